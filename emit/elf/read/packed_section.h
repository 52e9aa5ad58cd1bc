/* packed_section.h: sections that are compressed, as `clang -gz` does it with debug information. */
#ifndef KD_ELF_READ_PACKED_SECTION_H
#define KD_ELF_READ_PACKED_SECTION_H

#include <stdint.h>

#include "base/elf_numbers.h"
#include "base/packing.h"

enum packed_problem {
	PACKED_OK,
	PACKED_CUT_OFF,   /* the section ends within its header */
	PACKED_METHOD,    /* it is none that is known */
	PACKED_TOO_LARGE, /* it says to unpack to more than its bytes can hold, or than the limit */
};

struct packed_section {
	uint32_t type; /* ELFCOMPRESS_* */
	enum kd_compression method;
	uint64_t size; /* unpacked */
	uint64_t alignment;
	const uint8_t *bytes; /* the packed ones */
	size_t packed_size;
};

/* Reads the header, which is that of a class, ELFCLASS*; what was read before a problem is there. */
enum packed_problem packed_section_read(struct packed_section *packed, const uint8_t *bytes, uint64_t size,
                                        uint8_t class, uint64_t limit);

/* The same of a section whose name begins with ".zdebug_": older tools put "ZLIB" and the size in front. */
enum packed_problem packed_section_read_old(struct packed_section *packed, const uint8_t *bytes, uint64_t size,
                                            uint64_t limit);

/* Unpacks into `size` bytes. */
enum packing_status packed_section_unpack(const struct packed_section *packed, uint8_t *bytes);

#endif

/* packed_section.h: sections that are compressed, as `clang -gz` does it with debug information. */
#ifndef KD_FILES_ELF_READ_PACKED_SECTION_H
#define KD_FILES_ELF_READ_PACKED_SECTION_H

#include "base/packing.h"
#include "elf_file.h"

enum packed_problem {
	PACKED_OK,
	PACKED_CUT_OFF,   /* the section ends within its header */
	PACKED_METHOD,    /* it is none that is known */
	PACKED_TOO_LARGE, /* it says to unpack to more than its bytes can hold */
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
                                        uint8_t class);

/* Unpacks into `size` bytes. */
enum packing_status packed_section_unpack(const struct packed_section *packed, uint8_t *bytes);

/* The bytes that all compressed sections of a file may unpack to, by its size: so many times that, but not less than a
 * small object may need, nor more than fits into memory beside what is read there. */
enum { UNPACKED_FACTOR = 64, UNPACKED_LEAST = 128 << 10, UNPACKED_MOST = 256 << 20 };
uint64_t unpacked_limit(uint64_t file_size);

/* Marks the sections of a file that would unpack to more than that, with those before them. */
void sections_limit_unpacking(struct elf_file *file);

/* A section of a file as it was before it was compressed. */
struct unpacked_section {
	struct elf_section section;
	enum kd_compression method;
	const char *problem; /* NULL; or why it can't be unpacked: the section is as the file has it */
};

/* Whether a section is compressed: its flag says so, or, as older tools made it, its name. */
bool section_is_packed(const struct elf_section *section);

/* "debug_info" of ".zdebug_info", a name that older tools gave; NULL of other names. */
const char *section_old_name(const struct elf_section *section);

/* Unpacks such a section of the file into memory of the arena. */
struct unpacked_section section_unpacked(struct arena *arena, const struct elf_section *section,
                                         const struct elf_file *file);

#endif

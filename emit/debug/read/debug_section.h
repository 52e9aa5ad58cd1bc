/* debug_section.h: the bytes of a section with debug information, unpacked and relocated. */
#ifndef KD_DEBUG_READ_DEBUG_SECTION_H
#define KD_DEBUG_READ_DEBUG_SECTION_H

#include "debug/dwarf/operations.h"
#include "files/object/code_object.h"

/* A place that a relocation filled in. */
struct debug_place {
	uint64_t offset;
	const struct elf_symbol *symbol;
	int64_t addend;
};

struct debug_section {
	const struct elf_section *section;
	const uint8_t *bytes;
	size_t size;
	uint64_t address;                /* 0 in an object that is not linked */
	const char *problem;             /* NULL; or why there are no bytes */
	const char *remark;              /* NULL; or what could not be relocated */
	LIST(struct debug_place) places; /* sorted */
};

/* Whether the section is the one so called, ".debug_info"; or as it was called when it was compressed:
 * ".zdebug_info". */
bool debug_section_is(const struct elf_section *section, const char *name);

/* How many entries, units and the like may be kept of debug information that is compressed: none of them takes less
 * than a byte, so of the bytes that the file has itself all are kept. Else memory would be many times what is
 * unpacked. */
enum { DEBUG_KEPT_LEAST = 1 << 16 };
#define DEBUG_KEPT_PROBLEM "the sections of debug information have more entries than the file has bytes"
size_t debug_most_kept(const struct kd_code_object *object);

/* Counts one of them, by the bytes that it has if it is a unit or an entry of call frames, which take as much room as
 * several others. False: no more may be kept. */
bool debug_keep(size_t *left, uint64_t size);

/* Reads a section of the object; what it takes is memory of the arena. */
void debug_section_read(struct debug_section *section, struct arena *arena, const struct kd_code_object *object,
                        const struct elf_section *of);

/* The place that a relocation filled in at an offset; NULL: none did. */
const struct debug_place *debug_section_place(const struct debug_section *section, uint64_t offset);

/* The generation of the numbers that KD_DWARF_READ_* names. False: the bytes of each expression tell, and until then it
 * is LLVM's. */
bool debug_generation_of(unsigned dwarf_reading, enum dwarf_generation *generation);

/* Lanes of the wavefronts of the object: by its kernels, if they agree, else by its processor. */
unsigned debug_wavefront_size(const struct kd_code_object *object);

#endif

/* fixup.h: values among the bytes of a fragment that are stored when layout has decided them, or become relocations.
 *
 * All that tells them apart is their kind, a row. So a further kind is a further row: the target of a branch, which
 * instructions of SOPP hold in the low 16 bits of their word, would be
 *
 *     {.what = "a branch", .width = 2, .unit = 4, .start = 4, .overflow = "branch size exceeds simm16",
 *      .relative = R_AMDGPU_REL16, .own_only = true} */
#ifndef KD_MODULE_FIXUP_H
#define KD_MODULE_FIXUP_H

#include "base/source.h"
#include "expr.h"

struct fragment;

struct fixup_kind {
	const char *directive; /* that puts one into a section; NULL: only instructions have it */
	const char *what;      /* in messages */
	uint8_t width;         /* bytes that are stored, in little-endian order */
	uint8_t unit;          /* what is stored is a distance in units of so many bytes; 0: the value itself ... */
	uint8_t start;         /* ... counted from so many bytes after the fixup's place */
	const char *overflow;  /* why a distance is refused that no signed number of `width` bytes is; NULL: only the low
	                        * bytes are stored, as llvm-mc does with data */
	uint8_t absolute;      /* R_AMDGPU_*: the relocation of an address ... */
	uint8_t relative;      /* ... and of a distance */
	bool own_only;         /* these refer to nothing that another object defines */
};

struct fixup {
	const struct fixup_kind *kind;
	struct fragment *fragment;
	size_t offset; /* in the fragment's bytes */
	struct expr *expr;
	kd_pos pos;
};

/* The kind of a value of 1, 2, 4 or 8 bytes among data. */
const struct fixup_kind *fixup_of_data(unsigned width);

/* Those of the distance to a symbol, in 4 bytes and in 8. */
extern const struct fixup_kind fixup_distance, fixup_wide_distance;

/* What a fixup of the kind stores for a number, which for one with a unit is the distance in bytes from the fixup's
 * place; false if that does not fit. Where a relocation is made too, the number is its addend. */
bool fixup_number(const struct fixup_kind *kind, int64_t number, uint64_t *stored);

#endif

/* renames.h: one instruction, several names: other generations and processors call it differently. */
#ifndef KD_ISA_RENAMES_H
#define KD_ISA_RENAMES_H

#include "isa.h"

struct isa_rename {
	char name[ISA_NAME_SIZE], here[30]; /* what they call it, and what it is called in the rows */
	uint8_t generations;                /* a bit each: enum isa_generation */
};

/* The instruction that other generations call so; NULL: there is none. */
const struct isa_rename *isa_rename_find(const char *name, size_t length);

/* The n-th name that other generations have for an instruction; NULL: there are no more. */
const struct isa_rename *isa_rename_of(const char *here, size_t n);

const char *isa_generation_name(unsigned generation);

/* Whether two rows, one of which is another name, are the same instruction. */
bool isa_are_one(const struct isa_row *row, const struct isa_row *other);

/* What the machine calls an instruction that it lacks under this row's name; NULL: it lacks it. */
const char *isa_name_in(const struct isa_machine *machine, const struct isa_row *row);

#endif

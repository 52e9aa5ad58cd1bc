/* renames.h: one instruction, several names: other generations and processors call it differently. */
#ifndef KD_GPU_ISA_RENAMES_H
#define KD_GPU_ISA_RENAMES_H

#include "isa.h"

struct isa_rename {
	char name[ISA_NAME_SIZE], here[30]; /* what they call it, and what it is called in the rows */
	uint16_t generations, replaced;     /* a bit each: enum isa_generation; renames.def */
};

extern const struct isa_rename isa_renames[];

/* The row of the name, rather the machine's than one of other generations; NULL: there is none. */
const struct isa_rename *isa_rename_find(const struct isa_machine *machine, const char *name, size_t length);

/* The first name that generations have for the row's instruction, and the one after it; NULL: there are no more. */
const struct isa_rename *isa_rename_of(const struct isa_row *row);
const struct isa_rename *isa_rename_after(const struct isa_rename *rename);

/* What a name stands for on the machine, without suffix and in lower case. */
struct isa_named {
	const struct isa_row *rows;      /* NULL: there is no such name */
	const struct isa_rename *rename; /* other generations call them so, and the machine does not; NULL: it does */
	bool replaced;                   /* it has another name for them */
};

struct isa_named isa_names_find(const struct isa_machine *machine, const char *name, size_t length);

/* The generations that have an instruction of this name, also those whose instructions are not taken; a bit each. */
unsigned isa_generations_with(const char *name, size_t length);

/* The sets whose processors call it so. */
uint32_t isa_sets_naming(const char *name);

/* What the machine calls the row's instruction. */
const char *isa_name_of(const struct isa_machine *machine, const struct isa_row *row);

const char *isa_generation_name(unsigned generation);

/* Whether two rows, one of which is another name, are the same instruction. */
bool isa_are_one(const struct isa_row *row, const struct isa_row *other);

/* What the machine calls an instruction that it lacks under this row's name; NULL: it lacks it. */
const char *isa_name_in(const struct isa_machine *machine, const struct isa_row *row);

#endif

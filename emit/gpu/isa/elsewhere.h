/* elsewhere.h: what sources of other generations and processors have, and what to write instead: elsewhere.def. */
#ifndef KD_GPU_ISA_ELSEWHERE_H
#define KD_GPU_ISA_ELSEWHERE_H

#include "isa.h"

struct isa_other {
	const char *name, *owners, *instead;
};

/* A modifier or a lane that only other generations have; false: it is none. */
bool isa_other_word(const char *name, size_t length, struct isa_other *other);

/* What to write on the machine instead of the word; "": nothing is known. */
const char *isa_instead_of_word(const struct isa_machine *machine, const struct isa_other *word);

/* A mnemonic that no row has, without the suffix; false: it is none. */
bool isa_other_name(const char *name, size_t length, struct isa_other *other);

/* What to write for an instruction or word that the machine lacks; NULL: nothing is known. */
const char *isa_advice(const struct isa_machine *machine, const char *name);

/* The instruction that takes the operands which other generations have for that of the rows; NULL: there is none. */
const struct isa_row *isa_with_other_operands(const struct isa_row *rows);

/* The instruction that does the same as that of the rows, or nearly, where these are missing; NULL: there is none. */
const struct isa_row *isa_instead(const struct isa_row *rows);

#endif

/* macro_expand.h: the text of a body with the arguments put in. */
#ifndef KD_GRAMMAR_PREPROCESS_MACRO_EXPAND_H
#define KD_GRAMMAR_PREPROCESS_MACRO_EXPAND_H

#include "macros.h"

/* On what an expansion depends besides its arguments. */
struct macro_context {
	bool alternate;  /* .altmacro */
	bool has_calls;  /* \@ is known; it is not in .rept */
	uint32_t calls;  /* \@; an expansion has places of 32 bits, so there are fewer */
	uint32_t rounds; /* \+ */
};

/* The place after the bytes that llvm-mc takes for a parameter's name. */
const char *macro_name_end(const char *at, const char *end);

/* Keeps how the body is cut into text and parameters, for further expansions in this context. Does
 * nothing where that would be too much. */
void macro_keep_parts(struct reader *reader, struct macro *macro, struct macro_context context);

/* The same for the expansions until others are lent: those of a repeat. */
void macro_lend_parts(struct reader *reader, struct macro *macro, struct macro_context context);

/* Appends an expansion; `values` has one text for each parameter. False, and it is not whole, if there would be more
 * than `most` bytes then. */
bool macro_expand(const struct macro *macro, const struct text *values, struct macro_context context, size_t most,
                  struct buffer *out);

#endif

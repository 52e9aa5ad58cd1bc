/* macro_expand.h: the text of a body with the arguments put in. */
#ifndef KD_GRAMMAR_MACRO_EXPAND_H
#define KD_GRAMMAR_MACRO_EXPAND_H

#include "reader.h"

/* What stands for the pseudo-arguments \@ and \+. */
struct macro_counters {
	bool has_calls;   /* \@ is known; it is not in .rept */
	uint64_t calls;
	uint64_t rounds;
};

/* Behind the bytes that llvm-mc takes for a parameter's name. */
const char *macro_name_end(const char *at, const char *end);

/* Appends an expansion. */
void macro_expand(struct reader *reader, const struct macro *macro, const struct macro_arguments *arguments,
                  struct macro_counters counters, struct buffer *out);

#endif

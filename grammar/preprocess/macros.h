/* macros.h: .macro, its calls, .rept, .irp and .irpc.
 *
 * All of them are lexical, as in llvm-mc: a body is text, and an expansion is its text with the
 * arguments put in, which is then read like a file. */
#ifndef KD_GRAMMAR_PREPROCESS_MACROS_H
#define KD_GRAMMAR_PREPROCESS_MACROS_H

#include "reader/attributes.h"
#include "reader/reader.h"

void macro_define(struct reader *reader, struct text operands, struct span at);
void macro_call(struct reader *reader, struct text operands, struct span at);
void macro_forget(struct reader *reader, struct name *name, struct span at);

/* .endm and .endr where no body ends; at the end of an expansion they leave it. */
void macro_end(struct reader *reader, const struct directive *directive, struct span at);
void macro_exit(struct reader *reader, struct span at);
void macro_mode(struct reader *reader, const struct directive *directive, struct span at);

/* Considers all macros for a misspelt name. */
void macro_suggest(const struct reader *reader, struct suggestions *found);

void repeat(struct reader *reader, const struct directive *directive, struct value count, struct span count_at);
void repeat_for_arguments(struct reader *reader, struct text operands, struct span at);
void repeat_for_bytes(struct reader *reader, struct text operands, struct span at);

#endif

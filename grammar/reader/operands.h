/* operands.h: what all readers of operands ask of the source and of values. */
#ifndef KD_GRAMMAR_READER_OPERANDS_H
#define KD_GRAMMAR_READER_OPERANDS_H

#include "reader.h"

/* What is there in the source. */
struct text source_text(const struct reader *reader, struct span at);

/* Where the token after this place begins. llvm-mc's place for much of what it finds wrong with what it
 * has read. */
kd_pos token_after(const struct reader *reader, struct span at);

/* The number an operand comes to when read, as its directive demands; false after an error. */
bool absolute(struct reader *reader, struct value value, struct span at, int64_t *number);

/* The same of one that may be missing, NULL: then the number stays. */
bool absolute_if_given(struct reader *reader, const struct operand *operand, int64_t *number);

/* Whether an operand begins with an integer or a name, as llvm-mc wants of some. */
bool begins_like_version(const struct reader *reader, struct span at);

/* The name that a quoted string is. */
struct name *name_of_string(struct reader *reader, struct text text);

#endif

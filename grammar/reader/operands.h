/* operands.h: operands as the grammar has them, and what all readers of them ask of the source and of values. */
#ifndef KD_GRAMMAR_READER_OPERANDS_H
#define KD_GRAMMAR_READER_OPERANDS_H

#include "base/source.h"
#include "lex/lex.h"
#include "module/expr.h"

struct name;
struct reader;

/* Where a symbol or operand is. */
struct span {
	kd_pos start;
	kd_pos end; /* after its last byte */
};

/* "1b" or "1f@rel32@lo": the numeric label `number`, the one before or the one ahead. Of the number 32 bits count,
 * as in llvm-mc. */
struct direction {
	uint32_t number;
	bool ahead;
	uint8_t specifier; /* enum specifier */
};

/* What an action is given of a statement, with its place. */
struct operand {
	struct value value;
	struct span at;
};

struct named {
	struct name *name;
	struct span at;
};

struct quoted {
	struct text text;
	struct span at;
};

/* reader->alignment: what .align and its kin say. */
struct alignment_operands {
	struct operand alignment;
	struct operand fill;
	struct operand limit;
	bool has_fill;
	bool has_limit;
};

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

/* plain_operands.h: operands that are read without scanner and grammar: plain numbers, of which machine code that comes
 * as data consists, and what compilers set symbols to. Whatever is not as plain as that is left to the grammar.
 *
 * Both read into reader->plain and move `rest` on, or do neither and give false. */
#ifndef KD_GRAMMAR_READER_PLAIN_OPERANDS_H
#define KD_GRAMMAR_READER_PLAIN_OPERANDS_H

#include "plain_expression.h"

struct reader;

struct plain_number {
	uint64_t value;
	struct span at;
};

enum { PLAIN_MOST = 64 };

/* reader->plain */
struct plain_operands {
	struct name *name; /* of an assignment */
	struct span name_at;
	struct plain_expression value;
	struct plain_number items[PLAIN_MOST];
	size_t count;
};

/* "number, ..." up to the end of the line or to the comma in front of the first operand that is
 * something else. */
bool plain_numbers(struct reader *reader, const char **rest, const char *end);

/* "name, expression" up to the end of the line, the expression a plain one. */
bool plain_assignment(struct reader *reader, const char **rest, const char *end);

#endif

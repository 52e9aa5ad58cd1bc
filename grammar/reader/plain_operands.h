/* plain_operands.h: operands that are plain expressions, read without scanner and grammar. Data and assignments consist
 * of them, and machine code that comes as data is numbers alone. Whatever is not as plain is left to the grammar.
 *
 * All read into reader->plain and move `rest` on, or do neither and give false. */
#ifndef KD_GRAMMAR_READER_PLAIN_OPERANDS_H
#define KD_GRAMMAR_READER_PLAIN_OPERANDS_H

#include "plain_expression.h"

struct reader;

enum { PLAIN_MOST = 64 };

/* reader->plain */
struct plain_operands {
	struct name *name; /* of an assignment */
	struct span name_at;
	struct plain_expression items[PLAIN_MOST]; /* the first one if there is one only */
	size_t count;
};

/* "expression, ..." up to the end of the line or to the comma in front of the first operand that is
 * something else. */
bool plain_list(struct reader *reader, const char **rest, const char *end);

/* "expression" up to the end of the line. */
bool plain_single(struct reader *reader, const char **rest, const char *end);

/* "name, expression" up to the end of the line. */
bool plain_assignment(struct reader *reader, const char **rest, const char *end);

#endif

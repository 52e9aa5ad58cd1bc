/* plain_operands.h: operands that are plain expressions and names, read without scanner and grammar. Nearly all
 * directives consist of them, and machine code that comes as data is numbers alone. Whatever is not as plain is left
 * to the grammar.
 *
 * All read into reader->plain and move `rest` on, or do neither and give false. */
#ifndef KD_GRAMMAR_READER_PLAIN_OPERANDS_H
#define KD_GRAMMAR_READER_PLAIN_OPERANDS_H

#include "lex/lex.h"
#include "expression.h"

struct reader;

enum { PLAIN_MOST = 64, ALIGNMENT_MOST = 3 };

/* reader->plain */
struct plain_operands {
	struct name *name; /* of what begins with one */
	struct span name_at;
	struct text section;                       /* the name of a section */
	struct text flags;                         /* without their quotation marks */
	struct text type;                          /* without its mark */
	struct found_expression items[PLAIN_MOST]; /* the first one if there is one only */
	size_t count;
};

/* "expression, ..." up to the end of the line or to the comma in front of the first operand that is
 * something else. */
bool plain_list(struct reader *reader, const char **rest, const char *end);

/* "expression" up to the end of the line. */
bool plain_single(struct reader *reader, const char **rest, const char *end);

/* "name, expression" up to the end of the line. */
bool plain_assignment(struct reader *reader, const char **rest, const char *end);

/* "expression, expression, expression", or fewer. */
bool plain_alignment(struct reader *reader, const char **rest, const char *end);

/* Nothing up to the end of the line. */
bool plain_nothing(struct reader *reader, const char **rest, const char *end);

/* "name" up to the end of the line. */
bool plain_name(struct reader *reader, const char **rest, const char *end);

/* "name, @type" up to the end of the line. */
bool plain_type(struct reader *reader, const char **rest, const char *end);

/* `name, "flags", @type` up to the end of the line. */
bool plain_section(struct reader *reader, const char **rest, const char *end);

#endif

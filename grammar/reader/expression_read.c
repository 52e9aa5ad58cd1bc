/* expression_read.c: see expression_read.h. */
#include "expression_read.h"

#include "parse.h"
#include "plain_expression.h"
#include "reader.h"
#include "scanner.h"

/* Nearly all operands are plain, and the parser takes long. NULL: it is to decide. */
static const char *read_plain(struct reader *reader, const char *at, struct value *value) {
	struct plain_expression expression;
	struct span span;
	plain_expressions_forget(reader);
	if (!plain_expression_find(reader, at, reader->source->text + reader->source->size, &expression))
		return NULL;
	*value = plain_expression_value(reader, &expression, &span);
	return reader->source->text + (span.end - reader->source->base);
}

const char *expression_read(struct reader *reader, const char *at, struct value *value) {
	struct expression_state *expression = &reader->expression;
	const char *after = read_plain(reader, at, value);
	if (after)
		return after;
	if (expression->prepare) {
		expression->prepare(reader);
		expression->prepare = NULL;
	}
	size_t messages = reader->diag->messages.count;
	struct scanner_place place = scanner_read_expression(reader, at);
	bool good = parse_parse(reader->scanner, reader) == 0;
	scanner_go_back(reader, place);
	if (!good)
		return NULL;
	if (expression->bad_after) /* the parser has looked at it */
		diag_forget(reader->diag, messages, expression->end);
	*value = expression->value;
	return reader->source->text + (expression->end - reader->source->base);
}

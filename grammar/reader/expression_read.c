/* expression_read.c: see expression_read.h. */
#include "expression_read.h"

#include "parse.h"
#include "reader.h"
#include "scanner.h"

/* Nearly all operands are numbers, for which the parser takes long. NULL: it is to decide. */
static const char *read_number(const char *at, const char *end, struct value *value) {
	uint64_t number;
	const char *after = lex_plain_number(lex_skip_spaces(at, end), end, &number);
	const char *next = after ? lex_skip_spaces(after, end) : end;
	if (next == end || (*next != ',' && *next != ']' && *next != ':' && *next != '\n'))
		return NULL;
	*value = value_constant((int64_t)number);
	return after;
}

const char *expression_read(struct reader *reader, const char *at, struct value *value) {
	struct expression_state *expression = &reader->expression;
	const char *after = read_number(at, reader->source->text + reader->source->size, value);
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

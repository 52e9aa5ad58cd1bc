/* plain_operands.c: see plain_operands.h. */
#include "plain_operands.h"

#include "reader.h"

/* Reads one and gives the place of what ends it, a comma or the line; NULL if that is neither. */
static const char *read_operand(struct reader *reader, const char *at, const char *end) {
	struct plain_operands *plain = &reader->plain;
	struct plain_number *number = &plain->items[plain->count];
	const char *after = plain->count < PLAIN_MOST ? lex_plain_number(at, end, &number->value) : NULL;
	if (!after)
		return NULL;
	number->at = (struct span){text_pos(reader, at), text_pos(reader, after)};
	after = lex_skip_spaces(after, end);
	if (after == end || (*after != ',' && *after != '\n'))
		return NULL;
	plain->count++;
	return after;
}

bool plain_numbers(struct reader *reader, const char **rest, const char *end) {
	const char *at = *rest;
	reader->plain.count = 0;
	while ((at = read_operand(reader, lex_skip_spaces(at, end), end))) {
		*rest = at;
		if (*at++ == '\n')
			break;
	}
	return reader->plain.count > 0;
}

bool plain_assignment(struct reader *reader, const char **rest, const char *end) {
	const char *start = lex_skip_spaces(*rest, end), *after = start;
	while (after < end && lex_is_name_byte(*after))
		after++;
	const char *at = lex_skip_spaces(after, end);
	if (!lex_begins_name(start) || *at != ',')
		return false;
	at = plain_expression_find(reader, at + 1, end, &reader->plain.value);
	if (!at || *at != '\n')
		return false;
	reader->plain.name = name_intern(&reader->module->names, start, (size_t)(after - start));
	reader->plain.name_at = (struct span){text_pos(reader, start), text_pos(reader, after)};
	*rest = at;
	return true;
}

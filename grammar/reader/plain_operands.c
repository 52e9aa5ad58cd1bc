/* plain_operands.c: see plain_operands.h. */
#include "plain_operands.h"

#include "reader.h"

bool plain_list(struct reader *reader, const char **rest, const char *end) {
	struct plain_operands *plain = &reader->plain;
	const char *at = *rest;
	for (plain->count = 0; plain->count < PLAIN_MOST; at++) {
		at = plain_expression_find(reader, at, end, &plain->items[plain->count]);
		if (!at || (*at != ',' && *at != '\n'))
			break;
		plain->count++;
		*rest = at;
		if (*at == '\n')
			break;
	}
	return plain->count > 0;
}

/* One at `at` up to the line end; its place, or NULL. */
static const char *find_last(struct reader *reader, const char *at, const char *end) {
	const char *after = plain_expression_find(reader, at, end, &reader->plain.items[0]);
	return after && *after == '\n' ? after : NULL;
}

bool plain_single(struct reader *reader, const char **rest, const char *end) {
	const char *after = find_last(reader, *rest, end);
	if (after)
		*rest = after;
	return after;
}

bool plain_assignment(struct reader *reader, const char **rest, const char *end) {
	const char *start = lex_skip_spaces(*rest, end), *after = start;
	while (after < end && lex_is_name_byte(*after))
		after++;
	const char *at = lex_skip_spaces(after, end);
	if (!lex_begins_name(start) || *at != ',')
		return false;
	at = find_last(reader, at + 1, end);
	if (!at)
		return false;
	*rest = at;
	reader->plain.name = name_intern(&reader->module->names, start, (size_t)(after - start));
	reader->plain.name_at = (struct span){text_pos(reader, start), text_pos(reader, after)};
	return true;
}

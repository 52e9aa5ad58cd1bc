/* plain_operands.c: see plain_operands.h. */
#include "plain_operands.h"

#include "reader.h"

bool plain_list(struct reader *reader, const char **rest, const char *end) {
	struct plain_operands *plain = &reader->plain;
	const char *at = *rest;
	expressions_forget(reader);
	for (plain->count = 0; plain->count < PLAIN_MOST; at++) {
		at = expression_find(reader, at, end, &plain->items[plain->count]);
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
	expressions_forget(reader);
	const char *after = expression_find(reader, at, end, &reader->plain.items[0]);
	return after && *after == '\n' ? after : NULL;
}

bool plain_single(struct reader *reader, const char **rest, const char *end) {
	const char *after = find_last(reader, *rest, end);
	if (after)
		*rest = after;
	return after;
}

/* The place after the name at `at`, or NULL if none begins there. */
static const char *find_name(const char *at, struct text *name) {
	const char *after = at;
	if (!lex_begins_name(at))
		return NULL;
	while (lex_is_name_byte(*after)) /* the text ends with a NUL */
		after++;
	*name = (struct text){at, (size_t)(after - at)};
	return after;
}

/* The place after a comma and spaces, or NULL if no comma is there. `at` may be NULL. */
static const char *skip_comma(const char *at, const char *end) {
	if (!at)
		return NULL;
	at = lex_skip_spaces(at, end);
	return *at == ',' ? lex_skip_spaces(at + 1, end) : NULL;
}

/* Whether the line ends at `at`, which may be NULL; then `rest` is moved there. */
static bool ends_line(const char *at, const char **rest, const char *end) {
	if (!at)
		return false;
	at = lex_skip_spaces(at, end);
	if (*at != '\n')
		return false;
	*rest = at;
	return true;
}

static void keep_name(struct reader *reader, struct text name) {
	reader->plain.name = name_intern(&reader->module->names, name.at, name.length);
	reader->plain.name_at = text_span(reader, name);
}

bool plain_assignment(struct reader *reader, const char **rest, const char *end) {
	struct text name;
	const char *at = skip_comma(find_name(lex_skip_spaces(*rest, end), &name), end);
	at = at ? find_last(reader, at, end) : NULL;
	if (!at)
		return false;
	*rest = at;
	keep_name(reader, name);
	return true;
}

bool plain_alignment(struct reader *reader, const char **rest, const char *end) {
	return plain_list(reader, rest, end) && reader->plain.count <= ALIGNMENT_MOST;
}

bool plain_nothing(struct reader *reader, const char **rest, const char *end) {
	(void)reader;
	return ends_line(*rest, rest, end);
}

bool plain_name(struct reader *reader, const char **rest, const char *end) {
	struct text name;
	if (!ends_line(find_name(lex_skip_spaces(*rest, end), &name), rest, end))
		return false;
	keep_name(reader, name);
	return true;
}

/* A type with its mark; `at` may be NULL. */
static const char *find_type(const char *at, struct text *type) {
	return at && *at == '@' ? find_name(at + 1, type) : NULL;
}

bool plain_type(struct reader *reader, const char **rest, const char *end) {
	struct text name;
	const char *at = skip_comma(find_name(lex_skip_spaces(*rest, end), &name), end);
	if (!ends_line(find_type(at, &reader->plain.type), rest, end))
		return false;
	keep_name(reader, name);
	return true;
}

/* The flags in quotes at `at`, which may be NULL. */
static const char *find_flags(const char *at, struct text *flags) {
	const char *after = at && *at == '"' ? at + 1 : NULL;
	while (after && lex_is_name_byte(*after))
		after++;
	if (!after || *after != '"')
		return NULL;
	*flags = (struct text){at + 1, (size_t)(after - at - 1)};
	return after + 1;
}

bool plain_section(struct reader *reader, const char **rest, const char *end) {
	struct plain_operands *plain = &reader->plain;
	const char *at = skip_comma(find_name(lex_skip_spaces(*rest, end), &plain->section), end);
	at = skip_comma(find_flags(at, &plain->flags), end);
	return ends_line(find_type(at, &plain->type), rest, end);
}

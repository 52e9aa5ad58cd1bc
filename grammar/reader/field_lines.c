/* field_lines.c: see field_lines.h. */
#include "field_lines.h"

#include "reader.h"

static bool begins(const char *at, const char *end, const char *text, size_t length) {
	return (size_t)(end - at) > length && memcmp(at, text, length) == 0;
}

/* The operand of the directive that begins the line at `at`, or NULL. */
static const char *find_operand(const char *at, const char *end) {
	const char *start = lex_skip_spaces(at, end), *after = start;
	while (after < end && lex_is_name_byte(*after))
		after++;
	const char *operand = lex_skip_spaces(after, end);
	return start < end && *start == '.' && operand > after ? operand : NULL;
}

/* Keeps how the next line begins, in place of those that were there before; false if it is no plain line or there is no
 * room. */
static bool learn(struct reader *reader, const char *at, const char *operand, const char *number_end) {
	struct field_lines *lines = &reader->field_lines;
	struct field_line *line = &lines->items[lines->next];
	const char *start = lex_skip_spaces(at, operand), *after = start;
	while (lex_is_name_byte(*after))
		after++;
	size_t length = (size_t)(operand - at), whole = number_end ? (size_t)(number_end + 1 - at) : 0;
	size_t kept = whole ? whole : length, used = lines->starts[lines->next];
	struct name *name = name_intern(&reader->module->names, start, (size_t)(after - start));
	if (name_is(name, KERNEL_END) || directive_find_foreign(reader, name) || kept > sizeof lines->text - used)
		return false;
	*line = (struct field_line){
	    .name = name, .indent = (uint16_t)(start - at), .length = (uint16_t)length, .whole = (uint16_t)whole};
	memcpy(lines->text + used, at, kept);
	lines->known = (uint8_t)(lines->next + 1);
	lines->starts[lines->known] = (uint16_t)(used + kept);
	return true;
}

/* The place after the line at `at`, or NULL if it is not plain. */
static const char *read_line(struct reader *reader, const char *at, const char *end) {
	struct field_lines *lines = &reader->field_lines;
	struct field_line *line = &lines->items[lines->next];
	struct found_expression found;
	bool is_known = lines->next < lines->known &&
	                begins(at, end, lines->text + lines->starts[lines->next], line->length);
	const char *operand = is_known ? at + line->length : find_operand(at, end);
	const char *next = operand ? expression_find(reader, operand, end, &found) : NULL;
	if (!next || *next != '\n' || (!is_known && !learn(reader, at, operand, found.number_end == next ? next : NULL)))
		return NULL;
	if (is_known) {
		line->whole = 0;
		line->accepted = NULL;
	}
	line->pos = text_pos(reader, at);
	line->operand = found;
	lines->next++;
	return next + 1;
}

/* The place after as many lines at `at` as are the same in full as in the block before. */
static const char *pass_same(struct reader *reader, const char *at, const char *end) {
	struct field_lines *lines = &reader->field_lines;
	struct field_line *line = &lines->items[lines->next], *known_end = &lines->items[lines->known], *stop = line;
	while (stop < known_end && stop->whole)
		stop++;
	const char *text = lines->text + lines->starts[lines->next];
	bool all = begins(at, end, text, (size_t)(lines->starts[stop - lines->items] - lines->starts[lines->next]));
	kd_pos pos = text_pos(reader, at);
	for (; line < stop && (all || begins(at, end, text, line->whole)); line++) {
		line->pos = pos;
		pos += line->whole;
		at += line->whole;
		text += line->whole;
	}
	lines->next = (uint8_t)(line - lines->items);
	return at;
}

const char *field_lines_read(struct reader *reader, const char *at, const char *end) {
	struct field_lines *lines = &reader->field_lines;
	lines->first = lines->next;
	expressions_forget(reader);
	for (;;) {
		at = pass_same(reader, at, end);
		const char *next = lines->next < FIELD_LINES_MOST ? read_line(reader, at, end) : NULL;
		if (!next)
			return at;
		at = next;
	}
}

struct found_expression field_line_operand(const struct reader *reader, const struct field_line *line) {
	const char *at = reader->source->text + (line->pos - reader->source->base);
	if (!line->whole)
		return line->operand;
	return (struct found_expression){at + line->length, at + line->whole - 1, {line->operand.number}};
}

void field_lines_forget(struct field_lines *lines) {
	lines->known = lines->next = 0;
}

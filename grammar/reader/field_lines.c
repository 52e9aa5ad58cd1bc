/* field_lines.c: see field_lines.h. */
#include "field_lines.h"

#include "reader.h"

static bool begins(const char *at, const char *end, const char *text, size_t length) {
	return (size_t)(end - at) > length && memcmp(at, text, length) == 0;
}

/* How a plain line begins. */
struct beginning {
	struct text name; /* of the directive */
	const char *operand;
};

/* Whether a directive with an operand begins the line at `at`. */
static bool find_beginning(const char *at, const char *end, struct beginning *found) {
	const char *start = lex_skip_spaces(at, end), *after = start;
	while (after < end && lex_is_name_byte(*after))
		after++;
	found->name = (struct text){start, (size_t)(after - start)};
	found->operand = lex_skip_spaces(after, end);
	return start < end && *start == '.' && found->operand > after;
}

/* The operand of the line at `at` if it begins as the one at its place in the block before; or NULL. */
static const char *known_operand(const struct field_lines *lines, const char *at, const char *end) {
	const struct field_line *line = &lines->items[lines->next];
	bool is_known = lines->next < lines->known &&
	                begins(at, end, lines->text + lines->starts[lines->next], line->length);
	return is_known ? at + line->length : NULL;
}

/* Keeps how the next line begins, in place of those that were there before; false if it is no plain line or there is no
 * room. `whole` is its size if its operand is a number, or 0. */
static bool learn(struct reader *reader, const char *at, const struct beginning *begun, size_t whole) {
	struct field_lines *lines = &reader->field_lines;
	size_t length = (size_t)(begun->operand - at), kept = whole ? whole : length, used = lines->starts[lines->next];
	struct name *name = name_intern(&reader->module->names, begun->name.at, begun->name.length);
	if (name_is(name, KERNEL_END) || directive_find_foreign(reader, name) || kept > sizeof lines->text - used)
		return false;
	lines->items[lines->next] = (struct field_line){
	    .name = name, .indent = (uint16_t)(begun->name.at - at), .length = (uint16_t)length, .whole = (uint16_t)whole};
	memcpy(lines->text + used, at, kept);
	lines->known = (uint8_t)(lines->next + 1);
	lines->starts[lines->known] = (uint16_t)(used + kept);
	return true;
}

/* The place after the line at `at`, or NULL if it is not plain. */
static const char *read_line(struct reader *reader, const char *at, const char *end) {
	struct field_lines *lines = &reader->field_lines;
	struct field_line *line = &lines->items[lines->next];
	struct beginning begun = {.operand = known_operand(lines, at, end)};
	struct found_expression found;
	bool is_known = begun.operand;
	if (!is_known && !find_beginning(at, end, &begun))
		return NULL;
	const char *next = expression_find(reader, begun.operand, end, &found);
	if (!next || *next != '\n')
		return NULL;
	if (is_known) { /* with another operand */
		line->whole = 0;
		line->accepted = NULL;
	} else if (!learn(reader, at, &begun, found.number_end == next ? (size_t)(next + 1 - at) : 0)) {
		return NULL;
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

/* field_lines.c: see field_lines.h. */
#include "field_lines.h"

#include "reader.h"

static bool begins(const char *at, const char *end, const char *text, size_t length) {
	return (size_t)(end - at) > length && memcmp(at, text, length) == 0;
}

/* The place after the directive that the block before had on this line, if it is the one here. */
static const char *skip_known(const struct known_line *known, const char *at, const char *end) {
	return known->name && begins(at, end, known->text, known->length) ? at + known->length : NULL;
}

/* The operand of the directive that begins the line at `at`, or NULL. */
static const char *find_operand(const char *at, const char *end) {
	const char *start = lex_skip_spaces(at, end), *after = start;
	while (after < end && lex_is_name_byte(*after))
		after++;
	const char *operand = lex_skip_spaces(after, end);
	return start < end && *start == '.' && operand > after ? operand : NULL;
}

/* Keeps how the line at `at` begins; false if it is no plain line or too long to keep. */
static bool learn(struct reader *reader, struct known_line *known, const char *at, const char *operand) {
	const char *start = lex_skip_spaces(at, operand), *after = start;
	while (lex_is_name_byte(*after))
		after++;
	struct name *name = name_intern(&reader->module->names, start, (size_t)(after - start));
	if (name_is(name, KERNEL_END) || directive_find_foreign(reader, name) ||
	    (size_t)(operand - at) > sizeof known->text)
		return false;
	known->name = name;
	known->indent = (uint8_t)(start - at);
	known->length = (uint8_t)(operand - at);
	memcpy(known->text, at, known->length);
	return true;
}

/* Keeps the number of the line, too, if the line is the directive and the number only. */
static void learn_number(struct known_line *known, const char *at, const struct plain_expression *operand,
                         const char *next) {
	size_t whole = (size_t)(next + 1 - at);
	known->whole = 0;
	if (operand->number_end != next || whole > sizeof known->text)
		return;
	memcpy(known->text + known->length, at + known->length, whole - known->length);
	known->number = operand->number;
	known->whole = (uint8_t)whole;
}

/* The place after the line at `at`, or NULL if it is not plain. */
static const char *read_line(struct reader *reader, struct known_line *known, const char *at, const char *end,
                             struct field_line *line) {
	kd_pos pos = text_pos(reader, at);
	if (known->whole && begins(at, end, known->text, known->whole)) {
		const char *next = at + known->whole;
		*line = (struct field_line){known->name, pos + known->indent, {at + known->length, next - 1, {known->number}}};
		return next;
	}
	const char *operand = skip_known(known, at, end);
	bool is_known = operand;
	if (!is_known)
		operand = find_operand(at, end);
	const char *next = operand ? plain_expression_find(reader, operand, end, &line->operand) : NULL;
	if (!next || *next != '\n' || (!is_known && !learn(reader, known, at, operand)))
		return NULL;
	learn_number(known, at, &line->operand, next);
	line->name = known->name;
	line->pos = pos + known->indent;
	return next + 1;
}

const char *field_lines_read(struct reader *reader, const char *at, const char *end) {
	struct field_lines *lines = &reader->field_lines;
	plain_expressions_forget(reader);
	for (lines->count = 0; lines->count < FIELD_LINES_MOST; lines->count++) {
		struct known_line *known = &lines->known[lines->next_known];
		const char *next = read_line(reader, known, at, end, &lines->items[lines->count]);
		if (!next)
			break;
		lines->next_known = (uint8_t)((lines->next_known + 1) % FIELD_LINES_MOST);
		at = next;
	}
	return at;
}

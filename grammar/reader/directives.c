/* directives.c: see directives.h. */
#include "directives.h"

#include "attributes.h"
#include "base/ascii.h"
#include "base/dwarf_numbers.h"
#include "base/suggest.h"
#include "debug/write/frame_table.h"
#include "parse.h"
#include "reader.h"

static const struct directive directives[] = {
#define KD_DIRECTIVE_IN(name, scope, token, argument, syntax, summary)                                                 \
	{name, syntax, token, argument, false, scope, NULL},
#define KD_DIRECTIVE(name, token, argument, any_case, syntax, summary)                                                 \
	{name, syntax, token, argument, any_case, SCOPE_ALL, NULL},
#include "directives.def"
#undef KD_DIRECTIVE
#undef KD_DIRECTIVE_IN
};

enum { DIRECTIVE_COUNT = sizeof directives / sizeof directives[0] };

_Static_assert(DIRECTIVE_COUNT <= UINT8_MAX && 2 * DIRECTIVE_COUNT <= DIRECTIVE_PLACES, "the table has room");

/* Where a name belongs, in capitals or not. Whoever writes names for one place finds few rows there. */
static size_t place_of(const char *name, size_t length) {
	enum { CASE = 0x20 };
	size_t sum = length + 3u * (uint8_t)(name[1] | CASE) + 31u * (uint8_t)(name[length / 2] | CASE) +
	             17u * (uint8_t)(name[length - 2] | CASE) + 7u * (uint8_t)(name[length - 1] | CASE);
	return sum % DIRECTIVE_PLACES;
}

void directives_start(struct reader *reader) {
	uint8_t *places = reader->directives.rows;
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++) {
		size_t at = place_of(directives[i].name, strlen(directives[i].name));
		while (places[at])
			at = (at + 1) % DIRECTIVE_PLACES;
		places[at] = (uint8_t)(i + 1);
	}
}

static bool is_spelt(const struct directive *directive, const char *text, size_t length) {
	if (strlen(directive->name) != length)
		return false;
	for (size_t i = 0; i < length; i++)
		if (text[i] != directive->name[i] && (!directive->any_case || ascii_small(text[i]) != directive->name[i]))
			return false;
	return true;
}

/* 1 + the number of the row, or 0. */
static uint32_t find_row(const struct reader *reader, const char *text, size_t length) {
	if (length < 2 || text[0] != '.')
		return 0;
	for (size_t at = place_of(text, length); reader->directives.rows[at]; at = (at + 1) % DIRECTIVE_PLACES) {
		uint32_t number = reader->directives.rows[at];
		if (is_spelt(&directives[number - 1], text, length))
			return number;
	}
	return 0;
}

static const struct directive *directive_numbered(const struct reader *reader, uint32_t number) {
	if (number <= DIRECTIVE_COUNT)
		return number ? &directives[number - 1] : NULL;
	return reader->directives.macros.items[number - DIRECTIVE_COUNT - 1];
}

const struct directive *directive_find(struct reader *reader, struct name *name) {
	if (!name->directive)
		name->directive = find_row(reader, name->text, name->length);
	return directive_numbered(reader, name->directive);
}

void directive_hide(struct reader *reader, struct name *name, const struct directive *macro) {
	*list_add(reader->arena, &reader->directives.macros) = macro;
	name->directive = (uint32_t)(DIRECTIVE_COUNT + reader->directives.macros.count);
}

void directive_show(struct name *name) {
	name->directive = 0; /* it is found again */
}

const struct directive *directive_find_foreign(struct reader *reader, struct name *name) {
	const struct directive *directive = directive_find(reader, name);
	return directive && directive->token != MACRO_CALL && name->text[0] == '.' ? directive : NULL;
}

const struct directive *directive_find_text(struct reader *reader, const char *text, size_t length) {
	struct name *name = name_find(&reader->module->names, text, length);
	return name ? directive_find(reader, name) : directive_numbered(reader, find_row(reader, text, length));
}

void directive_suggest(struct suggestions *found) {
	for (size_t i = 0; i < DIRECTIVE_COUNT; i++)
		suggest_consider(found, directives[i].name);
}

/* unit.c: see unit.h. */
#include "unit.h"

#include <string.h>

#include "assembled_text.h"
#include "diagnostics.h"
#include "directive_words.h"

enum { MOST_TEXTS = 64 };

static bool has_text(const struct unit *unit, const struct document *text) {
	for (size_t i = 0; i < unit->texts.count; i++)
		if (unit->texts.items[i] == text)
			return true;
	return false;
}

struct unit unit_of(struct server *server, struct document *document) {
	struct document *includer = diagnostics_includer(server, document);
	struct unit unit = {.source = includer ? includer : document};
	const struct assembly *assembly = assembly_of(server, unit.source);
	*list_add(server->passing, &unit.texts) = unit.source;
	for (size_t i = 0; i < assembly->all.file_count && unit.texts.count < MOST_TEXTS; i++) {
		const char *path = project_path(server->passing, &assembly->project, assembly->all.files[i]);
		struct document *text = path ? document_load(&server->documents, path) : NULL;
		if (text && !has_text(&unit, text))
			*list_add(server->passing, &unit.texts) = text;
	}
	return unit;
}

static const char descriptor_ending[] = ".kd";
enum { DESCRIPTOR_ENDING = sizeof descriptor_ending - 1 };

struct unit_name unit_name_of(const struct document *document, struct word word) {
	struct unit_name name = {document->text + word.start, word.end - word.start};
	if (word.kind == WORD_STRING && name.size > 1) {
		name.text++;
		name.size -= name.size > 1 && name.text[name.size - 2] == '"' ? 2 : 1;
	}
	if (name.size > DESCRIPTOR_ENDING &&
	    memcmp(name.text + name.size - DESCRIPTOR_ENDING, descriptor_ending, DESCRIPTOR_ENDING) == 0)
		name.size -= DESCRIPTOR_ENDING;
	return name;
}

static bool is_same(struct unit_name a, const char *text, size_t size) {
	return a.size == size && memcmp(a.text, text, size) == 0;
}

static bool is_symbol(enum definition_kind kind) {
	return kind != DEFINITION_SECTION && kind != DEFINITION_INCLUDE;
}

const struct defined *unit_find(struct server *server, const struct unit *unit, struct unit_name name,
                                struct document **text) {
	const struct defined *found = NULL;
	for (size_t i = 0; i < unit->texts.count; i++) {
		struct document *document = unit->texts.items[i];
		const struct outline *outline = outline_of(&server->documents, document);
		for (size_t j = 0; j < outline->definitions.count; j++) {
			const struct defined *defined = &outline->definitions.items[j];
			bool is_better = !found || (found->kind == DEFINITION_KERNEL && defined->kind != DEFINITION_KERNEL);
			if (!is_better || !is_symbol(defined->kind) ||
			    !is_same(name, document->text + defined->start, defined->end - defined->start))
				continue;
			found = defined;
			*text = document;
		}
	}
	return found;
}

/* ---- occurrences ---- */

struct search {
	struct document *document;
	const struct outline *outline;
	struct unit_name name;
	take_occurrence *take;
	void *context;
};

/* The definition at a place, by bisection: they are in order. */
static bool defines(const struct search *search, size_t start) {
	const struct outline *outline = search->outline;
	size_t low = 0, high = outline->definitions.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (outline->definitions.items[middle].start < start)
			low = middle + 1;
		else
			high = middle;
	}
	return low < outline->definitions.count && outline->definitions.items[low].start == start &&
	       is_symbol(outline->definitions.items[low].kind);
}

static void tell(const struct search *search, size_t start) {
	const struct occurrence found = {search->document, start, start + search->name.size, defines(search, start)};
	search->take(search->context, &found);
}

/* Whether strings of the line are texts, and not symbols in quotation marks. */
static bool takes_texts(const struct search *search, size_t line) {
	struct word first = search->outline->lines[line].first;
	const struct directive_words *words =
	    directive_words(search->document->text + first.start, first.end - first.start);
	return words && strchr(words->syntax, '"');
}

/* "to" of "add to=v0". */
static bool names_argument(const struct document *document, struct word word, struct word first) {
	size_t at = word.end;
	while (at < document->size && (document->text[at] == ' ' || document->text[at] == '\t'))
		at++;
	bool assigns = at < document->size && document->text[at] == '=' &&
	               !(at + 1 < document->size && document->text[at + 1] == '=');
	return assigns && word.start != first.start;
}

/* Whether the word of this number is where a macro or repeat declares a parameter. */
static bool declares_parameter(const struct document *document, struct word first, unsigned number) {
	if (word_is_any_case(document->text, first, ".macro"))
		return number > 1;
	bool is_repeat = word_is_any_case(document->text, first, ".irp") ||
	                 word_is_any_case(document->text, first, ".irpc");
	return is_repeat && number == 1;
}

static void search_statement(const struct search *search, size_t line) {
	struct word_reader reader = outline_words(search->outline, search->document, line);
	struct word first = search->outline->lines[line].first, word;
	for (unsigned number = 0; word_next(&reader, &word); number++) {
		bool is_symbol = word.kind == WORD_NAME || (word.kind == WORD_STRING && !takes_texts(search, line));
		if (!is_symbol || names_argument(search->document, word, first) ||
		    declares_parameter(search->document, first, number))
			continue;
		struct unit_name found = unit_name_of(search->document, word);
		if (is_same(search->name, found.text, found.size))
			tell(search, (size_t)(found.text - search->document->text));
	}
}

/* ".key: value" in YAML, with quotes or without. */
struct yaml_value {
	size_t column; /* of the key in its line */
	size_t start, end;
};

static bool find_value(const struct document *document, size_t line, const char *key, struct yaml_value *value) {
	size_t start = document_line_start(document, line), end = document_line_end(document, line);
	const char *text = document->text, *at = memmem(text + start, end - start, key, strlen(key));
	if (!at)
		return false;
	value->column = (size_t)(at - text) - start;
	value->start = (size_t)(at - text) + strlen(key);
	while (value->start < end && strchr(" \t'\"", text[value->start]))
		value->start++;
	value->end = value->start;
	while (value->end < end && !strchr(" \t'\",}#", text[value->end]))
		value->end++;
	return true;
}

static bool is_descriptor_value(const struct search *search, const struct yaml_value *value) {
	const char *text = search->document->text + value->start;
	size_t size = search->name.size;
	return value->end - value->start == size + DESCRIPTOR_ENDING && is_same(search->name, text, size) &&
	       memcmp(text + size, descriptor_ending, DESCRIPTOR_ENDING) == 0;
}

/* The name of a kernel is beside its symbol: at the same column, before the next element of the list. */
static bool is_beside_symbol(const struct search *search, size_t line, size_t column) {
	enum { MOST_LINES = 400 };
	struct yaml_value value;
	for (int step = -1; step <= 1; step += 2)
		for (size_t i = 0, at = line; i < MOST_LINES && at < search->document->line_count; i++, at += (size_t)step) {
			if (search->outline->lines[at].region != REGION_METADATA)
				break;
			if (find_value(search->document, at, ".symbol:", &value) && (at == line || value.column == column) &&
			    is_descriptor_value(search, &value))
				return true;
		}
	return false;
}

static void search_metadata(const struct search *search, size_t line) {
	struct yaml_value value;
	if (find_value(search->document, line, ".name:", &value) &&
	    is_same(search->name, search->document->text + value.start, value.end - value.start) &&
	    is_beside_symbol(search, line, value.column))
		tell(search, value.start);
	if (find_value(search->document, line, ".symbol:", &value) && is_descriptor_value(search, &value))
		tell(search, value.start);
}

static void search_text(const struct search *search) {
	const struct document *document = search->document;
	const char *text = document->text, *at = text, *end = text + document->size;
	size_t last = SIZE_MAX;
	while (at < end && (at = memmem(at, (size_t)(end - at), search->name.text, search->name.size)) != NULL) {
		size_t line = document_line(document, (size_t)(at - text));
		at += search->name.size;
		if (line == last)
			continue;
		last = line;
		if (search->outline->lines[line].region == REGION_METADATA)
			search_metadata(search, line);
		else
			search_statement(search, line);
	}
}

void unit_occurrences(struct server *server, const struct unit *unit, struct unit_name name, take_occurrence *take,
                      void *context) {
	for (size_t i = 0; name.size && i < unit->texts.count; i++) {
		struct document *document = unit->texts.items[i];
		const struct search search = {document, outline_of(&server->documents, document), name, take, context};
		search_text(&search);
	}
}

json_t *unit_macros(struct server *server, struct document *document) {
	json_t *names = json_object();
	struct unit unit = unit_of(server, document);
	for (size_t i = 0; i < unit.texts.count; i++) {
		struct document *text = unit.texts.items[i];
		const struct outline *outline = outline_of(&server->documents, text);
		for (size_t j = 0; j < outline->definitions.count; j++) {
			const struct defined *defined = &outline->definitions.items[j];
			if (defined->kind == DEFINITION_MACRO)
				json_object_set_new(
				    names, arena_copy(server->passing, text->text + defined->start, defined->end - defined->start),
				    json_true());
		}
	}
	return names;
}

/* navigation.c: from a name to its definition and back: definition, references, highlights, rename. */
#include <string.h>

#include "file_uri.h"
#include "project.h"
#include "register_writers.h"
#include "assembled_text.h"
#include "server.h"
#include "unit.h"

/* What a request is about. */
struct subject {
	struct document *document;
	const struct outline *outline;
	struct word word;
	struct unit unit;
	struct unit_name name;
};

/* False: there is no name at the position; or after server_fail(). */
static bool find_subject(struct server *server, const json_t *parameters, struct subject *subject) {
	size_t offset;
	subject->document = server_place(server, parameters, &offset);
	if (!subject->document)
		return false;
	subject->outline = outline_of(&server->documents, subject->document);
	if (!outline_word_at(subject->outline, subject->document, offset, &subject->word))
		return false;
	subject->unit = unit_of(server, subject->document);
	subject->name = unit_name_of(subject->document, subject->word);
	return true;
}

/* The answer where there is nothing at the position. */
static json_t *nothing(const struct server *server) {
	return server->failure ? NULL : json_null();
}

/* ---- parameters of macros and repeats ---- */

static bool is_word(const struct document *document, struct word word, struct unit_name name) {
	return word.end - word.start == name.size && memcmp(document->text + word.start, name.text, name.size) == 0;
}

static bool is_macro_block(const struct document *document, const struct outline_block *block) {
	return word_is_any_case(document->text, block->directive, ".macro");
}

/* Where a block, after its directive and a macro's name, names a parameter; false: it has none of that name. */
static bool find_declared(const struct subject *subject, const struct outline_block *block, struct unit_name name,
                          struct word *found) {
	struct word_reader reader = outline_words(subject->outline, subject->document, block->line);
	unsigned others = is_macro_block(subject->document, block) ? 2 : 1;
	for (unsigned words = 0; word_next(&reader, found); words++)
		if (words >= others && found->kind == WORD_NAME && is_word(subject->document, *found, name))
			return true;
	return false;
}

/* The block whose parameter "\name" is, and where that is named; false: none has it. */
static bool find_parameter(const struct subject *subject, struct unit_name name, struct word *found,
                           const struct outline_block **block) {
	size_t line = document_line(subject->document, subject->word.start);
	for (size_t i = subject->outline->blocks.count; i-- > 0;) {
		*block = &subject->outline->blocks.items[i];
		bool is_in = (*block)->region == REGION_BODY && line >= (*block)->line && line <= (*block)->last_line;
		if (is_in && find_declared(subject, *block, name, found))
			return true;
	}
	return false;
}

/* Of "\name" the name; of the parameter where it is declared the same. */
static bool is_parameter(const struct subject *subject, struct unit_name *name, struct word *declared,
                         const struct outline_block **block) {
	const char *text = subject->document->text;
	*name = (struct unit_name){text + subject->word.start, subject->word.end - subject->word.start};
	if (subject->word.kind == WORD_ARGUMENT) {
		name->text++;
		name->size--;
		return find_parameter(subject, *name, declared, block);
	}
	return subject->word.kind == WORD_NAME && find_parameter(subject, *name, declared, block) &&
	       declared->start == subject->word.start;
}

/* The parameter of a macro in calls that name it: "add to=v0". */
struct call_search {
	struct server *server;
	struct document *document;
	struct unit_name macro, parameter;
	take_occurrence *take;
	void *context;
};

static void search_call(const struct call_search *search, const struct outline *outline, size_t line) {
	struct word_reader reader = outline_words(outline, search->document, line);
	struct word word, last = {WORD_SIGN, 0, 0};
	while (word_next(&reader, &word)) {
		bool assigns = word.kind == WORD_SIGN && search->document->text[word.start] == '=';
		if (assigns && last.kind == WORD_NAME && is_word(search->document, last, search->parameter))
			search->take(search->context, &(struct occurrence){search->document, last.start, last.end, false});
		last = word;
	}
}

static void call_occurrences(struct call_search *search, const struct unit *unit) {
	for (size_t i = 0; i < unit->texts.count; i++) {
		search->document = unit->texts.items[i];
		const struct outline *outline = outline_of(&search->server->documents, search->document);
		for (size_t line = 0; line < search->document->line_count; line++)
			if (outline->lines[line].region != REGION_METADATA &&
			    is_word(search->document, outline->lines[line].first, search->macro))
				search_call(search, outline, line);
	}
}

/* The name that .macro gives. */
static struct unit_name macro_name(const struct subject *subject, const struct outline_block *block) {
	struct word_reader reader = outline_words(subject->outline, subject->document, block->line);
	struct word word;
	for (unsigned words = 0; words < 2; words++)
		if (!word_next(&reader, &word))
			return (struct unit_name){"", 0};
	return (struct unit_name){subject->document->text + word.start, word.end - word.start};
}

static void parameter_occurrences(struct server *server, const struct subject *subject, struct unit_name name,
                                  struct word declared, const struct outline_block *block, take_occurrence *take,
                                  void *context) {
	struct call_search calls = {server, NULL, {"", 0}, name, take, context};
	take(context, &(struct occurrence){subject->document, declared.start, declared.end, true});
	for (size_t line = block->line; line <= block->last_line; line++) {
		struct word_reader reader = outline_words(subject->outline, subject->document, line);
		struct word word;
		while (word_next(&reader, &word))
			if (word.kind == WORD_ARGUMENT && word.end - word.start == name.size + 1 &&
			    memcmp(subject->document->text + word.start + 1, name.text, name.size) == 0)
				take(context, &(struct occurrence){subject->document, word.start + 1, word.end, false});
	}
	if (is_macro_block(subject->document, block)) {
		calls.macro = macro_name(subject, block);
		call_occurrences(&calls, &subject->unit);
	}
}

/* Of whatever is at the position. */
static void occurrences(struct server *server, const struct subject *subject, take_occurrence *take, void *context) {
	struct unit_name name;
	struct word declared;
	const struct outline_block *block;
	if (is_parameter(subject, &name, &declared, &block))
		parameter_occurrences(server, subject, name, declared, block, take, context);
	else
		unit_occurrences(server, &subject->unit, subject->name, take, context);
}

/* ---- definition ---- */

static json_t *start_of_file(struct server *server, const char *path) {
	const struct document *file = path ? document_load(&server->documents, path) : NULL;
	return file ? location_json(server->units, file, 0, 0) : json_null();
}

/* The file of .include, where it is looked for. */
static json_t *included_file(struct server *server, const struct subject *subject) {
	const struct project *project = &assembly_of(server, subject->unit.source)->project;
	const char *name = arena_copy(server->passing, subject->name.text, subject->name.size);
	const char *path = project_path(server->passing, project, name);
	for (size_t i = 0; i < project->assembly.include_directory_count; i++) {
		if (path && document_load(&server->documents, path))
			break;
		path = project_path(server->passing, project,
		                    arena_printf(server->passing, "%s/%s", project->assembly.include_directories[i], name));
	}
	return start_of_file(server, path);
}

json_t *navigation_definition(struct server *server, const json_t *parameters) {
	struct subject subject;
	struct unit_name name;
	struct word declared;
	const struct outline_block *block;
	if (!find_subject(server, parameters, &subject))
		return nothing(server);
	const struct outline_line *line = &subject.outline->lines[document_line(subject.document, subject.word.start)];
	if (subject.word.kind == WORD_STRING && word_is_any_case(subject.document->text, line->first, ".include"))
		return included_file(server, &subject);
	if (subject.word.kind == WORD_NUMBER) {
		const struct defined *label = outline_numbered(subject.outline, subject.document, subject.word);
		return label ? location_json(server->units, subject.document, label->start, label->end) : json_null();
	}
	if (is_parameter(&subject, &name, &declared, &block))
		return location_json(server->units, subject.document, declared.start, declared.end);
	struct document *text;
	const struct defined *found = unit_find(server, &subject.unit, subject.name, &text);
	return found ? location_json(server->units, text, found->start, found->end) : json_null();
}

/* ---- references ---- */

struct references {
	const struct server *server;
	json_t *list;
	const struct document *only; /* NULL: all */
	bool definitions, highlights;
};

static void take_reference(void *context, const struct occurrence *found) {
	const struct references *references = context;
	struct units units = references->server->units;
	enum { KIND_READ = 2, KIND_WRITE = 3 };
	if ((found->defines && !references->definitions) || (references->only && references->only != found->text))
		return;
	json_array_append_new(references->list, references->highlights
	                                            ? json_pack("{s:o, s:i}", "range",
	                                                        range_json(units, found->text, found->start, found->end),
	                                                        "kind", found->defines ? KIND_WRITE : KIND_READ)
	                                            : location_json(units, found->text, found->start, found->end));
}

json_t *navigation_references(struct server *server, const json_t *parameters) {
	struct subject subject;
	const json_t *context = json_object_get(parameters, "context");
	struct references references = {server, NULL, NULL, json_is_true(json_object_get(context, "includeDeclaration")),
	                                false};
	if (!find_subject(server, parameters, &subject))
		return nothing(server);
	references.list = json_array();
	occurrences(server, &subject, take_reference, &references);
	return references.list;
}

json_t *navigation_highlight(struct server *server, const json_t *parameters) {
	struct subject subject;
	if (!find_subject(server, parameters, &subject))
		return nothing(server);
	struct references references = {server, json_array(), subject.document, true, true};
	occurrences(server, &subject, take_reference, &references);
	return references.list;
}

/* ---- rename ---- */

/* Whether what is at the position is defined in the texts, so that its name can be changed. */
static bool can_rename(struct server *server, const struct subject *subject) {
	struct unit_name name;
	struct word declared;
	const struct outline_block *block;
	struct document *text;
	return is_parameter(subject, &name, &declared, &block) ||
	       (subject->word.kind != WORD_NUMBER && unit_find(server, &subject->unit, subject->name, &text));
}

json_t *navigation_prepare_rename(struct server *server, const json_t *parameters) {
	struct subject subject;
	if (!find_subject(server, parameters, &subject))
		return nothing(server);
	if (!can_rename(server, &subject))
		return json_null();
	size_t start = (size_t)(subject.name.text - subject.document->text) + (subject.word.kind == WORD_ARGUMENT);
	size_t end = (size_t)(subject.name.text - subject.document->text) + subject.name.size;
	return json_pack("{s:o, s:s%}", "range", range_json(server->units, subject.document, start, end), "placeholder",
	                 subject.document->text + start, end - start);
}

struct renaming {
	const struct server *server;
	const char *name;
	json_t *texts; /* edits by URI */
};

static void take_renamed(void *context, const struct occurrence *found) {
	const struct renaming *renaming = context;
	json_t *edits = json_object_get(renaming->texts, found->text->uri);
	if (!edits) {
		edits = json_array();
		json_object_set_new(renaming->texts, found->text->uri, edits);
	}
	json_array_append_new(edits, json_pack("{s:o, s:s}", "range",
	                                       range_json(renaming->server->units, found->text, found->start, found->end),
	                                       "newText", renaming->name));
}

static bool is_name(const char *text) {
	if (!text || !is_name_start(*text))
		return false;
	while (*text && is_name_part(*text))
		text++;
	return !*text;
}

/* NULL: the new name is free, and means nothing else where the old one is written. */
static const char *why_not(struct server *server, const struct subject *subject, const char *name) {
	struct unit_name old, new_one = {name, strlen(name)};
	struct word declared;
	const struct outline_block *block;
	struct document *text;
	struct registers found;
	static const char defined[] = "this name is defined already";
	if (is_parameter(subject, &old, &declared, &block))
		return find_declared(subject, block, new_one, &declared) ? defined : NULL;
	if (registers_read(name, 0, new_one.size, &found) && found.end == new_one.size)
		return "the new name is that of a register";
	return unit_find(server, &subject->unit, new_one, &text) ? defined : NULL;
}

json_t *navigation_rename(struct server *server, const json_t *parameters) {
	struct subject subject;
	const char *name = json_string_value(json_object_get(parameters, "newName"));
	if (!find_subject(server, parameters, &subject))
		return nothing(server);
	if (!is_name(name))
		return server_fail(server, ERROR_PARAMETERS, "the new name is not a valid symbol name");
	if (!can_rename(server, &subject))
		return server_fail(server, ERROR_FAILED, "this is not defined in this source");
	const char *wrong = why_not(server, &subject, name);
	if (wrong)
		return server_fail(server, ERROR_FAILED, wrong);
	struct renaming renaming = {server, name, json_object()};
	occurrences(server, &subject, take_renamed, &renaming);
	return json_pack("{s:o}", "changes", renaming.texts);
}

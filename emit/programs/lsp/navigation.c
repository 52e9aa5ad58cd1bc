/* navigation.c: from a name to its definition and back: definition, references, highlights, rename. */
#include <string.h>

#include "file_uri.h"
#include "project.h"
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

/* The block whose parameter "\name" is, and where that is named; false: none has it. */
static bool find_parameter(const struct subject *subject, struct unit_name name, struct word *found,
                           const struct outline_block **block) {
	size_t line = document_line(subject->document, subject->word.start);
	for (size_t i = subject->outline->blocks.count; i-- > 0;) {
		*block = &subject->outline->blocks.items[i];
		if ((*block)->region != REGION_BODY || line < (*block)->line || line > (*block)->last_line)
			continue;
		struct word_reader reader = outline_words(subject->outline, subject->document, (*block)->line);
		for (unsigned words = 0; word_next(&reader, found); words++)
			if (words > 0 && found->kind == WORD_NAME && found->end - found->start == name.size &&
			    memcmp(subject->document->text + found->start, name.text, name.size) == 0)
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

static void parameter_occurrences(struct server *server, const struct subject *subject, struct unit_name name,
                                  struct word declared, const struct outline_block *block, take_occurrence *take,
                                  void *context) {
	(void)server;
	take(context, &(struct occurrence){subject->document, declared.start, declared.end, true});
	for (size_t line = block->line; line <= block->last_line; line++) {
		struct word_reader reader = outline_words(subject->outline, subject->document, line);
		struct word word;
		while (word_next(&reader, &word))
			if (word.kind == WORD_ARGUMENT && word.end - word.start == name.size + 1 &&
			    memcmp(subject->document->text + word.start + 1, name.text, name.size) == 0)
				take(context, &(struct occurrence){subject->document, word.start + 1, word.end, false});
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

/* "1b" and "1f": the label before or after. */
static json_t *numbered_label(struct server *server, const struct subject *subject) {
	const struct document *document = subject->document;
	const struct defined *found = NULL;
	size_t size = subject->word.end - subject->word.start - 1;
	bool forward = document->text[subject->word.end - 1] == 'f';
	for (size_t i = 0; i < subject->outline->definitions.count; i++) {
		const struct defined *defined = &subject->outline->definitions.items[i];
		bool is_it = defined->end - defined->start == size &&
		             memcmp(document->text + defined->start, document->text + subject->word.start, size) == 0;
		if (is_it && forward == (defined->start > subject->word.start) && !(forward && found))
			found = defined;
	}
	return found ? location_json(server->units, document, found->start, found->end) : json_null();
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
	if (subject.word.kind == WORD_NUMBER)
		return numbered_label(server, &subject);
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

json_t *navigation_rename(struct server *server, const json_t *parameters) {
	struct subject subject;
	struct document *text;
	const char *name = json_string_value(json_object_get(parameters, "newName"));
	if (!find_subject(server, parameters, &subject))
		return nothing(server);
	if (!is_name(name))
		return server_fail(server, ERROR_PARAMETERS, "the new name is not a valid symbol name");
	if (!can_rename(server, &subject))
		return server_fail(server, ERROR_FAILED, "this is not defined in this source");
	if (unit_find(server, &subject.unit, (struct unit_name){name, strlen(name)}, &text))
		return server_fail(server, ERROR_FAILED, "this name is defined already");
	struct renaming renaming = {server, name, json_object()};
	occurrences(server, &subject, take_renamed, &renaming);
	return json_pack("{s:o}", "changes", renaming.texts);
}

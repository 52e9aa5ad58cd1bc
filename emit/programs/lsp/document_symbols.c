/* document_symbols.c: what texts define, as outlines of editors show it, and folding. */
#include <dirent.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "json_text.h"
#include "outline.h"
#include "server.h"

/* SymbolKind of the protocol, and words for people. */
static const struct {
	int kind;
	const char *detail;
} kinds[] = {
    [DEFINITION_LABEL] = {12, ""},        [DEFINITION_VARIABLE] = {14, "value"},
    [DEFINITION_MACRO] = {6, "macro"},    [DEFINITION_KERNEL] = {23, "kernel descriptor"},
    [DEFINITION_COMMON] = {13, "memory"}, [DEFINITION_SECTION] = {3, "section"},
    [DEFINITION_INCLUDE] = {1, "file"},
};
enum { KIND_LOCAL = 20 };

static int kind_of(const struct document *document, const struct defined *defined) {
	return definition_is_local(document, defined) ? KIND_LOCAL : kinds[defined->kind].kind;
}

/* ---- one document ---- */

static json_t *name_json(const struct document *document, const struct defined *defined) {
	return json_text(document->text + defined->start, defined->end - defined->start);
}

/* A large source has thousands of local labels: their range is that of the name, which is made once. */
static json_t *symbol_json(const struct server *server, const struct document *document,
                           const struct defined *defined) {
	const char *detail = kinds[defined->kind].detail;
	size_t end = document_line_end(document, defined->last_line);
	json_t *name = range_json(server->units, document, defined->start, defined->end);
	json_t *range = definition_is_local(document, defined)
	                    ? json_incref(name)
	                    : range_json(server->units, document, document_line_start(document, defined->line), end);
	return json_pack("{s:o, s:s*, s:i, s:o, s:o}", "name", name_json(document, defined), "detail",
	                 *detail ? detail : NULL, "kind", kind_of(document, defined), "range", range, "selectionRange",
	                 name);
}

static json_t *information_json(const struct server *server, const struct document *document,
                                const struct defined *defined) {
	return json_pack("{s:o, s:i, s:o}", "name", name_json(document, defined), "kind", kind_of(document, defined),
	                 "location", location_json(server->units, document, defined->start, defined->end));
}

static void add_child(json_t *symbol, json_t *child) {
	json_t *children = json_object_get(symbol, "children");
	if (!children) {
		children = json_array();
		json_object_set_new(symbol, "children", children);
	}
	json_array_append_new(children, child);
}

/* Local labels are below the function that they are in. */
json_t *symbols_document(struct server *server, const json_t *parameters) {
	struct document *document = server_document(server, parameters);
	if (!document)
		return NULL;
	const struct outline *outline = outline_of(&server->documents, document);
	json_t *list = json_array(), *function = NULL;
	size_t last_line = 0;
	for (size_t i = 0; i < outline->definitions.count; i++) {
		const struct defined *defined = &outline->definitions.items[i];
		if (defined->end == defined->start)
			continue;
		json_t *symbol = server->client.hierarchy ? symbol_json(server, document, defined)
		                                          : information_json(server, document, defined);
		bool is_local = definition_is_local(document, defined);
		if (is_local && function && server->client.hierarchy && defined->line <= last_line) {
			add_child(function, symbol);
			continue;
		}
		json_array_append_new(list, symbol);
		if (defined->kind == DEFINITION_LABEL && !is_local) {
			function = symbol;
			last_line = defined->last_line;
		}
	}
	return list;
}

/* ---- the workspace ---- */

enum { MOST_ENTRIES = 50000, MOST_FILES_LOOKED_AT = 2000, MOST_FOUND = 500, MOST_DEPTH = 8 };

static bool contains(const char *text, size_t size, const char *wanted) {
	size_t length = strlen(wanted);
	for (size_t i = 0; i + length <= size; i++)
		if (strncasecmp(text + i, wanted, length) == 0)
			return true;
	return false;
}

static void find_in(struct server *server, struct document *document, const char *wanted, json_t *list) {
	const struct outline *outline = outline_of(&server->documents, document);
	for (size_t i = 0; i < outline->definitions.count && json_array_size(list) < MOST_FOUND; i++) {
		const struct defined *defined = &outline->definitions.items[i];
		bool is_wanted = defined->kind != DEFINITION_SECTION && defined->kind != DEFINITION_INCLUDE &&
		                 !definition_is_local(document, defined);
		if (is_wanted && contains(document->text + defined->start, defined->end - defined->start, wanted))
			json_array_append_new(list, information_json(server, document, defined));
	}
}

static bool is_source(const char *name) {
	const char *ending = strrchr(name, '.');
	return ending && (strcmp(ending, ".s") == 0 || strcmp(ending, ".inc") == 0 || strcmp(ending, ".amdgcn") == 0);
}

/* A walk through the folders of the workspace. */
struct walk {
	struct server *server;
	const char *wanted;
	json_t *list;
	unsigned entries, files; /* so many were seen */
};

static void find_in_folder(struct walk *walk, const char *folder, unsigned depth);

/* Names that begin with a dot are left out, and links are not followed. */
static void find_in_entry(struct walk *walk, const char *folder, const struct dirent *entry, unsigned depth) {
	struct stat status;
	const char *path = arena_printf(walk->server->passing, "%s/%s", folder, entry->d_name);
	if (entry->d_name[0] == '.' || lstat(path, &status) != 0)
		return;
	if (S_ISDIR(status.st_mode) && depth < MOST_DEPTH) {
		find_in_folder(walk, path, depth + 1);
		return;
	}
	if (!S_ISREG(status.st_mode) || !is_source(entry->d_name) || document_of_path(&walk->server->documents, path))
		return;
	struct document *file = document_load(&walk->server->documents, path);
	walk->files++;
	if (file)
		find_in(walk->server, file, walk->wanted, walk->list);
	documents_tidy(&walk->server->documents);
}

static void find_in_folder(struct walk *walk, const char *folder, unsigned depth) {
	DIR *entries = opendir(folder);
	const struct dirent *entry;
	while (entries && walk->entries < MOST_ENTRIES && walk->files < MOST_FILES_LOOKED_AT &&
	       (entry = readdir(entries)) != NULL) {
		walk->entries++;
		find_in_entry(walk, folder, entry, depth);
	}
	if (entries)
		closedir(entries);
}

json_t *symbols_workspace(struct server *server, const json_t *parameters) {
	const char *wanted = json_string_value(json_object_get(parameters, "query"));
	json_t *list = json_array();
	wanted = wanted ? wanted : "";
	for (struct document *document = server->documents.first; document; document = document->next)
		if (document->is_open)
			find_in(server, document, wanted, list);
	struct walk walk = {server, wanted, list, 0, 0};
	if (server->folder)
		find_in_folder(&walk, server->folder, 0);
	return list;
}

/* ---- folding ---- */

static void add_fold(json_t *list, size_t line, size_t last_line, const char *kind) {
	json_t *fold =
	    json_pack("{s:I, s:I, s:s*}", "startLine", (json_int_t)line, "endLine", (json_int_t)last_line, "kind", kind);
	if (last_line > line)
		json_array_append_new(list, fold);
	else
		json_decref(fold);
}

static bool is_comment_line(const struct outline *outline, const struct document *document, size_t line) {
	struct word_reader reader = outline_words(outline, document, line);
	struct word word;
	return outline->lines[line].region != REGION_METADATA && word_next(&reader, &word) && word.kind == WORD_COMMENT &&
	       !word_next(&reader, &word);
}

static void fold_comments(const struct outline *outline, const struct document *document, json_t *list) {
	for (size_t line = 0; line < document->line_count; line++) {
		size_t last = line;
		while (last < document->line_count && is_comment_line(outline, document, last))
			last++;
		if (last > line) {
			add_fold(list, line, last - 1, "comment");
			line = last;
		}
	}
}

json_t *symbols_folding(struct server *server, const json_t *parameters) {
	const struct document *document = server_document(server, parameters);
	if (!document)
		return NULL;
	const struct outline *outline = outline_of(&server->documents, server_document(server, parameters));
	json_t *list = json_array();
	for (size_t i = 0; i < outline->blocks.count; i++)
		if (outline->blocks.items[i].is_closed)
			add_fold(list, outline->blocks.items[i].line, outline->blocks.items[i].last_line, "region");
	for (size_t i = 0; i < outline->definitions.count; i++) {
		const struct defined *defined = &outline->definitions.items[i];
		if (defined->kind == DEFINITION_LABEL && !definition_is_local(document, defined))
			add_fold(list, defined->line, defined->last_line, NULL);
	}
	fold_comments(outline, document, list);
	return list;
}

/* diagnostics.c: see diagnostics.h. */
#include "diagnostics.h"

#include <string.h>
#include <time.h>

#include "json_text.h"
#include "markdown.h"
#include "outline.h"
#include "programs/kdasm/report.h"

enum { AGAIN = 1000 /* milliseconds after which what memory was wanting for is tried again */ };

/* DiagnosticSeverity */
enum { SEVERITY_ERROR = 1, SEVERITY_WARNING, SEVERITY_INFORMATION };

static int64_t now(void) {
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* ---- when they are due ---- */

static void set_due(struct document *document, int64_t after) {
	document->is_due = true;
	document->due = now() + after;
}

static bool includes(const struct server *server, struct document *source, const struct document *document) {
	const struct assembly *assembly = source->assembly;
	if (source == document || !assembly || !document->path)
		return false;
	for (size_t i = 0; i < assembly->all.file_count; i++) {
		const char *path = project_path(server->passing, &assembly->project, assembly->all.files[i]);
		if (path && strcmp(path, document->path) == 0)
			return true;
	}
	return false;
}

struct document *diagnostics_includer(struct server *server, const struct document *document) {
	for (struct document *source = server->documents.first; source; source = source->next)
		if (source->is_open && includes(server, source, document))
			return source;
	return NULL;
}

void diagnostics_text_changed(struct server *server, struct document *document, bool typed) {
	set_due(document, typed ? DIAGNOSTICS_QUIET : 0);
	for (struct document *source = server->documents.first; source; source = source->next)
		if (source->is_open && includes(server, source, document))
			set_due(source, typed ? DIAGNOSTICS_QUIET : 0);
}

void diagnostics_all_changed(struct server *server) {
	for (struct document *document = server->documents.first; document; document = document->next)
		if (document->is_open)
			set_due(document, 0);
}

int diagnostics_wait(const struct server *server) {
	int64_t least = -1, time = now();
	for (const struct document *document = server->documents.first; document; document = document->next) {
		int64_t left = document->due > time ? document->due - time : 0;
		if (document->is_due && (least < 0 || left < least))
			least = left;
	}
	return (int)least;
}

/* ---- what they are ---- */

struct document *diagnostics_text(struct server *server, struct document *source, const char *file) {
	const struct project *project = &source->assembly->project;
	if (!file || strcmp(file, project->assembly.file_name) == 0)
		return source;
	const char *path = project_path(server->passing, project, file);
	return path ? document_load(&server->documents, path) : NULL;
}

void diagnostics_range(const struct document *document, unsigned line, unsigned column, size_t *start, size_t *end) {
	size_t begin = document_assembler_line(document, line), at = begin + (column ? column - 1 : 0);
	size_t limit = document_line_end(document, document_line(document, begin));
	struct word_reader reader = {document->text, at < limit ? at : limit, limit, false, false};
	struct word word;
	*start = *end = reader.at;
	if (word_next(&reader, &word)) /* in front of it there may be blanks, where the text of a macro is meant */
		*end = word.end;
	else if (*start < limit)
		*end = *start + 1;
}

static json_t *range_of(struct server *server, const struct document *document,
                        const struct kd_diagnostic *diagnostic) {
	size_t start, end;
	diagnostics_range(document, diagnostic->line, diagnostic->column, &start, &end);
	return range_json(server->units, document, start, end);
}

/* Notes with a place. */
static json_t *related(struct server *server, struct document *source, const struct kd_diagnostic *notes,
                       size_t count) {
	json_t *list = json_array();
	for (size_t i = 0; i < count; i++) {
		const struct document *text = notes[i].line ? diagnostics_text(server, source, notes[i].file) : NULL;
		if (text)
			json_array_append_new(list, json_pack("{s:{s:s, s:o}, s:o}", "location", "uri", text->uri, "range",
			                                      range_of(server, text, &notes[i]), "message",
			                                      json_text(notes[i].message, strlen(notes[i].message))));
	}
	return list;
}

/* What is missing in a block is reported at its end. */
static void add_beginning(struct server *server, struct document *text, unsigned line, json_t *list) {
	const struct outline *outline = outline_of(&server->documents, text);
	size_t end = document_line(text, document_assembler_line(text, line));
	for (size_t i = 0; line && i < outline->blocks.count; i++) {
		const struct outline_block *block = &outline->blocks.items[i];
		if (block->region == REGION_KERNEL && block->is_closed && block->last_line == end)
			json_array_append_new(
			    list, json_pack("{s:o, s:s}", "location",
			                    location_json(server->units, text, block->directive.start, block->directive.end),
			                    "message", "the block begins here"));
	}
}

static int severity_of(const struct kd_diagnostic *diagnostic) {
	const char *level = report_level(diagnostic);
	if (strcmp(level, "note") == 0)
		return SEVERITY_INFORMATION;
	return strcmp(level, "error") == 0 ? SEVERITY_ERROR : SEVERITY_WARNING;
}

/* The message, and below it notes without a place, such as for which of several targets it is. */
static json_t *message_json(struct server *server, const struct kd_diagnostic *diagnostic, size_t length,
                            size_t notes) {
	struct buffer text = buffer_in(server->passing);
	buffer_put(&text, diagnostic->message, length);
	for (size_t i = 1; i <= notes; i++)
		if (!diagnostic[i].line)
			markdown_put(&text, "\n%s", diagnostic[i].message);
	return json_text((const char *)text.data, text.size);
}

static json_t *diagnostic_json(struct server *server, struct document *source, struct document *text,
                               const struct kd_diagnostic *diagnostic, size_t notes) {
	struct report_message message = report_message_of(diagnostic);
	json_t *places = related(server, source, diagnostic + 1, notes);
	add_beginning(server, text, diagnostic->line, places);
	json_t *json = json_pack("{s:o, s:i, s:s, s:o, s:o}", "range", range_of(server, text, diagnostic), "severity",
	                         severity_of(diagnostic), "source", "kdasm", "message",
	                         message_json(server, diagnostic, message.length, notes), "relatedInformation", places);
	if (message.check)
		json_object_set_new(json, "code", json_stringn(message.check, message.check_length));
	return json;
}

static void add(json_t *texts, const char *uri, json_t *diagnostic) {
	json_t *list = json_object_get(texts, uri);
	if (!list) {
		list = json_array();
		json_object_set_new(texts, uri, list);
	}
	json_array_append_new(list, diagnostic);
}

static void add_mistake(struct server *server, struct document *source, json_t *texts) {
	const struct kd_diagnostic mistake = {.severity = KD_WARNING, .message = source->assembly->project.mistake};
	if (mistake.message)
		add(texts, source->uri, diagnostic_json(server, source, source, &mistake, 0));
}

/* In a file that can't be read, as line markers may name: told at the beginning of the source. */
static void add_foreign(struct server *server, struct document *source, json_t *texts,
                        const struct kd_diagnostic *diagnostic) {
	struct kd_diagnostic told = *diagnostic;
	told.line = told.column = 0;
	told.message = arena_printf(server->passing, "%s:%u:%u: %s", diagnostic->file, diagnostic->line, diagnostic->column,
	                            diagnostic->message);
	add(texts, source->uri, diagnostic_json(server, source, source, &told, 0));
}

/* By the URI of the text that they are in. */
static json_t *diagnostics_of(struct server *server, struct document *source) {
	const struct findings findings = assembly_findings(server, source);
	json_t *texts = json_pack("{s:[]}", source->uri);
	add_mistake(server, source, texts);
	for (size_t i = 0, notes; i < findings.count; i += notes + 1) {
		notes = report_notes(&findings, i);
		struct document *text = diagnostics_text(server, source, findings.items[i].file);
		if (text)
			add(texts, text->uri, diagnostic_json(server, source, text, &findings.items[i], notes));
		else
			add_foreign(server, source, texts, &findings.items[i]);
	}
	return texts;
}

/* ---- sending ---- */

/* Several sources may include a text. */
static void publish(struct server *server, const char *uri) {
	json_t *all = json_array();
	const struct document *text = document_find(&server->documents, uri);
	for (const struct document *source = server->documents.first; source; source = source->next)
		json_array_extend(all, json_object_get(source->published, uri));
	json_t *parameters = json_pack("{s:s, s:o}", "uri", uri, "diagnostics", all);
	if (text)
		json_object_set_new(parameters, "version", json_integer(text->version));
	server_notify(server, "textDocument/publishDiagnostics", parameters);
}

static void replace(struct server *server, struct document *source, json_t *texts) {
	json_t *before = source->published, *list;
	const char *uri;
	source->published = texts;
	json_object_foreach(texts, uri, list) publish(server, uri);
	json_object_foreach(before, uri, list) {
		if (!json_object_get(texts, uri))
			publish(server, uri);
	}
	json_decref(before);
}

void diagnostics_forget(struct server *server, struct document *document) {
	replace(server, document, json_object());
	if (!json_object_get(document->published, document->uri))
		publish(server, document->uri);
}

static bool is_preprocessed(const struct document *document) {
	size_t length = strlen(document->uri);
	return length > 2 && strcmp(document->uri + length - 2, ".S") == 0;
}

/* Texts that were sources of their own before this one, which includes them, was there. */
static void take_parts(struct server *server, struct document *source) {
	for (struct document *text = server->documents.first; text; text = text->next) {
		bool has_own = json_array_size(json_object_get(text->published, text->uri)) > 0;
		if (text->is_open && has_own && includes(server, source, text))
			set_due(text, 0);
	}
}

static void publish_due(struct server *server, int64_t time, bool parts) {
	for (struct document *document = server->documents.first; document; document = document->next) {
		if (!document->is_due || document->due > time)
			continue;
		bool is_part = diagnostics_includer(server, document) || is_preprocessed(document);
		if (is_part && !parts)
			continue;
		document->due = time + AGAIN; /* if memory runs out */
		replace(server, document, is_part ? json_pack("{s:[]}", document->uri) : diagnostics_of(server, document));
		document->is_due = false;
		if (!is_part)
			take_parts(server, document);
	}
}

/* What is said of a part is said by those that include it: they come first. */
void diagnostics_publish_due(struct server *server) {
	int64_t time = now();
	publish_due(server, time, false);
	publish_due(server, time, true);
}

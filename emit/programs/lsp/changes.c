/* changes.c: see changes.h. */
#include "changes.h"

#include <stdlib.h>
#include <string.h>

#include "diagnostics.h"
#include "file_uri.h"

/* ---- texts ---- */

void changes_open(struct server *server, const json_t *parameters) {
	const json_t *item = json_object_get(parameters, "textDocument");
	const char *uri = json_string_value(json_object_get(item, "uri"));
	const json_t *text = json_object_get(item, "text");
	if (!uri || !json_is_string(text))
		return;
	struct document *document = document_open(&server->documents, uri, json_string_value(text),
	                                          json_string_length(text),
	                                          json_integer_value(json_object_get(item, "version")));
	diagnostics_text_changed(server, document, false);
}

/* One of several, each of which is about the text that the one before has left. */
static bool apply(struct server *server, struct document *document, const json_t *change) {
	const json_t *text = json_object_get(change, "text"), *range = json_object_get(change, "range");
	size_t start = 0, end = document->size;
	if (!json_is_string(text) || (range && !range_read(server->units, document, range, &start, &end)))
		return false;
	document_replace(&server->documents, document, start, end, json_string_value(text), json_string_length(text));
	return true;
}

void changes_change(struct server *server, const json_t *parameters) {
	struct document *document = server_document(server, parameters);
	size_t index;
	const json_t *change;
	if (!document)
		return;
	document->is_open = false; /* if memory runs out, for its text is not the client's then */
	document->is_due = false;
	json_array_foreach(json_object_get(parameters, "contentChanges"), index, change) {
		if (!apply(server, document, change))
			break;
	}
	document->is_open = true;
	document->version = json_integer_value(json_object_get(json_object_get(parameters, "textDocument"), "version"));
	diagnostics_text_changed(server, document, true);
}

void changes_save(struct server *server, const json_t *parameters) {
	struct document *document = server_document(server, parameters);
	if (document)
		diagnostics_text_changed(server, document, false);
}

void changes_close(struct server *server, const json_t *parameters) {
	struct document *document = server_document(server, parameters);
	if (!document)
		return;
	diagnostics_forget(server, document);
	document_close(&server->documents, document);
	server->changes++; /* the file may have another text */
	diagnostics_all_changed(server);
}

/* ---- files and settings ---- */

void changes_files(struct server *server, const json_t *parameters) {
	(void)parameters;
	server->changes++;
	diagnostics_all_changed(server);
}

void changes_keep_settings(struct server *server, const json_t *settings) {
	json_t *before = server->settings;
	server->settings = json_deep_copy(settings);
	json_decref(before);
}

static void set_settings(struct server *server, const json_t *settings) {
	if (!json_is_object(settings))
		return;
	changes_keep_settings(server, settings);
	server->changes++;
	if (server->client.refreshes_hints)
		server_ask(server, "workspace/inlayHint/refresh", NULL);
	diagnostics_all_changed(server);
}

void changes_configuration(struct server *server, const json_t *parameters) {
	const json_t *settings = json_object_get(parameters, "settings");
	const json_t *own = json_object_get(settings, "kdasm");
	set_settings(server, own ? own : settings);
	changes_ask_settings(server);
}

void changes_ask_settings(struct server *server) {
	if (server->client.configuration)
		server_ask(server, "workspace/configuration", json_pack("{s:[{s:s}]}", "items", "section", "kdasm"));
}

/* Nothing but settings is asked for whose answer matters. */
void changes_answer(struct server *server, const json_t *answer) {
	const json_t *result = json_object_get(answer, "result");
	if (json_is_array(result))
		set_settings(server, json_array_get(result, 0));
}

void changes_folders(struct server *server, const json_t *parameters) {
	const json_t *event = json_object_get(parameters, "event");
	const char *uri = json_string_value(json_object_get(json_array_get(json_object_get(event, "added"), 0), "uri"));
	if (!uri)
		return;
	char *folder = file_uri_path(server->arena, uri);
	free(server->folder);
	server->folder = folder;
	server->changes++;
	diagnostics_all_changed(server);
}

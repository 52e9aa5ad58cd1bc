/* lifecycle.c: how a session begins and ends, and what the server says it can do. */
#include <stdlib.h>
#include <string.h>

#include "changes.h"
#include "file_uri.h"
#include "kdasm/kdasm.h"
#include "server.h"
#include "semantic_tokens.h"

static bool is_true(const json_t *object, const char *outer, const char *middle, const char *inner) {
	const json_t *found = json_object_get(json_object_get(object, outer), middle);
	return json_is_true(inner ? json_object_get(found, inner) : found);
}

static bool has_text(const json_t *list, const char *text) {
	size_t index;
	const json_t *element;
	json_array_foreach(list, index, element) {
		const char *found = json_string_value(element);
		if (found && strcmp(found, text) == 0)
			return true;
	}
	return false;
}

static void read_client(struct server *server, const json_t *capabilities) {
	const json_t *text = json_object_get(capabilities, "textDocument");
	const json_t *workspace = json_object_get(capabilities, "workspace");
	const json_t *item = json_object_get(json_object_get(text, "completion"), "completionItem");
	const json_t *encodings = json_object_get(json_object_get(capabilities, "general"), "positionEncodings");
	server->units.utf8 = has_text(encodings, "utf-8");
	server->client = (struct client){
	    .snippets = json_is_true(json_object_get(item, "snippetSupport")),
	    .hierarchy = is_true(text, "documentSymbol", "hierarchicalDocumentSymbolSupport", NULL),
	    .configuration = json_is_true(json_object_get(workspace, "configuration")),
	    .label_offsets = json_is_true(json_object_get(
	        json_object_get(json_object_get(json_object_get(text, "signatureHelp"), "signatureInformation"),
	                        "parameterInformation"),
	        "labelOffsetSupport")),
	    .refreshes_hints = is_true(workspace, "inlayHint", "refreshSupport", NULL),
	};
}

static void read_folder(struct server *server, const json_t *parameters) {
	const json_t *folders = json_object_get(parameters, "workspaceFolders");
	const char *uri = json_string_value(json_object_get(json_array_get(folders, 0), "uri"));
	uri = uri ? uri : json_string_value(json_object_get(parameters, "rootUri"));
	char *folder = uri ? file_uri_path(server->arena, uri) : NULL;
	free(server->folder);
	server->folder = folder;
}

/* What is offered where a plain "true" says so. */
static const char *const plain_capabilities[] = {
    "hoverProvider",
    "definitionProvider",
    "referencesProvider",
    "documentHighlightProvider",
    "documentSymbolProvider",
    "foldingRangeProvider",
    "workspaceSymbolProvider",
    "inlayHintProvider",
    "documentFormattingProvider",
    "documentRangeFormattingProvider",
};

static json_t *capabilities(const struct server *server) {
	json_t *all = json_pack("{s:s, s:{s:b, s:i, s:b}, s:{s:{s:b, s:b}}, s:{s:b}}", "positionEncoding",
	                        server->units.utf8 ? "utf-8" : "utf-16", "textDocumentSync", "openClose", 1, "change", 2,
	                        "save", 1, "workspace", "workspaceFolders", "supported", 1, "changeNotifications", 1,
	                        "renameProvider", "prepareProvider", 1);
	json_object_set_new(
	    all, "completionProvider",
	    json_pack("{s:[s, s, s, s], s:b}", "triggerCharacters", ".", "(", "\"", "@", "resolveProvider", 1));
	json_object_set_new(all, "signatureHelpProvider", json_pack("{s:[s, s]}", "triggerCharacters", " ", ","));
	json_object_set_new(all, "codeActionProvider",
	                    json_pack("{s:[s, s]}", "codeActionKinds", "quickfix", "refactor.rewrite"));
	json_object_set_new(all, "semanticTokensProvider",
	                    json_pack("{s:o, s:b, s:b}", "legend", tokens_legend(), "full", 1, "range", 1));
	for (size_t i = 0; i < sizeof plain_capabilities / sizeof *plain_capabilities; i++)
		json_object_set_new(all, plain_capabilities[i], json_true());
	return all;
}

json_t *lifecycle_initialize(struct server *server, const json_t *parameters) {
	const json_t *settings = json_object_get(parameters, "initializationOptions");
	if (!json_is_object(parameters))
		return server_fail(server, ERROR_PARAMETERS, "initialize has parameters");
	read_client(server, json_object_get(parameters, "capabilities"));
	read_folder(server, parameters);
	if (json_is_object(settings))
		changes_keep_settings(server, settings);
	server->state = SERVER_RUNS;
	return json_pack("{s:o, s:{s:s, s:s}}", "capabilities", capabilities(server), "serverInfo", "name", "kdasm-lsp",
	                 "version", KDASM_VERSION);
}

void lifecycle_initialized(struct server *server, const json_t *parameters) {
	(void)parameters;
	changes_ask_settings(server);
}

json_t *lifecycle_shutdown(struct server *server, const json_t *parameters) {
	(void)parameters;
	server->state = SERVER_SHUT_DOWN;
	return json_null();
}

void lifecycle_exit(struct server *server, const json_t *parameters) {
	(void)parameters;
	server->exits = true;
}

/* server.c: see server.h. */
#include "server.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "changes.h"
#include "diagnostics.h"
#include "json_memory.h"
#include "programs/shared/messages.h"
#include "project.h"

static const struct method {
	const char *name;
	take_request *answer;      /* or ... */
	take_notification *notice; /* ... both NULL: it is ignored */
} methods[] = {
#define KD_REQUEST(name, function) {name, function, NULL},
#define KD_NOTIFICATION(name, function) {name, NULL, function},
#define KD_IGNORED(name) {name, NULL, NULL},
#include "methods.def"
};

static const struct method *find_method(const char *name) {
	for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
		if (strcmp(methods[i].name, name) == 0)
			return &methods[i];
	return NULL;
}

/* ---- messages of the server ---- */

json_t *server_fail(struct server *server, int code, const char *text) {
	server->failure = code;
	server->failed = text;
	return NULL;
}

void server_notify(struct server *server, const char *method, json_t *parameters) {
	transport_send(&server->transport,
	               json_pack("{s:s, s:s, s:o}", "jsonrpc", "2.0", "method", method, "params", parameters));
}

void server_ask(struct server *server, const char *method, json_t *parameters) {
	transport_send(&server->transport,
	               json_pack("{s:s, s:I, s:s, s:o*}", "jsonrpc", "2.0", "id", (json_int_t)++server->requests, "method",
	                         method, "params", parameters));
}

static void send_error(struct server *server, const json_t *id, int code, const char *text) {
	json_t *number = id ? json_deep_copy(id) : json_null();
	transport_send(&server->transport, json_pack("{s:s, s:o, s:{s:i, s:s}}", "jsonrpc", "2.0", "id", number, "error",
	                                             "code", code, "message", text));
}

static void send_answer(struct server *server, const json_t *id, json_t *answer) {
	if (answer)
		transport_send(&server->transport, json_pack("{s:s, s:O, s:o}", "jsonrpc", "2.0", "id", id, "result", answer));
	else if (server->failure)
		send_error(server, id, server->failure, server->failed);
	else
		send_error(server, id, ERROR_INTERNAL, "out of memory");
}

/* ---- messages of the client ---- */

struct document *server_document(struct server *server, const json_t *parameters) {
	const char *uri = json_string_value(json_object_get(json_object_get(parameters, "textDocument"), "uri"));
	struct document *document = uri ? document_find(&server->documents, uri) : NULL;
	if (!document)
		server_fail(server, ERROR_PARAMETERS, uri ? "this document is not open" : "no document is named");
	return document;
}

struct document *server_place(struct server *server, const json_t *parameters, size_t *offset) {
	struct document *document = server_document(server, parameters);
	if (!document || position_read(server->units, document, json_object_get(parameters, "position"), offset))
		return document;
	server_fail(server, ERROR_PARAMETERS, "no position is named");
	return NULL;
}

struct document *server_range(struct server *server, const json_t *parameters, size_t *start, size_t *end) {
	struct document *document = server_document(server, parameters);
	if (!document || range_read(server->units, document, json_object_get(parameters, "range"), start, end))
		return document;
	server_fail(server, ERROR_PARAMETERS, "no range is named");
	return NULL;
}

/* Before "initialize" and after "shutdown" hardly anything may come. */
static bool is_refused(struct server *server, const char *name, const json_t *id) {
	bool begins = strcmp(name, "initialize") == 0, exits = strcmp(name, "exit") == 0;
	bool refused = server->state == SERVER_NEW ? !begins : server->state == SERVER_SHUT_DOWN || begins;
	if (exits || !refused)
		return false;
	if (id)
		send_error(server, id, server->state == SERVER_NEW ? ERROR_NOT_INITIALIZED : ERROR_REQUEST,
		           server->state == SERVER_NEW ? "the first request is to be initialize" : "this is too late");
	return true;
}

static void take_method(struct server *server, const char *name, const json_t *id, const json_t *parameters) {
	const struct method *method = find_method(name);
	server->failure = 0;
	if (is_refused(server, name, id))
		return;
	if (id && method && method->answer)
		send_answer(server, id, method->answer(server, parameters));
	else if (id)
		send_error(server, id, ERROR_METHOD, "this method is not known");
	else if (method && method->notice)
		method->notice(server, parameters);
}

static void take_one(struct server *server, const json_t *message) {
	const json_t *id = json_object_get(message, "id");
	const char *name = json_string_value(json_object_get(message, "method"));
	bool is_answer = json_object_get(message, "result") || json_object_get(message, "error");
	if (name && (!id || json_is_integer(id) || json_is_string(id)))
		take_method(server, name, id, json_object_get(message, "params"));
	else if (is_answer && id)
		changes_answer(server, message);
	else
		send_error(server, NULL, ERROR_REQUEST, "this is no request, notification or answer");
}

static void take_message(struct server *server, const json_t *message) {
	size_t index;
	const json_t *element;
	if (!json_is_array(message)) {
		take_one(server, message);
		return;
	}
	json_array_foreach(message, index, element) take_one(server, element);
}

/* ---- the loop ---- */

static void begin_message(struct server *server) {
	arena_free(server->passing);
	server->passing = NULL;
	server->passing = arena_new_below(server->arena);
	documents_tidy(&server->documents);
}

static void take_arrival(struct server *server, enum arrival arrival, json_t *message) {
	switch (arrival) {
	case ARRIVAL_MESSAGE: take_message(server, message); break;
	case ARRIVAL_NO_JSON: send_error(server, NULL, ERROR_PARSE, "this is no JSON"); break;
	case ARRIVAL_TOO_LARGE: send_error(server, NULL, ERROR_REQUEST, "this message is too large"); break;
	case ARRIVAL_END: server->exits = true; break;
	case ARRIVAL_TIMEOUT: break;
	}
}

/* An answer if there is one to give, else people are told, both without memory. */
static void tell_out_of_memory(struct server *server, const json_t *message) {
	const json_t *id = json_object_get(message, "id");
	char number[256], text[512];
	bool is_request = json_is_integer(id) || json_is_string(id);
	size_t size = is_request ? json_dumpb(id, number, sizeof number, JSON_COMPACT | JSON_ENCODE_ANY) : 0;
	int length =
	    size && size <= sizeof number
	        ? snprintf(text, sizeof text,
	                   "{\"jsonrpc\":\"2.0\",\"id\":%.*s,\"error\":{\"code\":%d,\"message\":\"out of memory\"}}",
	                   (int)size, number, ERROR_INTERNAL)
	        : snprintf(
	              text, sizeof text,
	              "{\"jsonrpc\":\"2.0\",\"method\":\"window/showMessage\",\"params\":{\"type\":1,"
	              "\"message\":\"kdasm-lsp is out of memory; if a file gets no answers any more, open it again\"}}");
	transport_send_text(&server->transport, text, (size_t)length);
}

/* What fails for want of memory ends; the next message may do with less. */
static void run_once(struct server *server) {
	json_t *volatile message = NULL;
	volatile bool is_taken = false;
	if (setjmp(*arena_escape(server->arena)) == 0) {
		json_t *received;
		enum arrival arrival = transport_receive(&server->transport, diagnostics_wait(server), &received);
		message = received;
		begin_message(server);
		is_taken = true;
		take_arrival(server, arrival, received);
		message = NULL; /* it has been answered */
		json_decref(received);
		diagnostics_publish_due(server);
	} else {
		if (!is_taken) /* it may have changed any text */
			documents_lose(&server->documents);
		tell_out_of_memory(server, message);
	}
	json_decref(message);
}

static int run(struct server *server) {
	while (!server->exits && !server->transport.broken)
		run_once(server);
	return server->state == SERVER_SHUT_DOWN && !server->transport.broken ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* What kdasm says of a command line is for who reads diagnostics. */
static void keep_said(void *context, const char *text) {
	struct server *server = context;
	server->said = server->said ? arena_printf(server->passing, "%s; %s", server->said, text)
	                            : arena_copy_text(server->passing, text);
}

int server_serve(int input, int output, FILE *log) {
	struct arena *arena = arena_new();
	if (!arena) {
		complain("out of memory");
		return EXIT_FAILURE;
	}
	struct server server = {.arena = arena, .documents = {.arena = arena}};
	transport_begin(&server.transport, input, output, log);
	json_memory_begin(arena);
	messages_divert(keep_said, &server);
	int status = run(&server);
	messages_divert(NULL, NULL);
	json_memory_end();
	documents_free(&server.documents);
	transport_end(&server.transport);
	project_forget(&server);
	json_decref(server.settings);
	free(server.folder);
	arena_free(arena);
	return status;
}

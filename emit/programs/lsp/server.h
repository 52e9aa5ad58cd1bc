/* server.h: the state of the server, and the functions of the protocol's methods, which methods.def lists. */
#ifndef KD_PROGRAMS_LSP_SERVER_H
#define KD_PROGRAMS_LSP_SERVER_H

#include <jansson.h>
#include <stdbool.h>

#include "editor_documents.h"
#include "positions.h"
#include "transport.h"

/* Error codes of JSON-RPC and the protocol. */
enum {
	ERROR_PARSE = -32700,
	ERROR_REQUEST = -32600,
	ERROR_METHOD = -32601,
	ERROR_PARAMETERS = -32602,
	ERROR_INTERNAL = -32603,
	ERROR_NOT_INITIALIZED = -32002,
	ERROR_FAILED = -32803,
};

enum server_state { SERVER_NEW, SERVER_RUNS, SERVER_SHUT_DOWN };

/* What the client said of itself. */
struct client {
	bool snippets;        /* completions may have places to fill in */
	bool hierarchy;       /* document symbols may be a tree */
	bool configuration;   /* answers workspace/configuration */
	bool label_offsets;   /* a parameter of a signature may be a part of its text */
	bool refreshes_hints; /* workspace/inlayHint/refresh */
};

/* An instruction, as the processor calls it. */
struct instruction_name {
	const char *name, *operands;
};

/* Those of the processor that was asked for last. */
struct instruction_names {
	struct arena *arena; /* NULL: none was asked for */
	const struct kd_processor *processor;
	LIST(struct instruction_name) list;
};

/* kdasm.json or compile_commands.json, as it was when it was last looked at. */
struct project_file {
	char *path;
	struct timespec modified;
	json_t *json;        /* NULL: it is no JSON, which `mistake` says */
	const char *mistake; /* in `arena` of the server; NULL: none */
};

struct server {
	struct arena *arena;   /* wants of memory end the message that is being worked on */
	struct arena *passing; /* what one message needs */
	struct transport transport;
	struct documents documents;
	struct units units;
	struct client client;
	enum server_state state;
	bool exits;
	char *folder;     /* of the workspace; NULL: none */
	json_t *settings; /* "kdasm" of the client's; NULL: none */
	uint64_t changes; /* another number whenever settings or files that are not open may be others */
	struct instruction_names names;
	LIST(struct project_file) project_files; /* in `arena` */
	const char *said;                        /* what kdasm complained of while it read a command line, in `passing` */
	int64_t requests;                        /* the number of the last one that the server made */
	int failure;                             /* error code of the request that is being answered; 0: none */
	const char *failed;                      /* what it was; in `passing` or constant */
};

/* The answer, which the caller owns. NULL: server->failure says why, or memory ran out. */
typedef json_t *take_request(struct server *server, const json_t *parameters);
typedef void take_notification(struct server *server, const json_t *parameters);

#define KD_REQUEST(name, function) take_request function;
#define KD_NOTIFICATION(name, function) take_notification function;
#include "methods.def"

/* A session: answers and works until the client says exit or is gone. `log` may be NULL. Gives the exit status. */
int server_serve(int input, int output, FILE *log);

/* For a request that can't be answered: sets failure. Gives NULL. */
json_t *server_fail(struct server *server, int code, const char *text);

void server_notify(struct server *server, const char *method, json_t *parameters);

/* Asks the client, whose answer is not waited for. */
void server_ask(struct server *server, const char *method, json_t *parameters);

/* The open text of {"textDocument": {"uri": ...}}; NULL after server_fail(). */
struct document *server_document(struct server *server, const json_t *parameters);

/* The same with the offset of {"position": ...}. */
struct document *server_place(struct server *server, const json_t *parameters, size_t *offset);

/* The same with the offsets of {"range": ...}. */
struct document *server_range(struct server *server, const json_t *parameters, size_t *start, size_t *end);

#endif

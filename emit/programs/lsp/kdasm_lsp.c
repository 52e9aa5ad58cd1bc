/* kdasm_lsp.c: the language server: reads the command line and serves. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command_line.h"
#include "kdasm/kdasm.h"
#include "programs/shared/messages.h"
#include "project.h"
#include "server.h"

enum { EXIT_USAGE = 2 };

static int finish_text(void) {
	if (fflush(stdout) == 0 && !ferror(stdout))
		return EXIT_SUCCESS;
	fprintf(stderr, "kdasm-lsp: error: cannot write standard output: %s\n", strerror(errno));
	return EXIT_FAILURE;
}

static int serve_in(struct arena *arena, FILE *log) {
	struct server server = {.arena = arena, .documents = {.arena = arena}};
	transport_begin(&server.transport, STDIN_FILENO, STDOUT_FILENO, log);
	int status = server_run(&server);
	documents_free(&server.documents);
	transport_end(&server.transport);
	project_forget(&server);
	json_decref(server.settings);
	free(server.folder);
	arena_free(arena);
	return status;
}

static int serve(const struct command_line *line) {
	FILE *log = line->log ? fopen(line->log, "w") : NULL;
	if (line->log && !log) {
		fprintf(stderr, "kdasm-lsp: error: cannot write '%s': %s\n", line->log, strerror(errno));
		return EXIT_USAGE;
	}
	struct arena *arena = arena_new();
	messages_without_reader();
	int status = arena ? serve_in(arena, log) : EXIT_FAILURE;
	if (log)
		fclose(log);
	return status;
}

int main(int argc, char **argv) {
	struct command_line line;
	if (!messages_begin())
		return EXIT_FAILURE;
	command_line_read(&line, argc, argv);
	switch (line.action) {
	case LSP_HELP: command_line_print_help(); return finish_text();
	case LSP_VERSION: puts("kdasm-lsp " KDASM_VERSION); return finish_text();
	case LSP_SERVE: return serve(&line);
	case LSP_USAGE_ERROR: break;
	}
	return EXIT_USAGE;
}

/* kdasm_lsp.c: the language server: reads the command line and serves. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command_line.h"
#include "kdasm/kdasm.h"
#include "programs/shared/messages.h"
#include "server.h"

enum { EXIT_USAGE = 2 };

static int finish_text(void) {
	if (fflush(stdout) == 0 && !ferror(stdout))
		return EXIT_SUCCESS;
	complain("cannot write standard output: %s", strerror(errno));
	return EXIT_FAILURE;
}

/* A source may include /dev/stdin, and a library may print: neither is to get at the messages. */
static bool set_streams_apart(int *input, int *output) {
	int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
	*input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
	*output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
	bool good = nothing >= 0 && *input >= 0 && *output >= 0 && dup2(nothing, STDIN_FILENO) >= 0 &&
	            dup2(STDERR_FILENO, STDOUT_FILENO) >= 0;
	if (nothing >= 0)
		close(nothing);
	return good;
}

static int serve(const struct command_line *line) {
	FILE *log = line->log ? fopen(line->log, "w") : NULL;
	if (line->log && !log) {
		complain("cannot write '%s': %s", line->log, strerror(errno));
		return EXIT_USAGE;
	}
	int input, output;
	messages_without_reader();
	int status = EXIT_FAILURE;
	if (set_streams_apart(&input, &output))
		status = server_serve(input, output, log);
	else
		complain("cannot set standard input and output apart: %s", strerror(errno));
	if (log)
		fclose(log);
	return status;
}

int main(int argc, char **argv) {
	struct command_line line;
	if (!messages_begin("kdasm-lsp"))
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

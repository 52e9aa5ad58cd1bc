/* command_line.c: see command_line.h. */
#include "command_line.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "programs/shared/help.h"
#include "programs/shared/messages.h"

enum letter { OPTION_HELP = 'h', OPTION_VERSION = 'V', OPTION_LOG = 'l', OPTION_STDIO = 's' };

static const struct row {
	enum letter option;
	const char *name, *value, *help;
} rows[] = {
    {OPTION_LOG, "log", "file", "write down all messages in this file"},
    {OPTION_STDIO, "stdio", NULL, "has no effect: that is what it always uses; clients give it"},
    {OPTION_HELP, "help", NULL, "print this"},
    {OPTION_VERSION, "version", NULL, "print the version"},
};
enum { ROW_COUNT = sizeof rows / sizeof *rows };

void command_line_print_help(void) {
	printf("usage: kdasm-lsp [options]\n"
	       "Language server of kdasm, for editors: LSP 3.17 over standard input and output.\n");
	for (size_t i = 0; i < ROW_COUNT; i++) {
		char left[32];
		const char *letter = rows[i].option == OPTION_HELP ? "-h, " : "";
		snprintf(left, sizeof left, "%s--%s%s%s", letter, rows[i].name, rows[i].value ? "=" : "",
		         rows[i].value ? rows[i].value : "");
		printf("  %-16s  %s\n", left, rows[i].help);
	}
}

/* All options fit on one screen; for the other programs --help=all shows more. */
static void take_help(struct command_line *options, const char *value) {
	options->action = help_may_have(value) ? LSP_HELP : LSP_USAGE_ERROR;
}

static int argument_of(const struct row *row) {
	return row->option == OPTION_HELP ? optional_argument : row->value ? required_argument : no_argument;
}

static void take_option(struct command_line *options, int found, char **argv) {
	switch (found) {
	case OPTION_HELP: take_help(options, optarg); break;
	case OPTION_VERSION: options->action = LSP_VERSION; break;
	case OPTION_LOG: options->log = optarg; break;
	case OPTION_STDIO: break;
	case ':':
		options_complain("option '%s' wants a value", argv[optind - 1]);
		options->action = LSP_USAGE_ERROR;
		break;
	default: options_complain("unknown option '%s'", argv[optind - 1]); options->action = LSP_USAGE_ERROR;
	}
}

void command_line_read(struct command_line *options, int argc, char **argv) {
	struct option known[ROW_COUNT + 1] = {0};
	for (size_t i = 0; i < ROW_COUNT; i++)
		known[i] = (struct option){rows[i].name, argument_of(&rows[i]), NULL, (int)rows[i].option};
	*options = (struct command_line){.action = LSP_SERVE};
	int found;
	while (options->action != LSP_USAGE_ERROR && (found = getopt_long(argc, argv, ":h", known, NULL)) != -1)
		take_option(options, found, argv);
	if (options->action != LSP_USAGE_ERROR && optind < argc) {
		options_complain("'%s' is no option, and files are opened by the client", argv[optind]);
		options->action = LSP_USAGE_ERROR;
	}
}

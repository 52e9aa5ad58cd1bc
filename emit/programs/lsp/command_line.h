/* command_line.h: the command line of kdasm-lsp. */
#ifndef KD_PROGRAMS_LSP_COMMAND_LINE_H
#define KD_PROGRAMS_LSP_COMMAND_LINE_H

enum lsp_action { LSP_SERVE, LSP_HELP, LSP_VERSION, LSP_USAGE_ERROR };

struct command_line {
	enum lsp_action action;
	const char *log; /* file that messages are written to; NULL: none */
};

/* What is wrong was reported on standard error. */
void command_line_read(struct command_line *options, int argc, char **argv);

void command_line_print_help(void);

#endif

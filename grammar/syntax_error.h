/* syntax_error.h: what to say of a statement that is none of the language. */
#ifndef KD_GRAMMAR_SYNTAX_ERROR_H
#define KD_GRAMMAR_SYNTAX_ERROR_H

#include "reader/reader.h"

/* Where and why the parser could not go on. */
struct syntax_error {
	struct span at;
	bool bad_token; /* the scanner has reported it */
	bool in_call;   /* among the arguments of one */
	bool wants_statement;
	bool wants_operand;
	bool wants_integer; /* a plain one */
	bool wants_name;
	bool wants_comma;
	bool wants_equals;
	bool wants_string;
	bool wants_flags;
	bool wants_close;   /* a parenthesis */
	bool wants_bracket; /* a closing one */
	bool wants_colon;
	bool wants_end;
};

void report_syntax_error(struct reader *reader, const struct syntax_error *error);

/* Of bison's own mistakes there is one: its stacks are full. */
void report_parser_error(struct reader *reader, struct span at, const char *message);

#endif

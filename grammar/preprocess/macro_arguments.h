/* macro_arguments.h: the operands of macros, token by token as llvm-mc splits them. */
#ifndef KD_GRAMMAR_PREPROCESS_MACRO_ARGUMENTS_H
#define KD_GRAMMAR_PREPROCESS_MACRO_ARGUMENTS_H

#include "lex/raw_text.h"
#include "macros.h"

/* A text by tokens. */
struct raw_lexer {
	const char *end;
	bool keep_blanks;
	bool as_written;             /* %expression and <text> stand for their characters, as in .irpc */
	const char *no_angle_before; /* no <text> that begins before this place has an end */
	struct raw_token token;      /* the current one */
};

struct raw_lexer raw_lexer_at(const char *at, const char *end);

/* Passes over the token if it is this byte. */
bool raw_take(struct raw_lexer *lexer, char byte);

/* A name, also one in quotation marks or one that begins with $ or @. */
bool raw_take_name(struct raw_lexer *lexer, struct text *name);

/* Reads the arguments at the lexer's place, up to the end of the line, into reader->macros->arguments
 * and what they come to into reader->macros->values; `macro` is NULL for .irp and .irpc, which take any
 * number. False after reporting an error. */
bool macro_read_arguments(struct reader *reader, const struct macro *macro, struct raw_lexer *lexer);

/* Leaves the scanner after the line of the lexer's token. */
void macro_leave_line(struct reader *reader, const struct raw_lexer *lexer);

/* Appends the tokens of one argument or default value. */
bool macro_read_argument(struct reader *reader, struct raw_lexer *lexer, bool vararg, struct raw_tokens *tokens);

#endif

/* expression_token.h: expressions as tokens of the grammar, and what is rare in them, token by token. */
#ifndef KD_GRAMMAR_EXPRESSION_TOKEN_H
#define KD_GRAMMAR_EXPRESSION_TOKEN_H

#include "parse.h"
#include "reader/reader.h"

/* What a statement may have where it may have an expression, and what begins like one. */
enum {
	OTHER_NAME = 1,        /* before a bracket */
	OTHER_INTEGER = 2,     /* before a colon */
	OTHER_BRACKET = 4,     /* around registers */
	OTHER_PARENTHESIS = 8, /* around operations */
	OTHER_FLAGS = 16,      /* in quotes */
};

/* The next token is an expression, or one of the `others`. */
int expression_token(struct reader *reader, unsigned others, PARSE_STYPE *value, struct span *at);

/* Keeps a token that was read too early, for token_next(). */
void token_keep(struct reader *reader, int token, const PARSE_STYPE *value, struct span at);
int token_kept(struct reader *reader, PARSE_STYPE *value, struct span *at);

int scan_lex(PARSE_STYPE *value, struct span *at, void *scanner);

/* The token that is kept, or the next one of the scanner. */
static inline int token_next(struct reader *reader, PARSE_STYPE *value, struct span *at) {
	return reader->expression.kept ? token_kept(reader, value, at) : scan_lex(value, at, reader->scanner.flex);
}

/* What expressions have that the reader of them asks for. */
extern const struct expression_grammar expression_grammar;

#endif

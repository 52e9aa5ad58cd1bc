/* statement_end.h: where a statement ends that has no line end.
 *
 * llvm-mc does not look for the line end after some directives. What is there instead is the
 * next statement of the same line. */
#ifndef KD_GRAMMAR_STATEMENT_END_H
#define KD_GRAMMAR_STATEMENT_END_H

#include "reader/reader.h"

/* The next statement begins after the last operand. `lookahead` is the token that the parser has
 * read after it, if it has, and `at` its place; true if the parser has to forget it. */
bool statement_follows(struct reader *reader, int lookahead, struct span at);

/* The same after an expression, where the parser reads no token; but one is passed over, whatever it is. */
void statement_follows_token(struct reader *reader);

#endif

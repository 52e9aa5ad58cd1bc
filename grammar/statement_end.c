/* statement_end.c: see statement_end.h. */
#include "statement_end.h"

#include "actions/actions.h"
#include "parse.h"
#include "lex/raw_text.h"
#include "reader/scanner.h"
#include "expression_token.h"

/* A bad token has been reported, and ends the line. */
static bool is_token(int lookahead) {
	return lookahead != PARSE_EMPTY && lookahead != EOL && lookahead != BAD && lookahead != END;
}

bool statement_follows(struct reader *reader, int lookahead, struct span at) {
	if (lookahead == PARSE_EMPTY && !reader->expression.kept)
		scanner_start_statement(reader, scanner_position(reader));
	if (!is_token(lookahead))
		return false;
	scanner_start_statement(reader, source_text(reader, at).at);
	return true;
}

void statement_follows_token(struct reader *reader) {
	const char *end = reader->source->text + reader->source->size;
	PARSE_STYPE value;
	struct span at;
	int passed = token_next(reader, &value, &at);
	if (!is_token(passed)) {
		if (passed != EOL)
			token_keep(reader, passed, &value, at);
		return;
	}
	struct raw_token token = raw_token(source_text(reader, at).at, end);
	if (lex_is_invalid(*token.at))
		diag_error(reader->diag, at.start, "invalid character in input");
	scanner_start_statement(reader, token.at + token.length);
}

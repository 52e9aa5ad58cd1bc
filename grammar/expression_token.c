/* expression_token.c: see expression_token.h. */
#include "expression_token.h"

#include "actions/actions.h"
#include "base/ascii.h"
#include "lex/raw_text.h"
#include "reader/scanner.h"
#include "reader/scope.h"
#include "syntax_error.h"
#include "tokens.h"

/* reader->expression.kept */
struct scanned_token {
	int token;
	PARSE_STYPE value;
	struct span at;
};

void token_keep(struct reader *reader, int token, const PARSE_STYPE *value, struct span at) {
	reader->expression.kept = arena_alloc(reader->arena, sizeof *reader->expression.kept);
	*reader->expression.kept = (struct scanned_token){token, *value, at};
}

int token_kept(struct reader *reader, PARSE_STYPE *value, struct span *at) {
	const struct scanned_token *kept = reader->expression.kept;
	reader->expression.kept = NULL;
	*value = kept->value;
	*at = kept->at;
	return kept->token;
}

/* ---- what is rare ---- */

static struct scanned_token scan(struct reader *reader, const char *at) {
	struct scanned_token token = {0};
	scanner_move_to_operand(reader, at);
	token.token = scan_lex(&token.value, &token.at, reader->scanner.flex);
	return token;
}

static bool is_word(const struct reader *reader, const struct name *name) {
	uint32_t number;
	return token_of_name(reader, name) != NAME || expression_number_of_dwarf(reader, name, &number);
}

static void report(struct reader *reader, const char *at, enum expression_wants wants, bool in_call) {
	if (!reader->expression.kept) {
		struct scanned_token token = scan(reader, at);
		token_keep(reader, token.token, &token.value, token.at);
	}
	struct syntax_error error = {
	    .at = reader->expression.kept->at,
	    .bad_token = reader->expression.kept->token == BAD,
	    .in_call = in_call,
	    .wants_operand = wants == WANTS_OPERAND,
	    .wants_close = wants == WANTS_CLOSE || wants == WANTS_MORE,
	    .wants_bracket = wants == WANTS_BRACKET,
	    .wants_comma = wants == WANTS_MORE,
	    .wants_name = wants == WANTS_NAME,
	};
	report_syntax_error(reader, &error);
}

/* The name after the @ at `at`, with its place; NULL after reporting that there is none. */
static struct name *specifier_name(struct reader *reader, const char *at, struct span *name_at) {
	struct scanned_token token = scan(reader, at);
	*name_at = token.at;
	if (token.token == AT_NAME) {
		name_at->start++;
		return name_after_at(reader, token.value.name);
	}
	const char *after = scanner_position(reader);
	token = scan(reader, after);
	*name_at = token.at;
	if (token.token == NAME)
		return token.value.name;
	token_keep(reader, token.token, &token.value, token.at);
	report(reader, after, WANTS_NAME, false);
	return NULL;
}

static enum expression_outcome read_specifier(struct reader *reader, const char **at, struct value *value) {
	struct span name_at;
	struct name *name = specifier_name(reader, *at, &name_at);
	if (!name)
		return EXPRESSION_WRONG;
	*value = expression_with_specifier(reader, *value, name, name_at);
	*at = scanner_position(reader);
	return EXPRESSION_READ;
}

/* What is no token is reported before anything is done with the expression in front of it. */
static void look_ahead(struct reader *reader) {
	const struct scanner_place place = scanner_place(reader);
	const char *next = lex_skip_spaces(place.at, reader->source->text + reader->source->size);
	if (!ascii_is_digit(*next) && (*next == '\0' || !strchr("/'\".", *next)))
		return;
	struct scanned_token token = scan(reader, place.at);
	if (token.token == BAD)
		token_keep(reader, token.token, &token.value, token.at);
	else
		scanner_go_back(reader, &place);
}

/* A string, after which the scanner is; a specifier may follow. */
static enum expression_outcome read_string(struct reader *reader, struct quoted string, const char **at,
                                           struct value *value) {
	const char *end = reader->source->text + reader->source->size;
	const char *next = lex_skip_blanks(*at, end);
	struct span name_at;
	if (next == end || *next != '@') {
		if (!string.text.length)
			look_ahead(reader);
		*value = expression_string(reader, string.text, string.at);
		return EXPRESSION_READ;
	}
	struct name *name = specifier_name(reader, next, &name_at);
	if (!name)
		return EXPRESSION_WRONG;
	*value = expression_string_with_specifier(reader, string.text, string.at, name, name_at);
	*at = scanner_position(reader);
	return EXPRESSION_READ;
}

static enum expression_outcome read_operand(struct reader *reader, const char **at, struct value *value) {
	struct scanned_token token = scan(reader, *at);
	*at = scanner_position(reader);
	switch (token.token) {
	case INTEGER: *value = token.value.value; break;
	case NAME: *value = expression_operand_name(reader, token.value.name, token.at); break;
	case REAL: *value = expression_real(reader, token.value.text); break;
	case WIDE: *value = expression_wide(reader, token.at); break;
	case DIRECTION: *value = expression_direction(reader, token.value.direction, token.at); break;
	case '.': *value = expression_here(reader, token.at); break;
	case STRING: return read_string(reader, (struct quoted){token.value.text, token.at}, at, value);
	default: token_keep(reader, token.token, &token.value, token.at); return EXPRESSION_MISSING;
	}
	return EXPRESSION_READ;
}

const struct expression_grammar expression_grammar = {is_word, read_operand, read_specifier, report};

/* ---- one as a token ---- */

/* Whether the bracket encloses operations, not an operand. */
static bool has_operations(const char *at, const char *end) {
	struct raw_token first = raw_token(lex_skip_blanks(at + 1, end), end);
	switch (first.kind) {
	case RAW_NUMBER:
	case RAW_STRING: return false;
	case RAW_NAME: return dwarf_is_operation(first.at, first.length);
	default: return first.length != 1 || !strchr("([-+~!.$", *first.at);
	}
}

static bool begins_other(struct reader *reader, const char *at, const char *end, unsigned others) {
	if (at == end)
		return false;
	if (*at == '(') {
		const struct name *before = token_name_before(reader, text_pos(reader, at));
		bool calls = before && function_find(before) && !scope_is_llvm_14(reader); /* what is no value */
		return calls || ((others & OTHER_PARENTHESIS) && has_operations(at, end));
	}
	if (!(others & ~(unsigned)OTHER_PARENTHESIS))
		return false;
	struct raw_token first = raw_token(at, end);
	struct raw_token after = raw_token(lex_skip_blanks(first.at + first.length, end), end);
	return ((others & OTHER_BRACKET) && *at == '[') || ((others & OTHER_FLAGS) && *at == '"') ||
	       ((others & OTHER_NAME) && first.kind == RAW_NAME && raw_is(&after, '[')) ||
	       ((others & OTHER_INTEGER) && first.kind == RAW_NUMBER && raw_is(&after, ':'));
}

int expression_token(struct reader *reader, unsigned others, PARSE_STYPE *value, struct span *at) {
	struct operand taken;
	const char *end = reader->source->text + reader->source->size;
	const char *start = scanner_position(reader), *operand = lex_skip_blanks(start, end);
	if (begins_other(reader, operand, end, others))
		return scan_lex(value, at, reader->scanner.flex);
	enum expression_outcome outcome = expression_take(reader, lex_skip_spaces(start, end), &taken);
	if (outcome == EXPRESSION_MISSING)
		return token_next(reader, value, at);
	reader->work.tokens++; /* as for each token of the scanner */
	*value = (PARSE_STYPE){.value = taken.value};
	*at = taken.at;
	if (!reader->expression.kept)
		scanner_move_to_operand(reader, source_text(reader, *at).at + (at->end - at->start));
	if (outcome == EXPRESSION_READ) {
		if (!reader->expression.kept)
			look_ahead(reader);
		return EXPRESSION;
	}
	if (reader->expression.kept && reader->expression.kept->token == BAD)
		reader->expression.kept = NULL;
	return BAD;
}

/* conditions.c: see conditions.h. */
#include "conditions.h"

#include "empty_lines.h"
#include "line_markers.h"
#include "macro_arguments.h"
#include "parse.h"
#include "lex/raw_text.h"
#include "reader/operands.h"
#include "lex/lex.h"
#include "module/symbol.h"

void conditions_start(struct reader *reader) {
	reader->conditions = arena_zeroed(reader->arena, 1, sizeof *reader->conditions);
}

bool condition_directive(const struct directive *directive) {
	switch (directive->token) {
	case IF:
	case IF_BLANK:
	case IF_SAME:
	case IF_STRINGS:
	case IF_DEFINED:
	case ELSEIF:
	case ELSE:
	case ENDIF: return true;
	default: return false;
	}
}

void condition_open(struct reader *reader) {
	struct condition *condition = &reader->conditions->innermost;
	*list_add(reader->arena, &reader->conditions->around) = *condition;
	condition->part = CONDITION_IF;
	condition->pos = reader->module->statement_pos;
}

static bool outer_ignores(const struct reader *reader) {
	const struct conditions *conditions = reader->conditions;
	return conditions->around.count && conditions->around.items[conditions->around.count - 1].ignore;
}

static bool may_have_else(const struct reader *reader) {
	return reader->conditions->innermost.part == CONDITION_IF || reader->conditions->innermost.part == CONDITION_ELSEIF;
}

bool condition_else_if(struct reader *reader, kd_pos pos) {
	struct condition *condition = &reader->conditions->innermost;
	if (!may_have_else(reader)) {
		diag_error(reader->diag, pos, "Encountered a .elseif that doesn't follow an .if or  an .elseif");
		return false;
	}
	condition->part = CONDITION_ELSEIF;
	if (!outer_ignores(reader) && !condition->met)
		return true;
	condition->ignore = true;
	return false;
}

static void decide(struct reader *reader, bool met) {
	reader->conditions->innermost.met = met;
	reader->conditions->innermost.ignore = !met;
}

static bool compare(enum comparison comparison, int64_t number) {
	switch (comparison) {
	case COMPARE_NOT_ZERO: return number != 0;
	case COMPARE_ZERO: return number == 0;
	case COMPARE_GREATER: return number > 0;
	case COMPARE_GREATER_OR_ZERO: return number >= 0;
	case COMPARE_LESS: return number < 0;
	case COMPARE_LESS_OR_ZERO: break;
	}
	return number <= 0;
}

void condition_number(struct reader *reader, const struct directive *directive, struct value value, struct span at) {
	int64_t number;
	if (!absolute(reader, value, at, &number)) {
		if (reader->target.missed) /* no part is known to be the right one */
			reader->conditions->innermost.met = reader->conditions->innermost.ignore = true;
		return;
	}
	value_release(reader->module, value);
	decide(reader, compare((enum comparison)directive->argument, number));
}

void condition_number_plain(struct reader *reader, const struct directive *directive) {
	struct span at;
	struct value value = expression_value(reader, &reader->plain.items[0], &at);
	condition_number(reader, directive, value, at);
}

/* For the directives with a positive and a negative form: the argument is true for the first. */
static void decide_for(struct reader *reader, const struct directive *directive, bool met) {
	decide(reader, met == (directive->argument != 0));
}

void condition_blank(struct reader *reader, struct text operands) {
	decide_for(reader, reader->directive, operands.length == 0);
}

static struct text trimmed(const char *at, const char *end) {
	while (at < end && (lex_is_blank(*at) || *at == '\v' || *at == '\f'))
		at++;
	while (at < end && (lex_is_blank(end[-1]) || end[-1] == '\v' || end[-1] == '\f'))
		end--;
	return (struct text){at, (size_t)(end - at)};
}

void condition_same(struct reader *reader, struct text operands, struct span at) {
	const char *start = operands.at, *end = start + operands.length;
	struct raw_token token = raw_token(start, end);
	while (token.kind != RAW_END && !raw_is(&token, ','))
		token = raw_token(token.at + token.length, end);
	if (token.kind == RAW_END) {
		diag_error(reader->diag, at.start, "expected comma: %s compares two texts", reader->directive->name);
		return;
	}
	const char *second = raw_lexer_at(token.at + 1, end).token.at; /* after comments */
	decide_for(reader, reader->directive, text_same(trimmed(start, token.at), trimmed(second, end)));
}

void condition_defined(struct reader *reader, const struct directive *directive, struct name *name) {
	bool defined = name->symbol && !symbol_is_undefined(reader->module, name->symbol);
	decide_for(reader, directive, defined);
}

static bool take_string(struct reader *reader, const struct directive *directive, const char **at, const char *end,
                        struct text *string) {
	struct raw_token token = raw_token(raw_skip_blanks(*at, end), end);
	if (token.kind != RAW_STRING) {
		diag_error(reader->diag, text_pos(reader, token.at), "expected string parameter for '%s' directive",
		           directive->name);
		return false;
	}
	*string = (struct text){token.at + 1, token.length - 2};
	*at = token.at + token.length;
	return true;
}

static bool take_comma(struct reader *reader, const struct directive *directive, const char **at, const char *end) {
	*at = raw_skip_blanks(*at, end);
	if (*at < end && **at == ',') {
		++*at;
		return true;
	}
	diag_error(reader->diag, text_pos(reader, *at), "expected comma after first string for '%s' directive",
	           directive->name);
	return false;
}

const char *condition_strings(struct reader *reader, const struct directive *directive, const char *at,
                              const char *end) {
	struct text first, second;
	if (!take_string(reader, directive, &at, end, &first) || !take_comma(reader, directive, &at, end) ||
	    !take_string(reader, directive, &at, end, &second))
		return NULL;
	decide_for(reader, directive, text_same(first, second));
	return at;
}

void condition_else(struct reader *reader, struct span at) {
	struct condition *condition = &reader->conditions->innermost;
	if (!may_have_else(reader)) {
		diag_error(reader->diag, at.start, "Encountered a .else that doesn't follow  an .if or an .elseif");
		return;
	}
	condition->part = CONDITION_ELSE;
	condition->ignore = outer_ignores(reader) || condition->met;
}

void condition_end(struct reader *reader, struct span at) {
	if (!reader->conditions->around.count)
		diag_error(reader->diag, at.start, "Encountered a .endif that doesn't follow an .if or .else");
	else
		condition_unwind(reader, reader->conditions->around.count - 1);
}

void condition_unwind(struct reader *reader, size_t depth) {
	if (depth < reader->conditions->around.count)
		reader->conditions->innermost = reader->conditions->around.items[depth];
	if (depth < reader->conditions->around.count)
		reader->conditions->around.count = depth;
}

void condition_finish(struct reader *reader) {
	if (reader->conditions->around.count)
		diag_error(reader->diag, reader->conditions->innermost.pos, "unmatched .ifs or .elses: this has no .endif");
}

/* The name that begins a statement, which may be in quotes. */
static struct text first_name(const char *at, const char *end) {
	struct raw_token token = raw_token(at, end);
	if (token.kind == RAW_STRING)
		return (struct text){token.at + 1, token.length - 2};
	return (struct text){token.at, token.kind == RAW_NAME ? token.length : 0};
}

static bool line_has_condition(struct reader *reader, const char *at, const char *end) {
	char second = end - at > 1 ? at[1] | 0x20 : '\0';
	if (*at != '"' && (*at != '.' || (second != 'i' && second != 'e'))) /* .if..., .else..., .endif */
		return false;
	struct text text = first_name(at, end);
	const struct directive *directive = directive_find_text(reader, text.at, text.length);
	return directive && condition_directive(directive);
}

/* Nothing, or only a comment, as llvm-mc's parser reads it; `start` is after blanks and comments
 * that are passed over. */
static bool line_is_empty(const char *line, const char *start, const char *end) {
	return raw_token(start, end).kind == RAW_END || (*start == '#' && start == raw_skip_blanks(line, end));
}

const char *condition_skip(struct reader *reader, const char *at, const char *end) {
	while (at < end) {
		const char *start = raw_skip_blanks(at, end);
		bool word = raw_is_word(start, end);
		if (!word && !reader->conditions->line_dropped)
			start = raw_lexer_at(start, end).token.at;
		if (start == end)
			break;
		if (line_has_condition(reader, start, end))
			return start;
		line_marker_take(reader, at);
		reader->conditions->line_dropped = word || !line_is_empty(at, start, end);
		if (!reader->conditions->line_dropped)
			empty_line_after(reader, start, end);
		at = raw_line(at, end).next;
	}
	return end;
}

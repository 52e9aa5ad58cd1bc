/* macro_arguments.c: see macro_arguments.h. */
#include "macro_arguments.h"

#include <inttypes.h>

#include "macro_parameters.h"
#include "reader/scanner.h"
#include "reader/expression.h"
#include "reader/operands.h"
#include "reader/scope.h"
#include "lex/lex.h"

/* ---- tokens ---- */

static void next_token(struct raw_lexer *lexer) {
	do
		lexer->token = raw_token(lexer->token.at + lexer->token.length, lexer->end);
	while (lexer->token.kind == RAW_BLANK && !lexer->keep_blanks);
}

/* The next token, comments passed over. */
static void lex(struct raw_lexer *lexer) {
	do
		next_token(lexer);
	while (lexer->token.kind == RAW_COMMENT);
}

struct raw_lexer raw_lexer_at(const char *at, const char *end) {
	struct raw_lexer lexer = {.end = end, .token = {RAW_BLANK, at, 0}};
	lex(&lexer);
	return lexer;
}

bool raw_take(struct raw_lexer *lexer, char byte) {
	if (!raw_is(&lexer->token, byte))
		return false;
	lex(lexer);
	return true;
}

bool raw_take_name(struct raw_lexer *lexer, struct text *name) {
	struct raw_token *token = &lexer->token;
	if (token->kind == RAW_STRING) {
		*name = (struct text){token->at + 1, token->length - 2};
	} else if (token->kind == RAW_NAME) {
		*name = (struct text){token->at, token->length};
	} else if (raw_is(token, '$') || raw_is(token, '@')) {
		struct raw_token after = raw_token(token->at + 1, lexer->end);
		if (after.kind != RAW_NAME && after.kind != RAW_NUMBER)
			return false;
		token->length += after.length;
		*name = (struct text){token->at, token->length};
	} else {
		return false;
	}
	lex(lexer);
	return true;
}

/* ---- one argument ---- */

static bool fail(struct reader *reader, const char *at, const char *message) {
	diag_error(reader->diag, text_pos(reader, at), "%s", message);
	return false;
}

/* The suffix of a number is no part of the token, but in hexadecimal, as in llvm-mc. */
static size_t length_without_suffix(const struct raw_token *token) {
	bool hexadecimal = token->length > 1 && (token->at[1] | 0x20) == 'x';
	size_t length = token->length;
	while (token->kind == RAW_NUMBER && !hexadecimal && strchr("uUlL", token->at[length - 1]))
		length--;
	return length;
}

static void add_token(struct reader *reader, struct raw_tokens *tokens, struct raw_token token) {
	token.length = length_without_suffix(&token);
	*list_add(reader->arena, tokens) = token;
}

static void add_text(struct reader *reader, struct raw_tokens *tokens, struct text text) {
	*list_add(reader->arena, tokens) = (struct raw_token){RAW_OTHER, text.at, text.length};
}

/* A variable argument is everything up to the end of the line. */
static void read_rest(struct reader *reader, struct raw_lexer *lexer, struct raw_tokens *tokens) {
	const char *start = lexer->token.at;
	if (lexer->token.kind == RAW_END)
		return;
	while (lexer->token.kind != RAW_END)
		next_token(lexer);
	add_text(reader, tokens, (struct text){start, (size_t)(lexer->token.at - start)});
}

/* To LLVM 14 a comment after it is a token. */
static bool take_blank(struct reader *reader, struct raw_lexer *lexer) {
	if (lexer->token.kind != RAW_BLANK)
		return false;
	if (scope_is_llvm_14(reader))
		next_token(lexer);
	else
		lex(lexer);
	return true;
}

/* Blanks end an argument unless an operator follows, or they are inside parentheses. '=' is an
 * operator after a blank, and a mistake elsewhere. */
static bool read_tokens(struct reader *reader, struct raw_lexer *lexer, struct raw_tokens *tokens) {
	unsigned level = 0;
	const struct raw_token *token = &lexer->token;
	for (;;) {
		if (raw_is(token, '='))
			return fail(reader, token->at,
			            "unexpected token in macro instantiation: a value with '=' needs quotation marks");
		if (!level) {
			if (raw_is(token, ','))
				return true;
			bool blank = take_blank(reader, lexer);
			if (token->kind == RAW_OPERATOR || raw_is(token, '=')) {
				add_token(reader, tokens, *token);
				next_token(lexer);
				take_blank(reader, lexer);
				continue;
			}
			if (blank)
				return true;
		}
		if (token->kind == RAW_END)
			break;
		if (raw_is(token, '('))
			level++;
		else if (raw_is(token, ')') && level)
			level--;
		add_token(reader, tokens, *token);
		next_token(lexer);
	}
	return level ? fail(reader, token->at, "unbalanced parentheses in macro argument") : true;
}

bool macro_read_argument(struct reader *reader, struct raw_lexer *lexer, bool vararg, struct raw_tokens *tokens) {
	if (vararg) {
		read_rest(reader, lexer, tokens);
		return true;
	}
	lexer->keep_blanks = true;
	bool good = read_tokens(reader, lexer, tokens);
	lexer->keep_blanks = false;
	return good;
}

/* ---- .altmacro ---- */

static void lex_at(struct raw_lexer *lexer, const char *at) {
	lexer->token = (struct raw_token){RAW_BLANK, at, 0};
	lex(lexer);
}

/* What llvm-mc takes for the text of the expression between '%' and `end`: without the last parenthesis of a call
 * there, and without the suffix of a number. */
static struct text written_expression(const struct reader *reader, const char *start, const char *end) {
	if (text_pos(reader, end) == reader->expression.call_end)
		end = reader->source->text + (reader->expression.last_argument_end - reader->source->base);
	struct raw_token last = {RAW_OTHER, start, 1};
	while (last.at + last.length < end)
		last = raw_token(last.at + last.length, end);
	return (struct text){start, (size_t)(last.at - start) + length_without_suffix(&last)};
}

/* %expression: its value as a decimal number. */
static bool read_value(struct reader *reader, struct raw_lexer *lexer, struct raw_tokens *tokens) {
	const char *start = lexer->token.at;
	struct value value;
	int64_t number;
	const char *end = expression_read(reader, start + 1, &value);
	if (!end || !absolute(reader, value, (struct span){text_pos(reader, start), text_pos(reader, end)}, &number))
		return false;
	const char *digits = arena_printf(reader->arena, "%" PRId64, number);
	if (lexer->as_written)
		add_text(reader, tokens, written_expression(reader, start, end));
	else
		add_text(reader, tokens, (struct text){digits, strlen(digits)});
	lex_at(lexer, end);
	return true;
}

/* The place after the '>' that ends a text which begins at the current token with '<'; NULL if there is none. */
static const char *angle_end(struct raw_lexer *lexer) {
	const char *at = lexer->token.at, *end = lexer->end;
	if (!raw_is(&lexer->token, '<') || at < lexer->no_angle_before)
		return NULL;
	for (; at < end && *at != '\n' && *at != '\r' && *at != '\0'; at++) {
		if (*at == '>')
			return at + 1;
		if (*at == '!')
			at++;
	}
	lexer->no_angle_before = at;
	return NULL;
}

/* <text>: what is between, '!' being the mark in front of a byte that means itself. */
static void read_angle_text(struct reader *reader, struct raw_lexer *lexer, const char *after,
                            struct raw_tokens *tokens) {
	struct buffer text = buffer_in(reader->arena);
	for (const char *at = lexer->token.at + 1; at < after - 1; at++) {
		at += *at == '!' && !lexer->as_written;
		buffer_put(&text, at, 1);
	}
	add_text(reader, tokens, (struct text){(const char *)text.data, text.size});
	lex_at(lexer, after);
}

static bool read_alternate(struct reader *reader, struct raw_lexer *lexer, bool vararg, struct raw_tokens *tokens) {
	const char *after = angle_end(lexer);
	if (raw_is(&lexer->token, '%'))
		return read_value(reader, lexer, tokens);
	if (!after)
		return macro_read_argument(reader, lexer, vararg, tokens);
	read_angle_text(reader, lexer, after, tokens);
	return true;
}

/* ---- all of them ---- */

static bool is_named(const struct raw_lexer *lexer) {
	struct raw_lexer next = *lexer;
	if (lexer->token.kind != RAW_NAME)
		return false;
	next_token(&next);
	return raw_is(&next.token, '=');
}

/* The parameter so called; reports that there is none. */
static bool find_parameter(struct reader *reader, const struct macro *macro, struct text name, size_t *index) {
	if (macro && macro_find_parameter(macro, name, index))
		return true;
	if (macro)
		diag_error(reader->diag, text_pos(reader, name.at), "parameter named '%.*s' does not exist for macro '%.*s'",
		           (int)name.length, name.at, NAME_ARGS(macro->name));
	else
		diag_error(reader->diag, text_pos(reader, name.at),
		           "parameter named '%.*s' does not exist: the values of a repeat have no names "
		           "[stricter than llvm-mc]",
		           (int)name.length, name.at);
	return false;
}

static void set_argument(struct reader *reader, size_t index, struct macro_argument argument) {
	if (!argument.count)
		return;
	while (reader->macros->arguments.list.count <= index)
		*list_add(reader->arena, &reader->macros->arguments.list) = (struct macro_argument){0};
	reader->macros->arguments.list.items[index] = argument;
}

static void use_default(struct reader *reader, const struct macro_parameter *parameter, size_t index) {
	struct raw_tokens *tokens = &reader->macros->arguments.tokens;
	reader->macros->arguments.list.items[index] = (struct macro_argument){tokens->count, parameter->value.count};
	for (size_t i = 0; i < parameter->value.count; i++)
		*list_add(reader->arena, tokens) = parameter->value.items[i];
}

/* Arguments that were not given get their default value. */
static bool fill_in(struct reader *reader, const struct macro *macro, const struct raw_lexer *lexer) {
	bool good = true;
	for (size_t i = 0; macro && i < macro->parameters.count; i++) {
		const struct macro_parameter *parameter = &macro->parameters.items[i];
		if (reader->macros->arguments.list.items[i].count)
			continue;
		if (parameter->required) {
			diag_error(reader->diag, text_pos(reader, lexer->token.at),
			           "missing value for required parameter '%.*s' in macro '%.*s'", (int)parameter->name.length,
			           parameter->name.at, NAME_ARGS(macro->name));
			good = false;
		}
		use_default(reader, parameter, i);
	}
	return good;
}

static bool read_all(struct reader *reader, const struct macro *macro, struct raw_lexer *lexer) {
	struct raw_tokens *tokens = &reader->macros->arguments.tokens;
	size_t parameters = macro ? macro->parameters.count : 0;
	bool has_vararg = parameters && macro->parameters.items[parameters - 1].vararg, names_found = false;
	while (reader->macros->arguments.list.count < parameters)
		*list_add(reader->arena, &reader->macros->arguments.list) = (struct macro_argument){0};
	for (size_t i = 0; !parameters || i < parameters; i++) {
		const char *start = lexer->token.at;
		size_t first = tokens->count, index = i;
		struct text name = {NULL, 0};
		if (is_named(lexer)) {
			raw_take_name(lexer, &name);
			lex(lexer); /* the '=' */
			names_found = true;
		}
		if (names_found && !name.length)
			return fail(reader, start, "cannot mix positional and keyword arguments");
		bool vararg = has_vararg && i == parameters - 1;
		if (!(reader->macros->alternate ? read_alternate : macro_read_argument)(reader, lexer, vararg, tokens))
			return false;
		if (name.length && !find_parameter(reader, macro, name, &index))
			return false;
		set_argument(reader, index, (struct macro_argument){first, tokens->count - first});
		if (lexer->token.kind == RAW_END)
			return fill_in(reader, macro, lexer);
		raw_take(lexer, ',');
	}
	return fail(reader, lexer->token.at, "too many positional arguments");
}

/* ---- what they come to ---- */

/* Strings lose their quotation marks, but in a variable argument. */
static struct text token_text(const struct raw_token *token, bool vararg) {
	if (token->kind == RAW_STRING && !vararg)
		return (struct text){token->at + 1, token->length - 2};
	return (struct text){token->at, token->length};
}

static struct text join(struct reader *reader, const struct raw_token *tokens, size_t count, bool vararg) {
	struct buffer joined = buffer_in(reader->arena);
	for (size_t i = 0; i < count; i++) {
		struct text text = token_text(&tokens[i], vararg);
		buffer_put(&joined, text.at, text.length);
	}
	return (struct text){(const char *)joined.data, joined.size};
}

/* Nearly always the tokens are together in the source already. */
static struct text argument_text(struct reader *reader, const struct raw_token *tokens, size_t count, bool vararg) {
	if (!count)
		return (struct text){"", 0};
	struct text whole = token_text(&tokens[0], vararg);
	for (size_t i = 1; i < count; i++) {
		struct text next = token_text(&tokens[i], vararg);
		if (whole.at + whole.length != next.at)
			return join(reader, tokens, count, vararg);
		whole.length += next.length;
	}
	return whole;
}

bool macro_read_arguments(struct reader *reader, const struct macro *macro, struct raw_lexer *lexer) {
	struct macro_arguments *arguments = &reader->macros->arguments;
	arguments->tokens.count = arguments->list.count = reader->macros->values.count = 0;
	if (!read_all(reader, macro, lexer))
		return false;
	for (size_t i = 0; i < arguments->list.count; i++) {
		struct macro_argument argument = arguments->list.items[i];
		bool vararg = macro && i < macro->parameters.count && macro->parameters.items[i].vararg;
		*list_add(reader->arena, &reader->macros->values) = argument_text(
		    reader, argument.count ? arguments->tokens.items + argument.first : NULL, argument.count, vararg);
	}
	return true;
}

void macro_leave_line(struct reader *reader, const struct raw_lexer *lexer) {
	scanner_move(reader, raw_rest_of_line(lexer->token.at, lexer->end).next);
}

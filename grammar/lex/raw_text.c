/* raw_text.c: see raw_text.h. */
#include "raw_text.h"

#include <string.h>

#include "base/ascii.h"
#include "lex.h"

const char *raw_skip_blanks(const char *at, const char *end) {
	while (at < end && lex_is_blank(*at))
		at++;
	return at;
}

bool raw_begins_with(const char *at, const char *end, const char *name) {
	for (; *name; at++, name++)
		if (at == end || *at != *name)
			return false;
	return at == end || !lex_is_name_byte(*at);
}

static const char *after_line_end(const char *at, const char *end) {
	if (at == end)
		return end;
	return at + (end - at > 1 && at[0] == '\r' && at[1] == '\n' ? 2 : 1);
}

static struct raw_line cut_line(const char *text_end, const char *end) {
	return (struct raw_line){text_end, after_line_end(lex_line_end(text_end, end), end)};
}

/* The place after what the scanner takes for a character constant, good or bad. */
static const char *after_single_quote(const char *at, const char *end) {
	size_t length = at < end && *at == '\\' ? 3 : 2;
	return (size_t)(end - at) < length ? end : at + length;
}

/* The bytes where something other than plain text may begin. */
static const bool special[256] = {
    ['\n'] = true, ['\r'] = true, [';'] = true, ['/'] = true, ['"'] = true, ['\''] = true,
};

static const char *skip_plain(const char *at, const char *end) {
	for (; end - at >= 4; at += 4) {
		if (special[(unsigned char)at[0]])
			return at;
		if (special[(unsigned char)at[1]])
			return at + 1;
		if (special[(unsigned char)at[2]])
			return at + 2;
		if (special[(unsigned char)at[3]])
			return at + 3;
	}
	while (at < end && !special[(unsigned char)*at])
		at++;
	return at;
}

struct raw_line raw_rest_of_line(const char *at, const char *end) {
	while ((at = skip_plain(at, end)) < end) {
		char c = *at, next = end - at > 1 ? at[1] : '\0';
		if (c == '\n' || c == '\r') {
			return (struct raw_line){at, after_line_end(at, end)};
		} else if (c == ';' || (c == '/' && next == '/')) {
			return cut_line(at, end);
		} else if (c == '/' && next == '*') {
			const char *after = lex_comment_end(at + 2, end);
			at = after ? after : end;
		} else if (c == '"') {
			const char *after = lex_string_end(at + 1, end);
			at = after ? after : end;
		} else if (c == '\'') {
			at = after_single_quote(at + 1, end);
		} else {
			at++;
		}
	}
	return (struct raw_line){end, end};
}

struct raw_line raw_line(const char *at, const char *end) {
	at = raw_skip_blanks(at, end);
	return at < end && *at == '#' ? cut_line(at, end) : raw_rest_of_line(at, end);
}

static const char *after_digits(const char *at, const char *end, const char *digits) {
	while (at < end && *at && strchr(digits, *at))
		at++;
	return at;
}

#define DECIMAL "0123456789"
#define HEXADECIMAL DECIMAL "abcdefABCDEF"

static const char *after_suffix(const char *at, const char *end) {
	static const char *const letters[] = {"uU", "lL", "lL"};
	for (size_t i = 0; i < 3; i++)
		if (at < end && *at && strchr(letters[i], *at))
			at++;
	return at;
}

/* The place after an exponent, whose letter is one of `letters`; `at` if there is none. */
static const char *after_exponent(const char *at, const char *end, const char *letters) {
	if (at == end || !*at || !strchr(letters, *at))
		return at;
	at++;
	if (at < end && (*at == '+' || *at == '-'))
		at++;
	return after_digits(at, end, DECIMAL);
}

static const char *after_number(const char *at, const char *end) {
	bool zero = *at == '0';
	char second = end - at > 1 ? at[1] : '\0', third = end - at > 2 ? at[2] : '\0';
	if (zero && (second == 'x' || second == 'X')) {
		const char *digits = after_digits(at + 2, end, HEXADECIMAL);
		if (digits < end && (*digits == '.' || *digits == 'p' || *digits == 'P')) {
			digits = after_digits(digits + (*digits == '.'), end, HEXADECIMAL);
			return after_exponent(digits, end, "pP");
		}
		return digits > at + 2 ? after_suffix(digits, end) : digits;
	}
	if (zero && second == 'b' && ascii_is_digit(third)) {
		const char *digits = after_digits(at + 2, end, "01");
		return digits > at + 2 ? after_suffix(digits, end) : digits;
	}
	bool octal = zero && ascii_is_digit(second);
	at = after_digits(at, end, DECIMAL);
	if (!octal && at < end && *at == '.')
		return after_exponent(after_digits(at + 1, end, DECIMAL), end, "eE");
	const char *exponent = zero ? at : after_exponent(at, end, "eE");
	return exponent > at ? exponent : after_suffix(at, end);
}

static const char *after_name(const char *at, const char *end) {
	while (at < end && lex_is_name_byte(*at))
		at++;
	return at;
}

static bool is_letter(char c) {
	return ascii_is_letter(c) || c == '_';
}

static bool begins_name(char c) {
	return is_letter(c) || c == '.';
}

bool raw_is_word(const char *at, const char *end) {
	return at < end && is_letter(*at == '.' && end - at > 1 ? at[1] : *at);
}

static size_t operator_length(const char *at, const char *end) {
	static const char *const operators[] = {"==", "||", "&&", "!=", "<=", "<<", "<>", ">=", ">>"};
	for (size_t i = 0; end - at > 1 && i < sizeof operators / sizeof *operators; i++)
		if (at[0] == operators[i][0] && at[1] == operators[i][1])
			return 2;
	return strchr("+-~/*|^&!<>", *at) ? 1 : 0;
}

static struct raw_token token_up_to(enum raw_kind kind, const char *at, const char *after) {
	return (struct raw_token){kind, at, (size_t)(after - at)};
}

static bool holds(const struct raw_token *token, const char *bytes) {
	for (size_t i = 0; i < token->length; i++)
		if (token->at[i] && strchr(bytes, token->at[i]))
			return true;
	return false;
}

bool raw_number_is_real(const struct raw_token *token) {
	if (token->kind != RAW_NUMBER || *token->at == '\'')
		return false;
	bool hexadecimal = token->length > 1 && (token->at[1] | 0x20) == 'x';
	return holds(token, hexadecimal ? ".pP" : ".eE");
}

bool raw_number_is_wrong(const struct raw_token *token) {
	const char *end = token->at + token->length, *first = token->at + 2;
	if (token->length < 2 || token->at[0] != '0' || token->at[1] == '.')
		return false;
	if (ascii_is_digit(token->at[1]))
		return memchr(token->at, '8', token->length) || memchr(token->at, '9', token->length);
	const char *digits = after_digits(first, end, HEXADECIMAL);
	if (digits == end || !strchr(".pP", *digits))
		return digits == first && strchr("xXb", token->at[1]);
	const char *exponent = after_digits(digits + (*digits == '.'), end, HEXADECIMAL);
	bool significand = exponent - first > (*digits == '.');
	return !significand || exponent == end || !ascii_is_digit(end[-1]);
}

/* A sign after a fraction is a mistake to llvm-mc's lexer, and the number is lost. */
static struct raw_token number_token(const char *at, const char *end) {
	const char *after = after_number(at, end);
	bool fraction = memchr(at, '.', (size_t)(after - at)) && after_digits(at, end, DECIMAL ".") == after;
	if (fraction && after < end && (*after == '+' || *after == '-'))
		return token_up_to(RAW_OTHER, after, after);
	return token_up_to(RAW_NUMBER, at, after);
}

bool raw_begins_fraction(const char *at, const char *end) {
	if (end - at < 2 || *at != '.' || !ascii_is_digit(at[1]))
		return false;
	const char *digits = after_digits(at + 1, end, DECIMAL);
	return digits == end || *digits == 'e' || *digits == 'E' || !lex_is_name_byte(*digits);
}

/* As in llvm-mc, a NUL is a blank, but begins a token of its own. */
static const char *after_blank(const char *at, const char *end) {
	do
		at++;
	while (at < end && (*at == ' ' || *at == '\t'));
	return at;
}

struct raw_token raw_token(const char *at, const char *end) {
	char c = at < end ? *at : '\n', next = end - at > 1 ? at[1] : '\0';
	if (c == '\n' || c == '\r' || c == ';' || (c == '/' && next == '/'))
		return token_up_to(RAW_END, at, at);
	if (lex_is_blank(c))
		return token_up_to(RAW_BLANK, at, after_blank(at, end));
	if (c == '/' && next == '*') {
		const char *after = lex_comment_end(at + 2, end);
		return token_up_to(after ? RAW_COMMENT : RAW_OTHER, at, after ? after : end);
	}
	if (ascii_is_digit(c) || raw_begins_fraction(at, end))
		return number_token(at, end);
	if (begins_name(c)) {
		const char *after = after_name(at, end);
		return token_up_to(c == '.' && after == at + 1 ? RAW_OPERATOR : RAW_NAME, at, after);
	}
	if (c == '"') {
		const char *after = lex_string_end(at + 1, end);
		return token_up_to(after ? RAW_STRING : RAW_OTHER, at, after ? after : end);
	}
	if (c == '\'')
		return token_up_to(RAW_NUMBER, at, after_single_quote(at + 1, end));
	size_t length = operator_length(at, end);
	return token_up_to(length ? RAW_OPERATOR : RAW_OTHER, at, at + (length ? length : 1));
}

bool raw_is(const struct raw_token *token, char byte) {
	return token->length == 1 && *token->at == byte;
}

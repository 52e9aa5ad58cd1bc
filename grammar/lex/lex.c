/* lex.c: see lex.h. */
#include "lex.h"
#include "raw_text.h"

#include <string.h>

const uint8_t lex_digits[256] = {
    ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,  ['6'] = 7,  ['7'] = 8,
    ['8'] = 9,  ['9'] = 10, ['a'] = 11, ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15, ['f'] = 16,
    ['A'] = 11, ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16,
};

const bool lex_name_bytes[256] = {
    ['0'] = true, ['1'] = true, ['2'] = true, ['3'] = true, ['4'] = true, ['5'] = true, ['6'] = true, ['7'] = true,
    ['8'] = true, ['9'] = true, ['A'] = true, ['B'] = true, ['C'] = true, ['D'] = true, ['E'] = true, ['F'] = true,
    ['G'] = true, ['H'] = true, ['I'] = true, ['J'] = true, ['K'] = true, ['L'] = true, ['M'] = true, ['N'] = true,
    ['O'] = true, ['P'] = true, ['Q'] = true, ['R'] = true, ['S'] = true, ['T'] = true, ['U'] = true, ['V'] = true,
    ['W'] = true, ['X'] = true, ['Y'] = true, ['Z'] = true, ['a'] = true, ['b'] = true, ['c'] = true, ['d'] = true,
    ['e'] = true, ['f'] = true, ['g'] = true, ['h'] = true, ['i'] = true, ['j'] = true, ['k'] = true, ['l'] = true,
    ['m'] = true, ['n'] = true, ['o'] = true, ['p'] = true, ['q'] = true, ['r'] = true, ['s'] = true, ['t'] = true,
    ['u'] = true, ['v'] = true, ['w'] = true, ['x'] = true, ['y'] = true, ['z'] = true, ['_'] = true, ['.'] = true,
    ['$'] = true, ['?'] = true, ['@'] = true,
};

const char *lex_comment_end(const char *at, const char *end) {
	while ((at = memchr(at, '*', (size_t)(end - at)))) {
		at++;
		if (at < end && *at == '/')
			return at + 1;
	}
	return NULL;
}

const char *lex_string_end(const char *at, const char *end) {
	for (; at < end; at++) {
		if (*at == '"')
			return at + 1;
		if (*at == '\\')
			at++;
	}
	return NULL;
}

const char *lex_skip_rare_blanks(const char *at, const char *end) {
	while (at < end) {
		if (lex_is_blank(*at)) {
			at++;
		} else if (end - at > 1 && at[0] == '/' && at[1] == '*') {
			const char *after = lex_comment_end(at + 2, end);
			if (!after)
				return end;
			at = after;
		} else {
			break;
		}
	}
	return at;
}

/* Few bytes at a time: a text may have only line ends of one kind. */
const char *lex_line_end(const char *at, const char *end) {
	enum { AT_ONCE = 128 };
	for (; at < end; at += AT_ONCE) {
		size_t length = (size_t)(end - at) < AT_ONCE ? (size_t)(end - at) : AT_ONCE;
		const char *lf = memchr(at, '\n', length);
		const char *cr = memchr(at, '\r', lf ? (size_t)(lf - at) : length);
		if (lf || cr)
			return cr ? cr : lf;
	}
	return end;
}

/* Where a comment between slashes and asterisks begins in the line; NULL: none does, as in most lines, or one to the
 * end of the line does before. */
static const char *find_comment(const char *at, const char *end) {
	for (const char *slash = at; (slash = memchr(slash, '/', (size_t)(end - slash))); slash++) {
		if (end - slash < 2 || (slash[1] != '/' && slash[1] != '*'))
			continue;
		return slash[1] == '/' || memchr(at, ';', (size_t)(slash - at)) ? NULL : slash;
	}
	return NULL;
}

const char *lex_statement_end(const char *at, const char *end, const char **open) {
	const char *line_end = lex_line_end(at, end), *comment;
	*open = NULL;
	while ((comment = find_comment(at, line_end))) {
		at = lex_comment_end(comment + 2, end);
		if (!at) {
			*open = comment;
			return end;
		}
		if (at > line_end) /* only then: a line may have many */
			line_end = lex_line_end(at, end);
	}
	return line_end;
}

static bool is_suffix(char c) {
	return (c | 0x20) == 'u' || (c | 0x20) == 'l';
}

size_t lex_digits_length(const char *digits, size_t length) {
	while (length && is_suffix(digits[length - 1]))
		length--;
	return length;
}

size_t lex_integer_length(const char *text, size_t length) {
	size_t prefix = length && (text[0] == '$' || text[0] == '@');
	bool hexadecimal = length > prefix + 1 && (text[prefix + 1] | 0x20) == 'x';
	return hexadecimal ? length : lex_digits_length(text, length);
}

bool lex_is_character(const struct raw_token *token) {
	return token->length > 2 && token->at[token->length - 1] == '\'';
}

/* Adds a digit to a 128-bit number; false when it overflows. */
bool lex_push_digit(struct wide *number, unsigned base, unsigned digit) {
	uint32_t limbs[4] = {(uint32_t)number->low, (uint32_t)(number->low >> 32), (uint32_t)number->high,
	                     (uint32_t)(number->high >> 32)};
	uint64_t carry = digit;
	for (size_t i = 0; i < 4; i++) {
		carry += (uint64_t)limbs[i] * base;
		limbs[i] = (uint32_t)carry;
		carry >>= 32;
	}
	number->low = (uint64_t)limbs[1] << 32 | limbs[0];
	number->high = (uint64_t)limbs[3] << 32 | limbs[2];
	return !carry;
}

static int escaped_character(char c) {
	switch (c) {
	case 'b': return '\b';
	case 'f': return '\f';
	case 'n': return '\n';
	case 'r': return '\r';
	case 't': return '\t';
	default: return (unsigned char)c;
	}
}

/* A character constant between its quotation marks. */
int lex_character_value(const char *at) {
	return *at == '\\' ? escaped_character(at[1]) : (signed char)*at;
}

bool lex_read_integer(const char *text, size_t length, uint64_t *number) {
	static const struct {
		char letter;
		unsigned base;
	} prefixes[] = {{'x', 16}, {'b', 2}};
	unsigned base = length > 1 && text[0] == '0' ? 8 : 10;
	size_t start = 0;
	if (*text == '\'') {
		*number = (uint64_t)(int64_t)lex_character_value(text + 1);
		return lex_is_character(&(struct raw_token){RAW_NUMBER, text, length});
	}
	for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++) {
		if (base == 8 && (text[1] | 0x20) == prefixes[i].letter) {
			base = prefixes[i].base;
			start = 2;
		}
	}
	struct wide wide = {0, 0};
	length = lex_digits_length(text, length);
	for (size_t i = start; i < length; i++)
		if (lex_digit_value(text[i]) >= base || !lex_push_digit(&wide, base, lex_digit_value(text[i])) || wide.high)
			return false;
	*number = wide.low;
	return length > start;
}

/* As many digits fit 64 bits, and a signed number in decimal. */
enum { MOST_DECIMAL = 18, MOST_HEXADECIMAL = 16 };

static const char *read_digits(const char *at, const char *end, unsigned base, size_t most, uint64_t *number) {
	const char *start = at;
	uint64_t result = 0;
	for (unsigned digit; at < end && (digit = lex_digit_value(*at)) < base; at++)
		result = result * base + digit;
	*number = result;
	return at > start && (size_t)(at - start) <= most ? at : NULL;
}

const char *lex_plain_number(const char *at, const char *end, uint64_t *number) {
	if (end - at > 1 && at[0] == '0' && (at[1] | 0x20) == 'x')
		return read_digits(at + 2, end, 16, MOST_HEXADECIMAL, number);
	const char *after = read_digits(at, end, 10, MOST_DECIMAL, number);
	return after && (after == at + 1 || *at != '0') ? after : NULL;
}

/* lex.h: the bytes of source text: which begin and continue names, numbers and blanks, and where things end. */
#ifndef KD_GRAMMAR_LEX_LEX_H
#define KD_GRAMMAR_LEX_LEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* A piece of source text. */
struct text {
	const char *at;
	size_t length;
};

static inline bool text_same(struct text a, struct text b) {
	return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Whether the text is the word. */
static inline bool text_is(struct text text, const char *word) {
	return strlen(word) == text.length && memcmp(word, text.at, text.length) == 0;
}

/* An integer too long for 64 bits. */
struct wide {
	uint64_t low;
	uint64_t high;
};

/* The bytes of an integer that are its name where it is one, with `$` or `@` before it or without:
 * llvm-mc leaves out the letters after the digits, but not after hexadecimal ones. */
size_t lex_integer_length(const char *text, size_t length);

/* The number that an integer is; false if it is none, or has more than 64 bits. */
bool lex_read_integer(const char *text, size_t length, uint64_t *number);

/* After the number at `at` if it is a plain one, decimal without zeros in front or hexadecimal; else NULL. What comes
 * next may still make it something else. */
const char *lex_plain_number(const char *at, const char *end, uint64_t *number);

/* How many of the bytes of an integer are digits: without a suffix like UL. */
size_t lex_digits_length(const char *digits, size_t length);

/* Adds a digit to the number; false when it overflows. */
bool lex_push_digit(struct wide *number, unsigned base, unsigned digit);

struct raw_token;

/* Whether a RAW_NUMBER that begins with a quotation mark is a whole character constant; and the value of one, from
 * after the mark. */
bool lex_is_character(const struct raw_token *token);
int lex_character_value(const char *at);

/* llvm-mc's lexer has no token of these bytes. */
static inline bool lex_is_invalid(char c) {
	return (unsigned char)c < ' ' || c == '`' || (unsigned char)c >= 0x7f;
}

/* Blanks are NUL bytes too. */
static inline bool lex_is_blank(char c) {
	return c == ' ' || c == '\t' || c == '\0';
}

/* The place after spaces and tabs; what is rarer than these the fast readers leave to the scanner. */
static inline const char *lex_skip_spaces(const char *at, const char *end) {
	while (at < end && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

/* Whether a byte can be in a name, after the first one. */
extern const bool lex_name_bytes[256];

/* One more than the value of a digit; 0 for what is none. */
extern const uint8_t lex_digits[256];

/* What is no digit is larger than any base. */
static inline unsigned lex_digit_value(char c) {
	return lex_digits[(unsigned char)c] - 1U;
}

static inline bool lex_is_name_byte(char c) {
	return lex_name_bytes[(unsigned char)c];
}

/* Whether a name begins here. Of one with a dot and then something else than a letter it is not certain: it may begin a
 * number. */
static inline bool lex_begins_name(const char *at) {
	char first = *at == '.' ? at[1] : *at;
	return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '_';
}

/* The place after the end of a comment whose opening ends at `at`; NULL if it has no end. */
const char *lex_comment_end(const char *at, const char *end);

/* The place after the quotation mark that ends a string which begins at `at`; NULL if it has no end. */
const char *lex_string_end(const char *at, const char *end);

/* The place after blanks and comments, on the same line or after a comment that spans lines. Other blanks
 * than spaces, and comments, are rare. */
const char *lex_skip_rare_blanks(const char *at, const char *end);

static inline const char *lex_skip_blanks(const char *at, const char *end) {
	at = lex_skip_spaces(at, end);
	return at < end && (*at == '/' || *at == '\0') ? lex_skip_rare_blanks(at, end) : at;
}

/* The end of the line. */
const char *lex_line_end(const char *at, const char *end);

/* The same of a statement: comments in it may go on over the ends of lines. `open` becomes the one that has no end,
 * with which the text is over; or NULL. */
const char *lex_statement_end(const char *at, const char *end, const char **open);

#endif

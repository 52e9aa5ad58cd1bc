/* raw_text.h: source text before it has a meaning.
 *
 * llvm-mc goes through the bodies of macros, the lines that a condition leaves out, the arguments
 * of macros and the text of metadata with its ordinary scanner, so that strings and comments
 * hide what stands in them, but takes the text as it stands. These are that scanner's steps. */
#ifndef KD_GRAMMAR_LEX_RAW_TEXT_H
#define KD_GRAMMAR_LEX_RAW_TEXT_H

#include <stdbool.h>
#include <stddef.h>

enum raw_kind {
	RAW_END, /* line end, comment up to it, or the end of the text; of no length */
	RAW_BLANK,
	RAW_COMMENT, /* one with an end of its own */
	RAW_NAME,
	RAW_NUMBER,   /* a character constant too */
	RAW_STRING,   /* with its quotation marks */
	RAW_OPERATOR, /* of an expression, "." among them */
	RAW_OTHER,    /* one byte, or what is no token, like a string without an end */
};

struct raw_token {
	enum raw_kind kind;
	const char *at;
	size_t length;
};

/* The token at `at`, which is not the first of its statement. */
struct raw_token raw_token(const char *at, const char *end);

bool raw_is(const struct raw_token *token, char byte);

/* Whether a dot begins a number: what goes on otherwise is a name, as ".5x" and ".1.5". */
bool raw_begins_fraction(const char *at, const char *end);

/* Whether it is a RAW_NUMBER with a point or an exponent. */
bool raw_number_is_real(const struct raw_token *token);

/* Whether the lexer refuses the RAW_NUMBER: one without digits, or with some that its base lacks. */
bool raw_number_is_wrong(const struct raw_token *token);

/* Where a statement's text ends and where the next line begins. */
struct raw_line {
	const char *text_end;
	const char *next;
};

/* The line at `at`, the start of a statement. */
struct raw_line raw_line(const char *at, const char *end);

/* The same with `at` after the first token. */
struct raw_line raw_rest_of_line(const char *at, const char *end);

const char *raw_skip_blanks(const char *at, const char *end);

/* Whether a name begins here, as nearly all statements do: raw_token() then has nothing to tell but its end. */
bool raw_is_word(const char *at, const char *end);

/* Whether a statement at `at` begins with the name; not inside a longer one. */
bool raw_begins_with(const char *at, const char *end, const char *name);

#endif

/* text_words.h: the words of a text, one after another, without what they mean. */
#ifndef KD_PROGRAMS_LSP_TEXT_WORDS_H
#define KD_PROGRAMS_LSP_TEXT_WORDS_H

#include <stdbool.h>
#include <stddef.h>

enum word_kind {
	WORD_NAME,     /* of symbols, instructions, directives, registers */
	WORD_ARGUMENT, /* "\name" in the body of a macro, and "\@" */
	WORD_NUMBER,
	WORD_STRING, /* with its quotation marks */
	WORD_SIGN,   /* any other character */
	WORD_COMMENT,
};

struct word {
	enum word_kind kind;
	size_t start, end; /* offsets */
};

/* Reads from `at` to `end` of the text. A comment of several lines ends with each of them. */
struct word_reader {
	const char *text;
	size_t at, end;
	bool in_comment;    /* what begins at `at` is inside of one */
	bool is_line_start; /* nothing but blanks was before it: a # begins a comment */
};

/* False: there is no further word. */
bool word_next(struct word_reader *reader, struct word *word);

/* Whether a word is spelled so. */
bool word_is(const char *text, struct word word, const char *spelling);

/* The same whatever the case of letters. */
bool word_is_any_case(const char *text, struct word word, const char *spelling);

bool is_name_start(char c);
bool is_name_part(char c);

#endif

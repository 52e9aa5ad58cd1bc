/* directive_words.h: the directives of the language, as its tables have them. */
#ifndef KD_PROGRAMS_LSP_DIRECTIVE_WORDS_H
#define KD_PROGRAMS_LSP_DIRECTIVE_WORDS_H

#include <stddef.h>

struct directive_words {
	const char *name;    /* with its dot */
	const char *syntax;  /* of its operands */
	const char *summary; /* what it does */
};

/* By number, from 0; NULL after the last one. */
const struct directive_words *directive_at(size_t index);

/* Case aside, as most are taken; NULL: there is none. */
const struct directive_words *directive_words(const char *name, size_t size);

#endif

/* section_words.h: how .section writes flags and types. */
#ifndef KD_MODULE_SECTION_WORDS_H
#define KD_MODULE_SECTION_WORDS_H

#include <stdint.h>

enum { SECTION_LETTERS_SIZE = 16 }; /* room for all letters, and the 0 after them */

struct section_flag_row {
	char letter;
	const char *word; /* "" where it has none */
	uint64_t flag;
};

struct section_type_row {
	const char *word;
	uint32_t type;
};

/* The rows of section_words.def, in its order; one without a letter or word ends them. */
extern const struct section_flag_row section_flag_rows[];
extern const struct section_type_row section_type_rows[];

/* The word for a type; NULL if it has none and is written as a number. */
const char *section_type_word(uint32_t type);

/* Puts the letters of the flags in `letters`; returns the flags that have none. */
uint64_t section_flag_letters(uint64_t flags, char letters[SECTION_LETTERS_SIZE]);

#endif

/* section_words.c: see section_words.h. */
#include "section_words.h"

#include <stddef.h>

#include "base/elf_numbers.h"

const struct section_flag_row section_flag_rows[] = {
#define KD_SECTION_FLAG(letter, word, flag) {letter, word, flag},
#define KD_SECTION_TYPE(word, type)
#include "section_words.def"
#undef KD_SECTION_FLAG
#undef KD_SECTION_TYPE
    {0},
};

_Static_assert(sizeof section_flag_rows / sizeof section_flag_rows[0] <= SECTION_LETTERS_SIZE, "every letter has room");

const struct section_type_row section_type_rows[] = {
#define KD_SECTION_FLAG(letter, word, flag)
#define KD_SECTION_TYPE(word, type) {word, type},
#include "section_words.def"
#undef KD_SECTION_FLAG
#undef KD_SECTION_TYPE
    {0},
};

const char *section_type_word(uint32_t type) {
	for (const struct section_type_row *row = section_type_rows; row->word; row++)
		if (row->type == type)
			return row->word;
	return NULL;
}

uint64_t section_flag_letters(uint64_t flags, char letters[SECTION_LETTERS_SIZE]) {
	size_t count = 0;
	for (const struct section_flag_row *row = section_flag_rows; row->letter; row++)
		if (flags & row->flag) {
			letters[count++] = row->letter;
			flags &= ~row->flag;
		}
	letters[count] = '\0';
	return flags;
}

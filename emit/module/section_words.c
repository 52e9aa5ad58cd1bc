/* section_words.c: see section_words.h. */
#include "section_words.h"

#include <stddef.h>

#include "base/elf_numbers.h"

static const struct {
	const char *word;
	uint32_t type;
} types[] = {
#define KD_SECTION_FLAG(letter, word, flag)
#define KD_SECTION_TYPE(word, number) {word, number},
#include "section_words.def"
#undef KD_SECTION_FLAG
#undef KD_SECTION_TYPE
};

static const struct {
	char letter;
	uint64_t flag;
} flags_of_letters[] = {
#define KD_SECTION_FLAG(letter, word, flag) {letter, flag},
#define KD_SECTION_TYPE(word, number)
#include "section_words.def"
#undef KD_SECTION_FLAG
#undef KD_SECTION_TYPE
};

_Static_assert(sizeof flags_of_letters / sizeof flags_of_letters[0] < SECTION_LETTERS_SIZE, "every letter has room");

const char *section_type_word(uint32_t type) {
	for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
		if (types[i].type == type)
			return types[i].word;
	return NULL;
}

uint64_t section_flag_letters(uint64_t flags, char letters[SECTION_LETTERS_SIZE]) {
	size_t count = 0;
	for (size_t i = 0; i < sizeof flags_of_letters / sizeof flags_of_letters[0]; i++)
		if (flags & flags_of_letters[i].flag) {
			letters[count++] = flags_of_letters[i].letter;
			flags &= ~flags_of_letters[i].flag;
		}
	letters[count] = '\0';
	return flags;
}

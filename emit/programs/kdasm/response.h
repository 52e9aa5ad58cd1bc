/* response.h: words of the command line that are in files, "@file". */
#ifndef KD_PROGRAMS_KDASM_RESPONSE_H
#define KD_PROGRAMS_KDASM_RESPONSE_H

#include <stdbool.h>

#include "base/arena.h"

struct words {
	const char **items;
	size_t count;
	size_t capacity;
	size_t file_count;  /* of response files that were read */
	size_t file_size;   /* of these, in bytes */
	const char *folder; /* where those with relative names are; NULL: in the current one */
};

/* Adds a word, or if it is "@file" and the file can be read, the words in it, which blanks
 * separate and quotes or backslashes keep together. False after reporting an error. */
bool response_expand(struct arena *arena, const char *word, struct words *words);

/* Adds the words of a text that is a command line, and leaves "@file" as it is. The words stay in the text, which has a
 * byte after its end. */
void response_split(struct arena *arena, char *text, size_t size, struct words *words);

#endif

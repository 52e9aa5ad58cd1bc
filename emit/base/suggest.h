/* suggest.h: the known names nearest to a misspelt one, for "did you mean". */
#ifndef KD_BASE_SUGGEST_H
#define KD_BASE_SUGGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SUGGEST_MOST = 3, SUGGEST_ENDING_SIZE = 256 };

struct suggestions {
	const char *word; /* as written; not terminated */
	size_t length;
	uint32_t letters;                /* which there are in it */
	unsigned near;                   /* most letters to add, drop or change */
	const char *names[SUGGEST_MOST]; /* nearest first; earlier considered ones win ties */
	unsigned distances[SUGGEST_MOST];
	size_t count;
};

/* Letters to add, drop or change to make `text` of `name`, case aside; a large number when one of
 * them is too long to be a name. */
unsigned suggest_distance(const char *name, const char *text, size_t length);

struct suggestions suggest_for(const char *word, size_t length);

void suggest_consider(struct suggestions *found, const char *name);

/* Writes "a", "a or b" or "a, b or c"; false and an empty text when nothing is near. */
bool suggest_text(const struct suggestions *found, char *text, size_t size);

/* How a message ends: writes "; did you mean a or b?", or nothing when nothing is near, and gives `text`. */
const char *suggest_ending(const struct suggestions *found, char text[SUGGEST_ENDING_SIZE]);

#endif

/* globs.h: many patterns of names at once: which of them a name matches first. */
#ifndef KD_LINK_GLOBS_H
#define KD_LINK_GLOBS_H

#include <stdint.h>

#include "base/arena.h"
#include "base/name.h"

/* Steps of matching are at most so many for all names, besides GLOBS_STEPS_OF_LETTER for each letter of a name: less
 * than a second. Patterns of which few can match at a time, as `a*`, `*a` and `?a?`, come nowhere near. */
#define GLOBS_MOST_STEPS 8388608
#define GLOBS_NONE UINT32_MAX
enum { GLOBS_STEPS_OF_LETTER = 8 };

/* A place in patterns, all of which begin alike up to there. */
struct glob_place {
	uint32_t least;    /* the number of the first pattern that comes here */
	uint32_t number;   /* of the first pattern that ends here; GLOBS_NONE: none does */
	uint32_t star;     /* the place after `*`; 0: there is none */
	uint32_t sets;     /* the first of the places after `?` and brackets; 0: there is none */
	uint32_t next_set; /* the next one after the same place */
	uint32_t set;      /* its number */
	uint32_t to;       /* the place after a letter; 0: there is none. It is here since most have one at most */
	uint8_t letter;    /* that one */
	bool is_star, goes_on;
	bool has_edges;   /* to places after more letters */
	uint64_t entered; /* the letter at which it was last entered */
};

/* Letters that `?` or a pair of brackets stands for. */
struct glob_set {
	uint64_t letters[4];
};

struct globs {
	struct names edges; /* a place and a letter, or a set: the place after it, but for the one letter in the place */
	struct names texts; /* of sets */
	LIST(struct glob_place) places;
	LIST(struct glob_set) sets;
	LIST(uint32_t) active, next;
	uint64_t letters, steps; /* so far */
};

void globs_init(struct globs *globs, struct arena *arena);

/* Whether all brackets of a pattern are closed. */
bool globs_is_pattern(const char *text);

/* Adds a pattern as those of ld.lld: `*`, `?`, `[a-z]`, `[^a-z]` or `[!a-z]`, and a backslash before what is meant
 * itself. Numbers ascend. */
void globs_add(struct globs *globs, const char *text, uint32_t number);

/* The least number of a pattern that matches; GLOBS_NONE: none does. False: there were more steps than there may be. */
bool globs_find(struct globs *globs, const char *name, uint32_t *number);

#endif

/* patterns.h: which of many patterns match a name.
 *
 * Patterns are those of a shell. They are found by the text that they begin with, or, if they begin with what is
 * special, by that which they end with, so that a name is not compared with all of them. */
#ifndef KD_PROGRAMS_KDINFO_PATTERNS_H
#define KD_PROGRAMS_KDINFO_PATTERNS_H

#include "base/arena.h"
#include "base/name.h"

struct pattern {
	const char *text;
	const char *fixed;   /* what all names that match have at their beginning or end */
	size_t fixed_length; /* 0: nothing */
	size_t length, stars;
	size_t number; /* in the order in which they were added */
	bool at_end;
	bool is_met; /* some name was found to match */
};

struct patterns {
	struct arena *arena;
	struct names known; /* their numbers and one, by their texts */
	LIST(struct pattern) list;
	uint64_t steps;                       /* so far */
	struct pattern **sorted;              /* by what is fixed; made by the first question */
	LIST(const struct pattern *) lengths; /* the first one with each length of what is fixed, at either end */
};

void patterns_init(struct patterns *patterns, struct arena *arena);

/* Adds a pattern, unless it is there; its number. */
size_t patterns_add(struct patterns *patterns, const char *text);

/* Steps that matching takes for all names, about one for each letter that is compared: a second. */
#define PATTERNS_MOST_STEPS (UINT64_C(1) << 30)

/* Calls `found` with the number of each pattern that a name matches or is the same as, in no order. After the first
 * call no pattern may be added. False: it takes more steps than there may be. */
bool patterns_match(struct patterns *patterns, const char *name, void (*found)(void *context, size_t number),
                    void *context);

/* Whether a name was found to match that pattern. */
bool patterns_was_met(const struct patterns *patterns, size_t number);

#endif

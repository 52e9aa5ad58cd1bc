/* shown.h: the diagnostics of a run that are shown: errors and warnings up to the limit, each counted by themselves. */
#ifndef KD_PROGRAMS_KDASM_SHOWN_H
#define KD_PROGRAMS_KDASM_SHOWN_H

#include "base/arena.h"
#include "kdasm/diagnostic.h"

struct shown {
	struct arena *arena;
	size_t limit;
	LIST(struct kd_diagnostic) list;
	size_t errors, warnings; /* with those that are not shown */
	bool dropping;           /* the last error or warning is not shown, so its notes are not either */
};

/* Begins with none; `limit` as kd_options.error_limit has it. */
struct shown shown_in(struct arena *arena, unsigned limit);

void shown_add(struct shown *shown, struct kd_diagnostic diagnostic);

/* Whether there are more errors than are shown: it is time to stop. */
bool shown_is_full(const struct shown *shown);

/* Adds what tells of those that are not shown; nothing is added later. */
void shown_end(struct shown *shown);

#endif

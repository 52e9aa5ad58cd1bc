/* targets.h: one source for several targets: whether these go together, and what is said of all of them as one. */
#ifndef KD_PROGRAMS_KDASM_TARGETS_H
#define KD_PROGRAMS_KDASM_TARGETS_H

#include "kdasm/kdasm.h"
#include "options.h"

/* Whether the targets can be together in a bundle; complains if not. */
bool targets_check(struct arena *arena, const struct options *options);

/* Gives `joined` the worst status, the diagnostics and the files of the results of all targets, in their order. A
 * diagnostic that several targets have in common is there once; after one that not all have, a note names those that
 * do. Memory of the arena, and of the results, which must live as long. */
void targets_join(struct arena *arena, const struct options *options, const struct kd_result *results,
                  struct kd_result *joined);

#endif

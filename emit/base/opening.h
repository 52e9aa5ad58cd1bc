/* opening.h: what the library opens or makes for its caller, in an arena of its own; its status says how that went. */
#ifndef KD_BASE_OPENING_H
#define KD_BASE_OPENING_H

#include "arena.h"
#include "kdasm/kdasm.h"

/* Does the work, which allocates in the arena. False: memory ran out, or the arena is NULL, for want of it.
 *
 * Its caller has no setjmp(), so that what it knows survives longjmp(). */
bool opening_try(struct arena *arena, void (*work)(void *context), void *context);

/* The same for what has a status and an error: these say that memory ran out. */
void opening_run(struct arena *arena, enum kd_status *status, const char **error, void (*work)(void *context),
                 void *context);

#endif

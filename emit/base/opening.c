/* opening.c: see opening.h. */
#include "opening.h"

#include <setjmp.h>

bool opening_try(struct arena *arena, void (*work)(void *context), void *context) {
	if (!arena || setjmp(*arena_escape(arena)))
		return false;
	work(context);
	return true;
}

void opening_run(struct arena *arena, enum kd_status *status, const char **error, void (*work)(void *context),
                 void *context) {
	if (opening_try(arena, work, context))
		return;
	*status = KD_NO_MEMORY;
	*error = arena_no_memory;
}

/* shown.c: see shown.h. */
#include "shown.h"

#include "base/diag.h"

struct shown shown_in(struct arena *arena, unsigned limit) {
	return (struct shown){.arena = arena, .limit = diag_limit(limit)};
}

void shown_add(struct shown *shown, struct kd_diagnostic diagnostic) {
	if (diagnostic.severity != KD_NOTE) {
		size_t *count = diagnostic.severity == KD_ERROR ? &shown->errors : &shown->warnings;
		shown->dropping = ++*count > shown->limit;
	}
	if (!shown->dropping)
		*list_add(shown->arena, &shown->list) = diagnostic;
}

bool shown_is_full(const struct shown *shown) {
	return shown->errors > shown->limit;
}

static void tell(struct shown *shown, enum kd_severity severity, size_t count) {
	if (count > shown->limit)
		*list_add(shown->arena, &shown->list) = diag_beyond_limit(shown->arena, severity, shown->limit);
}

/* Each input and target may have told of its own: that is one more than the limit, and not shown. */
void shown_end(struct shown *shown) {
	tell(shown, KD_WARNING, shown->warnings);
	tell(shown, KD_ERROR, shown->errors);
}

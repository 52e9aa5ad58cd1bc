/* insert_waits.c: see insert_waits.h. */
#include "insert_waits.h"

struct wait_edits insert_waits(struct diag *diag, const char *text, size_t size, const struct kd_options *options) {
	enum { MOST_ROUNDS = 16 }; /* wait states come after waits; what a source has may depend on its size */
	struct arena *arena = arena_new_below(diag->arena);
	struct needed_waits needed = needed_waits_none(arena);
	unsigned rounds = 0;
	while (rounds < MOST_ROUNDS && assemble_for_waits(&needed, text, size, options))
		rounds++;
	struct wait_edits edits = needed_waits_edits(&needed, diag->arena);
	arena_free(arena);
	return edits;
}

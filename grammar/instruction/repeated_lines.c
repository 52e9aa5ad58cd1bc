/* repeated_lines.c: see repeated_lines.h. */
#include "repeated_lines.h"

#include "base/hash.h"

enum { LINES_KEPT = 4096, LINES_BEFORE = LINES_KEPT /* a small source is over before anything is gained */ };

/* Each line has one place, that of its hash; the last one stays there. */
struct repeated_lines {
	struct repeated_line at[LINES_KEPT];
};

struct repeated_line *repeated_line_place(struct reader *reader, struct text text) {
	struct instruction_state *state = &reader->instructions;
	if (text.length == 0 || text.length > REPEATED_TEXT)
		return NULL;
	if (!state->repeated && state->lines++ < LINES_BEFORE)
		return NULL;
	if (!state->repeated)
		state->repeated = arena_zeroed(reader->arena, 1, sizeof *state->repeated);
	size_t hash = (size_t)hash_bytes(arena_hash_key(reader->arena), text.at, text.length);
	return &state->repeated->at[hash % LINES_KEPT];
}

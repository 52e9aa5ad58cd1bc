/* met.c: see met.h. */
#include "met.h"

enum { MOST_MET = 8192 /* of nearly a kilobyte each; then all are forgotten */ };

struct flow_met *flow_met_new(struct arena *arena) {
	struct flow_met *met = arena_zeroed(arena, 1, sizeof *met);
	met->keys = met_keys_new(arena);
	return met;
}

/* Where the next one is decoded. */
static struct isa_decoded *next_of(struct flow_met *met) {
	size_t number = met->keys.items.count;
	if (number == met->decoded.count)
		*list_add(met->keys.arena, &met->decoded) = arena_alloc(met->keys.arena, sizeof(struct isa_decoded));
	return met->decoded.items[number];
}

const struct isa_decoded *flow_decode(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                      size_t size) {
	const struct met_bytes all = {.machine = machine, .bytes = bytes, .size = size};
	size_t found = met_keys_find(&met->keys, &all);
	if (found != MET_NONE)
		return met->decoded.items[found];
	if (met->keys.items.count == MOST_MET)
		met_keys_forget(&met->keys);
	struct isa_decoded *decoded = next_of(met);
	if (!isa_decode_nearest(machine, bytes, size, decoded))
		return NULL;
	if (met_keys_can_have(&all, decoded->looked_at))
		met_keys_add(&met->keys, &all, decoded->looked_at);
	return decoded;
}

/* met.c: see met.h. */
#include "met.h"

#include <string.h>

struct flow_met *flow_met_new(struct arena *arena) {
	struct flow_met *met = arena_zeroed(arena, 1, sizeof *met);
	met->arena = arena;
	return met;
}

static struct flow_met_instruction **place_of(struct flow_met_instruction **places, uint64_t word) {
	enum { WORD = 64 };
	return &places[word * UINT64_C(0x9e3779b97f4a7c15) >> (WORD - FLOW_MET_BITS)];
}

static bool is_it(const struct flow_met_instruction *met, const struct isa_machine *machine, const uint8_t *bytes,
                  size_t size) {
	return met && met->machine == machine && met->decoded.looked_at <= size &&
	       memcmp(met->bytes, bytes, met->decoded.looked_at) == 0;
}

const struct isa_decoded *flow_decode(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                      size_t size) {
	uint64_t words = 0;
	memcpy(&words, bytes, size < sizeof words ? size : sizeof words);
	struct flow_met_instruction **one = place_of(met->short_ones, (uint32_t)words);
	struct flow_met_instruction **other = place_of(met->others, words);
	if (is_it(*one, machine, bytes, size))
		return &(*one)->decoded;
	if (is_it(*other, machine, bytes, size))
		return &(*other)->decoded;
	struct isa_decoded decoded;
	if (!isa_decode_nearest(machine, bytes, size, &decoded))
		return NULL;
	struct flow_met_instruction **here = decoded.looked_at == ISA_DWORD ? one : other;
	if (!*here)
		*here = arena_alloc(met->arena, sizeof **here);
	bool is_whole = decoded.looked_at <= size && decoded.looked_at <= sizeof (*here)->bytes;
	(*here)->machine = is_whole ? machine : NULL; /* else it is never found again */
	memcpy((*here)->bytes, bytes, is_whole ? decoded.looked_at : 0);
	(*here)->decoded = decoded;
	return &(*here)->decoded;
}

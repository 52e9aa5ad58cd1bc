/* kind.c: see kind.h. */
#include "kind.h"

#include "classes.h"
#include "gpu/isa/vgpr_banks.h"

enum { RETURN_ADDRESS = 30 /* the SGPR that functions have it in, and the one after it */ };

bool flow_reads(const struct flow_kind *kind, unsigned first, unsigned count) {
	for (unsigned i = 0; i < kind->effect_count; i++)
		if (kind->effects[i].reads && flow_overlap(kind->effects[i].first, kind->effects[i].count, first, count))
			return true;
	return false;
}

bool flow_writes(const struct flow_kind *kind, unsigned first, unsigned count) {
	for (unsigned i = 0; i < kind->effect_count; i++)
		if (kind->effects[i].writes && flow_overlap(kind->effects[i].first, kind->effects[i].count, first, count))
			return true;
	return false;
}

bool flow_writes_vectors(const struct flow_kind *kind) {
	return flow_writes(kind, FLOW_VGPRS, FLOW_REGISTERS - FLOW_VGPRS);
}

static const void *copy(struct arena *arena, const void *items, size_t size) {
	return size ? memcpy(arena_alloc(arena, size), items, size) : NULL;
}

/* A debugger's breakpoint is a trap after which everything is as it was, as after a halt; of other traps that is not
 * known. */
static uint8_t end_of(const struct isa_decoded *decoded, const struct isa_way *way) {
	enum { BREAKPOINT = 3 };
	if (way->next != ISA_NEXT_PERHAPS)
		return way->next == ISA_NEXT ? FLOW_GOES_ON : FLOW_ENDS;
	bool is_trap = strcmp(decoded->form.row->name, "s_trap") == 0 && decoded->operands[0].number != BREAKPOINT;
	return way->jumps || way->branches || is_trap ? FLOW_CALLS : FLOW_GOES_ON;
}

void flow_kind_know(struct flow_kind *kind, struct arena *arena, const struct flow_counters *counters,
                    struct isa_decoded *decoded) {
	struct flow_effects effects;
	struct flow_limits limits;
	kind->size = (uint8_t)decoded->size;
	kind->mode_after = isa_is(kind->machine, TRAIT_VGPR_BANKS) ? (uint16_t)isa_mode_after(decoded, kind->mode) : 0;
	isa_banks_apply(decoded, kind->mode);
	flow_effects_of(decoded, &effects);
	kind->effects = copy(arena, effects.items, effects.count * sizeof *effects.items);
	kind->effect_count = (uint8_t)effects.count;
	kind->scc = flow_scc_of(decoded);
	kind->change = flow_change_of(decoded);
	kind->sum = flow_sum_of(decoded);
	kind->way = isa_way_of(decoded);
	kind->end = end_of(decoded, &kind->way);
	kind->jumps = kind->way.jumps && kind->way.next == ISA_NEXT_NEVER;
	kind->returns = kind->jumps && flow_reads(kind, RETURN_ADDRESS, 1);
	isa_use_add(&kind->use, decoded);
	flow_classes_know(kind, decoded);
	flow_waits_know(kind, decoded, counters, &limits);
	kind->limits = copy(arena, limits.items, limits.count * sizeof *limits.items);
	kind->limit_count = (uint8_t)limits.count;
}

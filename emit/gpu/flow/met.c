/* met.c: see met.h. */
#include "met.h"

#include <string.h>

#include "kind.h"
#include "met_keys.h"

enum {
	MOST = 1 << 14, /* instructions, about 4 MB: more do not fit into caches, and take longer to find than to read */
	MOST_OF_ONE = 1 << 15 /* that are found again in one function */
};

struct known_machine {
	const struct isa_machine *machine;
	const struct flow_counters *counters;
};

struct flow_met {
	struct arena *arena;
	struct arena *kinds; /* of what was met, with the keys */
	struct met_keys keys;
	LIST(const struct flow_kind *) met; /* by the numbers of the keys */
	LIST(struct known_machine) machines;
	unsigned holds; /* as long as there are any, nothing is forgotten */
};

static void forget(struct flow_met *met) {
	arena_free(met->kinds);
	met->kinds = arena_new_below(met->arena);
	met->keys = met_keys_new(met->kinds);
	memset(&met->met, 0, sizeof met->met);
}

struct flow_met *flow_met_new(struct arena *arena) {
	struct flow_met *met = arena_zeroed(arena, 1, sizeof *met);
	met->arena = arena;
	forget(met);
	return met;
}

void flow_met_begin(struct flow_met *met) {
	if (!met->holds && met->keys.items.count > MOST)
		forget(met);
}

void flow_met_hold(struct flow_met *met) {
	met->holds++;
}

void flow_met_release(struct flow_met *met) {
	met->holds--;
}

const struct flow_counters *flow_met_counters(struct flow_met *met, const struct isa_machine *machine) {
	for (size_t i = 0; i < met->machines.count; i++)
		if (met->machines.items[i].machine == machine)
			return met->machines.items[i].counters;
	const struct flow_counters *counters = flow_counters_of(met->arena, machine);
	*list_add(met->arena, &met->machines) = (struct known_machine){machine, counters};
	return counters;
}

static const struct flow_kind *make_kind(struct flow_met *met, const struct met_bytes *bytes,
                                         struct isa_decoded *decoded) {
	struct flow_kind *kind = arena_zeroed(met->kinds, 1, sizeof *kind);
	kind->machine = bytes->machine;
	kind->mode = (uint16_t)bytes->mode;
	memcpy(kind->bytes, bytes->bytes, decoded->size);
	flow_kind_know(kind, met->kinds, flow_met_counters(met, bytes->machine), decoded);
	return kind;
}

/* The bits of the second dword that say nothing of what an instruction is: those of the number that is the offset of
 * scalar memory, because no register and no wait depends on it. Its sign may be refused. */
static uint32_t free_bits(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	const struct isa_field *field = &isa_fields[form->layout][ROLE_OFFSET];
	unsigned width = field->is_signed ? field->width - 1U : field->width;
	if (form->format != FORMAT_SMEM || decoded->looked_at != 2 * ISA_DWORD || field->bit != 8 * ISA_DWORD)
		return 0;
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].role == ROLE_OFFSET && decoded->operands[i].type == OPERAND_INTEGER)
			return (UINT32_C(1) << width) - 1;
	return 0;
}

const struct flow_kind *flow_meet(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                  size_t size, unsigned mode) {
	const struct met_bytes all = {.machine = machine, .bytes = bytes, .size = size, .mode = mode};
	struct isa_decoded decoded;
	size_t found = met_keys_find(&met->keys, &all);
	if (found != MET_NONE)
		return met->met.items[found];
	if (!isa_decode_nearest(machine, bytes, size, &decoded) || decoded.refused)
		return NULL;
	const struct flow_kind *kind = make_kind(met, &all, &decoded);
	if (met_keys_can_have(&all, decoded.looked_at) && met->keys.items.count < MOST_OF_ONE) {
		met_keys_add(&met->keys, &all, decoded.looked_at, free_bits(&decoded));
		*list_add(met->kinds, &met->met) = kind;
	}
	return kind;
}

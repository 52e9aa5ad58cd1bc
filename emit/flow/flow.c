/* flow.c: see flow.h. */
#include "flow.h"

#include "classes.h"
#include "isa/vgpr_banks.h"
#include "places.h"
#include "waits.h"

enum { DWORD = ISA_DWORD, RETURN_ADDRESS = 30 /* the SGPR that functions have it in, and the one after it */ };

/* Where a way begins, and what is known there. */
struct way_ahead {
	uint32_t at;
	uint16_t mode; /* of the banks of VGPRs: isa/vgpr_banks.h */
	struct flow_places places;
};

struct reading {
	struct flow *flow;
	struct flow_condition scc; /* what SCC tells; of no relation: nothing that is known */
	uint32_t scc_at;           /* the number of the instruction that made it tell that */
	struct flow_met *met;
	uint16_t mode; /* of the banks of VGPRs; where ways with several meet, the first one counts */
	struct isa_decoded banked;
	struct flow_places places;
	LIST(struct way_ahead) ahead; /* that are not followed yet */
};

uint32_t flow_number_at(const struct flow *flow, uint64_t at) {
	if (at >= flow->code->size || at % DWORD)
		return FLOW_NOWHERE;
	return flow->numbers[at / DWORD] - 1; /* 0 - 1 is FLOW_NOWHERE */
}

uint32_t flow_next(const struct flow *flow, const struct flow_instruction *instruction) {
	if (instruction->end == FLOW_ENDS)
		return FLOW_NOWHERE;
	return flow_number_at(flow, (uint64_t)instruction->at + instruction->size);
}

bool flow_reads(const struct flow *flow, const struct flow_instruction *instruction, unsigned first, unsigned count) {
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (effect->reads && flow_overlap(effect->first, effect->count, first, count))
			return true;
	}
	return false;
}

bool flow_writes(const struct flow *flow, const struct flow_instruction *instruction, unsigned first, unsigned count) {
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (effect->writes && flow_overlap(effect->first, effect->count, first, count))
			return true;
	}
	return false;
}

bool flow_writes_vectors(const struct flow *flow, const struct flow_instruction *instruction) {
	return flow_writes(flow, instruction, FLOW_VGPRS, FLOW_REGISTERS - FLOW_VGPRS);
}

/* Whether only a linker knows a value in the instruction. */
static bool is_late(const struct flow_code *code, const struct flow_instruction *instruction) {
	size_t low = 0, high = code->late_count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (code->late[middle] < instruction->at)
			low = middle + 1;
		else
			high = middle;
	}
	return low < code->late_count && code->late[low] - instruction->at < instruction->size;
}

static void add_effects(struct flow *flow, struct flow_instruction *instruction, const struct isa_decoded *decoded) {
	struct flow_effects effects;
	flow_effects_of(decoded, &effects);
	instruction->first_effect = (uint32_t)flow->effects.count;
	instruction->effect_count = (uint8_t)effects.count;
	for (unsigned i = 0; i < effects.count; i++)
		*list_add(flow->arena, &flow->effects) = effects.items[i];
}

/* A branch goes by the condition: others need not be known. */
static void add_condition(struct reading *reading) {
	struct flow *flow = reading->flow;
	struct flow_instruction *instruction = &flow->instructions.items[reading->scc_at];
	if (!reading->scc.relation || instruction->condition)
		return;
	*list_add(flow->arena, &flow->conditions) = reading->scc;
	instruction->condition = (uint32_t)flow->conditions.count;
	flow_ask(&flow->asked, &reading->scc);
}

static void add_scc(struct reading *reading, struct flow_instruction *instruction, const struct isa_decoded *decoded) {
	struct flow_scc scc = flow_scc_of(decoded);
	instruction->writes_scc = scc.writes;
	instruction->branches_on_scc = scc.branches;
	instruction->scc = scc.value;
	if (scc.writes) {
		reading->scc = scc.sets;
		reading->scc_at = (uint32_t)(instruction - reading->flow->instructions.items);
	}
	if (scc.branches)
		add_condition(reading);
}

static void add_change(struct flow *flow, struct flow_instruction *instruction, const struct isa_decoded *decoded) {
	struct flow_change change = flow_change_of(decoded);
	if (!change.kind)
		return;
	*list_add(flow->arena, &flow->changes) = change;
	instruction->change = (uint32_t)flow->changes.count;
}

/* The place that a branch leads to, for the way to go on there; it becomes a number when all are known. */
static void branch(struct reading *reading, struct flow_instruction *instruction, uint64_t to) {
	struct flow *flow = reading->flow;
	if (to >= flow->code->size || to % DWORD)
		return;
	instruction->target = (uint32_t)to;
	*list_add(flow->arena, &reading->ahead) = (struct way_ahead){(uint32_t)to, reading->mode, reading->places};
}

/* A branch whose condition is known for certain goes one way only. */
static void add_ways(struct reading *reading, struct flow_instruction *instruction, const struct isa_decoded *decoded,
                     const struct isa_way *way) {
	const struct flow *flow = reading->flow;
	enum flow_branches branches = flow_places_branch(&reading->places, decoded);
	bool late = flow->code->late_count && is_late(flow->code, instruction);
	const struct flow_effect *effects = instruction->effect_count ? &flow->effects.items[instruction->first_effect]
	                                                              : NULL;
	uint64_t to = instruction->at + (uint64_t)way->distance;
	if (way->branches && !late && branches != FLOW_BRANCHES_NEVER)
		branch(reading, instruction, to);
	if (branches == FLOW_BRANCHES_ALWAYS)
		instruction->end = FLOW_ENDS;
	if (instruction->jumps && flow_places_target(&reading->places, decoded, &to))
		branch(reading, instruction, to);
	flow_places_pass(&reading->places, decoded, effects, instruction->effect_count,
	                 (uint64_t)instruction->at + instruction->size, late);
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

/* NULL: no instruction is there. Its VGPRs are physical ones. */
static const struct isa_decoded *decode(struct reading *reading, uint32_t at) {
	const struct flow_code *code = reading->flow->code;
	const struct isa_decoded *decoded = flow_decode(reading->met, code->machine, code->bytes + at, code->size - at);
	if (!decoded || decoded->refused)
		return NULL;
	if (!reading->mode || reading->mode == ISA_NO_MODE)
		return decoded;
	reading->banked = *decoded;
	isa_banks_apply(&reading->banked, reading->mode);
	return &reading->banked;
}

/* NULL: no instruction is there. */
static struct flow_instruction *read_one(struct reading *reading, uint32_t at) {
	struct flow *flow = reading->flow;
	const struct flow_code *code = flow->code;
	const struct isa_decoded *decoded = decode(reading, at);
	if (!decoded)
		return NULL;
	struct isa_way way = isa_way_of(decoded);
	struct flow_instruction *instruction = list_add(flow->arena, &flow->instructions);
	*instruction = (struct flow_instruction){
	    .at = at, .size = (uint8_t)decoded->size, .target = FLOW_NOWHERE, .end = end_of(decoded, &way)};
	flow->numbers[at / DWORD] = (uint32_t)flow->instructions.count;
	add_effects(flow, instruction, decoded);
	add_scc(reading, instruction, decoded);
	add_change(flow, instruction, decoded);
	flow_classes_know(flow, instruction, decoded);
	flow_waits_know(flow, instruction, decoded);
	instruction->jumps = way.jumps && way.next == ISA_NEXT_NEVER;
	instruction->returns = code->is_function && instruction->jumps && flow_reads(flow, instruction, RETURN_ADDRESS, 1);
	add_ways(reading, instruction, decoded, &way);
	if (isa_is(code->machine, TRAIT_VGPR_BANKS))
		reading->mode = (uint16_t)isa_mode_after(decoded, reading->mode);
	return instruction;
}

static void follow(struct reading *reading, const struct way_ahead *way) {
	struct flow *flow = reading->flow;
	uint32_t at = way->at;
	reading->scc.relation = FLOW_NO_RELATION;
	reading->places = way->places;
	reading->mode = way->mode;
	while (at < flow->code->size) {
		if (flow->numbers[at / DWORD])
			return;
		const struct flow_instruction *instruction = read_one(reading, at);
		if (!instruction || instruction->end == FLOW_ENDS)
			return;
		at += instruction->size;
	}
}

/* Blocks begin at the entry and where branches lead. */
static void begin_blocks(struct flow *flow) {
	if (flow->instructions.count)
		flow->instructions.items[0].begins = true;
	for (size_t i = 0; i < flow->instructions.count; i++) {
		struct flow_instruction *instruction = &flow->instructions.items[i];
		if (instruction->target == FLOW_NOWHERE)
			continue;
		instruction->target = flow_number_at(flow, instruction->target);
		if (instruction->target != FLOW_NOWHERE)
			flow->instructions.items[instruction->target].begins = true;
	}
}

/* What conditions ask for from the instruction on, as far as that is known of those after it. */
static uint64_t ahead_of(const struct flow *flow, const struct flow_instruction *instruction) {
	uint32_t next = flow_next(flow, instruction);
	uint64_t ahead = next == FLOW_NOWHERE ? 0 : flow->ahead[next];
	if (instruction->target != FLOW_NOWHERE)
		ahead |= flow->ahead[instruction->target];
	bool steps = instruction->change && flow->changes.items[instruction->change - 1].kind == FLOW_STEPS;
	for (unsigned i = 0; i < instruction->effect_count && ahead && !steps; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		for (unsigned reg = effect->first; effect->writes && reg < effect->first + effect->count; reg++)
			ahead &= reg < FLOW_SCALARS ? ~flow->asked.bit[reg] : UINT64_MAX;
	}
	return ahead |
	       (instruction->condition ? flow->asked.bit[flow->conditions.items[instruction->condition - 1].reg] : 0);
}

/* From behind, so that loops take one more time than they are deep; if they are too deep, everything is asked for. */
static void look_ahead(struct flow *flow) {
	enum { MOST_TIMES = 16 };
	size_t count = flow->instructions.count;
	flow->ahead = arena_zeroed(flow->arena, count + 1, sizeof *flow->ahead);
	bool changes = flow->asked.count != 0;
	for (unsigned times = 0; changes; times++) {
		changes = false;
		for (size_t i = count; i-- > 0;) {
			uint64_t ahead = times < MOST_TIMES ? ahead_of(flow, &flow->instructions.items[i]) : UINT64_MAX;
			changes |= times < MOST_TIMES && ahead != flow->ahead[i];
			flow->ahead[i] = ahead;
		}
	}
}

void flow_read(struct flow *flow, struct arena *arena, const struct flow_code *code) {
	struct reading reading = {.flow = flow, .met = code->met ? code->met : flow_met_new(arena)};
	*flow = (struct flow){.arena = arena, .code = code};
	flow->numbers = arena_zeroed(arena, code->size / DWORD + 1, sizeof *flow->numbers);
	flow->counters = flow_counters_of(arena, code->machine);
	list_add(arena, &reading.ahead);
	while (reading.ahead.count) {
		struct way_ahead way = reading.ahead.items[--reading.ahead.count];
		follow(&reading, &way);
	}
	begin_blocks(flow);
	look_ahead(flow);
}

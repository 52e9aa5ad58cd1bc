/* flow.c: see flow.h. */
#include "flow.h"

enum { DWORD = ISA_DWORD };

/* Where a way begins, and what is known there. */
struct way_ahead {
	uint32_t at;
	uint16_t mode; /* of the banks of VGPRs: gpu/isa/vgpr_banks.h */
	struct flow_places places;
};

struct reading {
	struct flow *flow;
	struct flow_condition scc; /* what SCC tells; of no relation: nothing that is known */
	uint32_t scc_at;           /* the number of the instruction that made it tell that */
	struct flow_change masks;  /* the last one by a mask */
	struct flow_met *met;
	uint16_t mode; /* of the banks of VGPRs; where ways with several meet, the first one counts */
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
	return flow_number_at(flow, (uint64_t)instruction->at + instruction->kind->size);
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
	return low < code->late_count && code->late[low] - instruction->at < instruction->kind->size;
}

/* A branch goes by the condition: others need not be known. */
static void add_condition(struct reading *reading) {
	struct flow *flow = reading->flow;
	struct flow_instruction *instruction = &flow->instructions.items[reading->scc_at];
	if (!reading->scc.relation || instruction->condition)
		return;
	*list_add(flow->arena, &flow->conditions) = reading->scc;
	instruction->condition = (uint32_t)flow->conditions.count;
	flow_ask(&flow->asked, &reading->scc, &reading->masks);
}

static void add_scc(struct reading *reading, const struct flow_kind *kind) {
	if (kind->scc.writes) {
		reading->scc = kind->scc.sets;
		reading->scc_at = (uint32_t)(reading->flow->instructions.count - 1);
	}
	if (kind->change.kind == FLOW_MASKS)
		reading->masks = kind->change;
	if (kind->scc.branches)
		add_condition(reading);
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
static void add_ways(struct reading *reading, struct flow_instruction *instruction) {
	const struct flow *flow = reading->flow;
	const struct flow_kind *kind = instruction->kind;
	enum flow_branches branches = flow_places_branch(&reading->places, kind);
	bool late = flow->code->late_count && is_late(flow->code, instruction);
	uint64_t to = instruction->at + (uint64_t)kind->way.distance;
	if (kind->way.branches && !late && branches != FLOW_BRANCHES_NEVER)
		branch(reading, instruction, to);
	if (branches == FLOW_BRANCHES_ALWAYS)
		instruction->end = FLOW_ENDS;
	if (kind->jumps && flow_places_target(&reading->places, kind, &to))
		branch(reading, instruction, to);
	flow_places_pass(&reading->places, kind, (uint64_t)instruction->at + kind->size, late);
}

/* NULL: no instruction is there. */
static struct flow_instruction *read_one(struct reading *reading, uint32_t at) {
	struct flow *flow = reading->flow;
	const struct flow_code *code = flow->code;
	const struct flow_kind *kind =
	    flow_meet(reading->met, code->machine, code->bytes + at, code->size - at, reading->mode);
	if (!kind)
		return NULL;
	struct flow_instruction *instruction = list_add(flow->arena, &flow->instructions);
	*instruction = (struct flow_instruction){.kind = kind,
	                                         .at = at,
	                                         .target = FLOW_NOWHERE,
	                                         .end = kind->end,
	                                         .returns = code->is_function && kind->returns};
	flow->numbers[at / DWORD] = (uint32_t)flow->instructions.count;
	add_scc(reading, kind);
	add_ways(reading, instruction);
	reading->mode = kind->mode_after;
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
		at += instruction->kind->size;
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

/* What the instruction asks for, if so much is asked for after it. */
static uint64_t asked_by(const struct flow *flow, const struct flow_instruction *instruction, uint64_t after) {
	const struct flow_asked *asked = &flow->asked;
	const struct flow_change *change = &instruction->kind->change;
	uint64_t by = 0;
	if (change->kind == FLOW_MASKS)
		by = asked->masked_bit[change->from];
	if (change->kind == FLOW_COPIES && after & asked->bit[change->reg])
		by = asked->bit[change->from];
	if (instruction->condition)
		by |= asked->bit[flow->conditions.items[instruction->condition - 1].reg];
	return by;
}

/* What conditions ask for from the instruction on, as far as that is known of those after it. */
static uint64_t ahead_of(const struct flow *flow, const struct flow_instruction *instruction) {
	uint32_t next = flow_next(flow, instruction);
	uint64_t ahead = next == FLOW_NOWHERE ? 0 : flow->ahead[next];
	if (instruction->target != FLOW_NOWHERE)
		ahead |= flow->ahead[instruction->target];
	uint64_t by = asked_by(flow, instruction, ahead);
	bool steps = instruction->kind->change.kind == FLOW_STEPS;
	for (unsigned i = 0; i < instruction->kind->effect_count && ahead && !steps; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		for (unsigned reg = effect->first; effect->writes && reg < effect->first + effect->count; reg++)
			ahead &= reg < FLOW_SCALARS ? ~(flow->asked.bit[reg] | flow->asked.masked_bit[reg]) : UINT64_MAX;
	}
	return ahead | by;
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
	flow->counters = flow_met_counters(reading.met, code->machine);
	list_add(arena, &reading.ahead);
	while (reading.ahead.count) {
		struct way_ahead way = reading.ahead.items[--reading.ahead.count];
		follow(&reading, &way);
	}
	begin_blocks(flow);
	look_ahead(flow);
}

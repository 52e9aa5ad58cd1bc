/* live.c: see live.h. */
#include "live.h"

enum { MOST_BLOCKS = 1 << 15, MOST_TIMES = 64, SGPRS = 106, WORD = 64 };

static void set_add(struct flow_register_set *set, unsigned first, unsigned count) {
	for (unsigned reg = first; reg < first + count && reg < FLOW_REGISTERS; reg++)
		set->words[reg / WORD] |= UINT64_C(1) << reg % WORD;
}

static void set_remove(struct flow_register_set *set, unsigned first, unsigned count) {
	for (unsigned reg = first; reg < first + count && reg < FLOW_REGISTERS; reg++)
		set->words[reg / WORD] &= ~(UINT64_C(1) << reg % WORD);
}

static void set_join(struct flow_register_set *set, const struct flow_register_set *other) {
	for (unsigned i = 0; i < FLOW_LIVE_WORDS; i++)
		set->words[i] |= other->words[i];
}

/* Whether all that was in the registers is gone: halves and lanes are written beside what stays. */
static bool writes_whole(const struct flow_effect *effect) {
	return effect->writes && !effect->reads && effect->part != FLOW_PART_LANE && effect->part != FLOW_PART_LOW_HALF &&
	       effect->part != FLOW_PART_HIGH_HALF;
}

/* From behind an instruction to in front of it. */
static void pass(const struct flow_instruction *instruction, struct flow_register_set *set) {
	const struct flow_effect *effects = instruction->kind->effects;
	for (unsigned i = 0; i < instruction->kind->effect_count; i++)
		if (writes_whole(&effects[i]))
			set_remove(set, effects[i].first, effects[i].count);
	for (unsigned i = 0; i < instruction->kind->effect_count; i++)
		if (effects[i].reads || (effects[i].writes && !writes_whole(&effects[i])))
			set_add(set, effects[i].first, effects[i].count);
}

/* ---- blocks ---- */

static bool ends_block(const struct flow *flow, const struct flow_instruction *instruction, uint32_t next) {
	return next == FLOW_NOWHERE || instruction->target != FLOW_NOWHERE || flow->instructions.items[next].begins;
}

/* What a block reads of before it, and what it writes whole. */
static void sum_up(const struct flow_live *live, struct flow_live_block *block) {
	const struct flow *flow = live->flow;
	for (size_t i = block->count; i-- > 0;) {
		const struct flow_instruction *instruction = &flow->instructions.items[live->order.items[block->first + i]];
		const struct flow_effect *effects = instruction->kind->effects;
		for (unsigned e = 0; e < instruction->kind->effect_count; e++)
			if (writes_whole(&effects[e]))
				set_add(&block->writes, effects[e].first, effects[e].count);
		pass(instruction, &block->reads);
	}
}

/* The block from an instruction on; gives the instruction behind it that begins another one, or FLOW_NOWHERE. */
static uint32_t add_block(struct flow_live *live, struct arena *arena, uint32_t number) {
	const struct flow *flow = live->flow;
	struct flow_live_block *block = list_add(arena, &live->blocks);
	live->block_of[number] = (uint32_t)live->blocks.count;
	block->first = live->order.count;
	while (true) {
		const struct flow_instruction *instruction = &flow->instructions.items[number];
		*list_add(arena, &live->order) = number;
		block->count++;
		number = flow_next(flow, instruction);
		if (ends_block(flow, instruction, number))
			break;
	}
	sum_up(live, block);
	return number;
}

static bool find_blocks(struct flow_live *live, struct arena *arena) {
	const struct flow *flow = live->flow;
	live->block_of = arena_zeroed(arena, flow->instructions.count + 1, sizeof *live->block_of);
	for (uint32_t i = 0; i < flow->instructions.count; i++) {
		uint32_t at = flow->instructions.items[i].begins ? i : FLOW_NOWHERE;
		while (at != FLOW_NOWHERE && !live->block_of[at]) {
			if (live->blocks.count == MOST_BLOCKS)
				return false;
			at = add_block(live, arena, at);
		}
	}
	return true;
}

/* ---- what is live ---- */

static void join_block(const struct flow_live *live, uint32_t number, struct flow_register_set *set) {
	if (number != FLOW_NOWHERE && live->block_of[number])
		set_join(set, &live->blocks.items[live->block_of[number] - 1].before);
}

/* Behind the last instruction of a block. */
static struct flow_register_set behind(const struct flow_live *live, const struct flow_live_block *block) {
	const struct flow *flow = live->flow;
	const struct flow_instruction *last = &flow->instructions.items[live->order.items[block->first + block->count - 1]];
	struct flow_register_set set = {{0}};
	join_block(live, flow_next(flow, last), &set);
	join_block(live, last->target, &set);
	return set;
}

static bool settle(const struct flow_live *live, struct flow_live_block *block) {
	struct flow_register_set set = behind(live, block);
	bool changes = false;
	for (unsigned i = 0; i < FLOW_LIVE_WORDS; i++) {
		uint64_t before = block->reads.words[i] | (set.words[i] & ~block->writes.words[i]);
		changes |= before != block->before.words[i];
		block->before.words[i] = before;
	}
	return changes;
}

/* From behind, so that loops take one more time than they are deep. */
bool flow_find_live(const struct flow *flow, struct arena *arena, struct flow_live *live) {
	*live = (struct flow_live){.flow = flow};
	if (!find_blocks(live, arena))
		return false;
	for (unsigned times = 0; times < MOST_TIMES; times++) {
		bool changes = false;
		for (size_t i = live->blocks.count; i-- > 0;)
			changes |= settle(live, &live->blocks.items[i]);
		if (!changes)
			return true;
	}
	return false;
}

/* Few words have any. */
static unsigned bits_from(const struct flow_register_set *set, unsigned first, unsigned end) {
	unsigned count = 0;
	for (unsigned i = first / WORD; i < end / WORD; i++)
		if (set->words[i])
			count += (unsigned)__builtin_popcountll(set->words[i]);
	return count;
}

struct flow_pressure flow_pressure_of(const struct flow_register_set *set) {
	uint64_t last = set->words[SGPRS / WORD] & ((UINT64_C(1) << SGPRS % WORD) - 1);
	return (struct flow_pressure){
	    .sgprs = (uint16_t)(bits_from(set, 0, WORD) + (unsigned)__builtin_popcountll(last)),
	    .vgprs = (uint16_t)(bits_from(set, FLOW_VGPRS, FLOW_AGPRS) + bits_from(set, FLOW_HIGH_VGPRS, FLOW_REGISTERS)),
	    .agprs = (uint16_t)bits_from(set, FLOW_AGPRS, FLOW_HIGH_VGPRS)};
}

static unsigned total(const struct flow_register_set *set) {
	struct flow_pressure pressure = flow_pressure_of(set);
	return (unsigned)pressure.sgprs + pressure.vgprs + pressure.agprs;
}

static void visit_block(const struct flow_live *live, const struct flow_live_block *block, flow_take_live *take,
                        void *context) {
	const struct flow *flow = live->flow;
	struct flow_register_set set = behind(live, block);
	for (size_t i = block->count; i-- > 0;) {
		uint32_t number = live->order.items[block->first + i];
		const struct flow_instruction *instruction = &flow->instructions.items[number];
		const struct flow_effect *effects = instruction->kind->effects;
		struct flow_register_set written = set;
		for (unsigned e = 0; e < instruction->kind->effect_count; e++)
			if (effects[e].writes)
				set_add(&written, effects[e].first, effects[e].count);
		pass(instruction, &set);
		take(context, number, total(&written) > total(&set) ? &written : &set);
	}
}

void flow_visit_live(const struct flow_live *live, flow_take_live *take, void *context) {
	for (size_t i = 0; i < live->blocks.count; i++)
		visit_block(live, &live->blocks.items[i], take, context);
}

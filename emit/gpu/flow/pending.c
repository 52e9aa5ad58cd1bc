/* pending.c: see pending.h. */
#include "pending.h"

#include <stdlib.h>
#include <string.h>

/* An instruction on one of the ways to it. */
struct seen {
	uint32_t number;
	size_t first, count; /* in gathering.pending */
};

/* The registers of an instruction whose ways are joined, for one counter: few of them are awaited, between the first
 * one and the end, and between two instructions none. */
struct joining {
	unsigned first, end;
	bool is_awaited[FLOW_REGISTERS];
	struct flow_awaited awaited[FLOW_REGISTERS];
};

struct gathering {
	const struct flow *flow;
	struct flow_fronts *fronts;
	bool only_waits;
	size_t entries_left;
	LIST(struct flow_pending) pending; /* of all ways */
	LIST(struct seen) seen;
	struct joining *joining; /* of each counter; NULL: it was not needed yet */
};

/* ---- each way ---- */

static void see_counters(const struct flow *flow, struct flow_front *front, const struct flow_instruction *instruction,
                         const struct analysis *analysis) {
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		struct flow_front_counter *counter = &front->counters[i];
		struct flow_counted counted = flow_counted(analysis, (enum flow_counter)i);
		unsigned left;
		counter->in_order = counted.in_order && (counter->in_order || !front->is_reached);
		counter->pending = counted.pending > counter->pending ? (uint8_t)counted.pending : counter->pending;
		counter->kinds |= counted.kinds;
		bool is_expert = flow->counters->expert_counters >> i & 1;
		bool counts = !is_expert || counter->pending;
		counter->waits = flow_waits_for(flow, instruction, (enum flow_counter)i, &left) && counts;
		counter->left = (uint8_t)left;
	}
	front->is_reached = true;
}

/* The register goes on with those before it, of which there are some since `first`, or begins anew. */
static void add(struct gathering *gathering, struct flow_front *front, size_t first, enum flow_counter counter,
                unsigned reg, const struct flow_awaited *awaited) {
	size_t count = gathering->pending.count;
	struct flow_pending *last = count > first ? &gathering->pending.items[count - 1] : NULL;
	bool begins = reg == FLOW_VGPRS || reg == FLOW_AGPRS || reg == FLOW_HIGH_VGPRS || reg == ISA_VCC || reg == ISA_EXEC;
	if (last && !begins && last->counter == counter && last->first + last->count == reg &&
	    last->from == awaited->from && last->younger == awaited->younger) {
		last->count++;
		return;
	}
	if (gathering->entries_left == 0) {
		front->counters[counter].left_out++;
		return;
	}
	gathering->entries_left--;
	*list_add(gathering->flow->arena, &gathering->pending) =
	    (struct flow_pending){(uint16_t)reg, 1, (uint8_t)counter, awaited->younger, awaited->from};
}

static void visit(void *context, uint32_t number, const struct analysis *analysis) {
	struct gathering *gathering = context;
	const struct flow_instruction *instruction = &gathering->flow->instructions.items[number];
	struct flow_front *front = &gathering->fronts->items[number];
	size_t first = gathering->pending.count;
	if (gathering->only_waits && !instruction->kind->limit_count)
		return;
	see_counters(gathering->flow, front, instruction, analysis);
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		struct flow_awaited awaited;
		if (flow_counted(analysis, (enum flow_counter)i).pending == 0)
			continue;
		unsigned begin, end;
		flow_awaited_range(analysis, (enum flow_counter)i, &begin, &end);
		for (unsigned reg = begin; reg < end; reg++)
			if (flow_awaits(analysis, (enum flow_counter)i, reg, &awaited))
				add(gathering, front, first, (enum flow_counter)i, reg, &awaited);
	}
	*list_add(gathering->flow->arena, &gathering->seen) =
	    (struct seen){number, first, gathering->pending.count - first};
}

/* ---- all ways ---- */

static int compare_seen(const void *a, const void *b) {
	const struct seen *one = a, *other = b;
	if (one->number != other->number)
		return one->number < other->number ? -1 : 1;
	return (one->first > other->first) - (one->first < other->first);
}

/* By counter, the oldest first. */
static int compare(const void *a, const void *b) {
	const struct flow_pending *one = a, *other = b;
	if (one->counter != other->counter)
		return one->counter < other->counter ? -1 : 1;
	if (one->younger != other->younger)
		return one->younger > other->younger ? -1 : 1;
	if (one->from != other->from)
		return one->from < other->from ? -1 : 1;
	return (one->first > other->first) - (one->first < other->first);
}

/* Of a register the youngest event counts. */
static void join_pending(struct joining *joining, const struct flow_pending *pending) {
	const struct flow_awaited awaited = {pending->younger, pending->from};
	unsigned end = (unsigned)pending->first + pending->count;
	bool is_first = joining->end == 0;
	joining->first = is_first || pending->first < joining->first ? pending->first : joining->first;
	joining->end = end > joining->end ? end : joining->end;
	for (unsigned reg = pending->first; reg < end; reg++) {
		if (!joining->is_awaited[reg] || awaited.younger < joining->awaited[reg].younger)
			joining->awaited[reg] = awaited;
		joining->is_awaited[reg] = true;
	}
}

/* What is awaited for a counter goes to the end of the list, and is awaited no more. */
static void add_joined(struct gathering *gathering, struct flow_front *front, size_t first, enum flow_counter counter) {
	struct joining *joining = &gathering->joining[counter];
	for (unsigned reg = joining->first; reg < joining->end; reg++) {
		if (joining->is_awaited[reg])
			add(gathering, front, first, counter, reg, &joining->awaited[reg]);
		joining->is_awaited[reg] = false;
	}
	joining->first = joining->end = 0;
}

/* Several ways become one, at the end of the list. */
static struct seen join(struct gathering *gathering, struct flow_front *front, const struct seen *ways, size_t count) {
	size_t first = gathering->pending.count;
	if (!gathering->joining)
		gathering->joining = arena_zeroed(gathering->flow->arena, FLOW_COUNTER_COUNT, sizeof *gathering->joining);
	for (size_t i = 0; i < count; i++) {
		for (size_t n = 0; n < ways[i].count; n++) {
			const struct flow_pending *pending = &gathering->pending.items[ways[i].first + n];
			join_pending(&gathering->joining[pending->counter], pending);
		}
	}
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		add_joined(gathering, front, first, (enum flow_counter)i);
	return (struct seen){ways->number, first, gathering->pending.count - first};
}

static void hand_over(struct gathering *gathering, struct seen seen) {
	struct flow_front *front = &gathering->fronts->items[seen.number];
	front->first = gathering->fronts->pending.count;
	front->count = seen.count;
	for (size_t i = 0; i < seen.count; i++)
		*list_add(gathering->flow->arena, &gathering->fronts->pending) = gathering->pending.items[seen.first + i];
	if (seen.count)
		qsort(gathering->fronts->pending.items + front->first, seen.count, sizeof(struct flow_pending), compare);
}

static void join_ways(struct gathering *gathering) {
	struct seen *seen = gathering->seen.items;
	size_t total = gathering->seen.count;
	if (total)
		qsort(seen, total, sizeof *seen, compare_seen);
	for (size_t i = 0, count; i < total; i += count) {
		struct flow_front *front = &gathering->fronts->items[seen[i].number];
		for (count = 1; i + count < total && seen[i + count].number == seen[i].number;)
			count++;
		hand_over(gathering, count == 1 ? seen[i] : join(gathering, front, &seen[i], count));
	}
}

bool flow_find_pending(const struct flow *flow, bool only_waits, struct flow_fronts *fronts) {
	enum { LEAST_ENTRIES = 1 << 12, OF_INSTRUCTION = 24 };
	size_t count = flow->instructions.count;
	struct gathering *gathering = arena_zeroed(flow->arena, 1, sizeof *gathering);
	*fronts = (struct flow_fronts){.items = arena_zeroed(flow->arena, count + 1, sizeof *fronts->items)};
	gathering->flow = flow;
	gathering->fronts = fronts;
	gathering->only_waits = only_waits;
	gathering->entries_left = LEAST_ENTRIES + count * OF_INSTRUCTION;
	if (!flow_visit_waits(flow, visit, gathering))
		return false;
	join_ways(gathering);
	return true;
}

/* redundant_waits.c: see redundant_waits.h. */
#include "redundant_waits.h"

#include <limits.h>
#include <string.h>

#include "classes.h"

/* ---- instructions ---- */

/* Programs' instructions that order nothing: of their format all others may. */
static const char *const harmless[] = {
    "s_nop",       "s_sleep",       "s_setprio",    "s_clause",   "s_delay_alu", "s_inst_prefetch", "s_branch",
    "s_cbranch_*", "s_denorm_mode", "s_round_mode", "s_waitcnt*", "s_wait_*",    "s_endpgm*",
};

/* Those of other formats that order something. */
static const char *const ordering[] = {"s_barrier*", "s_get_barrier*", "s_sendmsg*"};

/* Waits that may be there for more than counters: GFX10.1 has a fault that the first one cures. */
static const char *const other_waits[] = {"s_waitcnt_vscnt", "s_wait_idle"};

/* Names may end in an asterisk, which stands for anything. */
static bool is_among(const char *name, const char *const *names, size_t count) {
	for (size_t i = 0; i < count; i++) {
		size_t length = strcspn(names[i], "*");
		if (strncmp(name, names[i], length) == 0 && (names[i][length] == '*' || name[length] == '\0'))
			return true;
	}
	return false;
}

#define IS_AMONG(name, names) is_among(name, names, sizeof(names) / sizeof *(names))

static bool is_memory(const struct flow_instruction *instruction) {
	return instruction->kind->classes & (FLOW_VECTOR_MEMORY_OR_LDS | FLOW_SCALAR_MEMORY);
}

/* Whether it is of caches, of which no counter is known to tell. */
static bool is_uncounted(const struct flow_instruction *instruction) {
	return is_memory(instruction) && !instruction->kind->events;
}

/* What is counted of it is over when its registers are written, and nobody else sees it. */
static bool is_load(const struct flow_instruction *instruction) {
	bool writes = false, reads = false, stores = instruction->kind->row->flags & ISA_ATOMIC;
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		writes |= effect->writes;
		reads |= effect->reads;
		stores |= effect->reads && effect->part == FLOW_PART_DATA;
	}
	return is_memory(instruction) && writes && reads && (!stores || instruction->kind->row->flags & ISA_PERMUTES);
}

/* Whether waits in front of it may be for more than registers. */
static bool orders(const struct flow_instruction *instruction) {
	const char *name = instruction->kind->row->name;
	if (instruction->kind->row->format == FORMAT_SOPP)
		return !IS_AMONG(name, harmless);
	return is_uncounted(instruction) || instruction->end == FLOW_CALLS || IS_AMONG(name, ordering);
}

/* ---- what is no load ---- */

enum { POSITIONS = 64 };

struct search {
	const struct flow *flow;
	struct flow_fronts fronts;
	uint64_t (
	    *others)[FLOW_COUNTER_COUNT]; /* of each instruction: bit n: what n younger events follow may be no load */
	bool *is_reached;
	LIST(uint32_t) ahead;
	int64_t work_left;
	bool (*is_told)[FLOW_COUNTER_COUNT];   /* of each instruction: the wait for the counter may go, ... */
	bool (*is_needed)[FLOW_COUNTER_COUNT]; /* ... or may not, as one that may go leaves it to this one */
	flow_take_redundant *take;
	void *context;

	/* Of the wait that is looked at. */
	uint32_t wait;
	enum flow_counter counter;
	unsigned left;
	unsigned steps_left;
	bool is_for_more;             /* than what is used tells: it is needed */
	LIST(uint32_t) others_for_it; /* waits that end what it is for, if it does not */
	bool is_used;
	struct flow_pending used;
	uint32_t use;
	struct way *ways; /* of each instruction that begins a block */
	uint32_t stamp;   /* ways of another one are of another wait */
};

/* Whether something that more younger events follow than the wait leaves may be no load. */
static bool has_others(const struct search *search, uint32_t number, unsigned counter) {
	unsigned left = search->fronts.items[number].counters[counter].left;
	return left < POSITIONS && search->others[number][counter] >> left;
}

static uint64_t after_wait(const struct flow_front_counter *counter, uint64_t others) {
	if (!counter->waits)
		return others;
	if (counter->left == 0)
		return 0;
	return counter->in_order && counter->left < POSITIONS ? others & ((UINT64_C(1) << counter->left) - 1) : others;
}

/* What comes last stays: what is older than all is so, too. */
static uint64_t after_event(uint64_t others, bool is_other) {
	uint64_t oldest = others & UINT64_C(1) << (POSITIONS - 1);
	return others << 1 | oldest | is_other;
}

/* After calls, and what is done to caches, anything may be pending. */
static void pass(const struct search *search, uint32_t number, uint64_t others[FLOW_COUNTER_COUNT]) {
	const struct flow_instruction *instruction = &search->flow->instructions.items[number];
	const struct flow_front *front = &search->fronts.items[number];
	bool is_other = !is_load(instruction);
	bool is_unknown = is_uncounted(instruction) || instruction->end == FLOW_CALLS;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		others[i] = after_wait(&front->counters[i], others[i]);
		for (unsigned left = flow_counts(search->flow, instruction, (enum flow_counter)i); left; left &= left - 1)
			others[i] = after_event(others[i], is_other);
		if (is_unknown)
			others[i] = UINT64_MAX;
	}
}

static void reach(struct search *search, uint32_t number, const uint64_t others[FLOW_COUNTER_COUNT]) {
	bool changes = !search->is_reached[number];
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		changes |= others[i] & ~search->others[number][i];
		search->others[number][i] |= others[i];
	}
	search->is_reached[number] = true;
	if (changes)
		*list_add(search->flow->arena, &search->ahead) = number;
}

/* To the end of the block. */
static void follow(struct search *search, uint32_t number) {
	const struct flow *flow = search->flow;
	uint64_t others[FLOW_COUNTER_COUNT];
	memcpy(others, search->others[number], sizeof others);
	for (;;) {
		const struct flow_instruction *instruction = &flow->instructions.items[number];
		uint32_t next = flow_next(flow, instruction);
		search->work_left--;
		memcpy(search->others[number], others, sizeof others);
		pass(search, number, others);
		if (instruction->target != FLOW_NOWHERE)
			reach(search, instruction->target, others);
		if (next == FLOW_NOWHERE)
			return;
		if (flow->instructions.items[next].begins) {
			reach(search, next, others);
			return;
		}
		number = next;
	}
}

/* Whoever calls a function may have left anything. False: there are too many ways. */
static bool find_others(struct search *search) {
	uint64_t at_entry[FLOW_COUNTER_COUNT] = {0};
	if (search->flow->code->is_function)
		memset(at_entry, UINT8_MAX, sizeof at_entry);
	reach(search, 0, at_entry);
	while (search->ahead.count && search->work_left > 0)
		follow(search, search->ahead.items[--search->ahead.count]);
	return search->work_left > 0;
}

/* ---- what is used ---- */

/* How far a way from the wait has come: what is not waited for again has fewer than `bound` younger events at the wait,
 * and so many came since. */
struct way {
	uint32_t stamp;
	unsigned bound, events;
	bool is_mixed; /* in the counter are several kinds: only 0 tells */
};

static bool is_live(const struct search *search, const struct way *way, const struct flow_pending *pending) {
	return pending->counter == search->counter && flow_ends(&search->fronts.items[search->wait], pending) &&
	       pending->younger < way->bound;
}

static bool uses(const struct flow_instruction *instruction, const struct flow_pending *pending) {
	return flow_reads(instruction->kind, pending->first, pending->count) ||
	       flow_writes(instruction->kind, pending->first, pending->count);
}

static const struct flow_front *front_of(const struct search *search) {
	return &search->fronts.items[search->wait];
}

static void find_uses(struct search *search, uint32_t number, const struct way *way) {
	const struct flow_front *front = front_of(search);
	const struct flow_instruction *instruction = &search->flow->instructions.items[number];
	for (size_t i = 0; i < front->count; i++) {
		const struct flow_pending *pending = &search->fronts.pending.items[front->first + i];
		if (!is_live(search, way, pending) || (search->is_used && pending->younger >= search->used.younger) ||
		    !uses(instruction, pending))
			continue;
		search->is_used = true;
		search->used = *pending;
		search->use = number;
	}
	if (search->is_used && search->used.younger <= search->left)
		search->is_for_more = true;
}

/* A wait for the counter on the way. */
static void wait_again(struct search *search, uint32_t number, struct way *way) {
	const struct flow_front_counter *counter = &search->fronts.items[number].counters[search->counter];
	if (!counter->waits || search->is_told[number][search->counter])
		return;
	unsigned bound = counter->left > way->events ? counter->left - way->events : 0;
	if (counter->left && way->is_mixed) { /* if the first wait waits for less, this one tells less */
		search->is_for_more = true;
	} else if (bound < way->bound) {
		way->bound = bound;
		if (number != search->wait) /* what is used behind it then is so in front of it, too */
			*list_add(search->flow->arena, &search->others_for_it) = number;
	}
}

/* False: nothing that the wait is for is of interest any more. */
static bool go_over(struct search *search, uint32_t number, struct way *way) {
	const struct flow_instruction *instruction = &search->flow->instructions.items[number];
	bool is_ordered = search->left == 0 && is_memory(instruction);
	find_uses(search, number, way);
	wait_again(search, number, way);
	if (search->is_for_more || way->bound <= search->left)
		return false;
	if (orders(instruction) || is_ordered) {
		search->is_for_more = true;
		return false;
	}
	unsigned counted = flow_counts(search->flow, instruction, search->counter);
	way->is_mixed |= (counted & ~front_of(search)->counters[search->counter].kinds) ||
	                 (counted && __builtin_popcount(counted) != __builtin_popcount(instruction->kind->events));
	way->events += counted != 0;
	return true;
}

/* More may be live on one of several ways. */
static void join_way(struct search *search, uint32_t number, const struct way *way) {
	struct way *there = &search->ways[number], joined = *way;
	if (there->stamp == search->stamp) {
		joined.bound = there->bound > way->bound ? there->bound : way->bound;
		joined.events = there->events < way->events ? there->events : way->events;
		joined.is_mixed |= there->is_mixed;
		if (joined.bound == there->bound && joined.events == there->events && joined.is_mixed == there->is_mixed)
			return;
	}
	joined.stamp = search->stamp;
	*there = joined;
	*list_add(search->flow->arena, &search->ahead) = number;
}

/* Whether it goes on somewhere that its target does not say: at what a linker knows, or where registers say. */
static bool leads_away(const struct flow_instruction *instruction, uint32_t next) {
	if (instruction->target != FLOW_NOWHERE)
		return false;
	for (unsigned i = 0; instruction->kind->row->operands[i]; i++)
		if (isa_kinds[instruction->kind->row->operands[i]].type == TYPE_BRANCH)
			return true;
	return next == FLOW_NOWHERE;
}

static bool ends_program(const struct flow_instruction *instruction) {
	return instruction->kind->row->flags & ISA_LEAVES && strncmp(instruction->kind->row->name, "s_endpgm", 8) == 0;
}

/* To the end of the block. Where it is not known what comes next, the wait is needed. */
static void go_on(struct search *search, uint32_t number, struct way way, bool is_first) {
	const struct flow *flow = search->flow;
	for (;; is_first = false) {
		const struct flow_instruction *instruction = &flow->instructions.items[number];
		uint32_t next = flow_next(flow, instruction);
		if (!is_first && (!go_over(search, number, &way) || ends_program(instruction)))
			return;
		search->work_left -= 1 + (int64_t)front_of(search)->count;
		if (search->steps_left-- == 0 || search->work_left <= 0 || leads_away(instruction, next)) {
			search->is_for_more = true;
			return;
		}
		if (instruction->target != FLOW_NOWHERE)
			join_way(search, instruction->target, &way);
		if (next == FLOW_NOWHERE)
			return;
		if (flow->instructions.items[next].begins) {
			join_way(search, next, &way);
			return;
		}
		number = next;
	}
}

/* ---- waits ---- */

/* Whether the wait is for loads alone, and into registers that instructions name. */
static bool is_for_loads(const struct search *search) {
	enum { FIRST_SPECIAL = 102 };
	const struct flow_front *front = front_of(search);
	const struct flow_front_counter *counter = &front->counters[search->counter];
	if (counter->left_out || has_others(search, search->wait, search->counter))
		return false;
	for (size_t i = 0; i < front->count; i++) {
		const struct flow_pending *pending = &search->fronts.pending.items[front->first + i];
		if (pending->counter == search->counter && !flow_is_vector(pending->first) &&
		    pending->first + pending->count > FIRST_SPECIAL)
			return false;
	}
	return counter->in_order || counter->left == 0;
}

static void find_need(struct search *search) {
	enum { MOST_STEPS = 1 << 12 };
	bool in_order = front_of(search)->counters[search->counter].in_order;
	search->steps_left = MOST_STEPS;
	search->is_for_more = search->is_used = false;
	search->others_for_it.count = 0;
	search->stamp++;
	search->ahead.count = 0;
	go_on(search, search->wait, (struct way){.bound = UINT_MAX, .is_mixed = !in_order}, true);
	while (search->ahead.count && !search->is_for_more) {
		uint32_t number = search->ahead.items[--search->ahead.count];
		go_on(search, number, search->ways[number], false);
	}
	search->is_for_more |= search->is_used && !in_order;
}

static void judge_counter(struct search *search, enum flow_counter number) {
	const struct flow_front_counter *counter = &search->fronts.items[search->wait].counters[number];
	search->counter = number;
	search->left = counter->left;
	if (!counter->waits || counter->pending <= counter->left || !is_for_loads(search))
		return;
	if (search->is_needed[search->wait][number])
		return;
	find_need(search);
	if (search->is_for_more)
		return;
	search->is_told[search->wait][number] = true;
	for (size_t i = 0; i < search->others_for_it.count; i++)
		search->is_needed[search->others_for_it.items[i]][number] = true;
	struct flow_redundant found = {.redundancy = search->is_used ? FLOW_TOO_STRICT : FLOW_UNUSED,
	                               .number = search->wait,
	                               .counter = number,
	                               .said = search->left,
	                               .enough = search->used.younger,
	                               .used = search->used,
	                               .use = search->use};
	search->take(search->context, &found);
}

static bool is_for_nothing(const struct search *search) {
	bool waits = false;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		const struct flow_front_counter *counter = &search->fronts.items[search->wait].counters[i];
		if (!counter->waits)
			continue;
		waits = true;
		if (counter->pending > counter->left || has_others(search, search->wait, i))
			return false;
	}
	return waits;
}

/* Those that end nothing change nothing if they go, all of them. */
static void judge_whole(struct search *search, uint32_t number) {
	search->wait = number;
	if (!is_for_nothing(search))
		return;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		search->is_told[number][i] = true;
	struct flow_redundant found = {.redundancy = FLOW_FOR_NOTHING, .number = number};
	search->take(search->context, &found);
}

static void judge_counters(struct search *search, uint32_t number) {
	search->wait = number;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		judge_counter(search, (enum flow_counter)i);
}

static bool is_judged(const struct search *search, uint32_t number) {
	const struct flow_instruction *instruction = &search->flow->instructions.items[number];
	return search->fronts.items[number].is_reached && flow_is_wait(instruction) &&
	       !IS_AMONG(instruction->kind->row->name, other_waits);
}

/* Whether all registers are those that instructions name. */
static bool names_all(const struct flow *flow) {
	for (size_t i = 0; i < flow->instructions.count; i++)
		if (flow->instructions.items[i].kind->row->flags & ISA_INDEXES)
			return false;
	return true;
}

bool flow_find_redundant(const struct flow *flow, flow_take_redundant *take, void *context) {
	enum { LEAST_WORK = 1 << 22, OF_INSTRUCTION = 1 << 9 };
	size_t count = flow->instructions.count;
	if (!count)
		return true;
	struct search search = {.flow = flow, .take = take, .context = context};
	bool names_all_registers = names_all(flow);
	search.work_left = LEAST_WORK + (int64_t)count * OF_INSTRUCTION;
	if (!flow_find_pending(flow, true, &search.fronts))
		return false;
	search.others = arena_zeroed(flow->arena, count, sizeof *search.others);
	search.is_reached = arena_zeroed(flow->arena, count, sizeof *search.is_reached);
	search.is_told = arena_zeroed(flow->arena, count, sizeof *search.is_told);
	search.is_needed = arena_zeroed(flow->arena, count, sizeof *search.is_needed);
	search.ways = arena_zeroed(flow->arena, count, sizeof *search.ways);
	if (!find_others(&search))
		return false;
	for (uint32_t i = 0; i < count; i++)
		if (is_judged(&search, i))
			judge_whole(&search, i);
	for (uint32_t i = 0; i < count && names_all_registers; i++)
		if (is_judged(&search, i))
			judge_counters(&search, i);
	return true;
}

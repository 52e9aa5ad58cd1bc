/* waits.c: see waits.h. */
#include "waits.h"

#include "isa/names.h"

#define EVENT(id) (1U << FLOW_EVENT_##id)

static const struct {
	uint8_t counter;
	bool any_order;
} events[] = {
#define IN_ORDER false
#define ANY_ORDER true
#define KD_WAIT_EVENT(id, counter, order) [FLOW_EVENT_##id] = {FLOW_##counter, order},
#include "kdasm/isa/waits.def"
#undef IN_ORDER
#undef ANY_ORDER
};

static const uint16_t begins[FORMAT_COUNT] = {
#define KD_WAIT_BEGINS(format, events) [FORMAT_##format] = (events),
#include "kdasm/isa/waits.def"
};

static const char names[][12] = {
#define KD_WAIT_COUNTER(id, name) [FLOW_##id] = name,
#include "kdasm/isa/waits.def"
};

const char *flow_counter_name(enum flow_counter counter) {
	return names[counter];
}

bool flow_knows_waits(const struct isa_machine *machine) {
	return machine->generation == ISA_GENERATION_GFX9;
}

/* ---- what instructions begin ---- */

/* What vector memory writes registers for: loads of one kind write them in order. */
enum vmem_kind { VMEM_PLAIN = 1 << 0, VMEM_SAMPLED = 1 << 1 };

static unsigned export_event(const struct isa_decoded *decoded) {
	enum { FIRST_POSITION = 12, FIRST_PARAMETER = 32 };
	int64_t target = decoded->operands[0].number;
	return target >= FIRST_PARAMETER  ? EVENT(EXPORT_PARAMETER)
	       : target >= FIRST_POSITION ? EVENT(EXPORT_POSITION)
	                                  : EVENT(EXPORT);
}

static unsigned events_of(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	if (flow_is_gds(decoded))
		return EVENT(GDS) | EVENT(GDS_DATA);
	if (form->format == FORMAT_EXP)
		return export_event(decoded);
	if (isa_is_vector_memory(form->format) && !form->row->operands[0]) /* of caches */
		return 0;
	return flow_is_message(decoded) ? EVENT(MESSAGE) : begins[form->format];
}

static bool is_sampled(const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].role == ROLE_SAMPLER)
			return true;
	return false;
}

void flow_waits_know(struct flow_instruction *instruction, const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	instruction->events = (uint16_t)events_of(decoded);
	if (instruction->events == EVENT(VECTOR_MEMORY))
		instruction->vmem_kind = is_sampled(form) ? VMEM_SAMPLED : VMEM_PLAIN;
	if (form->kinds[0] == KIND_waitcnt) {
		instruction->waits = true;
		instruction->immediate = (uint16_t)decoded->operands[0].number;
	}
}

/* ---- what is pending ---- */

struct counter_state {
	uint32_t ended, begun; /* the numbers of the last event that has ended, and of the last one */
	uint16_t pending;      /* kinds of events that may not have ended */
	bool is_flat;          /* one of them is of memory that may be of two kinds: only 0 tells of anything */
	uint32_t last[FLOW_REGISTERS];
	uint32_t from[FLOW_REGISTERS]; /* the instruction that began it */
};

struct state {
	struct counter_state counters[FLOW_COUNTER_COUNT];
	uint8_t vmem_kinds[FLOW_REGISTERS]; /* of loads that write it */
	struct flow_facts facts;
};

/* The same at the beginning of a block, where few registers are pending. */
struct kept_register {
	uint16_t reg;
	uint8_t counter, vmem_kinds;
	uint32_t younger; /* events after it */
	uint32_t from;
};

struct kept_state {
	struct kept_state *next; /* of the block, with other facts */
	uint32_t block;
	struct flow_facts facts;
	bool is_reached;
	bool is_waiting; /* to be gone through */
	uint32_t pending[FLOW_COUNTER_COUNT];
	uint16_t kinds[FLOW_COUNTER_COUNT];
	bool is_flat[FLOW_COUNTER_COUNT];
	LIST(struct kept_register) registers;
};

struct analysis {
	const struct flow *flow;
	struct arena *arena;
	const struct isa_counter *rows[FLOW_COUNTER_COUNT];
	unsigned most[FLOW_COUNTER_COUNT]; /* their largest values: no wait */
	struct state state;
	struct kept_state **blocks; /* of each instruction that begins one */
	uint16_t places[FLOW_COUNTER_COUNT]
	               [FLOW_REGISTERS]; /* in what is kept where ways join, and one; 0: it is not there */
	int64_t work_left; /* registers and instructions that are looked at: hostile code may have a great many ways */
	size_t kept_left;  /* and that are kept */
	LIST(struct kept_state *) ahead;
	bool is_settled;         /* nothing changes any more: what is found is told */
	flow_take_missing *take; /* one of these two */
	flow_visit *visit;
	void *context;
};

static bool is_pending(const struct counter_state *counter, unsigned reg) {
	return counter->last[reg] > counter->ended;
}

/* Whether events of one kind are pending, which end in the order in which they began. */
static bool is_of_one_order(const struct counter_state *counter) {
	unsigned kinds = counter->pending;
	return !(kinds & (kinds - 1)) && !(kinds && events[__builtin_ctz(kinds)].any_order);
}

/* Whether only 0 tells of any of them. */
static bool is_out_of_order(const struct counter_state *counter) {
	return counter->is_flat || !is_of_one_order(counter);
}

static void end_all(struct counter_state *counter) {
	counter->ended = counter->begun;
	counter->pending = 0;
	counter->is_flat = false;
}

/* All but the `left` youngest have ended. */
static void wait_for(struct counter_state *counter, unsigned left) {
	if (left == 0) {
		end_all(counter);
		return;
	}
	if (is_out_of_order(counter) || counter->begun - counter->ended <= left)
		return;
	counter->ended = counter->begun - left;
}

/* ---- missing waits ---- */

/* What the counter would have to be, at most, for the register's event to have ended; and then it has. A counter that
 * is full holds back the next event: what so many began after has ended. */
static void need(struct analysis *analysis, const struct flow_instruction *instruction, enum flow_counter number,
                 unsigned reg, bool is_written) {
	struct counter_state *counter = &analysis->state.counters[number];
	if (!is_pending(counter, reg))
		return;
	unsigned younger = counter->begun - counter->last[reg];
	if (is_of_one_order(counter) && younger >= analysis->most[number]) {
		wait_for(counter, younger);
		return;
	}
	unsigned left = is_out_of_order(counter) ? 0 : younger;
	if (analysis->visit)
		return;
	if (analysis->is_settled) {
		struct flow_missing missing = {.at = instruction->at,
		                               .number = (uint32_t)(instruction - analysis->flow->instructions.items),
		                               .from = counter->from[reg],
		                               .counter = number,
		                               .most = left,
		                               .younger = younger,
		                               .reg = (uint16_t)reg,
		                               .is_overwritten = is_written,
		                               .is_read_late = number == FLOW_EXP};
		analysis->take(analysis->context, &missing);
	}
	wait_for(counter, left);
}

/* Loads of one kind write a register in the order in which they began, so that none needs to wait for another. */
static bool writes_in_order(const struct analysis *analysis, const struct flow_instruction *instruction, unsigned reg) {
	return instruction->vmem_kind && !(analysis->state.vmem_kinds[reg] & ~instruction->vmem_kind);
}

static void need_register(struct analysis *analysis, const struct flow_instruction *instruction,
                          const struct flow_effect *effect, unsigned reg) {
	bool writes_only = effect->writes && !effect->reads;
	if (flow_is_vector(reg) && !(writes_only && writes_in_order(analysis, instruction, reg)))
		need(analysis, instruction, FLOW_VM, reg, effect->writes);
	if (effect->writes)
		need(analysis, instruction, FLOW_EXP, reg, true);
	need(analysis, instruction, FLOW_LGKM, reg, effect->writes);
}

/* Those that it reads, or the others: what is read tells more of a mistake. */
static void need_registers(struct analysis *analysis, const struct flow_instruction *instruction, bool reads) {
	const struct flow *flow = analysis->flow;
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		for (unsigned reg = effect->first; reg < effect->first + effect->count && effect->reads == reads; reg++)
			need_register(analysis, instruction, effect, reg);
	}
}

/* ---- going on ---- */

static void begin(struct analysis *analysis, const struct flow_instruction *instruction, unsigned event,
                  uint32_t number) {
	const struct flow *flow = analysis->flow;
	struct counter_state *counter = &analysis->state.counters[events[event].counter];
	bool reads_late = events[event].counter == FLOW_EXP;
	counter->begun++;
	counter->pending |= (uint16_t)(1U << event);
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (reads_late ? !effect->reads : !effect->writes)
			continue;
		for (unsigned reg = effect->first; reg < effect->first + effect->count; reg++) {
			if (counter == &analysis->state.counters[FLOW_VM])
				analysis->state.vmem_kinds[reg] =
				    (uint8_t)((is_pending(counter, reg) ? analysis->state.vmem_kinds[reg] : 0) |
				              instruction->vmem_kind);
			counter->last[reg] = counter->begun;
			counter->from[reg] = number;
		}
	}
}

/* What the instruction does to what is known of scalar registers. */
static void learn(struct analysis *analysis, const struct flow_instruction *instruction) {
	const struct flow *flow = analysis->flow;
	struct flow_facts *facts = &analysis->state.facts;
	if (instruction->change)
		flow_facts_change(facts, &flow->changes.items[instruction->change - 1], &flow->asked);
	for (unsigned i = 0; i < instruction->effect_count && !instruction->change; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (effect->writes && !flow_is_vector(effect->first))
			flow_facts_forget(facts, effect->first, effect->count);
	}
	if (instruction->end == FLOW_CALLS)
		*facts = (struct flow_facts){0};
	if (instruction->writes_scc)
		facts->scc.relation = FLOW_NO_RELATION;
	if (instruction->condition)
		facts->scc = flow->conditions.items[instruction->condition - 1];
}

static void go_over(struct analysis *analysis, uint32_t number) {
	const struct flow *flow = analysis->flow;
	const struct flow_instruction *instruction = &flow->instructions.items[number];
	struct counter_state *counters = analysis->state.counters;
	if (analysis->visit && analysis->is_settled)
		analysis->visit(analysis->context, number, analysis);
	need_registers(analysis, instruction, true);
	need_registers(analysis, instruction, false);
	if (instruction->waits)
		for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
			wait_for(&counters[i], (unsigned)isa_counter_get(analysis->rows[i], instruction->immediate));
	for (unsigned left = instruction->events; left; left &= left - 1)
		begin(analysis, instruction, (unsigned)__builtin_ctz(left), number);
	if (instruction->events == (EVENT(VECTOR_MEMORY) | EVENT(LDS)))
		counters[FLOW_VM].is_flat = counters[FLOW_LGKM].is_flat = true;
	if (instruction->end == FLOW_CALLS) /* a function waits for everything when it begins, and before it returns */
		for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
			end_all(&counters[i]);
	learn(analysis, instruction);
}

/* ---- blocks ---- */

static void load(struct analysis *analysis, const struct kept_state *kept) {
	struct state *state = &analysis->state;
	state->facts = kept->facts;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		struct counter_state *counter = &state->counters[i];
		counter->ended = counter->begun; /* what was before is over */
		counter->begun += kept->pending[i];
		counter->pending = kept->kinds[i];
		counter->is_flat = kept->is_flat[i];
	}
	for (size_t i = 0; i < kept->registers.count; i++) {
		const struct kept_register *one = &kept->registers.items[i];
		struct counter_state *counter = &state->counters[one->counter];
		counter->last[one->reg] = counter->begun - one->younger;
		counter->from[one->reg] = one->from;
		if (one->counter == FLOW_VM)
			state->vmem_kinds[one->reg] = one->vmem_kinds;
	}
}

/* What the register's being pending now is at the beginning of a block. False: it is not pending there. */
static bool keep_register(const struct analysis *analysis, unsigned number, unsigned reg, struct kept_register *kept) {
	const struct counter_state *counter = &analysis->state.counters[number];
	uint32_t younger = counter->begun - counter->last[reg], most = analysis->most[number];
	if (!is_pending(counter, reg) || (younger >= most && is_of_one_order(counter)))
		return false;
	*kept = (struct kept_register){.reg = (uint16_t)reg,
	                               .counter = (uint8_t)number,
	                               .vmem_kinds = number == FLOW_VM ? analysis->state.vmem_kinds[reg] : 0,
	                               .younger = younger < most ? younger : most - 1,
	                               .from = counter->from[reg]};
	return true;
}

static uint32_t keep_pending(const struct analysis *analysis, unsigned number) {
	const struct counter_state *counter = &analysis->state.counters[number];
	uint32_t pending = counter->begun - counter->ended, most = analysis->most[number];
	return pending < most ? pending : most;
}

/* How many registers are pending. */
static size_t count_registers(const struct analysis *analysis) {
	struct kept_register one;
	size_t count = 0;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		for (unsigned reg = 0; keep_pending(analysis, i) && reg < FLOW_REGISTERS; reg++)
			count += keep_register(analysis, i, reg, &one);
	return count;
}

/* Whether just that is pending at the beginning of the block which is pending now: so many registers. */
static bool is_same(const struct analysis *analysis, const struct kept_state *kept, size_t count) {
	if (!kept->is_reached || kept->registers.count != count)
		return false;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (kept->pending[i] != keep_pending(analysis, i) || kept->kinds[i] != analysis->state.counters[i].pending ||
		    kept->is_flat[i] != analysis->state.counters[i].is_flat)
			return false;
	for (size_t i = 0; i < count; i++) {
		const struct kept_register *there = &kept->registers.items[i];
		struct kept_register now;
		if (!keep_register(analysis, there->counter, there->reg, &now) || now.younger != there->younger ||
		    now.vmem_kinds != there->vmem_kinds)
			return false;
	}
	return true;
}

/* Where ways meet on which the same is pending, only what is known on both is known: facts are of use as long as they
 * tell ways apart. */
static struct kept_state *kept_with_same(struct analysis *analysis, uint32_t block, const struct flow_facts *facts,
                                         bool *changes) {
	size_t count = count_registers(analysis);
	for (struct kept_state *kept = analysis->blocks[block]; kept; kept = kept->next) {
		if (!is_same(analysis, kept, count))
			continue;
		*changes = flow_facts_join(&kept->facts, facts);
		return kept;
	}
	return NULL;
}

/* NULL: there is none with the same facts. */
static struct kept_state *kept_with(struct kept_state *kept, const struct flow_facts *facts) {
	while (kept && !flow_facts_equal(&kept->facts, facts))
		kept = kept->next;
	return kept;
}

static unsigned variants_of(const struct kept_state *kept) {
	unsigned count = 0;
	for (; kept; kept = kept->next)
		count++;
	return count;
}

/* Where the same is known as now at the beginning of the block, or the same is pending. If there are many such places,
 * only the newest fact counts; if there are very many, none. `changes`: less is known there now. */
static struct kept_state *kept_at(struct analysis *analysis, uint32_t block, bool *changes) {
	enum { MANY = 8, VERY_MANY = 2 * MANY };
	struct kept_state *first = analysis->blocks[block];
	struct flow_facts facts = analysis->state.facts;
	flow_facts_drop(&facts, &analysis->flow->asked, analysis->flow->ahead[block]);
	unsigned count = variants_of(first);
	struct kept_state *kept = kept_with(first, &facts);
	if (!kept)
		kept = kept_with_same(analysis, block, &facts, changes);
	if (!kept && count >= MANY) {
		facts.count = facts.count ? 1 : 0;
		kept = kept_with(first, &facts);
	}
	if (!kept && count >= VERY_MANY) {
		facts = (struct flow_facts){0};
		kept = kept_with(first, &facts);
	}
	if (kept)
		return kept;
	kept = arena_zeroed(analysis->arena, 1, sizeof *kept);
	*kept = (struct kept_state){.next = first, .block = block, .facts = facts};
	kept->facts.scc.relation = FLOW_NO_RELATION;
	return analysis->blocks[block] = kept;
}

/* A register that is pending now may be so at the beginning of the block, too. Whether that is new. */
static bool join_register(struct analysis *analysis, struct kept_state *kept, const struct kept_register *now) {
	unsigned place = analysis->places[now->counter][now->reg];
	if (place == 0) {
		if (analysis->kept_left == 0)
			return false;
		analysis->kept_left--;
		*list_add(analysis->arena, &kept->registers) = *now;
		return true;
	}
	struct kept_register *there = &kept->registers.items[place - 1];
	bool is_younger = now->younger < there->younger, is_other = now->vmem_kinds & ~there->vmem_kinds;
	if (is_younger) {
		there->younger = now->younger;
		there->from = now->from;
	}
	there->vmem_kinds |= now->vmem_kinds;
	return is_younger || is_other;
}

static bool join_counter(struct analysis *analysis, struct kept_state *kept, unsigned number) {
	const struct counter_state *counter = &analysis->state.counters[number];
	uint32_t pending = keep_pending(analysis, number);
	struct kept_register now;
	bool changes = pending > kept->pending[number] || (counter->pending & ~kept->kinds[number]) ||
	               counter->is_flat > kept->is_flat[number];
	kept->pending[number] = pending > kept->pending[number] ? pending : kept->pending[number];
	kept->kinds[number] |= counter->pending;
	kept->is_flat[number] |= counter->is_flat;
	for (unsigned reg = 0; pending && reg < FLOW_REGISTERS; reg++)
		if (keep_register(analysis, number, reg, &now))
			changes |= join_register(analysis, kept, &now);
	return changes;
}

static void set_places(struct analysis *analysis, const struct kept_state *kept, bool are_there) {
	for (size_t i = 0; i < kept->registers.count; i++) {
		const struct kept_register *one = &kept->registers.items[i];
		analysis->places[one->counter][one->reg] = (uint16_t)(are_there ? i + 1 : 0);
	}
}

static void join(struct analysis *analysis, uint32_t block) {
	bool changes = false;
	struct kept_state *kept = kept_at(analysis, block, &changes);
	changes |= !kept->is_reached;
	analysis->work_left -= FLOW_REGISTERS;
	kept->is_reached = true;
	set_places(analysis, kept, true);
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		changes |= join_counter(analysis, kept, i);
	set_places(analysis, kept, false);
	if (!changes || kept->is_waiting)
		return;
	kept->is_waiting = true;
	*list_add(analysis->arena, &analysis->ahead) = kept;
}

/* The way to a branch's target, and the one past it: false if that is never gone. */
static bool part(struct analysis *analysis, const struct flow_instruction *instruction) {
	struct flow_facts *facts = &analysis->state.facts, before = *facts;
	bool is_gone = !instruction->branches_on_scc || flow_facts_assume(facts, instruction->scc);
	if (is_gone && instruction->target != FLOW_NOWHERE && !analysis->is_settled)
		join(analysis, instruction->target);
	*facts = before;
	return !instruction->branches_on_scc || flow_facts_assume(facts, !instruction->scc);
}

/* Goes through the block to its end, and tells the blocks after it. */
static void go_through(struct analysis *analysis, const struct kept_state *kept) {
	enum { WORK = 16 };
	const struct flow *flow = analysis->flow;
	load(analysis, kept);
	for (uint32_t number = kept->block;;) {
		const struct flow_instruction *instruction = &flow->instructions.items[number];
		analysis->work_left -= WORK;
		go_over(analysis, number);
		number = flow_next(flow, instruction);
		if (!part(analysis, instruction) || number == FLOW_NOWHERE)
			return;
		if (flow->instructions.items[number].begins) {
			if (!analysis->is_settled)
				join(analysis, number);
			return;
		}
	}
}

/* Until nothing changes. False: that would take too long. */
static bool settle(struct analysis *analysis) {
	join(analysis, 0);
	while (analysis->ahead.count) {
		struct kept_state *kept = analysis->ahead.items[--analysis->ahead.count];
		kept->is_waiting = false;
		go_through(analysis, kept);
		if (analysis->work_left <= 0 || analysis->kept_left == 0)
			return false;
	}
	return true;
}

static bool find(struct analysis *analysis, const struct flow *flow) {
	enum { LEAST_WORK = 1 << 24, MOST_KEPT = 1 << 22, OF_INSTRUCTION = 4 * FLOW_REGISTERS };
	size_t count = flow->instructions.count;
	analysis->flow = flow;
	analysis->arena = flow->arena;
	analysis->work_left = LEAST_WORK + (int64_t)count * OF_INSTRUCTION;
	analysis->kept_left = MOST_KEPT;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		analysis->rows[i] = isa_counter_find(flow->code->machine, ISA_WAITCNT, names[i], strlen(names[i]));
		analysis->most[i] = (unsigned)isa_counter_most(analysis->rows[i]);
	}
	analysis->blocks = arena_zeroed(flow->arena, count, sizeof(struct kept_state *));
	if (!settle(analysis))
		return false;
	analysis->is_settled = true;
	for (uint32_t i = 0; i < count; i++)
		for (const struct kept_state *kept = analysis->blocks[i]; kept; kept = kept->next)
			go_through(analysis, kept);
	return true;
}

bool flow_find_missing(const struct flow *flow, flow_take_missing *take, void *context) {
	if (!flow->instructions.count || !flow_knows_waits(flow->code->machine))
		return true;
	struct analysis *analysis = arena_zeroed(flow->arena, 1, sizeof *analysis);
	analysis->take = take;
	analysis->context = context;
	return find(analysis, flow);
}

/* ---- what others see of it ---- */

unsigned flow_counts(const struct flow_instruction *instruction, enum flow_counter counter) {
	unsigned counted = 0;
	for (unsigned left = instruction->events; left; left &= left - 1)
		if (events[__builtin_ctz(left)].counter == counter)
			counted |= left & -left;
	return counted;
}

bool flow_visit_waits(const struct flow *flow, flow_visit *visit, void *context) {
	if (!flow->instructions.count || !flow_knows_waits(flow->code->machine))
		return true;
	struct analysis *analysis = arena_zeroed(flow->arena, 1, sizeof *analysis);
	analysis->visit = visit;
	analysis->context = context;
	return find(analysis, flow);
}

struct flow_counted flow_counted(const struct analysis *analysis, enum flow_counter counter) {
	const struct counter_state *state = &analysis->state.counters[counter];
	return (struct flow_counted){keep_pending(analysis, counter), state->pending, !is_out_of_order(state)};
}

bool flow_awaits(const struct analysis *analysis, enum flow_counter counter, unsigned reg,
                 struct flow_awaited *awaited) {
	struct kept_register kept;
	if (!keep_register(analysis, counter, reg, &kept))
		return false;
	*awaited = (struct flow_awaited){kept.younger, kept.from};
	return true;
}

bool flow_waits_for(const struct analysis *analysis, const struct flow_instruction *instruction,
                    enum flow_counter counter, unsigned *left) {
	*left = instruction->waits ? (unsigned)isa_counter_get(analysis->rows[counter], instruction->immediate)
	                           : analysis->most[counter];
	return *left < analysis->most[counter];
}

/* waits.c: see waits.h. */
#include "waits.h"

#include <limits.h>

#include "classes.h"
#include "gpu/isa/feature_sets.h"
#include "gpu/isa/names.h"

#define EVENT(id) (1U << FLOW_EVENT_##id)
#define COPIES (EVENT(LOAD) | EVENT(ASYNC) | EVENT(TENSOR)) /* some of these are to local memory */

/* How a register is pending, a bit each: which loads will write it, whether something else will, or still reads it; and
 * how much of it is written. */
enum how {
	HOW_LOADED = 1 << 0,
	HOW_SAMPLED = 1 << 1,
	HOW_TRACED = 1 << 2,
	HOW_LDS = 1 << 3, /* not by flat memory */
	HOW_WRITTEN = 1 << 4,
	HOW_READ = 1 << 5,
	HOW_LOW_HALF = 1 << 6,
	HOW_HIGH_HALF = 1 << 7,
	HOW_WHOLE = 1 << 8,
	HOW_FLAT = 1 << 9,       /* by vector memory which that may be */
	HOW_BY_VECTOR = 1 << 10, /* read until its addresses are translated */
	HOW_SOURCE = 1 << 11,   /* read by memory: until it has loaded, sampled and so on, of which the bits tell, or ... */
	HOW_FOR_LONG = 1 << 12, /* ... no other counter does */
	HOW_READ_LATE = HOW_READ | HOW_BY_VECTOR,
	HOW_MUCH = HOW_LOW_HALF | HOW_HIGH_HALF | HOW_WHOLE
};

enum event_kind { LOADS, WRITES, READS, READS_DATA, WRITES_VECTORS, READS_VECTORS };

static const uint8_t event_kinds[] = {
#define KD_WAIT_EVENT(id, what) [FLOW_EVENT_##id] = what,
#include "kdasm/isa/waits.def"
};

/* Bits of struct flow_counters: in which order events end. */
enum order {
	ANY_ORDER = 1 << 0,
	MEMORY = 1 << 1,
	LDS = 1 << 2,
	GDS = 1 << 3,
	MESSAGE = 1 << 4,
	BARRIER = 1 << 5,
	EXPORT = 1 << 6,
	POSITION = 1 << 7,
	PARAMETER = 1 << 8,
	STORE_DATA = 1 << 9,
	TRANSLATION = 1 << 10,
	VALU = 1 << 11,
	DOUBLE = 1 << 12,
	TRANSCENDENTAL = 1 << 13,
	MATRIX = 1 << 14,
	FLAT = 1 << 15
};

static const struct {
	uint8_t event, counter, feature;
	uint16_t order;
} counts[] = {
#define KD_WAIT_COUNTS(event, counter, order, only) {FLOW_EVENT_##event, FLOW_##counter, FEATURE_##only, order},
#include "kdasm/isa/waits.def"
};

static const struct {
	uint8_t counter, bits, feature;
} existing[] = {
#define KD_WAIT_HAS(counter, bits, only) {FLOW_##counter, bits, FEATURE_##only},
#include "kdasm/isa/waits.def"
};

static const uint32_t begins[FORMAT_COUNT] = {
#define KD_WAIT_BEGINS(format, events) [FORMAT_##format] = (events),
#include "kdasm/isa/waits.def"
};

static const uint32_t reads_late[FORMAT_COUNT] = {
#define KD_WAIT_READS(format, events) [FORMAT_##format] = (events),
#include "kdasm/isa/waits.def"
};

static const uint32_t copies[FORMAT_COUNT] = {
#define KD_WAIT_COPIES(format, events) [FORMAT_##format] = (events),
#include "kdasm/isa/waits.def"
};

static const uint8_t sources[FORMAT_COUNT] = {
#define KD_WAIT_SOURCES(format, event) [FORMAT_##format] = FLOW_EVENT_##event,
#include "kdasm/isa/waits.def"
};

enum named_kind { NOT_NAMED, BEGINS, WAITS, WAITS_BESIDES, ENDS, SAMPLES_POINTS };

/* In the order of kdasm/isa/waits.def, which isa_wait_kind() counts. */
static const struct named {
	uint8_t kind; /* enum named_kind */
	uint32_t events;
	uint8_t counter, bit, other, other_bit;
} named[] = {
    {.kind = NOT_NAMED},
#define KD_WAIT_BEGINS_ALONE(name, begun) {.kind = BEGINS, .events = (begun)},
#define KD_WAIT_FOR(name, counter, bit, other, other_bit) {WAITS, 0, FLOW_##counter, bit, FLOW_##other, other_bit},
#define KD_WAIT_FIELDS(name) {.kind = WAITS_BESIDES, .counter = FLOW_DEPCTR, .other = FLOW_NO_COUNTER},
#define KD_WAIT_ENDS(name, event) {.kind = ENDS, .events = EVENT(event)},
#define KD_WAIT_POINT_SAMPLE(name) {.kind = SAMPLES_POINTS},
#include "kdasm/isa/waits.def"
};

static const struct {
	uint8_t counter, event, unless; /* something is pending that this one counts; FLOW_NO_COUNTER: 0 alone tells */
} tells[] = {
#define KD_WAIT_TELLS(counter, event) {FLOW_##counter, FLOW_EVENT_##event, FLOW_NO_COUNTER},
#define KD_WAIT_TELLS_OF_LOADS(counter, event, other) {FLOW_##counter, FLOW_EVENT_##event, FLOW_##other},
#include "kdasm/isa/waits.def"
};

static const struct {
	uint8_t event, how;
} has_read[] = {
#define KD_WAIT_HAS_READ(event, how) {FLOW_EVENT_##event, HOW_##how},
#include "kdasm/isa/waits.def"
};

static const uint32_t excludes[FLOW_EVENT_COUNT] = {
#define KD_WAIT_EXCLUDES(event, other) [FLOW_EVENT_##event] = EVENT(other),
#include "kdasm/isa/waits.def"
};

static const char names[][16] = {
#define KD_WAIT_COUNTER(id, name) [FLOW_##id] = name,
#include "kdasm/isa/waits.def"
};

const char *flow_counter_name(enum flow_counter counter) {
	return names[counter];
}

/* ---- machines ---- */

static void add_counter(struct flow_counters *counters, const struct isa_machine *machine, unsigned counter,
                        unsigned bits) {
	const char *name = names[counter];
	const struct isa_counter *row = isa_counter_find(machine, ISA_WAITCNT, name, strlen(name));
	counters->present[counters->count++] = (uint8_t)counter;
	const struct isa_counter *field = isa_counter_find(machine, ISA_DEPCTR, name, strlen(name));
	counters->rows[counter] = row;
	counters->fields[counter] = field;
	counters->most[counter] = (uint8_t)(bits    ? (1U << bits) - 1
	                                    : row   ? isa_counter_most(row)
	                                    : field ? isa_counter_most(field)
	                                            : 0);
}

const struct flow_counters *flow_counters_of(struct arena *arena, const struct isa_machine *machine) {
	struct flow_counters *counters = arena_zeroed(arena, 1, sizeof *counters);
	for (size_t i = 0; i < sizeof existing / sizeof *existing; i++)
		if (isa_exists(machine, existing[i].feature))
			add_counter(counters, machine, existing[i].counter, existing[i].bits);
	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
		if (!isa_exists(machine, counts[i].feature))
			continue;
		counters->events[counts[i].event].counter = counts[i].counter;
		counters->events[counts[i].event].order = counts[i].order;
		counters->counted |= 1U << counts[i].event;
		if (event_kinds[counts[i].event] < WRITES_VECTORS)
			continue;
		counters->expert |= 1U << counts[i].event;
		counters->expert_counters |= (uint16_t)(1U << counts[i].counter);
	}
	return counters;
}

bool flow_counter_is_of_registers(const struct flow_counters *counters, unsigned counter) {
	const unsigned others = EVENT(STORE) | EVENT(ASYNC) | EVENT(TENSOR) | EVENT(VECTOR_TRANSLATION) |
	                        EVENT(SCALAR_TRANSLATION);
	for (unsigned left = counters->counted & ~(others | counters->expert); left; left &= left - 1)
		if (counters->events[__builtin_ctz(left)].counter == counter)
			return true;
	return false;
}

bool flow_is_wait(const struct flow_instruction *instruction) {
	return named[isa_wait_kind(instruction->kind->row)].kind == WAITS;
}

bool flow_waits_for_fields(const struct flow_instruction *instruction) {
	return named[isa_wait_kind(instruction->kind->row)].kind == WAITS_BESIDES;
}

/* ---- what instructions begin ---- */

static unsigned export_event(const struct isa_decoded *decoded) {
	enum { FIRST_POSITION = 12, LAST_POSITION = 16, FIRST_PARAMETER = 32 };
	int64_t target = decoded->operands[0].number;
	return target >= FIRST_PARAMETER                             ? EVENT(EXPORT_PARAMETER)
	       : target >= FIRST_POSITION && target <= LAST_POSITION ? EVENT(EXPORT_POSITION)
	                                                             : EVENT(EXPORT);
}

/* Vector memory that writes no registers stores, but for copies to local memory, which have no data. */
static unsigned events_of(const struct flow_kind *kind, const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	const struct named *by_name = &named[isa_wait_kind(form->row)];
	unsigned events = begins[form->format];
	if (by_name->kind == BEGINS)
		return by_name->events;
	if (flow_is_gds(decoded))
		return EVENT(GDS) | EVENT(GDS_DATA);
	if (form->format == FORMAT_EXP)
		return export_event(decoded);
	if (isa_is_vector_memory(form->format) && !form->row->operands[0]) /* of caches */
		return 0;
	if (!form->data)
		return events | copies[form->format];
	if (events & EVENT(LOAD) && !flow_writes_vectors(kind))
		return (events & ~EVENT(LOAD)) | EVENT(STORE);
	return events;
}

static bool stores(const struct flow_kind *kind) {
	for (unsigned i = 0; i < kind->effect_count; i++)
		if (flow_is_stored(&kind->effects[i]))
			return true;
	return false;
}

/* What it reads late besides, if it has begun something that others of its format do. */
static unsigned late_events_of(const struct flow_kind *kind, const struct flow_counters *counters,
                               const struct isa_form *form, unsigned events) {
	unsigned late = reads_late[form->format] & counters->counted;
	if (!late || !events || named[isa_wait_kind(form->row)].kind == BEGINS)
		return 0;
	return late & EVENT(STORE_DATA) && !stores(kind) ? late & ~EVENT(STORE_DATA) : late;
}

/* What is awaited in expert scheduling mode alone: that VALU has written, or memory has read. A pair is of 64-bit
 * floats if one of its halves is. */
static unsigned expert_of(const struct flow_kind *kind, const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	unsigned source = sources[form->format];
	const struct named *one = &named[isa_wait_kind(form->row)];
	const struct named *other = form->second ? &named[isa_wait_kind(form->second)] : one;
	if (source)
		return 1U << source;
	if (!(kind->classes & FLOW_ANY_VALU))
		return 0;
	if (one->kind == BEGINS || other->kind == BEGINS)
		return one->kind == BEGINS ? one->events : other->events;
	return kind->classes & FLOW_TRANSCENDENTAL ? EVENT(VALU_TRANSCENDENTAL)
	       : kind->classes & FLOW_WMMA         ? EVENT(VALU_MATRIX)
	                                           : EVENT(VALU);
}

/* s_setreg that sets the mode sets both of its bits. */
static unsigned scheduling_of(const struct isa_decoded *decoded) {
	enum { PLACE, VALUE };
	static const char name[] = "HW_REG_WAVE_SCHED_MODE";
	const int64_t expert = 2;
	if (decoded->form.kinds[PLACE] != KIND_hwreg)
		return FLOW_SCHEDULING_STAYS;
	const struct isa_hwreg_part part = isa_hwreg_part_of(decoded->operands[PLACE].number);
	const struct isa_hwreg *reg = isa_hwreg_at(decoded->machine, part.number);
	if (!reg || part.first != 0 || strcmp(reg->name, name) != 0)
		return FLOW_SCHEDULING_STAYS;
	bool is_number = decoded->operands[VALUE].type != OPERAND_REGISTER;
	return is_number && decoded->operands[VALUE].number & expert ? FLOW_SCHEDULING_EXPERT : FLOW_SCHEDULING_NORMAL;
}

static unsigned load_kind_of(const struct isa_decoded *decoded, unsigned events) {
	bool takes_points = named[isa_wait_kind(decoded->form.row)].kind == SAMPLES_POINTS;
	if (decoded->form.format == FORMAT_FLAT)
		return HOW_FLAT;
	if (events == EVENT(SAMPLE))
		return HOW_SAMPLED | (takes_points && isa_is(decoded->machine, TRAIT_POINT_SAMPLES) ? HOW_LOADED : 0U);
	return events == EVENT(LOAD) ? HOW_LOADED : events == EVENT(RAY) ? HOW_TRACED : events == EVENT(LDS) ? HOW_LDS : 0;
}

/* ---- what they wait for ---- */

static void add_limit(struct flow_limits *limits, const struct flow_counters *counters, unsigned counter,
                      uint64_t most) {
	if (counter >= FLOW_COUNTER_COUNT || !counters->most[counter])
		return;
	limits->items[limits->count++] =
	    (struct flow_limit){.counter = (uint8_t)counter, .most = (uint8_t)(most & counters->most[counter])};
}

/* The number in the last operand; a register beside it, which holds another one, is taken for 0. */
static uint64_t immediate_of(const struct isa_decoded *decoded) {
	unsigned last = 0;
	while (decoded->form.kinds[last] && decoded->form.kinds[last + 1])
		last++;
	return (uint64_t)decoded->operands[last].number;
}

static void add_limits(struct flow_limits *limits, const struct flow_counters *counters, const struct named *by_name,
                       uint64_t immediate) {
	for (unsigned i = 0; i < counters->count; i++) {
		unsigned counter = counters->present[i];
		if (by_name->counter == FLOW_EVERYTHING)
			add_limit(limits, counters, counter, 0);
		else if (by_name->counter == FLOW_WAITCNT && counters->rows[counter])
			add_limit(limits, counters, counter, isa_counter_get(counters->rows[counter], immediate));
		else if (by_name->counter == FLOW_DEPCTR && counters->fields[counter])
			add_limit(limits, counters, counter, isa_counter_get(counters->fields[counter], immediate));
	}
	add_limit(limits, counters, by_name->counter, immediate >> by_name->bit);
	add_limit(limits, counters, by_name->other, immediate >> by_name->other_bit);
}

static void add_end(struct flow_limits *limits, const struct flow_counters *counters, unsigned event) {
	if (counters->counted >> event & 1)
		limits->items[limits->count++] =
		    (struct flow_limit){.counter = counters->events[event].counter, .ends = counters->events[event].order};
}

enum lds { LDS_UNTOUCHED, LDS_READ, LDS_WRITTEN, LDS_COPIED };

/* Copies have no data; what a data share gives back it has read. */
static unsigned lds_of(const struct flow_kind *kind, const struct isa_decoded *decoded, unsigned events) {
	const struct isa_form *form = &decoded->form;
	if (form->format == FORMAT_DS && !flow_is_gds(decoded) && !(form->row->flags & ISA_PERMUTES))
		return flow_writes_vectors(kind) ? LDS_READ : LDS_WRITTEN;
	bool is_named = named[isa_wait_kind(form->row)].kind == BEGINS, is_vector = isa_is_vector_memory(form->format);
	bool is_copy = !is_named && events & EVENT(LOAD) && is_vector && !form->data;
	bool is_asynchronous = events & (EVENT(ASYNC) | EVENT(TENSOR)) && form->format != FORMAT_DS;
	is_copy |= is_asynchronous && !form->data && !(form->takes & ISA_STORES);
	return is_copy ? LDS_COPIED : LDS_UNTOUCHED;
}

void flow_waits_know(struct flow_kind *kind, const struct isa_decoded *decoded, const struct flow_counters *counters,
                     struct flow_limits *limits) {
	const struct isa_form *form = &decoded->form;
	const struct named *by_name = &named[isa_wait_kind(form->row)];
	unsigned events = events_of(kind, decoded);
	kind->events = (events & counters->counted & ~counters->expert) | late_events_of(kind, counters, form, events);
	if (counters->expert) {
		kind->expert = expert_of(kind, decoded);
		kind->scheduling = (uint8_t)scheduling_of(decoded);
	}
	kind->load_kind = (uint16_t)load_kind_of(decoded, events);
	kind->lds = (uint8_t)lds_of(kind, decoded, events);
	limits->count = 0;
	if (by_name->kind == WAITS || by_name->kind == WAITS_BESIDES)
		add_limits(limits, counters, by_name, immediate_of(decoded));
	if (by_name->kind == ENDS)
		add_end(limits, counters, (unsigned)__builtin_ctz(by_name->events));
	if (form->format == FORMAT_VINTERP)
		add_limit(limits, counters, FLOW_EXP, (uint64_t)decoded->modifiers[MODIFIER_WAIT_EXP]);
	if (form->format == FORMAT_LDSDIR) {
		add_limit(limits, counters, FLOW_VA_VDST, (uint64_t)decoded->modifiers[MODIFIER_WAIT_VA_VDST]);
		if (!decoded->modifiers[MODIFIER_WAIT_VM_VSRC])
			add_limit(limits, counters, FLOW_VM_VSRC, 0);
	}
}

/* ---- what is pending ---- */

/* Places of registers, and after them those of the high halves of VGPRs that memory will write alone. */
enum { HIGH_HALVES = FLOW_REGISTERS, PLACES = HIGH_HALVES + FLOW_AGPRS - FLOW_VGPRS };

static unsigned register_at(unsigned place) {
	return place < HIGH_HALVES ? place : place - HIGH_HALVES + FLOW_VGPRS;
}

/* What is pending of registers. */
struct places {
	uint32_t last[PLACES]; /* the event */
	uint32_t from[PLACES]; /* the instruction that began it */
	uint32_t with[PLACES]; /* of what memory reads: the event of the other counter that began with it */
	uint16_t how[PLACES];  /* enum how, or'ed */
	uint16_t kept[PLACES]; /* in what is kept where ways join, and one; 0: it is not there */
};

struct counter_state {
	uint32_t ended, begun; /* the numbers of the last event that has ended, and of the last one */
	uint16_t pending;      /* orders of events that may not have ended */
	bool is_flat;          /* one of them is of memory that may be of two kinds: only 0 tells of anything */
	uint16_t first, end;   /* nothing is pending at other places */
	struct places *places; /* NULL: it has counted nothing */
};

struct state {
	struct counter_state counters[FLOW_COUNTER_COUNT];
	uint16_t active; /* counters that count something that may not have ended, a bit each */
	bool has_lds;    /* local memory has contents of which a wait has told, or that were stored */
	bool is_expert;  /* the scheduling mode may be so */
	struct flow_facts facts;
};

/* The same at the beginning of a block, where few registers are pending. */
struct kept_register {
	uint16_t place, how;
	uint8_t counter;
	uint32_t younger; /* events after it */
	uint32_t from;
	uint32_t younger_with; /* events of the other counter after the one that began with it */
};

struct kept_state {
	struct kept_state *next; /* of the block, with other facts */
	uint32_t block;
	struct flow_facts facts;
	bool is_reached;
	bool is_waiting; /* to be gone through */
	bool finds;      /* something, the last time that it was */
	bool has_lds, is_expert;
	uint8_t growths; /* times that more events were pending */
	uint32_t pending[FLOW_COUNTER_COUNT];
	uint16_t orders[FLOW_COUNTER_COUNT];
	bool is_flat[FLOW_COUNTER_COUNT];
	LIST(struct kept_register) registers;
};

struct analysis {
	const struct flow *flow;
	struct arena *arena;
	const struct flow_counters *machine;
	bool loads_in_order, flat_in_order, halves_stay;
	unsigned
	    told; /* counters that another one tells of for which the instruction waits, or those before it, a bit each */
	unsigned told_of, looked_at; /* such counters; those that are looked at now */
	bool flat_is_global;         /* what is found missing is not told of flat memory that is local */
	struct state state;
	struct kept_state **blocks; /* of each instruction that begins one */
	int64_t work_left; /* registers and instructions that are looked at: hostile code may have a great many ways */
	size_t kept_left;  /* and that are kept */
	LIST(struct kept_state *) ahead;
	bool is_settled;         /* nothing changes any more: what is found is told */
	bool finds;              /* something, before that */
	flow_take_missing *take; /* one of these two */
	flow_visit *visit;
	void *context;
};

static bool is_pending(const struct counter_state *counter, unsigned place) {
	return counter->places && counter->places->last[place] > counter->ended;
}

/* Whether the events that are pending end in the order in which they began. */
static bool is_of_one_order(const struct counter_state *counter) {
	unsigned orders = counter->pending;
	return !(orders & (orders - 1)) && !(orders & ANY_ORDER);
}

/* Whether only 0 tells of any of them. */
static bool is_out_of_order(const struct counter_state *counter) {
	return counter->is_flat || !is_of_one_order(counter);
}

static void end_all(struct state *state, unsigned number) {
	struct counter_state *counter = &state->counters[number];
	counter->ended = counter->begun;
	counter->pending = 0;
	counter->is_flat = false;
	counter->first = PLACES;
	counter->end = 0;
	state->active &= (uint16_t) ~(1U << number);
}

/* All but the `left` youngest have ended. */
static void wait_for(struct state *state, unsigned number, unsigned left) {
	struct counter_state *counter = &state->counters[number];
	if (left == 0) {
		end_all(state, number);
		return;
	}
	if (is_out_of_order(counter) || counter->begun - counter->ended <= left)
		return;
	counter->ended = counter->begun - left;
}

/* Events of these orders have ended, of which the counter tells only where it counts nothing else. */
static void end_orders(struct state *state, unsigned number, unsigned orders) {
	struct counter_state *counter = &state->counters[number];
	if (!(counter->pending & ~orders))
		end_all(state, number);
	else
		counter->pending &= (uint16_t)~orders;
}

static bool is_awaited(const struct analysis *analysis, unsigned event) {
	const struct flow_counters *machine = analysis->machine;
	return machine->counted >> event & 1 &&
	       analysis->state.counters[machine->events[event].counter].pending & machine->events[event].order;
}

/* How VGPRs are read that have been read where the counter is 0. */
static unsigned read_where(const struct flow_counters *machine, unsigned counter) {
	unsigned how = 0;
	for (size_t i = 0; i < sizeof has_read / sizeof *has_read; i++)
		if (machine->counted >> has_read[i].event & 1 && machine->events[has_read[i].event].counter == counter)
			how |= has_read[i].how;
	return how;
}

/* The counter whose events tell of what memory reads, if there is one; else FLOW_NO_COUNTER. */
static unsigned counter_with(const struct flow_counters *machine, unsigned how) {
	unsigned counter = FLOW_NO_COUNTER;
	if (!(how & HOW_SOURCE) || how & HOW_FOR_LONG)
		return counter;
	for (size_t i = 0; i < sizeof has_read / sizeof *has_read; i++) {
		if (!(how & has_read[i].how))
			continue;
		if (counter != FLOW_NO_COUNTER)
			return FLOW_NO_COUNTER;
		counter = machine->events[has_read[i].event].counter;
	}
	return counter;
}

/* Whether memory has read what it reads there, since it has returned. */
static bool has_returned(const struct analysis *analysis, const struct counter_state *counter, unsigned place) {
	unsigned with = counter_with(analysis->machine, counter->places->how[place]);
	return with != FLOW_NO_COUNTER && analysis->state.counters[with].ended >= counter->places->with[place];
}

/* What memory reads it has read where the counter is 0. */
static void end_reading(struct analysis *analysis, unsigned told) {
	struct counter_state *counter = &analysis->state.counters[FLOW_VM_VSRC];
	unsigned ended = read_where(analysis->machine, told);
	for (unsigned place = counter->first; ended && place < counter->end; place++) {
		unsigned how = counter->places->how[place], left = how & ~ended;
		if (!is_pending(counter, place) || left == how)
			continue;
		counter->places->how[place] = (uint16_t)left;
		if (left == HOW_SOURCE)
			counter->places->last[place] = counter->ended;
	}
}

/* The counter is so low: what that tells of others. */
static void tell_others(struct analysis *analysis, unsigned counter, unsigned left) {
	struct state *state = &analysis->state;
	if (left == 0 && state->active >> FLOW_VM_VSRC & 1)
		end_reading(analysis, counter);
	for (size_t i = 0; i < sizeof tells / sizeof *tells; i++) {
		unsigned event = tells[i].event, other = analysis->machine->events[event].counter, unless = tells[i].unless;
		if (tells[i].counter != counter || !is_awaited(analysis, event))
			continue;
		if (unless != FLOW_NO_COUNTER && !state->counters[unless].pending)
			wait_for(state, other, left);
		if (unless != FLOW_NO_COUNTER || left)
			continue;
		end_orders(state, other, analysis->machine->events[event].order);
		analysis->told |= 1U << other;
	}
}

/* What a function that calls this one, or was called, has begun and not waited for may be counted as yet. */
static void begin_elsewhere(struct analysis *analysis) {
	for (size_t i = 0; i < sizeof tells / sizeof *tells; i++) {
		if (tells[i].unless == FLOW_NO_COUNTER || !(analysis->machine->counted >> tells[i].event & 1))
			continue;
		analysis->state.counters[tells[i].unless].pending |= MEMORY;
		analysis->state.active |= (uint16_t)(1U << tells[i].unless);
	}
}

/* Before the event begins all have ended of what its counter counts, if others that it excludes are among that. */
static void exclude_others(struct analysis *analysis, unsigned event) {
	for (unsigned left = excludes[event]; left; left &= left - 1)
		if (is_awaited(analysis, (unsigned)__builtin_ctz(left)))
			end_all(&analysis->state, analysis->machine->events[event].counter);
}

static void keep_to_limits(struct analysis *analysis, const struct flow_instruction *instruction) {
	for (unsigned i = 0; i < instruction->kind->limit_count; i++) {
		const struct flow_limit *limit = &instruction->kind->limits[i];
		if (limit->ends)
			end_orders(&analysis->state, limit->counter, limit->ends);
		else
			wait_for(&analysis->state, limit->counter, limit->most);
		if (!limit->ends)
			tell_others(analysis, limit->counter, limit->most);
	}
}

/* ---- missing waits ---- */

static bool is_read(unsigned how) {
	return how & (HOW_READ | HOW_SOURCE);
}

/* Whether it is read, and not written by something else. */
static bool is_only_read(unsigned how) {
	return how & HOW_SOURCE || !(how & ~(unsigned)HOW_READ_LATE);
}

/* How much of the register is meant. */
static unsigned how_much(const struct analysis *analysis, const struct flow_effect *effect) {
	bool is_vgpr = flow_is_vector(effect->first) && effect->first + effect->count <= FLOW_AGPRS;
	if (!analysis->halves_stay || !is_vgpr)
		return HOW_WHOLE;
	return effect->part == FLOW_PART_LOW_HALF    ? HOW_LOW_HALF
	       : effect->part == FLOW_PART_HIGH_HALF ? HOW_HIGH_HALF
	                                             : HOW_WHOLE;
}

/* Whether only the other half of the register will be written. Memory leaves halves as they are, while an operation on
 * one half writes the other again. */
static bool is_other_half(const struct analysis *analysis, const struct flow_instruction *instruction,
                          const struct flow_effect *effect, unsigned how) {
	unsigned much = how_much(analysis, effect), there = how & HOW_MUCH;
	bool is_half = much != HOW_WHOLE && there && !(there & (HOW_WHOLE | much)) && !is_read(how);
	return is_half && (!effect->writes || instruction->kind->events);
}

/* Loads of one kind write a register in the order in which they began, so that none needs to wait for another; what is
 * of two kinds may be either of them. Of flat memory the other counter tells. */
static bool is_in_order(const struct analysis *analysis, const struct flow_instruction *instruction, unsigned how) {
	unsigned kind = instruction->kind->load_kind;
	if (kind == HOW_LDS)
		return !(how & ~((unsigned)HOW_MUCH | HOW_LDS));
	bool is_load = kind && kind != HOW_FLAT && analysis->loads_in_order, is_of_one_kind = !(kind & (kind - 1));
	return is_load && !(how & ~((unsigned)HOW_MUCH | HOW_FLAT | (is_of_one_kind ? kind : 0)));
}

/* Whether what is pending does not matter to the effect. */
static bool may_follow(const struct analysis *analysis, const struct flow_instruction *instruction,
                       const struct flow_effect *effect, unsigned how) {
	return (is_only_read(how) && !effect->writes) ||
	       (!effect->reads && !(how & HOW_SOURCE) && is_in_order(analysis, instruction, how)) ||
	       is_other_half(analysis, instruction, effect, how);
}

/* What the counter would have to be, at most, for the register's event to have ended; and then it has. A counter that
 * is full holds back the next event: what so many began after has ended. Vector memory that runs again does so in its
 * order, so that what is behind it may write what it reads: LLVM takes its addresses for translated then. */
static void need(struct analysis *analysis, const struct flow_instruction *instruction,
                 const struct flow_effect *effect, unsigned number, unsigned place) {
	struct counter_state *counter = &analysis->state.counters[number];
	if (!is_pending(counter, place))
		return;
	unsigned how = counter->places->how[place];
	bool is_guarded = number == FLOW_VA_VDST && instruction->kind->classes & FLOW_ANY_VALU;
	if (is_guarded || may_follow(analysis, instruction, effect, how) || analysis->told >> number & 1 ||
	    has_returned(analysis, counter, place))
		return;
	unsigned younger = counter->begun - counter->places->last[place];
	if (how & HOW_BY_VECTOR && instruction->kind->events & EVENT(VECTOR_TRANSLATION) && flow_is_vector(effect->first)) {
		wait_for(&analysis->state, number, is_out_of_order(counter) ? 0 : younger);
		return;
	}
	if (is_of_one_order(counter) && younger >= analysis->machine->most[number]) {
		wait_for(&analysis->state, number, younger);
		return;
	}
	unsigned left = is_out_of_order(counter) ? 0 : younger;
	if (analysis->visit)
		return;
	analysis->finds = true;
	if (analysis->is_settled) {
		struct flow_missing missing = {.at = instruction->at,
		                               .from = counter->places->from[place],
		                               .counter = (enum flow_counter)number,
		                               .most = left,
		                               .younger = younger,
		                               .reg = (uint16_t)register_at(place),
		                               .is_overwritten = effect->writes,
		                               .is_read_late = is_only_read(how)};
		analysis->take(analysis->context, &missing);
	}
	wait_for(&analysis->state, number, left);
	tell_others(analysis, number, left);
}

static void need_effect(struct analysis *analysis, const struct flow_instruction *instruction,
                        const struct flow_effect *effect) {
	for (unsigned left = analysis->state.active & analysis->looked_at; left; left &= left - 1) {
		unsigned number = (unsigned)__builtin_ctz(left), end = effect->first + effect->count;
		const struct counter_state *counter = &analysis->state.counters[number];
		bool has_halves = counter->end > HIGH_HALVES && flow_is_vector(effect->first) && end <= FLOW_AGPRS;
		bool has_some = counter->first < end && effect->first < counter->end;
		for (unsigned reg = effect->first; reg < end && has_some; reg++)
			need(analysis, instruction, effect, number, reg);
		for (unsigned reg = effect->first; reg < end && has_halves; reg++)
			need(analysis, instruction, effect, number, reg - FLOW_VGPRS + HIGH_HALVES);
	}
}

/* Those that it reads, or the others: what is read tells more of a mistake. */
static void need_registers(struct analysis *analysis, const struct flow_instruction *instruction, bool reads) {
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		if (effect->reads == reads)
			need_effect(analysis, instruction, effect);
	}
}

static const struct flow_effect scc = {.first = FLOW_SCC, .count = 1, .writes = true};

/* First those of which no other counter tells. */
static void need_all_registers(struct analysis *analysis, const struct flow_instruction *instruction) {
	for (unsigned told = 0; told <= 1; told++) {
		analysis->looked_at = told ? analysis->told_of : ~analysis->told_of;
		if (!(analysis->state.active & analysis->looked_at))
			continue;
		need_registers(analysis, instruction, true);
		need_registers(analysis, instruction, false);
		if (instruction->kind->scc.writes)
			need_effect(analysis, instruction, &scc);
	}
	analysis->looked_at = UINT_MAX;
}

/* ---- going on ---- */

static void await(struct analysis *analysis, struct counter_state *counter, const struct flow_effect *effect,
                  unsigned how, uint32_t number) {
	unsigned with = counter_with(analysis->machine, how);
	unsigned halves = HIGH_HALVES - FLOW_VGPRS, first = effect->first + (how & HOW_HIGH_HALF ? halves : 0U);
	unsigned end = first + effect->count;
	for (unsigned place = first; place < end; place++) {
		counter->places->how[place] = (uint16_t)((is_pending(counter, place) ? counter->places->how[place] : 0) | how);
		counter->places->last[place] = counter->begun;
		counter->places->from[place] = number;
		counter->places->with[place] = with == FLOW_NO_COUNTER ? 0 : analysis->state.counters[with].begun;
	}
	counter->first = counter->first < first ? counter->first : (uint16_t)first;
	counter->end = counter->end > end ? counter->end : (uint16_t)end;
}

static const struct flow_effect local_memory = {.first = FLOW_LOCAL_MEMORY, .count = 1, .reads = true};
static const struct flow_effect oldest_copy = {.first = FLOW_OLDEST_COPY, .count = 1};

/* Counters of copies to local memory, the first of which has not ended, a bit each. */
static unsigned copying(const struct analysis *analysis) {
	unsigned found = 0;
	for (unsigned left = analysis->state.active; left; left &= left - 1)
		if (is_pending(&analysis->state.counters[__builtin_ctz(left)], FLOW_OLDEST_COPY))
			found |= left & -left;
	return found;
}

static void await_copy(struct analysis *analysis, struct counter_state *counter, uint32_t number) {
	if (!is_pending(counter, FLOW_OLDEST_COPY))
		await(analysis, counter, &oldest_copy, HOW_WRITTEN, number);
	await(analysis, counter, &local_memory, HOW_WRITTEN, number);
}

/* How memory reads VGPRs: which counters tell that it has. */
static unsigned source_of(const struct flow_instruction *instruction) {
	unsigned how = 0;
	for (size_t i = 0; i < sizeof has_read / sizeof *has_read; i++)
		how |= instruction->kind->events >> has_read[i].event & 1 ? has_read[i].how : 0U;
	return HOW_SOURCE | (how ? how : HOW_FOR_LONG);
}

static unsigned how_of(const struct flow_instruction *instruction, unsigned event) {
	if (event_kinds[event] == WRITES_VECTORS)
		return HOW_WRITTEN;
	if (event_kinds[event] == READS_VECTORS)
		return source_of(instruction);
	if (event_kinds[event] == LOADS || instruction->kind->load_kind == HOW_LDS)
		return instruction->kind->load_kind;
	return event_kinds[event] == WRITES             ? HOW_WRITTEN
	       : event == FLOW_EVENT_VECTOR_TRANSLATION ? HOW_READ | HOW_BY_VECTOR
	                                                : HOW_READ;
}

/* Those of all registers are many, and what is said only of what was begun need not be cleared. */
static struct places *new_places(struct arena *arena) {
	struct places *places = arena_alloc(arena, sizeof *places);
	memset(places->last, 0, sizeof places->last);
	memset(places->kept, 0, sizeof places->kept);
	return places;
}

static void begin(struct analysis *analysis, const struct flow_instruction *instruction, unsigned event,
                  uint32_t number) {
	unsigned counted_by = analysis->machine->events[event].counter, how = how_of(instruction, event);
	struct counter_state *counter = &analysis->state.counters[counted_by];
	exclude_others(analysis, event);
	if (!counter->places)
		counter->places = new_places(analysis->arena);
	counter->begun++;
	counter->pending |= analysis->machine->events[event].order;
	analysis->state.active |= (uint16_t)(1U << counted_by);
	if (instruction->kind->lds == LDS_COPIED && (1U << event) & COPIES)
		await_copy(analysis, counter, number);
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		bool is_only_data = event_kinds[event] == READS_DATA;
		if (event_kinds[event] >= WRITES_VECTORS && !flow_is_vector(effect->first))
			continue;
		if (is_read(how) ? effect->reads && (!is_only_data || flow_is_stored(effect)) : effect->writes)
			await(analysis, counter, effect, how | (is_read(how) ? 0 : how_much(analysis, effect)), number);
	}
}

/* What the instruction does to what is known of scalar registers. */
static void learn(struct analysis *analysis, const struct flow_instruction *instruction) {
	const struct flow *flow = analysis->flow;
	struct flow_facts *facts = &analysis->state.facts;
	bool changes = instruction->kind->change.kind;
	if (changes)
		flow_facts_change(facts, &instruction->kind->change, &flow->asked);
	for (unsigned i = 0; i < instruction->kind->effect_count && !changes && flow_facts_know(facts); i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		if (effect->writes && !flow_is_vector(effect->first))
			flow_facts_forget(facts, effect->first, effect->count);
	}
	if (instruction->end == FLOW_CALLS)
		*facts = (struct flow_facts){0};
	if (instruction->kind->scc.writes)
		facts->scc.relation = FLOW_NO_RELATION;
	if (instruction->condition)
		facts->scc = flow->conditions.items[instruction->condition - 1];
}

/* Of a function that returns everything has ended but stores. */
static void need_all(struct analysis *analysis, const struct flow_instruction *instruction, uint32_t number) {
	for (unsigned n = 0; n < analysis->machine->count; n++) {
		unsigned counter = analysis->machine->present[n];
		struct counter_state *state = &analysis->state.counters[counter];
		struct flow_missing missing = {
		    .at = instruction->at, .from = number, .counter = (enum flow_counter)counter, .reg = FLOW_REGISTERS};
		if (analysis->visit || state->begun == state->ended ||
		    !flow_counter_is_of_registers(analysis->machine, counter))
			continue;
		analysis->finds = true;
		if (analysis->is_settled)
			analysis->take(analysis->context, &missing);
		end_all(&analysis->state, counter);
	}
}

/* The counters of memory that may be of two kinds. */
static void set_flat(struct analysis *analysis, const struct flow_instruction *instruction) {
	for (unsigned left = instruction->kind->events; left; left &= left - 1)
		analysis->state.counters[analysis->machine->events[__builtin_ctz(left)].counter].is_flat = true;
}

/* A function waits for all registers when it begins, and before it returns; addresses may not be translated as yet. */
static void end_for_call(struct analysis *analysis) {
	const struct flow_counters *machine = analysis->machine;
	for (unsigned left = analysis->state.active; left; left &= left - 1) {
		unsigned counter = (unsigned)__builtin_ctz(left);
		bool is_expert = machine->expert_counters >> counter & 1;
		if (counter == machine->events[FLOW_EVENT_STORE].counter || is_expert ||
		    flow_counter_is_of_registers(machine, counter))
			end_all(&analysis->state, counter);
	}
	begin_elsewhere(analysis);
}

/* Out of expert mode the processor waits for VGPRs by itself. */
static void change_scheduling(struct analysis *analysis, unsigned scheduling) {
	if (scheduling == FLOW_SCHEDULING_STAYS)
		return;
	analysis->state.is_expert = scheduling == FLOW_SCHEDULING_EXPERT;
	for (unsigned left = analysis->machine->expert_counters; left; left &= left - 1)
		end_all(&analysis->state, (unsigned)__builtin_ctz(left));
}

static void go_over(struct analysis *analysis, uint32_t number) {
	const struct flow *flow = analysis->flow;
	const struct flow_instruction *instruction = &flow->instructions.items[number];
	if (analysis->visit && analysis->is_settled)
		analysis->visit(analysis->context, number, analysis);
	if (instruction->returns)
		need_all(analysis, instruction, number);
	if (instruction->kind->limit_count) {
		unsigned were_copying = copying(analysis);
		keep_to_limits(analysis, instruction);
		analysis->state.has_lds |= (were_copying & ~copying(analysis)) != 0;
	}
	if (analysis->state.active) {
		if (instruction->kind->lds == LDS_READ && (flow->code->is_strict || !analysis->state.has_lds))
			need_effect(analysis, instruction, &local_memory);
		need_all_registers(analysis, instruction);
	}
	analysis->told = instruction->kind->effect_count || instruction->kind->scc.writes ? 0 : analysis->told;
	analysis->state.has_lds |= instruction->kind->lds == LDS_WRITTEN || instruction->end == FLOW_CALLS;
	bool is_flat = instruction->kind->load_kind == HOW_FLAT, is_global = is_flat && analysis->flat_is_global;
	for (unsigned left = instruction->kind->events & ~(is_global ? EVENT(LDS) : 0U); left; left &= left - 1)
		begin(analysis, instruction, (unsigned)__builtin_ctz(left), number);
	for (unsigned left = analysis->state.is_expert ? instruction->kind->expert : 0; left; left &= left - 1)
		begin(analysis, instruction, (unsigned)__builtin_ctz(left), number);
	change_scheduling(analysis, instruction->kind->scheduling);
	if (is_flat && !is_global && !analysis->flat_in_order)
		set_flat(analysis, instruction);
	if (instruction->end == FLOW_CALLS)
		end_for_call(analysis);
	learn(analysis, instruction);
}

/* ---- blocks ---- */

static void load(struct analysis *analysis, const struct kept_state *kept) {
	struct state *state = &analysis->state;
	analysis->told = 0;
	state->facts = kept->facts;
	state->has_lds = kept->has_lds;
	state->is_expert = kept->is_expert;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		struct counter_state *counter = &state->counters[i];
		end_all(state, i); /* what was before is over */
		counter->begun += kept->pending[i];
		counter->pending = kept->orders[i];
		counter->is_flat = kept->is_flat[i];
		if (kept->pending[i] || kept->orders[i])
			state->active |= (uint16_t)(1U << i);
	}
	for (size_t i = 0; i < kept->registers.count; i++) {
		const struct kept_register *one = &kept->registers.items[i];
		struct counter_state *counter = &state->counters[one->counter];
		counter->places->last[one->place] = counter->begun - one->younger;
		counter->places->from[one->place] = one->from;
		counter->places->how[one->place] = one->how;
		unsigned with = counter_with(analysis->machine, one->how);
		if (with != FLOW_NO_COUNTER)
			counter->places->with[one->place] = state->counters[with].begun - one->younger_with;
		counter->first = counter->first < one->place ? counter->first : one->place;
		counter->end = counter->end > one->place ? counter->end : (uint16_t)(one->place + 1);
	}
}

/* What the register's being pending now is at the beginning of a block. False: it is not pending there. */
static bool keep_register(const struct analysis *analysis, unsigned number, unsigned place,
                          struct kept_register *kept) {
	const struct counter_state *counter = &analysis->state.counters[number];
	if (!is_pending(counter, place) || has_returned(analysis, counter, place))
		return false;
	uint32_t younger = counter->begun - counter->places->last[place], most = analysis->machine->most[number];
	unsigned with = counter_with(analysis->machine, counter->places->how[place]);
	if (younger >= most && is_of_one_order(counter))
		return false;
	*kept = (struct kept_register){.place = (uint16_t)place,
	                               .counter = (uint8_t)number,
	                               .how = counter->places->how[place],
	                               .younger = younger < most ? younger : most - 1,
	                               .from = counter->places->from[place]};
	if (with != FLOW_NO_COUNTER)
		kept->younger_with = analysis->state.counters[with].begun - counter->places->with[place];
	return true;
}

static uint32_t keep_pending(const struct analysis *analysis, unsigned number) {
	const struct counter_state *counter = &analysis->state.counters[number];
	uint32_t pending = counter->begun - counter->ended, most = analysis->machine->most[number];
	return pending < most ? pending : most;
}

/* How many registers are pending. */
static size_t count_registers(const struct analysis *analysis) {
	struct kept_register one;
	size_t count = 0;
	for (unsigned left = analysis->state.active; left; left &= left - 1) {
		unsigned number = (unsigned)__builtin_ctz(left);
		const struct counter_state *counter = &analysis->state.counters[number];
		for (unsigned place = counter->first; place < counter->end; place++)
			count += keep_register(analysis, number, place, &one);
	}
	return count;
}

/* Whether just that is pending at the beginning of the block which is pending now: so many registers. */
static bool is_same(const struct analysis *analysis, const struct kept_state *kept, size_t count) {
	if (!kept->is_reached || kept->registers.count != count)
		return false;
	for (unsigned i = 0; i < analysis->machine->count; i++) {
		unsigned number = analysis->machine->present[i];
		const struct counter_state *counter = &analysis->state.counters[number];
		if (kept->pending[number] != keep_pending(analysis, number) || kept->orders[number] != counter->pending ||
		    kept->is_flat[number] != counter->is_flat)
			return false;
	}
	for (size_t i = 0; i < count; i++) {
		const struct kept_register *there = &kept->registers.items[i];
		struct kept_register now;
		if (!keep_register(analysis, there->counter, there->place, &now) || now.younger != there->younger ||
		    now.younger_with != there->younger_with || now.how != there->how)
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
		if (flow_facts_stay_apart(&kept->facts, facts) || !is_same(analysis, kept, count))
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
	unsigned place = analysis->state.counters[now->counter].places->kept[now->place];
	if (place == 0) {
		if (analysis->kept_left == 0)
			return false;
		analysis->kept_left--;
		*list_add(analysis->arena, &kept->registers) = *now;
		return true;
	}
	struct kept_register *there = &kept->registers.items[place - 1];
	bool is_younger = now->younger < there->younger, is_other = now->how & ~there->how;
	bool is_younger_with = now->younger_with < there->younger_with;
	if (is_younger) {
		there->younger = now->younger;
		there->from = now->from;
	}
	if (is_younger_with)
		there->younger_with = now->younger_with;
	there->how |= now->how;
	return is_younger || is_younger_with || is_other;
}

/* How many events are pending matters little: after a few rounds of a loop it is as many as there can be. */
static bool join_pending(struct analysis *analysis, struct kept_state *kept, unsigned number) {
	enum { FEW = 4 };
	uint32_t pending = keep_pending(analysis, number);
	if (pending <= kept->pending[number])
		return false;
	kept->pending[number] = kept->growths < FEW ? pending : analysis->machine->most[number];
	if (kept->growths < FEW)
		kept->growths++;
	return true;
}

static bool join_counter(struct analysis *analysis, struct kept_state *kept, unsigned number) {
	const struct counter_state *counter = &analysis->state.counters[number];
	struct kept_register now;
	bool changes = join_pending(analysis, kept, number);
	changes |= (counter->pending & ~kept->orders[number]) || counter->is_flat > kept->is_flat[number];
	kept->orders[number] |= counter->pending;
	kept->is_flat[number] |= counter->is_flat;
	for (unsigned place = counter->first; place < counter->end; place++)
		if (keep_register(analysis, number, place, &now))
			changes |= join_register(analysis, kept, &now);
	return changes;
}

static void set_places(struct analysis *analysis, const struct kept_state *kept, bool are_there) {
	for (size_t i = 0; i < kept->registers.count; i++) {
		const struct kept_register *one = &kept->registers.items[i];
		analysis->state.counters[one->counter].places->kept[one->place] = (uint16_t)(are_there ? i + 1 : 0);
	}
}

static void join(struct analysis *analysis, uint32_t block) {
	bool changes = false;
	struct kept_state *kept = kept_at(analysis, block, &changes);
	changes |= !kept->is_reached || kept->has_lds > analysis->state.has_lds ||
	           kept->is_expert < analysis->state.is_expert;
	kept->is_expert |= analysis->state.is_expert;
	kept->has_lds = analysis->state.has_lds && (kept->has_lds || !kept->is_reached);
	analysis->work_left -= FLOW_REGISTERS;
	kept->is_reached = true;
	set_places(analysis, kept, true);
	for (unsigned left = analysis->state.active; left; left &= left - 1)
		changes |= join_counter(analysis, kept, (unsigned)__builtin_ctz(left));
	set_places(analysis, kept, false);
	if (!changes || kept->is_waiting)
		return;
	kept->is_waiting = true;
	*list_add(analysis->arena, &analysis->ahead) = kept;
}

/* The way to a branch's target, and the one past it: false if that is never gone. */
static bool part(struct analysis *analysis, const struct flow_instruction *instruction) {
	struct flow_facts *facts = &analysis->state.facts, before = *facts;
	bool is_gone = !instruction->kind->scc.branches || flow_facts_assume(facts, instruction->kind->scc.value);
	if (is_gone && instruction->target != FLOW_NOWHERE && !analysis->is_settled)
		join(analysis, instruction->target);
	*facts = before;
	return !instruction->kind->scc.branches || flow_facts_assume(facts, !instruction->kind->scc.value);
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
	analysis->state.has_lds = analysis->flow->code->is_function;
	if (analysis->flow->code->is_function)
		begin_elsewhere(analysis);
	join(analysis, 0);
	while (analysis->ahead.count) {
		struct kept_state *kept = analysis->ahead.items[--analysis->ahead.count];
		kept->is_waiting = false;
		analysis->finds = false;
		go_through(analysis, kept);
		kept->finds = analysis->finds;
		if (analysis->work_left <= 0 || analysis->kept_left == 0)
			return false;
	}
	return true;
}

/* Where nothing is to be found, it is found at once. Where there is no global memory but flat memory, compilers wait
 * for that alone wherever they know that an address is global, which code does not say: so it is taken for that, unless
 * all waits are to be put in. */
static bool find(const struct flow *flow, flow_take_missing *take, flow_visit *visit, void *context) {
	enum { LEAST_WORK = 1 << 24, MOST_KEPT = 1 << 22, OF_INSTRUCTION = 4 * FLOW_REGISTERS };
	size_t count = flow->instructions.count;
	if (!count)
		return true;
	struct analysis *analysis = arena_zeroed(flow->arena, 1, sizeof *analysis);
	analysis->take = take;
	analysis->visit = visit;
	analysis->context = context;
	analysis->flow = flow;
	analysis->arena = flow->arena;
	analysis->machine = flow->counters;
	analysis->loads_in_order = isa_is(flow->code->machine, TRAIT_LOADS_IN_ORDER);
	analysis->flat_in_order = isa_is(flow->code->machine, TRAIT_FLAT_IN_ORDER);
	analysis->flat_is_global = isa_is(flow->code->machine, TRAIT_FLAT_IS_GLOBAL) && take && !flow->code->is_strict;
	analysis->halves_stay = isa_is(flow->code->machine, TRAIT_HALVES_STAY);
	analysis->looked_at = UINT_MAX;
	for (size_t i = 0; i < sizeof tells / sizeof *tells; i++)
		if (flow->counters->counted >> tells[i].event & 1)
			analysis->told_of |= 1U << flow->counters->events[tells[i].event].counter;
	analysis->told_of |= 1U << FLOW_VM_VSRC;
	analysis->work_left = LEAST_WORK + (int64_t)count * OF_INSTRUCTION;
	analysis->kept_left = MOST_KEPT;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		end_all(&analysis->state, i);
	analysis->blocks = arena_zeroed(flow->arena, count, sizeof(struct kept_state *));
	if (!settle(analysis))
		return false;
	analysis->is_settled = true;
	for (uint32_t i = 0; i < count; i++)
		for (const struct kept_state *kept = analysis->blocks[i]; kept; kept = kept->next)
			if (kept->finds || analysis->visit)
				go_through(analysis, kept);
	return true;
}

bool flow_find_missing(const struct flow *flow, flow_take_missing *take, void *context) {
	return find(flow, take, NULL, context);
}

/* ---- what others see of it ---- */

unsigned flow_counts(const struct flow *flow, const struct flow_instruction *instruction, enum flow_counter counter) {
	unsigned counted = 0;
	for (unsigned left = instruction->kind->events | instruction->kind->expert; left; left &= left - 1)
		if (flow->counters->events[__builtin_ctz(left)].counter == counter)
			counted |= flow->counters->events[__builtin_ctz(left)].order;
	return counted;
}

bool flow_visit_waits(const struct flow *flow, flow_visit *visit, void *context) {
	return find(flow, NULL, visit, context);
}

struct flow_counted flow_counted(const struct analysis *analysis, enum flow_counter counter) {
	const struct counter_state *state = &analysis->state.counters[counter];
	return (struct flow_counted){keep_pending(analysis, counter), state->pending, !is_out_of_order(state)};
}

void flow_awaited_range(const struct analysis *analysis, enum flow_counter counter, unsigned *first, unsigned *end) {
	const struct counter_state *state = &analysis->state.counters[counter];
	bool has_halves = state->end > HIGH_HALVES;
	*first = has_halves ? 0 : state->first;
	*end = has_halves ? FLOW_REGISTERS : state->end;
}

bool flow_awaits(const struct analysis *analysis, enum flow_counter counter, unsigned reg,
                 struct flow_awaited *awaited) {
	struct kept_register kept, high;
	if (reg == FLOW_OLDEST_COPY || !analysis->state.counters[counter].places)
		return false;
	bool has_half = reg >= FLOW_VGPRS && reg < FLOW_AGPRS, awaits = keep_register(analysis, counter, reg, &kept);
	if (has_half && keep_register(analysis, counter, HIGH_HALVES + reg - FLOW_VGPRS, &high) &&
	    (!awaits || high.younger < kept.younger)) {
		kept = high;
		awaits = true;
	}
	if (awaits)
		*awaited = (struct flow_awaited){kept.younger, kept.from};
	return awaits;
}

bool flow_waits_for(const struct flow *flow, const struct flow_instruction *instruction, enum flow_counter counter,
                    unsigned *left) {
	*left = flow->counters->most[counter];
	for (unsigned i = 0; i < instruction->kind->limit_count; i++) {
		const struct flow_limit *limit = &instruction->kind->limits[i];
		if (limit->counter == counter && !limit->ends && limit->most < *left)
			*left = limit->most;
	}
	return *left < flow->counters->most[counter];
}

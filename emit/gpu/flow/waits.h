/* waits.h: what instructions begin that ends later, and waits that are missing.
 *
 * The model: each counter has a number for every event that it counted, and each register the number of the last event
 * that will write it, or that still reads it. A wait for N says that all but the N youngest have ended, if they end in
 * the order in which they began: kdasm/isa/waits.def. Where ways join, what may be pending on any of them is. */
#ifndef KD_GPU_FLOW_WAITS_H
#define KD_GPU_FLOW_WAITS_H

#include "flow.h"

enum flow_counter {
#define KD_WAIT_COUNTER(id, name) FLOW_##id,
#include "kdasm/isa/waits.def"
	FLOW_COUNTER_COUNT,
	FLOW_NO_COUNTER = FLOW_COUNTER_COUNT, /* these three stand for several: only rows of KD_WAIT_FOR have them */
	FLOW_WAITCNT,
	FLOW_EVERYTHING,
	FLOW_DEPCTR /* this one only rows of KD_WAIT_FIELDS */
};

enum flow_event {
#define KD_WAIT_EVENT(id, what) FLOW_EVENT_##id,
#include "kdasm/isa/waits.def"
	FLOW_EVENT_COUNT
};

/* What a machine counts. */
struct flow_counters {
	unsigned count;                                       /* of its counters ... */
	uint8_t present[FLOW_COUNTER_COUNT];                  /* ... which are these: enum flow_counter */
	uint8_t most[FLOW_COUNTER_COUNT];                     /* their largest values: no wait; 0: the machine has none */
	const struct isa_counter *rows[FLOW_COUNTER_COUNT];   /* of s_waitcnt in waitcnt.def; NULL: none ... */
	const struct isa_counter *fields[FLOW_COUNTER_COUNT]; /* ... and of s_wait_alu */
	struct {
		uint8_t counter; /* enum flow_counter */
		uint16_t order;  /* a bit: events of one bit end in the order in which they began */
	} events[FLOW_EVENT_COUNT];
	uint32_t counted; /* events, a bit each; and those that are awaited in expert scheduling mode alone */
	uint32_t expert;
	uint16_t expert_counters; /* a bit each */
};

/* A wait that is missing. */
struct flow_missing {
	uint32_t at;               /* the instruction that is too early: bytes after the first one */
	uint32_t from;             /* the number of the one whose end must be waited for */
	enum flow_counter counter; /* which counts it ... */
	unsigned most;             /* ... and would have to be so low */
	unsigned younger;          /* events that it counts after that one, as far as is known */
	uint16_t reg;              /* as struct flow_effect numbers them; FLOW_REGISTERS: a function returns, and `from` is
	                              the return itself */
	bool is_overwritten;       /* it is written, not read */
	bool is_read_late;         /* what has begun still reads it, rather than writes it */
};

typedef void flow_take_missing(void *context, const struct flow_missing *missing);

/* The name of the counter in s_waitcnt, s_wait_alu, or after s_wait_. */
const char *flow_counter_name(enum flow_counter counter);

/* In memory of the arena. */
const struct flow_counters *flow_counters_of(struct arena *arena, const struct isa_machine *machine);

/* Whether functions wait for the counter when they begin and return: it counts what writes registers, or exports. */
bool flow_counter_is_of_registers(const struct flow_counters *counters, unsigned counter);

/* Whether the instruction does nothing but wait for counters. */
bool flow_is_wait(const struct flow_instruction *instruction);

/* What an instruction waits for, while that is found out. */
struct flow_limits {
	unsigned count;
	struct flow_limit items[FLOW_COUNTER_COUNT + 2]; /* all counters, or two; and what no counter tells of */
};

/* Whether it waits for the fields of its number: s_wait_alu. */
bool flow_waits_for_fields(const struct flow_instruction *instruction);

/* What the instruction begins, and what it waits for. Its effects are known. */
void flow_waits_know(struct flow_kind *kind, const struct isa_decoded *decoded, const struct flow_counters *counters,
                     struct flow_limits *limits);

/* What the instruction begins that the counter counts: a bit of each order. */
unsigned flow_counts(const struct flow *flow, const struct flow_instruction *instruction, enum flow_counter counter);

/* Tells the waits that are missing, in any order; after each one it goes on as if it were there. On several ways to an
 * instruction the same may be missing. False, with nothing told, where there are too many ways to go. */
bool flow_find_missing(const struct flow *flow, flow_take_missing *take, void *context);

/* ---- what is pending, instruction by instruction ---- */

struct analysis; /* of the ways, as far as one of them has come */

/* A counter in front of an instruction. */
struct flow_counted {
	unsigned pending; /* events at most */
	unsigned kinds;   /* of these: a bit of each order */
	bool in_order;    /* they end in the order in which they began; else only 0 tells of any of them */
};

/* A register that an event will write, or still reads. */
struct flow_awaited {
	unsigned younger; /* events of the counter after that one, at least */
	uint32_t from;    /* the number of the instruction that began it */
};

/* Told of each instruction, once for each way on which what is known differs; in the order of the instructions of a
 * block, block after block. */
typedef void flow_visit(void *context, uint32_t number, const struct analysis *analysis);

/* Tells what is pending: nothing that is missing is taken to be there. False, with nothing told, where there are too
 * many ways to go. */
bool flow_visit_waits(const struct flow *flow, flow_visit *visit, void *context);

struct flow_counted flow_counted(const struct analysis *analysis, enum flow_counter counter);

/* Only registers from the first one on and before the end wait for the counter. */
void flow_awaited_range(const struct analysis *analysis, enum flow_counter counter, unsigned *first, unsigned *end);

/* False: nothing of the counter is pending for the register. */
bool flow_awaits(const struct analysis *analysis, enum flow_counter counter, unsigned reg,
                 struct flow_awaited *awaited);

/* What the instruction waits for: the counter may then be so high. False: it does not wait for it. */
bool flow_waits_for(const struct flow *flow, const struct flow_instruction *instruction, enum flow_counter counter,
                    unsigned *left);

#endif

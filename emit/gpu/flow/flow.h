/* flow.h: the instructions of a function and the ways between them.
 *
 * Code is followed from its first byte along branches and past them. What is called comes back; where registers lead
 * to, and what lies beyond the bytes, is not known: there a way ends. */
#ifndef KD_GPU_FLOW_FLOW_H
#define KD_GPU_FLOW_FLOW_H

#include "base/arena.h"
#include "effects.h"
#include "met.h"
#include "places.h"
#include "scalar_facts.h"
#include "gpu/isa/use.h"

/* Whether XNACK is on, so that memory instructions may run again. */
enum flow_replay { FLOW_NO_REPLAY, FLOW_MAY_REPLAY, FLOW_REPLAY };

/* The bytes of a function. */
struct flow_code {
	const struct isa_machine *machine;
	const uint8_t *bytes;
	size_t size;          /* fewer than 4 GiB */
	const uint64_t *late; /* places of what only a linker knows, in bytes after the first one; in order */
	size_t late_count;
	struct flow_met *met; /* in other functions; NULL: it is made for this one */
	bool is_strict;   /* copies to local memory have ended wherever that is read; else the first of them has; and flat
	                         memory may be local */
	bool is_function; /* it is called, and returns: what it began has ended then */
	uint8_t replay;   /* enum flow_replay */
};

enum flow_end {
	FLOW_GOES_ON,
	FLOW_ENDS,  /* what follows is never next */
	FLOW_CALLS, /* what follows is next when the function that is called comes back */
};

/* What it does to the scheduling mode: in expert mode VALU and memory do not wait for each other's VGPRs. */
enum flow_scheduling { FLOW_SCHEDULING_STAYS, FLOW_SCHEDULING_NORMAL, FLOW_SCHEDULING_EXPERT };

#define FLOW_NOWHERE UINT32_MAX

/* An instruction waits until a counter is not above this. */
struct flow_limit {
	uint8_t counter; /* enum flow_counter */
	uint8_t most;
	uint16_t ends; /* 0; or it waits for nothing, but events of these orders have ended: waits.h */
};

/* What an instruction is wherever it is: all that its bytes and the mode of the banks of VGPRs say. */
struct flow_kind {
	const struct isa_machine *machine;
	const struct isa_row *row;
	uint64_t classes; /* what it is to others: classes.h */
	const struct flow_effect *effects;
	const struct flow_limit *limits; /* counters that it waits for */
	uint8_t effect_count, limit_count;
	uint8_t size;
	uint8_t end;         /* enum flow_end */
	uint8_t states;      /* wait states that it takes */
	uint8_t passes;      /* of the matrix unit: wait_states.h */
	uint8_t hardware;    /* the register of the hardware that it sets or reads, and one; 0: none */
	uint8_t lds;         /* what it does to local memory: waits.h */
	uint32_t events;     /* that it begins: waits.h; ... */
	uint32_t expert;     /* ... and those that are awaited in expert scheduling mode alone */
	uint8_t scheduling;  /* enum flow_scheduling */
	uint16_t load_kind;  /* of what loads: waits.h */
	uint16_t mode;       /* of the banks of VGPRs: gpu/isa/vgpr_banks.h; ... */
	uint16_t mode_after; /* ... and what it is after the instruction */
	bool is_nop;         /* s_nop */
	bool jumps;          /* to where registers say, for good */
	bool returns;        /* so, to whom the ABI says, if it is in a function */
	struct flow_scc scc;
	struct flow_change change;
	struct flow_sum sum;
	struct isa_way way;
	struct isa_use use;
	uint8_t bytes[ISA_MOST_BYTES];
};

struct flow_instruction {
	const struct flow_kind *kind;
	uint32_t at;        /* bytes after the first one */
	uint32_t target;    /* of a branch: the number of the instruction; FLOW_NOWHERE: it is none, or is not known */
	uint32_t condition; /* that SCC tells from here on, in flow.conditions, and one; 0: none */
	uint8_t end;        /* enum flow_end: also of a branch that is known to be gone */
	bool begins;        /* a block */
	bool returns;       /* of a function */
};

struct flow {
	struct arena *arena;
	const struct flow_code *code;
	LIST(struct flow_instruction) instructions; /* in the order in which they were found; the first one is the entry */
	uint32_t *numbers;                          /* of the instruction at each dword, and one; 0: none begins there */
	const struct flow_counters *counters;       /* of the machine: waits.h */
	LIST(struct flow_condition) conditions;
	struct flow_asked asked; /* by the conditions */
	uint64_t *ahead;         /* at each instruction: what conditions ask for from there on, as bits of `asked` */
};

/* Reads the code; what is made is in the arena, but for the kinds of instructions, which stay with what was met. */
void flow_read(struct flow *flow, struct arena *arena, const struct flow_code *code);

/* The number of the instruction that begins so many bytes after the first one; FLOW_NOWHERE: none does. */
uint32_t flow_number_at(const struct flow *flow, uint64_t at);

/* The number of the instruction after this one; FLOW_NOWHERE: there is none, or it is never next. */
uint32_t flow_next(const struct flow *flow, const struct flow_instruction *instruction);

/* Whether the instruction reads, or writes, any of so many registers from the first one on. */
bool flow_reads(const struct flow_kind *kind, unsigned first, unsigned count);
bool flow_writes(const struct flow_kind *kind, unsigned first, unsigned count);
bool flow_writes_vectors(const struct flow_kind *kind);

#endif

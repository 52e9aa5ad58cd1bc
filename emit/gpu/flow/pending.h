/* pending.h: what is pending in front of each instruction of a function, on any of the ways to it. */
#ifndef KD_GPU_FLOW_PENDING_H
#define KD_GPU_FLOW_PENDING_H

#include "waits.h"

/* Registers, one after the other, that wait for the same event: the youngest, where ways differ. */
struct flow_pending {
	uint16_t first; /* as struct flow_effect numbers them */
	uint16_t count;
	uint8_t counter;
	uint32_t younger; /* events of the counter after that one, at least */
	uint32_t from;    /* the number of the instruction that began it */
};

/* A counter in front of an instruction, and what this one waits for. */
struct flow_front_counter {
	uint8_t pending; /* events at most */
	uint32_t kinds;  /* a bit of each order */
	bool in_order;   /* on all ways */
	bool waits;      /* the instruction waits until ... */
	uint8_t left;    /* ... so many are pending */
	size_t left_out; /* registers, or several at once, that are not among flow_front.first: hostile code may have a
	                    great many */
};

struct flow_front {
	bool is_reached;     /* a way leads there */
	size_t first, count; /* of flow_fronts.pending; by counter, then the oldest first */
	struct flow_front_counter counters[FLOW_COUNTER_COUNT];
};

struct flow_fronts {
	LIST(struct flow_pending) pending;
	struct flow_front *items; /* by the numbers of instructions */
};

/* Where only waits are of interest, other instructions are left out. False: there are too many ways to go. */
bool flow_find_pending(const struct flow *flow, bool only_waits, struct flow_fronts *fronts);

/* Whether the instruction waits for the event, by what is in front of it. */
static inline bool flow_ends(const struct flow_front *front, const struct flow_pending *pending) {
	const struct flow_front_counter *counter = &front->counters[pending->counter];
	return counter->waits && (counter->left == 0 || (counter->in_order && pending->younger >= counter->left));
}

#endif

/* redundant_waits.h: waits for nothing, and waits for more than is used before the next one.
 *
 * A wait is told only where it is for the registers of loads: what has ended on all ways is waited for in vain; and of
 * loads, what is used before another wait would have ended it says how large the value may be. Stores, atomics, copies
 * to local memory and what orders memory (barriers, caches, messages, calls) make a wait one that is needed, as does
 * all that can't be followed. A compiler's wait for an order of memory is one for 0 in front of another access: such a
 * wait is told only if memory is not accessed before it is waited for the same again, or to the end. */
#ifndef KD_GPU_FLOW_REDUNDANT_WAITS_H
#define KD_GPU_FLOW_REDUNDANT_WAITS_H

#include "pending.h"

enum flow_redundancy {
	FLOW_FOR_NOTHING, /* all that its counters count has ended before */
	FLOW_TOO_STRICT,  /* the counter may be `enough` */
	FLOW_UNUSED,      /* none of what the counter is waited for is used before another wait is for it, or ever */
};

struct flow_redundant {
	enum flow_redundancy redundancy;
	uint32_t number;           /* of the instruction that waits */
	enum flow_counter counter; /* but for FLOW_FOR_NOTHING */
	unsigned said, enough;
	struct flow_pending used; /* of FLOW_TOO_STRICT: the youngest that is used */
	uint32_t use;             /* and the number of the instruction that uses it */
};

typedef void flow_take_redundant(void *context, const struct flow_redundant *redundant);

/* Tells the waits of a kernel, in any order: all of them together may be changed so. False, with nothing told, where
 * there are too many ways to go. */
bool flow_find_redundant(const struct flow *flow, flow_take_redundant *take, void *context);

#endif

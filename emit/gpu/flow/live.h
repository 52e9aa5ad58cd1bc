/* live.h: which registers hold a value that is still needed, in front of each instruction of a function.
 *
 * A register is live from the instruction that writes it to the last one that reads it, on any way. A vector register
 * counts as written also where lanes are off that keep what they had. What functions read that are called, and what
 * registers an index tells, is not known: they are left out. So there are at least as many live registers. */
#ifndef KD_GPU_FLOW_LIVE_H
#define KD_GPU_FLOW_LIVE_H

#include "flow.h"

enum { FLOW_LIVE_WORDS = FLOW_REGISTERS / 64 };

/* A bit for each register, as struct flow_effect numbers them. */
struct flow_register_set {
	uint64_t words[FLOW_LIVE_WORDS];
};

static inline bool flow_set_has(const struct flow_register_set *set, unsigned reg) {
	return set->words[reg / 64] >> reg % 64 & 1;
}

/* How many there are of each kind. */
struct flow_pressure {
	uint16_t sgprs, vgprs, agprs;
};

/* Instructions one after the other, of which only the last one may branch. */
struct flow_live_block {
	size_t first, count; /* of flow_live.order */
	struct flow_register_set reads, writes, before;
};

struct flow_live {
	const struct flow *flow;
	LIST(uint32_t) order; /* instructions, block by block */
	LIST(struct flow_live_block) blocks;
	uint32_t *block_of; /* the number of the block that an instruction begins, and one; 0: none */
};

/* Finds it out. False: the function has too many blocks, or loops too deep within each other. */
bool flow_find_live(const struct flow *flow, struct arena *arena, struct flow_live *live);

/* What is live at an instruction: in front of it, or behind it with what it writes, whichever is more. */
typedef void flow_take_live(void *context, uint32_t number, const struct flow_register_set *set);

/* Gives every instruction once, in no particular order. */
void flow_visit_live(const struct flow_live *live, flow_take_live *take, void *context);

struct flow_pressure flow_pressure_of(const struct flow_register_set *set);

#endif

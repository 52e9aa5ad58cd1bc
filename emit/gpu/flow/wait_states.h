/* wait_states.h: instructions that come too soon after another one.
 *
 * The model: an instruction that others must keep away from (kdasm/isa/hazards.def) leaves a hazard on registers, which
 * is over so many wait states later: an instruction is one, s_nop N is N + 1. A matrix instruction waits by itself
 * until the unit has done the passes of the one before: shipped kernels rely on it. Where ways join, the shortest
 * counts. */
#ifndef KD_GPU_FLOW_WAIT_STATES_H
#define KD_GPU_FLOW_WAIT_STATES_H

#include "base/buffer.h"
#include "flow.h"

/* An instruction that comes too soon. */
struct flow_too_soon {
	uint32_t at;      /* bytes after the first one */
	uint32_t from;    /* the number of the instruction that it must keep away from */
	uint8_t needed;   /* wait states between them ... */
	uint8_t lacking;  /* ... and how many of these are missing, or of the cure */
	uint8_t cure;     /* or what is missing instead: flow_cure_text(); 0: these */
	uint16_t reg;     /* the first one of those by which they have to do with each other, as struct flow_effect numbers
	                    them; FLOW_REGISTERS: it is none of these */
	uint8_t count;    /* of these registers */
	bool is_left_out; /* kernels that are in use lack it, so that only compilers put it in */
};

typedef void flow_take_too_soon(void *context, const struct flow_too_soon *found);

/* Whether kernels that are in use lack the cure, so that only compilers put it in. */
bool flow_cure_is_left_out(unsigned cure);

/* The cure in words, such as "v_nop or other VALU"; in memory of the arena. */
const char *flow_cure_text(struct arena *arena, unsigned cure);

/* Puts the cure as a line that can stand in front of the instruction, with its end. */
void flow_put_cure_line(struct buffer *lines, const struct flow *flow, const struct flow_too_soon *found);

/* Tells what comes too soon, once for each instruction and hazard, in any order; after each one it goes on as if the
 * wait states were there. False, with nothing told, where there are too many ways to go. */
bool flow_find_too_soon(const struct flow *flow, flow_take_too_soon *take, void *context);

#endif

/* scalar_hazards.h: scalar registers that VALU reads, that are written then, and that are read again.
 *
 * Who reads them last may get what was there before they were written: on GFX12 where anything of VALU has read them,
 * or the other one of their pair, before; on GFX11, in wavefronts of 64 lanes, where it was as a mask of lanes. No
 * distance ends that, so that what is known is kept for each register. */
#ifndef KD_GPU_FLOW_SCALAR_HAZARDS_H
#define KD_GPU_FLOW_SCALAR_HAZARDS_H

#include "wait_states.h"

enum { FLOW_SCALAR_WORDS = 2, FLOW_SCALAR_NUMBERS = 64 * FLOW_SCALAR_WORDS };

/* Sets of registers by their numbers, a bit each. */
struct flow_scalars {
	uint64_t read[FLOW_SCALAR_WORDS];                                /* by VALU, as counts */
	uint64_t by_salu[FLOW_SCALAR_WORDS], by_valu[FLOW_SCALAR_WORDS]; /* written since by one of these */
	uint32_t from[FLOW_SCALAR_NUMBERS];                              /* the instruction that wrote it */
	unsigned idle;                                                   /* ds_nop in a row that have come last */
};

struct flow_reuse; /* a row of kdasm/isa/hazards.def */

/* What code has of this; NULL: nothing. */
const struct flow_reuse *flow_reuse_of(const struct flow_code *code);

/* Goes over an instruction; `take`, if it is not NULL, is told of what it reads too soon. */
void flow_scalars_go_over(struct flow_scalars *scalars, const struct flow_reuse *reuse, const struct flow *flow,
                          uint32_t number, flow_take_too_soon *take, void *context);

/* Adds what may be so at the end of another way; whether that is more. */
bool flow_scalars_join(struct flow_scalars *scalars, const struct flow_scalars *others);

#endif

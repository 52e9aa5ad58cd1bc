/* occupancy.h: how many wavefronts fit on a SIMD.
 *
 * As LLVM 22 counts them: what a compiler's listing calls "Occupancy". */
#ifndef KD_INSPECT_EXPLAIN_OCCUPANCY_H
#define KD_INSPECT_EXPLAIN_OCCUPANCY_H

#include "kdasm/target.h"

/* What a kernel uses. */
struct occupancy_use {
	uint32_t vgprs;                   /* accumulation registers among them where one file holds both */
	uint32_t sgprs;                   /* extra ones among them; 0: not counted */
	uint32_t lds;                     /* bytes of a work-group */
	uint32_t least_items, most_items; /* work-items of a work-group, 1 or more */
};

/* Wavefronts of a SIMD that each resource alone leaves room for; all counts are 1 or more. */
struct occupancy {
	uint32_t slots; /* what the processor runs at most; 0: it does not run this wavefront size */
	uint32_t vgprs;
	uint32_t sgprs;
	uint32_t lds;   /* with work-groups of the size that suits best */
	uint32_t waves; /* the least of them */
};

/* The target's wavefront size and CU mode count. */
struct occupancy occupancy_of(const struct kd_target *target, const struct occupancy_use *use);

/* The SIMDs that share one LDS: of a compute unit, or of the WGP in WGP mode. */
uint32_t occupancy_simds(const struct kd_target *target);

/* Work-groups of `waves` wavefronts that run at once on what shares one LDS, if registers and LDS suffice. */
uint32_t occupancy_groups(const struct kd_target *target, uint32_t waves);

#endif

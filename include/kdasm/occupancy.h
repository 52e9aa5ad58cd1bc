/* kdasm/occupancy.h: wavefronts that run at once on a SIMD.
 *
 * Counts like LLVM 22, the "Occupancy" of compiler listings, but gives 0 if no work-group can run. Only registers, LDS
 * and slots bound it. Specification: "AMDGPU Processors"; granules of registers: "compute_pgm_rsrc1 for GFX6-GFX12".
 *
 *     struct kd_target target;
 *     struct kd_target_options options = {.processor = "gfx942"};
 *     struct kd_occupancy occupancy;
 *     struct kd_occupancy_use use = {.vgprs = 96, .lds = 32768, .least_items = 256, .most_items = 256};
 *     if (kd_target_init(&target, &options, text, sizeof text) && kd_occupancy(&target, &use, &occupancy))
 *         printf("%u of %u wavefronts\n", occupancy.waves, occupancy.slots);
 */
#ifndef KDASM_OCCUPANCY_H
#define KDASM_OCCUPANCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* What a wavefront and its work-group take. Zero-initialise: 0 does not limit. */
struct kd_occupancy_use {
	uint32_t vgprs; /* vector registers */
	/* Accumulation registers. In a shared file (gfx90a, gfx94x, gfx950), they follow the VGPRs at a multiple of 4:
	 * kd_total_num_vgprs(). Elsewhere the larger count matters. */
	uint32_t agprs;
	uint32_t sgprs;                   /* scalar registers, with the extra ones: VCC, FLAT_SCRATCH, XNACK_MASK */
	uint32_t lds;                     /* bytes of a work-group */
	uint32_t least_items, most_items; /* work-items of a work-group; 0: 1, and KD_WORKGROUP_MAX */
	uint32_t reserved[6];             /* 0, for later versions */
};

enum { KD_WORKGROUP_MAX = 1024 }; /* work-items of a work-group, LLVM's default */

/* What limits wavefronts, bits. */
enum kd_occupancy_limit {
	KD_LIMITED_BY_VGPRS = 1, /* with AGPRs */
	KD_LIMITED_BY_SGPRS = 2,
	KD_LIMITED_BY_LDS = 4,
	KD_LIMITED_BY_SLOTS = 8, /* all slots are used: nothing else limits */
};

/* "VGPRs", "SGPRs", "LDS", "slots"; NULL: no such bit. To list a set, double the bit from 1 on until NULL. */
KD_API const char *kd_occupancy_limit_name(enum kd_occupancy_limit limit);

/* Wavefronts of a SIMD that each resource alone allows. */
struct kd_occupancy {
	uint32_t slots; /* the processor's maximum */
	uint32_t vgprs; /* with AGPRs; 1 or more */
	uint32_t sgprs; /* 1 or more */
	uint32_t lds;   /* with the best work-group size; 0: no work-group can have so much */
	/* The occupancy, the least of these. 0: too few for the smallest work-group, so none ever runs. A work-group runs
	 * with all its wavefronts at once, on one compute unit's SIMDs, or two's in WGP mode. */
	uint32_t waves;
	uint32_t limits; /* enum kd_occupancy_limit, or'ed: 1 bit or more; for occupancy 0, what is lacking */
	uint32_t group;  /* the smallest work-group's wavefronts on each SIMD */
	uint32_t reserved[5];
};

/* Wavefront size and CU or WGP mode are the target's. False, with nothing set: the processor lacks this size. Allocates
 * nothing; safe from any thread. */
KD_API bool kd_occupancy(const struct kd_target *target, const struct kd_occupancy_use *use,
                         struct kd_occupancy *occupancy);

/* The most of one resource that alone still allows `waves` wavefronts, all else as in `use`: VGPRs (with AGPRs, where
 * counted together), SGPRs with the extra ones, or bytes of LDS. `limit` is one of the first three. At most what a
 * wavefront or work-group can have and what lets the smallest work-group run; 0: so many never fit, or the processor
 * lacks this size. */
KD_API uint32_t kd_occupancy_most(const struct kd_target *target, const struct kd_occupancy_use *use,
                                  enum kd_occupancy_limit limit, uint32_t waves);

/* Work-items of the largest work-group that runs; 0: none does. */
KD_API uint32_t kd_occupancy_most_items(const struct kd_target *target, const struct kd_occupancy_use *use);

/* Holds any text of kd_occupancy_obstacle(). */
enum { KD_OBSTACLE_SIZE = 320 };

/* Why no work-group runs, and which would: "a work-group of 1024 work-items has 16 wavefronts, 4 on each of 4 SIMDs,
 * and 128 VGPRs leave room for 2; at most 512 work-items fit, or 1024 with 64 VGPRs". False, with empty text: some
 * run. */
KD_API bool kd_occupancy_obstacle(const struct kd_target *target, const struct kd_occupancy_use *use, char *text,
                                  size_t size);

KD_DECLARATIONS_END

#endif

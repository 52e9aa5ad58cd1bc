/* kdasm/occupancy.h: how many wavefronts run at once on a SIMD, from what each of them takes.
 *
 * As LLVM 22 counts them, but 0 where no work-group ever runs: what a compiler's listing calls "Occupancy", and
 * `kdinfo --explain` and `--table` show. It is a bound by registers, LDS and slots, not by what code does.
 * Specification: "AMDGPU Processors"; "compute_pgm_rsrc1 for GFX6-GFX12" has the granules of registers.
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

/* What a wavefront takes, and its work-group. Zero-initialise; what is 0 does not limit. */
struct kd_occupancy_use {
	uint32_t vgprs; /* vector registers */
	/* Accumulation registers. Where one file holds both (gfx90a, gfx94x, gfx950) they follow the VGPRs from a multiple
	 * of 4 on: kd_total_num_vgprs(). Elsewhere the larger of the two counts. */
	uint32_t agprs;
	uint32_t sgprs;                   /* scalar registers, extra ones (VCC, FLAT_SCRATCH, XNACK_MASK) among them */
	uint32_t lds;                     /* bytes of a work-group */
	uint32_t least_items, most_items; /* work-items of a work-group, between these; 0: 1, and KD_WORKGROUP_MAX */
	uint32_t reserved[6];             /* 0 */
};

enum { KD_WORKGROUP_MAX = 1024 }; /* work-items of a work-group, as LLVM assumes where nothing is said */

/* What limits the number of wavefronts, bits. */
enum kd_occupancy_limit {
	KD_LIMITED_BY_VGPRS = 1, /* AGPRs among them */
	KD_LIMITED_BY_SGPRS = 2,
	KD_LIMITED_BY_LDS = 4,
	KD_LIMITED_BY_SLOTS = 8, /* there are no more: none of the others limits */
};

/* Its name: "VGPRs", "SGPRs", "LDS", "slots"; NULL: there is no such bit. The bits of a set are named by walking from 1
 * on, each twice the one before, until there is none. */
KD_API const char *kd_occupancy_limit_name(enum kd_occupancy_limit limit);

/* Wavefronts of a SIMD that each resource alone leaves room for. */
struct kd_occupancy {
	uint32_t slots; /* what the processor runs at most */
	uint32_t vgprs; /* with AGPRs; 1 or more */
	uint32_t sgprs; /* 1 or more */
	uint32_t lds;   /* with work-groups of the size that suits best; 0: no work-group can have so much */
	/* The least of them: the occupancy. 0: it is less than the smallest work-group takes, and none ever runs. A
	 * work-group runs on the SIMDs of one compute unit, or of two in WGP mode, with all of its wavefronts at once. */
	uint32_t waves;
	uint32_t limits; /* enum kd_occupancy_limit, or'ed: 1 bit or more; of occupancy 0 what there is too little of */
	uint32_t group;  /* what the smallest work-group takes on each SIMD */
	uint32_t reserved[5];
};

/* Wavefront size (`wave`) and CU or WGP mode (`cumode`) are those of the target. Where work-groups run the number is
 * that of LLVM, which does not ask whether any does. False, and nothing set, when the processor does not run wavefronts
 * of this size. Allocates nothing, safe from any thread. */
KD_API bool kd_occupancy(const struct kd_target *target, const struct kd_occupancy_use *use,
                         struct kd_occupancy *occupancy);

/* The largest number of a resource with which it alone leaves room for `waves` wavefronts, all else as in `use`: VGPRs
 * (and AGPRs, where they are counted together), SGPRs, extra ones among them, or bytes of LDS. `limit` is one of the
 * first three of enum kd_occupancy_limit. It is at most what a wavefront or work-group can have, and at most what lets
 * the smallest work-group run; 0 if so many never fit, or the processor does not run wavefronts of this size. */
KD_API uint32_t kd_occupancy_most(const struct kd_target *target, const struct kd_occupancy_use *use,
                                  enum kd_occupancy_limit limit, uint32_t waves);

/* Work-items of the largest work-group that runs with these registers and this LDS; 0: none does. */
KD_API uint32_t kd_occupancy_most_items(const struct kd_target *target, const struct kd_occupancy_use *use);

/* Room for any text of kd_occupancy_obstacle(). */
enum { KD_OBSTACLE_SIZE = 320 };

/* Says why no work-group runs, and what would: "a work-group of 1024 work-items has 16 wavefronts, 4 on each of 4
 * SIMDs, and 128 VGPRs leave room for 2; at most 512 work-items fit, or 1024 with 64 VGPRs". False, and an empty text,
 * if some run. */
KD_API bool kd_occupancy_obstacle(const struct kd_target *target, const struct kd_occupancy_use *use, char *text,
                                  size_t size);

KD_DECLARATIONS_END

#endif

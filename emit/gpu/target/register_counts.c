/* register_counts.c: how many registers the hardware gives a kernel, and how many wavefronts that leaves room for.
 *
 * Specification: "compute_pgm_rsrc1 for GFX6-GFX12". The arithmetic is LLVM's to the last bit,
 * wrapping and all, because values that become known late are not checked before it. */
#include "kdasm/descriptor.h"

/* Only the product wraps. */
static uint64_t align_up(uint64_t value, uint64_t alignment) {
	return value ? ((value - 1) / alignment + 1) * alignment : 0;
}

bool kd_align_to(int64_t value, int64_t alignment, int64_t *result) {
	if (alignment == 0)
		return false;
	*result = (int64_t)align_up((uint64_t)value, (uint64_t)alignment);
	return true;
}

int64_t kd_granules(int64_t count, unsigned granule) {
	int64_t aligned = (int64_t)align_up((uint64_t)(count > 1 ? count : 1), granule);
	return aligned / (int64_t)granule - 1;
}

int64_t kd_extra_sgprs(const struct kd_target *target, int64_t vcc, int64_t flat_scratch, int64_t xnack) {
	const struct kd_sgpr_rule *rule = target->family.sgprs;
	uint32_t capabilities = target->family.capabilities;
	int64_t extra = vcc ? rule->extra_vcc : 0;
	if (xnack && rule->extra_xnack)
		extra = rule->extra_xnack;
	/* LLVM does not ask for architected flat scratch before GFX8, where only -mattr could give it. */
	if ((flat_scratch || kd_has(capabilities, KD_ARCHITECTED_FLAT_SCRATCH, KD_GFX6 | KD_GFX7)) &&
	    rule->extra_flat_scratch)
		extra = rule->extra_flat_scratch;
	return extra;
}

int64_t kd_total_num_vgprs(const struct kd_target *target, int64_t agprs, int64_t vgprs) {
	if (kd_has(target->family.capabilities, KD_GFX90A_INSTS, 0) && agprs)
		return (int64_t)(align_up((uint64_t)vgprs, 4) + (uint64_t)agprs);
	return (uint64_t)agprs > (uint64_t)vgprs ? agprs : vgprs;
}

/* Wavefronts that some number of SGPRs leaves room for: the first row with at least as many. */
struct sgpr_step {
	uint32_t sgprs, waves;
};

static const struct sgpr_step sgpr_steps_gfx6[] = {{48, 10}, {56, 9}, {64, 8}, {72, 7}, {80, 6}, {UINT32_MAX, 5}};
static const struct sgpr_step sgpr_steps_gfx8[] = {{80, 10}, {88, 9}, {100, 8}, {UINT32_MAX, 7}};

static uint32_t waves_for_sgprs(uint32_t sgprs, uint32_t max_waves, int32_t generation) {
	enum { LLVM_GFX8 = 7, LLVM_GFX10 = 9 };
	if (generation >= LLVM_GFX10)
		return max_waves;
	const struct sgpr_step *step = generation >= LLVM_GFX8 ? sgpr_steps_gfx8 : sgpr_steps_gfx6;
	while (sgprs > step->sgprs)
		step++;
	return step->waves;
}

bool kd_occupancy_by_registers(const int64_t arguments[7], int64_t *result) {
	uint32_t max_waves = (uint32_t)arguments[0];
	uint32_t granule = (uint32_t)arguments[1];
	uint32_t total = (uint32_t)arguments[2];
	int32_t generation = (int32_t)(uint32_t)arguments[3];
	uint32_t waves = (uint32_t)arguments[4];
	uint32_t sgprs = (uint32_t)arguments[5];
	uint32_t vgprs = (uint32_t)arguments[6];

	if (arguments[5]) {
		uint32_t limit = waves_for_sgprs(sgprs, max_waves, generation);
		waves = limit < waves ? limit : waves;
	}
	if (arguments[6]) {
		uint32_t limit = max_waves;
		if (vgprs >= granule) {
			uint32_t rounded = granule ? (uint32_t)align_up(vgprs, granule) : 0;
			if (rounded == 0)
				return false;
			limit = total / rounded > 1 ? total / rounded : 1;
			limit = limit < max_waves ? limit : max_waves;
		}
		waves = limit < waves ? limit : waves;
	}
	*result = waves;
	return true;
}

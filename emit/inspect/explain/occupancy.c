/* occupancy.c: see occupancy.h. */
#include "occupancy.h"

#include "descriptor/field.h"
#include "kdasm/descriptor.h"

static uint32_t at_most(uint32_t value, uint32_t limit) {
	return value < limit ? value : limit;
}

static uint32_t divide_up(uint32_t value, uint32_t by) {
	return value / by + (value % by != 0);
}

static bool in_wgp_mode(const struct kd_target *target) {
	return kd_has(target->family.capabilities, KD_WGP, 0) && !target->cumode;
}

uint32_t occupancy_simds(const struct kd_target *target) {
	enum { SIMDS = 4, SIMDS_OF_HALF_A_WGP = 2 };
	bool half = kd_has(target->family.capabilities, KD_WGP, KD_GFX1250_INSTS) && target->cumode;
	return half ? SIMDS_OF_HALF_A_WGP : SIMDS;
}

static uint32_t slots_of(const struct kd_target *target) {
	return target->family.vgprs->wave[target->wave].max_waves;
}

uint32_t occupancy_groups(const struct kd_target *target, uint32_t waves) {
	enum { BARRIERS = 16, BARRIERS_OF_A_WGP = 32 };
	uint32_t slots = slots_of(target) * occupancy_simds(target);
	/* A single wavefront needs no barrier. */
	if (waves == 1)
		return slots;
	return at_most(slots / waves, in_wgp_mode(target) ? BARRIERS_OF_A_WGP : BARRIERS);
}

/* Registers alone: LLVM's rule, with its number of the generation. */
static uint32_t waves_for_registers(const struct kd_target *target, uint32_t sgprs, uint32_t vgprs) {
	enum { LLVM_GFX6 = 5 };
	uint32_t slots = slots_of(target);
	unsigned generation = (unsigned)__builtin_ctz(target->family.capabilities & KD_GFX_ALL) + LLVM_GFX6;
	int64_t arguments[7] = {
	    slots,
	    target->family.vgprs->wave[target->wave].allocation_granule,
	    target->family.vgprs->wave[target->wave].total,
	    generation,
	    slots,
	    sgprs,
	    vgprs,
	};
	int64_t waves;
	return kd_occupancy(arguments, &waves) ? (uint32_t)waves : slots;
}

/* Wavefronts that run at once on what shares one LDS. The smallest work-groups say how many run, larger ones
 * take what slots are left; where the largest do better even so, they count. */
static uint32_t waves_with_groups(const struct kd_target *target, uint32_t groups_by_lds, uint32_t least,
                                  uint32_t most) {
	uint32_t slots = slots_of(target) * occupancy_simds(target);
	uint32_t small = at_most(occupancy_groups(target, least), groups_by_lds);
	uint32_t large = at_most(occupancy_groups(target, most), groups_by_lds);
	if (large * most >= small * least || !small)
		return large * most;
	return small * at_most(slots / small, most);
}

/* LLVM does not round LDS up to the granule in which it is handed out. */
static uint32_t waves_for_lds(const struct kd_target *target, const struct occupancy_use *use) {
	uint32_t items = wave_size(target->wave), simds = occupancy_simds(target), slots = slots_of(target);
	uint32_t least = divide_up(use->least_items, items), most = divide_up(use->most_items, items);
	uint32_t groups = kd_target_lds_limit(target) / (use->lds ? use->lds : 1);
	if (!groups)
		return 1;
	most = at_most(most, slots * simds);
	least = at_most(least, most);
	uint32_t waves = divide_up(waves_with_groups(target, groups, least, most), simds);
	return waves ? at_most(waves, slots) : 1;
}

struct occupancy occupancy_of(const struct kd_target *target, const struct occupancy_use *use) {
	struct occupancy occupancy = {.slots = slots_of(target)};
	if (!occupancy.slots)
		return occupancy;
	occupancy.vgprs = waves_for_registers(target, 0, use->vgprs);
	occupancy.sgprs = waves_for_registers(target, use->sgprs, 0);
	occupancy.lds = waves_for_lds(target, use);
	occupancy.waves = at_most(at_most(occupancy.slots, occupancy.vgprs), at_most(occupancy.sgprs, occupancy.lds));
	return occupancy;
}

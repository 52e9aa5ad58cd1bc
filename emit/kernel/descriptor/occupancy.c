/* occupancy.c: how many wavefronts fit: see kdasm/occupancy.h. */
#include "kdasm/occupancy.h"

#include <inttypes.h>
#include <stdio.h>

#include "field.h"
#include "kdasm/descriptor.h"

static uint32_t at_most(uint32_t value, uint32_t limit) {
	return value < limit ? value : limit;
}

static uint32_t at_least_1(uint32_t value) {
	return value ? value : 1;
}

static uint32_t divide_up(uint32_t value, uint32_t by) {
	return value / by + (value % by != 0);
}

static bool in_wgp_mode(const struct kd_target *target) {
	return kd_has(target->family.capabilities, KD_WGP, 0) && !target->cumode;
}

/* The SIMDs that share one LDS: of a compute unit, or of the WGP in WGP mode. */
static uint32_t simds_of(const struct kd_target *target) {
	bool two = in_wgp_mode(target) && !kd_has(target->family.capabilities, KD_GFX1250_INSTS, 0);
	return target->family.simd_count * (two ? 2u : 1u);
}

/* 0 where the processor does not run the size, or what its SIMDs have is not known. */
static uint32_t slots_of(const struct kd_target *target) {
	return target->family.vgprs->wave[target->wave].max_waves;
}

/* Work-groups of `waves` wavefronts that run at once on what shares one LDS, if registers and LDS suffice. */
static uint32_t groups_of(const struct kd_target *target, uint32_t waves) {
	enum { BARRIERS = 16, BARRIERS_OF_A_WGP = 32 };
	uint32_t slots = slots_of(target) * simds_of(target);
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
	return kd_occupancy_by_registers(arguments, &waves) ? (uint32_t)waves : slots;
}

/* Wavefronts that run at once on what shares one LDS. The smallest work-groups say how many run, larger ones
 * take what slots are left; where the largest do better even so, they count. */
static uint32_t waves_with_groups(const struct kd_target *target, uint32_t groups_by_lds, uint32_t least,
                                  uint32_t most) {
	uint32_t slots = slots_of(target) * simds_of(target);
	uint32_t small = at_most(groups_of(target, least), groups_by_lds);
	uint32_t large = at_most(groups_of(target, most), groups_by_lds);
	if (large * most >= small * least || !small)
		return large * most;
	return small * at_most(slots / small, most);
}

/* Wavefronts of the smallest work-group. */
static uint32_t least_waves(const struct kd_target *target, const struct kd_occupancy_use *use) {
	return divide_up(at_least_1(use->least_items), wave_size(target->wave));
}

/* What it takes on each SIMD. */
static uint32_t group_of(const struct kd_target *target, const struct kd_occupancy_use *use) {
	return divide_up(least_waves(target, use), simds_of(target));
}

/* LLVM does not round LDS up to the granule in which it is handed out. */
static uint32_t waves_for_lds(const struct kd_target *target, const struct kd_occupancy_use *use, uint32_t groups) {
	uint32_t items = wave_size(target->wave), simds = simds_of(target), slots = slots_of(target);
	uint32_t least = least_waves(target, use);
	uint32_t most = divide_up(use->most_items ? use->most_items : target->family.workgroup_items, items);
	if (!groups)
		return 0;
	most = at_most(most, slots * simds);
	least = at_most(least, most);
	uint32_t waves = divide_up(waves_with_groups(target, groups, least, most), simds);
	return waves ? at_most(waves, slots) : 1;
}

/* What a wavefront takes of the file that is asked for VGPRs. */
static uint32_t vgprs_of(const struct kd_target *target, const struct kd_occupancy_use *use) {
	int64_t total = kd_total_num_vgprs(target, use->agprs, use->vgprs);
	return total > UINT16_MAX ? UINT16_MAX : (uint32_t)total;
}

/* What leaves room for at most so many wavefronts. */
static uint32_t limits_up_to(const struct kd_occupancy *occupancy, uint32_t waves) {
	return (occupancy->vgprs <= waves ? KD_LIMITED_BY_VGPRS : 0u) |
	       (occupancy->sgprs <= waves ? KD_LIMITED_BY_SGPRS : 0u) | (occupancy->lds <= waves ? KD_LIMITED_BY_LDS : 0u);
}

static uint32_t limits_of(const struct kd_occupancy *occupancy) {
	if (!occupancy->waves)
		return limits_up_to(occupancy, occupancy->group - 1) |
		       (occupancy->slots < occupancy->group ? KD_LIMITED_BY_SLOTS : 0u);
	return occupancy->waves == occupancy->slots ? KD_LIMITED_BY_SLOTS : limits_up_to(occupancy, occupancy->waves);
}

bool kd_occupancy(const struct kd_target *target, const struct kd_occupancy_use *use, struct kd_occupancy *occupancy) {
	uint32_t slots = slots_of(target);
	if (!slots)
		return false;
	uint32_t groups = use->lds > kd_target_group_lds(target) ? 0 : kd_target_lds_limit(target) / at_least_1(use->lds);
	*occupancy = (struct kd_occupancy){
	    .slots = slots,
	    .vgprs = waves_for_registers(target, 0, vgprs_of(target, use)),
	    .sgprs = waves_for_registers(target, use->sgprs, 0),
	    .lds = waves_for_lds(target, use, groups),
	    .group = group_of(target, use),
	};
	uint32_t waves = at_most(at_most(slots, occupancy->vgprs), at_most(occupancy->sgprs, occupancy->lds));
	occupancy->waves = waves < occupancy->group ? 0 : waves;
	occupancy->limits = limits_of(occupancy);
	return true;
}

const char *kd_occupancy_limit_name(enum kd_occupancy_limit limit) {
	switch (limit) {
	case KD_LIMITED_BY_VGPRS: return "VGPRs";
	case KD_LIMITED_BY_SGPRS: return "SGPRs";
	case KD_LIMITED_BY_LDS: return "LDS";
	case KD_LIMITED_BY_SLOTS: return "slots";
	}
	return NULL;
}

/* ---- the other way ---- */

static uint32_t most_vgprs(const struct kd_target *target, uint32_t waves) {
	uint32_t count = target->family.vgprs->addressable;
	while (count && waves_for_registers(target, 0, count) < waves)
		count--;
	return count;
}

static uint32_t most_sgprs(const struct kd_target *target, uint32_t waves) {
	uint32_t count = target->family.sgprs->allocated;
	while (count && waves_for_registers(target, count, 0) < waves)
		count--;
	return count;
}

/* As much as lets a number of work-groups in. In WGP mode one of them can't have all that is shared. */
static uint32_t most_lds(const struct kd_target *target, const struct kd_occupancy_use *use, uint32_t waves) {
	uint32_t limit = kd_target_lds_limit(target), most = groups_of(target, 1);
	for (uint32_t groups = 1; groups <= most; groups++)
		if (waves_for_lds(target, use, groups) >= waves)
			return at_most(limit / groups, kd_target_group_lds(target));
	return 0;
}

uint32_t kd_occupancy_most(const struct kd_target *target, const struct kd_occupancy_use *use,
                           enum kd_occupancy_limit limit, uint32_t waves) {
	uint32_t slots = slots_of(target);
	if (slots && waves < group_of(target, use))
		waves = group_of(target, use);
	if (slots < waves)
		return 0;
	switch (limit) {
	case KD_LIMITED_BY_VGPRS: return most_vgprs(target, waves);
	case KD_LIMITED_BY_SGPRS: return most_sgprs(target, waves);
	case KD_LIMITED_BY_LDS: return most_lds(target, use, waves);
	default: return 0;
	}
}

uint32_t kd_occupancy_most_items(const struct kd_target *target, const struct kd_occupancy_use *use) {
	struct kd_occupancy_use any = *use;
	struct kd_occupancy room;
	any.least_items = 1;
	if (!kd_occupancy(target, &any, &room) || !room.lds)
		return 0;
	uint32_t waves = at_most(at_most(room.slots, room.vgprs), room.sgprs) * simds_of(target);
	return at_most(waves * wave_size(target->wave), target->family.workgroup_items);
}

/* ---- why none runs ---- */

static enum kd_occupancy_limit tightest_of(const struct kd_occupancy *occupancy) {
	return occupancy->sgprs < occupancy->vgprs ? KD_LIMITED_BY_SGPRS : KD_LIMITED_BY_VGPRS;
}

/* The registers that are too many, and the room that they leave. */
struct excess {
	const char *name;
	uint32_t used, room, most;
};

static struct excess excess_of(const struct kd_target *target, const struct kd_occupancy_use *use,
                               const struct kd_occupancy *occupancy, enum kd_occupancy_limit limit) {
	bool vgprs = limit == KD_LIMITED_BY_VGPRS;
	return (struct excess){
	    .name = kd_occupancy_limit_name(limit),
	    .used = vgprs ? vgprs_of(target, use) : use->sgprs,
	    .room = vgprs ? occupancy->vgprs : occupancy->sgprs,
	    .most = kd_occupancy_most(target, use, limit, occupancy->group),
	};
}

bool kd_occupancy_obstacle(const struct kd_target *target, const struct kd_occupancy_use *use, char *text,
                           size_t size) {
	struct kd_occupancy occupancy;
	if (size)
		text[0] = '\0';
	if (!kd_occupancy(target, use, &occupancy) || occupancy.waves)
		return false;
	if (!occupancy.lds) {
		snprintf(text, size, "a work-group can have at most %" PRIu32 " bytes of LDS, not %" PRIu32,
		         kd_target_group_lds(target), use->lds);
		return true;
	}
	char whole[KD_OBSTACLE_SIZE];
	int used = snprintf(whole, sizeof whole,
	                    "a work-group of %" PRIu32 " work-items has %" PRIu32 " wavefronts, %" PRIu32
	                    " on each of %" PRIu32 " SIMDs, and ",
	                    at_least_1(use->least_items), least_waves(target, use), occupancy.group, simds_of(target));
	uint32_t items = kd_occupancy_most_items(target, use);
	if (occupancy.limits & KD_LIMITED_BY_SLOTS) {
		snprintf(whole + used, sizeof whole - (size_t)used,
		         "there are slots for %" PRIu32 "; at most %" PRIu32 " work-items fit", occupancy.slots, items);
	} else {
		const struct excess more = excess_of(target, use, &occupancy, tightest_of(&occupancy));
		snprintf(whole + used, sizeof whole - (size_t)used,
		         "%" PRIu32 " %s leave room for %" PRIu32 "; at most %" PRIu32 " work-items fit, or %" PRIu32
		         " with %" PRIu32 " %s",
		         more.used, more.name, more.room, items, at_least_1(use->least_items), more.most, more.name);
	}
	snprintf(text, size, "%s", whole);
	return true;
}

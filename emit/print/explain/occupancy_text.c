/* occupancy_text.c: the section about occupancy. */
#include "parts.h"

#include <inttypes.h>

/* What is known of the kernel, and how well. */
struct facts {
	struct kd_occupancy_use use;
	struct kd_occupancy occupancy;
	bool vgprs_exact, sgprs_exact;
	bool items_known;
};

static struct facts facts_of(const struct subject *subject) {
	struct kd_resources resources;
	kernel_facts_resources(&subject->facts, &resources);
	return (struct facts){
	    .use = resources.use,
	    .occupancy = resources.occupancy,
	    .vgprs_exact = kernel_facts_vgprs(&subject->facts).exact,
	    .sgprs_exact = kernel_facts_sgprs(&subject->facts).exact,
	    .items_known = resources.known & KD_KNOWN_WORKGROUP,
	};
}

/* ---- what to save ---- */

static void add_saving(struct page *page, uint32_t used, uint32_t fewer, uint32_t waves, const char *unit) {
	page_add(page, "; %" PRIu32 " with %" PRIu32 " %s or fewer: save %" PRIu32, waves, fewer, unit, used - fewer);
}

/* The most of a resource that leaves room for more wavefronts. */
static void add_less(struct page *page, const struct subject *subject, const struct facts *facts,
                     enum kd_occupancy_limit limit) {
	bool vgprs = limit == KD_LIMITED_BY_VGPRS, sgprs = limit == KD_LIMITED_BY_SGPRS;
	struct kd_occupancy_use less = facts->use;
	struct kd_occupancy then;
	uint32_t *number = vgprs ? &less.vgprs : sgprs ? &less.sgprs : &less.lds;
	uint32_t *waves = vgprs ? &then.vgprs : sgprs ? &then.sgprs : &then.lds;
	then = facts->occupancy;
	uint32_t used = *number;
	*number = kd_occupancy_most(&subject->facts.target, &facts->use, limit, *waves + 1);
	if (*number && kd_occupancy(&subject->facts.target, &less, &then))
		add_saving(page, used, *number, *waves, vgprs || sgprs ? "registers" : "bytes");
}

/* ---- the lines ---- */

static void add_limit(struct page *page, enum kd_occupancy_limit limit, uint32_t waves) {
	page_add(page, "  %-12s  %2" PRIu32, kd_occupancy_limit_name(limit), waves);
}

static void add_register_lines(struct page *page, const struct subject *subject, const struct facts *facts) {
	const struct kd_vgpr_rule *rule = subject->facts.target.family.vgprs;
	unsigned granule = rule->wave[subject->facts.target.wave].allocation_granule;
	uint32_t used = facts->use.vgprs ? facts->use.vgprs : 1;
	add_limit(page, KD_LIMITED_BY_VGPRS, facts->occupancy.vgprs);
	page_add(page, "  %s%" PRIu32 " of %d, allocated in blocks of %d: %" PRIu32, facts->vgprs_exact ? "" : "up to ",
	         facts->use.vgprs, rule->wave[subject->facts.target.wave].total, granule,
	         (used + granule - 1) / granule * granule);
	add_less(page, subject, facts, KD_LIMITED_BY_VGPRS);
	page_add(page, "\n");

	add_limit(page, KD_LIMITED_BY_SGPRS, facts->occupancy.sgprs);
	if (!facts->use.sgprs) {
		page_add(page, "  every wavefront has all of them\n");
		return;
	}
	page_add(page, "  %s%" PRIu32, facts->sgprs_exact ? "" : "up to ", facts->use.sgprs);
	if (!subject->facts.target.family.sgprs->fixed_count)
		add_less(page, subject, facts, KD_LIMITED_BY_SGPRS);
	page_add(page, "\n");
}

static void add_lds_line(struct page *page, const struct subject *subject, const struct facts *facts) {
	const struct kd_occupancy_use *use = &facts->use;
	uint32_t limit = kd_target_lds_limit(&subject->facts.target);
	add_limit(page, KD_LIMITED_BY_LDS, facts->occupancy.lds);
	if (use->lds > limit)
		page_add(page, "  %" PRIu32 " bytes, but there are only %" PRIu32, use->lds, limit);
	else if (use->lds)
		page_add(page, "  %" PRIu32 " of %" PRIu32 " bytes: room for %" PRIu32 " work-group%s", use->lds, limit,
		         limit / use->lds, limit / use->lds == 1 ? "" : "s");
	else
		page_add(page, "  none");
	page_add(page,
	         use->least_items == use->most_items ? "; %swork-groups of %" PRIu32 " work-items"
	                                             : "; %swork-groups of up to %" PRIu32 " work-items",
	         facts->items_known ? "" : "assuming ", use->most_items);
	if (use->lds)
		add_less(page, subject, facts, KD_LIMITED_BY_LDS);
	page_add(page, "\n");
}

/* Large work-groups do not share the slots evenly, or do not run. */
static void add_group_line(struct page *page, const struct subject *subject, const struct facts *facts) {
	struct kd_occupancy_use use = facts->use;
	use.least_items = use.most_items;
	struct kd_occupancy full;
	char text[KD_OBSTACLE_SIZE];
	if (!facts->items_known || !facts->occupancy.waves)
		return;
	if (kd_occupancy_obstacle(&subject->facts.target, &use, text, sizeof text))
		page_add(page, "  only smaller work-groups run: %s\n", text);
	else if (kd_occupancy(&subject->facts.target, &use, &full) && full.lds < facts->occupancy.waves)
		page_add(page, "  work-groups of all %" PRIu32 " work-items leave room for only %" PRIu32 "\n", use.most_items,
		         full.lds);
}

static void add_limits(struct page *page, uint32_t limits) {
	const char *separator = ", limited by ", *name;
	if (limits & KD_LIMITED_BY_SLOTS) {
		page_add(page, ", as many as it has slots for");
		return;
	}
	for (uint32_t bit = 1; (name = kd_occupancy_limit_name(bit)); bit <<= 1) {
		if (!(limits & bit))
			continue;
		page_add(page, "%s%s", separator, name);
		separator = " and ";
	}
}

void section_occupancy(struct page *page, const struct subject *subject) {
	struct facts facts = facts_of(subject);
	page_heading(page, "Occupancy");
	if (!facts.occupancy.slots) {
		const struct kd_target *target = &subject->facts.target;
		bool runs = kd_has(target->family.capabilities, target->wave == KD_WAVE_32 ? KD_WAVE32 : KD_WAVE64, 0);
		page_add(page,
		         runs ? "  not known: how many registers a SIMD of %s has\n"
		              : "  %s cannot run wavefronts of this size\n",
		         target->processor->name);
		return;
	}
	char text[KD_OBSTACLE_SIZE];
	page_add(page, "  %" PRIu32 " of %" PRIu32 " wavefronts on a SIMD", facts.occupancy.waves, facts.occupancy.slots);
	if (kd_occupancy_obstacle(&subject->facts.target, &facts.use, text, sizeof text))
		page_add(page, ": no work-group runs\n  %s", text);
	else
		add_limits(page, facts.occupancy.limits);
	page_add(page, "\n");
	add_register_lines(page, subject, &facts);
	add_lds_line(page, subject, &facts);
	add_group_line(page, subject, &facts);
}

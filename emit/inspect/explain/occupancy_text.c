/* occupancy_text.c: the section about occupancy. */
#include "parts.h"

#include <inttypes.h>

#include "occupancy.h"
#include "base/row_numbers.h"

/* LLVM's largest work-group where nothing is said. */
enum { MOST_ITEMS = 1024 };

/* What is known of the kernel, and how well. */
struct facts {
	struct occupancy_use use;
	bool vgprs_exact, sgprs_exact;
	bool items_known;
};

/* Work-items of the work-group that the metadata demands, of version 2 too; 0 if it demands none. */
static uint32_t required_items(const struct subject *subject) {
	const struct node *metadata = subject->kernel->metadata;
	const struct node *sizes = tree_find(metadata, ".reqd_workgroup_size");
	uint64_t product = 1, size;
	if (!sizes)
		sizes = tree_find(tree_find(metadata, "Attrs"), "ReqdWorkGroupSize");
	if (!sizes || sizes->kind != NODE_LIST || sizes->children.count == 0)
		return 0;
	for (size_t i = 0; i < sizes->children.count; i++) {
		if (!node_unsigned(&sizes->children.items[i], &size) || size == 0 || size > MOST_ITEMS)
			return 0;
		product *= size;
		if (product > MOST_ITEMS)
			return 0;
	}
	return (uint32_t)product;
}

/* The largest work-group that the metadata allows; false if it does not say. */
static bool largest_items(const struct subject *subject, uint64_t *most) {
	const struct node *properties = tree_find(subject->kernel->metadata, "CodeProps");
	return subject_metadata(subject, ".max_flat_workgroup_size", most) ||
	       node_unsigned(tree_find(properties, "MaxFlatWorkGroupSize"), most);
}

static struct facts facts_of(const struct subject *subject) {
	struct register_count vgprs = subject_vgprs(subject), sgprs = subject_sgprs(subject);
	struct facts facts = {.vgprs_exact = vgprs.exact, .sgprs_exact = sgprs.exact};
	facts.use.vgprs = (uint32_t)(vgprs.exact ? vgprs.said : vgprs.high);
	facts.use.sgprs = (uint32_t)(sgprs.exact ? sgprs.said : sgprs.high);
	facts.use.lds = (uint32_t)subject_bits(subject, KD_FIELD_GROUP_SEGMENT_FIXED_SIZE);

	uint64_t most = MOST_ITEMS;
	uint32_t required = required_items(subject);
	bool said = largest_items(subject, &most) && most && most <= MOST_ITEMS;
	facts.items_known = required || said;
	facts.use.least_items = required ? required : 1;
	facts.use.most_items = required ? required : said ? (uint32_t)most : MOST_ITEMS;
	return facts;
}

/* ---- what to save ---- */

static void add_saving(struct page *page, uint32_t used, uint32_t fewer, uint32_t waves, const char *unit) {
	page_add(page, "; %" PRIu32 " with %" PRIu32 " %s or fewer: save %" PRIu32, waves, fewer, unit, used - fewer);
}

/* The most registers, SGPRs or VGPRs, that leave room for more wavefronts. */
static void add_register_saving(struct page *page, const struct subject *subject, const struct occupancy_use *use,
                                bool sgprs) {
	struct occupancy now = occupancy_of(&subject->target, use);
	uint32_t used = sgprs ? use->sgprs : use->vgprs, waves = sgprs ? now.sgprs : now.vgprs;
	struct occupancy_use less = *use;
	for (uint32_t fewer = used; fewer > 1;) {
		*(sgprs ? &less.sgprs : &less.vgprs) = --fewer;
		struct occupancy then = occupancy_of(&subject->target, &less);
		uint32_t more = sgprs ? then.sgprs : then.vgprs;
		if (more > waves) {
			add_saving(page, used, fewer, more, "registers");
			return;
		}
	}
}

/* The same for LDS: as many work-groups more as it takes. */
static void add_lds_saving(struct page *page, const struct subject *subject, const struct occupancy_use *use) {
	uint32_t limit = kd_target_lds_limit(&subject->target);
	uint32_t most = occupancy_groups(&subject->target, 1);
	struct occupancy now = occupancy_of(&subject->target, use);
	for (uint32_t groups = limit / use->lds + 1; groups <= most; groups++) {
		struct occupancy_use less = *use;
		less.lds = limit / groups;
		struct occupancy then = occupancy_of(&subject->target, &less);
		if (then.lds > now.lds) {
			add_saving(page, use->lds, less.lds, then.lds, "bytes");
			return;
		}
	}
}

/* ---- the lines ---- */

static void add_limit(struct page *page, const char *resource, uint32_t waves) {
	page_add(page, "  %-12s  %2" PRIu32, resource, waves);
}

static void add_register_lines(struct page *page, const struct subject *subject, const struct facts *facts,
                               const struct occupancy *occupancy) {
	const struct kd_vgpr_rule *rule = subject->target.family.vgprs;
	unsigned granule = rule->wave[subject->target.wave].allocation_granule;
	uint32_t used = facts->use.vgprs ? facts->use.vgprs : 1;
	add_limit(page, "VGPRs", occupancy->vgprs);
	page_add(page, "  %s%" PRIu32 " of %d, allocated in blocks of %d: %" PRIu32, facts->vgprs_exact ? "" : "up to ",
	         facts->use.vgprs, rule->wave[subject->target.wave].total, granule,
	         (used + granule - 1) / granule * granule);
	add_register_saving(page, subject, &facts->use, false);
	page_add(page, "\n");

	add_limit(page, "SGPRs", occupancy->sgprs);
	if (!facts->use.sgprs) {
		page_add(page, "  every wavefront has all of them\n");
		return;
	}
	page_add(page, "  %s%" PRIu32, facts->sgprs_exact ? "" : "up to ", facts->use.sgprs);
	if (!subject->target.family.sgprs->fixed_count)
		add_register_saving(page, subject, &facts->use, true);
	page_add(page, "\n");
}

static void add_lds_line(struct page *page, const struct subject *subject, const struct facts *facts,
                         const struct occupancy *occupancy) {
	const struct occupancy_use *use = &facts->use;
	uint32_t limit = kd_target_lds_limit(&subject->target);
	add_limit(page, "LDS", occupancy->lds);
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
		add_lds_saving(page, subject, use);
	page_add(page, "\n");
}

/* Large work-groups do not share the slots evenly. */
static void add_group_line(struct page *page, const struct subject *subject, const struct facts *facts,
                           const struct occupancy *occupancy) {
	struct occupancy_use use = facts->use;
	use.least_items = use.most_items;
	struct occupancy full = occupancy_of(&subject->target, &use);
	if (facts->items_known && full.lds < occupancy->waves)
		page_add(page, "  work-groups of all %" PRIu32 " work-items leave room for only %" PRIu32 "\n", use.most_items,
		         full.lds);
}

static void add_limits(struct page *page, const struct occupancy *occupancy) {
	const struct {
		uint32_t waves;
		const char *name;
	} limits[] = {
	    {occupancy->vgprs, "VGPRs"},
	    {occupancy->sgprs, "SGPRs"},
	    {occupancy->lds, "LDS"},
	};
	const char *separator = ", limited by ";
	if (occupancy->waves == occupancy->slots) {
		page_add(page, ", as many as it has slots for");
		return;
	}
	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
		if (limits[i].waves != occupancy->waves)
			continue;
		page_add(page, "%s%s", separator, limits[i].name);
		separator = " and ";
	}
}

void section_occupancy(struct page *page, const struct subject *subject) {
	struct facts facts = facts_of(subject);
	struct occupancy occupancy = occupancy_of(&subject->target, &facts.use);
	page_heading(page, "Occupancy");
	if (!occupancy.slots) {
		page_add(page, "  %s cannot run wavefronts of this size\n", subject->target.processor->name);
		return;
	}
	page_add(page, "  %" PRIu32 " of %" PRIu32 " wavefronts on a SIMD", occupancy.waves, occupancy.slots);
	add_limits(page, &occupancy);
	page_add(page, "\n");
	add_register_lines(page, subject, &facts, &occupancy);
	add_lds_line(page, subject, &facts, &occupancy);
	add_group_line(page, subject, &facts, &occupancy);
}

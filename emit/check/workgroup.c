/* workgroup.c: the work-groups that metadata demands or allows: whether there are such, and whether they ever run. */
#include "check.h"

#include <inttypes.h>

#include "kdasm/occupancy.h"

static struct check_place at_fact(enum kernel_fact fact) {
	return (struct check_place){CHECK_AT_FACT, fact};
}

static void check_limit(struct checker *checker, const struct check_kernel *kernel, enum kernel_fact fact) {
	uint32_t items = kernel->metadata->facts[fact].value, limit = checker->runs_on->family.workgroup_items;
	if (items > limit)
		check_report(checker, KD_CHECK_WORKGROUP_LIMIT, kernel, at_fact(fact),
		             "'%s' has %" PRIu32 " work-items, but a work-group on %s has at most %" PRIu32,
		             kernel_fact_key(fact), items, checker->runs_on->processor->name, limit);
}

/* A required size of 0, 0, 0 is any: specification, "Code Object V3 Metadata", ".reqd_workgroup_size". */
void check_workgroup(struct checker *checker, const struct check_kernel *kernel) {
	const struct kernel_facts *metadata = kernel->metadata;
	uint32_t required = metadata->facts[KERNEL_WORKGROUP_REQUIRED].value;
	uint32_t most = metadata->facts[KERNEL_WORKGROUP_MOST].value;
	bool has_required = kernel_has(metadata, KERNEL_WORKGROUP_REQUIRED);
	bool has_most = kernel_has(metadata, KERNEL_WORKGROUP_MOST);
	if (has_required && has_most && most && required > most)
		check_disagreement(checker, KD_CHECK_WORKGROUP_SIZE, kernel, at_fact(KERNEL_WORKGROUP_REQUIRED),
		                   at_fact(KERNEL_WORKGROUP_MOST),
		                   "'.reqd_workgroup_size' has %" PRIu32 " work-items, '.max_flat_workgroup_size' is %" PRIu32,
		                   required, most);
	else if (has_required)
		check_limit(checker, kernel, KERNEL_WORKGROUP_REQUIRED);
	if (has_most && !most)
		check_report(checker, KD_CHECK_WORKGROUP_LIMIT, kernel, at_fact(KERNEL_WORKGROUP_MOST),
		             "'.max_flat_workgroup_size' is 0");
	else if (has_most && !checker->only_obstacles) /* smaller work-groups run */
		check_limit(checker, kernel, KERNEL_WORKGROUP_MOST);
}

/* ---- whether they run ---- */

/* What it runs on, in the modes of the descriptor. */
static struct kd_target target_of(const struct checker *checker, const int64_t *sources) {
	struct kd_target target = *checker->runs_on;
	target.wave = sources[SOURCE_WAVEFRONT_SIZE] == 32 ? KD_WAVE_32 : KD_WAVE_64;
	if (sources[SOURCE_WGP_MODE] != SOURCE_UNKNOWN)
		target.cumode = !sources[SOURCE_WGP_MODE];
	return target;
}

static uint32_t registers(int64_t count) {
	return count > 0 && count < UINT16_MAX ? (uint32_t)count : 0;
}

static void check_runs(struct checker *checker, const struct check_kernel *kernel, enum kernel_fact fact,
                       const int64_t *sources) {
	enum kd_check check = fact == KERNEL_WORKGROUP_REQUIRED ? KD_CHECK_WORKGROUP_REGISTERS : KD_CHECK_LARGEST_WORKGROUP;
	if (!checker->outcomes[check])
		return;
	const struct kd_target target = target_of(checker, sources);
	const struct kd_occupancy_use use = {
	    .vgprs = registers(sources[SOURCE_VGPRS]),
	    .sgprs = registers(sources[SOURCE_SGPRS]),
	    .least_items = kernel->metadata->facts[fact].value,
	};
	char text[KD_OBSTACLE_SIZE];
	if (use.least_items <= target.family.workgroup_items && kd_occupancy_obstacle(&target, &use, text, sizeof text))
		check_disagreement(checker, check, kernel, at_fact(fact),
		                   (struct check_place){CHECK_AT_FIELD, KD_FIELD_NEXT_FREE_VGPR}, "%s", text);
}

void check_workgroup_registers(struct checker *checker, const struct check_kernel *kernel,
                               const int64_t sources[SOURCE_COUNT]) {
	const struct kernel_facts *metadata = kernel->metadata;
	bool is_required = kernel_has(metadata, KERNEL_WORKGROUP_REQUIRED) &&
	                   metadata->facts[KERNEL_WORKGROUP_REQUIRED].value;
	if (is_required)
		check_runs(checker, kernel, KERNEL_WORKGROUP_REQUIRED, sources);
	else if (kernel_has(metadata, KERNEL_WORKGROUP_MOST))
		check_runs(checker, kernel, KERNEL_WORKGROUP_MOST, sources);
}

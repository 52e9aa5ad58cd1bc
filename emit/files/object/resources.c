/* resources.c: see resources.h. */
#include "resources.h"

#include "code_object.h"
#include "kernel/descriptor/field.h"
#include "kernel/descriptor/kernel_source.h"
#include "kdasm/kernel_code.h"

/* ---- facts ---- */

/* The modes that decide how registers and LDS are counted. */
static void take_modes(struct kernel_facts *facts) {
	static const enum kd_field_id wgp[] = {KD_FIELD_WORKGROUP_PROCESSOR_MODE, KD_FIELD_WGP_MODE_GFX1250};
	struct kd_target *target = &facts->target;
	target->wave = descriptor_wave(target, facts->descriptor);
	for (size_t i = 0; i < sizeof wgp / sizeof *wgp; i++)
		if (kd_field_available(target, kd_field_at(wgp[i])))
			target->cumode = !kernel_facts_bits(facts, wgp[i]);
}

void kernel_facts_take(struct kernel_facts *facts, const struct kd_target *target, const uint8_t *bytes, size_t size,
                       const struct node *metadata) {
	facts->target = *target;
	facts->metadata = metadata;
	facts->code_t = size == KD_CODE_T_SIZE ? bytes : NULL;
	if (facts->code_t)
		kernel_code_as_descriptor(target, bytes, facts->descriptor);
	else
		memcpy(facts->descriptor, bytes, KD_DESCRIPTOR_SIZE);
	take_modes(facts);
}

uint64_t kernel_facts_bits(const struct kernel_facts *facts, enum kd_field_id id) {
	const struct kd_field *field = kd_field_at(id);
	return kd_field_available(&facts->target, field) ? kd_field_read(field, facts->descriptor) : 0;
}

uint64_t kernel_facts_key(const struct kernel_facts *facts, const char *key) {
	bool is_alias;
	const struct kd_code_t_field *row = facts->code_t ? kd_code_t_find(key, strlen(key), &is_alias) : NULL;
	return row ? kd_code_t_read(row, facts->code_t) : 0;
}

static struct register_count count_of(const struct kernel_facts *facts, struct register_blocks blocks,
                                      const char *metadata, const char *key) {
	struct register_count count = {.field = blocks.field, .granule = blocks.granule};
	count.low = blocks.field ? blocks.field * blocks.granule + 1 : 0;
	count.high = (blocks.field + 1) * blocks.granule;
	count.said = kernel_facts_key(facts, key);
	count.is_said = count.said || node_unsigned(tree_find(facts->metadata, metadata), &count.said);
	count.exact = count.is_said && count.said >= count.low && count.said <= count.high;
	return count;
}

struct register_count kernel_facts_vgprs(const struct kernel_facts *facts) {
	struct register_blocks blocks = allotted_vgprs(&facts->target, facts->descriptor);
	return count_of(facts, blocks, ".vgpr_count", "workitem_vgpr_count");
}

struct register_count kernel_facts_sgprs(const struct kernel_facts *facts) {
	struct register_blocks blocks = allotted_sgprs(&facts->target, facts->descriptor);
	return count_of(facts, blocks, ".sgpr_count", "wavefront_sgpr_count");
}

/* ---- the work-group ---- */

/* Work-items of the work-group that the metadata demands, of version 2 too; 0 if it demands none. */
static uint32_t required_items(const struct node *metadata) {
	const struct node *sizes = tree_find(metadata, ".reqd_workgroup_size");
	uint64_t product = 1, size;
	if (!sizes)
		sizes = tree_find(tree_find(metadata, "Attrs"), "ReqdWorkGroupSize");
	if (!sizes || sizes->kind != NODE_LIST || sizes->children.count == 0)
		return 0;
	for (size_t i = 0; i < sizes->children.count; i++) {
		if (!node_unsigned(&sizes->children.items[i], &size) || size == 0 || size > KD_WORKGROUP_MAX)
			return 0;
		product *= size;
		if (product > KD_WORKGROUP_MAX)
			return 0;
	}
	return (uint32_t)product;
}

/* A number of the metadata, by its name and that of version 2; false if it does not say. */
static bool metadata_number(const struct kernel_facts *facts, const char *key, const char *old_key, uint64_t *number) {
	return node_unsigned(tree_find(facts->metadata, key), number) ||
	       (facts->code_t && node_unsigned(tree_find(tree_find(facts->metadata, "CodeProps"), old_key), number));
}

static void take_workgroup(const struct kernel_facts *facts, struct kd_resources *resources) {
	uint64_t most = 0;
	uint32_t required = required_items(facts->metadata);
	bool said = metadata_number(facts, ".max_flat_workgroup_size", "MaxFlatWorkGroupSize", &most) && most &&
	            most <= KD_WORKGROUP_MAX;
	resources->workgroup = required ? required : said ? (uint32_t)most : 0;
	resources->use.least_items = required ? required : 1;
	resources->use.most_items = resources->workgroup ? resources->workgroup : KD_WORKGROUP_MAX;
	resources->known |= resources->workgroup ? KD_KNOWN_WORKGROUP : 0u;
}

/* ---- registers ---- */

static uint32_t small(uint64_t number) {
	return number < UINT32_MAX ? (uint32_t)number : UINT32_MAX;
}

/* Where one file has both kinds the count is that of the file: VGPRs up to a multiple of 4, then AGPRs. */
static void take_unified(const struct kernel_facts *facts, struct kd_resources *resources, uint32_t total) {
	uint32_t offset = ((uint32_t)kernel_facts_bits(facts, KD_FIELD_ACCUM_OFFSET) + 1) * ACCUM_GRANULE;
	if (!(resources->known & KD_KNOWN_AGPRS) || resources->agprs > total)
		resources->agprs = total > offset ? total - offset : 0;
	resources->vgprs = total - resources->agprs;
}

/* LLVM makes room for more where something else limits the wavefronts anyway. */
static void take_vgprs(const struct kernel_facts *facts, struct kd_resources *resources) {
	struct register_count count = kernel_facts_vgprs(facts);
	bool exact = count.is_said && (!count.granule || count.said <= count.high);
	uint32_t total = small(exact ? count.said : count.high), capabilities = facts->target.family.capabilities;
	uint64_t agprs;
	bool said = kd_has(capabilities, KD_AGPRS, 0) && node_unsigned(tree_find(facts->metadata, ".agpr_count"), &agprs);
	resources->use.vgprs = small(count.exact ? count.said : count.high);
	resources->vgprs = total;
	resources->agprs = said ? small(agprs) : kd_has(capabilities, KD_AGPRS, 0) ? total : 0;
	resources->known |= said ? KD_KNOWN_AGPRS : 0u;
	if (kd_has(capabilities, KD_GFX90A_INSTS, 0))
		take_unified(facts, resources, total);
	/* Of two files only the larger count is said. */
	bool hidden = resources->agprs && !kd_has(capabilities, KD_GFX90A_INSTS, 0) && resources->agprs >= total;
	resources->known |= exact && !hidden ? KD_KNOWN_VGPRS : 0u;
}

static void take_sgprs(const struct kernel_facts *facts, struct kd_resources *resources) {
	struct register_count count = kernel_facts_sgprs(facts);
	bool exact = count.is_said && (!count.granule || count.said <= count.high);
	resources->use.sgprs = small(count.exact ? count.said : count.high);
	resources->sgprs = small(exact ? count.said : count.high);
	resources->known |= exact ? KD_KNOWN_SGPRS : 0u;
}

static void take_spills(const struct kernel_facts *facts, struct kd_resources *resources) {
	uint64_t number;
	if (metadata_number(facts, ".vgpr_spill_count", "NumSpilledVGPRs", &number)) {
		resources->vgpr_spills = small(number);
		resources->known |= KD_KNOWN_VGPR_SPILLS;
	}
	if (metadata_number(facts, ".sgpr_spill_count", "NumSpilledSGPRs", &number)) {
		resources->sgpr_spills = small(number);
		resources->known |= KD_KNOWN_SGPR_SPILLS;
	}
}

void kernel_facts_resources(const struct kernel_facts *facts, struct kd_resources *resources) {
	uint64_t kernarg = kernel_facts_bits(facts, KD_FIELD_KERNARG_SIZE);
	if (!kernarg) /* unspecified */
		metadata_number(facts, ".kernarg_segment_size", "KernargSegmentSize", &kernarg);
	*resources = (struct kd_resources){
	    .wavefront_size = wave_size(facts->target.wave),
	    .scratch = (uint32_t)kernel_facts_bits(facts, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE),
	    .lds = (uint32_t)kernel_facts_bits(facts, KD_FIELD_GROUP_SEGMENT_FIXED_SIZE),
	    .kernarg = small(kernarg),
	    .dynamic_stack = kernel_facts_bits(facts, KD_FIELD_USES_DYNAMIC_STACK) != 0,
	    .cumode = facts->target.cumode || !kd_has(facts->target.family.capabilities, KD_WGP, 0),
	};
	take_vgprs(facts, resources);
	take_sgprs(facts, resources);
	take_spills(facts, resources);
	take_workgroup(facts, resources);
	resources->use.lds = resources->lds;
	if (!kd_occupancy(&facts->target, &resources->use, &resources->occupancy))
		resources->occupancy = (struct kd_occupancy){0};
}

enum kd_wave object_wave(const struct kd_code_object *object) {
	struct kernel_facts facts;
	enum kd_wave wave = object->target.wave;
	for (size_t i = 0; i < object->kernels.count; i++) {
		const struct kd_kernel *kernel = &object->kernels.items[i];
		kernel_facts_take(&facts, &object->target, kernel->descriptor, kernel->descriptor_size, NULL);
		if (i && facts.target.wave != wave)
			return object->target.wave;
		wave = facts.target.wave;
	}
	return wave;
}

void kd_kernel_resources(const struct kd_code_object *object, const struct kd_kernel *kernel,
                         struct kd_resources *resources) {
	struct kernel_facts facts;
	kernel_facts_take(&facts, &object->target, kernel->descriptor, kernel->descriptor_size,
	                  value_node(kernel->metadata));
	kernel_facts_resources(&facts, resources);
}

/* kernel.c: the numbers of one kernel. */
#include "check/source.h"
#include "descriptor/field.h"
#include "descriptor/late.h"
#include "fill.h"

/* Work-items that a work-group may have, as compilers write it for kernels that do not say. */
#define WORKGROUP_DEFAULT 1024

/* Compilers give the kernarg segment at least that, and round its size up to it. */
enum { KERNARG_ALIGNMENT = 4 };

/* ---- what the descriptor says ---- */

static int64_t agprs(const struct kd_target *target, const struct kd_descriptor_input *input) {
	if (!kd_field_available(target, &descriptor_fields[KD_FIELD_ACCUM_OFFSET]))
		return SOURCE_UNKNOWN;
	int64_t count = field_value(target, input, KD_FIELD_NEXT_FREE_VGPR);
	int64_t offset = field_value(target, input, KD_FIELD_ACCUM_OFFSET);
	return count > offset ? count - offset : 0;
}

static int64_t if_available(const struct kd_target *target, const struct kd_descriptor_input *input,
                            enum kd_field_id id) {
	return kd_field_available(target, &descriptor_fields[id]) ? field_value(target, input, id) : SOURCE_UNKNOWN;
}

void fill_values(const struct kd_target *target, const struct kd_descriptor_input *input, uint64_t linked,
                 int64_t values[SOURCE_COUNT]) {
	values[SOURCE_KERNARG_SIZE] = field_value(target, input, KD_FIELD_KERNARG_SIZE);
	values[SOURCE_GROUP_SIZE] = field_value(target, input, KD_FIELD_GROUP_SEGMENT_FIXED_SIZE) & UINT32_MAX;
	values[SOURCE_PRIVATE_SIZE] = field_value(target, input, KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE) & UINT32_MAX;
	values[SOURCE_WAVEFRONT_SIZE] = kernel_wave(target, input) == KD_WAVE_32 ? 32 : 64;
	values[SOURCE_SGPRS] = kernel_sgprs(target, input) + kernel_extra_sgprs(target, input);
	values[SOURCE_VGPRS] = field_value(target, input, KD_FIELD_NEXT_FREE_VGPR);
	values[SOURCE_AGPRS] = agprs(target, input);
	values[SOURCE_DYNAMIC_STACK] = if_available(target, input, KD_FIELD_USES_DYNAMIC_STACK);
	values[SOURCE_WGP_MODE] = if_available(target, input, KD_FIELD_WORKGROUP_PROCESSOR_MODE);
	if (linked >> KD_FIELD_GROUP_SEGMENT_FIXED_SIZE & 1)
		values[SOURCE_GROUP_SIZE] = SOURCE_UNKNOWN;
	if (linked >> KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE & 1)
		values[SOURCE_PRIVATE_SIZE] = SOURCE_UNKNOWN;
}

bool fill_kernels(struct module *module, struct fill_kernel **kernels, size_t *count) {
	bool good = true;
	*count = module->late_descriptors.count;
	*kernels = arena_zeroed(module->arena, *count, sizeof **kernels);
	for (size_t i = 0; i < *count; i++) {
		const struct late_descriptor *late = module->late_descriptors.items[i];
		const struct source_kernel *source = &module->checks->kernels.items[late->checked];
		struct kd_descriptor_input input = {0};
		good = late_descriptor_input(module, late, &input) && good;
		const struct name *name = source->symbol->name;
		(*kernels)[i] = (struct fill_kernel){.symbol = name->text, .symbol_size = name->length, .pos = source->pos};
		fill_values(&module->target, &input, source->linked, (*kernels)[i].values);
	}
	return good;
}

/* ---- its map ---- */

static const struct number_row {
	enum kernel_fact fact;
	enum kernel_source source;
} numbers[] = {
#define KD_METADATA_FROM_DESCRIPTOR(fact, source, ...) {KERNEL_##fact, SOURCE_##source},
#include "kdasm/metadata_keys.def"
};

void fill_numbers(struct arena *arena, const struct kd_target *target, struct node *map,
                  const int64_t values[SOURCE_COUNT]) {
	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
		const char *key = kernel_fact_key(numbers[i].fact);
		const struct kd_metadata_key *row = kd_metadata_find_key(KD_METADATA_KERNEL, key, strlen(key));
		int64_t value = values[numbers[i].source];
		if (tree_find(map, key) || value == SOURCE_UNKNOWN || row->since > target->code_object_version)
			continue;
		tree_set(arena, map, key,
		         row->type == KD_METADATA_BOOLEAN ? node_of_boolean(value) : node_of_unsigned((uint64_t)value));
	}
}

/* Work-items of the size that dispatches must have; 0, 0, 0 is any. */
static uint64_t workgroup(const struct node *map) {
	const struct node *required = tree_find(map, ".reqd_workgroup_size");
	uint64_t product = required ? 1 : 0, size;
	for (size_t i = 0; required && i < required->children.count; i++)
		if (!node_unsigned(&required->children.items[i], &size) || __builtin_mul_overflow(product, size, &product))
			product = 0;
	return product && product <= UINT32_MAX ? product : WORKGROUP_DEFAULT;
}

void fill_kernarg_size(struct arena *arena, struct node *map, uint64_t end) {
	if (!tree_find(map, ".kernarg_segment_size"))
		tree_set(arena, map, ".kernarg_segment_size",
		         node_of_unsigned((end + KERNARG_ALIGNMENT - 1) / KERNARG_ALIGNMENT * KERNARG_ALIGNMENT));
}

enum how {
	HOW_VERSION, HOW_TARGET, HOW_LIST, HOW_NAME, HOW_SYMBOL, HOW_ALIGNMENT, HOW_WORKGROUP, HOW_ZERO, HOW_SIZE,
	HOW_OFFSET,
};

static const struct fill_row {
	enum kd_metadata_map map;
	const char *key;
	enum how how;
} rows[] = {
#define KD_METADATA_FILL(map, key, how) {KD_METADATA_##map, key, HOW_##how},
#include "kdasm/metadata_keys.def"
};

bool fill_knows(const struct kd_metadata_key *row) {
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if (rows[i].map == row->map && strcmp(rows[i].key, row->name) == 0)
			return true;
	for (size_t i = 0; row->map == KD_METADATA_KERNEL && i < sizeof numbers / sizeof numbers[0]; i++)
		if (strcmp(kernel_fact_key(numbers[i].fact), row->name) == 0)
			return true;
	return false;
}

void fill_rest(struct arena *arena, struct node *map, uint64_t alignment) {
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		uint64_t value = 0;
		if (rows[i].map != KD_METADATA_KERNEL || tree_find(map, rows[i].key))
			continue;
		switch (rows[i].how) {
		case HOW_ALIGNMENT: value = alignment > KERNARG_ALIGNMENT ? alignment : KERNARG_ALIGNMENT; break;
		case HOW_WORKGROUP: value = workgroup(map); break;
		default: break;
		}
		tree_set(arena, map, rows[i].key, node_of_unsigned(value));
	}
}

/* Reports the keys that nothing fills: those of an entry without descriptor, and sizes that a linker decides. */
static void check_complete(struct module *module, const struct node *map, size_t entry,
                           const struct fill_kernel *kernel) {
	size_t count, length;
	kd_pos pos = entry == FILL_NEW ? kernel->pos : source_checks_entry_pos(module->checks, entry);
	const struct kd_metadata_key *keys = kd_metadata_keys(&count);
	const char *name = node_text(tree_find(map, ".name"), &length);
	name = arena_copy(module->arena, name ? name : "", name ? length : 0);
	for (size_t i = 0; i < count; i++) {
		if (keys[i].map != KD_METADATA_KERNEL || !keys[i].required || tree_find(map, keys[i].name))
			continue;
		diag_error(module->diag, pos, "kernel '%s': '%s' is missing, and %s; write it", name, keys[i].name,
		           kernel ? "its value in the descriptor is left to the linker"
		                  : "there is no descriptor to take it from");
	}
}

void fill_entry(struct module *module, struct node *map, size_t entry, const struct fill_kernel *kernel) {
	uint64_t end, alignment;
	if (!fill_arguments(module, map, entry, &end, &alignment))
		return;
	/* the descriptor may leave its size open */
	if (kernel && !kernel->values[SOURCE_KERNARG_SIZE])
		fill_kernarg_size(module->arena, map, end);
	if (kernel)
		fill_numbers(module->arena, &module->target, map, kernel->values);
	fill_rest(module->arena, map, alignment);
	check_complete(module, map, entry, kernel);
}

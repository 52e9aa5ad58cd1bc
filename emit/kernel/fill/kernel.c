/* kernel.c: the numbers of one kernel. */
#include "kernel/descriptor/kernels.h"
#include "kernel/descriptor/late.h"
#include "fill.h"
#include "kernel/metadata/documents.h"
#include "module/module.h"
#include "module/symbol.h"

/* Work-items that a work-group may have, as compilers write it for kernels that do not say. */
#define WORKGROUP_DEFAULT 1024

/* Compilers give the kernarg segment at least that, and round its size up to it. */
enum { KERNARG_ALIGNMENT = 4 };

/* ---- what the descriptor says ---- */

bool fill_kernels(struct module *module, struct fill_kernel **kernels, size_t *count) {
	bool good = true;
	*count = module->late_descriptors.count;
	*kernels = arena_zeroed(module->arena, *count, sizeof **kernels);
	for (size_t i = 0; i < *count; i++) {
		const struct late_descriptor *late = module->late_descriptors.items[i];
		const struct module_kernel *kernel = &module->kernels->list.items[late->kernel];
		struct kd_descriptor_input input;
		good = late_descriptor_input(module, late, &input) && good;
		const struct name *name = kernel->symbol->name;
		(*kernels)[i] = (struct fill_kernel){.symbol = name->text, .symbol_size = name->length, .pos = kernel->pos};
		sources_given(&module->target, &input, kernel->linked, (*kernels)[i].values);
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
	HOW_VERSION,
	HOW_TARGET,
	HOW_LIST,
	HOW_NAME,
	HOW_SYMBOL,
	HOW_ALIGNMENT,
	HOW_WORKGROUP,
	HOW_ZERO,
	HOW_SIZE,
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
	kd_pos pos = entry == FILL_NEW ? kernel->pos : documents_entry_pos(module->documents, entry);
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
	/* The descriptor may leave its size open. */
	if (kernel && !kernel->values[SOURCE_KERNARG_SIZE])
		fill_kernarg_size(module->arena, map, end);
	if (kernel)
		fill_numbers(module->arena, &module->target, map, kernel->values);
	fill_rest(module->arena, map, alignment);
	check_complete(module, map, entry, kernel);
}

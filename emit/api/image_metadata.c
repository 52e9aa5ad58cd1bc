/* image_metadata.c: the metadata of kernels that have no text of it. */
#include <inttypes.h>

#include "kernel/descriptor/ending.h"
#include "kernel/fill/fill.h"
#include "image.h"

enum { KERNARG_ALIGN_DEFAULT = 8 };

/* ---- what it can't say ---- */

static bool is_allowed(const char *const *allowed, const char *word) {
	while (*allowed && strcmp(*allowed, word) != 0)
		allowed++;
	return *allowed;
}

static const char *argument_error(struct arena *arena, const struct kd_image_kernel *kernel, size_t number) {
	const struct kd_image_argument *argument = &kernel->arguments[number];
	const struct {
		const char *key, *word;
	} words[] = {
	    {".value_kind", argument->value_kind},
	    {".address_space", argument->address_space},
	    {".access", argument->access},
	};
	if (!argument->value_kind)
		return arena_printf(arena, "argument %zu has no value_kind", number + 1);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		const struct kd_metadata_key *row =
		    kd_metadata_find_key(KD_METADATA_ARGUMENT, words[i].key, strlen(words[i].key));
		if (words[i].word && !is_allowed(row->values, words[i].word))
			return arena_printf(arena, "argument %zu: unknown %s '%s'; metadata.md lists those of arguments",
			                    number + 1, words[i].key + 1, words[i].word);
	}
	return NULL;
}

static const char *size_error(struct arena *arena, const struct kd_image_kernel *kernel) {
	const uint32_t *sizes = kernel->reqd_workgroup_size;
	if (kernel->kernarg_align & (kernel->kernarg_align - 1))
		return arena_printf(arena, "kernarg_align is %" PRIu32 "; it must be a power of two, or 0 for %d",
		                    kernel->kernarg_align, KERNARG_ALIGN_DEFAULT);
	if (!sizes[0] != !sizes[1] || !sizes[0] != !sizes[2])
		return arena_printf(
		    arena, "reqd_workgroup_size is %" PRIu32 ", %" PRIu32 ", %" PRIu32 "; give all three sizes, or 0 for each",
		    sizes[0], sizes[1], sizes[2]);
	return NULL;
}

const char *image_metadata_error(struct arena *arena, const struct kd_image_kernel *kernel) {
	const char *error = size_error(arena, kernel);
	for (size_t i = 0; !error && i < kernel->argument_count; i++)
		error = argument_error(arena, kernel, i);
	return error;
}

/* ---- the document ---- */

/* Keys are set by name where that is as simple: in a packed document they are sorted. */

/* A kernel while its map is made. */
struct entry {
	struct arena *arena;
	const struct kd_target *target;
	const struct kd_image_kernel *kernel;
	struct node *map;
};

static void set_number(struct arena *arena, struct node *map, const char *key, int64_t value) {
	tree_set(arena, map, key, node_of_unsigned((uint64_t)value));
}

static void set_text(struct arena *arena, struct node *map, const char *key, const char *value) {
	if (value)
		tree_set(arena, map, key, node_of_text(value, strlen(value)));
}

/* A list of numbers, unless all are 0. */
static void set_numbers(struct arena *arena, struct node *map, const char *key, const uint32_t *values, size_t count) {
	bool any = false;
	for (size_t i = 0; i < count; i++)
		any |= values[i] != 0;
	if (!any)
		return;
	struct node *list = tree_set(arena, map, key, node_of_list());
	for (size_t i = 0; i < count; i++)
		tree_append(arena, list, node_of_unsigned(values[i]));
}

static void set_launch(const struct entry *entry) {
	const struct kd_image_kernel *kernel = entry->kernel;
	if (kernel->max_flat_workgroup_size)
		set_number(entry->arena, entry->map, ".max_flat_workgroup_size", kernel->max_flat_workgroup_size);
	set_numbers(entry->arena, entry->map, ".reqd_workgroup_size", kernel->reqd_workgroup_size, 3);
	set_text(entry->arena, entry->map, ".language", kernel->language);
	if (kernel->language)
		set_numbers(entry->arena, entry->map, ".language_version", kernel->language_version, 2);
}

static void set_arguments(const struct entry *entry) {
	const struct kd_image_kernel *kernel = entry->kernel;
	if (!kernel->argument_count)
		return;
	struct node *list = tree_set(entry->arena, entry->map, ".args", node_of_list());
	for (size_t i = 0; i < kernel->argument_count; i++) {
		const struct kd_image_argument *argument = &kernel->arguments[i];
		struct node *map = tree_append(entry->arena, list, node_of_map());
		set_text(entry->arena, map, ".access", argument->access);
		set_text(entry->arena, map, ".address_space", argument->address_space);
		set_text(entry->arena, map, ".name", argument->name);
		set_number(entry->arena, map, ".offset", argument->offset);
		set_number(entry->arena, map, ".size", argument->size);
		set_text(entry->arena, map, ".type_name", argument->type_name);
		set_text(entry->arena, map, ".value_kind", argument->value_kind);
	}
}

static uint64_t end_of_arguments(const struct kd_image_kernel *kernel) {
	uint64_t end = 0;
	for (size_t i = 0; i < kernel->argument_count; i++) {
		uint64_t after = (uint64_t)kernel->arguments[i].offset + kernel->arguments[i].size;
		end = after > end ? after : end;
	}
	return end;
}

/* What the descriptor says, and for the rest what --fill-metadata takes. */
static void set_rest(const struct entry *entry) {
	const struct kd_image_kernel *kernel = entry->kernel;
	int64_t values[SOURCE_COUNT];
	sources_given(entry->target, kernel->descriptor, 0, values);
	if (!values[SOURCE_KERNARG_SIZE])
		fill_kernarg_size(entry->arena, entry->map, end_of_arguments(kernel));
	fill_numbers(entry->arena, entry->target, entry->map, values);
	fill_rest(entry->arena, entry->map, kernel->kernarg_align ? kernel->kernarg_align : KERNARG_ALIGN_DEFAULT);
}

static void set_kernel(const struct entry *entry) {
	set_text(entry->arena, entry->map, ".name", entry->kernel->name);
	set_text(entry->arena, entry->map, ".symbol",
	         arena_printf(entry->arena, "%s" DESCRIPTOR_ENDING, entry->kernel->name));
	set_arguments(entry);
	set_launch(entry);
	set_rest(entry);
}

struct node image_metadata(struct arena *arena, const struct kd_target *target, const struct kd_image_kernel *kernels,
                           size_t count) {
	struct node root = node_of_map();
	struct node *list = tree_set(arena, &root, "amdhsa.kernels", node_of_list());
	for (size_t i = 0; i < count; i++) {
		struct node *map = tree_append(arena, list, node_of_map());
		set_kernel(&(struct entry){arena, target, &kernels[i], map});
	}
	fill_target(arena, target, &root);
	fill_version(arena, target, &root);
	return root;
}

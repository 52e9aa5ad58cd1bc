/* arguments.c: offsets of arguments, from their sizes and alignments. */
#include <inttypes.h>

#include "fill.h"
#include "kernel/metadata/argument_kind.h"
#include "kernel/metadata/documents.h"
#include "module/module.h"

enum { LARGEST_ALIGNMENT = 16 };

#define LARGEST_SIZE UINT64_C(0xffffffff)

struct filling {
	struct module *module;
	size_t entry;
	const char *kernel;
	uint64_t end;       /* of the arguments so far */
	uint64_t alignment; /* the largest so far */
	bool hidden;        /* the hidden arguments have begun ... */
	uint64_t start;     /* ... here */
};

static uint64_t align_up(uint64_t offset, uint64_t alignment) {
	return (offset + alignment - 1) / alignment * alignment;
}

/* As C aligns scalars, pairs and fours: the largest power of two in the size, at most 16. Structures may have
 * less, so ".align" may say it. */
static uint64_t alignment_of(const struct node *map, const struct argument_kind *kind, uint64_t size) {
	uint64_t given, natural = size & -size;
	if (node_unsigned(tree_find(map, ".align"), &given) && given && (given & (given - 1)) == 0 && given <= LARGEST_SIZE)
		return given;
	if (kind)
		return kind->size;
	return !natural ? 1 : natural < LARGEST_ALIGNMENT ? natural : LARGEST_ALIGNMENT;
}

static bool complain(const struct filling *filling, size_t number, const char *text) {
	diag_error(filling->module->diag, documents_argument_pos(filling->module->documents, filling->entry, number),
	           "kernel '%s', argument %zu: %s", filling->kernel, number + 1, text);
	return false;
}

static bool fill_size(const struct filling *filling, size_t number, struct node *map, const struct argument_kind *kind,
                      uint64_t *size) {
	const struct node *given = tree_find(map, ".size");
	if (given)
		return (node_unsigned(given, size) && *size <= LARGEST_SIZE) ||
		       complain(filling, number, "'.size' does not fit in 32 bits");
	if (!kind)
		return complain(filling, number, "'.size' is missing, and does not follow from '.value_kind'; write it");
	*size = kind->size;
	tree_set(filling->module->arena, map, ".size", node_of_unsigned(*size));
	return true;
}

/* Hidden arguments have their places after the others. */
static bool hidden_offset(struct filling *filling, size_t number, const struct argument_kind *kind, uint64_t *offset) {
	unsigned version = filling->module->target.code_object_version;
	int wanted = argument_kind_offset(kind, version);
	if (wanted == KD_ABSENT)
		return complain(filling, number,
		                arena_printf(filling->module->arena, "%s does not exist in code object version %u; remove it",
		                             kind->value, version));
	if (!filling->hidden)
		filling->start = align_up(filling->end, HIDDEN_ALIGNMENT);
	filling->hidden = true;
	*offset = filling->start + (uint64_t)wanted;
	return true;
}

static bool fill_offset(struct filling *filling, size_t number, struct node *map, const struct argument_kind *kind,
                        uint64_t alignment, uint64_t *offset) {
	bool is_hidden = kind && argument_kind_offset(kind, filling->module->target.code_object_version) != KD_ANYWHERE;
	const struct node *given = tree_find(map, ".offset");
	if (given) {
		if (!node_unsigned(given, offset) || *offset > LARGEST_SIZE)
			return complain(filling, number, "'.offset' does not fit in 32 bits");
		int wanted = is_hidden ? argument_kind_offset(kind, filling->module->target.code_object_version) : KD_ABSENT;
		if (wanted >= 0 && !filling->hidden && *offset >= (uint64_t)wanted) {
			filling->hidden = true;
			filling->start = *offset - (uint64_t)wanted;
		}
		return true;
	}
	*offset = align_up(filling->end, alignment);
	if (is_hidden && !hidden_offset(filling, number, kind, offset))
		return false;
	tree_set(filling->module->arena, map, ".offset", node_of_unsigned(*offset));
	return true;
}

static bool fill_argument(struct filling *filling, size_t number, struct node *map) {
	size_t length;
	uint64_t size, offset;
	const char *value = node_text(tree_find(map, ".value_kind"), &length);
	const struct argument_kind *kind = value ? argument_kind_find(value, length) : NULL;
	if (!fill_size(filling, number, map, kind, &size))
		return false;
	uint64_t alignment = alignment_of(map, kind, size);
	if (!fill_offset(filling, number, map, kind, alignment, &offset))
		return false;
	filling->end = offset + size > filling->end ? offset + size : filling->end;
	filling->alignment = alignment > filling->alignment ? alignment : filling->alignment;
	return true;
}

bool fill_arguments(struct module *module, struct node *map, size_t entry, uint64_t *end, uint64_t *alignment) {
	size_t length;
	const char *name = node_text(tree_find(map, ".name"), &length);
	const char *kernel = arena_copy(module->arena, name ? name : "", name ? length : 0);
	struct filling filling = {.module = module, .entry = entry, .kernel = kernel};
	struct node *arguments = tree_find(map, ".args");
	bool good = true;
	for (size_t i = 0; arguments && i < arguments->children.count; i++)
		good = fill_argument(&filling, i, &arguments->children.items[i]) && good;
	*end = filling.end;
	*alignment = filling.alignment;
	return good;
}

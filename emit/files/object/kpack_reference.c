/* kpack_reference.c: see kpack_reference.h.
 *
 * Section .rocm_kpack_ref is a MessagePack map. In .hipFatBinSegment, which has an entry for each bundle, the magic of
 * those that are in archives says so, and the fourth word is the number of the bundle. */
#include "kpack_reference.h"

#include "base/buffer.h"
#include "kernel/metadata/tree.h"

static const char marker_section[] = ".rocm_kpack_ref";
static const char segment_section[] = ".hipFatBinSegment";

enum {
	SEGMENT_ENTRY = 24, /* magic and version in 4 bytes each, a pointer, a pointer or number */
	NUMBER_AT = 16,
	MAGIC_OF_ARCHIVES = 0x4b504948, /* "HIPK" */
};

static const char *text_of(struct arena *arena, const struct node *node) {
	size_t size;
	const char *text = node_text(node, &size);
	return text && size && !memchr(text, 0, size) ? arena_copy(arena, text, size) : NULL;
}

static bool read_paths(struct arena *arena, const struct node *list, struct kd_kpack_reference *reference) {
	size_t count = list && list->kind == NODE_LIST ? list->children.count : 0;
	const char **paths = arena_zeroed(arena, count, sizeof *paths);
	for (size_t i = 0; i < count; i++) {
		paths[i] = text_of(arena, &list->children.items[i]);
		if (!paths[i])
			return false;
	}
	reference->paths = paths;
	reference->path_count = count;
	return count;
}

static void read_numbers(const struct elf_file *program, struct arena *arena, struct kd_kpack_reference *reference) {
	const struct elf_section *segment = elf_file_section(program, segment_section);
	size_t count = segment && segment->bytes ? (size_t)(segment->size / SEGMENT_ENTRY) : 0;
	uint64_t *numbers = arena_zeroed(arena, count, sizeof *numbers);
	for (size_t i = 0; i < count; i++) {
		const uint8_t *entry = segment->bytes + i * SEGMENT_ENTRY;
		if (load_le(entry, 4) == MAGIC_OF_ARCHIVES)
			numbers[reference->number_count++] = load_le(entry + NUMBER_AT, 8);
	}
	reference->numbers = numbers;
}

bool kpack_reference_read(const struct elf_file *program, struct arena *arena, struct kd_kpack_reference *reference,
                          const char **error) {
	const struct elf_section *marker = program->section_count ? elf_file_section(program, marker_section) : NULL;
	size_t used;
	*error = NULL;
	if (!marker || !marker->bytes)
		return false;
	const struct node *map = tree_unpack_first(arena, marker->bytes, (size_t)marker->size, &used, error);
	if (!map) {
		*error = arena_printf(arena, "section %s is damaged: %s", marker_section, *error);
		return false;
	}
	*error = NULL;
	reference->name = text_of(arena, tree_find(map, "kernel_name"));
	if (!reference->name || !read_paths(arena, tree_find(map, "kpack_search_paths"), reference)) {
		*error = arena_printf(arena, "section %s is damaged: it has no kernel_name, or no list kpack_search_paths",
		                      marker_section);
		return false;
	}
	read_numbers(program, arena, reference);
	return true;
}

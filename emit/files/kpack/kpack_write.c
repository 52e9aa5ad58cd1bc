/* kpack_write.c: writes archives of kernels. */
#include <inttypes.h>
#include <stdlib.h>

#include "base/opening.h"
#include "base/name.h"
#include "base/packing.h"
#include "kdasm/kpack.h"
#include "kpack_format.h"
#include "kernel/metadata/tree.h"

/* The result and the arena that everything else lies in. */
struct writing {
	struct kd_kpack_file file;
	struct arena *arena;
	struct kd_kpack_options options; /* completed */
	const struct kd_kpack_entry *entries;
	size_t count;
	struct buffer out;
	struct node map;
};

#define FAIL(writing, ...) ((writing)->file.error = arena_printf((writing)->arena, __VA_ARGS__), false)

static struct node text_node(const char *text) {
	return node_of_text(text, strlen(text));
}

/* ---- the contents ---- */

static void put_blobs(struct writing *writing) {
	struct node blobs = node_of_list();
	for (size_t i = 0; i < writing->count; i++) {
		struct node blob = node_of_map();
		buffer_align(&writing->out, KPACK_ALIGNMENT);
		tree_set(writing->arena, &blob, "offset", node_of_unsigned(writing->out.size));
		tree_set(writing->arena, &blob, "size", node_of_unsigned(writing->entries[i].size));
		tree_append(writing->arena, &blobs, blob);
		buffer_put(&writing->out, writing->entries[i].bytes, writing->entries[i].size);
	}
	tree_set(writing->arena, &writing->map, "blobs", blobs);
}

static bool put_frames(struct writing *writing) {
	struct buffer *out = &writing->out;
	buffer_align(out, KPACK_ALIGNMENT);
	size_t start = out->size;
	buffer_put_le(out, writing->count, 4);
	for (size_t i = 0; i < writing->count; i++) {
		size_t size_at = out->size;
		buffer_put_le(out, 0, 4);
		if (packing_pack(out, writing->entries[i].bytes, writing->entries[i].size, writing->options.level) !=
		    PACKING_OK)
			arena_out_of_memory(writing->arena); /* there is nothing else that could go wrong */
		size_t size = out->size - size_at - 4;
		if (size > UINT32_MAX)
			return FAIL(writing, "entry %zu has %zu bytes packed, more than 4 GiB", i, size);
		store_le(out->data + size_at, size, 4);
	}
	tree_set(writing->arena, &writing->map, "zstd_offset", node_of_unsigned(start));
	tree_set(writing->arena, &writing->map, "zstd_size", node_of_unsigned(out->size - start));
	return true;
}

/* ---- the table ---- */

/* Targets in the order of their first mention. */
static void put_targets(struct writing *writing) {
	struct names known;
	struct node targets = node_of_list();
	names_init(&known, writing->arena);
	for (size_t i = 0; i < writing->count; i++) {
		const char *target = writing->entries[i].target;
		struct name *name = name_intern(&known, target, strlen(target));
		if (!name->number++)
			tree_append(writing->arena, &targets, text_node(target));
	}
	tree_set(writing->arena, &writing->map, "gfx_arches", targets);
}

static struct node entry_map(struct writing *writing, size_t number) {
	struct node map = node_of_map();
	tree_set(writing->arena, &map, "type", text_node(KPACK_TYPE));
	tree_set(writing->arena, &map, "ordinal", node_of_unsigned(number));
	tree_set(writing->arena, &map, "original_size", node_of_unsigned(writing->entries[number].size));
	return map;
}

/* The entries of one binary: their numbers in the order given. */
struct binary {
	const char *name;
	LIST(size_t) entries;
};

static void put_table(struct writing *writing) {
	struct names known; /* struct binary */
	struct node table = node_of_map();
	names_init(&known, writing->arena);
	for (size_t i = 0; i < writing->count; i++) {
		const char *text = writing->entries[i].binary;
		struct name *name = name_intern(&known, text, strlen(text));
		struct binary *binary = name->entry;
		if (!binary) {
			name->entry = binary = arena_zeroed(writing->arena, 1, sizeof *binary);
			binary->name = text;
		}
		*list_add(writing->arena, &binary->entries) = i;
	}
	for (uint32_t i = 0; i < known.count; i++) {
		const struct binary *binary = name_at(&known, i)->entry;
		struct node targets = node_of_map();
		for (size_t e = 0; e < binary->entries.count; e++) {
			size_t number = binary->entries.items[e];
			tree_append(writing->arena, &targets, text_node(writing->entries[number].target));
			tree_append(writing->arena, &targets, entry_map(writing, number));
		}
		tree_append(writing->arena, &table, text_node(binary->name));
		tree_append(writing->arena, &table, targets);
	}
	tree_set(writing->arena, &writing->map, "toc", table);
}

/* ---- checks ---- */

static bool check(struct writing *writing) {
	struct names known; /* binaries and targets */
	names_init(&known, writing->arena);
	if (writing->options.level > KD_BUNDLE_LEVEL_MAX)
		return FAIL(writing, "compression level %d is out of range: it must be at most %d", writing->options.level,
		            KD_BUNDLE_LEVEL_MAX);
	if (writing->count > KPACK_MOST_FRAMES)
		return FAIL(writing, "there are %zu entries: readers take at most %d", writing->count, KPACK_MOST_FRAMES);
	for (size_t i = 0; i < writing->count; i++) {
		const struct kd_kpack_entry *entry = &writing->entries[i];
		if (!entry->binary || !entry->binary[0] || !entry->target || !entry->target[0])
			return FAIL(writing, "entry %zu has no binary or no target", i);
		const char *both = arena_printf(writing->arena, "%s\n%s", entry->binary, entry->target);
		if (name_intern(&known, both, strlen(both))->number++)
			return FAIL(writing, "'%s' has two entries for %s", entry->binary, entry->target);
	}
	return true;
}

static void describe(struct writing *writing) {
	const struct kd_kpack_options *options = &writing->options;
	struct arena *arena = writing->arena;
	tree_set(arena, &writing->map, "format_version", node_of_unsigned(KPACK_VERSION));
	if (options->group_name)
		tree_set(arena, &writing->map, "group_name", text_node(options->group_name));
	if (options->family)
		tree_set(arena, &writing->map, "gfx_arch_family", text_node(options->family));
	put_targets(writing);
	tree_set(arena, &writing->map, "compression_scheme",
	         text_node(options->compress ? KPACK_SCHEME_ZSTD : KPACK_SCHEME_NONE));
	put_table(writing);
}

static bool write_archive(struct writing *writing) {
	struct buffer *out = &writing->out;
	if (!check(writing))
		return false;
	writing->map = node_of_map();
	describe(writing);
	buffer_put_text(out, KPACK_MAGIC);
	buffer_put_le(out, KPACK_VERSION, 4);
	buffer_put_le(out, 0, 8);
	if (!writing->options.compress)
		put_blobs(writing);
	else if (!put_frames(writing))
		return false;
	store_le(out->data + KPACK_MAGIC_SIZE + 4, out->size, 8);
	tree_pack(&writing->map, out);
	if (out->size > (uint64_t)KPACK_SIZE_LIMIT)
		return FAIL(writing, "the archive has %zu bytes: readers take at most %" PRIi64, out->size, KPACK_SIZE_LIMIT);
	writing->file.bytes = out->data;
	writing->file.size = out->size;
	return true;
}

static void write_all(void *context) {
	struct writing *writing = context;
	writing->out = buffer_in(writing->arena);
	if (!write_archive(writing))
		writing->file.status = KD_INPUT_ERRORS;
}

struct kd_kpack_file *kd_kpack_write(const struct kd_kpack_entry *entries, size_t count,
                                     const struct kd_kpack_options *options) {
	struct writing *writing = calloc(1, sizeof *writing);
	if (!writing)
		return NULL;
	*writing = (struct writing){.arena = arena_new(), .entries = entries, .count = count};
	writing->options = options ? *options : (struct kd_kpack_options){0};
	if (!writing->options.level)
		writing->options.level = KD_BUNDLE_LEVEL;
	if (!opening_try(writing->arena, write_all, writing))
		writing->file = (struct kd_kpack_file){.status = KD_NO_MEMORY};
	return &writing->file;
}

void kd_kpack_file_free(struct kd_kpack_file *file) {
	if (!file)
		return;
	struct writing *writing = (struct writing *)(void *)file;
	arena_free(writing->arena);
	free(writing);
}

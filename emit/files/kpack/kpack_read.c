/* kpack_read.c: reads archives of kernels, which may be hostile: every number is checked against the bytes that are
 * there. */
#include <inttypes.h>
#include <stdlib.h>

#include "base/opening.h"
#include "base/packing.h"
#include "kdasm/kpack.h"
#include "kpack_format.h"
#include "kernel/metadata/tree.h"

/* Where something is stored. */
struct stored {
	uint64_t offset, size;
};

/* The result and the arena that everything else lies in. */
struct reading {
	struct kd_kpack kpack;
	struct arena *arena;
	const uint8_t *bytes;
	size_t size;
	const struct node *map;
	bool has_ordinals;           /* the table refers to what is stored by number */
	LIST(struct stored) objects; /* by number: code objects, or frames */
	LIST(struct kd_kpack_entry) entries;
};

#define FAIL(reading, ...) ((reading)->kpack.error = arena_printf((reading)->arena, __VA_ARGS__), false)

bool kd_kpack_is(const uint8_t *bytes, size_t size) {
	return size >= KPACK_MAGIC_SIZE && memcmp(bytes, KPACK_MAGIC, KPACK_MAGIC_SIZE) == 0;
}

/* ---- the header ---- */

static bool read_header(struct reading *reading, uint64_t *table) {
	if (!kd_kpack_is(reading->bytes, reading->size))
		return FAIL(reading, "not an archive of kernels: it does not begin with %s", KPACK_MAGIC);
	if (reading->size < KPACK_HEADER_SIZE)
		return FAIL(reading, "the archive ends inside its header: it has %zu bytes", reading->size);
	if (reading->size > (uint64_t)KPACK_SIZE_LIMIT)
		return FAIL(reading, "the archive has %zu bytes: readers take at most %" PRIi64, reading->size,
		            KPACK_SIZE_LIMIT);
	uint64_t version = load_le(reading->bytes + KPACK_MAGIC_SIZE, 4);
	if (version != KPACK_VERSION)
		return FAIL(reading, "the archive is of version %" PRIu64 "; only %d can be read", version, KPACK_VERSION);
	*table = load_le(reading->bytes + KPACK_MAGIC_SIZE + 4, 8);
	if (*table < KPACK_HEADER_SIZE || *table >= reading->size)
		return FAIL(reading,
		            "the header says that the table of contents is at offset %" PRIu64
		            ", but the archive has %zu bytes",
		            *table, reading->size);
	return true;
}

static const char *text_of(struct reading *reading, const char *key) {
	size_t size;
	const char *text = node_text(tree_find(reading->map, key), &size);
	return text ? arena_copy(reading->arena, text, size) : NULL;
}

static bool read_scheme(struct reading *reading) {
	const struct node *scheme = tree_find(reading->map, "compression_scheme");
	reading->kpack.is_packed = node_is(scheme, KPACK_SCHEME_ZSTD);
	if (!scheme || reading->kpack.is_packed || node_is(scheme, KPACK_SCHEME_NONE))
		return true;
	return FAIL(reading, "the compression scheme must be '%s' or '%s'", KPACK_SCHEME_NONE, KPACK_SCHEME_ZSTD);
}

/* Recursion is as deep as allowed. */
static bool is_deeper(const struct node *node, unsigned most) {
	if (node->kind == NODE_SCALAR)
		return false;
	for (size_t i = 0; most && i < node->children.count; i++)
		if (is_deeper(&node->children.items[i], most - 1))
			return true;
	return !most;
}

static bool read_map(struct reading *reading, uint64_t table) {
	const char *error;
	reading->map = tree_unpack_foreign(reading->arena, reading->bytes + table, (size_t)(reading->size - table), &error);
	if (!reading->map || reading->map->kind != NODE_MAP)
		return FAIL(reading, "the table of contents is damaged: %s", reading->map ? "it is not a map" : error);
	if (is_deeper(reading->map, KPACK_MOST_DEPTH))
		return FAIL(reading, "the table of contents is damaged: lists and maps nest deeper than %d", KPACK_MOST_DEPTH);
	reading->kpack.group_name = text_of(reading, "group_name");
	reading->kpack.family = text_of(reading, "gfx_arch_family");
	return read_scheme(reading);
}

/* ---- what is stored ---- */

static bool is_inside(const struct reading *reading, uint64_t offset, uint64_t size) {
	return offset <= reading->size && size <= reading->size - offset;
}

/* Offset and size, as a map says them; false if it does not, or they are not in the archive. */
static bool read_place(const struct reading *reading, const struct node *map, struct stored *place) {
	return node_unsigned(tree_find(map, "offset"), &place->offset) &&
	       node_unsigned(tree_find(map, "size"), &place->size) && is_inside(reading, place->offset, place->size);
}

/* Early archives have none: their table has the places. */
static bool read_blobs(struct reading *reading) {
	const struct node *blobs = tree_find(reading->map, "blobs");
	reading->has_ordinals = blobs;
	for (size_t i = 0; blobs && blobs->kind == NODE_LIST && i < blobs->children.count; i++) {
		struct stored *stored = list_add(reading->arena, &reading->objects);
		if (!read_place(reading, &blobs->children.items[i], stored))
			return FAIL(reading, "blob %zu does not lie in the archive, which has %zu bytes", i, reading->size);
	}
	return true;
}

/* The frame at *at, which ends before `end`, and moves on. */
static bool read_frame(struct reading *reading, uint64_t *at, uint64_t end) {
	enum { WIDTH = 4 };
	if (end - *at < WIDTH || end - *at - WIDTH < load_le(reading->bytes + *at, WIDTH))
		return FAIL(reading, "the archive ends inside its packed code object %zu", reading->objects.count);
	uint64_t size = load_le(reading->bytes + *at, WIDTH);
	*list_add(reading->arena, &reading->objects) = (struct stored){*at + WIDTH, size};
	*at += WIDTH + size;
	return true;
}

static bool read_frames(struct reading *reading) {
	enum { WIDTH = 4 };
	uint64_t at, size;
	if (!node_unsigned(tree_find(reading->map, "zstd_offset"), &at) ||
	    !node_unsigned(tree_find(reading->map, "zstd_size"), &size) || !is_inside(reading, at, size) || size < WIDTH)
		return FAIL(reading, "the packed code objects do not lie in the archive, which has %zu bytes", reading->size);
	uint64_t end = at + size, count = load_le(reading->bytes + at, WIDTH);
	reading->has_ordinals = true;
	if (count > KPACK_MOST_FRAMES)
		return FAIL(reading, "the archive says that it has %" PRIu64 " packed code objects: readers take at most %d",
		            count, KPACK_MOST_FRAMES);
	at += WIDTH;
	for (uint64_t i = 0; i < count; i++)
		if (!read_frame(reading, &at, end))
			return false;
	return true;
}

/* ---- the table of contents ---- */

static const char *key_of(struct reading *reading, const struct node *key) {
	size_t size;
	const char *text = node_text(key, &size);
	return text && !memchr(text, 0, size) ? arena_copy(reading->arena, text, size) : NULL;
}

/* The size that an entry says of its code object; that of what is stored must be the same unless it is packed. */
static bool read_size(struct reading *reading, const struct node *map, struct kd_kpack_entry *entry) {
	const struct node *said = tree_find(map, "original_size");
	uint64_t size = entry->stored_size;
	if ((said || reading->kpack.is_packed) && !node_unsigned(said, &size))
		return FAIL(reading, "'%s' for %s has no original_size", entry->binary, entry->target);
	if (!reading->kpack.is_packed && size != entry->stored_size)
		return FAIL(reading, "'%s' for %s should have %" PRIu64 " bytes, but %" PRIu64 " are stored", entry->binary,
		            entry->target, size, entry->stored_size);
	if (reading->kpack.is_packed && size / packing_ratio(KD_COMPRESSION_ZSTD) > entry->stored_size)
		return FAIL(reading,
		            "'%s' for %s says that it has %" PRIu64 " bytes, which %" PRIu64 " packed ones cannot hold",
		            entry->binary, entry->target, size, entry->stored_size);
	entry->size = (size_t)size;
	return true;
}

static bool read_entry(struct reading *reading, const char *binary, const char *target, const struct node *map) {
	struct kd_kpack_entry entry = {.binary = binary, .target = target};
	struct stored place;
	uint64_t ordinal;
	const struct node *type = tree_find(map, "type");
	if (type && !node_is(type, KPACK_TYPE))
		return FAIL(reading, "'%s' for %s is of a type other than '%s'", binary, target, KPACK_TYPE);
	if (!reading->has_ordinals && !read_place(reading, map, &place))
		return FAIL(reading, "'%s' for %s does not lie in the archive, which has %zu bytes", binary, target,
		            reading->size);
	if (reading->has_ordinals) {
		if (!node_unsigned(tree_find(map, "ordinal"), &ordinal) || ordinal >= reading->objects.count)
			return FAIL(reading, "'%s' for %s names no code object: there are %zu", binary, target,
			            reading->objects.count);
		place = reading->objects.items[ordinal];
	}
	entry.offset = place.offset;
	entry.stored_size = place.size;
	if (!reading->kpack.is_packed)
		entry.bytes = reading->bytes + place.offset;
	if (!read_size(reading, map, &entry))
		return false;
	*list_add(reading->arena, &reading->entries) = entry;
	return true;
}

static bool read_binary(struct reading *reading, const char *binary, const struct node *targets) {
	if (!binary || targets->kind != NODE_MAP)
		return FAIL(reading, "the table of contents is damaged: an entry is no map with a name");
	for (size_t i = 0; i + 1 < targets->children.count; i += 2) {
		const char *target = key_of(reading, &targets->children.items[i]);
		const struct node *map = &targets->children.items[i + 1];
		if (!target || map->kind != NODE_MAP)
			return FAIL(reading, "the table of contents is damaged: a target of '%s' is no map with a name", binary);
		if (!read_entry(reading, binary, target, map))
			return false;
	}
	return true;
}

static bool read_table(struct reading *reading) {
	const struct node *table = tree_find(reading->map, "toc");
	if (!table || table->kind != NODE_MAP)
		return FAIL(reading, "the table of contents is damaged: it has no map 'toc'");
	for (size_t i = 0; i + 1 < table->children.count; i += 2)
		if (!read_binary(reading, key_of(reading, &table->children.items[i]), &table->children.items[i + 1]))
			return false;
	reading->kpack.entries = reading->entries.items;
	reading->kpack.entry_count = reading->entries.count;
	return true;
}

/* ---- the public calls ---- */

static void read_all(void *context) {
	struct reading *reading = context;
	uint64_t table;
	bool good = read_header(reading, &table) && read_map(reading, table) &&
	            (reading->kpack.is_packed ? read_frames(reading) : read_blobs(reading)) && read_table(reading);
	if (!good)
		reading->kpack = (struct kd_kpack){.status = KD_INPUT_ERRORS, .error = reading->kpack.error};
}

struct kd_kpack *kd_kpack_read(const uint8_t *bytes, size_t size) {
	struct reading *reading = calloc(1, sizeof *reading);
	if (!reading)
		return NULL;
	*reading = (struct reading){.arena = arena_new(), .bytes = bytes, .size = size};
	if (!opening_try(reading->arena, read_all, reading))
		reading->kpack = (struct kd_kpack){.status = KD_NO_MEMORY};
	return &reading->kpack;
}

enum kd_status kd_kpack_unpack(const struct kd_kpack *kpack, size_t index, uint8_t *bytes) {
	const struct reading *reading = (const struct reading *)(const void *)kpack;
	const struct kd_kpack_entry *entry = &kpack->entries[index];
	size_t packed_size = (size_t)entry->stored_size;
	if (entry->bytes) {
		memcpy(bytes, entry->bytes, entry->size);
		return KD_OK;
	}
	switch (packing_unpack(KD_COMPRESSION_ZSTD, reading->bytes + entry->offset, &packed_size, bytes, entry->size)) {
	case PACKING_OK: return KD_OK;
	case PACKING_BROKEN: return KD_INPUT_ERRORS;
	case PACKING_NO_MEMORY: break;
	}
	return KD_NO_MEMORY;
}

void kd_kpack_free(struct kd_kpack *kpack) {
	if (!kpack)
		return;
	struct reading *reading = (struct reading *)(void *)kpack;
	arena_free(reading->arena);
	free(reading);
}

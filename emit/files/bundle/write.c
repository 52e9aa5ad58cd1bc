/* write.c: writes bundles, plain and compressed. */
#include <inttypes.h>
#include <stdlib.h>

#include "base/opening.h"
#include "format.h"

/* The result and the arena that everything else lies in. */
struct writing {
	struct kd_bundle_file file;
	struct arena *arena;
	struct kd_bundle_options options; /* completed */
};

#define FAIL(writing, ...) ((writing)->file.error = arena_printf((writing)->arena, __VA_ARGS__), false)

static struct kd_bundle_options completed(const struct kd_bundle_options *given) {
	struct kd_bundle_options options = given ? *given : (struct kd_bundle_options){0};
	if (!options.alignment)
		options.alignment = KD_BUNDLE_ALIGNMENT;
	if (!options.level)
		options.level = KD_BUNDLE_LEVEL;
	if (!options.version)
		options.version = KD_BUNDLE_VERSION;
	return options;
}

static bool check_options(struct writing *writing) {
	const struct kd_bundle_options *options = &writing->options;
	if (options->level > KD_BUNDLE_LEVEL_MAX)
		return FAIL(writing, "compression level %d is out of range: it must be at most %d", options->level,
		            KD_BUNDLE_LEVEL_MAX);
	if (options->version < 2 || options->version > PACKED_VERSION_MAX)
		return FAIL(writing, "a compressed bundle cannot be written in version %u: it must be 2 or %d",
		            options->version, PACKED_VERSION_MAX);
	return true;
}

static bool check_ids(struct writing *writing, const struct kd_bundle_entry *entries, size_t count) {
	const char **ids = arena_zeroed(writing->arena, count, sizeof *ids);
	for (size_t i = 0; i < count; i++) {
		if (!entries[i].id || !entries[i].id[0])
			return FAIL(writing, "entry %zu has no ID", i);
		ids[i] = entries[i].id;
	}
	const char *error = bundle_ids_check(writing->arena, ids, count);
	return !error || FAIL(writing, "%s", error);
}

/* Moves *at on by `size`, from the next multiple of `alignment`, whose place it gives. False on overflow. */
static bool place(size_t *at, uint64_t alignment, size_t size, size_t *start) {
	uint64_t rest = *at % alignment;
	return !__builtin_add_overflow(*at, rest ? alignment - rest : 0, start) &&
	       !__builtin_add_overflow(*start, size, at);
}

/* The header, with the offset of each entry. */
static bool write_header(struct writing *writing, const struct kd_bundle_entry *entries, size_t count, size_t *offsets,
                         struct buffer *out) {
	size_t end = PLAIN_HEADER_SIZE;
	for (size_t i = 0; i < count; i++)
		end += PLAIN_ENTRY_SIZE + strlen(entries[i].id);
	buffer_put_text(out, PLAIN_MAGIC);
	buffer_put_le(out, count, 8);
	for (size_t i = 0; i < count; i++) {
		const struct kd_bundle_entry *entry = &entries[i];
		size_t id_size = strlen(entry->id);
		if (!place(&end, writing->options.alignment, entry->size, &offsets[i]))
			return FAIL(writing, "the bundle is too large: entry %zu, of %zu bytes, does not fit in 64 bits", i,
			            entry->size);
		buffer_put_le(out, offsets[i], 8);
		buffer_put_le(out, entry->size, 8);
		buffer_put_le(out, id_size, 8);
		buffer_put(out, entry->id, id_size);
	}
	return true;
}

static bool write_plain(struct writing *writing, const struct kd_bundle_entry *entries, size_t count,
                        struct buffer *out) {
	size_t *offsets = arena_zeroed(writing->arena, count, sizeof *offsets);
	if (!write_header(writing, entries, count, offsets, out))
		return false;
	for (size_t i = 0; i < count; i++) {
		buffer_put_zeros(out, offsets[i] - out->size);
		buffer_put(out, entries[i].bytes, entries[i].size);
	}
	return true;
}

/* The sizes are in front of the packed bytes and are known after them. */
static bool write_packed(struct writing *writing, const uint8_t *plain, size_t size, struct buffer *out) {
	const struct packed_layout *layout = packed_layout_of(writing->options.version);
	buffer_put_text(out, PACKED_MAGIC);
	buffer_put_le(out, writing->options.version, 2);
	buffer_put_le(out, KD_COMPRESSION_ZSTD, 2);
	buffer_put_zeros(out, layout->width);
	buffer_put_le(out, size, layout->width);
	buffer_put_le(out, packed_hash(plain, size), 8);
	if (packing_pack(out, plain, size, writing->options.level) != PACKING_OK)
		arena_out_of_memory(writing->arena); /* there is nothing else that could go wrong */
	store_le(out->data + PACKED_PREFIX_SIZE, out->size, layout->width);
	if (layout->width == 4 && (size > UINT32_MAX || out->size > UINT32_MAX))
		return FAIL(writing,
		            "the bundle has %zu bytes, too many for version %u of compressed bundles: choose version %d", size,
		            writing->options.version, KD_BUNDLE_VERSION);
	return true;
}

static bool write_bundle(struct writing *writing, const struct kd_bundle_entry *entries, size_t count) {
	struct buffer plain = buffer_in(writing->arena), packed = buffer_in(writing->arena);
	if (!check_options(writing) || !check_ids(writing, entries, count) || !write_plain(writing, entries, count, &plain))
		return false;
	if (writing->options.compress && !write_packed(writing, plain.data, plain.size, &packed))
		return false;
	const struct buffer *out = writing->options.compress ? &packed : &plain;
	writing->file = (struct kd_bundle_file){.bytes = out->data, .size = out->size};
	return true;
}

/* A plain bundle as it is. */
static bool pack_bundle(struct writing *writing, const uint8_t *plain, size_t size) {
	struct buffer packed = buffer_in(writing->arena);
	if (!kd_bundle_is(plain, size) || memcmp(plain, PLAIN_MAGIC, PLAIN_MAGIC_SIZE) != 0)
		return FAIL(writing, "the bytes are no plain bundle");
	if (!check_options(writing) || !write_packed(writing, plain, size, &packed))
		return false;
	writing->file = (struct kd_bundle_file){.bytes = packed.data, .size = packed.size};
	return true;
}

static struct writing *begin(const struct kd_bundle_options *options) {
	struct writing *writing = calloc(1, sizeof *writing);
	if (writing)
		*writing = (struct writing){.arena = arena_new(), .options = completed(options)};
	return writing;
}

struct wanted {
	struct writing *writing;
	bool is_made; /* of entries; or it is `plain`, packed */
	const uint8_t *plain;
	size_t size;
	const struct kd_bundle_entry *entries;
	size_t count;
};

static void make_wanted(void *context) {
	const struct wanted *wanted = context;
	struct writing *writing = wanted->writing;
	bool good = wanted->is_made ? write_bundle(writing, wanted->entries, wanted->count)
	                            : pack_bundle(writing, wanted->plain, wanted->size);
	writing->file.status = good ? KD_OK : KD_INPUT_ERRORS;
}

static struct kd_bundle_file *make(struct wanted *wanted) {
	struct writing *writing = wanted->writing;
	if (!opening_try(writing->arena, make_wanted, wanted))
		writing->file = (struct kd_bundle_file){.status = KD_NO_MEMORY};
	return &writing->file;
}

struct kd_bundle_file *kd_bundle_pack(const uint8_t *plain, size_t size, const struct kd_bundle_options *options) {
	struct writing *writing = begin(options);
	if (!writing)
		return NULL;
	struct wanted wanted = {.writing = writing, .plain = plain, .size = size};
	return make(&wanted);
}

struct kd_bundle_file *kd_bundle_write(const struct kd_bundle_entry *entries, size_t count,
                                       const struct kd_bundle_options *options) {
	struct writing *writing = begin(options);
	if (!writing)
		return NULL;
	struct wanted wanted = {.writing = writing, .is_made = true, .entries = entries, .count = count};
	return make(&wanted);
}

void kd_bundle_file_free(struct kd_bundle_file *file) {
	if (!file)
		return;
	struct writing *writing = (struct writing *)(void *)file;
	arena_free(writing->arena);
	free(writing);
}

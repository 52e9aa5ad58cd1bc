/* read.c: reads bundles, which may be hostile: every number is checked against the bytes that are there. */
#include <inttypes.h>
#include <stdlib.h>

#include "base/opening.h"
#include "read.h"

/* The result and the arena that everything else lies in. */
struct reading {
	struct kd_bundle bundle;
	struct arena *arena;
	uint64_t size_limit;
	uint64_t effort;                      /* see read.h */
	LIST(struct kd_bundle_entry) entries; /* those of `bundle`, while they are filled */
	struct kd_bundle_room room;           /* from which `taken` is; no functions: there is none */
	void *taken;
	size_t taken_size;
};

static bool begins_with(const uint8_t *bytes, size_t size, const char *magic, size_t magic_size) {
	return size >= magic_size && memcmp(bytes, magic, magic_size) == 0;
}

static bool is_plain(const uint8_t *bytes, size_t size) {
	return begins_with(bytes, size, PLAIN_MAGIC, PLAIN_MAGIC_SIZE);
}

static bool is_packed(const uint8_t *bytes, size_t size) {
	return begins_with(bytes, size, PACKED_MAGIC, PACKED_MAGIC_SIZE);
}

bool kd_bundle_is(const uint8_t *bytes, size_t size) {
	return is_plain(bytes, size) || is_packed(bytes, size);
}

#define FAIL(reading, ...) ((reading)->bundle.error = arena_printf((reading)->arena, __VA_ARGS__), false)

/* ---- plain ---- */

/* Reads the entry at *at of the header, and moves on. */
static bool read_entry(struct reading *reading, size_t number, size_t *at) {
	const uint8_t *bytes = reading->bundle.plain;
	size_t size = reading->bundle.plain_size, left = size - *at;
	if (left < PLAIN_ENTRY_SIZE)
		return FAIL(reading, "the bundle ends inside entry %zu of its header: it has %zu bytes", number, size);
	const uint8_t *row = bytes + *at;
	uint64_t offset = load_le(row, 8), length = load_le(row + 8, 8), id_size = load_le(row + 16, 8);
	if (id_size > left - PLAIN_ENTRY_SIZE)
		return FAIL(reading, "the ID of entry %zu has %" PRIu64 " bytes, but only %zu follow in the bundle", number,
		            id_size, left - PLAIN_ENTRY_SIZE);
	const char *id = (const char *)row + PLAIN_ENTRY_SIZE;
	if (memchr(id, '\0', (size_t)id_size))
		return FAIL(reading, "the ID of entry %zu contains a zero byte", number);
	*at += PLAIN_ENTRY_SIZE + (size_t)id_size;
	reading->effort += PLAIN_ENTRY_SIZE + id_size;
	if (offset > size || length > size - offset)
		return FAIL(reading,
		            "the header says that entry %zu has %" PRIu64 " bytes at offset %" PRIu64
		            ", but the bundle has %zu bytes",
		            number, length, offset, size);
	*list_add(reading->arena, &reading->entries) = (struct kd_bundle_entry){
	    arena_copy(reading->arena, id, (size_t)id_size), bytes + offset, (size_t)length, offset};
	return true;
}

static bool read_count(struct reading *reading, size_t *count) {
	const uint8_t *bytes = reading->bundle.plain;
	size_t size = reading->bundle.plain_size;
	if (!is_plain(bytes, size))
		return FAIL(reading, "not a clang offload bundle: it begins neither with %s nor with %s", PLAIN_MAGIC,
		            PACKED_MAGIC);
	if (size < PLAIN_HEADER_SIZE)
		return FAIL(reading, "the bundle ends inside its header: it has %zu bytes", size);
	uint64_t said = load_le(bytes + PLAIN_MAGIC_SIZE, 8);
	if (said > (size - PLAIN_HEADER_SIZE) / PLAIN_ENTRY_SIZE)
		return FAIL(reading, "the header says that the bundle has %" PRIu64 " entries, too many for its %zu bytes",
		            said, size);
	*count = (size_t)said;
	return true;
}

/* The file ends where the last of its entries does. */
static bool find_end(struct reading *reading, size_t count, size_t header_size) {
	size_t end = header_size;
	for (size_t i = 0; i < count; i++) {
		const struct kd_bundle_entry *entry = &reading->entries.items[i];
		if (entry->offset < header_size)
			return FAIL(reading, "the header places entry %zu at offset %" PRIu64 ", inside the header of %zu bytes", i,
			            entry->offset, header_size);
		if (entry->offset + entry->size > end)
			end = (size_t)entry->offset + entry->size;
	}
	reading->bundle.file_size = end;
	return true;
}

/* Room for entries is made as they are read: a header that fails soon costs little, whatever it says. */
static bool read_plain(struct reading *reading) {
	size_t count, header_size = PLAIN_HEADER_SIZE;
	if (!read_count(reading, &count))
		return false;
	for (size_t i = 0; i < count; i++)
		if (!read_entry(reading, i, &header_size))
			return false;
	reading->bundle.entries = reading->entries.items;
	reading->bundle.entry_count = count;
	return find_end(reading, count, header_size);
}

/* ---- compressed ---- */

/* What the header of a compressed bundle says; sizes in bytes. */
struct packed_header {
	const struct packed_layout *layout;
	uint64_t file_size;
	uint64_t plain_size;
	const uint8_t *packed;
	size_t packed_size;
};

static bool read_prefix(struct reading *reading, const uint8_t *bytes, size_t size) {
	struct kd_bundle *bundle = &reading->bundle;
	if (size < PACKED_PREFIX_SIZE)
		return FAIL(reading, "the compressed bundle ends inside its header: it has %zu bytes", size);
	bundle->version = (unsigned)load_le(bytes + PACKED_MAGIC_SIZE, 2);
	uint64_t method = load_le(bytes + PACKED_MAGIC_SIZE + 2, 2);
	if (bundle->version < 1 || bundle->version > PACKED_VERSION_MAX)
		return FAIL(reading, "the compressed bundle is of version %u; only 1 to %d can be read", bundle->version,
		            PACKED_VERSION_MAX);
	if (method != KD_COMPRESSION_ZLIB && method != KD_COMPRESSION_ZSTD)
		return FAIL(reading, "compression method %" PRIu64 " is unknown: it must be %d for zlib or %d for zstd", method,
		            KD_COMPRESSION_ZLIB, KD_COMPRESSION_ZSTD);
	bundle->compression = (enum kd_compression)method;
	return true;
}

static bool read_packed_header(struct reading *reading, const uint8_t *bytes, size_t size,
                               struct packed_header *header) {
	if (!read_prefix(reading, bytes, size))
		return false;
	header->layout = packed_layout_of(reading->bundle.version);
	size_t header_size = packed_header_size(header->layout), width = header->layout->width;
	if (size < header_size)
		return FAIL(reading, "the compressed bundle ends inside its header: it has %zu bytes", size);
	const uint8_t *at = bytes + PACKED_PREFIX_SIZE;
	header->file_size = size;
	if (header->layout->has_file_size) {
		header->file_size = load_le(at, width);
		at += width;
	}
	header->plain_size = load_le(at, width);
	reading->bundle.hash = load_le(at + width, 8);
	if (header->file_size < header_size || header->file_size > size)
		return FAIL(reading, "the header says that the compressed bundle has %" PRIu64 " bytes, but there are %zu",
		            header->file_size, size);
	header->packed = bytes + header_size;
	header->packed_size = (size_t)header->file_size - header_size;
	return true;
}

/* Nothing is allocated on the word of a header that can't be true. */
static bool check_plain_size(struct reading *reading, const struct packed_header *header) {
	if (header->plain_size > reading->size_limit)
		return FAIL(reading, "the decompressed bundle has %" PRIu64 " bytes, more than the limit of %" PRIu64,
		            header->plain_size, reading->size_limit);
	if (header->plain_size / packing_ratio(reading->bundle.compression) > header->packed_size)
		return FAIL(reading,
		            "the header says that the decompressed bundle has %" PRIu64
		            " bytes, which %zu compressed ones cannot hold",
		            header->plain_size, header->packed_size);
	return true;
}

static void give_back(void *context) {
	const struct reading *reading = context;
	reading->room.give_back(reading->room.context, reading->taken, reading->taken_size);
}

/* Room to unpack into, which goes with the bundle. */
static uint8_t *take_room(struct reading *reading, size_t size) {
	reading->taken = reading->room.take ? reading->room.take(reading->room.context, size) : NULL;
	if (!reading->taken)
		return arena_alloc(reading->arena, size + 1);
	reading->taken_size = size;
	arena_defer(reading->arena, give_back, reading);
	return reading->taken;
}

static bool read_packed(struct reading *reading, const uint8_t *bytes, size_t size) {
	struct kd_bundle *bundle = &reading->bundle;
	struct packed_header header;
	if (!read_packed_header(reading, bytes, size, &header) || !check_plain_size(reading, &header))
		return false;
	uint8_t *plain = take_room(reading, (size_t)header.plain_size);
	reading->effort += header.plain_size;
	switch (packing_unpack(bundle->compression, header.packed, &header.packed_size, plain, (size_t)header.plain_size)) {
	case PACKING_OK: break;
	case PACKING_NO_MEMORY: arena_out_of_memory(reading->arena);
	case PACKING_BROKEN:
		return FAIL(reading,
		            "the compressed bytes of the bundle are damaged, or do not decompress to the %" PRIu64
		            " bytes that the header states",
		            header.plain_size);
	}
	bundle->plain = plain;
	bundle->plain_size = (size_t)header.plain_size;
	if (!read_plain(reading))
		return false;
	bundle->file_size = header.layout->has_file_size ? (size_t)header.file_size
	                                                 : packed_header_size(header.layout) + header.packed_size;
	return true;
}

/* ---- the public call ---- */

static bool read_any(struct reading *reading, const uint8_t *bytes, size_t size) {
	if (is_packed(bytes, size))
		return read_packed(reading, bytes, size);
	reading->bundle.compression = KD_COMPRESSION_NONE;
	reading->bundle.plain = bytes;
	reading->bundle.plain_size = size;
	if (!read_plain(reading))
		return false;
	reading->bundle.plain_size = reading->bundle.file_size;
	return true;
}

struct wanted {
	struct reading *reading;
	const uint8_t *bytes;
	size_t size;
};

static void read_wanted(void *context) {
	const struct wanted *wanted = context;
	struct reading *reading = wanted->reading;
	if (read_any(reading, wanted->bytes, wanted->size))
		reading->bundle.status = KD_OK;
	else
		reading->bundle = (struct kd_bundle){.status = KD_INPUT_ERRORS, .error = reading->bundle.error};
}

struct kd_bundle *bundle_read(const uint8_t *bytes, size_t size, uint64_t size_limit, struct kd_bundle_room room,
                              uint64_t *effort) {
	struct reading *reading = calloc(1, sizeof *reading);
	*effort = 0;
	if (!reading)
		return NULL;
	reading->bundle.status = KD_NO_MEMORY;
	reading->arena = arena_new();
	reading->size_limit = size_limit < SIZE_MAX / 2 ? size_limit : SIZE_MAX / 2;
	reading->room = room;
	struct wanted wanted = {reading, bytes, size};
	if (opening_try(reading->arena, read_wanted, &wanted))
		*effort = reading->effort;
	else
		reading->bundle = (struct kd_bundle){.status = KD_NO_MEMORY};
	return &reading->bundle;
}

struct kd_bundle *kd_bundle_read(const uint8_t *bytes, size_t size, uint64_t size_limit) {
	const struct kd_bundle_room no_room = {0};
	const uint64_t limit = size_limit ? size_limit : KD_BUNDLE_SIZE_LIMIT;
	uint64_t effort;
	struct kd_bundle *bundle = bundle_read(bytes, size, limit, no_room, &effort);
	if (bundle && bundle->status == KD_OK && bundle->version)
		bundle->hash_matches = packed_hash(bundle->plain, bundle->plain_size) == bundle->hash;
	return bundle;
}

void kd_bundle_free(struct kd_bundle *bundle) {
	if (!bundle)
		return;
	struct reading *reading = (struct reading *)(void *)bundle;
	arena_free(reading->arena);
	free(reading);
}

/* bundle_fuzz.c: a libFuzzer target over kd_bundle_read() and kd_bundle_write().
 *
 * The input is a bundle. Beside crashes it looks for broken promises: entries that are not inside the bundle, an
 * error without a message, more memory than the limit, and entries that do not come back when they are written
 * again. */
#include "fuzz.h"

#include "kdasm/bundle.h"

enum { LIMIT = 1 << 20 };

static void check_entries(const struct kd_bundle *bundle) {
	for (size_t i = 0; i < bundle->entry_count; i++) {
		const struct kd_bundle_entry *entry = &bundle->entries[i];
		struct kd_target_id target;
		require(entry->offset <= bundle->plain_size && entry->size <= bundle->plain_size - entry->offset);
		require(entry->bytes == bundle->plain + entry->offset);
		kd_bundle_id_parse(&target, entry->id);
	}
}

/* What was read can be written, unless the IDs cannot be together, and is the same when it is read again. */
static void write_again(const struct kd_bundle *bundle, bool compress) {
	const struct kd_bundle_options options = {.alignment = 1, .compress = compress};
	struct kd_bundle_file *file = kd_bundle_write(bundle->entries, bundle->entry_count, &options);
	require(file && (file->status == KD_OK) == !file->error);
	if (file->status == KD_OK) {
		struct kd_bundle *again = kd_bundle_read(file->bytes, file->size, 0);
		require(again->status == KD_OK && again->entry_count == bundle->entry_count && again->file_size == file->size);
		for (size_t i = 0; i < again->entry_count; i++) {
			const struct kd_bundle_entry *a = &again->entries[i], *b = &bundle->entries[i];
			require(strcmp(a->id, b->id) == 0 && a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0);
		}
		kd_bundle_free(again);
	}
	kd_bundle_file_free(file);
}

/* Entries may overlap, so many of them can hold far more than the file. */
static bool is_small(const struct kd_bundle *bundle) {
	size_t sum = 0;
	for (size_t i = 0; i < bundle->entry_count; i++)
		sum += bundle->entries[i].size;
	return sum < LIMIT;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct kd_bundle *bundle = kd_bundle_read(data, size, LIMIT);
	require(bundle && bundle->status != KD_NO_MEMORY && (bundle->status == KD_OK) == !bundle->error);
	if (bundle->status == KD_OK) {
		require(kd_bundle_is(data, size) && bundle->file_size <= size);
		require(bundle->compression == KD_COMPRESSION_NONE || bundle->plain_size <= LIMIT);
		check_entries(bundle);
		if (is_small(bundle))
			write_again(bundle, size % 8 == 0);
	}
	kd_bundle_free(bundle);
	return 0;
}

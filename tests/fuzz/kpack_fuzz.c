/* kpack_fuzz.c: a libFuzzer target over kd_kpack_read(), kd_kpack_unpack() and kd_kpack_write(), and what kd_contents_find()
 * makes of archives.
 *
 * The input is an archive of kernels. Beside crashes it looks for broken promises: entries that are not inside of it, an
 * error without a message, and entries that do not come back when they are written again. */
#include "fuzz.h"

#include "kdasm/contents.h"
#include "kdasm/kpack.h"

enum { LIMIT = 1 << 20 };

static bool is_small(const struct kd_kpack *kpack) {
	size_t sum = 0;
	for (size_t i = 0; i < kpack->entry_count && sum < LIMIT; i++)
		sum += kpack->entries[i].size < LIMIT ? kpack->entries[i].size : LIMIT;
	return sum < LIMIT;
}

/* The entries with their bytes; NULL if some are damaged. */
static struct kd_kpack_entry *unpack(const struct kd_kpack *kpack) {
	struct kd_kpack_entry *entries = calloc(kpack->entry_count + 1, sizeof *entries);
	bool good = true;
	require(entries);
	for (size_t i = 0; i < kpack->entry_count; i++) {
		uint8_t *bytes = malloc(kpack->entries[i].size + 1);
		require(bytes);
		entries[i] = kpack->entries[i];
		entries[i].bytes = bytes;
		enum kd_status status = kd_kpack_unpack(kpack, i, bytes);
		require(status == KD_OK || (status == KD_INPUT_ERRORS && kpack->is_packed));
		good = good && status == KD_OK;
	}
	if (good)
		return entries;
	for (size_t i = 0; i < kpack->entry_count; i++)
		free((void *)(uintptr_t)entries[i].bytes);
	free(entries);
	return NULL;
}

static void compare(const struct kd_kpack_entry *a, const struct kd_kpack *again) {
	struct kd_kpack_entry *b = unpack(again);
	size_t found = 0;
	require(b);
	for (size_t i = 0; i < again->entry_count; i++)
		for (size_t j = 0; j < again->entry_count; j++)
			found += strcmp(a[i].binary, b[j].binary) == 0 && strcmp(a[i].target, b[j].target) == 0 &&
			         a[i].size == b[j].size && memcmp(a[i].bytes, b[j].bytes, a[i].size) == 0;
	require(found == again->entry_count);
	for (size_t i = 0; i < again->entry_count; i++)
		free((void *)(uintptr_t)b[i].bytes);
	free(b);
}

/* What was read can be written, unless names are empty or there twice, and is the same when it is read again. */
static void write_again(const struct kd_kpack *kpack, bool compress) {
	const struct kd_kpack_options options = {.group_name = kpack->group_name, .compress = compress};
	struct kd_kpack_entry *entries = unpack(kpack);
	if (!entries)
		return;
	struct kd_kpack_file *file = kd_kpack_write(entries, kpack->entry_count, &options);
	require(file && (file->status == KD_OK) == !file->error);
	if (file->status == KD_OK) {
		struct kd_kpack *again = kd_kpack_read(file->bytes, file->size);
		require(again->status == KD_OK && again->entry_count == kpack->entry_count && again->is_packed == compress);
		compare(entries, again);
		kd_kpack_free(again);
	}
	kd_kpack_file_free(file);
	for (size_t i = 0; i < kpack->entry_count; i++)
		free((void *)(uintptr_t)entries[i].bytes);
	free(entries);
}

static void check_contents(const uint8_t *data, size_t size) {
	struct kd_contents *contents = kd_contents_find(data, size, NULL);
	require(contents && contents->status != KD_NO_MEMORY);
	for (size_t i = 0; i < contents->count; i++)
		require(!contents->items[i].size || kd_contents_bytes(contents, i));
	kd_contents_free(contents);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct kd_kpack *kpack = kd_kpack_read(data, size);
	require(kpack && kpack->status != KD_NO_MEMORY && (kpack->status == KD_OK) == !kpack->error);
	for (size_t i = 0; i < kpack->entry_count; i++) {
		const struct kd_kpack_entry *entry = &kpack->entries[i];
		require(entry->offset <= size && entry->stored_size <= size - entry->offset);
		require(entry->bytes ? entry->bytes == data + entry->offset && !kpack->is_packed : kpack->is_packed);
	}
	if (kpack->status == KD_OK && is_small(kpack)) {
		write_again(kpack, false);
		write_again(kpack, true);
	}
	kd_kpack_free(kpack);
	check_contents(data, size);
	return 0;
}

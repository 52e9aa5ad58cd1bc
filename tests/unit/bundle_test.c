/* bundle_test.c: clang offload bundles: reads those in tests/bundle that clang-offload-bundler wrote, writes the
 * same bytes, and refuses broken ones. */
#include "kdasm/bundle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define GFX90A "hipv4-amdgcn-amd-amdhsa--gfx90a"
#define GFX942 "hipv4-amdgcn-amd-amdhsa--gfx942"

enum { FILE_MOST = 16 * 1024 };

struct file {
	size_t size;
	uint8_t bytes[FILE_MOST];
};

static void load(struct file *file, const char *name) {
	char path[256];
	snprintf(path, sizeof path, "tests/bundle/%s.hipfb", name);
	FILE *in = fopen(path, "rb");
	assert_non_null(in);
	file->size = fread(file->bytes, 1, sizeof file->bytes, in);
	assert_true(file->size > 0 && file->size < sizeof file->bytes);
	fclose(in);
}

static struct kd_bundle *read_file(const struct file *file) {
	/* A copy of its own, so that sanitizers see each access past the end. */
	uint8_t *bytes = malloc(file->size ? file->size : 1);
	assert_non_null(bytes);
	memcpy(bytes, file->bytes, file->size);
	struct kd_bundle *bundle = kd_bundle_read(bytes, file->size, 0);
	assert_non_null(bundle);
	assert_int_equal(bundle->status == KD_OK, !bundle->error);
	if (bundle->status != KD_OK)
		assert_null(bundle->entries);
	if (bundle->plain != bytes)
		free(bytes);
	return bundle;
}

/* Both, with the copy that read_file() made. */
static void release(struct kd_bundle *bundle) {
	if (bundle->status == KD_OK && bundle->compression == KD_COMPRESSION_NONE)
		free((void *)(uintptr_t)bundle->plain);
	kd_bundle_free(bundle);
}

static void put(struct file *file, size_t at, uint64_t value, size_t width) {
	for (size_t i = 0; i < width; i++)
		file->bytes[at + i] = (uint8_t)(value >> 8 * i);
}

static void assert_entry(const struct kd_bundle_entry *entry, const char *id, const char *text) {
	assert_string_equal(entry->id, id);
	assert_int_equal(entry->size, strlen(text));
	assert_memory_equal(entry->bytes, text, entry->size);
}

static const char text_a[] = "code object for gfx90a:xnack+\n";
static const char text_b[] = "code object for gfx942, which is longer\n";

/* ---- reading ---- */

static void test_plain(void **state) {
	(void)state;
	static struct file file;
	load(&file, "plain");
	struct kd_bundle *bundle = read_file(&file);
	assert_int_equal(bundle->status, KD_OK);
	assert_int_equal(bundle->compression, KD_COMPRESSION_NONE);
	assert_int_equal(bundle->version, 0);
	assert_int_equal(bundle->entry_count, 3);
	assert_int_equal(bundle->file_size, file.size);
	assert_entry(&bundle->entries[0], KD_BUNDLE_HOST_ID, "");
	assert_entry(&bundle->entries[1], GFX90A ":xnack+", text_a);
	assert_entry(&bundle->entries[2], GFX942, text_b);
	assert_int_equal(bundle->entries[1].offset, 4096);
	assert_int_equal(bundle->entries[2].offset, 8192);
	assert_ptr_equal(bundle->entries[2].bytes, bundle->plain + 8192);
	release(bundle);
}

static void test_compressed(void **state) {
	(void)state;
	static const struct {
		const char *name;
		enum kd_compression compression;
		unsigned version;
	} rows[] = {
	    {"zstd1", KD_COMPRESSION_ZSTD, 1},   {"zstd2", KD_COMPRESSION_ZSTD, 2}, {"zstd3", KD_COMPRESSION_ZSTD, 3},
	    {"zlib1", KD_COMPRESSION_ZLIB, 1},   {"zlib2", KD_COMPRESSION_ZLIB, 2}, {"zlib3", KD_COMPRESSION_ZLIB, 3},
	    {"level19", KD_COMPRESSION_ZSTD, 3},
	};
	static struct file plain, file;
	load(&plain, "plain");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		load(&file, rows[i].name);
		size_t size = file.size;
		file.size += 32; /* zeros up to the next bundle of a section */
		memset(file.bytes + size, 0, 32);
		struct kd_bundle *bundle = read_file(&file);
		assert_int_equal(bundle->status, KD_OK);
		assert_int_equal(bundle->compression, rows[i].compression);
		assert_int_equal(bundle->version, rows[i].version);
		assert_int_equal(bundle->file_size, size);
		assert_true(bundle->hash_matches);
		assert_int_equal(bundle->plain_size, plain.size);
		assert_memory_equal(bundle->plain, plain.bytes, plain.size);
		assert_int_equal(bundle->entry_count, 3);
		assert_entry(&bundle->entries[2], GFX942, text_b);
		release(bundle);
	}
}

static void test_version_3_ids(void **state) {
	(void)state;
	static struct file file;
	struct kd_target_id target;
	load(&file, "v3");
	struct kd_bundle *bundle = read_file(&file);
	assert_int_equal(bundle->entry_count, 3);
	assert_false(kd_bundle_id_parse(&target, bundle->entries[0].id));
	assert_true(kd_bundle_id_parse(&target, bundle->entries[1].id));
	assert_string_equal(target.processor->name, "gfx906");
	assert_int_equal(target.xnack, KD_FEATURE_ON);
	assert_int_equal(target.sramecc, KD_FEATURE_ON);
	assert_true(kd_bundle_id_parse(&target, GFX90A ":xnack-"));
	assert_int_equal(target.xnack, KD_FEATURE_OFF);
	assert_int_equal(target.sramecc, KD_FEATURE_ANY);
	release(bundle);
}

static void test_zeros_after_a_plain_bundle(void **state) {
	(void)state;
	static struct file file;
	load(&file, "default");
	size_t size = file.size;
	file.size += 100;
	struct kd_bundle *bundle = read_file(&file);
	assert_int_equal(bundle->status, KD_OK);
	assert_int_equal(bundle->file_size, size);
	release(bundle);
}

/* ---- broken bundles ---- */

static void assert_refused(const struct file *file, const char *text) {
	struct kd_bundle *bundle = read_file(file);
	const char *error = bundle->error ? bundle->error : "";
	assert_int_equal(bundle->status, KD_INPUT_ERRORS);
	if (!strstr(error, text))
		fail_msg("'%s' does not say '%s'", error, text);
	release(bundle);
}

static void test_every_truncation(void **state) {
	(void)state;
	static const char *const names[] = {"default", "zstd1", "zstd2", "zstd3", "zlib1", "zlib2", "zlib3"};
	static struct file file;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		load(&file, names[i]);
		while (file.size-- > 0)
			assert_refused(&file, "");
	}
}

/* Header fields that lie: of the plain bundle "default", then of the compressed ones. */
static void test_lies(void **state) {
	(void)state;
	static const struct {
		const char *name;
		size_t at, width;
		uint64_t value;
		const char *text;
	} rows[] = {
	    {"default", 0, 1, 'x', "not a clang offload bundle"},
	    {"default", 24, 8, 11, "11 entries, too many for its 273 bytes"},
	    {"default", 24, 8, UINT64_MAX, "18446744073709551615 entries"},
	    {"default", 24, 8, 4, "entry 3"},
	    {"default", 32, 8, 0, "the header places entry 0 at offset 0, inside the header of 203 bytes"},
	    {"default", 32, 8, 202, "offset 202, inside the header"},
	    {"default", 32, 8, 274, "entry 0 has 0 bytes at offset 274"},
	    {"default", 40, 8, 71, "the header says that entry 0 has 71 bytes at offset 203, but the bundle has 273 bytes"},
	    {"default", 40, 8, UINT64_MAX - 100, "entry 0 has 18446744073709551515 bytes"},
	    {"default", 48, 8, 218, "the ID of entry 0 has 218 bytes, but only 217 follow in the bundle"},
	    {"default", 48, 8, UINT64_MAX, "the ID of entry 0 has 18446744073709551615 bytes"},
	    {"default", 56, 1, 0, "the ID of entry 0 contains a zero byte"},
	    {"zstd3", 4, 2, 0, "version 0; only 1 to 3"},
	    {"zstd3", 4, 2, 4, "version 4; only 1 to 3"},
	    {"zstd3", 6, 2, 2, "compression method 2 is unknown"},
	    {"zstd3", 6, 2, 0, "the compressed bytes of the bundle are damaged"},
	    {"zlib3", 6, 2, 1, "the compressed bytes of the bundle are damaged"},
	    {"zstd3", 8, 8, 31, "has 31 bytes"},
	    {"zstd3", 8, 8, 222, "the compressed bundle has 222 bytes, but there are 221"},
	    {"zstd2", 8, 4, 23, "has 23 bytes"},
	    {"zstd3", 16, 8, 8231, "do not decompress to the 8231 bytes"},
	    {"zstd3", 16, 8, 8233, "do not decompress to the 8233 bytes"},
	    {"zlib3", 16, 8, 8231, "do not decompress to the 8231 bytes"},
	    {"zlib3", 16, 8, 8233, "do not decompress to the 8233 bytes"},
	    {"zstd3", 16, 8, 0, "do not decompress to the 0 bytes"},
	    {"zstd3", 16, 8, KD_BUNDLE_SIZE_LIMIT, "the decompressed bundle has 1073741824 bytes, which 189 compressed"},
	    {"zlib3", 16, 8, 8 << 20, "the decompressed bundle has 8388608 bytes, which 195 compressed"},
	    {"zstd3", 16, 8, KD_BUNDLE_SIZE_LIMIT + 1, "more than the limit of 1073741824"},
	    {"zstd3", 16, 8, UINT64_MAX, "more than the limit of 1073741824"},
	    {"zstd2", 12, 4, UINT32_MAX, "more than the limit of 1073741824"},
	};
	static struct file file;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		load(&file, rows[i].name);
		put(&file, rows[i].at, rows[i].value, rows[i].width);
		assert_refused(&file, rows[i].text);
	}
}

static void test_wrong_hash_is_told(void **state) {
	(void)state;
	static struct file file;
	load(&file, "zstd3");
	file.bytes[24] ^= 1;
	struct kd_bundle *bundle = read_file(&file);
	assert_int_equal(bundle->status, KD_OK);
	assert_false(bundle->hash_matches);
	release(bundle);
}

static void test_limit_of_the_caller(void **state) {
	(void)state;
	static struct file file;
	load(&file, "zstd3");
	struct kd_bundle *bundle = kd_bundle_read(file.bytes, file.size, 8232);
	assert_int_equal(bundle->status, KD_OK);
	kd_bundle_free(bundle);
	bundle = kd_bundle_read(file.bytes, file.size, 8231);
	assert_int_equal(bundle->status, KD_INPUT_ERRORS);
	assert_non_null(strstr(bundle->error, "the decompressed bundle has 8232 bytes, more than the limit of 8231"));
	kd_bundle_free(bundle);
	put(&file, 16, UINT64_MAX, 8);
	bundle = kd_bundle_read(file.bytes, file.size, UINT64_MAX);
	assert_non_null(strstr(bundle->error, "more than the limit of 9223372036854775807"));
	kd_bundle_free(bundle);
}

/* 64 MiB of zeros in a few KiB, with a header that names them: within the limit it is unpacked, and found to
 * be no bundle. */
static void test_bomb(void **state) {
	(void)state;
	enum { SIZE = 64 << 20 };
	uint8_t *zeros = calloc(1, SIZE);
	assert_non_null(zeros);
	const struct kd_bundle_entry entry = {.id = GFX942, .bytes = zeros, .size = SIZE};
	struct kd_bundle_file *file = kd_bundle_write(&entry, 1, &(struct kd_bundle_options){.compress = true});
	free(zeros);
	assert_int_equal(file->status, KD_OK);
	assert_true(file->size < 16 * 1024);
	struct kd_bundle *bundle = kd_bundle_read(file->bytes, file->size, SIZE);
	assert_int_equal(bundle->status, KD_INPUT_ERRORS);
	kd_bundle_free(bundle);
	bundle = kd_bundle_read(file->bytes, file->size, 2 * (uint64_t)SIZE);
	assert_int_equal(bundle->status, KD_OK);
	assert_int_equal(bundle->entries[0].size, SIZE);
	kd_bundle_free(bundle);
	kd_bundle_file_free(file);
}

static void test_kinds_of_files(void **state) {
	(void)state;
	assert_true(kd_bundle_is((const uint8_t *)"__CLANG_OFFLOAD_BUNDLE__", 24));
	assert_true(kd_bundle_is((const uint8_t *)"CCOB", 4));
	assert_false(kd_bundle_is((const uint8_t *)"__CLANG_OFFLOAD_BUNDLE__", 23));
	assert_false(kd_bundle_is((const uint8_t *)"CCO", 3));
	assert_false(kd_bundle_is((const uint8_t *)"\177ELF", 4));
	assert_false(kd_bundle_is(NULL, 0));
}

/* ---- writing ---- */

static const struct kd_bundle_entry entries[] = {
    {.id = KD_BUNDLE_HOST_ID},
    {.id = GFX90A ":xnack+", .bytes = (const uint8_t *)text_a, .size = sizeof text_a - 1},
    {.id = GFX942, .bytes = (const uint8_t *)text_b, .size = sizeof text_b - 1},
};

static void assert_writes(const char *name, const struct kd_bundle_options *options) {
	static struct file file;
	load(&file, name);
	struct kd_bundle_file *written = kd_bundle_write(entries, 3, options);
	assert_int_equal(written->status, KD_OK);
	assert_null(written->error);
	assert_int_equal(written->size, file.size);
	assert_memory_equal(written->bytes, file.bytes, file.size);
	kd_bundle_file_free(written);
}

static void test_writes_what_the_bundler_writes(void **state) {
	(void)state;
	assert_writes("plain", NULL);
	assert_writes("default", &(struct kd_bundle_options){.alignment = 1});
}

/* How well zstd packs depends on its version: only headers and contents are compared here. */
static void test_writes_compressed(void **state) {
	(void)state;
	static struct file plain, packed;
	load(&plain, "plain");
	for (unsigned version = 2; version <= 3; version++) {
		load(&packed, version == 2 ? "zstd2" : "zstd3");
		const struct kd_bundle_options options = {.compress = true, .version = version};
		struct kd_bundle_file *written = kd_bundle_write(entries, 3, &options);
		assert_int_equal(written->status, KD_OK);
		size_t header = version == 2 ? 24 : 32, after_file_size = version == 2 ? 12 : 16;
		assert_memory_equal(written->bytes, packed.bytes, 8);
		assert_int_equal(written->bytes[8] | written->bytes[9] << 8, written->size);
		assert_memory_equal(written->bytes + after_file_size, packed.bytes + after_file_size, header - after_file_size);
		struct kd_bundle *bundle = kd_bundle_read(written->bytes, written->size, 0);
		assert_int_equal(bundle->plain_size, plain.size);
		assert_memory_equal(bundle->plain, plain.bytes, plain.size);
		kd_bundle_free(bundle);
		kd_bundle_file_free(written);
	}
}

static void assert_not_written(const struct kd_bundle_entry *items, size_t count, struct kd_bundle_options options,
                               const char *text) {
	struct kd_bundle_file *written = kd_bundle_write(items, count, &options);
	assert_int_equal(written->status, KD_INPUT_ERRORS);
	assert_null(written->bytes);
	assert_string_equal(written->error, text);
	kd_bundle_file_free(written);
}

/* A plain bundle of unusual alignment stays what it is. */
static void test_packs(void **state) {
	(void)state;
	struct kd_bundle_file *plain = kd_bundle_write(entries, 3, &(struct kd_bundle_options){.alignment = 24});
	const struct kd_bundle_options options = {.version = 2};
	struct kd_bundle_file *packed = kd_bundle_pack(plain->bytes, plain->size, &options);
	assert_int_equal(packed->status, KD_OK);
	struct kd_bundle *bundle = kd_bundle_read(packed->bytes, packed->size, 0);
	assert_int_equal(bundle->status, KD_OK);
	assert_int_equal(bundle->version, 2);
	assert_true(bundle->hash_matches);
	assert_int_equal(bundle->plain_size, plain->size);
	assert_memory_equal(bundle->plain, plain->bytes, plain->size);
	kd_bundle_free(bundle);
	struct kd_bundle_file *again = kd_bundle_pack(packed->bytes, packed->size, &options);
	assert_int_equal(again->status, KD_INPUT_ERRORS);
	assert_string_equal(again->error, "the bytes are no plain bundle");
	kd_bundle_file_free(again);
	again = kd_bundle_pack(plain->bytes, plain->size, &(struct kd_bundle_options){.version = 1});
	assert_int_equal(again->status, KD_INPUT_ERRORS);
	kd_bundle_file_free(again);
	kd_bundle_file_free(packed);
	kd_bundle_file_free(plain);
}

static void test_refuses_to_write(void **state) {
	(void)state;
	assert_not_written(entries, 3, (struct kd_bundle_options){.compress = true, .level = 23},
	                   "compression level 23 is out of range: it must be at most 22");
	assert_not_written(entries, 3, (struct kd_bundle_options){.version = 1},
	                   "a compressed bundle cannot be written in version 1: it must be 2 or 3");
	assert_not_written(entries, 3, (struct kd_bundle_options){.version = 4},
	                   "a compressed bundle cannot be written in version 4: it must be 2 or 3");
	assert_not_written(&(struct kd_bundle_entry){.id = ""}, 1, (struct kd_bundle_options){0}, "entry 0 has no ID");
	const struct kd_bundle_entry huge[] = {{.id = "a", .bytes = NULL, .size = 0}, entries[1], entries[2]};
	assert_not_written(huge, 3, (struct kd_bundle_options){.alignment = UINT64_C(1) << 63},
	                   "the bundle is too large: entry 2, of 40 bytes, does not fit in 64 bits");
}

static void test_empty_bundle(void **state) {
	(void)state;
	struct kd_bundle_file *written = kd_bundle_write(NULL, 0, NULL);
	assert_int_equal(written->status, KD_OK);
	assert_int_equal(written->size, 32);
	struct kd_bundle *bundle = kd_bundle_read(written->bytes, written->size, 0);
	assert_int_equal(bundle->status, KD_OK);
	assert_int_equal(bundle->entry_count, 0);
	kd_bundle_free(bundle);
	kd_bundle_file_free(written);
}

/* ---- entry IDs; each verdict is that of clang-offload-bundler 22 ---- */

static void test_ids_together(void **state) {
	(void)state;
	static const struct {
		const char *ids[3];
		bool together;
	} rows[] = {
	    {{GFX90A, GFX942, "host-x86_64-unknown-linux--"}, true},
	    {{GFX90A ":xnack+", GFX90A ":xnack-", GFX942}, true},
	    {{GFX90A, GFX90A, GFX942}, false},
	    {{GFX90A, GFX90A ":xnack+", GFX942}, false},
	    {{GFX90A ":xnack+", GFX90A, GFX942}, false},
	    {{GFX90A ":sramecc+", GFX942, GFX90A ":xnack+"}, false},
	    {{GFX90A ":sramecc+:xnack+", GFX90A ":sramecc+:xnack-", GFX942}, true},
	    {{GFX90A ":sramecc+:xnack+", GFX90A ":xnack-", GFX942}, true},
	    {{GFX90A ":xnack+", GFX90A ":xnack+:sramecc-", GFX942}, false},
	    {{"hip-amdgcn-amd-amdhsa--gfx90a", GFX90A ":xnack+", GFX942}, true},
	    {{"hip-amdgcn-amd-amdhsa--gfx906+xnack", "hip-amdgcn-amd-amdhsa--gfx906", GFX942}, true},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char error[256] = "";
		assert_int_equal(kd_bundle_ids_check(rows[i].ids, 3, error, sizeof error), rows[i].together);
		assert_int_equal(error[0] == '\0', rows[i].together);
	}
}

static void test_long_ids(void **state) {
	(void)state;
	enum { MOST = 1024 };
	char ids[2][MOST + 2] = {"", ""}, error[256] = "";
	memset(ids[0], 'a', MOST);
	memset(ids[1], 'b', MOST);
	const char *const both[] = {ids[0], ids[1]};
	assert_true(kd_bundle_ids_check(both, 2, error, sizeof error));
	ids[1][MOST] = 'b';
	assert_false(kd_bundle_ids_check(both, 2, error, sizeof error));
	assert_non_null(strstr(error, "the ID of entry 1 has 1025 bytes"));
	assert_true(kd_bundle_ids_check(NULL, 0, error, sizeof error));
}

static void test_id_of_a_target(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		unsigned version;
		const char *id;
	} rows[] = {
	    {"gfx90a:xnack+", 6, GFX90A ":xnack+"},
	    {"gfx90a:xnack+:sramecc-", 4, GFX90A ":sramecc-:xnack+"},
	    {"gfx1100", 5, "hipv4-amdgcn-amd-amdhsa--gfx1100"},
	    {"gfx9-4-generic:xnack-", 6, "hipv4-amdgcn-amd-amdhsa--gfx9-4-generic:xnack-"},
	    /* Before version 4 what is not said to be off is on. */
	    {"gfx906", 3, "hip-amdgcn-amd-amdhsa--gfx906+xnack+sram-ecc"},
	    {"gfx906:sramecc-:xnack+", 3, "hip-amdgcn-amd-amdhsa--gfx906+xnack"},
	    {"gfx900:xnack-", 2, "hip-amdgcn-amd-amdhsa--gfx900"},
	    {"gfx803", 2, "hip-amdgcn-amd-amdhsa--gfx803"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char text[KD_TARGET_TEXT_SIZE], id[KD_BUNDLE_ID_SIZE];
		struct kd_target target;
		struct kd_target_options options = {.processor = rows[i].processor, .code_object_version = rows[i].version};
		assert_true(kd_target_init(&target, &options, text, sizeof text));
		assert_int_equal(kd_bundle_id_format(&target, id, sizeof id), strlen(rows[i].id));
		assert_string_equal(id, rows[i].id);
	}
}

static void test_id_for_another_target(void **state) {
	(void)state;
	static const struct {
		const char *id, *processor;
		unsigned version;
		const char *changed; /* NULL: it names no GPU */
	} rows[] = {
	    {GFX90A ":xnack+", "gfx942:xnack-", 6, "hipv4-amdgcn-amd-amdhsa--gfx942:xnack-"},
	    {"openmp-amdgcn-amd-amdhsa-unknown-gfx906", "gfx900", 5, "openmp-amdgcn-amd-amdhsa-unknown-gfx900"},
	    {"hip-amdgcn-amd-amdhsa--gfx906+sram-ecc", "gfx906:sramecc-:xnack+", 3, "hip-amdgcn-amd-amdhsa--gfx906+xnack"},
	    {"hip-amdgcn-amd-amdhsa--gfx803", "gfx9-4-generic", 6, "hip-amdgcn-amd-amdhsa--gfx9-4-generic"},
	    {KD_BUNDLE_HOST_ID, "gfx900", 6, NULL},
	    {"hip-amdgcn-amd-amdhsa--nope", "gfx900", 6, NULL},
	    {"hip", "gfx900", 6, NULL},
	    {"", "gfx900", 6, NULL},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char text[KD_TARGET_TEXT_SIZE], id[KD_BUNDLE_ID_SIZE], cut[5];
		struct kd_target target;
		struct kd_target_options options = {.processor = rows[i].processor, .code_object_version = rows[i].version};
		assert_true(kd_target_init(&target, &options, text, sizeof text));
		size_t length = kd_bundle_id_retarget(rows[i].id, &target, id, sizeof id);
		assert_int_equal(length, rows[i].changed ? strlen(rows[i].changed) : 0);
		if (!rows[i].changed)
			continue;
		assert_string_equal(id, rows[i].changed);
		assert_int_equal(kd_bundle_id_retarget(rows[i].id, &target, cut, sizeof cut), length);
		assert_memory_equal(cut, id, sizeof cut - 1);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_plain),
	    cmocka_unit_test(test_compressed),
	    cmocka_unit_test(test_version_3_ids),
	    cmocka_unit_test(test_zeros_after_a_plain_bundle),
	    cmocka_unit_test(test_every_truncation),
	    cmocka_unit_test(test_lies),
	    cmocka_unit_test(test_wrong_hash_is_told),
	    cmocka_unit_test(test_limit_of_the_caller),
	    cmocka_unit_test(test_bomb),
	    cmocka_unit_test(test_kinds_of_files),
	    cmocka_unit_test(test_writes_what_the_bundler_writes),
	    cmocka_unit_test(test_writes_compressed),
	    cmocka_unit_test(test_packs),
	    cmocka_unit_test(test_refuses_to_write),
	    cmocka_unit_test(test_empty_bundle),
	    cmocka_unit_test(test_ids_together),
	    cmocka_unit_test(test_long_ids),
	    cmocka_unit_test(test_id_of_a_target),
	    cmocka_unit_test(test_id_for_another_target),
	};
	return cmocka_run_group_tests_name("bundle", tests, NULL, NULL);
}

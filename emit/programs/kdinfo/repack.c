/* repack.c: see repack.h. */
#include "repack.h"

#include <string.h>

#include "programs/shared/messages.h"

static struct unpacked *find(struct repacking *repacking, uint64_t offset) {
	for (size_t i = 0; i < repacking->bundles.count; i++)
		if (repacking->bundles.items[i].offset == offset)
			return &repacking->bundles.items[i];
	return NULL;
}

static void free_bundle(void *bundle) {
	kd_bundle_free(bundle);
}

static struct unpacked *unpack(struct repacking *repacking, const struct subject *subject) {
	const struct kd_content *content = subject->content;
	const uint8_t *packed = subject->file->bytes + content->bundle_offset;
	struct kd_bundle *bundle = kd_bundle_read(packed, (size_t)content->bundle_size, 0);
	if (!bundle || bundle->status == KD_NO_MEMORY)
		arena_out_of_memory(repacking->arena);
	arena_defer(repacking->arena, free_bundle, bundle);
	if (bundle->status != KD_OK) {
		complain("%s: %s", subject->label, bundle->error);
		return NULL;
	}
	struct unpacked *unpacked = list_add(repacking->arena, &repacking->bundles);
	*unpacked = (struct unpacked){.offset = content->bundle_offset,
	                              .size = content->bundle_size,
	                              .version = bundle->version,
	                              .plain = arena_alloc(repacking->arena, bundle->plain_size),
	                              .plain_size = bundle->plain_size};
	memcpy(unpacked->plain, bundle->plain, bundle->plain_size);
	return unpacked;
}

uint8_t *repacking_bytes(struct repacking *repacking, const struct subject *subject) {
	struct unpacked *unpacked = find(repacking, subject->content->bundle_offset);
	if (!unpacked)
		unpacked = unpack(repacking, subject);
	return unpacked ? unpacked->plain + subject->content->offset : NULL;
}

/* ---- writing ---- */

static void free_packed(void *file) {
	kd_bundle_file_free(file);
}

static const struct kd_bundle_file *pack(const struct repacking *repacking, const struct unpacked *unpacked,
                                         int level) {
	enum { OLDEST = 2 }; /* of the versions that are written */
	const struct kd_bundle_options options = {
	    .compress = true, .level = level, .version = unpacked->version < OLDEST ? OLDEST : unpacked->version};
	struct kd_bundle_file *packed = kd_bundle_pack(unpacked->plain, unpacked->plain_size, &options);
	if (!packed || packed->status == KD_NO_MEMORY)
		arena_out_of_memory(repacking->arena);
	arena_defer(repacking->arena, free_packed, packed);
	return packed;
}

/* In a file of nothing but bundles what follows may move: loaders look for it. Programs and archives have tables of
 * where things are, and a URI names a range. */
static bool may_move(const struct subject_file *file) {
	static const char elf[] = "\177ELF", archive[] = "!<arch>\n", thin[] = "!<thin>\n";
	const char *text = file->input.text;
	size_t size = file->input.size;
	return file->size == size && (size < 4 || memcmp(text, elf, 4) != 0) &&
	       (size < 8 || (memcmp(text, archive, 8) != 0 && memcmp(text, thin, 8) != 0));
}

/* Packs as well as is needed for the room that the bundle had. */
static const struct kd_bundle_file *fit(const struct repacking *repacking, const struct subject_file *file,
                                        const struct unpacked *unpacked) {
	static const int levels[] = {KD_BUNDLE_LEVEL, 9, 15, 19, KD_BUNDLE_LEVEL_MAX};
	const struct kd_bundle_file *packed = NULL;
	for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
		packed = pack(repacking, unpacked, levels[i]);
		if (packed->status != KD_OK) {
			complain("%s: %s", file->name, packed->error);
			return NULL;
		}
		if (packed->size <= unpacked->size || may_move(file))
			return packed;
	}
	complain(
	    "%s: the changed bundle at offset 0x%llx has %zu bytes when it is compressed, but there is room for %llu; take "
	    "the code object out with --unbundle, change it, and build the program again",
	    file->name, (unsigned long long)(file->offset + unpacked->offset), packed->size,
	    (unsigned long long)unpacked->size);
	return NULL;
}

static void put_zeros(struct output *output, uint64_t count) {
	static const uint8_t zeros[4096];
	for (uint64_t step; count; count -= step) {
		step = count < sizeof zeros ? count : sizeof zeros;
		output_put(output, zeros, (size_t)step);
	}
}

bool repacking_write(const struct repacking *repacking, const struct subject_file *file, struct output *output) {
	uint64_t at = 0;
	for (size_t i = 0; i < repacking->bundles.count; i++) {
		const struct unpacked *unpacked = &repacking->bundles.items[i];
		uint64_t offset = file->offset + unpacked->offset;
		const struct kd_bundle_file *packed = fit(repacking, file, unpacked);
		if (!packed)
			return false;
		output_put(output, file->input.text + at, (size_t)(offset - at));
		output_put(output, packed->bytes, packed->size);
		if (!may_move(file))
			put_zeros(output, unpacked->size - packed->size);
		at = offset + unpacked->size;
	}
	output_put(output, file->input.text + at, file->input.size - (size_t)at);
	return true;
}

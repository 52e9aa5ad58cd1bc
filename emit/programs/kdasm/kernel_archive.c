/* kernel_archive.c: see kernel_archive.h. */
#include "kernel_archive.h"

#include "kdasm/bundle.h"
#include "kdasm/kpack.h"

static void free_bundle(void *bundle) {
	kd_bundle_free(bundle);
}

static void free_archive(void *archive) {
	kd_kpack_file_free(archive);
}

static const char *with_feature(struct arena *arena, const char *text, const char *name, enum kd_feature_state state) {
	if (state != KD_FEATURE_ON && state != KD_FEATURE_OFF)
		return text;
	return arena_printf(arena, "%s:%s%c", text, name, state == KD_FEATURE_ON ? '+' : '-');
}

/* As archives spell it: "gfx942:xnack+". NULL: the entry is for the host. */
static const char *target_of(struct arena *arena, const struct kd_bundle_entry *entry) {
	struct kd_target_id id;
	if (!kd_bundle_id_parse(&id, entry->id))
		return NULL;
	const char *text = with_feature(arena, id.processor->id_name, "sramecc", id.sramecc);
	return with_feature(arena, text, "xnack", id.xnack);
}

/* What the code objects are called: the bundle's file, unless an option says otherwise. */
static const char *binary_of(struct arena *arena, const struct options *options) {
	const char *path = options->output ? options->output : "-", *slash = strrchr(path, '/');
	return arena_printf(arena, "%s#0", options->kpack_name ? options->kpack_name : slash ? slash + 1 : path);
}

bool kernel_archive_put(struct arena *arena, const struct options *options, const struct kd_result *result,
                        struct output *output) {
	struct kd_bundle *bundle = kd_bundle_read(result->object, result->object_size, 0);
	arena_defer(arena, free_bundle, bundle);
	if (!bundle || bundle->status == KD_NO_MEMORY)
		arena_out_of_memory(arena);
	struct kd_kpack_entry *entries = arena_zeroed(arena, bundle->entry_count, sizeof *entries);
	const char *binary = binary_of(arena, options), *target;
	size_t count = 0;
	for (size_t i = 0; i < bundle->entry_count; i++)
		if ((target = target_of(arena, &bundle->entries[i])) != NULL)
			entries[count++] = (struct kd_kpack_entry){
			    .binary = binary, .target = target, .bytes = bundle->entries[i].bytes, .size = bundle->entries[i].size};
	const struct kd_kpack_options how = {.compress = options->packing.compress, .level = options->packing.level};
	struct kd_kpack_file *archive = kd_kpack_write(entries, count, &how);
	arena_defer(arena, free_archive, archive);
	if (!archive || archive->status == KD_NO_MEMORY)
		arena_out_of_memory(arena);
	if (bundle->status != KD_OK || archive->status != KD_OK) {
		complain("--kpack: %s", bundle->status != KD_OK ? bundle->error : archive->error);
		return false;
	}
	output_put(output, archive->bytes, archive->size);
	return true;
}

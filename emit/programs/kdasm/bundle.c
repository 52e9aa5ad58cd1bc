/* bundle.c: see bundle.h. */
#include "bundle.h"

#include <elf.h>

#include "base/buffer.h"
#include "base/elf_machine.h"
#include "kdasm/bundle.h"
#include "kdasm/target.h"
#include "targets.h"

/* The ID of the entry with an object: its header says what the source may have decided. */
static const char *entry_id(struct arena *arena, const struct kd_result *object) {
	Elf64_Ehdr header;
	struct kd_target target;
	char id[KD_BUNDLE_ID_SIZE], text[KD_TARGET_TEXT_SIZE];
	memcpy(&header, object->object, sizeof header);
	const struct kd_target_facts facts = {.e_flags = le32toh(header.e_flags),
	                                      .osabi = header.e_ident[EI_OSABI],
	                                      .abi_version = header.e_ident[EI_ABIVERSION]};
	if (!kd_target_from_elf(&target, &facts, text, sizeof text))
		return NULL;
	return arena_copy(arena, id, kd_bundle_id_format(&target, id, sizeof id));
}

/* ---- the rest of the results ---- */

/* What .print says, once if it is the same for all. */
static void join_printed(struct arena *arena, const struct kd_result *results, size_t count, struct kd_result *joined) {
	struct buffer printed = buffer_in(arena);
	for (size_t i = 0; i < count; i++) {
		const struct kd_result *first = &results[0], *result = &results[i];
		if (i == 0 || result->printed_size != first->printed_size ||
		    (first->printed_size && memcmp(result->printed, first->printed, first->printed_size) != 0))
			buffer_put(&printed, result->printed, result->printed_size);
	}
	joined->printed = (const char *)printed.data;
	joined->printed_size = printed.size;
}

/* An error after what there is to say of the objects. */
static void add_error(struct arena *arena, struct kd_result *joined, const char *message) {
	struct kd_diagnostic *all = arena_zeroed(arena, joined->diagnostic_count + 1, sizeof *all);
	for (size_t i = 0; i < joined->diagnostic_count; i++)
		all[i] = joined->diagnostics[i];
	all[joined->diagnostic_count++] = (struct kd_diagnostic){.severity = KD_ERROR, .message = message};
	joined->diagnostics = all;
}

static void free_file(void *file) {
	kd_bundle_file_free(file);
}

/* The bundle of the objects, after the empty entry of the host. */
static void join_objects(struct arena *arena, const struct options *options, const struct kd_result *results,
                         size_t count, struct kd_result *joined) {
	struct kd_bundle_entry *entries = arena_zeroed(arena, count + 1, sizeof *entries);
	entries[0].id = KD_BUNDLE_HOST_ID;
	for (size_t i = 0; i < count; i++)
		entries[i + 1] = (struct kd_bundle_entry){
		    .id = entry_id(arena, &results[i]), .bytes = results[i].object, .size = results[i].object_size};
	struct kd_bundle_file *file = kd_bundle_write(entries, count + 1, &options->packing);
	if (!file || file->status == KD_NO_MEMORY) {
		kd_bundle_file_free(file);
		joined->status = KD_NO_MEMORY;
		return;
	}
	arena_defer(arena, free_file, file);
	joined->status = file->status;
	joined->object = file->bytes;
	joined->object_size = file->size;
	if (file->error)
		add_error(arena, joined, file->error);
}

struct kd_result bundle_join(struct arena *arena, const struct options *options, const struct kd_result *results) {
	struct kd_result joined = {.status = KD_OK};
	size_t count = options->targets.count;
	targets_join(arena, options, results, &joined);
	join_printed(arena, results, count, &joined);
	if (joined.status == KD_OK)
		join_objects(arena, options, results, count, &joined);
	return joined;
}

/* ---- finished objects ---- */

static bool is_object(const struct input *input) {
	const uint8_t *bytes = (const uint8_t *)input->text;
	return input->size >= sizeof(Elf64_Ehdr) && bytes[EI_CLASS] == ELFCLASS64 &&
	       elf_machine_is(bytes, input->size, EM_AMDGPU);
}

struct kd_result bundle_inputs(struct arena *arena, const struct options *options, const struct input *inputs) {
	size_t count = options->inputs.count;
	struct kd_result joined = {.status = KD_OK};
	struct kd_result *objects = arena_zeroed(arena, count, sizeof *objects);
	const char **ids = arena_zeroed(arena, count, sizeof *ids);
	char text[KD_TARGET_TEXT_SIZE];
	for (size_t i = 0; i < count; i++) {
		objects[i] = (struct kd_result){.object = (const uint8_t *)inputs[i].text, .object_size = inputs[i].size};
		ids[i] = is_object(&inputs[i]) ? entry_id(arena, &objects[i]) : NULL;
		if (ids[i])
			continue;
		options_complain(
		    "--bundle needs its targets: name them with -mcpu or --offload-arch; without them it joins code "
		    "objects, and '%s' is none",
		    options->inputs.items[i]);
		joined.status = KD_USAGE_ERROR;
		return joined;
	}
	if (kd_bundle_ids_check(ids, count, text, sizeof text)) {
		join_objects(arena, options, objects, count, &joined);
		return joined;
	}
	options_complain("%s", text);
	joined.status = KD_USAGE_ERROR;
	return joined;
}

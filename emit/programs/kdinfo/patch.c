/* patch.c: changing descriptors and the target in a finished file. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "kdasm/retarget.h"
#include "programs/shared/messages.h"
#include "repack.h"
#include "subjects.h"
#include "tasks.h"

struct patching {
	const struct options *options;
	struct arena *arena;
	struct repacking repacking;
	const struct kd_result *retargeted; /* what the file becomes; NULL: it stays, except for what is in its bytes */
	bool no_target;                     /* there is no target as --retarget names it */
	bool any;                           /* the file has a code object */
};

/* ---- descriptors ---- */

/* Changes a kernel in the bytes of its object. */
static bool change_kernel(const struct subject *subject, const struct kd_code_object *object, uint8_t *bytes,
                          const char *name, const struct options *options) {
	char error[KD_FIELD_ERROR_SIZE];
	size_t count;
	const struct kd_kernel *const *kernels = kd_code_object_kernels_named(object, name, &count);
	if (!count)
		return true;
	if (count > 1) {
		complain("%s: %zu kernels are called '%s', so the name does not choose one; nothing is changed", subject->label,
		         count, name);
		return false;
	}
	if (kd_kernel_set(object, kernels[0], options->settings.items, options->settings.count, bytes, error, sizeof error))
		return true;
	complain("%s, kernel %s: %s", subject->file->name, name, error);
	return false;
}

static bool change_kernels(const struct subject *subject, const struct kd_code_object *object, uint8_t *bytes,
                           const struct options *options) {
	bool good = true;
	for (size_t i = 0; i < subject->kernels.count; i++)
		good = change_kernel(subject, object, bytes, subject->kernels.items[i], options) && good;
	return good;
}

static bool has_kernel(const struct subject *subject) {
	for (size_t i = 0; i < subject->kernels.count; i++)
		if (kd_code_object_find_kernel(subject->object, subject->kernels.items[i]))
			return true;
	return false;
}

/* The bytes of an object, to be changed; NULL, reported, if they can't be. */
static uint8_t *bytes_of(struct patching *patching, const struct subject *subject) {
	if (subject->content->kpack_target && subject->content->is_packed) {
		complain("%s: it is packed in an archive of kernels: take it out with --unbundle, and change it alone",
		         subject->label);
		return NULL;
	}
	if (subject->content->is_packed)
		return repacking_bytes(&patching->repacking, subject);
	if (input_unlock(&subject->file->input))
		return subject->file->bytes + subject->content->offset;
	complain("%s: %s", subject->file->name, strerror(errno));
	return NULL;
}

/* ---- the target ---- */

static const char *with_feature(struct arena *arena, const char *id, const char *name, enum kd_feature_state state) {
	return state == KD_FEATURE_ON || state == KD_FEATURE_OFF
	           ? arena_printf(arena, "%s:%s%c", id, name, state == KD_FEATURE_ON ? '+' : '-')
	           : id;
}

/* What --retarget names, or the object's own target with other features. */
static const char *wanted_target(const struct patching *patching, const struct subject *subject) {
	const struct options *options = patching->options;
	const struct kd_target *target = kd_code_object_target(subject->object);
	if (options->target)
		return options->target;
	const char *id = with_feature(patching->arena, target->processor->id_name, "sramecc",
	                              options->sramecc ? options->sramecc : target->sramecc);
	return with_feature(patching->arena, id, "xnack", options->xnack ? options->xnack : target->xnack);
}

static bool sets_target(const struct options *options) {
	return options->target || options->xnack || options->sramecc;
}

static void free_result(void *result) {
	kd_result_free(result);
}

/* A feature that the processor lacks would be left out of the target ID. */
static bool has_features(const struct patching *patching, const struct subject *subject) {
	const struct kd_target *target = kd_code_object_target(subject->object);
	const char *missing = patching->options->xnack && !target->processor->xnack       ? "xnack"
	                      : patching->options->sramecc && !target->processor->sramecc ? "sramecc"
	                                                                                  : NULL;
	if (missing)
		complain("%s: %s has no %s", subject->label, target->processor->name, missing);
	return !missing;
}

/* The object for another target, which the result owns; NULL, reported, if there is none. */
static const struct kd_result *change_target(struct patching *patching, const struct subject *subject,
                                             const struct kd_code_object *object) {
	if (!has_features(patching, subject))
		return NULL;
	struct kd_result *result = kd_code_object_retarget(object, wanted_target(patching, subject));
	arena_defer(patching->arena, free_result, result);
	if (!result || result->status == KD_NO_MEMORY)
		arena_out_of_memory(patching->arena);
	patching->no_target = result->status == KD_USAGE_ERROR;
	if (patching->no_target) {
		options_complain("--retarget: %s", result->diagnostics[0].message);
		return NULL;
	}
	for (size_t i = 0; i < result->diagnostic_count; i++)
		(result->diagnostics[i].severity == KD_ERROR ? complain : warn)("%s: %s", subject->label,
		                                                                result->diagnostics[i].message);
	return result->status == KD_OK ? result : NULL;
}

static void close_object(void *object) {
	kd_code_object_close(object);
}

/* Opens an object that was made or changed; NULL, reported, if the change has damaged it: parts of it overlap. */
static const struct kd_code_object *open_object(struct patching *patching, const struct subject *subject,
                                                const uint8_t *bytes, size_t size) {
	struct kd_code_object *object = kd_code_object_open(bytes, size);
	enum kd_code_object_status status = kd_code_object_status(object);
	arena_defer(patching->arena, close_object, object);
	if (status == KD_CODE_OBJECT_NO_MEMORY)
		arena_out_of_memory(patching->arena);
	if (status == KD_CODE_OBJECT_OK)
		return object;
	complain("%s: changed as asked for it is damaged: %s", subject->label, kd_code_object_error(object));
	return NULL;
}

static bool replace_in_bundle(struct patching *patching, const struct subject *subject, const struct kd_result *made) {
	const char *id = subject->content->bundle_id;
	const struct kd_code_object *object = open_object(patching, subject, made->object, made->object_size);
	size_t size = strlen(id) + KD_TARGET_ID_SIZE;
	char *text = arena_alloc(patching->arena, size);
	if (!object)
		return false;
	if (kd_bundle_id_retarget(id, kd_code_object_target(object), text, size))
		return repacking_replace(&patching->repacking, subject, made, text);
	complain("%s: the entry's ID names no GPU, so that it cannot name another one; take the code object out with "
	         "--unbundle, and change it alone",
	         subject->label);
	return false;
}

/* In a program, say, which has tables of where things are. */
static bool replace_embedded(struct patching *patching, const struct subject *subject, const struct kd_result *made) {
	size_t size = subject->content->size;
	if (made->object_size != size) {
		complain("%s: the changed code object has %zu bytes, but there is room for %zu; take it out with "
		         "--unbundle-all, change it, and build the program again",
		         subject->label, made->object_size, size);
		return false;
	}
	uint8_t *bytes = bytes_of(patching, subject);
	if (bytes)
		memcpy(bytes, made->object, size);
	return bytes;
}

static bool put_in_place(struct patching *patching, const struct subject *subject, const struct kd_result *made) {
	if (subject->content->kpack_target) {
		complain("%s: the archive of kernels has it by its target: take it out with --unbundle, and change it alone",
		         subject->label);
		return false;
	}
	if (subject->content->bundle_id)
		return replace_in_bundle(patching, subject, made);
	if (subject->content->size != subject->file->input.size)
		return replace_embedded(patching, subject, made);
	patching->retargeted = made;
	return true;
}

/* ---- the file ---- */

/* Of an object for another target the descriptors have stayed where they were. */
static bool patch(void *context, const struct subject *subject) {
	struct patching *patching = context;
	const struct options *options = patching->options;
	const struct kd_code_object *object = subject->object;
	patching->any = true;
	if (patching->no_target || patching->repacking.too_much)
		return false;
	if (options->settings.count && has_kernel(subject)) {
		uint8_t *bytes = bytes_of(patching, subject);
		if (!bytes || !change_kernels(subject, subject->object, bytes, options))
			return false;
		object = open_object(patching, subject, bytes, subject->content->size);
	}
	if (!sets_target(options) || !object)
		return object;
	const struct kd_result *made = change_target(patching, subject, object);
	return made && put_in_place(patching, subject, made);
}

static bool write_file(const struct patching *patching, const struct subject_file *file) {
	const char *path = patching->options->output ? patching->options->output : file->path;
	struct output *output = output_new(patching->arena, path);
	if (patching->retargeted)
		output_put(output, patching->retargeted->object, patching->retargeted->object_size);
	else if (!repacking_write(&patching->repacking, file, output))
		return false;
	return subject_written(output);
}

static bool usage_is_right(const struct options *options) {
	if (options->files.count == 1 && (options->kernels.count || !options->settings.count))
		return true;
	if (options->files.count == 1)
		options_complain("--set changes kernels: name the kernels with -k");
	else
		options_complain("%s changes one file: give one", options->target ? "--retarget" : "--set");
	return false;
}

int action_set(struct arena *arena, const struct options *options) {
	if (!usage_is_right(options))
		return STATUS_WRONG_USAGE;
	struct arena *below = arena_new_below(arena);
	struct patching patching = {.options = options, .arena = below, .repacking = {.arena = below}};
	messages_without_reader();
	struct subject_file *file = arena_zeroed(below, 1, sizeof *file);
	bool good = subject_file_visit(file, below, options, options->files.items[0], patch, &patching);
	if (good && !patching.any)
		complain("%s: it contains no code object", file->name);
	good = good && patching.any && write_file(&patching, file);
	arena_free(below);
	return good ? STATUS_OK : patching.no_target ? STATUS_WRONG_USAGE : STATUS_FAILED;
}

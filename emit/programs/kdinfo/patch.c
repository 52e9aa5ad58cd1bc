/* patch.c: changing descriptors in a finished file. */
#include <errno.h>
#include <stdio.h>

#include "tasks.h"
#include "programs/shared/messages.h"
#include "subjects.h"

/* Changes the file in memory. */
static bool change(const struct subject *subject, const char *kernel_name, const struct options *options) {
	char error[KD_FIELD_ERROR_SIZE];
	size_t count;
	const struct kd_kernel *const *kernels = kd_code_object_kernels_named(subject->object, kernel_name, &count);
	if (!count)
		return true;
	if (count > 1) {
		complain("%s: %zu kernels are called '%s', so the name does not choose one; nothing is changed", subject->label,
		         count, kernel_name);
		return false;
	}
	if (subject->content->is_packed) {
		complain("%s: what is in a compressed bundle cannot be changed; take it out with --unbundle",
		         subject->file->name);
		return false;
	}
	if (!input_unlock(&subject->file->input)) {
		complain("%s: %s", subject->file->name, strerror(errno));
		return false;
	}
	uint8_t *bytes = subject->file->bytes + subject->content->offset;
	if (kd_kernel_set(subject->object, kernels[0], options->settings.items, options->settings.count, bytes, error,
	                  sizeof error))
		return true;
	complain("%s, kernel %s: %s", subject->file->name, kernel_name, error);
	return false;
}

struct patching {
	const struct options *options;
	bool good;
};

static bool patch(void *context, const struct subject *subject) {
	struct patching *patching = context;
	for (size_t i = 0; i < patching->options->kernels.count; i++)
		patching->good = change(subject, patching->options->kernels.items[i], patching->options) && patching->good;
	return patching->good;
}

static bool write_file(const struct subject_file *file, struct arena *arena, const struct options *options) {
	struct output *output = output_new(arena, options->output ? options->output : file->path);
	output_put(output, file->input.text, file->input.size);
	return subject_written(output);
}

int action_set(struct arena *arena, const struct options *options) {
	struct patching patching = {options, true};
	if (options->files.count != 1 || !options->kernels.count) {
		options_complain("--set changes kernels of one file: give one, and name the kernels with -k");
		return STATUS_WRONG_USAGE;
	}
	struct arena *below = arena_new_below(arena);
	messages_without_reader();
	struct subject_file *file = arena_zeroed(below, 1, sizeof *file);
	bool good = subject_file_visit(file, below, options, options->files.items[0], patch, &patching) &&
	            write_file(file, below, options);
	arena_free(below);
	return good ? STATUS_OK : STATUS_WRONG_INPUT;
}

/* bundles.c: what is in a file: listing it, and taking one thing out. */
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "actions.h"
#include "program/messages.h"
#include "subjects.h"

/* The target of a code object; its ID lives as long as the object. */
static const char *target_of(const struct kd_code_object *object) {
	return kd_code_object_status(object) == KD_CODE_OBJECT_OK ? kd_code_object_target_id(object) : "-";
}

static void list_content(const struct subject_file *file, const struct kd_content *content) {
	struct kd_code_object *object = content->is_code_object ? kd_code_object_open(content->bytes, content->size) : NULL;
	subject_put(file->name);
	printf("\t%" PRIu64 "\t%zu\t%s\t", file->offset + content->offset, content->size, target_of(object));
	subject_put(content->bundle_id ? content->bundle_id : "-");
	fputs("\t", stdout);
	subject_put(content->section ? content->section : "-");
	fputs("\n", stdout);
	kd_code_object_close(object);
}

int action_list(struct arena *arena, const struct options *options) {
	bool good = true;
	puts("file\toffset\tsize\ttarget\tbundle entry\tsection");
	for (size_t i = 0; i < options->files.count; i++) {
		struct arena *below = arena_new_below(arena);
		struct subject_file *file = arena_zeroed(below, 1, sizeof *file);
		bool read = subject_file_read(file, below, options->files.items[i]);
		for (size_t c = 0; read && c < file->contents->count; c++)
			list_content(file, &file->contents->items[c]);
		good = good && read;
		arena_free(below);
	}
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

/* An ID may be given from its processor on: "gfx90a:xnack+". */
static bool id_matches(const char *id, const char *wanted) {
	size_t length = strlen(id), end = strlen(wanted);
	if (strcmp(id, wanted) == 0)
		return true;
	return length > end && strcmp(id + length - end, wanted) == 0 && id[length - end - 1] == '-';
}

static const struct kd_content *find_entry(const struct kd_contents *contents, const char *id, size_t *count) {
	const struct kd_content *found = NULL;
	*count = 0;
	for (size_t i = 0; i < contents->count; i++) {
		const struct kd_content *content = &contents->items[i];
		if (!content->bundle_id || !id_matches(content->bundle_id, id))
			continue;
		found = found ? found : content;
		++*count;
	}
	return found;
}

static bool unbundle(struct arena *arena, const struct options *options, struct output *output) {
	struct subject_file *file = arena_zeroed(arena, 1, sizeof *file);
	size_t count;
	if (!subject_file_read(file, arena, options->files.items[0]))
		return false;
	const struct kd_content *content = find_entry(file->contents, options->entry, &count);
	if (!content || count > 1) {
		complain("%s: %zu bundle entries have the ID '%s'; --list shows them all", file->name, count, options->entry);
		return false;
	}
	if (output_is_input(output, file->path)) {
		complain("will not write '%s': it is the input", output->path);
		return false;
	}
	output_put(output, content->bytes, content->size);
	return subject_written(output);
}

int action_unbundle(struct arena *arena, const struct options *options) {
	const char *output = options->output ? options->output : "-";
	if (options->files.count != 1) {
		options_complain("--unbundle is for one file, %zu are given", options->files.count);
		return STATUS_WRONG_USAGE;
	}
	if (strcmp(output, "-") == 0 && isatty(STDOUT_FILENO)) {
		options_complain("will not write a code object to the terminal: give -o file");
		return STATUS_WRONG_USAGE;
	}
	struct arena *below = arena_new_below(arena);
	messages_without_reader();
	bool good = unbundle(below, options, output_new(below, output));
	arena_free(below);
	return good ? STATUS_OK : STATUS_WRONG_INPUT;
}

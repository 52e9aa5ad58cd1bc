/* wavefront.c: see wavefront.h. */
#include "wavefront.h"

#include <errno.h>
#include <string.h>

/* Which content of the file is a code object; its count if there are several. */
static size_t only_object(const struct subject_file *file) {
	size_t found = file->contents->count, count = 0;
	for (size_t i = 0; i < file->contents->count; i++) {
		if (!file->contents->items[i].is_code_object)
			continue;
		found = i;
		count++;
	}
	return count == 1 ? found : file->contents->count;
}

static bool find_object(struct wavefront *wavefront, struct arena *arena, const struct options *options) {
	struct subject_file *file = arena_zeroed(arena, 1, sizeof *file);
	struct subject subject;
	if (!options->files.count)
		return true;
	if (!subject_file_read(file, arena, options, options->files.items[0]))
		return false;
	size_t index = only_object(file);
	if (options->files.count > 1 || index == file->contents->count) {
		complain("%s: a wavefront is in one code object, but there is not exactly one; --list shows their URIs",
		         file->name);
		return false;
	}
	if (!subject_open(&subject, arena, file, index))
		return false;
	wavefront->object = subject.object;
	return true;
}

/* Without a state nothing is known of the machine, which many a question does not need. */
static bool read_state(struct wavefront *wavefront, struct arena *arena, const char *path) {
	struct input input = {.text = (char *)"{}", .size = 2};
	struct kd_machine_state *state;
	if (path && !input_read(&input, arena, path)) {
		complain("%s: %s", path, strerror(errno));
		return false;
	}
	if (wavefront->object)
		state = kd_machine_state_read_for(wavefront->object, input.text, input.size);
	else
		state = kd_machine_state_read(input.text, input.size);
	wavefront->state = state;
	if (kd_machine_state_status(state) != KD_OK)
		complain("%s: %s", path ? path : "--state", kd_machine_state_error(state));
	return kd_machine_state_status(state) == KD_OK;
}

bool wavefront_read(struct wavefront *wavefront, struct arena *arena, const struct options *options) {
	*wavefront = (struct wavefront){.how = {.dwarf_reading = (uint8_t)options->checks.dwarf_reading}};
	if (find_object(wavefront, arena, options)) {
		if (read_state(wavefront, arena, options->state))
			return true;
		*options->unread = true;
	}
	wavefront_free(wavefront);
	return false;
}

void wavefront_free(struct wavefront *wavefront) {
	kd_machine_state_free(wavefront->state);
	wavefront->state = NULL;
}

enum kd_form wavefront_form(const struct options *options) {
	return options->format == FORMAT_JSON ? KD_FORM_JSON : KD_FORM_TEXT;
}

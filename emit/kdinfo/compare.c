/* compare.c: what differs between two files: object by object, in pairs. */
#include <stdio.h>

#include "actions.h"
#include "subjects.h"

/* The code objects of a file. */
struct side {
	struct subject_file file;
	LIST(struct subject) subjects;
};

static bool read_side(struct side *side, struct arena *arena, const char *name) {
	if (!subject_file_read(&side->file, arena, name))
		return false;
	for (size_t i = 0; i < side->file.contents->count; i++) {
		if (!side->file.contents->items[i].is_code_object)
			continue;
		struct subject *subject = list_add(arena, &side->subjects);
		if (!subject_open(subject, arena, &side->file, &side->file.contents->items[i]))
			return false;
	}
	return true;
}

static const char *target_of(const struct subject *subject) {
	return kd_code_object_target_id(subject->object);
}

/* The one for the same target, the `number`th of those. */
static const struct subject *find_pair(const struct side *side, const char *target, size_t number) {
	for (size_t i = 0; i < side->subjects.count; i++)
		if (strcmp(target_of(&side->subjects.items[i]), target) == 0 && number-- == 0)
			return &side->subjects.items[i];
	return NULL;
}

/* How many for the same target are before it. */
static size_t number_of(const struct side *side, size_t index) {
	size_t number = 0;
	for (size_t i = 0; i < index; i++)
		number += strcmp(target_of(&side->subjects.items[i]), target_of(&side->subjects.items[index])) == 0;
	return number;
}

static enum kd_difference compare(const struct subject *a, const struct subject *b, const struct options *options) {
	struct kd_print_options how = {.kernels = options->kernels.items, .kernel_count = options->kernels.count};
	return kd_code_object_diff(a->object, b->object, &how, subject_print, NULL);
}

static bool all_of(const struct side *side, const struct side *other, const char *missing) {
	bool all = true;
	for (size_t i = 0; i < side->subjects.count; i++) {
		const struct subject *subject = &side->subjects.items[i];
		if (find_pair(other, target_of(subject), number_of(side, i)))
			continue;
		subject_put(side->file.name);
		printf(": code object for %s: %s\n", target_of(subject), missing);
		all = false;
	}
	return all;
}

static enum kd_difference compare_sides(const struct side *a, const struct side *b, const struct options *options) {
	enum kd_difference found = KD_SAME;
	if (a->subjects.count == 1 && b->subjects.count == 1)
		return compare(&a->subjects.items[0], &b->subjects.items[0], options);
	if (!all_of(a, b, "not in the other file") || !all_of(b, a, "not in the first file"))
		found = KD_DIFFERENT;
	for (size_t i = 0; i < a->subjects.count; i++) {
		const struct subject *subject = &a->subjects.items[i];
		const struct subject *pair = find_pair(b, target_of(subject), number_of(a, i));
		enum kd_difference difference = pair ? compare(subject, pair, options) : KD_SAME;
		found = difference > found ? difference : found;
	}
	return found;
}

int action_diff(struct arena *arena, const struct options *options) {
	if (options->files.count != 2) {
		options_complain("--diff compares two files, %zu are given", options->files.count);
		return STATUS_WRONG_USAGE;
	}
	struct arena *below = arena_new_below(arena);
	struct side *a = arena_zeroed(below, 2, sizeof *a), *b = a + 1;
	bool good = read_side(a, below, options->files.items[0]) && read_side(b, below, options->files.items[1]);
	enum kd_difference found = good ? compare_sides(a, b, options) : KD_SAME;
	arena_free(below);
	if (!good || !subject_printed())
		return STATUS_NO_COMPARISON;
	if (found != KD_DIFFERENCE_NO_MEMORY)
		return found == KD_SAME ? STATUS_OK : STATUS_DIFFERENT;
	complain("out of memory");
	return STATUS_NO_COMPARISON;
}

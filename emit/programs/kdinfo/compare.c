/* compare.c: what differs between two files: object by object, in pairs.
 *
 * A pair is made of the n-th objects for a target in the two files, of archives in members of the same name. */
#include <stdio.h>
#include <stdlib.h>

#include "page_option.h"
#include "programs/shared/progress.h"

/* A code object of a file, with what it is found by in the other one. */
struct place {
	const char *member; /* "" unless both files are archives */
	const char *target;
	size_t number; /* of those of the member and target, from 1 */
	size_t index;  /* among the contents */
	size_t pair;   /* of the sides' places: the index of the other one; NO_PAIR: there is none */
	bool alone;    /* neither file has another of its member and target */
};

enum { NO_PAIR = -1 };

/* The code objects of a file. */
struct side {
	struct subject_file file;
	LIST(struct place) places; /* in the order of the file */
	struct place **sorted;     /* the same, by what they are found by */
	bool has_members;
};

static bool read_side(struct side *side, struct arena *arena, const struct options *options, const char *name) {
	if (!subject_file_read(&side->file, arena, options, name))
		return false;
	for (size_t i = 0; i < side->file.contents->count; i++) {
		const struct kd_content *content = &side->file.contents->items[i];
		if (!content->is_code_object)
			continue;
		*list_add(arena, &side->places) = (struct place){
		    .member = content->member, .target = content->target_id, .index = i, .pair = (size_t)NO_PAIR};
		side->has_members = side->has_members || content->member;
	}
	return true;
}

/* ---- pairs ---- */

static int compare_names(const struct place *a, const struct place *b) {
	int order = strcmp(a->member, b->member);
	return order ? order : strcmp(a->target, b->target);
}

static int compare_places(const void *a, const void *b) {
	const struct place *const *x = a, *const *y = b;
	int order = compare_names(*x, *y);
	return order ? order : (*x > *y) - (*x < *y);
}

static void sort_places(struct side *side, struct arena *arena, bool by_member) {
	side->sorted = arena_zeroed(arena, side->places.count, sizeof *side->sorted);
	for (size_t i = 0; i < side->places.count; i++) {
		struct place *place = side->sorted[i] = &side->places.items[i];
		place->member = by_member && place->member ? place->member : "";
		place->target = place->target ? place->target : "unknown target";
	}
	if (side->places.count)
		qsort(side->sorted, side->places.count, sizeof *side->sorted, compare_places);
	for (size_t i = 0; i < side->places.count; i++) {
		bool again = i && compare_names(side->sorted[i - 1], side->sorted[i]) == 0;
		side->sorted[i]->number = again ? side->sorted[i - 1]->number + 1 : 1;
	}
}

/* How many from a place on have the same names. */
static size_t run_length(const struct side *side, size_t from, const struct place *as) {
	size_t end = from;
	while (end < side->places.count && compare_names(side->sorted[end], as) == 0)
		end++;
	return end - from;
}

static void join_runs(struct place **a, size_t in_a, struct place **b, size_t in_b, const struct side *side_a,
                      const struct side *side_b) {
	for (size_t i = 0; i < in_a || i < in_b; i++) {
		if (i < in_a)
			a[i]->alone = in_a <= 1 && in_b <= 1;
		if (i < in_b)
			b[i]->alone = in_a <= 1 && in_b <= 1;
		if (i >= in_a || i >= in_b)
			continue;
		a[i]->pair = (size_t)(b[i] - side_b->places.items);
		b[i]->pair = (size_t)(a[i] - side_a->places.items);
	}
}

/* Both sides are walked through in the order of names. */
static void make_pairs(struct side *a, struct side *b) {
	for (size_t i = 0, j = 0; i < a->places.count || j < b->places.count;) {
		bool in_a = i < a->places.count, in_b = j < b->places.count;
		int order = !in_a ? 1 : !in_b ? -1 : compare_names(a->sorted[i], b->sorted[j]);
		const struct place *first = order <= 0 ? a->sorted[i] : b->sorted[j];
		size_t run_a = order <= 0 ? run_length(a, i, first) : 0, run_b = order >= 0 ? run_length(b, j, first) : 0;
		join_runs(a->sorted + i, run_a, b->sorted + j, run_b, a, b);
		i += run_a;
		j += run_b;
	}
}

/* ---- comparing ---- */

static const char *name_of(struct arena *arena, const struct place *place) {
	const char *number = place->alone ? "" : arena_printf(arena, "#%zu", place->number);
	return arena_printf(arena, "%s%s%s%s", place->member, *place->member ? ", " : "", place->target, number);
}

struct comparison {
	struct side a, b;
	const struct options *options;
	bool several;             /* pairs are named in each line */
	bool good;                /* all could be opened */
	struct page_writing page; /* without a page: what differs is printed as text */
	enum kd_difference found;
};

static void put_missing(const struct comparison *comparison, struct arena *arena, const struct side *side,
                        const struct place *place, const char *missing) {
	const char *text =
	    arena_printf(arena, "%s: code object for %s: %s", side->file.name, name_of(arena, place), missing);
	if (comparison->page.page) {
		kd_page_add_text(comparison->page.page, text);
		return;
	}
	subject_put(text);
	putchar('\n');
}

static bool all_paired(const struct comparison *comparison, struct arena *arena, const struct side *side,
                       const char *missing) {
	bool all = true;
	for (size_t i = 0; i < side->places.count; i++) {
		if (side->places.items[i].pair != (size_t)NO_PAIR)
			continue;
		put_missing(comparison, arena, side, &side->places.items[i], missing);
		subject_warn_unopened(&side->file, side->places.items[i].index);
		all = false;
	}
	return all;
}

/* Beside each other on the page. */
static enum kd_difference show_pair(const struct comparison *comparison, const struct subject *a,
                                    const struct subject *b, const struct kd_print_options *how) {
	struct kd_print_options of_a = *how, of_b = *how;
	of_a.file_name = a->file->name;
	of_a.content = a->content;
	of_b.file_name = b->file->name;
	of_b.content = b->content;
	return kd_page_add_pair(comparison->page.page, a->object, &of_a, b->object, &of_b);
}

static void compare_pair(struct comparison *comparison, struct arena *arena, struct place *place_a,
                         struct place *place_b) {
	const struct options *options = comparison->options;
	struct subject a, b;
	if (!subject_open(&a, arena, &comparison->a.file, place_a->index) ||
	    !subject_open(&b, arena, &comparison->b.file, place_b->index)) {
		comparison->good = false;
		return;
	}
	bool *found = arena_zeroed(arena, options->kernels.count, sizeof *found);
	subject_choose(&a, arena, options, found);
	subject_choose(&b, arena, options, found);
	for (size_t i = 0; i < b.kernels.count; i++)
		*list_add(arena, &a.kernels) = b.kernels.items[i];
	struct kd_print_options how = {.kernels = a.kernels.items, .kernel_count = a.kernels.count, .code = options->code};
	if (comparison->several)
		how.line_prefix = arena_printf(arena, "%s: ", name_of(arena, place_a));
	enum kd_difference difference = comparison->page.page
	                                    ? show_pair(comparison, &a, &b, &how)
	                                    : kd_code_object_diff(a.object, b.object, &how, subject_print, NULL);
	comparison->found = difference > comparison->found ? difference : comparison->found;
}

static void compare_sides(struct comparison *comparison, struct arena *arena) {
	struct side *a = &comparison->a, *b = &comparison->b;
	comparison->several = a->places.count != 1 || b->places.count != 1;
	sort_places(a, arena, a->has_members && b->has_members);
	sort_places(b, arena, a->has_members && b->has_members);
	make_pairs(a, b);
	if (!comparison->several) /* whatever their targets are */
		a->places.items[0].pair = b->places.items[0].pair = 0;
	bool all_a = all_paired(comparison, arena, a, "not in the other file");
	bool all_b = all_paired(comparison, arena, b, "not in the first file");
	comparison->found = all_a && all_b ? KD_SAME : KD_DIFFERENT;
	for (size_t i = 0; i < a->places.count; i++) {
		struct place *place = &a->places.items[i];
		if (place->pair == (size_t)NO_PAIR)
			continue;
		progress_set(PROGRESS_OUTER, i, a->places.count, "code objects");
		struct arena *below = arena_new_below(arena);
		compare_pair(comparison, below, place, &b->places.items[place->pair]);
		arena_free(below);
	}
}

static int compare_files(struct arena *arena, const struct options *options) {
	struct comparison *comparison = arena_zeroed(arena, 1, sizeof *comparison);
	comparison->options = options;
	comparison->good = true;
	if (!read_side(&comparison->a, arena, options, options->files.items[0]) ||
	    !read_side(&comparison->b, arena, options, options->files.items[1]))
		return STATUS_UNREAD;
	const char *title = arena_printf(arena, "%s → %s", comparison->a.file.name, comparison->b.file.name);
	if (options->format == FORMAT_HTML && !page_begin(&comparison->page, arena, options, title))
		return STATUS_UNREAD;
	compare_sides(comparison, arena);
	if (comparison->page.page && !page_end(&comparison->page))
		return STATUS_UNREAD;
	if (comparison->found == KD_DIFFERENCE_NO_MEMORY)
		complain("out of memory");
	if (comparison->found == KD_DIFFERENCE_NO_MEMORY || !comparison->good)
		return STATUS_UNREAD;
	return comparison->found == KD_SAME ? STATUS_OK : STATUS_DIFFERENT;
}

int action_diff(struct arena *arena, const struct options *options) {
	if (options->files.count != 2) {
		options_complain("--diff compares two files, not %zu", options->files.count);
		return STATUS_WRONG_USAGE;
	}
	struct arena *below = arena_new_below(arena);
	if (options->format == FORMAT_HTML)
		progress_begin("kdinfo");
	int status = compare_files(below, options);
	progress_end();
	arena_free(below);
	return subject_printed() ? status : STATUS_UNREAD;
}

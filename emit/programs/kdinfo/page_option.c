/* page_option.c: --html: code objects as a page for browsers. */
#include <stdio.h>

#include "kdasm/page.h"
#include "subjects.h"
#include "tasks.h"

static bool out_of_memory(void) {
	complain("out of memory");
	return false;
}

static bool add(void *context, const struct subject *subject) {
	struct kd_print_options how = subject_print_options(subject, subject->file->options);
	return kd_page_add(context, subject->object, &how) || out_of_memory();
}

/* The names of the files. */
static const char *title_of(struct arena *arena, const struct options *options) {
	const char *title = options->files.items[0];
	for (size_t i = 1; i < options->files.count; i++)
		title = arena_printf(arena, "%s, %s", title, options->files.items[i]);
	return title;
}

int action_html(struct arena *arena, const struct options *options) {
	struct kd_page *page = kd_page_begin(title_of(arena, options), subject_print_coloured, NULL);
	bool good = page || out_of_memory();
	good = page && subjects_visit(arena, options, add, page) && good;
	good = (kd_page_end(page) || !page) && good;
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}

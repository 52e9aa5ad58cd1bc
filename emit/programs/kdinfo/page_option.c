/* page_option.c: --html: code objects as a page for browsers. */
#include "page_option.h"

#include "programs/shared/messages.h"
#include "programs/shared/progress.h"

static bool out_of_memory(void) {
	complain("out of memory");
	return false;
}

/* A page is as long as it takes: what is written tells how far it is. */
static void take(void *context, const char *text, size_t size) {
	const struct page_writing *writing = context;
	output_put(writing->output, text, size);
	if (writing->kernels)
		progress_set(PROGRESS_INNER, kd_page_kernel_count(writing->page) - writing->before, writing->kernels,
		             "kernels");
}

bool page_begin(struct page_writing *writing, struct arena *arena, const struct options *options, const char *title) {
	*writing = (struct page_writing){.output = output_new(arena, options->output ? options->output : "-")};
	if (output_is_input(writing->output, options->files.items, options->files.count)) {
		options_complain("will not write '%s': it is an input", writing->output->path);
		return false;
	}
	messages_without_reader();
	writing->page = kd_page_begin(title, take, writing);
	return writing->page || out_of_memory();
}

bool page_end(struct page_writing *writing) {
	writing->kernels = 0;
	bool good = kd_page_end(writing->page) || out_of_memory();
	return good && subject_written(writing->output);
}

static bool add(void *context, const struct subject *subject) {
	struct page_writing *writing = context;
	struct kd_print_options how = subject_print_options(subject, subject->file->options);
	writing->kernels = kd_code_object_kernel_count(subject->object);
	writing->before = kd_page_kernel_count(writing->page);
	bool good = kd_page_add(writing->page, subject->object, &how) || out_of_memory();
	writing->kernels = 0;
	return good;
}

/* The names of the files. */
static const char *title_of(struct arena *arena, const struct options *options) {
	const char *title = options->files.items[0];
	for (size_t i = 1; i < options->files.count; i++)
		title = arena_printf(arena, "%s, %s", title, options->files.items[i]);
	return title;
}

static int write_page(struct arena *arena, const struct options *options) {
	struct page_writing writing;
	if (!page_begin(&writing, arena, options, title_of(arena, options)))
		return STATUS_WRONG_USAGE;
	bool good = subjects_visit(arena, options, add, &writing);
	return page_end(&writing) && good ? STATUS_OK : STATUS_FAILED;
}

int action_html(struct arena *arena, const struct options *options) {
	struct arena *below = arena_new_below(arena);
	progress_begin("kdinfo");
	int status = write_page(below, options);
	progress_end();
	arena_free(below);
	return status;
}

/* show.c: printing code objects in a form. */
#include <stdio.h>

#include "tasks.h"
#include "subjects.h"

struct showing {
	const struct options *options;
	enum kd_form form;
	const char *between; /* what separates two objects */
	bool kernels_only;   /* objects without kernels that are wanted print nothing */
	size_t count;
};

static size_t wanted_kernels(const struct subject *subject, const struct options *options) {
	size_t count = 0;
	if (!options->kernels.count)
		return kd_code_object_kernel_count(subject->object);
	for (size_t i = 0; i < options->kernels.count; i++)
		count += kd_code_object_find_kernel(subject->object, options->kernels.items[i]) != NULL;
	return count;
}

static bool show(void *context, const struct subject *subject) {
	struct showing *showing = context;
	struct kd_print_options how = subject_print_options(subject, showing->options);
	kd_take_text *take = showing->kernels_only ? subject_print_coloured : subject_print;
	if (showing->kernels_only && !wanted_kernels(subject, showing->options))
		return true;
	if (showing->count++)
		fputs(showing->between, stdout);
	if (kd_code_object_print(subject->object, showing->form, &how, take, NULL))
		return true;
	complain("%s: out of memory", subject->file->name);
	return false;
}

static int show_all(struct arena *arena, const struct options *options, enum kd_form form, const char *before,
                    const char *between, const char *after) {
	struct showing showing = {.options = options, .form = form, .between = between};
	fputs(before, stdout);
	bool good = subjects_visit(arena, options, show, &showing);
	fputs(after, stdout);
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

int action_text(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_TEXT, "", "\n", "");
}

/* The number of the schema, as kdinfo(1) describes it. */
int action_json(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_JSON, "{\"schema\": \"kdinfo\", \"schema_version\": 1, \"objects\": [\n",
	                ",\n", "\n]}\n");
}

int action_yaml(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_YAML, "", "", "");
}

int action_assembly(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_ASSEMBLY, "", "\n", "");
}

static int show_kernels(struct arena *arena, const struct options *options, enum kd_form form) {
	struct showing showing = {.options = options, .form = form, .between = "\n", .kernels_only = true};
	bool good = subjects_visit(arena, options, show, &showing);
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

int action_explain(struct arena *arena, const struct options *options) {
	return show_kernels(arena, options, KD_FORM_EXPLANATION);
}

int action_map(struct arena *arena, const struct options *options) {
	return show_kernels(arena, options, KD_FORM_MAP);
}

/* ---- a picture: one document, so one kernel ---- */

static bool show_picture(void *context, const struct subject *subject) {
	struct showing *showing = context;
	size_t count = wanted_kernels(subject, showing->options), before = showing->count;
	showing->count += count;
	if (showing->count > 1) {
		complain("%s: --svg draws one kernel, but there are more; name one with -k", subject->file->name);
		return false;
	}
	struct kd_print_options how = subject_print_options(subject, showing->options);
	if (showing->count == before || kd_code_object_print(subject->object, showing->form, &how, subject_print, NULL))
		return true;
	complain("%s: out of memory", subject->file->name);
	return false;
}

int action_svg(struct arena *arena, const struct options *options) {
	struct showing showing = {.options = options, .form = KD_FORM_PICTURE};
	bool good = subjects_visit(arena, options, show_picture, &showing);
	if (good && !showing.count) {
		complain("--svg draws a kernel, but there is none");
		good = false;
	}
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

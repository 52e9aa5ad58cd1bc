/* show.c: printing code objects in a form. */
#include <stdio.h>

#include "tasks.h"
#include "fit.h"
#include "subjects.h"

enum shows { OBJECTS, KERNELS, ONE_KERNEL };

static const struct form {
	const char *option;
	enum shows shows;
	const char *before, *between, *after;
} forms[] = {
#define KD_FORM(id, print, option, shows, before, between, after, help)                                                \
	[KD_FORM_##id] = {option, shows, before, between, after},
#include "kdasm/forms.def"
};

struct showing {
	const struct options *options;
	const struct form *form;
	struct arena *arena;
	size_t count; /* objects that were printed, or kernels if there may be only one */
};

static size_t wanted_kernels(const struct subject *subject) {
	size_t count = 0;
	if (!subject->kernels.count)
		return kd_code_object_kernel_count(subject->object);
	for (size_t i = 0; i < subject->kernels.count; i++)
		count += kd_code_object_find_kernel(subject->object, subject->kernels.items[i]) != NULL;
	return count;
}

/* What people read is made to fit the terminal; the others are documents and sources. */
static bool fits(const struct showing *showing) {
	enum kd_form form = showing->options->form;
	return (form == KD_FORM_TEXT && !showing->options->code) || form == KD_FORM_EXPLANATION || form == KD_FORM_MAP;
}

static bool print(const struct showing *showing, const struct subject *subject) {
	struct kd_print_options how = subject_print_options(subject, showing->options);
	kd_take_text *take = showing->form->shows == KERNELS ? subject_print_coloured : subject_print;
	struct fit fit = fit_to_output(showing->arena, take);
	bool good =
	    kd_code_object_print(subject->object, showing->options->form, &how, fits(showing) ? fit_take : take, &fit);
	fit_end(&fit);
	if (good)
		return true;
	complain("%s: out of memory", subject->file->name);
	return false;
}

static bool show(void *context, const struct subject *subject) {
	struct showing *showing = context;
	if (showing->form->shows == KERNELS && !wanted_kernels(subject))
		return true;
	if (showing->count++)
		fputs(showing->form->between, stdout);
	return print(showing, subject);
}

static bool show_one(void *context, const struct subject *subject) {
	struct showing *showing = context;
	size_t count = wanted_kernels(subject);
	showing->count += count;
	if (showing->count > 1) {
		complain("%s: --%s shows one kernel, but there are more; name one with -k", subject->file->name,
		         showing->form->option);
		return false;
	}
	return !count || print(showing, subject);
}

int action_show(struct arena *arena, const struct options *options) {
	struct showing showing = {.options = options, .form = &forms[options->form], .arena = arena};
	bool one = showing.form->shows == ONE_KERNEL;
	fputs(showing.form->before, stdout);
	bool good = subjects_visit(arena, options, one ? show_one : show, &showing);
	fputs(showing.form->after, stdout);
	if (good && one && !showing.count) {
		complain("--%s shows a kernel, but there is none", showing.form->option);
		good = false;
	}
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

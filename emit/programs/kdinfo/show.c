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
	size_t count;        /* objects that were printed, or kernels if there may be only one */
	struct buffer cores; /* core files, as JSON */
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

/* ---- what is no code object ---- */

static void take_into_buffer(void *context, const char *text, size_t size) {
	buffer_put(context, text, size);
}

/* In JSON they are a list of their own, after that of the objects. */
static bool show_core_json(struct showing *showing, const struct subject_file *file,
                           const struct kd_print_options *how) {
	buffer_put_text(&showing->cores, showing->cores.size ? ",\n" : "");
	return kd_core_file_print(file->core, KD_FORM_JSON, how, take_into_buffer, &showing->cores);
}

static bool show_core_text(struct showing *showing, const struct subject_file *file,
                           const struct kd_print_options *how) {
	struct fit fit = fit_to_output(showing->arena, subject_print);
	if (showing->count++)
		fputs(showing->form->between, stdout);
	bool good =
	    kd_core_file_print(file->core, showing->options->form, how, fits(showing) ? fit_take : subject_print, &fit);
	fit_end(&fit);
	return good;
}

static bool show_file(void *context, const struct subject_file *file) {
	struct showing *showing = context;
	const struct kd_print_options how = {.file_name = file->name};
	enum kd_form form = showing->options->form;
	bool good = true;
	if (file->core && form == KD_FORM_JSON)
		good = show_core_json(showing, file, &how);
	else if (file->core && (form == KD_FORM_TEXT || form == KD_FORM_ASSEMBLY))
		good = show_core_text(showing, file, &how);
	if (!good)
		complain("%s: out of memory", file->name);
	return good;
}

static void end_json(const struct showing *showing) {
	if (showing->cores.size) {
		fputs(", \"cores\": [\n", stdout);
		fwrite(showing->cores.data, 1, showing->cores.size, stdout);
		fputs("\n]", stdout);
	}
	fputs("}\n", stdout);
}

/* ---- forms ---- */

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
	struct showing showing = {
	    .options = options, .form = &forms[options->form], .arena = arena, .cores = buffer_in(arena)};
	bool one = showing.form->shows == ONE_KERNEL;
	fputs(showing.form->before, stdout);
	bool good = one ? subjects_visit(arena, options, show_one, &showing)
	                : subjects_visit_files(arena, options, show_file, show, &showing);
	fputs(showing.form->after, stdout);
	if (options->form == KD_FORM_JSON)
		end_json(&showing);
	if (good && one && !showing.count) {
		complain("--%s shows a kernel, but there is none", showing.form->option);
		good = false;
	}
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

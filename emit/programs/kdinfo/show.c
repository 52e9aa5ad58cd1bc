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

enum { KIND_COUNT = 2 };

struct showing {
	const struct options *options;
	const struct form *form;
	struct arena *arena;
	size_t count;                    /* objects that were printed, or kernels if there may be only one */
	struct buffer lists[KIND_COUNT]; /* of `kinds`, as JSON */
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
	return (form == KD_FORM_TEXT && !showing->options->code && !showing->options->debug) ||
	       form == KD_FORM_EXPLANATION || form == KD_FORM_MAP;
}

/* Sources, which the assembler reads, or has a part of, and documents for other programs. */
static bool is_source(const struct options *options) {
	return options->form == KD_FORM_ASSEMBLY || options->form == KD_FORM_YAML || options->code || options->debug ||
	       options->waits;
}

/* What takes the text of the form. */
static kd_take_text *taker(const struct showing *showing) {
	if (showing->form->shows == KERNELS)
		return subject_print_coloured;
	return is_source(showing->options) ? subject_print_source : subject_print;
}

static bool print(const struct showing *showing, const struct subject *subject) {
	struct kd_print_options how = subject_print_options(subject, showing->options);
	kd_take_text *take = taker(showing);
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

static bool print_core(const struct subject_file *file, enum kd_form form, const struct kd_print_options *how,
                       kd_take_text *take, void *context) {
	return !file->core || kd_core_file_print(file->core, form, how, take, context);
}

static bool print_visa(const struct subject_file *file, enum kd_form form, const struct kd_print_options *how,
                       kd_take_text *take, void *context) {
	return !file->visa || kd_visa_print(file->visa, form, how, take, context);
}

/* What a file may be; each prints nothing of a file that is something else. In JSON they are in lists of their own,
 * after that of the objects. */
static const struct kind {
	const char *key;
	bool (*print)(const struct subject_file *file, enum kd_form form, const struct kd_print_options *how,
	              kd_take_text *take, void *context);
} kinds[KIND_COUNT] = {{"cores", print_core}, {"visa_debug_info", print_visa}};

static void take_into_buffer(void *context, const char *text, size_t size) {
	buffer_put(context, text, size);
}

/* Text that is put in front of what a file is, if that is anything. */
struct begun {
	struct showing *showing;
	struct fit *fit;
	bool begun;
};

static void take_text(void *context, const char *text, size_t size) {
	struct begun *begun = context;
	if (!size)
		return;
	if (!begun->begun && begun->showing->count++)
		fputs(begun->showing->form->between, stdout);
	begun->begun = true;
	if (fits(begun->showing))
		fit_take(begun->fit, text, size);
	else
		taker(begun->showing)(NULL, text, size);
}

static bool show_kind(struct showing *showing, const struct kind *kind, const struct subject_file *file) {
	const struct kd_print_options how = {.file_name = file->name};
	enum kd_form form = showing->options->form;
	struct buffer *list = &showing->lists[kind - kinds];
	size_t before = list->size;
	if (form == KD_FORM_JSON) {
		buffer_put_text(list, before ? ",\n" : "");
		size_t start = list->size;
		bool good = kind->print(file, form, &how, take_into_buffer, list);
		list->size = list->size == start ? before : list->size;
		return good;
	}
	struct fit fit = fit_to_output(showing->arena, taker(showing));
	bool good = kind->print(file, form, &how, take_text, &(struct begun){.showing = showing, .fit = &fit});
	fit_end(&fit);
	return good;
}

static bool show_file(void *context, struct subject_file *file) {
	bool good = true;
	for (size_t i = 0; i < KIND_COUNT; i++)
		good = show_kind(context, &kinds[i], file) && good;
	if (!good)
		complain("%s: out of memory", file->name);
	return good;
}

static void end_json(const struct showing *showing) {
	for (size_t i = 0; i < KIND_COUNT; i++) {
		if (!showing->lists[i].size)
			continue;
		printf(", \"%s\": [\n", kinds[i].key);
		fwrite(showing->lists[i].data, 1, showing->lists[i].size, stdout);
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
	struct showing showing = {.options = options, .form = &forms[options->form], .arena = arena};
	for (size_t i = 0; i < KIND_COUNT; i++)
		showing.lists[i] = buffer_in(arena);
	bool one = showing.form->shows == ONE_KERNEL;
	const struct visits visits = {.file = show_file, .subject = show};
	fputs(showing.form->before, stdout);
	bool good = one ? subjects_visit(arena, options, show_one, &showing)
	                : subjects_visit_files(arena, options, &visits, &showing);
	fputs(showing.form->after, stdout);
	if (options->form == KD_FORM_JSON)
		end_json(&showing);
	if (good && one && !showing.count) {
		complain("--%s shows a kernel, but there is none", showing.form->option);
		good = false;
	}
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}

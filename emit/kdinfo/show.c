/* show.c: printing code objects in a form. */
#include <stdio.h>

#include "actions.h"
#include "subjects.h"

struct showing {
	const struct options *options;
	enum kd_form form;
	const char *between; /* what separates two objects */
	size_t count;
};

static bool show(void *context, const struct subject *subject) {
	struct showing *showing = context;
	struct kd_print_options how = subject_print_options(subject, showing->options);
	if (showing->count++)
		fputs(showing->between, stdout);
	if (kd_code_object_print(subject->object, showing->form, &how, subject_print, NULL))
		return true;
	complain("%s: out of memory", subject->file->name);
	return false;
}

static int show_all(struct arena *arena, const struct options *options, enum kd_form form, const char *before,
                    const char *between, const char *behind) {
	struct showing showing = {.options = options, .form = form, .between = between};
	fputs(before, stdout);
	bool good = subjects_visit(arena, options, show, &showing);
	fputs(behind, stdout);
	return subject_printed() && good ? STATUS_OK : STATUS_WRONG_INPUT;
}

int action_text(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_TEXT, "", "\n", "");
}

/* The number of the schema, as kdinfo(1) describes it. */
int action_json(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_JSON, "{\"schema\": \"kdinfo\", \"schema_version\": 1, \"objects\": [\n", ",\n",
	                "\n]}\n");
}

int action_yaml(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_YAML, "", "", "");
}

int action_assembly(struct arena *arena, const struct options *options) {
	return show_all(arena, options, KD_FORM_ASSEMBLY, "", "\n", "");
}

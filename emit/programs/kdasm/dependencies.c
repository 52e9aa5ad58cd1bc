/* dependencies.c: see dependencies.h. */
#include "dependencies.h"

#include "base/buffer.h"
#include "base/name.h"

/* A file name as make reads it back. */
static void put_name(struct buffer *rule, const char *name) {
	for (; *name; name++) {
		if (*name == ' ' || *name == '#' || *name == '\t')
			buffer_put_text(rule, "\\");
		else if (*name == '$')
			buffer_put_text(rule, "$");
		buffer_put(rule, name, 1);
	}
}

/* Several inputs, or one for several targets, may read the same file. */
static void put_dependency(struct buffer *rule, struct names *known, const char *name) {
	size_t count = known->count;
	name_intern(known, name, strlen(name));
	if (strcmp(name, "-") == 0 || known->count == count)
		return;
	buffer_put_text(rule, " \\\n  ");
	put_name(rule, name);
}

/* kernel.o gives kernel.d. */
static const char *default_path(struct arena *arena, const char *output) {
	const char *slash = strrchr(output, '/');
	const char *dot = strrchr(slash ? slash : output, '.');
	size_t length = dot ? (size_t)(dot - output) : strlen(output);
	return arena_printf(arena, "%.*s.d", (int)length, output);
}

const char *dependencies_path(struct arena *arena, const struct options *options) {
	return options->dependency_file ? options->dependency_file : default_path(arena, options->output);
}

void dependencies_put(struct arena *arena, const struct options *options, const struct kd_result *result,
                      struct output *output) {
	struct buffer rule = buffer_in(arena);
	struct names known;
	names_init(&known, arena);
	if (options->dependency_target)
		buffer_put_text(&rule, options->dependency_target);
	else
		put_name(&rule, options->output);
	buffer_put_text(&rule, ":");
	for (size_t i = 0; i < options->inputs.count; i++)
		put_dependency(&rule, &known, options->inputs.items[i]);
	for (size_t i = 0; i < result->file_count; i++)
		put_dependency(&rule, &known, result->files[i]);
	buffer_put_text(&rule, "\n");
	output_put(output, rule.data, rule.size);
}

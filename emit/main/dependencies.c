/* dependencies.c: see dependencies.h. */
#include "dependencies.h"

#include "base/buffer.h"
#include "program/output.h"

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

static void put_dependency(struct buffer *rule, const char *name) {
	if (strcmp(name, "-") == 0)
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

bool dependencies_write(struct arena *arena, const struct options *options, const struct kd_result *result,
                        const char **path) {
	struct buffer rule = buffer_in(arena);
	if (options->dependency_target)
		buffer_put_text(&rule, options->dependency_target);
	else
		put_name(&rule, options->output);
	buffer_put_text(&rule, ":");
	for (size_t i = 0; i < options->inputs.count; i++)
		put_dependency(&rule, options->inputs.items[i]);
	for (size_t i = 0; i < result->file_count; i++)
		put_dependency(&rule, result->files[i]);
	buffer_put_text(&rule, "\n");
	*path = options->dependency_file ? options->dependency_file : default_path(arena, options->output);
	return output_write(*path, rule.data, rule.size);
}

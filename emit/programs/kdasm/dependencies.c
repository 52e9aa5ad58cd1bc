/* dependencies.c: see dependencies.h. */
#include "dependencies.h"

#include "base/buffer.h"
#include "base/name.h"
#include "source_names.h"

/* In a make rule a line end, or a semicolon, which no backslash takes the meaning from, begins a command. */
static bool make_takes(const char *name) {
	return !strpbrk(name, "\n;");
}

/* "SHELL=x" would set a variable for the target; "./SHELL=x" sets one that nothing reads. */
static bool looks_like_variable(const char *name) {
	return name[strcspn(name, "/=")] == '=';
}

/* Before a sign that a backslash takes the meaning from, make wants each backslash of the name twice. */
static void put_name(struct buffer *rule, const char *name) {
	size_t backslashes = 0;
	for (; *name; name++) {
		if (strchr(" \t#:", *name)) {
			for (size_t i = 0; i < backslashes + 1; i++)
				buffer_put_text(rule, "\\");
		} else if (*name == '$') {
			buffer_put_text(rule, "$");
		}
		buffer_put(rule, name, 1);
		backslashes = *name == '\\' ? backslashes + 1 : 0;
	}
}

const char *dependencies_quote(struct arena *arena, const char *name) {
	struct buffer quoted = buffer_in(arena);
	put_name(&quoted, name);
	buffer_put(&quoted, "", 1);
	return (const char *)quoted.data;
}

/* A header of the system is in a folder of -isystem; those of cc -E do not come here. */
static bool is_of_system(const struct options *options, const char *name) {
	for (size_t i = 0; i < options->system_directories.count; i++) {
		const char *folder = options->system_directories.items[i];
		size_t length = strlen(folder);
		if (strncmp(name, folder, length) == 0 && name[length] == '/')
			return true;
	}
	return false;
}

static void put_dependency(struct buffer *rule, const char *name) {
	if (looks_like_variable(name))
		buffer_put_text(rule, "./");
	put_name(rule, name);
}

/* Several inputs, or one for several targets, may read the same file. */
static void add_dependency(struct names *known, const char *name) {
	if (strcmp(name, "-") == 0)
		return;
	if (make_takes(name))
		name_intern(known, name, strlen(name));
	else
		warn("make cannot read the name '%s': the rule leaves it out; rename the file", name);
}

const char *dependencies_path(struct arena *arena, const struct options *options) {
	const struct rule_options *rule = &options->rule;
	if (rule->file)
		return rule->file;
	if (rule->alone)
		return options->output ? options->output : "-";
	return arena_printf(arena, "%s.d", source_stem(arena, options->output)); /* kernel.o gives kernel.d */
}

static const char *target_of(struct arena *arena, const struct options *options) {
	if (options->rule.target)
		return options->rule.target;
	const char *object = options->rule.alone ? source_object(arena, options->inputs.items[0]) : options->output;
	return dependencies_quote(arena, object);
}

void dependencies_put(struct arena *arena, const struct options *options, const struct kd_result *result,
                      struct output *output) {
	struct buffer rule = buffer_in(arena);
	struct names known;
	names_init(&known, arena);
	for (size_t i = 0; i < options->inputs.count; i++)
		add_dependency(&known, options->inputs.items[i]);
	size_t input_count = known.count;
	for (size_t i = 0; i < result->file_count; i++)
		if (!options->rule.users || !is_of_system(options, result->files[i]))
			add_dependency(&known, result->files[i]);
	buffer_put_text(&rule, target_of(arena, options));
	buffer_put_text(&rule, ":");
	for (size_t i = 0; i < known.count; i++) {
		const struct name *name = name_at(&known, (uint32_t)i);
		buffer_put_text(&rule, " \\\n  ");
		put_dependency(&rule, arena_copy(arena, name->text, name->length));
	}
	buffer_put_text(&rule, "\n");
	for (size_t i = input_count; options->rule.phony && i < known.count; i++) {
		const struct name *name = name_at(&known, (uint32_t)i);
		put_dependency(&rule, arena_copy(arena, name->text, name->length));
		buffer_put_text(&rule, ":\n");
	}
	output_put(output, rule.data, rule.size);
}

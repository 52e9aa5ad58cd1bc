/* preprocess.c: see preprocess.h. */
#include "preprocess.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/buffer.h"
#include "kdasm/target.h"

extern char **environ;

/* ---- the command ---- */

static void add(struct arena *arena, struct words *words, const char *word) {
	*list_add(arena, words) = word;
}

/* As clang names a processor in macros: gfx9-generic is __gfx9_generic__. */
static const char *macro_name(struct arena *arena, const char *name) {
	char *copy = arena_copy_text(arena, name);
	for (char *at = copy; *at; at++)
		if (!isalnum((unsigned char)*at))
			*at = '_';
	return copy;
}

/* What clang defines for the target, as far as a source without C can use it. */
static void add_target(struct arena *arena, const struct preprocessing *of, struct words *words) {
	const char *name = of->processor;
	const char *triple = of->options->assembly.triple;
	const struct kd_processor *processor = name     ? kd_processor_find(name, strcspn(name, ":"))
	                                       : triple ? kd_triple_processor(triple)
	                                                : NULL;
	add(arena, words, "-D__AMD__=1");
	add(arena, words, "-D__AMDGPU__=1");
	add(arena, words, triple && strncmp(triple, "r600", 4) == 0 ? "-D__R600__=1" : "-D__AMDGCN__=1");
	add(arena, words, "-D__ELF__=1");
	if (!processor)
		return;
	add(arena, words, arena_printf(arena, "-D__GFX%u__=1", (unsigned)processor->gfx_major));
	add(arena, words, arena_printf(arena, "-D__%s__=1", macro_name(arena, processor->name)));
	add(arena, words, arena_printf(arena, "-D__amdgcn_processor__=\"%s\"", processor->name));
}

/* The macros of the host's system are none of the GPU's. */
static struct words command_for(struct arena *arena, const struct preprocessing *of) {
	const struct options *options = of->options;
	struct words words = {0};
	add(arena, &words, "cc");
	add(arena, &words, "-E");
	add(arena, &words, "-undef");
	add_target(arena, of, &words);
	if (options->assembly.no_warnings)
		add(arena, &words, "-w");
	for (size_t i = 0; i < options->preprocessor.count; i++)
		add(arena, &words, options->preprocessor.items[i]);
	return words;
}

static const char *const *end_command(struct arena *arena, struct words *words, const char *path) {
	bool is_option = path[0] == '-' && path[1];
	add(arena, words, "-x");
	add(arena, words, "assembler-with-cpp");
	add(arena, words, is_option ? arena_printf(arena, "./%s", path) : path);
	add(arena, words, NULL);
	return words->items;
}

const char *preprocess_rule_path(const struct options *options) {
	return options->rule.file || !options->rule.alone ? options->rule.file : options->output;
}

/* Lets the command write the rule. Targets of -MQ have been quoted. */
static void add_rule(struct arena *arena, struct words *words, const struct preprocessing *of) {
	const struct rule_options *rule = &of->options->rule;
	const char *file = of->rule ? of->rule : preprocess_rule_path(of->options);
	add(arena, words, arena_printf(arena, "-M%s%s", rule->users ? "M" : "", rule->alone ? "" : "D"));
	if (rule->missing)
		add(arena, words, "-MG");
	if (rule->phony)
		add(arena, words, "-MP");
	if (rule->target) {
		add(arena, words, "-MT");
		add(arena, words, rule->target);
	}
	if (file) {
		add(arena, words, "-MF");
		add(arena, words, file);
	}
}

const char *const *preprocess_command(struct arena *arena, const struct preprocessing *of) {
	struct words words = command_for(arena, of);
	if (of->options->preprocess_only && of->options->rule.wanted && !of->options->rule.alone)
		add_rule(arena, &words, of);
	return end_command(arena, &words, of->path);
}

/* ---- running it ---- */

/* Starts a command; its standard output is `output`, unless that is -1. */
static bool start(const char *const *command, int output, pid_t *child) {
	posix_spawn_file_actions_t actions;
	int error = posix_spawn_file_actions_init(&actions);
	if (!error && output >= 0)
		error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
	if (!error)
		error = posix_spawnp(child, command[0], &actions, NULL, (char *const *)(uintptr_t)command, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (error)
		complain("cannot run '%s': %s; it preprocesses this source", command[0], strerror(error));
	return !error;
}

/* What is wrong in the source the command has said; how it ended it may not have. */
static bool finish(const char *path, pid_t child) {
	int status;
	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR) {
			complain("cannot wait for 'cc': %s", strerror(errno));
			return false;
		}
	if (WIFSIGNALED(status))
		complain("cc -E of '%s' was ended by signal %d (%s)", path, WTERMSIG(status), strsignal(WTERMSIG(status)));
	else if (WEXITSTATUS(status))
		complain("cc -E of '%s' failed: its exit status is %d", path, WEXITSTATUS(status));
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool preprocess(struct arena *arena, const struct preprocessing *of, struct input *text) {
	int ends[2];
	pid_t child;
	if (pipe2(ends, O_CLOEXEC) != 0) {
		complain("cannot run 'cc': %s", strerror(errno));
		return false;
	}
	bool good = start(preprocess_command(arena, of), ends[1], &child);
	close(ends[1]);
	if (good) {
		bool got = input_read_from(text, arena, ends[0]);
		if (!got)
			complain("cannot read what cc -E makes of '%s': %s", of->path, strerror(errno));
		good = finish(of->path, child) && got;
	}
	close(ends[0]);
	return good;
}

bool preprocess_rule(struct arena *arena, const struct preprocessing *of) {
	struct words words = command_for(arena, of);
	pid_t child;
	add_rule(arena, &words, of);
	return start(end_command(arena, &words, of->path), -1, &child) && finish(of->path, child);
}

/* ---- the files that it read ---- */

/* The name in quotes after which *at is then, in place; NULL: there is none. */
static const char *quoted_name(struct arena *arena, const char **at, const char *end) {
	struct buffer name = buffer_in(arena);
	if (*at == end || **at != '"')
		return NULL;
	for (++*at; *at < end && **at != '"'; ++*at) {
		if (**at == '\\' && *at + 1 < end)
			++*at;
		buffer_put(&name, *at, 1);
	}
	*at += *at < end;
	buffer_put(&name, "", 1);
	return (const char *)name.data;
}

/* # 1 "file" 1 3: the second number says that a file begins, the third that it is the system's. */
static void read_marker(struct arena *arena, const struct options *options, const char *at, const char *end,
                        struct file_names *files) {
	if (end - at < 3 || at[0] != '#' || at[1] != ' ' || !isdigit((unsigned char)at[2]))
		return;
	for (at += 2; at < end && isdigit((unsigned char)*at);)
		at++;
	at += at < end && *at == ' ';
	const char *name = quoted_name(arena, &at, end);
	bool begins = memchr(at, '1', (size_t)(end - at)), of_system = memchr(at, '3', (size_t)(end - at));
	if (name && name[0] != '<' && begins && !(of_system && options->rule.users))
		*list_add(arena, files) = name;
}

void preprocess_files(struct arena *arena, const struct options *options, const struct input *text,
                      struct file_names *files) {
	const char *end = text->text + text->size;
	for (const char *line = text->text, *next; line < end; line = next) {
		const char *line_end = memchr(line, '\n', (size_t)(end - line));
		next = line_end ? line_end + 1 : end;
		read_marker(arena, options, line, line_end ? line_end : end, files);
	}
}

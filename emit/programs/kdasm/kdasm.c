/* kdasm.c: the program: reads the command line, calls the library, writes the result. */
#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bundle.h"
#include "commands.h"
#include "dependencies.h"
#include "kernel_archive.h"
#include "programs/shared/input_file.h"
#include "libraries.h"
#include "lists.h"
#include "make.h"
#include "option_rows.h"
#include "options.h"
#include "preprocess.h"
#include "programs/shared/messages.h"
#include "programs/shared/progress.h"
#include "report.h"
#include "shown.h"
#include "targets.h"
#include "source_names.h"
#include "watch.h"

enum { EXIT_INPUT_ERRORS = 1, EXIT_USAGE = 2 };

/* A reader of standard output that leaves wants no more of it, and no message. */
static int complain_of_output(struct output *output) {
	if (output->error != EPIPE || strcmp(output->path, "-") != 0)
		complain("cannot write '%s': %s", output->path, output_error(output));
	return EXIT_INPUT_ERRORS;
}

static bool is_for_terminal(const struct options *options) {
	enum kd_output output = options->assembly.output;
	bool is_text = output == KD_OUTPUT_ASSEMBLY || output == KD_OUTPUT_UPGRADED;
	return !options->no_object && !is_text && strcmp(options->output, "-") == 0 && isatty(STDOUT_FILENO);
}

/* ---- what is written ---- */

/* An output that was an input is a mistake of the caller, who would lose it. */
static void complain_of_input(const struct output *output) {
	options_complain("will not write '%s': it is an input", output->path);
}

static bool is_input(const struct output *output, const char *const *paths, size_t count) {
	if (!output || !output_is_input(output, paths, count))
		return false;
	complain_of_input(output);
	return true;
}

static bool was_read(const struct output *output, const struct making *making) {
	const struct options *options = making->options;
	if (!output_was_read(output, making->inputs, options->inputs.count) &&
	    !output_was_read(output, making->scripts, options->linking.scripts.count))
		return false;
	complain_of_input(output);
	return true;
}

/* The options that name them. */
static const char *const made_options[] = {
    [MADE_RULE] = "-MF", [MADE_ARCHIVE] = "--kpack", [MADE_MAP] = "-Map", [MADE_OBJECT] = "-o"};

/* No file is another one of those before it. */
static bool is_alone(const struct making *making, enum made_file file) {
	for (enum made_file before = 0; before < file; before++) {
		if (!making->files[before] || !output_is_output(making->files[before], making->files[file]))
			continue;
		options_complain("%s and %s name the same file: '%s'", made_options[file], made_options[before],
		                 making->files[before]->path);
		return false;
	}
	return true;
}

static bool outputs_fit(const struct making *making) {
	for (enum made_file file = 0; file < MADE_COUNT; file++)
		if (making->files[file] && (was_read(making->files[file], making) || !is_alone(making, file)))
			return false;
	return true;
}

/* Puts into each file what is not there yet; false, reported, if it can't be made. */
static bool fill_outputs(struct arena *arena, const struct making *making, const struct kd_result *result) {
	struct output *object = making->files[MADE_OBJECT], *archive = making->files[MADE_ARCHIVE];
	if (archive && !kernel_archive_put(arena, making->options, result, archive))
		return false;
	if (object && !object->begun)
		output_put(object, result->object, result->object_size);
	if (making->files[MADE_RULE])
		dependencies_put(arena, making->options, result, making->files[MADE_RULE]);
	return true;
}

/* All are made before one is put in its place. */
static int write_results(struct arena *arena, const struct making *making, const struct kd_result *result) {
	for (enum made_file file = 0; file < MADE_COUNT; file++)
		if (is_input(making->files[file], result->files, result->file_count))
			return EXIT_USAGE;
	if (!fill_outputs(arena, making, result))
		return EXIT_INPUT_ERRORS;
	struct output *failed = outputs_end(making->files, MADE_COUNT);
	return failed ? complain_of_output(failed) : EXIT_SUCCESS;
}

static bool is_standard_output_taken(const struct options *options) {
	if (options->rule.alone)
		return !options->rule.file && (!options->output || strcmp(options->output, "-") == 0);
	return !options->no_object && strcmp(options->output, "-") == 0;
}

/* What .print says goes to standard output, unless the object or the rule does. On a terminal it can't but be text. */
static bool print_text(const struct options *options, const struct kd_result *result) {
	bool taken = is_standard_output_taken(options);
	FILE *to = taken ? stderr : stdout;
	if (isatty(fileno(to)))
		message_text(to, result->printed, result->printed_size, "\n\t");
	else if (result->printed_size)
		fwrite(result->printed, 1, result->printed_size, to);
	return taken || (fflush(to) == 0 && !ferror(to)) || errno == EPIPE;
}

static void watch_result(const struct options *options, const struct kd_result *result) {
	for (size_t i = 0; i < result->file_count; i++)
		watch_add(options->watching, result->files[i]);
	for (size_t i = 0; i < result->diagnostic_count; i++)
		watch_add_missing(options->watching, result->diagnostics[i].message, options->assembly.include_directories,
		                  options->assembly.include_directory_count);
}

/* Messages do not decide over the output: it is written whether they were or not. */
static int finish(struct arena *arena, const struct making *making, const struct kd_result *result) {
	int status = EXIT_INPUT_ERRORS;
	progress_clear();
	if (making->options->watching)
		watch_result(making->options, result);
	if (result->status == KD_NO_MEMORY) {
		complain("out of memory");
		return status;
	}
	bool printed = print_text(making->options, result);
	int error = errno;
	report(arena, making->options, result);
	if (result->status == KD_OK && is_for_terminal(making->options)) {
		options_complain("will not write an object to the terminal: give -o file");
		status = EXIT_USAGE;
	} else if (result->status == KD_OK) {
		status = write_results(arena, making, result);
	} else if (result->status == KD_USAGE_ERROR) {
		status = EXIT_USAGE;
	}
	if (printed)
		return status;
	complain("cannot write standard output: %s", strerror(error));
	return status == EXIT_SUCCESS ? EXIT_INPUT_ERRORS : status;
}

static void read_inputs(struct arena *arena, const struct options *options, struct making *making) {
	making->inputs = arena_zeroed(arena, options->inputs.count, sizeof *making->inputs);
	making->scripts = arena_zeroed(arena, options->linking.scripts.count, sizeof *making->scripts);
	making->reader = input_reader_begin(arena, options, making->inputs, making->scripts);
}

/* Whether all can be read and none is an output; else the exit status. What can't be read is reported as what is wrong
 * in it would be. */
static int inputs_fit(struct arena *arena, const struct making *making) {
	struct shown unread = shown_in(arena, KD_NO_ERROR_LIMIT);
	input_reader_end(making->reader, &unread);
	if (!unread.errors)
		return outputs_fit(making) ? EXIT_SUCCESS : EXIT_USAGE;
	const struct kd_result result = {.diagnostics = unread.list.items, .diagnostic_count = unread.list.count};
	report(arena, making->options, &result);
	return EXIT_INPUT_ERRORS;
}

static struct kd_result make(struct arena *arena, const struct making *making) {
	const struct options *options = making->options;
	if (options->joins)
		return bundle_inputs(arena, options, making->inputs);
	if (!options->bundle)
		return make_object(arena, making, options->assembly.processor);
	size_t count = options->targets.count;
	struct kd_result *results = arena_zeroed(arena, count, sizeof *results);
	for (size_t i = 0; i < count; i++) {
		progress_set(PROGRESS_OUTER, i, count, "targets");
		results[i] = make_object_apart(arena, making, options->targets.items[i]);
	}
	return bundle_join(arena, options, results);
}

/* What is made from one source alone is written while it is made; the rest is put together first. */
static bool is_written_at_once(const struct options *options) {
	return !options->links && !options->bundle;
}

static void open_outputs(struct arena *arena, const struct options *options, struct making *making) {
	struct output **files = making->files;
	if (!options->no_object && !is_for_terminal(options))
		files[MADE_OBJECT] = output_new(arena, options->output);
	making->streams = files[MADE_OBJECT] && is_written_at_once(options);
	if (options->linking.map)
		files[MADE_MAP] = output_new(arena, options->linking.map);
	if (options->rule.wanted)
		files[MADE_RULE] = output_new(arena, dependencies_path(arena, options));
	if (options->kpack && !options->no_object)
		files[MADE_ARCHIVE] = output_new(arena, options->kpack);
}

static int assemble_one(struct arena *arena, struct options *options) {
	struct making making = {.options = options};
	char here[PATH_MAX];
	const char **folder = &options->assembly.compilation_directory;
	if ((!*folder || !**folder) && getcwd(here, sizeof here))
		*folder = here;
	if (options->bundle && !options->joins && !targets_check(arena, options))
		return EXIT_USAGE;
	if (!libraries_find(arena, options))
		return EXIT_INPUT_ERRORS;
	open_outputs(arena, options, &making);
	read_inputs(arena, options, &making);
	bool is_ahead = input_reader_is_ahead(making.reader);
	int status = is_ahead ? EXIT_SUCCESS : inputs_fit(arena, &making);
	if (status != EXIT_SUCCESS)
		return status;
	struct kd_result result = make(arena, &making);
	status = is_ahead ? inputs_fit(arena, &making) : status;
	return status == EXIT_SUCCESS ? finish(arena, &making, &result) : status;
}

/* The rule that cc -E writes takes its place only if all goes well. NULL: it writes it where it is to be, a pipe or so,
 * or none. */
static struct output *open_rule(struct arena *arena, struct preprocessing *of) {
	const char *path = preprocess_rule_path(of->options);
	struct output *rule = of->options->rule.wanted && path ? output_new(arena, path) : NULL;
	of->rule = rule ? output_for_others(rule) : NULL;
	return of->rule || (rule && rule->error) ? rule : NULL;
}

static int preprocess_only(struct arena *arena, struct preprocessing *of) {
	struct input *text = arena_zeroed(arena, 1, sizeof *text);
	struct output *output = output_new(arena, of->options->output ? of->options->output : "-");
	struct output *const outputs[] = {open_rule(arena, of), output};
	if (is_input(output, &of->path, 1))
		return EXIT_USAGE;
	if (outputs[0] && outputs[0]->error)
		return complain_of_output(outputs[0]);
	if (!preprocess(arena, of, text))
		return EXIT_INPUT_ERRORS;
	output_put(output, text->text, text->size);
	struct output *failed = outputs_end(outputs, sizeof outputs / sizeof *outputs);
	return failed ? complain_of_output(failed) : EXIT_SUCCESS;
}

static int write_rule(struct arena *arena, struct preprocessing *of) {
	struct output *rule = open_rule(arena, of);
	if (rule && rule->error)
		return complain_of_output(rule);
	if (!preprocess_rule(arena, of))
		return EXIT_INPUT_ERRORS;
	return !rule || output_end(rule) ? EXIT_SUCCESS : complain_of_output(rule);
}

/* Whether cc -E may write the rule. */
static bool rule_fits(const struct preprocessing *of) {
	const struct output rule = {.path = preprocess_rule_path(of->options)};
	return !rule.path || !is_input(&rule, &of->path, 1);
}

/* What is made of one source. */
static int make_one(struct arena *arena, struct options *one) {
	struct preprocessing of = {.options = one, .path = one->inputs.items[0], .processor = one->assembly.processor};
	bool rule_alone = one->rule.missing && one->languages.items[0] == LANGUAGE_PREPROCESSED;
	if ((one->preprocess_only || rule_alone) && !rule_fits(&of))
		return EXIT_USAGE;
	if (one->preprocess_only)
		return preprocess_only(arena, &of);
	if (rule_alone)
		return write_rule(arena, &of);
	if (!one->output && !one->rule.alone)
		one->output = source_object(arena, one->inputs.items[0]);
	return assemble_one(arena, one);
}

static int make_each(struct arena *arena, const struct options *options) {
	int worst = EXIT_SUCCESS;
	for (size_t i = 0; i < options->inputs.count; i++) {
		struct options one = *options;
		one.inputs.items = &options->inputs.items[i];
		one.languages.items = &options->languages.items[i];
		one.inputs.count = one.languages.count = 1;
		int status = make_one(arena, &one);
		worst = status > worst ? status : worst;
	}
	return worst;
}

static int make_all(struct arena *arena, struct options *options) {
	progress_begin("kdasm");
	int status = options->each_alone ? make_each(arena, options) : assemble_one(arena, options);
	progress_end();
	return status;
}

/* The screen is that of this time only. */
static void clear_screen(void) {
	const char *terminal = getenv("TERM");
	if (isatty(STDERR_FILENO) && terminal && *terminal && strcmp(terminal, "dumb") != 0)
		fputs("\033[H\033[2J\033[3J", stderr);
}

static void say_when(const struct watch *watch, int status) {
	char text[sizeof "00:00:00"];
	time_t now = time(NULL);
	struct tm local;
	if (!localtime_r(&now, &local) || !strftime(text, sizeof text, "%H:%M:%S", &local))
		*text = '\0';
	fprintf(stderr, "kdasm: %s at %s; watching %zu file%s\n", status ? "nothing is written" : "all is well", text,
	        watch_count(watch), watch_count(watch) == 1 ? "" : "s");
	fflush(stderr);
}

/* Each time begins with the options as they were, and with memory of its own. */
static int make_once(struct arena *arena, const struct options *options, struct watch *watch) {
	struct options once = *options;
	once.watching = watch;
	for (size_t i = 0; i < options->inputs.count; i++)
		watch_add(watch, options->inputs.items[i]);
	return make_all(arena, &once);
}

/* Until a signal ends it. */
static int make_again(struct arena *arena, const struct options *options) {
	struct watch *watch = watch_new(arena);
	int status;
	do {
		if (!watch)
			break;
		struct arena *below = arena_new_below(arena);
		clear_screen();
		watch_begin(watch);
		status = make_once(below, options, watch);
		arena_free(below);
		say_when(watch, status);
	} while (watch_wait(watch, status != EXIT_SUCCESS));
	complain("cannot watch files: %s", strerror(errno));
	return EXIT_INPUT_ERRORS;
}

static int assemble(struct arena *arena, struct options *options) {
	if (options->verbose)
		commands_show(arena, options);
	if (options->only_shown)
		return EXIT_SUCCESS;
	messages_without_reader();
	return options->watch ? make_again(arena, options) : make_all(arena, options);
}

/* Lists go to standard output, which may be full or closed. */
static int finish_list(void) {
	if (fflush(stdout) == 0 && !ferror(stdout))
		return EXIT_SUCCESS;
	complain("cannot write standard output: %s", strerror(errno));
	return EXIT_INPUT_ERRORS;
}

static int print(void (*list)(void)) {
	list();
	return finish_list();
}

static int run(struct arena *arena, int argc, char **argv) {
	struct options options;
	options_read(&options, arena, argc, argv);
	switch (options.action) {
	case ACTION_ASSEMBLE: return assemble(arena, &options);
	case ACTION_HELP: return print(option_print_help);
	case ACTION_HELP_ALL: return print(option_print_all);
	case ACTION_VERSION: return print(list_version);
	case ACTION_VERSION_NUMBER: return print(list_version_number);
	case ACTION_TRIPLE: list_triple(&options); return finish_list();
	case ACTION_TARGET_LIST: return print(list_targets);
	case ACTION_INSTRUCTIONS: return list_instructions(&options) ? finish_list() : EXIT_USAGE;
	case ACTION_SHOW_VERSION: commands_show(arena, &options); return EXIT_SUCCESS;
	case ACTION_USAGE_ERROR: break;
	}
	return EXIT_USAGE;
}

static int out_of_memory(struct arena *arena) {
	complain("out of memory");
	arena_free(arena);
	return EXIT_INPUT_ERRORS;
}

/* What a link has freed serves the checks after it: new pages take longer, 8 % of a link of 1,000 small objects. The
 * thread that reads inputs shares it: the C library would take 64 MB of addresses for it, where a process may have
 * few. */
static void set_up_memory(void) {
#ifdef M_MMAP_THRESHOLD
	enum { MOST_KEPT = 32 * 1024 * 1024 };
	mallopt(M_MMAP_THRESHOLD, MOST_KEPT);
	mallopt(M_TRIM_THRESHOLD, MOST_KEPT);
#endif
#ifdef M_ARENA_MAX
	mallopt(M_ARENA_MAX, 1);
#endif
}

int main(int argc, char **argv) {
	set_up_memory();
	if (!messages_begin("kdasm"))
		return EXIT_INPUT_ERRORS;
	struct arena *arena = arena_new();
	if (!arena)
		return out_of_memory(NULL);
	if (setjmp(*arena_escape(arena)))
		return out_of_memory(arena);
	int status = run(arena, argc, argv);
	arena_free(arena);
	return status;
}

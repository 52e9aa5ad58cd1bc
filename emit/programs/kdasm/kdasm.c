/* kdasm.c: the program: reads the command line, calls the library, writes the result. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bundle.h"
#include "dependencies.h"
#include "programs/shared/input_file.h"
#include "libraries.h"
#include "lists.h"
#include "make.h"
#include "options.h"
#include "programs/shared/messages.h"

enum { EXIT_INPUT_ERRORS = 1, EXIT_USAGE = 2 };

static const char *severity_text(enum kd_severity severity) {
	switch (severity) {
	case KD_NOTE: return "note";
	case KD_WARNING: return "warning";
	case KD_ERROR: return "error";
	}
	return "";
}

/* The line and below it a caret; tabs stay tabs so that they line up. */
static void print_excerpt(const struct kd_diagnostic *diagnostic) {
	message_text(stderr, diagnostic->source_line, strlen(diagnostic->source_line), "\t");
	fputc('\n', stderr);
	for (unsigned i = 0; i < diagnostic->caret; i++)
		fputc(diagnostic->source_line[i] == '\t' ? '\t' : ' ', stderr);
	fputs("^\n", stderr);
}

static void print_diagnostic(const struct kd_diagnostic *diagnostic) {
	if (diagnostic->file) {
		message_text(stderr, diagnostic->file, strlen(diagnostic->file), "");
		fprintf(stderr, ":%u:%u: ", diagnostic->line, diagnostic->column);
	} else {
		fputs("kdasm: ", stderr);
	}
	fprintf(stderr, "%s: ", severity_text(diagnostic->severity));
	message_text(stderr, diagnostic->message, strlen(diagnostic->message), "");
	fputc('\n', stderr);
	if (diagnostic->source_line)
		print_excerpt(diagnostic);
}

/* Standard error writes each piece at once by itself, which is slow for many messages. */
static void print_diagnostics(const struct kd_result *result) {
	static char buffer[64 * 1024];
	if (result->diagnostic_count)
		setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
	for (size_t i = 0; i < result->diagnostic_count; i++)
		print_diagnostic(&result->diagnostics[i]);
}

/* A reader of standard output that leaves wants no more of it, and no message. */
static int complain_of_file(const char *what, const char *path) {
	if (errno != EPIPE || strcmp(path, "-") != 0)
		complain("cannot %s '%s': %s", what, path, strerror(errno));
	return EXIT_INPUT_ERRORS;
}

static bool is_for_terminal(const struct options *options) {
	return !options->no_object && options->assembly.output == KD_OUTPUT_OBJECT && strcmp(options->output, "-") == 0 &&
	       isatty(STDOUT_FILENO);
}

/* ---- what is written ---- */

/* An output that was an input is a mistake of the caller, who would lose it. */
static bool is_input(const struct output *output, const char *path) {
	if (!output || !output_is_input(output, path))
		return false;
	options_complain("will not write '%s': it is an input", output->path);
	return true;
}

static bool outputs_fit(const struct options *options, const struct making *making) {
	for (size_t i = 0; i < options->inputs.count; i++)
		if (is_input(making->output, options->inputs.items[i]) || is_input(making->rule, options->inputs.items[i]))
			return false;
	if (!making->output || !making->rule || !output_is_output(making->output, making->rule))
		return true;
	options_complain("-o and -MF name the same file: '%s'", making->rule->path);
	return false;
}

/* Both are made before one is put in its place. The rule is first: without the object it does no harm, but an object
 * is not made again when its rule is an old one. */
static int write_results(struct arena *arena, const struct making *making, const struct kd_result *result) {
	struct output *output = making->output, *rule = making->rule;
	for (size_t i = 0; i < result->file_count; i++)
		if (is_input(output, result->files[i]) || is_input(rule, result->files[i]))
			return EXIT_USAGE;
	if (output && !making->streams)
		output_put(output, result->object, result->object_size);
	if (output && !output_close(output))
		return complain_of_file("write", output->path);
	if (rule) {
		dependencies_put(arena, making->options, result, rule);
		if (!output_end(rule))
			return complain_of_file("write", rule->path);
	}
	return !output || output_end(output) ? EXIT_SUCCESS : complain_of_file("write", output->path);
}

/* What .print says goes to standard output, unless the object does. On a terminal it can't but be text. */
static bool print_text(const struct options *options, const struct kd_result *result) {
	bool taken = !options->no_object && strcmp(options->output, "-") == 0;
	FILE *to = taken ? stderr : stdout;
	if (isatty(fileno(to)))
		message_text(to, result->printed, result->printed_size, "\n\t");
	else if (result->printed_size)
		fwrite(result->printed, 1, result->printed_size, to);
	return taken || (fflush(to) == 0 && !ferror(to)) || errno == EPIPE;
}

/* Messages do not decide over the output: it is written whether they were or not. */
static int finish(struct arena *arena, const struct making *making, const struct kd_result *result) {
	int status = EXIT_INPUT_ERRORS;
	if (result->status == KD_NO_MEMORY) {
		complain("out of memory");
		return status;
	}
	bool printed = print_text(making->options, result);
	int error = errno;
	print_diagnostics(result);
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

static bool read_inputs(struct arena *arena, const struct options *options, struct making *making) {
	making->inputs = arena_zeroed(arena, options->inputs.count, sizeof *making->inputs);
	bool read = true;
	for (size_t i = 0; i < options->inputs.count; i++) {
		const char *path = options->inputs.items[i];
		if (input_read(&making->inputs[i], path)) {
			arena_defer(arena, input_free, &making->inputs[i]);
		} else {
			complain_of_file("read", path);
			read = false;
		}
	}
	return read;
}

static struct kd_result make(struct arena *arena, const struct making *making) {
	const struct options *options = making->options;
	if (!options->bundle)
		return make_object(arena, making, options->assembly.processor);
	size_t count = options->targets.count;
	struct kd_result *results = arena_zeroed(arena, count, sizeof *results);
	for (size_t i = 0; i < count; i++)
		results[i] = make_object(arena, making, options->targets.items[i]);
	return bundle_join(arena, options, results);
}

/* What is made from one source alone is written while it is made; the rest is put together first. */
static bool is_written_at_once(const struct options *options) {
	return !options->links && !options->bundle;
}

static void open_outputs(struct arena *arena, const struct options *options, struct making *making) {
	if (!options->no_object && !is_for_terminal(options))
		making->output = output_new(arena, options->output);
	making->streams = making->output && is_written_at_once(options);
	if (options->dependencies)
		making->rule = output_new(arena, dependencies_path(arena, options));
}

static int assemble(struct arena *arena, struct options *options) {
	struct making making = {.options = options};
	char here[PATH_MAX];
	const char **folder = &options->assembly.compilation_directory;
	if ((!*folder || !**folder) && getcwd(here, sizeof here))
		*folder = here;
	if (options->bundle && !bundle_check(arena, options))
		return EXIT_USAGE;
	messages_without_reader();
	if (!libraries_find(arena, options))
		return EXIT_INPUT_ERRORS;
	open_outputs(arena, options, &making);
	if (!outputs_fit(options, &making))
		return EXIT_USAGE;
	if (!read_inputs(arena, options, &making))
		return EXIT_INPUT_ERRORS;
	struct kd_result result = make(arena, &making);
	return finish(arena, &making, &result);
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
	case ACTION_HELP: return print(options_print_help);
	case ACTION_VERSION: return print(list_version);
	case ACTION_TARGET_LIST: return print(list_targets);
	case ACTION_INSTRUCTIONS: return list_instructions(&options) ? finish_list() : EXIT_USAGE;
	case ACTION_USAGE_ERROR: break;
	}
	return EXIT_USAGE;
}

static int out_of_memory(struct arena *arena) {
	complain("out of memory");
	arena_free(arena);
	return EXIT_INPUT_ERRORS;
}

int main(int argc, char **argv) {
	if (!messages_begin())
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

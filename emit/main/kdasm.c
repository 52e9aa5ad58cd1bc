/* kdasm.c: the program: reads the command line, calls the library, writes what comes of it. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bundle.h"
#include "dependencies.h"
#include "program/input.h"
#include "lists.h"
#include "make.h"
#include "options.h"

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
	fprintf(stderr, "%s\n", diagnostic->source_line);
	for (unsigned i = 0; i < diagnostic->caret; i++)
		fputc(diagnostic->source_line[i] == '\t' ? '\t' : ' ', stderr);
	fputs("^\n", stderr);
}

/* Standard error writes each piece at once by itself, which is slow for many messages. */
static void print_diagnostics(const struct kd_result *result) {
	static char buffer[64 * 1024];
	if (result->diagnostic_count)
		setvbuf(stderr, buffer, _IOFBF, sizeof buffer);
	for (size_t i = 0; i < result->diagnostic_count; i++) {
		const struct kd_diagnostic *diagnostic = &result->diagnostics[i];
		if (diagnostic->file)
			fprintf(stderr, "%s:%u:%u: ", diagnostic->file, diagnostic->line, diagnostic->column);
		else
			fputs("kdasm: ", stderr);
		fprintf(stderr, "%s: %s\n", severity_text(diagnostic->severity), diagnostic->message);
		if (diagnostic->source_line)
			print_excerpt(diagnostic);
	}
}

static int complain_of_file(const char *what, const char *path) {
	fprintf(stderr, "kdasm: error: cannot %s '%s': %s\n", what, path, strerror(errno));
	return EXIT_INPUT_ERRORS;
}

static bool is_for_terminal(const struct options *options) {
	return !options->no_object && options->assembly.output == KD_OUTPUT_OBJECT && strcmp(options->output, "-") == 0 &&
	       isatty(STDOUT_FILENO);
}

static int write_results(struct arena *arena, const struct making *making, const struct kd_result *result) {
	const struct options *options = making->options;
	bool failed = making->output && making->output->error; /* then no rule is about it */
	const char *rule = NULL;
	if (is_for_terminal(options)) {
		options_complain("will not write an object to the terminal: give -o file");
		return EXIT_USAGE;
	}
	if (options->dependencies && !failed && !dependencies_write(arena, options, result, &rule))
		return complain_of_file("write", rule);
	if (options->no_object)
		return EXIT_SUCCESS;
	if (making->output ? output_end(making->output)
	                   : output_write(options->output, result->object, result->object_size))
		return EXIT_SUCCESS;
	int status = complain_of_file("write", options->output);
	if (rule)
		output_remove(rule); /* it would speak of an object that is not there */
	return status;
}

/* What .print says goes to standard output, unless the object does. */
static bool print_text(const struct options *options, const struct kd_result *result) {
	if (!result->printed_size)
		return true;
	bool taken = !options->no_object && strcmp(options->output, "-") == 0;
	FILE *to = taken ? stderr : stdout;
	return fwrite(result->printed, 1, result->printed_size, to) == result->printed_size && fflush(to) == 0;
}

static int finish(struct arena *arena, const struct making *making, const struct kd_result *result) {
	if (result->status == KD_NO_MEMORY) {
		fputs("kdasm: error: out of memory\n", stderr);
		return EXIT_INPUT_ERRORS;
	}
	if (!print_text(making->options, result))
		return complain_of_file("write", "standard output");
	print_diagnostics(result);
	switch (result->status) {
	case KD_OK: return write_results(arena, making, result);
	case KD_USAGE_ERROR: return EXIT_USAGE;
	case KD_INPUT_ERRORS:
	case KD_NO_MEMORY: break;
	}
	return EXIT_INPUT_ERRORS;
}

static bool read_inputs(struct arena *arena, const struct options *options, struct making *making) {
	making->inputs = arena_zeroed(arena, options->inputs.count, sizeof *making->inputs);
	bool read = true;
	for (size_t i = 0; i < options->inputs.count; i++) {
		const char *path = options->inputs.items[i];
		if (!input_read(&making->inputs[i], path)) {
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

/* What comes of one source alone is written while it is made; the rest is put together first. */
static bool is_written_at_once(const struct options *options) {
	return !options->shared && !options->bundle && !options->no_object && !is_for_terminal(options);
}

static struct output *new_output(struct arena *arena, const char *path) {
	struct output *output = arena_alloc(arena, sizeof *output);
	output_init(output, path);
	arena_defer(arena, output_drop, output); /* whatever comes: out of memory, too */
	return output;
}

static int assemble(struct arena *arena, struct options *options) {
	struct making making = {.options = options};
	char here[PATH_MAX];
	const char **folder = &options->assembly.compilation_directory;
	if ((!*folder || !**folder) && getcwd(here, sizeof here))
		*folder = here;
	if (options->bundle && !bundle_check(arena, options))
		return EXIT_USAGE;
	int status = EXIT_INPUT_ERRORS;
	if (read_inputs(arena, options, &making)) {
		making.output = is_written_at_once(options) ? new_output(arena, options->output) : NULL;
		struct kd_result result = make(arena, &making);
		status = finish(arena, &making, &result);
	}
	for (size_t i = 0; i < options->inputs.count; i++)
		input_free(&making.inputs[i]);
	return status;
}

/* Lists go to standard output, which may be full or closed. */
static int print(void (*list)(void)) {
	list();
	if (fflush(stdout) == 0 && !ferror(stdout))
		return EXIT_SUCCESS;
	return complain_of_file("write", "standard output");
}

static int run(struct arena *arena, int argc, char **argv) {
	struct options options;
	options_read(&options, arena, argc, argv);
	switch (options.action) {
	case ACTION_ASSEMBLE: return assemble(arena, &options);
	case ACTION_HELP: return print(options_print_help);
	case ACTION_VERSION: return print(list_version);
	case ACTION_TARGET_LIST: return print(list_targets);
	case ACTION_USAGE_ERROR: break;
	}
	return EXIT_USAGE;
}

static int out_of_memory(struct arena *arena) {
	fputs("kdasm: error: out of memory\n", stderr);
	arena_free(arena);
	return EXIT_INPUT_ERRORS;
}

int main(int argc, char **argv) {
	struct arena *arena = arena_new();
	if (!arena)
		return out_of_memory(NULL);
	if (setjmp(*arena_escape(arena)))
		return out_of_memory(arena);
	int status = run(arena, argc, argv);
	arena_free(arena);
	return status;
}

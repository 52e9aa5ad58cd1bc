/* make.c: see make.h. */
#include "make.h"

#include <errno.h>

#include "base/buffer.h"
#include "base/name.h"
#include "kdasm/findings.h"
#include "kdasm/link.h"
#include "output_beside.h"
#include "preprocess.h"
#include "programs/shared/progress.h"
#include "shown.h"
#include "source_names.h"

/* What has come together so far. */
struct made {
	struct arena *arena;
	enum kd_status status;
	struct shown diagnostics;
	struct file_names files;
	struct buffer printed;
};

static void free_result(void *result) {
	kd_result_free(result);
}

/* Takes over a result that lives as long as the arena from now on; NULL: there was no memory for it. */
static void add_result(struct made *made, struct kd_result *result) {
	enum kd_status status = result ? result->status : KD_NO_MEMORY;
	if (status > made->status)
		made->status = status;
	if (!result)
		return;
	arena_defer(made->arena, free_result, result);
	for (size_t i = 0; i < result->diagnostic_count; i++)
		shown_add(&made->diagnostics, result->diagnostics[i]);
	for (size_t i = 0; i < result->file_count; i++)
		*list_add(made->arena, &made->files) = result->files[i];
	buffer_put(&made->printed, result->printed, result->printed_size);
}

static const char *shown_name(const char *path) {
	return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

/* Checks that the sources of a link leave to its end, because only all inputs together can answer them. */
static void leave_to_link(const struct options *options, struct kd_check_options *checks) {
	bool one_of_several = options->inputs.count > 1;
	const struct kd_check_row *row;
	for (size_t i = 0; (row = kd_check_at(i)) != NULL; i++) {
		enum kd_check_default by_default = row->by_default;
		if (by_default == KD_CHECK_LINKED || (by_default == KD_CHECK_WHOLE && one_of_several))
			checks->wishes[i] = KD_CHECK_UNWANTED;
	}
}

/* ---- sources ---- */

/* The name of what is kept of a source that goes through cc -E. */
static const char *kept_name(struct arena *arena, const struct preprocessing *of) {
	const struct options *options = of->options;
	const char *stem = source_stem(arena, source_base(of->path));
	const char *slash = strcmp(options->save_temps, "obj") == 0 ? strrchr(options->output, '/') : NULL;
	int length = slash ? (int)(slash + 1 - options->output) : 0;
	return arena_printf(arena, "%.*s%s%s%s.s", length, options->output, stem, options->bundle ? "-" : "",
	                    options->bundle ? of->processor : "");
}

static bool keep(struct arena *arena, const struct preprocessing *of, const struct input *text) {
	struct output *output = output_new(arena, kept_name(arena, of));
	if (output_is_input(output, of->options->inputs.items, of->options->inputs.count)) {
		complain("will not write '%s': it is an input", output->path);
		return false;
	}
	output_put(output, text->text, text->size);
	if (output_end(output))
		return true;
	complain("cannot write '%s': %s", output->path, output_error(output));
	return false;
}

/* NULL after reporting what is wrong. */
static struct input *preprocessed(struct made *made, const struct preprocessing *of) {
	struct input *text = arena_zeroed(made->arena, 1, sizeof *text);
	if (!preprocess(made->arena, of, text))
		return NULL;
	preprocess_files(made->arena, of->options, text, &made->files);
	return !of->options->save_temps || of->options->rule.alone || keep(made->arena, of, text) ? text : NULL;
}

/* The text of an input, NULL if there is none. */
static struct input *text_of(struct made *made, const struct making *making, size_t index, const char *processor) {
	const struct options *options = making->options;
	const struct preprocessing of = {.options = options, .path = options->inputs.items[index], .processor = processor};
	if (options->languages.items[index] != LANGUAGE_ASSEMBLER)
		return preprocessed(made, &of);
	return input_reader_wait(making->reader, index) ? &making->inputs[index] : NULL;
}

/* What something is made of. */
static struct input *source_of(struct made *made, const struct making *making, size_t index, const char *processor) {
	struct input *text = text_of(made, making, index, processor);
	if (!text && made->status < KD_INPUT_ERRORS)
		made->status = KD_INPUT_ERRORS;
	return text;
}

/* Where cc -E replaces macros, -D makes no symbols. */
static void set_symbols(struct arena *arena, const struct options *options, enum language language,
                        struct kd_options *assembly) {
	LIST(struct kd_symbol_definition) symbols = {0};
	for (size_t i = 0; i < options->definitions.count; i++)
		if (language == LANGUAGE_ASSEMBLER || !options->definitions.items[i].is_macro)
			*list_add(arena, &symbols) = options->definitions.items[i].symbol;
	assembly->symbols = symbols.items;
	assembly->symbol_count = symbols.count;
}

/* A source that is assembled once needs no copy. */
static struct kd_result *assemble(struct arena *arena, const struct making *making, size_t index, struct input *input,
                                  const char *processor) {
	const struct options *options = making->options;
	struct kd_options assembly = options->assembly;
	assembly.file_name = shown_name(options->inputs.items[index]);
	assembly.processor = processor;
	set_symbols(arena, options, options->languages.items[index], &assembly);
	if (options->links)
		leave_to_link(options, &assembly.checks);
	if (options->bundle)
		return kd_assemble(input->text, input->size, &assembly);
	if (making->streams) {
		assembly.take_object = output_put;
		assembly.take_context = making->files[MADE_OBJECT];
	}
	assembly.text_done = input_release;
	assembly.text_context = input;
	return kd_assemble_in_place(input->text, input->size, &assembly);
}

/* Objects go into the link as they are; without one nothing can be done with them. */
static bool takes_object(struct made *made, const struct making *making, const struct kd_link_input *object) {
	if (!kd_link_is_input(object->bytes, object->size))
		return false;
	if (!making->options->links) {
		made->status = KD_INPUT_ERRORS;
		const char *message = arena_printf(
		    made->arena, "%s: an object, not source text: -shared links objects, kdinfo shows them", object->name);
		shown_add(&made->diagnostics, (struct kd_diagnostic){.severity = KD_ERROR, .message = message});
	}
	return true;
}

/* Inputs on their way to become objects. */
struct preparing {
	struct made *made;
	const struct making *making;
	const char *processor;
	struct kd_link_input *objects;
	size_t count;             /* of the inputs whose turn it was */
	struct kd_result *result; /* of the last source; NULL: there was none */
};

/* The next input; false if nothing can be linked. */
static bool prepare(void *context, size_t number) {
	struct preparing *preparing = context;
	struct made *made = preparing->made;
	const struct making *making = preparing->making;
	const struct options *options = making->options;
	struct kd_link_input *object = &preparing->objects[number];
	preparing->count = number + 1;
	progress_set(PROGRESS_MIDDLE, number, options->inputs.count, options->links ? "files, which are linked" : "files");
	struct input *input = source_of(made, making, number, preparing->processor);
	if (!input)
		return false;
	*object = (struct kd_link_input){shown_name(options->inputs.items[number]), input->text, input->size};
	if (!takes_object(made, making, object)) {
		struct kd_result *result = assemble(made->arena, making, number, input, preparing->processor);
		add_result(made, result);
		object->bytes = result ? result->object : NULL;
		object->size = result ? result->object_size : 0;
		preparing->result = result;
	}
	return made->status == KD_OK;
}

/* What is wrong in them is said of all. */
static void prepare_others(struct preparing *preparing) {
	struct made *made = preparing->made;
	size_t count = preparing->making->options->inputs.count;
	while (preparing->count < count && made->status < KD_USAGE_ERROR && !shown_is_full(&made->diagnostics))
		prepare(preparing, preparing->count);
}

/* Each input is prepared when its turn comes. */
static struct kd_result *link_inputs(struct preparing *preparing) {
	struct made *made = preparing->made;
	const struct making *making = preparing->making;
	const struct options *options = making->options;
	const struct words *paths = &options->linking.scripts;
	struct kd_link_details details = options->linking.details;
	struct kd_link_input *scripts = arena_zeroed(made->arena, paths->count, sizeof *scripts);
	for (size_t i = 0; i < paths->count; i++)
		scripts[i] =
		    (struct kd_link_input){shown_name(paths->items[i]), making->scripts[i].text, making->scripts[i].size};
	details.wait = prepare;
	details.wait_context = preparing;
	details.scripts = scripts;
	details.script_count = paths->count;
	if (making->files[MADE_MAP]) {
		details.take_map = output_put;
		details.map_context = making->files[MADE_MAP];
	}
	struct kd_link_options linking = {.fatal_warnings = options->assembly.fatal_warnings,
	                                  .no_warnings = options->assembly.no_warnings,
	                                  .error_limit = options->assembly.error_limit,
	                                  .executable = options->executable,
	                                  .export_dynamic = options->export_dynamic,
	                                  .link_resources = options->link_resources,
	                                  .details = &details,
	                                  .llvm_version = options->assembly.llvm_version};
	return kd_link(preparing->objects, options->inputs.count, &linking);
}

/* ---- checks of the linked object ---- */

struct checking {
	struct made *made;
	struct names told; /* what the sources said, with places */
};

/* The kernel and the check of a message; the message if it has none. */
static const char *subject_of(struct arena *arena, const char *message) {
	const char *kernel_end = strstr(message, "': "), *option = strrchr(message, '[');
	bool has_both = kernel_end && option && option > kernel_end;
	return has_both ? arena_printf(arena, "%.*s%s", (int)(kernel_end - message), message, option) : message;
}

static void note_told(struct checking *checking, const char *message) {
	const char *subject = subject_of(checking->made->arena, message);
	name_intern(&checking->told, message, strlen(message));
	name_intern(&checking->told, subject, strlen(subject));
}

/* What follows all ways of a kernel's code finds the same in the source, and says lines there. */
static bool was_told(struct checking *checking, const struct kd_finding *finding) {
	bool says_lines = kd_check_at(finding->check)->by_default == KD_CHECK_FOUND;
	const char *key = says_lines ? subject_of(checking->made->arena, finding->text) : finding->text;
	return name_find(&checking->told, key, strlen(key));
}

static void add_finding(void *context, const struct kd_finding *finding) {
	struct checking *checking = context;
	struct made *made = checking->made;
	if (was_told(checking, finding))
		return;
	if (finding->fatal && made->status < KD_INPUT_ERRORS)
		made->status = KD_INPUT_ERRORS;
	struct kd_diagnostic diagnostic = {.severity = finding->fatal ? KD_ERROR : KD_WARNING,
	                                   .message = arena_copy_text(made->arena, finding->text)};
	if (finding->source) {
		diagnostic.file = arena_copy_text(made->arena, finding->source);
		diagnostic.line = (unsigned)finding->line;
		diagnostic.column = finding->column ? (unsigned)finding->column : 1;
	}
	shown_add(&made->diagnostics, diagnostic);
}

/* All of them: inputs may have been objects, and what one source says of a kernel may contradict another. */
static void check_image(struct made *made, const struct options *options, const struct kd_result *image) {
	struct checking checking = {.made = made};
	names_init(&checking.told, made->arena);
	for (size_t i = 0; i < made->diagnostics.list.count; i++)
		note_told(&checking, made->diagnostics.list.items[i].message);
	struct kd_code_object *object = kd_code_object_open(image->object, image->object_size);
	if (kd_code_object_status(object) == KD_CODE_OBJECT_NO_MEMORY ||
	    (kd_code_object_status(object) == KD_CODE_OBJECT_OK &&
	     !kd_code_object_check(object, &options->assembly.checks, add_finding, &checking)))
		made->status = KD_NO_MEMORY;
	kd_code_object_close(object);
}

/* What is wrong with the image is known before the file gets its name. */
static void check_and_put(struct made *made, const struct making *making, const struct kd_result *image) {
	struct output *object = making->options->bundle ? NULL : making->files[MADE_OBJECT];
	struct output_beside *beside = object ? output_beside_begin(made->arena, object, image->object, image->object_size)
	                                      : NULL;
	check_image(made, making->options, image);
	output_beside_end(beside);
}

/* Only of sound inputs: what is wrong in them is said alone. The lists of files are those that were read. */
static const struct kd_result *take_link(struct made *made, const struct making *making, struct kd_result *linked) {
	const struct options *options = making->options;
	const struct words *scripts = &options->linking.scripts;
	if (made->status != KD_OK) {
		kd_result_free(linked);
		return NULL;
	}
	for (size_t i = 0; i < scripts->count; i++)
		*list_add(made->arena, &made->files) = scripts->items[i];
	add_result(made, linked);
	if (made->status == KD_OK && !options->assembly.no_warnings)
		check_and_put(made, making, linked);
	return linked;
}

/* A name that runtimes look for, of what no runtime loads. */
static void check_name(struct made *made, const struct options *options) {
	static const char *const endings[] = {".hsaco", ".co", ".so"};
	bool is_linkable = options->assembly.output == KD_OUTPUT_OBJECT && !options->links && !options->compile &&
	                   !options->bundle && !options->no_object;
	bool fatal = options->assembly.fatal_warnings, named = false;
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		named |= options->output && name_ends_with(options->output, endings[i]);
	if (!is_linkable || !named || options->assembly.no_warnings || made->status != KD_OK)
		return;
	const char *message = arena_printf(made->arena,
	                                   "'%s' is called like a code object, but is a relocatable one, which no runtime "
	                                   "loads: give -shared to link it, or -c",
	                                   options->output);
	shown_add(&made->diagnostics,
	          (struct kd_diagnostic){.severity = fatal ? KD_ERROR : KD_WARNING, .message = message});
	made->status = fatal ? KD_INPUT_ERRORS : KD_OK;
}

struct kd_result make_object(struct arena *arena, const struct making *making, const char *processor) {
	const struct options *options = making->options;
	struct made made = {
	    .arena = arena, .diagnostics = shown_in(arena, options->assembly.error_limit), .printed = buffer_in(arena)};
	struct preparing preparing = {.made = &made, .making = making, .processor = processor};
	preparing.objects = arena_zeroed(arena, options->inputs.count, sizeof *preparing.objects);
	struct kd_result *linked = options->links ? link_inputs(&preparing) : NULL;
	prepare_others(&preparing);
	const struct kd_result *result = options->links ? take_link(&made, making, linked) : preparing.result;
	check_name(&made, options);
	shown_end(&made.diagnostics);
	return (struct kd_result){
	    .status = made.status,
	    .object = result ? result->object : NULL,
	    .object_size = result ? result->object_size : 0,
	    .diagnostics = made.diagnostics.list.items,
	    .diagnostic_count = made.diagnostics.list.count,
	    .files = made.files.items,
	    .file_count = made.files.count,
	    .printed = (const char *)made.printed.data,
	    .printed_size = made.printed.size,
	};
}

static struct kd_diagnostic *copy_diagnostics(struct arena *arena, const struct kd_result *result) {
	struct kd_diagnostic *copies = arena_zeroed(arena, result->diagnostic_count, sizeof *copies);
	for (size_t i = 0; i < result->diagnostic_count; i++) {
		copies[i] = result->diagnostics[i];
		copies[i].file = arena_copy_text(arena, copies[i].file);
		copies[i].message = arena_copy_text(arena, copies[i].message);
		copies[i].source_line = arena_copy_text(arena, copies[i].source_line);
	}
	return copies;
}

static const char **copy_files(struct arena *arena, const struct kd_result *result) {
	const char **copies = arena_zeroed(arena, result->file_count, sizeof *copies);
	for (size_t i = 0; i < result->file_count; i++)
		copies[i] = arena_copy_text(arena, result->files[i]);
	return copies;
}

struct kd_result make_object_apart(struct arena *arena, const struct making *making, const char *processor) {
	struct arena *below = arena_new_below(arena);
	struct kd_result result = make_object(below, making, processor);
	if (result.object)
		result.object = (const uint8_t *)arena_copy(arena, (const char *)result.object, result.object_size);
	result.diagnostics = copy_diagnostics(arena, &result);
	result.files = copy_files(arena, &result);
	result.printed = arena_copy(arena, result.printed, result.printed_size);
	arena_free(below);
	return result;
}

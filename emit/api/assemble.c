/* assemble.c: the public entry: source text in, object and diagnostics out. */
#include <setjmp.h>

#include "actions/actions.h"
#include "debug/write/frame_table.h"
#include "debug/write/line_table.h"
#include "module/output.h"
#include "module/symbol.h"
#include "reader_parts.h"
#include "preprocess/conditions.h"
#include "insert_waits.h"
#include "result.h"
#include "parse.h"
#include "print/text/print.h"
#include "reader/scope.h"
#include "scanner_start.h"
#include "sections/sections.h"
#include "stages.h"
#include "preprocess/texts.h"
#include "tokens.h"
#include "upgrade/upgrade.h"

enum { DWARF_MIN = 2, DWARF64_MIN = 3, DWARF_DEFAULT = 4, DWARF_MAX = 5 };

/* Without a processor the rest of the target options is checked all the same; the operating
 * system decides about directives from the start. */
static void check_target_options(struct reader *reader, struct kd_target_options options) {
	struct kd_target target;
	char text[KD_TARGET_TEXT_SIZE];
	options.features = NULL;
	if (kd_target_init(&target, &options, text, sizeof text))
		reader->module->target.os = target.os;
	else
		diag_error(reader->diag, 0, "%s", text);
}

static void set_up_target(struct reader *reader) {
	const struct kd_options *options = reader->options;
	reader->target.options = (struct kd_target_options){.triple = options->triple,
	                                                    .processor = options->processor,
	                                                    .features = options->features,
	                                                    .code_object_version = options->code_object_version,
	                                                    .llvm_version = options->llvm_version};
	if (reader->upgrade && !options->code_object_version)
		reader->target.options.code_object_version = KD_CODE_OBJECT_VERSION_LLVM_22 - 1;
	reader->target.version_decided = options->code_object_version != 0;
	bool is_named = options->processor || (options->triple && kd_triple_processor(options->triple));
	if (is_named && target_set_up(reader, 0))
		reader->target.version_decided |= reader->module->target.processor->architecture != KD_AMDGCN;
	else if (!is_named)
		check_target_options(reader, reader->target.options);
}

static void set_up_debug(struct reader *reader) {
	const struct kd_options *options = reader->options;
	struct module *module = reader->module;
	module->dwarf_version = options->dwarf_version ? options->dwarf_version : DWARF_DEFAULT;
	module->dwarf64 = options->dwarf64;
	if (module->dwarf_version < DWARF_MIN || module->dwarf_version > DWARF_MAX)
		diag_error(reader->diag, 0, "Dwarf version %u is not supported: it must be %d to %d", module->dwarf_version,
		           DWARF_MIN, DWARF_MAX);
	else if (module->dwarf64 && module->dwarf_version < DWARF64_MIN)
		diag_error(reader->diag, 0, "the 64-bit DWARF format is not supported for DWARF versions prior to %d",
		           DWARF64_MIN);
	else if (module->dwarf64 && kd_target_elf_class(&module->target) != ELFCLASS64)
		diag_error(reader->diag, 0, "the 64-bit DWARF format is only supported for 64-bit targets");
	line_table_init(module, options);
	frame_table_init(module);
}

static void set_up_upgrade(struct reader *reader) {
	unsigned to = reader->options->upgrade_version, from = reader->options->code_object_version;
	to = to ? to : KD_CODE_OBJECT_VERSION_DEFAULT;
	if (to < KD_CODE_OBJECT_VERSION_LLVM_22 || to > KD_CODE_OBJECT_VERSION_MAX)
		diag_error(reader->diag, 0,
		           "a source cannot be upgraded to code object version %u: the version must be %d to %d", to,
		           KD_CODE_OBJECT_VERSION_LLVM_22, KD_CODE_OBJECT_VERSION_MAX);
	if (from >= KD_CODE_OBJECT_VERSION_LLVM_22)
		diag_error(reader->diag, 0, "a source of code object version %u needs no upgrade: only versions 2 and 3 do",
		           from);
	reader->module->upgraded = true;
	upgrade_start(reader, to);
}

static struct name *definition_name(struct reader *reader, const struct kd_symbol_definition *definition) {
	return name_intern(&reader->module->names, definition->name, strlen(definition->name));
}

/* The symbols of options come first in the symbol table, before those of sections. */
static void register_symbols(struct reader *reader) {
	for (size_t i = 0; i < reader->options->symbol_count; i++) {
		struct name *name = definition_name(reader, &reader->options->symbols[i]);
		symbol_register(reader->module, symbol_get(reader->module, name, 0));
	}
}

/* They replace what is predefined, and the later of two with one name the earlier. */
static void define_symbols(struct reader *reader) {
	for (size_t i = 0; i < reader->options->symbol_count; i++) {
		const struct kd_symbol_definition *definition = &reader->options->symbols[i];
		struct name *name = definition_name(reader, definition);
		struct value value = value_constant(definition->value);
		struct symbol *symbol = name->symbol;
		if (symbol->kind == SYMBOL_VARIABLE)
			symbol_give_value(reader->module, symbol, value, symbol->redefinable, 0);
		else
			symbol_assign(reader->module, name, value, false, 0);
	}
}

static void read_source(struct reader *reader, char *text, size_t size) {
	scanner_start(reader);
	if (!text_start(reader, text, size))
		return;
	debug_start(reader);
	parse_parse(reader->scanner.flex, reader);
	text_release(reader, reader->source->text + reader->source->size);
	reader_parts_finish(reader);
}

/* A few .fill ask for as much as the object may have; where it is in memory as a whole, so do they of memory. */
static void limit_memory(const struct reader *reader, bool taken) {
	struct module *module = reader->module;
	uint64_t most = text_most_made(reader);
	module->packing_limit = most < module->size_limit ? most : module->size_limit;
	module->in_memory = !taken && !reader->options->object_size_limit;
	if (module->in_memory)
		module->size_limit = module->packing_limit;
}

static bool make_object(struct reader *reader, struct buffer *object) {
	struct module *module = reader->module;
	const struct kd_options *options = reader->options;
	const struct elf_sink sink = {options->take_object, options->take_context};
	bool alone = options->output == KD_OUTPUT_SECTION, object_wanted = options->output == KD_OUTPUT_OBJECT;
	bool taken = options->take_object && (object_wanted || alone);
	if (module->output->symbolic) {
		*object = *print_result(module);
		return !module->diag->errors;
	}
	limit_memory(reader, taken);
	const struct stages stages = {.needed_waits = reader->edited.needed_waits,
	                              .checks = object_wanted ? &options->checks : NULL,
	                              .sources = &reader->sources,
	                              .sink = taken ? &sink : NULL,
	                              .editing = object_wanted ? options->editing : NULL,
	                              .section = alone ? options->section : NULL};
	return stages_run(module, &stages, object);
}

/* The upgrade of a source that makes an object, or that object. */
static bool make_output(struct reader *reader, struct buffer *output) {
	struct buffer unused = buffer_in(reader->arena);
	if (reader->diag->errors || !make_object(reader, reader->upgrade ? &unused : output))
		return false;
	return !reader->upgrade || upgrade_finish(reader, output);
}

/* An object that is taken has been already, piece by piece; a text is all there. */
static void deliver(struct kd_result *result, const struct kd_options *options, const struct buffer *output) {
	if (!options->take_object) {
		result->object = output->data ? output->data : (const uint8_t *)""; /* a text may be empty */
		result->object_size = output->size;
	} else if (output->size) {
		options->take_object(options->take_context, output->data, output->size);
	}
}

static void set_up_fill(struct reader *reader) {
	const struct kd_options *options = reader->options;
	if (options->fill_metadata && options->output != KD_OUTPUT_OBJECT)
		diag_error(reader->diag, 0,
		           "metadata is filled in only for objects: leave out --fill-metadata, or -filetype=asm, "
		           "-filetype=binary and --upgrade");
	else
		reader->module->fill_metadata = options->fill_metadata;
}

static void set_up_waits(struct reader *reader) {
	const struct kd_options *options = reader->options;
	if (options->insert_waits && options->output != KD_OUTPUT_OBJECT && options->output != KD_OUTPUT_ASSEMBLY)
		diag_error(reader->diag, 0,
		           "waits are inserted only into objects and canonical text: leave out --insert-waits, or "
		           "-filetype=binary and --upgrade");
	reader->module->waits.are_inserted = options->insert_waits;
	reader->module->banks_are_inserted = options->vgpr_msb;
}

static struct reader *reader_new(struct arena *arena, struct diag *diag, const struct kd_options *options) {
	struct reader *reader = arena_zeroed(arena, 1, sizeof *reader);
	reader->arena = arena;
	reader->module = arena_zeroed(arena, 1, sizeof *reader->module);
	reader->diag = diag;
	reader->options = options;
	reader->printed = buffer_in(arena);
	stages_begin(reader->module, arena, diag, options->object_size_limit);
	reader->module->save_temp_labels = options->save_temp_labels;
	reader->module->debug_compression = options->debug_compression;
	reader->module->keeps_statements = options->output == KD_OUTPUT_OBJECT;
	sources_init(&reader->sources, arena);
	reader_parts_start(reader);
	return reader;
}

static void check_output(const struct reader *reader) {
	if (reader->options->output == KD_OUTPUT_SECTION && !reader->options->section)
		diag_error(reader->diag, 0, "no section is named whose bytes to write");
}

/* What the options say of the source, before any of it is read. */
static void set_up(struct reader *reader) {
	check_output(reader);
	register_symbols(reader);
	sections_start(reader);
	if (reader->options->output == KD_OUTPUT_UPGRADED)
		set_up_upgrade(reader);
	set_up_fill(reader);
	set_up_waits(reader);
	set_up_target(reader);
	set_up_debug(reader);
}

/* False after an error. */
static bool make_of_source(struct reader *reader, char *text, size_t size, struct buffer *output) {
	struct module *module = reader->module;
	if (reader->options->output == KD_OUTPUT_ASSEMBLY)
		print_begin(module, reader->options->show_encoding);
	define_symbols(reader);
	if (reader->target.known)
		output_tell(module, target, (module));
	read_source(reader, text, size);
	if (module->output->symbolic && scope_is_llvm_14(reader))
		diag_error(reader->diag, 0,
		           "only code object versions %d to %d can be printed, but this source is of version %u",
		           KD_CODE_OBJECT_VERSION_LLVM_22, KD_CODE_OBJECT_VERSION_MAX, scope_version(reader));
	return make_output(reader, output);
}

/* A copy with the room that the scanner wants after the text. */
static char *copy_source(struct arena *arena, const char *source, size_t size) {
	if (size > SIZE_MAX - 2)
		arena_out_of_memory(arena);
	char *text = arena_alloc(arena, size + 2);
	if (size)
		memcpy(text, source, size);
	return text;
}

bool assemble_for_waits(struct needed_waits *needed, const char *text, size_t size, const struct kd_options *options) {
	struct arena *arena = arena_new_below(needed->arena);
	struct buffer nothing = buffer_in(arena);
	struct kd_options own = *options;
	struct diag diag;
	own.output = KD_OUTPUT_OBJECT;
	own.take_object = NULL;
	own.text_done = NULL;
	diag_init(&diag, arena, options->error_limit);
	struct reader *reader = reader_new(arena, &diag, &own);
	reader->edited.needed_waits = needed;
	reader->edited.left = needed_waits_edits(needed, arena);
	reader->module->waits.are_numbered = true;
	set_up(reader);
	bool finds = !diag.errors && make_of_source(reader, copy_source(arena, text, size), size, &nothing);
	arena_free(arena);
	return finds;
}

static void assemble(struct outcome *outcome, char *text, size_t size, const struct kd_options *options) {
	struct kd_result *result = &outcome->result;
	struct buffer output = buffer_in(outcome->arena);
	struct diag diag;
	diag_init(&diag, outcome->arena, options->error_limit);
	diag.no_warnings = options->no_warnings;
	diag.warnings_as_errors = options->fatal_warnings;
	struct reader *reader = reader_new(outcome->arena, &diag, options);
	set_up(reader);
	if (options->insert_waits && !diag.errors)
		reader->edited.left = insert_waits(&diag, text, size, options);
	result->status = KD_USAGE_ERROR;
	if (!diag.errors)
		result->status = make_of_source(reader, text, size, &output) ? KD_OK : KD_INPUT_ERRORS;
	if (result->status == KD_OK)
		deliver(result, options, &output);
	result->diagnostics = diag_export(&diag, &reader->sources, &result->diagnostic_count);
	result->printed = (const char *)reader->printed.data;
	result->printed_size = reader->printed.size;
	result->files = reader->files.paths.items;
	result->file_count = reader->files.paths.count;
}

/* The source is in `place`, where it may be changed, or NULL to copy it from `source`. */
static struct kd_result *run(const char *source, char *place, size_t size, const struct kd_options *options) {
	static const struct kd_options no_options = {0};
	struct outcome *outcome = outcome_new();
	if (!outcome)
		return NULL;
	if (setjmp(*arena_escape(outcome->arena)))
		return outcome_no_memory(outcome);
	assemble(outcome, place ? place : copy_source(outcome->arena, source, size), size, options ? options : &no_options);
	return &outcome->result;
}

struct kd_result *kd_assemble(const char *source, size_t size, const struct kd_options *options) {
	struct kd_options without = options ? *options : (struct kd_options){0};
	without.text_done = NULL; /* the text is a copy, not the caller's */
	return run(source, NULL, size, &without);
}

struct kd_result *kd_assemble_in_place(char *source, size_t size, const struct kd_options *options) {
	return run(NULL, source, size, options);
}

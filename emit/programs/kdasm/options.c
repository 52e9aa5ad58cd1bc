/* options.c: see options.h.
 *
 * An option is a row: its names, whether it takes a value, what it does and what --help says.
 * As with llvm-mc, one dash or two are the same, and a value follows `=` or is the next word. */
#include "options.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buffer.h"
#include "kdasm/target.h"
#include "programs/shared/input_file.h"
#include "programs/shared/messages.h"
#include "response.h"

struct reading {
	struct options *options;
	struct arena *arena;
	LIST(const char *) features; /* of each -mattr */
};

typedef void set_option(struct reading *reading, const char *value);

void complain(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	message_line("kdasm: error: ", format, arguments, "");
	va_end(arguments);
}

void options_complain(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	message_line("kdasm: error: ", format, arguments, "; see kdasm --help");
	va_end(arguments);
}

static void refuse(struct reading *reading) {
	reading->options->action = ACTION_USAGE_ERROR;
}

static void set_triple(struct reading *reading, const char *value) {
	reading->options->assembly.triple = value;
}

static void set_processor(struct reading *reading, const char *value) {
	if (strcmp(value, "help") == 0)
		reading->options->action = ACTION_TARGET_LIST;
	*list_add(reading->arena, &reading->options->targets) = value;
}

/* A list with commas, as clang takes it. */
static void add_targets(struct reading *reading, const char *value) {
	for (const char *at = value; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
		size_t length = strcspn(at, ",");
		if (!length) {
			options_complain("--offload-arch: a target is missing in '%s'", value);
			refuse(reading);
			return;
		}
		reading->options->offload_arch = true;
		*list_add(reading->arena, &reading->options->targets) = arena_copy(reading->arena, at, length);
	}
}

static void set_bundle(struct reading *reading, const char *value) {
	(void)value;
	reading->options->bundle = true;
}

static void set_compress(struct reading *reading, const char *value) {
	(void)value;
	reading->options->packing.compress = true;
}

static void add_features(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->features) = value;
}

/* A whole number as llvm-mc's options have it, in C notation and with 0b and 0o; false if it is not one. */
static bool read_number(const char *text, long long *number) {
	bool negative = *text == '-';
	text += negative;
	int base = 0;
	if (text[0] == '0' && (text[1] | 0x20) == 'b')
		base = 2;
	else if (text[0] == '0' && text[1] == 'o')
		base = 8;
	text += base ? 2 : 0;
	char *end;
	errno = 0;
	unsigned long long size = strtoull(text, &end, base);
	*number = (long long)(negative ? 0 - size : size);
	return isxdigit((unsigned char)*text) && !*end && errno == 0 && size <= (unsigned long long)LLONG_MAX + negative;
}

static void set_version(struct reading *reading, const char *value) {
	long long number;
	if (read_number(value, &number) && number >= 0 && number <= UINT_MAX && kd_object_version((unsigned)number)) {
		reading->options->assembly.code_object_version = (unsigned)number;
		return;
	}
	options_complain("unsupported code object version '%s': it must be %d to %d", value, KD_CODE_OBJECT_VERSION_MIN,
	                 KD_CODE_OBJECT_VERSION_MAX);
	refuse(reading);
}

static void set_file_type(struct reading *reading, const char *value) {
	bool asm_wanted = strcmp(value, "asm") == 0;
	reading->options->no_object = strcmp(value, "null") == 0;
	reading->options->assembly.output = asm_wanted ? KD_OUTPUT_ASSEMBLY : KD_OUTPUT_OBJECT;
	if (asm_wanted || reading->options->no_object || strcmp(value, "obj") == 0)
		return;
	options_complain("-filetype must be asm, obj or null, not '%s'", value);
	refuse(reading);
}

static void set_show_encoding(struct reading *reading, const char *value) {
	(void)value;
	reading->options->assembly.show_encoding = true;
}

static void set_upgrade(struct reading *reading, const char *value) {
	long long number = KD_CODE_OBJECT_VERSION_DEFAULT;
	reading->options->upgrade = true;
	if (value && (!read_number(value, &number) || number < KD_CODE_OBJECT_VERSION_LLVM_22 ||
	              number > KD_CODE_OBJECT_VERSION_MAX)) {
		options_complain("--upgrade must be to code object version %d to %d, not '%s'", KD_CODE_OBJECT_VERSION_LLVM_22,
		                 KD_CODE_OBJECT_VERSION_MAX, value);
		refuse(reading);
		return;
	}
	reading->options->assembly.upgrade_version = (unsigned)number;
}

static void set_fill_metadata(struct reading *reading, const char *value) {
	(void)value;
	reading->options->assembly.fill_metadata = true;
}

static void set_shared(struct reading *reading, const char *value) {
	(void)value;
	reading->options->shared = reading->options->links = true;
}

static void set_executable(struct reading *reading, const char *value) {
	(void)value;
	reading->options->executable = reading->options->links = true;
}

static void set_export_dynamic(struct reading *reading, const char *value) {
	(void)value;
	reading->options->export_dynamic = true;
}

static void add_library(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->libraries) = reading->options->inputs.count;
	*list_add(reading->arena, &reading->options->inputs) = value;
}

static void add_library_directory(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->library_directories) = value;
}

static void set_output(struct reading *reading, const char *value) {
	reading->options->output = value;
}

static void add_include_directory(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->include_directories) = value;
}

static void add_symbol(struct reading *reading, const char *value) {
	const char *equals = strchr(value, '=');
	long long number;
	if (!equals || equals == value) {
		options_complain("-defsym must be of the form: sym=value: '%s'", value);
		refuse(reading);
		return;
	}
	if (!read_number(equals + 1, &number)) {
		options_complain("-defsym: value is not an integer: '%s'", equals + 1);
		refuse(reading);
		return;
	}
	struct kd_symbol_definition *symbol = list_add(reading->arena, &reading->options->symbols);
	symbol->name = arena_copy(reading->arena, value, (size_t)(equals - value));
	symbol->value = number;
}

static void set_compression_level(struct reading *reading, const char *value) {
	long long number;
	if (read_number(value, &number) && number > 0 && number <= KD_BUNDLE_LEVEL_MAX) {
		reading->options->packing.level = (int)number;
		return;
	}
	options_complain("--compression-level must be a number from 1 to %d, not '%s'", KD_BUNDLE_LEVEL_MAX, value);
	refuse(reading);
}

static void set_macro_depth(struct reading *reading, const char *value) {
	long long number;
	if (read_number(value, &number) && number > 0 && number <= INT_MAX) {
		reading->options->assembly.macro_depth_limit = (unsigned)number;
		return;
	}
	options_complain("-asm-macro-max-nesting-depth must be a number above 0, not '%s'", value);
	refuse(reading);
}

/* As clang's: 0 is no limit. */
static void set_error_limit(struct reading *reading, const char *value) {
	long long number;
	if (read_number(value, &number) && number >= 0 && number <= INT_MAX) {
		reading->options->assembly.error_limit = number ? (unsigned)number : KD_NO_ERROR_LIMIT;
		return;
	}
	options_complain("-ferror-limit must be a number, 0 for no limit, not '%s'", value);
	refuse(reading);
}

static void set_debug(struct reading *reading, const char *value) {
	(void)value;
	reading->options->assembly.debug = true;
}

static void set_dwarf_version(struct reading *reading, const char *value) {
	long long number;
	if (read_number(value, &number) && number >= 0 && number <= INT_MAX) {
		reading->options->assembly.dwarf_version = (unsigned)number;
		return;
	}
	options_complain("-dwarf-version: '%s' is not a number", value);
	refuse(reading);
}

static void set_dwarf64(struct reading *reading, const char *value) {
	(void)value;
	reading->options->assembly.dwarf64 = true;
}

static void set_compilation_directory(struct reading *reading, const char *value) {
	reading->options->assembly.compilation_directory = value;
}

static void set_main_file_name(struct reading *reading, const char *value) {
	reading->options->assembly.main_file_name = value;
}

/* Without `=` the prefix is left out. */
static void add_path_map(struct reading *reading, const char *value) {
	size_t length = strcspn(value, "=");
	struct kd_path_map *map = list_add(reading->arena, &reading->options->path_maps);
	map->from = arena_copy(reading->arena, value, length);
	map->to = value[length] ? value + length + 1 : "";
}

static void set_fatal_warnings(struct reading *reading, const char *value) {
	(void)value;
	reading->options->assembly.fatal_warnings = true;
}

static void set_no_warnings(struct reading *reading, const char *value) {
	(void)value;
	reading->options->assembly.no_warnings = true;
}

static void set_warning(struct reading *reading, const char *value) {
	char text[256];
	struct kd_options *assembly = &reading->options->assembly;
	if (!value) {
		assembly->no_warnings = true;
		return;
	}
	if (strcmp(value, "error") == 0 || strcmp(value, "no-error") == 0)
		assembly->fatal_warnings = value[0] == 'e';
	if (kd_check_option(&assembly->checks, value, text, sizeof text))
		return;
	options_complain("%s", text);
	refuse(reading);
}

static void set_dependencies(struct reading *reading, const char *value) {
	(void)value;
	reading->options->dependencies = true;
}

static void set_dependency_file(struct reading *reading, const char *value) {
	reading->options->dependencies = true;
	reading->options->dependency_file = value;
}

static void set_dependency_target(struct reading *reading, const char *value) {
	reading->options->dependency_target = value;
}

static void ask_help(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_HELP;
}

static void ask_version(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_VERSION;
}

static void ask_target_list(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_TARGET_LIST;
}

static void ask_instructions(struct reading *reading, const char *value) {
	reading->options->action = ACTION_INSTRUCTIONS;
	reading->options->instructions = value;
}

static const struct option {
	const char *name;  /* without dashes */
	const char *value; /* what --help calls the value; with "[=" before it: may be left out; NULL: takes none */
	bool may_join;     /* the value may follow without a sign, as in -Idir */
	set_option *set;
	const char *help;
} rows[] = {
    {"o", "file", true, set_output, "write the object to this file; default -, which is standard output"},
    {"shared", NULL, false, set_shared,
     "link the inputs, sources, relocatable objects and archives, into one loadable code object"},
    {"pie", NULL, false, set_executable, "link them into a position-independent executable, as GCC has it"},
    {"export-dynamic", NULL, false, set_export_dynamic, "with --pie: list all global symbols for the loader"},
    {"l", "name", true, add_library, "link the archive libname.a, or with :name one of that name; may be repeated"},
    {"L", "folder", true, add_library_directory, "search this folder for the archives of -l; may be repeated"},
    {"triple", "triple", false, set_triple,
     "target triple, such as amdgcn-amd-amdpal, amdgcn--mesa3d or r600--; default amdgcn-amd-amdhsa"},
    {"mcpu", "processor", false, set_processor,
     "processor or target ID, such as gfx942:xnack+; default .amdgcn_target in the source"},
    {"mattr", "features", false, add_features, "features to switch on and off: +xnack,-cumode,..."},
    {"amdhsa-code-object-version", "number", false, set_version,
     "code object version, from 2 on; default 6, or 2 if the source says so"},
    {"filetype", "obj|asm|null", false, set_file_type,
     "what to write: an object (the default), canonical assembly, or nothing (only check the source)"},
    {"show-encoding", NULL, false, set_show_encoding,
     "in canonical assembly, show the bytes of instructions as comments"},
    {"upgrade", "[=number]", false, set_upgrade,
     "rewrite a source of code object version 2 or 3 for this version, 4 or later; default 6"},
    {"bundle", NULL, false, set_bundle, "write a clang offload bundle with an object for each target"},
    {"offload-arch", "target,...", false, add_targets, "targets, each as for -mcpu; may be repeated, like -mcpu"},
    {"compress", NULL, false, set_compress, "with --bundle: compress the bundle"},
    {"compression-level", "1..22", false, set_compression_level, "how hard to compress; default 3"},
    {"fill-metadata", NULL, false, set_fill_metadata,
     "add metadata that .amdgpu_metadata omits and that follows from the kernel descriptors"},
    {"I", "folder", true, add_include_directory,
     "also search this folder for the files of .include and .incbin; may be repeated"},
    {"defsym", "symbol=value", false, add_symbol, "set a symbol before the first line; may be repeated"},
    {"asm-macro-max-nesting-depth", "number", false, set_macro_depth, "how deep macro calls may nest; default 20"},
    {"ferror-limit", "number", false, set_error_limit,
     "stop after this number of errors, show at most this number of warnings; default 1000, 0 for no limit"},
    {"g", NULL, false, set_debug, "write debug information about the source itself, unless it has a numbered .file"},
    {"dwarf-version", "2|3|4|5", false, set_dwarf_version, "DWARF version; default 4"},
    {"dwarf64", NULL, false, set_dwarf64, "use the 64-bit DWARF format"},
    {"fdebug-compilation-dir", "folder", false, set_compilation_directory,
     "compilation folder in debug information; default the current one"},
    {"fdebug-prefix-map", "from=to", false, add_path_map,
     "replace a prefix of paths in debug information; may be repeated"},
    {"main-file-name", "name", false, set_main_file_name, "with -g: the name of the source"},
    {"fatal-warnings", NULL, false, set_fatal_warnings, "treat warnings as errors, except those of the checks"},
    {"no-warn", NULL, false, set_no_warnings, "print no warnings; so does -W alone"},
    {"W", "[no-][error=]name", true, set_warning,
     "switch a check on or off, or report it as an error; all: every check; error alone: all warnings"},
    {"MD", NULL, false, set_dependencies, "write a make rule with the files read, next to the object"},
    {"MF", "file", true, set_dependency_file, "write the make rule to this file"},
    {"MT", "target", true, set_dependency_target, "target of the make rule; default the object"},
    {"target-list", NULL, false, ask_target_list, "print the processors and their features"},
    {"instructions", "[=name]", false, ask_instructions,
     "print the instructions of the processor, or how those of this name are written; ds_read* are several"},
    {"help", NULL, false, ask_help, "print this"},
    {"version", NULL, false, ask_version, "print the version"},
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static bool may_lack_value(const struct option *row) {
	return row->value && row->value[0] == '[';
}

void options_print_help(void) {
	enum { COLUMN = 38 };
	fputs("usage: kdasm [options] [file]\n"
	      "       kdasm -shared|--pie [options] file...\n"
	      "Assembles AMD GPU kernel descriptors and code object metadata into an ELF code object.\n\n"
	      "Without a file, or with -, kdasm reads standard input. @file reads more of the command line from a file.\n"
	      "Options take one dash or two. A value follows = or is the next word.\n\n",
	      stdout);
	for (size_t i = 0; i < ROW_COUNT; i++) {
		const char *sign = rows[i].value && !may_lack_value(&rows[i]) ? "=" : "";
		int used = printf("  -%s%s%s", rows[i].name, sign, rows[i].value ? rows[i].value : "");
		printf("%*s%s\n", COLUMN - used, " ", rows[i].help);
	}
	fputs("\nExit status: 0 on success, 1 for errors in the input, 2 for wrong usage.\n", stdout);
}

/* The row that a word without dashes names. The value after `=` or joined to the name is set;
 * NULL if there is none in the word. */
static const struct option *find_row(const char *word, const char **value) {
	size_t length = strcspn(word, "=");
	*value = word[length] ? word + length + 1 : NULL;
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (strlen(rows[i].name) == length && memcmp(rows[i].name, word, length) == 0)
			return &rows[i];
	for (size_t i = 0; i < ROW_COUNT; i++) {
		if (!rows[i].may_join || strncmp(rows[i].name, word, strlen(rows[i].name)) != 0)
			continue;
		*value = word + strlen(rows[i].name);
		return &rows[i];
	}
	return NULL;
}

/* Handles the word at *next, and its value, and moves on. */
static void read_option(struct reading *reading, const struct words *words, size_t *next) {
	const char *word = words->items[(*next)++], *value;
	const struct option *row = find_row(word + 1 + (word[1] == '-'), &value);
	if (!row) {
		options_complain("unknown option '%s'", word);
		refuse(reading);
		return;
	}
	if (!row->value && value) {
		options_complain("option '-%s' takes no value", row->name);
		refuse(reading);
		return;
	}
	if (row->value && !value && !may_lack_value(row)) {
		if (*next == words->count) {
			options_complain("option '-%s' needs a value: -%s=%s", row->name, row->name, row->value);
			refuse(reading);
			return;
		}
		value = words->items[(*next)++];
	}
	row->set(reading, value);
}

static void read_input(struct reading *reading, const char *word) {
	*list_add(reading->arena, &reading->options->inputs) = word;
}

static void read_words(struct reading *reading, const struct words *words) {
	struct options *options = reading->options;
	bool only_files = false;
	for (size_t next = 0; next < words->count && options->action != ACTION_USAGE_ERROR;) {
		const char *word = words->items[next];
		if (!only_files && strcmp(word, "--") == 0) {
			only_files = true;
			next++;
		} else if (only_files || word[0] != '-' || !word[1]) {
			read_input(reading, word);
			next++;
		} else {
			read_option(reading, words, &next);
		}
	}
}

/* One target, or a bundle of several. */
static void settle_targets(struct reading *reading) {
	struct options *options = reading->options;
	size_t count = options->targets.count;
	const char *wrong = NULL;
	if (options->bundle && !count)
		wrong = "--bundle needs its targets: name them with -mcpu or --offload-arch";
	else if (options->bundle && options->assembly.output != KD_OUTPUT_OBJECT)
		wrong = "a bundle holds only objects: leave out -filetype=asm and --upgrade";
	else if (!options->bundle && options->packing.compress)
		wrong = "--compress is for bundles: give --bundle";
	else if (options->packing.level && !options->packing.compress)
		wrong = "--compression-level is for --compress: give both";
	else if (!options->bundle && count > 1 && options->offload_arch)
		wrong = "an object has only one target: name one, or give --bundle to make an object for each";
	if (!wrong) {
		if (!options->bundle && count) /* of several -mcpu the last one counts */
			options->targets.items[0] = options->targets.items[count - 1];
		options->targets.count = options->bundle ? count : count > 0;
		options->assembly.processor = count ? options->targets.items[0] : NULL;
		return;
	}
	options_complain("%s", wrong);
	refuse(reading);
}

static void check_inputs(struct reading *reading) {
	const struct options *options = reading->options;
	const char *const *inputs = options->inputs.items;
	bool object = options->assembly.output == KD_OUTPUT_OBJECT && !options->upgrade;
	bool libraries = options->libraries.count || options->library_directories.count;
	if ((libraries || options->export_dynamic) && !options->links)
		options_complain("-l, -L and --export-dynamic are for links: give -shared or --pie");
	else if (options->shared && options->executable)
		options_complain("-shared and --pie may not be used together: a code object is one or the other");
	else if (options->inputs.count > 1 && !options->links)
		options_complain("more than one input: '%s' and '%s'; -shared links several into one", inputs[0], inputs[1]);
	else if (input_is_repeated(inputs, options->inputs.count))
		options_complain(INPUT_REPEATED);
	else if (options->links && !object)
		options_complain("%s makes a code object: leave out -filetype=asm and --upgrade",
		                 options->shared ? "-shared" : "--pie");
	else
		return;
	refuse(reading);
}

/* Together they are one list with commas. */
static void join_features(struct reading *reading) {
	struct buffer list = buffer_in(reading->arena);
	if (!reading->features.count)
		return;
	for (size_t i = 0; i < reading->features.count; i++) {
		buffer_put_text(&list, i ? "," : "");
		buffer_put_text(&list, reading->features.items[i]);
	}
	buffer_put(&list, "", 1);
	reading->options->assembly.features = (const char *)list.data;
}

void options_read(struct options *options, struct arena *arena, int argc, char **argv) {
	struct reading reading = {.options = options, .arena = arena};
	struct words words = {0};
	*options = (struct options){.output = "-"};
	for (int i = 1; i < argc; i++) {
		if (!response_expand(arena, argv[i], &words)) {
			refuse(&reading);
			return;
		}
	}
	read_words(&reading, &words);
	if (options->action == ACTION_ASSEMBLE && !options->inputs.count)
		read_input(&reading, "-");
	if (options->action == ACTION_ASSEMBLE)
		check_inputs(&reading);
	bool unnamed = strcmp(options->output, "-") == 0 || options->no_object;
	if (options->dependencies && unnamed && (!options->dependency_file || !options->dependency_target)) {
		options_complain("-MD without an object file needs -MF and -MT");
		refuse(&reading);
	}
	join_features(&reading);
	options->assembly.path_maps = options->path_maps.items;
	options->assembly.path_map_count = options->path_maps.count;
	if (options->upgrade) /* whatever -filetype says; null still writes nothing */
		options->assembly.output = KD_OUTPUT_UPGRADED;
	if (options->action == ACTION_ASSEMBLE)
		settle_targets(&reading);
	options->assembly.symbols = options->symbols.items;
	options->assembly.symbol_count = options->symbols.count;
	options->assembly.include_directories = options->include_directories.items;
	options->assembly.include_directory_count = options->include_directories.count;
}

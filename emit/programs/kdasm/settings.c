/* settings.c: what the options of an assembler set; driver_settings.c has those of a compiler driver. */
#include "settings.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "kdasm/target.h"
#include "programs/shared/help.h"

void refuse(struct reading *reading) {
	reading->options->action = ACTION_USAGE_ERROR;
}

/* The field of the options that the row names. */
static void *field_of(struct reading *reading) {
	return (char *)reading->options + reading->row->field;
}

void set_flag(struct reading *reading, const char *value) {
	(void)value;
	*(bool *)field_of(reading) = true;
}

void set_text(struct reading *reading, const char *value) {
	*(const char **)field_of(reading) = value;
}

void set_processor(struct reading *reading, const char *value) {
	if (strcmp(value, "help") == 0)
		reading->options->action = ACTION_TARGET_LIST;
	*list_add(reading->arena, &reading->options->targets) = value;
}

/* A list with commas, as clang takes it. */
void add_targets(struct reading *reading, const char *value) {
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

void add_features(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->features) = value;
}

/* A whole number as llvm-mc's options have it, in C notation and with 0b and 0o; false if it is not one. */
static bool settings_number(const char *text, long long *number) {
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

void set_version(struct reading *reading, const char *value) {
	long long number;
	if (settings_number(value, &number) && number >= 0 && number <= UINT_MAX && kd_object_version((unsigned)number)) {
		reading->options->assembly.code_object_version = (unsigned)number;
		return;
	}
	options_complain("unsupported code object version '%s': it must be %d to %d", value, KD_CODE_OBJECT_VERSION_MIN,
	                 KD_CODE_OBJECT_VERSION_MAX);
	refuse(reading);
}

void set_llvm_version(struct reading *reading, const char *value) {
	long long number;
	if (settings_number(value, &number) && number > 0 && number <= UINT_MAX &&
	    kd_llvm_version_known((unsigned)number)) {
		reading->options->assembly.llvm_version = (unsigned)number;
		reading->options->assembly.checks.llvm_version = (uint8_t)number;
		return;
	}
	options_complain("unsupported LLVM version '%s': it must be %d to %d", value, KD_LLVM_VERSION_MIN,
	                 KD_LLVM_VERSION_MAX);
	refuse(reading);
}

void set_file_type(struct reading *reading, const char *value) {
	static const struct {
		const char *word;
		enum kd_output output;
		bool no_object;
	} types[] = {
	    {"obj", KD_OUTPUT_OBJECT, false},
	    {"asm", KD_OUTPUT_ASSEMBLY, false},
	    {"binary", KD_OUTPUT_SECTION, false},
	    {"null", KD_OUTPUT_OBJECT, true},
	};
	for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
		if (strcmp(types[i].word, value) != 0)
			continue;
		reading->file_type_given = true;
		reading->options->assembly.output = types[i].output;
		reading->options->no_object = types[i].no_object;
		return;
	}
	options_complain("-filetype must be asm, obj, binary or null, not '%s'", value);
	refuse(reading);
}

void set_upgrade(struct reading *reading, const char *value) {
	long long number = KD_CODE_OBJECT_VERSION_DEFAULT;
	reading->options->upgrade = true;
	if (value && (!settings_number(value, &number) || number < KD_CODE_OBJECT_VERSION_LLVM_22 ||
	              number > KD_CODE_OBJECT_VERSION_MAX)) {
		options_complain("--upgrade must be to code object version %d to %d, not '%s'", KD_CODE_OBJECT_VERSION_LLVM_22,
		                 KD_CODE_OBJECT_VERSION_MAX, value);
		refuse(reading);
		return;
	}
	reading->options->assembly.upgrade_version = (unsigned)number;
}

void add_include_directory(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->include_directories) = value;
	pass_on(reading, value);
}

/* The name before `=` and the number after it. */
static void put_symbol(struct reading *reading, const char *value, long long number, bool is_macro) {
	struct definition *definition = list_add(reading->arena, &reading->options->definitions);
	definition->symbol.name = arena_copy(reading->arena, value, strcspn(value, "="));
	definition->symbol.value = number;
	definition->is_macro = is_macro;
}

void add_symbol(struct reading *reading, const char *value) {
	const char *equals = strchr(value, '=');
	long long number;
	if (!equals || equals == value) {
		options_complain("-defsym must be of the form: sym=value: '%s'", value);
		refuse(reading);
		return;
	}
	if (!settings_number(equals + 1, &number)) {
		options_complain("-defsym: value is not an integer: '%s'", equals + 1);
		refuse(reading);
		return;
	}
	put_symbol(reading, value, number, false);
}

/* The macro of this name is none of the symbols any more. */
static void forget_macro(struct options *options, const char *value) {
	size_t length = strcspn(value, "="), kept = 0;
	for (size_t i = 0; i < options->definitions.count; i++) {
		struct definition definition = options->definitions.items[i];
		const char *name = definition.symbol.name;
		if (!definition.is_macro || strlen(name) != length || memcmp(name, value, length) != 0)
			options->definitions.items[kept++] = definition;
	}
	options->definitions.count = kept;
}

/* Macros with arguments are none. */
static bool is_symbol(const char *value) {
	const char *at = value;
	while (isalnum((unsigned char)*at) || *at == '_' || *at == '$')
		at++;
	return at > value && !isdigit((unsigned char)*value) && (!*at || *at == '=');
}

void add_definition(struct reading *reading, const char *value) {
	const char *equals = strchr(value, '=');
	long long number = 1;
	pass_on(reading, value);
	forget_macro(reading->options, value);
	if (is_symbol(value) && (!equals || settings_number(equals + 1, &number)))
		put_symbol(reading, value, number, true);
}

void remove_definition(struct reading *reading, const char *value) {
	pass_on(reading, value);
	forget_macro(reading->options, value);
}

void set_compression_level(struct reading *reading, const char *value) {
	long long number;
	if (settings_number(value, &number) && number > 0 && number <= KD_BUNDLE_LEVEL_MAX) {
		reading->options->packing.level = (int)number;
		return;
	}
	options_complain("--compression-level must be a number from 1 to %d, not '%s'", KD_BUNDLE_LEVEL_MAX, value);
	refuse(reading);
}

void set_macro_depth(struct reading *reading, const char *value) {
	long long number;
	if (settings_number(value, &number) && number > 0 && number <= INT_MAX) {
		reading->options->assembly.macro_depth_limit = (unsigned)number;
		return;
	}
	options_complain("-asm-macro-max-nesting-depth must be a number above 0, not '%s'", value);
	refuse(reading);
}

/* As clang's: 0 is no limit. */
void set_error_limit(struct reading *reading, const char *value) {
	long long number;
	if (settings_number(value, &number) && number >= 0 && number <= INT_MAX) {
		reading->options->assembly.error_limit = number ? (unsigned)number : KD_NO_ERROR_LIMIT;
		return;
	}
	options_complain("-ferror-limit must be a number, 0 for no limit, not '%s'", value);
	refuse(reading);
}

void set_debug(struct reading *reading, const char *value) {
	reading->options->assembly.debug = value[0] != '0';
}

void set_dwarf_version(struct reading *reading, const char *value) {
	long long number;
	if (settings_number(value, &number) && number >= 0 && number <= INT_MAX) {
		reading->options->assembly.dwarf_version = (unsigned)number;
		return;
	}
	options_complain("-dwarf-version: '%s' is not a number", value);
	refuse(reading);
}

void set_dwarf_extensions(struct reading *reading, const char *value) {
	bool old = strcmp(value, "2021") == 0;
	if (old || strcmp(value, "llvm") == 0) {
		reading->options->assembly.dwarf_extensions = old ? KD_DWARF_EXTENSIONS_2021 : KD_DWARF_EXTENSIONS_LLVM;
		return;
	}
	options_complain("-dwarf-extensions: '%s' is neither llvm nor 2021", value);
	refuse(reading);
}

void set_dwarf64(struct reading *reading, const char *value) {
	reading->options->assembly.dwarf64 = !value;
}

void set_debug_compression(struct reading *reading, const char *value) {
	static const char *const names[] = {[KD_DEBUG_PLAIN] = "none", [KD_DEBUG_ZLIB] = "zlib", [KD_DEBUG_ZSTD] = "zstd"};
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (strcmp(names[i], value ? value : "zlib") == 0) {
			reading->options->assembly.debug_compression = (enum kd_debug_compression)i;
			return;
		}
	}
	options_complain("-compress-debug-sections must be none, zlib or zstd, not '%s'", value);
	refuse(reading);
}

/* Without `=` the prefix is left out. */
void add_path_map(struct reading *reading, const char *value) {
	size_t length = strcspn(value, "=");
	struct kd_path_map *map = list_add(reading->arena, &reading->options->path_maps);
	map->from = arena_copy(reading->arena, value, length);
	map->to = value[length] ? value + length + 1 : "";
}

/* Those of cc -E, whether it is gcc or clang. */
static bool is_of_preprocessor(const char *value) {
	static const char *const names[] = {
	    "builtin-macro-redefined", "comment", "cpp", "date-time", "endif-labels", "trigraphs", "undef", "unused-macros",
	    "expansion-to-defined"};
	value += strncmp(value, "no-", 3) == 0 ? 3 : 0;
	value += strncmp(value, "error=", 6) == 0 ? 6 : 0;
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		if (strcmp(names[i], value) == 0)
			return true;
	return false;
}

/* Compilers have many warnings that kdasm does not know; only a slip in the name of a check is refused. */
void set_warning(struct reading *reading, const char *value) {
	char text[256];
	struct kd_options *assembly = &reading->options->assembly;
	if (!value[0]) {
		assembly->no_warnings = true;
		return;
	}
	if (is_of_preprocessor(value)) {
		const char *word = arena_printf(reading->arena, "-W%s", value);
		add_preprocessor_word(reading, word);
		return;
	}
	if (strcmp(value, "error") == 0 || strcmp(value, "no-error") == 0)
		assembly->fatal_warnings = value[0] == 'e';
	if (kd_check_option(&assembly->checks, value, text, sizeof text) || !strstr(text, "did you mean"))
		return;
	options_complain("%s", text);
	refuse(reading);
}

void ask_help(struct reading *reading, const char *value) {
	reading->options->action = value ? ACTION_HELP_ALL : ACTION_HELP;
	if (!help_may_have(value))
		refuse(reading);
}

void ask_version(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_VERSION;
}

void ask_version_number(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_VERSION_NUMBER;
}

void ask_triple(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_TRIPLE;
}

void ask_target_list(struct reading *reading, const char *value) {
	(void)value;
	reading->options->action = ACTION_TARGET_LIST;
}

void ask_instructions(struct reading *reading, const char *value) {
	reading->options->action = ACTION_INSTRUCTIONS;
	reading->options->instructions = value;
}

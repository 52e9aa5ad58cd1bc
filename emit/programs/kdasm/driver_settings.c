/* driver_settings.c: what the options of a compiler driver set. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/buffer.h"
#include "dependencies.h"
#include "settings.h"

/* ---- words for others ---- */

static void add_word(struct reading *reading, struct words *words, const char *word) {
	*list_add(reading->arena, words) = word;
}

/* As in -Wa,one,two */
static void add_words(struct reading *reading, struct words *words, const char *value) {
	for (const char *at = value; *at;) {
		size_t length = strcspn(at, ",");
		if (length)
			add_word(reading, words, arena_copy(reading->arena, at, length));
		at += length + (at[length] == ',');
	}
}

void add_assembler_word(struct reading *reading, const char *value) {
	add_word(reading, &reading->assembler, value);
}

void add_assembler_words(struct reading *reading, const char *value) {
	add_words(reading, &reading->assembler, value);
}

void add_preprocessor_word(struct reading *reading, const char *value) {
	add_word(reading, &reading->options->preprocessor, value);
}

/* About the rule for make, which names also what .include reads, cc -E is not asked. After -Wp,-MD the next word is
 * what -MF has elsewhere. */
void add_preprocessor_words(struct reading *reading, const char *value) {
	if (strncmp(value, "-M", 2) != 0) {
		add_words(reading, &reading->options->preprocessor, value);
		return;
	}
	const char *first = arena_copy(reading->arena, value, strcspn(value, ","));
	add_assembler_word(reading, first);
	value += strlen(first);
	if (*value && (strcmp(first, "-MD") == 0 || strcmp(first, "-MMD") == 0))
		add_assembler_word(reading, "-MF");
	add_words(reading, &reading->assembler, value);
}

/* The option itself, and its value as the next word. */
void pass_on(struct reading *reading, const char *value) {
	add_preprocessor_word(reading, arena_printf(reading->arena, "-%s", reading->row->name));
	if (value)
		add_preprocessor_word(reading, value);
}

void pass_on_joined(struct reading *reading, const char *value) {
	const char *dashes = strcmp(reading->row->name, "sysroot") == 0 ? "--" : "-";
	add_preprocessor_word(reading, arena_printf(reading->arena, "%s%s=%s", dashes, reading->row->name, value));
}

/* ---- what is made ---- */

void set_language(struct reading *reading, const char *value) {
	static const char *const names[] = {
	    [LANGUAGE_BY_NAME] = "none",
	    [LANGUAGE_ASSEMBLER] = "assembler",
	    [LANGUAGE_PREPROCESSED] = "assembler-with-cpp",
	};
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (strcmp(names[i], value) == 0) {
			reading->language = (enum language)i;
			return;
		}
	}
	options_complain("-x must be assembler, assembler-with-cpp or none, not '%s': kdasm compiles nothing", value);
	refuse(reading);
}

void set_save_temps(struct reading *reading, const char *value) {
	reading->options->save_temps = value ? value : "cwd";
	if (!value || strcmp(value, "cwd") == 0 || strcmp(value, "obj") == 0)
		return;
	options_complain("-save-temps must be cwd or obj, not '%s'", value);
	refuse(reading);
}

void set_only_shown(struct reading *reading, const char *value) {
	(void)value;
	reading->options->verbose = reading->options->only_shown = true;
}

void set_architecture(struct reading *reading, const char *value) {
	reading->architecture = value;
	if (strcmp(value, "amdgcn") == 0 || strcmp(value, "r600") == 0)
		return;
	options_complain("-arch must be amdgcn or r600, not '%s'", value);
	refuse(reading);
}

void set_driver_target(struct reading *reading, const char *value) {
	reading->options->assembly.triple = value;
	reading->drives = strncmp(value, "r600", 4) != 0; /* of which nothing is linked */
}

void set_march(struct reading *reading, const char *value) {
	reading->march = value;
}

void add_system_directory(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->system_directories) = value;
	pass_on(reading, value);
}

void set_debug_version(struct reading *reading, const char *value) {
	set_debug(reading, "");
	set_dwarf_version(reading, value);
}

void add_file_map(struct reading *reading, const char *value) {
	add_path_map(reading, value);
	pass_on_joined(reading, value);
}

/* ---- the rule for make ---- */

void set_dependencies(struct reading *reading, const char *value) {
	reading->options->rule.wanted = true;
	reading->options->rule.users = value[0];
}

void ask_dependencies(struct reading *reading, const char *value) {
	set_dependencies(reading, value);
	reading->options->rule.alone = true;
}

void set_dependency_file(struct reading *reading, const char *value) {
	reading->options->rule.wanted = true;
	reading->options->rule.file = value;
}

/* Several targets are one list. */
void add_dependency_target(struct reading *reading, const char *value) {
	const char **target = &reading->options->rule.target;
	*target = *target ? arena_printf(reading->arena, "%s %s", *target, value) : value;
}

void quote_dependency_target(struct reading *reading, const char *value) {
	add_dependency_target(reading, dependencies_quote(reading->arena, value));
}

void set_dependency_missing(struct reading *reading, const char *value) {
	(void)value;
	reading->options->rule.missing = reading->options->assembly.missing_files = true;
}

/* ---- messages ---- */

/* no-color.org */
static bool terminal_has_colors(void) {
	const char *never = getenv("NO_COLOR"), *terminal = getenv("TERM");
	return isatty(STDERR_FILENO) && !(never && *never) && terminal && *terminal && strcmp(terminal, "dumb") != 0;
}

void set_color(struct reading *reading, const char *value) {
	bool *color = &reading->options->color;
	if (!value || strcmp(value, "always") == 0) {
		*color = true;
	} else if (strcmp(value, "never") == 0) {
		*color = false;
	} else if (strcmp(value, "auto") == 0) {
		*color = terminal_has_colors();
	} else {
		options_complain("-fdiagnostics-color must be auto, always or never, not '%s'", value);
		refuse(reading);
	}
}

void set_format(struct reading *reading, const char *value) {
	static const struct {
		const char *name;
		enum message_format format;
	} formats[] = {
	    {"text", MESSAGES_TEXT},        {"clang", MESSAGES_TEXT},  {"json", MESSAGES_JSON},
	    {"json-stderr", MESSAGES_JSON}, {"sarif", MESSAGES_SARIF}, {"sarif-stderr", MESSAGES_SARIF},
	};
	for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
		if (strcmp(formats[i].name, value) == 0) {
			reading->options->format = formats[i].format;
			return;
		}
	}
	options_complain("-fdiagnostics-format must be text, json or sarif, which go to standard error, not '%s'", value);
	refuse(reading);
}

/* ---- what has no meaning here ---- */

void ignore(struct reading *reading, const char *value) {
	(void)reading;
	(void)value;
}

void ignore_level(struct reading *reading, const char *value) {
	if (!value[strspn(value, "0123")] || strcmp(value, "fast") == 0 || (strchr("szg", value[0]) && !value[1]))
		return;
	options_complain("unknown option '-O%s'", value);
	refuse(reading);
}

void refuse_option(struct reading *reading, const char *value) {
	(void)value;
	options_complain("option '-%s' is not for kdasm: %s", reading->row->name, reading->row->help);
	refuse(reading);
}

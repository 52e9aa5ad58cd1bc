/* option_rows.c: see option_rows.h. */
#include "option_rows.h"

#include <stdio.h>
#include <string.h>

#include "base/suggest.h"
#include "settings.h"

/* The offset of a field; only a field of that type has one. */
#define OFFSET(type, field) _Generic(((struct options *)0)->field, type : offsetof(struct options, field))

static const struct option rows[] = {
#define KD_OPTION(group, name, value, form, set, help) {name, "-" name, value, form, set, help, 0},
#define KD_FLAG(group, name, field, help) {name, "-" name, NULL, KD_ALONE, set_flag, help, OFFSET(bool, field)},
#define KD_TEXT(group, name, value, form, field, help)                                                                 \
	{name, "-" name, value, form, set_text, help, OFFSET(const char *, field)},
#include "options.def"
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

enum group {
#define KD_OPTION_GROUP(id, heading) GROUP_##id,
#include "options.def"
};

static const enum group groups[] = {
#define KD_OPTION(group, name, value, form, set, help) GROUP_##group,
#include "options.def"
};

static const char *const headings[] = {
#define KD_OPTION_GROUP(id, heading) heading,
#include "options.def"
};

/* What --help shows of the rows. */
static const struct usual {
	const char *name, *help;
} usual[] = {
#define KD_USUAL(name, help) {name, help},
#include "options.def"
};

static const struct option *find_exact(const char *word, size_t length) {
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (strlen(rows[i].name) == length && memcmp(rows[i].name, word, length) == 0)
			return &rows[i];
	return NULL;
}

/* The longest name that the word begins with and that a value may follow. */
static const struct option *find_joined(const char *word, size_t shortest) {
	const struct option *found = NULL;
	size_t longest = 0;
	for (size_t i = 0; i < ROW_COUNT; i++) {
		size_t length = strlen(rows[i].name);
		bool joins = (rows[i].form == KD_JOINED && length >= shortest) || rows[i].form == KD_REST;
		if (joins && length > longest && strncmp(rows[i].name, word, length) == 0) {
			found = &rows[i];
			longest = length;
		}
	}
	return found;
}

/* After two dashes one letter is no option with its value: --offload-device-only does not name an output. */
const struct option *option_find(const char *word, const char **value) {
	size_t dashes = 1 + (word[1] == '-'), length = strcspn(word += dashes, "=");
	const struct option *row = find_exact(word, length);
	if (row && row->form != KD_REST) {
		*value = word[length] ? word + length + 1 : NULL;
		return row;
	}
	row = find_joined(word, dashes);
	*value = row ? word + strlen(row->name) : NULL;
	return row;
}

bool option_suggest(const char *word, char *text, size_t size) {
	enum { LEAST = 3 }; /* letters of a name: many others are near to a shorter one */
	size_t letters = strcspn(word + 1, "=");
	struct suggestions found = suggest_for(word, 1 + letters);
	if (letters <= LEAST)
		found.near = 1;
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (rows[i].form != KD_REST && groups[i] != GROUP_REFUSED && strlen(rows[i].name) >= LEAST)
			suggest_consider(&found, rows[i].dashed);
	return suggest_text(&found, text, size);
}

/* What is around the name of a value. */
static const struct {
	const char *before, *after;
} signs[] = {
    [KD_ALONE] = {"", ""},       [KD_SEPARATE] = {"=", ""}, [KD_JOINED] = {" ", ""},
    [KD_OPTIONAL] = {"[=", "]"}, [KD_REST] = {"<", ">"},
};

static void print_row(const struct option *row, const char *help, int column) {
	const char *value = row->form == KD_ALONE ? "" : row->value;
	enum option_form form = row->form == KD_REST && value[0] == '[' ? KD_ALONE : row->form;
	int used = printf("  -%s%s%s%s", row->name, signs[form].before, value, signs[form].after);
	printf("%*s%s\n", used + 1 < column ? column - used : 2, " ", help);
}

#define USAGE                                                                                                          \
	"usage: kdasm [options] [file]\n"                                                                                  \
	"       kdasm -c [options] file...\n"                                                                              \
	"       kdasm -shared|--pie [options] file...\n"
#define EXIT_STATUS "\nExit status: 0 on success, 1 for errors in the input, 2 for wrong usage.\n"

void option_print_help(void) {
	fputs(USAGE "Assembles AMD GPU kernels into ELF code objects; -shared links what ROCm loads.\n\n", stdout);
	for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
		print_row(find_exact(usual[i].name, strlen(usual[i].name)), usual[i].help, 34);
	fputs(EXIT_STATUS, stdout);
}

void option_print_all(void) {
	fputs(
	    USAGE
	    "Assembles AMD GPU kernels, with their descriptors and metadata, into an ELF code object.\n\n"
	    "Without a file, or with -, kdasm reads standard input. @file reads more of the command line from a file.\n"
	    "Options take one dash or two. A value follows = or is the next word; after one dash, -Ifolder is -I folder.\n",
	    stdout);
	for (size_t i = 0; i < ROW_COUNT; i++) {
		if (i == 0 || groups[i] != groups[i - 1])
			printf("\n%s:\n", headings[groups[i]]);
		print_row(&rows[i], rows[i].help, 38);
	}
	fputs(EXIT_STATUS, stdout);
}

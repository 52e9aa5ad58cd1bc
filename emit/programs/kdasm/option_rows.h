/* option_rows.h: the rows of options.def, and how a word finds its row. */
#ifndef KD_PROGRAMS_KDASM_OPTION_ROWS_H
#define KD_PROGRAMS_KDASM_OPTION_ROWS_H

#include <stdbool.h>
#include <stddef.h>

struct reading;

typedef void set_option(struct reading *reading, const char *value);

enum option_form {
	KD_ALONE,
	KD_SEPARATE,
	KD_JOINED,
	KD_OPTIONAL,
	KD_REST,
};

struct option {
	const char *name;
	const char *dashed; /* the name after its dash */
	const char *value;
	enum option_form form;
	set_option *set;
	const char *help;
	size_t field; /* offset in struct options, for set_flag() and set_text() */
};

/* The row that a word with its dashes names; NULL: there is none. *value is set to what the word has of the value,
 * NULL if nothing. */
const struct option *option_find(const char *word, const char **value);

/* Writes the names that are near to a misspelt word, which has one dash; false if none is. */
bool option_suggest(const char *word, char *text, size_t size);

/* The text of --help, which fits on a screen of 80 columns and 24 lines; and that of --help=all. */
void option_print_help(void);
void option_print_all(void);

#endif

/* directives.h: the table of directives, by name. */
#ifndef KD_GRAMMAR_READER_DIRECTIVES_H
#define KD_GRAMMAR_READER_DIRECTIVES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

struct name;
struct reader;
struct suggestions;

struct directive {
	const char *name;
	const char *syntax; /* of the operands */
	int token;          /* terminal of parse.y */
	int argument;       /* tells the directives of one terminal apart */
	bool any_case;
	uint8_t scope;                  /* enum scope: where there is such a directive */
	const struct directive *hidden; /* of a macro: what its name would be without it, or NULL */
};

enum { DIRECTIVE_PLACES = 512 };

/* reader->directives */
struct directive_table {
	uint8_t rows[DIRECTIVE_PLACES];        /* by a hash of the name: 1 + the number of the row, or 0 */
	LIST(const struct directive *) macros; /* numbered after the rows */
};

/* Makes the names of directives known. */
void directives_start(struct reader *reader);

/* The directive or macro that a statement beginning with this name is, or NULL. */
const struct directive *directive_find(struct reader *reader, struct name *name);

/* The same for a text, which need not be a name yet. */
const struct directive *directive_find_text(struct reader *reader, const char *text, size_t length);

/* A macro takes the place of the directive of that name, if there is one, and gives it back. */
void directive_hide(struct reader *reader, struct name *name, const struct directive *macro);
void directive_show(struct name *name);

/* The directive of that name, if it is one that does not belong in blocks; else NULL. */
const struct directive *directive_find_foreign(struct reader *reader, struct name *name);

/* Considers all directives for a misspelt name. */
void directive_suggest(struct suggestions *found);

#endif

/* table.h: the kernels of files, a row each, with what they take. */
#ifndef KD_PROGRAMS_KDINFO_TABLE_H
#define KD_PROGRAMS_KDINFO_TABLE_H

#include "base/suggest.h"
#include "kdasm/resources.h"
#include "options.h"

/* Texts are memory of the table's arena. */
struct table_row {
	const char *file;
	const char *member, *entry; /* NULL: it is in none */
	const char *target;         /* without the triple */
	const char *symbol;         /* the kernel's name */
	const char *kernel;         /* as it is shown: perhaps demangled */
	const char *limit;
	unsigned version;
	struct kd_resources resources;
};

struct table {
	struct arena *arena;
	struct demangler *demangler; /* NULL: names stay as they are */
	LIST(struct table_row) rows;
};

enum column_id {
#define COLUMN(id, ...) COLUMN_##id,
#include "columns.def"
	COLUMN_COUNT,
};

enum column_kind { TEXT, NUMBER };

/* What is worse than before. */
enum column_worse { NEITHER, MORE, LESS };

/* The value of a row in a column. */
struct cell {
	bool known;
	const char *text; /* of columns of texts */
	uint64_t number;  /* of the others */
};

struct column {
	const char *name, *title;
	enum column_kind kind;
	bool is_shown; /* in text, unless columns are chosen */
	enum column_worse worse;
	struct cell (*cell)(const struct table_row *row);
};

static inline bool table_knows(const struct table_row *row, uint32_t resources) {
	return (row->resources.known & resources) == resources;
}

extern const struct column columns[COLUMN_COUNT];

/* The column of a name that `size` bytes are; NULL: there is none. */
const struct column *column_find(const char *name, size_t size);

/* How a message about such a name ends for which there is none: see suggest_ending(). */
const char *column_suggest(const char *name, size_t size, char text[SUGGEST_ENDING_SIZE]);

/* The same as column_find() of a name in the value of an option; that there is none is reported. */
const struct column *column_asked(const char *name, size_t size, const char *option);

/* Reads all kernels that the options want, in the order of the files. False, reported, if something could not be
 * read. */
bool table_read(struct table *table, struct arena *arena, const struct options *options);

/* Sorts rows by the columns of an option's value; rows that are equal keep their order. */
bool table_sort(struct table *table, const char *columns_wanted);

#endif

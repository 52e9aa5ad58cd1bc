/* line_rows.h: the lines of sources that addresses are of: .debug_line, DWARF 2 to 5. */
#ifndef KD_DEBUG_READ_LINE_ROWS_H
#define KD_DEBUG_READ_LINE_ROWS_H

#include "unit_values.h"

/* A place in a source. */
struct debug_line {
	bool found;
	const char *file; /* with its directory, but not that of the compilation; NULL: the table has no such file */
	uint64_t line, column;
};

struct debug_line_query {
	struct debug_address address;
	struct debug_line line; /* the answer */
};

/* Looks up addresses in the line table of a unit, if it has one; what is found before a problem counts. */
void debug_lines_find(struct debug_units *units, struct arena *arena, const struct debug_unit *unit,
                      struct debug_line_query *queries, size_t count);

/* The same in all line tables, whether a unit has them or not. */
void debug_lines_find_all(struct debug_units *units, struct arena *arena, struct debug_line_query *queries,
                          size_t count);

#endif

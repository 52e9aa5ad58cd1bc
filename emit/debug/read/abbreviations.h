/* abbreviations.h: the tables of .debug_abbrev: what the entries of units have.
 *
 * A table is read once, however many units refer to it. Tables may overlap, but not so much that reading them takes
 * more than a few times the section. */
#ifndef KD_DEBUG_READ_ABBREVIATIONS_H
#define KD_DEBUG_READ_ABBREVIATIONS_H

#include "debug_section.h"
#include "debug/dwarf/dwarf_names.h"

/* An attribute and the form that its values have. */
struct debug_specification {
	uint32_t attribute, form;
	int64_t constant;                  /* of DW_FORM_implicit_const: the value */
	const char *name;                  /* of the attribute, without DW_AT_; NULL: it has none */
	const struct dwarf_attribute *row; /* what is known of it; NULL: nothing */
	const struct dwarf_form *form_row; /* NULL: there is no such form */
};

struct debug_abbreviation {
	uint64_t offset; /* in the section */
	uint64_t code;
	uint32_t tag;
	const char *tag_name; /* without DW_TAG_; NULL: it has none */
	bool has_children;
	LIST(struct debug_specification) specifications;
};

struct debug_abbreviation_table {
	uint64_t offset, past;                     /* in the section */
	const char *problem;                       /* NULL; or why there are no abbreviations beyond the last one */
	LIST(struct debug_abbreviation) list;      /* as they are in the section */
	const struct debug_abbreviation **by_code; /* as many, sorted; of equal ones the first in front */
};

struct debug_abbreviations {
	struct debug_section section;
	LIST(struct debug_abbreviation_table) tables; /* sorted by their offsets */
};

/* Reads the tables at these offsets, which it sorts, with at most so many abbreviations and attributes. The section has
 * been read. */
void debug_abbreviations_read(struct debug_abbreviations *abbreviations, struct arena *arena,
                              enum dwarf_generation generation, uint64_t *offsets, size_t count, size_t most);

/* The table at one of them. */
const struct debug_abbreviation_table *debug_abbreviation_table_at(const struct debug_abbreviations *abbreviations,
                                                                   uint64_t offset);

/* The abbreviation with a code; NULL: there is none. */
const struct debug_abbreviation *debug_abbreviation_of(const struct debug_abbreviation_table *table, uint64_t code);

#endif

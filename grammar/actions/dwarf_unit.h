/* dwarf_unit.h: units of debug information: what .amdgpu_dwarf_unit says, kept until the end of the source.
 *
 * A unit is a block of records (records.h). Its lines make a tree, here a list of entries in the order of .debug_info;
 * its operations are read by the grammar, as steps of the expression that the attribute before them has opened
 * (dwarf.h). At the end of the source all labels are known, of entries in later units too, and each unit goes through
 *
 *     dwarf_form.c          the form of each attribute, from its value and the version of the unit, or as it is given
 *     dwarf_unit_check.c    what references and operands name, base types and lanes for the check of expressions
 *     dwarf_unit_write.c    .debug_abbrev, lists, .debug_info; last the strings of all units
 *
 * The bytes are those of .byte, .long and .uleb128 in the same order, with labels where something refers to a place,
 * so that text is the same unit for llvm-mc. What decides a form must therefore be known from values alone, never from
 * a distance that only an object knows.
 *
 * Specification: DWARF 5, 7.5 "Format of Debugging Information", 7.7.3 "Location Lists", 7.25
 * "Non-Contiguous Address Ranges"; DWARF 4, 7.7.3 and 2.17.3. */
#ifndef KD_GRAMMAR_ACTIONS_DWARF_UNIT_H
#define KD_GRAMMAR_ACTIONS_DWARF_UNIT_H

#include "base/buffer.h"
#include "dwarf.h"
#include "debug/dwarf/dwarf_names.h"

/* A row of a location list or range list. */
struct unit_location {
	struct operand first, past; /* addresses, unless it is the default */
	bool is_default;
	kd_pos pos;
	struct expression_source *expression; /* NULL: it is a range alone */
};

/* What the line of an attribute gives. */
enum unit_value {
	VALUE_NONE,
	VALUE_STRING,
	VALUE_NUMBERS,    /* or addresses: one or several */
	VALUE_ENTRY,      /* an entry of any unit */
	VALUE_LINES,      /* this file's line table */
	VALUE_EXPRESSION, /* the operations below it */
	VALUE_LOCATIONS,  /* the list below it ... */
	VALUE_RANGES,     /* ... of ranges alone */
};

struct unit_attribute {
	const struct name *name; /* as it is written */
	struct span at;
	uint32_t number;
	uint16_t classes; /* enum dwarf_class */
	uint8_t result;   /* enum dwarf_result */
	uint8_t value;    /* enum unit_value */
	bool indirect;    /* the form is in .debug_info */
	bool form_given;  /* by the source */
	bool has_default; /* one of the locations */
	uint32_t form;    /* once it is known */
	struct span form_at;
	kd_pos value_pos;
	struct buffer string;
	LIST(struct operand) operands;
	const struct name *label; /* the operand, if it is a name and nothing else */
	struct unit_entry *entry; /* VALUE_ENTRY */
	struct expression_source *expression;
	LIST(struct unit_location) locations;
	struct symbol *list; /* where the list is */
};

struct unit_entry {
	struct dwarf_unit *unit;
	struct unit_entry *parent;   /* NULL: it is that of the unit */
	struct unit_entry *function; /* that it is or is in; or NULL */
	const struct name *tag_name;
	uint32_t tag;
	uint32_t number; /* in the unit, from 1 on */
	unsigned depth;
	bool has_children;
	size_t code; /* of its abbreviation */
	struct span at;
	struct symbol *symbol; /* at its beginning; NULL: it has no label */
	LIST(struct unit_attribute) attributes;
};

struct dwarf_unit {
	kd_pos pos;
	uint64_t version;
	LIST(struct unit_entry *) entries; /* in order; the first one is that of the unit */
	struct unit_entry *open;           /* that lines are about; NULL: none yet, or no more */
	struct unit_attribute *attribute;  /* the last line's, which may go on; or NULL */
	bool drops;                        /* what belongs to the last line's attribute, which is wrong */
	struct names labels;               /* of entries */

	/* What was in force for it. */
	enum dwarf_generation generation;
	size_t given_numbers;

	/* Where it is written. */
	struct symbol *start, *abbreviations;
	size_t abbreviation_count;
};

/* Entries that are alike have one abbreviation in their unit. */
struct unit_shape {
	const struct dwarf_unit *unit; /* the last one that has it */
	size_t code;
};

/* reader->dwarf->units */
struct dwarf_units {
	LIST(struct dwarf_unit *) list;
	struct names labels;        /* of entries of all units: those with `entry` NULL are in several */
	struct names strings;       /* of .debug_str, with their labels */
	struct names shapes;        /* by the bytes of their abbreviation */
	struct symbol *lines;       /* where this file's line table begins; NULL: none is mentioned */
	struct dwarf_unit *current; /* that is checked or written */
};

/* The number of an attribute of the entry, if it is known from values alone. */
bool unit_number(struct reader *reader, const struct unit_entry *entry, uint32_t attribute, int64_t *number);

/* Chooses the form of a value, or checks the one that is given; false after an error. */
bool unit_form(struct reader *reader, const struct dwarf_unit *unit, struct unit_attribute *attribute);

/* The width of a value whose form has such a size; 0: it is LEB128, or nothing. */
unsigned unit_value_width(const struct reader *reader, const struct dwarf_unit *unit, unsigned size);

/* Whether a form holds where an entry is. */
bool unit_form_takes_entry(uint32_t form);

/* Finds what names in the unit mean, chooses forms and checks expressions. */
void unit_check(struct reader *reader, struct dwarf_unit *unit);

/* Writes what is checked. */
void unit_write(struct reader *reader, struct dwarf_unit *unit);
void unit_strings_write(struct reader *reader);

#endif

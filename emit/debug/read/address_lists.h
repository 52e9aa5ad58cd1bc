/* address_lists.h: location lists and range lists, row by row: .debug_loc and .debug_ranges up to DWARF 4,
 * .debug_loclists and .debug_rnglists in DWARF 5. */
#ifndef KD_DEBUG_READ_ADDRESS_LISTS_H
#define KD_DEBUG_READ_ADDRESS_LISTS_H

#include "unit_values.h"

enum debug_row_kind {
	DEBUG_ROW_END,
	DEBUG_ROW_BASE,    /* what follows is relative to `first` */
	DEBUG_ROW_RANGE,   /* from `first` up to `past` */
	DEBUG_ROW_DEFAULT, /* all other addresses */
};

struct debug_row {
	uint64_t offset;     /* in the section of lists */
	uint8_t kind;        /* enum debug_row_kind */
	uint8_t code;        /* DW_LLE_*, DW_RLE_*; of lists without codes 0 */
	const char *name;    /* of the code, without its prefix; NULL: it has none */
	uint64_t numbers[2]; /* as they are there */
	struct debug_address first, past;
	const char *problem;  /* NULL; or why the list can't be read beyond the row, or which address is missing */
	const uint8_t *bytes; /* of a location: the expression */
	size_t size;
};

struct debug_list {
	struct debug_units *units;
	const struct debug_unit *unit;
	const struct debug_section *section; /* of lists */
	bool is_location;
	bool has_codes; /* rows begin with one */
	bool ended;
	struct debug_address base;
	struct debug_input in;
};

/* The list that a value of kind DEBUG_VALUE_LOCATIONS or DEBUG_VALUE_RANGES refers to. */
struct debug_list debug_list_begin(struct debug_units *units, const struct debug_unit *unit,
                                   const struct debug_value *value);

/* The next row, the one that ends the list too; false after that, or after a problem of the list. */
bool debug_list_next(struct debug_list *list, struct debug_row *row);

#endif

/* unit_text.h: what entries of units have, in the assembler's syntax. */
#ifndef KD_INSPECT_REPORT_UNIT_TEXT_H
#define KD_INSPECT_REPORT_UNIT_TEXT_H

#include "dwarf/expression_text.h"
#include "inspect/debug/address_lists.h"
#include "inspect/debug/debug_symbols.h"
#include "printing.h"

struct unit_printing {
	struct printing *printing;
	struct debug_units units;
	struct debug_symbols symbols;
	enum dwarf_generation generation; /* of operations, that the text says now */

	/* What is printed. */
	const struct debug_unit *unit;
	struct dwarf_naming naming;
	const uint8_t *expression;           /* whose places naming asks for; NULL: not known */
	const struct debug_section *section; /* that it is in */
};

/* Reads all units. */
void unit_printing_begin(struct unit_printing *of, struct printing *printing);

/* The label of an entry. */
void unit_put_label(struct out *out, const struct debug_unit *unit, uint64_t offset);

/* An address as an expression of the assembler; in a linked object a number. */
void unit_put_address(struct out *out, const struct unit_printing *of, struct debug_address address);

/* The function, or label, that an address of a linked object is in or behind; false: there is none. */
bool unit_put_function(struct out *out, const struct unit_printing *of, struct debug_address address);

/* The value, without what follows on other lines: operations and rows of lists. */
void unit_put_value(struct out *out, const struct unit_printing *of, const struct debug_value *value);

/* An expression taken apart. */
struct unit_expression {
	struct dwarf_expression expression; /* up to a problem */
	enum dwarf_generation generation;
	const char *problem; /* NULL: there is none */
	size_t problem_offset;
};

/* Takes one apart that is in the section; the names in its text are those of there. */
struct unit_expression unit_expression_of(struct unit_printing *of, struct arena *arena,
                                          const struct debug_section *section, const uint8_t *bytes, size_t size);

#endif

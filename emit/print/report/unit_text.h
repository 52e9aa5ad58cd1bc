/* unit_text.h: what entries of units have, in the assembler's syntax. */
#ifndef KD_PRINT_REPORT_UNIT_TEXT_H
#define KD_PRINT_REPORT_UNIT_TEXT_H

#include "debug/dwarf/expression_text.h"
#include "debug/read/address_lists.h"
#include "debug/read/debug_symbols.h"
#include "printing.h"

struct unit_printing {
	struct printing *printing;
	struct debug_units units;
	struct debug_symbols symbols;
	enum dwarf_generation generation; /* of operations, that the text says now */
	uint64_t whole;                   /* bytes of lists and strings that may yet be printed whole */

	/* What is printed. */
	const struct debug_unit *unit;
	struct dwarf_naming naming;
	const uint8_t *expression;           /* whose places naming asks for; NULL: not known */
	const struct debug_section *section; /* that it is in */

	/* In a source of the whole object: writes the sum that a relocation at an offset of .debug_info stands for; false:
	 * none is there, and the number is all. NULL: values are written as what they refer to. */
	bool (*put_relocated)(void *context, struct out *out, uint64_t offset, unsigned width);
	void *context;
};

/* Reads all units, with the numbers of KD_DWARF_READ_*. */
void unit_printing_begin(struct unit_printing *of, struct printing *printing, unsigned dwarf_reading);

/* How much is printed of a list or string once all have been printed: others refer to it again. */
enum { UNIT_MOST_ROWS = 20, UNIT_MOST_TEXT = 200 };

/* How much of `size` bytes of a string is printed. */
size_t unit_shown_text(struct unit_printing *of, size_t size);

/* Whether the n-th row of a list, which has so many bytes, is printed. */
bool unit_shows_row(struct unit_printing *of, size_t number, uint64_t size);

/* A name, or the number of what has none: DW_TAG_0x4090. */
void unit_put_named(struct out *out, enum dwarf_family family, const char *name, uint32_t number);
void unit_put_form(struct out *out, uint32_t form);

/* The blanks in front of what is so deep in entries. */
void unit_put_indent(struct out *out, unsigned depth);

/* A number, or its name; and bytes. */
void unit_put_number(struct out *out, const struct debug_value *value);
void unit_put_bytes(struct out *out, const uint8_t *bytes, size_t size);

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

/* Its operations on lines of their own: as many as fit, but one where branches have labels. The last has no end. */
void unit_put_operations(struct out *out, const struct unit_printing *of, const struct dwarf_expression *expression,
                         unsigned depth);

#endif

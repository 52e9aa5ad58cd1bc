/* unit_values.h: what the attributes of entries have: values read by their forms, and what these refer to. */
#ifndef KD_DEBUG_READ_UNIT_VALUES_H
#define KD_DEBUG_READ_UNIT_VALUES_H

#include "debug_input.h"
#include "base/dwarf_numbers.h"
#include "debug/dwarf/stack_check.h"
#include "units.h"

enum debug_value_kind {
	DEBUG_VALUE_ADDRESS,
	DEBUG_VALUE_NUMBER,
	DEBUG_VALUE_BYTES,
	DEBUG_VALUE_EXPRESSION,
	DEBUG_VALUE_FLAG,
	DEBUG_VALUE_ENTRY,
	DEBUG_VALUE_SIGNATURE, /* of a type unit */
	DEBUG_VALUE_STRING,
	DEBUG_VALUE_PLACE, /* in another section */
	DEBUG_VALUE_LOCATIONS,
	DEBUG_VALUE_RANGES,
	DEBUG_VALUE_SUPPLEMENT, /* an entry or string of another file */
};

struct debug_value {
	const struct debug_specification *specification;
	uint32_t form;                     /* behind DW_FORM_indirect, if that is there */
	const struct dwarf_form *form_row; /* of it */
	uint8_t kind;                      /* enum debug_value_kind */
	uint64_t offset;                   /* in the section, of what the entry has of it */
	const char *problem;               /* NULL; or why what it refers to could not be read */
	uint64_t number;                   /* as it is there: an index, an offset; signed ones in two's complement */
	uint64_t added;                    /* of DW_FORM_LLVM_addrx_offset */
	const uint8_t *bytes;              /* DEBUG_VALUE_BYTES, DEBUG_VALUE_EXPRESSION */
	size_t size;                       /* of these, or of the string */
	const char *string;                /* with a zero byte at its end */
	struct debug_address address;
	uint64_t place; /* of the entry in its section; or where in another section it refers to */
};

/* The attributes of an entry, one after the other. */
struct debug_attributes {
	struct debug_units *units;
	const struct debug_unit *unit;
	const struct debug_abbreviation *abbreviation;
	size_t next;
	struct debug_input in;
};

struct debug_attributes debug_attributes_begin(struct debug_units *units, const struct debug_unit *unit,
                                               const struct debug_entry *entry);

/* False after the last one. */
bool debug_attributes_next(struct debug_attributes *walk, struct debug_value *value);

/* The attribute of that number; false: the entry has none. */
bool debug_attribute(struct debug_units *units, const struct debug_unit *unit, const struct debug_entry *entry,
                     uint32_t attribute, struct debug_value *value);

/* Whether a value is a number that is signed by its form. */
static inline bool debug_value_is_signed(const struct debug_value *value) {
	return value->form == DW_FORM_sdata || value->form == DW_FORM_implicit_const;
}

/* Takes what the entry has of a value, and nothing that it refers to; NULL, or what is wrong with it. */
const char *debug_value_take(const struct debug_unit *unit, const struct debug_specification *specification,
                             struct debug_input *in, struct debug_value *value);

/* What .debug_addr has at an index; NULL, or why there is nothing. */
const char *debug_address_at(const struct debug_units *units, const struct debug_unit *unit, uint64_t index,
                             struct debug_address *address);

/* The address that is at an offset of a section, already read as a number. */
struct debug_address debug_address_there(const struct debug_section *section, uint64_t offset, uint64_t number);

/* The base type that an expression in the unit names by the offset of its entry; not known: there is none. */
struct stack_type debug_base_type(struct debug_units *units, const struct debug_unit *unit, uint64_t unit_offset);

#endif

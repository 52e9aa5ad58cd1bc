/* dwarf_form.c: the forms of attributes' values in units: chosen by value and version, or checked. */
#include <inttypes.h>

#include "dwarf_unit.h"

#include "base/dwarf_numbers.h"
#include "debug/write/pieces.h"
#include "module/data.h"

enum {
	POINTERS_WITH_VERSION = 4, /* from this version on places in other sections have a form of their own */
	UNALIGNED_WIDTH = 3,       /* which no directive has */
	WIDE_FORM_SIZE = 16,       /* DW_FORM_data16 */
};

/* ---- what a value is ---- */

/* What an operand comes to by values alone. */
enum known {
	KNOWN_NUMBER,
	KNOWN_PLACE,    /* a symbol, perhaps with a number: it has a relocation */
	KNOWN_DISTANCE, /* anything else: a number that layout decides */
};

static enum known known(struct reader *reader, struct value value, int64_t *number) {
	struct relocatable result;
	bool has_form = value_relocatable(reader->module, value, EVALUATE_VALUES, &result);
	*number = result.constant;
	if (has_form && !result.add && !result.subtract)
		return KNOWN_NUMBER;
	return has_form && !result.subtract ? KNOWN_PLACE : KNOWN_DISTANCE;
}

bool unit_number(struct reader *reader, const struct unit_entry *entry, uint32_t attribute, int64_t *number) {
	for (size_t i = 0; i < entry->attributes.count; i++) {
		const struct unit_attribute *of = &entry->attributes.items[i];
		if (of->number == attribute)
			return of->value == VALUE_NUMBERS && of->operands.count == 1 &&
			       known(reader, of->operands.items[0].value, number) == KNOWN_NUMBER;
	}
	return false;
}

/* ---- choosing ---- */

/* Values that the attribute takes in the unit's version. */
static unsigned classes_in(const struct dwarf_unit *unit, const struct unit_attribute *attribute) {
	return dwarf_attribute_classes(attribute->classes, attribute->number, unit->version);
}

static uint32_t pointer_form(const struct reader *reader, const struct dwarf_unit *unit) {
	if (unit->version >= POINTERS_WITH_VERSION)
		return DW_FORM_sec_offset;
	return reader->module->dwarf64 ? DW_FORM_data8 : DW_FORM_data4;
}

/* Before version 4, where data4 and data8 may be the places of lists, they are not the form of an attribute's number
 * that could be one. */
static uint32_t constant_form(const struct dwarf_unit *unit, unsigned classes, enum known is, int64_t number) {
	bool may_be_list = unit->version < POINTERS_WITH_VERSION && classes != ANY_CLASS && classes & CLASS_ANY_POINTER;
	if (is == KNOWN_NUMBER && number < 0)
		return DW_FORM_sdata;
	if (may_be_list)
		return DW_FORM_udata;
	if (is != KNOWN_NUMBER || (number > UINT16_MAX && number <= UINT32_MAX))
		return DW_FORM_data4;
	return number <= UINT8_MAX ? DW_FORM_data1 : number <= UINT16_MAX ? DW_FORM_data2 : DW_FORM_data8;
}

static uint32_t block_form(size_t size) {
	return size <= UINT8_MAX ? DW_FORM_block1 : size <= UINT16_MAX ? DW_FORM_block2 : DW_FORM_block4;
}

/* 0: the attribute takes no such value. */
static uint32_t number_form(struct reader *reader, const struct dwarf_unit *unit,
                            const struct unit_attribute *attribute) {
	unsigned classes = classes_in(unit, attribute);
	int64_t number;
	enum known is = known(reader, attribute->operands.items[0].value, &number);
	if (is == KNOWN_PLACE && classes & CLASS_ADDRESS)
		return DW_FORM_addr;
	if (is == KNOWN_PLACE)
		return classes & CLASS_ANY_POINTER ? pointer_form(reader, unit)
		       : classes & CLASS_REFERENCE ? DW_FORM_ref_addr
		                                   : 0;
	if (classes & CLASS_CONSTANT)
		return constant_form(unit, classes, is, number);
	if (classes & CLASS_ADDRESS)
		return is == KNOWN_NUMBER ? DW_FORM_addr : 0;
	if (classes & CLASS_ANY_POINTER)
		return pointer_form(reader, unit);
	if (classes & CLASS_REFERENCE)
		return DW_FORM_ref4;
	if (!(classes & CLASS_FLAG) || is != KNOWN_NUMBER)
		return 0;
	return number == 1 && unit->version >= POINTERS_WITH_VERSION ? DW_FORM_flag_present : DW_FORM_flag;
}

static uint32_t chosen(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute) {
	unsigned classes = attribute->classes;
	bool later = unit->version >= POINTERS_WITH_VERSION;
	switch ((enum unit_value)attribute->value) {
	case VALUE_NONE: return !(classes & CLASS_FLAG) ? 0 : later ? DW_FORM_flag_present : DW_FORM_flag;
	case VALUE_STRING: return classes & CLASS_STRING ? DW_FORM_string : 0;
	case VALUE_LINES: return pointer_form(reader, unit);
	case VALUE_LOCATIONS: return classes & CLASS_LOCLIST ? pointer_form(reader, unit) : 0;
	case VALUE_RANGES: return classes & CLASS_RNGLIST ? pointer_form(reader, unit) : 0;
	case VALUE_EXPRESSION: return !(classes & CLASS_EXPRLOC) ? 0 : later ? DW_FORM_exprloc : DW_FORM_block;
	case VALUE_ENTRY:
		return !(classes & CLASS_REFERENCE) ? 0 : attribute->entry->unit == unit ? DW_FORM_ref4 : DW_FORM_ref_addr;
	case VALUE_NUMBERS: break;
	}
	if (attribute->operands.count > 1)
		return classes & CLASS_BLOCK ? block_form(attribute->operands.count) : 0;
	return number_form(reader, unit, attribute);
}

/* ---- messages ---- */

static const char *classes_text(struct reader *reader, unsigned classes) {
	static const struct {
		unsigned classes;
		const char *text;
	} names[] = {
	    {CLASS_ADDRESS, "an address"},
	    {CLASS_BLOCK, "bytes"},
	    {CLASS_CONSTANT, "a number"},
	    {CLASS_EXPRLOC, "an expression, which is the operations on the lines below it"},
	    {CLASS_FLAG, "nothing or a flag"},
	    {CLASS_REFERENCE, "an entry"},
	    {CLASS_STRING, "a string"},
	    {CLASS_LOCLIST, "a location list, which is .range below it"},
	    {CLASS_RNGLIST, "ranges, which are .range below it"},
	    {CLASS_ANY_POINTER & ~CLASS_LOCLIST, "a place in another section"},
	};
	struct buffer text = buffer_in(reader->arena);
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		if (!(classes & names[i].classes))
			continue;
		buffer_put_text(&text, text.size ? " or " : "");
		buffer_put_text(&text, names[i].text);
	}
	buffer_put(&text, "", 1);
	return (const char *)text.data;
}

static bool refuse_value(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute) {
	diag_error(reader->diag, attribute->value_pos, "%.*s takes %s%s", NAME_ARGS(attribute->name),
	           classes_text(reader, classes_in(unit, attribute)),
	           classes_in(unit, attribute) != attribute->classes ? " in this version of DWARF" : "");
	return false;
}

static const char *form_name(const struct unit_attribute *attribute) {
	return dwarf_number_name(DWARF_FORM, attribute->form, DWARF_LLVM);
}

static bool refuse_form(struct reader *reader, const struct unit_attribute *attribute, const char *needs) {
	diag_error(reader->diag, attribute->value_pos, "DW_FORM_%s takes %s", form_name(attribute), needs);
	return false;
}

/* ---- checking ---- */

static bool check_given(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute) {
	const struct dwarf_form *form = dwarf_form(attribute->form);
	if (form->version > unit->version) {
		diag_error(reader->diag, attribute->form_at.start,
		           "DW_FORM_%s needs DWARF %u, but the unit has version %" PRIu64, form_name(attribute), form->version,
		           unit->version);
		return false;
	}
	if (dwarf_form_classes(attribute->form, unit->version) & classes_in(unit, attribute))
		return true;
	diag_error(reader->diag, attribute->form_at.start, "%.*s takes %s, which DW_FORM_%s does not hold",
	           NAME_ARGS(attribute->name), classes_text(reader, classes_in(unit, attribute)), form_name(attribute));
	return false;
}

unsigned unit_value_width(const struct reader *reader, const struct dwarf_unit *unit, unsigned size) {
	switch (size) {
	case SIZE_ADDRESS: return write_address_size(reader->module);
	case SIZE_OFFSET: return write_offset_size(reader->module);
	case SIZE_REF_ADDR:
		return unit->version == 2 ? write_address_size(reader->module) : write_offset_size(reader->module);
	default: return size < SIZE_ADDRESS ? size : 0;
	}
}

/* Whether a number, if it is known, fits so many bytes. */
static bool check_width(struct reader *reader, const struct operand *operand, unsigned width) {
	int64_t number;
	bool is_known = known(reader, operand->value, &number) == KNOWN_NUMBER;
	if (width >= sizeof number || (!is_known && width != UNALIGNED_WIDTH))
		return true;
	bool fits = width == UNALIGNED_WIDTH ? number >= 0 && number < 1 << 24 : fits_width(number, width);
	if (is_known && fits)
		return true;
	if (is_known)
		diag_error(reader->diag, operand->at.start, "%" PRId64 " does not fit the %u byte%s of the form", number, width,
		           width == 1 ? "" : "s");
	else
		diag_error(reader->diag, operand->at.start, "a number of %u bytes must be known here", width);
	return false;
}

static bool check_bytes(struct reader *reader, const struct unit_attribute *attribute) {
	for (size_t i = 0; i < attribute->operands.count; i++)
		if (!check_width(reader, &attribute->operands.items[i], 1))
			return false;
	return true;
}

static bool check_block(struct reader *reader, const struct unit_attribute *attribute, unsigned width) {
	uint64_t size = attribute->value == VALUE_STRING ? attribute->string.size : attribute->operands.count;
	if (attribute->value != VALUE_STRING && attribute->value != VALUE_NUMBERS && attribute->value != VALUE_EXPRESSION)
		return refuse_form(reader, attribute, "bytes, a string or operations on the lines below");
	if (width && width < sizeof size && size >> (8 * width))
		return refuse_form(reader, attribute, "fewer bytes");
	return attribute->value != VALUE_NUMBERS || check_bytes(reader, attribute);
}

static bool check_string(struct reader *reader, const struct unit_attribute *attribute) {
	if (!attribute->string.size || !memchr(attribute->string.data, 0, attribute->string.size))
		return true;
	return refuse_form(reader, attribute, "a string without zero bytes, because one ends it");
}

bool unit_form_takes_entry(uint32_t form) {
	return form >= DW_FORM_ref_addr && form <= DW_FORM_ref_udata;
}

/* But for DW_FORM_ref_addr the entry is in the same unit. */
static bool check_entry(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute) {
	if (!unit_form_takes_entry(attribute->form))
		return refuse_form(reader, attribute, "no entry");
	if (attribute->entry->unit == unit || attribute->form == DW_FORM_ref_addr)
		return true;
	return refuse_form(reader, attribute, "an entry of this unit; DW_FORM_ref_addr takes those of others");
}

/* There are no bytes for another number. */
static bool check_present(struct reader *reader, const struct unit_attribute *attribute) {
	int64_t number;
	bool is_known = known(reader, attribute->operands.items[0].value, &number) == KNOWN_NUMBER;
	return (is_known && number == 1) || refuse_form(reader, attribute, "nothing or 1");
}

static bool check_implicit(struct reader *reader, const struct unit_attribute *attribute) {
	int64_t number;
	if (attribute->indirect || attribute->operands.count != 1 ||
	    known(reader, attribute->operands.items[0].value, &number) != KNOWN_NUMBER)
		return refuse_form(reader, attribute, "a number that is known, and DW_FORM_indirect can't be before it");
	return true;
}

/* Numbers: one, or of some forms several. */
static bool check_numbers(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute,
                          const struct dwarf_form *form) {
	size_t count = attribute->operands.count;
	if (form->size == WIDE_FORM_SIZE)
		return count == WIDE_FORM_SIZE ? check_bytes(reader, attribute) : refuse_form(reader, attribute, "16 bytes");
	if (form->size == SIZE_ULEB_AND_4)
		return (count == 2 && check_width(reader, &attribute->operands.items[1], 4)) ||
		       refuse_form(reader, attribute, "two numbers");
	if (attribute->value == VALUE_NONE && form->classes & CLASS_FLAG)
		return true;
	if (attribute->value != VALUE_NUMBERS || count != 1)
		return refuse_form(reader, attribute, "one number");
	if (attribute->form == DW_FORM_flag_present)
		return check_present(reader, attribute);
	unsigned width = unit_value_width(reader, unit, form->size);
	return !width || check_width(reader, &attribute->operands.items[0], width);
}

static bool check_value(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute) {
	const struct dwarf_form *form = dwarf_form(attribute->form);
	if (form->size >= SIZE_BLOCK1 && form->size <= SIZE_ULEB_BLOCK)
		return check_block(reader, attribute, form->size == SIZE_ULEB_BLOCK ? 0 : 1U << (form->size - SIZE_BLOCK1));
	if (attribute->form == DW_FORM_implicit_const)
		return check_implicit(reader, attribute);
	switch ((enum unit_value)attribute->value) {
	case VALUE_STRING:
		if (form->size == SIZE_STRING || attribute->form == DW_FORM_strp)
			return check_string(reader, attribute);
		return refuse_form(reader, attribute, "a number");
	case VALUE_ENTRY: return check_entry(reader, unit, attribute);
	case VALUE_LINES:
	case VALUE_LOCATIONS:
	case VALUE_RANGES:
		if (attribute->form == pointer_form(reader, unit))
			return true;
		return refuse_form(reader, attribute, "a number");
	case VALUE_EXPRESSION: return refuse_form(reader, attribute, "no operations");
	case VALUE_NONE:
	case VALUE_NUMBERS: break;
	}
	if (form->size == SIZE_STRING)
		return refuse_form(reader, attribute, "a string");
	return check_numbers(reader, unit, attribute, form);
}

bool unit_form(struct reader *reader, const struct dwarf_unit *unit, struct unit_attribute *attribute) {
	if (attribute->form_given)
		return check_given(reader, unit, attribute) && check_value(reader, unit, attribute);
	attribute->form = chosen(reader, unit, attribute);
	return attribute->form ? check_value(reader, unit, attribute) : refuse_value(reader, unit, attribute);
}

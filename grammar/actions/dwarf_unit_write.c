/* dwarf_unit_write.c: the bytes of units: abbreviations, lists, entries, strings. */
#include <inttypes.h>

#include "actions.h"
#include "dwarf_unit.h"

#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "debug/write/pieces.h"
#include "module/data.h"
#include "module/section.h"
#include "module/symbol.h"

enum {
	LISTS_WITH_VERSION = 5, /* of lists with a header */
	LIST_LENGTH_SIZE = 2,   /* of an expression in a list before that */
	UNALIGNED_WIDTH = 3,    /* which no directive has */
	WIDE_FORM_SIZE = 16,    /* DW_FORM_data16 */
};

static void go_to(struct reader *reader, const char *section) {
	section_switch(reader->module, section_named(reader, section), 0);
}

static void write_number(struct module *module, uint64_t number, unsigned width) {
	data_value(module, value_constant((int64_t)number), width, 0);
}

/* With its end, as one piece of text. */
static void write_string(struct reader *reader, const void *text, size_t length) {
	struct buffer bytes = buffer_in(reader->arena);
	buffer_put(&bytes, text, length);
	buffer_put_zeros(&bytes, 1);
	data_bytes(reader->module, bytes.data, bytes.size);
	buffer_release(&bytes);
}

static struct value place(struct module *module, struct symbol *symbol, kd_pos pos) {
	return value_symbol(module, symbol, SPECIFIER_NONE, pos);
}

/* ---- abbreviations ---- */

static void put_shape(struct reader *reader, const struct unit_entry *entry, struct buffer *bytes) {
	leb_put(bytes, entry->tag, false);
	leb_put(bytes, entry->has_children ? DW_CHILDREN_yes : DW_CHILDREN_no, false);
	for (size_t i = 0; i < entry->attributes.count; i++) {
		const struct unit_attribute *attribute = &entry->attributes.items[i];
		int64_t number = 0;
		leb_put(bytes, attribute->number, false);
		leb_put(bytes, attribute->indirect ? DW_FORM_indirect : attribute->form, false);
		if (attribute->form == DW_FORM_implicit_const && unit_number(reader, entry, attribute->number, &number))
			leb_put(bytes, (uint64_t)number, true);
	}
	buffer_put_zeros(bytes, 2);
}

static struct unit_shape *shape_of(struct reader *reader, const struct buffer *bytes) {
	struct name *known = name_intern(&reader->dwarf->units->shapes, (const char *)bytes->data, bytes->size);
	if (!known->entry)
		known->entry = arena_zeroed(reader->arena, 1, sizeof(struct unit_shape));
	return known->entry;
}

static void write_abbreviations(struct reader *reader, struct dwarf_unit *unit) {
	struct module *module = reader->module;
	struct buffer bytes = buffer_in(reader->arena);
	go_to(reader, ".debug_abbrev");
	unit->abbreviations = symbol_here(module, unit->pos);
	for (size_t i = 0; i < unit->entries.count; i++) {
		struct unit_entry *entry = unit->entries.items[i];
		bytes.size = 0;
		put_shape(reader, entry, &bytes);
		struct unit_shape *shape = shape_of(reader, &bytes);
		if (shape->unit != unit) {
			*shape = (struct unit_shape){unit, ++unit->abbreviation_count};
			write_uleb(module, shape->code);
			data_bytes(module, bytes.data, bytes.size);
		}
		entry->code = shape->code;
	}
	write_byte(module, 0);
	buffer_release(&bytes);
}

/* ---- expressions and lists ---- */

/* An expression after its length, of so many bytes; 0: ULEB128. */
static void write_expression(struct reader *reader, struct expression_source *expression, unsigned width, kd_pos pos) {
	struct module *module = reader->module;
	struct symbol *start = symbol_unnamed(module, 0), *end = symbol_unnamed(module, 0);
	struct value length = write_difference(module, end, start, pos);
	int64_t number;
	if (width)
		data_value(module, length, width, pos);
	else
		data_leb(module, length, false, pos);
	symbol_define_label(module, start, 0);
	dwarf_expression_write(reader, expression, 0);
	symbol_define_label(module, end, 0);
	if (width && value_absolute(module, length, EVALUATE_EARLY, &number) && number >> (8 * width))
		diag_error(reader->diag, pos, "the expression has %" PRId64 " bytes, a length that does not fit %u byte%s",
		           number, width, width == 1 ? "" : "s");
}

static const struct list_kind {
	uint8_t value; /* enum unit_value */
	uint8_t end_of_list, start_length;
	const char *section, *old_section;
} list_kinds[] = {
    {VALUE_LOCATIONS, DW_LLE_end_of_list, DW_LLE_start_length, ".debug_loclists", ".debug_loc"},
    {VALUE_RANGES, DW_RLE_end_of_list, DW_RLE_start_length, ".debug_rnglists", ".debug_ranges"},
};

static void write_row(struct reader *reader, const struct list_kind *kind, const struct unit_location *location) {
	struct module *module = reader->module;
	kd_pos pos = location->pos;
	write_byte(module, location->is_default ? DW_LLE_default_location : kind->start_length);
	if (!location->is_default) {
		data_value(module, location->first.value, write_address_size(module), location->first.at.start);
		data_leb(module, value_binary(module, BINARY_SUBTRACT, location->past.value, location->first.value, pos), false,
		         location->past.at.start);
	}
	if (location->expression)
		write_expression(reader, location->expression, 0, pos);
}

static void write_list(struct reader *reader, const struct list_kind *kind, const struct unit_attribute *attribute) {
	for (size_t i = 0; i < attribute->locations.count; i++)
		write_row(reader, kind, &attribute->locations.items[i]);
	write_byte(reader->module, kind->end_of_list);
}

/* Addresses there are relative to that of the unit, unless the list begins with another base: 0. */
static void write_list_before_5(struct reader *reader, const struct unit_attribute *attribute) {
	struct module *module = reader->module;
	unsigned size = write_address_size(module);
	write_number(module, UINT64_MAX, size);
	write_number(module, 0, size);
	for (size_t i = 0; i < attribute->locations.count; i++) {
		const struct unit_location *location = &attribute->locations.items[i];
		data_value(module, location->first.value, size, location->first.at.start);
		data_value(module, location->past.value, size, location->past.at.start);
		if (location->expression)
			write_expression(reader, location->expression, LIST_LENGTH_SIZE, location->pos);
	}
	write_number(module, 0, size);
	write_number(module, 0, size);
}

static bool has_lists(const struct dwarf_unit *unit, const struct list_kind *kind) {
	for (size_t i = 0; i < unit->entries.count; i++)
		for (size_t k = 0; k < unit->entries.items[i]->attributes.count; k++)
			if (unit->entries.items[i]->attributes.items[k].value == kind->value)
				return true;
	return false;
}

static struct symbol *write_list_header(struct module *module, const struct dwarf_unit *unit) {
	struct symbol *end = write_unit_length(module, module->dwarf64);
	write_number(module, unit->version, 2);
	write_byte(module, (uint8_t)write_address_size(module));
	write_byte(module, 0);      /* of segment selectors */
	write_number(module, 0, 4); /* offsets of lists */
	return end;
}

static void write_lists(struct reader *reader, struct dwarf_unit *unit, const struct list_kind *kind) {
	struct module *module = reader->module;
	bool headed = unit->version >= LISTS_WITH_VERSION;
	if (!has_lists(unit, kind))
		return;
	go_to(reader, headed ? kind->section : kind->old_section);
	struct symbol *end = headed ? write_list_header(module, unit) : NULL;
	for (size_t i = 0; i < unit->entries.count; i++)
		for (size_t k = 0; k < unit->entries.items[i]->attributes.count; k++) {
			struct unit_attribute *attribute = &unit->entries.items[i]->attributes.items[k];
			if (attribute->value != kind->value)
				continue;
			attribute->list = symbol_here(module, attribute->at.start);
			if (headed)
				write_list(reader, kind, attribute);
			else
				write_list_before_5(reader, attribute);
		}
	if (end)
		symbol_define_label(module, end, 0);
}

/* ---- values ---- */

static struct symbol *string_label(struct reader *reader, const struct unit_attribute *attribute) {
	struct name *string = name_intern(&reader->dwarf->units->strings,
	                                  attribute->string.size ? (const char *)attribute->string.data : "",
	                                  attribute->string.size);
	if (!string->entry)
		string->entry = symbol_unnamed(reader->module, attribute->value_pos);
	return string->entry;
}

static struct symbol *lines_label(struct reader *reader) {
	struct dwarf_units *units = reader->dwarf->units;
	if (!units->lines)
		units->lines = symbol_unnamed(reader->module, 0);
	return units->lines;
}

/* The one number or place of a value. */
static struct value single(struct reader *reader, const struct unit_attribute *attribute) {
	struct module *module = reader->module;
	const struct unit_entry *entry = attribute->entry;
	kd_pos pos = attribute->value_pos;
	switch ((enum unit_value)attribute->value) {
	case VALUE_STRING: return place(module, string_label(reader, attribute), pos);
	case VALUE_ENTRY:
		if (dwarf_form(attribute->form)->size == SIZE_REF_ADDR)
			return place(module, entry->symbol, pos);
		return write_difference(module, entry->symbol, entry->unit->start, pos);
	case VALUE_LINES: return place(module, lines_label(reader), pos);
	case VALUE_LOCATIONS:
	case VALUE_RANGES: return place(module, attribute->list, pos);
	case VALUE_NUMBERS: return attribute->operands.items[0].value;
	case VALUE_NONE: /* of a flag */
	case VALUE_EXPRESSION: break;
	}
	return value_constant(1);
}

static void write_block(struct reader *reader, const struct unit_attribute *attribute, unsigned width) {
	struct module *module = reader->module;
	size_t size = attribute->value == VALUE_STRING ? attribute->string.size : attribute->operands.count;
	if (attribute->value == VALUE_EXPRESSION) {
		write_expression(reader, attribute->expression, width, attribute->at.start);
		return;
	}
	if (width)
		write_number(module, size, width);
	else
		write_uleb(module, size);
	data_bytes(module, attribute->string.data, attribute->string.size);
	for (size_t i = 0; i < attribute->operands.count; i++)
		data_value(module, attribute->operands.items[i].value, 1, attribute->operands.items[i].at.start);
}

/* So many bytes of a number that is known. */
static void write_bytes_of(struct reader *reader, struct value value, unsigned width) {
	uint8_t bytes[8];
	int64_t number = 0;
	(void)value_absolute(reader->module, value, EVALUATE_VALUES, &number);
	store_le(bytes, (uint64_t)number, width);
	data_bytes(reader->module, bytes, width);
}

static void write_single(struct reader *reader, const struct dwarf_unit *unit, const struct unit_attribute *attribute,
                         const struct dwarf_form *form) {
	struct module *module = reader->module;
	struct value value = single(reader, attribute);
	unsigned width = unit_value_width(reader, unit, form->size);
	kd_pos pos = attribute->value_pos;
	if (width == UNALIGNED_WIDTH)
		write_bytes_of(reader, value, width);
	else if (width)
		data_value(module, value, width, pos);
	else if (form->size)
		data_leb(module, value, form->size == SIZE_SLEB, pos);
	if (form->size == SIZE_ULEB_AND_4)
		data_value(module, attribute->operands.items[1].value, 4, attribute->operands.items[1].at.start);
}

static void write_value_of(struct reader *reader, const struct dwarf_unit *unit,
                           const struct unit_attribute *attribute) {
	struct module *module = reader->module;
	const struct dwarf_form *form = dwarf_form(attribute->form);
	if (attribute->indirect)
		write_uleb(module, attribute->form);
	switch (form->size) {
	case SIZE_STRING: write_string(reader, attribute->string.data, attribute->string.size); return;
	case SIZE_BLOCK1: write_block(reader, attribute, 1); return;
	case SIZE_BLOCK2: write_block(reader, attribute, 2); return;
	case SIZE_BLOCK4: write_block(reader, attribute, 4); return;
	case SIZE_ULEB_BLOCK: write_block(reader, attribute, 0); return;
	case WIDE_FORM_SIZE:
		for (size_t i = 0; i < attribute->operands.count; i++)
			data_value(module, attribute->operands.items[i].value, 1, attribute->operands.items[i].at.start);
		return;
	default: write_single(reader, unit, attribute, form);
	}
}

/* ---- entries ---- */

static void write_header(struct module *module, const struct dwarf_unit *unit) {
	bool later = unit->version >= 5;
	write_number(module, unit->version, 2);
	if (later) {
		bool partial = unit->entries.items[0]->tag == DW_TAG_partial_unit;
		write_byte(module, partial ? DW_UT_partial : DW_UT_compile);
		write_byte(module, (uint8_t)write_address_size(module));
	}
	data_value(module, place(module, unit->abbreviations, unit->pos), write_offset_size(module), unit->pos);
	if (!later)
		write_byte(module, (uint8_t)write_address_size(module));
}

/* After an entry, one zero for each list of entries that ends with it. */
static void write_entry(struct reader *reader, const struct dwarf_unit *unit, const struct unit_entry *entry) {
	struct module *module = reader->module;
	unsigned next = entry->number < unit->entries.count ? unit->entries.items[entry->number]->depth : 0;
	if (entry->symbol)
		symbol_define_label(module, entry->symbol, entry->at.start);
	write_uleb(module, entry->code);
	for (size_t i = 0; i < entry->attributes.count; i++)
		write_value_of(reader, unit, &entry->attributes.items[i]);
	for (unsigned depth = entry->depth; depth > next; depth--)
		write_byte(module, 0);
}

void unit_write(struct reader *reader, struct dwarf_unit *unit) {
	struct module *module = reader->module;
	write_abbreviations(reader, unit);
	for (size_t i = 0; i < sizeof list_kinds / sizeof list_kinds[0]; i++)
		write_lists(reader, unit, &list_kinds[i]);
	go_to(reader, ".debug_info");
	symbol_define_label(module, unit->start, unit->pos);
	struct symbol *end = write_unit_length(module, module->dwarf64);
	write_header(module, unit);
	for (size_t i = 0; i < unit->entries.count; i++)
		write_entry(reader, unit, unit->entries.items[i]);
	symbol_define_label(module, end, 0);
}

/* ---- what is of all units ---- */

void unit_strings_write(struct reader *reader) {
	struct module *module = reader->module;
	struct dwarf_units *units = reader->dwarf->units;
	if (units->strings.count)
		go_to(reader, ".debug_str");
	for (size_t i = 0; i < units->strings.count; i++) {
		const struct name *string = name_at(&units->strings, (uint32_t)i);
		symbol_define_label(module, string->entry, 0);
		write_string(reader, string->text, string->length);
	}
	if (!units->lines)
		return;
	go_to(reader, ".debug_line"); /* the table comes to its end */
	symbol_define_label(module, units->lines, 0);
}

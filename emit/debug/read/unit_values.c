/* unit_values.c: see unit_values.h. */
#include "unit_values.h"

enum { WITH_POINTERS = 4, WITH_BASES = 5, DATA16_SIZE = 16, BYTE_BITS = 8 };

/* ---- what the entry has ---- */

static uint64_t block_size(struct debug_input *in, unsigned size) {
	return size == SIZE_ULEB_BLOCK ? debug_take_leb(in, false) : debug_take(in, 1U << (size - SIZE_BLOCK1));
}

static void take_block(struct debug_input *in, unsigned size, struct debug_value *value) {
	uint64_t count = size == DATA16_SIZE ? DATA16_SIZE : block_size(in, size);
	value->bytes = debug_take_bytes(in, count);
	value->size = value->bytes ? (size_t)count : 0;
}

static void take_string(struct debug_input *in, struct debug_value *value) {
	value->string = debug_take_text(in);
	value->size = value->string ? strlen(value->string) : 0;
}

static void take_by_size(const struct debug_unit *unit, struct debug_input *in, struct debug_value *value) {
	const struct dwarf_format *format = &unit->format;
	unsigned size = value->form_row->size;
	switch (size) {
	case SIZE_ADDRESS: value->number = debug_take(in, format->address_size); break;
	case SIZE_OFFSET: value->number = debug_take(in, format->offset_size); break;
	case SIZE_REF_ADDR:
		value->number = debug_take(in, unit->version == 2 ? format->address_size : format->offset_size);
		break;
	case SIZE_ULEB: value->number = debug_take_leb(in, false); break;
	case SIZE_SLEB: value->number = debug_take_leb(in, true); break;
	case SIZE_ULEB_AND_4:
		value->number = debug_take_leb(in, false);
		value->added = debug_take(in, 4);
		break;
	case SIZE_STRING: take_string(in, value); break;
	case DATA16_SIZE:
	case SIZE_BLOCK1:
	case SIZE_BLOCK2:
	case SIZE_BLOCK4:
	case SIZE_ULEB_BLOCK: take_block(in, size, value); break;
	default: value->number = size ? debug_take(in, size) : 1; /* of DW_FORM_flag_present */
	}
}

const char *debug_value_take(const struct debug_unit *unit, const struct debug_specification *specification,
                             struct debug_input *in, struct debug_value *value) {
	*value = (struct debug_value){.specification = specification,
	                              .form = specification->form,
	                              .form_row = specification->form_row,
	                              .offset = debug_input_offset(in)};
	if (value->form == DW_FORM_indirect) {
		uint64_t form = debug_take_leb(in, false);
		if (!in->good)
			return "the unit ends within an entry";
		if (form == DW_FORM_indirect || form == DW_FORM_implicit_const || form > UINT16_MAX)
			return "a value has a form that DW_FORM_indirect can't have";
		value->form = (uint32_t)form;
		value->form_row = dwarf_form(value->form);
	}
	if (!value->form_row)
		return "a value has a form that is not known";
	take_by_size(unit, in, value);
	if (value->form == DW_FORM_implicit_const)
		value->number = (uint64_t)specification->constant;
	return in->good ? NULL : "the unit ends within an entry";
}

/* ---- kinds ---- */

static bool may_be_list(const struct debug_value *value) {
	const struct dwarf_attribute *row = value->specification->row;
	if (!row || row->classes == ANY_CLASS || (value->form != DW_FORM_data4 && value->form != DW_FORM_data8))
		return false;
	return row->classes & CLASS_LOCLIST || (row->classes & CLASS_ANY_POINTER && !(row->classes & CLASS_CONSTANT));
}

static enum debug_value_kind place_kind(const struct debug_value *value) {
	const struct dwarf_attribute *row = value->specification->row;
	unsigned classes = row && row->classes != ANY_CLASS ? row->classes : 0;
	return classes & CLASS_LOCLIST   ? DEBUG_VALUE_LOCATIONS
	       : classes & CLASS_RNGLIST ? DEBUG_VALUE_RANGES
	                                 : DEBUG_VALUE_PLACE;
}

static enum debug_value_kind reference_kind(uint32_t form) {
	switch (form) {
	case DW_FORM_ref_sig8: return DEBUG_VALUE_SIGNATURE;
	case DW_FORM_ref_sup4:
	case DW_FORM_ref_sup8:
	case DW_FORM_GNU_ref_alt: return DEBUG_VALUE_SUPPLEMENT;
	default: return DEBUG_VALUE_ENTRY;
	}
}

static enum debug_value_kind string_kind(uint32_t form) {
	return form == DW_FORM_strp_sup || form == DW_FORM_GNU_strp_alt ? DEBUG_VALUE_SUPPLEMENT : DEBUG_VALUE_STRING;
}

/* Before DWARF 4 blocks were expressions, and data the places of lists, where the attribute takes these. */
static enum debug_value_kind kind_of(const struct debug_unit *unit, const struct debug_value *value) {
	const struct dwarf_attribute *row = value->specification->row;
	bool early = unit->version < WITH_POINTERS;
	switch (value->form_row->classes) {
	case CLASS_ADDRESS: return DEBUG_VALUE_ADDRESS;
	case CLASS_EXPRLOC: return DEBUG_VALUE_EXPRESSION;
	case CLASS_FLAG: return DEBUG_VALUE_FLAG;
	case CLASS_LOCLIST: return DEBUG_VALUE_LOCATIONS;
	case CLASS_RNGLIST: return DEBUG_VALUE_RANGES;
	case CLASS_REFERENCE: return reference_kind(value->form);
	case CLASS_STRING: return string_kind(value->form);
	case CLASS_BLOCK:
		return early && row && row->classes & CLASS_EXPRLOC && !(row->classes & CLASS_BLOCK) ? DEBUG_VALUE_EXPRESSION
		                                                                                     : DEBUG_VALUE_BYTES;
	case CLASS_CONSTANT:
		if (value->bytes)
			return DEBUG_VALUE_BYTES;
		return early && may_be_list(value) ? place_kind(value) : DEBUG_VALUE_NUMBER;
	default: return place_kind(value);
	}
}

/* ---- what it refers to ---- */

/* The number at an index of an array in another section. */
static const char *take_indexed(const struct debug_section *section, uint64_t base, uint64_t index, unsigned width,
                                uint64_t *number, uint64_t *offset) {
	if (!section->section)
		return "the section that its index is about is missing";
	if (section->problem)
		return "the section that its index is about could not be read";
	bool is_inside = base <= section->size && index < (section->size - base) / width;
	struct debug_input in = debug_input_from(section, is_inside ? base + index * width : 0);
	*offset = is_inside ? debug_input_offset(&in) : 0;
	*number = is_inside ? debug_take(&in, width) : 0;
	return is_inside && in.good ? NULL : "its index is beyond the end of the section that it is about";
}

struct debug_address debug_address_there(const struct debug_section *section, uint64_t offset, uint64_t number) {
	const struct debug_place *place = debug_section_place(section, offset);
	if (!place)
		return (struct debug_address){.value = number};
	return (struct debug_address){number, place->symbol->reserved ? 0 : place->symbol->section, place->symbol};
}

const char *debug_address_at(const struct debug_units *units, const struct debug_unit *unit, uint64_t index,
                             struct debug_address *address) {
	const struct debug_section *section = &units->others[DEBUG_ADDR];
	uint64_t number, offset;
	const char *problem =
	    take_indexed(section, unit->bases.addresses, index, unit->format.address_size, &number, &offset);
	if (!problem)
		*address = debug_address_there(section, offset, number);
	return problem;
}

static void find_address(struct debug_units *units, const struct debug_unit *unit, struct debug_value *value) {
	if (value->form == DW_FORM_addr) {
		value->address = debug_address_there(unit->section, value->offset, value->number);
		return;
	}
	value->problem = debug_address_at(units, unit, value->number, &value->address);
	value->address.value += value->added;
}

/* What was looked at counts. */
static const char *find_text(struct debug_units *units, enum debug_section_kind kind, struct debug_value *value) {
	const struct debug_section *section = &units->others[kind];
	if (!section->section)
		return "the section of its string is missing";
	if (section->problem)
		return "the section of its string could not be read";
	if (value->place >= section->size)
		return "its string is beyond the end of the section";
	const char *text = (const char *)section->bytes + value->place;
	size_t left = section->size - (size_t)value->place;
	size_t most = left < units->string_work ? left : (size_t)units->string_work;
	const char *end = most ? memchr(text, 0, most) : NULL;
	if (!end) {
		units->string_work -= most;
		return most < left ? "strings have too many bytes all together" : "its string has no end";
	}
	units->string_work -= (size_t)(end - text);
	value->string = text;
	value->size = (size_t)(end - text);
	return NULL;
}

static const char *find_string(struct debug_units *units, const struct debug_unit *unit, struct debug_value *value) {
	uint64_t offset;
	if (value->form_row->size == SIZE_STRING)
		return NULL;
	value->place = value->number;
	if (value->form == DW_FORM_line_strp)
		return find_text(units, DEBUG_LINE_STR, value);
	if (value->form != DW_FORM_strp) {
		const char *problem = take_indexed(&units->others[DEBUG_STR_OFFSETS], unit->bases.strings, value->number,
		                                   unit->format.offset_size, &value->place, &offset);
		if (problem)
			return problem;
	}
	return find_text(units, DEBUG_STR, value);
}

static const char *find_list(const struct debug_units *units, const struct debug_unit *unit,
                             struct debug_value *value) {
	bool is_location = value->kind == DEBUG_VALUE_LOCATIONS;
	uint64_t base = is_location ? unit->bases.locations : unit->bases.ranges, offset;
	value->place = value->number;
	if (value->form != DW_FORM_loclistx && value->form != DW_FORM_rnglistx) {
		if (!is_location && unit->version < WITH_BASES)
			value->place += unit->bases.old_ranges;
		return NULL;
	}
	const char *problem = take_indexed(&units->others[is_location ? DEBUG_LOCLISTS : DEBUG_RNGLISTS], base,
	                                   value->number, unit->format.offset_size, &value->place, &offset);
	value->place += base;
	return problem;
}

static void find_entry(const struct debug_unit *unit, struct debug_value *value) {
	bool in_unit = value->form_row->size != SIZE_REF_ADDR;
	value->place = in_unit ? unit->offset + value->number : value->number;
	if (in_unit && value->number >= unit->past - unit->offset)
		value->problem = "its entry is beyond the end of the unit";
}

static void find(struct debug_units *units, const struct debug_unit *unit, struct debug_value *value) {
	value->kind = (uint8_t)kind_of(unit, value);
	switch ((enum debug_value_kind)value->kind) {
	case DEBUG_VALUE_ADDRESS: find_address(units, unit, value); break;
	case DEBUG_VALUE_STRING: value->problem = find_string(units, unit, value); break;
	case DEBUG_VALUE_ENTRY: find_entry(unit, value); break;
	case DEBUG_VALUE_LOCATIONS:
	case DEBUG_VALUE_RANGES: value->problem = find_list(units, unit, value); break;
	case DEBUG_VALUE_PLACE: value->place = value->number; break;
	case DEBUG_VALUE_NUMBER:
	case DEBUG_VALUE_BYTES:
	case DEBUG_VALUE_EXPRESSION:
	case DEBUG_VALUE_FLAG:
	case DEBUG_VALUE_SIGNATURE:
	case DEBUG_VALUE_SUPPLEMENT: break;
	}
}

/* ---- attributes ---- */

struct debug_attributes debug_attributes_begin(struct debug_units *units, const struct debug_unit *unit,
                                               const struct debug_entry *entry) {
	struct debug_attributes walk = {units, unit, entry->abbreviation, 0,
	                                debug_input_from(unit->section, entry->offset)};
	walk.in.left = (size_t)(unit->past - entry->offset);
	debug_take_leb(&walk.in, false); /* the code */
	return walk;
}

/* An entry that could be read has all its values. */
bool debug_attributes_next(struct debug_attributes *walk, struct debug_value *value) {
	if (walk->next == walk->abbreviation->specifications.count)
		return false;
	debug_value_take(walk->unit, &walk->abbreviation->specifications.items[walk->next++], &walk->in, value);
	find(walk->units, walk->unit, value);
	return true;
}

bool debug_attribute(struct debug_units *units, const struct debug_unit *unit, const struct debug_entry *entry,
                     uint32_t attribute, struct debug_value *value) {
	struct debug_attributes walk = debug_attributes_begin(units, unit, entry);
	while (walk.next < walk.abbreviation->specifications.count) {
		debug_value_take(unit, &walk.abbreviation->specifications.items[walk.next++], &walk.in, value);
		if (value->specification->attribute != attribute)
			continue;
		find(units, unit, value);
		return true;
	}
	return false;
}

/* ---- base types ---- */

static bool has_number(struct debug_units *units, const struct debug_unit *unit, const struct debug_entry *entry,
                       uint32_t attribute, uint64_t *number) {
	struct debug_value value;
	bool has = debug_attribute(units, unit, entry, attribute, &value) && value.kind == DEBUG_VALUE_NUMBER;
	*number = has ? value.number : 0;
	return has;
}

struct stack_type debug_base_type(struct debug_units *units, const struct debug_unit *unit, uint64_t unit_offset) {
	const struct debug_entry *entry = debug_entry_in(unit, unit_offset);
	uint64_t bytes, bits, encoding;
	if (!entry || entry->abbreviation->tag != DW_TAG_base_type ||
	    !has_number(units, unit, entry, DW_AT_encoding, &encoding) || encoding > UINT32_MAX)
		return (struct stack_type){0};
	has_number(units, unit, entry, DW_AT_byte_size, &bytes);
	if (!bytes || bytes > UINT16_MAX)
		return (struct stack_type){0};
	if (!has_number(units, unit, entry, DW_AT_bit_size, &bits) || !bits || bits > BYTE_BITS * bytes)
		bits = BYTE_BITS * bytes;
	return (struct stack_type){
	    .known = true, .kind = (uint8_t)dwarf_encoding_kind((uint32_t)encoding), .bits = (uint32_t)bits};
}

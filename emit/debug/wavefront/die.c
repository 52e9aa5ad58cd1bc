/* die.c: see die.h. */
#include "die.h"

enum { CHAIN = 64 }; /* entries that refer to each other are not followed further */

bool die_at(const struct debug_units *units, const struct debug_section *section, uint64_t offset, struct die *die) {
	const struct debug_unit *unit = debug_unit_at(units, section, offset);
	*die = (struct die){unit, unit ? debug_entry_at(unit, offset) : NULL};
	return die->entry;
}

/* The type that the type unit of a signature is about. */
static bool die_of_signature(const struct debug_units *units, uint64_t signature, struct die *die) {
	for (size_t i = 0; i < units->list.count; i++) {
		const struct debug_unit *unit = &units->list.items[i];
		if (unit->type != DW_UT_type || unit->signature != signature)
			continue;
		*die = (struct die){unit, debug_entry_in(unit, unit->type_offset)};
		return die->entry;
	}
	return false;
}

/* The entry that a value refers to; false: none is there. */
static bool die_referred(const struct debug_units *units, const struct debug_unit *unit,
                         const struct debug_value *value, struct die *die) {
	if (value->problem)
		return false;
	if (value->kind == DEBUG_VALUE_SIGNATURE)
		return die_of_signature(units, value->number, die);
	return value->kind == DEBUG_VALUE_ENTRY && die_at(units, unit->section, value->place, die);
}

/* ---- attributes ---- */

/* The entry that has what this one leaves out. */
static bool die_behind(struct debug_units *units, struct die *die) {
	struct debug_value value;
	return (debug_attribute(units, die->unit, die->entry, DW_AT_abstract_origin, &value) ||
	        debug_attribute(units, die->unit, die->entry, DW_AT_specification, &value)) &&
	       die_referred(units, die->unit, &value, die);
}

/* The same of any attribute, by its number. */
static bool die_attribute(struct debug_units *units, struct die die, uint32_t attribute, struct debug_value *value,
                          struct die *owner) {
	for (unsigned i = 0; i < CHAIN; i++) {
		*owner = die;
		if (debug_attribute(units, die.unit, die.entry, attribute, value))
			return true;
		if (!die_behind(units, &die))
			return false;
	}
	return false;
}

bool die_extension(struct debug_units *units, struct die die, const char *name, struct debug_value *value,
                   struct die *owner) {
	const enum dwarf_generation own = die.unit->format.generation;
	const enum dwarf_generation generations[] = {own, own == DWARF_LLVM ? DWARF_2021 : DWARF_LLVM};
	for (size_t i = 0; i < sizeof generations / sizeof *generations; i++) {
		uint32_t number = DWARF_NO_NUMBER;
		dwarf_name_number(DWARF_ATTRIBUTE, name, strlen(name), generations[i], &number);
		bool may_be = !i || !die.unit->generation_known || number == DWARF_NO_NUMBER;
		if (may_be && number != DWARF_NO_NUMBER && die_attribute(units, die, number, value, owner))
			return true;
	}
	return false;
}

const char *die_name(struct debug_units *units, struct die die) {
	struct debug_value value;
	struct die owner;
	bool has = die_attribute(units, die, DW_AT_name, &value, &owner) && value.kind == DEBUG_VALUE_STRING;
	return has && !value.problem ? value.string : NULL;
}

/* A number; false: the entry does not have the attribute as a number. */
static bool die_number(struct debug_units *units, struct die die, uint32_t attribute, uint64_t *number) {
	struct debug_value value;
	struct die owner;
	bool has = die_attribute(units, die, attribute, &value, &owner) && value.kind == DEBUG_VALUE_NUMBER;
	*number = has ? value.number : 0;
	return has;
}

/* ---- locations ---- */

static bool is_inside(const struct debug_row *row, struct debug_address address) {
	return row->kind == DEBUG_ROW_RANGE && row->first.section == address.section && address.value >= row->first.value &&
	       address.value < row->past.value;
}

/* The first row about the address, or else the default one. */
static void choose_row(struct evaluation_context *context, const struct debug_value *value,
                       struct die_location *location) {
	struct debug_list list = debug_list_begin(&context->units, location->owner.unit, value);
	struct debug_row row;
	while (debug_list_next(&list, &row)) {
		if (row.problem) {
			location->problem = row.problem;
			return;
		}
		if (row.kind != DEBUG_ROW_DEFAULT && !is_inside(&row, context->pc))
			continue;
		location->bytes = row.bytes;
		location->size = row.size;
		if (row.kind == DEBUG_ROW_RANGE)
			return;
	}
}

void die_location_read(struct evaluation_context *context, struct die die, uint32_t attribute,
                       struct die_location *location) {
	struct debug_value value;
	*location = (struct die_location){.owner = die};
	location->is_there = die_attribute(&context->units, die, attribute, &value, &location->owner);
	if (!location->is_there)
		return;
	location->problem = value.problem;
	if (value.problem)
		return;
	switch (value.kind) {
	case DEBUG_VALUE_PLACE: /* of an attribute whose number is of the other generation */
		value.kind = DEBUG_VALUE_LOCATIONS;
		choose_row(context, &value, location);
		break;
	case DEBUG_VALUE_LOCATIONS: choose_row(context, &value, location); break;
	case DEBUG_VALUE_EXPRESSION:
	case DEBUG_VALUE_BYTES:
		location->bytes = value.bytes;
		location->size = value.size;
		break;
	default: location->is_constant = true;
	}
}

/* ---- types ---- */

enum { BYTE = 8 };

/* What a type has to do with the size of another. */
struct sizing {
	struct evaluation_context *context;
	uint64_t times; /* elements of the arrays around */
	bool known;
};

static struct die child_after(const struct die *parent, const struct die *child) {
	const struct debug_entry *all = parent->unit->entries.items;
	size_t next = child ? child->entry->past : (size_t)(parent->entry - all) + 1;
	return (struct die){parent->unit, next < parent->entry->past ? &all[next] : NULL};
}

/* The elements of a dimension. */
static bool count_of(struct debug_units *units, struct die dimension, uint64_t *count) {
	uint64_t lower;
	if (die_number(units, dimension, DW_AT_count, count))
		return true;
	die_number(units, dimension, DW_AT_lower_bound, &lower);
	bool has = die_number(units, dimension, DW_AT_upper_bound, count);
	*count += 1 - lower;
	return has;
}

static void size_array(struct sizing *sizing, struct die array) {
	struct debug_units *units = &sizing->context->units;
	uint64_t count;
	for (struct die child = child_after(&array, NULL); child.entry; child = child_after(&array, &child)) {
		if (child.entry->abbreviation->tag != DW_TAG_subrange_type)
			continue;
		sizing->known = sizing->known && count_of(units, child, &count) &&
		                !__builtin_mul_overflow(sizing->times, count, &sizing->times);
	}
}

static bool is_pointer(uint32_t tag) {
	return tag == DW_TAG_pointer_type || tag == DW_TAG_reference_type || tag == DW_TAG_rvalue_reference_type;
}

static uint64_t extension_number(struct debug_units *units, struct die die, const char *name, uint64_t usual) {
	struct debug_value value;
	struct die owner;
	bool has = die_extension(units, die, name, &value, &owner) && value.kind == DEBUG_VALUE_NUMBER;
	return has ? value.number : usual;
}

/* An address of the space that the type says. */
static uint64_t pointer_bits(struct debug_units *units, struct die pointer) {
	unsigned bits = dwarf_space_bits(extension_number(units, pointer, "DW_AT_LLVM_address_space", 0));
	return bits ? bits : (uint64_t)BYTE * pointer.unit->format.address_size;
}

/* The size that an entry says of itself. */
static uint64_t own_bits(struct debug_units *units, struct die type) {
	uint64_t bytes;
	uint32_t tag = type.entry->abbreviation->tag;
	if (die_number(units, type, DW_AT_byte_size, &bytes) && tag == DW_TAG_base_type)
		bytes = bits_times(bytes, extension_number(units, type, "DW_AT_LLVM_vector_size", 1));
	if (bytes)
		return bits_times(bytes, BYTE);
	return is_pointer(tag) ? pointer_bits(units, type) : 0;
}

static struct stack_type base_of(struct debug_units *units, struct die type, uint64_t bits) {
	uint32_t tag = type.entry->abbreviation->tag;
	if (tag == DW_TAG_base_type) {
		struct stack_type base = debug_base_type(units, type.unit, type.entry->offset - type.unit->offset);
		base.known = base.known && base.bits <= bits; /* a vector is more */
		return base;
	}
	bool has = is_pointer(tag) || tag == DW_TAG_enumeration_type;
	return (struct stack_type){.known = has && bits, .kind = KIND_UNSIGNED, .bits = (uint32_t)bits};
}

/* A type that has no size of its own has that of the type that it refers to, an array several times. */
static bool next_type(struct debug_units *units, struct die *type) {
	struct debug_value value;
	return debug_attribute(units, type->unit, type->entry, DW_AT_type, &value) &&
	       die_referred(units, type->unit, &value, type);
}

void die_type_read(struct evaluation_context *context, struct die die, struct die_type *type) {
	struct sizing sizing = {.context = context, .times = 1, .known = true};
	struct debug_units *units = &context->units;
	struct debug_value value;
	struct die owner;
	*type = (struct die_type){0};
	if (!die_attribute(units, die, DW_AT_type, &value, &owner) || !die_referred(units, owner.unit, &value, &die))
		return;
	type->has_type = true;
	for (unsigned i = 0; i < CHAIN && sizing.known; i++) {
		uint64_t bits = own_bits(units, die);
		if (bits) {
			type->bits = bits_times(bits, sizing.times);
			if (sizing.times == 1)
				type->base = base_of(units, die, bits);
			return;
		}
		if (die.entry->abbreviation->tag == DW_TAG_array_type)
			size_array(&sizing, die);
		if (!next_type(units, &die))
			return;
	}
}

/* ---- constants ---- */

bool die_constant(struct evaluation_context *context, struct die variable, const struct die_type *type,
                  struct dwarf_location *location) {
	struct debug_value value;
	struct die owner;
	if (!die_attribute(&context->units, variable, DW_AT_const_value, &value, &owner))
		return false;
	if (value.kind == DEBUG_VALUE_NUMBER) {
		size_t size = type->bits && type->bits < 64 ? (size_t)type->bits / BYTE : 8;
		uint8_t *bytes = arena_zeroed(context->arena, 8, 1);
		store_le(bytes, value.number, 8);
		*location = location_implicit(bytes, size);
		return true;
	}
	const uint8_t *bytes = value.kind == DEBUG_VALUE_STRING ? (const uint8_t *)value.string : value.bytes;
	*location = location_implicit(bytes, value.size + (value.kind == DEBUG_VALUE_STRING));
	return bytes && !value.problem;
}

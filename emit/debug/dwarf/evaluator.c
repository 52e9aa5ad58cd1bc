/* evaluator.c: see evaluator.h. */
#include "evaluator.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

enum { STACK_LIMIT = 1 << 16 }; /* entries */

/* ---- faults ---- */

bool evaluator_fail(struct evaluator *e, enum evaluation_fault fault, const char *format, ...) {
	char text[512], name[64] = "";
	va_list arguments;
	if (e->fault)
		return false;
	if (e->step)
		dwarf_operation_name(e->step, name);
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	e->fault = fault;
	e->problem = arena_printf(e->arena, "%s%s%s", name, *name ? ": " : "", text);
	return false;
}

bool evaluator_take_time(struct evaluator *e, size_t steps) {
	e->work += steps < EVALUATION_STEPS ? steps : EVALUATION_STEPS;
	if (e->work <= EVALUATION_STEPS)
		return true;
	return evaluator_fail(e, FAULT_LIMIT, "the evaluation takes more than %d steps", EVALUATION_STEPS);
}

/* ---- the stack ---- */

unsigned evaluator_address_bits(const struct evaluator *e) {
	return 8u * e->machine->format.address_size;
}

struct dwarf_entry dwarf_value_entry(struct typed_value value) {
	return (struct dwarf_entry){.is_value = true, .value = value};
}

struct dwarf_entry dwarf_location_entry(struct dwarf_location location) {
	return (struct dwarf_entry){.location = location};
}

void evaluator_push(struct evaluator *e, struct dwarf_entry entry) {
	if (e->fault)
		return;
	if (e->stack.count == STACK_LIMIT)
		evaluator_fail(e, FAULT_LIMIT, "more than %d entries are on the stack", STACK_LIMIT);
	else
		*list_add(e->arena, &e->stack) = entry;
}

void evaluator_push_location(struct evaluator *e, struct dwarf_location location) {
	evaluator_push(e, dwarf_location_entry(location));
}

void evaluator_push_value(struct evaluator *e, struct typed_value value) {
	evaluator_push(e, dwarf_value_entry(value));
}

void evaluator_push_number(struct evaluator *e, uint64_t number) {
	evaluator_push_value(e, typed_generic(evaluator_address_bits(e), number));
}

bool dwarf_entry_is_incomplete(const struct dwarf_entry *entry) {
	return !entry->is_value && entry->location.incomplete;
}

struct dwarf_entry evaluator_look(struct evaluator *e, uint64_t below) {
	if (below >= e->stack.count) {
		evaluator_fail(e, FAULT_TYPE, "the stack has %zu %s here, but it takes number %" PRIu64, e->stack.count,
		               e->stack.count == 1 ? "entry" : "entries", below);
		return dwarf_location_entry(location_undefined());
	}
	const struct dwarf_entry entry = e->stack.items[e->stack.count - 1 - (size_t)below];
	if (dwarf_entry_is_incomplete(&entry))
		evaluator_fail(e, FAULT_TYPE, "the composite is incomplete here; DW_OP_LLVM_piece_end completes it");
	return entry;
}

void evaluator_drop(struct evaluator *e, size_t count) {
	e->stack.count -= count < e->stack.count ? count : e->stack.count;
}

struct dwarf_entry evaluator_pop(struct evaluator *e) {
	const struct dwarf_entry entry = evaluator_look(e, 0);
	evaluator_drop(e, 1);
	return entry;
}

/* ---- conversions ---- */

struct typed_value evaluator_to_value(struct evaluator *e, struct dwarf_entry entry) {
	char text[80];
	const struct dwarf_location *location = &entry.location;
	if (entry.is_value && entry.value.pointer)
		evaluator_fail(e, FAULT_FORM, "the value is an implicit pointer, which can only be followed");
	if (entry.is_value)
		return entry.value;
	bool is_memory = location->storage == STORAGE_MEMORY;
	if (!is_memory || location->number || location->bit)
		evaluator_fail(e, is_memory ? FAULT_FORM : FAULT_TYPE, "%s, but a value is needed",
		               location_text(location, text));
	return typed_generic(evaluator_address_bits(e), location->byte);
}

struct typed_value evaluator_pop_value(struct evaluator *e) {
	return evaluator_to_value(e, evaluator_pop(e));
}

struct typed_value evaluator_pop_integral(struct evaluator *e) {
	const struct typed_value value = evaluator_pop_value(e);
	if (value.type.kind > KIND_SIGNED)
		evaluator_fail(e, FAULT_TYPE, "the value is not integral; DW_OP_convert makes it one");
	return value;
}

struct dwarf_location evaluator_to_location(struct evaluator *e, struct dwarf_entry entry) {
	if (!entry.is_value)
		return entry.location;
	if (entry.value.pointer && !entry.value.pointer->space)
		return evaluator_follow(e, entry.value.pointer);
	if (!entry.value.type.generic)
		evaluator_fail(e, FAULT_TYPE,
		               "a value of a base type of %" PRIu32
		               " bits, but a location is needed; DW_OP_stack_value makes it one, "
		               "DW_OP_convert 0 an address",
		               entry.value.type.bits);
	return location_memory(0, entry.value.number);
}

struct dwarf_location evaluator_pop_location(struct evaluator *e) {
	return evaluator_to_location(e, evaluator_pop(e));
}

/* ---- operands ---- */

struct stack_type evaluator_generic_type(const struct evaluator *e) {
	return typed_generic(evaluator_address_bits(e), 0).type;
}

bool evaluator_type_of(struct evaluator *e, unsigned operand, struct stack_type *type) {
	const struct dwarf_machine *machine = e->machine;
	*type = evaluator_generic_type(e);
	if (!e->step->numbers[operand])
		return true;
	if (machine->type_of)
		*type = machine->type_of(machine->context, e->step, operand);
	else
		type->known = false;
	if (type->known && type->bits)
		return true;
	*type = evaluator_generic_type(e);
	return evaluator_fail(e, FAULT_STATE, "the base type at 0x%" PRIx64 " of the unit is not known",
	                      e->step->numbers[operand]);
}

bool evaluator_push_known(struct evaluator *e, const struct dwarf_location *location, const char *name,
                          const char *reason) {
	if (!location)
		return evaluator_fail(e, FAULT_STATE, "%s is not known%s%s", name, reason ? ": " : "", reason ? reason : "");
	evaluator_push_location(e, *location);
	return true;
}

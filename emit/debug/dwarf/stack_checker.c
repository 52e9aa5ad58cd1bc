/* stack_checker.c: see stack_checker.h. */
#include "stack_checker.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { STACK_LIMIT = 1 << 16 }; /* entries */

/* ---- messages ---- */

static void tell(struct stack_checker *c, bool is_warning, int operand, const char *format, va_list arguments) {
	char text[512], name[64] = "";
	if (!c->reports)
		return;
	if (c->step)
		dwarf_operation_name(c->step, name);
	vsnprintf(text, sizeof text, format, arguments);
	const struct stack_problem problem = {c->step, operand, is_warning,
	                                      arena_printf(c->check->arena, "%s%s%s", name, *name ? ": " : "", text)};
	c->check->report(c->check->context, &problem);
}

bool stack_fail(struct stack_checker *c, int operand, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	if (!c->failed && !c->refused)
		tell(c, false, operand, format, arguments);
	va_end(arguments);
	c->failed = true;
	return false;
}

void stack_warn(struct stack_checker *c, int operand, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	if (!c->failed && !c->refused)
		tell(c, true, operand, format, arguments);
	va_end(arguments);
}

/* ---- the stack ---- */

void stack_push(struct stack_checker *c, struct stack_entry entry) {
	struct stack *stack = &c->stack;
	if (stack->count == STACK_LIMIT) {
		stack_fail(c, OPERATION, "more than %d entries are on the stack", STACK_LIMIT);
		return;
	}
	if (stack->count == stack->room) {
		size_t room = stack->room ? 2 * stack->room : 16;
		struct stack_entry *more = arena_alloc(c->check->arena, room * sizeof *more);
		if (stack->count)
			memcpy(more, stack->entries, stack->count * sizeof *more);
		stack->entries = more;
		stack->room = room;
	}
	stack->entries[stack->count++] = entry;
}

struct stack_entry stack_peek(struct stack_checker *c, size_t below) {
	if (below < c->stack.count)
		return c->stack.entries[c->stack.count - 1 - below];
	if (!c->stack.open) /* of DW_OP_pick; the others' number was looked at */
		stack_fail(c, 0, "the stack has %zu %s here, but it takes number %zu", c->stack.count,
		           c->stack.count == 1 ? "entry" : "entries", below);
	return entry_unknown();
}

struct stack_entry stack_look(struct stack_checker *c, size_t below) {
	struct stack_entry entry = stack_peek(c, below);
	if (entry.incomplete)
		stack_fail(c, OPERATION, "the composite is incomplete here; DW_OP_LLVM_piece_end completes it");
	return entry;
}

void stack_drop(struct stack_checker *c, size_t count) {
	c->stack.count -= count < c->stack.count ? count : c->stack.count;
}

struct stack_entry stack_pop(struct stack_checker *c) {
	struct stack_entry entry = stack_look(c, 0);
	stack_drop(c, 1);
	return entry;
}

/* ---- conversions ---- */

struct stack_entry stack_generic(struct stack_checker *c) {
	return entry_generic(c->check->address_bits);
}

struct stack_entry stack_generic_number(struct stack_checker *c, uint64_t number) {
	return entry_number(c->check->address_bits, number);
}

static const char *value_remedy(const struct stack_checker *c, const struct stack_entry *entry) {
	if (entry->storage == STORAGE_UNDEFINED)
		return "";
	switch (c->step ? (enum dwarf_effect)c->step->operation->effect : EFFECT_NOTHING) {
	case EFFECT_BINARY:
	case EFFECT_BITWISE:
	case EFFECT_INTEGRAL_BINARY:
	case EFFECT_ADD_CONSTANT: return "; DW_OP_LLVM_offset moves a location, DW_OP_deref reads it";
	default: return "; DW_OP_deref reads it";
	}
}

bool stack_is_address(const struct stack_entry *location) {
	return location->storage == STORAGE_ANY ||
	       (location->storage == STORAGE_MEMORY && !(location->space_known && location->space) &&
	        !(location->offset_known && location->offset % 8));
}

struct stack_entry stack_to_value(struct stack_checker *c, struct stack_entry entry) {
	char text[80];
	if (entry.kind != ENTRY_LOCATION)
		return entry;
	if (!stack_is_address(&entry)) {
		stack_fail(c, OPERATION, "%s, but a value is needed%s", entry_text(&entry, text), value_remedy(c, &entry));
		return entry_unknown();
	}
	if (entry.storage == STORAGE_MEMORY && entry.offset_known)
		return stack_generic_number(c, entry.offset / 8);
	return stack_generic(c);
}

static struct stack_entry to_integral(struct stack_checker *c, struct stack_entry entry) {
	struct stack_entry value = stack_to_value(c, entry);
	if (value.kind == ENTRY_VALUE && value.type.known && value.type.kind > KIND_SIGNED)
		stack_fail(c, OPERATION, "the value is not integral; DW_OP_convert makes it one");
	return value;
}

struct stack_entry stack_pop_value(struct stack_checker *c) {
	return stack_to_value(c, stack_pop(c));
}

struct stack_entry stack_pop_integral(struct stack_checker *c) {
	return to_integral(c, stack_pop(c));
}

struct stack_entry stack_to_location(struct stack_checker *c, struct stack_entry entry) {
	char text[80];
	if (entry.kind == ENTRY_UNKNOWN)
		return entry_location(STORAGE_ANY);
	if (entry.kind == ENTRY_LOCATION)
		return entry;
	if (entry.type.known && !entry.type.generic) {
		stack_fail(c, OPERATION,
		           "%s, but a location is needed; DW_OP_stack_value makes it one, DW_OP_convert 0 an address",
		           entry_text(&entry, text));
		return entry_unknown();
	}
	if (entry.from_xderef)
		stack_warn(c, OPERATION,
		           "the value that DW_OP_xderef reads is taken as an address in the default space; "
		           "DW_OP_LLVM_form_aspace_address "
		           "gives the location itself");
	return entry_memory(true, 0, entry.number_known, entry.number);
}

struct stack_entry stack_pop_location(struct stack_checker *c) {
	return stack_to_location(c, stack_pop(c));
}

/* ---- storage ---- */

bool stack_is_inside(const struct stack_entry *location, uint64_t from, uint64_t bits) {
	uint64_t offset = location->offset_known ? location->offset : 0;
	if (location->storage == STORAGE_UNDEFINED || !location->size_known)
		return true;
	return bits_add(bits_add(offset, from), bits) <= location->size;
}

bool stack_check_inside(struct stack_checker *c, const struct stack_entry *location, uint64_t from, uint64_t bits,
                        int operand) {
	char text[80];
	uint64_t first = bits_add(location->offset_known ? location->offset : 0, from);
	if (stack_is_inside(location, from, bits))
		return true;
	return stack_fail(c, operand, "bits %" PRIu64 " to %" PRIu64 " are beyond the end: %s has %" PRIu64 " bits", first,
	                  bits_add(first, bits) - 1, entry_text(location, text), location->size);
}

/* ---- types ---- */

void stack_push_of_type(struct stack_checker *c, struct stack_type type) {
	stack_push(c, entry_typed(type));
}

struct stack_type stack_type_of(struct stack_checker *c, unsigned operand) {
	const struct dwarf_step *step = c->step;
	if (!step->unknown[operand] && !step->numbers[operand])
		return stack_generic(c).type;
	if (!c->check->type_of)
		return (struct stack_type){0};
	return c->check->type_of(c->check->context, step, operand);
}

void stack_do_call(struct stack_checker *c) {
	c->stack.count = 0;
	c->stack.open = true;
}

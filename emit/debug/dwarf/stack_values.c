/* stack_values.c: operations on values and on entries of the stack as a whole, checked. */
#include <inttypes.h>
#include <string.h>

#include "stack_checker.h"

/* ---- constants ---- */

bool stack_is_constant(const struct stack_entry *entry) {
	return entry->number_known && entry->type.generic;
}

struct typed_value stack_constant(struct stack_checker *c, const struct stack_entry *entry) {
	return typed_generic(c->check->address_bits, entry->number);
}

/* What an operation makes of two numbers of the generic type; false if they are not known. */
static bool fold(struct stack_checker *c, const struct stack_entry *a, const struct stack_entry *b, uint64_t *number) {
	const struct typed_value first = stack_constant(c, a), second = stack_constant(c, b);
	struct typed_value result = {0};
	if (!stack_is_constant(a) || !stack_is_constant(b) || typed_binary(c->step->operation, &first, &second, &result))
		return false;
	*number = result.number;
	return true;
}

void stack_do_constant(struct stack_checker *c) {
	const struct dwarf_step *step = c->step;
	if (step->operation->series)
		stack_push(c, stack_generic_number(c, step->index));
	else
		stack_push(c, step->unknown[0] ? stack_generic(c) : stack_generic_number(c, step->numbers[0]));
}

void stack_do_typed_constant(struct stack_checker *c) {
	struct stack_type type = stack_type_of(c, 0);
	if (type.known && c->step->byte_count * 8 != type.bits)
		stack_fail(c, 1, "%zu bytes, but the base type has %u", c->step->byte_count, type.bits / 8);
	stack_push_of_type(c, type);
}

void stack_do_generic(struct stack_checker *c) {
	stack_push(c, stack_generic(c));
}

/* ---- entries ---- */

void stack_do_dup(struct stack_checker *c) {
	stack_push(c, stack_look(c, 0));
}

void stack_do_drop(struct stack_checker *c) {
	stack_pop(c);
}

void stack_do_over(struct stack_checker *c) {
	stack_look(c, 0);
	stack_push(c, stack_look(c, 1));
}

void stack_do_pick(struct stack_checker *c) {
	stack_push(c, c->step->unknown[0] ? entry_unknown() : stack_look(c, (size_t)c->step->numbers[0]));
}

void stack_do_swap(struct stack_checker *c) {
	struct stack_entry first = stack_look(c, 0), second = stack_look(c, 1);
	stack_drop(c, 2);
	stack_push(c, first);
	stack_push(c, second);
}

void stack_do_rot(struct stack_checker *c) {
	struct stack_entry first = stack_look(c, 0), second = stack_look(c, 1), third = stack_look(c, 2);
	stack_drop(c, 3);
	stack_push(c, first);
	stack_push(c, third);
	stack_push(c, second);
}

/* ---- what is computed ---- */

void stack_do_unary(struct stack_checker *c) {
	bool integral = c->step->operation->effect == EFFECT_INTEGRAL_UNARY;
	struct stack_entry value = integral ? stack_pop_integral(c) : stack_pop_value(c);
	const struct typed_value number = stack_constant(c, &value);
	struct typed_value result;
	if (stack_is_constant(&value) && !typed_unary(c->step->operation, &number, &result)) {
		stack_push(c, stack_generic_number(c, result.number));
		return;
	}
	value.number_known = value.from_xderef = false;
	stack_push(c, value);
}

static bool types_agree(const struct stack_entry *a, const struct stack_entry *b) {
	return !a->type.known || !b->type.known || types_are_same(&a->type, &b->type);
}

/* Two values of one type, the top one second. */
static void pop_two(struct stack_checker *c, bool integral, struct stack_entry *first, struct stack_entry *second) {
	*second = integral ? stack_pop_integral(c) : stack_pop_value(c);
	*first = integral ? stack_pop_integral(c) : stack_pop_value(c);
	if (!types_agree(first, second))
		stack_fail(c, OPERATION, "the two values are of different base types; DW_OP_convert makes them one");
}

void stack_do_binary(struct stack_checker *c) {
	struct stack_entry first, second;
	bool integral = c->step->operation->effect != EFFECT_BINARY;
	uint64_t result;
	pop_two(c, integral, &first, &second);
	bool divides = strcmp(c->step->operation->name, "div") == 0 || strcmp(c->step->operation->name, "mod") == 0;
	if (divides && second.number_known && !second.number && second.type.known && second.type.kind <= KIND_SIGNED) {
		stack_fail(c, OPERATION, "the divisor is 0");
		return;
	}
	if (fold(c, &first, &second, &result))
		stack_push(c, stack_generic_number(c, result));
	else
		stack_push_of_type(c, first.type.known ? first.type : second.type);
}

void stack_do_compare(struct stack_checker *c) {
	struct stack_entry first, second;
	uint64_t result;
	pop_two(c, false, &first, &second);
	bool known = fold(c, &first, &second, &result);
	stack_push(c, known ? stack_generic_number(c, result) : stack_generic(c));
}

void stack_do_shift(struct stack_checker *c) {
	struct stack_entry by = stack_pop_integral(c), value = stack_pop_integral(c);
	uint64_t result;
	if (fold(c, &value, &by, &result))
		stack_push(c, stack_generic_number(c, result));
	else
		stack_push_of_type(c, value.type);
}

void stack_do_add_constant(struct stack_checker *c) {
	struct stack_entry value = stack_pop_integral(c);
	if (value.number_known && value.type.generic && !c->step->unknown[0])
		stack_push(c, stack_generic_number(c, value.number + c->step->numbers[0]));
	else
		stack_push_of_type(c, value.type);
}

void stack_do_convert(struct stack_checker *c) {
	struct stack_entry value = stack_pop_value(c);
	struct stack_type type = stack_type_of(c, 0);
	bool stays = type.generic && value.type.generic;
	stack_push(c, stays ? value : entry_typed(type));
}

void stack_do_reinterpret(struct stack_checker *c) {
	struct stack_entry value = stack_pop_value(c);
	struct stack_type type = stack_type_of(c, 0);
	if (type.known && value.type.known && type.bits != value.type.bits)
		stack_fail(c, 0, "the value has %u bits, but the base type has %u", value.type.bits, type.bits);
	stack_push_of_type(c, type);
}

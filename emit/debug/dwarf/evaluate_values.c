/* evaluate_values.c: operations on values and on entries of the stack as a whole. */
#include <inttypes.h>

#include "evaluator.h"

/* ---- constants ---- */

void evaluator_do_constant(struct evaluator *e) {
	evaluator_push_number(e, e->step->operation->series ? e->step->index : e->step->numbers[0]);
}

void evaluator_do_typed_constant(struct evaluator *e) {
	struct stack_type type;
	if (!evaluator_type_of(e, 0, &type))
		return;
	if (8 * e->step->byte_count != type.bits)
		evaluator_fail(e, FAULT_TYPE, "%zu bytes, but the base type has %" PRIu32, e->step->byte_count, type.bits / 8);
	else
		evaluator_push_value(e, typed_of_bytes(type, e->step->bytes));
}

/* ---- entries ---- */

void evaluator_do_dup(struct evaluator *e) {
	evaluator_push(e, evaluator_look(e, 0));
}

void evaluator_do_drop(struct evaluator *e) {
	evaluator_pop(e);
}

void evaluator_do_over(struct evaluator *e) {
	evaluator_look(e, 0);
	evaluator_push(e, evaluator_look(e, 1));
}

void evaluator_do_pick(struct evaluator *e) {
	evaluator_push(e, evaluator_look(e, e->step->numbers[0]));
}

void evaluator_do_swap(struct evaluator *e) {
	const struct dwarf_entry first = evaluator_look(e, 0), second = evaluator_look(e, 1);
	evaluator_drop(e, 2);
	evaluator_push(e, first);
	evaluator_push(e, second);
}

void evaluator_do_rot(struct evaluator *e) {
	const struct dwarf_entry first = evaluator_look(e, 0), second = evaluator_look(e, 1), third = evaluator_look(e, 2);
	evaluator_drop(e, 3);
	evaluator_push(e, first);
	evaluator_push(e, third);
	evaluator_push(e, second);
}

/* ---- what is computed ---- */

/* A result of typed_value.h, unless there is a problem. */
static void push_result(struct evaluator *e, const char *problem, const struct typed_value *result) {
	if (problem)
		evaluator_fail(e, FAULT_FORM, "%s", problem);
	else
		evaluator_push_value(e, *result);
}

void evaluator_do_unary(struct evaluator *e) {
	bool integral = e->step->operation->effect == EFFECT_INTEGRAL_UNARY;
	const struct typed_value value = integral ? evaluator_pop_integral(e) : evaluator_pop_value(e);
	struct typed_value result = value;
	push_result(e, typed_unary(e->step->operation, &value, &result), &result);
}

/* Two values of one type. */
static void pop_two(struct evaluator *e, bool integral, struct typed_value *first, struct typed_value *second) {
	*second = integral ? evaluator_pop_integral(e) : evaluator_pop_value(e);
	*first = integral ? evaluator_pop_integral(e) : evaluator_pop_value(e);
	if (!types_are_same(&first->type, &second->type))
		evaluator_fail(e, FAULT_TYPE, "the two values are of different base types; DW_OP_convert makes them one");
}

void evaluator_do_binary(struct evaluator *e) {
	struct typed_value first, second, result = {0};
	pop_two(e, e->step->operation->effect != EFFECT_BINARY, &first, &second);
	push_result(e, typed_binary(e->step->operation, &first, &second, &result), &result);
}

void evaluator_do_compare(struct evaluator *e) {
	struct typed_value first, second, result = {0};
	pop_two(e, false, &first, &second);
	const char *problem = typed_binary(e->step->operation, &first, &second, &result);
	result = typed_generic(evaluator_address_bits(e), result.number);
	push_result(e, problem, &result);
}

void evaluator_do_shift(struct evaluator *e) {
	const struct typed_value by = evaluator_pop_integral(e), value = evaluator_pop_integral(e);
	struct typed_value result = value;
	push_result(e, typed_binary(e->step->operation, &value, &by, &result), &result);
}

void evaluator_do_add_constant(struct evaluator *e) {
	const struct typed_value value = evaluator_pop_integral(e);
	if (value.bytes)
		evaluator_fail(e, FAULT_LIMIT, "no operation computes with values of this base type");
	evaluator_push_value(e, typed_number(value.type, value.number + e->step->numbers[0]));
}

void evaluator_do_convert(struct evaluator *e) {
	const struct typed_value value = evaluator_pop_value(e);
	struct typed_value result = value;
	struct stack_type type;
	if (evaluator_type_of(e, 0, &type))
		push_result(e, typed_convert(&value, type, &result), &result);
}

void evaluator_do_reinterpret(struct evaluator *e) {
	struct typed_value value = evaluator_pop_value(e);
	struct stack_type type;
	if (!evaluator_type_of(e, 0, &type))
		return;
	if (type.bits != value.type.bits)
		evaluator_fail(e, FAULT_TYPE, "the value has %" PRIu32 " bits, but the base type has %" PRIu32, value.type.bits,
		               type.bits);
	value.type = type;
	evaluator_push_value(e, value);
}

void evaluator_do_lane(struct evaluator *e) {
	evaluator_push_number(e, e->machine->lane);
}

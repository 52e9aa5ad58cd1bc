/* evaluate_calls.c: branches, and expressions in the place of operations. */
#include <inttypes.h>

#include "evaluator.h"
#include "register_numbers.h"

/* ---- branches ---- */

static bool is_zero(const struct typed_value *value) {
	const size_t size = value->bytes ? (value->type.bits + 7) / 8 : 0;
	bool zero = !value->number;
	for (size_t i = 0; i < size && zero; i++)
		zero = !value->bytes[i];
	return zero;
}

void evaluator_do_branch(struct evaluator *e) {
	bool always = e->step->operation->effect == EFFECT_SKIP;
	bool goes = always;
	if (!always) {
		const struct typed_value condition = evaluator_pop_integral(e);
		goes = !is_zero(&condition);
	}
	if (e->step->target == DWARF_NOWHERE)
		evaluator_fail(e, FAULT_FORM, "it goes into an operation, or out of the expression");
	else if (goes)
		e->next = e->step->target;
}

/* ---- other expressions ---- */

static bool go_deeper(struct evaluator *e) {
	return ++e->depth <= EVALUATION_DEPTH ||
	       evaluator_fail(e, FAULT_LIMIT, "calls are nested more than %d deep", EVALUATION_DEPTH);
}

/* Evaluates steps in the place of one. */
static void evaluate_inner(struct evaluator *e, const struct dwarf_expression *expression) {
	const struct dwarf_step *step = e->step;
	const size_t next = e->next;
	evaluator_run(e, expression);
	e->step = step;
	e->next = next;
}

bool evaluator_decode(struct evaluator *e, const uint8_t *bytes, size_t size, struct dwarf_expression *expression,
                      size_t *offset) {
	if (!evaluator_take_time(e, size))
		return false;
	const char *problem = dwarf_expression_decode(e->arena, bytes, size, &e->machine->format, expression, offset);
	return !problem || evaluator_fail(e, FAULT_FORM, "%s", problem);
}

/* Evaluates an expression whose stack is its own, as another evaluator would; false after a fault. */
static bool evaluate_apart(struct evaluator *e, const struct dwarf_expression *expression, bool at_entry,
                           struct evaluator *inner) {
	*inner = *e;
	memset(&inner->stack, 0, sizeof inner->stack);
	inner->at_entry = at_entry;
	evaluate_inner(inner, expression);
	e->work = inner->work;
	e->fault = inner->fault;
	e->problem = inner->problem;
	return !e->fault;
}

/* The location that an expression gives. */
static struct dwarf_location called_location(struct evaluator *e, const struct dwarf_expression *expression) {
	struct evaluator inner;
	struct dwarf_entry top = dwarf_location_entry(location_undefined());
	if (!evaluate_apart(e, expression, e->at_entry, &inner))
		return top.location;
	if (inner.stack.count)
		top = inner.stack.items[inner.stack.count - 1];
	top.location.incomplete = false;
	return evaluator_to_location(e, top);
}

static bool find_called(struct evaluator *e, const struct dwarf_step *step, struct called_expression *called) {
	const struct dwarf_machine *machine = e->machine;
	return (machine->called && machine->called(machine->context, step, called)) ||
	       evaluator_fail(e, FAULT_STATE, "the expression of the entry at 0x%" PRIx64 " is not known",
	                      step->numbers[0]);
}

struct dwarf_location evaluator_follow(struct evaluator *e, const struct implicit_pointer *pointer) {
	const struct dwarf_machine *machine = e->machine;
	const uint64_t distance = dwarf_magnitude(pointer->offset);
	struct dwarf_location location = location_undefined();
	struct dwarf_expression expression;
	struct called_expression called = {0};
	size_t offset;
	e->machine = pointer->machine;
	if (find_called(e, pointer->step, &called) && go_deeper(e)) {
		e->machine = called.machine ? called.machine : e->machine;
		if (evaluator_decode(e, called.bytes, called.size, &expression, &offset))
			location = called_location(e, &expression);
		e->depth--;
	}
	e->machine = machine;
	if (!e->fault && location_move(&location, pointer->offset < 0, distance, 0) != MOVED)
		evaluator_fail(e, FAULT_FORM, "the implicit pointer points to what is beyond its entry");
	return location;
}

/* ---- operations ---- */

void evaluator_do_call(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	struct dwarf_expression expression;
	struct called_expression called = {0};
	size_t offset;
	if (!find_called(e, e->step, &called) || !go_deeper(e))
		return;
	e->machine = called.machine ? called.machine : machine;
	if (!evaluator_decode(e, called.bytes, called.size, &expression, &offset))
		return;
	if (called.is_procedure)
		evaluate_inner(e, &expression);
	else
		evaluator_push_location(e, called_location(e, &expression));
	e->machine = machine;
	e->depth--;
}

/* What a register had at entry: a generic value if it fits one. */
static void push_entry_register(struct evaluator *e, struct dwarf_location location) {
	const struct register_run *run = dwarf_register_run(location.number);
	struct stack_type type = evaluator_generic_type(e);
	location.at_entry = true;
	if (run && run->bits > type.bits)
		type = (struct stack_type){.known = true, .kind = KIND_UNSIGNED, .bits = run->bits};
	evaluator_push_value(e, evaluator_read_value(e, &location, run ? run->bits : type.bits, type));
}

/* What the inner expression left is a value or the location of a whole register. */
static void push_entry_value(struct evaluator *e, struct dwarf_entry entry) {
	char text[80];
	const struct dwarf_location *location = &entry.location;
	bool is_register = !entry.is_value && location->storage == STORAGE_REGISTER;
	if (is_register && !location_offset(location))
		push_entry_register(e, *location);
	else if (entry.is_value || location->storage == STORAGE_MEMORY)
		evaluator_push_value(e, evaluator_to_value(e, entry));
	else
		evaluator_fail(e, is_register ? FAULT_FORM : FAULT_TYPE,
		               "its expression gives %s, not a value or a whole register", location_text(location, text));
}

void evaluator_do_entry_value(struct evaluator *e) {
	struct evaluator inner;
	if (!go_deeper(e) || !evaluate_apart(e, e->step->inner, true, &inner))
		return;
	e->depth--;
	if (!inner.stack.count)
		evaluator_fail(e, FAULT_TYPE, "its expression gives nothing");
	else
		push_entry_value(e, inner.stack.items[inner.stack.count - 1]);
}

/* evaluation.c: see evaluation.h. */
#include "evaluation.h"

#include <inttypes.h>

#include "evaluator.h"
#include "register_numbers.h"

/* ---- steps ---- */

static void (*const effects[])(struct evaluator *e) = {
#define KD_EFFECT(name, check, evaluate) [EFFECT_##name] = evaluator_do_##evaluate,
#include "effects.def"
#undef KD_EFFECT
};

void evaluator_do_nothing(struct evaluator *e) {
	(void)e;
}

void evaluator_do_overlay(struct evaluator *e) {
	evaluator_fail(e, FAULT_LIMIT, "operations of later drafts are not evaluated");
}

/* What an operation takes must be there; but for the parts of a composite, which may be missing. */
static bool check_depth(struct evaluator *e) {
	const char *takes = e->step->operation->takes;
	size_t count = strlen(takes);
	if (e->stack.count >= count || (count > 1 && takes[0] == 'C'))
		return true;
	return evaluator_fail(e, FAULT_TYPE, "the stack has %zu %s here, but it takes %zu", e->stack.count,
	                      e->stack.count == 1 ? "entry" : "entries", count);
}

static bool check_scope(struct evaluator *e) {
	if (!e->step->operation->not_in_frames || e->request->use < USE_CFA)
		return true;
	return evaluator_fail(e, FAULT_FORM,
	                      "a call frame can't have it: it would depend on other debug information, or on itself");
}

void evaluator_run(struct evaluator *e, const struct dwarf_expression *expression) {
	e->next = 0;
	while (!e->fault && e->next < expression->steps.count && evaluator_take_time(e, 1)) {
		e->step = &expression->steps.items[e->next++];
		if (!e->depth) {
			e->offset = e->step->offset;
			e->number = e->next;
		}
		if (check_depth(e) && check_scope(e))
			effects[e->step->operation->effect](e);
	}
}

/* What the stack begins with. */
static void begin(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	switch (e->request->use) {
	case USE_POINTED:
		evaluator_push_number(e, machine->pointer);
		evaluator_push_known(e, machine->object, "the object", NULL);
		break;
	case USE_MEMBER: evaluator_push_known(e, machine->object, "the object", NULL); break;
	case USE_REGISTER:
	case USE_REGISTER_VALUE:
		if (machine->cfa) /* without it the expression may be that of the CFA itself */
			evaluator_push_location(e, *machine->cfa);
		break;
	default: break;
	}
	e->initial = e->stack.count;
}

/* ---- the result ---- */

static void check_lane_pc(struct evaluator *e, const struct dwarf_location *location) {
	enum { ADDRESS_BITS = 64 };
	const uint64_t wanted = bits_times(e->request->lanes, ADDRESS_BITS);
	char text[80];
	uint64_t room;
	if (!e->request->lanes || location->storage == STORAGE_MEMORY || !location_room(location, &room))
		return;
	if (location->storage == STORAGE_COMPOSITE ? room != wanted : room < wanted)
		evaluator_fail(e, FAULT_FORM, "it gives %s of %" PRIu64 " bits, but the addresses of %u lanes have %" PRIu64,
		               location_text(location, text), room, e->request->lanes, wanted);
}

static void check_cfa(struct evaluator *e, const struct dwarf_location *location) {
	char text[80];
	if (location->storage != STORAGE_MEMORY)
		evaluator_fail(e, FAULT_TYPE, "it gives %s, but the CFA is a location in memory",
		               location_text(location, text));
	else if (location->bit)
		evaluator_fail(e, FAULT_FORM, "it gives bit %u of a byte, but the CFA is a whole byte", location->bit);
}

static void check_register_value(struct evaluator *e, const struct typed_value *value) {
	const struct register_run *run = dwarf_register_run(e->request->register_number);
	char name[16];
	if (run && value->type.bits != run->bits && dwarf_register_name(e->request->register_number, run->wave, name))
		evaluator_fail(e, FAULT_TYPE, "it gives a value of %" PRIu32 " bits, but %s has %u", value->type.bits, name,
		               run->bits);
}

static struct dwarf_entry nothing_left(struct evaluator *e) {
	const enum stack_use use = e->request->use;
	if (use == USE_VALUE || use == USE_CFA || use == USE_REGISTER_VALUE)
		evaluator_fail(e, FAULT_TYPE, "the expression gives nothing, but %s is needed",
		               use == USE_CFA ? "a location in memory" : "a value");
	return dwarf_location_entry(location_undefined());
}

/* Takes the result off the stack, as what the expression is for. */
static struct dwarf_entry take_result(struct evaluator *e) {
	if (!e->stack.count)
		return nothing_left(e);
	struct dwarf_entry top = e->stack.items[--e->stack.count];
	top.location.incomplete = false;
	switch (e->request->use) {
	case USE_ANY: return top;
	case USE_VALUE:
	case USE_REGISTER_VALUE: top = dwarf_value_entry(evaluator_to_value(e, top)); break;
	default: top = dwarf_location_entry(evaluator_to_location(e, top)); break;
	}
	if (e->request->use == USE_REGISTER_VALUE)
		check_register_value(e, &top.value);
	if (e->request->use == USE_CFA)
		check_cfa(e, &top.location);
	if (e->request->use == USE_LANE_PC)
		check_lane_pc(e, &top.location);
	return top;
}

struct evaluation dwarf_evaluate(struct arena *arena, const uint8_t *bytes, size_t size,
                                 const struct evaluation_request *request) {
	struct evaluator e = {.arena = arena, .request = request, .machine = request->machine, .work = request->spent};
	struct evaluation evaluation = {0};
	struct dwarf_expression expression;
	begin(&e);
	if (!e.fault && evaluator_decode(&e, bytes, size, &expression, &e.offset)) {
		evaluator_run(&e, &expression);
		evaluation.number = e.number;
		if (!e.fault)
			evaluation.result = take_result(&e);
	}
	evaluation.fault = e.fault;
	evaluation.problem = e.problem;
	evaluation.offset = e.offset;
	evaluation.left = e.stack.count > e.initial ? e.stack.count - e.initial : 0;
	evaluation.steps = e.work;
	return evaluation;
}

/* stack_check.c: see stack_check.h.
 *
 * Steps are followed in order; where branches meet, what differs becomes unknown. That is repeated until nothing
 * changes, silently, and then done once more to report. */
#include "stack_check.h"

#include <inttypes.h>
#include <string.h>

#include "register_numbers.h"
#include "stack_checker.h"

enum {
	ROUND_LIMIT = 16,     /* until all that meets becomes unknown */
	WORK_LIMIT = 1 << 20, /* entries and parts looked at */
};

/* ---- steps ---- */

static void (*const effects[])(struct stack_checker *c) = {
#define KD_EFFECT(name, check, evaluate) [EFFECT_##name] = stack_do_##check,
#include "effects.def"
#undef KD_EFFECT
};

static bool follow(struct stack_checker *c);

void stack_do_nothing(struct stack_checker *c) {
	(void)c;
}

/* What a location gives as the value that was there at entry: that of a register is generic if it fits. */
static struct stack_type type_at_entry(struct stack_checker *c, const struct stack_entry *location) {
	struct stack_type type = stack_generic(c).type;
	if (location->storage == STORAGE_MEMORY)
		return type;
	if (location->storage != STORAGE_REGISTER || !location->size_known)
		return (struct stack_type){0};
	if (location->size > type.bits)
		type = (struct stack_type){.known = true, .kind = KIND_UNSIGNED, .bits = (uint32_t)location->size};
	return type;
}

/* The expression in it has a stack of its own, and gives a value or the location of a register. */
void stack_do_entry_value(struct stack_checker *c) {
	char text[80];
	struct stack_checker inner = {.check = c->check, .expression = c->step->inner, .depth = c->depth + 1};
	bool reports = c->reports;
	if (!inner.expression || inner.depth > DWARF_NESTING) {
		stack_push(c, entry_unknown());
		return;
	}
	inner.reports = reports;
	inner.work = c->work;
	bool good = follow(&inner);
	c->work = inner.work;
	if (!good) { /* it was reported there */
		c->failed = true;
		return;
	}
	struct stack result = inner.stack;
	if (!result.reached || (!result.count && result.open)) {
		stack_push(c, entry_unknown());
		return;
	}
	if (!result.count) {
		stack_fail(c, OPERATION, "its expression gives nothing");
		return;
	}
	struct stack_entry top = result.entries[result.count - 1];
	bool converts = top.kind != ENTRY_LOCATION || stack_is_address(&top) || top.storage == STORAGE_REGISTER;
	if (!converts || (top.storage == STORAGE_REGISTER && top.offset_known && top.offset))
		stack_fail(c, OPERATION, "its expression gives %s, not a value or a whole register", entry_text(&top, text));
	stack_push(c, top.kind == ENTRY_VALUE ? top : entry_typed(type_at_entry(c, &top)));
}

/* What an operation takes must be there; but for the parts of a composite, which may be missing. */
static bool check_depth(struct stack_checker *c) {
	size_t takes = strlen(c->step->operation->takes);
	bool optional = takes > 1 && c->step->operation->takes[0] == 'C';
	if (optional || c->stack.open || c->stack.count >= takes)
		return true;
	return stack_fail(c, OPERATION, "the stack has %zu %s here, but it takes %zu", c->stack.count,
	                  c->stack.count == 1 ? "entry" : "entries", takes);
}

static bool check_scope(struct stack_checker *c) {
	if (!c->step->operation->not_in_frames || c->check->use < USE_CFA)
		return true;
	return stack_fail(c, OPERATION,
	                  "a call frame can't have it: it would depend on other debug information, or on itself");
}

static void follow_step(struct stack_checker *c) {
	enum dwarf_effect effect = (enum dwarf_effect)c->step->operation->effect;
	c->failed = false;
	if (check_depth(c) && check_scope(c))
		effects[effect](c);
	if (!c->failed)
		return;
	c->refused = c->reports;
	stack_do_call(c); /* nothing is known any more */
}

/* What the stack begins with. */
static void begin(struct stack_checker *c) {
	struct stack_entry object = entry_location(STORAGE_ANY), cfa = entry_memory(false, 0, false, 0);
	struct stack_entry pointer = entry_typed((struct stack_type){0});
	c->stack.count = 0;
	c->stack.open = false;
	c->stack.reached = true;
	object.initial = cfa.initial = pointer.initial = true;
	if (c->depth)
		return;
	switch (c->check->use) {
	case USE_POINTED:
		stack_push(c, pointer);
		stack_push(c, object);
		break;
	case USE_MEMBER: stack_push(c, object); break;
	case USE_PROCEDURE: c->stack.open = true; break;
	case USE_REGISTER:
	case USE_REGISTER_VALUE: stack_push(c, cfa); break;
	default: break;
	}
}

/* Comes to a step, perhaps from elsewhere too. */
static void arrive(struct stack_checker *c, size_t step) {
	if (!c->meetings[step])
		return;
	if (c->stack.reached)
		stack_meet(c, step);
	if (c->meetings[step]->reached)
		stack_copy(c, &c->stack, c->meetings[step]);
}

static void follow_once(struct stack_checker *c) {
	begin(c);
	c->changed = false;
	for (size_t i = 0; i < c->expression->steps.count && !c->refused && c->work < WORK_LIMIT; i++) {
		arrive(c, i);
		c->step = &c->expression->steps.items[i];
		if (c->stack.reached)
			follow_step(c);
	}
	if (!c->refused)
		arrive(c, c->expression->steps.count);
}

/* Follows the whole expression; false if it was refused. */
static bool follow(struct stack_checker *c) {
	bool reports = c->reports;
	size_t count = c->expression->steps.count;
	c->meetings = arena_zeroed(c->check->arena, count + 1, sizeof *c->meetings);
	for (size_t i = 0; i < count; i++) {
		const struct dwarf_step *step = &c->expression->steps.items[i];
		if (step->operation->operands[0] == OPERAND_BRANCH && step->target <= count && !c->meetings[step->target])
			c->meetings[step->target] = arena_zeroed(c->check->arena, 1, sizeof **c->meetings);
	}
	c->reports = false;
	unsigned round = 0;
	do {
		c->gives_up = ++round >= ROUND_LIMIT;
		follow_once(c);
	} while (c->changed && c->work < WORK_LIMIT);
	c->reports = reports;
	if (reports && c->work < WORK_LIMIT)
		follow_once(c);
	return !c->refused;
}

/* ---- the result ---- */

static void check_lane_pc(struct stack_checker *c, const struct stack_entry *location) {
	char text[80];
	enum { ADDRESS_BITS = 64 };
	uint64_t wanted = bits_times(c->check->lanes, ADDRESS_BITS);
	bool exact = location->storage == STORAGE_COMPOSITE;
	if (!c->check->lanes || !location->size_known || location->storage == STORAGE_UNDEFINED)
		return;
	uint64_t bits = location->size -
	                (location->offset_known && location->offset < location->size ? location->offset : 0);
	if (exact ? bits != wanted : bits < wanted)
		stack_fail(c, OPERATION, "it gives %s of %" PRIu64 " bits, but the addresses of %u lane%s have %" PRIu64,
		           entry_text(location, text), bits, c->check->lanes, c->check->lanes == 1 ? "" : "s", wanted);
}

static void check_cfa(struct stack_checker *c, const struct stack_entry *location) {
	char text[80];
	bool memory = location->storage == STORAGE_ANY || location->storage == STORAGE_MEMORY;
	if (!memory)
		stack_fail(c, OPERATION, "it gives %s, but the CFA is a location in memory", entry_text(location, text));
	else if (location->offset_known && location->offset % 8)
		stack_fail(c, OPERATION, "it gives bit %" PRIu64 " of a byte, but the CFA is a whole byte",
		           location->offset % 8);
}

static void check_register_value(struct stack_checker *c, const struct stack_entry *value) {
	char name[16];
	const struct register_run *run = dwarf_register_run(c->check->register_number);
	if (run && value->kind == ENTRY_VALUE && value->type.known && value->type.bits != run->bits &&
	    dwarf_register_name(c->check->register_number, run->wave, name))
		stack_fail(c, OPERATION, "it gives a value of %u bits, but %s has %u", value->type.bits, name, run->bits);
}

/* Takes the result off the stack. */
static void check_result(struct stack_checker *c) {
	enum stack_use use = c->check->use;
	struct stack_entry top;
	if (!c->stack.count && c->stack.open)
		return;
	if (!c->stack.count) {
		if (use == USE_VALUE || use == USE_CFA || use == USE_REGISTER_VALUE)
			stack_fail(c, OPERATION, "the expression gives nothing, but %s is needed",
			           use == USE_CFA ? "a location in memory" : "a value");
		return;
	}
	top = c->stack.entries[c->stack.count - 1];
	top.incomplete = false;
	stack_drop(c, 1);
	switch (use) {
	case USE_ANY: break;
	case USE_REGISTER_VALUE:
		top = stack_to_value(c, top);
		check_register_value(c, &top);
		break;
	case USE_VALUE: stack_to_value(c, top); break;
	case USE_CFA:
		top = stack_to_location(c, top);
		check_cfa(c, &top);
		break;
	case USE_LANE_PC:
		top = stack_to_location(c, top);
		check_lane_pc(c, &top);
		break;
	default: stack_to_location(c, top); break;
	}
}

static void warn_of_rest(struct stack_checker *c) {
	size_t left = 0;
	for (size_t i = 0; i < c->stack.count; i++)
		left += !c->stack.entries[i].initial;
	if (left)
		stack_warn(c, OPERATION, "%zu %s left on the stack below the result", left,
		           left == 1 ? "entry is" : "entries are");
}

bool stack_check(const struct stack_check *check, const struct dwarf_expression *expression) {
	struct stack_checker c = {.check = check, .expression = expression, .reports = true};
	size_t count = expression->steps.count;
	if (!follow(&c))
		return false;
	if (c.work >= WORK_LIMIT || !c.stack.reached)
		return true;
	c.step = count ? &expression->steps.items[count - 1] : NULL;
	if (check->use == USE_PROCEDURE)
		return true;
	c.failed = false;
	check_result(&c);
	warn_of_rest(&c);
	return !c.failed;
}

/* stack_branches.c: branches, and what stacks have in common where they meet. */
#include <string.h>

#include "stack_checker.h"

void stack_copy(struct stack_checker *c, struct stack *to, const struct stack *from) {
	if (to->room < from->count) {
		to->entries = arena_alloc(c->check->arena, from->count * sizeof *to->entries);
		to->room = from->count;
	}
	if (from->count)
		memcpy(to->entries, from->entries, from->count * sizeof *to->entries);
	to->count = from->count;
	to->open = from->open;
	to->reached = from->reached;
	c->work += from->count;
}

void stack_meet(struct stack_checker *c, size_t target) {
	struct stack *meeting = c->meetings[target];
	if (!meeting->reached) {
		stack_copy(c, meeting, &c->stack);
		c->changed = true;
	}
	size_t least = meeting->count < c->stack.count ? meeting->count : c->stack.count;
	if (c->gives_up)
		least = 0;
	bool open = meeting->open || c->stack.open || meeting->count != c->stack.count || c->gives_up;
	if (least != meeting->count || open != meeting->open)
		c->changed = true;
	size_t dropped = meeting->count - least, others = c->stack.count - least;
	for (size_t i = 0; i < least; i++) {
		struct stack_entry *entry = &meeting->entries[dropped + i];
		struct stack_entry joined = entry_join(entry, &c->stack.entries[others + i]);
		c->changed |= !entry_is(&joined, entry);
		meeting->entries[i] = joined;
	}
	meeting->count = least;
	meeting->open = open;
	c->work += least;
}

/* A condition that is known has one way to go. */
void stack_do_branch(struct stack_checker *c) {
	bool always = c->step->operation->effect == EFFECT_SKIP;
	struct stack_entry condition = always ? entry_unknown() : stack_pop_integral(c);
	bool known = !always && condition.number_known && condition.type.generic;
	if (c->failed)
		return;
	if (c->step->target == DWARF_NOWHERE) {
		stack_fail(c, 0, "it goes into an operation, or out of the expression");
		return;
	}
	if (!known || condition.number)
		stack_meet(c, c->step->target);
	if (always || (known && condition.number))
		c->stack.reached = false;
}

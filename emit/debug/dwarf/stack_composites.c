/* stack_composites.c: operations that make composites, checked. */
#include <inttypes.h>

#include "stack_checker.h"

/* The composite that gets the next part: the incomplete one on top, or a new one. */
static struct stack_entry take_composite(struct stack_checker *c) {
	if (!c->stack.count || !stack_peek(c, 0).incomplete)
		return entry_composite();
	struct stack_entry composite = stack_peek(c, 0);
	stack_drop(c, 1);
	return composite;
}

/* A part of `bits`, if they are known, of the location on top from bit `from` of it on. */
static void add_part(struct stack_checker *c, bool known, uint64_t bits, uint64_t from) {
	struct stack_entry part = entry_location(STORAGE_UNDEFINED);
	bool nothing = !c->stack.count;
	if (nothing ? c->stack.open : stack_peek(c, 0).kind == ENTRY_UNKNOWN) { /* it may be a composite itself */
		stack_do_call(c);
		stack_push(c, entry_extended(c->check->arena, entry_composite(), false, 0, PART_OPEN));
		return;
	}
	if (!nothing && !stack_peek(c, 0).incomplete)
		part = stack_pop_location(c);
	if (known)
		stack_check_inside(c, &part, from, bits, 0);
	enum part_state state = entry_part(&part, from, bits, &c->work);
	stack_push(c, entry_extended(c->check->arena, take_composite(c), known, bits, state));
}

void stack_do_piece(struct stack_checker *c) {
	const struct dwarf_step *step = c->step;
	add_part(c, !step->unknown[0], bits_times(step->numbers[0], 8), 0);
}

void stack_do_bit_piece(struct stack_checker *c) {
	const struct dwarf_step *step = c->step;
	add_part(c, !step->unknown[0] && !step->unknown[1], step->numbers[0], step->numbers[1]);
}

void stack_do_piece_end(struct stack_checker *c) {
	struct stack_entry composite = stack_peek(c, 0);
	if (composite.kind != ENTRY_UNKNOWN && !composite.incomplete)
		stack_fail(c, OPERATION, "no composite is being made; DW_OP_piece begins one");
	stack_drop(c, 1);
	composite.incomplete = false;
	stack_push(c, composite);
}

/* The bits of each part and their number, neither of which may be 0. */
static bool check_parts(struct stack_checker *c) {
	const struct dwarf_step *step = c->step;
	for (int i = 0; i < DWARF_OPERANDS; i++)
		if (!step->unknown[i] && !step->numbers[i])
			return stack_fail(c, i, i ? "0 parts" : "parts of 0 bits");
	return true;
}

/* Pushes a composite of the parts that the operands say. */
static void push_parts(struct stack_checker *c, enum part_state state) {
	const struct dwarf_step *step = c->step;
	bool known = !step->unknown[0] && !step->unknown[1];
	struct stack_entry composite = entry_extended(c->check->arena, entry_composite(), known,
	                                              bits_times(step->numbers[0], step->numbers[1]), state);
	composite.incomplete = false;
	stack_push(c, composite);
}

void stack_do_extend(struct stack_checker *c) {
	struct stack_entry location = stack_pop_location(c);
	uint64_t bits = c->step->numbers[0];
	if (!check_parts(c) || (!c->step->unknown[0] && !stack_check_inside(c, &location, 0, bits, 0)))
		return;
	push_parts(c, entry_part(&location, 0, bits, &c->work));
}

/* How many of `count` parts, from the first on, a location must have, where bits of `chosen` say which are its. */
static uint64_t parts_taken(uint64_t chosen, uint64_t count) {
	uint64_t last = 0;
	for (uint64_t i = 0; i < count && i < 64; i++)
		if (chosen >> i & 1)
			last = i + 1;
	return last;
}

/* Each part is taken of one of two locations, at its own place in it. Where the mask is not known, one of them must
 * reach to the last part. */
static void check_selection(struct stack_checker *c, const struct stack_entry *mask, const struct stack_entry *one,
                            const struct stack_entry *zero) {
	uint64_t bits = c->step->numbers[0], count = c->step->numbers[1];
	if (mask->kind == ENTRY_VALUE && mask->number_known) {
		stack_check_inside(c, one, 0, bits_times(bits, parts_taken(mask->number, count)), 0);
		stack_check_inside(c, zero, 0, bits_times(bits, parts_taken(~mask->number, count)), 0);
	} else if (!stack_is_inside(one, 0, bits_times(bits, count))) {
		stack_check_inside(c, zero, 0, bits_times(bits, count), 0);
	}
}

void stack_do_select(struct stack_checker *c) {
	struct stack_entry mask = stack_pop_integral(c), one = stack_pop_location(c), zero = stack_pop_location(c);
	uint64_t count = c->step->numbers[1], all = bits_times(c->step->numbers[0], count);
	if (!check_parts(c))
		return;
	if (mask.kind == ENTRY_VALUE && mask.type.known && !c->step->unknown[1] && mask.type.bits < count)
		stack_fail(c, 1, "the mask has %u bits, fewer than the %" PRIu64 " parts", mask.type.bits, count);
	else if (!c->step->unknown[0] && !c->step->unknown[1])
		check_selection(c, &mask, &one, &zero);
	enum part_state first = entry_part(&zero, 0, all, &c->work), second = entry_part(&one, 0, all, &c->work);
	push_parts(c, first == second ? first : PART_OPEN);
}

void stack_do_overlay(struct stack_checker *c) {
	stack_pop_integral(c);
	stack_pop_integral(c);
	stack_pop_location(c);
	stack_pop_location(c);
	stack_push(c, entry_location(STORAGE_ANY));
}

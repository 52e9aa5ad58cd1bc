/* evaluate_composites.c: operations that make composites. */
#include <inttypes.h>

#include "evaluator.h"

enum { PARTS_LIMIT = 1 << 16 }; /* of a composite */

/* Adds a part, which is in its storage, to a composite; false after a fault. */
static bool add_to(struct evaluator *e, const struct dwarf_location *composite, const struct dwarf_location *part,
                   uint64_t from, uint64_t bits) {
	composite_add(e->arena, composite->composite, part, from, bits, &e->work);
	if (composite->composite->bits >= COMPOSITE_BITS_LIMIT)
		return evaluator_fail(e, FAULT_LIMIT, "the composite is too large");
	if (composite->composite->parts.count > PARTS_LIMIT)
		return evaluator_fail(e, FAULT_LIMIT, "the composite has more than %d parts", PARTS_LIMIT);
	return evaluator_take_time(e, 0);
}

static void add_part(struct evaluator *e, uint64_t bits, uint64_t from) {
	struct dwarf_location part = location_undefined(), composite;
	size_t count = e->stack.count;
	if (count && !dwarf_entry_is_incomplete(&e->stack.items[count - 1]))
		part = evaluator_pop_location(e);
	if (e->fault || !evaluator_check_inside(e, &part, from, bits))
		return;
	if (bits >= COMPOSITE_BITS_LIMIT) {
		evaluator_fail(e, FAULT_LIMIT, "a part of %" PRIu64 " bits is too large", bits);
		return;
	}
	count = e->stack.count;
	if (count && dwarf_entry_is_incomplete(&e->stack.items[count - 1]))
		composite = e->stack.items[--e->stack.count].location;
	else
		composite = location_composite(e->arena);
	if (add_to(e, &composite, &part, from, bits))
		evaluator_push_location(e, composite);
}

void evaluator_do_piece(struct evaluator *e) {
	add_part(e, bits_times(e->step->numbers[0], 8), 0);
}

void evaluator_do_bit_piece(struct evaluator *e) {
	add_part(e, e->step->numbers[0], e->step->numbers[1]);
}

void evaluator_do_piece_end(struct evaluator *e) {
	struct dwarf_entry *top = &e->stack.items[e->stack.count - 1];
	if (!dwarf_entry_is_incomplete(top))
		evaluator_fail(e, FAULT_TYPE, "no composite is being made; DW_OP_piece begins one");
	top->location.incomplete = false;
}

/* The bits of each part and their number, neither of which may be 0. */
static bool check_parts(struct evaluator *e) {
	const uint64_t bits = e->step->numbers[0], count = e->step->numbers[1];
	if (!bits || !count)
		return evaluator_fail(e, FAULT_FORM, bits ? "0 parts" : "parts of 0 bits");
	return bits_times(bits, count) < COMPOSITE_BITS_LIMIT ||
	       evaluator_fail(e, FAULT_LIMIT, "%" PRIu64 " parts of %" PRIu64 " bits are too large", count, bits);
}

static void push_composite(struct evaluator *e, struct dwarf_location composite) {
	composite.incomplete = false;
	evaluator_push_location(e, composite);
}

void evaluator_do_extend(struct evaluator *e) {
	const struct dwarf_location location = evaluator_pop_location(e);
	const uint64_t bits = e->step->numbers[0], count = e->step->numbers[1];
	struct dwarf_location composite = location_composite(e->arena);
	bool is_one = location.storage == STORAGE_UNDEFINED;
	if (e->fault || !check_parts(e) || !evaluator_check_inside(e, &location, 0, bits))
		return;
	if (is_one)
		add_to(e, &composite, &location, 0, bits * count);
	for (uint64_t i = 0; i < count && !is_one && add_to(e, &composite, &location, 0, bits); i++)
		continue;
	push_composite(e, composite);
}

static bool mask_bit(const struct typed_value *mask, uint64_t bit) {
	return mask->bytes ? mask->bytes[bit / 8] >> bit % 8 & 1 : mask->number >> bit & 1;
}

void evaluator_do_select(struct evaluator *e) {
	const struct typed_value mask = evaluator_pop_integral(e);
	const struct dwarf_location one = evaluator_pop_location(e), zero = evaluator_pop_location(e);
	const uint64_t bits = e->step->numbers[0], count = e->step->numbers[1];
	struct dwarf_location composite = location_composite(e->arena);
	if (e->fault || !check_parts(e))
		return;
	if (mask.type.bits < count) {
		evaluator_fail(e, FAULT_TYPE, "the mask has %" PRIu32 " bits, fewer than the %" PRIu64 " parts", mask.type.bits,
		               count);
		return;
	}
	for (uint64_t i = 0; i < count; i++) {
		const struct dwarf_location *source = mask_bit(&mask, i) ? &one : &zero;
		if (!evaluator_check_inside(e, source, i * bits, bits) || !add_to(e, &composite, source, i * bits, bits))
			return;
	}
	push_composite(e, composite);
}

/* evaluate_locations.c: operations that make and move locations. */
#include <inttypes.h>
#include <stdio.h>

#include "evaluator.h"
#include "register_numbers.h"

static uint64_t register_of(const struct dwarf_step *step) {
	return step->operation->series ? step->index : step->numbers[0];
}

static void check_register(struct evaluator *e, uint64_t number) {
	const struct register_run *run = dwarf_register_run(number);
	unsigned lanes = e->request->lanes;
	char name[16];
	if (run && run->wave && lanes && lanes != run->wave && dwarf_register_name(number, 0, name))
		evaluator_fail(e, FAULT_FORM, "%s is a register of wavefronts of %u lanes, but lanes is %u", name, run->wave,
		               lanes);
}

struct dwarf_location evaluator_register_here(struct evaluator *e) {
	check_register(e, register_of(e->step));
	return location_register(register_of(e->step), e->at_entry);
}

void evaluator_do_address(struct evaluator *e) {
	evaluator_push_location(e, location_memory(0, e->step->numbers[0]));
}

/* What .debug_addr has, as a location or a number. */
void evaluator_do_index(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	const uint64_t index = e->step->numbers[0];
	uint64_t address;
	if (!machine->address_at || !machine->address_at(machine->context, index, &address))
		evaluator_fail(e, FAULT_STATE, "entry %" PRIu64 " of .debug_addr is not known", index);
	else if (e->step->operation->effect == EFFECT_ADDRESS_INDEX)
		evaluator_push_location(e, location_memory(0, address));
	else
		evaluator_push_number(e, address);
}

void evaluator_do_register(struct evaluator *e) {
	evaluator_push_location(e, evaluator_register_here(e));
}

uint64_t evaluator_check_space(struct evaluator *e, const struct typed_value *space) {
	if (dwarf_space_bits(space->number) && !space->bytes)
		return space->number;
	evaluator_fail(e, FAULT_FORM, "there is no address space %" PRIu64, space->number);
	return 0;
}

void evaluator_do_entry_register(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	uint64_t number = e->step->numbers[0];
	struct dwarf_location location = location_register(number, true);
	check_register(e, number);
	if (machine->entry_location && !machine->entry_location(machine->context, number, &location))
		evaluator_fail(e, FAULT_STATE, "the register's place in the caller is not known");
	evaluator_push_location(e, location);
}

static void move_top(struct evaluator *e, bool back, uint64_t bytes, unsigned bits) {
	char text[80];
	struct dwarf_location location = evaluator_pop_location(e);
	uint64_t room;
	const char *name = location_text(&location, text);
	switch (e->fault ? MOVED : location_move(&location, back, bytes, bits)) {
	case MOVED_BEFORE: evaluator_fail(e, FAULT_FORM, "the offset is before the beginning of %s", name); break;
	case MOVED_BEYOND:
		room = 0;
		location_room(&location, &room);
		evaluator_fail(e, FAULT_FORM, "the offset is beyond the end: %s has %" PRIu64 " bits from there on", name,
		               room);
		break;
	default: evaluator_push_location(e, location);
	}
}

uint64_t dwarf_magnitude(int64_t number) {
	return number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
}

void evaluator_do_frame_base(struct evaluator *e) {
	const int64_t offset = (int64_t)e->step->numbers[0];
	if (evaluator_push_known(e, e->machine->frame_base, "the frame base", e->machine->no_frame_base))
		move_top(e, offset < 0, dwarf_magnitude(offset), 0);
}

void evaluator_do_cfa(struct evaluator *e) {
	evaluator_push_known(e, e->machine->cfa, "the CFA", e->machine->no_cfa);
}

void evaluator_do_object(struct evaluator *e) {
	evaluator_push_known(e, e->machine->object, "the object", NULL);
}

void evaluator_do_tls(struct evaluator *e) {
	evaluator_pop_integral(e);
	evaluator_fail(e, FAULT_STATE, "the place of thread-local variables is not known");
}

struct dwarf_location evaluator_in_space(struct evaluator *e, const struct typed_value *space,
                                         const struct typed_value *address) {
	const uint64_t number = evaluator_check_space(e, space);
	const struct stack_type type = {.known = true, .kind = KIND_UNSIGNED, .bits = dwarf_space_bits(number)};
	return location_memory(number, typed_number(type, address->number).number);
}

/* An implicit pointer into that space is followed. */
void evaluator_do_form_address(struct evaluator *e) {
	const struct typed_value space = evaluator_pop_integral(e);
	const struct dwarf_entry top = evaluator_look(e, 0);
	if (top.is_value && top.value.pointer && top.value.pointer->space == space.number) {
		evaluator_drop(e, 1);
		evaluator_push_location(e, evaluator_follow(e, top.value.pointer));
		return;
	}
	const struct typed_value address = evaluator_pop_integral(e);
	evaluator_push_location(e, evaluator_in_space(e, &space, &address));
}

void evaluator_do_undefined(struct evaluator *e) {
	evaluator_push_location(e, location_undefined());
}

void evaluator_do_implicit_value(struct evaluator *e) {
	evaluator_push_location(e, location_implicit(e->step->bytes, e->step->byte_count));
}

static void push_pointer(struct evaluator *e, const struct implicit_pointer *pointer) {
	const size_t size = dwarf_space_bits(pointer->space) / 8;
	struct dwarf_location location = location_implicit(arena_zeroed(e->arena, size, 1), size);
	location.pointer = pointer;
	evaluator_push_location(e, location);
}

void evaluator_do_stack_value(struct evaluator *e) {
	const struct dwarf_entry top = evaluator_look(e, 0);
	if (top.is_value && top.value.pointer) {
		evaluator_drop(e, 1);
		push_pointer(e, top.value.pointer);
		return;
	}
	const struct typed_value value = evaluator_pop_value(e);
	const size_t size = (value.type.bits + 7) / 8;
	uint8_t *bytes = arena_zeroed(e->arena, size, 1);
	for (size_t i = 0; i < size; i++)
		bytes[i] = value.bytes ? value.bytes[i] : (uint8_t)(value.number >> (8 * i));
	evaluator_push_location(e, location_implicit(bytes, size));
}

static void push_implicit_pointer(struct evaluator *e, uint64_t space) {
	struct implicit_pointer *pointer = arena_alloc(e->arena, sizeof *pointer);
	*pointer = (struct implicit_pointer){e->step, (int64_t)e->step->numbers[1], space, e->machine};
	if (e->machine->called)
		push_pointer(e, pointer);
	else
		evaluator_fail(e, FAULT_STATE, "it needs a unit of debug information, but there is none");
}

void evaluator_do_implicit_pointer(struct evaluator *e) {
	push_implicit_pointer(e, 0);
}

void evaluator_do_space_implicit_pointer(struct evaluator *e) {
	const struct typed_value space = evaluator_pop_integral(e);
	push_implicit_pointer(e, evaluator_check_space(e, &space));
}

void evaluator_do_offset(struct evaluator *e) {
	const struct typed_value by = evaluator_pop_integral(e);
	const int64_t number = typed_signed(&by);
	bool back = number < 0 && (by.type.generic || by.type.kind == KIND_SIGNED);
	const uint64_t distance = back ? dwarf_magnitude(number) : by.number;
	if (by.bytes)
		evaluator_fail(e, FAULT_LIMIT, "no operation computes with values of this base type");
	if (e->step->operation->effect == EFFECT_OFFSET)
		move_top(e, back, distance, 0);
	else
		move_top(e, back, distance / 8, (unsigned)(distance % 8));
}

void evaluator_do_offset_constant(struct evaluator *e) {
	move_top(e, false, e->step->numbers[0], 0);
}

/* evaluate_reads.c: what operations read of registers and memory. */
#include <inttypes.h>
#include <stdio.h>

#include "evaluator.h"
#include "register_numbers.h"

enum { STEP = 64 }; /* bits, whose reading counts as one of EVALUATION_STEPS */

/* ---- bits of a location ---- */

/* A byte of the storage of a location that is no composite. */
static bool storage_byte(struct evaluator *e, const struct dwarf_location *location, uint64_t index, uint8_t *byte) {
	const struct dwarf_machine *machine = e->machine;
	char name[24];
	size_t size = 0;
	const uint8_t *bytes = location->bytes;
	switch ((enum storage_kind)location->storage) {
	case STORAGE_MEMORY:
		if (machine->memory_byte && machine->memory_byte(machine->context, location->number, index, byte))
			return true;
		return evaluator_fail(e, FAULT_STATE,
		                      "the contents of address 0x%" PRIx64 " in address space %" PRIu64 " are not known", index,
		                      location->number);
	case STORAGE_REGISTER:
		bytes = machine->register_bytes
		            ? machine->register_bytes(machine->context, location->number, location->at_entry, &size)
		            : NULL;
		break;
	case STORAGE_IMPLICIT:
		if (location->pointer)
			return evaluator_fail(e, FAULT_FORM, "bits of an implicit pointer are read, but it can only be read whole");
		size = location->byte_count;
		break;
	default: return evaluator_fail(e, FAULT_FORM, "bits are read that are undefined");
	}
	if (bytes && index < size) {
		*byte = bytes[index];
		return true;
	}
	if (!dwarf_register_name(location->number, machine->wave, name))
		snprintf(name, sizeof name, "register %" PRIu64, location->number);
	return evaluator_fail(e, FAULT_STATE, "the value of %s%s is not known", name,
	                      location->at_entry ? " at entry" : "");
}

/* Bits of a part, from bit `at` of the output on. */
static bool read_part(struct evaluator *e, const struct location_part *part, uint8_t *out, uint64_t at) {
	const struct dwarf_location *location = &part->location;
	uint8_t byte = 0;
	for (uint64_t i = 0; i < part->bits; i++) {
		uint64_t bit = location->bit + i;
		if ((!i || bit % 8 == 0) && !storage_byte(e, location, location->byte + bit / 8, &byte))
			return false;
		unsigned set = byte >> bit % 8 & 1u;
		out[(at + i) / 8] = (uint8_t)(out[(at + i) / 8] | set << (at + i) % 8);
	}
	return true;
}

bool evaluator_check_inside(struct evaluator *e, const struct dwarf_location *location, uint64_t from, uint64_t bits) {
	char text[80];
	uint64_t room;
	if (location_has(location, from, bits))
		return true;
	location_room(location, &room);
	return evaluator_fail(e, FAULT_FORM,
	                      "bits %" PRIu64 " to %" PRIu64 " are beyond the end: %s has %" PRIu64 " from there on", from,
	                      bits_add(from, bits) - 1, location_text(location, text), room);
}

static bool read_bits(struct evaluator *e, const struct dwarf_location *location, uint64_t bits, uint8_t *out) {
	if (location->storage == STORAGE_UNDEFINED)
		return evaluator_fail(e, FAULT_FORM, "an undefined location can't be read");
	if (!evaluator_check_inside(e, location, 0, bits) || !evaluator_take_time(e, (size_t)(bits / STEP)))
		return false;
	if (location->storage != STORAGE_COMPOSITE)
		return read_part(e, &(struct location_part){*location, bits}, out, 0);
	const struct composite *parts = location_parts(e->arena, location, bits, &e->work);
	uint64_t at = 0;
	for (size_t i = 0; i < parts->parts.count; i++) {
		if (!read_part(e, &parts->parts.items[i], out, at))
			return false;
		at += parts->parts.items[i].bits;
	}
	return evaluator_take_time(e, 0);
}

struct typed_value evaluator_read_value(struct evaluator *e, const struct dwarf_location *location, uint64_t bits,
                                        struct stack_type type) {
	uint8_t *bytes = arena_zeroed(e->arena, (size_t)((bits > type.bits ? bits : type.bits) + 7) / 8 + 1, 1);
	return read_bits(e, location, bits, bytes) ? typed_of_bytes(type, bytes) : (struct typed_value){.type = type};
}

/* ---- operations ---- */

void evaluator_do_typed_register(struct evaluator *e) {
	const struct dwarf_location location = evaluator_register_here(e);
	const struct register_run *run = dwarf_register_run(location.number);
	struct stack_type type;
	if (!evaluator_type_of(e, 1, &type))
		return;
	if (run && !type.generic && type.bits > run->bits)
		evaluator_fail(e, FAULT_TYPE, "the register has %u bits, but the base type has %" PRIu32, run->bits, type.bits);
	uint64_t bits = run && run->bits < type.bits ? run->bits : type.bits;
	evaluator_push_value(e, evaluator_read_value(e, &location, bits, type));
}

/* The low bits of the register and the offset that is the last operand, in a space. */
static void push_based(struct evaluator *e, uint64_t space) {
	const struct dwarf_location location = evaluator_register_here(e);
	const struct register_run *run = dwarf_register_run(location.number);
	const unsigned bits = dwarf_space_bits(space);
	const struct stack_type type = {.known = true, .kind = KIND_UNSIGNED, .bits = bits};
	uint64_t offset = e->step->numbers[e->step->operation->series ? 0 : 1];
	if (e->fault)
		return;
	uint64_t base = evaluator_read_value(e, &location, run && run->bits < bits ? run->bits : bits, type).number;
	evaluator_push_location(e, location_memory(space, typed_number(type, base + offset).number));
}

void evaluator_do_based_register(struct evaluator *e) {
	push_based(e, 0);
}

void evaluator_do_space_based_register(struct evaluator *e) {
	const struct typed_value space = evaluator_pop_integral(e);
	push_based(e, evaluator_check_space(e, &space));
}

/* The bytes that an operand says, up to those of the generic type. */
static bool check_size(struct evaluator *e) {
	const uint64_t most = evaluator_address_bits(e) / 8, bytes = e->step->numbers[0];
	if (bytes && bytes <= most)
		return true;
	return evaluator_fail(e, FAULT_FORM, "%" PRIu64 " bytes can't be read as one value: it has 1 to %" PRIu64, bytes,
	                      most);
}

/* How many bits the operation reads, and as what. */
static bool size_of_read(struct evaluator *e, uint64_t *bits, struct stack_type *type) {
	const struct dwarf_step *step = e->step;
	*type = evaluator_generic_type(e);
	*bits = type->bits;
	switch ((enum dwarf_effect)step->operation->effect) {
	case EFFECT_DEREF_SIZE:
	case EFFECT_XDEREF_SIZE: *bits = 8 * step->numbers[0]; return check_size(e);
	case EFFECT_DEREF_TYPE:
	case EFFECT_XDEREF_TYPE:
		if (!evaluator_type_of(e, 1, type))
			return false;
		*bits = type->bits;
		return 8 * step->numbers[0] == type->bits ||
		       evaluator_fail(e, FAULT_TYPE, "%" PRIu64 " bytes, but the base type has %" PRIu32, step->numbers[0],
		                      type->bits / 8);
	default: return true;
	}
}

/* The implicit pointer that these bits of a location are, whole; NULL: they are none. */
static const struct implicit_pointer *pointer_at(struct evaluator *e, const struct dwarf_location *location,
                                                 uint64_t bits) {
	struct dwarf_location part = *location;
	if (location->storage == STORAGE_COMPOSITE) {
		const struct composite *parts = location_parts(e->arena, location, bits, &e->work);
		if (parts->parts.count == 1)
			part = parts->parts.items[0].location;
	}
	bool whole = part.storage == STORAGE_IMPLICIT && !location_offset(&part) && bits == 8 * (uint64_t)part.byte_count;
	return whole ? part.pointer : NULL;
}

void evaluator_do_deref(struct evaluator *e) {
	const struct dwarf_location location = evaluator_pop_location(e);
	struct stack_type type;
	uint64_t bits;
	if (e->fault || !size_of_read(e, &bits, &type))
		return;
	const struct implicit_pointer *pointer = pointer_at(e, &location, bits);
	if (pointer)
		evaluator_push_value(e, (struct typed_value){.type = type, .pointer = pointer});
	else
		evaluator_push_value(e, evaluator_read_value(e, &location, bits, type));
}

void evaluator_do_xderef(struct evaluator *e) {
	const struct typed_value address = evaluator_pop_integral(e), space = evaluator_pop_integral(e);
	evaluator_push_location(e, evaluator_in_space(e, &space, &address));
	evaluator_do_deref(e);
}

const char *dwarf_read_bits(struct arena *arena, const struct dwarf_machine *machine,
                            const struct dwarf_location *location, uint64_t bits, uint8_t *out) {
	struct evaluator e = {.arena = arena, .machine = machine};
	read_bits(&e, location, bits, out);
	return e.problem;
}

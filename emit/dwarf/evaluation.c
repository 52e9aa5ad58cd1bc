/* evaluation.c: see evaluation.h.
 *
 * An operation is a function of the machine's state, as in stack_check.c, which has the same rules for what is known
 * without a state. */
#include "evaluation.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "register_numbers.h"

enum {
	STACK_LIMIT = 1 << 16, /* entries */
	PARTS_LIMIT = 1 << 16, /* of a composite */
	WORD = 64,             /* bits of the values that are computed with */
};

struct evaluator {
	struct arena *arena;
	const struct evaluation_request *request;
	const struct dwarf_machine *machine;
	LIST(struct dwarf_entry) stack;
	size_t initial;                /* entries that the stack began with */
	const struct dwarf_step *step; /* NULL: the end of the expression */
	size_t next;                   /* step of the expression that is evaluated */
	size_t offset, number;         /* of the step of the outermost expression */
	unsigned depth;                /* of calls and expressions in expressions */
	bool at_entry;                 /* registers have what they had in the caller */
	size_t work;
	enum evaluation_fault fault;
	const char *problem;
};

/* ---- faults ---- */

/* The first one counts; always false. */
static bool fail(struct evaluator *e, enum evaluation_fault fault, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool fail(struct evaluator *e, enum evaluation_fault fault, const char *format, ...) {
	char text[512], name[64] = "";
	va_list arguments;
	if (e->fault)
		return false;
	if (e->step)
		dwarf_operation_name(e->step, name);
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	e->fault = fault;
	e->problem = arena_printf(e->arena, "%s%s%s", name, *name ? ": " : "", text);
	return false;
}

static bool take_time(struct evaluator *e, size_t steps) {
	e->work += steps < EVALUATION_STEPS ? steps : EVALUATION_STEPS;
	if (e->work <= EVALUATION_STEPS)
		return true;
	return fail(e, FAULT_LIMIT, "the evaluation takes more than %d steps", EVALUATION_STEPS);
}

/* ---- the stack ---- */

static unsigned address_bits(const struct evaluator *e) {
	return 8u * e->machine->format.address_size;
}

static struct dwarf_entry value_entry(struct typed_value value) {
	return (struct dwarf_entry){.is_value = true, .value = value};
}

static struct dwarf_entry location_entry(struct dwarf_location location) {
	return (struct dwarf_entry){.location = location};
}

static void push(struct evaluator *e, struct dwarf_entry entry) {
	if (e->fault)
		return;
	if (e->stack.count == STACK_LIMIT)
		fail(e, FAULT_LIMIT, "more than %d entries are on the stack", STACK_LIMIT);
	else
		*list_add(e->arena, &e->stack) = entry;
}

static void push_location(struct evaluator *e, struct dwarf_location location) {
	push(e, location_entry(location));
}

static void push_value(struct evaluator *e, struct typed_value value) {
	push(e, value_entry(value));
}

static void push_number(struct evaluator *e, uint64_t number) {
	push_value(e, typed_generic(address_bits(e), number));
}

static bool is_incomplete(const struct dwarf_entry *entry) {
	return !entry->is_value && entry->location.incomplete;
}

/* The entry `below` the top, which must be complete. */
static struct dwarf_entry look(struct evaluator *e, uint64_t below) {
	if (below >= e->stack.count) {
		fail(e, FAULT_TYPE, "the stack has %zu %s here, and it takes number %" PRIu64, e->stack.count,
		     e->stack.count == 1 ? "entry" : "entries", below);
		return location_entry(location_undefined());
	}
	const struct dwarf_entry entry = e->stack.items[e->stack.count - 1 - (size_t)below];
	if (is_incomplete(&entry))
		fail(e, FAULT_TYPE, "the composite is incomplete here; DW_OP_LLVM_piece_end completes it");
	return entry;
}

static void drop(struct evaluator *e, size_t count) {
	e->stack.count -= count < e->stack.count ? count : e->stack.count;
}

static struct dwarf_entry pop(struct evaluator *e) {
	const struct dwarf_entry entry = look(e, 0);
	drop(e, 1);
	return entry;
}

/* ---- conversions ---- */

static struct typed_value to_value(struct evaluator *e, struct dwarf_entry entry) {
	char text[80];
	const struct dwarf_location *location = &entry.location;
	if (entry.is_value && entry.value.pointer)
		fail(e, FAULT_FORM, "the value is an implicit pointer, which can only be followed");
	if (entry.is_value)
		return entry.value;
	bool is_memory = location->storage == STORAGE_MEMORY;
	if (!is_memory || location->number || location->bit)
		fail(e, is_memory ? FAULT_FORM : FAULT_TYPE, "%s, and a value is needed", location_text(location, text));
	return typed_generic(address_bits(e), location->byte);
}

static struct typed_value pop_value(struct evaluator *e) {
	return to_value(e, pop(e));
}

static struct typed_value pop_integral(struct evaluator *e) {
	const struct typed_value value = pop_value(e);
	if (value.type.kind > KIND_SIGNED)
		fail(e, FAULT_TYPE, "the value is not integral; DW_OP_convert makes it one");
	return value;
}

static struct dwarf_location follow(struct evaluator *e, const struct implicit_pointer *pointer);

static struct dwarf_location to_location(struct evaluator *e, struct dwarf_entry entry) {
	if (!entry.is_value)
		return entry.location;
	if (entry.value.pointer && !entry.value.pointer->space)
		return follow(e, entry.value.pointer);
	if (!entry.value.type.generic)
		fail(e, FAULT_TYPE,
		     "a value of a base type of %" PRIu32 " bits, and a location is needed; DW_OP_stack_value makes it one, "
		     "DW_OP_convert 0 an address",
		     entry.value.type.bits);
	return location_memory(0, entry.value.number);
}

static struct dwarf_location pop_location(struct evaluator *e) {
	return to_location(e, pop(e));
}

/* ---- reading ---- */

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
		return fail(e, FAULT_STATE, "what is at address 0x%" PRIx64 " of address space %" PRIu64 " is not known", index,
		            location->number);
	case STORAGE_REGISTER:
		bytes = machine->register_bytes
		            ? machine->register_bytes(machine->context, location->number, location->at_entry, &size)
		            : NULL;
		break;
	case STORAGE_IMPLICIT:
		if (location->pointer)
			return fail(e, FAULT_FORM, "bits of an implicit pointer are read, which can only be read whole");
		size = location->byte_count;
		break;
	default: return fail(e, FAULT_FORM, "bits are read that are undefined");
	}
	if (bytes && index < size) {
		*byte = bytes[index];
		return true;
	}
	if (!dwarf_register_name(location->number, machine->wave, name))
		snprintf(name, sizeof name, "register %" PRIu64, location->number);
	return fail(e, FAULT_STATE, "what is in %s%s is not known", name, location->at_entry ? " at entry" : "");
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

static bool check_inside(struct evaluator *e, const struct dwarf_location *location, uint64_t from, uint64_t bits) {
	char text[80];
	uint64_t room;
	if (location_has(location, from, bits))
		return true;
	location_room(location, &room);
	return fail(e, FAULT_FORM, "bits %" PRIu64 " to %" PRIu64 " are beyond the end: %s has %" PRIu64 " from there on",
	            from, bits_add(from, bits) - 1, location_text(location, text), room);
}

static bool read_bits(struct evaluator *e, const struct dwarf_location *location, uint64_t bits, uint8_t *out) {
	if (location->storage == STORAGE_UNDEFINED)
		return fail(e, FAULT_FORM, "an undefined location can't be read");
	if (!check_inside(e, location, 0, bits) || !take_time(e, (size_t)(bits / WORD)))
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
	return take_time(e, 0);
}

static uint64_t number_of(const uint8_t *bytes, size_t size) {
	uint64_t number = 0;
	for (size_t i = 0; i < size && i < sizeof number; i++)
		number |= (uint64_t)bytes[i] << (8 * i);
	return number;
}

/* The value of a base type whose bytes these are, memory of the arena. */
static struct typed_value value_of_bytes(struct stack_type type, const uint8_t *bytes) {
	if (type.bits <= WORD)
		return typed_number(type, number_of(bytes, (type.bits + 7) / 8));
	return (struct typed_value){.type = type, .number = number_of(bytes, 8), .bytes = bytes};
}

/* Reads so many bits as a value of a type, which may be larger. */
static struct typed_value read_value(struct evaluator *e, const struct dwarf_location *location, uint64_t bits,
                                     struct stack_type type) {
	uint8_t *bytes = arena_zeroed(e->arena, (size_t)((bits > type.bits ? bits : type.bits) + 7) / 8 + 1, 1);
	return read_bits(e, location, bits, bytes) ? value_of_bytes(type, bytes) : (struct typed_value){.type = type};
}

static struct stack_type generic_type(const struct evaluator *e) {
	return typed_generic(address_bits(e), 0).type;
}

/* ---- operands ---- */

/* The base type that an operand names. */
static bool type_of(struct evaluator *e, unsigned operand, struct stack_type *type) {
	const struct dwarf_machine *machine = e->machine;
	*type = generic_type(e);
	if (!e->step->numbers[operand])
		return true;
	if (machine->type_of)
		*type = machine->type_of(machine->context, e->step, operand);
	else
		type->known = false;
	if (type->known && type->bits)
		return true;
	*type = generic_type(e);
	return fail(e, FAULT_STATE, "what base type is at 0x%" PRIx64 " of the unit is not known",
	            e->step->numbers[operand]);
}

static uint64_t register_of(const struct dwarf_step *step) {
	return step->operation->series ? step->index : step->numbers[0];
}

static void check_register(struct evaluator *e, uint64_t number) {
	const struct register_run *run = dwarf_register_run(number);
	unsigned lanes = e->request->lanes;
	char name[16];
	if (run && run->wave && lanes && lanes != run->wave && dwarf_register_name(number, 0, name))
		fail(e, FAULT_FORM, "%s is a register of wavefronts of %u lanes, and lanes is %u", name, run->wave, lanes);
}

/* The location of the operation's register. */
static struct dwarf_location register_here(struct evaluator *e) {
	check_register(e, register_of(e->step));
	return location_register(register_of(e->step), e->at_entry);
}

/* ---- effects ---- */

static void do_nothing(struct evaluator *e) {
	(void)e;
}

static void do_constant(struct evaluator *e) {
	push_number(e, e->step->operation->series ? e->step->index : e->step->numbers[0]);
}

static void do_typed_constant(struct evaluator *e) {
	struct stack_type type;
	if (!type_of(e, 0, &type))
		return;
	if (8 * e->step->byte_count != type.bits)
		fail(e, FAULT_TYPE, "%zu bytes, and the base type has %" PRIu32, e->step->byte_count, type.bits / 8);
	else
		push_value(e, value_of_bytes(type, e->step->bytes));
}

static void do_address(struct evaluator *e) {
	push_location(e, location_memory(0, e->step->numbers[0]));
}

/* What .debug_addr has, as a location or a number. */
static void do_index(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	const uint64_t index = e->step->numbers[0];
	uint64_t address;
	if (!machine->address_at || !machine->address_at(machine->context, index, &address))
		fail(e, FAULT_STATE, "what .debug_addr has at index %" PRIu64 " is not known", index);
	else if (e->step->operation->effect == EFFECT_ADDRESS_INDEX)
		push_location(e, location_memory(0, address));
	else
		push_number(e, address);
}

static void do_dup(struct evaluator *e) {
	push(e, look(e, 0));
}

static void do_drop(struct evaluator *e) {
	pop(e);
}

static void do_over(struct evaluator *e) {
	look(e, 0);
	push(e, look(e, 1));
}

static void do_pick(struct evaluator *e) {
	push(e, look(e, e->step->numbers[0]));
}

static void do_swap(struct evaluator *e) {
	const struct dwarf_entry first = look(e, 0), second = look(e, 1);
	drop(e, 2);
	push(e, first);
	push(e, second);
}

static void do_rot(struct evaluator *e) {
	const struct dwarf_entry first = look(e, 0), second = look(e, 1), third = look(e, 2);
	drop(e, 3);
	push(e, first);
	push(e, third);
	push(e, second);
}

/* A result of typed_value.h, unless there is a problem. */
static void push_result(struct evaluator *e, const char *problem, const struct typed_value *result) {
	if (problem)
		fail(e, FAULT_FORM, "%s", problem);
	else
		push_value(e, *result);
}

static void do_unary(struct evaluator *e) {
	bool integral = e->step->operation->effect == EFFECT_INTEGRAL_UNARY;
	const struct typed_value value = integral ? pop_integral(e) : pop_value(e);
	struct typed_value result = value;
	push_result(e, typed_unary(e->step->operation, &value, &result), &result);
}

/* Two values of one type. */
static void pop_two(struct evaluator *e, bool integral, struct typed_value *first, struct typed_value *second) {
	*second = integral ? pop_integral(e) : pop_value(e);
	*first = integral ? pop_integral(e) : pop_value(e);
	if (!types_are_same(&first->type, &second->type))
		fail(e, FAULT_TYPE, "the two values are of different base types; DW_OP_convert makes them one");
}

static void do_binary(struct evaluator *e) {
	struct typed_value first, second, result = {0};
	pop_two(e, e->step->operation->effect != EFFECT_BINARY, &first, &second);
	push_result(e, typed_binary(e->step->operation, &first, &second, &result), &result);
}

static void do_compare(struct evaluator *e) {
	struct typed_value first, second, result = {0};
	pop_two(e, false, &first, &second);
	const char *problem = typed_binary(e->step->operation, &first, &second, &result);
	result = typed_generic(address_bits(e), result.number);
	push_result(e, problem, &result);
}

static void do_shift(struct evaluator *e) {
	const struct typed_value by = pop_integral(e), value = pop_integral(e);
	struct typed_value result = value;
	push_result(e, typed_binary(e->step->operation, &value, &by, &result), &result);
}

static void do_add_constant(struct evaluator *e) {
	const struct typed_value value = pop_integral(e);
	if (value.bytes)
		fail(e, FAULT_LIMIT, "nothing computes with values of this base type");
	push_value(e, typed_number(value.type, value.number + e->step->numbers[0]));
}

static void do_convert(struct evaluator *e) {
	const struct typed_value value = pop_value(e);
	struct typed_value result = value;
	struct stack_type type;
	if (type_of(e, 0, &type))
		push_result(e, typed_convert(&value, type, &result), &result);
}

static void do_reinterpret(struct evaluator *e) {
	struct typed_value value = pop_value(e);
	struct stack_type type;
	if (!type_of(e, 0, &type))
		return;
	if (type.bits != value.type.bits)
		fail(e, FAULT_TYPE, "the value has %" PRIu32 " bits, and the base type has %" PRIu32, value.type.bits,
		     type.bits);
	value.type = type;
	push_value(e, value);
}

static void do_register(struct evaluator *e) {
	push_location(e, register_here(e));
}

static void do_typed_register(struct evaluator *e) {
	const struct dwarf_location location = register_here(e);
	const struct register_run *run = dwarf_register_run(location.number);
	struct stack_type type;
	if (!type_of(e, 1, &type))
		return;
	if (run && !type.generic && type.bits > run->bits)
		fail(e, FAULT_TYPE, "the register has %u bits, and the base type has %" PRIu32, run->bits, type.bits);
	uint64_t bits = run && run->bits < type.bits ? run->bits : type.bits;
	push_value(e, read_value(e, &location, bits, type));
}

/* The low bits of the register and the offset that is the last operand, in a space. */
static void push_based(struct evaluator *e, uint64_t space) {
	const struct dwarf_location location = register_here(e);
	const struct register_run *run = dwarf_register_run(location.number);
	const unsigned bits = dwarf_space_bits(space);
	const struct stack_type type = {.known = true, .kind = KIND_UNSIGNED, .bits = bits};
	uint64_t offset = e->step->numbers[e->step->operation->series ? 0 : 1];
	if (e->fault)
		return;
	uint64_t base = read_value(e, &location, run && run->bits < bits ? run->bits : bits, type).number;
	push_location(e, location_memory(space, typed_number(type, base + offset).number));
}

static void do_based_register(struct evaluator *e) {
	push_based(e, 0);
}

/* The address space whose number was popped. */
static uint64_t check_space(struct evaluator *e, const struct typed_value *space) {
	if (dwarf_space_bits(space->number) && !space->bytes)
		return space->number;
	fail(e, FAULT_FORM, "there is no address space %" PRIu64, space->number);
	return 0;
}

static void do_space_based_register(struct evaluator *e) {
	const struct typed_value space = pop_integral(e);
	push_based(e, check_space(e, &space));
}

static void do_entry_register(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	uint64_t number = e->step->numbers[0];
	struct dwarf_location location = location_register(number, true);
	check_register(e, number);
	if (machine->entry_location && !machine->entry_location(machine->context, number, &location))
		fail(e, FAULT_STATE, "where the register was in the caller is not known");
	push_location(e, location);
}

/* A location that is known, or not and perhaps why. */
static bool push_known(struct evaluator *e, const struct dwarf_location *location, const char *name,
                       const char *reason) {
	if (!location)
		return fail(e, FAULT_STATE, "%s is not known%s%s", name, reason ? ": " : "", reason ? reason : "");
	push_location(e, *location);
	return true;
}

static void move_top(struct evaluator *e, bool back, uint64_t bytes, unsigned bits) {
	char text[80];
	struct dwarf_location location = pop_location(e);
	uint64_t room;
	const char *name = location_text(&location, text);
	switch (e->fault ? MOVED : location_move(&location, back, bytes, bits)) {
	case MOVED_BEFORE: fail(e, FAULT_FORM, "the offset is before the beginning of %s", name); break;
	case MOVED_BEYOND:
		room = 0;
		location_room(&location, &room);
		fail(e, FAULT_FORM, "the offset is beyond the end: %s has %" PRIu64 " bits from there on", name, room);
		break;
	default: push_location(e, location);
	}
}

static uint64_t magnitude(int64_t number) {
	return number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
}

static void do_frame_base(struct evaluator *e) {
	const int64_t offset = (int64_t)e->step->numbers[0];
	if (push_known(e, e->machine->frame_base, "the frame base", e->machine->no_frame_base))
		move_top(e, offset < 0, magnitude(offset), 0);
}

static void do_cfa(struct evaluator *e) {
	push_known(e, e->machine->cfa, "the CFA", e->machine->no_cfa);
}

static void do_object(struct evaluator *e) {
	push_known(e, e->machine->object, "the object", NULL);
}

static void do_tls(struct evaluator *e) {
	pop_integral(e);
	fail(e, FAULT_STATE, "where threads have their variables is not known");
}

static void do_lane(struct evaluator *e) {
	push_number(e, e->machine->lane);
}

/* The bytes that an operand says, up to those of the generic type. */
static bool check_size(struct evaluator *e) {
	const uint64_t most = address_bits(e) / 8, bytes = e->step->numbers[0];
	if (bytes && bytes <= most)
		return true;
	return fail(e, FAULT_FORM, "%" PRIu64 " bytes can't be read as one value: it has 1 to %" PRIu64, bytes, most);
}

/* How many bits the operation reads, and as what. */
static bool size_of_read(struct evaluator *e, uint64_t *bits, struct stack_type *type) {
	const struct dwarf_step *step = e->step;
	*type = generic_type(e);
	*bits = type->bits;
	switch ((enum dwarf_effect)step->operation->effect) {
	case EFFECT_DEREF_SIZE:
	case EFFECT_XDEREF_SIZE: *bits = 8 * step->numbers[0]; return check_size(e);
	case EFFECT_DEREF_TYPE:
	case EFFECT_XDEREF_TYPE:
		if (!type_of(e, 1, type))
			return false;
		*bits = type->bits;
		return 8 * step->numbers[0] == type->bits ||
		       fail(e, FAULT_TYPE, "%" PRIu64 " bytes, and the base type has %" PRIu32, step->numbers[0],
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

static void do_deref(struct evaluator *e) {
	const struct dwarf_location location = pop_location(e);
	struct stack_type type;
	uint64_t bits;
	if (e->fault || !size_of_read(e, &bits, &type))
		return;
	const struct implicit_pointer *pointer = pointer_at(e, &location, bits);
	if (pointer)
		push_value(e, (struct typed_value){.type = type, .pointer = pointer});
	else
		push_value(e, read_value(e, &location, bits, type));
}

/* The location at an address of a space, of which only the bits count that its addresses have. */
static struct dwarf_location in_space(struct evaluator *e, const struct typed_value *space,
                                      const struct typed_value *address) {
	const uint64_t number = check_space(e, space);
	const struct stack_type type = {.known = true, .kind = KIND_UNSIGNED, .bits = dwarf_space_bits(number)};
	return location_memory(number, typed_number(type, address->number).number);
}

static void do_xderef(struct evaluator *e) {
	const struct typed_value address = pop_integral(e), space = pop_integral(e);
	push_location(e, in_space(e, &space, &address));
	do_deref(e);
}

/* An implicit pointer into that space is followed. */
static void do_form_address(struct evaluator *e) {
	const struct typed_value space = pop_integral(e);
	const struct dwarf_entry top = look(e, 0);
	if (top.is_value && top.value.pointer && top.value.pointer->space == space.number) {
		drop(e, 1);
		push_location(e, follow(e, top.value.pointer));
		return;
	}
	const struct typed_value address = pop_integral(e);
	push_location(e, in_space(e, &space, &address));
}

static void do_undefined(struct evaluator *e) {
	push_location(e, location_undefined());
}

static void do_implicit_value(struct evaluator *e) {
	push_location(e, location_implicit(e->step->bytes, e->step->byte_count));
}

static void push_pointer(struct evaluator *e, const struct implicit_pointer *pointer) {
	const size_t size = dwarf_space_bits(pointer->space) / 8;
	struct dwarf_location location = location_implicit(arena_zeroed(e->arena, size, 1), size);
	location.pointer = pointer;
	push_location(e, location);
}

static void do_stack_value(struct evaluator *e) {
	const struct dwarf_entry top = look(e, 0);
	if (top.is_value && top.value.pointer) {
		drop(e, 1);
		push_pointer(e, top.value.pointer);
		return;
	}
	const struct typed_value value = pop_value(e);
	const size_t size = (value.type.bits + 7) / 8;
	uint8_t *bytes = arena_zeroed(e->arena, size, 1);
	for (size_t i = 0; i < size; i++)
		bytes[i] = value.bytes ? value.bytes[i] : (uint8_t)(value.number >> (8 * i));
	push_location(e, location_implicit(bytes, size));
}

static void push_implicit_pointer(struct evaluator *e, uint64_t space) {
	struct implicit_pointer *pointer = arena_alloc(e->arena, sizeof *pointer);
	*pointer = (struct implicit_pointer){e->step, (int64_t)e->step->numbers[1], space, e->machine};
	if (e->machine->called)
		push_pointer(e, pointer);
	else
		fail(e, FAULT_STATE, "it needs a unit of debug information, and there is none");
}

static void do_implicit_pointer(struct evaluator *e) {
	push_implicit_pointer(e, 0);
}

static void do_space_implicit_pointer(struct evaluator *e) {
	const struct typed_value space = pop_integral(e);
	push_implicit_pointer(e, check_space(e, &space));
}

static void do_offset(struct evaluator *e) {
	const struct typed_value by = pop_integral(e);
	const int64_t number = typed_signed(&by);
	bool back = number < 0 && (by.type.generic || by.type.kind == KIND_SIGNED);
	const uint64_t distance = back ? magnitude(number) : by.number;
	if (by.bytes)
		fail(e, FAULT_LIMIT, "nothing computes with values of this base type");
	if (e->step->operation->effect == EFFECT_OFFSET)
		move_top(e, back, distance, 0);
	else
		move_top(e, back, distance / 8, (unsigned)(distance % 8));
}

static void do_offset_constant(struct evaluator *e) {
	move_top(e, false, e->step->numbers[0], 0);
}

/* ---- composites ---- */

/* Adds a part, which is in its storage, to a composite; false after a fault. */
static bool add_to(struct evaluator *e, const struct dwarf_location *composite, const struct dwarf_location *part,
                   uint64_t from, uint64_t bits) {
	composite_add(e->arena, composite->composite, part, from, bits, &e->work);
	if (composite->composite->bits >= COMPOSITE_BITS_LIMIT)
		return fail(e, FAULT_LIMIT, "the composite is too large");
	if (composite->composite->parts.count > PARTS_LIMIT)
		return fail(e, FAULT_LIMIT, "the composite has more than %d parts", PARTS_LIMIT);
	return take_time(e, 0);
}

static void add_part(struct evaluator *e, uint64_t bits, uint64_t from) {
	struct dwarf_location part = location_undefined(), composite;
	size_t count = e->stack.count;
	if (count && !is_incomplete(&e->stack.items[count - 1]))
		part = pop_location(e);
	if (e->fault || !check_inside(e, &part, from, bits))
		return;
	if (bits >= COMPOSITE_BITS_LIMIT) {
		fail(e, FAULT_LIMIT, "a part of %" PRIu64 " bits is too large", bits);
		return;
	}
	count = e->stack.count;
	if (count && is_incomplete(&e->stack.items[count - 1]))
		composite = e->stack.items[--e->stack.count].location;
	else
		composite = location_composite(e->arena);
	if (add_to(e, &composite, &part, from, bits))
		push_location(e, composite);
}

static void do_piece(struct evaluator *e) {
	add_part(e, bits_times(e->step->numbers[0], 8), 0);
}

static void do_bit_piece(struct evaluator *e) {
	add_part(e, e->step->numbers[0], e->step->numbers[1]);
}

static void do_piece_end(struct evaluator *e) {
	struct dwarf_entry *top = &e->stack.items[e->stack.count - 1];
	if (!is_incomplete(top))
		fail(e, FAULT_TYPE, "no composite is being made; DW_OP_piece begins one");
	top->location.incomplete = false;
}

/* The bits of each part and their number, neither of which may be 0. */
static bool check_parts(struct evaluator *e) {
	const uint64_t bits = e->step->numbers[0], count = e->step->numbers[1];
	if (!bits || !count)
		return fail(e, FAULT_FORM, bits ? "0 parts" : "parts of 0 bits");
	return bits_times(bits, count) < COMPOSITE_BITS_LIMIT ||
	       fail(e, FAULT_LIMIT, "%" PRIu64 " parts of %" PRIu64 " bits are too large", count, bits);
}

static void push_composite(struct evaluator *e, struct dwarf_location composite) {
	composite.incomplete = false;
	push_location(e, composite);
}

static void do_extend(struct evaluator *e) {
	const struct dwarf_location location = pop_location(e);
	const uint64_t bits = e->step->numbers[0], count = e->step->numbers[1];
	struct dwarf_location composite = location_composite(e->arena);
	bool is_one = location.storage == STORAGE_UNDEFINED;
	if (e->fault || !check_parts(e) || !check_inside(e, &location, 0, bits))
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

static void do_select(struct evaluator *e) {
	const struct typed_value mask = pop_integral(e);
	const struct dwarf_location one = pop_location(e), zero = pop_location(e);
	const uint64_t bits = e->step->numbers[0], count = e->step->numbers[1];
	struct dwarf_location composite = location_composite(e->arena);
	if (e->fault || !check_parts(e))
		return;
	if (mask.type.bits < count) {
		fail(e, FAULT_TYPE, "the mask has %" PRIu32 " bits, fewer than the %" PRIu64 " parts", mask.type.bits, count);
		return;
	}
	for (uint64_t i = 0; i < count; i++) {
		const struct dwarf_location *source = mask_bit(&mask, i) ? &one : &zero;
		if (!check_inside(e, source, i * bits, bits) || !add_to(e, &composite, source, i * bits, bits))
			return;
	}
	push_composite(e, composite);
}

/* ---- branches and calls ---- */

static bool is_zero(const struct typed_value *value) {
	const size_t size = value->bytes ? (value->type.bits + 7) / 8 : 0;
	bool zero = !value->number;
	for (size_t i = 0; i < size && zero; i++)
		zero = !value->bytes[i];
	return zero;
}

static void do_branch(struct evaluator *e) {
	bool always = e->step->operation->effect == EFFECT_SKIP;
	bool goes = always;
	if (!always) {
		const struct typed_value condition = pop_integral(e);
		goes = !is_zero(&condition);
	}
	if (e->step->target == DWARF_NOWHERE)
		fail(e, FAULT_FORM, "it goes into an operation, or out of the expression");
	else if (goes)
		e->next = e->step->target;
}

static void evaluate_steps(struct evaluator *e, const struct dwarf_expression *expression);

static bool go_deeper(struct evaluator *e) {
	return ++e->depth <= EVALUATION_DEPTH ||
	       fail(e, FAULT_LIMIT, "calls are nested more than %d deep", EVALUATION_DEPTH);
}

/* Evaluates steps in the place of one. */
static void evaluate_inner(struct evaluator *e, const struct dwarf_expression *expression) {
	const struct dwarf_step *step = e->step;
	const size_t next = e->next;
	evaluate_steps(e, expression);
	e->step = step;
	e->next = next;
}

/* Takes bytes apart; false after a fault. */
static bool decode(struct evaluator *e, const uint8_t *bytes, size_t size, struct dwarf_expression *expression,
                   size_t *offset) {
	if (!take_time(e, size))
		return false;
	const char *problem = dwarf_expression_decode(e->arena, bytes, size, &e->machine->format, expression, offset);
	return !problem || fail(e, FAULT_FORM, "%s", problem);
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
	struct dwarf_entry top = location_entry(location_undefined());
	if (!evaluate_apart(e, expression, e->at_entry, &inner))
		return top.location;
	if (inner.stack.count)
		top = inner.stack.items[inner.stack.count - 1];
	top.location.incomplete = false;
	return to_location(e, top);
}

static bool find_called(struct evaluator *e, const struct dwarf_step *step, struct called_expression *called) {
	const struct dwarf_machine *machine = e->machine;
	return (machine->called && machine->called(machine->context, step, called)) ||
	       fail(e, FAULT_STATE, "the expression of the entry at 0x%" PRIx64 " is not known", step->numbers[0]);
}

/* What an implicit pointer points to: the location of its entry, and from there on by its offset. */
static struct dwarf_location follow(struct evaluator *e, const struct implicit_pointer *pointer) {
	const struct dwarf_machine *machine = e->machine;
	const uint64_t distance = magnitude(pointer->offset);
	struct dwarf_location location = location_undefined();
	struct dwarf_expression expression;
	struct called_expression called = {0};
	size_t offset;
	e->machine = pointer->machine;
	if (find_called(e, pointer->step, &called) && go_deeper(e)) {
		e->machine = called.machine ? called.machine : e->machine;
		if (decode(e, called.bytes, called.size, &expression, &offset))
			location = called_location(e, &expression);
		e->depth--;
	}
	e->machine = machine;
	if (!e->fault && location_move(&location, pointer->offset < 0, distance, 0) != MOVED)
		fail(e, FAULT_FORM, "the implicit pointer points to what is beyond its entry");
	return location;
}

static void do_call(struct evaluator *e) {
	const struct dwarf_machine *machine = e->machine;
	struct dwarf_expression expression;
	struct called_expression called = {0};
	size_t offset;
	if (!find_called(e, e->step, &called) || !go_deeper(e))
		return;
	e->machine = called.machine ? called.machine : machine;
	if (!decode(e, called.bytes, called.size, &expression, &offset))
		return;
	if (called.is_procedure)
		evaluate_inner(e, &expression);
	else
		push_location(e, called_location(e, &expression));
	e->machine = machine;
	e->depth--;
}

/* What a register had at entry: a generic value if it fits one. */
static void push_entry_register(struct evaluator *e, struct dwarf_location location) {
	const struct register_run *run = dwarf_register_run(location.number);
	struct stack_type type = generic_type(e);
	location.at_entry = true;
	if (run && run->bits > type.bits)
		type = (struct stack_type){.known = true, .kind = KIND_UNSIGNED, .bits = run->bits};
	push_value(e, read_value(e, &location, run ? run->bits : type.bits, type));
}

/* What the inner expression left is a value or the location of a whole register. */
static void push_entry_value(struct evaluator *e, struct dwarf_entry entry) {
	char text[80];
	const struct dwarf_location *location = &entry.location;
	bool is_register = !entry.is_value && location->storage == STORAGE_REGISTER;
	if (is_register && !location_offset(location))
		push_entry_register(e, *location);
	else if (entry.is_value || location->storage == STORAGE_MEMORY)
		push_value(e, to_value(e, entry));
	else
		fail(e, is_register ? FAULT_FORM : FAULT_TYPE, "its expression gives %s, and not a value or a whole register",
		     location_text(location, text));
}

static void do_entry_value(struct evaluator *e) {
	struct evaluator inner;
	if (!go_deeper(e) || !evaluate_apart(e, e->step->inner, true, &inner))
		return;
	e->depth--;
	if (!inner.stack.count)
		fail(e, FAULT_TYPE, "its expression gives nothing");
	else
		push_entry_value(e, inner.stack.items[inner.stack.count - 1]);
}

static void do_overlay(struct evaluator *e) {
	fail(e, FAULT_LIMIT, "operations of later drafts are not evaluated");
}

static void (*const effects[])(struct evaluator *e) = {
    [EFFECT_NOTHING] = do_nothing,
    [EFFECT_CONSTANT] = do_constant,
    [EFFECT_CONSTANT_INDEX] = do_index,
    [EFFECT_TYPED_CONSTANT] = do_typed_constant,
    [EFFECT_ADDRESS] = do_address,
    [EFFECT_ADDRESS_INDEX] = do_index,
    [EFFECT_DUP] = do_dup,
    [EFFECT_DROP] = do_drop,
    [EFFECT_OVER] = do_over,
    [EFFECT_PICK] = do_pick,
    [EFFECT_SWAP] = do_swap,
    [EFFECT_ROT] = do_rot,
    [EFFECT_UNARY] = do_unary,
    [EFFECT_INTEGRAL_UNARY] = do_unary,
    [EFFECT_BINARY] = do_binary,
    [EFFECT_INTEGRAL_BINARY] = do_binary,
    [EFFECT_BITWISE] = do_binary,
    [EFFECT_COMPARE] = do_compare,
    [EFFECT_SHIFT] = do_shift,
    [EFFECT_ADD_CONSTANT] = do_add_constant,
    [EFFECT_CONVERT] = do_convert,
    [EFFECT_REINTERPRET] = do_reinterpret,
    [EFFECT_BRANCH] = do_branch,
    [EFFECT_SKIP] = do_branch,
    [EFFECT_CALL] = do_call,
    [EFFECT_REGISTER] = do_register,
    [EFFECT_TYPED_REGISTER] = do_typed_register,
    [EFFECT_BASED_REGISTER] = do_based_register,
    [EFFECT_SPACE_BASED_REGISTER] = do_space_based_register,
    [EFFECT_ENTRY_REGISTER] = do_entry_register,
    [EFFECT_ENTRY_VALUE] = do_entry_value,
    [EFFECT_FRAME_BASE] = do_frame_base,
    [EFFECT_FRAME_CFA] = do_cfa,
    [EFFECT_OBJECT] = do_object,
    [EFFECT_TLS] = do_tls,
    [EFFECT_LANE] = do_lane,
    [EFFECT_DEREF] = do_deref,
    [EFFECT_DEREF_SIZE] = do_deref,
    [EFFECT_DEREF_TYPE] = do_deref,
    [EFFECT_XDEREF] = do_xderef,
    [EFFECT_XDEREF_SIZE] = do_xderef,
    [EFFECT_XDEREF_TYPE] = do_xderef,
    [EFFECT_FORM_ADDRESS] = do_form_address,
    [EFFECT_UNDEFINED] = do_undefined,
    [EFFECT_IMPLICIT_VALUE] = do_implicit_value,
    [EFFECT_STACK_VALUE] = do_stack_value,
    [EFFECT_IMPLICIT_POINTER] = do_implicit_pointer,
    [EFFECT_SPACE_IMPLICIT_POINTER] = do_space_implicit_pointer,
    [EFFECT_OFFSET] = do_offset,
    [EFFECT_OFFSET_CONSTANT] = do_offset_constant,
    [EFFECT_BIT_OFFSET] = do_offset,
    [EFFECT_PIECE] = do_piece,
    [EFFECT_BIT_PIECE] = do_bit_piece,
    [EFFECT_PIECE_END] = do_piece_end,
    [EFFECT_EXTEND] = do_extend,
    [EFFECT_SELECT] = do_select,
    [EFFECT_OVERLAY] = do_overlay,
};

/* ---- steps ---- */

/* What an operation takes must be there; but for the parts of a composite, which may be missing. */
static bool check_depth(struct evaluator *e) {
	const char *takes = e->step->operation->takes;
	size_t count = strlen(takes);
	if (e->stack.count >= count || (count > 1 && takes[0] == 'C'))
		return true;
	return fail(e, FAULT_TYPE, "the stack has %zu %s here, and it takes %zu", e->stack.count,
	            e->stack.count == 1 ? "entry" : "entries", count);
}

static bool check_scope(struct evaluator *e) {
	if (!e->step->operation->not_in_frames || e->request->use < USE_CFA)
		return true;
	return fail(e, FAULT_FORM, "a call frame can't have it: it would depend on other debug information, or on itself");
}

static void evaluate_steps(struct evaluator *e, const struct dwarf_expression *expression) {
	e->next = 0;
	while (!e->fault && e->next < expression->steps.count && take_time(e, 1)) {
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
		push_number(e, machine->pointer);
		push_known(e, machine->object, "the object", NULL);
		break;
	case USE_MEMBER: push_known(e, machine->object, "the object", NULL); break;
	case USE_REGISTER:
	case USE_REGISTER_VALUE:
		if (machine->cfa) /* without it the expression may be that of the CFA itself */
			push_location(e, *machine->cfa);
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
		fail(e, FAULT_FORM, "it gives %s of %" PRIu64 " bits, and the addresses of %u lanes have %" PRIu64,
		     location_text(location, text), room, e->request->lanes, wanted);
}

static void check_cfa(struct evaluator *e, const struct dwarf_location *location) {
	char text[80];
	if (location->storage != STORAGE_MEMORY)
		fail(e, FAULT_TYPE, "it gives %s, and the CFA is a location in memory", location_text(location, text));
	else if (location->bit)
		fail(e, FAULT_FORM, "it gives bit %u of a byte, and the CFA is a whole byte", location->bit);
}

static void check_register_value(struct evaluator *e, const struct typed_value *value) {
	const struct register_run *run = dwarf_register_run(e->request->register_number);
	char name[16];
	if (run && value->type.bits != run->bits && dwarf_register_name(e->request->register_number, run->wave, name))
		fail(e, FAULT_TYPE, "it gives a value of %" PRIu32 " bits, and %s has %u", value->type.bits, name, run->bits);
}

static struct dwarf_entry nothing_left(struct evaluator *e) {
	const enum stack_use use = e->request->use;
	if (use == USE_VALUE || use == USE_CFA || use == USE_REGISTER_VALUE)
		fail(e, FAULT_TYPE, "the expression gives nothing, and %s is needed",
		     use == USE_CFA ? "a location in memory" : "a value");
	return location_entry(location_undefined());
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
	case USE_REGISTER_VALUE: top = value_entry(to_value(e, top)); break;
	default: top = location_entry(to_location(e, top)); break;
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
	if (!e.fault && decode(&e, bytes, size, &expression, &e.offset)) {
		evaluate_steps(&e, &expression);
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

const char *dwarf_read_bits(struct arena *arena, const struct dwarf_machine *machine,
                            const struct dwarf_location *location, uint64_t bits, uint8_t *out) {
	struct evaluator e = {.arena = arena, .machine = machine};
	read_bits(&e, location, bits, out);
	return e.problem;
}

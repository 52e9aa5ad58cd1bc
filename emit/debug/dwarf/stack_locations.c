/* stack_locations.c: operations that make, move and read locations, checked. */
#include <inttypes.h>

#include "register_numbers.h"
#include "stack_checker.h"

/* ---- storage ---- */

/* Reading so many bits there. */
static bool check_read(struct stack_checker *c, const struct stack_entry *location, uint64_t bits, int operand) {
	if (location->storage == STORAGE_UNDEFINED)
		return stack_fail(c, OPERATION, "an undefined location can't be read");
	if (!stack_check_inside(c, location, 0, bits, operand))
		return false;
	if (!entry_has_undefined(location, bits, &c->work))
		return true;
	return stack_fail(c, OPERATION, "bits are read that are undefined");
}

/* The location moved by so many bits, if they are known. */
static struct stack_entry moved(struct stack_checker *c, struct stack_entry location, bool known, int64_t bits,
                                bool too_far, int operand) {
	char text[80];
	if (location.storage == STORAGE_UNDEFINED)
		return location;
	if (!known || !location.offset_known) {
		location.offset_known = false;
		return location;
	}
	bool before = bits < 0 && (uint64_t)-bits > location.offset;
	uint64_t offset = location.offset + (uint64_t)bits;
	bool beyond = location.size_known && (offset >= location.size || (too_far && bits > 0));
	if (before)
		stack_fail(c, operand, "the offset is before the beginning of %s", entry_text(&location, text));
	else if (beyond)
		stack_fail(c, operand, "the offset is beyond the end: %s has %" PRIu64 " bits", entry_text(&location, text),
		           location.size);
	location.offset = offset;
	location.offset_known = offset < OFFSET_LIMIT && !too_far;
	return location;
}

static struct stack_entry moved_bytes(struct stack_checker *c, struct stack_entry location, bool known, int64_t bytes,
                                      int operand) {
	const int64_t most = INT64_MAX / 16;
	bool too_far = bytes > most || bytes < -most;
	return moved(c, location, known, (too_far ? (bytes < 0 ? -most : most) : bytes) * 8, too_far, operand);
}

/* The address space whose number was popped. */
static void check_space(struct stack_checker *c, const struct stack_entry *number) {
	if (number->number_known && !dwarf_space_bits(number->number))
		stack_fail(c, OPERATION, "there is no address space %" PRIu64, number->number);
}

/* A location in the space, at an address if that is known, of which only the bits count that its addresses have. */
static struct stack_entry in_space(struct stack_checker *c, const struct stack_entry *space,
                                   const struct stack_entry *address) {
	const unsigned bits = space->number_known ? dwarf_space_bits(space->number) : 0;
	bool known = bits && address && address->number_known;
	uint64_t number = known ? address->number : 0;
	check_space(c, space);
	if (known && bits < 64 && number >> bits) {
		stack_warn(c, OPERATION, "the address 0x%" PRIx64 " does not fit %u bits, the size of addresses in this space",
		           number, bits);
		number &= (UINT64_C(1) << bits) - 1;
	}
	return entry_memory(space->number_known, space->number, known, number);
}

static const struct register_run *check_register(struct stack_checker *c, uint64_t number, int operand) {
	const struct register_run *run = dwarf_register_run(number);
	char name[16];
	unsigned lanes = c->check->lanes;
	if (run && run->wave && lanes && lanes != run->wave && dwarf_register_name(number, 0, name))
		stack_fail(c, operand, "%s is a register of wavefronts of %u lanes, but lanes is %u", name, run->wave, lanes);
	return run;
}

/* ---- registers and frames ---- */

/* The number of an operation's register, and at which operand it is. */
static uint64_t register_of(const struct dwarf_step *step, int *operand) {
	*operand = step->operation->series ? OPERATION : 0;
	return step->operation->series ? step->index : step->numbers[0];
}

void stack_do_address(struct stack_checker *c) {
	stack_push(c, entry_memory(true, 0, !c->step->unknown[0], c->step->numbers[0]));
}

void stack_do_memory(struct stack_checker *c) {
	stack_push(c, entry_memory(true, 0, false, 0));
}

void stack_do_register(struct stack_checker *c) {
	int operand;
	uint64_t number = register_of(c->step, &operand);
	const struct register_run *run = check_register(c, number, operand);
	struct stack_entry location = entry_location(STORAGE_REGISTER);
	location.offset_known = true;
	location.size_known = run != NULL;
	location.size = run ? run->bits : 0;
	stack_push(c, location);
}

void stack_do_typed_register(struct stack_checker *c) {
	const struct register_run *run = check_register(c, c->step->numbers[0], 0);
	struct stack_type type = stack_type_of(c, 1);
	if (run && type.known && !type.generic && type.bits > run->bits)
		stack_fail(c, 1, "the register has %u bits, but the base type has %u", run->bits, type.bits);
	stack_push_of_type(c, type);
}

static void warn_of_width(struct stack_checker *c) {
	int operand;
	uint64_t number = register_of(c->step, &operand);
	const struct register_run *run = check_register(c, number, operand);
	if (run && run->bits > c->check->address_bits)
		stack_warn(c, operand, "the register has %u bits, of which the low %u are taken as an address", run->bits,
		           c->check->address_bits);
}

void stack_do_based_register(struct stack_checker *c) {
	warn_of_width(c);
	stack_do_memory(c);
}

void stack_do_space_based_register(struct stack_checker *c) {
	struct stack_entry space = stack_pop_integral(c);
	warn_of_width(c);
	stack_push(c, in_space(c, &space, NULL));
}

void stack_do_entry_register(struct stack_checker *c) {
	check_register(c, c->step->numbers[0], 0);
	stack_push(c, entry_location(STORAGE_ANY));
}

void stack_do_frame_location(struct stack_checker *c) {
	stack_push(c, entry_memory(false, 0, false, 0));
}

void stack_do_any_location(struct stack_checker *c) {
	stack_push(c, entry_location(STORAGE_ANY));
}

void stack_do_tls(struct stack_checker *c) {
	stack_pop_integral(c);
	stack_do_memory(c);
}

void stack_do_deref(struct stack_checker *c) {
	struct stack_entry location = stack_pop_location(c);
	check_read(c, &location, c->check->address_bits, OPERATION);
	stack_push(c, stack_generic(c));
}

/* The bytes that an operand says, up to those of the generic type. */
static bool check_size(struct stack_checker *c) {
	uint64_t most = c->check->address_bits / 8, bytes = c->step->numbers[0];
	if (c->step->unknown[0] || (bytes && bytes <= most))
		return true;
	return stack_fail(c, 0, "%" PRIu64 " bytes can't be read as one value: it has 1 to %" PRIu64, bytes, most);
}

void stack_do_deref_size(struct stack_checker *c) {
	struct stack_entry location = stack_pop_location(c);
	if (check_size(c) && !c->step->unknown[0])
		check_read(c, &location, 8 * c->step->numbers[0], 0);
	stack_push(c, stack_generic(c));
}

/* The base type, whose size the first operand repeats. */
static struct stack_type sized_type(struct stack_checker *c) {
	struct stack_type type = stack_type_of(c, 1);
	if (type.known && !c->step->unknown[0] && 8 * c->step->numbers[0] != type.bits)
		stack_fail(c, 0, "%" PRIu64 " bytes, but the base type has %u", c->step->numbers[0], type.bits / 8);
	return type;
}

void stack_do_deref_type(struct stack_checker *c) {
	struct stack_entry location = stack_pop_location(c);
	struct stack_type type = sized_type(c);
	if (!c->step->unknown[0])
		check_read(c, &location, 8 * c->step->numbers[0], 0);
	stack_push_of_type(c, type);
}

void stack_do_xderef(struct stack_checker *c) {
	enum dwarf_effect effect = (enum dwarf_effect)c->step->operation->effect;
	struct stack_entry address = stack_pop_integral(c), space = stack_pop_integral(c), value = stack_generic(c);
	in_space(c, &space, &address);
	if (effect == EFFECT_XDEREF_SIZE)
		check_size(c);
	if (effect == EFFECT_XDEREF_TYPE)
		value = entry_typed(sized_type(c));
	value.from_xderef = true;
	stack_push(c, value);
}

void stack_do_form_address(struct stack_checker *c) {
	struct stack_entry space = stack_pop_integral(c), address = stack_pop_integral(c);
	stack_push(c, in_space(c, &space, &address));
}

void stack_do_undefined(struct stack_checker *c) {
	stack_push(c, entry_location(STORAGE_UNDEFINED));
}

void stack_do_implicit_value(struct stack_checker *c) {
	stack_push(c, entry_implicit(true, 8 * (uint64_t)c->step->byte_count));
}

void stack_do_stack_value(struct stack_checker *c) {
	struct stack_entry value = stack_pop_value(c);
	stack_push(c, entry_implicit(value.kind == ENTRY_VALUE && value.type.known, value.type.bits));
}

void stack_do_implicit_pointer(struct stack_checker *c) {
	stack_push(c, entry_implicit(false, 0));
}

void stack_do_space_implicit_pointer(struct stack_checker *c) {
	struct stack_entry space = stack_pop_integral(c);
	check_space(c, &space);
	stack_do_implicit_pointer(c);
}

void stack_do_offset(struct stack_checker *c) {
	struct stack_entry by = stack_pop_integral(c), location = stack_pop_location(c);
	const struct typed_value distance = stack_constant(c, &by);
	bool known = stack_is_constant(&by);
	const int64_t number = typed_signed(&distance);
	if (c->step->operation->effect == EFFECT_OFFSET)
		stack_push(c, moved_bytes(c, location, known, number, OPERATION));
	else
		stack_push(c, moved(c, location, known, number, number > INT64_MAX / 2, OPERATION));
}

void stack_do_offset_constant(struct stack_checker *c) {
	struct stack_entry location = stack_pop_location(c);
	uint64_t bytes = c->step->numbers[0];
	stack_push(c, moved_bytes(c, location, !c->step->unknown[0], bytes > INT64_MAX ? INT64_MAX : (int64_t)bytes, 0));
}

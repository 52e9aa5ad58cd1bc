/* stack_check.c: see stack_check.h.
 *
 * Steps are followed in order; where branches meet, what differs becomes unknown. That is repeated until nothing
 * changes, silently, and then done once more to report. Constants are followed too, as offsets and address spaces are
 * among them. */
#include "stack_check.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "register_numbers.h"
#include "stack_entry.h"
#include "typed_value.h"

enum {
	STACK_LIMIT = 1 << 16, /* entries */
	ROUND_LIMIT = 16,      /* until all that meets becomes unknown */
	WORK_LIMIT = 1 << 20,  /* entries and parts looked at */
};

struct stack {
	struct stack_entry *entries;
	size_t count, room;
	bool open;    /* there may be more below, of which nothing is known */
	bool reached; /* the step is, as far as is known */
};

struct checker {
	const struct stack_check *check;
	const struct dwarf_expression *expression;
	const struct dwarf_step *step; /* being followed; the last one at the end */
	struct stack stack;            /* before it */
	struct stack **meetings;       /* by step, and one for the end: what comes there, where branches go; or NULL */
	size_t work;
	unsigned depth; /* of expressions in expressions */
	bool reports;   /* this is the last round */
	bool changed;   /* a meeting has, in this round */
	bool gives_up;  /* all that meets is unknown */
	bool failed;    /* the step has */
	bool refused;   /* the expression is */
};

/* ---- messages ---- */

static void tell(struct checker *c, bool is_warning, int operand, const char *format, va_list arguments) {
	char text[512], name[64] = "";
	if (!c->reports)
		return;
	if (c->step)
		dwarf_operation_name(c->step, name);
	vsnprintf(text, sizeof text, format, arguments);
	const struct stack_problem problem = {c->step, operand, is_warning,
	                                      arena_printf(c->check->arena, "%s%s%s", name, *name ? ": " : "", text)};
	c->check->report(c->check->context, &problem);
}

/* The step is ill-formed. The first such one of an expression is reported; always false. */
static bool fail(struct checker *c, int operand, const char *format, ...) __attribute__((format(printf, 3, 4)));
static bool fail(struct checker *c, int operand, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	if (!c->failed && !c->refused)
		tell(c, false, operand, format, arguments);
	va_end(arguments);
	c->failed = true;
	return false;
}

static void warn(struct checker *c, int operand, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void warn(struct checker *c, int operand, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	if (!c->failed && !c->refused)
		tell(c, true, operand, format, arguments);
	va_end(arguments);
}

enum { OPERATION = -1 }; /* in place of an operand */

/* ---- the stack ---- */

static void push(struct checker *c, struct stack_entry entry) {
	struct stack *stack = &c->stack;
	if (stack->count == STACK_LIMIT) {
		fail(c, OPERATION, "more than %d entries are on the stack", STACK_LIMIT);
		return;
	}
	if (stack->count == stack->room) {
		size_t room = stack->room ? 2 * stack->room : 16;
		struct stack_entry *more = arena_alloc(c->check->arena, room * sizeof *more);
		if (stack->count)
			memcpy(more, stack->entries, stack->count * sizeof *more);
		stack->entries = more;
		stack->room = room;
	}
	stack->entries[stack->count++] = entry;
}

/* The entry `below` the top, which may be an incomplete composite. */
static struct stack_entry peek(struct checker *c, size_t below) {
	if (below < c->stack.count)
		return c->stack.entries[c->stack.count - 1 - below];
	if (!c->stack.open) /* of DW_OP_pick; the others' number was looked at */
		fail(c, 0, "the stack has %zu %s here, and it takes number %zu", c->stack.count,
		     c->stack.count == 1 ? "entry" : "entries", below);
	return entry_unknown();
}

/* The same of one that must be complete. */
static struct stack_entry look(struct checker *c, size_t below) {
	struct stack_entry entry = peek(c, below);
	if (entry.incomplete)
		fail(c, OPERATION, "the composite is incomplete here; DW_OP_LLVM_piece_end completes it");
	return entry;
}

static void drop(struct checker *c, size_t count) {
	c->stack.count -= count < c->stack.count ? count : c->stack.count;
}

static struct stack_entry pop(struct checker *c) {
	struct stack_entry entry = look(c, 0);
	drop(c, 1);
	return entry;
}

/* ---- conversions ---- */

static struct stack_entry generic(struct checker *c) {
	return entry_generic(c->check->address_bits);
}

static struct stack_entry generic_number(struct checker *c, uint64_t number) {
	return entry_number(c->check->address_bits, number);
}

static const char *value_remedy(const struct checker *c, const struct stack_entry *entry) {
	if (entry->storage == STORAGE_UNDEFINED)
		return "";
	switch (c->step ? (enum dwarf_effect)c->step->operation->effect : EFFECT_NOTHING) {
	case EFFECT_BINARY:
	case EFFECT_BITWISE:
	case EFFECT_INTEGRAL_BINARY:
	case EFFECT_ADD_CONSTANT: return "; DW_OP_LLVM_offset moves a location, DW_OP_deref reads it";
	default: return "; DW_OP_deref reads it";
	}
}

/* Whether a location is, or may be, an address of the default space. */
static bool is_address(const struct stack_entry *location) {
	return location->storage == STORAGE_ANY ||
	       (location->storage == STORAGE_MEMORY && !(location->space_known && location->space) &&
	        !(location->offset_known && location->offset % 8));
}

/* The entry as a value. */
static struct stack_entry to_value(struct checker *c, struct stack_entry entry) {
	char text[80];
	if (entry.kind != ENTRY_LOCATION)
		return entry;
	if (!is_address(&entry)) {
		fail(c, OPERATION, "%s, and a value is needed%s", entry_text(&entry, text), value_remedy(c, &entry));
		return entry_unknown();
	}
	if (entry.storage == STORAGE_MEMORY && entry.offset_known)
		return generic_number(c, entry.offset / 8);
	return generic(c);
}

static struct stack_entry to_integral(struct checker *c, struct stack_entry entry) {
	struct stack_entry value = to_value(c, entry);
	if (value.kind == ENTRY_VALUE && value.type.known && value.type.kind > KIND_SIGNED)
		fail(c, OPERATION, "the value is not integral; DW_OP_convert makes it one");
	return value;
}

static struct stack_entry pop_value(struct checker *c) {
	return to_value(c, pop(c));
}

static struct stack_entry pop_integral(struct checker *c) {
	return to_integral(c, pop(c));
}

static struct stack_entry to_location(struct checker *c, struct stack_entry entry) {
	char text[80];
	if (entry.kind == ENTRY_UNKNOWN)
		return entry_location(STORAGE_ANY);
	if (entry.kind == ENTRY_LOCATION)
		return entry;
	if (entry.type.known && !entry.type.generic) {
		fail(c, OPERATION, "%s, and a location is needed; DW_OP_stack_value makes it one, DW_OP_convert 0 an address",
		     entry_text(&entry, text));
		return entry_unknown();
	}
	if (entry.from_xderef)
		warn(c, OPERATION,
		     "what DW_OP_xderef has read is taken as an address of the default space; DW_OP_LLVM_form_aspace_address "
		     "gives the location itself");
	return entry_memory(true, 0, entry.number_known, entry.number);
}

static struct stack_entry pop_location(struct checker *c) {
	return to_location(c, pop(c));
}

/* ---- storage ---- */

/* Whether bits `from` to from + bits of a location are in its storage, as far as is known. */
static bool is_inside(const struct stack_entry *location, uint64_t from, uint64_t bits) {
	uint64_t offset = location->offset_known ? location->offset : 0;
	if (location->storage == STORAGE_UNDEFINED || !location->size_known)
		return true;
	return bits_add(bits_add(offset, from), bits) <= location->size;
}

static bool check_inside(struct checker *c, const struct stack_entry *location, uint64_t from, uint64_t bits,
                         int operand) {
	char text[80];
	uint64_t first = bits_add(location->offset_known ? location->offset : 0, from);
	if (is_inside(location, from, bits))
		return true;
	return fail(c, operand, "bits %" PRIu64 " to %" PRIu64 " are beyond the end: %s has %" PRIu64 " bits", first,
	            bits_add(first, bits) - 1, entry_text(location, text), location->size);
}

/* Reading so many bits there. */
static bool check_read(struct checker *c, const struct stack_entry *location, uint64_t bits, int operand) {
	if (location->storage == STORAGE_UNDEFINED)
		return fail(c, OPERATION, "an undefined location can't be read");
	if (!check_inside(c, location, 0, bits, operand))
		return false;
	if (!entry_has_undefined(location, bits, &c->work))
		return true;
	return fail(c, OPERATION, "bits are read that are undefined");
}

/* The location moved by so many bits, if they are known. */
static struct stack_entry moved(struct checker *c, struct stack_entry location, bool known, int64_t bits, bool too_far,
                                int operand) {
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
		fail(c, operand, "the offset is before the beginning of %s", entry_text(&location, text));
	else if (beyond)
		fail(c, operand, "the offset is beyond the end: %s has %" PRIu64 " bits", entry_text(&location, text),
		     location.size);
	location.offset = offset;
	location.offset_known = offset < OFFSET_LIMIT && !too_far;
	return location;
}

static struct stack_entry moved_bytes(struct checker *c, struct stack_entry location, bool known, int64_t bytes,
                                      int operand) {
	const int64_t most = INT64_MAX / 16;
	bool too_far = bytes > most || bytes < -most;
	return moved(c, location, known, (too_far ? (bytes < 0 ? -most : most) : bytes) * 8, too_far, operand);
}

/* The address space whose number was popped. */
static void check_space(struct checker *c, const struct stack_entry *number) {
	if (number->number_known && !dwarf_space_bits(number->number))
		fail(c, OPERATION, "there is no address space %" PRIu64, number->number);
}

/* A location in the space, at an address if that is known, of which only the bits count that its addresses have. */
static struct stack_entry in_space(struct checker *c, const struct stack_entry *space,
                                   const struct stack_entry *address) {
	const unsigned bits = space->number_known ? dwarf_space_bits(space->number) : 0;
	bool known = bits && address && address->number_known;
	uint64_t number = known ? address->number : 0;
	check_space(c, space);
	if (known && bits < 64 && number >> bits) {
		warn(c, OPERATION, "the address 0x%" PRIx64 " does not fit %u bits, which addresses of the space have", number,
		     bits);
		number &= (UINT64_C(1) << bits) - 1;
	}
	return entry_memory(space->number_known, space->number, known, number);
}

static const struct register_run *check_register(struct checker *c, uint64_t number, int operand) {
	const struct register_run *run = dwarf_register_run(number);
	char name[16];
	unsigned lanes = c->check->lanes;
	if (run && run->wave && lanes && lanes != run->wave && dwarf_register_name(number, 0, name))
		fail(c, operand, "%s is a register of wavefronts of %u lanes, and lanes is %u", name, run->wave, lanes);
	return run;
}

/* The number of an operation's register, and at which operand it is. */
static uint64_t register_of(const struct dwarf_step *step, int *operand) {
	*operand = step->operation->series ? OPERATION : 0;
	return step->operation->series ? step->index : step->numbers[0];
}

/* ---- constants ---- */

static bool is_constant(const struct stack_entry *entry) {
	return entry->number_known && entry->type.generic;
}

static struct typed_value constant(struct checker *c, const struct stack_entry *entry) {
	return typed_generic(c->check->address_bits, entry->number);
}

/* What an operation makes of two numbers of the generic type; false if they are not known. */
static bool fold(struct checker *c, const struct stack_entry *a, const struct stack_entry *b, uint64_t *number) {
	const struct typed_value first = constant(c, a), second = constant(c, b);
	struct typed_value result = {0};
	if (!is_constant(a) || !is_constant(b) || typed_binary(c->step->operation, &first, &second, &result))
		return false;
	*number = result.number;
	return true;
}

/* ---- effects ---- */

static void push_of_type(struct checker *c, struct stack_type type) {
	push(c, entry_typed(type));
}

/* The base type that an operand names. */
static struct stack_type type_of(struct checker *c, unsigned operand) {
	const struct dwarf_step *step = c->step;
	if (!step->unknown[operand] && !step->numbers[operand])
		return generic(c).type;
	if (!c->check->type_of)
		return (struct stack_type){0};
	return c->check->type_of(c->check->context, step, operand);
}

static void do_constant(struct checker *c) {
	const struct dwarf_step *step = c->step;
	if (step->operation->series)
		push(c, generic_number(c, step->index));
	else
		push(c, step->unknown[0] ? generic(c) : generic_number(c, step->numbers[0]));
}

static void do_typed_constant(struct checker *c) {
	struct stack_type type = type_of(c, 0);
	if (type.known && c->step->byte_count * 8 != type.bits)
		fail(c, 1, "%zu bytes, and the base type has %u", c->step->byte_count, type.bits / 8);
	push_of_type(c, type);
}

static void do_address(struct checker *c) {
	push(c, entry_memory(true, 0, !c->step->unknown[0], c->step->numbers[0]));
}

static void do_memory(struct checker *c) {
	push(c, entry_memory(true, 0, false, 0));
}

static void do_generic(struct checker *c) {
	push(c, generic(c));
}

static void do_dup(struct checker *c) {
	push(c, look(c, 0));
}

static void do_drop(struct checker *c) {
	pop(c);
}

static void do_over(struct checker *c) {
	look(c, 0);
	push(c, look(c, 1));
}

static void do_pick(struct checker *c) {
	push(c, c->step->unknown[0] ? entry_unknown() : look(c, (size_t)c->step->numbers[0]));
}

static void do_swap(struct checker *c) {
	struct stack_entry first = look(c, 0), second = look(c, 1);
	drop(c, 2);
	push(c, first);
	push(c, second);
}

static void do_rot(struct checker *c) {
	struct stack_entry first = look(c, 0), second = look(c, 1), third = look(c, 2);
	drop(c, 3);
	push(c, first);
	push(c, third);
	push(c, second);
}

static void do_unary(struct checker *c) {
	bool integral = c->step->operation->effect == EFFECT_INTEGRAL_UNARY;
	struct stack_entry value = integral ? pop_integral(c) : pop_value(c);
	const struct typed_value number = constant(c, &value);
	struct typed_value result;
	if (is_constant(&value) && !typed_unary(c->step->operation, &number, &result)) {
		push(c, generic_number(c, result.number));
		return;
	}
	value.number_known = value.from_xderef = false;
	push(c, value);
}

static bool types_agree(const struct stack_entry *a, const struct stack_entry *b) {
	return !a->type.known || !b->type.known || types_are_same(&a->type, &b->type);
}

/* Two values of one type, the top one second. */
static void pop_two(struct checker *c, bool integral, struct stack_entry *first, struct stack_entry *second) {
	*second = integral ? pop_integral(c) : pop_value(c);
	*first = integral ? pop_integral(c) : pop_value(c);
	if (!types_agree(first, second))
		fail(c, OPERATION, "the two values are of different base types; DW_OP_convert makes them one");
}

static void do_binary(struct checker *c) {
	struct stack_entry first, second;
	bool integral = c->step->operation->effect != EFFECT_BINARY;
	uint64_t result;
	pop_two(c, integral, &first, &second);
	bool divides = strcmp(c->step->operation->name, "div") == 0 || strcmp(c->step->operation->name, "mod") == 0;
	if (divides && second.number_known && !second.number && second.type.known && second.type.kind <= KIND_SIGNED) {
		fail(c, OPERATION, "the divisor is 0");
		return;
	}
	if (fold(c, &first, &second, &result))
		push(c, generic_number(c, result));
	else
		push_of_type(c, first.type.known ? first.type : second.type);
}

static void do_compare(struct checker *c) {
	struct stack_entry first, second;
	uint64_t result;
	pop_two(c, false, &first, &second);
	bool known = fold(c, &first, &second, &result);
	push(c, known ? generic_number(c, result) : generic(c));
}

static void do_shift(struct checker *c) {
	struct stack_entry by = pop_integral(c), value = pop_integral(c);
	uint64_t result;
	if (fold(c, &value, &by, &result))
		push(c, generic_number(c, result));
	else
		push_of_type(c, value.type);
}

static void do_add_constant(struct checker *c) {
	struct stack_entry value = pop_integral(c);
	if (value.number_known && value.type.generic && !c->step->unknown[0])
		push(c, generic_number(c, value.number + c->step->numbers[0]));
	else
		push_of_type(c, value.type);
}

static void do_convert(struct checker *c) {
	struct stack_entry value = pop_value(c);
	struct stack_type type = type_of(c, 0);
	bool stays = type.generic && value.type.generic;
	push(c, stays ? value : entry_typed(type));
}

static void do_reinterpret(struct checker *c) {
	struct stack_entry value = pop_value(c);
	struct stack_type type = type_of(c, 0);
	if (type.known && value.type.known && type.bits != value.type.bits)
		fail(c, 0, "the value has %u bits, and the base type has %u", value.type.bits, type.bits);
	push_of_type(c, type);
}

static void do_call(struct checker *c) {
	c->stack.count = 0;
	c->stack.open = true;
}

static void do_register(struct checker *c) {
	int operand;
	uint64_t number = register_of(c->step, &operand);
	const struct register_run *run = check_register(c, number, operand);
	struct stack_entry location = entry_location(STORAGE_REGISTER);
	location.offset_known = true;
	location.size_known = run != NULL;
	location.size = run ? run->bits : 0;
	push(c, location);
}

static void do_typed_register(struct checker *c) {
	const struct register_run *run = check_register(c, c->step->numbers[0], 0);
	struct stack_type type = type_of(c, 1);
	if (run && type.known && !type.generic && type.bits > run->bits)
		fail(c, 1, "the register has %u bits, and the base type has %u", run->bits, type.bits);
	push_of_type(c, type);
}

static void warn_of_width(struct checker *c) {
	int operand;
	uint64_t number = register_of(c->step, &operand);
	const struct register_run *run = check_register(c, number, operand);
	if (run && run->bits > c->check->address_bits)
		warn(c, operand, "the register has %u bits, of which the low %u are taken as an address", run->bits,
		     c->check->address_bits);
}

static void do_based_register(struct checker *c) {
	warn_of_width(c);
	do_memory(c);
}

static void do_space_based_register(struct checker *c) {
	struct stack_entry space = pop_integral(c);
	warn_of_width(c);
	push(c, in_space(c, &space, NULL));
}

static void do_entry_register(struct checker *c) {
	check_register(c, c->step->numbers[0], 0);
	push(c, entry_location(STORAGE_ANY));
}

static void do_frame_location(struct checker *c) {
	push(c, entry_memory(false, 0, false, 0));
}

static void do_any_location(struct checker *c) {
	push(c, entry_location(STORAGE_ANY));
}

static void do_tls(struct checker *c) {
	pop_integral(c);
	do_memory(c);
}

static void do_deref(struct checker *c) {
	struct stack_entry location = pop_location(c);
	check_read(c, &location, c->check->address_bits, OPERATION);
	push(c, generic(c));
}

/* The bytes that an operand says, up to those of the generic type. */
static bool check_size(struct checker *c) {
	uint64_t most = c->check->address_bits / 8, bytes = c->step->numbers[0];
	if (c->step->unknown[0] || (bytes && bytes <= most))
		return true;
	return fail(c, 0, "%" PRIu64 " bytes can't be read as one value: it has 1 to %" PRIu64, bytes, most);
}

static void do_deref_size(struct checker *c) {
	struct stack_entry location = pop_location(c);
	if (check_size(c) && !c->step->unknown[0])
		check_read(c, &location, 8 * c->step->numbers[0], 0);
	push(c, generic(c));
}

/* The base type, whose size the first operand repeats. */
static struct stack_type sized_type(struct checker *c) {
	struct stack_type type = type_of(c, 1);
	if (type.known && !c->step->unknown[0] && 8 * c->step->numbers[0] != type.bits)
		fail(c, 0, "%" PRIu64 " bytes, and the base type has %u", c->step->numbers[0], type.bits / 8);
	return type;
}

static void do_deref_type(struct checker *c) {
	struct stack_entry location = pop_location(c);
	struct stack_type type = sized_type(c);
	if (!c->step->unknown[0])
		check_read(c, &location, 8 * c->step->numbers[0], 0);
	push_of_type(c, type);
}

static void do_xderef(struct checker *c) {
	enum dwarf_effect effect = (enum dwarf_effect)c->step->operation->effect;
	struct stack_entry address = pop_integral(c), space = pop_integral(c), value = generic(c);
	in_space(c, &space, &address);
	if (effect == EFFECT_XDEREF_SIZE)
		check_size(c);
	if (effect == EFFECT_XDEREF_TYPE)
		value = entry_typed(sized_type(c));
	value.from_xderef = true;
	push(c, value);
}

static void do_form_address(struct checker *c) {
	struct stack_entry space = pop_integral(c), address = pop_integral(c);
	push(c, in_space(c, &space, &address));
}

static void do_undefined(struct checker *c) {
	push(c, entry_location(STORAGE_UNDEFINED));
}

static void do_implicit_value(struct checker *c) {
	push(c, entry_implicit(true, 8 * (uint64_t)c->step->byte_count));
}

static void do_stack_value(struct checker *c) {
	struct stack_entry value = pop_value(c);
	push(c, entry_implicit(value.kind == ENTRY_VALUE && value.type.known, value.type.bits));
}

static void do_implicit_pointer(struct checker *c) {
	push(c, entry_implicit(false, 0));
}

static void do_space_implicit_pointer(struct checker *c) {
	struct stack_entry space = pop_integral(c);
	check_space(c, &space);
	do_implicit_pointer(c);
}

static void do_offset(struct checker *c) {
	struct stack_entry by = pop_integral(c), location = pop_location(c);
	const struct typed_value distance = constant(c, &by);
	bool known = is_constant(&by);
	const int64_t number = typed_signed(&distance);
	if (c->step->operation->effect == EFFECT_OFFSET)
		push(c, moved_bytes(c, location, known, number, OPERATION));
	else
		push(c, moved(c, location, known, number, number > INT64_MAX / 2, OPERATION));
}

static void do_offset_constant(struct checker *c) {
	struct stack_entry location = pop_location(c);
	uint64_t bytes = c->step->numbers[0];
	push(c, moved_bytes(c, location, !c->step->unknown[0], bytes > INT64_MAX ? INT64_MAX : (int64_t)bytes, 0));
}

/* The composite that gets the next part: the incomplete one on top, or a new one. */
static struct stack_entry take_composite(struct checker *c) {
	if (!c->stack.count || !peek(c, 0).incomplete)
		return entry_composite();
	struct stack_entry composite = peek(c, 0);
	drop(c, 1);
	return composite;
}

/* A part of `bits`, if they are known, of the location on top from bit `from` of it on. */
static void add_part(struct checker *c, bool known, uint64_t bits, uint64_t from) {
	struct stack_entry part = entry_location(STORAGE_UNDEFINED);
	bool nothing = !c->stack.count;
	if (nothing ? c->stack.open : peek(c, 0).kind == ENTRY_UNKNOWN) { /* it may be a composite itself */
		do_call(c);
		push(c, entry_extended(c->check->arena, entry_composite(), false, 0, PART_OPEN));
		return;
	}
	if (!nothing && !peek(c, 0).incomplete)
		part = pop_location(c);
	if (known)
		check_inside(c, &part, from, bits, 0);
	enum part_state state = entry_part(&part, from, bits, &c->work);
	push(c, entry_extended(c->check->arena, take_composite(c), known, bits, state));
}

static void do_piece(struct checker *c) {
	const struct dwarf_step *step = c->step;
	add_part(c, !step->unknown[0], bits_times(step->numbers[0], 8), 0);
}

static void do_bit_piece(struct checker *c) {
	const struct dwarf_step *step = c->step;
	add_part(c, !step->unknown[0] && !step->unknown[1], step->numbers[0], step->numbers[1]);
}

static void do_piece_end(struct checker *c) {
	struct stack_entry composite = peek(c, 0);
	if (composite.kind != ENTRY_UNKNOWN && !composite.incomplete)
		fail(c, OPERATION, "no composite is being made; DW_OP_piece begins one");
	drop(c, 1);
	composite.incomplete = false;
	push(c, composite);
}

/* The bits of each part and their number, neither of which may be 0. */
static bool check_parts(struct checker *c) {
	const struct dwarf_step *step = c->step;
	for (int i = 0; i < DWARF_OPERANDS; i++)
		if (!step->unknown[i] && !step->numbers[i])
			return fail(c, i, i ? "0 parts" : "parts of 0 bits");
	return true;
}

/* Pushes a composite of the parts that the operands say. */
static void push_parts(struct checker *c, enum part_state state) {
	const struct dwarf_step *step = c->step;
	bool known = !step->unknown[0] && !step->unknown[1];
	struct stack_entry composite = entry_extended(c->check->arena, entry_composite(), known,
	                                              bits_times(step->numbers[0], step->numbers[1]), state);
	composite.incomplete = false;
	push(c, composite);
}

static void do_extend(struct checker *c) {
	struct stack_entry location = pop_location(c);
	uint64_t bits = c->step->numbers[0];
	if (!check_parts(c) || (!c->step->unknown[0] && !check_inside(c, &location, 0, bits, 0)))
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
static void check_selection(struct checker *c, const struct stack_entry *mask, const struct stack_entry *one,
                            const struct stack_entry *zero) {
	uint64_t bits = c->step->numbers[0], count = c->step->numbers[1];
	if (mask->kind == ENTRY_VALUE && mask->number_known) {
		check_inside(c, one, 0, bits_times(bits, parts_taken(mask->number, count)), 0);
		check_inside(c, zero, 0, bits_times(bits, parts_taken(~mask->number, count)), 0);
	} else if (!is_inside(one, 0, bits_times(bits, count))) {
		check_inside(c, zero, 0, bits_times(bits, count), 0);
	}
}

static void do_select(struct checker *c) {
	struct stack_entry mask = pop_integral(c), one = pop_location(c), zero = pop_location(c);
	uint64_t count = c->step->numbers[1], all = bits_times(c->step->numbers[0], count);
	if (!check_parts(c))
		return;
	if (mask.kind == ENTRY_VALUE && mask.type.known && !c->step->unknown[1] && mask.type.bits < count)
		fail(c, 1, "the mask has %u bits, fewer than the %" PRIu64 " parts", mask.type.bits, count);
	else if (!c->step->unknown[0] && !c->step->unknown[1])
		check_selection(c, &mask, &one, &zero);
	enum part_state first = entry_part(&zero, 0, all, &c->work), second = entry_part(&one, 0, all, &c->work);
	push_parts(c, first == second ? first : PART_OPEN);
}

static void do_overlay(struct checker *c) {
	pop_integral(c);
	pop_integral(c);
	pop_location(c);
	pop_location(c);
	push(c, entry_location(STORAGE_ANY));
}

/* ---- where branches meet ---- */

static void copy(struct checker *c, struct stack *to, const struct stack *from) {
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

/* The stack comes to a step that branches go to. */
static void meet(struct checker *c, size_t target) {
	struct stack *meeting = c->meetings[target];
	if (!meeting->reached) {
		copy(c, meeting, &c->stack);
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
static void do_branch(struct checker *c) {
	bool always = c->step->operation->effect == EFFECT_SKIP;
	struct stack_entry condition = always ? entry_unknown() : pop_integral(c);
	bool known = !always && condition.number_known && condition.type.generic;
	if (c->failed)
		return;
	if (c->step->target == DWARF_NOWHERE) {
		fail(c, 0, "it goes into an operation, or out of the expression");
		return;
	}
	if (!known || condition.number)
		meet(c, c->step->target);
	if (always || (known && condition.number))
		c->stack.reached = false;
}

static void do_nothing(struct checker *c) {
	(void)c;
}

static bool follow(struct checker *c);

/* What a location gives as the value that was there at entry: that of a register is generic if it fits. */
static struct stack_type type_at_entry(struct checker *c, const struct stack_entry *location) {
	struct stack_type type = generic(c).type;
	if (location->storage == STORAGE_MEMORY)
		return type;
	if (location->storage != STORAGE_REGISTER || !location->size_known)
		return (struct stack_type){0};
	if (location->size > type.bits)
		type = (struct stack_type){.known = true, .kind = KIND_UNSIGNED, .bits = (uint32_t)location->size};
	return type;
}

/* The expression in it has a stack of its own, and gives a value or the location of a register. */
static void do_entry_value(struct checker *c) {
	char text[80];
	struct checker inner = {.check = c->check, .expression = c->step->inner, .depth = c->depth + 1};
	bool reports = c->reports;
	if (!inner.expression || inner.depth > DWARF_NESTING) {
		push(c, entry_unknown());
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
		push(c, entry_unknown());
		return;
	}
	if (!result.count) {
		fail(c, OPERATION, "its expression gives nothing");
		return;
	}
	struct stack_entry top = result.entries[result.count - 1];
	bool converts = top.kind != ENTRY_LOCATION || is_address(&top) || top.storage == STORAGE_REGISTER;
	if (!converts || (top.storage == STORAGE_REGISTER && top.offset_known && top.offset))
		fail(c, OPERATION, "its expression gives %s, and not a value or a whole register", entry_text(&top, text));
	push(c, top.kind == ENTRY_VALUE ? top : entry_typed(type_at_entry(c, &top)));
}

static void (*const effects[])(struct checker *c) = {
    [EFFECT_NOTHING] = do_nothing,
    [EFFECT_CONSTANT] = do_constant,
    [EFFECT_CONSTANT_INDEX] = do_generic,
    [EFFECT_TYPED_CONSTANT] = do_typed_constant,
    [EFFECT_ADDRESS] = do_address,
    [EFFECT_ADDRESS_INDEX] = do_memory,
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
    [EFFECT_FRAME_BASE] = do_frame_location,
    [EFFECT_FRAME_CFA] = do_frame_location,
    [EFFECT_OBJECT] = do_any_location,
    [EFFECT_TLS] = do_tls,
    [EFFECT_LANE] = do_generic,
    [EFFECT_DEREF] = do_deref,
    [EFFECT_DEREF_SIZE] = do_deref_size,
    [EFFECT_DEREF_TYPE] = do_deref_type,
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
static bool check_depth(struct checker *c) {
	size_t takes = strlen(c->step->operation->takes);
	bool optional = takes > 1 && c->step->operation->takes[0] == 'C';
	if (optional || c->stack.open || c->stack.count >= takes)
		return true;
	return fail(c, OPERATION, "the stack has %zu %s here, and it takes %zu", c->stack.count,
	            c->stack.count == 1 ? "entry" : "entries", takes);
}

static bool check_scope(struct checker *c) {
	if (!c->step->operation->not_in_frames || c->check->use < USE_CFA)
		return true;
	return fail(c, OPERATION, "a call frame can't have it: it would depend on other debug information, or on itself");
}

static void follow_step(struct checker *c) {
	enum dwarf_effect effect = (enum dwarf_effect)c->step->operation->effect;
	c->failed = false;
	if (check_depth(c) && check_scope(c))
		effects[effect](c);
	if (!c->failed)
		return;
	c->refused = c->reports;
	do_call(c); /* nothing is known any more */
}

/* What the stack begins with. */
static void begin(struct checker *c) {
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
		push(c, pointer);
		push(c, object);
		break;
	case USE_MEMBER: push(c, object); break;
	case USE_PROCEDURE: c->stack.open = true; break;
	case USE_REGISTER:
	case USE_REGISTER_VALUE: push(c, cfa); break;
	default: break;
	}
}

/* Comes to a step, perhaps from elsewhere too. */
static void arrive(struct checker *c, size_t step) {
	if (!c->meetings[step])
		return;
	if (c->stack.reached)
		meet(c, step);
	if (c->meetings[step]->reached)
		copy(c, &c->stack, c->meetings[step]);
}

static void follow_once(struct checker *c) {
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
static bool follow(struct checker *c) {
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

static void check_lane_pc(struct checker *c, const struct stack_entry *location) {
	char text[80];
	enum { ADDRESS_BITS = 64 };
	uint64_t wanted = bits_times(c->check->lanes, ADDRESS_BITS);
	bool exact = location->storage == STORAGE_COMPOSITE;
	if (!c->check->lanes || !location->size_known || location->storage == STORAGE_UNDEFINED)
		return;
	uint64_t bits = location->size -
	                (location->offset_known && location->offset < location->size ? location->offset : 0);
	if (exact ? bits != wanted : bits < wanted)
		fail(c, OPERATION, "it gives %s of %" PRIu64 " bits, and the addresses of %u lane%s have %" PRIu64,
		     entry_text(location, text), bits, c->check->lanes, c->check->lanes == 1 ? "" : "s", wanted);
}

static void check_cfa(struct checker *c, const struct stack_entry *location) {
	char text[80];
	bool memory = location->storage == STORAGE_ANY || location->storage == STORAGE_MEMORY;
	if (!memory)
		fail(c, OPERATION, "it gives %s, and the CFA is a location in memory", entry_text(location, text));
	else if (location->offset_known && location->offset % 8)
		fail(c, OPERATION, "it gives bit %" PRIu64 " of a byte, and the CFA is a whole byte", location->offset % 8);
}

static void check_register_value(struct checker *c, const struct stack_entry *value) {
	char name[16];
	const struct register_run *run = dwarf_register_run(c->check->register_number);
	if (run && value->kind == ENTRY_VALUE && value->type.known && value->type.bits != run->bits &&
	    dwarf_register_name(c->check->register_number, run->wave, name))
		fail(c, OPERATION, "it gives a value of %u bits, and %s has %u", value->type.bits, name, run->bits);
}

/* Takes the result off the stack. */
static void check_result(struct checker *c) {
	enum stack_use use = c->check->use;
	struct stack_entry top;
	if (!c->stack.count && c->stack.open)
		return;
	if (!c->stack.count) {
		if (use == USE_VALUE || use == USE_CFA || use == USE_REGISTER_VALUE)
			fail(c, OPERATION, "the expression gives nothing, and %s is needed",
			     use == USE_CFA ? "a location in memory" : "a value");
		return;
	}
	top = c->stack.entries[c->stack.count - 1];
	top.incomplete = false;
	drop(c, 1);
	switch (use) {
	case USE_ANY: break;
	case USE_REGISTER_VALUE:
		top = to_value(c, top);
		check_register_value(c, &top);
		break;
	case USE_VALUE: to_value(c, top); break;
	case USE_CFA:
		top = to_location(c, top);
		check_cfa(c, &top);
		break;
	case USE_LANE_PC:
		top = to_location(c, top);
		check_lane_pc(c, &top);
		break;
	default: to_location(c, top); break;
	}
}

static void warn_of_rest(struct checker *c) {
	size_t left = 0;
	for (size_t i = 0; i < c->stack.count; i++)
		left += !c->stack.entries[i].initial;
	if (left)
		warn(c, OPERATION, "%zu %s left on the stack below the result", left, left == 1 ? "entry is" : "entries are");
}

bool stack_check(const struct stack_check *check, const struct dwarf_expression *expression) {
	struct checker c = {.check = check, .expression = expression, .reports = true};
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

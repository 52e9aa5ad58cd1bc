/* evaluation_agreement_test.c: the check of expressions and their evaluation agree.
 *
 * Generated expressions are checked, and evaluated for several states. What the check refuses never evaluates, where the
 * operation that it refuses is reached; what it passes never fails for the type of an entry, where all locations that a
 * state gives are addresses, as the check takes them to be. Counts are printed. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "debug/dwarf/evaluation.h"

enum {
	EXPRESSIONS = 60000,
	STATES = 3,
	MOST_BYTES = 512,
	LEAST_MET = 20, /* times, of each reason to refuse */
	MOST_STACK = 64,
};

/* ---- chance: xorshift64* ---- */

static uint64_t seed = 0x9e3779b97f4a7c15;

static uint64_t chance(uint64_t below) {
	seed ^= seed >> 12;
	seed ^= seed << 25;
	seed ^= seed >> 27;
	return (seed * UINT64_C(0x2545f4914f6cdd1d) >> 16) % below;
}

/* ---- what expressions are made of ---- */

enum { UINT64 = 0x10, DOUBLE = 0x11, INT32 = 0x12, UINT32 = 0x13, UINT128 = 0x14 };

static struct stack_type type_of(void *context, const struct dwarf_step *step, unsigned operand) {
	(void)context;
	switch (step->numbers[operand]) {
	case UINT64: return (struct stack_type){true, false, KIND_UNSIGNED, 64};
	case DOUBLE: return (struct stack_type){true, false, KIND_FLOAT, 64};
	case INT32: return (struct stack_type){true, false, KIND_SIGNED, 32};
	case UINT32: return (struct stack_type){true, false, KIND_UNSIGNED, 32};
	case UINT128: return (struct stack_type){true, false, KIND_UNSIGNED, 128};
	default: return (struct stack_type){0};
	}
}

struct made {
	uint8_t bytes[MOST_BYTES];
	size_t size;
	char stack[MOST_STACK]; /* what is likely there: a letter of operations.def each */
	size_t depth;
	bool wild; /* an operation was taken that does not fit */
	bool branches;
	bool calls; /* or else has an entry of which only the state knows what it is */
	bool asks;  /* for a location that the state has */
};

static void put(struct made *made, const void *bytes, size_t size) {
	if (made->size + size > MOST_BYTES)
		return;
	memcpy(made->bytes + made->size, bytes, size);
	made->size += size;
}

static void put_byte(struct made *made, uint64_t byte) {
	const uint8_t low = (uint8_t)byte;
	put(made, &low, 1);
}

static void put_le(struct made *made, uint64_t number, unsigned width) {
	for (unsigned i = 0; i < width; i++)
		put_byte(made, number >> (8 * i));
}

static void put_leb(struct made *made, uint64_t number) {
	for (; number > 0x7f; number >>= 7)
		put_byte(made, number | 0x80);
	put_byte(made, number);
}

static void put_sleb(struct made *made, int64_t number) {
	for (; number < -64 || number > 63; number >>= 7)
		put_byte(made, (uint64_t)number | 0x80);
	put_byte(made, (uint64_t)number & 0x7f);
}

static uint64_t small_number(void) {
	static const uint64_t often[] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 1000};
	return chance(50) ? often[chance(chance(4) ? 6 : 10)] : seed;
}

static void put_number(struct made *made, enum dwarf_operand_kind kind) {
	static const uint32_t registers[] = {35, 36, 17, 16, 2560, 2561, 1536, 1, 128, 768, 40};
	static const uint8_t types[] = {0, UINT64, UINT64, UINT64, DOUBLE, INT32, UINT32, UINT128, 0x20};
	const struct dwarf_format format = {DWARF_LLVM, 8, 4};
	const unsigned width = dwarf_operand_width(kind, &format);
	switch (kind) {
	case OPERAND_NONE: return;
	case OPERAND_REGISTER_NUMBER: put_leb(made, chance(60) ? registers[chance(11)] : 5000); return;
	case OPERAND_TYPE: put_leb(made, types[chance(chance(3) ? 4 : 9)]); return;
	case OPERAND_U1: put_byte(made, chance(4) ? UINT64_C(1) << chance(4) : chance(20)); return;
	case OPERAND_BRANCH: put_le(made, chance(10) ? 0 : chance(8), 2); return;
	case OPERAND_SLEB: put_sleb(made, (int64_t)chance(64) - 32); return;
	default: break;
	}
	if (width)
		put_le(made, small_number(), width);
	else
		put_leb(made, small_number());
}

static void make(struct made *made, size_t steps, unsigned wildness);

static void put_operand(struct made *made, enum dwarf_operand_kind kind) {
	size_t size;
	struct made inner;
	switch (kind) {
	case OPERAND_EXPRESSION:
		make(&inner, 1 + chance(3), made->wild ? 6 : 0);
		made->branches |= inner.branches;
		made->calls |= inner.calls || inner.asks;
		if (inner.size > 40)
			inner.size = 0;
		put_leb(made, inner.size);
		put(made, inner.bytes, inner.size);
		return;
	case OPERAND_BLOCK:
	case OPERAND_BLOCK1:
		size = (size_t)(chance(5) ? UINT64_C(1) << chance(5) : chance(12));
		put_leb(made, size);
		for (size_t i = 0; i < size; i++)
			put_byte(made, seed >> (i % 32));
		return;
	default: put_number(made, kind);
	}
}

/* ---- operations that fit ---- */

static bool fits_letter(char wanted, char there) {
	switch (wanted) {
	case 'I':
	case 'V': return there == 'V' || there == 'M';
	case 'L': return there != 'C';
	case 'E': return there != 'C';
	default: return true;
	}
}

static bool fits(const struct made *made, const struct dwarf_operation *operation) {
	const char *takes = operation->takes;
	size_t count = strlen(takes);
	if (operation->effect == EFFECT_PIECE_END)
		return made->depth && made->stack[made->depth - 1] == 'C';
	if (takes[0] == 'C') /* of a composite */
		return true;
	if (operation->effect == EFFECT_PICK)
		return made->depth > 8;
	if (made->depth < count)
		return false;
	for (size_t i = 0; i < count; i++)
		if (!fits_letter(takes[i], made->stack[made->depth - count + i]))
			return false;
	return true;
}

static void push_letter(struct made *made, char letter) {
	if (made->depth < MOST_STACK)
		made->stack[made->depth++] = letter;
}

static void drop_letters(struct made *made, size_t count) {
	made->depth -= count < made->depth ? count : made->depth;
}

/* Addresses of the default space are values, too. */
static char given_letter(const struct dwarf_operation *operation) {
	switch ((enum dwarf_effect)operation->effect) {
	case EFFECT_ADDRESS:
	case EFFECT_BASED_REGISTER: return 'M';
	default: return operation->gives[0] == 'L' || operation->gives[0] == 'C' ? operation->gives[0] : 'V';
	}
}

/* What is likely on the stack after an operation. */
static void follow(struct made *made, const struct dwarf_operation *operation) {
	size_t takes = strlen(operation->takes), gives = strlen(operation->gives);
	switch ((enum dwarf_effect)operation->effect) {
	case EFFECT_DUP: push_letter(made, made->depth ? made->stack[made->depth - 1] : 'V'); return;
	case EFFECT_OVER: push_letter(made, made->depth > 1 ? made->stack[made->depth - 2] : 'V'); return;
	case EFFECT_SWAP:
	case EFFECT_ROT:
		if (made->depth >= takes) {
			char top = made->stack[made->depth - 1];
			memmove(made->stack + made->depth - takes + 1, made->stack + made->depth - takes, takes - 1);
			made->stack[made->depth - takes] = top;
		}
		return;
	case EFFECT_PIECE:
	case EFFECT_BIT_PIECE:
		if (made->depth && made->stack[made->depth - 1] != 'C')
			drop_letters(made, 1);
		if (!made->depth || made->stack[made->depth - 1] != 'C')
			push_letter(made, 'C');
		return;
	default: break;
	}
	drop_letters(made, takes);
	if (gives)
		push_letter(made, given_letter(operation));
}

static bool asks_for_space(const struct dwarf_operation *operation) {
	return operation->effect == EFFECT_FORM_ADDRESS || operation->effect == EFFECT_SPACE_BASED_REGISTER ||
	       (operation->effect >= EFFECT_XDEREF && operation->effect <= EFFECT_XDEREF_TYPE);
}

static void put_operation(struct made *made, const struct dwarf_operation *operation) {
	static const uint8_t spaces[] = {0, 0, 0, 3, 5, 6, 1, 2};
	uint8_t code[2];
	unsigned series = operation->series;
	if (asks_for_space(operation) && chance(8)) { /* a space and an address in the right order */
		bool address_last = operation->effect != EFFECT_FORM_ADDRESS;
		unsigned space = chance(30) ? spaces[chance(8)] : 4;
		if (operation->effect == EFFECT_SPACE_BASED_REGISTER) {
			put_byte(made, 0x30 + space);
		} else {
			put_byte(made, 0x30 + (address_last ? space : 20));
			put_byte(made, 0x30 + (address_last ? 20 : space));
		}
		for (size_t i = strlen(operation->takes); i; i--)
			push_letter(made, 'V');
	}
	unsigned index = series ? (unsigned)chance(series) : 0;
	if (operation->effect == EFFECT_REGISTER && series)
		index = 16;
	if (operation->effect == EFFECT_BASED_REGISTER && series)
		index = 17;
	put(made, code, dwarf_operation_encode(operation->numbers[DWARF_LLVM], index, code));
	put_operand(made, (enum dwarf_operand_kind)operation->operands[0]);
	put_operand(made, (enum dwarf_operand_kind)operation->operands[1]);
	made->branches |= operation->effect == EFFECT_BRANCH || operation->effect == EFFECT_SKIP;
	made->calls |= operation->effect == EFFECT_CALL;
	made->asks |= operation->effect == EFFECT_OBJECT || operation->effect == EFFECT_ENTRY_REGISTER;
	follow(made, operation);
}

/* Operations that say little of types, as most states lack what they need. */
static bool is_rare(const struct dwarf_operation *operation) {
	switch ((enum dwarf_effect)operation->effect) {
	case EFFECT_CONSTANT_INDEX:
	case EFFECT_ADDRESS_INDEX:
	case EFFECT_IMPLICIT_POINTER:
	case EFFECT_TLS:
	case EFFECT_CALL: return chance(20);
	case EFFECT_BRANCH:
	case EFFECT_SKIP: return chance(4);
	case EFFECT_NOTHING:
	case EFFECT_OVERLAY: return true;
	default: return false;
	}
}

static const struct dwarf_operation *any_operation(void) {
	size_t count = 0;
	while (dwarf_operation_row(count))
		count++;
	const struct dwarf_operation *operation;
	do
		operation = dwarf_operation_row(chance(count));
	while (!operation->numbers[DWARF_LLVM] || is_rare(operation));
	return operation;
}

/* A branch over what leaves the stack as it is, so that both ways to the end of it agree. */
static void put_branch(struct made *made) {
	static const uint8_t over[] = {0x28, 0x02, 0x00, 0x31, 0x13}; /* bra, lit1, drop */
	put_byte(made, 0x30 + chance(2));
	put(made, over, sizeof over);
}

/* Makes an expression, of whose operations one of `wildness` need not fit; 0: none. */
static void make(struct made *made, size_t steps, unsigned wildness) {
	*made = (struct made){.size = 0};
	for (size_t i = 0; i < steps && made->size < MOST_BYTES / 2; i++) {
		bool wild = wildness && !chance(wildness);
		const struct dwarf_operation *operation = any_operation();
		made->wild |= wild;
		for (int tries = 0; !wild && !fits(made, operation) && tries < 50; tries++)
			operation = any_operation();
		if (!wild && (operation->effect == EFFECT_BRANCH || operation->effect == EFFECT_SKIP))
			put_branch(made);
		else
			put_operation(made, operation);
	}
}

/* ---- reasons to refuse ---- */

static struct reason {
	const char *text;  /* in what is reported */
	const char *bytes; /* of an expression that is refused for it, in hexadecimal; it may come after others */
	enum stack_use use;
	size_t met;
} reasons[] = {
    /* The first row counts whose text is there. */
    {"the expression gives nothing", "", USE_VALUE, 0},
    {"it takes number", "15 fe", USE_ANY, 0},
    {"here, but it takes", "13 13 13 13 13 13 13 13", USE_ANY, 0},
    {"the composite is incomplete here", "60 93 02 12", USE_ANY, 0},
    {"but a value is needed", "60 1f", USE_ANY, 0},
    {"the value is not integral", "a5 11 11 20", USE_ANY, 0},
    {"but a location is needed", "a5 11 10 06", USE_ANY, 0},
    {"are beyond the end", "90 23 93 09", USE_ANY, 0},
    {"an undefined location can't be read", "e9 08 06", USE_ANY, 0},
    {"bits are read that are undefined", "e9 08 e9 0b 20 02 06", USE_ANY, 0},
    {"the offset is before the beginning", "60 11 7f e9 04", USE_ANY, 0},
    {"the offset is beyond the end", "60 e9 05 08", USE_ANY, 0},
    {"there is no address space", "30 34 e9 02", USE_ANY, 0},
    {"is a register of wavefronts", "90 80 0c", USE_LANE_PC, 0},
    {"of different base types", "a5 11 10 31 22", USE_ANY, 0},
    {"the divisor is 0", "31 30 1b", USE_ANY, 0},
    {"bytes, but the base type has", "a4 12 03 01 02 03", USE_ANY, 0},
    {"the value has", "30 a9 12", USE_ANY, 0},
    {"the register has", "a5 20 10", USE_ANY, 0},
    {"bytes can't be read as one value", "30 94 09", USE_ANY, 0},
    {"parts of 0 bits", "60 e9 0b 00 02", USE_ANY, 0},
    {"0 parts", "60 e9 0b 08 00", USE_ANY, 0},
    {"fewer than the", "60 60 a5 11 13 e9 0c 01 40", USE_ANY, 0},
    {"no composite is being made", "60 e9 0a", USE_ANY, 0},
    {"it goes into an operation, or out of the expression", "31 28 70 70", USE_ANY, 0},
    {"its expression gives nothing", "a3 00", USE_ANY, 0},
    {"not a value or a whole register", "a3 04 60 e9 05 04", USE_ANY, 0},
    {"a call frame can't have it", "9c", USE_REGISTER, 0},
    {"but the addresses of", "60", USE_LANE_PC, 0},
    {"but the CFA is a location in memory", "60", USE_CFA, 0},
    {"but the CFA is a whole byte", "03 00 00 00 00 00 00 00 00 31 e9 06", USE_CFA, 0},
    {"it gives a value of", "31", USE_REGISTER_VALUE, 0},
};

enum { REASON_COUNT = sizeof reasons / sizeof reasons[0] };

static size_t unknown_reasons;
static char reported[512];

static void report(void *context, const struct stack_problem *problem) {
	(void)context;
	if (!problem->is_warning && !*reported)
		snprintf(reported, sizeof reported, "%s", problem->text);
}

static void count_reason(void) {
	for (size_t i = 0; i < REASON_COUNT; i++)
		if (strstr(reported, reasons[i].text)) {
			reasons[i].met++;
			return;
		}
	unknown_reasons++;
	print_message("a reason without a row: %s\n", reported);
}

/* ---- states ---- */

struct state {
	uint64_t salt;
	uint8_t bytes[256];
	bool plain; /* all locations are addresses */
	struct dwarf_location locations[3];
};

static const uint8_t *register_bytes(void *context, uint64_t number, bool at_entry, size_t *size) {
	struct state *state = context;
	(void)number, (void)at_entry;
	*size = sizeof state->bytes;
	return state->bytes;
}

static bool memory_byte(void *context, uint64_t space, uint64_t address, uint8_t *byte) {
	const struct state *state = context;
	*byte = (uint8_t)((address + space) * state->salt >> 24);
	return true;
}

static struct dwarf_location some_location(const struct state *state) {
	static const uint8_t implicit[8] = {1, 2, 3};
	if (!state->plain)
		switch (chance(5)) {
		case 0: return location_register(2560, false);
		case 1: return location_undefined();
		case 2: return location_memory(6, chance(1 << 20));
		case 3: return location_implicit(implicit, sizeof implicit);
		default: break;
		}
	return location_memory(0, 0x100000 + chance(1 << 20));
}

static bool caller_location(void *context, uint64_t number, struct dwarf_location *location) {
	const struct state *state = context;
	(void)number;
	if (state->plain)
		*location = location_memory(0, 0x2000 + number);
	return true;
}

static bool called(void *context, const struct dwarf_step *step, struct called_expression *called) {
	static const uint8_t procedure[] = {0x31}; /* lit1 */
	(void)context;
	*called = (struct called_expression){procedure, sizeof procedure, step->numbers[0] % 2, NULL};
	return true;
}

static void make_state(struct state *state, bool plain) {
	*state = (struct state){.salt = chance(UINT64_MAX) | 1, .plain = plain};
	for (size_t i = 0; i < sizeof state->bytes; i++)
		state->bytes[i] = (uint8_t)chance(chance(2) ? 3 : 256);
	for (size_t i = 0; i < 3; i++)
		state->locations[i] = some_location(state);
}

/* ---- both ---- */

struct counts {
	size_t accepted, refused, evaluated, passed_by;
	size_t faults[FAULT_LIMIT + 1]; /* of what was accepted */
};

static void show(const struct made *made, enum stack_use use, const char *what, const char *problem) {
	print_message("%s: %s; use %d:", what, problem, use);
	for (size_t i = 0; i < made->size; i++)
		print_message(" %02x", made->bytes[i]);
	print_message("\n");
}

static bool agree(struct arena *arena, const struct made *made, enum stack_use use, struct counts *counts) {
	const struct dwarf_format format = {DWARF_LLVM, 8, 4};
	const struct stack_check check = {.arena = arena,
	                                  .use = use,
	                                  .address_bits = 64,
	                                  .lanes = use == USE_LANE_PC ? 64 : 0,
	                                  .register_number = 2560,
	                                  .report = report,
	                                  .type_of = type_of};
	struct dwarf_expression expression;
	size_t offset;
	bool good = true;
	*reported = '\0';
	if (dwarf_expression_decode(arena, made->bytes, made->size, &format, &expression, &offset))
		return true; /* what was made too long is cut off */
	bool accepted = stack_check(&check, &expression);
	counts->accepted += accepted;
	counts->refused += !accepted;
	if (!accepted)
		count_reason();
	for (size_t i = 0; i < STATES; i++) {
		struct state state;
		make_state(&state, i % 2 == 0);
		const struct dwarf_machine machine = {.format = format,
		                                      .lane = chance(64),
		                                      .pointer = 0x1000,
		                                      .cfa = &state.locations[0],
		                                      .frame_base = &state.locations[1],
		                                      .object = &state.locations[2],
		                                      .register_bytes = register_bytes,
		                                      .memory_byte = memory_byte,
		                                      .entry_location = caller_location,
		                                      .type_of = type_of,
		                                      .called = called,
		                                      .context = &state};
		const struct evaluation_request request = {&machine, use, check.lanes, check.register_number, 0};
		const struct evaluation result = dwarf_evaluate(arena, made->bytes, made->size, &request);
		bool strict = state.plain && !made->calls && !(made->wild && made->branches);
		counts->evaluated += !result.fault;
		if (accepted)
			counts->faults[result.fault]++;
		if (accepted && strict && result.fault == FAULT_TYPE) {
			show(made, use, "passes the check and fails for a type", result.problem);
			good = false;
		}
		if (!accepted && !result.fault && made->branches) {
			counts->passed_by++;
		} else if (!accepted && !result.fault) {
			show(made, use, "is refused and evaluates", reported);
			good = false;
		}
	}
	return good;
}

static void put_reason(struct made *made, const struct reason *reason) {
	for (const char *at = reason->bytes; *at; at += strspn(at, " "))
		put_byte(made, strtoul(at, (char **)&at, 16));
}

static void test_agreement(void **test_state) {
	static const enum stack_use uses[] = {USE_ANY,     USE_VALUE, USE_LOCATION, USE_MEMBER,        USE_POINTED,
	                                      USE_LANE_PC, USE_CFA,   USE_REGISTER, USE_REGISTER_VALUE};
	struct counts counts = {0};
	size_t bad = 0;
	(void)test_state;
	for (size_t i = 0; i < EXPRESSIONS && bad < 10; i++) {
		struct arena *arena = arena_new();
		struct made made;
		enum stack_use use = chance(2) ? USE_ANY : uses[chance(9)];
		make(&made, 1 + chance(12), i % 3 ? 0 : 8);
		if (i % 16 == 0) {
			const struct reason *reason = &reasons[i / 16 % REASON_COUNT];
			use = reason->use;
			if (chance(2))
				made.size = 0;
			put_reason(&made, reason);
			made.wild = true;
		}
		bad += !agree(arena, &made, use, &counts);
		arena_free(arena);
	}
	print_message("%zu accepted, %zu refused; %zu evaluations gave a result, %zu went past what is refused\n",
	              counts.accepted, counts.refused, counts.evaluated, counts.passed_by);
	print_message("of what is accepted: %zu without fault, %zu type, %zu form, %zu state, %zu limit\n",
	              counts.faults[FAULT_NONE], counts.faults[FAULT_TYPE], counts.faults[FAULT_FORM],
	              counts.faults[FAULT_STATE], counts.faults[FAULT_LIMIT]);
	for (size_t i = 0; i < REASON_COUNT; i++)
		print_message("%6zu %s\n", reasons[i].met, reasons[i].text);
	assert_int_equal(bad, 0);
	assert_int_equal(unknown_reasons, 0);
	assert_true(counts.accepted * 10 >= (counts.accepted + counts.refused) * 3);
	for (size_t i = 0; i < REASON_COUNT; i++)
		assert_true(reasons[i].met >= LEAST_MET);
}

int main(void) {
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_agreement)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* stack_check_test.c: the types on the stack of expressions, where base types, lanes and what the stack begins with are
 * known: what the assembler can't say outside of units. Each case is the bytes of an expression and the beginning of
 * what is reported, after the operation's name. The rules are those of "DWARF Extensions For Heterogeneous
 * Debugging". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "debug/dwarf/stack_check.h"

/* The places of base types in the unit. */
enum { UINT64 = 0x10, DOUBLE = 0x11, INT32 = 0x12, UINT32 = 0x13 }; /* of 0x14 nothing is known */

static struct stack_type type_of(void *context, const struct dwarf_step *step, unsigned operand) {
	(void)context;
	switch (step->numbers[operand]) {
	case UINT64: return (struct stack_type){true, false, KIND_UNSIGNED, 64};
	case DOUBLE: return (struct stack_type){true, false, KIND_FLOAT, 64};
	case INT32: return (struct stack_type){true, false, KIND_SIGNED, 32};
	case UINT32: return (struct stack_type){true, false, KIND_UNSIGNED, 32};
	default: return (struct stack_type){0};
	}
}

static char reported[512];

static void report(void *context, const struct stack_problem *problem) {
	(void)context;
	strncat(reported, problem->text, sizeof reported - strlen(reported) - 1);
	strncat(reported, "\n", sizeof reported - strlen(reported) - 1);
}

struct use_of_expression {
	enum stack_use use;
	unsigned lanes;
	const char *wanted; /* NULL: nothing is wrong */
	const char *bytes;  /* in hexadecimal */
};

static void check(const struct use_of_expression *of, const uint8_t *bytes, size_t size) {
	struct arena *arena = arena_new();
	struct dwarf_expression expression;
	size_t offset;
	const struct dwarf_format format = {DWARF_LLVM, 8, 4};
	const struct stack_check how = {
	    .arena = arena, .use = of->use, .address_bits = 64, .lanes = of->lanes, .report = report, .type_of = type_of};
	reported[0] = '\0';
	assert_null(dwarf_expression_decode(arena, bytes, size, &format, &expression, &offset));
	bool good = stack_check(&how, &expression);
	if (!of->wanted)
		assert_string_equal(reported, "");
	else if (strstr(reported, of->wanted) == NULL)
		fail_msg("wanted: %s\nreported: %s", of->wanted, reported);
	assert_true(good == !of->wanted || (good && strstr(reported, "left on the stack")));
	arena_free(arena);
}

static void check_all(const struct use_of_expression *rows, size_t count) {
	for (size_t i = 0; i < count; i++) {
		uint8_t bytes[64];
		size_t size = 0;
		for (const char *at = rows[i].bytes; *at; at += strspn(at, " "))
			bytes[size++] = (uint8_t)strtoul(at, (char **)&at, 16);
		check(&rows[i], bytes, size);
	}
}

#define CHECK_ALL(rows) check_all(rows, sizeof(rows) / sizeof(rows)[0])

/* a5: regval_type, a4: const_type, a6: deref_type, a8: convert, a9: reinterpret */
static void test_base_types(void **state) {
	(void)state;
	static const struct use_of_expression rows[] = {
	    {USE_VALUE, 0, NULL, "a5 11 10 31 a8 10 22"},
	    {USE_VALUE, 0, "DW_OP_plus: the two values are of different base types", "a5 11 10 31 22"},
	    {USE_VALUE, 0, "different base types", "a5 11 10 a5 11 12 29"},
	    {USE_VALUE, 0, NULL, "a5 11 10 a5 11 14 29"},
	    {USE_VALUE, 0, "DW_OP_and: the value is not integral", "a5 11 11 a5 11 11 1a"},
	    {USE_VALUE, 0, NULL, "a5 11 11 a5 11 11 1b"},
	    {USE_VALUE, 0, "the value is not integral", "a5 11 11 20"},
	    {USE_VALUE, 0, NULL, "a5 11 11 1f"},
	    {USE_VALUE, 0, "the value is not integral", "a5 11 11 23 01"},
	    {USE_VALUE, 0, "the value is not integral", "31 a5 11 11 24"},
	    {USE_LOCATION, 0, "DW_OP_regval_type: a value of a base type of 64 bits, but a location is needed", "a5 11 10"},
	    {USE_LOCATION, 0, NULL, "a5 11 10 a8 00"},
	    {USE_LOCATION, 0, NULL, "a5 11 10 9f"},
	    {USE_VALUE, 0, "the register has 32 bits, but the base type has 64", "a5 20 10"},
	    {USE_VALUE, 0, NULL, "a5 20 12"},
	    {USE_VALUE, 0, "3 bytes, but the base type has 4", "a4 12 03 01 02 03"},
	    {USE_VALUE, 0, NULL, "a4 12 04 01 02 03 04"},
	    {USE_VALUE, 0, "8 bytes, but the base type has 4", "30 a6 08 13"},
	    {USE_VALUE, 0, "4 bytes, but the base type has 8", "35 30 a7 04 10"},
	    {USE_VALUE, 0, "the value has 64 bits, but the base type has 32", "30 a9 12"},
	    {USE_VALUE, 0, NULL, "30 a9 11"},
	    {USE_LOCATION, 0, "fewer than the 64 parts", "e9 08 12 a5 11 13 e9 0c 40 40"},
	};
	CHECK_ALL(rows);
}

/* 90 80 0c is regx v0@w32, 90 80 14 regx v0@w64 */
static void test_lanes(void **state) {
	(void)state;
	static const struct use_of_expression rows[] = {
	    {USE_LOCATION, 64, "DW_OP_regx: v0@w32 is a register of wavefronts of 32 lanes, but lanes is 64", "90 80 0c"},
	    {USE_LOCATION, 32, "v0@w64 is a register", "90 80 14"},
	    {USE_LOCATION, 64, NULL, "90 80 14"},
	    {USE_LOCATION, 0, NULL, "90 80 0c"},
	    {USE_LOCATION, 64, "DW_OP_reg1: exec@w32 is a register", "51"},
	    {USE_LOCATION, 32, "exec@w64", "e9 07 11"},
	    /* undefined, extend 64, 64 */
	    {USE_LANE_PC, 64, NULL, "e9 08 e9 0b 40 40"},
	    {USE_LANE_PC, 32, "a composite location of 4096 bits, but the addresses of 32 lanes have 2048",
	     "e9 08 e9 0b 40 40"},
	    {USE_LANE_PC, 64, "but the addresses of 64 lanes have 4096", "60"},
	    {USE_LANE_PC, 1, NULL, "60"},
	    /* call_ref, call_ref: nothing is known */
	    {USE_LANE_PC, 64, NULL, "9a 01 00 00 00 9a 02 00 00 00"},
	    /* the example of the texts: active lanes on top of what calls leave */
	    {USE_LANE_PC, 64, NULL, "9a 01 00 00 00 60 e9 0b 40 40 a5 11 10 e9 0c 40 40"},
	};
	CHECK_ALL(rows);
}

static void test_what_the_stack_begins_with(void **state) {
	(void)state;
	static const struct use_of_expression rows[] = {
	    {USE_MEMBER, 0, NULL, "e9 05 08"},
	    {USE_LOCATION, 0, "the stack has 0 entries here, but it takes 1", "e9 05 08"},
	    {USE_MEMBER, 0, "the stack has 1 entry here, but it takes 2", "22"},
	    {USE_POINTED, 0, NULL, "22"},
	    {USE_POINTED, 0, "the stack has 2 entries here, but it takes 3", "17"},
	    {USE_REGISTER, 0, NULL, "e9 05 08"},
	    {USE_REGISTER, 0, NULL, "60"}, /* the CFA that is left is no surprise */
	    {USE_LOCATION, 0, "1 entry is left on the stack", "30 60"},
	    /* of the caller: pc, extend 64, 64, regval_type exec, select_bit_piece 64, 64 */
	    {USE_PROCEDURE, 64, NULL, "60 e9 0b 40 40 a5 11 10 e9 0c 40 40"},
	    {USE_LOCATION, 64, "the stack has 2 entries here, but it takes 3", "60 e9 0b 40 40 a5 11 10 e9 0c 40 40"},
	    {USE_PROCEDURE, 0, NULL, "17 22 13 13 13"},
	    {USE_PROCEDURE, 0, NULL, "30 60"},
	    {USE_PROCEDURE, 0, "DW_OP_plus: the location of a register, but a value is needed", "30 50 22"},
	};
	CHECK_ALL(rows);
}

/* a3: entry_value; reg16 is pc, 90 80 14 is regx v0@w64 */
static void test_entry_values(void **state) {
	(void)state;
	static const struct use_of_expression rows[] = {
	    {USE_VALUE, 0, NULL, "a3 01 60"},
	    {USE_VALUE, 0, NULL, "a3 02 70 04"},
	    {USE_VALUE, 0, NULL, "a3 01 60 31 22"}, /* of the size of the generic type: it has that */
	    {USE_VALUE, 0, "of different base types", "a3 03 90 80 14 31 22"},
	    {USE_VALUE, 0, "its expression gives nothing", "a3 00"},
	    {USE_VALUE, 0, "its expression gives the location of a register, not", "a3 04 60 e9 05 04"},
	    {USE_VALUE, 0, "its expression gives an undefined location, not", "a3 02 e9 08"},
	    {USE_VALUE, 0, "its expression gives a location in address space 3, not", "a3 04 30 33 e9 02"},
	};
	CHECK_ALL(rows);
}

static void test_branches(void **state) {
	(void)state;
	static const struct use_of_expression rows[] = {
	    /* into the operand of const2u */
	    {USE_ANY, 0, "DW_OP_skip: it goes into an operation", "2f 01 00 0a 00 00"},
	    {USE_ANY, 0, "it goes into an operation, or out", "30 28 09 00"},
	    {USE_ANY, 0, NULL, "2f fd ff"}, /* for ever */
	    /* push_lane, bra: a register or a value, added to: not known */
	    {USE_ANY, 0, NULL, "e9 03 28 04 00 60 2f 01 00 31 31 22"},
	    /* a condition that is known has one way */
	    {USE_VALUE, 0, NULL, "31 28 01 00 22 31"},
	    {USE_VALUE, 0, "DW_OP_plus: the stack has 0", "30 28 01 00 22 31"},
	    /* a loop that grows the stack: lit0, push_lane, bra back to lit0 */
	    {USE_ANY, 0, NULL, "30 e9 03 28 fa ff"},
	};
	CHECK_ALL(rows);
}

/* Long expressions end soon, whatever they do. */
static void test_large(void **state) {
	(void)state;
	enum { SIZE = 1 << 18 };
	uint8_t *bytes = malloc(SIZE);
	assert_non_null(bytes);
	memset(bytes, 0x30, SIZE);
	check(&(struct use_of_expression){USE_ANY, 0, "more than 65536 entries are on the stack", NULL}, bytes, SIZE);
	for (size_t i = 0; i + 8 <= SIZE; i += 8) /* lit0, push_lane, bra to the next or back */
		memcpy(bytes + i, (uint8_t[]){0x30, 0xe9, 3, 0x28, i % 16 ? 0xfa : 0, i % 16 ? 0xff : 0, 0x96, 0x96}, 8);
	check(&(struct use_of_expression){USE_ANY, 0, NULL, NULL}, bytes, SIZE);
	free(bytes);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_base_types),
	    cmocka_unit_test(test_lanes),
	    cmocka_unit_test(test_what_the_stack_begins_with),
	    cmocka_unit_test(test_entry_values),
	    cmocka_unit_test(test_branches),
	    cmocka_unit_test(test_large),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* dwarf_names_test.c: names of DWARF and their numbers, registers, and expressions taken apart. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "debug/dwarf/dwarf_names.h"
#include "debug/dwarf/operations.h"
#include "debug/dwarf/register_numbers.h"

static uint32_t number(enum dwarf_family family, const char *name, enum dwarf_generation generation) {
	uint32_t found = 0;
	assert_true(dwarf_name_number(family, name, strlen(name), generation, &found));
	return found;
}

static void test_numbers_of_both_generations(void **state) {
	(void)state;
	assert_int_equal(number(DWARF_TAG, "DW_TAG_dwarf_procedure", DWARF_LLVM), 0x36);
	assert_int_equal(number(DWARF_ATTRIBUTE, "DW_AT_LLVM_lanes", DWARF_LLVM), 0x3e11);
	assert_int_equal(number(DWARF_ATTRIBUTE, "DW_AT_LLVM_lanes", DWARF_2021), 0x3e0a);
	assert_int_equal(number(DWARF_ATTRIBUTE, "DW_AT_LLVM_active_lane", DWARF_LLVM), DWARF_NO_NUMBER);
	assert_int_equal(number(DWARF_ATTRIBUTE, "DW_AT_0x3e08", DWARF_LLVM), 0x3e08);
	assert_int_equal(number(DWARF_FORM, "DW_FORM_exprloc", DWARF_2021), 0x18);
	uint32_t none;
	assert_false(dwarf_name_number(DWARF_TAG, "DW_TAG_no_such", 14, DWARF_LLVM, &none));
	assert_false(dwarf_name_number(DWARF_TAG, "DW_AT_name", 10, DWARF_LLVM, &none));
	assert_false(dwarf_name_number(DWARF_TAG, "DW_TAG_0x", 9, DWARF_LLVM, &none));
	assert_string_equal(dwarf_number_name(DWARF_ATTRIBUTE, 0x3e08, DWARF_LLVM), "LLVM_ptrauth_isa_pointer");
	assert_string_equal(dwarf_number_name(DWARF_ATTRIBUTE, 0x3e08, DWARF_2021), "LLVM_active_lane");
	assert_null(dwarf_number_name(DWARF_ATTRIBUTE, 0x3e14, DWARF_LLVM));
	assert_null(dwarf_number_name(DWARF_ATTRIBUTE, DWARF_NO_NUMBER, DWARF_LLVM));
}

static void test_names_among_operands(void **state) {
	(void)state;
	static const struct {
		const char *name;
		uint32_t number;
	} names[] = {
	    {"DW_ASPACE_AMDGPU_private_wave", 6},
	    {"DW_ASPACE_LLVM_AMDGPU_private_wave", 6},
	    {"DW_ASPACE_none", 0},
	    {"DW_MSPACE_LLVM_group", 3},
	    {"DW_MSPACE_AMDGPU_region", 0x8000},
	    {"DW_ADDR_AMDGPU_private", 5},
	    {"DW_ATE_unsigned", 7},
	    {"DW_LANG_Assembly", 0x31},
	    {"DW_LANG_LLVM_HIP", 0x8100},
	    {"DW_CC_program", 2},
	};
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		uint32_t found;
		assert_true(dwarf_operand_named(names[i].name, strlen(names[i].name), &found));
		assert_int_equal(found, names[i].number);
	}
	assert_int_equal(dwarf_space_bits(0), 64);
	assert_int_equal(dwarf_space_bits(6), 32);
	assert_int_equal(dwarf_space_bits(4), 0);
	assert_int_equal(dwarf_encoding_kind(4), KIND_FLOAT);
	assert_int_equal(dwarf_attribute(0x3e12, DWARF_LLVM)->result, RESULT_LANE_PC);
	assert_int_equal(dwarf_form(0x18)->size, SIZE_ULEB_BLOCK);
	assert_string_equal(dwarf_constant_name("CC", 2), "CC_program");
}

static void test_registers(void **state) {
	(void)state;
	static const struct {
		const char *name;
		unsigned wave;
		uint32_t number;
		const char *again;
	} rows[] = {
	    {"s5", 64, 37, "s5"},
	    {"s64", 64, 1088, "s64"},
	    {"s105", 32, 1129, "s105"},
	    {"v0", 64, 2560, "v0"},
	    {"v255", 32, 1791, "v255"},
	    {"a3", 64, 3075, "a3"},
	    {"exec", 32, 1, "exec"},
	    {"exec", 64, 17, "exec"},
	    {"vcc", 64, 768, "vcc"},
	    {"pc", 32, 16, "pc"},
	    {"status", 64, 128, "status"},
	    {"v0@w32", 64, 1536, "v0@w32"},
	    {"exec@w64", 32, 17, "exec@w64"},
	    {"v1@w32", 32, 1537, "v1"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		uint32_t found;
		char again[16];
		assert_true(dwarf_register_named(rows[i].name, strlen(rows[i].name), rows[i].wave, &found));
		assert_int_equal(found, rows[i].number);
		assert_true(dwarf_register_name(found, rows[i].wave, again));
		assert_string_equal(again, rows[i].again);
	}
	static const char *const none[] = {"m0", "s106", "v256", "v00", "v", "v0@w16", "v0@", "x1"};
	for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
		uint32_t found;
		assert_false(dwarf_register_named(none[i], strlen(none[i]), 64, &found));
	}
	assert_null(dwarf_register_run(2));
	assert_int_equal(dwarf_register_run(1600)->bits, 1024);
}

static const char *decode(struct arena *arena, const uint8_t *bytes, size_t size, enum dwarf_generation generation,
                          struct dwarf_expression *expression) {
	size_t offset;
	const struct dwarf_format format = {generation, 8, 4};
	return dwarf_expression_decode(arena, bytes, size, &format, expression, &offset);
}

static void test_bytes_taken_apart(void **state) {
	(void)state;
	static const uint8_t bytes[] = {0x90, 0x80, 0x14, 0xe9, 0x03, 0x34, 0x1e, 0xe9, 0x04, 0x2f, 0xf4, 0xff};
	struct dwarf_expression expression;
	struct arena *arena = arena_new();
	assert_null(decode(arena, bytes, sizeof bytes, DWARF_LLVM, &expression));
	assert_int_equal(expression.steps.count, 6);
	assert_int_equal(expression.steps.items[0].numbers[0], 2560);
	assert_string_equal(expression.steps.items[1].operation->name, "LLVM_push_lane");
	char name[64];
	dwarf_operation_name(&expression.steps.items[2], name);
	assert_string_equal(name, "DW_OP_lit4");
	assert_int_equal(expression.steps.items[5].target, 0);
	static const uint8_t old[] = {0xe2, 0xe3};
	assert_null(decode(arena, old, sizeof old, DWARF_2021, &expression));
	assert_string_equal(expression.steps.items[1].operation->name, "LLVM_offset");
	assert_non_null(decode(arena, old, sizeof old, DWARF_LLVM, &expression));
	assert_non_null(decode(arena, bytes, 2, DWARF_LLVM, &expression));
	arena_free(arena);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_numbers_of_both_generations),
	    cmocka_unit_test(test_names_among_operands),
	    cmocka_unit_test(test_registers),
	    cmocka_unit_test(test_bytes_taken_apart),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

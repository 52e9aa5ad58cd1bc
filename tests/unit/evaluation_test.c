/* evaluation_test.c: expressions evaluated where there are calls and base types, which a state in a file has not: the
 * addresses of lanes in nested IF/THEN/ELSE, arithmetic of base types, limits. What is expected is written down from the
 * specification: "DWARF Extensions For Heterogeneous Debugging", "DW_AT_LLVM_lane_pc". */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "debug/dwarf/evaluation.h"
#include "kdasm/evaluation.h"
#include "kdasm/kdasm.h"

/* ---- expressions and what they call ---- */

/* The bytes of operations, as the assembler makes them. */
static struct kd_result *assemble(const char *operations) {
	char source[2048];
	struct kd_options options = {
	    .processor = "gfx90a", .output = KD_OUTPUT_SECTION, .section = ".x", .no_warnings = true};
	char text[128];
	assert_true(kd_check_option(&options.checks, "no-dwarf-expression", text, sizeof text));
	int size = snprintf(source, sizeof source,
	                    ".section .x,\"\",@progbits\n.amdgpu_dwarf_expr none, any\n%s\n.end_amdgpu_dwarf_expr\n",
	                    operations);
	struct kd_result *result = kd_assemble(source, (size_t)size, &options);
	if (result->status != KD_OK)
		fail_msg("%s: %s", operations, result->diagnostic_count ? result->diagnostics[0].message : "?");
	return result;
}

/* An entry of the unit with an expression. */
struct entry {
	uint64_t offset;
	bool is_procedure;
	const char *operations;
	struct kd_result *assembled;
};

struct wavefront {
	struct entry *entries;
	uint64_t registers[40];
	uint64_t exec, pc;
	uint8_t room[8];
};

/* 0x10: an unsigned number of 64 bits, 0x11: a double, 0x12: a signed number of 32 bits, 0x13: a float */
static struct stack_type type_of(void *context, const struct dwarf_step *step, unsigned operand) {
	(void)context;
	switch (step->numbers[operand]) {
	case 0x10: return (struct stack_type){true, false, KIND_UNSIGNED, 64};
	case 0x11: return (struct stack_type){true, false, KIND_FLOAT, 64};
	case 0x12: return (struct stack_type){true, false, KIND_SIGNED, 32};
	case 0x13: return (struct stack_type){true, false, KIND_FLOAT, 32};
	default: return (struct stack_type){0};
	}
}

static const uint8_t *register_bytes(void *context, uint64_t number, bool at_entry, size_t *size) {
	enum { PC = 16, EXEC = 17, SGPR0 = 32 };
	struct wavefront *wavefront = context;
	uint64_t value = number == PC ? wavefront->pc : number == EXEC ? wavefront->exec : 0;
	*size = 8;
	if (number >= SGPR0 && number < SGPR0 + 40) {
		value = wavefront->registers[number - SGPR0];
		*size = 4;
	}
	value += at_entry ? 0x100 : 0;
	for (size_t i = 0; i < *size; i++)
		wavefront->room[i] = (uint8_t)(value >> (8 * i));
	return wavefront->room;
}

static bool called(void *context, const struct dwarf_step *step, struct called_expression *called) {
	struct wavefront *wavefront = context;
	for (struct entry *entry = wavefront->entries; entry && entry->operations; entry++) {
		if (entry->offset != step->numbers[0])
			continue;
		if (!entry->assembled)
			entry->assembled = assemble(entry->operations);
		*called = (struct called_expression){entry->assembled->object, entry->assembled->object_size,
		                                     entry->is_procedure, NULL};
		return true;
	}
	return false;
}

static bool address_at(void *context, uint64_t index, uint64_t *address) {
	(void)context;
	*address = 0x1000 + 8 * index;
	return index < 4;
}

static void forget(struct entry *entries) {
	for (; entries && entries->operations; entries++) {
		kd_result_free(entries->assembled);
		entries->assembled = NULL;
	}
}

static struct evaluation evaluate(struct arena *arena, struct wavefront *wavefront, const char *operations,
                                  enum stack_use use, unsigned lanes) {
	const struct dwarf_machine machine = {.format = {DWARF_LLVM, 8, 4},
	                                      .register_bytes = register_bytes,
	                                      .type_of = type_of,
	                                      .address_at = address_at,
	                                      .called = called,
	                                      .context = wavefront};
	const struct evaluation_request request = {.machine = &machine, .use = use, .lanes = lanes};
	struct kd_result *assembled = assemble(operations);
	uint8_t *bytes = arena_alloc(arena, assembled->object_size + 1);
	memcpy(bytes, assembled->object, assembled->object_size);
	const struct evaluation result = dwarf_evaluate(arena, bytes, assembled->object_size, &request);
	kd_result_free(assembled);
	forget(wavefront->entries);
	return result;
}

/* ---- lane_pc ---- */

/* The entries of the text's example: lex_1_start is 0x1100, lex_1_1_start 0x1200, lex_1_1_end 0x1300, lex_1_end 0x1400;
 * the saved masks are in s[4:5] and s[6:7]. */
#define REGION(outer, label, mask)                                                                                     \
	"DW_OP_call_ref " outer ", DW_OP_addr " label ", DW_OP_stack_value, DW_OP_LLVM_extend 64, 64, "                    \
	"DW_OP_call_ref " mask ", DW_OP_deref_type 8, 0x10, DW_OP_LLVM_select_bit_piece 64, 64"
#define ACTIVE "0x100"
#define DIVERGENT "0x101"
#define LEX_1_SAVE_EXEC "0x102"
#define LEX_1_1_SAVE_EXEC "0x103"
#define IN_1_THEN "0x104"
#define IN_1_1_THEN "0x105"
#define IN_1_1_ELSE "0x106"
#define IN_1_ELSE "0x107"

static struct entry lane_pc_entries[] = {
    {0x100, true,
     "DW_OP_regx pc, DW_OP_LLVM_extend 64, 64, DW_OP_regval_type exec, 0x10, DW_OP_LLVM_select_bit_piece 64, 64", NULL},
    {0x101, true, "DW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 64", NULL},
    {0x102, false, "DW_OP_regx s4, DW_OP_piece 4, DW_OP_regx s5, DW_OP_piece 4", NULL},
    {0x103, false, "DW_OP_regx s6, DW_OP_piece 4, DW_OP_regx s7, DW_OP_piece 4", NULL},
    {0x104, true, REGION(DIVERGENT, "0x1100", LEX_1_SAVE_EXEC), NULL},
    {0x105, true, REGION(IN_1_THEN, "0x1200", LEX_1_1_SAVE_EXEC), NULL},
    {0x106, true, REGION(IN_1_THEN, "0x1300", LEX_1_1_SAVE_EXEC), NULL},
    {0x107, true, REGION(DIVERGENT, "0x1400", LEX_1_SAVE_EXEC), NULL},
    {0, false, NULL, NULL},
};

/* Where the lanes are, as "0-3 pc, 4-7 0x1200, 8-63 undefined". */
static void describe(const struct dwarf_location *location, char *text, size_t size) {
	enum { LANE = 64 };
	char place[32], last[32] = "";
	size_t work = 0;
	unsigned lane = 0, first = 0;
	struct arena *arena = arena_new();
	const struct composite *parts = location_parts(arena, location, 64 * LANE, &work);
	*text = '\0';
	for (size_t i = 0; i <= parts->parts.count; i++) {
		const struct location_part *part = &parts->parts.items[i];
		bool at_end = i == parts->parts.count;
		if (at_end)
			*place = '\0';
		else if (part->location.storage == STORAGE_UNDEFINED)
			snprintf(place, sizeof place, "undefined");
		else if (part->location.storage == STORAGE_REGISTER)
			snprintf(place, sizeof place, "%s", part->location.number == 16 ? "pc" : "another register");
		else
			snprintf(place, sizeof place, "0x%x", part->location.bytes[0] | (unsigned)part->location.bytes[1] << 8);
		if (strcmp(place, last) != 0) {
			size_t used = strlen(text);
			if (*last)
				snprintf(text + used, size - used, "%s%u-%u %s", used ? ", " : "", first, lane - 1, last);
			first = lane;
			strcpy(last, place);
		}
		lane += at_end ? 0 : (unsigned)(part->bits / LANE);
	}
	arena_free(arena);
}

/* The state: 16 lanes were active at the entry, the outer condition is true in 0 to 7, the inner one in 0 to 3. */
static void check_lane_pc(uint64_t pc, uint64_t exec, const char *region, const char *wanted) {
	struct wavefront wavefront = {.entries = lane_pc_entries, .exec = exec, .pc = pc};
	struct arena *arena = arena_new();
	char operations[128], text[256];
	wavefront.registers[4] = 0xffff;
	wavefront.registers[6] = 0xff;
	snprintf(operations, sizeof operations, "DW_OP_call_ref %s, DW_OP_call_ref " ACTIVE, region);
	const struct evaluation result = evaluate(arena, &wavefront, operations, USE_LANE_PC, 64);
	if (result.fault)
		fail_msg("%s", result.problem);
	describe(&result.result.location, text, sizeof text);
	assert_string_equal(text, wanted);
	arena_free(arena);
}

static void test_lane_pc_before_the_outer_if(void **state) {
	(void)state;
	check_lane_pc(0x1000, 0xffff, DIVERGENT, "0-15 pc, 16-63 undefined");
}

static void test_lane_pc_in_the_outer_then(void **state) {
	(void)state;
	check_lane_pc(0x1110, 0xff, IN_1_THEN, "0-7 pc, 8-15 0x1100, 16-63 undefined");
}

static void test_lane_pc_in_the_inner_then(void **state) {
	(void)state;
	check_lane_pc(0x1210, 0x0f, IN_1_1_THEN, "0-3 pc, 4-7 0x1200, 8-15 0x1100, 16-63 undefined");
}

static void test_lane_pc_in_the_inner_else(void **state) {
	(void)state;
	check_lane_pc(0x1280, 0xf0, IN_1_1_ELSE, "0-3 0x1300, 4-7 pc, 8-15 0x1100, 16-63 undefined");
}

/* The text has the region's own expression here, though lanes 8 to 15 wait at lex_1_start. */
static void test_lane_pc_after_the_inner_if(void **state) {
	(void)state;
	check_lane_pc(0x1310, 0xff, DIVERGENT, "0-7 pc, 8-63 undefined");
}

static void test_lane_pc_in_the_outer_else(void **state) {
	(void)state;
	check_lane_pc(0x1380, 0xff00, IN_1_ELSE, "0-7 0x1400, 8-15 pc, 16-63 undefined");
}

static void test_lane_pc_after_the_outer_if(void **state) {
	(void)state;
	check_lane_pc(0x1410, 0xffff, DIVERGENT, "0-15 pc, 16-63 undefined");
}

/* ---- values ---- */

struct value_row {
	const char *operations;
	uint64_t wanted;
};

static void check_values(const struct value_row *rows, size_t count) {
	for (size_t i = 0; i < count; i++) {
		struct wavefront wavefront = {.exec = 0xf0};
		struct arena *arena = arena_new();
		wavefront.registers[3] = 0x1234;
		const struct evaluation result = evaluate(arena, &wavefront, rows[i].operations, USE_VALUE, 0);
		if (result.fault)
			fail_msg("%s: %s", rows[i].operations, result.problem);
		if (result.result.value.number != rows[i].wanted)
			fail_msg("%s: 0x%" PRIx64 ", wanted 0x%" PRIx64, rows[i].operations, result.result.value.number,
			         rows[i].wanted);
		arena_free(arena);
	}
}

#define CHECK_VALUES(rows) check_values(rows, sizeof(rows) / sizeof(rows)[0])

/* DWARF 5, 2.5.1.4: comparisons and division of the generic type are signed, the remainder is not. */
static void test_generic_arithmetic(void **state) {
	(void)state;
	static const struct value_row rows[] = {
	    {"DW_OP_const1s -7, DW_OP_lit2, DW_OP_div", (uint64_t)-3},
	    {"DW_OP_const1s -7, DW_OP_lit2, DW_OP_mod", 1},
	    {"DW_OP_const1s -7, DW_OP_abs", 7},
	    {"DW_OP_lit7, DW_OP_neg", (uint64_t)-7},
	    {"DW_OP_lit7, DW_OP_not", ~UINT64_C(7)},
	    {"DW_OP_lit6, DW_OP_lit3, DW_OP_minus", 3},
	    {"DW_OP_lit6, DW_OP_lit3, DW_OP_mul", 18},
	    {"DW_OP_lit6, DW_OP_lit3, DW_OP_xor", 5},
	    {"DW_OP_lit6, DW_OP_lit3, DW_OP_and", 2},
	    {"DW_OP_lit6, DW_OP_lit3, DW_OP_or", 7},
	    {"DW_OP_lit1, DW_OP_lit31, DW_OP_shl", UINT64_C(1) << 31},
	    {"DW_OP_lit1, DW_OP_const1u 64, DW_OP_shl", 0},
	    {"DW_OP_const1s -8, DW_OP_lit1, DW_OP_shr", UINT64_MAX >> 1 & ~UINT64_C(3)},
	    {"DW_OP_const1s -8, DW_OP_lit1, DW_OP_shra", (uint64_t)-4},
	    {"DW_OP_const1s -8, DW_OP_const1u 200, DW_OP_shra", UINT64_MAX},
	    {"DW_OP_const1s -1, DW_OP_lit1, DW_OP_lt", 1},
	    {"DW_OP_const1s -1, DW_OP_lit1, DW_OP_ge", 0},
	    {"DW_OP_lit1, DW_OP_lit1, DW_OP_le", 1},
	    {"DW_OP_lit1, DW_OP_lit1, DW_OP_gt", 0},
	    {"DW_OP_lit1, DW_OP_lit2, DW_OP_eq", 0},
	    {"DW_OP_lit1, DW_OP_lit2, DW_OP_ne", 1},
	    {"DW_OP_const8u 0x8000000000000000, DW_OP_const1s -1, DW_OP_div", UINT64_C(1) << 63},
	    {"DW_OP_const1s -1, DW_OP_plus_uconst 3", 2},
	    {"DW_OP_lit1, DW_OP_lit2, DW_OP_lit3, DW_OP_rot, DW_OP_drop", 1},
	    {"DW_OP_lit1, DW_OP_lit2, DW_OP_lit3, DW_OP_pick 2", 1},
	    {"DW_OP_lit1, DW_OP_lit2, DW_OP_over", 1},
	    {"DW_OP_lit1, DW_OP_lit2, DW_OP_swap", 1},
	    {"DW_OP_constx 3", 0x1018},
	    {"DW_OP_addrx 1, DW_OP_plus_uconst 1", 0x1009},
	};
	CHECK_VALUES(rows);
}

static void test_typed_arithmetic(void **state) {
	(void)state;
	static const struct value_row rows[] = {
	    {"DW_OP_regval_type s3, 0x12", 0x1234},
	    {"DW_OP_regval_type s3, 0", 0x1234}, /* 32 bits, zero extended */
	    {"DW_OP_const1s -7, DW_OP_convert 0x12", 0xfffffff9},
	    {"DW_OP_const1s -7, DW_OP_convert 0x12, DW_OP_const1s 2, DW_OP_convert 0x12, DW_OP_mod", 0xffffffff},
	    {"DW_OP_const1s -7, DW_OP_convert 0x12, DW_OP_convert 0x11", 0xc01c000000000000},                  /* -7.0 */
	    {"DW_OP_lit3, DW_OP_convert 0x11, DW_OP_lit2, DW_OP_convert 0x11, DW_OP_div", 0x3ff8000000000000}, /* 1.5 */
	    {"DW_OP_lit3, DW_OP_convert 0x13, DW_OP_lit2, DW_OP_convert 0x13, DW_OP_div", 0x3fc00000},         /* 1.5 */
	    {"DW_OP_const_type 0x11, 0, 0, 0, 0, 0, 0, 0x1c, 0xc0, DW_OP_convert 0x12", 0xfffffff9},
	    {"DW_OP_const_type 0x11, 0, 0, 0, 0, 0, 0, 0xf0, 0x7f, DW_OP_convert 0x12", 0x7fffffff}, /* infinite */
	    {"DW_OP_const_type 0x11, 0, 0, 0, 0, 0, 0, 0x1c, 0xc0, DW_OP_reinterpret 0x10", 0xc01c000000000000},
	    {"DW_OP_const_type 0x11, 0, 0, 0, 0, 0, 0, 0x1c, 0xc0, DW_OP_abs, DW_OP_convert 0", 7},
	    {"DW_OP_const_type 0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, DW_OP_lit1, DW_OP_convert 0x10, DW_OP_lt",
	     0},
	    {"DW_OP_entry_value(DW_OP_regx s3)", 0x1334},
	    {"DW_OP_entry_value(DW_OP_bregx s3, 4)", 0x1338},
	};
	CHECK_VALUES(rows);
}

static void test_branches(void **state) {
	(void)state;
	static const struct value_row rows[] = {
	    {"DW_OP_lit0, DW_OP_lit5\n1: DW_OP_swap, DW_OP_plus_uconst 3, DW_OP_swap, DW_OP_lit1, DW_OP_minus, DW_OP_dup, "
	     "DW_OP_bra 1b\nDW_OP_drop",
	     15},
	    {"DW_OP_lit3, DW_OP_skip 1f, DW_OP_drop, DW_OP_lit4\n1:", 3},
	};
	CHECK_VALUES(rows);
}

/* ---- faults ---- */

struct fault_row {
	const char *operations;
	enum evaluation_fault fault;
	const char *problem; /* its beginning */
};

static struct entry circle[] = {
    {0x200, true, "DW_OP_call_ref 0x200", NULL},
    {0x201, false, "DW_OP_call_ref 0x201", NULL},
    {0, false, NULL, NULL},
};

static void test_limits(void **state) {
	(void)state;
	static const struct fault_row rows[] = {
	    {"1: DW_OP_skip 1b", FAULT_LIMIT, "DW_OP_skip: the evaluation takes more than 1000000 steps"},
	    {"DW_OP_call_ref 0x200", FAULT_LIMIT, "DW_OP_call_ref: calls are nested more than 64 deep"},
	    {"DW_OP_call_ref 0x201", FAULT_LIMIT, "DW_OP_call_ref: calls are nested more than 64 deep"},
	    {"1: DW_OP_lit0, DW_OP_skip 1b", FAULT_LIMIT, "DW_OP_lit0: more than 65536 entries are on the stack"},
	    {"DW_OP_regx s3, DW_OP_LLVM_extend 8, 0x100000000000000", FAULT_LIMIT,
	     "DW_OP_LLVM_extend: the composite has more than 65536 parts"},
	    {"DW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 0x1000000000000000", FAULT_LIMIT, "DW_OP_LLVM_extend: 115292"},
	    {"DW_OP_piece 0x2000000000000000", FAULT_LIMIT,
	     "DW_OP_piece: a part of 18446744073709551615 bits is too large"},
	    {"1: DW_OP_piece 0x1000000000000, DW_OP_skip 1b", FAULT_LIMIT, "DW_OP_piece: the composite is too large"},
	    {"DW_OP_regx s3, DW_OP_LLVM_extend 8, 1000, DW_OP_LLVM_extend 8000, 1000, DW_OP_LLVM_extend 8000000, 1000",
	     FAULT_LIMIT, "DW_OP_LLVM_extend: the composite has more than 65536 parts"},
	    {"DW_OP_regx s3, DW_OP_LLVM_extend 8, 60000\n1: DW_OP_dup, DW_OP_LLVM_extend 480000, 1, DW_OP_drop, DW_OP_skip 1b",
	     FAULT_LIMIT, "DW_OP_LLVM_extend: the evaluation takes more"},
	    {"DW_OP_lit1, DW_OP_lit0, DW_OP_div", FAULT_FORM, "DW_OP_div: the divisor is 0"},
	    {"DW_OP_call_ref 0x300", FAULT_STATE, "DW_OP_call_ref: the expression of the entry at 0x300 is not known"},
	    {"DW_OP_addrx 4", FAULT_STATE, "DW_OP_addrx: entry 4 of .debug_addr is not known"},
	    {"DW_OP_implicit_pointer 16, 0, DW_OP_deref, DW_OP_lit1, DW_OP_plus", FAULT_FORM,
	     "DW_OP_plus: the value is an implicit pointer"},
	    {"DW_OP_implicit_pointer 16, 0, DW_OP_deref_size 4", FAULT_FORM,
	     "DW_OP_deref_size: bits of an implicit pointer are read"},
	    {"DW_OP_lit1, DW_OP_convert 0x77", FAULT_STATE, "DW_OP_convert: the base type at 0x77"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct wavefront wavefront = {.entries = circle};
		struct arena *arena = arena_new();
		const struct evaluation result = evaluate(arena, &wavefront, rows[i].operations, USE_ANY, 0);
		if (result.fault != rows[i].fault || strncmp(result.problem, rows[i].problem, strlen(rows[i].problem)) != 0)
			fail_msg("%s: fault %d, %s", rows[i].operations, result.fault, result.problem ? result.problem : "none");
		arena_free(arena);
	}
}

/* ---- the library ---- */

static const char state_text[] = "registers: {s3: 0x04030201}\nmemory: {private_wave: {0: \"aabb\"}}\n";

/* lit0, lit6, form_aspace_address, piece 1, reg s3, piece 4, in both sets of numbers */
static void check_parts(const uint8_t *bytes, size_t size, enum kd_dwarf_extensions extensions) {
	const struct kd_evaluation_options options = {.extensions = extensions};
	struct kd_machine_state *machine = kd_machine_state_read(state_text, sizeof state_text - 1);
	assert_int_equal(kd_machine_state_status(machine), KD_OK);
	struct kd_evaluation *evaluation = kd_evaluate_bytes(bytes, size, machine, &options);
	assert_int_equal(kd_evaluation_status(evaluation), KD_OK);
	assert_int_equal(kd_evaluation_part_count(evaluation), 2);
	const struct kd_evaluation_part *first = kd_evaluation_part(evaluation, 0);
	const struct kd_evaluation_part *second = kd_evaluation_part(evaluation, 1);
	assert_true(first->kind == KD_PART_MEMORY && first->number == 6 && !first->address && first->bits == 8);
	assert_true(first->byte_count == 1 && first->bytes[0] == 0xaa);
	assert_true(second->kind == KD_PART_REGISTER && second->number == 35 && second->has_bits && second->bits == 32);
	assert_memory_equal(second->bytes, "\1\2\3\4", 4);
	assert_null(kd_evaluation_part(evaluation, 2));
	assert_false(kd_evaluation_value(evaluation, &(struct kd_evaluation_value){0}));
	kd_evaluation_free(evaluation);
	kd_machine_state_free(machine);
}

static void test_parts_of_bytes(void **state) {
	(void)state;
	static const uint8_t llvm[] = {0x30, 0x36, 0xe9, 0x02, 0x93, 0x01, 0x90, 0x23, 0x93, 0x04};
	static const uint8_t old[] = {0x30, 0x36, 0xe1, 0x93, 0x01, 0x90, 0x23, 0x93, 0x04};
	check_parts(llvm, sizeof llvm, KD_DWARF_EXTENSIONS_LLVM);
	check_parts(old, sizeof old, KD_DWARF_EXTENSIONS_2021);
}

static void test_values_and_errors(void **state) {
	(void)state;
	static const uint8_t cut_off[] = {0x30, 0x08};
	const struct kd_evaluation_options as_value = {.result = KD_EVALUATE_VALUE};
	const struct kd_evaluation_options wrong = {.result = KD_EVALUATION_RESULT_COUNT};
	struct kd_machine_state *machine = kd_machine_state_read(state_text, sizeof state_text - 1);
	struct kd_evaluation_value value;
	struct kd_evaluation *evaluation = kd_evaluate("DW_OP_lit2, DW_OP_bregx s3, 1", 29, machine, &as_value);
	assert_int_equal(kd_evaluation_status(evaluation), KD_OK);
	assert_int_equal(kd_evaluation_left(evaluation), 1);
	assert_true(kd_evaluation_value(evaluation, &value));
	assert_string_equal(value.type, "generic");
	assert_true(value.bits == 64);
	assert_memory_equal(value.bytes, "\2\2\3\4\0\0\0\0", 8);
	assert_int_equal(kd_evaluation_part_count(evaluation), 0);
	kd_evaluation_free(evaluation);
	evaluation = kd_evaluate_bytes(cut_off, sizeof cut_off, machine, NULL);
	assert_int_equal(kd_evaluation_status(evaluation), KD_INPUT_ERRORS);
	assert_string_equal(kd_evaluation_error(evaluation), "the expression ends within an operation");
	kd_evaluation_free(evaluation);
	evaluation = kd_evaluate(NULL, 0, machine, &wrong);
	assert_int_equal(kd_evaluation_status(evaluation), KD_INPUT_ERRORS);
	kd_evaluation_free(evaluation);
	kd_machine_state_free(machine);
	machine = kd_machine_state_read("lane: 64", 8);
	assert_int_equal(kd_machine_state_status(machine), KD_INPUT_ERRORS);
	assert_string_equal(kd_machine_state_error(machine), "line 1: lane is a number from 0 to 63");
	kd_machine_state_free(machine);
	kd_evaluation_free(NULL);
	kd_machine_state_free(NULL);
	assert_int_equal(kd_evaluation_status(NULL), KD_NO_MEMORY);
	assert_int_equal(kd_machine_state_status(NULL), KD_NO_MEMORY);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_lane_pc_before_the_outer_if),
	    cmocka_unit_test(test_lane_pc_in_the_outer_then),
	    cmocka_unit_test(test_lane_pc_in_the_inner_then),
	    cmocka_unit_test(test_lane_pc_in_the_inner_else),
	    cmocka_unit_test(test_lane_pc_after_the_inner_if),
	    cmocka_unit_test(test_lane_pc_in_the_outer_else),
	    cmocka_unit_test(test_lane_pc_after_the_outer_if),
	    cmocka_unit_test(test_generic_arithmetic),
	    cmocka_unit_test(test_typed_arithmetic),
	    cmocka_unit_test(test_branches),
	    cmocka_unit_test(test_limits),
	    cmocka_unit_test(test_parts_of_bytes),
	    cmocka_unit_test(test_values_and_errors),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

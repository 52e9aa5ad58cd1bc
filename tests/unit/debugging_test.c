/* debugging_test.c: what the library says of a wavefront at an address of an object, as values: its caller, its variables,
 * its lanes. What is expected is written down from the specification. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "kdasm/debugging.h"
#include "kdasm/kdasm.h"

enum { PC_FUNCTION = 0, PC_KERNEL = 8, PC_WAITING = 12, SGPR = 32, VGPR = 2560, PRIVATE_WAVE = 6 };

static const char source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
                             ".file 1 \"d/x.cl\"\n"
                             ".cfi_sections .debug_frame\n"
                             "function:\n"
                             "	.cfi_startproc\n"
                             "	.cfi_llvm_def_aspace_cfa s32, 0, DW_ASPACE_AMDGPU_private_wave\n"
                             "	.cfi_llvm_register_pair pc, s30, 32, s31, 32\n"
                             "	.cfi_offset s34, 16\n"
                             "	.cfi_undefined s35\n"
                             "	s_nop 0\n"
                             "	s_nop 0\n"
                             "	.cfi_endproc\n"
                             "kernel:\n"
                             "	.cfi_startproc\n"
                             "	.cfi_amdgpu_kernel\n"
                             "	.loc 1 7 2\n"
                             "	s_nop 0\n"
                             ".Lwait:\n"
                             "	.loc 1 8\n"
                             "	s_nop 0\n"
                             "	.cfi_endproc\n"
                             ".Lend:\n"
                             ".amdgpu_dwarf_unit 5\n"
                             "  DW_TAG_compile_unit\n"
                             "    DW_AT_stmt_list\n"
                             "    DW_AT_low_pc function\n"
                             "    DW_AT_high_pc .Lend - function\n"
                             "    DW_TAG_base_type uint\n"
                             "      DW_AT_byte_size 4\n"
                             "      DW_AT_encoding DW_ATE_unsigned\n"
                             "    end\n"
                             "    DW_TAG_subprogram\n"
                             "      DW_AT_low_pc kernel\n"
                             "      DW_AT_high_pc .Lend - kernel\n"
                             "      DW_AT_LLVM_lanes 64\n"
                             "      DW_AT_LLVM_lane_pc\n"
                             "        DW_OP_regx pc, DW_OP_piece 8\n"
                             "        DW_OP_addr .Lwait, DW_OP_stack_value, DW_OP_piece 8\n"
                             "        DW_OP_piece 62 * 8\n"
                             "      DW_TAG_variable\n"
                             "        DW_AT_name \"x\"\n"
                             "        DW_AT_type uint\n"
                             "        DW_AT_location\n"
                             "          DW_OP_regx v0, DW_OP_LLVM_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_LLVM_offset\n"
                             "      end\n"
                             "    end\n"
                             "  end\n"
                             ".end_amdgpu_dwarf_unit\n";

static const char state_text[] = "lane: 1\n"
                                 "registers: {exec: 1, v0: [7, 8], s30: 12, s31: 0, s32: 0x100}\n"
                                 "memory: {private_wave: {0x110: \"01020304\"}}\n";

struct stopped {
	struct kd_result *result;
	struct kd_code_object *object;
	struct kd_machine_state *state;
};

static int begin(void **context) {
	static struct stopped stopped;
	const struct kd_options options = {.processor = "gfx90a", .no_warnings = true};
	stopped.result = kd_assemble(source, strlen(source), &options);
	if (!stopped.result || stopped.result->status != KD_OK)
		return -1;
	stopped.object = kd_code_object_open(stopped.result->object, stopped.result->object_size);
	stopped.state = kd_machine_state_read_for(stopped.object, state_text, strlen(state_text));
	*context = &stopped;
	return kd_machine_state_status(stopped.state) == KD_OK ? 0 : -1;
}

static int end(void **context) {
	struct stopped *stopped = *context;
	kd_machine_state_free(stopped->state);
	kd_code_object_close(stopped->object);
	kd_result_free(stopped->result);
	return 0;
}

static void count_text(void *context, const char *text, size_t size) {
	(void)text;
	*(size_t *)context += size;
}

/* ---- the caller ---- */

static void check_registers(const struct kd_unwound *unwound) {
	static const uint8_t saved[] = {1, 2, 3, 4};
	assert_int_equal(kd_unwound_register_count(unwound), 2);
	const struct kd_unwound_register *first = kd_unwound_register(unwound, 0), *other = kd_unwound_register(unwound, 1);
	assert_int_equal(first->number, SGPR + 34);
	assert_string_equal(first->name, "s34");
	assert_string_equal(first->rule, "offset");
	assert_int_equal(first->size, sizeof saved);
	assert_memory_equal(first->bytes, saved, sizeof saved);
	assert_int_equal(kd_evaluation_part(first->location, 0)->address, 0x110);
	assert_string_equal(other->rule, "undefined");
	assert_null(other->bytes);
	assert_int_equal(kd_evaluation_part(other->location, 0)->kind, KD_PART_UNDEFINED);
	assert_null(kd_unwound_register(unwound, 2));
}

static void a_caller(void **context) {
	const struct stopped *stopped = *context;
	struct kd_unwound *unwound = kd_unwind(stopped->object, PC_FUNCTION, stopped->state, NULL);
	uint64_t pc, offset;
	size_t printed = 0;
	assert_int_equal(kd_unwound_status(unwound), KD_OK);
	assert_int_equal(kd_evaluation_part_count(kd_unwound_cfa(unwound)), 1);
	assert_int_equal(kd_evaluation_part(kd_unwound_cfa(unwound), 0)->number, PRIVATE_WAVE);
	assert_int_equal(kd_evaluation_part(kd_unwound_cfa(unwound), 0)->address, 0x100);
	assert_true(kd_unwound_caller(unwound, &pc));
	assert_int_equal(pc, 12);
	assert_string_equal(kd_unwound_function(unwound, &offset), "function");
	assert_int_equal(offset, 0);
	assert_string_equal(kd_unwound_caller_function(unwound, &offset), "kernel");
	assert_int_equal(offset, 4);
	check_registers(unwound);
	assert_true(kd_unwound_print(unwound, KD_FORM_YAML, count_text, &printed));
	assert_int_equal(printed, 0);
	kd_unwound_free(unwound);
}

static void no_caller(void **context) {
	const struct stopped *stopped = *context;
	struct kd_unwound *unwound = kd_unwind(stopped->object, PC_KERNEL, stopped->state, NULL);
	uint64_t pc;
	assert_int_equal(kd_unwound_status(unwound), KD_OK);
	assert_false(kd_unwound_caller(unwound, &pc));
	assert_int_equal(kd_unwound_register_count(unwound), 0);
	kd_unwound_free(unwound);
	unwound = kd_unwind(stopped->object, 400, stopped->state, NULL);
	assert_int_equal(kd_unwound_status(unwound), KD_INPUT_ERRORS);
	assert_string_equal(kd_unwound_error(unwound), "0x190: no call frame is about this address");
	kd_unwound_free(unwound);
	kd_unwound_free(NULL);
	assert_int_equal(kd_unwound_status(NULL), KD_NO_MEMORY);
	assert_non_null(kd_unwound_error(NULL));
}

/* ---- variables ---- */

static struct kd_evaluation *evaluate(const struct stopped *stopped, const char *text, unsigned result) {
	const struct kd_debugging_options options = {.result = (uint8_t)result};
	return kd_evaluate_at(stopped->object, PC_KERNEL, text, strlen(text), stopped->state, &options);
}

static void a_variable(void **context) {
	const struct stopped *stopped = *context;
	struct kd_evaluation *evaluation = evaluate(stopped, "x", KD_EVALUATE_LOCATION);
	struct kd_evaluation_value value;
	assert_int_equal(kd_evaluation_status(evaluation), KD_OK);
	assert_int_equal(kd_evaluation_part(evaluation, 0)->number, VGPR);
	assert_int_equal(kd_evaluation_part(evaluation, 0)->offset, 32);
	assert_int_equal(kd_evaluation_part(evaluation, 0)->byte_count, 4);
	kd_evaluation_free(evaluation);
	evaluation = evaluate(stopped, "x", KD_EVALUATE_VALUE);
	assert_true(kd_evaluation_value(evaluation, &value));
	assert_string_equal(value.type, "unsigned");
	assert_int_equal(value.bits, 32);
	assert_int_equal(value.bytes[0], 8);
	kd_evaluation_free(evaluation);
}

static void no_variable(void **context) {
	const struct stopped *stopped = *context;
	struct kd_evaluation *evaluation = evaluate(stopped, "y", KD_EVALUATE_LOCATION);
	assert_int_equal(kd_evaluation_status(evaluation), KD_INPUT_ERRORS);
	assert_string_equal(kd_evaluation_error(evaluation), "no variable is called 'y' here");
	kd_evaluation_free(evaluation);
	evaluation = evaluate(stopped, "x", KD_EVALUATION_RESULT_COUNT);
	assert_string_equal(kd_evaluation_error(evaluation), "there is no such result");
	kd_evaluation_free(evaluation);
	evaluation = evaluate(stopped, "", KD_EVALUATE_LOCATION);
	assert_int_equal(kd_evaluation_status(evaluation), KD_INPUT_ERRORS);
	kd_evaluation_free(evaluation);
	evaluation = evaluate(stopped, "DW_OP_lit1, DW_OP_lit2", KD_EVALUATE_VALUE);
	assert_int_equal(kd_evaluation_status(evaluation), KD_OK);
	assert_int_equal(kd_evaluation_left(evaluation), 1);
	kd_evaluation_free(evaluation);
}

/* ---- lanes ---- */

static void lanes(void **context) {
	const struct stopped *stopped = *context;
	struct kd_lanes *found = kd_lanes_at(stopped->object, PC_KERNEL, stopped->state, NULL);
	assert_int_equal(kd_lanes_status(found), KD_OK);
	assert_int_equal(kd_lanes_count(found), 64);
	const struct kd_lane *active = kd_lanes_lane(found, 0), *waiting = kd_lanes_lane(found, 1);
	assert_int_equal(active->status, KD_LANE_ACTIVE);
	assert_int_equal(active->pc, PC_KERNEL);
	assert_string_equal(active->file, "d/x.cl");
	assert_int_equal(active->line, 7);
	assert_int_equal(active->column, 2);
	assert_int_equal(waiting->status, KD_LANE_WAITING);
	assert_true(waiting->has_pc);
	assert_int_equal(waiting->pc, PC_WAITING);
	assert_int_equal(waiting->line, 8);
	assert_int_equal(kd_lanes_lane(found, 63)->status, KD_LANE_NOT_IN_CALL);
	assert_null(kd_lanes_lane(found, 64));
	kd_lanes_free(found);
}

static void no_lanes(void **context) {
	const struct stopped *stopped = *context;
	struct kd_machine_state *empty = kd_machine_state_read_for(stopped->object, "{}", 2);
	struct kd_lanes *found = kd_lanes_at(stopped->object, PC_KERNEL, empty, NULL);
	assert_int_equal(kd_lanes_status(found), KD_INPUT_ERRORS);
	assert_string_equal(kd_lanes_error(found), "the active lanes: the value of exec is not known");
	kd_lanes_free(found);
	kd_machine_state_free(empty);
	kd_lanes_free(NULL);
	assert_int_equal(kd_lanes_status(NULL), KD_NO_MEMORY);
	assert_non_null(kd_lanes_error(NULL));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(a_caller),    cmocka_unit_test(no_caller), cmocka_unit_test(a_variable),
	    cmocka_unit_test(no_variable), cmocka_unit_test(lanes),     cmocka_unit_test(no_lanes),
	};
	return cmocka_run_group_tests(tests, begin, end);
}

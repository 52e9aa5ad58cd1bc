/* debugging_fuzz.c: a libFuzzer target over what is said of a wavefront at an address of an object.
 *
 * The first byte of the input chooses the address, the second one the numbers of operations. Of what follows, three bytes
 * each are an offset in the debug information of an object, from its beginning, and what is put there; the object has
 * units, location lists, a line table and call frames that are sound before that. Beside crashes it looks for want of
 * memory, refusals without a text, and text that is not printed. */
#include "fuzz.h"

#include "kdasm/debugging.h"
#include "kdasm/kdasm.h"

static const char source[] =
    ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
    ".file 1 \"d/x.cl\"\n"
    ".cfi_sections .debug_frame\n"
    "f:\n"
    "	.cfi_startproc\n"
    "	.cfi_llvm_def_aspace_cfa s32, 0, 6\n"
    "	.cfi_llvm_register_pair pc, s30, 32, s31, 32\n"
    "	.cfi_remember_state\n"
    "	.loc 1 3\n"
    "	s_nop 0\n"
    "	.cfi_llvm_vector_offset v41, 32, exec, 64, 256\n"
    "	.cfi_offset s5, 8\n"
    "	.cfi_val_offset s6, 8\n"
    ".La:\n"
    "	.loc 1 4 7\n"
    "	s_nop 0\n"
    "	.cfi_restore_state\n"
    "	s_nop 0\n"
    "	.cfi_endproc\n"
    ".Lend:\n"
    ".amdgpu_dwarf_unit 5\n"
    "  DW_TAG_compile_unit\n"
    "    DW_AT_stmt_list\n"
    "    DW_AT_low_pc f\n"
    "    DW_AT_high_pc .Lend - f\n"
    "    DW_TAG_base_type uint\n"
    "      DW_AT_byte_size 8\n"
    "      DW_AT_encoding DW_ATE_unsigned\n"
    "    end\n"
    "    DW_TAG_array_type array\n"
    "      DW_AT_type uint\n"
    "      DW_TAG_subrange_type\n"
    "        DW_AT_upper_bound 3\n"
    "      end\n"
    "    end\n"
    "    DW_TAG_dwarf_procedure active\n"
    "      DW_AT_location\n"
    "        DW_OP_regx pc, DW_OP_LLVM_extend 64, 64, DW_OP_regval_type exec, uint, DW_OP_LLVM_select_bit_piece 64, 64\n"
    "    end\n"
    "    DW_TAG_subprogram\n"
    "      DW_AT_low_pc f\n"
    "      DW_AT_high_pc .Lend - f\n"
    "      DW_AT_frame_base\n"
    "        DW_OP_call_frame_cfa\n"
    "      DW_AT_LLVM_lanes 64\n"
    "      DW_AT_LLVM_lane_pc\n"
    "        .range f, .La\n"
    "          DW_OP_LLVM_undefined, DW_OP_LLVM_extend 64, 64, DW_OP_call_ref active\n"
    "        .default\n"
    "          DW_OP_addr .La, DW_OP_stack_value, DW_OP_LLVM_extend 64, 64, DW_OP_call_ref active\n"
    "      DW_TAG_variable\n"
    "        DW_AT_name DW_FORM_strp \"x\"\n"
    "        DW_AT_type array\n"
    "        DW_AT_location\n"
    "          .range f, .La\n"
    "            DW_OP_fbreg 8\n"
    "          .range .La, .Lend\n"
    "            DW_OP_entry_value (DW_OP_regx s5), DW_OP_stack_value, DW_OP_piece 8, DW_OP_regx v0, DW_OP_piece 4\n"
    "      end\n"
    "    end\n"
    "  end\n"
    ".end_amdgpu_dwarf_unit\n";

static const char state_text[] =
    "lane: 3\n"
    "registers: {exec: 0xf0f, s30: 4, s31: 0, s32: 64, v0: [1, 2, 3, 4, 5], v41: [6, 7, 8, 9]}\n"
    "memory: {private_wave: {64: [1, 2, 3, 4, 5, 6, 7, 8]}, private_lane: {0: [9, 10]}, global: {0: [1, 2, 3]}}\n";

static const struct kd_result *object_made(void) {
	static struct kd_result *made;
	const struct kd_options options = {.processor = "gfx90a", .no_warnings = true};
	if (!made)
		made = kd_assemble(source, strlen(source), &options);
	require(made && made->status == KD_OK);
	return made;
}

/* Where the debug information is: from the first of its sections to the last. */
static void find_sections(const uint8_t *object, size_t *first, size_t *past) {
	Elf64_Ehdr header;
	memcpy(&header, object, sizeof header);
	*first = SIZE_MAX;
	*past = 0;
	for (unsigned i = 0; i < header.e_shnum; i++) {
		Elf64_Shdr section;
		memcpy(&section, object + header.e_shoff + i * sizeof section, sizeof section);
		if ((section.sh_type != SHT_PROGBITS && section.sh_type != SHT_RELA) || section.sh_flags & SHF_ALLOC)
			continue;
		*first = section.sh_offset < *first ? section.sh_offset : *first;
		*past = section.sh_offset + section.sh_size > *past ? section.sh_offset + section.sh_size : *past;
	}
}

static void unwind(const struct kd_code_object *object, uint64_t pc, const struct kd_machine_state *state,
                   const struct kd_debugging_options *how) {
	struct kd_unwound *unwound = kd_unwind(object, pc, state, how);
	size_t sum = 0;
	require(unwound && kd_unwound_status(unwound) != KD_NO_MEMORY);
	require(kd_unwound_status(unwound) == KD_OK || kd_unwound_error(unwound)[0]);
	if (kd_unwound_status(unwound) == KD_OK) {
		require(kd_unwound_print(unwound, KD_FORM_TEXT, count_text, &sum) && sum);
		require(kd_unwound_print(unwound, KD_FORM_JSON, count_text, &sum));
	}
	kd_unwound_free(unwound);
}

static void find_lanes(const struct kd_code_object *object, uint64_t pc, const struct kd_machine_state *state,
                       const struct kd_debugging_options *how) {
	struct kd_lanes *lanes = kd_lanes_at(object, pc, state, how);
	size_t sum = 0;
	require(lanes && kd_lanes_status(lanes) != KD_NO_MEMORY);
	require(kd_lanes_status(lanes) == KD_OK || kd_lanes_error(lanes)[0]);
	if (kd_lanes_status(lanes) == KD_OK) {
		require(kd_lanes_count(lanes) && kd_lanes_count(lanes) <= 64);
		require(kd_lanes_print(lanes, KD_FORM_TEXT, count_text, &sum) && sum);
		require(kd_lanes_print(lanes, KD_FORM_JSON, count_text, &sum));
	}
	kd_lanes_free(lanes);
}

static void evaluate(const struct kd_code_object *object, uint64_t pc, const struct kd_machine_state *state,
                     const struct kd_debugging_options *how) {
	struct kd_evaluation *evaluation = kd_evaluate_at(object, pc, "x", 1, state, how);
	size_t sum = 0;
	require(evaluation && kd_evaluation_status(evaluation) != KD_NO_MEMORY);
	require(kd_evaluation_status(evaluation) == KD_OK || kd_evaluation_error(evaluation)[0]);
	if (kd_evaluation_status(evaluation) == KD_OK)
		require(kd_evaluation_print(evaluation, KD_FORM_TEXT, count_text, &sum) && sum);
	kd_evaluation_free(evaluation);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	enum { READINGS = 3, HEAD = 2, CHANGE = 3, CODE = 12 };
	static struct kd_machine_state *state;
	const struct kd_result *made = object_made();
	size_t first, past;
	if (size < HEAD)
		return 0;
	if (!state)
		state = kd_machine_state_read(state_text, strlen(state_text));
	require(kd_machine_state_status(state) == KD_OK);
	uint8_t *copy = malloc(made->object_size);
	require(copy);
	memcpy(copy, made->object, made->object_size);
	find_sections(copy, &first, &past);
	for (size_t i = HEAD; i + CHANGE <= size; i += CHANGE)
		copy[first + (data[i] + 256U * data[i + 1]) % (past - first)] = data[i + 2];
	struct kd_code_object *object = kd_code_object_open(copy, made->object_size);
	require(object && kd_code_object_status(object) != KD_CODE_OBJECT_NO_MEMORY);
	const struct kd_debugging_options how = {.dwarf_reading = data[1] % READINGS,
	                                         .result = data[1] / READINGS % KD_EVALUATION_RESULT_COUNT};
	if (kd_code_object_status(object) == KD_CODE_OBJECT_OK) {
		unwind(object, data[0] % CODE, state, &how);
		find_lanes(object, data[0] % CODE, state, &how);
		evaluate(object, data[0] % CODE, state, &how);
	}
	kd_code_object_close(object);
	free(copy);
	return 0;
}

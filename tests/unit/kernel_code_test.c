/* kernel_code_test.c: the keys of .amd_kernel_code_t and their bits.
 *
 * The table was found on llvm-mc 14 by setting each key and comparing the bytes. */
#include "kdasm/kernel_code.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <cmocka.h>

/* A key, its bits in the 256 bytes, and what is there on gfx1010 when nothing is given. */
static const struct fact {
	const char *key;
	unsigned bit, width;
	uint64_t initial;
} facts[] = {
    {"amd_code_version_major", 0, 32, 1},
    {"kernel_code_version_major", 0, 32, 1},
    {"amd_code_version_minor", 32, 32, 2},
    {"kernel_code_version_minor", 32, 32, 2},
    {"amd_machine_kind", 64, 16, 1},
    {"machine_kind", 64, 16, 1},
    {"amd_machine_version_major", 80, 16, 10},
    {"machine_version_major", 80, 16, 10},
    {"amd_machine_version_minor", 96, 16, 1},
    {"machine_version_minor", 96, 16, 1},
    {"amd_machine_version_stepping", 112, 16, 0},
    {"machine_version_stepping", 112, 16, 0},
    {"kernel_code_entry_byte_offset", 128, 64, 256},
    {"kernel_code_prefetch_byte_size", 256, 64, 0},
    {"granulated_workitem_vgpr_count", 384, 6, 0},
    {"compute_pgm_rsrc1_vgprs", 384, 6, 0},
    {"granulated_wavefront_sgpr_count", 390, 4, 0},
    {"compute_pgm_rsrc1_sgprs", 390, 4, 0},
    {"priority", 394, 2, 0},
    {"compute_pgm_rsrc1_priority", 394, 2, 0},
    {"float_mode", 396, 8, 0},
    {"compute_pgm_rsrc1_float_mode", 396, 8, 0},
    {"priv", 404, 1, 0},
    {"compute_pgm_rsrc1_priv", 404, 1, 0},
    {"enable_dx10_clamp", 405, 1, 0},
    {"compute_pgm_rsrc1_dx10_clamp", 405, 1, 0},
    {"debug_mode", 406, 1, 0},
    {"compute_pgm_rsrc1_debug_mode", 406, 1, 0},
    {"enable_ieee_mode", 407, 1, 0},
    {"compute_pgm_rsrc1_ieee_mode", 407, 1, 0},
    {"enable_wgp_mode", 413, 1, 1},
    {"compute_pgm_rsrc1_wgp_mode", 413, 1, 1},
    {"enable_mem_ordered", 414, 1, 1},
    {"compute_pgm_rsrc1_mem_ordered", 414, 1, 1},
    {"enable_fwd_progress", 415, 1, 0},
    {"compute_pgm_rsrc1_fwd_progress", 415, 1, 0},
    {"enable_sgpr_private_segment_wave_byte_offset", 416, 1, 0},
    {"compute_pgm_rsrc2_scratch_en", 416, 1, 0},
    {"user_sgpr_count", 417, 5, 0},
    {"compute_pgm_rsrc2_user_sgpr", 417, 5, 0},
    {"enable_trap_handler", 422, 1, 0},
    {"compute_pgm_rsrc2_trap_handler", 422, 1, 0},
    {"enable_sgpr_workgroup_id_x", 423, 1, 0},
    {"compute_pgm_rsrc2_tgid_x_en", 423, 1, 0},
    {"enable_sgpr_workgroup_id_y", 424, 1, 0},
    {"compute_pgm_rsrc2_tgid_y_en", 424, 1, 0},
    {"enable_sgpr_workgroup_id_z", 425, 1, 0},
    {"compute_pgm_rsrc2_tgid_z_en", 425, 1, 0},
    {"enable_sgpr_workgroup_info", 426, 1, 0},
    {"compute_pgm_rsrc2_tg_size_en", 426, 1, 0},
    {"enable_vgpr_workitem_id", 427, 2, 0},
    {"compute_pgm_rsrc2_tidig_comp_cnt", 427, 2, 0},
    {"enable_exception_msb", 429, 2, 0},
    {"compute_pgm_rsrc2_excp_en_msb", 429, 2, 0},
    {"granulated_lds_size", 431, 9, 0},
    {"compute_pgm_rsrc2_lds_size", 431, 9, 0},
    {"enable_exception", 440, 7, 0},
    {"compute_pgm_rsrc2_excp_en", 440, 7, 0},
    {"enable_sgpr_private_segment_buffer", 448, 1, 0},
    {"enable_sgpr_dispatch_ptr", 449, 1, 0},
    {"enable_sgpr_queue_ptr", 450, 1, 0},
    {"enable_sgpr_kernarg_segment_ptr", 451, 1, 0},
    {"enable_sgpr_dispatch_id", 452, 1, 0},
    {"enable_sgpr_flat_scratch_init", 453, 1, 0},
    {"enable_sgpr_private_segment_size", 454, 1, 0},
    {"enable_sgpr_grid_workgroup_count_x", 455, 1, 0},
    {"enable_sgpr_grid_workgroup_count_y", 456, 1, 0},
    {"enable_sgpr_grid_workgroup_count_z", 457, 1, 0},
    {"enable_wavefront_size32", 458, 1, 1},
    {"enable_ordered_append_gds", 464, 1, 0},
    {"private_element_size", 465, 2, 0},
    {"is_ptr64", 467, 1, 0},
    {"is_dynamic_callstack", 468, 1, 0},
    {"is_debug_enabled", 469, 1, 0},
    {"is_xnack_enabled", 470, 1, 0},
    {"workitem_private_segment_byte_size", 480, 32, 0},
    {"workgroup_group_segment_byte_size", 512, 32, 0},
    {"gds_segment_byte_size", 544, 32, 0},
    {"kernarg_segment_byte_size", 576, 64, 0},
    {"workgroup_fbarrier_count", 640, 32, 0},
    {"wavefront_sgpr_count", 672, 16, 0},
    {"workitem_vgpr_count", 688, 16, 0},
    {"reserved_vgpr_first", 704, 16, 0},
    {"reserved_vgpr_count", 720, 16, 0},
    {"reserved_sgpr_first", 736, 16, 0},
    {"reserved_sgpr_count", 752, 16, 0},
    {"debug_wavefront_private_segment_offset_sgpr", 768, 16, 0},
    {"debug_private_segment_buffer_sgpr", 784, 16, 0},
    {"kernarg_segment_alignment", 800, 8, 4},
    {"group_segment_alignment", 808, 8, 4},
    {"private_segment_alignment", 816, 8, 4},
    {"wavefront_size", 824, 8, 5},
    {"call_convention", 832, 32, 0xffffffff},
    {"runtime_loader_kernel_symbol", 960, 64, 0},
};

enum { FACTS = sizeof facts / sizeof *facts };

static struct kd_target target_for(const char *processor, const char *features) {
	struct kd_target target;
	struct kd_target_options options = {.processor = processor, .features = features, .code_object_version = 2};
	char text[KD_TARGET_TEXT_SIZE];
	if (!kd_target_init(&target, &options, text, sizeof text))
		fail_msg("%s: %s", processor, text);
	return target;
}

static void set_bits(uint8_t *bytes, unsigned bit, unsigned width, uint64_t value) {
	for (unsigned i = 0; i < width; i++) {
		uint8_t mask = (uint8_t)(1 << (bit + i) % 8);
		bytes[(bit + i) / 8] = (uint8_t)((bytes[(bit + i) / 8] & ~mask) | (value >> i & 1 ? mask : 0));
	}
}

static void defaults(uint8_t bytes[KD_CODE_T_SIZE]) {
	memset(bytes, 0, KD_CODE_T_SIZE);
	for (size_t i = 0; i < FACTS; i++)
		set_bits(bytes, facts[i].bit, facts[i].width, facts[i].initial);
}

static void encode_one(const struct kd_target *target, const char *key, int64_t value, uint8_t bytes[KD_CODE_T_SIZE]) {
	struct kd_code_t_input input = {0};
	bool is_alias;
	const struct kd_code_t_field *field = kd_code_t_find(key, strlen(key), &is_alias);
	assert_non_null(field);
	size_t index = (size_t)(field - kd_code_t_field_at(0));
	input.given[index] = true;
	input.values[index] = value;
	kd_code_t_encode(target, &input, bytes);
}

static void every_key_has_its_bits(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx1010", NULL);
	static const int64_t values[] = {0, 1, -1, 0x5a5a5a5a5a5a5a5a};
	for (size_t i = 0; i < FACTS; i++)
		for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
			uint8_t expected[KD_CODE_T_SIZE], bytes[KD_CODE_T_SIZE];
			defaults(expected);
			set_bits(expected, facts[i].bit, facts[i].width, (uint64_t)values[v]);
			encode_one(&target, facts[i].key, values[v], bytes);
			if (memcmp(bytes, expected, sizeof bytes) != 0)
				fail_msg("%s = %lld", facts[i].key, (long long)values[v]);
		}
}

static void no_key_is_missing_and_none_is_new(void **state) {
	(void)state;
	size_t spellings = 0;
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		spellings += kd_code_t_field_at(i)->alias ? 2 : 1;
	assert_int_equal(spellings, FACTS);
	static const char *const others[] = {"enable_tg_split",
	                                     "amd_kernel_code_version_major",
	                                     "compute_pgm_rsrc1",
	                                     "reserved1",
	                                     "control_directives",
	                                     "PRIV",
	                                     "pri",
	                                     "privy",
	                                     ""};
	bool is_alias;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		assert_null(kd_code_t_find(others[i], strlen(others[i]), &is_alias));
}

static void ids_are_the_keys_in_capitals(void **state) {
	(void)state;
	static const char *const ids[] = {
#define KD_CODE_T_FIELD(id, ...) [KD_CODE_T_##id] = #id,
#include "kdasm/kernel_code_fields.def"
	};
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		assert_int_equal(strcasecmp(ids[i], kd_code_t_field_at(i)->key), 0);
}

/* Fields share no bits, so that a block can be read again. */
static void what_is_written_is_read(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx803", NULL);
	struct kd_code_t_input input = {0};
	uint8_t bytes[KD_CODE_T_SIZE];
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		input.given[i] = true;
		input.values[i] = (int64_t)(0x9e3779b97f4a7c15u * (i + 1) >> 1);
	}
	kd_code_t_encode(&target, &input, bytes);
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		assert_int_equal(kd_code_t_read(field, bytes), (uint64_t)input.values[i] & UINT64_MAX >> (64 - field->width));
	}
}

static int64_t default_of(const struct kd_target *target, const char *key) {
	bool is_alias;
	return kd_code_t_default(target, kd_code_t_find(key, strlen(key), &is_alias));
}

static void defaults_follow_the_target(void **state) {
	(void)state;
	struct kd_target gfx803 = target_for("gfx803", NULL);
	assert_int_equal(default_of(&gfx803, "machine_version_major"), 8);
	assert_int_equal(default_of(&gfx803, "machine_version_stepping"), 3);
	assert_int_equal(default_of(&gfx803, "enable_mem_ordered"), 0);
	assert_int_equal(default_of(&gfx803, "wavefront_size"), 6);
	struct kd_target cumode = target_for("gfx1030", "+cumode,-wavefrontsize32,+wavefrontsize64");
	assert_int_equal(default_of(&cumode, "enable_wgp_mode"), 0);
	assert_int_equal(default_of(&cumode, "enable_mem_ordered"), 1);
	assert_int_equal(default_of(&cumode, "enable_wavefront_size32"), 0);
	assert_int_equal(default_of(&cumode, "wavefront_size"), 6);
}

/* llvm-mc 14's verdicts. */
static void some_values_need_a_target(void **state) {
	(void)state;
	static const struct {
		const char *processor, *features, *key;
		int64_t value;
		const char *error; /* its beginning; NULL: none */
	} cases[] = {
	    {"gfx900", NULL, "enable_wavefront_size32", 1, "enable_wavefront_size32=1 is only allowed on GFX10+"},
	    {"gfx900", NULL, "enable_wavefront_size32", 2, NULL},
	    {"gfx900", NULL, "enable_wavefront_size32", 0, NULL},
	    {"gfx900", NULL, "enable_wgp_mode", 1, "enable_wgp_mode=1 is only allowed on GFX10+"},
	    {"gfx900", NULL, "enable_fwd_progress", 0, NULL},
	    {"gfx900", NULL, "wavefront_size", 5, "wavefront_size=5 is only allowed on GFX10+"},
	    {"gfx900", NULL, "wavefront_size", 7, NULL},
	    {"gfx1010", NULL, "wavefront_size", 5, NULL},
	    {"gfx1010", NULL, "wavefront_size", 6, "wavefront_size=6 requires +WavefrontSize64"},
	    {"gfx1010", "+wavefrontsize64", "wavefront_size", 6, NULL},
	    {"gfx1010", "-wavefrontsize32", "enable_wavefront_size32", 1,
	     "enable_wavefront_size32=1 requires +WavefrontSize32"},
	    {"gfx1010", NULL, "enable_wavefront_size32", 0, "enable_wavefront_size32=0 requires +WavefrontSize64"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct kd_target target = target_for(cases[i].processor, cases[i].features);
		char text[KD_DESCRIPTOR_TEXT_SIZE] = "";
		bool is_alias;
		const struct kd_code_t_field *field = kd_code_t_find(cases[i].key, strlen(cases[i].key), &is_alias);
		assert_int_equal(kd_code_t_check(&target, field, cases[i].value, text, sizeof text), !cases[i].error);
		assert_memory_equal(text, cases[i].error ? cases[i].error : "", cases[i].error ? strlen(cases[i].error) : 1);
	}
}

static void fits(const char *key, int64_t value, bool expected) {
	bool is_alias;
	if (kd_code_t_fits(kd_code_t_find(key, strlen(key), &is_alias), value) != expected)
		fail_msg("%s = %lld", key, (long long)value);
}

static void values_that_are_cut_are_known(void **state) {
	(void)state;
	fits("user_sgpr_count", 31, true);
	fits("user_sgpr_count", 32, false);
	fits("user_sgpr_count", -1, false);
	fits("call_convention", -1, true);
	fits("call_convention", UINT32_MAX, true);
	fits("call_convention", (int64_t)UINT32_MAX + 1, false);
	fits("machine_kind", -32768, true);
	fits("machine_kind", -32769, false);
	fits("kernarg_segment_alignment", 255, true);
	fits("kernarg_segment_alignment", 256, false);
	fits("runtime_loader_kernel_symbol", INT64_MIN, true);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(every_key_has_its_bits),        cmocka_unit_test(no_key_is_missing_and_none_is_new),
	    cmocka_unit_test(ids_are_the_keys_in_capitals),  cmocka_unit_test(what_is_written_is_read),
	    cmocka_unit_test(defaults_follow_the_target),    cmocka_unit_test(some_values_need_a_target),
	    cmocka_unit_test(values_that_are_cut_are_known),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

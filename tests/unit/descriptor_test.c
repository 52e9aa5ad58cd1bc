/* descriptor_test.c: the fields of the kernel descriptor, their directives, defaults and limits.
 *
 * Bit numbers are those of the specification's tables in "Kernel Descriptor", written here a second
 * time on purpose. Defaults, verdicts and register counts are what llvm-mc 22 answered. */
#include "base/row_numbers.h"
#include "kdasm/descriptor.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct kd_target target_for(const char *processor, const char *features) {
	static char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = processor, .features = features};
	if (!kd_target_init(&target, &options, text, sizeof text))
		fail_msg("%s %s: %s", processor, features ? features : "", text);
	return target;
}

/* ---- blocks as text: "ieee_mode=1 next_free_vgpr=?300", a question mark for a late value ---- */

struct outcome {
	bool ok;
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	char messages[4096]; /* one a line */
};

static void take_problem(void *context, unsigned field, const char *text) {
	struct outcome *outcome = context;
	assert_in_range(field, 0, KD_FIELD_COUNT - 1);
	size_t used = strlen(outcome->messages);
	snprintf(outcome->messages + used, sizeof outcome->messages - used, "%s%s", used ? "\n" : "", text);
}

static struct outcome assemble(const struct kd_target *target, const char *block) {
	struct outcome outcome = {.ok = true};
	struct kd_problems problems = {take_problem, &outcome};
	struct kd_descriptor_input input = {0};
	int64_t late[KD_FIELD_COUNT] = {0};
	char name[80], text[KD_DESCRIPTOR_TEXT_SIZE], mark;
	long long number;
	int used;

	for (; sscanf(block, " %70[a-z0-9_]=%n", name, &used) == 1; block += used) {
		block += used;
		bool is_late = *block == '?';
		assert_int_equal(sscanf(block + is_late, "%lli%n", &number, &used), 1);
		used += is_late;
		int64_t value = number;
		char directive[100];
		snprintf(directive, sizeof directive, ".amdhsa_%s", name);
		const struct kd_field *field = kd_field_find(target, directive, strlen(directive));
		if (!field)
			fail_msg("no %s", directive);
		if (kd_field_check(target, &input, field, is_late ? NULL : &value, text, sizeof text)) {
			take_problem(&outcome, field->id, text);
			outcome.ok = false;
			continue;
		}
		kd_field_give(&input, field, is_late ? NULL : &value);
		late[field->id] = value;
	}
	assert_int_not_equal(sscanf(block, " %c", &mark), 1);

	if (!outcome.ok)
		return outcome;
	outcome.ok = kd_descriptor_check(target, &input, &problems);
	if (!outcome.ok)
		return outcome;
	for (size_t i = 0; i < KD_FIELD_COUNT; i++)
		input.values[i] = late[i];
	outcome.ok = kd_descriptor_encode(target, &input, outcome.bytes, &problems);
	return outcome;
}

static uint32_t word(const uint8_t *bytes, size_t offset) {
	return bytes[offset] | (uint32_t)bytes[offset + 1] << 8 | (uint32_t)bytes[offset + 2] << 16 |
	       (uint32_t)bytes[offset + 3] << 24;
}

enum { AT_RSRC3 = 44, AT_RSRC1 = 48, AT_RSRC2 = 52, AT_PROPERTIES = 56 };

/* What every block needs, accumulation offset included where it is. */
static const char *least(const char *processor) {
	struct kd_target target = target_for(processor, NULL);
	return kd_field_available(&target, kd_field_at(KD_FIELD_ACCUM_OFFSET))
	           ? "next_free_vgpr=1 next_free_sgpr=1 accum_offset=4 "
	           : "next_free_vgpr=1 next_free_sgpr=1 ";
}

static struct outcome assemble_with_least(const char *processor, const char *features, const char *block) {
	char text[400];
	struct kd_target target = target_for(processor, features);
	snprintf(text, sizeof text, "%s%s", least(processor), block);
	return assemble(&target, text);
}

static void assert_refused(const char *processor, const char *features, const char *block, const char *message) {
	struct outcome outcome = assemble_with_least(processor, features, block);
	assert_false(outcome.ok);
	assert_string_equal(outcome.messages, message);
}

static void assert_word(const char *processor, const char *features, const char *block, size_t offset,
                        uint32_t expected) {
	struct outcome outcome = assemble_with_least(processor, features, block);
	if (!outcome.ok)
		fail_msg("%s: %s: %s", processor, block, outcome.messages);
	if (word(outcome.bytes, offset) != expected)
		fail_msg("%s: %s: %08x, not %08x", processor, block, (unsigned)word(outcome.bytes, offset), (unsigned)expected);
}

/* ---- bits ---- */

/* First bits of the words in the specification's table "Code Object V3 Kernel Descriptor". */
enum { ENTRY = 128, RSRC3 = 352, RSRC1 = 384, RSRC2 = 416, PROPERTIES = 448 };

static const struct pin {
	enum kd_field_id id;
	const char *name;
	unsigned low, width;
} pins[] = {
    {KD_FIELD_GROUP_SEGMENT_FIXED_SIZE, "GROUP_SEGMENT_FIXED_SIZE", 0, 32},
    {KD_FIELD_PRIVATE_SEGMENT_FIXED_SIZE, "PRIVATE_SEGMENT_FIXED_SIZE", 32, 32},
    {KD_FIELD_KERNARG_SIZE, "KERNARG_SIZE", 64, 32},
    {KD_FIELD_ENTRY_OFFSET, "KERNEL_CODE_ENTRY_BYTE_OFFSET", ENTRY, 64},
    {KD_FIELD_USER_SGPR_PRIVATE_SEGMENT_BUFFER, "ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER", 448, 1},
    {KD_FIELD_USER_SGPR_DISPATCH_PTR, "ENABLE_SGPR_DISPATCH_PTR", 449, 1},
    {KD_FIELD_USER_SGPR_QUEUE_PTR, "ENABLE_SGPR_QUEUE_PTR", 450, 1},
    {KD_FIELD_USER_SGPR_KERNARG_SEGMENT_PTR, "ENABLE_SGPR_KERNARG_SEGMENT_PTR", 451, 1},
    {KD_FIELD_USER_SGPR_DISPATCH_ID, "ENABLE_SGPR_DISPATCH_ID", 452, 1},
    {KD_FIELD_USER_SGPR_FLAT_SCRATCH_INIT, "ENABLE_SGPR_FLAT_SCRATCH_INIT", 453, 1},
    {KD_FIELD_USER_SGPR_PRIVATE_SEGMENT_SIZE, "ENABLE_SGPR_PRIVATE_SEGMENT_SIZE", 454, 1},
    {KD_FIELD_WAVEFRONT_SIZE32, "ENABLE_WAVEFRONT_SIZE32", 458, 1},
    {KD_FIELD_USES_DYNAMIC_STACK, "USES_DYNAMIC_STACK", 459, 1},
    {KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH, "KERNARG_PRELOAD_SPEC_LENGTH", 464, 7},
    {KD_FIELD_USER_SGPR_KERNARG_PRELOAD_OFFSET, "KERNARG_PRELOAD_SPEC_OFFSET", 471, 9},

    /* compute_pgm_rsrc1 for GFX6-GFX12. */
    {KD_FIELD_NEXT_FREE_VGPR, "GRANULATED_WORKITEM_VGPR_COUNT", RSRC1 + 0, 6},
    {KD_FIELD_NEXT_FREE_SGPR, "GRANULATED_WAVEFRONT_SGPR_COUNT", RSRC1 + 6, 4},
    {KD_FIELD_PRIORITY, "PRIORITY", RSRC1 + 10, 2},
    {KD_FIELD_FLOAT_ROUND_MODE_32, "FLOAT_ROUND_MODE_32", RSRC1 + 12, 2},
    {KD_FIELD_FLOAT_ROUND_MODE_16_64, "FLOAT_ROUND_MODE_16_64", RSRC1 + 14, 2},
    {KD_FIELD_FLOAT_DENORM_MODE_32, "FLOAT_DENORM_MODE_32", RSRC1 + 16, 2},
    {KD_FIELD_FLOAT_DENORM_MODE_16_64, "FLOAT_DENORM_MODE_16_64", RSRC1 + 18, 2},
    {KD_FIELD_PRIV, "PRIV", RSRC1 + 20, 1},
    {KD_FIELD_DX10_CLAMP, "ENABLE_DX10_CLAMP", RSRC1 + 21, 1},
    {KD_FIELD_ROUND_ROBIN_SCHEDULING, "WG_RR_EN", RSRC1 + 21, 1},
    {KD_FIELD_DEBUG_MODE, "DEBUG_MODE", RSRC1 + 22, 1},
    {KD_FIELD_IEEE_MODE, "ENABLE_IEEE_MODE", RSRC1 + 23, 1},
    {KD_FIELD_DISABLE_PERF, "DISABLE_PERF", RSRC1 + 23, 1},
    {KD_FIELD_BULKY, "BULKY", RSRC1 + 24, 1},
    {KD_FIELD_CDBG_USER, "CDBG_USER", RSRC1 + 25, 1},
    {KD_FIELD_FP16_OVERFLOW, "FP16_OVFL", RSRC1 + 26, 1},
    {KD_FIELD_FLAT_SCRATCH_IS_NV, "FLAT_SCRATCH_IS_NV", RSRC1 + 27, 1}, /* AMDHSAKernelDescriptor.h of LLVM 22 */
    {KD_FIELD_WORKGROUP_PROCESSOR_MODE, "WGP_MODE", RSRC1 + 29, 1},
    {KD_FIELD_WGP_MODE_GFX1250, "WGP_MODE", RSRC1 + 29, 1},
    {KD_FIELD_UNKNOWN_VGPRS, "GRANULATED_WORKITEM_VGPR_COUNT", RSRC1 + 0, 6}, /* of processors that are only read */
    {KD_FIELD_MEMORY_ORDERED, "MEM_ORDERED", RSRC1 + 30, 1},
    {KD_FIELD_FORWARD_PROGRESS, "FWD_PROGRESS", RSRC1 + 31, 1},

    /* compute_pgm_rsrc2 for GFX6-GFX12. */
    {KD_FIELD_SYSTEM_SGPR_PRIVATE_SEGMENT_WAVEFRONT_OFFSET, "ENABLE_PRIVATE_SEGMENT", RSRC2 + 0, 1},
    {KD_FIELD_ENABLE_PRIVATE_SEGMENT, "ENABLE_PRIVATE_SEGMENT", RSRC2 + 0, 1},
    {KD_FIELD_USER_SGPR_COUNT, "USER_SGPR_COUNT", RSRC2 + 1, 5},
    {KD_FIELD_USER_SGPR_COUNT_GFX1250, "USER_SGPR_COUNT", RSRC2 + 1, 6}, /* seen in LLVM 22 */
    {KD_FIELD_TRAP_HANDLER, "ENABLE_TRAP_HANDLER", RSRC2 + 6, 1},
    {KD_FIELD_DYNAMIC_VGPR, "ENABLE_DYNAMIC_VGPR", RSRC2 + 6, 1}, /* there */
    {KD_FIELD_SYSTEM_SGPR_WORKGROUP_ID_X, "ENABLE_SGPR_WORKGROUP_ID_X", RSRC2 + 7, 1},
    {KD_FIELD_SYSTEM_SGPR_WORKGROUP_ID_Y, "ENABLE_SGPR_WORKGROUP_ID_Y", RSRC2 + 8, 1},
    {KD_FIELD_SYSTEM_SGPR_WORKGROUP_ID_Z, "ENABLE_SGPR_WORKGROUP_ID_Z", RSRC2 + 9, 1},
    {KD_FIELD_SYSTEM_SGPR_WORKGROUP_INFO, "ENABLE_SGPR_WORKGROUP_INFO", RSRC2 + 10, 1},
    {KD_FIELD_SYSTEM_VGPR_WORKITEM_ID, "ENABLE_VGPR_WORKITEM_ID", RSRC2 + 11, 2},
    {KD_FIELD_EXCEPTION_ADDRESS_WATCH, "ENABLE_EXCEPTION_ADDRESS_WATCH", RSRC2 + 13, 1},
    {KD_FIELD_EXCEPTION_MEMORY, "ENABLE_EXCEPTION_MEMORY", RSRC2 + 14, 1},
    {KD_FIELD_LDS_SIZE, "GRANULATED_LDS_SIZE", RSRC2 + 15, 9},
    {KD_FIELD_EXCEPTION_FP_IEEE_INVALID_OP, "ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION", RSRC2 + 24, 1},
    {KD_FIELD_EXCEPTION_FP_DENORM_SRC, "ENABLE_EXCEPTION_FP_DENORMAL_SOURCE", RSRC2 + 25, 1},
    {KD_FIELD_EXCEPTION_FP_IEEE_DIV_ZERO, "ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO", RSRC2 + 26, 1},
    {KD_FIELD_EXCEPTION_FP_IEEE_OVERFLOW, "ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW", RSRC2 + 27, 1},
    {KD_FIELD_EXCEPTION_FP_IEEE_UNDERFLOW, "ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW", RSRC2 + 28, 1},
    {KD_FIELD_EXCEPTION_FP_IEEE_INEXACT, "ENABLE_EXCEPTION_IEEE_754_FP_INEXACT", RSRC2 + 29, 1},
    {KD_FIELD_EXCEPTION_INT_DIV_ZERO, "ENABLE_EXCEPTION_INT_DIVIDE_BY_ZERO", RSRC2 + 30, 1},

    /* compute_pgm_rsrc3 for GFX90A, for GFX10-GFX11, for GFX12. */
    {KD_FIELD_ACCUM_OFFSET, "ACCUM_OFFSET", RSRC3 + 0, 6},
    {KD_FIELD_TG_SPLIT, "TG_SPLIT", RSRC3 + 16, 1},
    {KD_FIELD_SHARED_VGPR_COUNT, "SHARED_VGPR_COUNT", RSRC3 + 0, 4},
    {KD_FIELD_INST_PREF_SIZE, "INST_PREF_SIZE", RSRC3 + 4, 6},
    {KD_FIELD_TRAP_ON_START, "TRAP_ON_START", RSRC3 + 10, 1},
    {KD_FIELD_TRAP_ON_END, "TRAP_ON_END", RSRC3 + 11, 1},
    {KD_FIELD_INST_PREF_SIZE_GFX12, "INST_PREF_SIZE", RSRC3 + 4, 8},
    {KD_FIELD_GLG_EN, "GLG_EN", RSRC3 + 13, 1},
    {KD_FIELD_NAMED_BARRIER_COUNT, "NAMED_BAR_CNT", RSRC3 + 14, 3},        /* seen in LLVM 22 */
    {KD_FIELD_DYNAMIC_VGPR_GFX1250, "ENABLE_DYNAMIC_VGPR", RSRC3 + 17, 1}, /* there */
    {KD_FIELD_TCP_SPLIT, "TCP_SPLIT", RSRC3 + 18, 3},                      /* there */
    {KD_FIELD_DIDT_THROTTLE, "ENABLE_DIDT_THROTTLE", RSRC3 + 21, 1},       /* there */
    {KD_FIELD_IMAGE_OP, "IMAGE_OP", RSRC3 + 31, 1},
};

static void set_bits(uint8_t bytes[KD_DESCRIPTOR_SIZE], unsigned low, unsigned width) {
	for (unsigned bit = low; bit < low + width; bit++)
		bytes[bit / 8] = (uint8_t)(bytes[bit / 8] | 1u << bit % 8);
}

static void each_row_has_the_bits_of_the_specification(void **state) {
	(void)state;
	for (size_t i = 0; i < COUNT(pins); i++) {
		const struct pin *pin = &pins[i];
		const struct kd_field *field = kd_field_at(pin->id);
		uint8_t bytes[KD_DESCRIPTOR_SIZE] = {0};
		set_bits(bytes, pin->low, pin->width);
		assert_string_equal(field->name, pin->name);
		assert_true(kd_field_read(field, bytes) == UINT64_MAX >> (64 - pin->width));
		for (size_t at = 0; at < sizeof bytes; at++)
			bytes[at] = (uint8_t)~bytes[at];
		assert_true(kd_field_read(field, bytes) == 0);
	}
}

static void no_row_is_left_out_above(void **state) {
	(void)state;
	bool seen[KD_FIELD_COUNT] = {false};
	for (size_t i = 0; i < COUNT(pins); i++) {
		assert_false(seen[pins[i].id]);
		seen[pins[i].id] = true;
	}
	for (unsigned i = 0; i < KD_FIELD_COUNT; i++) {
		assert_int_equal(kd_field_at(i)->id, i);
		assert_int_equal(seen[i], kd_field_at(i)->width > 0);
		assert_non_null(kd_field_at(i)->description);
	}
}

static void no_two_fields_of_a_processor_share_bits_or_directives(void **state) {
	(void)state;
	const struct kd_processor *processor;
	for (size_t index = 0; (processor = kd_processor_at(index)); index++) {
		struct kd_target target = target_for(processor->name, NULL);
		const struct kd_field *owners[KD_DESCRIPTOR_SIZE * 8] = {NULL};
		for (unsigned i = 0; i < KD_FIELD_COUNT; i++) {
			const struct kd_field *field = kd_field_at(i);
			if (!kd_field_available(&target, field))
				continue;
			unsigned low = field->word_offset * 8u + field->low_bit;
			for (unsigned bit = low; bit < low + field->width; bit++) {
				if (owners[bit])
					fail_msg("%s: %s and %s share a bit", processor->name, owners[bit]->name, field->name);
				owners[bit] = field;
			}
			if (field->directive)
				assert_ptr_equal(kd_field_find(&target, field->directive, field->directive_length), field);
		}
	}
}

/* Two values are written by directives, each at its own place, and leave all other bits alone. */
static void directives_write_their_bits(void **state) {
	(void)state;
	static const struct {
		const char *processor, *directive;
		unsigned low, width;
	} rows[] = {
	    {"gfx900", "group_segment_fixed_size", 0, 32},
	    {"gfx900", "private_segment_fixed_size", 32, 32},
	    {"gfx900", "kernarg_size", 64, 32},
	    {"gfx900", "user_sgpr_count", RSRC2 + 1, 5},
	    {"gfx1250", "user_sgpr_count", RSRC2 + 1, 6},
	    {"gfx900", "uses_dynamic_stack", 459, 1},
	    {"gfx900", "system_sgpr_private_segment_wavefront_offset", RSRC2 + 0, 1},
	    {"gfx942", "enable_private_segment", RSRC2 + 0, 1},
	    {"gfx1200", "enable_private_segment", RSRC2 + 0, 1},
	    {"gfx900", "system_sgpr_workgroup_id_x", RSRC2 + 7, 1},
	    {"gfx900", "system_sgpr_workgroup_id_y", RSRC2 + 8, 1},
	    {"gfx900", "system_sgpr_workgroup_id_z", RSRC2 + 9, 1},
	    {"gfx900", "system_sgpr_workgroup_info", RSRC2 + 10, 1},
	    {"gfx900", "system_vgpr_workitem_id", RSRC2 + 11, 2},
	    {"gfx900", "float_round_mode_32", RSRC1 + 12, 2},
	    {"gfx900", "float_round_mode_16_64", RSRC1 + 14, 2},
	    {"gfx900", "float_denorm_mode_32", RSRC1 + 16, 2},
	    {"gfx900", "float_denorm_mode_16_64", RSRC1 + 18, 2},
	    {"gfx1100", "dx10_clamp", RSRC1 + 21, 1},
	    {"gfx600", "ieee_mode", RSRC1 + 23, 1},
	    {"gfx1201", "round_robin_scheduling", RSRC1 + 21, 1},
	    {"gfx900", "fp16_overflow", RSRC1 + 26, 1},
	    {"gfx1030", "workgroup_processor_mode", RSRC1 + 29, 1},
	    {"gfx1030", "memory_ordered", RSRC1 + 30, 1},
	    {"gfx1250", "forward_progress", RSRC1 + 31, 1},
	    {"gfx90a", "tg_split", RSRC3 + 16, 1},
	    {"gfx1030", "shared_vgpr_count", RSRC3 + 0, 4},
	    {"gfx1100", "inst_pref_size", RSRC3 + 4, 6},
	    {"gfx1200", "inst_pref_size", RSRC3 + 4, 8},
	    {"gfx1251", "named_barrier_count", RSRC3 + 14, 3},
	    {"gfx90a", "user_sgpr_kernarg_preload_offset", 471, 9},
	    {"gfx900", "exception_fp_ieee_invalid_op", RSRC2 + 24, 1},
	    {"gfx900", "exception_fp_denorm_src", RSRC2 + 25, 1},
	    {"gfx900", "exception_fp_ieee_div_zero", RSRC2 + 26, 1},
	    {"gfx900", "exception_fp_ieee_overflow", RSRC2 + 27, 1},
	    {"gfx900", "exception_fp_ieee_underflow", RSRC2 + 28, 1},
	    {"gfx900", "exception_fp_ieee_inexact", RSRC2 + 29, 1},
	    {"gfx900", "exception_int_div_zero", RSRC2 + 30, 1},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		uint64_t most = UINT64_MAX >> (64 - rows[i].width);
		uint8_t bits[KD_DESCRIPTOR_SIZE] = {0};
		char none[100], all[100];
		snprintf(none, sizeof none, "%s=0", rows[i].directive);
		snprintf(all, sizeof all, "%s=%llu", rows[i].directive, (unsigned long long)most);
		struct outcome without = assemble_with_least(rows[i].processor, NULL, none);
		struct outcome with = assemble_with_least(rows[i].processor, NULL, all);
		assert_true(without.ok && with.ok);
		set_bits(bits, rows[i].low, rows[i].width);
		for (size_t at = 0; at < sizeof bits; at++)
			if ((with.bytes[at] ^ without.bytes[at]) != bits[at] || (without.bytes[at] & bits[at]))
				fail_msg("%s on %s: wrong byte %zu", rows[i].directive, rows[i].processor, at);

		snprintf(all, sizeof all, "%s=%llu", rows[i].directive, (unsigned long long)most + 1);
		assert_false(assemble_with_least(rows[i].processor, NULL, all).ok);
		snprintf(all, sizeof all, "%s=-1", rows[i].directive);
		assert_false(assemble_with_least(rows[i].processor, NULL, all).ok);
	}
}

/* ---- defaults ---- */

static void assert_default(const char *processor, const char *features, uint32_t rsrc3, uint32_t rsrc1,
                           uint32_t properties) {
	assert_word(processor, features, "", AT_RSRC3, rsrc3);
	assert_word(processor, features, "", AT_RSRC1, rsrc1);
	assert_word(processor, features, "", AT_RSRC2, 0x80);
	assert_word(processor, features, "", AT_PROPERTIES, properties);
}

static void defaults_are_those_of_the_target(void **state) {
	(void)state;
	static const struct {
		const char *processor, *features;
		uint32_t rsrc1, properties;
	} rows[] = {
	    {"gfx600", NULL, 0x00ac0000, 0},           {"gfx704", NULL, 0x00ac0000, 0},
	    {"gfx801", NULL, 0x00ac0000, 0},           {"gfx802", NULL, 0x00ac02c0, 0},
	    {"gfx900", NULL, 0x00ac0000, 0},           {"gfx908", NULL, 0x00ac0000, 0},
	    {"gfx90a", NULL, 0x00ac0000, 0},           {"gfx942", NULL, 0x00ac0000, 0},
	    {"gfx1010", NULL, 0xe0ac0000, 0x400},      {"gfx1030", NULL, 0xe0ac0000, 0x400},
	    {"gfx1030", "+cumode", 0xc0ac0000, 0x400}, {"gfx1030", "+wavefrontsize64", 0xe0ac0000, 0x000},
	    {"gfx1100", NULL, 0xe0ac0000, 0x400},      {"gfx1200", NULL, 0xe00c0000, 0x400},
	    {"gfx1250", NULL, 0xc00c0000, 0x400},      {"gfx1250", "-cumode", 0xe00c0000, 0x400},
	};
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_default(rows[i].processor, rows[i].features, 0, rows[i].rsrc1, rows[i].properties);
	assert_default("gfx90a", "+tgsplit", 0x10000, 0x00ac0000, 0);
}

static void version_4_has_the_dynamic_stack_too(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx900", NULL);
	target.code_object_version = 4;
	struct outcome outcome = assemble(&target, "next_free_vgpr=1 next_free_sgpr=1 uses_dynamic_stack=1");
	assert_true(outcome.ok);
	assert_int_equal(word(outcome.bytes, AT_PROPERTIES), 0x800);
}

/* ---- register counts ---- */

static void assert_rsrc1_bits(const char *processor, const char *features, const char *block, unsigned low,
                              unsigned width, uint32_t expected) {
	struct kd_target target = target_for(processor, features);
	struct outcome outcome = assemble(&target, block);
	if (!outcome.ok)
		fail_msg("%s: %s: %s", processor, block, outcome.messages);
	uint32_t got = word(outcome.bytes, AT_RSRC1) >> low & ((1u << width) - 1);
	if (got != expected)
		fail_msg("%s: %s: %u, not %u", processor, block, (unsigned)got, (unsigned)expected);
}

static void vgprs_are_counted_in_granules(void **state) {
	(void)state;
	static const struct {
		const char *processor, *wave; /* the directive */
		unsigned granule;
	} rows[] = {
	    {"gfx600", "", 4},
	    {"gfx908", "", 4},
	    {"gfx90a", "accum_offset=4", 8},
	    {"gfx942", "accum_offset=4", 8},
	    {"gfx1030", "", 8},
	    {"gfx1030", "wavefront_size32=1", 8},
	    {"gfx1030", "wavefront_size32=0", 4},
	    {"gfx1200", "wavefront_size32=0", 4},
	    {"gfx1250", "", 16},
	    {"gfx1250", "wavefront_size32=0", 8},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		char block[200];
		struct kd_target target = target_for(rows[i].processor, NULL);
		for (unsigned count = 0; count <= 64 * rows[i].granule; count++) {
			snprintf(block, sizeof block, "next_free_vgpr=%u next_free_sgpr=1 %s", count, rows[i].wave);
			unsigned field = ((count ? count : 1) + rows[i].granule - 1) / rows[i].granule - 1;
			assert_rsrc1_bits(rows[i].processor, NULL, block, 0, 6, field);
		}
		snprintf(block, sizeof block, "next_free_vgpr=%u next_free_sgpr=1 %s", 64 * rows[i].granule + 1, rows[i].wave);
		assert_false(assemble(&target, block).ok);
	}
}

static void sgprs_are_counted_with_those_reserved(void **state) {
	(void)state;
	static const struct {
		const char *processor, *features, *reserve;
		unsigned extra, most; /* most of next_free_sgpr */
	} rows[] = {
	    {"gfx600", NULL, "reserve_vcc=0", 4, 100},
	    {"gfx600", NULL, "", 4, 100},
	    {"gfx700", NULL, "reserve_vcc=0 reserve_flat_scratch=0", 0, 104},
	    {"gfx700", NULL, "reserve_flat_scratch=0", 2, 102},
	    {"gfx700", NULL, "reserve_vcc=0", 4, 100},
	    {"gfx803", NULL, "reserve_vcc=0 reserve_flat_scratch=0", 0, 102},
	    {"gfx803", NULL, "reserve_flat_scratch=0", 2, 102},
	    {"gfx803", NULL, "", 6, 102},
	    {"gfx900", "-xnack", "reserve_vcc=0 reserve_flat_scratch=0", 0, 102},
	    {"gfx900", "+xnack", "reserve_vcc=0 reserve_flat_scratch=0", 4, 102},
	    {"gfx900", NULL, "reserve_vcc=0 reserve_flat_scratch=0 reserve_xnack_mask=1", 4, 102},
	    {"gfx900", NULL, "", 6, 102},
	    {"gfx942", "-xnack", "reserve_vcc=0 accum_offset=4", 6, 102},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		char block[200];
		struct kd_target target = target_for(rows[i].processor, rows[i].features);
		for (unsigned count = 0; count <= rows[i].most; count++) {
			snprintf(block, sizeof block, "next_free_vgpr=1 next_free_sgpr=%u %s", count, rows[i].reserve);
			unsigned all = count + rows[i].extra;
			assert_rsrc1_bits(rows[i].processor, rows[i].features, block, 6, 4, ((all ? all : 1) + 7) / 8 - 1);
		}
		snprintf(block, sizeof block, "next_free_vgpr=1 next_free_sgpr=%u %s", rows[i].most + 1, rows[i].reserve);
		assert_false(assemble(&target, block).ok);
	}
	assert_rsrc1_bits("gfx802", NULL, "next_free_vgpr=1 next_free_sgpr=90", 6, 4, 11);
	assert_rsrc1_bits("gfx802", NULL, "next_free_vgpr=1 next_free_sgpr=96 reserve_vcc=0 reserve_flat_scratch=0", 6, 4,
	                  11);
	assert_rsrc1_bits("gfx1030", NULL, "next_free_vgpr=1 next_free_sgpr=9999", 6, 4, 0);
}

static void preloaded_arguments_count_as_sgprs(void **state) {
	(void)state;
	/* 2 + 9 user SGPRs and 6 reserved are three granules of 8. */
	assert_word("gfx90a", NULL, "user_sgpr_kernarg_segment_ptr=1 user_sgpr_kernarg_preload_length=9", AT_RSRC1,
	            0x00ac0080);
	assert_word("gfx90a", NULL, "user_sgpr_kernarg_segment_ptr=1 user_sgpr_kernarg_preload_length=9", AT_PROPERTIES,
	            0x00090008);
	assert_word("gfx90a", NULL, "user_sgpr_count=31", AT_RSRC1, 0x00ac0000);
	assert_word("gfx90a", NULL, "user_sgpr_count=31 user_sgpr_kernarg_preload_length=1", AT_RSRC1, 0x00ac0100);
}

static void user_sgprs_are_implied(void **state) {
	(void)state;
	static const struct {
		const char *directive;
		uint32_t count;
	} rows[] = {
	    {"user_sgpr_private_segment_buffer=1", 4},
	    {"user_sgpr_dispatch_ptr=1", 2},
	    {"user_sgpr_queue_ptr=1", 2},
	    {"user_sgpr_kernarg_segment_ptr=1", 2},
	    {"user_sgpr_dispatch_id=1", 2},
	    {"user_sgpr_flat_scratch_init=1", 2},
	    {"user_sgpr_private_segment_size=1", 1},
	    {"user_sgpr_kernarg_preload_length=7", 7},
	    {"user_sgpr_kernarg_preload_offset=7", 0},
	    {"user_sgpr_dispatch_ptr=0", 0},
	    {"user_sgpr_dispatch_ptr=1 user_sgpr_count=2", 2},
	    {"user_sgpr_dispatch_ptr=1 user_sgpr_count=9", 9},
	    {"user_sgpr_count=0x100000003", 3}, /* LLVM looks at 32 bits */
	};
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_word("gfx90a", NULL, rows[i].directive, AT_RSRC2, 0x80 | rows[i].count << 1);
}

static void accumulation_offsets_are_fours(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx90a", NULL);
	for (unsigned offset = 0; offset <= 260; offset++) {
		char block[200];
		snprintf(block, sizeof block, "next_free_vgpr=512 next_free_sgpr=1 accum_offset=%u", offset);
		struct outcome outcome = assemble(&target, block);
		assert_int_equal(outcome.ok, offset >= 4 && offset <= 256 && offset % 4 == 0);
		if (outcome.ok)
			assert_int_equal(word(outcome.bytes, AT_RSRC3), offset / 4 - 1);
	}
	assert_true(assemble(&target, "next_free_vgpr=5 next_free_sgpr=1 accum_offset=8").ok);
	assert_false(assemble(&target, "next_free_vgpr=4 next_free_sgpr=1 accum_offset=8").ok);
}

/* ---- refusals ---- */

static void directives_of_other_processors_are_refused(void **state) {
	(void)state;
	static const struct {
		const char *processor, *directive, *message;
	} rows[] = {
	    {"gfx600", "reserve_flat_scratch", "directive requires gfx7+"},
	    {"gfx704", "reserve_xnack_mask", "directive requires gfx8+"},
	    {"gfx803", "fp16_overflow", "directive requires gfx9+"},
	    {"gfx90a", "wavefront_size32", "directive requires gfx10+"},
	    {"gfx900", "memory_ordered", "directive requires gfx10+"},
	    {"gfx942", "forward_progress", "directive requires gfx10+"},
	    {"gfx900", "shared_vgpr_count", "directive requires gfx10 or gfx11"},
	    {"gfx1200", "shared_vgpr_count", "directive requires gfx10 or gfx11"},
	    {"gfx1036", "inst_pref_size", "directive requires gfx11+"},
	    {"gfx1100", "round_robin_scheduling", "directive requires gfx12+"},
	    {"gfx1200", "dx10_clamp", "directive unsupported on gfx12+"},
	    {"gfx1250", "ieee_mode", "directive unsupported on gfx12+"},
	    {"gfx908", "accum_offset", "directive requires gfx90a+"},
	    {"gfx1100", "tg_split", "directive requires gfx90a+"},
	    {"gfx908", "user_sgpr_kernarg_preload_length", "directive requires gfx90a+"},
	    {"gfx1200", "user_sgpr_kernarg_preload_offset", "directive requires gfx90a+"},
	    {"gfx1201", "named_barrier_count", "directive requires gfx1250+"},
	    {"gfx900", "workgroup_processor_mode", "directive unsupported on gfx900"},
	    {"gfx1250", "workgroup_processor_mode", "directive unsupported on gfx1250"},
	    {"gfx942", "user_sgpr_private_segment_buffer", "directive is not supported with architected flat scratch"},
	    {"gfx1100", "user_sgpr_flat_scratch_init", "directive is not supported with architected flat scratch"},
	    {"gfx950", "reserve_flat_scratch", "directive is not supported with architected flat scratch"},
	    {"gfx1200", "system_sgpr_private_segment_wavefront_offset",
	     "directive is not supported with architected flat scratch"},
	    {"gfx1030", "enable_private_segment", "directive is not supported without architected flat scratch"},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		char block[100], beginning[200];
		snprintf(block, sizeof block, "%s=0", rows[i].directive);
		struct outcome outcome = assemble_with_least(rows[i].processor, NULL, block);
		if (strcmp(rows[i].directive, "accum_offset") == 0)
			outcome = assemble_with_least(rows[i].processor, NULL, "accum_offset=4");
		assert_false(outcome.ok);
		snprintf(beginning, sizeof beginning, "%s: .amdhsa_%s is not for %s; ", rows[i].message, rows[i].directive,
		         rows[i].processor);
		if (strncmp(outcome.messages, beginning, strlen(beginning)) != 0)
			fail_msg("%s", outcome.messages);
	}
	struct kd_target target = target_for("gfx900", NULL);
	assert_null(kd_field_find(&target, ".amdhsa_nonsense", strlen(".amdhsa_nonsense")));
	assert_null(kd_field_find(&target, "", 0));
	assert_null(kd_field_find(&target, ".amdhsa_ieee_mode", strlen(".amdhsa_ieee_mod")));
}

static void single_directives_are_refused(void **state) {
	(void)state;
	assert_refused("gfx900", NULL, "ieee_mode=2",
	               "value out of range: .amdhsa_ieee_mode is 2, but must be 0 to 1 on gfx900");
	assert_refused("gfx900", NULL, "next_free_vgpr=1",
	               ".amdhsa_ directives cannot be repeated: .amdhsa_next_free_vgpr is in this kernel's block already");
	assert_refused("gfx900", NULL, "user_sgpr_queue_ptr=-3",
	               "value out of range: .amdhsa_user_sgpr_queue_ptr is -3, but cannot be negative");
	assert_refused("gfx90a", NULL, "user_sgpr_kernarg_preload_length=17",
	               "value out of range: .amdhsa_user_sgpr_kernarg_preload_length is 17, but must be 0 to 16 on gfx90a");
	assert_refused(
	    "gfx1250", NULL, "user_sgpr_kernarg_preload_length=33",
	    "value out of range: .amdhsa_user_sgpr_kernarg_preload_length is 33, but must be 0 to 32 on gfx1250");
	assert_refused("gfx1030", NULL, "wavefront_size32=?1",
	               "directive should have resolvable expression: .amdhsa_wavefront_size32 needs a value that is known "
	               "here; set its symbols further up");
	assert_refused(
	    "gfx900", NULL, "reserve_xnack_mask=0",
	    ".amdhsa_reserve_xnack_mask does not match target id: it is 0, but on gfx900 XNACK is on or off, which counts as on; leave it out, write 1 or choose a target with XNACK off");
	assert_refused(
	    "gfx900", "-xnack", "reserve_xnack_mask=1",
	    ".amdhsa_reserve_xnack_mask does not match target id: it is 1, but on gfx900 XNACK is off; leave it out, write 0 or choose a target with XNACK on");
	assert_refused(
	    "gfx1250", NULL, "named_barrier_count=8",
	    "value out of range: .amdhsa_named_barrier_count is 8, but must be 0 to 7 on gfx1250 [stricter than llvm-mc]");
}

static void directives_that_do_not_go_together_are_refused(void **state) {
	(void)state;
	assert_refused(
	    "gfx900", NULL, "user_sgpr_count=3 user_sgpr_dispatch_ptr=1 user_sgpr_queue_ptr=1",
	    "amdgpu_user_sgpr_count smaller than than implied by enabled user SGPRs: it is 3, but the .amdhsa_user_sgpr directives of this kernel occupy 4; write that number or leave .amdhsa_user_sgpr_count out");
	assert_refused("gfx900", NULL, "user_sgpr_count=32", "too many user SGPRs enabled: 32, at most 31 on gfx900");
	assert_refused("gfx1250", NULL, "user_sgpr_count=64", "too many user SGPRs enabled: 64, at most 63 on gfx1250");
	assert_refused(
	    "gfx90a", NULL, "user_sgpr_kernarg_preload_length=2 user_sgpr_kernarg_preload_offset=1 kernarg_size=11",
	    "Kernarg preload length + offset is larger than the kernarg segment size: 2 + 1 dwords are 12 bytes, but .amdhsa_kernarg_size is 11");
	assert_refused("gfx900", NULL, "kernarg_size=?8",
	               "Kernarg size should be resolvable: .amdhsa_kernarg_size needs a value that is known here; set "
	               "its symbols further up");
	assert_refused("gfx1030", NULL, "wavefront_size32=1 shared_vgpr_count=1",
	               "shared_vgpr_count directive not valid on wavefront size 32: .amdhsa_shared_vgpr_count is 1; "
	               "write 0, leave it out or write .amdhsa_wavefront_size32 0");
	assert_word("gfx1030", NULL, "shared_vgpr_count=1", AT_RSRC3, 1);
	assert_word("gfx90a", NULL, "user_sgpr_kernarg_preload_offset=9 kernarg_size=4", AT_PROPERTIES, 9u << 23);
}

static void assert_block_refused(const char *processor, const char *block, const char *messages) {
	struct kd_target target = target_for(processor, NULL);
	struct outcome outcome = assemble(&target, block);
	assert_false(outcome.ok);
	assert_string_equal(outcome.messages, messages);
}

static void counts_that_are_missing_or_too_large_are_refused(void **state) {
	(void)state;
	assert_block_refused("gfx90a", "",
	                     ".amdhsa_next_free_vgpr directive is required: add it before .end_amdhsa_kernel\n"
	                     ".amdhsa_next_free_sgpr directive is required: add it before .end_amdhsa_kernel\n"
	                     ".amdhsa_accum_offset directive is required: add it before .end_amdhsa_kernel");
	assert_block_refused(
	    "gfx900", "next_free_vgpr=257 next_free_sgpr=103",
	    "value out of range: .amdhsa_next_free_sgpr is 103, but must be 0 to 102 on gfx900\nvalue out of range: .amdhsa_next_free_vgpr is 257, but must be 0 to 256 on gfx900 in wavefronts of 64");
	assert_block_refused(
	    "gfx704", "next_free_vgpr=1 next_free_sgpr=101",
	    "value out of range: .amdhsa_next_free_sgpr is 101, but must be 0 to 100 on gfx704 with the 4 that .amdhsa_reserve_* add");
	assert_block_refused("gfx90a", "next_free_vgpr=8 next_free_sgpr=1 accum_offset=12",
	                     "accum_offset exceeds total VGPR allocation: .amdhsa_accum_offset is 12, "
	                     ".amdhsa_next_free_vgpr is 8, which allows 8");
	assert_block_refused("gfx90a", "next_free_vgpr=8 next_free_sgpr=1 accum_offset=6",
	                     "accum_offset should be in range [4..256] in increments of 4: .amdhsa_accum_offset is 6");
	assert_block_refused("gfx1030", "next_free_vgpr=140 next_free_sgpr=1 wavefront_size32=0 shared_vgpr_count=15",
	                     "shared_vgpr_count*2 + compute_pgm_rsrc1.GRANULATED_WORKITEM_VGPR_COUNT cannot exceed 63: "
	                     "15*2 + 34 for .amdhsa_next_free_vgpr 140");
}

/* ---- values that become known late ---- */

static void late_values_in_range_give_the_same_bytes(void **state) {
	(void)state;
	static const char *const blocks[][2] = {
	    {"ieee_mode=0", "ieee_mode=?0"},
	    {"system_vgpr_workitem_id=2", "system_vgpr_workitem_id=?2"},
	    {"group_segment_fixed_size=1024", "group_segment_fixed_size=?1024"},
	    {"reserve_vcc=0", "reserve_vcc=?0"},
	    {"uses_dynamic_stack=1", "uses_dynamic_stack=?1"},
	};
	for (size_t i = 0; i < COUNT(blocks); i++) {
		struct outcome early = assemble_with_least("gfx900", NULL, blocks[i][0]);
		struct outcome late = assemble_with_least("gfx900", NULL, blocks[i][1]);
		assert_true(early.ok && late.ok);
		assert_memory_equal(early.bytes, late.bytes, KD_DESCRIPTOR_SIZE);
	}
}

static void late_values_may_break_the_rules_of_early_ones(void **state) {
	(void)state;
	assert_rsrc1_bits("gfx900", NULL, "next_free_vgpr=1 next_free_sgpr=?122", 6, 4, 15);
	assert_rsrc1_bits("gfx900", NULL, "next_free_vgpr=1 next_free_sgpr=?-1", 6, 4, 0);
	assert_rsrc1_bits("gfx900", NULL, "next_free_vgpr=?-4 next_free_sgpr=1", 0, 6, 0);
	assert_rsrc1_bits("gfx704", NULL, "next_free_vgpr=1 next_free_sgpr=?124", 6, 4, 15);
	assert_rsrc1_bits("gfx802", NULL, "next_free_vgpr=1 next_free_sgpr=?1000", 6, 4, 11);
	assert_rsrc1_bits("gfx900", "-xnack", "next_free_vgpr=1 next_free_sgpr=7 reserve_vcc=?2 reserve_flat_scratch=0", 6,
	                  4, 1);
	assert_rsrc1_bits("gfx1030", NULL, "next_free_vgpr=?256 next_free_sgpr=1 wavefront_size32=0 shared_vgpr_count=15",
	                  0, 6, 63);

	struct kd_target target = target_for("gfx90a", NULL);
	struct outcome outcome = assemble(&target, "next_free_vgpr=1 next_free_sgpr=1 accum_offset=?259");
	assert_true(outcome.ok);
	assert_int_equal(word(outcome.bytes, AT_RSRC3), 63);
	outcome = assemble(&target, "next_free_vgpr=?1 next_free_sgpr=1 accum_offset=256");
	assert_true(outcome.ok);

	assert_word("gfx900", NULL, "group_segment_fixed_size=?-1", 0, 0xffffffff);
	/* What the directive says late does not count, but it counts as 0 at once. */
	assert_word("gfx900", "-xnack", "reserve_xnack_mask=?1", AT_RSRC1, 0x00ac0000);
	assert_refused(
	    "gfx900", NULL, "reserve_xnack_mask=?1",
	    ".amdhsa_reserve_xnack_mask does not match target id: it is 0 (not known here), but on gfx900 XNACK is on or off, which counts as on; leave it out, write 1 or choose a target with XNACK off");
}

static void late_values_must_fit_their_bits(void **state) {
	(void)state;
	assert_refused("gfx900", NULL, "ieee_mode=?2",
	               "value out of range: .amdhsa_ieee_mode is 2, but must be 0 to 1 on gfx900 [stricter than llvm-mc]");
	assert_refused("gfx900", NULL, "ieee_mode=?-1",
	               "value out of range: .amdhsa_ieee_mode is -1, but must be 0 to 1 on gfx900 [stricter than llvm-mc]");
	assert_refused(
	    "gfx900", NULL, "group_segment_fixed_size=?0x100000000",
	    "value out of range: .amdhsa_group_segment_fixed_size is 4294967296, but must be 0 to 4294967295 on gfx900 [stricter than llvm-mc]");
	assert_refused(
	    "gfx1250", NULL, "named_barrier_count=?8",
	    "value out of range: .amdhsa_named_barrier_count is 8, but must be 0 to 7 on gfx1250 [stricter than llvm-mc]");
	assert_block_refused("gfx900", "next_free_vgpr=?257 next_free_sgpr=?123",
	                     "value out of range: .amdhsa_next_free_vgpr is 257, which makes "
	                     "GRANULATED_WORKITEM_VGPR_COUNT 64 on gfx900, but its 6 bits hold 0 to 63 "
	                     "[stricter than llvm-mc]\n"
	                     "value out of range: .amdhsa_next_free_sgpr is 123, which makes "
	                     "GRANULATED_WAVEFRONT_SGPR_COUNT 16 on gfx900, but its 4 bits hold 0 to 15 "
	                     "[stricter than llvm-mc]");
	assert_block_refused("gfx90a", "next_free_vgpr=1 next_free_sgpr=1 accum_offset=?3",
	                     "value out of range: .amdhsa_accum_offset is 3, which makes ACCUM_OFFSET -1 on gfx90a, but "
	                     "its 6 bits hold 0 to 63 [stricter than llvm-mc]");
}

/* ---- the other way ---- */

static void descriptors_read_back(void **state) {
	(void)state;
	static const struct {
		const char *processor, *features, *block;
	} rows[] = {
	    {"gfx600", NULL, "next_free_vgpr=37 next_free_sgpr=100 ieee_mode=0"},
	    {"gfx704", NULL, "next_free_vgpr=37 next_free_sgpr=104 reserve_vcc=0 reserve_flat_scratch=0"},
	    {"gfx802", NULL, "next_free_vgpr=256 next_free_sgpr=1"},
	    {"gfx900", "+xnack", "next_free_vgpr=256 next_free_sgpr=102 user_sgpr_queue_ptr=1"},
	    {"gfx900", "-xnack", "next_free_vgpr=256 next_free_sgpr=1 reserve_vcc=0 reserve_flat_scratch=0"},
	    {"gfx90a", NULL, "next_free_vgpr=512 next_free_sgpr=1 accum_offset=100 user_sgpr_kernarg_preload_length=16"},
	    {"gfx942", NULL, "next_free_vgpr=1 next_free_sgpr=1 accum_offset=4 enable_private_segment=1"},
	    {"gfx1030", NULL, "next_free_vgpr=9 next_free_sgpr=1 shared_vgpr_count=3"},
	    {"gfx1030", NULL, "next_free_vgpr=9 next_free_sgpr=1 wavefront_size32=0 shared_vgpr_count=3"},
	    {"gfx1100", NULL, "next_free_vgpr=9 next_free_sgpr=1 inst_pref_size=63 user_sgpr_count=31"},
	    {"gfx1200", NULL, "next_free_vgpr=9 next_free_sgpr=1 inst_pref_size=255 round_robin_scheduling=1"},
	    {"gfx1250", "-cumode", "next_free_vgpr=1024 next_free_sgpr=1 named_barrier_count=7 user_sgpr_count=63"},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct kd_target target = target_for(rows[i].processor, rows[i].features);
		struct outcome outcome = assemble(&target, rows[i].block);
		struct kd_descriptor_input input;
		uint8_t rest[KD_DESCRIPTOR_SIZE];
		assert_true(outcome.ok);
		outcome.bytes[17] = 0x40; /* the entry offset */
		assert_true(kd_descriptor_strays(&target, outcome.bytes, rest));
		if (!kd_descriptor_decode(&target, outcome.bytes, &input))
			fail_msg("%s: %s", rows[i].processor, rows[i].block);
		assert_int_equal(input.values[KD_FIELD_ENTRY_OFFSET], 0x4000);
	}
}

static void values_are_read_back(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx90a", "-xnack");
	struct kd_descriptor_input input;
	struct outcome outcome = assemble(&target, "next_free_vgpr=50 next_free_sgpr=20 accum_offset=24 "
	                                           "user_sgpr_dispatch_id=1 float_round_mode_32=2 kernarg_size=64");
	assert_true(outcome.ok);
	assert_true(kd_descriptor_decode(&target, outcome.bytes, &input));
	assert_int_equal(input.values[KD_FIELD_NEXT_FREE_VGPR], 56);
	assert_int_equal(input.values[KD_FIELD_NEXT_FREE_SGPR], 32);
	assert_int_equal(input.values[KD_FIELD_RESERVE_VCC], 0);
	assert_int_equal(input.values[KD_FIELD_RESERVE_FLAT_SCRATCH], 0);
	assert_int_equal(input.values[KD_FIELD_RESERVE_XNACK_MASK], 0);
	assert_int_equal(input.values[KD_FIELD_ACCUM_OFFSET], 24);
	assert_int_equal(input.values[KD_FIELD_USER_SGPR_DISPATCH_ID], 1);
	assert_int_equal(input.values[KD_FIELD_USER_SGPR_COUNT], 2);
	assert_int_equal(input.values[KD_FIELD_FLOAT_ROUND_MODE_32], 2);
	assert_int_equal(input.values[KD_FIELD_KERNARG_SIZE], 64);
	assert_false(input.given >> KD_FIELD_WAVEFRONT_SIZE32 & 1);
}

static void foreign_bits_do_not_read_back(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx900", NULL);
	struct kd_descriptor_input input;
	uint8_t rest[KD_DESCRIPTOR_SIZE];

	struct outcome outcome = assemble(&target, "next_free_vgpr=1 next_free_sgpr=1");
	outcome.bytes[12] = 0x20; /* reserved */
	assert_false(kd_descriptor_strays(&target, outcome.bytes, rest));
	assert_int_equal(rest[12], 0x20);
	assert_false(kd_descriptor_decode(&target, outcome.bytes, &input));

	outcome = assemble(&target, "next_free_vgpr=1 next_free_sgpr=1");
	outcome.bytes[AT_PROPERTIES + 1] = 0x04; /* wavefronts of 32 */
	assert_false(kd_descriptor_strays(&target, outcome.bytes, rest));
	assert_false(kd_descriptor_decode(&target, outcome.bytes, &input));

	outcome = assemble(&target, "next_free_vgpr=1 next_free_sgpr=1");
	outcome.bytes[AT_RSRC1 + 1] |= 0x04; /* PRIORITY, which no directive sets */
	assert_true(kd_descriptor_strays(&target, outcome.bytes, rest));
	assert_false(kd_descriptor_decode(&target, outcome.bytes, &input));
	assert_int_equal(input.values[KD_FIELD_PRIORITY], 1);

	outcome = assemble(&target, "next_free_vgpr=1 next_free_sgpr=?122"); /* more than there are */
	assert_true(outcome.ok);
	assert_false(kd_descriptor_decode(&target, outcome.bytes, &input));
}

/* ---- functions of assembler expressions; all numbers are llvm-mc's ---- */

static void functions_count_registers(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		int64_t none, vcc, flat_scratch, xnack;
	} rows[] = {
	    {"gfx600", 0, 2, 4, 0}, {"gfx704", 0, 2, 4, 0}, {"gfx803", 0, 2, 6, 4},  {"gfx900", 0, 2, 6, 4},
	    {"gfx90a", 0, 2, 6, 4}, {"gfx942", 6, 6, 6, 6}, {"gfx1030", 0, 2, 0, 0}, {"gfx1250", 0, 2, 0, 0},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct kd_target target = target_for(rows[i].processor, NULL);
		assert_int_equal(kd_extra_sgprs(&target, 0, 0, 0), rows[i].none);
		assert_int_equal(kd_extra_sgprs(&target, -1, 0, 0), rows[i].vcc);
		assert_int_equal(kd_extra_sgprs(&target, 0, 1, 0), rows[i].flat_scratch);
		assert_int_equal(kd_extra_sgprs(&target, 0, 0, 1), rows[i].xnack);
	}

	struct kd_target gfx900 = target_for("gfx900", NULL), gfx90a = target_for("gfx90a", NULL);
	assert_int_equal(kd_total_num_vgprs(&gfx900, 3, 5), 5);
	assert_int_equal(kd_total_num_vgprs(&gfx900, 9, 5), 9);
	assert_int_equal(kd_total_num_vgprs(&gfx900, -1, 5), -1);
	assert_int_equal(kd_total_num_vgprs(&gfx90a, 0, 5), 5);
	assert_int_equal(kd_total_num_vgprs(&gfx90a, 3, 5), 11);
	assert_int_equal(kd_total_num_vgprs(&gfx90a, -1, 5), 7);
	assert_int_equal(kd_total_num_vgprs(&gfx90a, 1, -1), 1);
}

static void assert_aligned(int64_t value, int64_t alignment, int64_t expected) {
	int64_t result = 0;
	assert_true(kd_align_to(value, alignment, &result));
	assert_true(result == expected);
}

static void functions_align(void **state) {
	(void)state;
	int64_t untouched = 77;
	assert_aligned(0, 4, 0);
	assert_aligned(5, 4, 8);
	assert_aligned(5, 3, 6);
	assert_aligned(-7, 4, -4);
	assert_aligned(-1, 4, 0);
	assert_aligned(-88, 119, -86);
	assert_aligned(INT64_MAX, 8, INT64_MIN);
	assert_false(kd_align_to(5, 0, &untouched));
	assert_int_equal(untouched, 77);
}

static void assert_waves(int64_t max_waves, int64_t granule, int64_t total, int64_t generation, int64_t initial,
                         int64_t sgprs, int64_t vgprs, int64_t expected) {
	int64_t arguments[] = {max_waves, granule, total, generation, initial, sgprs, vgprs}, result = -1;
	assert_true(kd_occupancy_by_registers(arguments, &result));
	assert_int_equal(result, expected);
}

static void functions_compute_occupancy(void **state) {
	(void)state;
	static const int64_t sgprs[] = {1, 48, 49, 64, 65, 72, 73, 80, 81, 88, 89, 100, 101, 1000};
	static const int64_t gfx7[] = {10, 10, 9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 5, 5};
	static const int64_t gfx9[] = {10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 8, 8, 7, 7};
	for (size_t i = 0; i < COUNT(sgprs); i++) {
		assert_waves(10, 4, 256, 6, 77, sgprs[i], 0, gfx7[i]);
		assert_waves(10, 4, 256, 7, 77, sgprs[i], 0, gfx9[i]);
		assert_waves(10, 4, 256, 8, 77, sgprs[i], 0, gfx9[i]);
		assert_waves(20, 4, 256, 9, 77, sgprs[i], 0, 20);
	}
	assert_waves(10, 4, 256, 8, 10, 0, 84, 3);
	assert_waves(10, 4, 256, 8, 10, 0, 1000, 1);
	assert_waves(16, 24, 1536, 8, 77, 0, 128, 10);
	assert_waves(10, 4, 256, 8, 7, 0, 0, 7);
	assert_waves(10, 4, 256, 8, -1, 0, 0, 4294967295);
	assert_waves(10, 4, 256, (INT64_C(1) << 32) + 8, 10, (INT64_C(1) << 32) + 90, 0, 8);

	int64_t divides_by_zero[] = {10, 4, 256, 8, 10, 0, -1}, result = 77;
	assert_false(kd_occupancy_by_registers(divides_by_zero, &result));
	assert_int_equal(result, 77);
}

static void texts_fit_small_buffers(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx900", NULL);
	struct kd_descriptor_input input = {0};
	int64_t value = 2;
	for (size_t size = 1; size < 200; size++) {
		char text[201];
		memset(text, '#', sizeof text);
		assert_int_equal(kd_field_check(&target, &input, kd_field_at(KD_FIELD_IEEE_MODE), &value, text, size),
		                 KD_FAULT_VALUE);
		assert_true(strlen(text) < size);
		assert_int_equal(text[size], '#');
		assert_int_equal(kd_field_check(&target, &input, kd_field_at(KD_FIELD_TG_SPLIT), &value, text, size),
		                 KD_FAULT_DIRECTIVE);
		assert_true(strlen(text) < size);
		assert_int_equal(text[size], '#');
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(each_row_has_the_bits_of_the_specification),
	    cmocka_unit_test(no_row_is_left_out_above),
	    cmocka_unit_test(no_two_fields_of_a_processor_share_bits_or_directives),
	    cmocka_unit_test(directives_write_their_bits),
	    cmocka_unit_test(defaults_are_those_of_the_target),
	    cmocka_unit_test(version_4_has_the_dynamic_stack_too),
	    cmocka_unit_test(vgprs_are_counted_in_granules),
	    cmocka_unit_test(sgprs_are_counted_with_those_reserved),
	    cmocka_unit_test(preloaded_arguments_count_as_sgprs),
	    cmocka_unit_test(user_sgprs_are_implied),
	    cmocka_unit_test(accumulation_offsets_are_fours),
	    cmocka_unit_test(directives_of_other_processors_are_refused),
	    cmocka_unit_test(single_directives_are_refused),
	    cmocka_unit_test(directives_that_do_not_go_together_are_refused),
	    cmocka_unit_test(counts_that_are_missing_or_too_large_are_refused),
	    cmocka_unit_test(late_values_in_range_give_the_same_bytes),
	    cmocka_unit_test(late_values_may_break_the_rules_of_early_ones),
	    cmocka_unit_test(late_values_must_fit_their_bits),
	    cmocka_unit_test(descriptors_read_back),
	    cmocka_unit_test(values_are_read_back),
	    cmocka_unit_test(foreign_bits_do_not_read_back),
	    cmocka_unit_test(functions_count_registers),
	    cmocka_unit_test(functions_align),
	    cmocka_unit_test(functions_compute_occupancy),
	    cmocka_unit_test(texts_fit_small_buffers),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

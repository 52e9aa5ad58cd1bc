/* image_symbols_test.c: images with variables, constants and functions are those of the same written as text; fixups
 * that are none are refused; lines with a symbol become fixups. */
#include "kdasm/image.h"
#include "kdasm/instruction.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kdasm/link.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct kd_target gfx90a(void) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	const struct kd_target_options options = {.processor = "gfx90a"};
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	return target;
}

static struct kd_descriptor_input descriptor_for(const struct kd_target *target) {
	static const struct {
		const char *directive;
		int64_t value;
	} rows[] = {
	    {".amdhsa_next_free_vgpr", 4},
	    {".amdhsa_next_free_sgpr", 8},
	    {".amdhsa_accum_offset", 4},
	    {".amdhsa_user_sgpr_kernarg_segment_ptr", 1},
	};
	struct kd_descriptor_input descriptor = {0};
	char error[KD_DESCRIPTOR_TEXT_SIZE];
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_true(kd_descriptor_set(target, &descriptor, rows[i].directive, rows[i].value, error, sizeof error));
	return descriptor;
}

/* ---- the same as text ---- */

/* Two kernels and a function, which is after them, share a table; the words are s_getpc_b64, s_add_u32, s_addc_u32,
 * s_endpgm, s_setpc_b64. */
static const char source[] =
    ".amdgcn_target \"amdgcn-amd-amdhsa--gfx90a\"\n"
    ".globl first\n.p2align 8\n.type first,@function\n"
    "first:\n"
    "s_getpc_b64 s[0:1]\n"
    "s_add_u32 s0, s0, table@rel32@lo+4\n"
    "s_addc_u32 s1, s1, table@rel32@hi+12\n"
    "s_getpc_b64 s[2:3]\n"
    "s_add_u32 s2, s2, counter@gotpcrel32@lo+4\n"
    "s_addc_u32 s3, s3, counter@gotpcrel32@hi+12\n"
    "s_endpgm\n"
    ".size first, 44\n"
    ".globl second\n.p2align 8\n.type second,@function\n"
    "second:\n"
    "s_getpc_b64 s[0:1]\n"
    "s_add_u32 s0, s0, table@rel32@lo+4\n"
    "s_addc_u32 s1, s1, table@rel32@hi+12\n"
    "s_add_u32 s0, s0, room+8\n"
    "s_endpgm\n"
    ".size second, 32\n"
    ".hidden helper\n.globl helper\n.p2align 6\n.type helper,@function\n"
    "helper: s_setpc_b64 s[30:31]\n"
    ".size helper, 4\n"
    ".rodata\n"
    ".p2align 6\n"
    ".amdhsa_kernel first\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.amdhsa_accum_offset 4\n"
    ".amdhsa_user_sgpr_kernarg_segment_ptr 1\n.end_amdhsa_kernel\n"
    ".p2align 6\n"
    ".amdhsa_kernel second\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.amdhsa_accum_offset 4\n"
    ".amdhsa_user_sgpr_kernarg_segment_ptr 1\n.end_amdhsa_kernel\n"
    ".p2align 4\n.type table,@object\n"
    "table: .long 2, 3, 5, 7\n"
    ".size table, 16\n"
    ".section .data.rel.ro,\"aw\",@progbits\n"
    ".protected jumps\n.globl jumps\n.p2align 3\n.type jumps,@object\n"
    "jumps: .quad table+4\n.quad helper\n.quad helper@rel64-8\n.long 9\n.long 9\n"
    ".size jumps, 32\n"
    ".data\n"
    ".protected counter\n.globl counter\n.p2align 3\n.type counter,@object\n"
    "counter: .long 1\n"
    ".size counter, 4\n"
    ".bss\n"
    ".protected room\n.globl room\n.p2align 12\n.type room,@object\n"
    "room: .zero 8192\n"
    ".size room, 8192\n";

static const char metadata[] = "amdhsa.version: [1, 2]\namdhsa.kernels: []\n";

static const uint32_t first_code[] = {0xbe801c00, 0x8000ff00, 0,          0x8201ff01, 0,         0xbe821c00,
                                      0x8002ff02, 0,          0x8203ff03, 0,          0xbf810000};
static const uint32_t second_code[] = {0xbe801c00, 0x8000ff00, 7, 0x8201ff01, 7, 0x8000ff00, 7, 0xbf810000};
static const uint32_t helper_code[] = {0xbe801d1e};
static const uint32_t table[] = {2, 3, 5, 7}, jumps[] = {0, 0, 0, 0, 0, 0, 9, 9}, counter[] = {1};

static const struct kd_fixup first_fixups[] = {
    {8, "table", 4, KD_FIXUP_REL32_LO},
    {16, "table", 12, KD_FIXUP_REL32_HI},
    {28, "counter", 4, KD_FIXUP_GOTPCREL32_LO},
    {36, "counter", 12, KD_FIXUP_GOTPCREL32_HI},
};
static const struct kd_fixup second_fixups[] = {
    {8, "table", 4, KD_FIXUP_REL32_LO},
    {16, "table", 12, KD_FIXUP_REL32_HI},
    {24, "room", 8, KD_FIXUP_REL32},
};
static const struct kd_fixup jump_fixups[] = {
    {0, "table", 4, KD_FIXUP_ABS64},
    {8, "helper", 0, KD_FIXUP_ABS64},
    {16, "helper", -8, KD_FIXUP_REL64},
};

/* In another order than that of the sections. */
static const struct kd_image_symbol symbols[] = {
    {.name = "room", .place = KD_IMAGE_ZEROED, .size = 8192, .alignment = 4096},
    {.name = "counter", .place = KD_IMAGE_VARIABLE, .bytes = counter, .size = sizeof counter},
    {.name = "jumps",
     .place = KD_IMAGE_CONSTANT,
     .bytes = jumps,
     .size = sizeof jumps,
     .fixups = jump_fixups,
     .fixup_count = COUNT(jump_fixups)},
    {.name = "table",
     .place = KD_IMAGE_CONSTANT,
     .scope = KD_IMAGE_LOCAL,
     .bytes = table,
     .size = sizeof table,
     .alignment = 16},
    {.name = "helper", .place = KD_IMAGE_CODE, .scope = KD_IMAGE_HIDDEN, .bytes = helper_code, .size = 4},
};

static void make_kernels(struct kd_image_kernel kernels[2], const struct kd_descriptor_input *descriptor) {
	kernels[0] = (struct kd_image_kernel){.name = "first",
	                                      .code = first_code,
	                                      .code_size = sizeof first_code,
	                                      .descriptor = descriptor,
	                                      .fixups = first_fixups,
	                                      .fixup_count = COUNT(first_fixups)};
	kernels[1] = (struct kd_image_kernel){.name = "second",
	                                      .code = second_code,
	                                      .code_size = sizeof second_code,
	                                      .descriptor = descriptor,
	                                      .fixups = second_fixups,
	                                      .fixup_count = COUNT(second_fixups)};
}

static void assert_good(const struct kd_result *result) {
	for (size_t i = 0; i < result->diagnostic_count; i++)
		print_message("%s\n", result->diagnostics[i].message);
	assert_int_equal(result->status, KD_OK);
}

static void assert_same(struct kd_result *made, struct kd_result *written) {
	assert_good(made);
	assert_good(written);
	assert_int_equal(made->object_size, written->object_size);
	assert_memory_equal(made->object, written->object, made->object_size);
	kd_result_free(made);
	kd_result_free(written);
}

static struct kd_result *assemble(void) {
	char text[sizeof source + sizeof metadata + 64];
	const struct kd_options options = {.no_warnings = true};
	int size = snprintf(text, sizeof text, "%s.amdgpu_metadata\n%s.end_amdgpu_metadata\n", source, metadata);
	struct kd_result *result = kd_assemble(text, (size_t)size, &options);
	assert_good(result);
	return result;
}

static void test_same_as_text(void **state) {
	(void)state;
	char error[128];
	struct kd_target target = gfx90a();
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	struct kd_image_kernel kernels[2];
	struct kd_image_options options = {.metadata_kind = KD_IMAGE_METADATA_YAML,
	                                   .metadata = metadata,
	                                   .metadata_size = strlen(metadata),
	                                   .relocatable = true,
	                                   .symbols = symbols,
	                                   .symbol_count = COUNT(symbols)};
	make_kernels(kernels, &descriptor);
	assert_true(kd_check_option(&options.checks, "no-all", error, sizeof error));
	assert_same(kd_image_make(&target, kernels, 2, &options), assemble());
	options.relocatable = false;
	struct kd_result *object = assemble();
	const struct kd_link_input input = {"object", object->object, object->object_size};
	assert_same(kd_image_make(&target, kernels, 2, &options), kd_link(&input, 1, NULL));
	kd_result_free(object);
}

/* Metadata and checks are those of kernels alone. */
static void test_made_metadata(void **state) {
	(void)state;
	struct kd_target target = gfx90a();
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	struct kd_image_kernel kernels[2];
	const struct kd_image_options options = {.symbols = symbols, .symbol_count = COUNT(symbols)};
	make_kernels(kernels, &descriptor);
	struct kd_result *result = kd_image_make(&target, kernels, 2, &options);
	assert_good(result);
	assert_int_equal(result->diagnostic_count, 0);
	kd_result_free(result);
}

/* Symbols alone, and an object that refers to another. */
static void test_parts(void **state) {
	(void)state;
	struct kd_target target = gfx90a();
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	struct kd_image_kernel kernels[2];
	struct kd_image_options options = {.symbols = symbols, .symbol_count = 2, .relocatable = true};
	struct kd_result *data = kd_image_make(&target, NULL, 0, &options);
	assert_good(data);
	options = (struct kd_image_options){.symbols = symbols + 2, .symbol_count = 3, .relocatable = true};
	make_kernels(kernels, &descriptor);
	struct kd_result *code = kd_image_make(&target, kernels, 2, &options);
	assert_good(code);
	const struct kd_link_input inputs[] = {{"code", code->object, code->object_size},
	                                       {"data", data->object, data->object_size}};
	struct kd_result *image = kd_link(inputs, 2, NULL);
	assert_good(image);
	kd_result_free(image);
	kd_result_free(code);
	kd_result_free(data);
}

/* ---- mistakes ---- */

static void assert_refused(const struct kd_image_symbol *symbol, const struct kd_fixup *fixup, const char *text) {
	struct kd_target target = gfx90a();
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	const struct kd_image_kernel kernel = {.name = "kernel",
	                                       .code = helper_code,
	                                       .code_size = sizeof helper_code,
	                                       .descriptor = &descriptor,
	                                       .fixups = fixup,
	                                       .fixup_count = fixup ? 1 : 0};
	const struct kd_image_options options = {.symbols = symbol, .symbol_count = symbol ? 1 : 0};
	struct kd_result *result = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	if (!result->diagnostic_count || !strstr(result->diagnostics[0].message, text))
		fail_msg("'%s' does not say '%s'", result->diagnostic_count ? result->diagnostics[0].message : "", text);
	kd_result_free(result);
}

static void test_wrong_symbols(void **state) {
	(void)state;
	static const uint64_t eight[1] = {1};
	static const struct kd_fixup overlapping[] = {{0, "kernel", 0, KD_FIXUP_REL32}, {2, "kernel", 0, KD_FIXUP_REL32}};
	static const struct {
		struct kd_image_symbol symbol;
		const char *text;
	} rows[] = {
	    {{.bytes = eight, .size = 8}, "symbol 0 has no name"},
	    {{.name = "kernel", .place = KD_IMAGE_VARIABLE, .bytes = eight, .size = 8}, "'kernel'"},
	    {{.name = "kernel.kd", .place = KD_IMAGE_VARIABLE, .bytes = eight, .size = 8}, "'kernel.kd'"},
	    {{.name = "s", .place = (enum kd_image_place)4, .bytes = eight, .size = 8}, "symbol 's': its place is 4"},
	    {{.name = "s", .scope = (enum kd_image_scope)3, .bytes = eight, .size = 8}, "symbol 's': its scope is 3"},
	    {{.name = "s", .alignment = 3, .bytes = eight, .size = 8},
	     "symbol 's': its alignment is 3; it must be a power"},
	    {{.name = "s", .alignment = UINT64_C(1) << 32, .bytes = eight, .size = 8}, "its alignment is 4294967296"},
	    {{.name = "s", .bytes = eight}, "symbol 's': its size is 0; it must be 1 to "},
	    {{.name = "s", .place = KD_IMAGE_ZEROED, .size = UINT64_MAX}, "symbol 's': its size is 18446744073709551615"},
	    {{.name = ".Ls", .bytes = eight, .size = 8}, "symbol '.Ls': names that begin with .L are left out"},
	    {{.name = ".Ls", .scope = KD_IMAGE_HIDDEN, .bytes = eight, .size = 8},
	     "symbol '.Ls': names that begin with .L"},
	    {{.name = "s", .place = KD_IMAGE_ZEROED, .bytes = eight, .size = 8}, "it is in KD_IMAGE_ZEROED and has bytes"},
	    {{.name = "s", .place = KD_IMAGE_VARIABLE, .size = 8}, "symbol 's': it has no bytes"},
	    {{.name = "s", .place = KD_IMAGE_CODE, .bytes = eight, .size = 6}, "its machine code has 6 bytes"},
	    {{.name = "s", .place = KD_IMAGE_VARIABLE, .bytes = eight, .size = 8, .fixups = overlapping, .fixup_count = 2},
	     "symbol 's': fixup 1: its offset, 0x2, is before the end of the fixup in front of it, 0x4"},
	};
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_refused(&rows[i].symbol, NULL, rows[i].text);
}

static void test_wrong_fixups(void **state) {
	(void)state;
	static const struct {
		struct kd_fixup fixup;
		const char *text;
	} rows[] = {
	    {{0, NULL, 0, KD_FIXUP_REL32}, "kernel 'kernel': fixup 0: it has no symbol"},
	    {{0, "kernel", 0, KD_FIXUP_NONE}, "fixup 0: its kind is 0, which is none"},
	    {{0, "kernel", 0, KD_FIXUP_RELATIVE64}, "fixup 0: its kind is 13, which is none"},
	    {{1, "kernel", 0, KD_FIXUP_REL32}, "fixup 0: its 4 bytes at offset 0x1 are not all among the 0x4"},
	    {{UINT64_MAX, "kernel", 0, KD_FIXUP_REL32}, "at offset 0xffffffffffffffff are not all"},
	    {{0, "kernel", 0, KD_FIXUP_ABS64}, "its 8 bytes at offset 0x0 are not all"},
	    {{0, "nothing", 0, KD_FIXUP_REL32_LO}, "fixup 0: nothing is called 'nothing' in the image"},
	    {{0, "kernel", 0, KD_FIXUP_ABS32_LO}, "R_AMDGPU_ABS32_LO"},
	};
	for (size_t i = 0; i < COUNT(rows); i++)
		assert_refused(NULL, &rows[i].fixup, rows[i].text);
}

/* ---- lines ---- */

static void test_lines(void **state) {
	(void)state;
	static const struct {
		const char *line, *symbol;
		enum kd_fixup_kind kind;
		size_t size, offset;
		int64_t addend;
	} rows[] = {
	    {"s_add_u32 s0, s0, table@rel32@lo+4", "table", KD_FIXUP_REL32_LO, 8, 4, 4},
	    {"s_addc_u32 s1, s1, table@rel32@hi+(4+8)", "table", KD_FIXUP_REL32_HI, 8, 4, 12},
	    {"s_addc_u32 s1, s1, a.b@gotpcrel32@hi-8 // what", "a.b", KD_FIXUP_GOTPCREL32_HI, 8, 4, -8},
	    {"v_mov_b32 v0, far@abs32@lo", "far", KD_FIXUP_ABS32_LO, 8, 4, 0},
	    {"s_mov_b32 s0, here", "here", KD_FIXUP_REL32, 8, 4, 0},
	    {"s_mov_b32 s0, 0x1234567", "", KD_FIXUP_NONE, 8, 0, 0},
	    {"s_endpgm", "", KD_FIXUP_NONE, 4, 0, 0},
	};
	struct kd_target target = gfx90a();
	struct kd_instruction_message message;
	struct kd_instruction_symbol symbol;
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	for (size_t i = 0; i < COUNT(rows); i++) {
		size_t size =
		    kd_encode_with_symbol(&target, rows[i].line, strlen(rows[i].line), bytes, sizeof bytes, &symbol, &message);
		if (size != rows[i].size)
			fail_msg("%s: %s", rows[i].line, message.text);
		assert_string_equal(symbol.name, rows[i].symbol);
		assert_int_equal(symbol.kind, rows[i].kind);
		assert_int_equal(symbol.offset, rows[i].offset);
		assert_int_equal(symbol.addend, rows[i].addend);
		if (rows[i].symbol[0])
			assert_memory_equal(bytes + symbol.offset, "\0\0\0", 4);
	}
}

static void test_wrong_lines(void **state) {
	(void)state;
	static const struct {
		const char *line, *text;
		unsigned column;
	} rows[] = {
	    {"s_mov_b32 s0, a-b", "expected a symbol, with a number that is added to it", 16},
	    {"s_mov_b32 s0, a*2", "expected a symbol, with a number that is added to it", 16},
	    {"s_branch away", "the value of a symbol is not known here", 10},
	};
	struct kd_target target = gfx90a();
	struct kd_instruction_message message;
	struct kd_instruction_symbol symbol;
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	for (size_t i = 0; i < COUNT(rows); i++) {
		assert_int_equal(
		    kd_encode_with_symbol(&target, rows[i].line, strlen(rows[i].line), bytes, sizeof bytes, &symbol, &message),
		    0);
		if (!strstr(message.text, rows[i].text) || message.column != rows[i].column)
			fail_msg("%s: %u: %s", rows[i].line, message.column, message.text);
		assert_string_equal(symbol.name, "");
	}
	static const char line[] = "s_mov_b32 s0, a";
	assert_int_equal(kd_encode(&target, line, strlen(line), bytes, sizeof bytes, &message), 0);
	assert_non_null(strstr(message.text, "the value of a symbol is not known here"));
	assert_int_equal(kd_encode_with_symbol(&target, line, strlen(line), bytes, 4, &symbol, &message), 0);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_same_as_text),  cmocka_unit_test(test_made_metadata), cmocka_unit_test(test_parts),
	    cmocka_unit_test(test_wrong_symbols), cmocka_unit_test(test_wrong_fixups),  cmocka_unit_test(test_lines),
	    cmocka_unit_test(test_wrong_lines),
	};
	return cmocka_run_group_tests_name("image symbols", tests, NULL, NULL);
}

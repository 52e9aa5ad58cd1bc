/* image_test.c: images made from machine code are those of the same kernels written as text, and mistakes in them are
 * reported. */
#include "base/row_numbers.h"
#include "kdasm/image.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kdasm/link.h"

static const uint32_t code[] = {0xbf8c0000, 0xbf810000};

static struct kd_target target_of(const char *processor, unsigned version) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	const struct kd_target_options options = {.processor = processor, .code_object_version = version};
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	return target;
}

static void set(const struct kd_target *target, struct kd_descriptor_input *descriptor, const char *directive,
                int64_t value) {
	char error[KD_DESCRIPTOR_TEXT_SIZE] = "";
	if (!kd_descriptor_set(target, descriptor, directive, value, error, sizeof error))
		fail_msg("%s", error);
}

/* Scratch memory has to be enabled; which directive does it depends on the processor. */
static const char *scratch_directive(const struct kd_target *target) {
	const struct kd_field *architected = kd_field_at(KD_FIELD_ENABLE_PRIVATE_SEGMENT);
	return kd_field_available(target, architected)
	           ? architected->directive
	           : kd_field_at(KD_FIELD_SYSTEM_SGPR_PRIVATE_SEGMENT_WAVEFRONT_OFFSET)->directive;
}

/* What every kernel must say. */
static struct kd_descriptor_input descriptor_for(const struct kd_target *target) {
	struct kd_descriptor_input descriptor = {0};
	set(target, &descriptor, ".amdhsa_next_free_vgpr", 12);
	set(target, &descriptor, ".amdhsa_next_free_sgpr", 20);
	set(target, &descriptor, ".amdhsa_group_segment_fixed_size", 512);
	set(target, &descriptor, ".amdhsa_private_segment_fixed_size", 16);
	set(target, &descriptor, scratch_directive(target), 1);
	set(target, &descriptor, ".amdhsa_kernarg_size", 12);
	set(target, &descriptor, ".amdhsa_user_sgpr_kernarg_segment_ptr", 1);
	if (kd_field_available(target, kd_field_at(KD_FIELD_ACCUM_OFFSET)))
		set(target, &descriptor, ".amdhsa_accum_offset", 8);
	return descriptor;
}

static void put_descriptor(FILE *out, const struct kd_target *target, const char *name) {
	fprintf(out,
	        ".p2align 6\n.amdhsa_kernel %s\n.amdhsa_next_free_vgpr 12\n.amdhsa_next_free_sgpr 20\n"
	        ".amdhsa_group_segment_fixed_size 512\n.amdhsa_private_segment_fixed_size 16\n.amdhsa_kernarg_size 12\n"
	        ".amdhsa_user_sgpr_kernarg_segment_ptr 1\n%s 1\n",
	        name, scratch_directive(target));
	if (kd_field_available(target, kd_field_at(KD_FIELD_ACCUM_OFFSET)))
		fprintf(out, ".amdhsa_accum_offset 8\n");
	fprintf(out, ".end_amdhsa_kernel\n");
}

/* The kernels as text: all code, all descriptors, metadata. */
static struct kd_result *assemble(const struct kd_target *target, const char *processor, const char *const *names,
                                  size_t count, const char *metadata) {
	char *source = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&source, &size);
	for (size_t i = 0; i < count; i++)
		fprintf(out, ".globl %s\n.p2align 8\n.type %s,@function\n%s: .long 0x%x, 0x%x\n.size %s, 8\n", names[i],
		        names[i], names[i], code[0], code[1], names[i]);
	fprintf(out, ".rodata\n");
	for (size_t i = 0; i < count; i++)
		put_descriptor(out, target, names[i]);
	fprintf(out, ".amdgpu_metadata\n%s.end_amdgpu_metadata\n", metadata);
	fclose(out);
	const struct kd_options options = {
	    .processor = processor, .code_object_version = target->code_object_version, .no_warnings = true};
	struct kd_result *result = kd_assemble(source, size, &options);
	free(source);
	return result;
}

/* The object linked by itself; frees it. */
static struct kd_result *linked(struct kd_result *object) {
	assert_int_equal(object->status, KD_OK);
	const struct kd_link_input input = {"object", object->object, object->object_size};
	struct kd_result *result = kd_link(&input, 1, NULL);
	kd_result_free(object);
	return result;
}

static void assert_same(struct kd_result *made, struct kd_result *written) {
	for (size_t i = 0; i < made->diagnostic_count; i++)
		print_message("%s\n", made->diagnostics[i].message);
	for (size_t i = 0; i < written->diagnostic_count; i++)
		print_message("%s\n", written->diagnostics[i].message);
	assert_int_equal(made->status, KD_OK);
	assert_int_equal(written->status, KD_OK);
	assert_int_equal(made->object_size, written->object_size);
	assert_memory_equal(made->object, written->object, made->object_size);
	kd_result_free(made);
	kd_result_free(written);
}

/* ---- the same as text ---- */

static const struct kd_image_argument arguments[] = {
    {.name = "out",
     .type_name = "float*",
     .value_kind = "global_buffer",
     .address_space = "global",
     .access = "write_only",
     .size = 8},
    {.value_kind = "by_value", .size = 4, .offset = 8},
};

/* With all that the metadata can say. The numbers are what the directives of descriptor_for() mean: 6 more SGPRs on
 * gfx90a for VCC, XNACK and flat scratch, 2 on gfx1100. */
static void test_made_metadata(void **state) {
	(void)state;
	static const struct {
		const char *processor, *registers, *modes, *version;
		unsigned code_object_version;
	} rows[] = {
	    {"gfx90a", ".sgpr_count: 26, .agpr_count: 4", ", .uses_dynamic_stack: false", "[1, 2]", 6},
	    {"gfx90a", ".sgpr_count: 26, .agpr_count: 4", "", "[1, 1]", 4},
	    {"gfx1100", ".sgpr_count: 22", ", .uses_dynamic_stack: false, .workgroup_processor_mode: 1", "[1, 2]", 5},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct kd_target target = target_of(rows[i].processor, rows[i].code_object_version);
		struct kd_descriptor_input descriptor = descriptor_for(&target);
		const struct kd_image_kernel kernel = {.name = "kernel",
		                                       .code = code,
		                                       .code_size = sizeof code,
		                                       .descriptor = &descriptor,
		                                       .arguments = arguments,
		                                       .argument_count = 2,
		                                       .kernarg_align = 16,
		                                       .max_flat_workgroup_size = 64,
		                                       .reqd_workgroup_size = {64, 1, 1},
		                                       .language = "HIP",
		                                       .language_version = {2, 0}};
		char metadata[1024];
		snprintf(
		    metadata, sizeof metadata,
		    "{amdhsa.version: %s, amdhsa.target: amdgcn-amd-amdhsa--%s, amdhsa.kernels: [{.name: kernel, .symbol: kernel.kd, "
		    ".args: [{.name: out, .type_name: \"float*\", .value_kind: global_buffer, .address_space: global, "
		    ".access: write_only, .size: 8, .offset: 0}, {.value_kind: by_value, .size: 4, .offset: 8}], "
		    ".kernarg_segment_size: 12, .kernarg_segment_align: 16, .group_segment_fixed_size: 512, "
		    ".private_segment_fixed_size: 16, .wavefront_size: %d, .vgpr_count: 12, %s, .max_flat_workgroup_size: 64, "
		    ".sgpr_spill_count: 0, .vgpr_spill_count: 0, "
		    ".reqd_workgroup_size: [64, 1, 1], .language: HIP, .language_version: [2, 0]%s}]}\n",
		    rows[i].version, rows[i].processor, i == 2 ? 32 : 64, rows[i].registers, rows[i].modes);
		const struct kd_image_options options = {.relocatable = true};
		assert_same(kd_image_make(&target, &kernel, 1, &options),
		            assemble(&target, rows[i].processor, &kernel.name, 1, metadata));
		assert_same(kd_image_make(&target, &kernel, 1, NULL),
		            linked(assemble(&target, rows[i].processor, &kernel.name, 1, metadata)));
	}
}

static const char short_metadata[] =
    "amdhsa.version: [1, 2]\namdhsa.kernels: [{.name: a, .symbol: a.kd, .kernarg_segment_size: 12, "
    ".kernarg_segment_align: 8, .group_segment_fixed_size: 512, .private_segment_fixed_size: 16, .wavefront_size: 64, "
    ".sgpr_count: 1, .vgpr_count: 1, .max_flat_workgroup_size: 1}]\n";

static void make_kernels(struct kd_image_kernel *kernels, const char *const *names, size_t count,
                         const struct kd_descriptor_input *descriptor) {
	for (size_t i = 0; i < count; i++)
		kernels[i] = (struct kd_image_kernel){
		    .name = names[i], .code = code, .code_size = sizeof code, .descriptor = descriptor};
}

static void choose_checks(struct kd_image_options *options, const char *option) {
	char error[128];
	assert_true(kd_check_option(&options->checks, option, error, sizeof error));
}

/* Three kernels on every processor, with metadata as text, of only one of them. */
static void test_every_processor(void **state) {
	(void)state;
	static const char *const names[] = {"a", "another_kernel", "_Z1cPi"};
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++) {
		struct kd_target target = target_of(processor->name, 6);
		struct kd_descriptor_input descriptor = descriptor_for(&target);
		struct kd_image_kernel kernels[3];
		make_kernels(kernels, names, 3, &descriptor);
		struct kd_image_options options = {.metadata_kind = KD_IMAGE_METADATA_YAML,
		                                   .metadata = short_metadata,
		                                   .metadata_size = strlen(short_metadata),
		                                   .relocatable = true};
		choose_checks(&options, "no-all");
		assert_same(kd_image_make(&target, kernels, 3, &options),
		            assemble(&target, processor->name, names, 3, short_metadata));
		options.relocatable = false;
		assert_same(kd_image_make(&target, kernels, 3, &options),
		            linked(assemble(&target, processor->name, names, 3, short_metadata)));
	}
	assert_true(kd_processor_at(40) != NULL);
}

/* MessagePack goes into the note as it is. */
static void test_packed_metadata(void **state) {
	(void)state;
	static const char packed[] = "\x82\xa4key1\x01\xa4key2\xc3";
	struct kd_target target = target_of("gfx942", 6);
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	const struct kd_image_kernel kernel = {.name = "k", .code = code, .code_size = 8, .descriptor = &descriptor};
	struct kd_image_options options = {.metadata_kind = KD_IMAGE_METADATA_PACKED,
	                                   .metadata = packed,
	                                   .metadata_size = sizeof packed - 1,
	                                   .relocatable = true};
	choose_checks(&options, "no-missing-metadata");
	struct kd_result *result = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(result->status, KD_OK);
	assert_non_null(memmem(result->object, result->object_size, "AMDGPU\0\0\x82\xa4key1\x01\xa4key2\xc3\0", 22));
	kd_result_free(result);
}

/* ---- mistakes ---- */

static void assert_refused(const struct kd_target *target, const struct kd_image_kernel *kernels, size_t count,
                           const struct kd_image_options *options, enum kd_status status, const char *text) {
	struct kd_result *result = kd_image_make(target, kernels, count, options);
	assert_int_equal(result->status, status);
	assert_null(result->object);
	assert_true(result->diagnostic_count > 0);
	if (!strstr(result->diagnostics[0].message, text))
		fail_msg("'%s' does not say '%s'", result->diagnostics[0].message, text);
	kd_result_free(result);
}

static void test_wrong_targets(void **state) {
	(void)state;
	struct kd_target target = target_of("gfx942", 3);
	struct kd_image_kernel kernel = {.name = "k"};
	assert_refused(&target, &kernel, 1, NULL, KD_USAGE_ERROR,
	               "cannot be of code object version 3: the version must be 4 to 6");
	target.os = KD_OS_AMDPAL;
	assert_refused(&target, &kernel, 1, NULL, KD_USAGE_ERROR, "needs a target for amdgcn-amd-amdhsa");
}

static void test_wrong_kernels(void **state) {
	(void)state;
	struct kd_target target = target_of("gfx942", 6);
	struct kd_descriptor_input good = descriptor_for(&target), empty = {0}, late = good, wide = good, foreign = good;
	late.late = UINT64_C(1) << KD_FIELD_NEXT_FREE_VGPR;
	wide.values[KD_FIELD_NEXT_FREE_VGPR] = 513;
	foreign.given |= UINT64_C(1) << KD_FIELD_WAVEFRONT_SIZE32;
	struct kd_image_argument argument = {.value_kind = "by_value", .size = 4};
	const struct kd_image_kernel right = {
	    .name = "k", .code = code, .code_size = 8, .descriptor = &good, .arguments = &argument, .argument_count = 1};
	struct kd_image_kernel wrong = right;
	assert_refused(&target, &right, 0, NULL, KD_INPUT_ERRORS, "at least one kernel");
	wrong.name = "";
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "a kernel has no name");
	wrong.name = ".Lk";
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "kernel '.Lk': names that begin with .L");
	wrong = right;
	wrong.code_size = 6;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "kernel 'k': its machine code has 6 bytes");
	wrong.code_size = 0;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "has 0 bytes");
	wrong = right;
	wrong.descriptor = NULL;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "it has no descriptor");
	wrong.descriptor = &empty;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "'k': .amdhsa_next_free_vgpr directive is required");
	wrong.descriptor = &late;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "one that is not known yet");
	wrong.descriptor = &wide;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "out of range: .amdhsa_next_free_vgpr is 513");
	wrong.descriptor = &foreign;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "directive requires gfx10+");
	const struct kd_image_kernel twice[] = {right, right};
	assert_refused(&target, twice, 2, NULL, KD_INPUT_ERRORS, "'k'");
}

static void test_wrong_metadata(void **state) {
	(void)state;
	struct kd_target target = target_of("gfx942", 4);
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	struct kd_image_argument argument = {.value_kind = "by_values", .size = 4};
	const struct kd_image_kernel kernel = {.name = "k",
	                                       .code = code,
	                                       .code_size = 8,
	                                       .descriptor = &descriptor,
	                                       .arguments = &argument,
	                                       .argument_count = 1};
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS, "argument 1: unknown value_kind 'by_values'");
	argument.value_kind = NULL;
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS, "argument 1 has no value_kind");
	argument.value_kind = "global_buffer";
	argument.address_space = "far";
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS, "unknown address_space 'far'");
	struct kd_image_kernel wrong = kernel;
	wrong.kernarg_align = 24;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "kernarg_align is 24; it must be a power of two");
	wrong = kernel;
	wrong.reqd_workgroup_size[1] = 64;
	assert_refused(&target, &wrong, 1, NULL, KD_INPUT_ERRORS, "reqd_workgroup_size is 0, 64, 0; give all three");
	struct kd_image_options options = {
	    .metadata_kind = KD_IMAGE_METADATA_YAML, .metadata = "\n{a: 1", .metadata_size = 6};
	struct kd_result *result = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(result->status, KD_INPUT_ERRORS);
	assert_string_equal(result->diagnostics[0].file, "<metadata>");
	assert_int_equal(result->diagnostics[0].line, 2);
	kd_result_free(result);
	options =
	    (struct kd_image_options){.metadata_kind = KD_IMAGE_METADATA_PACKED, .metadata = "\x82", .metadata_size = 1};
	assert_refused(&target, &kernel, 1, &options, KD_INPUT_ERRORS, "metadata: the document is cut off");
	options.metadata = "\1";
	assert_refused(&target, &kernel, 1, &options, KD_INPUT_ERRORS, "metadata: it is not a map");
	for (int kind = -1; kind <= 3; kind += 4) {
		options.metadata_kind = (enum kd_image_metadata)kind;
		assert_refused(&target, &kernel, 1, &options, KD_USAGE_ERROR, "unknown kind of metadata: metadata_kind is");
	}
}

/* What is made is checked: findings are errors, unless an option says otherwise. */
static void test_checks(void **state) {
	(void)state;
	struct kd_target target = target_of("gfx942", 6);
	struct kd_descriptor_input descriptor = descriptor_for(&target), greedy = {0};
	const struct kd_image_argument overlapping[] = {
	    {.value_kind = "global_buffer", .size = 8},
	    {.value_kind = "by_value", .size = 4},
	};
	struct kd_image_kernel kernel = {.name = "k",
	                                 .code = code,
	                                 .code_size = 8,
	                                 .descriptor = &descriptor,
	                                 .arguments = overlapping,
	                                 .argument_count = 2};
	static const char overlap[] = "kernel 'k': argument 2, at offset 0, overlaps argument 1, which ends at 8";
	struct kd_image_options options = {.relocatable = true};
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS, overlap);
	assert_refused(&target, &kernel, 1, &options, KD_INPUT_ERRORS, overlap);
	choose_checks(&options, "no-error=argument-overlap");
	struct kd_result *result = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(result->status, KD_OK);
	assert_int_equal(result->diagnostic_count, 1);
	assert_int_equal(result->diagnostics[0].severity, KD_WARNING);
	assert_non_null(strstr(result->diagnostics[0].message, overlap));
	kd_result_free(result);
	choose_checks(&options, "no-argument-overlap");
	result = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(result->status, KD_OK);
	assert_int_equal(result->diagnostic_count, 0);
	kd_result_free(result);

	kernel.argument_count = 1;
	kernel.descriptor = &greedy;
	set(&target, &greedy, ".amdhsa_next_free_vgpr", 4);
	set(&target, &greedy, ".amdhsa_next_free_sgpr", 4);
	set(&target, &greedy, ".amdhsa_accum_offset", 4);
	set(&target, &greedy, ".amdhsa_group_segment_fixed_size", 65537);
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS, "it has 65537 bytes of LDS");

	kernel.descriptor = &descriptor;
	options = (struct kd_image_options){
	    .metadata_kind = KD_IMAGE_METADATA_YAML, .metadata = short_metadata, .metadata_size = strlen(short_metadata)};
	struct kd_result *placed = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(placed->status, KD_INPUT_ERRORS);
	assert_string_equal(placed->diagnostics[0].file, "<metadata>");
	assert_int_equal(placed->diagnostics[0].line, 2);
	assert_non_null(strstr(placed->diagnostics[0].message, "'.symbol' is 'a.kd', and there is no such symbol"));
	kd_result_free(placed);
	static const char packed[] = "\x82\xa4key1\x01\xa4key2\xc3";
	options = (struct kd_image_options){
	    .metadata_kind = KD_IMAGE_METADATA_PACKED, .metadata = packed, .metadata_size = sizeof packed - 1};
	assert_refused(&target, &kernel, 1, &options, KD_INPUT_ERRORS, "kernel 'k': it has no entry in the metadata");
}

/* The code beside the descriptor, and what is preloaded. */
static void test_checks_of_code(void **state) {
	(void)state;
	static const uint32_t v77[] = {0xbf8c0000, 0x7e9a0280, 0xbf810000}; /* v_mov_b32 v77, 0 */
	struct kd_target target = target_of("gfx942", 6);
	struct kd_descriptor_input descriptor = descriptor_for(&target), preloading = descriptor_for(&target), bare = {0};
	const struct kd_image_argument argument = {.value_kind = "global_buffer", .size = 8};
	struct kd_image_kernel kernel = {.name = "k",
	                                 .code = v77,
	                                 .code_size = sizeof v77,
	                                 .descriptor = &descriptor,
	                                 .arguments = &argument,
	                                 .argument_count = 1};
	struct kd_image_options options = {.relocatable = true};
	assert_refused(&target, &kernel, 1, &options, KD_INPUT_ERRORS,
	               "kernel 'k': its code uses v77, but the descriptor reserves");
	kernel.code = code;
	kernel.code_size = sizeof *code;
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS, "kernel 'k': its code can run on past its end");
	kernel.code_size = sizeof code;
	struct kd_result *result = kd_image_make(&target, &kernel, 1, NULL);
	assert_int_equal(result->status, KD_OK);
	kd_result_free(result);

	set(&target, &preloading, ".amdhsa_user_sgpr_kernarg_preload_length", 2);
	kernel.descriptor = &preloading;
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS,
	               "starts it 256 bytes after its entry, where its code has ended");

	set(&target, &bare, ".amdhsa_next_free_vgpr", 4);
	set(&target, &bare, ".amdhsa_next_free_sgpr", 4);
	set(&target, &bare, ".amdhsa_accum_offset", 4);
	kernel.descriptor = &bare;
	assert_refused(&target, &kernel, 1, NULL, KD_INPUT_ERRORS,
	               "kernel 'k': its metadata has arguments, but no user SGPRs say where they are");
}

static void test_wrong_directives(void **state) {
	(void)state;
	struct kd_target target = target_of("gfx942", 6);
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	char error[KD_DESCRIPTOR_TEXT_SIZE];
	assert_false(kd_descriptor_set(&target, &descriptor, ".amdhsa_next", 1, error, sizeof error));
	assert_string_equal(error, "unknown .amdhsa_kernel directive '.amdhsa_next'");
	assert_false(kd_descriptor_set(&target, &descriptor, ".amdhsa_next_free_vgpr", 1, error, sizeof error));
	assert_non_null(strstr(error, "cannot be repeated"));
	assert_false(kd_descriptor_set(&target, &descriptor, ".amdhsa_ieee_mode", 2, error, sizeof error));
	assert_non_null(strstr(error, "out of range"));
	assert_false(kd_descriptor_set(&target, &descriptor, ".amdhsa_wavefront_size32", 1, error, sizeof error));
	assert_non_null(strstr(error, "requires gfx10+"));
}

static void test_size_limit(void **state) {
	(void)state;
	struct kd_target target = target_of("gfx942", 6);
	struct kd_descriptor_input descriptor = descriptor_for(&target);
	const struct kd_image_kernel kernel = {.name = "k", .code = code, .code_size = 8, .descriptor = &descriptor};
	struct kd_result *whole = kd_image_make(&target, &kernel, 1, NULL);
	struct kd_image_options options = {.size_limit = whole->object_size};
	struct kd_result *exact = kd_image_make(&target, &kernel, 1, &options);
	assert_int_equal(exact->status, KD_OK);
	kd_result_free(exact);
	options.size_limit = whole->object_size - 1;
	assert_refused(&target, &kernel, 1, &options, KD_INPUT_ERRORS, "too large");
	kd_result_free(whole);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_made_metadata),   cmocka_unit_test(test_every_processor),
	    cmocka_unit_test(test_packed_metadata), cmocka_unit_test(test_wrong_targets),
	    cmocka_unit_test(test_wrong_kernels),   cmocka_unit_test(test_wrong_metadata),
	    cmocka_unit_test(test_checks),          cmocka_unit_test(test_wrong_directives),
	    cmocka_unit_test(test_size_limit),      cmocka_unit_test(test_checks_of_code),
	};
	return cmocka_run_group_tests_name("image", tests, NULL, NULL);
}

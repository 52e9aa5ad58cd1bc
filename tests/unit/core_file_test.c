/* core_file_test.c: the calls of kdasm/core_file.h and kdasm/visa.h. What they read and print is compared in
 * tests/kdinfo. */
#include "kdasm/core_file.h"

#include <elf.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kdasm/contents.h"
#include "kdasm/visa.h"

/* A core file with the note, a list of loaded code objects at 0x1000, and 8 bytes at 0x20000. */
static const char core_source[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n"
                                  ".section .core, \"\", @progbits\n"
                                  ".byte 0x7f\n.ascii \"ELF\"\n.byte 2, 1, 1, 0x40\n.zero 8\n.short 4, 0xe0\n.long 1\n"
                                  ".quad 0, 64, 0\n.long 0\n.short 64, 56, 3, 64, 0, 0\n"
                                  ".long 4, 0\n.quad note - .core, 0, 0, list - note, 0, 4\n"
                                  ".long 1, 6\n.quad list - .core, 0x1000, 0, code - list, code - list, 1\n"
                                  ".long 1, 6\n.quad code - .core, 0x20000, 0, 8, 8, 1\n"
                                  "note: .amdgpu_core_state\nruntime_info\nr_debug 0x1000\nagent\nsimd_count 3\nagent\n"
                                  ".end_amdgpu_core_state\n"
                                  "list: .quad 1, 0x1028, 0, 0, 0\n.quad 0x5000, 0x1050, 0, 0, 0\n"
                                  ".asciz \"memory://1#offset=0x20000&size=010\"\n"
                                  "code: .quad 0\n";

static struct kd_result *assemble(const char *source, const char *section) {
	const struct kd_options options = {.output = KD_OUTPUT_SECTION, .section = section};
	struct kd_result *result = kd_assemble(source, strlen(source), &options);
	assert_non_null(result);
	assert_int_equal(result->status, KD_OK);
	return result;
}

static void a_core_file(void **state) {
	struct kd_result *file = assemble(core_source, ".core");
	struct kd_core_file *core = kd_core_file_open(file->object, file->object_size, NULL);
	uint64_t value = 0, offset = 0;
	(void)state;
	assert_true(kd_core_file_is(file->object, file->object_size));
	assert_int_equal(kd_core_file_status(core), KD_OK);
	assert_int_equal(kd_core_file_entry_count(core, KD_CORE_AGENT), 2);
	assert_int_equal(kd_core_file_entry_count(core, KD_CORE_QUEUE), 0);
	assert_true(kd_core_file_value(core, KD_CORE_AGENT, 0, "simd_count", &value));
	assert_int_equal(value, 3);
	assert_false(kd_core_file_value(core, KD_CORE_AGENT, 2, "simd_count", &value));
	assert_false(kd_core_file_value(core, KD_CORE_AGENT, 0, "queue_id", &value));
	assert_true(kd_core_file_memory(core, 0x20004, 4, &offset));
	assert_int_equal(offset, file->object_size - 4);
	assert_false(kd_core_file_memory(core, 0x20004, 5, &offset));
	assert_false(kd_core_file_memory(core, 0x20004, UINT64_MAX, &offset));
	assert_int_equal(kd_core_file_loaded_count(core), 1);
	const struct kd_loaded_object *object = kd_core_file_loaded(core, 0);
	assert_string_equal(object->uri, "memory://1#offset=0x20000&size=010");
	assert_int_equal(object->load_address, 0x5000);
	assert_true(object->is_memory && object->is_here);
	assert_int_equal(object->size, 8);
	assert_int_equal(object->offset, file->object_size - 8);
	assert_int_equal(kd_core_file_remark_count(core), 0);
	kd_core_file_close(core);
	kd_result_free(file);
}

static void no_core_file(void **state) {
	static const char *const texts[] = {"", "x", ELFMAG};
	(void)state;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct kd_core_file *core = kd_core_file_open((const uint8_t *)texts[i], strlen(texts[i]), NULL);
		assert_false(kd_core_file_is((const uint8_t *)texts[i], strlen(texts[i])));
		assert_int_equal(kd_core_file_status(core), KD_INPUT_ERRORS);
		assert_non_null(kd_core_file_error(core));
		kd_core_file_close(core);
	}
	assert_int_equal(kd_core_file_status(NULL), KD_NO_MEMORY);
	assert_non_null(kd_core_file_error(NULL));
	kd_core_file_close(NULL);
}

static void visa_files(void **state) {
	static const uint8_t bytes[] = {0x10, 0xd0, 0xad, 0xde, 0, 0};
	(void)state;
	for (size_t size = 0; size <= sizeof bytes; size++) {
		struct kd_visa *visa = kd_visa_open(bytes, size);
		assert_int_equal(kd_visa_is(bytes, size), size >= 4);
		assert_int_equal(kd_visa_status(visa), size == sizeof bytes ? KD_OK : KD_INPUT_ERRORS);
		assert_int_equal(kd_visa_error(visa) == NULL, size == sizeof bytes);
		if (size == sizeof bytes) {
			assert_int_equal(kd_visa_layout(visa), KD_VISA_DOCUMENT);
			assert_true(kd_visa_is_ambiguous(visa));
		}
		kd_visa_close(visa);
	}
	assert_int_equal(kd_visa_status(NULL), KD_NO_MEMORY);
	assert_non_null(kd_visa_error(NULL));
	kd_visa_close(NULL);
}

static void a_section_without_a_name(void **state) {
	const struct kd_options options = {.output = KD_OUTPUT_SECTION, .processor = "gfx900"};
	struct kd_result *result = kd_assemble("", 0, &options);
	(void)state;
	assert_int_equal(result->status, KD_USAGE_ERROR);
	assert_int_equal(result->diagnostic_count, 1);
	kd_result_free(result);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(a_core_file),
	    cmocka_unit_test(no_core_file),
	    cmocka_unit_test(visa_files),
	    cmocka_unit_test(a_section_without_a_name),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

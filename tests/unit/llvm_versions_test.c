/* llvm_versions_test.c: what is written as later LLVMs write it, and read whoever wrote it.
 *
 * LLVM 22 is the reference for bytes. Expectations for later ones are those of their own tests, named at each row: the
 * file under llvm/test, or the number of the change (pull request of llvm-project). */
#include "kdasm/target.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static char text[KD_TARGET_TEXT_SIZE];

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct kd_target target_of(const struct kd_target_options *options) {
	struct kd_target target;
	if (!kd_target_init(&target, options, text, sizeof text))
		fail_msg("%s %s: %s", options->processor ? options->processor : "", options->triple ? options->triple : "",
		         text);
	return target;
}

static void assert_refused(const struct kd_target_options *options, const char *message) {
	struct kd_target target;
	assert_false(kd_target_init(&target, options, text, sizeof text));
	assert_string_equal(text, message);
}

/* ---- versions ---- */

static void versions_are_known(void **state) {
	(void)state;
	for (unsigned version = 0; version < 30; version++)
		assert_int_equal(kd_llvm_version_known(version), version == 0 || (version >= 22 && version <= 24));
	assert_refused(&(struct kd_target_options){.processor = "gfx900", .llvm_version = 25},
	               "unsupported LLVM version 25; those of 22 to 24 are followed");
	assert_int_equal(target_of(&(struct kd_target_options){.processor = "gfx900"}).llvm_version, 22);
}

static void changes_are_of_a_later_version(void **state) {
	(void)state;
	const struct kd_llvm_change_row *row;
	size_t count = 0;
	for (; (row = kd_llvm_change_at(count)); count++) {
		assert_in_range(row->since, 23, 24);
		assert_false(kd_llvm_has(0, (enum kd_llvm_change)count));
		assert_false(kd_llvm_has(22, (enum kd_llvm_change)count));
		assert_true(kd_llvm_has(24, (enum kd_llvm_change)count));
		assert_true(*row->subject && *row->before && *row->after);
	}
	assert_int_equal(count, KD_LLVM_CHANGE_COUNT);
}

/* ---- e_flags ---- */

/* 22: llvm-mc. 23: PR 204523, no modes of XNACK from gfx12.5 on. 24: llvm/test/MC/AMDGPU/elf-xnack-hardwired.s. */
static void xnack_of_gfx1250_is_hardwired_since_23(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		uint32_t flags_22, flags_later;
	} cases[] = {
	    {"gfx1250", 0x549, 0x449},          {"gfx1251", 0x55a, 0x45a}, {"gfx1250:sramecc+", 0xd49, 0xc49},
	    {"gfx1250:sramecc-", 0x949, 0x849}, {"gfx942", 0x54c, 0x54c},
	};
	for (size_t i = 0; i < COUNT(cases); i++)
		for (unsigned version = 4; version <= 6; version++)
			for (unsigned llvm = 22; llvm <= 24; llvm++) {
				struct kd_target target = target_of(&(struct kd_target_options){
				    .processor = cases[i].processor, .code_object_version = version, .llvm_version = llvm});
				assert_int_equal(kd_target_e_flags(&target), llvm == 22 ? cases[i].flags_22 : cases[i].flags_later);
			}
	assert_refused(&(struct kd_target_options){.processor = "gfx1250:xnack+", .llvm_version = 23},
	               "invalid target ID: gfx1250 has no target feature 'xnack' since LLVM 23, it is always on");
	struct kd_target chosen = target_of(&(struct kd_target_options){.processor = "gfx1250:xnack+"});
	assert_int_equal(kd_target_e_flags(&chosen), 0x749);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(versions_are_known),
	    cmocka_unit_test(changes_are_of_a_later_version),
	    cmocka_unit_test(xnack_of_gfx1250_is_hardwired_since_23),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

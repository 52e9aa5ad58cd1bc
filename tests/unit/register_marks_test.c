/* register_marks_test.c: registers that code uses raise the symbols that count them. The numbers are those that
 * llvm-mc 22, and llvm-mc 14 in version 2, write for the symbols between the same instructions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "api/stages.h"
#include "reader/reader.h"
#include "module/symbol.h"
#include "with_arena.h"

static struct diag diag;
static struct module module;

static void start(const char *triple, const char *processor, unsigned version) {
	struct reader reader = {.arena = arena, .module = &module, .diag = &diag};
	reader.target.options =
	    (struct kd_target_options){.triple = triple, .processor = processor, .code_object_version = version};
	diag_init(&diag, arena, 0);
	stages_begin(&module, arena, &diag, 0);
	assert_true(target_set_up(&reader, 0));
}

static struct name *name(const char *text) {
	return name_intern(&module.names, text, strlen(text));
}

static void set(const char *symbol, struct value value) {
	symbol_assign(&module, name(symbol), value, true, 0);
}

static void use(enum register_kind kind, uint32_t first, uint32_t count) {
	assert_true(registers_used(&module, kind, first, count, 0));
}

static void assert_count(const char *symbol, int64_t count) {
	const struct symbol *found = name(symbol)->symbol;
	struct value value = found->value;
	assert_null(value.expr);
	assert_int_equal(value.constant, count);
}

static void assert_counts(const char *names, int64_t vgprs, int64_t sgprs) {
	char symbol[64];
	snprintf(symbol, sizeof symbol, names, 'v');
	assert_count(symbol, vgprs);
	snprintf(symbol, sizeof symbol, names, 's');
	assert_count(symbol, sgprs);
}

static void the_source_may_set_the_counts_of_amdhsa(void **state) {
	(void)state;
	static const char names[] = ".amdgcn.next_free_%cgpr";
	start("amdgcn-amd-amdhsa", "gfx90a", 5);
	assert_counts(names, 0, 0);
	use(REGISTER_VGPR, 7, 1);
	use(REGISTER_VGPR, 3, 1);
	use(REGISTER_SGPR, 5, 1);
	assert_counts(names, 8, 6);
	set(".amdgcn.next_free_vgpr", value_constant(4));
	use(REGISTER_VGPR, 3, 1);
	assert_counts(names, 4, 6);
	use(REGISTER_VGPR, 8, 4);
	use(REGISTER_VGPR, 2, 2);
	assert_counts(names, 12, 6);
	use(REGISTER_AGPR, 9, 1); /* which no symbol tells */
	assert_counts(names, 12, 6);
}

static void a_count_must_be_a_number(void **state) {
	(void)state;
	start("amdgcn-amd-amdhsa", "gfx900", 6);
	set(".amdgcn.next_free_vgpr", value_symbol(&module, symbol_get(&module, name("x"), 0), SPECIFIER_NONE, 0));
	use(REGISTER_SGPR, 5, 1);
	assert_false(registers_used(&module, REGISTER_VGPR, 7, 1, 0));
	assert_int_equal(diag.errors, 1);
	assert_string_equal(diag.messages.items[0].text,
	                    ".amdgcn.next_free_{v,s}gpr symbols must be absolute expressions: '.amdgcn.next_free_vgpr' "
	                    "must be a number here, so that instructions can raise it");
	set("x", value_constant(20));
	use(REGISTER_VGPR, 7, 1);
	use(REGISTER_VGPR, 30, 1);
	assert_counts(".amdgcn.next_free_%cgpr", 31, 6);
}

/* gfx90a has one file for both, in which AGPRs come after a multiple of four VGPRs. */
static void agprs_are_vgprs_too(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		int64_t with_agprs, with_more;
	} rows[] = {{"gfx908", 10, 10}, {"gfx90a", 18, 22}};
	static const char names[] = ".kernel.%cgpr_count";
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		start("amdgcn--mesa3d", rows[i].processor, 0);
		use(REGISTER_VGPR, 7, 1);
		use(REGISTER_SGPR, 5, 1);
		assert_counts(names, 8, 6);
		use(REGISTER_AGPR, 9, 1);
		assert_counts(names, rows[i].with_agprs, 6);
		use(REGISTER_VGPR, 8, 1);
		assert_counts(names, rows[i].with_more, 6);
		assert_count(".kernel.agpr_count", 10);
	}
}

static void version_2_counts_for_each_kernel(void **state) {
	(void)state;
	static const char names[] = ".kernel.%cgpr_count";
	start("amdgcn-amd-amdhsa", "gfx908", 2);
	use(REGISTER_VGPR, 7, 1);
	use(REGISTER_SGPR, 5, 1);
	assert_counts(names, 8, 6);
	set(".kernel.vgpr_count", value_constant(3));
	use(REGISTER_VGPR, 5, 1); /* the symbol does not count, eight registers do */
	assert_counts(names, 3, 6);
	use(REGISTER_VGPR, 8, 1);
	assert_counts(names, 9, 6);
	use(REGISTER_AGPR, 9, 1);
	assert_counts(names, 10, 6);
	register_marks_reset(&module);
	assert_counts(names, 0, 0);
	use(REGISTER_VGPR, 2, 1);
	assert_counts(names, 3, 0);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(the_source_may_set_the_counts_of_amdhsa),
	    cmocka_unit_test(a_count_must_be_a_number),
	    cmocka_unit_test(agprs_are_vgprs_too),
	    cmocka_unit_test(version_2_counts_for_each_kernel),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

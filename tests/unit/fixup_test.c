/* fixup_test.c: a kind of fixup is a row. The one here is no row of the assembler yet: the target of a branch. Bytes
 * and relocations are those that llvm-mc 22 writes for s_branch on gfx900. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "api/stages.h"
#include "module/data.h"
#include "module/expr.h"
#include "module/fixup.h"
#include "module/module.h"
#include "module/relocation.h"
#include "module/symbol.h"
#include "with_arena.h"

static const struct fixup_kind branch = {.what = "a branch",
                                         .width = 2,
                                         .unit = 4,
                                         .start = 4,
                                         .overflow = "branch size exceeds simm16",
                                         .relative = R_AMDGPU_REL16,
                                         .own_only = true};

static struct diag diag;
static struct module module;

static struct section *new_section(const char *name) {
	struct section_key key = {.name = section_name(&module, name, strlen(name)),
	                          .type = SHT_PROGBITS,
	                          .flags = SHF_ALLOC | SHF_EXECINSTR,
	                          .unique_id = UNIQUE_NONE};
	return section_create(&module, &key);
}

static struct section *start(void) {
	const struct kd_target_options options = {.processor = "gfx900"};
	char text[KD_TARGET_TEXT_SIZE];
	diag_init(&diag, arena, 0);
	stages_begin(&module, arena, &diag, 0);
	assert_true(kd_target_init(&module.target, &options, text, sizeof text));
	struct section *section = new_section(".text");
	section_switch(&module, section, 0);
	return section;
}

static struct symbol *symbol(const char *name) {
	return symbol_get(&module, name_intern(&module.names, name, strlen(name)), 0);
}

static void label(const char *name) {
	symbol_define_label(&module, symbol(name), 0);
}

static void put_value(struct value target) {
	data_fixup(&module, &branch, target, 0);
	data_bytes(&module, "\x82\xbf", 2);
}

static void put_branch(const char *target) {
	put_value(value_symbol(&module, symbol(target), SPECIFIER_NONE, 0));
}

static void lay_out(void) {
	struct layout layout = {.module = &module};
	assert_true(layout_settle(&layout));
	layout_finish(&layout);
	relocate_module(&module);
}

static void assert_message(const char *text) {
	assert_int_equal(diag.errors, 1);
	assert_string_equal(diag.messages.items[0].text, text);
}

static void branches_within_a_section_are_numbers(void **state) {
	(void)state;
	const struct section *section = start();
	label("x");
	put_branch("x");
	put_branch("y");
	data_bytes(&module, "\0\0\x80\xbf", 4);
	label("y");
	put_branch("x");
	lay_out();
	assert_int_equal(diag.errors, 0);
	assert_int_equal(section->relocations.count, 0);
	assert_memory_equal(section->bytes.data, "\xff\xff\x82\xbf\x01\0\x82\xbf\0\0\x80\xbf\xfc\xff\x82\xbf", 16);
}

static void others_are_relocations(void **state) {
	(void)state;
	struct section *section = start(), *other = new_section(".other");
	put_branch("global");
	label("global");
	symbol("global")->binding = STB_GLOBAL;
	symbol("global")->binding_set = true;
	put_branch("elsewhere");
	section_switch(&module, other, 0);
	label("elsewhere");
	lay_out();
	assert_int_equal(diag.errors, 0);
	assert_memory_equal(section->bytes.data, "\xff\xff\x82\xbf\xff\xff\x82\xbf", 8);
	assert_int_equal(section->relocations.count, 2);
	const struct relocation *relocation = section->relocations.items;
	assert_ptr_equal(relocation[0].symbol, symbol("global"));
	assert_ptr_equal(relocation[1].symbol, other->symbol);
	for (unsigned i = 0; i < 2; i++) {
		assert_int_equal(relocation[i].type, R_AMDGPU_REL16);
		assert_int_equal(relocation[i].offset, 4 * i);
		assert_int_equal(relocation[i].addend, 0);
	}
}

/* From so many bytes after a label back to it. */
static void put_far_branch(uint64_t distance) {
	start();
	label("x");
	data_fill(&module, value_constant((int64_t)distance), 0, 1, 0);
	put_branch("x");
	lay_out();
}

static void distances_have_a_limit(void **state) {
	(void)state;
	put_far_branch(4 * 0x7fff);
	assert_int_equal(diag.errors, 0);
	put_far_branch(4 * 0x8000);
	assert_message("branch size exceeds simm16: the target is -131072 bytes away");
}

static void some_targets_are_refused(void **state) {
	(void)state;
	start();
	put_branch("nowhere");
	lay_out();
	assert_message("undefined label 'nowhere': a branch cannot refer to another object");
	start();
	put_value(value_constant(3));
	lay_out();
	assert_message("a branch cannot be a number that is set after this line: set it before [stricter than llvm-mc]");
	start();
	put_branch("three");
	symbol_assign(&module, name_intern(&module.names, "three", 5), value_constant(3), true, 0);
	lay_out();
	assert_message("a branch cannot be a number that is set after this line: set it before [stricter than llvm-mc]");
}

/* The widths of the assembler's own rows, and the directives that put them. */
static void data_kinds_have_widths(void **state) {
	(void)state;
	static const char *const directives[] = {".byte", ".short", ".long", ".quad"};
	for (unsigned i = 0; i < 4; i++) {
		assert_int_equal(fixup_of_data(1U << i)->width, 1U << i);
		assert_string_equal(fixup_of_data(1U << i)->directive, directives[i]);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(branches_within_a_section_are_numbers),
	    cmocka_unit_test(others_are_relocations),
	    cmocka_unit_test(distances_have_a_limit),
	    cmocka_unit_test(some_targets_are_refused),
	    cmocka_unit_test(data_kinds_have_widths),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

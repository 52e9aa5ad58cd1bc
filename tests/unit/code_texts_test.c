/* code_texts_test.c: texts of instructions are the same whether they were read before or not. */
#include "print/report/code_texts.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "kdasm/target.h"
#include "with_arena.h"

static const struct isa_machine *gfx900(void) {
	static char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = "gfx900"};
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	return isa_machine_of(target.processor, target.wave);
}

static struct met_bytes bytes_of(const uint32_t *words, size_t size) {
	return (struct met_bytes){.machine = gfx900(), .bytes = (const uint8_t *)words, .size = size};
}

static void check_text(struct code_texts *texts, const uint32_t *words, size_t size, const char *expected) {
	const struct met_bytes bytes = bytes_of(words, size);
	const struct code_text *text = code_texts_read(texts, &bytes);
	assert_true(text->is_instruction);
	assert_int_equal(text->length, strlen(expected));
	assert_memory_equal(code_texts_letters(texts, text), expected, text->length);
}

/* More than are kept, twice. */
static void test_many(void **state) {
	enum { MANY = 70000, FIRST = 0x10000 };
	struct code_texts texts;
	char expected[32];
	(void)state;
	code_texts_begin(&texts, arena, false);
	for (unsigned round = 0; round < 2; round++)
		for (uint32_t i = FIRST; i < FIRST + MANY; i++) {
			snprintf(expected, sizeof expected, "s_mov_b32 s0, 0x%x", i);
			check_text(&texts, (uint32_t[]){0xbe8000ff, i, 0}, 12, expected);
			check_text(&texts, (uint32_t[]){0xbf810000, i, 0}, 12, "s_endpgm");
		}
}

/* A branch's number is what a label would be in place of. */
static void test_branch(void **state) {
	struct code_texts texts;
	const struct met_bytes bytes = bytes_of((uint32_t[]){0xbf82fffe, 0}, 8);
	(void)state;
	code_texts_begin(&texts, arena, false);
	for (unsigned round = 0; round < 2; round++) {
		const struct code_text *text = code_texts_read(&texts, &bytes);
		assert_true(text->is_instruction && text->has_branch && !text->misses);
		assert_int_equal(text->distance, -2);
		assert_memory_equal(code_texts_letters(&texts, text), "s_branch 65534", text->length);
		assert_int_equal(text->late_at, strlen("s_branch "));
		assert_int_equal(text->late_end, text->length);
	}
}

/* A symbol may stand for a literal, but for neither of two operands that read it. */
static void test_literal(void **state) {
	struct code_texts texts;
	const struct met_bytes one = bytes_of((uint32_t[]){0xbe8000ff, 0x1234, 0}, 12);
	const struct met_bytes two = bytes_of((uint32_t[]){0x8000ffff, 0x1234, 0}, 12);
	(void)state;
	code_texts_begin(&texts, arena, false);
	for (unsigned round = 0; round < 2; round++) {
		const struct code_text *text = code_texts_read(&texts, &one);
		code_texts_find_literal(&texts, text, &one);
		assert_int_equal(text->literal_size, 4);
		assert_int_equal(text->literal_at, strlen("s_mov_b32 s0, "));
		assert_int_equal(text->literal_end, text->length);
		text = code_texts_read(&texts, &two);
		code_texts_find_literal(&texts, text, &two);
		assert_true(text->is_instruction && text->has_literal);
		assert_int_equal(text->literal_size, 0);
	}
}

/* What nearly are instructions: more than are kept, twice. And what is none, or cut off. */
static void test_others(void **state) {
	enum { MANY = 100 };
	struct code_texts texts;
	(void)state;
	code_texts_begin(&texts, arena, false);
	for (unsigned round = 0; round < 2; round++)
		for (uint32_t i = 1; i <= MANY; i++) {
			const struct met_bytes nearly = bytes_of((uint32_t[]){0xbf8a0000 | i, 0}, 8);
			const struct met_bytes none = bytes_of((uint32_t[]){0xffffffff, i}, 8);
			const struct met_bytes cut = bytes_of((uint32_t[]){0xbe8000ff}, 4);
			const struct code_text *text = code_texts_read(&texts, &nearly);
			assert_true(text->nearly && !text->is_instruction && !text->nearly->exact);
			assert_int_equal(text->size, 4);
			assert_true(isa_bit_is_spare(text->nearly, (unsigned)__builtin_ctz(i)));
			text = code_texts_read(&texts, &none);
			assert_true(!text->nearly && !text->is_instruction && text->size == 4);
			text = code_texts_read(&texts, &cut);
			assert_true(!text->nearly && !text->is_instruction && text->size == 4);
		}
	check_text(&texts, (uint32_t[]){0xbe8000ff, 0x1234}, 8, "s_mov_b32 s0, 0x1234");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_many),
	    cmocka_unit_test(test_branch),
	    cmocka_unit_test(test_literal),
	    cmocka_unit_test(test_others),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

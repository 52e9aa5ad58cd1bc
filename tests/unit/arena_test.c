/* arena_test.c: what arenas count, and what moves when a block grows. */
#include "base/arena.h"
#include "with_arena.h"

#include <malloc.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { KIB = 1024, MIB = 1024 * KIB };

static uint8_t *filled(uint8_t *block, size_t from, size_t to) {
	for (size_t i = from; i < to; i++)
		block[i] = (uint8_t)(i * 7 + (i >> 8));
	return block;
}

static void assert_filled(const uint8_t *block, size_t size) {
	for (size_t i = 0; i < size; i++)
		assert_int_equal(block[i], (uint8_t)(i * 7 + (i >> 8)));
}

/* Of small blocks the chunks count; a large one counts itself, whatever its size was before. */
static void test_taken(void **state) {
	(void)state;
	static const size_t sizes[] = {64 * KIB, 65 * KIB, 512 * KIB, MIB, 3 * MIB, 40 * KIB, 2 * MIB, 32 * KIB};
	assert_int_equal(arena_taken(arena), 0);
	arena_alloc(arena, 8);
	size_t chunk = arena_taken(arena), size = 0;
	assert_in_range(chunk, 8, 16 * KIB);
	arena_alloc(arena, KIB);
	assert_int_equal(arena_taken(arena), chunk);
	uint8_t *block = NULL;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		block = arena_resize(arena, block, size, sizes[i]);
		size_t kept = size < sizes[i] ? size : sizes[i];
		assert_filled(block, kept);
		filled(block, kept, size = sizes[i]);
		assert_int_equal(arena_taken(arena), chunk + size);
	}
	arena_release(arena, block, size);
	assert_int_equal(arena_taken(arena), chunk);
	arena_release(arena, NULL, 32 * KIB - 1); /* of a chunk: nothing happens */
	assert_int_equal(arena_taken(arena), chunk);
}

static void test_taken_below(void **state) {
	(void)state;
	arena_alloc(arena, 8);
	size_t before = arena_taken(arena);
	struct arena *below = arena_new_below(arena), *lower = arena_new_below(below);
	uint8_t *block = arena_alloc(lower, 100 * KIB);
	size_t taken = arena_taken(below);
	assert_true(taken > 100 * KIB);
	assert_int_equal(arena_taken(arena), before + taken);
	block = arena_resize(lower, block, 100 * KIB, 2 * MIB);
	assert_int_equal(arena_taken(lower), 2 * MIB);
	assert_int_equal(arena_taken(arena), before + taken + 2 * MIB - 100 * KIB);
	assert_true(arena_hash_key(lower) == arena_hash_key(arena) && arena_hash_key(arena));
	arena_free(lower);
	assert_int_equal(arena_taken(below), taken - 100 * KIB);
	arena_free(below);
	assert_int_equal(arena_taken(arena), before);
}

static void test_contents(void **state) {
	(void)state;
	static const size_t sizes[] = {1, 7, 4096, 32 * KIB - 1, 32 * KIB, MIB - 1, MIB, 5 * MIB};
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		uint8_t *zeros = arena_zeroed(arena, sizes[i], 1), *block = arena_alloc(arena, sizes[i]);
		assert_int_equal((uintptr_t)block % 8, 0);
		filled(block, 0, sizes[i]);
		for (size_t k = 0; k < sizes[i]; k++)
			assert_int_equal(zeros[k], 0);
		assert_filled(block, sizes[i]);
	}
	assert_string_equal(arena_copy(arena, "abc", 2), "ab");
	assert_string_equal(arena_copy(arena, NULL, 0), "");
	assert_string_equal(arena_printf(arena, "%d-%s", 12, "x"), "12-x");
	assert_string_equal(arena_printf(arena, "%s", ""), "");
}

static void count(void *object) {
	++*(int *)object;
}

static void test_cleanups(void **state) {
	(void)state;
	int calls[3] = {0};
	struct arena *below = arena_new_below(arena);
	for (int i = 0; i < 3; i++)
		arena_defer(below, count, &calls[i]);
	arena_forget(below, &calls[1]);
	arena_forget(below, &calls[1]);
	arena_free(below);
	assert_int_equal(calls[0], 1);
	assert_int_equal(calls[1], 0);
	assert_int_equal(calls[2], 1);
}

/* Sizes that no machine has jump to the outermost arena's escape. */
static void test_too_large(void **state) {
	(void)state;
	for (volatile int i = 0; i < 4; i++) {
		volatile bool returned = true;
		struct arena *outer = arena_new(), *below = NULL;
		size_t capacity = SIZE_MAX / 16;
		if (!setjmp(*arena_escape(outer))) {
			below = arena_new_below(outer);
			switch (i) {
			case 0: arena_alloc(below, SIZE_MAX / 2 + 1); break;
			case 1: arena_zeroed(below, SIZE_MAX / 4, 8); break;
			case 2: arena_resize(below, arena_alloc(below, MIB), MIB, SIZE_MAX / 2 + 1); break;
			default: list_grow(below, NULL, &capacity, 16); break;
			}
			returned = false;
		}
		arena_free(outer);
		assert_true(returned);
	}
}

/* Of memory that the caller gives: all is in there, an arena below included, and its end is the end. */
static void test_given(void **state) {
	(void)state;
	enum { SIZE = 64 * KIB };
	static _Alignas(max_align_t) char memory[SIZE];
	volatile size_t blocks = 0;
	struct arena *given = arena_in(memory, sizeof memory);
	if (!setjmp(*arena_escape(given))) {
		struct arena *below = arena_new_below(given);
		uint8_t *large = arena_zeroed(below, 33, KIB);
		assert_in_range((uintptr_t)large, (uintptr_t)memory, (uintptr_t)memory + SIZE - 33 * KIB);
		filled(large, 0, 20 * KIB);
		large = arena_resize(below, large, 33 * KIB, 20 * KIB);
		assert_filled(large, 20 * KIB);
		for (;; blocks++) {
			char *block = arena_alloc(blocks % 2 ? below : given, 100);
			assert_in_range((uintptr_t)block, (uintptr_t)memory, (uintptr_t)memory + SIZE - 100);
			memset(block, 0xff, 100);
		}
	}
	assert_in_range(blocks, 50, 104);
	arena_free(given);
	given = arena_in(memory, sizeof memory);
	if (!setjmp(*arena_escape(given))) {
		arena_alloc(given, SIZE_MAX - 3);
		fail();
	}
}

/* Beside a thread that has malloc's lock, chunks come from the system. */
static void test_apart(void **state) {
	(void)state;
	enum { COUNT = 300, SIZE = 10 * KIB };
	struct arena *apart = arena_new_apart();
	uint8_t *blocks[COUNT];
	size_t before = mallinfo2().uordblks;
	if (setjmp(*arena_escape(apart)))
		fail();
	for (size_t i = 0; i < COUNT; i++)
		blocks[i] = filled(arena_alloc(apart, SIZE), 0, SIZE);
	assert_true(mallinfo2().uordblks - before < SIZE);
	for (size_t i = 0; i < COUNT; i++)
		assert_filled(blocks[i], SIZE);
	assert_in_range(arena_taken(apart), COUNT * SIZE, COUNT * SIZE + MIB);
	arena_free(apart);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test_setup_teardown(test_taken, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(test_taken_below, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(test_contents, set_up, tear_down),
	    cmocka_unit_test_setup_teardown(test_cleanups, set_up, tear_down),
	    cmocka_unit_test(test_too_large),
	    cmocka_unit_test(test_given),
	    cmocka_unit_test(test_apart),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* statements_test.c: statements that are kept as steps are those that were added. */
#include "module/statements.h"
#include "with_arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { COUNT = 1000 };

/* Instructions on lines, with texts and fills between them, and macros, whose places are elsewhere. */
static struct statement after(struct statement last, size_t i) {
	static const uint32_t sizes[] = {4, 8, 4, 0, 255, 4, 256, 8, 70000};
	static const uint32_t distances[] = {28, 255, 1, 256, 30, 0, 100000};
	uint32_t size = sizes[i * 7 % (sizeof sizes / sizeof *sizes)];
	uint32_t distance = distances[i * 5 % (sizeof distances / sizeof *distances)];
	bool is_back = i % 31 == 30 && last.pos > 5000;
	return (struct statement){last.data + size, is_back ? last.pos - 5000 : last.pos + distance};
}

/* Plain ones make runs of the full length. */
static struct statement plain(struct statement last, size_t i) {
	(void)i;
	return (struct statement){last.data + 4, last.pos + 25};
}

static kd_pos last_up_to(const struct statement *added, size_t data) {
	kd_pos pos = 0;
	for (size_t i = 0; i < COUNT && added[i].data <= data; i++)
		pos = added[i].pos;
	return pos;
}

static void check(struct statement (*next)(struct statement last, size_t i), struct statement first) {
	struct statements statements = {0};
	struct statement added[COUNT];
	for (size_t i = 0; i < COUNT; i++) {
		added[i] = i ? next(added[i - 1], i) : first;
		statements_add(arena, &statements, added[i]);
	}
	struct statement_walk walk = {0};
	for (size_t i = 0; i < COUNT; i++) {
		assert_true(statements_next(&statements, &walk));
		assert_int_equal(walk.at.data, added[i].data);
		assert_int_equal(walk.at.pos, added[i].pos);
		for (int more = -1; more <= 1; more++) {
			size_t data = added[i].data + (size_t)more;
			if (added[i].data || more >= 0)
				assert_int_equal(statements_find(&statements, data), last_up_to(added, data));
		}
	}
	assert_false(statements_next(&statements, &walk));
}

static void test_kept(void **state) {
	(void)state;
	check(after, (struct statement){0, 1});
	check(after, (struct statement){40, 77});
	check(plain, (struct statement){0, 1});
}

static void test_none(void **state) {
	(void)state;
	struct statements statements = {0};
	struct statement_walk walk = {0};
	assert_int_equal(statements_find(&statements, 0), 0);
	assert_false(statements_next(&statements, &walk));
}

/* Code of compilers takes little more than two bytes a statement. */
static void test_size(void **state) {
	(void)state;
	struct statements statements = {0};
	struct statement last = {0, 1};
	for (size_t i = 0; i < COUNT; i++)
		statements_add(arena, &statements, last = plain(last, i));
	assert_in_range(statements.runs.count, 1, COUNT / 60);
	assert_int_equal(statements.runs.count + statements.steps.count, COUNT);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test_setup_teardown(test_kept, set_up, tear_down),
	    cmocka_unit_test(test_none),
	    cmocka_unit_test_setup_teardown(test_size, set_up, tear_down),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

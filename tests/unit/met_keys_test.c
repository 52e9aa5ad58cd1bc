/* met_keys_test.c: what instructions' bytes are found by. */
#include "gpu/flow/met_keys.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "with_arena.h"

static const struct isa_machine *const machine = &isa_machines[KD_WAVE_64][0];
static const struct isa_machine *const other_machine = &isa_machines[KD_WAVE_64][1];

static size_t find(const struct met_keys *keys, const struct isa_machine *on, unsigned mode, const uint32_t *words,
                   size_t size) {
	const struct met_bytes bytes = {.machine = on, .bytes = (const uint8_t *)words, .size = size, .mode = mode};
	return met_keys_find(keys, &bytes);
}

static void add_freely(struct met_keys *keys, const uint32_t *words, unsigned looked_at, uint32_t free) {
	const struct met_bytes bytes = {.machine = machine, .bytes = (const uint8_t *)words, .size = looked_at};
	met_keys_add(keys, &bytes, looked_at, free);
}

static void add(struct met_keys *keys, const uint32_t *words, unsigned looked_at) {
	add_freely(keys, words, looked_at, 0);
}

/* The bytes that tell it, and no others, with the machine and the mode. */
static void test_find(void **state) {
	(void)state;
	struct met_keys keys = met_keys_new(arena);
	static const uint32_t met[] = {1, 2, 3, 4}, tail[] = {1, 9, 9, 9}, middle[] = {2, 2, 9, 9}, wrong[] = {2, 3, 2, 9};
	assert_int_equal(find(&keys, machine, 0, met, sizeof met), MET_NONE);
	add(&keys, met, 4);
	add(&keys, middle, 8);
	assert_int_equal(find(&keys, machine, 0, met, sizeof met), 0);
	assert_int_equal(find(&keys, machine, 0, tail, sizeof tail), 0);
	assert_int_equal(find(&keys, machine, 0, tail, 4), 0);
	assert_int_equal(find(&keys, machine, 0, middle, sizeof middle), 1);
	assert_int_equal(find(&keys, machine, 0, wrong, sizeof wrong), MET_NONE);
	assert_int_equal(find(&keys, machine, 0, middle, 4), MET_NONE);
	assert_int_equal(find(&keys, machine, 0, met, 3), MET_NONE);
	assert_int_equal(find(&keys, machine, 1, met, sizeof met), MET_NONE);
	assert_int_equal(find(&keys, other_machine, 0, met, sizeof met), MET_NONE);
	met_keys_forget(&keys);
	assert_int_equal(find(&keys, machine, 0, met, sizeof met), MET_NONE);
	add(&keys, middle, 8);
	assert_int_equal(find(&keys, machine, 0, middle, sizeof middle), 0);
}

/* Bits of the second dword that say nothing. */
static void test_free_bits(void **state) {
	(void)state;
	struct met_keys keys = met_keys_new(arena);
	static const uint32_t met[] = {1, 0x10234}, same[] = {1, 0x1ffff}, other[] = {1, 0x20234}, first[] = {2, 0x10234};
	add_freely(&keys, met, 8, 0xffff);
	assert_int_equal(find(&keys, machine, 0, met, sizeof met), 0);
	assert_int_equal(find(&keys, machine, 0, same, sizeof same), 0);
	assert_int_equal(find(&keys, machine, 0, other, sizeof other), MET_NONE);
	assert_int_equal(find(&keys, machine, 0, first, sizeof first), MET_NONE);
	assert_int_equal(find(&keys, machine, 0, met, 4), MET_NONE);
	add(&keys, other, 8);
	assert_int_equal(find(&keys, machine, 0, other, sizeof other), 1);
	assert_int_equal(find(&keys, machine, 0, same, sizeof same), 0);
}

/* Some lose their places to others; what is found is right. */
static void test_many(void **state) {
	enum { MANY = 20000, FEW = MANY / 100 };
	(void)state;
	struct met_keys keys = met_keys_new(arena);
	unsigned lost = 0;
	for (uint32_t i = 0; i < MANY; i++)
		add(&keys, (uint32_t[]){i % 100, i, ~i}, i % 2 ? 12 : 8);
	for (uint32_t i = 0; i < MANY; i++) {
		size_t found = find(&keys, machine, 0, (uint32_t[]){i % 100, i, ~i}, 12);
		lost += found == MET_NONE;
		if (found != MET_NONE)
			assert_int_equal(found, i);
	}
	assert_true(lost < FEW);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_find),
	    cmocka_unit_test(test_free_bits),
	    cmocka_unit_test(test_many),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

/* occupancy_test.c: how many wavefronts fit, as the library says it.
 *
 * Expected numbers were worked out from the register files of emit/gpu/target/families.def, as LLVM 22 counts;
 * tests/oracle/occupancy_check.py and tests/compiler/table.py compare with clang itself. */
#include "kdasm/occupancy.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static struct kd_target target_for(const char *processor) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = processor};
	if (!kd_target_init(&target, &options, text, sizeof text))
		fail_msg("%s: %s", processor, text);
	return target;
}

static void assert_waves(const char *processor, struct kd_occupancy_use use, uint32_t waves, uint32_t limits) {
	struct kd_target target = target_for(processor);
	struct kd_occupancy occupancy;
	assert_true(kd_occupancy(&target, &use, &occupancy));
	assert_int_equal(occupancy.waves, waves);
	assert_int_equal(occupancy.limits, limits);
}

static void what_limits(void **state) {
	(void)state;
	assert_waves("gfx900", (struct kd_occupancy_use){0}, 10, KD_LIMITED_BY_SLOTS);
	assert_waves("gfx900", (struct kd_occupancy_use){.vgprs = 65}, 3, KD_LIMITED_BY_VGPRS);
	assert_waves("gfx900", (struct kd_occupancy_use){.sgprs = 96}, 8, KD_LIMITED_BY_SGPRS);
	assert_waves("gfx900", (struct kd_occupancy_use){.vgprs = 32, .sgprs = 96}, 8,
	             KD_LIMITED_BY_VGPRS | KD_LIMITED_BY_SGPRS);
	assert_waves("gfx942", (struct kd_occupancy_use){.lds = 32768, .least_items = 256, .most_items = 256}, 2,
	             KD_LIMITED_BY_LDS);
}

/* 125 VGPRs up to a multiple of 4, and 100 AGPRs, are 228 of 512; on gfx908 each kind has its own file. */
static void accumulation_registers(void **state) {
	(void)state;
	struct kd_occupancy_use use = {.vgprs = 125, .agprs = 100};
	assert_waves("gfx90a", use, 2, KD_LIMITED_BY_VGPRS);
	assert_waves("gfx908", use, 2, KD_LIMITED_BY_VGPRS);
	use.vgprs = 20;
	assert_waves("gfx90a", use, 4, KD_LIMITED_BY_VGPRS);
	assert_waves("gfx908", use, 2, KD_LIMITED_BY_VGPRS);
}

static void other_wavefronts(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx900");
	struct kd_occupancy occupancy = {.waves = 77};
	target.wave = KD_WAVE_32;
	assert_false(kd_occupancy(&target, &(struct kd_occupancy_use){0}, &occupancy));
	assert_int_equal(occupancy.waves, 77);
	assert_int_equal(kd_occupancy_most(&target, &(struct kd_occupancy_use){0}, KD_LIMITED_BY_VGPRS, 1), 0);
}

static void names_of_limits(void **state) {
	(void)state;
	static const char *const names[] = {"VGPRs", "SGPRs", "LDS", "slots"};
	uint32_t bit = 1;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++, bit <<= 1)
		assert_string_equal(kd_occupancy_limit_name(bit), names[i]);
	assert_null(kd_occupancy_limit_name(bit));
	assert_null(kd_occupancy_limit_name(0));
	assert_null(kd_occupancy_limit_name(KD_LIMITED_BY_VGPRS | KD_LIMITED_BY_LDS));
}

static void numbers_beyond_any(void **state) {
	(void)state;
	struct kd_occupancy_use use = {UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, {0}};
	for (size_t i = 0; kd_processor_at(i); i++) {
		struct kd_target target = target_for(kd_processor_at(i)->name);
		struct kd_occupancy occupancy;
		assert_true(kd_occupancy(&target, &use, &occupancy));
		assert_int_equal(occupancy.waves, 0);
		assert_int_equal(kd_occupancy_most_items(&target, &use), 0);
		use.lds = 0;
		assert_true(kd_occupancy(&target, &use, &occupancy));
		assert_int_equal(occupancy.waves, 0);
		use.least_items = 1;
		assert_true(kd_occupancy(&target, &use, &occupancy));
		assert_int_equal(occupancy.waves, 1);
		use = (struct kd_occupancy_use){UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX, {0}};
	}
}

/* By hand: work-items / size of wavefronts / SIMDs that they run on, and what a SIMD has / registers of a wavefront. */
static void work_groups_that_never_run(void **state) {
	(void)state;
	struct kd_occupancy_use use = {.vgprs = 128, .least_items = 1024, .most_items = 1024};
	struct kd_target target = target_for("gfx906");
	struct kd_occupancy occupancy;
	char text[KD_OBSTACLE_SIZE];
	assert_waves("gfx906", use, 0, KD_LIMITED_BY_VGPRS);
	assert_true(kd_occupancy(&target, &use, &occupancy));
	assert_int_equal(occupancy.vgprs, 2);
	assert_int_equal(occupancy.group, 4);
	assert_int_equal(kd_occupancy_most_items(&target, &use), 512);
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_VGPRS, 1), 64);
	assert_true(kd_occupancy_obstacle(&target, &use, text, sizeof text));
	assert_string_equal(text, "a work-group of 1024 work-items has 16 wavefronts, 4 on each of 4 SIMDs, and 128 VGPRs "
	                          "leave room for 2; at most 512 work-items fit, or 1024 with 64 VGPRs");
	use.least_items = 512;
	assert_waves("gfx906", use, 2, KD_LIMITED_BY_VGPRS);
	assert_false(kd_occupancy_obstacle(&target, &use, text, sizeof text));
	assert_string_equal(text, "");
	assert_waves("gfx942", (struct kd_occupancy_use){.vgprs = 256, .least_items = 1024}, 0, KD_LIMITED_BY_VGPRS);
	assert_waves("gfx90a", (struct kd_occupancy_use){.vgprs = 512, .least_items = 512}, 0, KD_LIMITED_BY_VGPRS);
	assert_waves("gfx90a", (struct kd_occupancy_use){.vgprs = 512, .least_items = 256}, 1, KD_LIMITED_BY_VGPRS);
}

/* A work-group runs on the four SIMDs of a WGP, or on the two of a compute unit. */
static void modes(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx1030");
	struct kd_occupancy_use use = {.vgprs = 256, .least_items = 1024};
	struct kd_occupancy occupancy;
	target.wave = KD_WAVE_64;
	assert_true(kd_occupancy(&target, &use, &occupancy));
	assert_int_equal(occupancy.waves, 0);
	assert_int_equal(kd_occupancy_most_items(&target, &use), 512);
	target.cumode = true;
	assert_int_equal(kd_occupancy_most_items(&target, &use), 256);
}

/* The smallest number past what a work-group can have. */
static void too_much_lds(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx1100");
	struct kd_occupancy_use use = {.lds = 65540};
	char text[KD_OBSTACLE_SIZE];
	assert_waves("gfx1100", use, 0, KD_LIMITED_BY_LDS);
	assert_int_equal(kd_occupancy_most_items(&target, &use), 0);
	assert_true(kd_occupancy_obstacle(&target, &use, text, sizeof text));
	assert_string_equal(text, "a work-group can have at most 65536 bytes of LDS, not 65540");
}

/* The other way: so much leaves room for so many wavefronts, and one more does not. */
static void the_most(void **state) {
	(void)state;
	struct kd_target target = target_for("gfx942");
	struct kd_occupancy_use use = {.least_items = 256, .most_items = 256};
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_VGPRS, 5), 96);
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_VGPRS, 1), 512);
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_SGPRS, 8), 100);
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_LDS, 8), 8192);
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_LDS, 9), 0);
	assert_int_equal(kd_occupancy_most(&target, &use, KD_LIMITED_BY_SLOTS, 1), 0);
}

static void assert_steps(const struct kd_target *target, const struct kd_occupancy_use *as, uint32_t slots) {
	for (uint32_t waves = 1; waves <= slots; waves++) {
		struct kd_occupancy_use use = *as;
		struct kd_occupancy occupancy;
		use.vgprs = kd_occupancy_most(target, as, KD_LIMITED_BY_VGPRS, waves);
		use.sgprs = kd_occupancy_most(target, as, KD_LIMITED_BY_SGPRS, waves);
		use.lds = kd_occupancy_most(target, as, KD_LIMITED_BY_LDS, waves);
		assert_true(kd_occupancy(target, &use, &occupancy));
		if (use.vgprs)
			assert_true(occupancy.vgprs >= waves);
		if (use.sgprs)
			assert_true(occupancy.sgprs >= waves);
		if (use.lds)
			assert_true(occupancy.lds >= waves);
		use.vgprs++, use.sgprs++, use.lds++;
		assert_true(kd_occupancy(target, &use, &occupancy));
		if (use.vgprs <= target->family.vgprs->addressable)
			assert_true(occupancy.vgprs < waves);
		if (use.sgprs <= target->family.sgprs->allocated)
			assert_true(occupancy.sgprs < waves);
	}
}

static void the_most_of_every_processor(void **state) {
	(void)state;
	for (size_t i = 0; kd_processor_at(i); i++) {
		struct kd_target target = target_for(kd_processor_at(i)->name);
		struct kd_occupancy_use use = {.least_items = 64, .most_items = 512};
		struct kd_occupancy occupancy;
		assert_true(kd_occupancy(&target, &use, &occupancy));
		assert_steps(&target, &use, occupancy.slots);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(names_of_limits),
	    cmocka_unit_test(what_limits),
	    cmocka_unit_test(accumulation_registers),
	    cmocka_unit_test(other_wavefronts),
	    cmocka_unit_test(numbers_beyond_any),
	    cmocka_unit_test(work_groups_that_never_run),
	    cmocka_unit_test(modes),
	    cmocka_unit_test(too_much_lds),
	    cmocka_unit_test(the_most),
	    cmocka_unit_test(the_most_of_every_processor),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

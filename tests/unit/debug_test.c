/* debug_test.c: the pieces that tables of debug information are made of.
 *
 * Opcodes are worked out by hand from DWARF 5, 6.2.5.1 and 6.4.2.1, with the parameters of advance.h:
 * special opcode = lines + 5 + 14 * step + 13; paths from POSIX; MD5 sums from RFC 1321, A.5. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/md5.h"
#include "module/advance.h"
#include "debug/write/path.h"
#include "debug/write/dwarf_registers.h"

static void assert_bytes(const uint8_t *bytes, size_t size, const char *wanted, size_t wanted_size) {
	assert_int_equal(size, wanted_size);
	assert_memory_equal(bytes, wanted, wanted_size);
}

static void line_steps(void **state) {
	(void)state;
	static const struct {
		int64_t lines;
		uint64_t distance;
		size_t size;
		const char *bytes;
	} rows[] = {
	    {0, 0, 1, "\x01"}, /* copy */
	    {1, 0, 1, "\x13"},
	    {-5, 0, 1, "\x0d"},
	    {8, 0, 1, "\x1a"},
	    {0, 3, 1, "\x01"}, /* less than an instruction is no step */
	    {1, 4, 1, "\x21"},
	    {8, 64, 1, "\xfa"},     /* 26 + 14 * 16 */
	    {-1, 68, 1, "\xff"},    /* 17 + 14 * 17: the last special opcode */
	    {0, 68, 2, "\x08\x12"}, /* const_add_pc */
	    {8, 132, 2, "\x08\xfa"},
	    {-1, 136, 2, "\x08\xff"},
	    {0, 136, 3, "\x02\x22\x12"}, /* advance_pc 34 */
	    {1, 140, 3, "\x02\x23\x13"},
	    {9, 0, 3, "\x03\x09\x01"}, /* advance_line, copy */
	    {-6, 4, 3, "\x03\x7a\x20"},
	    {1000, 68, 5, "\x03\xe8\x07\x08\x12"},
	    {1000, 1024, 7, "\x03\xe8\x07\x02\x80\x02\x01"},
	    {LINE_END_SEQUENCE, 0, 3, "\0\x01\x01"},
	    {LINE_END_SEQUENCE, 4, 5, "\x02\x01\0\x01\x01"},
	    {LINE_END_SEQUENCE, 68, 4, "\x08\0\x01\x01"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		uint8_t bytes[LINE_ADVANCE_SIZE];
		size_t size = line_advance_encode(bytes, rows[i].lines, rows[i].distance);
		assert_bytes(bytes, size, rows[i].bytes, rows[i].size);
	}
}

static void longest_line_step_fits(void **state) {
	(void)state;
	uint8_t bytes[LINE_ADVANCE_SIZE];
	assert_true(line_advance_encode(bytes, INT64_MIN, UINT64_MAX) <= LINE_ADVANCE_SIZE);
}

static void frame_steps(void **state) {
	(void)state;
	static const struct {
		uint64_t distance;
		size_t size;
		const char *bytes;
	} rows[] = {
	    {0, 0, ""},
	    {3, 0, ""},
	    {4, 1, "\x41"},
	    {252, 1, "\x7f"},
	    {256, 2, "\x02\x40"},
	    {1020, 2, "\x02\xff"},
	    {1024, 3, "\x03\x00\x01"},
	    {262140, 3, "\x03\xff\xff"},
	    {262144, 5, "\x04\x00\x00\x01\x00"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		uint8_t bytes[FRAME_ADVANCE_SIZE];
		assert_bytes(bytes, frame_advance_encode(bytes, rows[i].distance), rows[i].bytes, rows[i].size);
	}
}

static void paths(void **state) {
	(void)state;
	static const struct {
		const char *path;
		const char *folders;
		const char *name;
	} rows[] = {
	    {"", "", ""},        {"a.c", "", "a.c"},     {"d/a.c", "d", "a.c"}, {"/a.c", "/", "a.c"}, {"/d/a", "/d", "a"},
	    {"d//a", "d", "a"},  {"d/", "d", "."},       {"d//", "d", "."},     {"/", "", "/"},       {".", "", "."},
	    {"../a", "..", "a"}, {"//h/a", "//h/", "a"}, {"//h", "", "//h"},    {"///a", "/", "a"},   {"a/.", "a", "."},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct path_parts parts = path_split(rows[i].path, strlen(rows[i].path));
		assert_int_equal(parts.folders, strlen(rows[i].folders));
		assert_memory_equal(rows[i].path, rows[i].folders, parts.folders);
		assert_int_equal(parts.name_length, strlen(rows[i].name));
		assert_memory_equal(parts.name, rows[i].name, parts.name_length);
	}
}

static void checksums(void **state) {
	(void)state;
	static const struct {
		const char *text;
		const char *sum;
	} rows[] = {
	    {"", "d41d8cd98f00b204e9800998ecf8427e"},
	    {"a", "0cc175b9c0f1b6a831c399e269772661"},
	    {"message digest", "f96b697d7cb7938d525a2f31aaf161d0"},
	    {"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"},
	    {"12345678901234567890123456789012345678901234567890123456789012345678901234567890",
	     "57edf4a22be3c955ac49da2e2107b67a"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		uint8_t sum[MD5_SIZE];
		char digits[2 * MD5_SIZE + 1];
		md5(rows[i].text, strlen(rows[i].text), sum);
		for (size_t byte = 0; byte < MD5_SIZE; byte++)
			snprintf(digits + 2 * byte, 3, "%02x", sum[byte]);
		assert_string_equal(digits, rows[i].sum);
	}
}

/* Numbers of the specification's table "DWARF Register Mapping", wave64. */
static void register_numbers(void **state) {
	(void)state;
	static const struct {
		const char *name;
		int64_t number;
	} rows[] = {
	    {"pc", 16},   {"exec", 17},   {"exec_lo", 1}, {"s0", 32},       {"s63", 95}, {"s64", 1088}, {"s101", 1125},
	    {"v0", 2560}, {"v255", 2815}, {"a0", 3072},   {"acc255", 3327}, {"vcc", -1}, {"v0.h", -1},  {"ttmp0", -1},
	};
	struct kd_target target;
	struct kd_target_options options = {.processor = "gfx90a"};
	char text[KD_TARGET_TEXT_SIZE];
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct machine_register found;
		assert_null(register_named(&target, rows[i].name, strlen(rows[i].name), &found));
		assert_int_equal(register_dwarf_number(&found), rows[i].number);
	}
}

static void groups_have_no_number(void **state) {
	(void)state;
	struct kd_target target;
	struct kd_target_options options = {.processor = "gfx90a"};
	char text[KD_TARGET_TEXT_SIZE];
	struct machine_register group, single;
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	assert_null(register_range(&target, "s", 1, 4, 7, &group));
	assert_int_equal(register_dwarf_number(&group), -1);
	assert_non_null(register_range(&target, "s", 1, 2, 5, &group)); /* not a multiple of 4 */
	assert_null(register_named(&target, "exec_lo", 7, &group));
	assert_null(register_named(&target, "exec_hi", 7, &single));
	assert_null(register_append(&group, &single));
	assert_int_equal(register_dwarf_number(&group), 17);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(line_steps),
	    cmocka_unit_test(longest_line_step_fits),
	    cmocka_unit_test(frame_steps),
	    cmocka_unit_test(paths),
	    cmocka_unit_test(checksums),
	    cmocka_unit_test(register_numbers),
	    cmocka_unit_test(groups_have_no_number),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

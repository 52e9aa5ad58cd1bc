/* printable_test.c: text on its way to a terminal. The Unicode Standard, chapter 23.1: control codes are U+0000 to
 * U+001F and U+007F to U+009F; table 3-7: well-formed UTF-8. */
#include "base/printable.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void assert_printed(const char *text, size_t size, const char *kept, const char *expected) {
	char copy[64];
	assert_true(size < sizeof copy && strlen(expected) == size);
	memcpy(copy, text, size);
	printable(copy, size, kept);
	assert_memory_equal(copy, expected, size);
}

#define PRINTED(text, kept, expected) assert_printed(text, sizeof(text) - 1, kept, expected)

static void test_text_stays(void **state) {
	(void)state;
	PRINTED("", "", "");
	PRINTED(" a~", "", " a~");
	PRINTED("caf\xc3\xa9 \xc3\x80 \xe2\x82\xac \xf0\x9f\x98\x80", "",
	        "caf\xc3\xa9 \xc3\x80 \xe2\x82\xac \xf0\x9f\x98\x80");
	PRINTED("\xc2\xa0", "", "\xc2\xa0"); /* the first one that is none */
	PRINTED("\xe9", "", "\xe9");         /* of Latin-1, not of UTF-8 */
}

static void test_control_characters(void **state) {
	(void)state;
	for (int c = 0; c < 256; c++) {
		char text = (char)c;
		printable(&text, 1, "");
		bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
		assert_int_equal((uint8_t)text, control ? '?' : c);
	}
	for (int c = 0x80; c < 0xc0; c++) {
		char text[] = {(char)0xc2, (char)c};
		printable(text, 2, "");
		assert_int_equal(text[0], c < 0xa0 ? '?' : (char)0xc2);
	}
	PRINTED("a\033[2Jb\177\n\r\tc", "", "a?[2Jb????c");
	PRINTED("a\xc2\x9b"
	        "2Jb",
	        "", "a??2Jb");
	PRINTED("\0\0", "", "??");
}

static void test_kept(void **state) {
	(void)state;
	PRINTED("\ta\n\033\0", "\t\n", "\ta\n??");
}

/* A C1 byte is one also where UTF-8 is not well-formed. */
static void test_cut_characters(void **state) {
	(void)state;
	PRINTED("\xe2\x9b", "", "\xe2?");
	PRINTED("\xc2", "", "\xc2");
	PRINTED("\xc2\033", "", "\xc2?");
	PRINTED("\xe2\x82\033", "", "\xe2??");
	PRINTED("\x9b\x9b", "", "??");
	PRINTED("\xc1\x9b\xc0\x80", "", "????"); /* as long as it need not be */
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_text_stays),
	    cmocka_unit_test(test_control_characters),
	    cmocka_unit_test(test_kept),
	    cmocka_unit_test(test_cut_characters),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

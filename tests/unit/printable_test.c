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
	PRINTED("\xe2\x80\xa7\xe2\x80\xaf\xe2\x81\xa5\xe2\x81\xaa", "",
	        "\xe2\x80\xa7\xe2\x80\xaf\xe2\x81\xa5\xe2\x81\xaa"); /* beside those that turn text around */
}

static void test_control_characters(void **state) {
	(void)state;
	for (int c = 0; c < 256; c++) {
		char text = (char)c;
		printable(&text, 1, "");
		bool control = c < 0x20 || c >= 0x7f; /* from 0x80 on a byte alone is no character */
		assert_int_equal((uint8_t)text, control ? '?' : c);
	}
	for (int c = 0x80; c < 0xc0; c++) {
		char text[] = {(char)0xc2, (char)c};
		printable(text, 2, "");
		assert_int_equal(text[0], c < 0xa0 ? '?' : (char)0xc2);
	}
	for (int c = 0x80; c < 0xc0; c++) {
		char text[] = {(char)0xe2, (char)0x80, (char)c}, other[] = {(char)0xe2, (char)0x81, (char)c};
		printable(text, 3, "");
		printable(other, 3, "");
		assert_memory_equal(text, c >= 0xa8 && c <= 0xae ? "???" : ((char[]){(char)0xe2, (char)0x80, (char)c}), 3);
		assert_memory_equal(other, c >= 0xa6 && c <= 0xa9 ? "???" : ((char[]){(char)0xe2, (char)0x81, (char)c}), 3);
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

/* Each byte that belongs to no character is one of its own. */
static void test_cut_characters(void **state) {
	(void)state;
	PRINTED("caf\xe9 au", "", "caf? au"); /* Latin-1 */
	PRINTED("\xe2\x9b", "", "??");
	PRINTED("\xc2", "", "?");
	PRINTED("\xc2\033", "", "??");
	PRINTED("\xe2\x82\033", "", "???");
	PRINTED("\x9b\x9b", "", "??");
	PRINTED("\xc1\x9b\xc0\x80", "", "????"); /* as long as it need not be */
	PRINTED("\xe0\x9f\xbf\xf0\x8f\xbf\xbf", "", "???????");
	PRINTED("\xed\xa0\x80\xf4\x90\x80\x80\xf8\x88\x80\x80\x80", "", "????????????"); /* no code points */
	PRINTED("\xed\x9f\xbf\xf4\x8f\xbf\xbf\xef\xbf\xbf", "", "\xed\x9f\xbf\xf4\x8f\xbf\xbf\xef\xbf\xbf");
	PRINTED("\xff\xfe", "\xff", "??");
}

/* Letters are looked at several at a time: each byte must be seen at each place among them. */
static void test_each_place(void **state) {
	(void)state;
	for (size_t at = 0; at < 24; at++)
		for (int c = 0; c < 256; c++) {
			char text[24], expected[24];
			memset(text, 'a', sizeof text);
			memset(expected, 'a', sizeof expected);
			text[at] = (char)c;
			expected[at] = c < 0x20 || c >= 0x7f ? '?' : (char)c;
			printable(text, sizeof text, "");
			assert_memory_equal(text, expected, sizeof text);
		}
	PRINTED("~~~~~~~~ ~~~~~~~\177", "", "~~~~~~~~ ~~~~~~~?");
	PRINTED("1234567\xc3\xa9"
	        "12345\xe2\x80\xae.",
	        "",
	        "1234567\xc3\xa9"
	        "12345???.");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_text_stays),     cmocka_unit_test(test_control_characters), cmocka_unit_test(test_kept),
	    cmocka_unit_test(test_cut_characters), cmocka_unit_test(test_each_place),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

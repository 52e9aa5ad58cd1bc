/* printable.c: see printable.h. */
#include "printable.h"

#include <stdbool.h>
#include <string.h>

#include "utf8.h"

static bool is_plain(char c) {
	return c >= ' ' && c < 0x7f;
}

/* The first place from `at` on that is no plain character. Nearly all text is, so eight of them are asked at once: no
 * byte of a word is below ' ', which would borrow, or DEL or above, which would reach the highest bit. */
static size_t skip_plain(const char *text, size_t at, size_t size) {
	static const uint64_t ones = 0x0101010101010101;
	for (uint64_t word; size - at >= sizeof word; at += sizeof word) {
		memcpy(&word, text + at, sizeof word);
		if ((word | (word - ones * ' ') | (word + ones)) & ones * 0x80)
			break;
	}
	while (at < size && is_plain(text[at]))
		at++;
	return at;
}

/* Bytes of the character, or of what is none, that a text begins with; whether it is shown. */
static size_t judge(const char *text, size_t size, const char *kept, bool *shown) {
	uint32_t point;
	uint8_t first = (uint8_t)text[0];
	if (first < 0x80) {
		*shown = first && strchr(kept, first);
		return 1;
	}
	size_t length = utf8_decode((const uint8_t *)text, size, &point);
	*shown = length && !utf8_is_control(point);
	return length ? length : 1;
}

void printable(char *text, size_t size, const char *kept) {
	for (size_t length, at = skip_plain(text, 0, size); at < size; at = skip_plain(text, at + length, size)) {
		bool shown;
		length = judge(text + at, size - at, kept, &shown);
		if (!shown)
			memset(text + at, '?', length);
	}
}

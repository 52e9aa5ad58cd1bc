/* printable.c: see printable.h. */
#include "printable.h"

#include <stdbool.h>
#include <string.h>

#include "utf8.h"

static bool is_shown(const char *character, size_t length, uint32_t point, const char *kept) {
	return length && (!utf8_is_control(point) || (*character && strchr(kept, *character)));
}

void printable(char *text, size_t size, const char *kept) {
	for (size_t at = 0, length; at < size; at += length ? length : 1) {
		uint32_t point = (uint8_t)text[at];
		length = point >= ' ' && point < 0x7f ? 1 : utf8_decode((const uint8_t *)text + at, size - at, &point);
		if (!is_shown(text + at, length, point, kept))
			memset(text + at, '?', length ? length : 1);
	}
}

/* printable.c: see printable.h. */
#include "printable.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static bool is_continuation(uint8_t c) {
	return c >> 6 == 2;
}

/* Bytes of the UTF-8 character here, as its first byte has it; 1 if the others are not there. */
static size_t character_size(const char *text, size_t size) {
	uint8_t first = (uint8_t)text[0];
	size_t length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf8 ? 4 : 1;
	for (size_t i = 1; i < length; i++)
		if (i == size || !is_continuation((uint8_t)text[i]))
			return 1;
	return length;
}

/* C1 characters have 0xc2 in front in UTF-8; terminals that read other encodings take the byte alone for one. */
static bool is_control(const char *character, size_t length) {
	uint8_t first = (uint8_t)character[0];
	if (length == 1)
		return first < 0x20 || (first >= 0x7f && first < 0xa0);
	return length == 2 && (first == 0xc0 || first == 0xc1 || (first == 0xc2 && (uint8_t)character[1] < 0xa0));
}

void printable(char *text, size_t size, const char *kept) {
	for (size_t at = 0, length; at < size; at += length) {
		length = character_size(text + at, size - at);
		if (is_control(text + at, length) && !(text[at] && strchr(kept, text[at])))
			memset(text + at, '?', length);
	}
}

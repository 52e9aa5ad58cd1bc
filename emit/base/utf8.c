/* utf8.c: see utf8.h. */
#include "utf8.h"

size_t utf8_decode(const uint8_t *at, size_t size, uint32_t *point) {
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	size_t length = at[0] < 0x80 ? 1 : at[0] < 0xc0 ? 0 : at[0] < 0xe0 ? 2 : at[0] < 0xf0 ? 3 : at[0] < 0xf8 ? 4 : 0;
	if (!length || length > size)
		return 0;
	*point = length == 1 ? at[0] : at[0] & (0x7fU >> length);
	for (size_t i = 1; i < length; i++) {
		if ((at[i] & 0xc0) != 0x80)
			return 0;
		*point = *point << 6 | (at[i] & 0x3f);
	}
	bool surrogate = *point >= 0xd800 && *point <= 0xdfff;
	return *point < least[length] || *point > 0x10ffff || surrogate ? 0 : length;
}

bool utf8_is_control(uint32_t point) {
	return point < 0x20 || (point >= 0x7f && point < 0xa0) || (point >= 0x2028 && point <= 0x202e) ||
	       (point >= 0x2066 && point <= 0x2069);
}

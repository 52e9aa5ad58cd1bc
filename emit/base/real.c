/* real.c: see real.h. */
#include "real.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

uint64_t real_bits(const char *text, unsigned width, bool *valid) {
	char *end = NULL;
	uint64_t bits = 0;
	locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);
	if (c == (locale_t)0) {
		*valid = false;
		return 0;
	}
	if (width == 4) {
		float number = strtof_l(text, &end, c);
		uint32_t word;
		memcpy(&word, &number, sizeof word);
		bits = word;
	} else {
		double number = strtod_l(text, &end, c);
		memcpy(&bits, &number, sizeof bits);
	}
	freelocale(c);
	*valid = *end == '\0';
	return bits;
}

size_t real_length(const char *text, size_t length) {
	bool hexadecimal = length > 1 && (text[1] | 0x20) == 'x';
	while (!hexadecimal && length && strchr("eE+-", text[length - 1]))
		length--;
	return length;
}

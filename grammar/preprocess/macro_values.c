/* macro_values.c: see macro_values.h. */
#include "macro_values.h"

#include <string.h>

size_t macro_values_size(const struct text *values, size_t count) {
	size_t size = count * sizeof(uint32_t);
	for (size_t i = 0; i < count; i++)
		size += values[i].length;
	return size;
}

void macro_values_keep(uint32_t *kept, const struct text *values, size_t count) {
	char *at = (char *)&kept[count];
	for (size_t i = 0; i < count; i++) {
		kept[i] = (uint32_t)values[i].length; /* texts have places of 32 bits */
		memcpy(at, values[i].at, values[i].length);
		at += values[i].length;
	}
}

bool macro_values_same(const uint32_t *kept, const struct text *values, size_t count) {
	const char *at = (const char *)&kept[count];
	for (size_t i = 0; i < count; i++) {
		if (kept[i] != values[i].length || memcmp(at, values[i].at, kept[i]) != 0)
			return false;
		at += kept[i];
	}
	return true;
}

struct text *macro_values(struct arena *arena, const uint32_t *kept, size_t count) {
	struct text *values = arena_alloc(arena, count * sizeof *values);
	const char *at = (const char *)&kept[count];
	for (size_t i = 0; i < count; i++) {
		values[i] = (struct text){at, kept[i]};
		at += kept[i];
	}
	return values;
}

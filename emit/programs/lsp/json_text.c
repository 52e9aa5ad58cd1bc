/* json_text.c: see json_text.h. */
#include "json_text.h"

#include <stdlib.h>
#include <string.h>

json_t *json_text(const char *text, size_t size) {
	json_t *json = json_stringn(text, size);
	char *copy = json ? NULL : malloc(size + 1);
	if (!copy)
		return json;
	for (size_t i = 0; i < size; i++)
		copy[i] = (unsigned char)text[i] < 0x80 ? text[i] : '?';
	json = json_stringn(copy, size);
	free(copy);
	return json;
}

/* argument_kind.c: see argument_kind.h. */
#include "argument_kind.h"

#include <string.h>

static const struct argument_kind rows[] = {
#define KD_METADATA_ARGUMENT_KIND(value, size, offset_3, offset_5) {value, size, {offset_3, offset_5}},
#include "kdasm/metadata_keys.def"
};

const struct argument_kind *argument_kind_find(const char *value, size_t size) {
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if (strlen(rows[i].value) == size && memcmp(rows[i].value, value, size) == 0)
			return &rows[i];
	return NULL;
}

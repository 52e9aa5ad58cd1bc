/* argument_kind.c: see argument_kind.h. */
#include "argument_kind.h"

#include <string.h>

#include "kdasm/argument_kinds.h"

static const struct argument_kind rows[] = {
#define KD_METADATA_ARGUMENT_KIND(value, size, offset_3, offset_5) {value, size, {offset_3, offset_5}},
#include "kdasm/metadata_keys.def"
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

const struct argument_kind *argument_kind_at(size_t number) {
	return number < ROW_COUNT ? &rows[number] : NULL;
}

const struct argument_kind *argument_kind_find(const char *value, size_t size) {
	for (size_t i = 0; i < ROW_COUNT; i++)
		if (rows[i].size && strlen(rows[i].value) == size && memcmp(rows[i].value, value, size) == 0)
			return &rows[i];
	return NULL;
}

bool argument_kind_is_of_lds(const struct argument_kind *kind) {
	return strcmp(kind->value, KD_ARGUMENT_DYNAMIC_SHARED_POINTER) == 0 ||
	       strcmp(kind->value, KD_ARGUMENT_HIDDEN_DYNAMIC_LDS_SIZE) == 0;
}

/* keys.c: the table of metadata keys, and how a key is found in it. */
#include "kdasm/metadata.h"
#include "kdasm/target.h"

#include <limits.h>
#include <string.h>

#include "key_order.h"

#define KD_ANY_VALUE NULL
#define KD_VALUES(...)                                                                                                 \
	(const char *const[]) {                                                                                            \
		__VA_ARGS__, NULL                                                                                              \
	}
#define KD_ARGUMENT_KINDS argument_kinds

enum { OPTIONAL, REQUIRED, ESSENTIAL };

static const char *const argument_kinds[] = {
#define KD_METADATA_ARGUMENT_KIND(value, ...) value,
#include "kdasm/metadata_keys.def"
    NULL,
};

static const struct kd_metadata_key keys[] = {
#define KD_METADATA_KEY(in, called, kind, need, from, allowed, text)                                                   \
	{.map = KD_METADATA_##in,                                                                                          \
	 .name = called,                                                                                                   \
	 .type = KD_METADATA_##kind,                                                                                       \
	 .required = need != OPTIONAL,                                                                                     \
	 .essential = need == ESSENTIAL,                                                                                   \
	 .since = from,                                                                                                    \
	 .values = allowed,                                                                                                \
	 .description = text},
#include "kdasm/metadata_keys.def"
};

/* Names are told apart by length first; rows of one length are few. */
static const unsigned char sizes[] = {
#define KD_METADATA_KEY(map, name, type, need, since, values, description) sizeof name - 1,
#include "kdasm/metadata_keys.def"
};

#define KEY_COUNT (sizeof keys / sizeof *keys)

_Static_assert(KEY_COUNT <= KEY_ROWS_MOST, "too many metadata keys for a set of them");

/* How many rows each map has; they are in the order of the maps. */
enum {
	ROOT_ROWS = 0
#define KD_METADATA_KEY(map, ...) +(KD_METADATA_##map == KD_METADATA_ROOT)
#include "kdasm/metadata_keys.def"
	,
	KERNEL_ROWS = 0
#define KD_METADATA_KEY(map, ...) +(KD_METADATA_##map == KD_METADATA_KERNEL)
#include "kdasm/metadata_keys.def"
	,
};

static const struct {
	size_t first;
	size_t end;
} rows_of_map[] = {
    [KD_METADATA_ROOT] = {0, ROOT_ROWS},
    [KD_METADATA_KERNEL] = {ROOT_ROWS, ROOT_ROWS + KERNEL_ROWS},
    [KD_METADATA_ARGUMENT] = {ROOT_ROWS + KERNEL_ROWS, KEY_COUNT},
};

const struct kd_metadata_key *kd_metadata_keys(size_t *count) {
	*count = KEY_COUNT;
	return keys;
}

const struct kd_metadata_key *kd_metadata_find_key(enum kd_metadata_map map, const char *name, size_t size) {
	const unsigned char *at = sizes + rows_of_map[map].first, *end = sizes + rows_of_map[map].end;
	if (size > UCHAR_MAX)
		return NULL;
	for (; (at = memchr(at, (int)size, (size_t)(end - at))); at++)
		if (memcmp(keys[at - sizes].name, name, size) == 0)
			return &keys[at - sizes];
	return NULL;
}

const struct kd_metadata_key *key_order_find(struct key_order *order, enum kd_metadata_map map, const char *name,
                                             size_t size) {
	uint8_t *guess = &order->after[order->last];
	const struct kd_metadata_key *row = &keys[*guess];
	if (row->map != map || sizes[*guess] != size || memcmp(row->name, name, size) != 0)
		row = kd_metadata_find_key(map, name, size);
	if (row)
		order->last = *guess = (uint8_t)(row - keys);
	return row;
}

/* Values that LLVM 14 does not know. */
static const char *const later_values[] = {
#define KD_METADATA_LATER_VALUE(value) value,
#include "kdasm/metadata_keys.def"
};

bool kd_metadata_value_in_version(const char *value, unsigned version) {
	bool all = !kd_object_version_has(version, KD_OF_LLVM_14);
	for (size_t i = 0; !all && i < sizeof later_values / sizeof *later_values; i++)
		if (strcmp(later_values[i], value) == 0)
			return false;
	return true;
}

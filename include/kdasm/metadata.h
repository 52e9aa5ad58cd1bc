/* kdasm/metadata.h: the keys of code object metadata (the NT_AMDGPU_METADATA note).
 *
 * Rows: kdasm/metadata_keys.def. Other keys are allowed. */
#ifndef KDASM_METADATA_H
#define KDASM_METADATA_H

#include <stdbool.h>
#include <stddef.h>

#include "kdasm/api.h"
#include "kdasm/argument_kinds.h"

KD_DECLARATIONS_BEGIN

/* A key's map. */
enum kd_metadata_map {
	KD_METADATA_ROOT,
	KD_METADATA_KERNEL,   /* an element of "amdhsa.kernels" */
	KD_METADATA_ARGUMENT, /* an element of ".args" of a kernel */
};

enum kd_metadata_type {
	KD_METADATA_ANY,
	KD_METADATA_STRING,
	KD_METADATA_INTEGER,
	KD_METADATA_BOOLEAN,
	KD_METADATA_STRINGS,    /* a list of strings */
	KD_METADATA_INTEGERS_2, /* a list of two integers */
	KD_METADATA_INTEGERS_3,
	KD_METADATA_MAPS, /* a list of maps: kernels or arguments */
};

struct kd_metadata_key {
	enum kd_metadata_map map;
	const char *name;
	enum kd_metadata_type type;
	bool required;
	bool essential;            /* required: without it, runtimes find no kernel or refuse the file */
	unsigned since;            /* code object version that introduced it */
	const char *const *values; /* allowed strings, ended by NULL; NULL: all */
	const char *description;
};

/* All rows, ordered by map. */
KD_API const struct kd_metadata_key *kd_metadata_keys(size_t *count);

/* NULL: no such key. The name need not be terminated. */
KD_API const struct kd_metadata_key *kd_metadata_find_key(enum kd_metadata_map map, const char *name, size_t size);

/* Whether a code object version has an allowed value. */
KD_API bool kd_metadata_value_in_version(const char *value, unsigned version);

KD_DECLARATIONS_END

#endif

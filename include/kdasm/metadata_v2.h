/* kdasm/metadata_v2.h: the metadata keys of code object version 2, whose metadata is YAML text in a note.
 *
 * Rows: kdasm/metadata_v2_keys.def. Other keys are errors. */
#ifndef KDASM_METADATA_V2_H
#define KDASM_METADATA_V2_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

enum kd_metadata_v2_map {
	KD_METADATA_V2_ROOT,
	KD_METADATA_V2_KERNEL,
	KD_METADATA_V2_ATTRS,
	KD_METADATA_V2_ARGUMENT,
	KD_METADATA_V2_CODE_PROPS,
	KD_METADATA_V2_DEBUG_PROPS,
};

enum kd_metadata_v2_type {
	KD_METADATA_V2_STRING,
	KD_METADATA_V2_U16,
	KD_METADATA_V2_U32,
	KD_METADATA_V2_U64,
	KD_METADATA_V2_BOOLEAN,
	KD_METADATA_V2_WORD,
	KD_METADATA_V2_NUMBERS,
	KD_METADATA_V2_STRINGS,
	KD_METADATA_V2_MAP,
	KD_METADATA_V2_MAPS,
};

enum kd_metadata_v2_need {
	KD_METADATA_V2_REQUIRED,
	KD_METADATA_V2_OPTIONAL,
	KD_METADATA_V2_OPTIONAL_1,
	KD_METADATA_V2_ALWAYS,
	KD_METADATA_V2_HEAD,
	KD_METADATA_V2_UNUSED,
};

struct kd_metadata_v2_key {
	enum kd_metadata_v2_map map;
	const char *name;
	enum kd_metadata_v2_type type;
	enum kd_metadata_v2_need need;
	const char *const *words;      /* of WORD, ended by NULL */
	enum kd_metadata_v2_map inner; /* of MAP and MAPS */
	const char *description;
};

/* All rows, grouped by map, in the order of writing. */
KD_API const struct kd_metadata_v2_key *kd_metadata_v2_keys(size_t *count);

/* The equivalent key since version 3; NULL: none. */
KD_API const char *kd_metadata_v2_later(const struct kd_metadata_v2_key *key);

KD_DECLARATIONS_END

#endif

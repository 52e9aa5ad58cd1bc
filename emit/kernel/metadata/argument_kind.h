/* argument_kind.h: what is known of an argument from its ".value_kind". */
#ifndef KD_KERNEL_METADATA_ARGUMENT_KIND_H
#define KD_KERNEL_METADATA_ARGUMENT_KIND_H

#include "kdasm/target.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
	KD_ABSENT = -1,   /* the version has no such argument */
	KD_ANYWHERE = -2, /* it is not bound to an offset */
};

/* Alignment of the first hidden argument. */
#define HIDDEN_ALIGNMENT 8

struct argument_kind {
	const char *value;
	uint8_t size;       /* in bytes, which is its alignment too; 0: any */
	int16_t offsets[2]; /* from the start of the hidden arguments: before version 5, and since */
};

/* The row of an allowed value by its number; NULL: there are not so many. */
const struct argument_kind *argument_kind_at(size_t number);

/* The row of a value that says something of the size, or NULL. */
const struct argument_kind *argument_kind_find(const char *value, size_t size);

/* Whether the runtime makes its value. */
static inline bool argument_kind_is_hidden(const struct argument_kind *kind) {
	return strncmp(kind->value, "hidden_", strlen("hidden_")) == 0;
}

/* Whether it tells of LDS that a dispatch adds to what the descriptor has. */
bool argument_kind_is_of_lds(const struct argument_kind *kind);

/* Where a hidden argument lies after the start of them all, in a code object version; KD_ABSENT, KD_ANYWHERE. */
static inline int argument_kind_offset(const struct argument_kind *kind, unsigned version) {
	return kind->offsets[kd_object_version_has(version, KD_WITH_LATER_ARGUMENTS)];
}

#endif

/* late.h: descriptors with values that layout decides. */
#ifndef KD_KERNEL_DESCRIPTOR_LATE_H
#define KD_KERNEL_DESCRIPTOR_LATE_H

#include "base/row_numbers.h"
#include "kdasm/descriptor.h"
#include "module/expr.h"

/* A field of a descriptor whose value comes late. */
struct late_field {
	struct expr *expr;
	kd_pos pos;
	uint8_t field; /* enum kd_field_id */
};

/* A descriptor with late fields: it is encoded when layout is done. What was known when its
 * block ended is kept as short as it can be, because compilers make all descriptors so. */
struct late_descriptor {
	kd_pos pos;      /* of the end of its block */
	uint32_t kernel; /* its number in module->kernels */
	uint8_t count;
	uint64_t given;           /* bit f: field f was given */
	uint64_t nonzero;         /* the given fields that are not late and not 0, as most are ... */
	const uint32_t *known;    /* ... and their values, by number */
	struct late_field late[]; /* in the order of the source */
};

/* Whether .amdhsa_next_free_sgpr and the reservations enter the descriptor; where they do not,
 * llvm-mc never looks at late values of theirs. */
static inline bool late_sgprs_count(const struct kd_target *target) {
	return target->family.sgprs->granule && !target->family.sgprs->fixed_count;
}

/* Whether a descriptor of module->late_descriptors has its values now: puts all values into the input,
 * which need not be set; else reports. */
bool late_descriptor_input(struct module *module, const struct late_descriptor *late,
                           struct kd_descriptor_input *input);

/* Computes the bytes of module->late_descriptors again, now that all symbols are known. */
void late_descriptors_finish(struct module *module);

#endif

/* late.h: descriptors with values that layout decides. */
#ifndef KD_DESCRIPTOR_LATE_H
#define KD_DESCRIPTOR_LATE_H

#include "module/module.h"

/* Whether .amdhsa_next_free_sgpr and the reservations enter the descriptor; where they do not,
 * llvm-mc never looks at late values of theirs. */
static inline bool late_sgprs_count(const struct kd_target *target) {
	return target->family.sgprs->granule && !target->family.sgprs->fixed_count;
}

/* Whether a descriptor of module->late_descriptors has its values now: puts them into the input, else reports. */
bool late_descriptor_input(struct module *module, const struct late_descriptor *late,
                           struct kd_descriptor_input *input);

/* Computes the bytes of module->late_descriptors again, now that all symbols are known. */
void late_descriptors_finish(struct module *module);

#endif

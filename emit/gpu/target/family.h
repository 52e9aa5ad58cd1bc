/* family.h: what groups of processors have in common; the last column of processors.def. */
#ifndef KD_GPU_TARGET_FAMILY_H
#define KD_GPU_TARGET_FAMILY_H

#include "kdasm/target.h"

enum family_index {
#define KD_FAMILY(row, name, vgprs, sgprs, lds, simds, items, user, preload, wave, capabilities) FAMILY_##row,
#include "families.def"
	FAMILY_COUNT,
};

extern const struct kd_family target_families[FAMILY_COUNT];

#endif

/* family.h: what groups of processors have in common; the last column of processors.def. */
#ifndef KD_TARGET_FAMILY_H
#define KD_TARGET_FAMILY_H

#include "kdasm/target.h"

enum family_index {
	FAMILY_gfx6,
	FAMILY_gfx7,
	FAMILY_gfx7_hsa,
	FAMILY_gfx8,
	FAMILY_gfx8_sgpr_bug,
	FAMILY_gfx9,
	FAMILY_gfx908,
	FAMILY_gfx90a,
	FAMILY_gfx940,
	FAMILY_gfx950,
	FAMILY_gfx10_1,
	FAMILY_gfx10_3,
	FAMILY_gfx11,
	FAMILY_gfx11_large,
	FAMILY_gfx12,
	FAMILY_gfx125,
	FAMILY_r600,
	FAMILY_r600_wave32, /* with the feature wavefrontsize32, see kdasm/features.def */
	FAMILY_r700,
	FAMILY_r700_wave32,
	FAMILY_COUNT,
};

extern const struct kd_family target_families[FAMILY_COUNT];

#endif

/* feature_sets.h: which sets of processors have what; the rows of features.def. */
#ifndef KD_GPU_ISA_FEATURE_SETS_H
#define KD_GPU_ISA_FEATURE_SETS_H

#include "isa.h"

enum isa_feature {
#define KD_ISA_FEATURE(id, sets) FEATURE_##id,
#include "kdasm/isa/features.def"
	FEATURE_COUNT,
};

/* Bits of enum isa_set, by feature. */
extern const uint32_t isa_feature_sets[FEATURE_COUNT];

/* Whether the machine has what has that feature. */
static inline bool isa_exists(const struct isa_machine *machine, unsigned feature) {
	return (isa_feature_sets[feature] & machine->set) != 0;
}

#endif

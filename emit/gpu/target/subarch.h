/* subarch.h: what follows "amdgpu" in triples: the GPU that they are for, or several. */
#ifndef KD_GPU_TARGET_SUBARCH_H
#define KD_GPU_TARGET_SUBARCH_H

#include "kdasm/target.h"

/* Whether there is one of this name. */
bool subarch_known(const char *name);

/* The processor that it stands for where none is named; NULL for none. */
const struct kd_processor *subarch_processor(const char *name);

/* Whether the processor is one of its, or "" which has all. A generic processor is also one of its GPUs'. */
bool subarch_fits(const char *name, const struct kd_processor *processor);

#endif

/* processor.h: what the processor table offers to the rest of this folder only. */
#ifndef KD_GPU_TARGET_PROCESSOR_H
#define KD_GPU_TARGET_PROCESSOR_H

#include "kdasm/target.h"

/* Finds a processor by its number in e_flags; 0 gives "gfx000". */
const struct kd_processor *processor_by_mach(uint8_t mach);

/* The lowest number of a GCN processor. */
uint8_t processor_first_mach(void);

/* Finds the GPU with a GFX version: major, minor, stepping. NULL when there is none. */
const struct kd_processor *processor_by_version(const uint32_t version[3]);

#endif

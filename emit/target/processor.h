/* processor.h: what the processor table offers to the rest of this folder only. */
#ifndef KD_TARGET_PROCESSOR_H
#define KD_TARGET_PROCESSOR_H

#include "kdasm/target.h"

/* Finds a processor by its number in e_flags; 0 gives "gfx000". */
const struct kd_processor *processor_by_mach(uint8_t mach);

#endif

/* kind.h: what an instruction is wherever it is. */
#ifndef KD_GPU_FLOW_KIND_H
#define KD_GPU_FLOW_KIND_H

#include "waits.h"

/* Fills in all but the bytes and the mode in front of it, which are set. Lists are in memory of the arena. What was
 * decoded becomes physical on the way. */
void flow_kind_know(struct flow_kind *kind, struct arena *arena, const struct flow_counters *counters,
                    struct isa_decoded *decoded);

#endif

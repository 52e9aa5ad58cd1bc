/* met.h: instructions that were met before: code repeats some, and libraries of kernels most. */
#ifndef KD_GPU_FLOW_MET_H
#define KD_GPU_FLOW_MET_H

#include "base/arena.h"
#include "gpu/isa/decode.h"

struct flow_met;
struct flow_kind;     /* flow.h */
struct flow_counters; /* waits.h */

/* None was met as yet; in memory of the arena. */
struct flow_met *flow_met_new(struct arena *arena);

/* The next function begins: of those before it nothing is needed any more. If much was met, it is forgotten. */
void flow_met_begin(struct flow_met *met);

/* Between these nothing is forgotten: what a function has met is still looked at when others begin. */
void flow_met_hold(struct flow_met *met);
void flow_met_release(struct flow_met *met);

/* What the machine counts. */
const struct flow_counters *flow_met_counters(struct flow_met *met, const struct isa_machine *machine);

/* The instruction that begins at `bytes` in the mode of the banks of VGPRs, as isa_decode_nearest() reads it; it stays
 * until the next function begins. NULL: there is none that assemblers take. */
const struct flow_kind *flow_meet(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                  size_t size, unsigned mode);

#endif

/* met.h: instructions that were met before, decoded. */
#ifndef KD_FLOW_MET_H
#define KD_FLOW_MET_H

#include "met_keys.h"

struct flow_met {
	struct met_keys keys;
	LIST(struct isa_decoded *) decoded; /* by the numbers of the keys; those beyond are of none now */
};

/* None was met as yet; in memory of the arena. */
struct flow_met *flow_met_new(struct arena *arena);

/* The instruction that begins at `bytes`, as isa_decode_nearest() reads it; it stays until the next one is wanted.
 * NULL: there is none. */
const struct isa_decoded *flow_decode(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                      size_t size);

#endif

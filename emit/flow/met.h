/* met.h: instructions that were met before, decoded: code repeats some, and libraries of kernels most. */
#ifndef KD_FLOW_MET_H
#define KD_FLOW_MET_H

#include "base/arena.h"
#include "isa/decode.h"

/* Each has one place by the hash of its bytes; the last one stays there. Those of one dword have places of their own,
 * because what follows them says nothing of them. */
enum { FLOW_MET_BITS = 11, FLOW_MET = 1 << FLOW_MET_BITS };

struct flow_met_instruction {
	const struct isa_machine *machine;
	uint8_t bytes[ISA_MOST_BYTES];
	struct isa_decoded decoded;
};

struct flow_met {
	struct arena *arena;
	struct flow_met_instruction *short_ones[FLOW_MET], *others[FLOW_MET]; /* NULL: none was met */
};

/* None was met as yet; in memory of the arena. */
struct flow_met *flow_met_new(struct arena *arena);

/* The instruction that begins at `bytes`, as isa_decode_nearest() reads it; it stays until the next one is wanted.
 * NULL: there is none. */
const struct isa_decoded *flow_decode(struct flow_met *met, const struct isa_machine *machine, const uint8_t *bytes,
                                      size_t size);

#endif

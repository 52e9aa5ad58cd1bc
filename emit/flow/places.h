/* places.h: where s_setpc_b64 leads if the code in front of it computes that from s_getpc_b64 and numbers, as code does
 * whose branches are too far for 16 bits. */
#ifndef KD_FLOW_PLACES_H
#define KD_FLOW_PLACES_H

#include "effects.h"

/* A scalar register with a number, or the first of two with a place. */
struct flow_known_register {
	uint8_t reg;
	bool is_place;
	uint64_t value; /* a number of 32 bits, or bytes after the first one of the code */
};

enum { FLOW_MOST_KNOWN = 4 };

/* What is known on one way: of no more registers than such code has, and of numbers only after s_getpc_b64, so that
 * none is from before a loop. Zero-initialised: nothing. */
struct flow_places {
	unsigned count;
	struct flow_known_register known[FLOW_MOST_KNOWN]; /* the oldest first */
	bool knows_scc, scc;
};

/* The instruction with these effects is gone over, and the next one begins so many bytes after the first one.
 * `is_late`: only a linker knows a value in it. */
void flow_places_pass(struct flow_places *places, const struct isa_decoded *decoded, const struct flow_effect *effects,
                      unsigned count, uint64_t next, bool is_late);

/* Where the instruction leads whose only operand is a place. False: that is not known. */
bool flow_places_target(const struct flow_places *places, const struct isa_decoded *decoded, uint64_t *target);

/* Whether a branch that goes by SCC is gone, or never is; and that neither is known. */
enum flow_branches { FLOW_BRANCHES_PERHAPS, FLOW_BRANCHES_ALWAYS, FLOW_BRANCHES_NEVER };
enum flow_branches flow_places_branch(const struct flow_places *places, const struct isa_decoded *decoded);

#endif

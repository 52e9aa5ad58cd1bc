/* places.h: where s_setpc_b64 leads if the code in front of it computes that from s_getpc_b64 and numbers, as code does
 * whose branches are too far for 16 bits. */
#ifndef KD_GPU_FLOW_PLACES_H
#define KD_GPU_FLOW_PLACES_H

#include "scalar_facts.h"

struct flow_kind; /* flow.h */

/* A scalar register with a number, or the first of two with a place. */
struct flow_known_register {
	uint8_t reg;
	bool is_place;
	uint64_t value; /* a number of 32 bits, or bytes after the first one of the code */
};

/* What an instruction may compute from what is known. */
struct flow_sum {
	const struct scalar_rule *rule;
	bool is_short, has_two_sources; /* formats: one operand is the result and a source; two are sources */
	struct flow_sum_operand {
		uint8_t type;    /* OPERAND_REGISTER, OPERAND_INTEGER; others count for nothing */
		uint16_t reg;    /* one of these */
		uint32_t number; /* two */
	} operands[3];
};

struct flow_sum flow_sum_of(const struct isa_decoded *decoded);

enum { FLOW_MOST_KNOWN = 4 };

/* What is known on one way: of no more registers than such code has, and of numbers only after s_getpc_b64, so that
 * none is from before a loop. Zero-initialised: nothing. */
struct flow_places {
	unsigned count;
	struct flow_known_register known[FLOW_MOST_KNOWN]; /* the oldest first */
	bool knows_scc, scc;
};

/* The instruction is gone over, and the next one begins so many bytes after the first one. `is_late`: only a linker
 * knows a value in it. */
void flow_places_pass(struct flow_places *places, const struct flow_kind *kind, uint64_t next, bool is_late);

/* Where the instruction leads whose only operand is a place. False: that is not known. */
bool flow_places_target(const struct flow_places *places, const struct flow_kind *kind, uint64_t *target);

/* Whether a branch that goes by SCC is gone, or never is; and that neither is known. */
enum flow_branches { FLOW_BRANCHES_PERHAPS, FLOW_BRANCHES_ALWAYS, FLOW_BRANCHES_NEVER };
enum flow_branches flow_places_branch(const struct flow_places *places, const struct flow_kind *kind);

#endif

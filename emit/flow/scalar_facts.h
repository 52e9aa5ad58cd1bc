/* scalar_facts.h: what is known of scalar registers because a branch went one way: on either way of a branch after
 * s_cmp_eq_u32 s5, 1 it is known whether s5 is 1, until s5 is written. Ways on which facts contradict each other are
 * never gone: a loop that loads ahead in all rounds but the last looks at its counter twice. */
#ifndef KD_FLOW_SCALAR_FACTS_H
#define KD_FLOW_SCALAR_FACTS_H

#include "isa/decode.h"

/* A comparison of a register with a number, or a branch that goes by SCC. */
enum flow_relation {
	FLOW_NO_RELATION,
	FLOW_EQUAL,
	FLOW_UNEQUAL,
	FLOW_GREATER,
	FLOW_NOT_LESS,
	FLOW_LESS,
	FLOW_NOT_GREATER,
};

struct flow_condition {
	uint8_t relation; /* enum flow_relation */
	bool is_signed;
	uint8_t reg;
	uint32_t number;
};

/* What an instruction has to do with SCC. */
struct flow_scc {
	struct flow_condition sets; /* it says whether this holds */
	bool writes;                /* to something, of which nothing is known but for the above */
	bool branches;              /* where SCC is ... */
	bool value;                 /* ... this */
};

struct flow_scc flow_scc_of(const struct isa_decoded *decoded);

/* A register's value is one of these, as a number without a sign, but for one between them. */
struct flow_range {
	uint8_t reg;
	bool has_hole;
	uint32_t least, most, hole;
};

enum { FLOW_RANGES = 2 };

struct flow_facts {
	unsigned count;
	struct flow_range ranges[FLOW_RANGES]; /* the newest first */
	struct flow_condition scc;             /* whether SCC says that this holds; of no relation: not known */
};

/* The registers are written. */
void flow_facts_forget(struct flow_facts *facts, unsigned first, unsigned count);

/* The condition of SCC holds, or does not. False where it can't: then the facts are no use. */
bool flow_facts_assume(struct flow_facts *facts, bool holds);

bool flow_facts_equal(const struct flow_facts *one, const struct flow_facts *other);

#endif

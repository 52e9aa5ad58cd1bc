/* scalar_facts.h: what is known of scalar registers: on either way of a branch after s_cmp_eq_u32 s5, 1 it is known
 * whether s5 is 1, until s5 is written, and after s_mov_b32 s5, 3 what it is. Ways on which facts contradict each other
 * are never gone: a loop that loads ahead in all rounds but the last looks at its counter twice; one that was unrolled
 * into two rounds keeps a copy of its counter, whose lowest bit says after the loop which of the two was the last. A
 * number that shares a register with flags is taken out of it again before each comparison. */
#ifndef KD_GPU_FLOW_SCALAR_FACTS_H
#define KD_GPU_FLOW_SCALAR_FACTS_H

#include "gpu/isa/decode.h"

/* A comparison of a register with a number, or a branch that goes by SCC. */
enum { FLOW_SCALARS = ISA_EXEC }; /* those of which something may be known */

enum flow_relation {
	FLOW_NO_RELATION,
	FLOW_EQUAL,
	FLOW_UNEQUAL,
	FLOW_GREATER,
	FLOW_NOT_LESS,
	FLOW_LESS,
	FLOW_NOT_GREATER,
	FLOW_ODD, /* the number counts for nothing */
	FLOW_EVEN,
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

/* What an instruction does to a register whose value may be known. */
enum flow_change_kind { FLOW_NO_CHANGE, FLOW_COPIES, FLOW_SETS, FLOW_STEPS, FLOW_MASKS };

struct flow_change {
	uint8_t kind; /* enum flow_change_kind */
	uint8_t reg, from;
	uint32_t number; /* that is set, added or the mask */
};

struct flow_change flow_change_of(const struct isa_decoded *decoded);

/* Registers that a condition compares, those whose lowest bit one tests, and those of which one compares bits that a
 * mask has left. The first 64 have a bit of a set each. */
struct flow_asked {
	unsigned count;
	uint64_t bit[FLOW_SCALARS];        /* 0: not asked for */
	uint64_t masked_bit[FLOW_SCALARS]; /* of the register's bits that a mask leaves */
	bool lowest_bit[FLOW_SCALARS];
};

/* `masks`: the last change by a mask in front of the condition. */
void flow_ask(struct flow_asked *asked, const struct flow_condition *condition, const struct flow_change *masks);

/* A register's value is one of these, as a number without a sign, but for one between them. */
struct flow_range {
	uint8_t reg;
	bool has_hole;
	uint8_t parity;     /* FLOW_ODD, FLOW_EVEN; FLOW_NO_RELATION: not known */
	uint8_t steps_left; /* additions after which it is still known: a loop's counter is not followed round by round */
	uint32_t least, most, hole;
};

/* The range of those bits of a register that a mask leaves. */
struct flow_masked {
	bool is_known;
	uint8_t from, holder; /* the registers: masked, and equal to what is left; FLOW_SCALARS: none is */
	uint32_t mask;
	struct flow_range range; /* of no register */
};

/* The lowest bits of two registers are the same, or differ. */
struct flow_parity {
	bool is_known, differs;
	uint8_t one, other;
};

enum { FLOW_RANGES = 4 };

struct flow_facts {
	unsigned count;
	struct flow_range ranges[FLOW_RANGES]; /* the newest first */
	struct flow_parity parity;
	struct flow_masked masked;
	struct flow_condition scc; /* whether SCC says that this holds; of no relation: not known */
};

/* Whether anything is known. */
static inline bool flow_facts_know(const struct flow_facts *facts) {
	return facts->count || facts->parity.is_known || facts->masked.is_known || facts->scc.relation;
}

/* The registers are written. */
void flow_facts_forget(struct flow_facts *facts, unsigned first, unsigned count);

/* The register is changed, and nothing else. Of others than those that are asked for nothing is learned. */
void flow_facts_change(struct flow_facts *facts, const struct flow_change *change, const struct flow_asked *asked);

/* The condition of SCC holds, or does not. False where it can't: then the facts are no use. */
bool flow_facts_assume(struct flow_facts *facts, bool holds);

/* Drops what can't contradict any condition ahead: `ahead` has the bits of the registers that are asked for. */
void flow_facts_drop(struct flow_facts *facts, const struct flow_asked *asked, uint64_t ahead);

/* Whether a masked value differs between two ways, and only one of them still has it in a register: joined facts could
 * not say how that register depends on the value. */
bool flow_facts_stay_apart(const struct flow_facts *one, const struct flow_facts *other);

/* What is known where either of them is. Whether that is less than the first one. */
bool flow_facts_join(struct flow_facts *facts, const struct flow_facts *others);

bool flow_facts_equal(const struct flow_facts *one, const struct flow_facts *other);

#endif

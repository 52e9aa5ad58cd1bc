/* scalar_rules.h: what kdasm/isa/conditions.def says of scalar instructions. */
#ifndef KD_GPU_FLOW_SCALAR_RULES_H
#define KD_GPU_FLOW_SCALAR_RULES_H

#include "scalar_facts.h"

enum scalar_rule_kind {
	SCALAR_NO_RULE,
	SCALAR_COMPARES,
	SCALAR_TESTS_LOWEST_BIT,
	SCALAR_MASKS,
	SCALAR_COPIES,
	SCALAR_STEPS,
	SCALAR_CARRIES,
	SCALAR_TELLS_PLACE,
	SCALAR_MAKES_POSITIVE,
	SCALAR_BRANCHES,
	SCALAR_KEEPS_SCC,
};

struct scalar_rule {
	uint8_t kind;     /* enum scalar_rule_kind */
	uint8_t relation; /* of a comparison: enum flow_relation */
	bool is_signed;   /* it */
	bool subtracts;   /* a step, or a carry */
	uint8_t number;   /* of a test of bits */
	bool value;       /* of SCC */
};

/* Of an instruction without a row, all is 0. */
const struct scalar_rule *scalar_rule_of(const struct isa_decoded *decoded);

/* The number of an operand: those of 16 bits are extended, by their sign where there is one. */
uint32_t scalar_number(const struct isa_decoded *decoded, const struct isa_operand *operand, bool is_signed);

/* Whether the relation of numbers holds, where it is one of two numbers. */
bool scalar_relation_holds(const struct scalar_rule *rule, uint32_t one, uint32_t other);

#endif

/* scalar_rules.c: see scalar_rules.h. */
#include "scalar_rules.h"

/* In the order of kdasm/isa/conditions.def, which isa_scalar_kind() counts. */
static const struct scalar_rule rules[] = {
    {.kind = SCALAR_NO_RULE},
#define SIGNED true
#define UNSIGNED false
#define ADDS false
#define SUBTRACTS true
#define KD_COMPARISON(name, holds, sign) {.kind = SCALAR_COMPARES, .relation = FLOW_##holds, .is_signed = sign},
#define KD_LOWEST_BIT(name, bits, scc) {.kind = SCALAR_TESTS_LOWEST_BIT, .number = bits, .value = scc},
#define KD_MASK(name) {.kind = SCALAR_MASKS, .number = 1, .value = true},
#define KD_COPY(name) {.kind = SCALAR_COPIES},
#define KD_STEP(name, sign) {.kind = SCALAR_STEPS, .subtracts = sign},
#define KD_CARRY(name, sign) {.kind = SCALAR_CARRIES, .subtracts = sign},
#define KD_PLACE(name) {.kind = SCALAR_TELLS_PLACE},
#define KD_ABSOLUTE(name) {.kind = SCALAR_MAKES_POSITIVE},
#define KD_CONDITION(name, scc) {.kind = SCALAR_BRANCHES, .value = scc},
#define KD_KEEPS_SCC(name) {.kind = SCALAR_KEEPS_SCC},
#include "kdasm/isa/conditions.def"
#undef SIGNED
#undef UNSIGNED
#undef ADDS
#undef SUBTRACTS
};

const struct scalar_rule *scalar_rule_of(const struct isa_decoded *decoded) {
	return &rules[isa_scalar_kind(decoded->form.row)];
}

uint32_t scalar_number(const struct isa_decoded *decoded, const struct isa_operand *operand, bool is_signed) {
	bool extends = is_signed && decoded->form.format == FORMAT_SOPK;
	return extends ? (uint32_t)(int32_t)(int16_t)operand->number : (uint32_t)operand->number;
}

bool scalar_relation_holds(const struct scalar_rule *rule, uint32_t one, uint32_t other) {
	bool is_less = rule->is_signed ? (int32_t)one < (int32_t)other : one < other;
	switch ((enum flow_relation)rule->relation) {
	case FLOW_EQUAL: return one == other;
	case FLOW_UNEQUAL: return one != other;
	case FLOW_GREATER: return !is_less && one != other;
	case FLOW_NOT_LESS: return !is_less;
	case FLOW_LESS: return is_less;
	case FLOW_NOT_GREATER: return is_less || one == other;
	default: return false;
	}
}

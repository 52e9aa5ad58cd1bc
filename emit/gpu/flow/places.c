/* places.c: see places.h. */
#include "places.h"

#include <string.h>

#include "flow.h"
#include "scalar_rules.h"

/* ---- what is known ---- */

static unsigned registers_of(const struct flow_known_register *known) {
	return known->is_place ? 2 : 1;
}

static const struct flow_known_register *find(const struct flow_places *places, unsigned reg) {
	for (unsigned i = 0; i < places->count; i++)
		if (places->known[i].reg == reg)
			return &places->known[i];
	return NULL;
}

static void forget(struct flow_places *places, unsigned first, unsigned count) {
	unsigned kept = 0;
	for (unsigned i = 0; i < places->count; i++) {
		const struct flow_known_register *known = &places->known[i];
		if (!flow_overlap(known->reg, registers_of(known), first, count))
			places->known[kept++] = *known;
	}
	places->count = kept;
}

static bool has_place(const struct flow_places *places) {
	for (unsigned i = 0; i < places->count; i++)
		if (places->known[i].is_place)
			return true;
	return false;
}

/* What was known first gives way. */
static void know(struct flow_places *places, struct flow_known_register known) {
	forget(places, known.reg, registers_of(&known));
	if (places->count == FLOW_MOST_KNOWN)
		memmove(places->known, places->known + 1, (--places->count) * sizeof *places->known);
	places->known[places->count++] = known;
}

/* ---- what instructions compute ---- */

struct flow_sum flow_sum_of(const struct isa_decoded *decoded) {
	unsigned format = decoded->form.format;
	struct flow_sum sum = {
	    .rule = scalar_rule_of(decoded), .is_short = format == FORMAT_SOPK, .has_two_sources = format == FORMAT_SOP2};
	for (unsigned i = 0; i < sizeof sum.operands / sizeof *sum.operands && decoded->form.kinds[i]; i++) {
		const struct isa_operand *operand = &decoded->operands[i];
		sum.operands[i] =
		    (struct flow_sum_operand){(uint8_t)operand->type, operand->reg, scalar_number(decoded, operand, true)};
	}
	return sum;
}

static bool is_register(const struct flow_sum_operand *operand, unsigned reg) {
	return operand->type == OPERAND_REGISTER && operand->reg == reg;
}

/* The number that an operand is; false where it is not known. */
static bool number_of(const struct flow_places *places, const struct flow_sum_operand *operand, uint32_t *number) {
	const struct flow_known_register *known = operand->type == OPERAND_REGISTER ? find(places, operand->reg) : NULL;
	if (operand->type == OPERAND_INTEGER)
		*number = operand->number;
	else if (known && !known->is_place)
		*number = (uint32_t)known->value;
	else
		return false;
	return true;
}

/* A number is added to the lower or the higher half of a place. */
static bool steps_place(const struct flow_places *places, const struct flow_sum *sum, unsigned half, bool subtracts,
                        struct flow_known_register *result) {
	const struct flow_sum_operand *to = &sum->operands[0];
	const struct flow_known_register *place = to->reg >= half ? find(places, to->reg - half) : NULL;
	uint32_t number;
	unsigned other = is_register(&sum->operands[1], to->reg) ? 2 : 1;
	if (!place || !place->is_place || !sum->has_two_sources)
		return false;
	if (!is_register(&sum->operands[3 - other], to->reg) || (subtracts && other == 1) ||
	    !number_of(places, &sum->operands[other], &number))
		return false;
	uint64_t step = (uint64_t)number << (32 * half);
	*result = *place;
	result->value += subtracts ? -step : step;
	return true;
}

static bool steps(const struct flow_places *places, const struct flow_sum *sum, bool subtracts,
                  struct flow_known_register *result) {
	const struct flow_sum_operand *operands = sum->operands;
	bool is_short = sum->is_short;
	uint32_t one, other;
	if (steps_place(places, sum, 0, subtracts, result))
		return true;
	if (!number_of(places, &operands[is_short ? 0 : 1], &one) ||
	    !number_of(places, &operands[is_short ? 1 : 2], &other))
		return false;
	result->value = (uint32_t)(subtracts ? one - other : one + other);
	return true;
}

/* What becomes known of the first operand, or of the place whose higher half that is. */
static bool computes(const struct flow_places *places, const struct flow_sum *sum, uint64_t next,
                     struct flow_known_register *result) {
	const struct scalar_rule *rule = sum->rule;
	const struct flow_sum_operand *to = &sum->operands[0], *from = &sum->operands[1];
	uint32_t number;
	if (rule->kind == SCALAR_NO_RULE || (rule->kind != SCALAR_TELLS_PLACE && !places->count) ||
	    to->type != OPERAND_REGISTER || to->reg >= FLOW_SCALARS)
		return false;
	*result = (struct flow_known_register){.reg = (uint8_t)to->reg};
	switch ((enum scalar_rule_kind)rule->kind) {
	case SCALAR_TELLS_PLACE:
		result->is_place = true;
		result->value = next;
		return true;
	case SCALAR_STEPS: return steps(places, sum, rule->subtracts, result);
	case SCALAR_CARRIES: return steps_place(places, sum, 1, rule->subtracts, result);
	case SCALAR_COPIES:
	case SCALAR_MAKES_POSITIVE:
		if (!number_of(places, from, &number))
			return false;
		result->value = rule->kind == SCALAR_MAKES_POSITIVE && number > INT32_MAX ? UINT32_MAX - number + 1 : number;
		return true;
	default: return false;
	}
}

static void pass_scc(struct flow_places *places, const struct flow_kind *kind) {
	const struct flow_sum *sum = &kind->sum;
	uint32_t one, other;
	if (!kind->scc.writes)
		return;
	places->knows_scc = sum->rule->kind == SCALAR_COMPARES && number_of(places, &sum->operands[0], &one) &&
	                    number_of(places, &sum->operands[1], &other);
	if (places->knows_scc)
		places->scc = scalar_relation_holds(sum->rule, one, other);
}

void flow_places_pass(struct flow_places *places, const struct flow_kind *kind, uint64_t next, bool is_late) {
	struct flow_known_register result;
	bool is_known = !is_late && computes(places, &kind->sum, next, &result);
	pass_scc(places, kind);
	for (unsigned i = 0; i < kind->effect_count && places->count; i++)
		if (kind->effects[i].writes)
			forget(places, kind->effects[i].first, kind->effects[i].count);
	if (!has_place(places))
		places->count = 0;
	if (is_known)
		know(places, result);
}

bool flow_places_target(const struct flow_places *places, const struct flow_kind *kind, uint64_t *target) {
	const struct flow_sum_operand *operand = &kind->sum.operands[0];
	const struct flow_known_register *known = operand->type == OPERAND_REGISTER ? find(places, operand->reg) : NULL;
	if (!known || !known->is_place)
		return false;
	*target = known->value;
	return true;
}

enum flow_branches flow_places_branch(const struct flow_places *places, const struct flow_kind *kind) {
	const struct scalar_rule *rule = kind->sum.rule;
	if (rule->kind != SCALAR_BRANCHES || !places->knows_scc)
		return FLOW_BRANCHES_PERHAPS;
	return places->scc == rule->value ? FLOW_BRANCHES_ALWAYS : FLOW_BRANCHES_NEVER;
}

/* scalar_facts.c: see scalar_facts.h. */
#include "scalar_facts.h"

#include "scalar_rules.h"

static const struct flow_condition no_condition = {.relation = FLOW_NO_RELATION};
static const struct flow_change no_change = {.kind = FLOW_NO_CHANGE};

/* ---- instructions ---- */

/* One that only its effects change: EXEC is written by what does not name it, too, as are SCC and others after it. */
static bool is_scalar(const struct isa_operand *operand) {
	return operand->type == OPERAND_REGISTER && operand->reg < FLOW_SCALARS;
}

/* The last two operands are a register and a number. */
static struct flow_condition bit_test(const struct isa_decoded *decoded, const struct scalar_rule *rule) {
	const struct isa_operand *left = &decoded->operands[decoded->form.format == FORMAT_SOP2], *right = left + 1;
	if (!is_scalar(left) || right->type != OPERAND_INTEGER || right->number != rule->number)
		return no_condition;
	return (struct flow_condition){rule->value ? FLOW_ODD : FLOW_EVEN, false, (uint8_t)left->reg, 0};
}

/* A register on the left and a number on the right; of no relation: they are something else. */
static struct flow_condition comparison(const struct isa_decoded *decoded, const struct scalar_rule *rule) {
	const struct isa_operand *left = &decoded->operands[0], *right = &decoded->operands[1];
	if (!is_scalar(left) || right->type != OPERAND_INTEGER)
		return no_condition;
	return (struct flow_condition){rule->relation, rule->is_signed, (uint8_t)left->reg,
	                               scalar_number(decoded, right, rule->is_signed)};
}

/* Those that have nothing to do with SCC are rows. */
static bool writes_scc(const struct isa_decoded *decoded, const struct scalar_rule *rule) {
	switch (decoded->form.format) {
	case FORMAT_SOPC: return true;
	case FORMAT_SOP1:
	case FORMAT_SOP2:
	case FORMAT_SOPK:
		return rule->kind != SCALAR_COPIES && rule->kind != SCALAR_TELLS_PLACE && rule->kind != SCALAR_KEEPS_SCC;
	default: return false;
	}
}

struct flow_scc flow_scc_of(const struct isa_decoded *decoded) {
	const struct scalar_rule *rule = scalar_rule_of(decoded);
	struct flow_scc scc = {.sets.relation = FLOW_NO_RELATION, .writes = writes_scc(decoded, rule)};
	if (rule->kind == SCALAR_COMPARES)
		scc.sets = comparison(decoded, rule);
	if (rule->kind == SCALAR_TESTS_LOWEST_BIT || rule->kind == SCALAR_MASKS)
		scc.sets = bit_test(decoded, rule);
	if (rule->kind == SCALAR_BRANCHES)
		scc.branches = true, scc.value = rule->value;
	return scc;
}

static struct flow_change copy(const struct isa_decoded *decoded, uint8_t reg) {
	const struct isa_operand *from = &decoded->operands[1];
	if (from->type == OPERAND_INTEGER)
		return (struct flow_change){FLOW_SETS, reg, 0, scalar_number(decoded, from, true)};
	return is_scalar(from) ? (struct flow_change){FLOW_COPIES, reg, (uint8_t)from->reg, 0} : no_change;
}

/* Short ones have the register once. */
static struct flow_change step(const struct isa_decoded *decoded, uint8_t reg, bool subtracts) {
	const struct isa_operand *from = &decoded->operands[0], *number = &decoded->operands[1];
	if (decoded->form.format != FORMAT_SOPK)
		from++, number++;
	if (!is_scalar(from) || from->reg != reg || number->type != OPERAND_INTEGER)
		return no_change;
	uint32_t by = scalar_number(decoded, number, true);
	return (struct flow_change){FLOW_STEPS, reg, reg, subtracts ? 0 - by : by};
}

static struct flow_change mask(const struct isa_decoded *decoded, uint8_t reg) {
	const struct isa_operand *from = &decoded->operands[1], *number = &decoded->operands[2];
	if (!is_scalar(from) || number->type != OPERAND_INTEGER)
		return no_change;
	return (struct flow_change){FLOW_MASKS, reg, (uint8_t)from->reg, scalar_number(decoded, number, false)};
}

struct flow_change flow_change_of(const struct isa_decoded *decoded) {
	const struct scalar_rule *rule = scalar_rule_of(decoded);
	const struct isa_operand *to = &decoded->operands[0];
	bool has_operand = rule->kind != SCALAR_NO_RULE; /* others may have none */
	if (!has_operand || !is_scalar(to) || to->words != 1)
		return no_change;
	switch (rule->kind) {
	case SCALAR_COPIES: return copy(decoded, (uint8_t)to->reg);
	case SCALAR_STEPS: return step(decoded, (uint8_t)to->reg, rule->subtracts);
	case SCALAR_MASKS: return mask(decoded, (uint8_t)to->reg);
	default: return no_change;
	}
}

static void ask(struct flow_asked *asked, uint64_t *bit) {
	enum { BITS = 64 };
	if (!*bit && asked->count < BITS)
		*bit = UINT64_C(1) << asked->count++;
}

void flow_ask(struct flow_asked *asked, const struct flow_condition *condition, const struct flow_change *masks) {
	if (condition->relation == FLOW_ODD || condition->relation == FLOW_EVEN)
		asked->lowest_bit[condition->reg] = true;
	ask(asked, &asked->bit[condition->reg]);
	if (masks->kind == FLOW_MASKS && masks->reg == condition->reg)
		ask(asked, &asked->masked_bit[masks->from]);
}

/* ---- facts ---- */

/* NULL: nothing is known of the register. */
static const struct flow_range *find_range(const struct flow_facts *facts, unsigned reg) {
	for (unsigned i = 0; i < facts->count; i++)
		if (facts->ranges[i].reg == reg)
			return &facts->ranges[i];
	return NULL;
}

static void remove_ranges(struct flow_facts *facts, unsigned first, unsigned count) {
	unsigned kept = 0;
	for (unsigned i = 0; i < facts->count; i++)
		if (facts->ranges[i].reg < first || facts->ranges[i].reg >= first + count)
			facts->ranges[kept++] = facts->ranges[i];
	facts->count = kept;
}

static bool is_among(unsigned reg, unsigned first, unsigned count) {
	return reg >= first && reg < first + count;
}

void flow_facts_forget(struct flow_facts *facts, unsigned first, unsigned count) {
	remove_ranges(facts, first, count);
	if (facts->scc.relation && is_among(facts->scc.reg, first, count))
		facts->scc.relation = FLOW_NO_RELATION;
	if (is_among(facts->parity.one, first, count) || is_among(facts->parity.other, first, count))
		facts->parity = (struct flow_parity){0};
	if (is_among(facts->masked.from, first, count))
		facts->masked.is_known = false;
	if (is_among(facts->masked.holder, first, count))
		facts->masked.holder = FLOW_SCALARS;
}

static enum flow_relation opposite(enum flow_relation relation) {
	static const uint8_t others[] = {
	    [FLOW_EQUAL] = FLOW_UNEQUAL,
	    [FLOW_UNEQUAL] = FLOW_EQUAL,
	    [FLOW_GREATER] = FLOW_NOT_GREATER,
	    [FLOW_NOT_GREATER] = FLOW_GREATER,
	    [FLOW_LESS] = FLOW_NOT_LESS,
	    [FLOW_NOT_LESS] = FLOW_LESS,
	    [FLOW_ODD] = FLOW_EVEN,
	    [FLOW_EVEN] = FLOW_ODD,
	};
	return (enum flow_relation)others[relation];
}

/* The range without the number. */
static void leave_out(struct flow_range *range, uint32_t number) {
	if (number == range->least)
		range->least++;
	else if (number == range->most)
		range->most--;
	else if (number > range->least && number < range->most)
		range->has_hole = true, range->hole = number;
}

/* A hole at an end is none. */
static void close_hole(struct flow_range *range) {
	if (!range->has_hole)
		return;
	range->has_hole = false;
	leave_out(range, range->hole);
}

/* FLOW_ODD, FLOW_EVEN, or that it is not known. */
static enum flow_relation lowest_bit_of(const struct flow_range *range) {
	if (range->least == range->most)
		return range->least & 1 ? FLOW_ODD : FLOW_EVEN;
	return (enum flow_relation)range->parity;
}

/* Whether something is in the range; a single number says its parity. */
static bool has_some(struct flow_range *range) {
	if (range->least > range->most || (range->least == range->most && range->has_hole && range->hole == range->least))
		return false;
	enum flow_relation parity = lowest_bit_of(range);
	if (range->parity && parity != range->parity)
		return false;
	range->parity = (uint8_t)parity;
	return true;
}

/* Narrows the range to where the relation holds. False: nothing is left. */
static bool narrow(struct flow_range *range, enum flow_relation relation, uint32_t number) {
	uint32_t least = 0, most = UINT32_MAX;
	switch (relation) {
	case FLOW_EQUAL: least = most = number; break;
	case FLOW_UNEQUAL:
		if (range->least == range->most)
			return range->least != number;
		leave_out(range, number);
		break;
	case FLOW_GREATER:
		if (number == UINT32_MAX)
			return false;
		least = number + 1;
		break;
	case FLOW_NOT_LESS: least = number; break;
	case FLOW_LESS:
		if (number == 0)
			return false;
		most = number - 1;
		break;
	case FLOW_NOT_GREATER: most = number; break;
	case FLOW_ODD:
	case FLOW_EVEN:
		if (range->parity && range->parity != relation)
			return false;
		range->parity = (uint8_t)relation;
		break;
	case FLOW_NO_RELATION: break;
	}
	range->least = range->least > least ? range->least : least;
	range->most = range->most < most ? range->most : most;
	if (!has_some(range))
		return false;
	close_hole(range);
	return has_some(range);
}

static struct flow_range take_range(struct flow_facts *facts, unsigned reg) {
	const struct flow_range *known = find_range(facts, reg);
	struct flow_range range = known ? *known : (struct flow_range){.reg = (uint8_t)reg, .most = UINT32_MAX};
	remove_ranges(facts, reg, 1);
	return range;
}

static void put_range(struct flow_facts *facts, struct flow_range range) {
	if (range.least == 0 && range.most == UINT32_MAX && !range.has_hole && !range.parity)
		return;
	unsigned moved = facts->count < FLOW_RANGES ? facts->count : FLOW_RANGES - 1;
	for (unsigned i = moved; i > 0; i--)
		facts->ranges[i] = facts->ranges[i - 1];
	facts->ranges[0] = range;
	facts->count = moved + 1;
}

static void put_masked_range(struct flow_masked *masked, struct flow_range range) {
	masked->range = range;
	masked->range.reg = 0;
}

static enum flow_relation lowest_bit_in(const struct flow_facts *facts, unsigned reg) {
	const struct flow_range *range = find_range(facts, reg);
	return range ? lowest_bit_of(range) : FLOW_NO_RELATION;
}

/* False: of two registers whose lowest bits are compared, these are known to be otherwise. */
static bool parities_agree(const struct flow_facts *facts) {
	const struct flow_parity *parity = &facts->parity;
	if (!parity->is_known)
		return true;
	enum flow_relation one = lowest_bit_in(facts, parity->one), other = lowest_bit_in(facts, parity->other);
	return !one || !other || (one != other) == parity->differs;
}

/* Numbers with a sign are ranges without one where both are not negative; of others only equality is known. */
bool flow_facts_assume(struct flow_facts *facts, bool holds) {
	const struct flow_condition scc = facts->scc;
	enum flow_relation relation = holds ? (enum flow_relation)scc.relation : opposite((enum flow_relation)scc.relation);
	if (scc.relation == FLOW_NO_RELATION)
		return true;
	struct flow_range range = take_range(facts, scc.reg);
	bool orders = relation != FLOW_EQUAL && relation != FLOW_UNEQUAL && relation != FLOW_ODD && relation != FLOW_EVEN;
	bool is_plain = !scc.is_signed || !orders || (range.most <= INT32_MAX && scc.number <= INT32_MAX);
	if (is_plain && !narrow(&range, relation, scc.number))
		return false;
	put_range(facts, range);
	if (facts->masked.is_known && facts->masked.holder == scc.reg)
		put_masked_range(&facts->masked, range);
	return parities_agree(facts);
}

/* What is known of the register that a mask leaves something of: that it is not greater than the mask, at least. */
static struct flow_range masked_range(const struct flow_facts *facts, const struct flow_change *change) {
	enum { STEPS = 2 };
	const struct flow_masked *masked = &facts->masked;
	if (masked->is_known && masked->from == change->from && masked->mask == change->number)
		return masked->range;
	return (struct flow_range){.steps_left = STEPS, .most = change->number};
}

/* The range plus a number, if no value goes past the greatest number; else any value. */
static struct flow_range step_range(struct flow_range range, uint32_t by) {
	bool is_past_the_end = range.least + by > range.most + by;
	if (range.steps_left == 0 || is_past_the_end)
		return (struct flow_range){.most = UINT32_MAX};
	range.steps_left--;
	range.least += by;
	range.most += by;
	range.hole += by;
	if (range.parity && by & 1)
		range.parity = (uint8_t)opposite((enum flow_relation)range.parity);
	return range;
}

/* The range of the register that the change has written. */
static struct flow_range changed_range(const struct flow_facts *before, const struct flow_change *change) {
	struct flow_range any = {.most = UINT32_MAX};
	const struct flow_range *from = find_range(before, change->from);
	switch (change->kind) {
	case FLOW_SETS: return (struct flow_range){.least = change->number, .most = change->number};
	case FLOW_COPIES: return from ? *from : any;
	case FLOW_STEPS: return step_range(from ? *from : any, change->number);
	case FLOW_MASKS: return masked_range(before, change);
	default: return any;
	}
}

void flow_facts_change(struct flow_facts *facts, const struct flow_change *change, const struct flow_asked *asked) {
	struct flow_parity parity = facts->parity;
	bool is_paired = parity.is_known && (change->reg == parity.one || change->reg == parity.other);
	struct flow_range range = changed_range(facts, change);
	range.reg = change->reg;
	flow_facts_forget(facts, change->reg, 1);
	if (asked->bit[change->reg])
		put_range(facts, range);
	if (change->kind == FLOW_MASKS && change->from != change->reg && asked->masked_bit[change->from]) {
		facts->masked = (struct flow_masked){true, change->from, change->reg, change->number, {0}};
		put_masked_range(&facts->masked, range);
	}
	if (change->kind == FLOW_STEPS && is_paired) {
		facts->parity = parity;
		facts->parity.differs ^= change->number & 1;
	}
	if (change->kind == FLOW_COPIES && change->reg != change->from &&
	    (asked->lowest_bit[change->reg] || asked->lowest_bit[change->from]))
		facts->parity = (struct flow_parity){true, false, change->reg, change->from};
}

void flow_facts_drop(struct flow_facts *facts, const struct flow_asked *asked, uint64_t ahead) {
	const struct flow_parity *parity = &facts->parity;
	uint64_t pair = parity->is_known ? asked->bit[parity->one] | asked->bit[parity->other] : 0;
	if (!(pair & ahead))
		facts->parity = (struct flow_parity){0};
	struct flow_masked *masked = &facts->masked;
	if (masked->is_known && !(asked->masked_bit[masked->from] & ahead))
		*masked = (struct flow_masked){0};
	if (masked->is_known && masked->holder < FLOW_SCALARS && !(asked->bit[masked->holder] & ahead))
		masked->holder = FLOW_SCALARS;
	unsigned kept = 0;
	for (unsigned i = 0; i < facts->count; i++) {
		unsigned reg = facts->ranges[i].reg;
		bool is_paired = parity->is_known && (reg == parity->one || reg == parity->other);
		if (is_paired || asked->bit[reg] & ahead)
			facts->ranges[kept++] = facts->ranges[i];
	}
	facts->count = kept;
}

static bool ranges_are_equal(const struct flow_range *one, const struct flow_range *other) {
	return one->reg == other->reg && one->least == other->least && one->most == other->most &&
	       one->has_hole == other->has_hole && (!one->has_hole || one->hole == other->hole) &&
	       one->parity == other->parity && one->steps_left == other->steps_left;
}

static bool are_of_same(const struct flow_masked *one, const struct flow_masked *other) {
	return one->is_known && other->is_known && one->from == other->from && one->mask == other->mask;
}

static bool masked_are_equal(const struct flow_masked *one, const struct flow_masked *other) {
	if (!one->is_known || !other->is_known)
		return one->is_known == other->is_known;
	return are_of_same(one, other) && one->holder == other->holder && ranges_are_equal(&one->range, &other->range);
}

bool flow_facts_stay_apart(const struct flow_facts *one, const struct flow_facts *other) {
	const struct flow_range *first = &one->masked.range, *second = &other->masked.range;
	return are_of_same(&one->masked, &other->masked) && one->masked.holder != other->masked.holder &&
	       (first->least > second->most || second->least > first->most);
}

static bool parities_are_equal(const struct flow_parity *one, const struct flow_parity *other) {
	return one->is_known == other->is_known && one->differs == other->differs && one->one == other->one &&
	       one->other == other->other;
}

/* Any value that is in one of them. */
static void widen(struct flow_range *range, const struct flow_range *other) {
	if (lowest_bit_of(range) != lowest_bit_of(other))
		range->parity = FLOW_NO_RELATION;
	if (!range->has_hole || !other->has_hole || range->hole != other->hole)
		range->has_hole = false;
	range->least = range->least < other->least ? range->least : other->least;
	range->most = range->most > other->most ? range->most : other->most;
	range->steps_left = range->steps_left < other->steps_left ? range->steps_left : other->steps_left;
}

static void join_masked(struct flow_masked *masked, const struct flow_masked *other) {
	if (!are_of_same(masked, other)) {
		*masked = (struct flow_masked){0};
		return;
	}
	widen(&masked->range, &other->range);
	if (masked->holder != other->holder)
		masked->holder = FLOW_SCALARS;
}

bool flow_facts_join(struct flow_facts *facts, const struct flow_facts *others) {
	const struct flow_facts before = *facts;
	facts->count = 0;
	for (unsigned i = before.count; i-- > 0;) {
		struct flow_range range = before.ranges[i];
		const struct flow_range *other = find_range(others, range.reg);
		if (!other)
			continue;
		widen(&range, other);
		put_range(facts, range);
	}
	if (!parities_are_equal(&facts->parity, &others->parity))
		facts->parity = (struct flow_parity){0};
	join_masked(&facts->masked, &others->masked);
	return !flow_facts_equal(facts, &before);
}

bool flow_facts_equal(const struct flow_facts *one, const struct flow_facts *other) {
	if (one->count != other->count || !parities_are_equal(&one->parity, &other->parity) ||
	    !masked_are_equal(&one->masked, &other->masked))
		return false;
	for (unsigned i = 0; i < one->count; i++)
		if (!ranges_are_equal(&one->ranges[i], &other->ranges[i]))
			return false;
	return true;
}

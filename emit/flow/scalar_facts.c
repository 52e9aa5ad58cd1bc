/* scalar_facts.c: see scalar_facts.h. */
#include "scalar_facts.h"

#include <string.h>

static const struct {
	char name[16];
	uint8_t relation;
	bool is_signed;
} comparisons[] = {
#define SIGNED true
#define UNSIGNED false
#define KD_COMPARISON(name, relation, sign) {name, FLOW_##relation, sign},
#include "kdasm/isa/conditions.def"
#undef SIGNED
#undef UNSIGNED
};

static const struct {
	char name[16];
	bool value;
} conditions[] = {
#define KD_CONDITION(name, value) {name, value},
#include "kdasm/isa/conditions.def"
};

static const char keeping[][16] = {
#define KD_KEEPS_SCC(name) name,
#include "kdasm/isa/conditions.def"
};

enum { FIRST_VECTOR = 256 };

/* ---- instructions ---- */

static bool keeps_scc(const char *name) {
	for (size_t i = 0; i < sizeof keeping / sizeof *keeping; i++)
		if (strcmp(name, keeping[i]) == 0)
			return true;
	return false;
}

/* Those of 16 bits are extended by their sign where there is one. */
static uint32_t number_of(const struct isa_decoded *decoded, const struct isa_operand *operand, bool is_signed) {
	bool extends = is_signed && decoded->form.format == FORMAT_SOPK;
	return extends ? (uint32_t)(int32_t)(int16_t)operand->number : (uint32_t)operand->number;
}

/* A register on the left and a number on the right; of no relation: they are something else. */
static struct flow_condition comparison_of(const struct isa_decoded *decoded) {
	const struct isa_operand *left = &decoded->operands[0], *right = &decoded->operands[1];
	bool compares = left->type == OPERAND_REGISTER && left->reg < FIRST_VECTOR && right->type == OPERAND_INTEGER;
	for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons && compares; i++)
		if (strcmp(decoded->form.row->name, comparisons[i].name) == 0)
			return (struct flow_condition){comparisons[i].relation, comparisons[i].is_signed, (uint8_t)left->reg,
			                               number_of(decoded, right, comparisons[i].is_signed)};
	return (struct flow_condition){FLOW_NO_RELATION};
}

struct flow_scc flow_scc_of(const struct isa_decoded *decoded) {
	struct flow_scc scc = {.sets.relation = FLOW_NO_RELATION};
	const char *name = decoded->form.row->name;
	switch (decoded->form.format) {
	case FORMAT_SOPC:
		scc.sets = comparison_of(decoded);
		scc.writes = true;
		break;
	case FORMAT_SOPK: scc.sets = comparison_of(decoded); /* fall through */
	case FORMAT_SOP1:
	case FORMAT_SOP2: scc.writes = !keeps_scc(name); break;
	case FORMAT_SOPP:
		for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
			if (strcmp(name, conditions[i].name) == 0)
				scc.branches = true, scc.value = conditions[i].value;
		break;
	default: break;
	}
	return scc;
}

/* ---- facts ---- */

void flow_facts_forget(struct flow_facts *facts, unsigned first, unsigned count) {
	unsigned kept = 0;
	for (unsigned i = 0; i < facts->count; i++)
		if (facts->ranges[i].reg < first || facts->ranges[i].reg >= first + count)
			facts->ranges[kept++] = facts->ranges[i];
	facts->count = kept;
	if (facts->scc.relation && facts->scc.reg >= first && facts->scc.reg < first + count)
		facts->scc.relation = FLOW_NO_RELATION;
}

static enum flow_relation opposite(enum flow_relation relation) {
	static const uint8_t others[] = {
	    [FLOW_EQUAL] = FLOW_UNEQUAL,       [FLOW_UNEQUAL] = FLOW_EQUAL, [FLOW_GREATER] = FLOW_NOT_GREATER,
	    [FLOW_NOT_GREATER] = FLOW_GREATER, [FLOW_LESS] = FLOW_NOT_LESS, [FLOW_NOT_LESS] = FLOW_LESS,
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
	case FLOW_NO_RELATION: break;
	}
	range->least = range->least > least ? range->least : least;
	range->most = range->most < most ? range->most : most;
	if (range->least > range->most || (range->least == range->most && range->has_hole && range->hole == range->least))
		return false;
	close_hole(range);
	return true;
}

static struct flow_range take_range(struct flow_facts *facts, unsigned reg) {
	struct flow_range range = {.reg = (uint8_t)reg, .most = UINT32_MAX};
	for (unsigned i = 0; i < facts->count; i++)
		if (facts->ranges[i].reg == reg)
			range = facts->ranges[i];
	unsigned kept = 0;
	for (unsigned i = 0; i < facts->count; i++)
		if (facts->ranges[i].reg != reg)
			facts->ranges[kept++] = facts->ranges[i];
	facts->count = kept;
	return range;
}

static void put_range(struct flow_facts *facts, struct flow_range range) {
	if (range.least == 0 && range.most == UINT32_MAX && !range.has_hole)
		return;
	unsigned moved = facts->count < FLOW_RANGES ? facts->count : FLOW_RANGES - 1;
	for (unsigned i = moved; i > 0; i--)
		facts->ranges[i] = facts->ranges[i - 1];
	facts->ranges[0] = range;
	facts->count = moved + 1;
}

/* Numbers with a sign are ranges without one where both are not negative; of others only equality is known. */
bool flow_facts_assume(struct flow_facts *facts, bool holds) {
	const struct flow_condition scc = facts->scc;
	enum flow_relation relation = holds ? (enum flow_relation)scc.relation : opposite((enum flow_relation)scc.relation);
	if (scc.relation == FLOW_NO_RELATION)
		return true;
	struct flow_range range = take_range(facts, scc.reg);
	bool is_equality = relation == FLOW_EQUAL || relation == FLOW_UNEQUAL;
	bool is_plain = !scc.is_signed || is_equality || (range.most <= INT32_MAX && scc.number <= INT32_MAX);
	if (is_plain && !narrow(&range, relation, scc.number))
		return false;
	put_range(facts, range);
	return true;
}

static bool ranges_are_equal(const struct flow_range *one, const struct flow_range *other) {
	return one->reg == other->reg && one->least == other->least && one->most == other->most &&
	       one->has_hole == other->has_hole && (!one->has_hole || one->hole == other->hole);
}

bool flow_facts_equal(const struct flow_facts *one, const struct flow_facts *other) {
	if (one->count != other->count)
		return false;
	for (unsigned i = 0; i < one->count; i++)
		if (!ranges_are_equal(&one->ranges[i], &other->ranges[i]))
			return false;
	return true;
}

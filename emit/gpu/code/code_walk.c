/* code_walk.c: see code_walk.h. */
#include "code_walk.h"

enum { DWORD = ISA_DWORD };

struct walk {
	struct follower *follower;
	const struct followed *code;
	struct code_use *use;
	bool runs_out;
	uint64_t last; /* the last instruction before the end, if that is reached */
};

/* NULL: no instruction begins there. */
static const struct flow_kind *instruction_at(const struct walk *walk, const struct code_way *place) {
	const struct followed *code = walk->code;
	return flow_meet(walk->follower->met, code->machine, code->bytes + place->at, (size_t)(code->size - place->at),
	                 place->mode);
}

/* ---- what is used, and where ---- */

static void raise_to(uint16_t *count, uint16_t needed, uint64_t *place, uint64_t at) {
	if (needed <= *count)
		return;
	*count = needed;
	*place = at;
}

static void add_facts(struct code_facts *facts, const struct isa_use *use, uint64_t at) {
	raise_to(&facts->use.vgprs, use->vgprs, &facts->places[CODE_USES_VGPRS], at);
	raise_to(&facts->use.agprs, use->agprs, &facts->places[CODE_USES_AGPRS], at);
	raise_to(&facts->use.sgprs, use->sgprs, &facts->places[CODE_USES_SGPRS], at);
	for (unsigned added = use->others & ~(unsigned)facts->use.others; added; added &= added - 1)
		facts->places[CODE_USES_OTHERS + __builtin_ctz(added)] = at;
	facts->use.others |= use->others;
}

/* ---- ways ---- */

static bool is_seen(const struct walk *walk, uint64_t at) {
	return walk->follower->seen.data[at / DWORD / 8] >> at / DWORD % 8 & 1;
}

static void see(struct walk *walk, uint64_t at) {
	walk->follower->seen.data[at / DWORD / 8] |= (uint8_t)(1 << at / DWORD % 8);
}

static void leave(struct code_use *use, uint64_t at) {
	use->left = use->leaves ? use->left : at;
	use->leaves = true;
}

static void branch(struct walk *walk, const struct code_way *place, const struct isa_way *way, bool is_late) {
	uint64_t at = place->at, to = at + (uint64_t)way->distance;
	if (is_late || to >= walk->code->size)
		leave(walk->use, at);
	else if (!is_seen(walk, to))
		*list_add(walk->follower->arena, &walk->follower->ahead) = (struct code_way){to, place->mode};
}

static void cut(struct code_use *use, uint64_t at) {
	use->cut = use->is_cut ? use->cut : at;
	use->is_cut = true;
}

/* The first relocation in the first dword of an instruction; NULL: there is none. */
static const struct code_relocation *relocation_at(const struct followed *code, uint64_t at) {
	size_t low = 0, high = code->relocation_count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (code->relocations[middle].at < at)
			low = middle + 1;
		else
			high = middle;
	}
	bool is_there = low < code->relocation_count && code->relocations[low].at - at < DWORD;
	return is_there ? &code->relocations[low] : NULL;
}

/* Reads an instruction. False if the one after it is not the next, to which the place moves. */
static bool step(struct walk *walk, struct code_way *place) {
	const struct code_way here = *place;
	uint64_t at = here.at;
	struct code_use *use = walk->use;
	const struct code_relocation *relocation = relocation_at(walk->code, at);
	const struct flow_kind *instruction = NULL;
	bool is_late = relocation && relocation->is_branch;
	if (!relocation || is_late)
		instruction = instruction_at(walk, &here);
	if (!instruction) {
		cut(use, at);
		return false;
	}
	const struct isa_way *way = &instruction->way;
	*place = (struct code_way){at + instruction->size, instruction->mode_after};
	use->instructions++;
	if (at < use->second && place->at > use->second)
		use->at_second = CODE_SECOND_WITHIN;
	add_facts(&use->all, &instruction->use, at);
	if (way->jumps)
		leave(use, at);
	if (way->branches)
		branch(walk, &here, way, is_late);
	if (way->next == ISA_NEXT_PERHAPS)
		*list_add(walk->follower->arena, &walk->follower->after_calls) = *place;
	return way->next == ISA_NEXT;
}

/* Where ways with several modes meet, the first one counts. */
static void follow(struct walk *walk, struct code_way place) {
	bool goes_on = true;
	uint64_t last = place.at;
	while (goes_on && place.at < walk->code->size && !is_seen(walk, place.at)) {
		see(walk, place.at);
		last = place.at;
		goes_on = step(walk, &place);
	}
	if (!goes_on || place.at < walk->code->size)
		return;
	if (walk->code->may_run_on)
		leave(walk->use, last);
	else
		walk->last = walk->runs_out ? walk->last : last;
	walk->runs_out |= !walk->code->may_run_on;
}

static void follow_ahead(struct walk *walk) {
	struct follower *follower = walk->follower;
	while (follower->ahead.count)
		follow(walk, follower->ahead.items[--follower->ahead.count]);
}

/* Where a second entry is wrong, nothing is known to begin there. */
static void follow_second(struct walk *walk) {
	struct code_use *use = walk->use;
	const struct followed *code = walk->code;
	uint64_t at = use->second;
	const struct code_way entry = {.at = at};
	if (!at || use->at_second == CODE_SECOND_WITHIN)
		return;
	if (at >= code->size)
		use->at_second = CODE_SECOND_PAST_END;
	else if (!relocation_at(code, at) && !instruction_at(walk, &entry))
		use->at_second = CODE_SECOND_UNKNOWN;
	if (use->at_second != CODE_SECOND_FITS)
		return;
	follow(walk, entry);
	follow_ahead(walk);
}

/* What only follows a call comes after everything else: there may be data, if what is called does not come back. */
static void follow_all(struct walk *walk) {
	struct follower *follower = walk->follower;
	struct code_use *use = walk->use;
	follow(walk, (struct code_way){0});
	follow_ahead(walk);
	follow_second(walk);
	use->runs_out = walk->runs_out && !use->is_cut;
	use->last = walk->last;
	use->certain = use->is_cut ? (struct code_facts){0} : use->all;
	walk->runs_out = false;
	while (follower->after_calls.count) {
		follow(walk, follower->after_calls.items[--follower->after_calls.count]);
		follow_ahead(walk);
	}
	if (!use->is_cut && !walk->runs_out)
		use->certain = use->all;
}

void follow_code(struct follower *follower, const struct followed *code, struct code_use *use) {
	struct walk walk = {.follower = follower, .code = code, .use = use};
	follower->seen.size = 0;
	buffer_put_zeros(&follower->seen, (size_t)(code->size / DWORD / 8) + 1);
	use->size = code->size;
	follow_all(&walk);
}

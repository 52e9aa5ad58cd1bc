/* wait_states.c: see wait_states.h. */
#include "wait_states.h"

#include <stdio.h>
#include <string.h>

#include "classes.h"
#include "scalar_hazards.h"
#include "gpu/isa/feature_sets.h"

/* Which registers of an instruction count. */
enum flow_way {
	FLOW_WRITES, /* vector registers, as the next three */
	FLOW_READS,
	FLOW_USES, /* reads or writes */
	FLOW_READS_A_B,
	FLOW_READS_C,
	FLOW_READS_SAME_C,  /* C is just what the first one writes ... */
	FLOW_READS_OTHER_C, /* ... or overlaps it otherwise */
	FLOW_USES_OF_DOT,   /* of the same kind as the first one it is A and B that count; of another kind all */
	FLOW_DATA,
	FLOW_WRITES_SCALAR,
	FLOW_READS_SCALAR,
	FLOW_LANE,
	FLOW_WRITES_VCC,
	FLOW_WRITES_EXEC,
	FLOW_WRITES_M0,
	FLOW_HARDWARE,
	FLOW_TRAP_STATUS,
	FLOW_READS_SCALAR_OR_EXEC, /* or M0, though no operand names them */
	FLOW_READS_ANY,            /* vector registers or scalar ones */
	FLOW_WRITES_ANY,
	FLOW_WRITES_BASE, /* what src_flat_scratch_base is mistaken for: it is that which must not be read */
	FLOW_ALWAYS,
};

/* Code that has a hazard. */
enum code { ANY_CODE, REPLAYED_CODE, REPLAYABLE_CODE, WAVE64_CODE };

#define OF(class) FLOW_##class

static const struct {
	const char *line, *others;
	uint64_t classes;
	bool is_left_out; /* of kernels that are in use */
} cures[] = {
    [FLOW_CURE_WAIT_STATES] = {"s_nop", "", 0, false},
#define KEPT false
#define LEFT_OUT true
#define KD_CURE(id, line, others, classes, shipped) {line, others, classes, shipped},
#include "kdasm/isa/hazards.def"
};

/* How long a hazard lasts; 0: it does not end so. */
struct lasting {
	int8_t states;
	uint8_t valus, transcendentals;
	bool with_passes; /* so many more of VALU */
	uint8_t scalars;  /* writes to scalar registers */
};

struct hazard {
	uint64_t first, then, second, ends, ends_then;
	uint8_t way, other_way;
	uint8_t cure, code, feature;
	bool with_passes;
	struct lasting lasts;
	uint8_t valus_then; /* of two results: after the second one; else 0 */
	bool is_left_out;   /* of kernels that are in use */
};

static const struct hazard hazards[] = {
#define PASSES true
#define FOREVER                                                                                                        \
	{ 0, 0, 0, false, 0 }
#define STATES(number)                                                                                                 \
	{ number, 0, 0, false, 0 }
#define VALUS(number, transcendentals)                                                                                 \
	{ 0, number, transcendentals, false, 0 }
#define VALUS_AND_PASSES(number)                                                                                       \
	{ 0, number, 0, true, 0 }
#define SCALARS(number)                                                                                                \
	{ 0, 0, 0, false, number }
#define KD_HAZARD(id, first, way, second, other_way, states, passes, feature, shipped)                                 \
	{FLOW_##first,                                                                                                     \
	 0,                                                                                                                \
	 FLOW_##second,                                                                                                    \
	 0,                                                                                                                \
	 0,                                                                                                                \
	 FLOW_##way,                                                                                                       \
	 FLOW_##other_way,                                                                                                 \
	 FLOW_CURE_WAIT_STATES,                                                                                            \
	 ANY_CODE,                                                                                                         \
	 FEATURE_##feature,                                                                                                \
	 passes,                                                                                                           \
	 {states, 0, 0, false, 0},                                                                                         \
	 0,                                                                                                                \
	 shipped},
#define KD_CURED(id, first, way, second, other_way, lasts, ends, cure, code, feature)                                  \
	{FLOW_##first,     0,    FLOW_##second,     ends,  ends,  FLOW_##way, FLOW_##other_way,                            \
	 FLOW_CURE_##cure, code, FEATURE_##feature, false, lasts, 0,          false},
#define KD_CURED_AFTER(id, first, way, then, second, other_way, ends, ends_then, cure, feature)                        \
	{FLOW_##first,     FLOW_##then, FLOW_##second,     ends,  ends_then, FLOW_##way, FLOW_##other_way,                 \
	 FLOW_CURE_##cure, ANY_CODE,    FEATURE_##feature, false, FOREVER,   0,          false},
#define KD_TWO_RESULTS(id, valus, then, valus_then, ends, cure, code, feature)                                         \
	{                                                                                                                  \
	    FLOW_VALU,   FLOW_##then,     FLOW_VALU,        ends, ends,                                                    \
	    FLOW_WRITES, FLOW_READS,      FLOW_CURE_##cure, code, FEATURE_##feature,                                       \
	    false,       VALUS(valus, 0), valus_then,       false},
#include "kdasm/isa/hazards.def"
#undef KEPT
#undef LEFT_OUT
#undef PASSES
#undef FOREVER
#undef STATES
#undef VALUS
#undef VALUS_AND_PASSES
#undef SCALARS
};

enum {
	HAZARDS = sizeof hazards / sizeof *hazards,
	WORD = 64,
	WORDS = (HAZARDS + WORD - 1) / WORD,
	M0 = 124,
	BASE_SCALAR = 102, /* and the one after it: src_flat_scratch_base may be taken for these */
	TRAP_STATUS = 3
};

bool flow_cure_is_left_out(unsigned cure) {
	return cures[cure].is_left_out;
}

/* Without registers, which are those of one place. */
const char *flow_cure_text(struct arena *arena, unsigned cure) {
	const char *line = cures[cure].line, *reg = strstr(line, " v%u");
	return arena_printf(arena, "%.*s%s", (int)(reg ? (size_t)(reg - line) : strlen(line)), line, cures[cure].others);
}

static unsigned vgpr_of(const struct flow_instruction *instruction) {
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		if (effect->reads && effect->first >= FLOW_VGPRS && effect->first < FLOW_AGPRS)
			return effect->first - FLOW_VGPRS;
	}
	return 0;
}

void flow_put_cure_line(struct buffer *lines, const struct flow *flow, const struct flow_too_soon *found) {
	static const char place[] = "%u";
	char number[16];
	const char *rest = cures[found->cure].line;
	uint32_t at = flow_number_at(flow, found->at);
	snprintf(number, sizeof number, "%u", vgpr_of(&flow->instructions.items[at]));
	for (unsigned i = 1; i < found->lacking; i++) {
		buffer_put_text(lines, rest);
		buffer_put_text(lines, "\n");
	}
	for (const char *reg; (reg = strstr(rest, place)); rest = reg + strlen(place)) {
		buffer_put(lines, rest, (size_t)(reg - rest));
		buffer_put_text(lines, number);
	}
	buffer_put_text(lines, rest);
	buffer_put_text(lines, "\n");
}

/* ---- hazards that are not over ---- */

struct open_hazard {
	uint8_t hazard, needed, left; /* wait states: between the two, and how many of these are missing as yet */
	uint8_t count;
	uint16_t first; /* of registers */
	uint16_t other; /* of the second result, once it was written */
	uint8_t other_count;
	/* As many of these are left; 0: it does not end by them. */
	uint8_t valus, transcendentals, scalars;
	bool counts; /* what must come first for it to be a hazard has come */
	uint32_t from;
};

typedef LIST(struct open_hazard) open_hazards;

struct kept_hazards {
	bool is_reached, is_waiting;
	bool finds; /* something, the last time that it was gone through */
	uint8_t busy;
	open_hazards open;
	struct flow_scalars *scalars; /* NULL: as where nothing has come */
};

struct analysis {
	const struct flow *flow;
	/* What instructions of the machine may be the first one of, and the second one, and what makes hazards count or
	 * ends them. */
	uint64_t first, second, then, ends;
	uint64_t of_class[WORDS][64];   /* hazards of which an instruction of the class is the first one, a bit each */
	open_hazards open, pairs;       /* and what the instruction makes of those of one result */
	const struct flow_reuse *reuse; /* NULL: the code has no such hazard */
	struct flow_scalars scalars;
	unsigned busy;               /* wait states for which the matrix unit has work as yet */
	struct kept_hazards *blocks; /* of each instruction that begins one */
	int64_t work_left;
	LIST(uint32_t) ahead;
	bool has_pairs;           /* some hazard is of two results */
	bool is_settled;          /* nothing changes any more: what is found is told */
	flow_take_too_soon *take; /* before that, it is only noted */
	void *context;
};

/* Whether the second instruction uses these registers, of the first one's effect, in the way that counts. */
static bool uses_so(const struct flow_effect *effect, enum flow_way way, const struct open_hazard *open,
                    bool is_same_row) {
	bool is_vector = flow_is_vector(effect->first), is_source = effect->reads && is_vector;
	switch (way) {
	case FLOW_WRITES: return effect->writes && is_vector;
	case FLOW_READS: return is_source;
	case FLOW_USES: return is_vector;
	case FLOW_READS_A_B: return is_source && effect->part != FLOW_PART_C;
	case FLOW_READS_C: return is_source && effect->part == FLOW_PART_C;
	case FLOW_READS_SAME_C:
		return is_source && effect->part == FLOW_PART_C && effect->first == open->first && effect->count == open->count;
	case FLOW_READS_OTHER_C:
		return is_source && effect->part == FLOW_PART_C &&
		       (effect->first != open->first || effect->count != open->count);
	case FLOW_USES_OF_DOT: return is_vector && (!is_same_row || (is_source && effect->part != FLOW_PART_C));
	case FLOW_DATA: return is_source && effect->part == FLOW_PART_DATA;
	case FLOW_WRITES_SCALAR: return effect->writes && !is_vector && effect->part != FLOW_PART_IMPLIED;
	case FLOW_READS_SCALAR:
	case FLOW_READS_SCALAR_OR_EXEC: return effect->reads && !is_vector;
	case FLOW_LANE: return effect->reads && effect->part == FLOW_PART_LANE;
	case FLOW_WRITES_VCC: return effect->writes && flow_overlap(effect->first, effect->count, ISA_VCC, 2);
	case FLOW_WRITES_EXEC: return effect->writes && flow_overlap(effect->first, effect->count, ISA_EXEC, 2);
	case FLOW_WRITES_M0: return effect->writes && effect->first == M0;
	case FLOW_READS_ANY: return effect->reads;
	case FLOW_WRITES_ANY: return effect->writes;
	default: return false;
	}
}

/* Whether the instruction uses the registers of the hazard in the way. */
static bool meets(const struct analysis *analysis, const struct flow_instruction *instruction,
                  const struct open_hazard *open, enum flow_way way) {
	const struct flow *flow = analysis->flow;
	if (way == FLOW_ALWAYS)
		return true;
	if (way == FLOW_HARDWARE)
		return open->first == FLOW_REGISTERS + instruction->kind->hardware;
	bool is_same_row = flow->instructions.items[open->from].kind->row == instruction->kind->row;
	bool is_of_any = open->first >= FLOW_REGISTERS;
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		bool is_there = is_of_any || flow_overlap(effect->first, effect->count, open->first, open->count);
		if (is_there && uses_so(effect, way, open, is_same_row))
			return true;
	}
	return false;
}

/* Whether two operands of the instruction are the two results. */
static bool reads_both(const struct flow_instruction *instruction, const struct open_hazard *open) {
	unsigned found = 0;
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		bool is_first = flow_overlap(effect->first, effect->count, open->first, open->count);
		bool is_other = flow_overlap(effect->first, effect->count, open->other, open->other_count);
		found |= effect->reads && is_first != is_other ? is_first ? 1U : 2U : 0;
	}
	return open->other_count && found == 3;
}

/* Whether wait states end it. */
static bool is_counted(const struct open_hazard *open) {
	return open->needed > 0;
}

/* The instruction comes so many wait states later than it does. */
static void pass(struct analysis *analysis, unsigned states) {
	size_t kept = 0;
	analysis->busy -= states < analysis->busy ? states : analysis->busy;
	for (size_t i = 0; i < analysis->open.count; i++) {
		struct open_hazard *open = &analysis->open.items[i];
		if ((is_counted(open) && open->left <= states) || open->count == 0)
			continue;
		open->left = (uint8_t)(is_counted(open) ? open->left - states : 0);
		if (kept < i)
			analysis->open.items[kept] = *open;
		kept++;
	}
	analysis->open.count = kept;
}

/* One more of what ends it has come: whether it is over. */
static bool ends_by_count(uint8_t *left, bool has_come) {
	if (!*left || !has_come)
		return false;
	return --*left == 0;
}

static bool is_ended(struct open_hazard *open, uint64_t classes) {
	const struct hazard *hazard = &hazards[open->hazard];
	if ((open->counts ? hazard->ends_then : hazard->ends) & classes)
		return true;
	return ends_by_count(&open->valus, classes & FLOW_VALU) ||
	       ends_by_count(&open->transcendentals, classes & FLOW_TRANSCENDENTAL) ||
	       ends_by_count(&open->scalars, classes & FLOW_WRITES_SCALARS);
}

/* What an instruction of these classes ends is over. */
static void end(struct analysis *analysis, uint64_t classes) {
	size_t kept = 0;
	for (size_t i = 0; i < analysis->open.count; i++)
		if (!is_ended(&analysis->open.items[i], classes))
			analysis->open.items[kept++] = analysis->open.items[i];
	analysis->open.count = kept;
}

/* Wait states, or how often the cure is missing. */
static uint8_t lacking_of(const struct open_hazard *open) {
	unsigned cure = hazards[open->hazard].cure;
	bool is_counted_in_valus = (cure == FLOW_CURE_VALU || cure == FLOW_CURE_IDLE) && open->valus;
	return is_counted_in_valus ? open->valus : cure ? 1 : open->left;
}

static void tell(const struct analysis *analysis, const struct flow_instruction *instruction,
                 const struct open_hazard *open) {
	const struct hazard *hazard = &hazards[open->hazard];
	struct flow_too_soon found = {.at = instruction->at,
	                              .from = open->from,
	                              .needed = open->needed,
	                              .lacking = lacking_of(open),
	                              .cure = hazard->cure,
	                              .is_left_out = hazard->is_left_out || cures[hazard->cure].is_left_out,
	                              .reg = open->first < FLOW_REGISTERS ? open->first : FLOW_REGISTERS,
	                              .count = open->count};
	analysis->take(analysis->context, &found);
}

static void check(struct analysis *analysis, const struct flow_instruction *instruction) {
	unsigned lacking = 0, times = 0;
	uint64_t cured = 0;
	for (size_t i = 0; i < analysis->open.count; i++) {
		const struct open_hazard *open = &analysis->open.items[i];
		const struct hazard *hazard = &hazards[open->hazard];
		if (!(instruction->kind->classes & hazard->second) || !open->counts ||
		    !meets(analysis, instruction, open, (enum flow_way)hazard->other_way) ||
		    (hazard->valus_then && !reads_both(instruction, open)))
			continue;
		tell(analysis, instruction, open);
		cured |= cures[hazard->cure].classes;
		times = hazard->cure && lacking_of(open) > times ? lacking_of(open) : times;
		if (hazard->cure == FLOW_CURE_WAIT_STATES && open->left > lacking)
			lacking = open->left;
	}
	pass(analysis, cured && lacking == 0 ? 1 : lacking);
	for (unsigned i = 0; i < times; i++)
		end(analysis, cured);
}

static bool is_as_long(const struct open_hazard *one, const struct open_hazard *other) {
	return one->left >= other->left && one->valus >= other->valus && one->transcendentals >= other->transcendentals &&
	       one->scalars >= other->scalars;
}

/* The younger one of the same kind and registers stands for both: it is over later, unless it has fewer passes. */
static void add(struct analysis *analysis, open_hazards *hazards_there, const struct open_hazard *added,
                bool *changes) {
	for (size_t i = 0; i < hazards_there->count; i++) {
		struct open_hazard *there = &hazards_there->items[i];
		if (there->hazard != added->hazard || there->first != added->first || there->count != added->count ||
		    there->counts != added->counts || there->other != added->other || there->other_count != added->other_count)
			continue;
		if (is_as_long(there, added))
			return;
		if (is_as_long(added, there)) {
			*there = *added;
			*changes = true;
			return;
		}
	}
	*list_add(analysis->flow->arena, hazards_there) = *added;
	*changes = true;
}

/* What the instruction makes of hazards that were none before. */
static void count_in(struct analysis *analysis, const struct flow_instruction *instruction) {
	size_t count = analysis->open.count;
	bool changes = false;
	for (size_t i = 0; i < count; i++) {
		struct open_hazard open = analysis->open.items[i];
		if (open.counts || !(instruction->kind->classes & hazards[open.hazard].then))
			continue;
		open.counts = true;
		add(analysis, &analysis->open, &open, &changes);
	}
}

/* What a matrix instruction writes, or reads as C, counts for those after it, and what older ones did no more: LLVM
 * looks for the youngest. */
static void close_older(struct analysis *analysis, const struct flow_effect *effect, enum flow_way way) {
	size_t count = analysis->open.count;
	for (size_t i = 0; i < count; i++) {
		struct open_hazard *old = &analysis->open.items[i], rest = *old;
		const struct hazard *hazard = &hazards[old->hazard];
		unsigned end = old->first + old->count, written_end = effect->first + effect->count;
		if (!(hazard->first & FLOW_MATRIX) || hazard->way != way ||
		    !flow_overlap(old->first, old->count, effect->first, effect->count))
			continue;
		old->count = (uint8_t)(effect->first > old->first ? effect->first - old->first : 0);
		if (written_end >= end)
			continue;
		rest.first = (uint16_t)written_end;
		rest.count = (uint8_t)(end - written_end);
		*list_add(analysis->flow->arena, &analysis->open) = rest;
	}
	pass(analysis, 0);
}

/* VALU writes the second result. */
static void find_pairs(struct analysis *analysis, const struct flow_instruction *instruction) {
	analysis->pairs.count = 0;
	for (size_t i = 0; i < analysis->open.count && instruction->kind->classes & FLOW_VALU; i++) {
		struct open_hazard pair = analysis->open.items[i];
		if (!hazards[pair.hazard].valus_then || !pair.counts || pair.other_count)
			continue;
		for (unsigned k = 0; k < instruction->kind->effect_count; k++) {
			const struct flow_effect *effect = &instruction->kind->effects[k];
			if (!effect->writes || !flow_is_vector(effect->first))
				continue;
			pair.valus = hazards[pair.hazard].valus_then;
			pair.other = effect->first;
			pair.other_count = effect->count;
			*list_add(analysis->flow->arena, &analysis->pairs) = pair;
		}
	}
}

/* What is written again is another result. */
static void keep_pairs(struct analysis *analysis, const struct flow_instruction *instruction) {
	bool changes = false;
	for (size_t i = 0; i < analysis->open.count; i++) {
		struct open_hazard *open = &analysis->open.items[i];
		if (hazards[open->hazard].valus_then && open->counts &&
		    (flow_writes(instruction->kind, open->first, open->count) ||
		     (open->other_count && flow_writes(instruction->kind, open->other, open->other_count))))
			open->count = 0;
	}
	pass(analysis, 0);
	for (size_t i = 0; i < analysis->pairs.count; i++) {
		const struct open_hazard *pair = &analysis->pairs.items[i];
		if (!flow_overlap(pair->first, pair->count, pair->other, pair->other_count))
			add(analysis, &analysis->open, pair, &changes);
	}
}

static void open_one(struct analysis *analysis, uint32_t number, unsigned hazard, unsigned first, unsigned count) {
	const struct flow_instruction *instruction = &analysis->flow->instructions.items[number];
	const struct lasting *lasts = &hazards[hazard].lasts;
	int states = lasts->states + (hazards[hazard].with_passes ? instruction->kind->passes : 0);
	bool changes = false;
	unsigned valus = lasts->valus + (lasts->with_passes ? instruction->kind->passes : 0U);
	if (states <= 0 && !hazards[hazard].ends && !valus && !lasts->scalars)
		return;
	struct open_hazard opened = {.hazard = (uint8_t)hazard,
	                             .needed = (uint8_t)states,
	                             .left = (uint8_t)states,
	                             .count = (uint8_t)count,
	                             .first = (uint16_t)first,
	                             .valus = (uint8_t)valus,
	                             .transcendentals = lasts->transcendentals,
	                             .scalars = lasts->scalars,
	                             .counts = !hazards[hazard].then,
	                             .from = number};
	add(analysis, &analysis->open, &opened, &changes);
}

static void open(struct analysis *analysis, uint32_t number, unsigned hazard) {
	const struct flow *flow = analysis->flow;
	const struct flow_instruction *instruction = &flow->instructions.items[number];
	enum flow_way way = (enum flow_way)hazards[hazard].way;
	static const struct open_hazard nothing = {.first = FLOW_REGISTERS};
	if (way == FLOW_HARDWARE || (way == FLOW_TRAP_STATUS && instruction->kind->hardware == TRAP_STATUS + 1))
		open_one(analysis, number, hazard, FLOW_REGISTERS + instruction->kind->hardware, 1);
	if (way == FLOW_ALWAYS)
		open_one(analysis, number, hazard, FLOW_REGISTERS, 1);
	if (way == FLOW_READS_SCALAR_OR_EXEC)
		open_one(analysis, number, hazard, ISA_EXEC, 2);
	if (way == FLOW_READS_SCALAR_OR_EXEC && instruction->kind->classes & FLOW_USES_M0)
		open_one(analysis, number, hazard, M0, 1);
	for (unsigned i = 0; i < 2 && way == FLOW_WRITES_BASE; i++)
		if (flow_writes(instruction->kind, BASE_SCALAR + i, 1))
			open_one(analysis, number, hazard, FLOW_SCRATCH_BASE + i, 1);
	for (unsigned i = 0; i < instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		if (uses_so(effect, way, &nothing, false))
			open_one(analysis, number, hazard, effect->first, effect->count);
	}
}

static void open_all(struct analysis *analysis, uint32_t number, unsigned word) {
	uint64_t classes = analysis->flow->instructions.items[number].kind->classes & analysis->first;
	uint64_t opened = 0;
	for (; classes; classes &= classes - 1)
		opened |= analysis->of_class[word][__builtin_ctzll(classes)];
	for (; opened; opened &= opened - 1)
		open(analysis, number, word * WORD + (unsigned)__builtin_ctzll(opened));
}

static void close_hazards(struct analysis *analysis, const struct flow_instruction *instruction) {
	for (unsigned i = 0; i < instruction->kind->effect_count && instruction->kind->classes & FLOW_MATRIX; i++) {
		const struct flow_effect *effect = &instruction->kind->effects[i];
		if (effect->writes)
			close_older(analysis, effect, FLOW_WRITES);
		if (effect->reads && effect->part == FLOW_PART_C)
			close_older(analysis, effect, FLOW_READS_C);
	}
}

static void go_over(struct analysis *analysis, uint32_t number) {
	const struct flow_instruction *instruction = &analysis->flow->instructions.items[number];
	if (instruction->kind->classes & FLOW_MATRIX)
		pass(analysis, analysis->busy);
	if (instruction->kind->classes & analysis->second && analysis->open.count)
		check(analysis, instruction);
	if (analysis->has_pairs)
		find_pairs(analysis, instruction);
	if (instruction->kind->classes & analysis->ends && analysis->open.count)
		end(analysis, instruction->kind->classes);
	if (analysis->has_pairs)
		keep_pairs(analysis, instruction);
	if (instruction->kind->classes & analysis->then && analysis->open.count)
		count_in(analysis, instruction);
	analysis->busy = instruction->kind->classes & FLOW_MATRIX ? instruction->kind->passes : analysis->busy;
	pass(analysis, instruction->kind->states);
	close_hazards(analysis, instruction);
	for (unsigned word = 0; word < WORDS; word++)
		open_all(analysis, number, word);
	if (instruction->end == FLOW_CALLS)
		analysis->open.count = 0;
	if (analysis->reuse)
		flow_scalars_go_over(&analysis->scalars, analysis->reuse, analysis->flow, number, analysis->take,
		                     analysis->context);
}

/* ---- blocks ---- */

static void join(struct analysis *analysis, uint32_t block) {
	struct kept_hazards *kept = &analysis->blocks[block];
	if (analysis->is_settled)
		return;
	bool changes = !kept->is_reached || analysis->busy < kept->busy;
	kept->busy = (uint8_t)(!kept->is_reached || analysis->busy < kept->busy ? analysis->busy : kept->busy);
	kept->is_reached = true;
	for (size_t i = 0; i < analysis->open.count; i++)
		add(analysis, &kept->open, &analysis->open.items[i], &changes);
	if (analysis->reuse && !kept->scalars)
		kept->scalars = arena_zeroed(analysis->flow->arena, 1, sizeof *kept->scalars);
	if (analysis->reuse)
		changes |= flow_scalars_join(kept->scalars, &analysis->scalars);
	analysis->work_left -= (int64_t)(analysis->open.count * kept->open.count);
	if (!changes || kept->is_waiting)
		return;
	kept->is_waiting = true;
	*list_add(analysis->flow->arena, &analysis->ahead) = block;
}

static void load(struct analysis *analysis, const struct kept_hazards *kept) {
	analysis->open.count = 0;
	analysis->busy = kept->busy;
	if (analysis->reuse)
		analysis->scalars = *kept->scalars;
	for (size_t i = 0; i < kept->open.count; i++)
		*list_add(analysis->flow->arena, &analysis->open) = kept->open.items[i];
}

static void go_through(struct analysis *analysis, uint32_t block) {
	const struct flow *flow = analysis->flow;
	load(analysis, &analysis->blocks[block]);
	for (uint32_t number = block;;) {
		const struct flow_instruction *instruction = &flow->instructions.items[number];
		analysis->work_left -= 1 + (int64_t)analysis->open.count;
		go_over(analysis, number);
		if (instruction->target != FLOW_NOWHERE)
			join(analysis, instruction->target);
		number = flow_next(flow, instruction);
		if (number == FLOW_NOWHERE)
			return;
		if (flow->instructions.items[number].begins) {
			join(analysis, number);
			return;
		}
	}
}

static void note(void *context, const struct flow_too_soon *found) {
	bool *finds = context;
	(void)found;
	*finds = true;
}

static bool settle(struct analysis *analysis) {
	analysis->take = note;
	join(analysis, 0);
	while (analysis->ahead.count) {
		uint32_t block = analysis->ahead.items[--analysis->ahead.count];
		struct kept_hazards *kept = &analysis->blocks[block];
		kept->is_waiting = kept->finds = false;
		analysis->context = &kept->finds;
		go_through(analysis, block);
		if (analysis->work_left <= 0)
			return false;
	}
	return true;
}

static bool has(const struct flow_code *code, enum code which) {
	bool is_replayed = code->replay == FLOW_REPLAY || isa_is(code->machine, TRAIT_REPLAYS_ADDRESSES);
	if (which == WAVE64_CODE)
		return code->machine->wave == KD_WAVE_64;
	return which == ANY_CODE || is_replayed || (which == REPLAYABLE_CODE && code->replay);
}

/* Whether the code has what the hazard is about: instructions of which one may come too soon after the other. */
static bool may_be_there(const struct flow_code *code, unsigned hazard, uint64_t classes) {
	return hazards[hazard].first & classes && hazards[hazard].second & classes &&
	       isa_exists(code->machine, hazards[hazard].feature) && has(code, (enum code)hazards[hazard].code);
}

static void know(struct analysis *analysis, unsigned hazard) {
	analysis->has_pairs |= hazards[hazard].valus_then > 0;
	analysis->first |= hazards[hazard].first;
	analysis->second |= hazards[hazard].second;
	analysis->then |= hazards[hazard].then;
	analysis->ends |= hazards[hazard].ends | hazards[hazard].ends_then;
	if (hazards[hazard].lasts.valus || hazards[hazard].lasts.with_passes)
		analysis->ends |= FLOW_VALU;
	for (uint64_t left = hazards[hazard].first; left; left &= left - 1)
		analysis->of_class[hazard / WORD][__builtin_ctzll(left)] |= UINT64_C(1) << hazard % WORD;
}

bool flow_find_too_soon(const struct flow *flow, flow_take_too_soon *take, void *context) {
	enum { LEAST_WORK = 1 << 22, OF_INSTRUCTION = 1 << 10 };
	size_t count = flow->instructions.count;
	uint64_t classes = 0;
	if (!count)
		return true;
	struct analysis *analysis = arena_zeroed(flow->arena, 1, sizeof *analysis);
	analysis->flow = flow;
	analysis->reuse = flow_reuse_of(flow->code);
	analysis->work_left = LEAST_WORK + (int64_t)count * OF_INSTRUCTION;
	for (size_t i = 0; i < count; i++)
		classes |= flow->instructions.items[i].kind->classes;
	for (unsigned i = 0; i < HAZARDS; i++)
		if (may_be_there(flow->code, i, classes))
			know(analysis, i);
	analysis->blocks = arena_zeroed(flow->arena, count, sizeof *analysis->blocks);
	if (!settle(analysis))
		return false;
	analysis->is_settled = true;
	analysis->take = take;
	analysis->context = context;
	for (uint32_t i = 0; i < count; i++)
		if (analysis->blocks[i].finds)
			go_through(analysis, i);
	return true;
}

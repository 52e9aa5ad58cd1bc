/* wait_states.c: see wait_states.h. */
#include "wait_states.h"

#include <string.h>

#include "isa/feature_sets.h"

/* What instructions are, a bit each. */
enum flow_class {
	FLOW_VALU = 1 << 0, /* but for matrices */
	FLOW_SALU = 1 << 1,
	FLOW_VECTOR_MEMORY = 1 << 2,
	FLOW_MEMORY_OR_EXPORT = 1 << 3,
	FLOW_WIDE_STORE = 1 << 4, /* more than 64 bits of data; of a buffer, without a register as offset */
	FLOW_DPP = 1 << 5,
	FLOW_READ_LANE = 1 << 6,
	FLOW_WRITE_LANE = 1 << 7,
	FLOW_SWAPS_LANES = 1 << 8,
	FLOW_DIV_FMAS = 1 << 9,
	FLOW_TRANSCENDENTAL = 1 << 10,
	FLOW_NOT_TRANSCENDENTAL = 1 << 11, /* VALU */
	FLOW_PART = 1 << 12,               /* VALU that writes a part of a register */
	FLOW_DOT = 1 << 13,
	FLOW_XDL = 1 << 14,
	FLOW_SGEMM = 1 << 15,
	FLOW_DGEMM_4 = 1 << 16,
	FLOW_DGEMM_16 = 1 << 17,
	FLOW_QUICK_MATRIX = 1 << 18, /* of two passes */
	FLOW_SETREG = 1 << 19,
	FLOW_GETREG = 1 << 20,
	FLOW_USES_M0 = 1 << 21,
	FLOW_RETURNS_FROM_TRAP = 1 << 22,
	FLOW_VALU_NOT_DOT = 1 << 23,
	FLOW_NO_MATRIX = 1 << 24,      /* VALU, memory, export */
	FLOW_SWAPS = 1 << 25,          /* registers of one lane */
	FLOW_OTHER_THAN_DOT = 1 << 26, /* of these */
	FLOW_ACC_READ = 1 << 27,
	FLOW_ACC_WRITE = 1 << 28,
	FLOW_VALU_NO_ACC = 1 << 29, /* neither matrices, nor moves of their registers */
	FLOW_LONG_XDL = 1 << 30,    /* of more than two passes */

	FLOW_ANY_VALU = FLOW_VALU | FLOW_XDL | FLOW_SGEMM | FLOW_DGEMM_4 | FLOW_DGEMM_16,
	FLOW_ANY = FLOW_ANY_VALU | FLOW_MEMORY_OR_EXPORT,
	FLOW_LANES = FLOW_READ_LANE | FLOW_WRITE_LANE | FLOW_SWAPS_LANES,
	FLOW_LANE_SELECT = FLOW_READ_LANE | FLOW_WRITE_LANE,
	FLOW_HARDWARE_ACCESS = FLOW_SETREG | FLOW_GETREG,
	FLOW_DGEMM = FLOW_DGEMM_4 | FLOW_DGEMM_16,
	FLOW_SINGLE_MATRIX = FLOW_XDL | FLOW_SGEMM,
	FLOW_NOT_XDL = FLOW_SGEMM | FLOW_DGEMM,
	FLOW_MATRIX = FLOW_SINGLE_MATRIX | FLOW_DGEMM,
};

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
	FLOW_ALWAYS,
};

static const struct {
	uint32_t class;
	uint8_t passes, passes_gfx950;
} timed[] = {
    {0, 0, 0},
#define KD_TIMED(name, class, passes, passes_gfx950) {FLOW_##class, passes, passes_gfx950},
#include "kdasm/isa/hazards.def"
};

struct hazard {
	uint32_t first, second;
	uint8_t way, other_way, feature;
	bool with_passes;
	int8_t states;
};

static const struct hazard hazards[] = {
#define PASSES true
#define KD_HAZARD(id, first, way, second, other_way, states, passes, feature)                                          \
	{FLOW_##first, FLOW_##second, FLOW_##way, FLOW_##other_way, FEATURE_##feature, passes, states},
#include "kdasm/isa/hazards.def"
#undef PASSES
};

enum {
	HAZARDS = sizeof hazards / sizeof *hazards,
	WORD = 64,
	WORDS = (HAZARDS + WORD - 1) / WORD,
	M0 = 124,
	TRAP_STATUS = 3
};

bool flow_knows_wait_states(const struct isa_machine *machine) {
	return machine->generation == ISA_GENERATION_GFX9;
}

bool flow_swaps(const struct isa_row *row) {
	return timed[isa_timed_kind(row)].class & (FLOW_SWAPS | FLOW_SWAPS_LANES);
}

/* ---- what instructions are ---- */

static bool is_memory(unsigned format) {
	return isa_is_vector_memory(format) || format == FORMAT_MIMG || format == FORMAT_DS;
}

static bool is_wide_store(const struct isa_decoded *decoded) {
	unsigned format = decoded->form.format;
	bool is_buffer = format == FORMAT_MUBUF || format == FORMAT_MTBUF, is_wide = false;
	if (format == FORMAT_MIMG || format == FORMAT_DS)
		return false;
	for (unsigned i = 0; decoded->form.kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[decoded->form.kinds[i]];
		const struct isa_operand *operand = &decoded->operands[i];
		bool is_register = operand->type == OPERAND_REGISTER;
		if (is_buffer && kind->role == ROLE_SCALAR_OFFSET && is_register)
			return false;
		is_wide |= is_register && operand->words > 2 && (kind->stored || kind->role == ROLE_DATA0);
	}
	return is_wide;
}

static bool is_dpp(unsigned format) {
	return format == FORMAT_VOP1_DPP || format == FORMAT_VOP2_DPP || format == FORMAT_VOPC_DPP;
}

/* SDWA that keeps a part of the destination, and instructions that write the high half of it. */
static bool writes_part(const struct isa_decoded *decoded) {
	enum { HIGH_RESULT = 1 << 3, WHOLE = 6 };
	const struct isa_form *form = &decoded->form;
	if (form->format == FORMAT_VOP1_SDWA || form->format == FORMAT_VOP2_SDWA)
		return decoded->modifiers[MODIFIER_DST_SEL] != WHOLE;
	return form->format == FORMAT_VOP3 && form->takes >> MODIFIER_OP_SEL & 1 &&
	       decoded->modifiers[MODIFIER_OP_SEL] & HIGH_RESULT;
}

static uint32_t class_of_valu(const struct isa_decoded *decoded, uint32_t named) {
	uint32_t class = FLOW_VALU | FLOW_NO_MATRIX;
	bool is_matrix = named & FLOW_MATRIX, is_dot = decoded->form.flags & ISA_DOT_PRODUCT;
	class |= is_dpp(decoded->form.format) ? FLOW_DPP : 0;
	class |= named & FLOW_TRANSCENDENTAL ? 0 : FLOW_NOT_TRANSCENDENTAL;
	class |= is_dot ? FLOW_DOT : FLOW_VALU_NOT_DOT | (is_matrix ? 0 : FLOW_OTHER_THAN_DOT);
	class |= !is_matrix && writes_part(decoded) ? FLOW_PART : 0;
	if (is_matrix)
		return class & ~(uint32_t)(FLOW_VALU | FLOW_NO_MATRIX | FLOW_VALU_NOT_DOT | FLOW_NOT_TRANSCENDENTAL);
	class |= named & (FLOW_ACC_READ | FLOW_ACC_WRITE) ? 0 : FLOW_VALU_NO_ACC;
	return class;
}

static uint32_t class_of(const struct isa_decoded *decoded, uint32_t named) {
	unsigned format = decoded->form.format;
	if (isa_format_is(format, FORMAT_IS_VECTOR))
		return class_of_valu(decoded, named);
	if (is_memory(format) || format == FORMAT_EXP)
		return FLOW_MEMORY_OR_EXPORT | FLOW_NO_MATRIX | FLOW_OTHER_THAN_DOT |
		       (format == FORMAT_DS || format == FORMAT_EXP ? 0 : FLOW_VECTOR_MEMORY) |
		       (format != FORMAT_EXP && is_wide_store(decoded) ? FLOW_WIDE_STORE : 0);
	if (format == FORMAT_VINTRP)
		return FLOW_USES_M0 | FLOW_VALU | FLOW_NO_MATRIX;
	return format == FORMAT_SOP1 || format == FORMAT_SOP2 || format == FORMAT_SOPK ? FLOW_SALU : 0;
}

/* Messages, the global data share and copies to local memory take a number from M0. */
static bool uses_m0(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	bool copies = (form->takes | form->needs) >> MODIFIER_LDS & 1 && decoded->modifiers[MODIFIER_LDS];
	return copies || flow_is_gds(decoded) || flow_is_message(decoded);
}

/* The number of the register of the hardware that an operand names, and one; 0: none does. */
static unsigned hardware_of(const struct isa_decoded *decoded) {
	enum { NUMBER = 0x3f };
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (decoded->form.kinds[i] == KIND_hwreg)
			return ((unsigned)decoded->operands[i].number & NUMBER) + 1;
	return 0;
}

void flow_wait_states_know(struct flow_instruction *instruction, const struct isa_decoded *decoded) {
	enum { QUICK = 2, REPEATS = 15 };
	unsigned kind = isa_timed_kind(decoded->form.row);
	bool is_gfx950 = isa_feature_sets[FEATURE_GFX950] & decoded->machine->set;
	instruction->states = 1;
	instruction->row = decoded->form.row;
	instruction->passes = is_gfx950 ? timed[kind].passes_gfx950 : timed[kind].passes;
	instruction->classes = timed[kind].class | class_of(decoded, timed[kind].class);
	instruction->hardware = (uint8_t)hardware_of(decoded);
	if (instruction->passes == QUICK)
		instruction->classes |= FLOW_QUICK_MATRIX;
	else if (instruction->classes & FLOW_XDL)
		instruction->classes |= FLOW_LONG_XDL;
	if (instruction->hardware)
		instruction->classes |= decoded->form.kinds[0] == KIND_hwreg ? FLOW_SETREG : FLOW_GETREG;
	if (uses_m0(decoded))
		instruction->classes |= FLOW_USES_M0;
	instruction->is_nop = decoded->form.row->format == FORMAT_SOPP && strcmp(decoded->form.row->name, "s_nop") == 0;
	if (instruction->is_nop)
		instruction->states = (uint8_t)((decoded->operands[0].number & REPEATS) + 1);
}

/* ---- hazards that are not over ---- */

struct open_hazard {
	uint8_t hazard, needed, left; /* wait states: between the two, and how many of these are missing as yet */
	uint8_t count;
	uint16_t first; /* of registers */
	uint32_t from;
};

typedef LIST(struct open_hazard) open_hazards;

struct kept_hazards {
	bool is_reached, is_waiting;
	uint8_t busy;
	open_hazards open;
};

struct analysis {
	const struct flow *flow;
	uint32_t first, second;       /* what instructions of the machine may be the first one of, and the second one */
	uint64_t of_class[WORDS][32]; /* hazards of which an instruction of the class is the first one, a bit each */
	open_hazards open;
	unsigned busy;               /* wait states for which the matrix unit has work as yet */
	struct kept_hazards *blocks; /* of each instruction that begins one */
	int64_t work_left;
	LIST(uint32_t) ahead;
	flow_take_too_soon *take; /* NULL: while things still change */
	void *context;
};

static bool overlap(unsigned first, unsigned count, unsigned other, unsigned others) {
	return first < other + others && other < first + count;
}

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
	case FLOW_WRITES_SCALAR: return effect->writes && !is_vector;
	case FLOW_READS_SCALAR: return effect->reads && !is_vector;
	case FLOW_LANE: return effect->reads && effect->part == FLOW_PART_LANE;
	case FLOW_WRITES_VCC: return effect->writes && overlap(effect->first, effect->count, ISA_VCC, 2);
	case FLOW_WRITES_EXEC: return effect->writes && overlap(effect->first, effect->count, ISA_EXEC, 2);
	case FLOW_WRITES_M0: return effect->writes && effect->first == M0;
	default: return false;
	}
}

static bool meets(const struct analysis *analysis, const struct flow_instruction *instruction,
                  const struct open_hazard *open) {
	const struct flow *flow = analysis->flow;
	const struct hazard *hazard = &hazards[open->hazard];
	if (hazard->other_way == FLOW_ALWAYS)
		return true;
	if (hazard->other_way == FLOW_HARDWARE)
		return open->first == FLOW_REGISTERS + instruction->hardware;
	bool is_same_row = flow->instructions.items[open->from].row == instruction->row;
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (overlap(effect->first, effect->count, open->first, open->count) &&
		    uses_so(effect, (enum flow_way)hazard->other_way, open, is_same_row))
			return true;
	}
	return false;
}

/* The instruction comes so many wait states later than it does. */
static void pass(struct analysis *analysis, unsigned states) {
	size_t kept = 0;
	analysis->busy -= states < analysis->busy ? states : analysis->busy;
	for (size_t i = 0; i < analysis->open.count; i++) {
		struct open_hazard *open = &analysis->open.items[i];
		if (open->left <= states || open->count == 0)
			continue;
		open->left = (uint8_t)(open->left - states);
		analysis->open.items[kept++] = *open;
	}
	analysis->open.count = kept;
}

static void check(struct analysis *analysis, const struct flow_instruction *instruction) {
	unsigned lacking = 0;
	for (size_t i = 0; i < analysis->open.count; i++) {
		const struct open_hazard *open = &analysis->open.items[i];
		if (!(instruction->classes & hazards[open->hazard].second) || !meets(analysis, instruction, open))
			continue;
		if (analysis->take) {
			struct flow_too_soon found = {.at = instruction->at,
			                              .from = open->from,
			                              .needed = open->needed,
			                              .lacking = open->left,
			                              .reg = open->first < FLOW_REGISTERS ? open->first : FLOW_REGISTERS,
			                              .count = open->count};
			analysis->take(analysis->context, &found);
		}
		lacking = open->left > lacking ? open->left : lacking;
	}
	pass(analysis, lacking);
}

/* The younger one of the same kind and registers stands for both: it is over later, unless it has fewer passes. */
static void add(struct analysis *analysis, open_hazards *hazards_there, const struct open_hazard *added,
                bool *changes) {
	for (size_t i = 0; i < hazards_there->count; i++) {
		struct open_hazard *there = &hazards_there->items[i];
		if (there->hazard != added->hazard || there->first != added->first || there->count != added->count)
			continue;
		if (there->left < added->left) {
			*there = *added;
			*changes = true;
		}
		return;
	}
	*list_add(analysis->flow->arena, hazards_there) = *added;
	*changes = true;
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
		    !overlap(old->first, old->count, effect->first, effect->count))
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

static void open_one(struct analysis *analysis, uint32_t number, unsigned hazard, unsigned first, unsigned count) {
	const struct flow_instruction *instruction = &analysis->flow->instructions.items[number];
	int states = hazards[hazard].states + (hazards[hazard].with_passes ? instruction->passes : 0);
	bool changes = false;
	if (states <= 0)
		return;
	struct open_hazard opened = {(uint8_t)hazard, (uint8_t)states, (uint8_t)states,
	                             (uint8_t)count,  (uint16_t)first, number};
	add(analysis, &analysis->open, &opened, &changes);
}

static void open(struct analysis *analysis, uint32_t number, unsigned hazard) {
	const struct flow *flow = analysis->flow;
	const struct flow_instruction *instruction = &flow->instructions.items[number];
	enum flow_way way = (enum flow_way)hazards[hazard].way;
	static const struct open_hazard nothing = {.first = FLOW_REGISTERS};
	if (way == FLOW_HARDWARE || (way == FLOW_TRAP_STATUS && instruction->hardware == TRAP_STATUS + 1))
		open_one(analysis, number, hazard, FLOW_REGISTERS + instruction->hardware, 1);
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (uses_so(effect, way, &nothing, false))
			open_one(analysis, number, hazard, effect->first, effect->count);
	}
}

static void open_all(struct analysis *analysis, uint32_t number, unsigned word) {
	uint32_t classes = analysis->flow->instructions.items[number].classes & analysis->first;
	uint64_t opened = 0;
	for (; classes; classes &= classes - 1)
		opened |= analysis->of_class[word][__builtin_ctz(classes)];
	for (; opened; opened &= opened - 1)
		open(analysis, number, word * WORD + (unsigned)__builtin_ctzll(opened));
}

static void close_hazards(struct analysis *analysis, const struct flow_instruction *instruction) {
	const struct flow *flow = analysis->flow;
	for (unsigned i = 0; i < instruction->effect_count && instruction->classes & FLOW_MATRIX; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (effect->writes)
			close_older(analysis, effect, FLOW_WRITES);
		if (effect->reads && effect->part == FLOW_PART_C)
			close_older(analysis, effect, FLOW_READS_C);
	}
}

static void go_over(struct analysis *analysis, uint32_t number) {
	const struct flow_instruction *instruction = &analysis->flow->instructions.items[number];
	if (instruction->classes & FLOW_MATRIX)
		pass(analysis, analysis->busy);
	if (instruction->classes & analysis->second && analysis->open.count)
		check(analysis, instruction);
	analysis->busy = instruction->classes & FLOW_MATRIX ? instruction->passes : analysis->busy;
	pass(analysis, instruction->states);
	close_hazards(analysis, instruction);
	for (unsigned word = 0; word < WORDS; word++)
		open_all(analysis, number, word);
	if (instruction->end == FLOW_CALLS)
		analysis->open.count = 0;
}

/* ---- blocks ---- */

static void join(struct analysis *analysis, uint32_t block) {
	struct kept_hazards *kept = &analysis->blocks[block];
	if (analysis->take)
		return;
	bool changes = !kept->is_reached || analysis->busy < kept->busy;
	kept->busy = (uint8_t)(!kept->is_reached || analysis->busy < kept->busy ? analysis->busy : kept->busy);
	kept->is_reached = true;
	for (size_t i = 0; i < analysis->open.count; i++)
		add(analysis, &kept->open, &analysis->open.items[i], &changes);
	analysis->work_left -= (int64_t)(analysis->open.count * kept->open.count);
	if (!changes || kept->is_waiting)
		return;
	kept->is_waiting = true;
	*list_add(analysis->flow->arena, &analysis->ahead) = block;
}

static void load(struct analysis *analysis, const struct kept_hazards *kept) {
	analysis->open.count = 0;
	analysis->busy = kept->busy;
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

static bool settle(struct analysis *analysis) {
	join(analysis, 0);
	while (analysis->ahead.count) {
		uint32_t block = analysis->ahead.items[--analysis->ahead.count];
		analysis->blocks[block].is_waiting = false;
		go_through(analysis, block);
		if (analysis->work_left <= 0)
			return false;
	}
	return true;
}

static void know(struct analysis *analysis, unsigned hazard) {
	analysis->first |= hazards[hazard].first;
	analysis->second |= hazards[hazard].second;
	for (uint32_t left = hazards[hazard].first; left; left &= left - 1)
		analysis->of_class[hazard / WORD][__builtin_ctz(left)] |= UINT64_C(1) << hazard % WORD;
}

bool flow_find_too_soon(const struct flow *flow, flow_take_too_soon *take, void *context) {
	enum { LEAST_WORK = 1 << 22, OF_INSTRUCTION = 1 << 10 };
	size_t count = flow->instructions.count;
	const struct isa_machine *machine = flow->code->machine;
	if (!count || !flow_knows_wait_states(machine))
		return true;
	struct analysis *analysis = arena_zeroed(flow->arena, 1, sizeof *analysis);
	analysis->flow = flow;
	analysis->work_left = LEAST_WORK + (int64_t)count * OF_INSTRUCTION;
	for (unsigned i = 0; i < HAZARDS; i++)
		if (isa_feature_sets[hazards[i].feature] & machine->set)
			know(analysis, i);
	analysis->blocks = arena_zeroed(flow->arena, count, sizeof *analysis->blocks);
	if (!settle(analysis))
		return false;
	analysis->take = take;
	analysis->context = context;
	for (uint32_t i = 0; i < count; i++)
		if (analysis->blocks[i].is_reached)
			go_through(analysis, i);
	return true;
}

/* scalar_hazards.c: see scalar_hazards.h. */
#include "scalar_hazards.h"

#include "classes.h"
#include "gpu/isa/feature_sets.h"

enum unit { REGISTER, PAIR };
enum code { ANY_CODE, WAVE64_CODE };

struct flow_reuse {
	uint64_t ends;
	uint8_t masks; /* whether only what is read as a mask of lanes counts */
	uint8_t unit;
	uint8_t salu, valu, vcc; /* enum flow_cure: of what these wrote */
	uint8_t code, feature;
};

#define OF(class) FLOW_##class
#define NOTHING 0
#define MASKS true
#define ALL false

static const struct flow_reuse rows[] = {
#define KD_REUSED(id, reads, unit, ends, salu, valu, vcc, code, feature)                                               \
	{ends, reads, unit, FLOW_CURE_##salu, FLOW_CURE_##valu, FLOW_CURE_##vcc, code, FEATURE_##feature},
#include "kdasm/isa/hazards.def"
};

#undef OF
#undef NOTHING
#undef MASKS
#undef ALL

enum { WORD = 64, VCC_WORD = ISA_VCC / WORD, OTHERS = 124 /* M0, null, EXEC: from there on */ };
#define VCC_BITS (UINT64_C(3) << ISA_VCC % WORD)

const struct flow_reuse *flow_reuse_of(const struct flow_code *code) {
	bool is_wave64 = code->machine->wave == KD_WAVE_64;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (isa_exists(code->machine, rows[i].feature) && (rows[i].code == ANY_CODE || is_wave64))
			return &rows[i];
	return NULL;
}

/* ---- sets ---- */

static bool has(const uint64_t *set, unsigned reg) {
	return set[reg / WORD] >> reg % WORD & 1;
}

static void put(uint64_t *set, unsigned reg, bool is_in) {
	uint64_t bit = UINT64_C(1) << reg % WORD;
	set[reg / WORD] = is_in ? set[reg / WORD] | bit : set[reg / WORD] & ~bit;
}

static void clear(uint64_t *set) {
	for (unsigned i = 0; i < FLOW_SCALAR_WORDS; i++)
		set[i] = 0;
}

static void clear_vcc(uint64_t *set) {
	set[VCC_WORD] &= ~VCC_BITS;
}

static void clear_but_vcc(uint64_t *set) {
	uint64_t vcc = set[VCC_WORD] & VCC_BITS;
	clear(set);
	set[VCC_WORD] = vcc;
}

static bool is_vcc(unsigned reg) {
	return reg == ISA_VCC || reg == ISA_VCC + 1;
}

/* ---- one instruction ---- */

/* What it reads that was written too soon before, by whom. */
enum writer { SALU, VALU, VCC, WRITERS };

struct step {
	struct flow_scalars *scalars;
	const struct flow_reuse *reuse;
	const struct flow_instruction *instruction;
	uint32_t number;
	bool is_valu;
	unsigned reads[WRITERS]; /* the register; FLOW_REGISTERS: none */
};

/* An instruction of SALU waits itself for what VALU has written, of all but masks. */
static void wait_in_salu(struct step *step, unsigned reg) {
	struct flow_scalars *scalars = step->scalars;
	if (step->is_valu || step->reuse->masks)
		return;
	if (!is_vcc(reg)) {
		clear_but_vcc(scalars->by_valu);
	} else if (scalars->by_valu[VCC_WORD] & VCC_BITS) {
		clear_vcc(scalars->by_valu);
		clear_vcc(scalars->by_salu);
	}
}

static unsigned unit_of(const struct step *step, unsigned reg) {
	return step->reuse->unit == PAIR ? reg & ~1U : reg;
}

static bool is_written(const uint64_t *set, unsigned reg) {
	return is_vcc(reg) ? set[VCC_WORD] & VCC_BITS : has(set, reg);
}

/* The first one stands for all. */
static void note(struct step *step, enum writer writer, unsigned reg) {
	if (step->reads[writer] == FLOW_REGISTERS)
		step->reads[writer] = reg;
}

static void read_one(struct step *step, unsigned reg) {
	struct flow_scalars *scalars = step->scalars;
	bool of_masks = step->reuse->masks;
	if (!of_masks && !has(scalars->read, unit_of(step, reg)))
		return;
	wait_in_salu(step, reg);
	if (is_written(scalars->by_salu, reg))
		note(step, SALU, reg);
	if ((step->is_valu || of_masks) && is_written(scalars->by_valu, reg))
		note(step, is_vcc(reg) ? VCC : VALU, reg);
}

static void write_one(struct step *step, unsigned reg) {
	struct flow_scalars *scalars = step->scalars;
	const struct flow_reuse *reuse = step->reuse;
	bool is_salu = step->instruction->kind->classes & FLOW_SALU;
	bool counts = has(scalars->read, unit_of(step, reg)) && (is_salu || step->is_valu);
	scalars->from[reg] = counts ? step->number : scalars->from[reg];
	if (reuse->masks) {
		put(scalars->by_salu, reg, false);
		put(scalars->by_valu, reg, false);
		put(scalars->read, reg, false);
	} else if (counts && is_vcc(reg)) { /* as LLVM has it: who wrote a part of it last */
		clear_vcc(scalars->by_salu);
		clear_vcc(scalars->by_valu);
	}
	if (counts)
		put(is_salu ? scalars->by_salu : scalars->by_valu, reg, true);
}

enum phase { READS, KEEPS, WRITES };

/* Notes that VALU has read the register. */
static void keep_one(struct step *step, const struct flow_effect *effect, unsigned reg) {
	if (step->is_valu && (effect->part == FLOW_PART_MASK || !step->reuse->masks))
		put(step->scalars->read, unit_of(step, reg), true);
}

static void go_over_effects(struct step *step, enum phase phase) {
	for (unsigned i = 0; i < step->instruction->kind->effect_count; i++) {
		const struct flow_effect *effect = &step->instruction->kind->effects[i];
		unsigned end = effect->first + effect->count;
		for (unsigned reg = effect->first; reg < end && reg < OTHERS; reg++) {
			if (phase == WRITES && effect->writes)
				write_one(step, reg);
			if (phase == READS && effect->reads)
				read_one(step, reg);
			if (phase == KEEPS && effect->reads)
				keep_one(step, effect, reg);
		}
	}
}

static unsigned first_of(const uint64_t *set, uint64_t mask) {
	for (unsigned i = 0; i < FLOW_SCALAR_WORDS; i++) {
		uint64_t bits = set[i] & (i == VCC_WORD ? mask : ~UINT64_C(0));
		if (bits)
			return i * WORD + (unsigned)__builtin_ctzll(bits);
	}
	return FLOW_REGISTERS;
}

/* Who is called, or returned to, may read all of them. */
static void read_all(struct step *step) {
	const struct flow_scalars *scalars = step->scalars;
	step->reads[SALU] = first_of(scalars->by_salu, ~UINT64_C(0));
	step->reads[VALU] = first_of(scalars->by_valu, ~VCC_BITS);
	if (scalars->by_valu[VCC_WORD] & VCC_BITS)
		step->reads[VCC] = ISA_VCC;
}

static void tell(const struct step *step, flow_take_too_soon *take, void *context) {
	const uint8_t cures[WRITERS] = {[SALU] = step->reuse->salu, [VALU] = step->reuse->valu, [VCC] = step->reuse->vcc};
	for (unsigned i = 0; i < WRITERS; i++) {
		if (step->reads[i] == FLOW_REGISTERS)
			continue;
		struct flow_too_soon found = {.at = step->instruction->at,
		                              .from = step->scalars->from[step->reads[i]],
		                              .cure = cures[i],
		                              .is_left_out = flow_cure_is_left_out(cures[i]),
		                              .reg = (uint16_t)step->reads[i],
		                              .count = 1};
		take(context, &found);
	}
}

static void wait(struct flow_scalars *scalars, bool salu, bool valu, bool vcc) {
	if (salu)
		clear(scalars->by_salu);
	if (valu)
		clear_but_vcc(scalars->by_valu);
	if (vcc)
		clear_vcc(scalars->by_valu);
}

/* So many ds_nop in a row, and what was read before does not count any more. */
static bool idles(struct flow_scalars *scalars, const struct flow_instruction *instruction, const struct flow *flow) {
	enum { OF_32 = 4, OF_64 = 8 };
	uint64_t idle = FLOW_IDLE | FLOW_LDS;
	bool is_idle = (instruction->kind->classes & idle) == idle;
	scalars->idle = is_idle ? scalars->idle + 1 : 0;
	if (scalars->idle >= (flow->code->machine->wave == KD_WAVE_32 ? OF_32 : OF_64))
		clear(scalars->read);
	return is_idle;
}

void flow_scalars_go_over(struct flow_scalars *scalars, const struct flow_reuse *reuse, const struct flow *flow,
                          uint32_t number, flow_take_too_soon *take, void *context) {
	const struct flow_instruction *instruction = &flow->instructions.items[number];
	uint64_t classes = instruction->kind->classes;
	struct step step = {
	    scalars, reuse, instruction, number, classes & FLOW_VALU, {FLOW_REGISTERS, FLOW_REGISTERS, FLOW_REGISTERS}};
	if (idles(scalars, instruction, flow))
		return;
	if (classes & reuse->ends)
		wait(scalars, true, true, true);
	wait(scalars, classes & FLOW_WAITS_SA_SDST, classes & FLOW_WAITS_VA_SDST, classes & FLOW_WAITS_VA_VCC);
	if (classes & FLOW_LEAVES && !reuse->masks)
		read_all(&step);
	else if (classes & (FLOW_VALU | FLOW_SALU))
		go_over_effects(&step, READS);
	else if (classes & FLOW_TESTS_VCC)
		read_one(&step, ISA_VCC);
	if (take)
		tell(&step, take, context);
	wait(scalars, step.reads[SALU] != FLOW_REGISTERS, step.reads[VALU] != FLOW_REGISTERS,
	     step.reads[VCC] != FLOW_REGISTERS);
	if (instruction->end == FLOW_CALLS && !reuse->masks)
		for (unsigned i = 0; i < FLOW_SCALAR_WORDS; i++)
			scalars->read[i] = ~UINT64_C(0); /* as far as is known */
	/* A mask that the instruction itself writes over is read before that only for who writes it next. */
	go_over_effects(&step, reuse->masks ? WRITES : KEEPS);
	go_over_effects(&step, reuse->masks ? KEEPS : WRITES);
}

static bool add(uint64_t *set, uint64_t others) {
	uint64_t before = *set;
	*set |= others;
	return *set != before;
}

bool flow_scalars_join(struct flow_scalars *scalars, const struct flow_scalars *others) {
	bool changes = false;
	for (unsigned reg = 0; reg < FLOW_SCALAR_NUMBERS; reg++)
		if ((has(others->by_salu, reg) || has(others->by_valu, reg)) && !has(scalars->by_salu, reg) &&
		    !has(scalars->by_valu, reg))
			scalars->from[reg] = others->from[reg];
	for (unsigned i = 0; i < FLOW_SCALAR_WORDS; i++) {
		changes |= add(&scalars->read[i], others->read[i]);
		changes |= add(&scalars->by_salu[i], others->by_salu[i]);
		changes |= add(&scalars->by_valu[i], others->by_valu[i]);
	}
	return changes;
}

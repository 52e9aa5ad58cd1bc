/* effects.c: see effects.h. */
#include "effects.h"

#include "classes.h"
#include "gpu/isa/vgpr_banks.h"

/* In the order of kdasm/isa/effects.def, which isa_effect_kind() counts. */
enum implied { NOTHING, EXEC, ADDRESS, SWAPS, READS_SCC, BARRIER_SCC, HALF_LOW, HALF_HIGH, RAY, ATOMIC, TRAP };

static const uint8_t implied[] = {
    NOTHING,
#define KD_EFFECT(name, what) what,
#include "kdasm/isa/effects.def"
};

/* The number here of a register. */
static unsigned number_of(unsigned group, unsigned reg) {
	bool is_high = group == GROUP_VGPR && reg >= ISA_FIRST_VGPR + ISA_BANK_VGPRS;
	return group == GROUP_AGPR ? reg - FLOW_VGPRS + FLOW_AGPRS
	       : is_high           ? reg - FLOW_VGPRS - ISA_BANK_VGPRS + FLOW_HIGH_VGPRS
	                           : reg;
}

/* Several VGPRs that begin in the first bank may end in the second one. */
static void add(struct flow_effects *effects, unsigned group, unsigned reg, unsigned words, bool reads, bool writes,
                enum flow_part part) {
	enum { SECOND_BANK = ISA_FIRST_VGPR + ISA_BANK_VGPRS };
	if (group == GROUP_VGPR && reg < SECOND_BANK && reg + words > SECOND_BANK) {
		add(effects, group, SECOND_BANK, reg + words - SECOND_BANK, reads, writes, part);
		words = SECOND_BANK - reg;
	}
	unsigned first = number_of(group, reg);
	if (words == 0 || group == GROUP_NULL || first >= FLOW_REGISTERS || effects->count == FLOW_MOST_EFFECTS)
		return;
	unsigned count = first + words <= FLOW_REGISTERS ? words : FLOW_REGISTERS - first;
	effects->items[effects->count++] =
	    (struct flow_effect){(uint16_t)first, (uint8_t)count, reads, writes, (uint8_t)part};
}

/* Whether the atomic gives back what was in memory. */
static bool returns(const struct isa_decoded *decoded) {
	enum { RETURN = 1 };
	return decoded->modifiers[MODIFIER_POLICY] & RETURN;
}

static bool is_written(const struct isa_decoded *decoded, const struct isa_kind_row *kind) {
	bool is_atomic = decoded->form.flags & ISA_ATOMIC;
	switch (kind->role) {
	case ROLE_DST:
	case ROLE_DST2:
	case ROLE_DST_SECOND:
	case ROLE_DST_OR_VCC: return !kind->stored;
	case ROLE_DATA_DST: return !kind->stored && (!is_atomic || returns(decoded));
	case ROLE_DATA0: return is_atomic && returns(decoded);
	case ROLE_NOWHERE: return kind->groups == GROUP_VCC && !kind->from_vcc;
	default: return false;
	}
}

static bool is_read(const struct isa_decoded *decoded, const struct isa_kind_row *kind) {
	return !is_written(decoded, kind) ||
	       (isa_is_data((unsigned)(kind - isa_kinds)) && decoded->form.flags & ISA_ATOMIC);
}

/* A ray goes on from where it met something. */
static void add_list(struct flow_effects *effects, const struct isa_address_list *list, bool is_ray) {
	enum { ORIGIN = 2, DIRECTION = 3 };
	for (unsigned i = 0; i < list->count; i++)
		add(effects, list->at[i].group, list->at[i].reg, list->at[i].words, true,
		    is_ray && (i == ORIGIN || i == DIRECTION), FLOW_PART_PLAIN);
}

static unsigned mask_words(const struct isa_machine *machine) {
	return machine->wave == KD_WAVE_32 ? 1 : 2;
}

/* Of a lane that is written, the others stay. */
static bool keeps_lanes(const struct isa_decoded *decoded, unsigned operand) {
	return decoded->form.flags & ISA_LANE && operand == 0;
}

/* Matrix instructions that index a sparse matrix add to their destination, which is C. */
static bool is_sum(const struct isa_decoded *decoded, unsigned operand) {
	enum { INDEX = 3 };
	return isa_format_is(decoded->form.format, FORMAT_IS_MATRIX) && operand == 0 &&
	       decoded->operands[INDEX].type == OPERAND_REGISTER &&
	       decoded->operands[INDEX].words != decoded->operands[0].words;
}

static enum flow_part part_of(const struct isa_decoded *decoded, unsigned operand, enum implied what) {
	enum { C = 3, LANE = 2 };
	const struct isa_form *form = &decoded->form;
	unsigned half = decoded->operands[operand].half;
	if (half == LOW_HALF || (what == HALF_LOW && isa_is_data(form->kinds[operand])))
		return FLOW_PART_LOW_HALF;
	if (half == HIGH_HALF || (what == HALF_HIGH && isa_is_data(form->kinds[operand])))
		return FLOW_PART_HIGH_HALF;
	if (isa_format_is(form->format, FORMAT_IS_MATRIX))
		return operand == C               ? is_sum(decoded, 0) ? FLOW_PART_PLAIN : FLOW_PART_C
		       : is_sum(decoded, operand) ? FLOW_PART_C
		                                  : FLOW_PART_PLAIN;
	if (operand == C && (form->flags & ISA_DOT_PRODUCT || flow_adds_third(decoded)))
		return FLOW_PART_C;
	if (operand == 0 && flow_adds_first(decoded))
		return FLOW_PART_C;
	if (isa_is_data(form->kinds[operand]))
		return FLOW_PART_DATA;
	if (form->kinds[operand] == KIND_ci)
		return FLOW_PART_MASK;
	return form->kinds[operand] == KIND_sl32 && operand == LANE ? FLOW_PART_LANE : FLOW_PART_PLAIN;
}

/* What no operand says. */
static void add_implied(struct flow_effects *effects, const struct isa_decoded *decoded, enum implied what) {
	enum { QUEUE_TRAP = 2, QUEUE_WORDS = 2 };
	const struct isa_form *form = &decoded->form;
	unsigned mask = mask_words(decoded->machine);
	if (form->flags & ISA_READS_VCC)
		add(effects, GROUP_VCC, ISA_VCC, mask, true, false, FLOW_PART_MASK);
	bool is_repeated = isa_is(decoded->machine, TRAIT_REPLAYS_ADDRESSES) && isa_is_vector_memory(form->format) &&
	                   form->format != FORMAT_DS;
	if (form->format == FORMAT_EXP || flow_is_gds(decoded) || is_repeated)
		add(effects, GROUP_EXEC, ISA_EXEC, mask, true, false, FLOW_PART_PLAIN);
	if (form->row->operands[0] == KIND_vcc_cmpx)
		add(effects, GROUP_EXEC, ISA_EXEC, mask, false, true, FLOW_PART_PLAIN);
	if (what == EXEC)
		add(effects, GROUP_EXEC, ISA_EXEC, isa_kinds[form->kinds[0]].words, true, true, FLOW_PART_IMPLIED);
	if (what == TRAP && isa_is(decoded->machine, TRAIT_QUEUE_FOR_TRAPS) && decoded->operands[0].number == QUEUE_TRAP)
		add(effects, GROUP_SGPR, 0, QUEUE_WORDS, true, false, FLOW_PART_IMPLIED);
	if (what == READS_SCC || what == BARRIER_SCC)
		add(effects, GROUP_STATUS, FLOW_SCC, 1, what == READS_SCC, what == BARRIER_SCC, FLOW_PART_PLAIN);
}

/* Those of no size that has a name are read by it: SCC; or are as large as the operand. */
static unsigned words_of(const struct isa_operand *operand, const struct isa_kind_row *kind) {
	bool is_status = operand->group == GROUP_STATUS;
	if (is_status && (operand->reg == FLOW_SCRATCH_BASE || operand->reg == FLOW_SCRATCH_BASE + 1))
		return operand->reg == FLOW_SCRATCH_BASE && kind->words > 1 ? 2 : 1;
	return is_status && operand->reg == FLOW_SCC ? 1 : operand->words;
}

/* Whether the instruction reads and writes the operand, whatever its kind says. */
static bool is_changed(const struct isa_decoded *decoded, const struct isa_kind_row *kind, enum implied what) {
	return what == SWAPS || (what == ADDRESS && kind->role == ROLE_ADDRESS) || flow_swaps(decoded->form.row);
}

static void add_register(struct flow_effects *effects, const struct isa_decoded *decoded, unsigned number,
                         enum implied what) {
	const struct isa_kind_row *kind = &isa_kinds[decoded->form.kinds[number]];
	const struct isa_operand *operand = &decoded->operands[number];
	bool is_data = what == ATOMIC && number == 0, changes = is_changed(decoded, kind, what);
	bool reads = is_read(decoded, kind) || is_sum(decoded, number) || keeps_lanes(decoded, number) ||
	             flow_retains(decoded, number);
	bool writes = is_written(decoded, kind) && (!is_data || returns(decoded));
	add(effects, operand->group, operand->reg, words_of(operand, kind), changes || is_data || reads, changes || writes,
	    part_of(decoded, number, what));
}

void flow_effects_of(const struct isa_decoded *decoded, struct flow_effects *effects) {
	const struct isa_form *form = &decoded->form;
	enum implied what = (enum implied)implied[isa_effect_kind(form->row)];
	effects->count = 0;
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		bool writes = is_written(decoded, kind), is_left_out = decoded->left_out >> i & 1;
		if (kind->groups == GROUP_VCC)
			add(effects, GROUP_VCC, ISA_VCC, mask_words(decoded->machine), !writes, writes,
			    writes ? FLOW_PART_PLAIN : FLOW_PART_MASK);
		else if (decoded->operands[i].type == OPERAND_LIST)
			add_list(effects, &decoded->addresses, what == RAY);
		else if (decoded->operands[i].type == OPERAND_REGISTER && !is_left_out)
			add_register(effects, decoded, i, what);
	}
	add_implied(effects, decoded, what);
}

bool flow_is_gds(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	return form->format == FORMAT_DS && (decoded->modifiers[MODIFIER_GDS] || form->flags & ISA_ONLY_GDS);
}

bool flow_is_message(const struct isa_decoded *decoded) {
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (decoded->form.kinds[i] == KIND_sendmsg)
			return true;
	return false;
}

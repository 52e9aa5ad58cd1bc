/* effects.c: see effects.h. */
#include "effects.h"

#include "classes.h"

static void add(struct flow_effects *effects, unsigned group, unsigned reg, unsigned words, bool reads, bool writes,
                enum flow_part part) {
	unsigned first = reg + (group == GROUP_AGPR ? FLOW_AGPRS - FLOW_VGPRS : 0);
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

static void add_list(struct flow_effects *effects, const struct isa_address_list *list) {
	for (unsigned i = 0; i < list->count; i++)
		add(effects, list->at[i].group, list->at[i].reg, list->at[i].words, true, false, FLOW_PART_PLAIN);
}

static unsigned vcc_words(const struct isa_machine *machine) {
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

static enum flow_part part_of(const struct isa_decoded *decoded, unsigned operand) {
	enum { C = 3, LANE = 2 };
	const struct isa_form *form = &decoded->form;
	if (isa_format_is(form->format, FORMAT_IS_MATRIX))
		return operand == C               ? is_sum(decoded, 0) ? FLOW_PART_PLAIN : FLOW_PART_C
		       : is_sum(decoded, operand) ? FLOW_PART_C
		                                  : FLOW_PART_PLAIN;
	if (operand == C && (form->flags & ISA_DOT_PRODUCT || flow_adds_third(decoded)))
		return FLOW_PART_C;
	if (isa_is_data(form->kinds[operand]))
		return FLOW_PART_DATA;
	if (form->kinds[operand] == KIND_ci)
		return FLOW_PART_MASK;
	return form->kinds[operand] == KIND_sl32 && operand == LANE ? FLOW_PART_LANE : FLOW_PART_PLAIN;
}

void flow_effects_of(const struct isa_decoded *decoded, struct flow_effects *effects) {
	const struct isa_form *form = &decoded->form;
	bool swaps = flow_swaps(form->row);
	effects->count = 0;
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		const struct isa_operand *operand = &decoded->operands[i];
		bool writes = swaps || is_written(decoded, kind), is_left_out = decoded->left_out >> i & 1;
		if (kind->groups == GROUP_VCC)
			add(effects, GROUP_VCC, ISA_VCC, vcc_words(decoded->machine), !writes, writes,
			    writes ? FLOW_PART_PLAIN : FLOW_PART_MASK);
		else if (operand->type == OPERAND_LIST)
			add_list(effects, &decoded->addresses);
		else if (operand->type == OPERAND_REGISTER && !is_left_out)
			add(effects, operand->group, operand->reg, operand->words,
			    swaps || is_read(decoded, kind) || is_sum(decoded, i) || keeps_lanes(decoded, i) ||
			        flow_retains(decoded, i),
			    writes, part_of(decoded, i));
	}
	if (form->flags & ISA_READS_VCC)
		add(effects, GROUP_VCC, ISA_VCC, vcc_words(decoded->machine), true, false, FLOW_PART_MASK);
	if (form->format == FORMAT_EXP)
		add(effects, GROUP_EXEC, ISA_EXEC, 2, true, false, FLOW_PART_PLAIN);
	if (form->row->operands[0] == KIND_vcc_cmpx)
		add(effects, GROUP_EXEC, ISA_EXEC, 2, false, true, FLOW_PART_PLAIN);
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

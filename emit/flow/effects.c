/* effects.c: see effects.h. */
#include "effects.h"

static void add(struct flow_effects *effects, unsigned group, unsigned reg, unsigned words, bool reads, bool writes) {
	unsigned first = reg + (group == GROUP_AGPR ? FLOW_AGPRS - FLOW_VGPRS : 0);
	if (words == 0 || first >= FLOW_REGISTERS || effects->count == FLOW_MOST_EFFECTS)
		return;
	unsigned count = first + words <= FLOW_REGISTERS ? words : FLOW_REGISTERS - first;
	effects->items[effects->count++] = (struct flow_effect){(uint16_t)first, (uint8_t)count, reads, writes};
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
		add(effects, list->at[i].group, list->at[i].reg, list->at[i].words, true, false);
}

static unsigned vcc_words(const struct isa_machine *machine) {
	return machine->wave == KD_WAVE_32 ? 1 : 2;
}

void flow_effects_of(const struct isa_decoded *decoded, struct flow_effects *effects) {
	const struct isa_form *form = &decoded->form;
	effects->count = 0;
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		const struct isa_operand *operand = &decoded->operands[i];
		bool writes = is_written(decoded, kind), is_left_out = decoded->left_out >> i & 1;
		if (kind->groups == GROUP_VCC)
			add(effects, GROUP_VCC, ISA_VCC, vcc_words(decoded->machine), !writes, writes);
		else if (operand->type == OPERAND_LIST)
			add_list(effects, &decoded->addresses);
		else if (operand->type == OPERAND_REGISTER && !is_left_out)
			add(effects, operand->group, operand->reg, operand->words, is_read(decoded, kind), writes);
	}
	if (form->flags & ISA_READS_VCC)
		add(effects, GROUP_VCC, ISA_VCC, vcc_words(decoded->machine), true, false);
	if (form->format == FORMAT_EXP)
		add(effects, GROUP_EXEC, ISA_EXEC, 2, true, false);
}

/* use.c: see use.h. */
#include "use.h"

#include "form.h"
#include "names.h"

static unsigned others_of(const struct isa_machine *machine, const struct isa_operand *operand) {
	const struct isa_register *named = isa_register_at(machine, operand->reg, operand->words);
	return named ? named->uses : 0;
}

void isa_use_add_register(struct isa_use *use, const struct isa_machine *machine, const struct isa_operand *operand) {
	const struct isa_register_file *file = isa_register_file_of(machine, operand->group, operand->reg);
	unsigned needed = file ? operand->reg - (unsigned)file->first + operand->words : 0;
	if (!file)
		use->others |= (uint16_t)others_of(machine, operand);
	else if (operand->group == GROUP_VGPR)
		isa_use_raise(&use->vgprs, needed);
	else if (operand->group == GROUP_AGPR)
		isa_use_raise(&use->agprs, needed);
	else if (file == &isa_register_files[REGISTER_FILE_SCALAR])
		isa_use_raise(&use->sgprs, needed);
}

/* What vector memory loads without a register for it goes to LDS. */
static unsigned memory_of(const struct isa_form *form, bool gds) {
	bool loads = form->row->operands[0] && isa_is_vector_memory(form->format);
	bool copies = form->takes & ISA_WITH_LDS || (loads && !form->data && !(form->takes & ISA_NO_LDS));
	unsigned lds = copies ? ISA_USES_LDS : 0;
	bool no_memory = form->row->flags & (ISA_PERMUTES | ISA_BARE);
	switch (form->format) {
	case FORMAT_DS: return no_memory || gds ? 0 : ISA_USES_LDS;
	case FORMAT_LDSDIR: return ISA_USES_LDS;
	case FORMAT_FLAT: return ISA_USES_FLAT;
	case FORMAT_SCRATCH: return ISA_USES_SCRATCH | lds;
	default: return lds;
	}
}

static unsigned others_of_rows(const struct isa_form *form) {
	unsigned vcc = form->flags & ISA_READS_VCC ? ISA_USES_VCC : 0;
	unsigned index = form->flags & ISA_INDEXES ? ISA_USES_INDEX : 0;
	return vcc | index;
}

static void add_list(struct isa_use *use, const struct isa_machine *machine, const struct isa_address_list *list) {
	for (unsigned i = 0; i < list->count; i++) {
		struct isa_operand one = {.group = list->at[i].group, .reg = list->at[i].reg, .words = list->at[i].words};
		isa_use_add_register(use, machine, &one);
	}
}

void isa_use_add(struct isa_use *use, const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	for (unsigned i = 0; form->kinds[i]; i++)
		if (decoded->operands[i].type == OPERAND_LIST)
			add_list(use, decoded->machine, &decoded->addresses);
		else if (decoded->operands[i].type == OPERAND_REGISTER && !(decoded->left_out >> i & 1))
			isa_use_add_register(use, decoded->machine, &decoded->operands[i]);
	use->others |= (uint16_t)(memory_of(form, decoded->modifiers[MODIFIER_GDS]) | others_of_rows(form));
}

bool isa_goes_on(const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].type == TYPE_BRANCH)
			return false;
	return !(form->row->flags & (ISA_LEAVES | ISA_MAY_LEAVE));
}

struct isa_way isa_way_of(const struct isa_decoded *decoded) {
	enum { DWORD = 4 };
	const struct isa_form *form = &decoded->form;
	uint64_t flags = form->row->flags;
	struct isa_way way = {.next = flags & ISA_LEAVES      ? ISA_NEXT_NEVER
	                              : flags & ISA_MAY_LEAVE ? ISA_NEXT_PERHAPS
	                                                      : ISA_NEXT};
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		if (kind->type == TYPE_BRANCH) {
			way.branches = true;
			way.distance = decoded->size + DWORD * (int64_t)(int16_t)decoded->operands[i].number;
		}
		way.jumps |= way.next != ISA_NEXT && kind->role == ROLE_SRC;
	}
	return way;
}

bool isa_use_has_more(const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].optional || form->kinds[i] == KIND_second)
			return true;
	return others_of_rows(form) || form->format == FORMAT_DS || form->format == FORMAT_LDSDIR ||
	       isa_is_vector_memory(form->format) || form->takes & ISA_WITH_LDS;
}

/* What is left out may be VCC. */
void isa_use_add_more(struct isa_use *use, const struct isa_code *code) {
	const struct isa_form *form = &code->form;
	for (unsigned i = 0; form->kinds[i]; i++)
		if (code->places[i] < 0 && isa_kinds[form->kinds[i]].groups & GROUP_VCC)
			use->others |= ISA_USES_VCC;
	use->others |= (uint16_t)(memory_of(form, false) | others_of_rows(form));
}

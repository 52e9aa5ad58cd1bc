/* classes.c: see classes.h. */
#include "classes.h"

#include <string.h>

#include "isa/feature_sets.h"

static const struct {
	uint64_t class;
	uint8_t passes, passes_gfx950;
} timed[] = {
    {0, 0, 0},
#define KD_TIMED(name, class, passes, passes_gfx950) {FLOW_##class, passes, passes_gfx950},
#include "kdasm/isa/hazards.def"
};

bool flow_swaps(const struct isa_row *row) {
	return timed[isa_timed_kind(row)].class & (FLOW_SWAPS | FLOW_SWAPS_LANES);
}

static bool is_vector_memory(unsigned format) {
	if (format == FORMAT_DS)
		return false;
	return isa_is_vector_memory(format) || format == FORMAT_MIMG || format == FORMAT_SAMPLE || format == FORMAT_RAY;
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

static uint64_t class_of_valu(const struct isa_decoded *decoded, uint64_t named) {
	uint64_t class = FLOW_VALU | FLOW_NO_MATRIX;
	bool is_matrix = named & FLOW_MATRIX, is_dot = decoded->form.flags & ISA_DOT_PRODUCT;
	class |= is_dpp(decoded->form.format) ? FLOW_DPP : 0;
	class |= named & FLOW_TRANSCENDENTAL ? 0 : FLOW_NOT_TRANSCENDENTAL;
	class |= is_dot ? FLOW_DOT : FLOW_VALU_NOT_DOT | (is_matrix ? 0 : FLOW_OTHER_THAN_DOT);
	class |= !is_matrix && writes_part(decoded) ? FLOW_PART : 0;
	if (is_matrix)
		return class & ~(FLOW_VALU | FLOW_NO_MATRIX | FLOW_VALU_NOT_DOT | FLOW_NOT_TRANSCENDENTAL);
	class |= named & (FLOW_ACC_READ | FLOW_ACC_WRITE) ? 0 : FLOW_VALU_NO_ACC;
	return class;
}

static bool writes_vector(const struct flow *flow, const struct flow_instruction *instruction) {
	for (unsigned i = 0; i < instruction->effect_count; i++) {
		const struct flow_effect *effect = &flow->effects.items[instruction->first_effect + i];
		if (effect->writes && flow_is_vector(effect->first))
			return true;
	}
	return false;
}

static bool reuses(const struct flow *flow, const struct flow_instruction *instruction) {
	const struct flow_effect *effects = &flow->effects.items[instruction->first_effect];
	for (unsigned i = 0; i < instruction->effect_count; i++)
		for (unsigned k = 0; k < instruction->effect_count; k++)
			if (effects[i].writes && effects[k].reads && flow_overlap(&effects[i], &effects[k]))
				return true;
	return false;
}

static uint64_t class_of_memory(const struct flow *flow, const struct flow_instruction *instruction,
                                const struct isa_decoded *decoded) {
	unsigned format = decoded->form.format;
	uint64_t class = FLOW_MEMORY_OR_EXPORT | FLOW_NO_MATRIX | FLOW_OTHER_THAN_DOT;
	class |= format != FORMAT_EXP && is_wide_store(decoded) ? FLOW_WIDE_STORE : 0;
	class |= is_vector_memory(format) ? FLOW_VECTOR_MEMORY : 0;
	if (is_vector_memory(format) && writes_vector(flow, instruction))
		class |= reuses(flow, instruction) ? FLOW_VECTOR_REUSES : FLOW_VECTOR_KEEPS;
	return class;
}

static bool is_salu(unsigned format) {
	return format == FORMAT_SOP1 || format == FORMAT_SOP2 || format == FORMAT_SOPK || format == FORMAT_SOPC;
}

static uint64_t class_of(const struct flow *flow, const struct flow_instruction *instruction,
                         const struct isa_decoded *decoded, uint64_t named) {
	unsigned format = decoded->form.format;
	if (isa_format_is(format, FORMAT_IS_VECTOR))
		return class_of_valu(decoded, named);
	if (is_vector_memory(format) || format == FORMAT_DS || format == FORMAT_EXP)
		return class_of_memory(flow, instruction, decoded);
	if (format == FORMAT_VINTRP)
		return FLOW_USES_M0 | FLOW_VALU | FLOW_NO_MATRIX;
	if (format == FORMAT_SMEM)
		return reuses(flow, instruction) ? FLOW_SCALAR_REUSES : FLOW_SCALAR_KEEPS;
	return is_salu(format) ? FLOW_SALU : 0;
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

void flow_classes_know(const struct flow *flow, struct flow_instruction *instruction,
                       const struct isa_decoded *decoded) {
	enum { QUICK = 2, REPEATS = 15 };
	unsigned kind = isa_timed_kind(decoded->form.row);
	bool is_gfx950 = isa_feature_sets[FEATURE_GFX950] & decoded->machine->set;
	instruction->states = 1;
	instruction->row = decoded->form.row;
	instruction->passes = is_gfx950 ? timed[kind].passes_gfx950 : timed[kind].passes;
	instruction->classes = timed[kind].class | class_of(flow, instruction, decoded, timed[kind].class);
	instruction->hardware = (uint8_t)hardware_of(decoded);
	if (instruction->passes == QUICK)
		instruction->classes |= FLOW_QUICK_MATRIX;
	else if (instruction->classes & FLOW_XDL)
		instruction->classes |= FLOW_LONG_XDL;
	if (instruction->hardware)
		instruction->classes |= decoded->form.kinds[0] == KIND_hwreg ? FLOW_SETREG : FLOW_GETREG;
	if (uses_m0(decoded))
		instruction->classes |= FLOW_USES_M0;
	instruction->classes |= instruction->classes & FLOW_SCALAR_MEMORY ? 0 : FLOW_NO_SCALAR_MEMORY;
	instruction->classes |= instruction->classes & FLOW_VECTOR_MEMORY ? 0 : FLOW_NO_VECTOR_MEMORY;
	instruction->is_nop = decoded->form.row->format == FORMAT_SOPP && strcmp(decoded->form.row->name, "s_nop") == 0;
	if (instruction->is_nop)
		instruction->states = (uint8_t)((decoded->operands[0].number & REPEATS) + 1);
}

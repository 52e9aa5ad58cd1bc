/* classes.c: see classes.h. */
#include "classes.h"

#include <string.h>

#include "gpu/isa/feature_sets.h"
#include "gpu/isa/names.h"
#include "gpu/isa/use.h"

static const struct {
	uint64_t class;
	uint8_t passes, passes_gfx950;
} timed[] = {
    {0, 0, 0},
#define KD_TIMED(name, class, passes, passes_gfx950) {FLOW_##class, passes, passes_gfx950},
#include "kdasm/isa/hazards.def"
};

bool flow_swaps(const struct isa_row *row) {
	return timed[isa_timed_kind(row)].class & FLOW_SWAPS_LANES;
}

static bool is_dpp(unsigned format) {
	switch (format) {
	case FORMAT_VOP1_DPP:
	case FORMAT_VOP2_DPP:
	case FORMAT_VOPC_DPP:
	case FORMAT_VOP1_DPP8:
	case FORMAT_VOP2_DPP8:
	case FORMAT_VOPC_DPP8:
	case FORMAT_VOP3_DPP:
	case FORMAT_VOP3_DPP8:
	case FORMAT_VOP3P_DPP:
	case FORMAT_VOP3P_DPP8:
	case FORMAT_MIX_DPP:
	case FORMAT_MIX_DPP8: return true;
	default: return false;
	}
}

static bool is_wmma(const struct isa_decoded *decoded) {
	bool coexecutes = isa_is(decoded->machine, TRAIT_COEXECUTES);
	return timed[isa_timed_kind(decoded->form.row)].class & (FLOW_WMMA | (coexecutes ? FLOW_SLOW_WMMA : 0));
}

/* Those of a sparse matrix have its index there, which is smaller. */
bool flow_adds_third(const struct isa_decoded *decoded) {
	enum { DESTINATION, THIRD = 3 };
	return is_wmma(decoded) && decoded->operands[THIRD].words == decoded->operands[DESTINATION].words;
}

bool flow_adds_first(const struct isa_decoded *decoded) {
	uint64_t class = timed[isa_timed_kind(decoded->form.row)].class;
	return (class & FLOW_SPARSE_WMMA) == FLOW_SPARSE_WMMA;
}

/* Lanes that DPP has nothing for keep what they have. */
bool flow_retains(const struct isa_decoded *decoded, unsigned operand) {
	const struct isa_form *form = &decoded->form;
	const struct isa_row *row = isa_kinds[form->kinds[operand]].role == ROLE_DST_SECOND ? form->second : form->row;
	if (operand > 0 && row == form->row)
		return false;
	bool keeps_lanes = is_dpp(form->format) && decoded->operands[operand].group == GROUP_VGPR;
	return keeps_lanes || (row && timed[isa_timed_kind(row)].class & FLOW_RETAINS);
}

static bool is_vector_memory(unsigned format) {
	return isa_is_image(format) || (isa_is_vector_memory(format) && format != FORMAT_DS);
}

static bool is_wide_store(const struct isa_decoded *decoded) {
	unsigned format = decoded->form.format;
	bool is_buffer = format == FORMAT_MUBUF || format == FORMAT_MTBUF, is_wide = false;
	if (isa_is_image(format) || format == FORMAT_DS)
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
	class |= named & FLOW_IDLE ? 0 : FLOW_VALU_BUT_NOP;
	class |= named & FLOW_TRANSCENDENTAL ? 0 : FLOW_NOT_TRANSCENDENTAL;
	class |= is_dot ? FLOW_DOT : FLOW_VALU_NOT_DOT | (is_matrix ? 0 : FLOW_OTHER_THAN_DOT);
	class |= !is_matrix && writes_part(decoded) ? FLOW_PART : 0;
	if (isa_is(decoded->machine, TRAIT_COEXECUTES))
		return class | (named & FLOW_TRANSCENDENTAL || is_wmma(decoded) ? 0 : FLOW_COEXECUTES);
	if (is_matrix)
		return class & ~(FLOW_VALU | FLOW_NO_MATRIX | FLOW_VALU_NOT_DOT | FLOW_NOT_TRANSCENDENTAL);
	class |= named & (FLOW_ACC_READ | FLOW_ACC_WRITE) ? 0 : FLOW_VALU_NO_ACC;
	return class;
}

static bool reuses(const struct flow_kind *kind) {
	for (unsigned i = 0; i < kind->effect_count; i++) {
		const struct flow_effect *effect = &kind->effects[i];
		if (effect->writes && flow_reads(kind, effect->first, effect->count))
			return true;
	}
	return false;
}

/* Whether the offset of a buffer has bit 1 or 2, or the image has so long a list of addresses that its instruction has
 * 16 bytes: one after the other goes wrong on gfx10.1. */
static uint64_t class_by_size(const struct isa_decoded *decoded) {
	enum { ODD = 6, LONG = 16 };
	unsigned format = decoded->form.format;
	if (format == FORMAT_MUBUF || format == FORMAT_MTBUF)
		return decoded->modifiers[MODIFIER_INST_OFFSET] & ODD ? FLOW_ODD_BUFFER : 0;
	return isa_is_image(format) && decoded->size >= LONG ? FLOW_LONG_IMAGE : 0;
}

static uint64_t class_of_memory(const struct flow_kind *kind, const struct isa_decoded *decoded, uint64_t named) {
	unsigned format = decoded->form.format;
	uint64_t class = FLOW_NO_MATRIX | FLOW_OTHER_THAN_DOT | FLOW_READS_EXEC;
	class |= format != FORMAT_EXP && is_wide_store(decoded) ? FLOW_WIDE_STORE : 0;
	bool arrives = format == FORMAT_DS && named & FLOW_ARRIVES;
	class |= arrives ? 0 : format == FORMAT_DS ? FLOW_LDS : format == FORMAT_EXP ? FLOW_EXPORT : FLOW_VECTOR_MEMORY;
	if (class & FLOW_VECTOR_MEMORY && flow_writes_vectors(kind))
		class |= reuses(kind) ? FLOW_VECTOR_REUSES : FLOW_VECTOR_KEEPS;
	if (format == FORMAT_GLOBAL || format == FORMAT_SCRATCH)
		class |= FLOW_SEGMENT;
	else if (class & FLOW_VECTOR_MEMORY && format != FORMAT_FLAT)
		class |= FLOW_BUFFER_OR_IMAGE;
	return class | class_by_size(decoded);
}

static bool is_salu(unsigned format) {
	return format == FORMAT_SOP1 || format == FORMAT_SOP2 || format == FORMAT_SOPK || format == FORMAT_SOPC;
}

static uint64_t class_of_scalar(const struct flow_kind *kind, const struct isa_decoded *decoded, uint64_t named) {
	unsigned format = decoded->form.format;
	if (format == FORMAT_SMEM)
		return reuses(kind) ? FLOW_SCALAR_REUSES : FLOW_SCALAR_KEEPS;
	uint64_t class = is_salu(format) && !(named & FLOW_WAITS) ? FLOW_SALU : 0;
	class |= flow_reads(kind, ISA_EXEC, 2) ? FLOW_READS_EXEC : 0;
	struct isa_way way = isa_way_of(decoded);
	if (way.next != ISA_NEXT && (way.jumps || format == FORMAT_SOPK))
		class |= FLOW_LEAVES;
	return class | (format == FORMAT_SOPP && way.branches ? FLOW_BRANCH : 0);
}

static uint64_t class_of(const struct flow_kind *kind, const struct isa_decoded *decoded, uint64_t named) {
	unsigned format = decoded->form.format;
	if (isa_format_is(format, FORMAT_IS_VECTOR) || format == FORMAT_VINTERP || format == FORMAT_VINTRP3) {
		bool writes_mask = flow_writes(kind, 0, FLOW_VGPRS) && !(named & FLOW_READ_LANE);
		return class_of_valu(decoded, named) | (writes_mask ? FLOW_VALU_MASK : 0);
	}
	if (is_vector_memory(format) || format == FORMAT_DS || format == FORMAT_EXP)
		return class_of_memory(kind, decoded, named);
	if (format == FORMAT_VINTRP)
		return class_of_valu(decoded, named) | FLOW_INDEXES_BY_M0;
	return class_of_scalar(kind, decoded, named);
}

/* ---- what is waited for ---- */

static const struct {
	const char *name;
	uint64_t class;
} fields[] = {
#define KD_WAITS_FOR(field, class) {field, FLOW_##class},
#include "kdasm/isa/hazards.def"
};

static uint64_t fields_of(const struct isa_machine *machine, uint64_t immediate) {
	uint64_t class = 0;
	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
		const struct isa_counter *field = isa_counter_find(machine, ISA_DEPCTR, fields[i].name, strlen(fields[i].name));
		class |= field && isa_counter_get(field, immediate) == 0 ? fields[i].class : 0;
	}
	return class;
}

/* Those of several fields, on GFX12.5. */
static uint64_t all_fields_of(const struct isa_machine *machine, uint64_t immediate, uint64_t class) {
	const struct isa_counter *field;
	bool is_all = true, is_sdst = class & FLOW_WAITS_SA_SDST && class & FLOW_WAITS_VA_SDST;
	for (size_t i = 0; (field = isa_counter_number(machine, ISA_DEPCTR, i)); i++)
		is_all &= isa_counter_get(field, immediate) == 0;
	if (!isa_is(machine, TRAIT_COEXECUTES))
		return class;
	return class | (is_sdst ? FLOW_WAITS_SDST : 0) | (is_all ? FLOW_WAITS_ALU : 0);
}

static uint64_t counters_of(const struct isa_machine *machine, uint64_t immediate) {
	const struct isa_counter *counter;
	uint64_t class = FLOW_WAITS | FLOW_FOR_ALL;
	for (size_t i = 0; (counter = isa_counter_number(machine, ISA_WAITCNT, i)); i++) {
		bool is_zero = isa_counter_get(counter, immediate) == 0;
		class &= is_zero ? class : ~FLOW_FOR_ALL;
		class |= is_zero && strcmp(counter->name, "lgkmcnt") == 0 ? FLOW_FOR_LGKM : 0;
	}
	return class;
}

/* What is named after the one counter it waits for has a register beside the number: with another one than null that
 * counts, too. */
static uint64_t counter_of(const struct isa_decoded *decoded, uint64_t named) {
	enum { REGISTER, NUMBER };
	bool is_zero = decoded->operands[NUMBER].number == 0 && decoded->operands[REGISTER].group == GROUP_NULL;
	return is_zero ? named : FLOW_WAITS;
}

static uint64_t waits_of(const struct isa_decoded *decoded, uint64_t named) {
	unsigned kind = decoded->form.kinds[0];
	uint64_t immediate = (uint64_t)decoded->operands[0].number;
	if (kind == KIND_depctr)
		return all_fields_of(decoded->machine, immediate, fields_of(decoded->machine, immediate));
	if (kind == KIND_waitcnt)
		return counters_of(decoded->machine, immediate);
	uint64_t whole = isa_is(decoded->machine, TRAIT_COEXECUTES) ? FLOW_WAITS_IDLE : FLOW_WAITS;
	return kind == KIND_swait ? counter_of(decoded, named) : named & whole;
}

/* ---- others ---- */

/* Copies to local memory, messages and the global data share take a number from M0. */
static uint64_t use_of_m0(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	bool copies = isa_is_vector_memory(form->format) && form->format != FORMAT_DS && form->row->operands[0] &&
	              !form->data;
	return (copies ? FLOW_INDEXES_BY_M0 : 0) | (flow_is_gds(decoded) || flow_is_message(decoded) ? FLOW_SENDS : 0);
}

/* Whether a factor of a matrix instruction with formats has numbers of 8 bits, for which it takes twice as long. */
static bool has_wide_factors(const struct isa_decoded *decoded) {
	enum { WIDE = 2 };
	const struct isa_form *form = &decoded->form;
	return form->takes & ISA_MATRIX_FMT &&
	       (decoded->modifiers[MODIFIER_MATRIX_A_FMT] < WIDE || decoded->modifiers[MODIFIER_MATRIX_B_FMT] < WIDE);
}

/* The number of the register of the hardware that an operand names, and one; 0: none does. */
static unsigned hardware_of(const struct isa_decoded *decoded) {
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (decoded->form.kinds[i] == KIND_hwreg)
			return isa_hwreg_part_of(decoded->operands[i].number).number + 1;
	return 0;
}

static const struct {
	const char *name;
	uint64_t access, class;
	uint8_t bits, feature;
} registers[] = {
#define KD_OF_HARDWARE(name, access, bits, class, feature) {name, FLOW_##access, FLOW_##class, bits, FEATURE_##feature},
#include "kdasm/isa/hazards.def"
};

/* What it is to set or read that register of the hardware, or so many bits of it from the first one on. */
static uint64_t class_of_hardware(const struct isa_decoded *decoded, unsigned number, uint64_t access) {
	const struct isa_hwreg_part part = isa_hwreg_part_of(decoded->operands[access == FLOW_SETREG ? 0 : 1].number);
	uint64_t class = 0;
	const struct isa_hwreg *reg = isa_hwreg_at(decoded->machine, number);
	for (size_t i = 0; reg && i < sizeof registers / sizeof *registers; i++) {
		bool is_part = !registers[i].bits || (!part.first && part.width == registers[i].bits);
		if (is_part && access == registers[i].access && isa_exists(decoded->machine, registers[i].feature) &&
		    strcmp(reg->name, registers[i].name) == 0)
			class |= registers[i].class;
	}
	return class;
}

/* Whether VALU or SALU writes what scalar instructions may read. */
static uint64_t class_of_scalar_writes(const struct flow_kind *kind, const struct isa_decoded *decoded) {
	bool is_counted = isa_is(decoded->machine, TRAIT_COEXECUTES) && kind->classes & (FLOW_VALU | FLOW_SALU);
	bool names_null = decoded->form.kinds[0] && decoded->operands[0].group == GROUP_NULL;
	bool writes = kind->scc.writes || names_null || flow_writes(kind, 0, FLOW_VGPRS);
	return is_counted && writes ? FLOW_WRITES_SCALARS : 0;
}

void flow_classes_know(struct flow_kind *kind, const struct isa_decoded *decoded) {
	enum { QUICK = 2, REPEATS = 15 };
	unsigned number = isa_timed_kind(decoded->form.row);
	bool is_gfx950 = isa_exists(decoded->machine, FEATURE_GFX950);
	kind->states = 1;
	kind->row = decoded->form.row;
	kind->passes = is_gfx950 ? timed[number].passes_gfx950 : timed[number].passes;
	kind->passes = (uint8_t)(kind->passes << has_wide_factors(decoded));
	uint64_t named = timed[number].class;
	kind->classes = (named & ~(FLOW_WAITS_FOR_STORES | FLOW_WAITS_FOR_LGKM)) | waits_of(decoded, named);
	kind->classes |= class_of(kind, decoded, named);
	kind->hardware = (uint8_t)hardware_of(decoded);
	uint64_t access = decoded->form.kinds[0] == KIND_hwreg ? FLOW_SETREG : FLOW_GETREG;
	if (kind->passes == QUICK)
		kind->classes |= FLOW_QUICK_MATRIX;
	else if (kind->classes & FLOW_XDL)
		kind->classes |= FLOW_LONG_XDL;
	if (kind->hardware)
		kind->classes |= access | class_of_hardware(decoded, kind->hardware - 1U, access);
	kind->classes |= use_of_m0(decoded);
	if (isa_exists(decoded->machine, FEATURE_GFX11) && kind->classes & FLOW_SALU && flow_writes(kind, ISA_EXEC, 2))
		kind->classes |= FLOW_SETS_EXEC;
	kind->classes |= class_of_scalar_writes(kind, decoded);
	kind->classes |= kind->classes & FLOW_SCALAR_MEMORY ? 0 : FLOW_NO_SCALAR_MEMORY;
	kind->classes |= kind->classes & FLOW_VECTOR_MEMORY ? 0 : FLOW_NO_VECTOR_MEMORY;
	kind->is_nop = decoded->form.row->format == FORMAT_SOPP && strcmp(decoded->form.row->name, "s_nop") == 0;
	if (kind->is_nop)
		kind->states = (uint8_t)((decoded->operands[0].number & REPEATS) + 1);
}

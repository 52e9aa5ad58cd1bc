/* vgpr_banks.c: see vgpr_banks.h. */
#include "vgpr_banks.h"

#include "names.h"
#include "use.h"

static const struct {
	uint8_t bit, mode_bit;
	const char *name;
} fields_of_mode[] = {
#define KD_VGPR_BANK(id, bit, mode_bit, words) {bit, mode_bit, words},
#include "kdasm/isa/vgpr_banks.def"
};

/* One more than the field, so that what has no row has none. */
static const uint8_t role_fields[ROLE_COUNT] = {
#define KD_VGPR_BANK_OF_ROLE(role, id) [ROLE_##role] = ISA_BANK_OF_##id + 1,
#include "kdasm/isa/vgpr_banks.def"
};

static const uint8_t input_fields[ISA_FORM_OPERANDS] = {
#define KD_VGPR_BANK_OF_INPUT(number, id) [number] = ISA_BANK_OF_##id + 1,
#include "kdasm/isa/vgpr_banks.def"
};

static const struct {
	uint8_t format, role, field;
} format_fields[] = {
#define KD_VGPR_BANK_OF_FORMAT(format, role, id) {FORMAT_##format, ROLE_##role, ISA_BANK_OF_##id},
#include "kdasm/isa/vgpr_banks.def"
};

enum { BANK_BITS = 2, BANK_MASK = ISA_BANKS - 1 };

const char *isa_bank_field_name(enum isa_bank_field field) {
	return fields_of_mode[field].name;
}

unsigned isa_bank_in(unsigned mode, enum isa_bank_field field) {
	return mode >> fields_of_mode[field].bit & BANK_MASK;
}

/* ---- of which field an operand is ---- */

static enum isa_bank_field field_of(const struct isa_form *form, unsigned role, unsigned inputs) {
	for (size_t i = 0; i < sizeof format_fields / sizeof *format_fields; i++)
		if (format_fields[i].format == form->format && format_fields[i].role == role)
			return (enum isa_bank_field)format_fields[i].field;
	unsigned field = role == ROLE_SRC ? input_fields[inputs] : role_fields[role];
	return field ? (enum isa_bank_field)(field - 1) : ISA_BANK_OF_NONE;
}

void isa_bank_fields(const struct isa_form *form, uint8_t fields[ISA_FORM_OPERANDS]) {
	unsigned inputs = 0;
	for (unsigned i = 0; form->kinds[i]; i++) {
		unsigned role = isa_kinds[form->kinds[i]].role;
		fields[i] = (uint8_t)field_of(form, role, inputs);
		inputs = role == ROLE_SECOND ? 0 : inputs + (role == ROLE_SRC || role == ROLE_AFTER);
	}
}

/* ---- what a line needs ---- */

static bool is_vgpr(const struct isa_operand *operand) {
	return operand->type == OPERAND_REGISTER && operand->group == GROUP_VGPR;
}

static unsigned bank_of(const struct isa_operand *operand) {
	return ((unsigned)operand->reg - ISA_FIRST_VGPR) / ISA_BANK_VGPRS;
}

void isa_banks_need(const struct isa_line *line, const struct isa_code *code, struct isa_banks_needed *needed) {
	uint8_t fields[ISA_FORM_OPERANDS];
	int first[ISA_BANK_FIELDS + 1]; /* the operand that the field's bank is of */
	*needed = (struct isa_banks_needed){.wrong = ISA_NO_OPERAND, .other = ISA_NO_OPERAND};
	isa_bank_fields(&code->form, fields);
	for (unsigned i = 0; code->form.kinds[i]; i++) {
		const struct isa_operand *operand = code->places[i] < 0 ? NULL : &line->operands[code->places[i]];
		enum isa_bank_field field = (enum isa_bank_field)fields[i];
		if (!operand || !is_vgpr(operand))
			continue;
		bool is_first = field != ISA_BANK_OF_NONE && !isa_bank_in(needed->mask, field);
		if (is_first) {
			first[field] = code->places[i];
			needed->mode |= (uint8_t)(bank_of(operand) << fields_of_mode[field].bit);
			needed->mask |= (uint8_t)(BANK_MASK << fields_of_mode[field].bit);
		} else if (bank_of(operand) != (field == ISA_BANK_OF_NONE ? 0 : isa_bank_in(needed->mode, field))) {
			needed->wrong = code->places[i];
			needed->other = field == ISA_BANK_OF_NONE ? ISA_NO_OPERAND : first[field];
			needed->field = field;
			return;
		}
	}
}

/* ---- what was decoded ---- */

void isa_banks_apply(struct isa_decoded *decoded, unsigned mode) {
	uint8_t fields[ISA_FORM_OPERANDS];
	if (!mode || mode == ISA_NO_MODE)
		return;
	isa_bank_fields(&decoded->form, fields);
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (fields[i] != ISA_BANK_OF_NONE && is_vgpr(&decoded->operands[i]))
			decoded->operands[i].reg = (uint16_t)(decoded->operands[i].reg +
			                                      isa_bank_in(mode, (enum isa_bank_field)fields[i]) * ISA_BANK_VGPRS);
}

bool isa_banks_matter(const struct isa_decoded *decoded) {
	uint8_t fields[ISA_FORM_OPERANDS];
	isa_bank_fields(&decoded->form, fields);
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (fields[i] != ISA_BANK_OF_NONE && is_vgpr(&decoded->operands[i]))
			return true;
	return false;
}

/* The bits of MODE that have the banks, and what they are as a mode. */
static uint32_t mode_register(unsigned mode) {
	uint32_t bits = 0;
	for (unsigned i = 0; i < ISA_BANK_FIELDS; i++)
		bits |= isa_bank_in(mode, (enum isa_bank_field)i) << fields_of_mode[i].mode_bit;
	return bits;
}

static unsigned mode_in_register(uint32_t bits) {
	unsigned mode = 0;
	for (unsigned i = 0; i < ISA_BANK_FIELDS; i++)
		mode |= (bits >> fields_of_mode[i].mode_bit & BANK_MASK) << fields_of_mode[i].bit;
	return mode;
}

static uint32_t mask_of(const struct isa_hwreg_part *part) {
	return (uint32_t)((UINT64_C(1) << part->width) - 1) << part->first;
}

bool isa_writes_mode(const struct isa_form *form, const struct isa_operand *first) {
	enum { MODE = 1 };
	return form->kinds[0] == KIND_hwreg && isa_hwreg_part_of(first->number).number == MODE;
}

/* gfx1250 takes the banks from a constant's own bits, whichever part of MODE it is for. What has the same banks either
 * way is known. */
static unsigned mode_after_constant(const struct isa_hwreg_part *part, uint32_t constant, unsigned mode) {
	uint32_t mask = mask_of(part);
	bool is_known = mode != ISA_NO_MODE || !(mode_register(ISA_MODE_OF_BANKS) & ~mask);
	unsigned as_asked = mode_in_register((mode_register(mode) & ~mask) | (constant << part->first & mask));
	return is_known && as_asked == mode_in_register(constant) ? as_asked : ISA_NO_MODE;
}

static unsigned mode_after_setreg(const struct isa_decoded *decoded, unsigned mode) {
	struct isa_hwreg_part part = isa_hwreg_part_of(decoded->operands[0].number);
	if (!isa_writes_mode(&decoded->form, &decoded->operands[0]))
		return mode;
	if (decoded->operands[1].type == OPERAND_INTEGER)
		return mode_after_constant(&part, (uint32_t)decoded->operands[1].number, mode);
	return mask_of(&part) & mode_register(ISA_MODE_OF_BANKS) ? ISA_NO_MODE : mode;
}

unsigned isa_mode_after(const struct isa_decoded *decoded, unsigned mode) {
	unsigned kind = decoded->form.kinds[0];
	if (kind == KIND_vgpr_msb)
		return (unsigned)decoded->operands[0].number & ISA_MODE_OF_BANKS;
	if (kind == KIND_hwreg)
		return mode_after_setreg(decoded, mode);
	struct isa_way way = isa_way_of(decoded);
	bool calls = way.next == ISA_NEXT_PERHAPS && (way.jumps || way.branches);
	return way.next == ISA_NEXT_NEVER || calls ? 0 : mode;
}

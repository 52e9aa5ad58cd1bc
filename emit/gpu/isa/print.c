/* print.c: see print.h. */
#include "print.h"

#include <string.h>

#include "constant.h"
#include "image_size.h"
#include "names.h"
#include "print_special.h"
#include "renames.h"
#include "vgpr_banks.h"

/* In decimal what an inline constant could be. */
static void put_number(struct isa_text *text, int64_t number) {
	if (isa_is_inline_integer(number))
		isa_put_decimal(text, number);
	else
		isa_put_hex(text, number);
}

/* ---- registers and constants ---- */

static void put_numbered(struct isa_text *text, const char *prefix, unsigned first, const struct isa_operand *operand) {
	static const char halves[][3] = {"", ".l", ".h"};
	isa_put(text, prefix);
	if (operand->words > 1)
		isa_put(text, "[");
	isa_put_unsigned(text, first);
	if (operand->half != WHOLE_REGISTER)
		isa_put(text, halves[operand->half]);
	if (operand->words == 1)
		return;
	isa_put(text, ":");
	isa_put_unsigned(text, first + operand->words - 1U);
	isa_put(text, "]");
}

static void put_register(struct isa_text *text, const struct isa_decoded *decoded, const struct isa_operand *operand) {
	const struct isa_machine *machine = decoded->machine;
	const struct isa_register_file *file = isa_register_file_of(machine, operand->group, operand->reg);
	if (!file) {
		isa_put(text, isa_register_at(machine, operand->reg, operand->words)->name);
		return;
	}
	unsigned first = operand->reg - (unsigned)file->first;
	bool both = decoded->shows_banks && operand->group == GROUP_VGPR && first >= ISA_BANK_VGPRS;
	put_numbered(text, file->prefix, both ? first % ISA_BANK_VGPRS : first, operand);
	if (!both)
		return;
	isa_put(text, " /*");
	put_numbered(text, file->prefix, first, operand);
	isa_put(text, "*/");
}

static void put_constant(struct isa_text *text, const struct isa_kind_row *kind, const struct isa_operand *operand) {
	if (operand->type == OPERAND_REAL) {
		double real;
		memcpy(&real, &operand->number, sizeof real);
		isa_put(text, isa_inline_real_text(kind->type, real));
	} else if (operand->literal) {
		isa_put(text, operand->wide ? "lit64(0x" : "lit(0x");
		isa_put_hex_digits(text, (uint64_t)operand->number);
		isa_put(text, ")");
	} else if (operand->dword) {
		isa_put(text, "0x");
		isa_put_hex_digits(text, (uint64_t)operand->number);
	} else {
		put_number(text, operand->number);
	}
}

static void put_unchanged(struct isa_text *text, const struct isa_decoded *decoded, const struct isa_kind_row *kind,
                          const struct isa_operand *operand) {
	if (operand->type == OPERAND_REGISTER)
		put_register(text, decoded, operand);
	else
		put_constant(text, kind, operand);
}

/* A minus before a constant would be its sign, and llvm-mc loses lit() between bars. */
static void put_source(struct isa_text *text, const struct isa_decoded *decoded, const struct isa_kind_row *kind,
                       const struct isa_operand *operand) {
	bool calls = operand->negated && !operand->absolute && operand->type != OPERAND_REGISTER;
	if (!operand->extended && !operand->negated && !operand->absolute) {
		put_unchanged(text, decoded, kind, operand);
		return;
	}
	isa_put(text, operand->extended ? "sext(" : "");
	isa_put(text, calls ? "neg(" : operand->negated ? "-" : "");
	isa_put(text, !operand->absolute ? "" : operand->literal ? "abs(" : "|");
	put_unchanged(text, decoded, kind, operand);
	isa_put(text, !operand->absolute ? "" : operand->literal ? ")" : "|");
	isa_put(text, calls ? ")" : "");
	isa_put(text, operand->extended ? ")" : "");
}

static void put_list(struct isa_text *text, const struct isa_decoded *decoded, const struct isa_kind_row *kind) {
	const struct isa_address_list *list = &decoded->addresses;
	for (unsigned i = 0; i < list->count; i++) {
		struct isa_operand one = {.group = list->at[i].group, .reg = list->at[i].reg, .words = list->at[i].words};
		isa_put(text, i ? ", " : "[");
		put_source(text, decoded, kind, &one);
	}
	isa_put(text, "]");
}

/* ---- operands and modifiers ---- */

/* llvm-mc leaves out what SDWA changes of packed floats. */
static struct isa_operand as_printed(const struct isa_decoded *decoded, unsigned place) {
	struct isa_operand operand = decoded->operands[place];
	if (decoded->form.family == FAMILY_SDWA && isa_kinds[decoded->form.kinds[place]].type == TYPE_V2F16)
		operand.negated = operand.absolute = false;
	return operand;
}

static void put_operand(struct isa_text *text, const struct isa_decoded *decoded, unsigned kind,
                        const struct isa_operand *operand) {
	const struct isa_kind_row *row = &isa_kinds[kind];
	const struct isa_machine *machine = decoded->machine;
	bool hex = row->type == TYPE_UNSIGNED16 || row->type == TYPE_EITHER16 || row->type == TYPE_OFFSET ||
	           row->type == TYPE_BUFFER_OFFSET ||
	           (row->role == ROLE_AFTER && row->type <= TYPE_F64 && !operand->literal);
	if (operand->type == OPERAND_REGISTER)
		put_source(text, decoded, row, operand);
	else if (operand->type == OPERAND_LIST)
		put_list(text, decoded, row);
	else if (operand->type == OPERAND_OFF)
		isa_put(text, "off");
	else if (kind == KIND_colons)
		isa_put(text, "::");
	else if (kind == KIND_second)
		isa_put(text, isa_name_of(machine, decoded->form.second));
	else if (decoded->numbers && operand->type == OPERAND_SPECIAL)
		isa_put_hex(text, operand->number);
	else if (special_printed(text, machine, kind, operand->number))
		return;
	else if (hex && !operand->dword)
		isa_put_hex(text, operand->number);
	else
		put_source(text, decoded, row, operand);
}

/* Of 0 nothing is printed. */
static void put_hints(struct isa_text *text, int64_t policy) {
	const unsigned of = (unsigned)policy & (ISA_OF_LOADS | ISA_OF_STORES | ISA_OF_ATOMICS);
	unsigned number = (unsigned)policy & ISA_HINT, scope = isa_scope_of(policy);
	const struct isa_hint *hint = number ? isa_hint_at(of, number, scope == ISA_WIDEST_SCOPE) : NULL;
	isa_put(text, policy & ISA_SCALE_OFFSET ? " scale_offset" : "");
	if (hint) {
		isa_put(text, " th:");
		isa_put(text, hint->name);
	}
	if (scope) {
		isa_put(text, " scope:");
		isa_put(text, isa_scope_name(scope));
	}
	isa_put(text, policy & ISA_NON_VOLATILE ? " nv" : "");
}

static void put_policy(struct isa_text *text, const struct isa_machine *machine, unsigned bits, bool scalar) {
	for (unsigned bit = 1; bit <= bits; bit <<= 1) {
		const struct isa_policy *policy = bits & bit ? isa_policy_of_bit(machine, bit, scalar) : NULL;
		isa_put(text, policy ? " " : "");
		isa_put(text, policy ? policy->name : "");
	}
}

/* op_sel has one for the destination, too, where its field has room. */
static unsigned written_bits(const struct isa_form *form, unsigned role) {
	enum { SCALED = 3 }; /* though it has two scales */
	if (form->format == FORMAT_MAI_SCALED)
		return SCALED;
	return isa_op_sel_sources(form) + (role == ROLE_OP_SEL && isa_op_sel_has_destination(form));
}

static void put_bits(struct isa_text *text, const char *name, int64_t bits, unsigned count) {
	isa_put(text, " ");
	isa_put(text, name);
	for (unsigned i = 0; i < count; i++) {
		isa_put(text, i ? "," : ":[");
		isa_put_unsigned(text, (uint64_t)bits >> i & 1);
	}
	isa_put(text, "]");
}

static bool is_hex(const struct isa_modifier_row *row, int64_t number) {
	switch (row->role) {
	case ROLE_OFFSET:
	case ROLE_DMASK:
	case ROLE_ROW_MASK:
	case ROLE_BANK_MASK: return true;
	default: return row->role == ROLE_BITOP3 && number > 10;
	}
}

/* That of a modifier with a value. */
static void put_name(struct isa_text *text, const struct isa_modifier_row *row) {
	isa_put(text, " ");
	isa_put(text, row->name);
	isa_put(text, ":");
}

static void put_modifier(struct isa_text *text, const struct isa_decoded *decoded, unsigned modifier) {
	static const char *const scales[] = {"", "mul:2", "mul:4", "div:2"};
	const struct isa_modifier_row *row = &isa_modifiers[modifier];
	int64_t number = decoded->modifiers[modifier];
	if (row->form == MODIFIER_NUMBER_OR_NEG && isa_blgp_negates(decoded->machine, &decoded->form)) {
		put_bits(text, "neg", number, isa_fields[decoded->form.layout][row->role].width);
		return;
	}
	switch (row->form) {
	case MODIFIER_FLAG:
	case MODIFIER_TOKEN:
	case MODIFIER_FLAG_OR_R128:
		isa_put(text, " ");
		isa_put(text, row->name);
		return;
	default:
		put_name(text, row);
		if (is_hex(row, number))
			isa_put_hex(text, number);
		else
			isa_put_decimal(text, number);
		return;
	case MODIFIER_FORMATS:
		isa_put(text, " format:");
		special_buffer_format(text, decoded->machine, number);
		return;
	case MODIFIER_SELECTION:
	case MODIFIER_UNUSED_PART:
	case MODIFIER_FMT_OF_MATRIX:
	case MODIFIER_MATRIX_SCALE:
	case MODIFIER_MATRIX_SCALE_FMT:
		put_name(text, row);
		isa_put(text, isa_part_name(row->form, number));
		return;
	case MODIFIER_DIMENSION:
		isa_put(text, " dim:SQ_RSRC_IMG_");
		isa_put(text, isa_dims[number].name);
		return;
	case MODIFIER_LANES:
		isa_put(text, " ");
		special_lanes(text, decoded->machine, number);
		return;
	case MODIFIER_LANES8: special_eight_lanes(text, number); return;
	case MODIFIER_CHOICE:
		put_name(text, row);
		isa_put_decimal(text, number >> 1);
		return;
	case MODIFIER_PATTERN:
		put_name(text, row);
		if (decoded->numbers)
			isa_put_decimal(text, number);
		else
			special_swizzle(text, decoded->machine, number);
		return;
	case MODIFIER_BITS: put_bits(text, row->name, number, written_bits(&decoded->form, row->role)); return;
	case MODIFIER_SCALE:
		isa_put(text, " ");
		isa_put(text, scales[number & 3]);
		return;
	case MODIFIER_WORDS:
		if (isa_is(decoded->machine, TRAIT_TEMPORAL_HINTS))
			put_hints(text, number);
		else
			put_policy(text, decoded->machine, (unsigned)number, decoded->form.format == FORMAT_SMEM);
	}
}

/* Whether no comma follows. */
static bool ends_with_blank(unsigned kind) {
	return kind == KIND_target || kind == KIND_colons || kind == KIND_second;
}

/* What llvm-mc puts between the mnemonic and the operands: two blanks, where a list in dwords of its own is sampled;
 * on GFX11 one, if nothing is returned. */
static const char *first_separator(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	if (!isa_fields[form->layout][ROLE_LIST_DWORDS].width || !isa_has_role(form, ROLE_SAMPLER) ||
	    decoded->operands[isa_address_place(form)].type != OPERAND_LIST)
		return " ";
	return decoded->operands[0].type == OPERAND_OFF && isa_is(decoded->machine, TRAIT_TUPLES_IN_LISTS) ? " " : "  ";
}

void isa_print(const struct isa_decoded *decoded, int late, struct isa_text *text) {
	static const char *const suffixes[] = {
	    [SUFFIX_NONE] = "",    [SUFFIX_E32] = "_e32",   [SUFFIX_E64] = "_e64",
	    [SUFFIX_DPP] = "_dpp", [SUFFIX_SDWA] = "_sdwa", [SUFFIX_E64_DPP] = "_e64_dpp",
	};
	const struct isa_form *form = &decoded->form;
	const char *separator = first_separator(decoded);
	text->length = text->late_at = 0;
	isa_put(text, isa_name_of(decoded->machine, form->row));
	isa_put(text, suffixes[decoded->suffix]);
	for (unsigned i = 0; form->kinds[i]; i++) {
		if (decoded->left_out >> i & 1)
			continue;
		isa_put(text, form->kinds[i] == KIND_colons ? " " : separator);
		separator = ends_with_blank(form->kinds[i]) ? " " : ", ";
		text->late_at = (int)i == late ? text->length : text->late_at;
		struct isa_operand operand = as_printed(decoded, i);
		if ((int)i != late)
			put_operand(text, decoded, form->kinds[i], &operand);
	}
	for (uint64_t left = decoded->written; left; left &= left - 1)
		put_modifier(text, decoded, (unsigned)__builtin_ctzll(left));
}

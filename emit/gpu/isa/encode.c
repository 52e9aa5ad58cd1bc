/* encode.c: chooses the form of an instruction and writes its bits.
 *
 * llvm-mc tries the forms in an order and takes the first whose operands fit one after another; what else is wrong is
 * an error then, even where another form would do. */
#include <string.h>

#include "constant.h"
#include "elsewhere.h"
#include "image_size.h"
#include "rules.h"
#include "vgpr_banks.h"

/* How a line's operands fit a form. */
struct match {
	struct isa_form form;
	int8_t places[ISA_FORM_OPERANDS]; /* which operand is the form's n-th; -1: it is left out */
	uint64_t taken;                   /* a bit for each modifier that is there ... */
	int8_t modifiers[MODIFIER_COUNT]; /* ... and which operand it is */
	uint16_t data;                    /* the registers that data are in: enum isa_group; 0: none so far */
	int wrong;                        /* the first operand that does not fit ... */
	unsigned place;                   /* ... and which one of the form it is not; ISA_FORM_OPERANDS: none */
};

/* ---- does an operand fit ---- */

/* Of several sizes; those of an address may be lists alone. */
static bool is_one_of_sizes(const struct isa_line *line, const struct isa_form *form, unsigned kind, unsigned words) {
	bool is_list = words > 1 && isa_kinds[kind].role == ROLE_ADDRESS &&
	               isa_is(line->machine, TRAIT_ADDRESSES_ARE_LISTS) && isa_most_addresses(form->layout) > 1;
	return !is_list && words < 31 && isa_kinds[kind].words >> words & 1;
}

/* In DPP llvm-mc takes floats of either size; the rules judge them. */
static bool size_fits(const struct isa_line *line, const struct isa_form *form, unsigned kind, unsigned words) {
	if (isa_kinds[kind].words & ISA_SIZES)
		return is_one_of_sizes(line, form, kind, words);
	bool may_be_wide = form->family == FAMILY_DPP ||
	                   (form->family == FAMILY_VOP3_DPP8 && isa_is(line->machine, TRAIT_WIDE_DPP));
	if (may_be_wide && (isa_kinds[kind].changes || isa_form_extends(form, kind)))
		return words == 1 || (words == 0 && form->family != FAMILY_DPP) ||
		       (words == 2 && isa_is(line->machine, TRAIT_WIDE_DPP));
	return words == 0 || words == isa_kinds[kind].words + (unsigned)(isa_is_data(kind) && form->status);
}

/* From gfx90a on, several VGPRs begin at an even one. Where nothing else may be, llvm-mc says that others do not fit;
 * of those that may be scalar registers, too, a rule says so. */
static bool is_even(const struct isa_line *line, const struct isa_form *form, unsigned kind,
                    const struct isa_operand *operand) {
	return operand->words <= 1 || !(operand->reg & 1) || !(operand->group & (GROUP_VGPR | GROUP_AGPR)) ||
	       isa_kinds[kind].groups & GROUP_CONSTANT_BUS || form->flags & ISA_ODD || isa_kinds[kind].may_be_odd ||
	       !isa_is(line->machine, TRAIT_EVEN_VGPRS);
}

/* The number that a field has of a register: of a VGPR what is left without its bank. */
static unsigned encoded_number(unsigned group, unsigned reg) {
	return group == GROUP_VGPR ? ISA_FIRST_VGPR | (reg & (ISA_BANK_VGPRS - 1)) : reg;
}

/* Halves are operands of the form that has them; outside of VOP3 they are in few registers, from GFX11 on. */
static bool half_fits(const struct isa_line *line, const struct isa_form *form, unsigned kind,
                      const struct isa_operand *operand) {
	enum { FIRST_WITHOUT_HALVES = 256 + 128 };
	if (!isa_kinds[kind].half || operand->group != GROUP_VGPR)
		return operand->half == WHOLE_REGISTER;
	if ((operand->half != WHOLE_REGISTER) != form->halves)
		return false;
	return encoded_number(GROUP_VGPR, operand->reg) < FIRST_WITHOUT_HALVES ||
	       isa_format_is(form->format, FORMAT_IS_LONG) || !isa_is(line->machine, TRAIT_FEW_HALVES);
}

static bool register_fits(const struct isa_line *line, const struct isa_form *form, unsigned kind,
                          const struct isa_operand *operand) {
	bool changed = operand->negated || operand->absolute;
	return (isa_form_groups(form, kind) & operand->group) && size_fits(line, form, kind, operand->words) &&
	       (isa_kinds[kind].groups != GROUP_VCC || operand->reg == ISA_VCC) && half_fits(line, form, kind, operand) &&
	       is_even(line, form, kind, operand) && (!changed || !isa_folds(form, kind));
}

static bool constant_fits(const struct isa_form *form, unsigned number, const struct isa_operand *operand) {
	struct isa_constant constant;
	const struct isa_kind_row *kind = &isa_kinds[number];
	if ((operand->negated || operand->absolute) && !kind->changes)
		return false;
	uint64_t stored;
	if (kind->type > TYPE_F64)
		return kind->role == ROLE_OFFSET || (kind->type >= TYPE_ANY8 && kind->type <= TYPE_ANY32) ||
		       isa_number_read(kind->type, operand, &stored);
	bool packed = kind->type == TYPE_V2F16 || kind->type == TYPE_V2BF16;
	if (packed && operand->type == OPERAND_REAL && form->format == FORMAT_VOPD3)
		return false; /* such pairs have inline integers alone */
	bool fits = isa_constant_read(isa_form_type(form, number), isa_form_constants(form, number),
	                              isa_folds(form, number), operand, &constant);
	if (form->family >= FAMILY_VOP3_DPP && kind->type == TYPE_B16)
		return fits && constant.source != SOURCE_INVERSE_TWO_PI;
	if (form->family != FAMILY_SDWA || (kind->type != TYPE_B16 && number != KIND_pf16))
		return fits;
	/* llvm-mc takes numbers that are inline constants as 16 bits alone; the rules refuse them. */
	if (operand->type == OPERAND_INTEGER && operand->number >= 0xfff0 && operand->number <= UINT16_MAX)
		return true;
	return fits && (operand->type == OPERAND_REAL ? constant.source != SOURCE_INVERSE_TWO_PI
	                                              : constant.source < SOURCE_FIRST_FLOAT);
}

/* Data of vector memory are all VGPRs or all AGPRs, which it has from gfx90a on. For llvm-mc, operands of a wrong kind
 * do not fit; some of them fit where there are several, and rules say so. */
static bool data_fits(const struct isa_machine *machine, struct match *match, unsigned kind,
                      const struct isa_operand *operand) {
	const struct isa_form *form = &match->form;
	bool is_first = isa_kinds[kind].role == ROLE_DATA0 && !match->data;
	bool is_alone = form->data == 1 || (is_first && form->format != FORMAT_DS);
	if (is_alone && operand->group == GROUP_AGPR && !isa_is(machine, TRAIT_AGPR_DATA))
		return false;
	if (match->data && match->data != operand->group)
		return false;
	match->data = operand->group;
	return true;
}

/* What an operand of memory has to be besides its kind. */
static bool memory_fits(const struct isa_machine *machine, struct match *match, unsigned kind,
                        const struct isa_operand *operand) {
	enum { EXEC_HI = 127 }; /* no base, as older processors have its number where there is none */
	if (operand->type != OPERAND_REGISTER)
		return true;
	if (isa_kinds[kind].role == ROLE_BASE && isa_is_vector_memory(match->form.format))
		return operand->reg != EXEC_HI;
	return !isa_is_data(kind) || data_fits(machine, match, kind, operand);
}

/* llvm-mc takes sext() of a register where it may be negated, and of a constant wherever literals are; the rules refuse
 * them. */
static bool extension_fits(const struct isa_line *line, const struct isa_form *form, unsigned kind,
                           const struct isa_operand *operand) {
	if (kind == KIND_pf16 && isa_is(line->machine, TRAIT_FEW_HALVES))
		return form->source_bits;
	if (operand->type == OPERAND_REGISTER)
		return isa_form_extends(form, kind) || (form->source_bits && isa_kinds[kind].changes) ||
		       isa_drops_extension(line->machine, form, kind);
	return kind != KIND_pf16 && (isa_form_extends(form, kind) || isa_form_constants(form, kind) >= LITERAL_CONSTANTS);
}

static bool operand_fits(const struct isa_line *line, const struct isa_form *form, unsigned kind,
                         const struct isa_operand *operand) {
	const struct isa_kind_row *row = &isa_kinds[kind];
	if (operand->extended && !extension_fits(line, form, kind, operand))
		return false;
	switch ((enum isa_operand_type)operand->type) {
	case OPERAND_REGISTER: return register_fits(line, form, kind, operand);
	case OPERAND_INTEGER:
	case OPERAND_REAL: return constant_fits(form, kind, operand);
	case OPERAND_LATE:
		return isa_form_constants(form, kind) == SYMBOL_CONSTANTS && row->type != TYPE_SPECIAL && isa_folds(form, kind);
	case OPERAND_SPECIAL: return operand->special == kind && (kind != KIND_second || form->second);
	case OPERAND_OFF:
		return row->type == TYPE_OFF || (row->may_be_off && isa_is(line->machine, TRAIT_SAMPLES_WITHOUT_DATA));
	case OPERAND_LIST:
		return row->role == ROLE_ADDRESS &&
		       isa_list_misfit(line->machine, form, kind, &line->addresses) == line->addresses.count;
	default: return false;
	}
}

static bool modifier_is_wanted(const struct match *match, const struct isa_operand *operands,
                               const struct isa_operand *operand) {
	unsigned modifier = operand->modifier;
	if (!isa_form_takes(&match->form, modifier))
		return false;
	if (isa_modifiers[modifier].form == MODIFIER_NUMBER_OR_NEG)
		return (uint64_t)operand->number <= 7;
	if (isa_modifiers[modifier].role != ROLE_OFFSET)
		return true;
	for (unsigned i = 0; match->form.kinds[i]; i++) /* an offset follows a register */
		if (isa_kinds[match->form.kinds[i]].role == ROLE_OFFSET)
			return match->places[i] >= 0 && operands[match->places[i]].type == OPERAND_REGISTER;
	return false;
}

/* Whether the modifiers that must be there are, of those before one. */
static bool needs_are_met(const struct match *match, unsigned before) {
	for (unsigned i = 0; i < before && match->form.needs; i++)
		if (match->form.needs & isa_modifiers[i].taken && !(match->taken >> i & 1))
			return false;
	return true;
}

/* In matrix operations the third source is in the register file of the destination. */
static bool matrix_fits(const struct isa_line *line, const struct match *match, unsigned place, unsigned at) {
	enum { ACCUMULATOR = 3 };
	const struct isa_operand *operand = &line->operands[at];
	if (!isa_format_is(match->form.format, FORMAT_IS_MATRIX) || operand->type != OPERAND_REGISTER)
		return true;
	return place != ACCUMULATOR || !(match->form.takes & ISA_BLGP) || operand->group & GROUP_ANY_SIZE ||
	       operand->group == line->operands[match->places[0]].group;
}

/* VCC is written for all masks of the form, or for none. */
static bool vcc_fits(const struct match *match, unsigned place, bool is_written) {
	if (isa_kinds[match->form.kinds[place]].groups != GROUP_VCC)
		return true;
	for (unsigned i = 0; i < place; i++)
		if (isa_kinds[match->form.kinds[i]].groups == GROUP_VCC && (match->places[i] >= 0) != is_written)
			return false;
	return true;
}

/* Goes through the operands once; `skipped` is an operand that is left out though it may be there, or -1. */
static bool fit(const struct isa_line *line, int skipped, struct match *match) {
	unsigned at = 0;
	match->data = 0;
	for (unsigned i = 0; match->form.kinds[i]; i++) {
		unsigned kind = match->form.kinds[i];
		if ((int)i != skipped && at < line->count && operand_fits(line, &match->form, kind, &line->operands[at]) &&
		    memory_fits(line->machine, match, kind, &line->operands[at]) && matrix_fits(line, match, i, at) &&
		    vcc_fits(match, i, true)) {
			match->places[i] = (int8_t)at++;
		} else if (isa_kinds[kind].optional && vcc_fits(match, i, false)) {
			match->places[i] = -1;
		} else {
			match->wrong = (int)at;
			match->place = i;
			return false;
		}
	}
	match->taken = 0;
	for (; at < line->count && line->operands[at].type == OPERAND_MODIFIER; at++) {
		const struct isa_operand *operand = &line->operands[at];
		if (match->taken >> operand->modifier || !modifier_is_wanted(match, line->operands, operand) ||
		    !needs_are_met(match, operand->modifier))
			break;
		match->taken |= UINT64_C(1) << operand->modifier;
		match->modifiers[operand->modifier] = (int8_t)at;
	}
	match->wrong = (int)at;
	match->place = ISA_FORM_OPERANDS;
	return at == line->count && needs_are_met(match, MODIFIER_COUNT);
}

/* ---- which form ---- */

/* What became of trying pairs. */
struct pair_search {
	struct match nearest;  /* the one whose operand that does not fit is furthest */
	bool elsewhere;        /* another processor takes the line */
	struct match clashing; /* one whose registers are in the same banks, if there is one; a longer pair may take them */
	bool clashes;
};

static bool try_form(const struct isa_line *line, struct match *match, int *wrong) {
	if (fit(line, -1, match))
		return true;
	for (unsigned i = 0; i < match->place && match->form.kinds[i]; i++) /* VCC may be the first source, not the mask */
		if (isa_kinds[match->form.kinds[i]].optional && match->places[i] >= 0) {
			struct match other = {.form = match->form};
			bool good = fit(line, (int)i, &other);
			if (good || (isa_is_data(match->form.kinds[i]) && other.wrong > match->wrong))
				*match = other;
			if (good)
				return true;
		}
	*wrong = *wrong > match->wrong ? *wrong : match->wrong;
	return false;
}

/* Whether the suffix allows forms of the row in the family. Rows of VOP3 alone have its suffix; with NO_E64 they are
 * VOP2 in other generations. */
static bool suffix_allows(enum isa_suffix suffix, const struct isa_row *row, enum isa_family family) {
	bool own = family == FAMILY_OWN;
	bool vop3 = (own ? isa_format_is(row->format, FORMAT_IS_LONG) : family == FAMILY_VOP3) &&
	            !(row->flags & ISA_NO_VOP3_FORM);
	switch (suffix) {
	case SUFFIX_E32: return own && !vop3;
	case SUFFIX_E64: return vop3;
	case SUFFIX_SDWA: return family == FAMILY_SDWA;
	case SUFFIX_DPP: return family == FAMILY_DPP || family == FAMILY_DPP8;
	case SUFFIX_E64_DPP: return family == FAMILY_VOP3_DPP || family == FAMILY_VOP3_DPP8;
	default: return true;
	}
}

static bool form_of(const struct isa_line *line, const struct isa_row *row, enum isa_family family, unsigned n,
                    struct isa_form *form) {
	if (n > 0 || family != FAMILY_OWN || !line->first || line->first->row != row)
		return isa_form_of(line->machine, row, family, n, form);
	*form = *line->first;
	return true;
}

/* Whether a constant is negated in a short pair: a long one has bits for it. */
static bool changes_constant(const struct isa_line *line, const struct isa_form *form) {
	bool changes = false;
	for (unsigned i = 0; i < line->count && form->format == FORMAT_VOPD; i++)
		changes |= line->operands[i].type != OPERAND_REGISTER &&
		           (line->operands[i].negated || line->operands[i].absolute);
	return changes;
}

/* Tries a pair, or a first half alone, which is too short: it tells how far the line fits. */
static bool try_pair(const struct isa_line *line, struct match *match, struct pair_search *search) {
	const struct isa_form *form = &match->form;
	bool fits = fit(line, -1, match);
	if (fits && isa_has(line->machine, form->row) && isa_has(line->machine, form->second)) {
		if (!isa_is(line->machine, TRAIT_SHARED_SOURCES) ||
		    (isa_halves_are_apart(line, form, match->places) && !changes_constant(line, form)))
			return true;
		if (!search->clashes)
			search->clashing = *match;
		search->clashes = true;
		return false;
	}
	search->elsewhere |= fits;
	if (!fits && match->wrong > search->nearest.wrong)
		search->nearest = *match;
	return false;
}

/* llvm-mc tries pairs of all processors, and says of what only others have that it is not valid on this one. */
static bool choose_pair(const struct isa_line *line, struct match *match, struct pair_search *search) {
	*search = (struct pair_search){.nearest.wrong = -1};
	for (const struct isa_row *first = line->rows; first; first = isa_next(first)) {
		if (first->flags & ISA_SECOND)
			continue;
		isa_form_of(line->machine, first, FAMILY_OWN, 0, &match->form);
		try_pair(line, match, search);
		for (const struct isa_row *second = line->second; second; second = isa_next(second))
			if (isa_pair_of(line->machine, first, second, &match->form) && try_pair(line, match, search))
				return true;
	}
	if (search->clashes)
		*match = search->clashing;
	return search->clashes;
}

/* What is said of a line that no form takes: the last family counts, and in it the operand that is furthest; for
 * llvm-mc eight lanes are of the family before them. */
static bool choose(const struct isa_line *line, struct match *match, int *wrong) {
	struct pair_search search;
	int furthest = -1;
	if (isa_format_is(line->rows->format, FORMAT_IS_PAIR)) {
		bool found = choose_pair(line, match, &search);
		*wrong = search.nearest.wrong;
		return found;
	}
	for (unsigned family = 0; family < FAMILY_COUNT; family++) {
		if (family != FAMILY_DPP8 && family != FAMILY_VOP3_DPP8)
			furthest = -1;
		for (const struct isa_row *row = line->rows; row; row = isa_next(row)) {
			bool allowed = isa_has(line->machine, row) && suffix_allows(line->suffix, row, family);
			for (unsigned n = 0; allowed && form_of(line, row, family, n, &match->form); n++)
				if (try_form(line, match, &furthest))
					return true;
		}
		*wrong = furthest >= 0 ? furthest : *wrong;
	}
	return false;
}

static bool is_taken_on(const struct isa_machine *machine, const struct isa_row *row, const struct isa_line *line,
                        struct match *match) {
	for (unsigned n = 0; isa_form_of(machine, row, FAMILY_OWN, n, &match->form); n++)
		if (fit(line, -1, match))
			return true;
	return false;
}

/* Whether memory is addressed so on other processors or by wavefronts of the other size, or the short form of a
 * comparison fits. Flat memory with a base is another instruction for llvm-mc. */
static bool others_take(const struct isa_line *line, struct match *match) {
	struct isa_machine any = *line->machine, other = any;
	any.set = UINT32_MAX;
	other.wave = other.wave == KD_WAVE_32 ? KD_WAVE_64 : KD_WAVE_32;
	for (const struct isa_row *row = line->rows; row; row = isa_next(row))
		if (isa_has(line->machine, row) && row->format != FORMAT_FLAT &&
		    (is_taken_on(&any, row, line, match) ||
		     (isa_is_vector_memory(row->format) && is_taken_on(&other, row, line, match))))
			return true;
	return false;
}

__attribute__((cold)) static bool refuse(struct isa_refusal *refusal, int operand, const char *text) {
	*refusal = (struct isa_refusal){.text = text, .operand = operand};
	return false;
}

/* The row of the name that the machine has. */
static const struct isa_row *row_there(const struct isa_line *line) {
	const struct isa_row *row = line->rows;
	while (row && !isa_has(line->machine, row))
		row = isa_next(row);
	return row;
}

/* A constant of which llvm-mc takes 16 bits; ISA_WHOLE_LINE: none. */
static int find_truncated(const struct isa_line *line) {
	const struct isa_row *row = row_there(line);
	struct isa_constant constant;
	for (int i = 0; row && row->flags & ISA_TRUNCATES && i < (int)line->count && row->operands[i]; i++) {
		const struct isa_operand *operand = &line->operands[i];
		bool is_constant = operand->type == OPERAND_INTEGER || operand->type == OPERAND_REAL;
		enum isa_type type = isa_kinds[row->operands[i]].type;
		if (is_constant && type <= TYPE_BF16 && !isa_constant_read(type, LITERAL_CONSTANTS, true, operand, &constant))
			return i;
	}
	return ISA_WHOLE_LINE;
}

/* Whether llvm-mc would take the number for two dwords, without some of its bits. */
static bool is_truncated(const struct isa_line *line, int wrong) {
	const struct isa_operand *operand = &line->operands[wrong];
	const struct isa_row *row = row_there(line);
	unsigned kind = row && wrong < ISA_ROW_OPERANDS ? row->operands[wrong] : KIND_NONE;
	bool two_dwords = isa_kinds[kind].type == TYPE_V2B32 || isa_kinds[kind].type == TYPE_V2F32;
	struct isa_constant constant;
	bool is_high = isa_is(line->machine, TRAIT_WIDE_LITERALS) && !(uint32_t)operand->number;
	return operand->type == OPERAND_INTEGER && two_dwords &&
	       (is_high || isa_constant_read(TYPE_F64, INLINE_CONSTANTS, true, operand, &constant));
}

/* Whether llvm-mc would take a number where a register is: it writes the low bits as the register's, or reads the state
 * of a barrier into a literal. */
static bool is_register_alone(const struct isa_line *line, int wrong) {
	const struct isa_operand *operand = &line->operands[wrong];
	const uint16_t *kinds = line->rows->operands;
	return (operand->type == OPERAND_INTEGER || operand->type == OPERAND_REAL || operand->type == OPERAND_LATE) &&
	       wrong < ISA_ROW_OPERANDS && (kinds[wrong] == KIND_v2f32 || (wrong == 0 && kinds[1] == KIND_sbar));
}

/* Whether llvm-mc would take a vector register where only scalars are: the instruction reads one scalar. */
static bool is_no_scalar(const struct isa_line *line, int wrong) {
	const struct isa_operand *operand = &line->operands[wrong];
	unsigned kind = wrong < ISA_ROW_OPERANDS ? line->rows->operands[wrong] : KIND_NONE;
	return (kind == KIND_vsf16 || kind == KIND_vsf32) && operand->type == OPERAND_REGISTER &&
	       operand->group == GROUP_VGPR;
}

/* Whether llvm-mc would take the literal across lanes, where there is no room for its dword: of sources of mixed size,
 * and numbers that are inline constants as 16 bits alone. */
static bool is_dropped_literal(const struct isa_line *line, int wrong) {
	enum { FIRST_NEGATIVE = 0xfff0 };
	struct isa_line other = *line;
	const struct isa_operand *operand = &line->operands[wrong];
	struct match match;
	struct isa_constant constant;
	int furthest;
	if ((operand->type != OPERAND_INTEGER && operand->type != OPERAND_REAL) || wrong >= ISA_ROW_OPERANDS)
		return false;
	other.operands[wrong] = (struct isa_operand){.type = OPERAND_INTEGER};
	if (!choose(&other, &match, &furthest) || match.form.family < FAMILY_VOP3_DPP)
		return false;
	unsigned kind = match.form.kinds[wrong];
	enum isa_type type = isa_kinds[kind].type;
	if (match.form.row->format == FORMAT_VOP3P_MIX)
		return isa_constant_read(type, LITERAL_CONSTANTS, false, operand, &constant);
	bool is_16 = type == TYPE_B16 || ((type == TYPE_V2F16 || type == TYPE_V2BF16) && isa_folds(&match.form, kind));
	return is_16 && operand->type == OPERAND_INTEGER && operand->number >= FIRST_NEGATIVE &&
	       operand->number <= UINT16_MAX;
}

/* Whether llvm-mc would take a register for the number of a barrier, and write its own number of the register. */
static bool is_no_barrier(const struct isa_line *line, int wrong) {
	const struct isa_operand *operand = &line->operands[wrong];
	return operand->type == OPERAND_REGISTER && operand->group & (GROUP_ANY_SIZE | GROUP_NULL) &&
	       wrong < ISA_ROW_OPERANDS && line->rows->operands[wrong] == KIND_sbar;
}

bool isa_is_there(const struct isa_line *line) {
	for (const struct isa_row *row = line->rows; row; row = isa_next(row))
		if (isa_has(line->machine, row) && !(row->flags & ISA_SECOND))
			return true;
	return false;
}

bool isa_supports(const struct isa_line *line, struct isa_refusal *refusal) {
	static const char *const variants[] = {
	    [SUFFIX_E32] = "e32 variant of this instruction is not supported: leave _e32 out",
	    [SUFFIX_E64] = "e64 variant of this instruction is not supported: leave _e64 out",
	    [SUFFIX_DPP] = "dpp variant of this instruction is not supported: leave _dpp and its modifiers out",
	    [SUFFIX_SDWA] = "sdwa variant of this instruction is not supported: leave _sdwa and its modifiers out",
	    [SUFFIX_E64_DPP] = "e64_dpp variant of this instruction is not supported: write _e64 or _dpp",
	};
	struct isa_form form;
	if (line->suffix == SUFFIX_NONE)
		return true;
	for (const struct isa_row *row = line->rows; row; row = isa_next(row))
		for (unsigned family = 0; isa_has(line->machine, row) && family < FAMILY_COUNT; family++)
			if (suffix_allows(line->suffix, row, family) && isa_form_of(line->machine, row, family, 0, &form))
				return true;
	return refuse(refusal, ISA_WHOLE_LINE, variants[line->suffix]);
}

static bool has_modifier_of(const struct isa_line *line, const struct isa_form *form) {
	for (unsigned i = 0; i < line->count; i++)
		if (line->operands[i].type == OPERAND_MODIFIER && isa_modifiers[line->operands[i].modifier].taken & form->takes)
			return true;
	return false;
}

/* Whether the line may be meant as this form: as SDWA or DPP if its suffix or a modifier says so, and without vdst only
 * if a modifier does. */
static bool may_be_meant(const struct isa_line *line, const struct isa_form *form) {
	bool plain = form->family == FAMILY_OWN || form->family == FAMILY_VOP3;
	bool moves_lds = form->needs & (ISA_TO_LDS | ISA_FROM_LDS) && form->row != line->rows;
	return suffix_allows(line->suffix, form->row, form->family) && (!moves_lds || has_modifier_of(line, form)) &&
	       (plain || line->suffix != SUFFIX_NONE || has_modifier_of(line, form));
}

/* The form that tells how the line is written: among those that are wrong at the operand, the least restricted one; if
 * there are none, the least restricted of all. */
static void find_nearest(const struct isa_line *line, int wrong, struct isa_refusal *refusal) {
	static const enum isa_family families[FAMILY_COUNT] = {FAMILY_VOP3, FAMILY_OWN,      FAMILY_SDWA,     FAMILY_DPP,
	                                                       FAMILY_DPP8, FAMILY_VOP3_DPP, FAMILY_VOP3_DPP8};
	for (unsigned i = 0; i < FAMILY_COUNT; i++)
		for (const struct isa_row *row = line->rows; row; row = isa_next(row)) {
			struct match match;
			for (unsigned n = 0;
			     isa_has(line->machine, row) && isa_form_of(line->machine, row, families[i], n, &match.form); n++) {
				int furthest = -1;
				if (!may_be_meant(line, &match.form) || try_form(line, &match, &furthest))
					continue;
				if (furthest == wrong || !refusal->form.row) {
					refusal->form = match.form;
					refusal->place = furthest == wrong ? match.place : ISA_FORM_OPERANDS;
					refusal->misfit = furthest;
					refusal->misplace = match.place;
				}
				if (furthest == wrong)
					return;
			}
		}
}

/* The sets whose processors take the line. */
static uint32_t sets_that_take(const struct isa_line *line) {
	uint32_t sets = 0;
	struct isa_line other = *line;
	struct match match;
	int wrong;
	other.first = NULL;
	for (unsigned i = 0; i < ISA_SET_COUNT; i++) {
		other.machine = &isa_machines[line->machine->wave][i];
		sets |= choose(&other, &match, &wrong) ? other.machine->set : 0;
	}
	return sets;
}

/* The instruction that takes the operands which other generations have for this one; NULL: there is none. */
static const struct isa_row *find_instead(const struct isa_line *line) {
	struct isa_line other = *line;
	struct match match;
	int wrong;
	other.rows = isa_with_other_operands(line->rows);
	return other.rows && choose(&other, &match, &wrong) ? other.rows : NULL;
}

/* Whether it is VCC that has another size: where wavefronts have the other number of lanes it would fit. */
static bool other_wave_takes(const struct isa_line *line, struct match *match) {
	struct isa_line other = *line;
	int wrong;
	other.first = NULL;
	other.machine += line->machine->wave == KD_WAVE_32 ? ISA_SET_COUNT : -(int)ISA_SET_COUNT;
	return choose(&other, match, &wrong) && match->form.family != FAMILY_VOP3;
}

static bool has_halves(const struct isa_line *line) {
	for (unsigned i = 0; i < line->count; i++)
		if (line->operands[i].half != WHOLE_REGISTER)
			return true;
	return false;
}

/* Whether the line would be right but for operands of 16 bits: other sets have halves, or take more registers. */
static bool other_halves_fit(const struct isa_line *line) {
	return (has_halves(line) || isa_is(line->machine, TRAIT_FEW_HALVES)) && sets_that_take(line);
}

/* llvm-mc takes halves in comparisons of GFX12, which has none: its disassembler calls the registers invalid. */
static bool compares_halves(const struct isa_line *line) {
	return line->rows->format == FORMAT_VOPC && has_halves(line) && isa_is(line->machine, TRAIT_FEW_HALVES);
}

/* The sets whose processors take the pair, with wavefronts of 32 lanes. */
static uint32_t sets_that_take_pair(const struct isa_line *line) {
	struct isa_line other = *line;
	struct pair_search search;
	struct match match;
	uint32_t sets = 0;
	for (unsigned i = 0; i < ISA_SET_COUNT; i++) {
		other.machine = &isa_machines[KD_WAVE_32][i];
		sets |= choose_pair(&other, &match, &search) ? other.machine->set : 0;
	}
	return sets;
}

static bool refuse_pair(const struct isa_line *line, struct isa_refusal *refusal) {
	struct pair_search search;
	struct match match;
	choose_pair(line, &match, &search);
	if (search.elsewhere) {
		uint32_t owners = sets_that_take_pair(line);
		refuse(refusal, ISA_WHOLE_LINE, "operands are not valid for this GPU or mode");
		refusal->owners = owners;
		return false;
	}
	int wrong = search.nearest.wrong;
	if (wrong >= (int)line->count)
		refuse(refusal, ISA_WHOLE_LINE, "too few operands for instruction");
	else if (wrong > 0 && line->operands[wrong - 1].special == KIND_colons &&
	         line->operands[wrong - 1].type == OPERAND_SPECIAL)
		refuse(refusal, wrong, "invalid VOPDY instruction");
	else
		refuse(refusal, wrong, "invalid operand for instruction");
	refusal->form = search.nearest.form;
	refusal->place = refusal->misplace = search.nearest.place;
	refusal->misfit = wrong;
	return false;
}

/* Whether vector registers have other sizes where wavefronts have the other number of lanes: those of matrices. */
static bool varies_with_wave(const struct isa_row *row) {
	for (unsigned i = 0; row->operands[i]; i++)
		if (isa_kinds_of_wave32[row->operands[i]] && isa_kinds[row->operands[i]].groups & GROUP_VGPR)
			return true;
	return false;
}

/* For llvm-mc the forms of all processors and wavefronts are those that a line may be meant as; false with the operand
 * that is wrong in all of them. */
static bool matrices_fit_elsewhere(const struct isa_line *line, int *wrong, struct isa_refusal *refusal) {
	struct isa_line other = *line;
	struct match match;
	bool found = false;
	other.first = NULL;
	for (unsigned wave = 0; wave < KD_WAVE_COUNT; wave++)
		for (unsigned i = 0; i < ISA_SET_COUNT; i++) {
			int furthest = 0;
			other.machine = &isa_machines[wave][i];
			if (!other.machine->set || !isa_is_there(&other))
				continue;
			if (!choose(&other, &match, &furthest)) {
				*wrong = furthest > *wrong ? furthest : *wrong;
				continue;
			}
			if (!found)
				refuse(refusal, ISA_WHOLE_LINE, "operands are not valid for this GPU or mode");
			found = true;
			refusal->owners |= other.machine->set;
		}
	if (found && refusal->owners & line->machine->set)
		refuse(refusal, ISA_WHOLE_LINE,
		       line->machine->wave == KD_WAVE_32
		           ? "operands are not valid for this GPU or mode: these matrix sizes need wavefronts of 64 lanes; "
		             "assemble with -mattr=+wavefrontsize64"
		           : "operands are not valid for this GPU or mode: these matrix sizes need wavefronts of 32 lanes; "
		             "assemble with -mattr=+wavefrontsize32");
	return found;
}

/* Whether processors of other sets have such an address of an image. */
static bool others_have_address(const struct isa_line *line) {
	return isa_most_addresses(isa_layout_of(line->machine, line->rows->format)) > 1 && sets_that_take(line);
}

static bool refuse_all(const struct isa_line *line, struct match *match, int wrong, struct isa_refusal *refusal) {
	if (isa_format_is(line->rows->format, FORMAT_IS_PAIR))
		return refuse_pair(line, refusal);
	bool memory = isa_is_vector_memory(line->rows->format) || line->rows->format == FORMAT_SMEM;
	const struct isa_row *instead = find_instead(line);
	if (instead || ((memory || line->suffix == SUFFIX_E64) && others_take(line, match)) ||
	    (!memory && other_halves_fit(line)) || others_have_address(line)) {
		if (compares_halves(line))
			return refuse(refusal, ISA_WHOLE_LINE,
			              "operands are not valid for this GPU or mode: registers have no halves here [stricter than "
			              "llvm-mc]");
		refuse(refusal, ISA_WHOLE_LINE, "operands are not valid for this GPU or mode");
		refusal->instead = instead;
		refusal->owners = instead ? 0 : sets_that_take(line);
		return false;
	}
	if (varies_with_wave(line->rows) && matrices_fit_elsewhere(line, &wrong, refusal))
		return false;
	if (other_wave_takes(line, match))
		return refuse(refusal, ISA_WHOLE_LINE,
		              line->machine->wave == KD_WAVE_32
		                  ? "operands are not valid for this GPU or mode: a mask of 32 lanes is vcc_lo; for 64 lanes "
		                    "assemble with -mattr=+wavefrontsize64"
		                  : "operands are not valid for this GPU or mode: a mask of 64 lanes is vcc");
	if (find_truncated(line) != ISA_WHOLE_LINE)
		return refuse(refusal, find_truncated(line),
		              "invalid operand for instruction: it has more bits than the source [stricter than llvm-mc]");
	if (wrong >= (int)line->count)
		refuse(refusal, ISA_WHOLE_LINE, "too few operands for instruction");
	else if (is_register_alone(line, wrong))
		return refuse(refusal, wrong, "invalid operand for instruction: it takes a register [stricter than llvm-mc]");
	else if (is_dropped_literal(line, wrong))
		return refuse(refusal, wrong,
		              "invalid operand for instruction: there is no room for the dword [stricter than llvm-mc]");
	else if (is_no_barrier(line, wrong))
		return refuse(refusal, wrong,
		              "invalid operand for instruction: it takes m0 or a number [stricter than llvm-mc]");
	else if (is_no_scalar(line, wrong))
		return refuse(refusal, wrong,
		              "invalid operand for instruction: it takes a scalar; v_readfirstlane_b32 moves it there "
		              "[stricter than llvm-mc]");
	else if (is_truncated(line, wrong))
		return refuse(refusal, wrong,
		              "invalid operand for instruction: it has more bits than the source [stricter than llvm-mc]");
	else
		refuse(refusal, wrong, "invalid operand for instruction");
	find_nearest(line, wrong, refusal);
	return false;
}

/* ---- bits ---- */

struct bits {
	bool compressed; /* an export has two sources in each register */
	uint64_t words[ISA_MOST_WORDS];
	unsigned more; /* bytes after those of the layout */
	const struct isa_field *fields;
	const struct isa_operand *literal; /* the operand in the dword after the instruction, or in two */
	uint64_t literal_value;
	bool literal_is_wide;
	unsigned sources;
	bool inexact;
};

/* Replaces the bits of the role that are in `mask`. */
static void replace(struct bits *bits, unsigned role, uint64_t value, uint64_t mask) {
	for (; role != ROLE_NOWHERE; role = isa_role_rests[role]) {
		const struct isa_field *field = &bits->fields[role];
		if (!field->width)
			continue;
		uint64_t changed = mask >> field->shift & ((UINT64_C(1) << field->width) - 1);
		uint64_t *word = &bits->words[field->bit / 64];
		*word &= ~(changed << field->bit % 64);
		*word |= (value >> field->shift & changed) << field->bit % 64;
	}
}

/* Adds bits to those that the role has; a field of width 0 takes none. */
static inline void put(struct bits *bits, unsigned role, uint64_t value) {
	for (; role != ROLE_NOWHERE && value; role = isa_role_rests[role]) {
		const struct isa_field *field = &bits->fields[role];
		bits->words[field->bit / 64] |= (value >> field->shift & ((UINT64_C(1) << field->width) - 1))
		                                << field->bit % 64;
	}
}

static void put_literal(struct bits *bits, const struct isa_operand *operand, uint64_t value, bool wide) {
	if (!bits->literal || operand->type == OPERAND_LATE) { /* others have the same value, but may have more bits */
		bits->literal = operand;
		bits->literal_value = value;
	}
	bits->literal_is_wide |= wide;
}

/* With a bit that tells AGPRs, and one that tells high halves outside of VOP3. */
static uint64_t register_value(const struct isa_form *form, const struct isa_operand *operand) {
	enum { HIGH = 1 << 7 };
	bool high = operand->half == HIGH_HALF && !isa_format_is(form->format, FORMAT_IS_LONG);
	return encoded_number(operand->group, operand->reg) | (high ? HIGH : 0u) |
	       (operand->group == GROUP_AGPR ? 1u << 9 : 0);
}

static uint64_t source_value(struct bits *bits, const struct isa_form *form, unsigned kind,
                             const struct isa_operand *operand) {
	const struct isa_kind_row *row = &isa_kinds[kind];
	struct isa_constant constant = {.source = SOURCE_LITERAL};
	if (operand->type == OPERAND_REGISTER)
		return register_value(form, operand);
	if (operand->type != OPERAND_LATE)
		isa_constant_read(isa_form_type(form, kind), row->constants, isa_folds(form, kind), operand, &constant);
	else if (isa_form_type(form, kind) == TYPE_WIDE_B64)
		constant.source = SOURCE_WIDE_LITERAL;
	bits->inexact |= constant.inexact;
	if (constant.source == SOURCE_LITERAL && isa_form_type(form, kind) == TYPE_WIDE_F64 &&
	    isa_has_role(form, ROLE_AFTER)) {
		constant.source = SOURCE_WIDE_LITERAL; /* as the constant beside it */
		constant.literal <<= 32;
	}
	if (constant.source == SOURCE_LITERAL || constant.source == SOURCE_WIDE_LITERAL)
		put_literal(bits, operand, constant.literal, constant.source == SOURCE_WIDE_LITERAL);
	return constant.source;
}

static void put_source(struct bits *bits, const struct isa_form *form, unsigned kind,
                       const struct isa_operand *operand) {
	unsigned n = bits->sources++;
	uint64_t value = source_value(bits, form, kind, operand);
	replace(bits, ROLE_SRC0 + n, value, UINT64_MAX);
	if (n < 2)
		put(bits, ROLE_SRC0_SCALAR + n, ~value);
	if (operand->negated)
		put(bits, ROLE_NEG, UINT64_C(1) << n);
	if (operand->absolute)
		put(bits, ROLE_ABS, UINT64_C(1) << n);
	if (operand->extended)
		put(bits, ROLE_SEXT, UINT64_C(1) << n);
}

/* In VOP3 op_sel tells high halves: a bit each source, and the last one for the destination. */
static void put_halves(struct bits *bits, const struct isa_line *line, const struct match *match) {
	enum { OF_DESTINATION = 3 };
	unsigned sources = 0;
	for (unsigned i = 0; match->form.kinds[i]; i++) {
		bool is_source = isa_kinds[match->form.kinds[i]].role == ROLE_SRC;
		const struct isa_operand *operand = match->places[i] < 0 ? NULL : &line->operands[match->places[i]];
		if (operand && operand->half == HIGH_HALF)
			put(bits, ROLE_OP_SEL, UINT64_C(1) << (is_source ? sources : OF_DESTINATION));
		sources += is_source;
	}
}

/* Two halves of the data fill one register in a compressed export. llvm-mc takes the first and the third one then. */
static void put_export(struct bits *bits, const struct isa_operand *operand) {
	unsigned n = bits->sources++;
	if (operand->type != OPERAND_REGISTER || (bits->compressed && n % 2))
		return;
	put(bits, ROLE_ENABLED, (bits->compressed ? 3u : 1u) << n);
	put(bits, ROLE_SRC0 + (bits->compressed ? n / 2 : n), operand->reg);
}

/* A number that has more bits than its field, for which rules say where there is a literal. */
static bool is_literal_offset(const struct isa_form *form, const struct isa_operand *operand) {
	const struct isa_field *field = &isa_fields[form->layout][ROLE_OFFSET];
	return !field->is_signed && operand->number >> field->width;
}

static void put_offset(struct bits *bits, const struct isa_form *form, const struct isa_operand *operand) {
	enum { OF_DWORDS = 8 };
	bool is_register = operand && operand->type == OPERAND_REGISTER;
	unsigned none = isa_no_offset_registers[form->layout];
	if (none)
		put(bits, ROLE_OFFSET_REGISTER, is_register ? operand->reg : none);
	else if (is_register)
		put(bits, ROLE_OFFSET, operand->reg & (bits->fields[ROLE_OFFSET].width > OF_DWORDS ? 0x7fU : 0xffU));
	else if (operand && is_literal_offset(form, operand))
		put(bits, ROLE_OFFSET, SOURCE_LITERAL);
	else
		put(bits, ROLE_OFFSET_IS_NUMBER, 1);
	if (operand && !is_register && is_literal_offset(form, operand))
		put_literal(bits, operand, (uint32_t)operand->number, false);
	else if (operand && !is_register)
		put(bits, ROLE_OFFSET, (uint64_t)operand->number);
}

static void put_list(struct bits *bits, const struct isa_form *form, const struct isa_address_list *list) {
	unsigned dwords = isa_address_dwords(form->layout, list->count);
	for (unsigned i = 0; i < list->count; i++) {
		unsigned bit = isa_address_bit(form->layout, i);
		bits->words[bit / 64] |= (uint64_t)(list->at[i].reg & UINT8_MAX) << bit % 64;
	}
	put(bits, ROLE_LIST_DWORDS, dwords);
	bits->more = dwords * ISA_DWORD;
}

/* The constant that is in a dword of its own, or in two. lit() changes nothing. */
static void put_after(struct bits *bits, const struct isa_form *form, unsigned kind,
                      const struct isa_operand *operand) {
	bool wide = isa_form_type(form, kind) == TYPE_WIDE_F64, is_real = operand->type == OPERAND_REAL;
	struct isa_constant constant = {.literal = (uint32_t)operand->number};
	struct isa_operand whole = *operand;
	whole.literal = whole.wide = wide;
	if (is_real || wide)
		isa_constant_read(isa_form_type(form, kind), LITERAL_CONSTANTS, true, &whole, &constant);
	bool is_high = !is_real && !operand->wide && operand->number >= INT32_MIN && operand->number <= UINT32_MAX;
	if (wide && is_high)
		constant.literal <<= 32;
	put_literal(bits, operand, constant.literal, wide);
	bits->literal_value = constant.literal; /* as wide as it, though a source may have come first */
}

static void put_operand(struct bits *bits, const struct isa_form *form, unsigned kind,
                        const struct isa_operand *operand) {
	switch (isa_kinds[kind].role) {
	case ROLE_NOWHERE: return;
	case ROLE_OFFSET: put_offset(bits, form, operand); return;
	case ROLE_SRC: put_source(bits, form, kind, operand); return;
	case ROLE_SECOND:
		put(bits, ROLE_SECOND, form->second_opcode);
		bits->sources = isa_sources_of_first(form->layout);
		return;
	case ROLE_SCALAR_OFFSET: put(bits, ROLE_SCALAR_OFFSET, source_value(bits, form, kind, operand)); return;
	case ROLE_BUFFER_FORMAT:
		if (operand)
			replace(bits, ROLE_BUFFER_FORMAT, (uint64_t)operand->number, UINT64_MAX);
		return;
	case ROLE_EXPORT: put_export(bits, operand); return;
	case ROLE_DST_OR_VCC:
		if (operand->reg != ISA_VCC)
			put(bits, ROLE_DST_OR_VCC, operand->reg | 0x80);
		return;
	case ROLE_AFTER: put_after(bits, form, kind, operand); return;
	case ROLE_BASE: /* in place of the number that none has */
		if (operand->type == OPERAND_REGISTER)
			replace(bits, ROLE_BASE, operand->reg, UINT64_MAX);
		return;
	default:
		if (operand && !(operand->type == OPERAND_OFF && isa_kinds[kind].may_be_off))
			put(bits, isa_kinds[kind].role,
			    operand->type == OPERAND_REGISTER ? register_value(form, operand) : (uint64_t)operand->number);
	}
}

/* A register and a number: the register goes to a field of its own. */
static void put_both_offsets(struct bits *bits, const struct match *match, const struct isa_operand *operands,
                             int64_t offset) {
	for (unsigned i = 0; match->form.kinds[i]; i++)
		if (isa_kinds[match->form.kinds[i]].role == ROLE_OFFSET) {
			uint64_t reg = operands[match->places[i]].reg;
			replace(bits, ROLE_OFFSET_REGISTER, reg, UINT64_MAX);
			replace(bits, ROLE_OFFSET, 0, UINT64_MAX);
		}
	put(bits, ROLE_OFFSET_IS_NUMBER, 1);
	put(bits, ROLE_OFFSET_HAS_REGISTER, 1);
	put(bits, ROLE_OFFSET, (uint64_t)offset);
}

/* Of op_sel the bits of sources, then that of the destination, which has the highest place. */
static uint64_t op_sel_bits(int64_t number, unsigned sources) {
	uint64_t bits = (uint64_t)number, mask = (UINT64_C(1) << sources) - 1;
	return (bits & mask) | (bits >> sources & 1) << 3;
}

static void put_presets(struct bits *bits, const struct match *match) {
	for (unsigned i = 0; i < MODIFIER_COUNT && match->form.family >= FAMILY_SDWA; i++)
		if (!(match->taken >> i & 1) && match->form.takes & isa_modifiers[i].taken)
			put(bits, isa_modifiers[i].role, isa_presets[i]);
	if (match->form.flags & ISA_SRC_SEL_ALONE)
		put(bits, ROLE_DST_SEL, isa_presets[MODIFIER_DST_SEL]);
}

static void put_modifiers(struct bits *bits, const struct match *match, const struct isa_operand *operands) {
	for (uint64_t taken = match->taken; taken; taken &= taken - 1) {
		unsigned i = (unsigned)__builtin_ctzll(taken);
		int64_t number = operands[match->modifiers[i]].number;
		if (isa_modifiers[i].role == ROLE_OFFSET)
			put_both_offsets(bits, match, operands, number);
		else if (isa_modifiers[i].role == ROLE_OP_SEL)
			put(bits, ROLE_OP_SEL,
			    op_sel_bits(number, isa_op_sel_sources(&match->form)) & (match->form.flags & ISA_TIED ? ~4ULL : ~0ULL));
		else if (isa_modifiers[i].form == MODIFIER_BITS) /* those of sources that are not there stay as they are */
			replace(bits, isa_modifiers[i].role, (uint64_t)number, (UINT64_C(1) << bits->sources) - 1);
		else if (isa_modifiers[i].role == ROLE_BUFFER_FORMAT)
			replace(bits, ROLE_BUFFER_FORMAT, (uint64_t)number, UINT64_MAX);
		else
			put(bits, isa_modifier_role(&match->form, i), (uint64_t)number);
	}
}

static struct bits bits_of(const struct isa_line *line, const struct match *match) {
	const struct isa_form *form = &match->form;
	struct bits bits = {.fields = isa_fields[form->layout]};
	isa_fixed_bits(form, bits.words);
	bits.compressed = match->taken >> MODIFIER_COMPR & 1;
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_operand *operand = match->places[i] < 0 ? NULL : &line->operands[match->places[i]];
		if (operand && operand->type == OPERAND_LIST)
			put_list(&bits, form, &line->addresses);
		else
			put_operand(&bits, form, form->kinds[i], operand);
	}
	if (form->halves)
		put_halves(&bits, line, match);
	put_modifiers(&bits, match, line->operands);
	put_presets(&bits, match);
	if (!isa_is(line->machine, TRAIT_VGPR_ACCUMULATORS)) /* they are AGPRs */
		replace(&bits, ROLE_DST_FILE, 0, UINT64_MAX);
	return bits;
}

static void store_dword(uint8_t *bytes, uint32_t dword) {
	bytes[0] = (uint8_t)dword;
	bytes[1] = (uint8_t)(dword >> 8);
	bytes[2] = (uint8_t)(dword >> 16);
	bytes[3] = (uint8_t)(dword >> 24);
}

static unsigned store(const struct match *match, const struct bits *bits, uint8_t *bytes) {
	unsigned size = isa_layouts[match->form.layout].bytes + bits->more;
	for (unsigned at = 0; at < size; at += ISA_DWORD)
		store_dword(bytes + at, (uint32_t)(bits->words[at / 8] >> at % 8 * 8));
	if (!bits->literal)
		return size;
	store_dword(bytes + size, (uint32_t)bits->literal_value);
	if (!bits->literal_is_wide)
		return size + ISA_DWORD;
	store_dword(bytes + size + ISA_DWORD, (uint32_t)(bits->literal_value >> 32));
	return size + 2 * ISA_DWORD;
}

static void find_late(const struct isa_line *line, const struct bits *bits, struct isa_code *code) {
	for (unsigned i = 0; code->form.kinds[i]; i++)
		if (isa_kinds[code->form.kinds[i]].type == TYPE_BRANCH &&
		    line->operands[code->places[i]].type == OPERAND_LATE) {
			code->late = LATE_BRANCH;
			code->late_operand = (unsigned)code->places[i];
		}
	if (!bits->literal || bits->literal->type != OPERAND_LATE)
		return;
	code->late = bits->literal_is_wide ? LATE_WIDE_LITERAL : LATE_LITERAL;
	code->late_operand = (unsigned)(bits->literal - line->operands);
}

bool isa_may_miss(const struct isa_machine *machine, const struct isa_form *form) {
	return isa_kinds[form->kinds[0]].type == TYPE_BRANCH && isa_is(machine, TRAIT_NO_BRANCH_OVER_63);
}

static void write_form(const struct isa_line *line, const struct match *match, struct isa_code *code) {
	struct bits bits = bits_of(line, match);
	*code = (struct isa_code){.form = match->form, .inexact = bits.inexact};
	memcpy(code->places, match->places, sizeof code->places);
	code->size = store(match, &bits, code->bytes);
	find_late(line, &bits, code);
}

bool isa_encode(const struct isa_line *line, struct isa_code *code, struct isa_refusal *refusal) {
	struct match match;
	int wrong = 0;
	if (!choose(line, &match, &wrong))
		return refuse_all(line, &match, wrong, refusal);
	if (!isa_rules_hold(line, &match.form, match.places, refusal))
		return false;
	write_form(line, &match, code);
	return true;
}

bool isa_encodes_to(const struct isa_line *line, const uint8_t *bytes, size_t size) {
	struct match match;
	struct isa_refusal refusal;
	uint8_t written[ISA_MOST_BYTES];
	int wrong = 0;
	if (!choose(line, &match, &wrong) || !isa_rules_hold(line, &match.form, match.places, &refusal))
		return false;
	struct bits bits = bits_of(line, &match);
	return store(&match, &bits, written) == size && memcmp(written, bytes, size) == 0;
}

unsigned isa_encode_form(const struct isa_line *line, const struct isa_form *form, unsigned left_out, uint8_t *bytes) {
	struct match match = {.form = *form};
	unsigned at = 0;
	for (unsigned i = 0; form->kinds[i]; i++)
		match.places[i] = (int8_t)(left_out >> i & 1 ? -1 : (int)at++);
	for (; at < line->count; at++) {
		match.taken |= UINT64_C(1) << line->operands[at].modifier;
		match.modifiers[line->operands[at].modifier] = (int8_t)at;
	}
	struct bits bits = bits_of(line, &match);
	return store(&match, &bits, bytes);
}

/* notation_operands.c: operands of a form in the notation of the manual; see notation.h. */
#include "notation.h"

#include <inttypes.h>

#include "gpu/isa/constant.h"
#include "gpu/isa/image_size.h"

static const char role_names[ROLE_COUNT][8] = {
#define KD_ROLE_NAME(role, name) [ROLE_##role] = name,
#include "kdasm/isa/notation.def"
};

static const char kind_names[KIND_COUNT][8] = {
#define KD_KIND_NAME(kind, name, text) [KIND_##kind] = name,
#include "kdasm/isa/notation.def"
};

static const char kind_texts[KIND_COUNT][64] = {
#define KD_KIND_NAME(kind, name, text) [KIND_##kind] = text,
#include "kdasm/isa/notation.def"
};

static const char type_words[TYPE_HIGH_F64 + 1][40] = {
#define KD_TYPE_WORD(type, word) [TYPE_##type] = word,
#include "kdasm/isa/notation.def"
};

enum { DWORD_BITS = 32 };

static bool is_source(unsigned kind) {
	return isa_kinds[kind].role == ROLE_SRC || isa_kinds[kind].role == ROLE_EXPORT;
}

/* How many operands before place `end` have the role, sources of all kinds or data that are stored being one. A second
 * half is counted apart. */
static unsigned count_alike(const struct isa_form *form, unsigned kind, unsigned end) {
	unsigned count = 0, begin = end;
	while (begin && form->kinds[begin - 1] != KIND_second)
		begin--;
	for (unsigned i = begin; i < end; i++) {
		unsigned role = isa_kinds[form->kinds[i]].role;
		count += is_source(kind) ? is_source(form->kinds[i]) : role == ROLE_DATA0 || role == ROLE_DATA1;
	}
	return count;
}

/* The end of the form, or of the half that has the place. */
static unsigned end_after(const struct isa_form *form, unsigned place) {
	while (form->kinds[place] && form->kinds[place] != KIND_colons)
		place++;
	return place;
}

const char *notation_between(const struct isa_form *form, unsigned place) {
	bool comma = form->kinds[place] != KIND_colons && form->kinds[place] != KIND_second &&
	             (place == 0 || form->kinds[place - 1] != KIND_second);
	return place && comma ? ", " : " ";
}

static bool is_half(const struct isa_form *form, unsigned kind) {
	return form->halves && isa_kinds[kind].half;
}

void notation_name(struct piece *piece, const struct isa_form *form, unsigned place) {
	unsigned kind = form->kinds[place], groups = isa_form_groups(form, kind);
	unsigned role = isa_kinds[kind].role;
	if (kind == KIND_second && form->second) {
		piece_say(piece, "%s", form->second->name);
		return;
	}
	if (kind_names[kind][0]) {
		piece_say(piece, "%s", kind_names[kind]);
		return;
	}
	bool vector = groups & (GROUP_VGPR | GROUP_AGPR), scalar = groups & GROUP_CONSTANT_BUS;
	piece_say(piece, "%s%s", vector && !scalar ? "v" : scalar && !vector ? "s" : "", role_names[role]);
	bool numbered = is_source(kind) || role == ROLE_DATA0 || role == ROLE_DATA1;
	if (numbered && count_alike(form, kind, end_after(form, place)) > 1)
		piece_say(piece, "%u", count_alike(form, kind, place));
	if (is_half(form, kind))
		piece_say(piece, ".h");
}

static bool may_change(const struct isa_form *form, unsigned kind) {
	return isa_kinds[kind].changes && form->source_bits && isa_kinds[kind].role == ROLE_SRC;
}

void notation_operands(struct piece *piece, const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++) {
		unsigned kind = form->kinds[i];
		piece_say(piece, "%s", notation_between(form, i));
		notation_name(piece, form, i);
		piece_say(piece, "%s%s", may_change(form, kind) || isa_form_extends(form, kind) ? ":m" : "",
		          isa_kinds[kind].optional ? ":opt" : "");
	}
}

static bool is_matrix(const struct isa_form *form) {
	return isa_format_is(form->format, FORMAT_IS_MATRIX);
}

/* Whether no other scalar register is left to a vector instruction, and no literal: it reads all of VCC, or M0, or has
 * a constant after it, where one is the most. */
static bool takes_bus(const struct isa_machine *machine, const struct isa_form *form, unsigned *reads) {
	bool vector = isa_format_is(form->format, FORMAT_IS_VECTOR), takes = false;
	*reads = (form->flags & ISA_READS_VCC ? GROUP_VCC : 0U) | (vector && form->flags & ISA_INDEXES ? GROUP_M0 : 0U);
	if (isa_is(machine, TRAIT_TWO_SCALARS) && !(form->flags & ISA_ONE_SCALAR))
		return false;
	for (unsigned i = 0; form->kinds[i] && vector; i++) {
		*reads |= isa_kinds[form->kinds[i]].from_vcc ? GROUP_VCC : 0U;
		takes |= isa_kinds[form->kinds[i]].role == ROLE_AFTER;
	}
	return takes || *reads;
}

/* The registers that have the size, and a number that fits the field: bases have 7 bits. */
static unsigned groups_of_size(const struct isa_form *form, const struct isa_kind_row *kind) {
	unsigned groups = kind->words > 1 ? ~(unsigned)GROUP_M0 : ~0U;
	if (kind->words > 2)
		groups &= ~(unsigned)(GROUP_VCC | GROUP_EXEC);
	bool narrow = kind->role == ROLE_BASE || isa_offset_is_register(form, (unsigned)(kind - isa_kinds));
	return narrow ? groups & ~(unsigned)GROUP_ANY_SIZE : groups;
}

/* Whether it is the second source of DPP in VOP3, where that is a VGPR. */
static bool is_beside_lanes(const struct isa_machine *machine, const struct isa_form *form, unsigned place) {
	return form->family >= FAMILY_VOP3_DPP && !isa_is(machine, TRAIT_SCALARS_BESIDE_LANES) &&
	       isa_kinds[form->kinds[place]].role == ROLE_SRC && count_alike(form, form->kinds[place], place) == 1;
}

/* The registers of a kind that rules.c leaves on the machine. */
static unsigned groups_of(const struct notation *notation, const struct isa_machine *machine,
                          const struct isa_form *form, unsigned place) {
	enum { ACCUMULATOR = 3 };
	unsigned kind = form->kinds[place], groups = isa_form_groups(form, kind) & groups_of_size(form, &isa_kinds[kind]);
	unsigned reads;
	bool first = count_alike(form, kind, place) == 0, general = notation_is_general(notation);
	if (!isa_is(machine, TRAIT_NULL_REGISTER))
		groups &= ~(unsigned)GROUP_NULL;
	if (!isa_is(machine, TRAIT_APERTURES))
		groups &= ~(unsigned)GROUP_APERTURE;
	if (kind == KIND_swait && isa_is(machine, TRAIT_WAITS_WITHOUT_REGISTER))
		return groups & GROUP_NULL;
	if (is_beside_lanes(machine, form, place))
		return groups & GROUP_VGPR;
	if (isa_kinds[kind].role == ROLE_SRC && takes_bus(machine, form, &reads))
		groups &= ~(unsigned)GROUP_CONSTANT_BUS | (isa_kinds[kind].words == 2 ? reads & GROUP_VCC : reads & GROUP_M0);
	if ((isa_is(machine, TRAIT_NO_LDS_DIRECT) && !general) || isa_format_is(form->format, FORMAT_IS_PAIR) ||
	    form->flags & ISA_REVERSED || form->family == FAMILY_SDWA || !first)
		groups &= ~(unsigned)GROUP_LDS;
	if ((isa_is_data(kind) || kind == KIND_gws32) && !isa_is(machine, TRAIT_AGPR_DATA))
		return general ? groups : groups & ~(unsigned)GROUP_AGPR;
	if (isa_is(machine, TRAIT_VGPR_ACCUMULATORS))
		return groups;
	if (kind == KIND_w32 && isa_kinds[form->kinds[0]].groups & GROUP_AGPR)
		return groups & (GROUP_VGPR | GROUP_LDS);
	return is_matrix(form) && place % ACCUMULATOR == 0 ? groups & ~(unsigned)GROUP_VGPR : groups;
}

static enum isa_constants constants_in(const struct isa_machine *machine, const struct isa_form *form, unsigned kind) {
	enum isa_constants constants = isa_form_constants(form, kind);
	unsigned reads;
	bool has_literal = (!isa_format_is(form->format, FORMAT_IS_LONG) || isa_is(machine, TRAIT_VOP3_LITERAL)) &&
	                   !(isa_kinds[kind].role == ROLE_SRC && takes_bus(machine, form, &reads));
	return constants > INLINE_CONSTANTS && !has_literal ? INLINE_CONSTANTS : constants;
}

static enum isa_constants constants_of(const struct isa_machine *machine, const struct isa_form *form, unsigned kind) {
	bool none = is_matrix(form) && !isa_is(machine, TRAIT_VGPR_ACCUMULATORS);
	none |= isa_kinds[kind].type == TYPE_F16 && isa_format_is(form->format, FORMAT_IS_LONG) &&
	        isa_is(machine, TRAIT_NO_HALF_CONSTANTS);
	return none || isa_offset_is_register(form, kind) ? NO_CONSTANTS : constants_in(machine, form, kind);
}

static bool is_wide_literal(const struct isa_form *form, unsigned kind) {
	return isa_form_type(form, kind) == TYPE_WIDE_B64 || isa_form_type(form, kind) == TYPE_WIDE_F64;
}

enum notation_literals notation_literals(const struct isa_machine *machine, const struct isa_form *form) {
	enum notation_literals literals = NOTATION_NO_LITERAL;
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		if (kind->role == ROLE_AFTER)
			return kind->type == TYPE_F64 ? NOTATION_LITERAL64 : NOTATION_LITERAL;
		if (kind->role == ROLE_SRC && constants_in(machine, form, form->kinds[i]) > INLINE_CONSTANTS)
			literals |= NOTATION_LITERAL | (is_wide_literal(form, form->kinds[i]) ? NOTATION_LITERAL64 : 0U);
	}
	return literals;
}

/* "32 bits", "64, 96 or 128 bits". */
static void put_size(struct piece *piece, uint32_t words, bool half) {
	enum { MOST = 31 };
	if (!(words & ISA_SIZES)) {
		piece_say(piece, "%" PRIu32 " bits", half ? DWORD_BITS / 2 : words * DWORD_BITS);
		return;
	}
	uint32_t left = words & ~ISA_SIZES;
	for (unsigned i = 0; i < MOST && left; i++) {
		if (!(left >> i & 1))
			continue;
		left &= left - 1;
		piece_say(piece, "%u%s", i * DWORD_BITS, !left ? " bits" : left & (left - 1) ? ", " : " or ");
	}
}

static void put_constants(struct piece *piece, const struct isa_form *form, unsigned kind, enum isa_constants constants,
                          struct notation *notation) {
	bool has_inline = constants >= INLINE_CONSTANTS && isa_kinds[kind].type != TYPE_WHOLE_V2F16;
	bool has_wide = constants >= LITERAL_CONSTANTS && is_wide_literal(form, kind);
	piece_say(piece, "%s%s%s%s", has_inline ? " constant" : "", constants >= LITERAL_CONSTANTS ? " literal" : "",
	          has_wide ? " literal64" : "", constants >= SYMBOL_CONSTANTS ? " symbol" : "");
	notation->constants |= has_inline;
	notation->wide_literals |= has_wide;
	notation->literals |= constants >= LITERAL_CONSTANTS;
	notation->symbols |= constants >= SYMBOL_CONSTANTS;
}

/* Of what has another size where wavefronts have the other number of lanes. */
static void put_other_size(struct piece *piece, const struct isa_machine *machine, unsigned kind) {
	unsigned other = isa_kinds_of_wave32[kind];
	for (unsigned i = 0; machine->wave == KD_WAVE_32 && i < KIND_COUNT && !other; i++)
		other = isa_kinds_of_wave32[i] == kind ? i : 0;
	if (other && isa_is(machine, TRAIT_BOTH_WAVES) && isa_kinds[other].words != isa_kinds[kind].words)
		piece_say(piece, ", %u where wavefronts have %d lanes", isa_kinds[other].words * DWORD_BITS,
		          machine->wave == KD_WAVE_32 ? 64 : 32);
}

static void put_values(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form,
                       unsigned place, struct notation *notation) {
	unsigned kind = form->kinds[place], groups = groups_of(notation, machine, form, place);
	const struct isa_kind_row *row = &isa_kinds[kind];
	enum isa_constants constants = is_beside_lanes(machine, form, place) ? NO_CONSTANTS
	                                                                     : constants_of(machine, form, kind);
	const char *word = type_words[isa_form_type(form, kind)];
	if (kind == KIND_dfmt && isa_is(machine, TRAIT_UNIFIED_FORMATS)) {
		piece_say(piece, "format:n or format:[name], an operand of its own; or a modifier");
		return;
	}
	if (kind_texts[kind][0]) {
		piece_say(piece, "%s", kind_texts[kind]);
		return;
	}
	if (row->words)
		put_size(piece, row->words, is_half(form, kind));
	put_other_size(piece, machine, kind);
	if (row->words && constants && *word)
		piece_say(piece, ", %s", word);
	if (groups)
		piece_say(piece, ":");
	if (is_half(form, kind))
		piece_say(piece, " v.h");
	notation_registers(piece, is_half(form, kind) ? groups & ~(unsigned)GROUP_VGPR : groups);
	notation->halves |= is_half(form, kind);
	notation->groups |= groups;
	if (row->type == TYPE_OFF)
		piece_say(piece, " %s", word);
	else if (row->role == ROLE_ADDRESS && isa_most_addresses(form->layout) > 1)
		piece_say(piece, isa_is(machine, TRAIT_ADDRESSES_ARE_LISTS) ? "; several are a list: [v0, v4, v2]"
		                                                            : "; or a list: [v0, v4, v2]");
	else if (row->type <= TYPE_F64)
		put_constants(piece, form, kind, constants, notation);
	else if (row->type >= TYPE_ANY8 && row->type <= TYPE_ANY32)
		piece_say(piece, "%s", word);
	else {
		piece_say(piece, groups ? ", or " : "");
		if (row->role == ROLE_OFFSET && isa_is(machine, TRAIT_LITERAL_OFFSET))
			piece_say(piece, "0 to 4294967295, in dwords; from 256 on with 4 bytes more");
		else
			notation_range(piece, form->layout, row->type);
	}
}

void notation_explain(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form,
                      unsigned place) {
	struct notation notation = {.sets = machine->set};
	piece_say(piece, ", where ");
	notation_name(piece, form, place);
	piece_say(piece, " is ");
	put_values(piece, machine, form, place, &notation);
}

/* Packed numbers of 32 bits. */
static bool reads_low_scalars(const struct isa_machine *machine, const struct isa_form *form, unsigned kind) {
	return isa_is(machine, TRAIT_LOW_SCALARS) && form->format == FORMAT_VOP3P && isa_kinds[kind].role == ROLE_SRC &&
	       isa_kinds[kind].type == TYPE_V2F32;
}

static void explain_operand(struct piece *piece, struct notation *notation, const struct isa_machine *machine,
                            const struct isa_form *form, unsigned place) {
	unsigned kind = form->kinds[place];
	size_t start = piece->used;
	piece_column(piece, NOTATION_ITEM);
	notation_name(piece, form, place);
	piece_column(piece, NOTATION_MEANING);
	put_values(piece, machine, form, place, notation);
	if (reads_low_scalars(machine, form, kind))
		piece_say(piece, "; of scalars the low dword, with 0 in op_sel and op_sel_hi");
	piece_wrap(piece, start, NOTATION_MEANING);
	piece_say(piece, "\n");
	notation->changes |= may_change(form, kind);
	notation->extensions |= isa_form_extends(form, kind);
	notation->options |= isa_kinds[kind].optional;
}

void notation_explain_operands(struct piece *piece, struct notation *notation, const struct isa_machine *machine,
                               const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++)
		explain_operand(piece, notation, machine, form, i);
}

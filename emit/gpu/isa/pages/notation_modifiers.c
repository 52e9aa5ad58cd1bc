/* notation_modifiers.c: modifiers of a form in the notation of the manual; see notation.h. */
#include "notation.h"

#include <inttypes.h>
#include <string.h>

#include "gpu/isa/feature_sets.h"
#include "gpu/isa/image_size.h"
#include "gpu/isa/names.h"

static const char meanings[MODIFIER_COUNT][80] = {
#define KD_MODIFIER(id, name, form, role, flag, meaning) [MODIFIER_##id] = meaning,
#include "kdasm/isa/modifiers.def"
};

/* Whether the form, if it is one, lacks the bit on the machine: rules.c. */
static bool lacks_policy(const struct isa_machine *machine, const struct isa_form *form, unsigned bit) {
	enum { RETURN = 1, NT = 2, DLC = 4, SCC = 16 };
	if (!form)
		return false;
	if (bit == NT && form->format == FORMAT_SMEM)
		return true;
	bool buffer = form->format == FORMAT_MUBUF || form->format == FORMAT_MTBUF;
	return (bit == RETURN && form->flags & ISA_NO_RETURN) ||
	       (bit == DLC && buffer && form->flags & ISA_ATOMIC && isa_is(machine, TRAIT_DLC_IN_PART)) ||
	       (bit == SCC && form->flags & ISA_NO_SCC && isa_is(machine, TRAIT_SCC_IN_PART)) ||
	       (bit == NT && form->format == FORMAT_MUBUF && !form->kinds[0]);
}

/* The words of the policy that instructions of the format have. */
static void put_policies(struct piece *piece, const struct isa_machine *machine, unsigned format,
                         const struct isa_form *form, const char *between) {
	enum { BITS = 8 };
	if (isa_is(machine, TRAIT_TEMPORAL_HINTS)) {
		piece_say(piece, "th:name%sscope:name", between);
		return;
	}
	for (unsigned i = 0, count = 0; i < BITS; i++) {
		const struct isa_policy *policy = isa_policy_of_bit(machine, 1U << i, format == FORMAT_SMEM);
		if (policy && policy->bit < 1U << isa_role_width(isa_layout_of(machine, format), ROLE_POLICY) &&
		    !lacks_policy(machine, form, policy->bit))
			piece_say(piece, "%s%s", count++ ? between : "", policy->name);
	}
}

void notation_hints(struct piece *piece, unsigned of, enum isa_layout_number layout) {
	const char *between = "";
	for (unsigned number = 0; number <= ISA_HINT; number++)
		for (unsigned widest = 0; widest < 2; widest++) {
			const struct isa_hint *hint = isa_hint_at(of, number, widest);
			if (!hint || (widest && !(hint->of & ISA_BYPASS)) || number >> isa_fields[layout][ROLE_POLICY].width)
				continue;
			piece_say(piece, "%s%s", between, hint->name);
			between = ", ";
		}
}

static void put_hints_and_scopes(struct piece *piece, const struct isa_form *form) {
	const char *between = "; ";
	notation_hints(piece, isa_hints_of(form), form->layout);
	for (unsigned scope = 0; scope <= ISA_WIDEST_SCOPE; scope++) {
		piece_say(piece, "%s%s", between, isa_scope_name(scope));
		between = ", ";
	}
}

void notation_returns(struct piece *piece, uint32_t sets) {
	const char *words[ISA_SET_COUNT];
	unsigned count = 0;
	for (; sets; sets &= sets - 1) {
		const struct isa_machine *machine = &isa_machines[KD_WAVE_64][__builtin_ctz(sets)];
		const char *word = isa_is(machine, TRAIT_TEMPORAL_HINTS) ? "th:TH_ATOMIC_RETURN"
		                                                         : isa_policy_of_bit(machine, 1, false)->name;
		bool is_new = true;
		for (unsigned i = 0; i < count; i++)
			is_new &= strcmp(words[i], word) != 0;
		if (is_new)
			words[count++] = word;
	}
	for (unsigned i = 0; i < count; i++)
		piece_say(piece, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " or ", words[i]);
}

/* Those of all the sets. */
static void put_policies_of_all(struct piece *piece, uint32_t sets) {
	const char *between = "";
	struct piece before = {0};
	for (uint32_t rest = sets; rest; rest &= rest - 1) {
		struct piece words = {0};
		put_policies(&words, &isa_machines[KD_WAVE_64][__builtin_ctz(rest)], FORMAT_GLOBAL, NULL, " ");
		if (strcmp(words.text, before.text) == 0)
			continue;
		piece_say(piece, "%s%s", between, words.text);
		between = ", or ";
		before = words;
	}
	piece_say(piece, ", in any order; scalar memory has glc alone");
}

/* Sources, and the destination where op_sel has a bit for it; as far as the field goes. */
static unsigned bits_of(const struct isa_form *form, unsigned modifier) {
	unsigned role = isa_modifier_role(form, modifier), width = isa_role_width(form->layout, role);
	unsigned bits = isa_op_sel_sources(form) + (role == ROLE_OP_SEL && isa_op_sel_has_destination(form));
	return bits < width ? bits : width;
}

static void put_bits(struct piece *piece, const char *name, unsigned count) {
	piece_say(piece, "%s:[0", name);
	for (unsigned i = 1; i < count; i++)
		piece_say(piece, ",0");
	piece_say(piece, "]");
}

/* How it is written; of a form, if there is one. */
static void put_modifier(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form,
                         unsigned modifier) {
	const struct isa_modifier_row *row = &isa_modifiers[modifier];
	switch (row->form) {
	case MODIFIER_FLAG:
	case MODIFIER_FLAG_OR_R128:
	case MODIFIER_TOKEN: piece_say(piece, "%s", row->name); return;
	case MODIFIER_SCALE: piece_say(piece, "omod"); return;
	case MODIFIER_LANES: piece_say(piece, "dpp_ctrl"); return;
	case MODIFIER_WORDS: piece_say(piece, "policy"); return;
	case MODIFIER_LANES8: piece_say(piece, "dpp8:[0,...]"); return;
	case MODIFIER_EITHER: piece_say(piece, "%s:0", row->name); return;
	case MODIFIER_DIMENSION: piece_say(piece, "%s:name", row->name); return;
	case MODIFIER_BITS:
		if (form)
			put_bits(piece, row->name, bits_of(form, modifier));
		else
			piece_say(piece, "%s:[0,...]", row->name);
		return;
	case MODIFIER_NUMBER_OR_NEG:
		if (form && isa_blgp_negates(machine, form))
			put_bits(piece, "neg", isa_op_sel_sources(form));
		else
			piece_say(piece, "%s:n", row->name);
		return;
	default: piece_say(piece, "%s:n", row->name);
	}
}

uint64_t notation_takes(const struct isa_machine *machine, const struct isa_form *form) {
	uint64_t lacks = isa_is(machine, TRAIT_NO_GDS) ? ISA_GDS & ~form->needs : 0;
	if (form->flags & ISA_DOT_PRODUCT && isa_is(machine, TRAIT_WHOLE_DOT_PRODUCTS))
		lacks |= ISA_OP_SEL | ISA_OP_SEL_HI;
	if (isa_is(machine, TRAIT_NO_IMAGE_HALVES))
		lacks |= ISA_D16;
	if (isa_is(machine, TRAIT_NO_INTEGER_CLAMP) && (isa_writes_integer(form) || isa_has_role(form, ROLE_DST2)))
		lacks |= ISA_CLAMP;
	if (!isa_role_width(form->layout, ROLE_POLICY))
		lacks |= ISA_POLICY;
	return form->takes & ~lacks;
}

void notation_modifiers(struct piece *piece, const struct notation *notation, const struct isa_machine *machine,
                        const struct isa_form *form) {
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		if (!isa_form_takes(form, i))
			continue;
		bool needed = form->needs & isa_modifiers[i].taken || i == MODIFIER_DIM;
		piece_say(piece, needed ? " " : " [");
		if (isa_modifiers[i].form == MODIFIER_WORDS && !notation_is_general(notation))
			put_policies(piece, machine, form->format, form, "] [");
		else
			put_modifier(piece, machine, form, i);
		piece_say(piece, needed ? "" : "]");
	}
}

void notation_usage(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form, bool options) {
	struct isa_form shown = *form;
	struct notation notation = {.sets = machine->set};
	bool after_leading = false;
	for (unsigned i = 0; form->kinds[i]; i++) {
		bool optional = isa_kinds[form->kinds[i]].optional, leads = optional && !i && form->kinds[1];
		const char *between = after_leading ? " " : notation_between(form, i);
		piece_say(piece, "%s%s%s", optional && i ? "[" : "", between, optional && !i ? "[" : "");
		notation_name(piece, form, i);
		piece_say(piece, "%s%s", leads ? "," : "", optional ? "]" : "");
		after_leading = leads;
	}
	shown.takes = options ? notation_takes(machine, form) : form->needs;
	notation_modifiers(piece, &notation, machine, &shown);
}

/* All, or those that read one lane of each row. */
static void put_lanes(struct piece *piece, uint32_t sets, bool of_one) {
	const struct isa_lanes *row;
	const char *between = of_one ? "" : ", ";
	piece_say(piece, of_one ? "" : "quad_perm:[0,1,2,3]");
	for (size_t i = 0; (row = isa_lanes_number(i)); i++) {
		if ((of_one && row->first != ISA_ONE_LANE_FIRST) || !(isa_feature_sets[row->feature] & sets))
			continue;
		piece_say(piece, "%s%s", between, row->name);
		between = ", ";
		if (row->most)
			piece_say(piece, row->most > row->least ? ":%u to :%u" : ":%u", row->least, row->most);
		if (sets & ~isa_feature_sets[row->feature])
			piece_say(piece, " on some");
	}
}

static void put_parts(struct piece *piece, unsigned form) {
	const char *name;
	for (int64_t i = 0; (name = isa_part_name(form, i)); i++)
		piece_say(piece, "%s%s", i ? ", " : "", name);
}

/* The field of a number; an offset of scalar memory has types of its own. */
static void put_number(struct piece *piece, const struct isa_modifier_row *row, unsigned layout, enum isa_type offset) {
	int64_t past = INT64_C(1) << isa_role_width(layout, row->role);
	bool is_signed = isa_fields[layout][row->role].is_signed;
	if (row->role == ROLE_OFFSET)
		notation_range(piece, layout, offset);
	else
		piece_say(piece, "%" PRId64 " to %" PRId64, is_signed ? -past / 2 : 0, is_signed ? past / 2 - 1 : past - 1);
}

static enum isa_type offset_type(const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].role == ROLE_OFFSET)
			return isa_kinds[form->kinds[i]].type;
	return TYPE_B32;
}

static void put_dimensions(struct piece *piece) {
	for (unsigned i = 0; i < ISA_DIMS; i++)
		piece_say(piece, "%s%s (%u)", i ? ", " : "", isa_dims[i].name, isa_dims[i].coordinates);
}

static void put_formats(struct piece *piece, uint32_t sets) {
	bool some = sets & isa_trait_sets[TRAIT_UNIFIED_FORMATS], all = !(sets & ~isa_trait_sets[TRAIT_UNIFIED_FORMATS]);
	piece_say(piece, "0 to 127, or %s%s%s", all ? "" : "[BUF_DATA_FORMAT_...,BUF_NUM_FORMAT_...]",
	          some && !all ? ", or " : "", some ? "[BUF_FMT_...]" : "");
}

/* The values that do not depend on the form; false if they do. */
static bool put_values_of_any(struct piece *piece, uint32_t sets, const struct isa_modifier_row *row) {
	switch (row->form) {
	case MODIFIER_FLAG:
	case MODIFIER_FLAG_OR_R128:
	case MODIFIER_TOKEN:
	case MODIFIER_BITS: return true;
	case MODIFIER_SCALE: piece_say(piece, "mul:2, mul:4 or div:2"); return true;
	case MODIFIER_LANES: put_lanes(piece, sets, false); return true;
	case MODIFIER_SELECTION:
	case MODIFIER_UNUSED_PART:
	case MODIFIER_FMT_OF_MATRIX:
	case MODIFIER_MATRIX_SCALE:
	case MODIFIER_MATRIX_SCALE_FMT: put_parts(piece, row->form); return true;
	case MODIFIER_PATTERN: piece_say(piece, "0 to 65535, or swizzle(...)"); return true;
	case MODIFIER_FORMATS: put_formats(piece, sets); return true;
	case MODIFIER_EITHER: piece_say(piece, "0 or 1, which are the same before GFX11"); return true;
	case MODIFIER_CHOICE: piece_say(piece, "0 or 1"); return true;
	case MODIFIER_DIMENSION: put_dimensions(piece); return true;
	case MODIFIER_LANES8: piece_say(piece, "eight numbers, 0 to 7: [7,6,5,4,3,2,1,0]"); return true;
	default: return false;
	}
}

static void put_preset(struct piece *piece, unsigned modifier) {
	bool is_part = isa_modifiers[modifier].form == MODIFIER_SELECTION ||
	               isa_modifiers[modifier].form == MODIFIER_UNUSED_PART;
	if (isa_presets[modifier] && is_part)
		piece_say(piece, "; default %s", isa_part_name(isa_modifiers[modifier].form, isa_presets[modifier]));
	else if (isa_presets[modifier])
		piece_say(piece, "; default %u", isa_presets[modifier]);
}

void notation_explain_modifiers(struct piece *piece, const struct notation *notation, const struct isa_machine *machine,
                                const struct isa_form *form) {
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		size_t start = piece->used;
		const struct isa_modifier_row *row = &isa_modifiers[i];
		if (!isa_form_takes(form, i))
			continue;
		bool names_words = row->form == MODIFIER_WORDS && !notation_is_general(notation);
		piece_column(piece, NOTATION_ITEM);
		if (names_words)
			put_policies(piece, machine, form->format, form, " ");
		else
			put_modifier(piece, machine, form, i);
		piece_column(piece, NOTATION_MEANING);
		size_t values = piece->used;
		if (row->form == MODIFIER_WORDS && !names_words)
			put_policies_of_all(piece, notation->sets);
		else if (names_words && isa_is(machine, TRAIT_TEMPORAL_HINTS))
			put_hints_and_scopes(piece, form);
		else if (i == MODIFIER_DPP_CTRL && isa_reads_one_lane(machine, form))
			put_lanes(piece, machine->set, true);
		else if (!names_words && !put_values_of_any(piece, notation->sets, row) && !isa_blgp_negates(machine, form))
			put_number(piece, row, form->layout, offset_type(form));
		put_preset(piece, i);
		piece_say(piece, "%s%s", piece->used > values ? "; " : "", meanings[i]);
		if (i == MODIFIER_POLICY) {
			piece_say(piece, "; ");
			notation_returns(piece, notation->sets);
			piece_say(piece, " lets an atomic return");
		}
		piece_wrap(piece, start, NOTATION_MEANING);
		piece_say(piece, "\n");
	}
}

/* ---- modifiers, whatever the form ---- */

/* The range in each layout that has the modifier; the formats are named if there are several. */
static void put_ranges(struct piece *piece, const struct isa_modifier_row *row) {
	for (unsigned layout = 0; layout < LAYOUT_COUNT; layout++) {
		struct piece range = {0}, names = {0};
		bool known = false, others = false;
		if (!isa_role_width(layout, row->role))
			continue;
		put_number(&range, row, layout, TYPE_OFFSET);
		for (unsigned other = 0; other < LAYOUT_COUNT; other++) {
			struct piece text = {0};
			if (!isa_role_width(other, row->role))
				continue;
			put_number(&text, row, other, TYPE_OFFSET);
			bool same = strcmp(text.text, range.text) == 0;
			known |= same && other < layout;
			others |= !same;
			if (same)
				piece_say(&names, "%s%s", names.used ? ", " : "", notation_format(isa_layouts[other].format));
		}
		if (!known && others)
			piece_say(piece, "%s%s in %s", piece->used ? "; " : "", range.text, names.text);
		else if (!known)
			piece_say(piece, "%s", range.text);
	}
}

void notation_modifier(uint32_t sets, unsigned modifier, struct piece *name, struct piece *values,
                       struct piece *meaning) {
	const struct isa_modifier_row *row = &isa_modifiers[modifier];
	put_modifier(name, 0, NULL, modifier);
	if (row->form == MODIFIER_WORDS)
		put_policies_of_all(values, sets);
	else if (!put_values_of_any(values, sets, row))
		put_ranges(values, row);
	put_preset(values, modifier);
	piece_say(meaning, "%s", meanings[modifier]);
}

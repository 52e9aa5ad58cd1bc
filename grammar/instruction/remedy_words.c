/* remedy_words.c: see remedy_words.h. */
#include "remedy_words.h"

#include <string.h>

#include "gpu/isa/elsewhere.h"
#include "gpu/isa/feature_sets.h"
#include "gpu/isa/names.h"
#include "gpu/isa/pages/notation.h"

static struct text word_at(const char *at, const char *end) {
	size_t length = 0;
	while (at + length < end && lex_name_bytes[(unsigned char)at[length]])
		length++;
	return (struct text){at, length};
}

struct text remedy_operand_text(const struct refused_line *line, unsigned n) {
	const char *start = line->starts[n], *at = start;
	for (int depth = 0; at < line->end && *at != ';' && *at != '\n'; at++) {
		depth += (*at == '[' || *at == '(') - (*at == ']' || *at == ')');
		if (depth < 0 || (depth == 0 && (*at == ',' || *at == ' ' || *at == '\t')))
			break;
	}
	return (struct text){start, (size_t)(at - start)};
}

/* ---- modifiers ---- */

static uint64_t bit_of(unsigned modifier) {
	return UINT64_C(1) << modifier;
}

static uint64_t taken_by_form(const struct isa_machine *machine, const struct isa_form *form) {
	uint64_t takes = notation_takes(machine, form), modifiers = isa_modifiers_of(form->layout);
	for (uint64_t left = modifiers; left; left &= left - 1)
		if (!(takes & isa_modifiers[__builtin_ctzll(left)].taken))
			modifiers &= ~(left & -left);
	return modifiers;
}

/* The modifiers of those forms of the name, on the machine, that take one of these modifiers; a bit each. */
static uint64_t taken_beside(const struct isa_line *line, const struct isa_machine *machine, uint64_t modifiers) {
	uint64_t takes = 0;
	struct isa_form form;
	for (const struct isa_row *row = line->rows; row; row = isa_next(row))
		for (unsigned family = 0; isa_has(machine, row) && family < FAMILY_COUNT; family++)
			for (unsigned n = 0; isa_form_of(machine, row, family, n, &form); n++) {
				uint64_t here = taken_by_form(machine, &form);
				takes |= here & modifiers ? here : 0;
			}
	return takes;
}

/* The modifiers that some form of the name takes on the machine, a bit each. */
static uint64_t taken_by_name(const struct isa_line *line, const struct isa_machine *machine) {
	return taken_beside(line, machine, UINT64_MAX);
}

static bool may_stand_beside(const struct isa_line *line, unsigned modifier, unsigned other) {
	return taken_beside(line, line->machine, bit_of(other)) & bit_of(modifier);
}

static bool is_called(const struct isa_modifier_row *row, struct text word) {
	if (row->form == MODIFIER_SCALE)
		return text_is(word, "mul") || text_is(word, "div");
	return *row->name && text_is(word, row->name);
}

/* The modifiers that the word may be. */
static uint64_t taken_as_word(struct text word) {
	uint64_t takes = 0;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++)
		takes |= is_called(&isa_modifiers[i], word) ? bit_of(i) : 0;
	return takes;
}

void remedy_say_owners(struct piece *piece, uint32_t sets) {
	char owners[192];
	isa_put_processors(sets, owners, sizeof owners);
	piece_say(piece, "these have it: %s", owners);
}

static void say_order(struct piece *piece, struct text first, struct text second) {
	piece_say(piece, "modifiers have an order: %.*s is before %.*s", TEXT_ARGS(first), TEXT_ARGS(second));
}

/* The last one of the line that must come after `modifier`, or ISA_WHOLE_LINE. */
static int find_later(const struct isa_line *line, unsigned modifier) {
	for (unsigned i = 0; i < line->count; i++)
		if (line->operands[i].type == OPERAND_MODIFIER && line->operands[i].modifier > modifier)
			return (int)i;
	return ISA_WHOLE_LINE;
}

/* Whether it is a modifier of the name that is in a wrong place. */
static bool remedy_of_place(struct piece *piece, const struct refused_line *line, struct text word, uint64_t has) {
	const struct isa_line *isa = line->isa;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		if (!is_called(&isa_modifiers[i], word) || !(has & bit_of(i)))
			continue;
		int later = find_later(isa, i);
		for (unsigned n = 0; n < isa->count; n++)
			if (isa->operands[n].type == OPERAND_MODIFIER && isa->operands[n].modifier == i) {
				piece_say(piece, "leave %.*s out: it is there already", TEXT_ARGS(word));
				return true;
			}
		if (later != ISA_WHOLE_LINE) {
			say_order(piece, word, remedy_operand_text(line, (unsigned)later));
			return true;
		}
	}
	return false;
}

/* Modifiers of the name whose names begin as the word does, or the other way round: offset and offset0. */
static bool remedy_of_spelling(struct piece *piece, const struct refused_line *line, struct text word, uint64_t has) {
	const char *between = "";
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		const char *name = isa_modifiers[i].name;
		size_t length = strlen(name), common = length < word.length ? length : word.length;
		if (length < 2 || common < 2 || !(has & bit_of(i)) || memcmp(name, word.at, common) != 0)
			continue;
		if (!*between)
			piece_say(piece, "%.*s has ", TEXT_ARGS(line->mnemonic));
		piece_say(piece, "%s%s", between, name);
		between = " and ";
	}
	return *between;
}

/* Whether an operand is missing before a modifier. */
static bool remedy_of_gap(struct piece *piece, const struct refused_line *line) {
	struct isa_form form;
	unsigned count = 0;
	while (count < line->isa->count && line->isa->operands[count].type != OPERAND_MODIFIER)
		count++;
	if (!isa_form_of(line->isa->machine, line->isa->rows, FAMILY_OWN, 0, &form) || count >= remedy_operand_count(&form))
		return false;
	notation_name(piece, &form, count);
	piece_say(piece, " is missing before it");
	return true;
}

static void remedy_of_absent_modifier(struct piece *piece, const struct refused_line *line, struct text word,
                                      uint64_t takes) {
	uint64_t has = taken_by_name(line->isa, line->isa->machine);
	uint32_t owners = 0;
	if (has & takes) {
		if (remedy_of_place(piece, line, word, has) || remedy_of_gap(piece, line))
			return;
		if (isa_modifiers[__builtin_ctzll(takes)].taken & ISA_DPP_MASKS)
			piece_say(piece, "lanes such as row_shr:1 come before it");
		else
			piece_say(piece, "%.*s has it in another form: kdasm --instructions=%.*s", TEXT_ARGS(line->mnemonic),
			          TEXT_ARGS(line->mnemonic));
		return;
	}
	if (remedy_of_spelling(piece, line, word, has))
		return;
	piece_say(piece, "leave %.*s out: %.*s has none", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic));
	for (unsigned i = 0; i < ISA_SET_COUNT; i++) {
		const struct isa_machine *other = &isa_machines[line->isa->machine->wave][i];
		owners |= taken_by_name(line->isa, other) & takes ? other->set : 0;
	}
	const char *advice = isa_advice(line->isa->machine, isa_modifiers[__builtin_ctzll(takes)].name);
	if (owners) {
		piece_say(piece, " on %s; ", line->processor);
		remedy_say_owners(piece, owners);
		piece_say(piece, "%s%s", advice ? "; " : "", advice ? advice : "");
	} else if (line->isa->rows->flags & ISA_DOT_PRODUCT) {
		piece_say(piece, "; LLVM 19 took the neutral values for the same bytes");
	}
}

/* ---- words of the cache policy ---- */

/* The word of any processor; NULL: it is none. */
static const struct isa_policy *find_policy(struct text word, bool scalar) {
	const struct isa_policy *policy = NULL;
	for (unsigned i = 0; i < ISA_SET_COUNT && !policy; i++)
		policy = isa_policy_find(&isa_machines[KD_WAVE_64][i], word.at, word.length, scalar);
	return policy;
}

static bool remedy_of_policy(struct piece *piece, const struct refused_line *line, struct text word) {
	const struct isa_row *row = line->isa->rows;
	const struct isa_policy *policy = find_policy(word, false);
	if (!policy)
		return false;
	bool scalar = row->format == FORMAT_SMEM,
	     has = taken_by_name(line->isa, line->isa->machine) & bit_of(MODIFIER_POLICY);
	const struct isa_policy *here = isa_policy_of_bit(line->isa->machine, policy->bit, scalar);
	unsigned layout = isa_layout_of(line->isa->machine, row->format);
	const char *advice = isa_advice(line->isa->machine, policy->name);
	if (has && here && policy->bit < 1U << isa_role_width(layout, ROLE_POLICY) && !text_is(word, here->name))
		piece_say(piece, "%.*s is called %s here", TEXT_ARGS(word), here->name);
	else
		piece_say(piece, "leave %.*s out: %.*s has none on %s%s%s", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic),
		          line->processor, advice ? "; " : "", advice ? advice : "");
	return true;
}

/* ---- words ---- */

/* Whether the machine has lanes of the name, which are other processors' words elsewhere. */
static bool has_lanes(const struct isa_machine *machine, struct text word) {
	const struct isa_lanes *lanes = isa_lanes_find(word.at, word.length);
	return lanes && isa_exists(machine, lanes->feature);
}

static bool remedy_of_lanes(struct piece *piece, const struct refused_line *line, struct text word) {
	const struct isa_lanes *lanes = isa_lanes_find(word.at, word.length);
	bool quads = text_is(word, "quad_perm");
	if (!lanes && !quads)
		return false;
	uint32_t owners = lanes ? isa_feature_sets[lanes->feature] : 0;
	const char *advice = lanes ? isa_advice(line->isa->machine, lanes->name) : NULL;
	if (lanes && !(owners & line->isa->machine->set)) {
		remedy_say_owners(piece, owners);
		piece_say(piece, "%s%s", advice ? "; " : "", advice ? advice : "");
	} else if (!(taken_by_name(line->isa, line->isa->machine) & bit_of(MODIFIER_DPP_CTRL)))
		piece_say(piece, "leave %.*s out: %.*s has no DPP form", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic));
	else if (!remedy_of_place(piece, line, word, bit_of(MODIFIER_DPP_CTRL)))
		piece_say(piece, "lanes come right after the operands, before all modifiers, and not in SDWA forms");
	return true;
}

/* What changes sources where they are integers, or where a form has no bits for it. */
static bool remedy_of_change(struct piece *piece, const struct refused_line *line, struct text word, char first) {
	bool changes = first == '-' || first == '|' || text_is(word, "abs") || text_is(word, "neg");
	if (changes && taken_by_name(line->isa, line->isa->machine) & bit_of(MODIFIER_NEG_LO))
		piece_say(piece, "%.*s has neg_lo and neg_hi for that", TEXT_ARGS(line->mnemonic));
	else if (changes)
		piece_say(piece, "%.*s has no bits that change this operand: leave -, | |, neg() and abs() out",
		          TEXT_ARGS(line->mnemonic));
	else if (text_is(word, "sext"))
		piece_say(piece, "only SDWA forms of integers have sext()");
	return changes || text_is(word, "sext");
}

/* Formats of typed buffers, which are operands, have a place among these. */
static bool remedy_of_format(struct piece *piece, const struct refused_line *line, struct text word) {
	bool is_format = text_is(word, "dfmt") || text_is(word, "nfmt");
	bool has_format = taken_by_name(line->isa, line->isa->machine) & bit_of(MODIFIER_BUFFER_FORMAT);
	if (is_format && has_format && isa_is(line->isa->machine, TRAIT_UNIFIED_FORMATS))
		piece_say(piece, "write one format after soffset, such as format:[BUF_FMT_32_FLOAT]");
	else if (is_format && has_format)
		piece_say(piece, "formats come before soffset: srsrc, dfmt:4, nfmt:7, soffset; or after it: format:[...]");
	else if (is_format)
		piece_say(piece, "only typed buffer instructions have %.*s", TEXT_ARGS(word));
	return is_format;
}

bool remedy_of_known_word(struct piece *piece, const struct refused_line *line, struct text word) {
	struct isa_other other;
	bool is_other = isa_other_word(word.at, word.length, &other) && !has_lanes(line->isa->machine, word);
	const char *instead = is_other ? isa_instead_of_word(line->isa->machine, &other) : "";
	uint64_t takes = taken_as_word(word);
	if (is_other && !(takes & taken_by_name(line->isa, line->isa->machine)))
		piece_say(piece, "%.*s is a word of %s%s%s", TEXT_ARGS(word), other.owners, *instead ? "; " : "", instead);
	else if (takes)
		remedy_of_absent_modifier(piece, line, word, takes);
	else
		return remedy_of_lanes(piece, line, word) || remedy_of_policy(piece, line, word) ||
		       remedy_of_format(piece, line, word);
	return true;
}

void remedy_of_word(struct piece *piece, const struct refused_line *line, struct text text) {
	struct text word = word_at(text.at, text.at + text.length);
	if (remedy_of_known_word(piece, line, word) || remedy_of_change(piece, line, word, *text.at))
		return;
	piece_say(piece, "no modifier of %.*s is called %.*s", TEXT_ARGS(line->mnemonic), TEXT_ARGS(word));
}

/* ---- modifiers that were read ---- */

/* Modifiers in a wrong order: whether the line fits with them in the order of their rows. */
static bool remedy_of_modifier_order(struct piece *piece, const struct refused_line *line) {
	struct isa_line sorted = *line->isa;
	int first = ISA_WHOLE_LINE;
	for (unsigned i = 1; i < sorted.count; i++) {
		struct isa_operand moved = sorted.operands[i];
		unsigned to = i;
		for (; moved.type == OPERAND_MODIFIER && to > 0 && sorted.operands[to - 1].type == OPERAND_MODIFIER &&
		       sorted.operands[to - 1].modifier > moved.modifier;
		     to--)
			sorted.operands[to] = sorted.operands[to - 1];
		sorted.operands[to] = moved;
		if (to < i && first == ISA_WHOLE_LINE)
			first = (int)i;
	}
	if (first == ISA_WHOLE_LINE || !remedy_fits(&sorted))
		return false;
	say_order(piece, remedy_operand_text(line, (unsigned)first), remedy_operand_text(line, (unsigned)first - 1));
	return true;
}

/* One that was read as a symbol, because it must be before the one at `at`. */
static bool remedy_of_unread_modifier(struct piece *piece, const struct refused_line *line, unsigned at) {
	uint64_t has = taken_by_name(line->isa, line->isa->machine);
	for (unsigned n = at + 1; n < line->isa->count; n++)
		for (unsigned i = 0; i < line->isa->operands[at].modifier; i++) {
			struct text word = remedy_operand_text(line, n);
			if (line->isa->operands[n].type != OPERAND_LATE || !is_called(&isa_modifiers[i], word) ||
			    !(has & bit_of(i)))
				continue;
			say_order(piece, word, remedy_operand_text(line, at));
			return true;
		}
	return false;
}

/* The form lacks it, or it is in a wrong place. */
void remedy_of_modifier(struct piece *piece, const struct refused_line *line, unsigned at) {
	struct text word = word_at(line->starts[at], line->end);
	struct isa_line shorter = *line->isa;
	unsigned modifier = shorter.operands[at].modifier;
	shorter.count = at;
	struct refused_line before = *line;
	before.isa = &shorter;
	if (remedy_of_modifier_order(piece, line))
		return;
	int later = find_later(&shorter, modifier);
	bool surplus = later >= 0 && !may_stand_beside(line->isa, modifier, shorter.operands[later].modifier);
	if (!surplus && modifier != MODIFIER_POLICY && remedy_of_place(piece, &before, word, ~UINT64_C(0)))
		return;
	if (later >= 0 && !surplus)
		say_order(piece, word, remedy_operand_text(line, (unsigned)later));
	else if (!surplus && remedy_of_unread_modifier(piece, line, at))
		return;
	else if (line->isa->suffix == SUFFIX_E32)
		piece_say(piece, "leave %.*s out, or write %s_e64", TEXT_ARGS(word), shorter.rows->name);
	else
		piece_say(piece, "leave %.*s out: this form of %.*s has none", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic));
}

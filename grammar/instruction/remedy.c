/* remedy.c: see remedy.h. A remedy is found by trying: the line is changed, and what then fits, or is wrong only
 * further on, is said. */
#include "remedy.h"

#include <string.h>

#include "isa/elsewhere.h"
#include "isa/names.h"
#include "isa/pages/notation.h"

static struct text word_at(const char *at, const char *end) {
	size_t length = 0;
	while (at + length < end && lex_name_bytes[(unsigned char)at[length]])
		length++;
	return (struct text){at, length};
}

/* An operand as it is written, up to the next comma or blank that is not in brackets. */
static struct text operand_text(const struct refused_line *line, unsigned n) {
	const char *start = line->starts[n], *at = start;
	for (int depth = 0; at < line->end && *at != ';' && *at != '\n'; at++) {
		depth += (*at == '[' || *at == '(') - (*at == ']' || *at == ')');
		if (depth < 0 || (depth == 0 && (*at == ',' || *at == ' ' || *at == '\t')))
			break;
	}
	return (struct text){start, (size_t)(at - start)};
}

#define TEXT_ARGS(text) (int)(text).length, (text).at

/* ---- modifiers ---- */

/* The flags of modifiers that some form of the name has on processors of the set. */
static uint64_t flags_of_name(const struct isa_line *line, uint32_t set) {
	uint64_t flags = 0;
	struct isa_form form;
	for (const struct isa_row *row = line->rows; row; row = isa_next(row))
		for (unsigned family = 0; isa_has(set, row) && family < FAMILY_COUNT; family++)
			for (unsigned n = 0; isa_form_of(set, row, family, n, &form); n++)
				flags |= notation_flags(set, &form);
	return flags;
}

static bool is_called(const struct isa_modifier_row *row, struct text word) {
	if (row->form == MODIFIER_SCALE)
		return text_is(word, "mul") || text_is(word, "div");
	return *row->name && text_is(word, row->name);
}

/* The flags of the modifiers that the word may be. */
static uint64_t flags_of_word(struct text word) {
	uint64_t flags = 0;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++)
		flags |= is_called(&isa_modifiers[i], word) ? isa_modifiers[i].flag : 0;
	return flags;
}

static void say_owners(struct piece *piece, uint32_t sets) {
	char owners[128];
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
		if (!is_called(&isa_modifiers[i], word) || !(has & isa_modifiers[i].flag))
			continue;
		int later = find_later(isa, i);
		for (unsigned n = 0; n < isa->count; n++)
			if (isa->operands[n].type == OPERAND_MODIFIER && isa->operands[n].modifier == i) {
				piece_say(piece, "leave %.*s out: it is there already", TEXT_ARGS(word));
				return true;
			}
		if (later != ISA_WHOLE_LINE) {
			say_order(piece, word, operand_text(line, (unsigned)later));
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
		if (length < 2 || common < 2 || !(has & isa_modifiers[i].flag) || memcmp(name, word.at, common) != 0)
			continue;
		if (!*between)
			piece_say(piece, "%.*s has ", TEXT_ARGS(line->mnemonic));
		piece_say(piece, "%s%s", between, name);
		between = " and ";
	}
	return *between;
}

static unsigned count_operands(const struct isa_form *form) {
	unsigned count = 0;
	while (form->kinds[count])
		count++;
	return count;
}

/* Whether an operand is missing before a modifier. */
static bool remedy_of_gap(struct piece *piece, const struct refused_line *line) {
	struct isa_form form;
	unsigned count = 0;
	while (count < line->isa->count && line->isa->operands[count].type != OPERAND_MODIFIER)
		count++;
	if (!isa_form_of(line->isa->set, line->isa->rows, FAMILY_OWN, 0, &form) || count >= count_operands(&form))
		return false;
	notation_name(piece, &form, count);
	piece_say(piece, " is missing before it");
	return true;
}

static void remedy_of_modifier(struct piece *piece, const struct refused_line *line, struct text word, uint64_t flags) {
	uint64_t has = flags_of_name(line->isa, line->isa->set);
	uint32_t owners = 0;
	if (has & flags) {
		if (remedy_of_place(piece, line, word, has) || remedy_of_gap(piece, line))
			return;
		if (flags & ISA_DPP_MASKS)
			piece_say(piece, "lanes such as row_shr:1 come before it");
		else
			piece_say(piece, "%.*s has it in another form: kdasm --instructions=%s", TEXT_ARGS(line->mnemonic),
			          line->isa->rows->name);
		return;
	}
	if (remedy_of_spelling(piece, line, word, has))
		return;
	piece_say(piece, "leave %.*s out: %.*s has none", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic));
	for (unsigned i = 0; i < ISA_SET_COUNT; i++)
		owners |= flags_of_name(line->isa, UINT32_C(1) << i) & flags ? UINT32_C(1) << i : 0;
	if (owners) {
		piece_say(piece, " on %s; ", line->processor);
		say_owners(piece, owners);
	} else if (line->isa->rows->flags & ISA_DOT_PRODUCT) {
		piece_say(piece, "; LLVM 19 took the neutral values for the same bytes");
	}
}

/* ---- words of the cache policy ---- */

/* The word of any processor; NULL: it is none. */
static const struct isa_policy *find_policy(struct text word, bool scalar) {
	const struct isa_policy *policy = NULL;
	for (unsigned i = 0; i < ISA_SET_COUNT && !policy; i++)
		policy = isa_policy_find(UINT32_C(1) << i, word.at, word.length, scalar);
	return policy;
}

static bool remedy_of_policy(struct piece *piece, const struct refused_line *line, struct text word) {
	const struct isa_row *row = line->isa->rows;
	const struct isa_policy *policy = find_policy(word, false);
	if (!policy)
		return false;
	bool scalar = row->format == FORMAT_SMEM, has = flags_of_name(line->isa, line->isa->set) & ISA_POLICY;
	const struct isa_policy *here = isa_policy_of_bit(line->isa->set, policy->bit, scalar);
	if (has && here && policy->bit < 1U << isa_role_width(row->format, ROLE_POLICY) && !text_is(word, here->name))
		piece_say(piece, "%.*s is called %s here", TEXT_ARGS(word), here->name);
	else
		piece_say(piece, "leave %.*s out: %.*s has none on %s", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic),
		          line->processor);
	return true;
}

/* ---- words ---- */

static bool remedy_of_lanes(struct piece *piece, const struct refused_line *line, struct text word) {
	const struct isa_lanes *lanes = isa_lanes_find(word.at, word.length);
	bool quads = text_is(word, "quad_perm");
	if (!lanes && !quads)
		return false;
	uint32_t owners = 0;
	for (unsigned i = 0; lanes && i < ISA_SET_COUNT; i++)
		owners |= isa_exists(UINT32_C(1) << i, lanes->feature) ? UINT32_C(1) << i : 0;
	if (lanes && !(owners & line->isa->set))
		say_owners(piece, owners);
	else if (!(flags_of_name(line->isa, line->isa->set) & ISA_DPP_CTRL))
		piece_say(piece, "leave %.*s out: %.*s has no DPP form", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic));
	else if (!remedy_of_place(piece, line, word, ISA_DPP_CTRL))
		piece_say(piece, "lanes come right after the operands, before all modifiers, and not in SDWA forms");
	return true;
}

/* What changes sources where they are integers, or where a form has no bits for it. */
static bool remedy_of_change(struct piece *piece, const struct refused_line *line, struct text word, char first) {
	bool changes = first == '-' || first == '|' || text_is(word, "abs") || text_is(word, "neg");
	if (changes && flags_of_name(line->isa, line->isa->set) & ISA_NEG_HALVES)
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
	if (is_format && flags_of_name(line->isa, line->isa->set) & ISA_TYPED)
		piece_say(piece, "formats come before soffset: srsrc, dfmt:4, nfmt:7, soffset; or after it: format:[...]");
	else if (is_format)
		piece_say(piece, "only typed buffer instructions have %.*s", TEXT_ARGS(word));
	return is_format;
}

static bool remedy_of_known_word(struct piece *piece, const struct refused_line *line, struct text word) {
	const struct isa_other *other = isa_other_word(word.at, word.length);
	uint64_t flags = flags_of_word(word);
	if (other && !(flags & flags_of_name(line->isa, line->isa->set)))
		piece_say(piece, "%.*s is a word of %s%s%s", TEXT_ARGS(word), other->owners, *other->instead ? "; " : "",
		          other->instead);
	else if (flags)
		remedy_of_modifier(piece, line, word, flags);
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

/* ---- operands ---- */

/* Whether the changed line fits, or is wrong only after operand `at`. */
static bool helps(const struct isa_line *line, int at) {
	struct isa_code code;
	struct isa_refusal refusal = {0};
	return isa_encode(line, &code, &refusal) || refusal.operand > at ||
	       (refusal.operand == ISA_WHOLE_LINE && refusal.form.row && at >= 0);
}

static bool fits(const struct isa_line *line) {
	struct isa_code code;
	struct isa_refusal refusal;
	return isa_encode(line, &code, &refusal);
}

struct operand_remedy {
	const struct refused_line *line;
	const struct isa_refusal *refusal;
	const struct isa_kind_row *kind; /* that it should be */
	const struct isa_operand *operand;
	unsigned at;
};

static struct isa_line with(const struct operand_remedy *r, struct isa_operand operand) {
	struct isa_line line = *r->line->isa;
	line.operands[r->at] = operand;
	return line;
}

static bool remedy_of_suffix(struct piece *piece, const struct operand_remedy *r) {
	struct isa_line line = *r->line->isa;
	line.suffix = SUFFIX_NONE;
	if (r->line->isa->suffix != SUFFIX_E32 || !fits(&line))
		return false;
	piece_say(piece, "%s_e64 takes it", line.rows->name);
	return true;
}

static bool remedy_of_parity(struct piece *piece, const struct operand_remedy *r) {
	struct isa_operand even = *r->operand;
	if (even.words <= 1 || !(even.reg & 1) || !(even.group & (GROUP_VGPR | GROUP_AGPR)))
		return false;
	even.reg--;
	struct isa_line line = with(r, even);
	if (!helps(&line, (int)r->at))
		return false;
	piece_say(piece, "begin with an even register");
	return true;
}

/* "v[2:3]", "vcc" */
static void say_register(struct piece *piece, uint32_t set, const struct isa_operand *reg) {
	const struct isa_register *named = isa_register_at(set, reg->reg, reg->words);
	const struct isa_register_file *file = isa_register_file_of(reg->group, reg->reg);
	if (!file)
		piece_say(piece, "%s", named->name);
	else if (reg->words == 1)
		piece_say(piece, "%s%d", file->prefix, reg->reg - file->first);
	else
		piece_say(piece, "%s[%d:%d]", file->prefix, reg->reg - file->first, reg->reg - file->first + reg->words - 1);
}

static bool remedy_of_size(struct piece *piece, const struct operand_remedy *r) {
	struct isa_operand other = *r->operand;
	if (!r->kind->words || r->kind->words & ISA_SIZES || other.words == r->kind->words)
		return false;
	other.words = (uint8_t)r->kind->words;
	unsigned unit = other.words == 1 ? 1 : other.group & (GROUP_VGPR | GROUP_AGPR) || other.words == 2 ? 2 : 4;
	other.reg = (uint16_t)(other.reg - other.reg % unit);
	struct isa_line line = with(r, other);
	bool exists = isa_register_file_of(other.group, other.reg) || isa_register_at(line.set, other.reg, other.words);
	if (!exists || !helps(&line, (int)r->at))
		return false;
	piece_say(piece, "it takes %u bits: %u register%s, such as ", other.words * 32U, other.words,
	          other.words == 1 ? "" : "s");
	say_register(piece, line.set, &other);
	return true;
}

/* What moves a value to registers of another file. */
static const char *mover(const struct isa_operand *from, unsigned to) {
	bool is_register = from->type == OPERAND_REGISTER;
	if (from->type > OPERAND_REAL || to == GROUP_VCC)
		return NULL;
	if (to == GROUP_SCALAR)
		return is_register && from->group == GROUP_VGPR ? "v_readfirstlane_b32" : is_register ? NULL : "s_mov_b32";
	if (to == GROUP_AGPR)
		return is_register && from->group != GROUP_VGPR ? NULL : "v_accvgpr_write_b32";
	return is_register && from->group == GROUP_AGPR ? "v_accvgpr_read_b32" : "v_mov_b32";
}

static bool is_destination(const struct operand_remedy *r) {
	return r->kind->role == ROLE_DST || r->kind->role == ROLE_DST2 || r->kind->role == ROLE_DATA_DST ||
	       r->kind->role == ROLE_DST_OR_VCC || (r->at == 0 && r->refusal->form.format == FORMAT_SMEM);
}

static bool remedy_of_group(struct piece *piece, const struct operand_remedy *r) {
	static const struct {
		uint16_t group, reg;
		char name[8];
	} files[] = {{GROUP_VGPR, 256, "a VGPR"},
	             {GROUP_SCALAR, 0, "an SGPR"},
	             {GROUP_AGPR, 256, "an AGPR"},
	             {GROUP_VCC, 106, "vcc"}};
	for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
		struct isa_operand other = {.type = OPERAND_REGISTER, .group = files[i].group, .reg = files[i].reg};
		other.words = (uint8_t)(r->kind->words & ISA_SIZES || !r->kind->words ? 1 : r->kind->words);
		struct isa_line line = with(r, other);
		if ((r->operand->type == OPERAND_REGISTER && r->operand->group & other.group) || !helps(&line, (int)r->at))
			continue;
		struct text word = operand_text(r->line, r->at);
		const char *move = is_destination(r) ? NULL : mover(r->operand, other.group);
		if (r->operand->type == OPERAND_LATE)
			piece_say(piece, "%.*s is no register: it takes %s", TEXT_ARGS(word), files[i].name);
		else
			piece_say(piece, "it takes %s%s%s%s", files[i].name, move ? "; " : "", move ? move : "",
			          move ? " moves it there" : "");
		return true;
	}
	return false;
}

static bool remedy_of_constant(struct piece *piece, const struct operand_remedy *r) {
	struct isa_operand zero = {.type = OPERAND_INTEGER}, small = zero;
	struct isa_line line = with(r, zero);
	small.number = 1000000;
	if (r->kind->type > TYPE_F64 && r->operand->type == OPERAND_REGISTER && helps(&line, (int)r->at)) {
		piece_say(piece, "it is a number");
		return true;
	}
	if (r->operand->type == OPERAND_REGISTER || r->operand->type == OPERAND_LATE || !helps(&line, (int)r->at))
		return false;
	if (r->kind->type > TYPE_F64) { /* the range follows */
		piece_say(piece, "it is out of range");
		return true;
	}
	line = with(r, small);
	if (helps(&line, (int)r->at))
		piece_say(piece, "a literal has 32 bits: two instructions move more");
	else
		piece_say(piece, "constants are -16 to 64, and 0.5, 1.0, 2.0 and 4.0 with either sign; move others to a "
		                 "register first");
	return true;
}

static bool remedy_of_signs(struct piece *piece, const struct operand_remedy *r) {
	struct isa_operand plain = *r->operand;
	plain.negated = plain.absolute = plain.extended = false;
	struct isa_line line = with(r, plain);
	if (!(r->operand->negated || r->operand->absolute || r->operand->extended) || !helps(&line, (int)r->at))
		return false;
	piece_say(piece, "this form has no bits that change the operand: leave -, | |, neg(), abs() and sext() out");
	return true;
}

/* A register where "off" must be, or the other way round. */
static bool remedy_of_off(struct piece *piece, const struct operand_remedy *r) {
	struct isa_line line = with(r, (struct isa_operand){.type = OPERAND_OFF, .number = ISA_NO_BASE});
	if (r->operand->type == OPERAND_OFF && r->kind->role == ROLE_BASE)
		piece_say(piece, "with off, the address is two registers");
	else if (r->operand->type != OPERAND_OFF && r->kind->type == TYPE_OFF && helps(&line, (int)r->at))
		piece_say(piece, "write off, or an address of one register before a scalar base");
	else
		return false;
	return true;
}

/* More operands than there are places. */
static bool remedy_of_surplus(struct piece *piece, const struct operand_remedy *r) {
	const char *name = r->line->isa->rows->name;
	const struct isa_form *form = &r->refusal->form;
	unsigned count = count_operands(form);
	if (r->operand->type == OPERAND_OFF && !isa_has_role(form, ROLE_BASE) && isa_is_vector_memory(form->format))
		piece_say(piece, "leave off out: %s has no base", name);
	else if (r->at >= count)
		piece_say(piece, "one too many: %s has %u operand%s", name, count, count == 1 ? "" : "s");
	else
		return false;
	return true;
}

static bool remedy_of_order(struct piece *piece, const struct operand_remedy *r) {
	struct isa_line line = *r->line->isa;
	struct isa_operand kept = line.operands[r->at];
	if (r->at == 0 || r->operand->type == OPERAND_LATE)
		return false;
	for (unsigned other = r->at - 1; other <= r->at + 1; other += 2) {
		if (other >= line.count || other == 0)
			continue;
		line = *r->line->isa;
		line.operands[r->at] = line.operands[other];
		line.operands[other] = kept;
		if (!fits(&line))
			continue;
		struct text word = operand_text(r->line, r->at), before = operand_text(r->line, other);
		piece_say(piece, "%.*s and %.*s fit in the other order", TEXT_ARGS(other < r->at ? before : word),
		          TEXT_ARGS(other < r->at ? word : before));
		return true;
	}
	return false;
}

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
	if (first == ISA_WHOLE_LINE || !fits(&sorted))
		return false;
	say_order(piece, operand_text(line, (unsigned)first), operand_text(line, (unsigned)first - 1));
	return true;
}

/* One that was read as a symbol, because it must be before the one at `at`. */
static bool remedy_of_unread_modifier(struct piece *piece, const struct refused_line *line, unsigned at) {
	uint64_t has = flags_of_name(line->isa, line->isa->set);
	for (unsigned n = at + 1; n < line->isa->count; n++)
		for (unsigned i = 0; i < line->isa->operands[at].modifier; i++) {
			struct text word = operand_text(line, n);
			if (line->isa->operands[n].type != OPERAND_LATE || !is_called(&isa_modifiers[i], word) ||
			    !(has & isa_modifiers[i].flag))
				continue;
			say_order(piece, word, operand_text(line, at));
			return true;
		}
	return false;
}

/* A modifier that was read, and does not fit: the form lacks it, or it is in a wrong place. */
static void remedy_of_read_modifier(struct piece *piece, const struct refused_line *line, unsigned at) {
	struct text word = word_at(line->starts[at], line->end);
	struct isa_line shorter = *line->isa;
	unsigned modifier = shorter.operands[at].modifier;
	shorter.count = at;
	struct refused_line before = *line;
	before.isa = &shorter;
	if (remedy_of_modifier_order(piece, line) ||
	    (modifier != MODIFIER_POLICY && remedy_of_place(piece, &before, word, ~UINT64_C(0))))
		return;
	int later = find_later(&shorter, modifier);
	if (later >= 0)
		say_order(piece, word, operand_text(line, (unsigned)later));
	else if (remedy_of_unread_modifier(piece, line, at))
		return;
	else if (line->isa->suffix == SUFFIX_E32)
		piece_say(piece, "leave %.*s out, or write %s_e64", TEXT_ARGS(word), shorter.rows->name);
	else
		piece_say(piece, "leave %.*s out: this form of %s has none", TEXT_ARGS(word), shorter.rows->name);
}

/* Data of vector memory, whose size is right. */
static bool remedy_of_data(struct piece *piece, const struct operand_remedy *r, unsigned kind) {
	bool is_register = r->operand->type == OPERAND_REGISTER;
	if (!is_register || !isa_is_data(kind) || !(r->operand->group & r->kind->groups))
		return false;
	if (r->operand->group == GROUP_AGPR && !(r->line->isa->set & ISA_SETS_SINCE_GFX90A))
		piece_say(piece, "it takes a VGPR: AGPRs are data from gfx90a on");
	else
		piece_say(piece, "data are all VGPRs or all AGPRs, and as many as there must be");
	return true;
}

/* Where nothing helps, because more is wrong: what the operand should be, by its kind alone. */
static void remedy_of_kind(struct piece *piece, const struct operand_remedy *r) {
	static const struct {
		uint16_t group;
		char name[8];
	} files[] = {{GROUP_VGPR, "a VGPR"}, {GROUP_SCALAR, "an SGPR"}, {GROUP_AGPR, "an AGPR"}};
	bool is_register = r->operand->type == OPERAND_REGISTER;
	bool has_group = is_register && r->operand->group & r->kind->groups;
	unsigned kind = (unsigned)(r->kind - isa_kinds), words = r->kind->words;
	if (has_group && words && !(words & ISA_SIZES) && r->operand->words != words) {
		piece_say(piece, "it takes %u bits: %u register%s", words * 32, words, words == 1 ? "" : "s");
		return;
	}
	if (remedy_of_data(piece, r, kind))
		return;
	if (r->operand->type == OPERAND_LATE && isa_form_constants(&r->refusal->form, kind) == INLINE_CONSTANTS) {
		piece_say(piece, "a symbol needs a literal, which this form lacks: move it to a register first");
		return;
	}
	for (size_t i = 0; i < sizeof files / sizeof files[0] && !has_group; i++)
		if (files[i].group & isa_form_groups(&r->refusal->form, kind)) {
			piece_say(piece, "it takes %s", files[i].name);
			return;
		}
}

/* In the order in which they are tried. */
static bool (*const remedies[])(struct piece *, const struct operand_remedy *) = {
    remedy_of_suffix, remedy_of_parity,   remedy_of_surplus, remedy_of_off,   remedy_of_size,
    remedy_of_signs,  remedy_of_constant, remedy_of_order,   remedy_of_group,
};

static void remedy_of_operand(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	struct operand_remedy r = {
	    .line = line, .refusal = refusal, .kind = &isa_kinds[KIND_NONE], .at = (unsigned)refusal->misfit};
	r.operand = &line->isa->operands[r.at];
	if (refusal->misplace < ISA_ROW_OPERANDS)
		r.kind = &isa_kinds[refusal->form.kinds[refusal->misplace]];
	else if (r.at < count_operands(&refusal->form)) /* one that may be left out */
		r.kind = &isa_kinds[refusal->form.kinds[r.at]];
	if (r.operand->type == OPERAND_MODIFIER) {
		remedy_of_read_modifier(piece, line, r.at);
		return;
	}
	struct isa_line shorter = *line->isa;
	shorter.count = r.at;
	struct refused_line before = *line;
	before.isa = &shorter;
	bool may_be_word = r.operand->type == OPERAND_LATE || r.at >= count_operands(&refusal->form);
	if (may_be_word && remedy_of_known_word(piece, &before, operand_text(line, r.at)))
		return;
	for (size_t i = 0; i < sizeof remedies / sizeof remedies[0]; i++)
		if (remedies[i](piece, &r))
			return;
	remedy_of_kind(piece, &r);
}

/* Whether the line fits with one operand more. */
static bool remedy_of_missing_operand(struct piece *piece, const struct refused_line *line,
                                      const struct isa_refusal *refusal) {
	static const struct isa_operand operands[] = {{.type = OPERAND_OFF, .number = ISA_NO_BASE},
	                                              {.type = OPERAND_REGISTER, .group = GROUP_VGPR, .reg = 256},
	                                              {.type = OPERAND_REGISTER, .group = GROUP_SCALAR, .reg = 0}};
	unsigned at = (unsigned)refusal->misfit;
	if (refusal->misplace >= ISA_ROW_OPERANDS || line->isa->count == ISA_MOST_OPERANDS)
		return false;
	struct isa_line longer = *line->isa;
	memmove(longer.operands + at + 1, longer.operands + at, (longer.count++ - at) * sizeof longer.operands[0]);
	for (size_t i = 0; i < sizeof operands / sizeof operands[0]; i++) {
		longer.operands[at] = operands[i];
		longer.operands[at].words = (uint8_t)isa_kinds[refusal->form.kinds[refusal->misplace]].words;
		if (!fits(&longer))
			continue;
		notation_name(piece, &refusal->form, refusal->misplace);
		piece_say(piece, " is missing");
		return true;
	}
	return false;
}

/* Modifiers that must be there. */
static void remedy_of_missing_modifier(struct piece *piece, const struct refused_line *line,
                                       const struct isa_refusal *refusal) {
	const char *between = "";
	uint64_t lacks = refusal->form.needs;
	for (unsigned i = 0; i < line->isa->count; i++)
		if (line->isa->operands[i].type == OPERAND_MODIFIER)
			lacks &= ~isa_modifiers[line->isa->operands[i].modifier].flag;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		if (!(lacks & isa_modifiers[i].flag))
			continue;
		piece_say(piece, "%s%s", between,
		          i == MODIFIER_DPP_CTRL ? "a modifier such as row_shr:1" : isa_modifiers[i].name);
		between = " and ";
	}
	piece_say(piece, "%s", *between ? " is missing" : "");
}

/* Of a line that is too short. */
static void remedy_of_end(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	if (remedy_of_missing_operand(piece, line, refusal))
		return;
	if (refusal->misplace >= ISA_ROW_OPERANDS) {
		remedy_of_missing_modifier(piece, line, refusal);
	} else if (refusal->misfit < (int)line->isa->count) {
		remedy_of_operand(piece, line, refusal);
	} else {
		notation_name(piece, &refusal->form, refusal->misplace);
		piece_say(piece, " is missing");
	}
}

void remedy_of_line(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	if (refusal->instead)
		piece_say(piece, "%s takes these operands", refusal->instead->name);
	else if (refusal->owners)
		say_owners(piece, refusal->owners);
	else if (refusal->words)
		piece_say(piece, "the data are %u register%s", refusal->words, refusal->words == 1 ? "" : "s");
	else if (refusal->form.row && refusal->operand == ISA_WHOLE_LINE)
		remedy_of_end(piece, line, refusal);
	else if (refusal->form.row)
		remedy_of_operand(piece, line, refusal);
}

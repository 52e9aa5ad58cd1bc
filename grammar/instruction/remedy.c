/* remedy.c: see remedy.h. A remedy is found by trying: the line is changed, and what then fits, or is wrong only
 * further on, is said. */
#include "remedy.h"

#include <string.h>

#include "base/suggest.h"
#include "gpu/isa/elsewhere.h"
#include "gpu/isa/image_size.h"
#include "gpu/isa/names.h"
#include "gpu/isa/pages/notation.h"
#include "remedy_words.h"

/* Whether the changed line fits, or is wrong only after operand `at`. */
static bool helps(const struct isa_line *line, int at) {
	struct isa_code code;
	struct isa_refusal refusal = {0};
	return isa_encode(line, &code, &refusal) || refusal.operand > at ||
	       (refusal.operand == ISA_WHOLE_LINE && refusal.form.row && at >= 0);
}

static const char agpr_reader[] = "v_accvgpr_read_b32";

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
	if (r->line->isa->suffix != SUFFIX_E32 || !remedy_fits(&line))
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
static void say_register(struct piece *piece, const struct isa_machine *machine, const struct isa_operand *reg) {
	const struct isa_register *named = isa_register_at(machine, reg->reg, reg->words);
	const struct isa_register_file *file = isa_register_file_of(machine, reg->group, reg->reg);
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
	bool exists = isa_register_file_of(line.machine, other.group, other.reg) ||
	              isa_register_at(line.machine, other.reg, other.words);
	if (!exists || !helps(&line, (int)r->at))
		return false;
	piece_say(piece, "it takes %u bits: %u register%s, such as ", other.words * 32U, other.words,
	          other.words == 1 ? "" : "s");
	say_register(piece, line.machine, &other);
	return true;
}

static bool has_agprs(const struct isa_machine *machine) {
	return isa_has(machine, isa_find(agpr_reader, strlen(agpr_reader)));
}

/* What moves a value to registers of another file; NULL: one instruction does not. */
static const char *mover(const struct isa_machine *machine, const struct isa_operand *from, unsigned to) {
	bool is_register = from->type == OPERAND_REGISTER, is_vgpr = is_register && from->group == GROUP_VGPR,
	     is_agpr = is_register && from->group == GROUP_AGPR;
	const char *name = to == GROUP_SCALAR ? is_vgpr ? "v_readfirstlane_b32" : "s_mov_b32"
	                   : to == GROUP_AGPR ? "v_accvgpr_write_b32"
	                   : is_agpr          ? agpr_reader
	                                      : "v_mov_b32";
	if (from->type > OPERAND_REAL || to == GROUP_VCC || (to != GROUP_VGPR && is_register && !is_vgpr))
		return NULL;
	return isa_has(machine, isa_find(name, strlen(name))) ? name : NULL;
}

static bool is_destination(const struct operand_remedy *r) {
	return r->kind->role == ROLE_DST || r->kind->role == ROLE_DST2 || r->kind->role == ROLE_DATA_DST ||
	       r->kind->role == ROLE_DST_OR_VCC || (r->at == 0 && r->refusal->form.format == FORMAT_SMEM);
}

/* The operands that other generations have for the name, with vcc in place of vcc_lo or not. */
static bool remedy_of_other_operands(struct piece *piece, const struct operand_remedy *r) {
	struct isa_line line = *r->line->isa;
	line.rows = isa_with_other_operands(r->line->isa->rows);
	line.first = NULL;
	if (!line.rows)
		return false;
	for (unsigned wave = 0; wave < KD_WAVE_COUNT; wave++) {
		line.machine = &isa_machines[wave][r->line->isa->machine - isa_machines[r->line->isa->machine->wave]];
		if (!remedy_fits(&line))
			continue;
		piece_say(piece, "%s takes these operands", line.rows->name);
		return true;
	}
	return false;
}

static bool remedy_of_group(struct piece *piece, const struct operand_remedy *r) {
	if (r->kind == &isa_kinds[KIND_swait]) {
		piece_say(piece, "null is missing before the number");
		return true;
	}
	static const struct {
		uint16_t group, reg;
		char name[8];
	} files[] = {{GROUP_VGPR, 256, "a VGPR"},
	             {GROUP_SCALAR, 0, "an SGPR"},
	             {GROUP_AGPR, 256, "an AGPR"},
	             {GROUP_VCC, ISA_VCC, "vcc"}};
	for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
		struct isa_operand other = {.type = OPERAND_REGISTER, .group = files[i].group, .reg = files[i].reg};
		other.words = (uint8_t)(r->kind->words & ISA_SIZES || !r->kind->words ? 1 : r->kind->words);
		struct isa_line line = with(r, other);
		if ((r->operand->type == OPERAND_REGISTER && r->operand->group & other.group) || !helps(&line, (int)r->at))
			continue;
		struct text word = remedy_operand_text(r->line, r->at);
		const char *move = is_destination(r) ? NULL : mover(line.machine, r->operand, other.group);
		if (r->operand->type == OPERAND_LATE)
			piece_say(piece, "%.*s is no register: it takes %s", TEXT_ARGS(word), files[i].name);
		else
			piece_say(piece, "it takes %s%s%s%s", files[i].name, move ? "; " : "", move ? move : "",
			          move                                                          ? " moves it there"
			          : r->operand->group == GROUP_AGPR && !has_agprs(line.machine) ? ": there are no AGPRs here"
			                                                                        : "");
		return true;
	}
	return false;
}

static bool remedy_of_constant(struct piece *piece, const struct operand_remedy *r) {
	struct isa_operand zero = {.type = OPERAND_INTEGER}, small = zero;
	struct isa_line line = with(r, zero);
	small.number = 1000000;
	bool is_number = r->operand->type == OPERAND_INTEGER || r->operand->type == OPERAND_REAL;
	if (r->kind->type > TYPE_F64 && r->kind->type < TYPE_SPECIAL && !is_number && helps(&line, (int)r->at)) {
		piece_say(piece, "it is a number");
		return true;
	}
	if (!is_number || !helps(&line, (int)r->at))
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
	struct isa_line line = with(r, (struct isa_operand){.type = OPERAND_OFF});
	if (r->operand->type == OPERAND_OFF && r->kind->role == ROLE_BASE)
		piece_say(piece, "with off, the address is two registers");
	else if (r->operand->type != OPERAND_OFF && r->kind->type == TYPE_OFF && helps(&line, (int)r->at))
		piece_say(piece, "write off, or an address of one register before a scalar base");
	else
		return false;
	return true;
}

/* An operand that processors have elsewhere alone: the destination of v_cmpx. */
static bool remedy_of_extra_at(struct piece *piece, const struct refused_line *line, unsigned n) {
	struct isa_line shorter = *line->isa;
	memmove(shorter.operands + n, shorter.operands + n + 1, (--shorter.count - n) * sizeof shorter.operands[0]);
	if (!remedy_fits(&shorter))
		return false;
	struct text word = remedy_operand_text(line, n);
	piece_say(piece, "leave %.*s out: %.*s has %u operand%s here", TEXT_ARGS(word), TEXT_ARGS(line->mnemonic),
	          shorter.count, shorter.count == 1 ? "" : "s");
	return true;
}

/* More operands than there are places. */
static bool remedy_of_surplus(struct piece *piece, const struct operand_remedy *r) {
	struct text name = r->line->mnemonic;
	const struct isa_form *form = &r->refusal->form;
	unsigned count = remedy_operand_count(form);
	bool is_first = r->at == 0 && r->kind->role == ROLE_SRC && r->operand->type == OPERAND_REGISTER;
	if (is_first && remedy_of_extra_at(piece, r->line, 0))
		return true;
	if (r->operand->type == OPERAND_OFF && !isa_has_role(form, ROLE_BASE) && isa_is_vector_memory(form->format))
		piece_say(piece, "leave off out: %.*s has no base", TEXT_ARGS(name));
	else if (r->at >= count && form->kinds[0] == KIND_delay)
		piece_say(piece, "fields are joined: instid0(VALU_DEP_1) | instid1(VALU_DEP_1)");
	else if (r->at >= count && r->operand->special == KIND_colons && r->operand->type == OPERAND_SPECIAL)
		piece_say(piece, "only instructions such as v_dual_mov_b32 form pairs");
	else if (r->at >= count)
		piece_say(piece, "one too many: %.*s has %u operand%s", TEXT_ARGS(name), count, count == 1 ? "" : "s");
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
		if (!remedy_fits(&line))
			continue;
		struct text word = remedy_operand_text(r->line, r->at), before = remedy_operand_text(r->line, other);
		piece_say(piece, "%.*s and %.*s fit in the other order", TEXT_ARGS(other < r->at ? before : word),
		          TEXT_ARGS(other < r->at ? word : before));
		return true;
	}
	return false;
}

/* Data of vector memory, whose size is right. */
static bool remedy_of_data(struct piece *piece, const struct operand_remedy *r, unsigned kind) {
	bool is_register = r->operand->type == OPERAND_REGISTER;
	if (!is_register || !isa_is_data(kind) || !(r->operand->group & r->kind->groups))
		return false;
	if (r->operand->group == GROUP_AGPR && !isa_is(r->line->isa->machine, TRAIT_AGPR_DATA))
		piece_say(piece, "it takes a VGPR: AGPRs can be data only from gfx90a on");
	else
		piece_say(piece, "data are all VGPRs or all AGPRs, in the required number");
	return true;
}

/* "[v4, v5]" */
static void say_list(struct piece *piece, const struct isa_machine *machine, const struct isa_operand *tuple) {
	struct isa_operand one = *tuple;
	one.words = 1;
	for (unsigned i = 0; i < tuple->words; i++, one.reg++) {
		piece_say(piece, i ? ", " : "[");
		say_register(piece, machine, &one);
	}
	piece_say(piece, "]");
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
	if (!is_register && (r->operand->negated || r->operand->absolute) && !r->kind->changes) {
		piece_say(piece, "modifiers do not apply to integers: write the resulting number");
		return;
	}
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

/* Operands of 16 bits: halves of registers that are none, or not all of them halves. */
static bool remedy_of_half(struct piece *piece, const struct operand_remedy *r) {
	if (r->operand->type != OPERAND_REGISTER || (r->operand->group != GROUP_VGPR && r->operand->half == WHOLE_REGISTER))
		return false;
	if (r->operand->group != GROUP_VGPR)
		piece_say(piece, "only VGPRs have halves: leave .l and .h out");
	else if (r->operand->half != WHOLE_REGISTER && !r->kind->half)
		piece_say(piece, "it has 32 bits: leave .l and .h out");
	else if (r->operand->half != WHOLE_REGISTER && !isa_is(r->line->isa->machine, TRAIT_HALVES))
		piece_say(piece, "registers have no halves here: leave .l and .h out");
	else if (r->kind->half && r->at == 0 && isa_is(r->line->isa->machine, TRAIT_HALVES))
		piece_say(piece, "it is a half of a register, as v0.l or v0.h");
	else if (r->kind->half && isa_is(r->line->isa->machine, TRAIT_HALVES))
		piece_say(piece, "operands of 16 bits are all halves, as in v0.l, or all whole registers");
	else
		return false;
	return true;
}

static void remedy_of_ray(struct piece *piece, const struct isa_machine *machine, const struct isa_form *form,
                          unsigned kind) {
	struct isa_address_shape shape = isa_address_shape(machine, form, kind, 0, false);
	piece_say(piece, "it takes %u VGPRs, in a list of these sizes: ", shape.words);
	for (unsigned i = 0; i < shape.count; i++)
		piece_say(piece, "%s%u", i ? ", " : "", shape.sizes[i]);
}

/* Several registers that must be a list. */
static void remedy_of_tuple(struct piece *piece, const struct isa_machine *machine, const struct isa_operand *tuple) {
	piece_say(piece, "several registers of an address are a list: ");
	say_list(piece, machine, tuple);
}

/* Of 16 bits: registers whose numbers have 7 bits. */
static bool remedy_of_high_register(struct piece *piece, const struct operand_remedy *r) {
	enum { FIRST = 256, LOW_COUNT = 128 };
	struct isa_operand low = *r->operand;
	if (low.type != OPERAND_REGISTER || low.group != GROUP_VGPR || low.reg < FIRST + LOW_COUNT ||
	    !isa_is(r->line->isa->machine, TRAIT_FEW_HALVES))
		return false;
	low.reg -= LOW_COUNT;
	struct isa_line line = with(r, low);
	if (!helps(&line, (int)r->at))
		return false;
	piece_say(piece, "registers of 16-bit operands are v0 to v127 in this form");
	return true;
}

/* The list of registers that an address is; a tuple may be one. */
static bool remedy_of_address(struct piece *piece, const struct operand_remedy *r) {
	const struct isa_machine *machine = r->line->isa->machine;
	const struct isa_form *form = &r->refusal->form;
	unsigned kind = (unsigned)(r->kind - isa_kinds), most = isa_most_addresses(form->layout);
	if (r->kind->role != ROLE_ADDRESS || most == 1)
		return false;
	if (isa_is_ray(kind) && (r->operand->type == OPERAND_LIST || isa_is(machine, TRAIT_ADDRESSES_ARE_LISTS))) {
		remedy_of_ray(piece, machine, form, kind);
		return true;
	}
	if (r->operand->type == OPERAND_LIST)
		piece_say(piece, "it takes VGPRs, %u at most%s", most,
		          isa_is(machine, TRAIT_TUPLES_IN_LISTS) ? ", and the last one may be a tuple" : "");
	else if (r->operand->type == OPERAND_REGISTER && r->operand->words > 1 &&
	         isa_is(machine, TRAIT_ADDRESSES_ARE_LISTS))
		remedy_of_tuple(piece, machine, r->operand);
	else if (r->operand->type == OPERAND_REGISTER && r->operand->group == GROUP_VGPR && !isa_is_ray(kind))
		piece_say(piece, "the address is %d to %d VGPRs", __builtin_ctz(r->kind->words),
		          31 - __builtin_clz(r->kind->words & ~ISA_SIZES));
	else
		return false;
	return true;
}

/* In the order in which they are tried. */
static bool (*const remedies[])(struct piece *, const struct operand_remedy *) = {
    remedy_of_suffix,  remedy_of_high_register, remedy_of_other_operands, remedy_of_address, remedy_of_parity,
    remedy_of_surplus, remedy_of_off,           remedy_of_size,           remedy_of_signs,   remedy_of_constant,
    remedy_of_order,   remedy_of_half,          remedy_of_group,
};

static void remedy_of_operand(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	struct operand_remedy r = {
	    .line = line, .refusal = refusal, .kind = &isa_kinds[KIND_NONE], .at = (unsigned)refusal->misfit};
	r.operand = &line->isa->operands[r.at];
	if (refusal->misplace < ISA_FORM_OPERANDS)
		r.kind = &isa_kinds[refusal->form.kinds[refusal->misplace]];
	else if (r.at < remedy_operand_count(&refusal->form)) /* one that may be left out */
		r.kind = &isa_kinds[refusal->form.kinds[r.at]];
	if (r.operand->type == OPERAND_MODIFIER) {
		remedy_of_modifier(piece, line, r.at);
		return;
	}
	struct isa_line shorter = *line->isa;
	shorter.count = r.at;
	struct refused_line before = *line;
	before.isa = &shorter;
	bool may_be_word = r.operand->type == OPERAND_LATE || r.at >= remedy_operand_count(&refusal->form);
	if (may_be_word && remedy_of_known_word(piece, &before, remedy_operand_text(line, r.at)))
		return;
	for (size_t i = 0; i < sizeof remedies / sizeof remedies[0]; i++)
		if (remedies[i](piece, &r))
			return;
	remedy_of_kind(piece, &r);
}

/* Whether the line fits with one operand more. */
static bool remedy_of_missing_operand(struct piece *piece, const struct refused_line *line,
                                      const struct isa_refusal *refusal) {
	static const struct isa_operand operands[] = {{.type = OPERAND_OFF},
	                                              {.type = OPERAND_REGISTER, .group = GROUP_VGPR, .reg = 256},
	                                              {.type = OPERAND_REGISTER, .group = GROUP_SCALAR, .reg = 0}};
	unsigned at = (unsigned)refusal->misfit;
	if (refusal->misplace >= ISA_FORM_OPERANDS || line->isa->count == ISA_MOST_OPERANDS || at > line->isa->count)
		return false;
	struct isa_line longer = *line->isa;
	memmove(longer.operands + at + 1, longer.operands + at, (longer.count++ - at) * sizeof longer.operands[0]);
	for (size_t i = 0; i < sizeof operands / sizeof operands[0]; i++) {
		longer.operands[at] = operands[i];
		longer.operands[at].words = (uint8_t)isa_kinds[refusal->form.kinds[refusal->misplace]].words;
		if (!remedy_fits(&longer))
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
			lacks &= ~isa_modifiers[line->isa->operands[i].modifier].taken;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++) {
		if (!(lacks & isa_modifiers[i].taken))
			continue;
		piece_say(piece, "%s%s", between,
		          i == MODIFIER_DPP_CTRL ? "a modifier such as row_shr:1" : isa_modifiers[i].name);
		between = " and ";
	}
	piece_say(piece, "%s", *between ? " is missing" : "");
}

/* Whether the line has the operand that does not fit; it may be one that is missing. */
static bool has_misfit(const struct refused_line *line, const struct isa_refusal *refusal) {
	return refusal->misfit >= 0 && (unsigned)refusal->misfit < line->isa->count;
}

/* Of a line that is too short. */
static void remedy_of_end(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	if (remedy_of_missing_operand(piece, line, refusal))
		return;
	if (refusal->misplace >= ISA_FORM_OPERANDS) {
		remedy_of_missing_modifier(piece, line, refusal);
	} else if (has_misfit(line, refusal)) {
		remedy_of_operand(piece, line, refusal);
	} else {
		notation_name(piece, &refusal->form, refusal->misplace);
		piece_say(piece, " is missing");
	}
}

/* The name of a second half that is none. */
static void remedy_of_second(struct piece *piece, const struct refused_line *line, struct text word) {
	static const char plain[] = "v_", dual[] = "v_dual_";
	struct piece name = {0};
	bool is_dual = word.length > strlen(dual) && memcmp(word.at, dual, strlen(dual)) == 0,
	     is_plain = !is_dual && word.length > strlen(plain) && memcmp(word.at, plain, strlen(plain)) == 0;
	piece_say(&name, "%s%.*s", is_plain ? dual : "", (int)(word.length - is_plain * strlen(plain)),
	          word.at + is_plain * strlen(plain));
	struct suggestions found = suggest_for(name.text, name.used);
	const struct isa_row *first = line->isa->rows, *row;
	const char *example = NULL;
	char near[SUGGEST_ENDING_SIZE];
	for (size_t i = 0; (row = isa_row_at(i)); i++) {
		struct isa_form form;
		if (row->format != first->format || !isa_has(line->isa->machine, row) ||
		    !isa_pair_of(line->isa->machine, first, row, &form))
			continue;
		suggest_consider(&found, row->name);
		example = example ? example : row->name;
	}
	if (suggest_text(&found, near, sizeof near))
		piece_say(piece, "did you mean %s", near);
	else if (example)
		piece_say(piece, "it is one such as %s", example);
}

/* Of a pair: where its second half begins, and what is too much. */
static bool remedy_of_pair(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	const struct isa_form *form = &refusal->form;
	unsigned kind = refusal->misplace < ISA_FORM_OPERANDS ? form->kinds[refusal->misplace] : KIND_NONE;
	const struct isa_row *half = form->second ? form->second : form->row;
	unsigned count = 0;
	if (kind == KIND_second) {
		remedy_of_second(piece, line, remedy_operand_text(line, (unsigned)refusal->misfit));
		return true;
	}
	if (kind != KIND_colons && kind != KIND_NONE)
		return false;
	while (half->operands[count])
		count++;
	piece_say(piece,
	          kind == KIND_colons ? "%s has %u operands; :: and the second half follow"
	                              : "one too many: %s has %u operands",
	          half->name, count);
	return true;
}

/* ---- lines that other processors take ---- */

static bool remedy_of_extra(struct piece *piece, const struct refused_line *line) {
	for (unsigned n = 0; n < line->isa->count; n++)
		if (remedy_of_extra_at(piece, line, n))
			return true;
	return false;
}

static bool remedy_of_halves(struct piece *piece, const struct refused_line *line) {
	struct isa_line whole = *line->isa;
	for (unsigned i = 0; i < whole.count; i++)
		whole.operands[i].half = WHOLE_REGISTER;
	if (!remedy_fits(&whole))
		return false;
	piece_say(piece, "registers have no halves here: leave .l and .h out");
	return true;
}

/* The first form of the name. */
static bool own_form(const struct refused_line *line, struct isa_form *form) {
	for (const struct isa_row *row = line->isa->rows; row; row = isa_next(row))
		if (isa_has(line->isa->machine, row) && isa_form_of(line->isa->machine, row, FAMILY_OWN, 0, form))
			return true;
	return false;
}

static bool remedy_of_image(struct piece *piece, const struct refused_line *line) {
	struct isa_form form;
	const struct isa_machine *machine = line->isa->machine;
	if (!isa_is(machine, TRAIT_ADDRESSES_ARE_LISTS) || !own_form(line, &form) || isa_most_addresses(form.layout) == 1)
		return false;
	unsigned place = isa_address_place(&form);
	if (place >= line->isa->count || line->isa->operands[place].type != OPERAND_REGISTER)
		return false;
	if (isa_is_ray(form.kinds[place]))
		remedy_of_ray(piece, machine, &form, form.kinds[place]);
	else
		remedy_of_tuple(piece, machine, &line->isa->operands[place]);
	return true;
}

/* Matrices of other sizes. */
static bool remedy_of_sizes(struct piece *piece, const struct refused_line *line) {
	struct isa_form form;
	const char *between = "here ";
	if (!own_form(line, &form) || isa_is_vector_memory(form.format))
		return false;
	for (unsigned i = 0; form.kinds[i] && i < line->isa->count; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form.kinds[i]];
		const struct isa_operand *operand = &line->isa->operands[i];
		if (operand->type != OPERAND_REGISTER || !(kind->groups & GROUP_VGPR) || kind->words & ISA_SIZES ||
		    operand->words == kind->words)
			continue;
		piece_say(piece, "%s", between);
		notation_name(piece, &form, i);
		piece_say(piece, " has %u register%s", kind->words, kind->words == 1 ? "" : "s");
		between = ", ";
	}
	return *between == ',';
}

static void remedy_of_other_processor(struct piece *piece, const struct refused_line *line,
                                      const struct isa_refusal *refusal) {
	if (!remedy_of_halves(piece, line) && !remedy_of_extra(piece, line) && !remedy_of_image(piece, line) &&
	    !remedy_of_sizes(piece, line))
		remedy_say_owners(piece, refusal->owners);
}

static void remedy_of_hint(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	piece_say(piece, "it is ");
	notation_hints(piece, refusal->hints, isa_layout_of(line->isa->machine, line->isa->rows->format));
}

void remedy_of_line(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal) {
	if (refusal->instead)
		piece_say(piece, "%s takes these operands", refusal->instead->name);
	else if (refusal->owners)
		remedy_of_other_processor(piece, line, refusal);
	else if (refusal->hints)
		remedy_of_hint(piece, line, refusal);
	else if (refusal->address_words)
		piece_say(piece, "the address is %u VGPR%s", refusal->address_words, refusal->address_words == 1 ? "" : "s");
	else if (refusal->words)
		piece_say(piece, "the data are %u register%s", refusal->words, refusal->words == 1 ? "" : "s");
	else if (refusal->form.row && isa_format_is(refusal->form.format, FORMAT_IS_PAIR) && has_misfit(line, refusal) &&
	         remedy_of_pair(piece, line, refusal))
		return;
	else if (refusal->form.row && (refusal->operand == ISA_WHOLE_LINE || !has_misfit(line, refusal)))
		remedy_of_end(piece, line, refusal);
	else if (refusal->form.row)
		remedy_of_operand(piece, line, refusal);
}

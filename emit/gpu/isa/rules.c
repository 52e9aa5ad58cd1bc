/* rules.c: see rules.h. A rule is a function, in the order in which llvm-mc finds them broken. */
#include "rules.h"

#include "constant.h"
#include "feature_sets.h"
#include "image_size.h"

struct checked {
	const struct isa_line *line;
	const struct isa_form *form;
	const int8_t *places;
};

__attribute__((cold)) static bool refuse(struct isa_refusal *refusal, int operand, const char *text) {
	*refusal = (struct isa_refusal){.text = text, .operand = operand};
	return false;
}

static bool is_vector(const struct isa_form *form) {
	return isa_format_is(form->format, FORMAT_IS_VECTOR);
}

static const struct isa_operand *operand_at(const struct checked *c, unsigned place) {
	return c->places[place] < 0 ? NULL : &c->line->operands[c->places[place]];
}

static bool is(const struct checked *c, enum isa_trait trait) {
	return isa_is(c->line->machine, trait);
}

/* Which operand of the line is the modifier; ISA_WHOLE_LINE: none. */
static int find_modifier(const struct checked *c, unsigned modifier) {
	for (unsigned i = 0; i < c->line->count; i++)
		if (c->line->operands[i].type == OPERAND_MODIFIER && c->line->operands[i].modifier == modifier)
			return (int)i;
	return ISA_WHOLE_LINE;
}

static bool is_source(unsigned kind) {
	return isa_kinds[kind].role == ROLE_SRC || isa_kinds[kind].role == ROLE_AFTER;
}

/* Whether it is the constant of 64 bits that the instruction has after it. */
static bool is_after_wide(const struct checked *c, unsigned place) {
	return isa_kinds[c->form->kinds[place]].role == ROLE_AFTER && isa_kinds[c->form->kinds[place]].type == TYPE_F64;
}

/* One number of 64 bits, rather than two of 32. */
static bool is_double(const struct isa_kind_row *kind) {
	return kind->words == 2 && (kind->type == TYPE_B64 || kind->type == TYPE_F64);
}

/* Whether the operand takes the dword after the instruction, and with what; a late value is like no other. */
static bool is_literal(const struct checked *c, unsigned place, int64_t *value) {
	const struct isa_operand *operand = operand_at(c, place);
	const struct isa_kind_row *kind = &isa_kinds[c->form->kinds[place]];
	struct isa_constant constant;
	*value = 0;
	if (!operand || operand->type == OPERAND_REGISTER || !is_source(c->form->kinds[place]))
		return false;
	if (operand->type == OPERAND_LATE)
		return true;
	if (operand->type > OPERAND_REAL || kind->type > TYPE_F64)
		return false;
	bool folds = isa_folds(c->form, c->form->kinds[place]);
	isa_constant_read(isa_form_type(c->form, c->form->kinds[place]), LITERAL_CONSTANTS, folds, operand, &constant);
	bool is_changed = folds && (operand->negated || operand->absolute);
	bool as_written = is_vector(c->form) && operand->type == OPERAND_INTEGER && !is_changed;
	bool is_double_float = kind->words == 2 && kind->type == TYPE_F64;
	*value = as_written && !is_double_float && !is_after_wide(c, place) ? operand->number : (int64_t)constant.literal;
	if (constant.source != SOURCE_WIDE_LITERAL && kind->type == TYPE_F64 && isa_has_role(c->form, ROLE_AFTER) &&
	    c->form->literals == LITERALS_WIDE)
		*value = (int64_t)(constant.literal << 32);
	return constant.source == SOURCE_LITERAL || constant.source == SOURCE_WIDE_LITERAL || kind->role == ROLE_AFTER;
}

/* Whether the literal has two dwords. */
static bool is_wide_literal(const struct checked *c, unsigned place) {
	const struct isa_operand *operand = operand_at(c, place);
	enum isa_type type = isa_form_type(c->form, c->form->kinds[place]);
	struct isa_constant constant;
	if (type < TYPE_WIDE_B64)
		return false;
	if (operand->type == OPERAND_LATE || isa_has_role(c->form, ROLE_AFTER))
		return true;
	isa_constant_read(type, LITERAL_CONSTANTS, true, operand, &constant);
	return constant.source == SOURCE_WIDE_LITERAL;
}

static bool is_matrix(const struct checked *c) {
	return isa_format_is(c->form->format, FORMAT_IS_MATRIX);
}

/* On gfx908 accumulators are AGPRs. */
static bool accumulators_are_agprs(const struct checked *c, struct isa_refusal *refusal) {
	return !is_matrix(c) || is(c, TRAIT_VGPR_ACCUMULATORS) || operand_at(c, 0)->group == GROUP_AGPR ||
	       refuse(refusal, ISA_WHOLE_LINE, "operands are not valid for this GPU or mode: the destination is an AGPR");
}

/* On gfx908 an AGPR is written from a VGPR or a constant. */
static bool accumulator_source_is_vgpr(const struct checked *c, struct isa_refusal *refusal) {
	if (c->form->kinds[1] != KIND_w32 || is(c, TRAIT_VGPR_ACCUMULATORS) || operand_at(c, 1)->type != OPERAND_REGISTER ||
	    operand_at(c, 1)->group & (GROUP_VGPR | GROUP_LDS))
		return true;
	return refuse(refusal, c->places[1],
	              "source operand must be either a VGPR or an inline constant: v_mov_b32 moves others to a VGPR");
}

/* Matrices of fp8 and bf8 have 8 dwords, those of fp6 and bf6 have 6, those of fp4 have 4; a modifier tells. */
static bool has_f8f6f4_words(const struct checked *c, unsigned place, unsigned modifier, struct isa_refusal *refusal) {
#define WRONG_SIZE(n) "wrong register tuple size for cbsz value " #n, "wrong register tuple size for blgp value " #n
	static const char texts[][48] = {WRONG_SIZE(0), WRONG_SIZE(1), WRONG_SIZE(2), WRONG_SIZE(3),
	                                 WRONG_SIZE(4), WRONG_SIZE(5), WRONG_SIZE(6), WRONG_SIZE(7)};
	int at = find_modifier(c, modifier);
	int64_t format = at < 0 ? 0 : c->line->operands[at].number;
	return operand_at(c, place)->words == isa_f8f6f4_words(c->form, (unsigned)format) ||
	       refuse(refusal, c->places[place], texts[format * 2 + (modifier == MODIFIER_BLGP)]);
}

/* The same of GFX12.5. */
static bool elements_have_words(const struct checked *c, struct isa_refusal *refusal) {
	static const char texts[][80] = {"wrong register tuple size for MATRIX_FMT_FP8: it is 16 registers",
	                                 "wrong register tuple size for MATRIX_FMT_BF8: it is 16 registers",
	                                 "wrong register tuple size for MATRIX_FMT_FP6: it is 12 registers",
	                                 "wrong register tuple size for MATRIX_FMT_BF6: it is 12 registers",
	                                 "wrong register tuple size for MATRIX_FMT_FP4: it is 8 registers"};
	static const uint8_t modifiers[] = {MODIFIER_MATRIX_A_FMT, MODIFIER_MATRIX_B_FMT};
	for (unsigned i = 0; i < 2 && c->form->takes & ISA_MATRIX_FMT; i++) {
		int at = find_modifier(c, modifiers[i]);
		unsigned format = at < 0 ? 0 : (unsigned)c->line->operands[at].number;
		if (operand_at(c, 1 + i)->words != isa_f8f6f4_words(c->form, format))
			return refuse(refusal, c->places[1 + i], texts[format]);
	}
	return true;
}

/* The third source of a matrix operation: gfx908 takes no constant, and it may not reach into the destination. */
static bool matrices_fit(const struct checked *c, struct isa_refusal *refusal) {
	enum { DESTINATION, A, B, C };
	static const char constant[] =
	    "inline constants are not allowed for this operand: it takes AGPRs; v_accvgpr_write_b32 writes them";
	static const char overlap[] =
	    "source 2 operand must not partially overlap with dst: take the same registers, or entirely different ones";
	if (!is_matrix(c))
		return true;
	const struct isa_operand *to = operand_at(c, DESTINATION), *from = operand_at(c, C);
	if (c->form->kinds[A] == KIND_avf8f6f4)
		return has_f8f6f4_words(c, A, MODIFIER_CBSZ, refusal) && has_f8f6f4_words(c, B, MODIFIER_BLGP, refusal);
	if (from->type != OPERAND_REGISTER)
		return is(c, TRAIT_VGPR_ACCUMULATORS) || refuse(refusal, c->places[C], constant);
	bool apart = from->reg >= to->reg + to->words || to->reg >= from->reg + from->words;
	return from->words <= 4 || to->words != from->words || apart || from->reg == to->reg ||
	       refuse(refusal, c->places[C], overlap);
}

/* From gfx940 on, what were bits of blgp negates matrices of doubles. */
static bool blgp_is_spelt(const struct checked *c, struct isa_refusal *refusal) {
	int at = is_matrix(c) ? find_modifier(c, MODIFIER_BLGP) : ISA_WHOLE_LINE;
	bool negates = is_matrix(c) && isa_blgp_negates(c->line->machine, c->form);
	return at == ISA_WHOLE_LINE || c->line->operands[at].negated == negates ||
	       refuse(refusal, at,
	              negates ? "invalid modifier: blgp is not supported: write neg:[0,0,0]"
	                      : "invalid modifier: neg is not supported: write blgp:n");
}

/* Whether the matrices have scales, which llvm-mc holds to no rule for sources. */
static bool has_scales(const struct checked *c) {
	return c->form->takes & ISA_MATRIX_SCALES;
}

/* Why a source, the first or another, can't be LDS_DIRECT; NULL: it can. */
static const char *fault_of_lds_direct(const struct checked *c, bool is_first) {
	if (c->form->second)
		return "lds_direct cannot be a source in a pair: ds_read_b32 reads that memory [stricter than llvm-mc]";
	if (has_scales(c))
		return "lds_direct is not supported on this GPU: ds_load_b32 reads that memory [stricter than llvm-mc]";
	if (is(c, TRAIT_NO_LDS_DIRECT))
		return "lds_direct is not supported on this GPU: ds_read_b32 reads that memory, and ds_direct_load or "
		       "lds_direct_load the data of pixel shaders";
	if (c->form->flags & ISA_REVERSED || c->form->family == FAMILY_SDWA)
		return "lds_direct cannot be used with this instruction: move it to a VGPR first";
	return is_first ? NULL : "lds_direct may be used as src0 only: exchange the sources, or move it to a VGPR first";
}

/* LDS_DIRECT is a first source, and gone from gfx90a on. */
static bool lds_direct_is_first(const struct checked *c, struct isa_refusal *refusal) {
	unsigned sources = 0;
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		if (isa_kinds[c->form->kinds[i]].role != ROLE_SRC)
			continue;
		bool is_first = sources++ == 0;
		if (!operand || operand->type != OPERAND_REGISTER || operand->group != GROUP_LDS)
			continue;
		const char *fault = fault_of_lds_direct(c, is_first);
		if (fault)
			return refuse(refusal, c->places[i], fault);
	}
	return true;
}

/* The n-th place that may have a literal, in the order of llvm-mc: in a pair those that are no sources follow the
 * sources. */
static unsigned literal_place(const struct isa_form *form, unsigned n) {
	unsigned place = n;
	for (unsigned after = 0; form->second && after < 2; after++)
		for (place = 0; form->kinds[place]; place++)
			if ((isa_kinds[form->kinds[place]].role != ROLE_SRC) == after && n-- == 0)
				return place;
	return place;
}

/* Before GFX8 constants of 16 bits are literals in VOP3. */
static bool is_long_half(const struct checked *c, unsigned place) {
	const struct isa_operand *operand = operand_at(c, place);
	return is(c, TRAIT_NO_HALF_CONSTANTS) && isa_format_is(c->form->format, FORMAT_IS_LONG) &&
	       isa_kinds[c->form->kinds[place]].type == TYPE_F16 && operand->type != OPERAND_REGISTER;
}

/* One dword follows an instruction, so literals are equal. */
static bool literals_are_one(const struct checked *c, struct isa_refusal *refusal) {
	const struct isa_operand *first = NULL;
	int64_t value = 0, other;
	unsigned first_place = 0;
	bool first_is_wide = false;
	for (unsigned n = 0; c->form->kinds[n]; n++) {
		unsigned i = literal_place(c->form, n);
		if (!is_literal(c, i, &other) && !is_long_half(c, i))
			continue;
		first_place = first ? first_place : i;
		const struct isa_operand *operand = operand_at(c, i);
		if (isa_format_is(c->form->format, FORMAT_IS_LONG) && !is(c, TRAIT_VOP3_LITERAL))
			return refuse(refusal, c->places[i],
			              operand->literal ? "literal operands are not supported: there is no room for the dword "
			                                 "[stricter than llvm-mc]"
			                               : "literal operands are not supported: there is no room for the dword; "
			                                 "move it to a register first");
		bool wide = is_wide_literal(c, i);
		if (first && other == value && wide != first_is_wide)
			return refuse(refusal, c->places[i], "only one unique literal operand is allowed [stricter than llvm-mc]");
		first_is_wide = wide;
		if (first && (other != value || first->type == OPERAND_LATE || operand->type == OPERAND_LATE))
			return refuse(refusal, c->places[i > first_place ? i : first_place],
			              operand->literal || first->literal
			                  ? "only one unique literal operand is allowed [stricter than llvm-mc]"
			                  : "only one unique literal operand is allowed: move the other to a register first");
		first = operand;
		value = other;
	}
	return true;
}

/* Without a VOP3 form nothing changes a constant; neg() and abs() can be written where DPP forms have bits for them. */
static bool constants_are_as_written(const struct checked *c, struct isa_refusal *refusal) {
	if (!(c->form->flags & ISA_NO_VOP3_FORM) || c->form->family != FAMILY_OWN ||
	    (c->form->second && is(c, TRAIT_SHARED_SOURCES)))
		return true;
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		if (operand && operand->type != OPERAND_REGISTER && (operand->negated || operand->absolute))
			return refuse(refusal, c->places[i],
			              "failed parsing operand: modifiers do not apply to constants here; write the resulting "
			              "number");
	}
	return true;
}

/* Of numbers of 64 bits llvm-mc stores those with lit() as 32 bits, and takes literals of as many bits for those of
 * VOP3, which has none. */
static bool wide_literals_are_whole(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i] && is(c, TRAIT_WIDE_LITERALS); i++) {
		const struct isa_operand *operand = operand_at(c, i);
		const struct isa_kind_row *kind = &isa_kinds[c->form->kinds[i]];
		bool is_wide = kind->role == ROLE_SRC && (kind->type == TYPE_B64 || kind->type == TYPE_F64);
		if (!is_wide || !operand || !operand->literal || operand->type == OPERAND_REGISTER)
			continue;
		if (c->form->literals != LITERALS_WIDE)
			return refuse(refusal, c->places[i],
			              "invalid operand for instruction: VOP3 has no literals of 64 bits [stricter than llvm-mc]");
		if (!operand->wide && (operand->type == OPERAND_REAL || (uint64_t)operand->number >> 32))
			return refuse(refusal, c->places[i],
			              "invalid operand for instruction: write lit64() for 64 bits [stricter than llvm-mc]");
	}
	return true;
}

/* The vector registers that a half has at a place; of no words: none is there. */
struct registers_of_half {
	unsigned reg, words;
};

static struct registers_of_half registers_of_half(const struct checked *c, const struct isa_row *half, unsigned begin,
                                                  unsigned place) {
	enum { AFTER_SOURCES = 3 };
	const struct registers_of_half none = {0, 0};
	bool accumulates = place == AFTER_SOURCES && half->flags & ISA_TIED;
	for (unsigned i = 0; i < place; i++)
		if (!half->operands[i])
			return none;
	if (!half->operands[place] && !accumulates)
		return none;
	const struct isa_operand *operand = operand_at(c, begin + (accumulates ? 0 : place));
	bool is_vector = operand->type == OPERAND_REGISTER && operand->group == GROUP_VGPR;
	return is_vector ? (struct registers_of_half){operand->reg, operand->words} : none;
}

/* Whether a half has one source. */
static bool is_move(const struct isa_row *half) {
	return !half->operands[2];
}

/* Whether some registers of both are alike in these bits; `shared`: it does not count that they are the same. */
static bool registers_clash(struct registers_of_half one, struct registers_of_half other, unsigned bits, bool shared) {
	if (shared && one.reg == other.reg && one.words == other.words)
		return false;
	for (unsigned i = 0; i < one.words; i++)
		for (unsigned j = 0; j < other.words; j++)
			if (!(((one.reg + i) ^ (other.reg + j)) & bits))
				return true;
	return false;
}

/* What both halves of a pair read in one place, or write, is in different banks; of long ones, what they write is not
 * the same. */
static bool halves_are_apart(const struct checked *c, struct isa_refusal *refusal) {
	enum { ALL_BITS = 0x1ff };
	static const struct {
		uint16_t bits, of_long;
		const char *text;
	} places[] = {
	    {1, ALL_BITS, "one dst register must be even and the other odd: take another destination for one half"},
	    {3, 3,
	     "src0 operands must use different VGPR banks: their numbers differ modulo 4; exchange the sources of a half, "
	     "or take another register"},
	    {3, 3,
	     "src1 operands must use different VGPR banks: their numbers differ modulo 4; exchange the sources of a half, "
	     "or take another register"},
	    {1, 3,
	     "src2 operands must use different VGPR banks: take an even and an odd one; accumulating instructions read "
	     "their destination as src2"},
	};
	bool is_long = isa_format_is(c->form->format, FORMAT_IS_LONG);
	unsigned first = 0, second = 0;
	while (c->form->kinds[second++] != KIND_second)
		;
	bool any = is_move(c->form->row) && is_move(c->form->second) && is(c, TRAIT_MOVES_OF_ANY_BANKS);
	for (unsigned i = 0; i < (any ? 1 : sizeof places / sizeof places[0]); i++) {
		struct registers_of_half one = registers_of_half(c, c->form->row, first, i);
		struct registers_of_half other = registers_of_half(c, c->form->second, second, i);
		if (!registers_clash(one, other, is_long ? places[i].of_long : places[i].bits,
		                     i > 0 && is(c, TRAIT_SHARED_SOURCES)))
			continue;
		bool written = c->form->second->operands[i] != KIND_NONE;
		return refuse(refusal, c->places[written ? second + i : first + i],
		              i == 0 && is_long ? "dst registers must be distinct: take another destination for one half"
		                                : places[i].text);
	}
	return true;
}

bool isa_halves_are_apart(const struct isa_line *line, const struct isa_form *form, const int8_t *places) {
	struct isa_refusal refusal;
	const struct checked checked = {line, form, places};
	return halves_are_apart(&checked, &refusal);
}

/* The scalar values that a vector instruction reads at a time: registers, and the literal. */
struct bus {
	int registers[ISA_FORM_OPERANDS + 1]; /* each with its size: a register is not the pair that begins with it */
	unsigned count, literals;
	unsigned literal_words;
};

static void read_register(struct bus *bus, int reg, unsigned words) {
	int with_size = reg | (int)words << 9;
	for (unsigned i = 0; i < bus->count; i++)
		if (bus->registers[i] == with_size)
			return;
	bus->registers[bus->count++] = with_size;
}

/* For llvm-mc a literal of 64 bits is another one than that of 32. */
static void read_literal(struct bus *bus, unsigned words) {
	if (!bus->literals || words != bus->literal_words)
		bus->literals++;
	bus->literal_words = words;
}

/* What is read besides the operands that are written. */
static void read_implied(const struct checked *c, struct bus *bus) {
	enum { VCC_WORDS = 2, INDEX = 124 /* M0 */ };
	if (c->form->flags & ISA_READS_VCC)
		read_register(bus, ISA_VCC, VCC_WORDS);
	if (c->form->flags & ISA_INDEXES)
		read_register(bus, INDEX, 1);
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		if (isa_kinds[c->form->kinds[i]].from_vcc)
			read_register(bus, ISA_VCC, VCC_WORDS);
		if (isa_kinds[c->form->kinds[i]].role == ROLE_AFTER)
			read_literal(bus, isa_kinds[c->form->kinds[i]].type == TYPE_F64 ? 2 : 1);
	}
}

/* Whether the n-th source reads a scalar value. */
static bool reads_scalar(const struct checked *c, unsigned place, unsigned n, struct bus *bus) {
	const struct isa_operand *operand = operand_at(c, place);
	int64_t value;
	if (c->form->flags & ISA_LANE && n > 0 && operand->group == GROUP_M0)
		return false; /* the lane is not read there */
	if (operand->type == OPERAND_REGISTER && operand->group & GROUP_CONSTANT_BUS & ~(unsigned)GROUP_NULL)
		read_register(bus, operand->reg, operand->words);
	else if (is_literal(c, place, &value))
		read_literal(bus, is_double(&isa_kinds[c->form->kinds[place]]) ? 2 : 1);
	else
		return false;
	return true;
}

/* Whether it reads two scalar values; of shifts some that only VOP3 has. */
static bool reads_two(const struct checked *c) {
	bool shifts = is(c, TRAIT_SHIFTS_OF_TWO) && isa_format_is(c->form->row->format, FORMAT_IS_LONG);
	return is(c, TRAIT_TWO_SCALARS) && (!(c->form->flags & ISA_ONE_SCALAR) || shifts);
}

static bool constant_bus_is_free(const struct checked *c, struct isa_refusal *refusal) {
	struct bus bus = {.count = 0};
	unsigned sources = 0, most = reads_two(c) ? 2 : 1;
	if (!is_vector(c->form))
		return true;
	read_implied(c, &bus);
	for (unsigned i = 0; c->form->kinds[i]; i++)
		if (isa_kinds[c->form->kinds[i]].role == ROLE_SRC && operand_at(c, i) && reads_scalar(c, i, sources++, &bus) &&
		    bus.count + bus.literals > most)
			return refuse(
			    refusal, c->places[i],
			    most == 1
			        ? "invalid operand (violates constant bus restrictions): one scalar register or one literal at "
			          "most; move the other to a VGPR first"
			    : has_scales(c)
			        ? "invalid operand (violates constant bus restrictions): two scalar registers at most; move the "
			          "third to a VGPR first [stricter than llvm-mc]"
			        : "invalid operand (violates constant bus restrictions): two scalar registers, or one and a "
			          "literal, at most; move the third to a VGPR first");
	return true;
}

/* What is said of an offset that has more bits than there is room for. */
static const char *offset_text(unsigned width, bool is_signed) {
	static const struct {
		uint8_t width, is_signed;
		char text[80];
	} texts[] = {
	    {8, false, "operands are not valid for this GPU or mode: the offset is 0 to 255 dwords"},
	    {11, false, "expected a 11-bit unsigned offset: it is 0 to 2047"},
	    {12, false, "expected a 12-bit unsigned offset: it is 0 to 4095"},
	    {16, false, "expected a 16-bit unsigned offset: it is 0 to 65535"},
	    {20, false, "expected a 20-bit unsigned offset: it is 0 to 1048575"},
	    {23, false, "expected a 23-bit unsigned offset for buffer ops: it is 0 to 8388607"},
	    {12, true, "expected a 12-bit signed offset: it is -2048 to 2047"},
	    {13, true, "expected a 13-bit signed offset: it is -4096 to 4095"},
	    {21, true, "expected a 21-bit signed offset: it is -1048576 to 1048575"},
	    {24, true, "expected a 24-bit signed offset: it is -8388608 to 8388607"},
	};
	for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
		if (texts[i].width == width && texts[i].is_signed == is_signed)
			return texts[i].text;
	return "expected an offset of fewer bits";
}

static bool offset_is_in_range(const struct checked *c, struct isa_refusal *refusal) {
	enum { OF_DWORDS = 8 };
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[c->form->kinds[i]];
		if ((kind->type != TYPE_OFFSET && kind->type != TYPE_BUFFER_OFFSET) || c->places[i] < 0)
			continue;
		int at = c->places[i];
		for (unsigned j = 0; j < c->line->count; j++)
			if (c->line->operands[j].type == OPERAND_MODIFIER && c->line->operands[j].modifier == MODIFIER_OFFSET)
				at = (int)j;
		const struct isa_operand *offset = &c->line->operands[at];
		struct isa_offsets range = isa_offsets_of(c->form->layout, kind->type);
		const struct isa_field *field = &isa_fields[c->form->layout][ROLE_OFFSET];
		bool is_signed = range.least < 0;
		unsigned width = field->width - (field->is_signed && !is_signed ? 1U : 0);
		if (is(c, TRAIT_LITERAL_OFFSET))
			range.most = UINT32_MAX;
		if (offset->type != OPERAND_REGISTER && (offset->number < range.least || offset->number > range.most))
			return refuse(refusal, width == OF_DWORDS ? ISA_WHOLE_LINE : at,
			              is(c, TRAIT_LITERAL_OFFSET) ? "operands are not valid for this GPU or mode: the offset is a "
			                                            "number of dwords, of 32 bits"
			                                          : offset_text(width, is_signed));
	}
	return true;
}

/* Scalar memory knows glc, and dlc where it has a bit for it. */
static bool policy_is_known(const struct checked *c, struct isa_refusal *refusal) {
	enum { GLC = 1, DLC = 4 };
	bool has_dlc = isa_fields[c->form->layout][ROLE_POLICY_DLC].width;
	bool has_policy = isa_fields[c->form->layout][ROLE_POLICY].width;
	const int64_t known = !has_policy ? 0 : GLC | (has_dlc ? DLC : 0);
	for (unsigned i = 0; i < c->line->count && c->form->format == FORMAT_SMEM && !is(c, TRAIT_TEMPORAL_HINTS); i++) {
		const struct isa_operand *operand = &c->line->operands[i];
		if (operand->type == OPERAND_MODIFIER && operand->modifier == MODIFIER_POLICY && operand->number & ~known)
			return refuse(refusal, has_policy ? ISA_WHOLE_LINE : (int)i,
			              !has_policy ? "cache policy is not supported for SMRD instructions: leave it out"
			              : has_dlc   ? "invalid cache policy for SMEM instruction: there are glc and dlc"
			                          : "invalid cache policy for SMEM instruction: glc is the only one");
	}
	return true;
}

/* Before gfx90a, AGPRs are for matrices alone. */
static bool agprs_are_there(const struct checked *c, struct isa_refusal *refusal) {
	if (!isa_is_vector_memory(c->form->format) || is(c, TRAIT_AGPR_DATA))
		return true;
	for (unsigned i = 0; c->form->kinds[i]; i++)
		if (operand_at(c, i) && operand_at(c, i)->group == GROUP_AGPR)
			return refuse(
			    refusal, ISA_WHOLE_LINE,
			    c->form->format == FORMAT_DS && c->form->data
			        ? "operands are not valid for this GPU or mode: AGPRs can be data only from gfx90a on"
			        : "invalid register class: agpr loads and stores not supported on this GPU: these take VGPRs");
	return true;
}

/* From GFX11 on s_waitcnt_vscnt and its like have a register in name only. */
static bool wait_reads_nothing(const struct checked *c, struct isa_refusal *refusal) {
	return c->form->kinds[0] != KIND_swait || !is(c, TRAIT_WAITS_WITHOUT_REGISTER) ||
	       operand_at(c, 0)->group == GROUP_NULL ||
	       refuse(refusal, c->places[0], "src0 must be null: a number says what is waited for");
}

static bool is_buffer(const struct isa_form *form) {
	return form->format == FORMAT_MUBUF || form->format == FORMAT_MTBUF;
}

/* The offset beside an address has the bits of its field. */
static bool inst_offset_is_in_range(const struct checked *c, struct isa_refusal *refusal) {
	enum { OF_BUFFERS = 12 };
	int at = find_modifier(c, MODIFIER_INST_OFFSET);
	const struct isa_field *field = &isa_fields[c->form->layout][ROLE_INST_OFFSET];
	unsigned width = field->width;
	if (at < 0)
		return true;
	int64_t number = c->line->operands[at].number, past = INT64_C(1) << (width - field->is_signed);
	if (number && c->form->format == FORMAT_FLAT && is(c, TRAIT_NO_FLAT_OFFSET))
		return refuse(refusal, at, "flat offset modifier is not supported on this GPU: add the offset to the address");
	if (number >= (field->is_signed ? -past : 0) && number < past)
		return true;
	if (!is_buffer(c->form) || width > OF_BUFFERS)
		return refuse(refusal, at, offset_text(width, field->is_signed));
	return refuse(refusal, at,
	              number > 0 && number <= UINT16_MAX /* which llvm-mc cuts */
	                  ? "expected a 12-bit unsigned offset: it is 0 to 4095 [stricter than llvm-mc]"
	                  : "expected a 16-bit unsigned offset: it is 0 to 4095, because this instruction has 12 bits");
}

/* Atomics return what was there if glc, which is sc0 from gfx940 on, says so. */
static bool atomics_return(const struct checked *c, struct isa_refusal *refusal) {
	enum { RETURN = 1 };
	int at = find_modifier(c, MODIFIER_POLICY);
	bool is_sc0 = is(c, TRAIT_SC0_RETURNS), has_hints = is(c, TRAIT_TEMPORAL_HINTS);
	bool asked = at >= 0 && c->line->operands[at].number & RETURN;
	if (asked && c->form->flags & ISA_NO_RETURN)
		return refuse(refusal, at, "instruction must not use glc: it returns nothing");
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		if (!isa_is_data(c->form->kinds[i]) || !isa_kinds[c->form->kinds[i]].optional)
			continue;
		if (!asked && operand_at(c, i))
			return refuse(refusal, has_hints ? at : ISA_WHOLE_LINE,
			              has_hints ? "instruction must use th:TH_ATOMIC_RETURN: it returns the old value"
			              : is_sc0  ? "instruction must use sc0: it returns the old value"
			                        : "instruction must use glc: it returns the old value");
		if (asked && !operand_at(c, i) && !has_hints)
			return refuse(refusal, at,
			              is_sc0 ? "instruction must not use sc0: no register receives the old value"
			                     : "instruction must not use glc: no register receives the old value");
	}
	return true;
}

/* Whether the hint is one of its instruction, and goes with the scope. */
static bool hint_fits(const struct checked *c, struct isa_refusal *refusal) {
	enum { BYPASS = 3, FIRST_OF_VECTORS = 4, LAST_OF_LOADS = 6 };
	int at = find_modifier(c, MODIFIER_POLICY);
	int64_t policy = at < 0 ? 0 : c->line->operands[at].number, hint = policy & ISA_HINT;
	if (!hint || !is(c, TRAIT_TEMPORAL_HINTS))
		return true;
	if (c->form->format == FORMAT_SMEM && hint >= FIRST_OF_VECTORS && hint <= LAST_OF_LOADS)
		return refuse(refusal, at,
		              "invalid th value for SMEM instruction: there are TH_LOAD_RT, _NT, _HT, _LU and _BYPASS");
	if (hint == BYPASS && (isa_scope_of(policy) == ISA_WIDEST_SCOPE) != ((policy & ISA_BYPASS) != 0))
		return refuse(refusal, at,
		              "scope and th combination is not valid: TH_LOAD_BYPASS and TH_STORE_BYPASS need "
		              "scope:SCOPE_SYS, and other hints of the same number need another scope");
	unsigned hints = isa_hints_of(c->form) & (unsigned)~policy;
	if (!hints)
		return true;
	refuse(refusal, at,
	       hints == ISA_OF_ATOMICS  ? "invalid th value for atomic instructions"
	       : hints == ISA_OF_STORES ? "invalid th value for store instructions"
	                                : "invalid th value for load instructions");
	refusal->hints = hints;
	return false;
}

/* Offsets in registers are multiplied, beside a base. */
static bool offset_may_be_scaled(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_POLICY);
	return at < 0 || !is(c, TRAIT_SCALED_OFFSETS) || !(c->line->operands[at].number & ISA_SCALE_OFFSET) ||
	       isa_scales_offset(c->form) ||
	       refuse(refusal, at, "scale_offset is not supported for this instruction: it has no offset in a register");
}

/* llvm-mc drops what some instructions lack: scc, nt and dlc. */
static bool policy_has_bits(const struct checked *c, struct isa_refusal *refusal) {
	enum { NT = 2, DLC = 4, SCC = 16 };
	int at = find_modifier(c, MODIFIER_POLICY);
	if (at < 0 || is(c, TRAIT_TEMPORAL_HINTS))
		return true;
	const struct isa_operand *first = c->form->kinds[0] ? operand_at(c, 0) : NULL;
	bool returns_agpr = first && first->group == GROUP_AGPR && isa_kinds[c->form->kinds[0]].optional;
	if (c->line->operands[at].number & SCC && c->form->flags & ISA_NO_SCC && (is(c, TRAIT_SCC_IN_PART) || returns_agpr))
		return refuse(refusal, at, "this policy has no bit in this instruction on this GPU [stricter than llvm-mc]");
	if (c->line->operands[at].number & DLC && c->form->flags & ISA_ATOMIC && is_buffer(c->form) &&
	    is(c, TRAIT_DLC_IN_PART))
		return refuse(refusal, at, "dlc has no bit in this instruction on this GPU [stricter than llvm-mc]");
	if (c->line->operands[at].number & NT && c->form->format == FORMAT_MUBUF && !c->form->kinds[0])
		return refuse(refusal, at, "nt has no bit in this instruction [stricter than llvm-mc]");
	return true;
}

/* A form is chosen by the data's size; "notfe" would not change it. */
static bool status_is_wanted(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_TFE);
	return at < 0 || c->line->operands[at].number || !(c->form->takes & ISA_TFE) ||
	       refuse(refusal, at, "notfe does not fit the size of the data [stricter than llvm-mc]");
}

/* A typed buffer has one format. */
static bool format_is_one(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_BUFFER_FORMAT);
	for (unsigned i = 0; c->form->kinds[i] && at >= 0; i++)
		if (c->form->kinds[i] == KIND_dfmt && operand_at(c, i))
			return refuse(refusal, at, "duplicate format: write it once, before or after the operands");
	return true;
}

/* From GFX12 on the offset of a buffer is a register. */
static bool scalar_offset_is_register(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i]; i++)
		if (isa_offset_is_register(c->form, c->form->kinds[i]) &&
		    (operand_at(c, i)->type != OPERAND_REGISTER || operand_at(c, i)->group == GROUP_APERTURE))
			return refuse(
			    refusal, ISA_WHOLE_LINE,
			    "operands are not valid for this GPU or mode: soffset is a scalar register; write null instead of 0");
	return true;
}

/* Bases have 7 bits, as have offsets that are registers; llvm-mc fills in those of them that other registers have. */
static bool base_has_bits(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i] && isa_is_vector_memory(c->form->format); i++) {
		unsigned kind = c->form->kinds[i];
		bool narrow = isa_kinds[kind].role == ROLE_BASE || isa_offset_is_register(c->form, kind);
		if (narrow && operand_at(c, i)->reg > 0x7f)
			return refuse(refusal, c->places[i],
			              "invalid operand for instruction: its number has more than 7 bits [stricter than llvm-mc]");
	}
	return true;
}

/* From gfx90a on, the global data share has no memory: what is left is the synchronization of waves, of data that begin
 * at an even register. */
static bool gds_is_there(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_GDS);
	bool is_gone = is(c, TRAIT_NO_GDS);
	if (at < 0)
		return true;
	if (!(c->form->needs & ISA_GDS))
		return !is_gone || !c->line->operands[at].number ||
		       refuse(refusal, at, "gds modifier is not supported on this GPU: leave it out: there is no such memory");
	if (!c->line->operands[at].number)
		return refuse(refusal, at,
		              c->form->data ? "nogds is not allowed [stricter than llvm-mc]" : "nogds is not allowed");
	if (is(c, TRAIT_EVEN_VGPRS) && c->form->kinds[0] == KIND_gws32 && operand_at(c, 0)->reg & 1)
		return refuse(refusal, c->places[0], "vgpr must be even aligned on this GPU: begin with an even register");
	return true;
}

/* The bits of absolute values are those of the second destination. llvm-mc drops that of the second source. */
static bool no_absolute_with_mask(const struct checked *c, struct isa_refusal *refusal) {
	bool has_mask = false;
	unsigned absolute = 0, sources = 0;
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		has_mask |= isa_kinds[c->form->kinds[i]].role == ROLE_DST2;
		if (isa_kinds[c->form->kinds[i]].role == ROLE_SRC)
			absolute |= (unsigned)operand->absolute << sources++;
	}
	if (!has_mask || !absolute)
		return true;
	return refuse(refusal, ISA_WHOLE_LINE,
	              absolute == 2 || is(c, TRAIT_ABSOLUTE_DROPPED)
	                  ? "ABS not allowed in VOP3B instructions [stricter than llvm-mc]"
	                  : "ABS not allowed in VOP3B instructions: its bits name the mask that the instruction writes");
}

/* Before GFX8 floats alone are clamped: those that may be multiplied, too. */
static bool clamp_is_there(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_CLAMP);
	if (at < 0 || !c->line->operands[at].number || !is(c, TRAIT_NO_INTEGER_CLAMP))
		return true;
	if (isa_writes_integer(c->form))
		return refuse(refusal, at, "integer clamping is not supported on this GPU: v_min_i32 and v_max_i32 do it");
	return !isa_has_role(c->form, ROLE_DST2) ||
	       refuse(refusal, at, "clamp has no bit in instructions that write a mask [stricter than llvm-mc]");
}

static bool image_halves_are_there(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_D16);
	return at < 0 || !c->line->operands[at].number || !is(c, TRAIT_NO_IMAGE_HALVES) ||
	       refuse(refusal, at, "d16 modifier is not supported on this GPU: leave it out");
}

/* llvm-mc drops those that have no bit. */
static bool absolutes_have_bits(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i] && !isa_role_width(c->form->layout, ROLE_ABS); i++)
		if (operand_at(c, i) && operand_at(c, i)->absolute &&
		    (c->form->second || !isa_folds(c->form, c->form->kinds[i])))
			return refuse(
			    refusal, c->places[i],
			    "absolute values have no bit in this instruction: leave | | and abs() out [stricter than llvm-mc]");
	return true;
}

/* llvm-mc drops the bits that it is asked for. */
static bool op_sel_has_bits(const struct checked *c, struct isa_refusal *refusal) {
	int two = c->form->flags & ISA_OP_SEL2 ? find_modifier(c, MODIFIER_OP_SEL) : ISA_WHOLE_LINE;
	if (two != ISA_WHOLE_LINE && c->line->operands[two].number > 3)
		return refuse(refusal, two, "invalid op_sel operand: it has two bits here, fi and bound_ctrl");
	int dropped = c->form->takes & ISA_DST_BYTE_SEL ? find_modifier(c, MODIFIER_OP_SEL) : ISA_WHOLE_LINE;
	if (dropped != ISA_WHOLE_LINE && c->line->operands[dropped].number >> isa_op_sel_sources(c->form))
		return refuse(refusal, dropped,
		              "op_sel has no bit for the destination: byte_sel selects it [stricter than llvm-mc]");
	int bytes = c->form->takes & ISA_BYTE_SEL ? find_modifier(c, MODIFIER_OP_SEL) : ISA_WHOLE_LINE;
	if (bytes != ISA_WHOLE_LINE && c->line->operands[bytes].number & 1)
		return refuse(refusal, bytes, "op_sel has no bit for the source: byte_sel selects it [stricter than llvm-mc]");
	int pairs = c->form->flags & ISA_PAIRS ? find_modifier(c, MODIFIER_OP_SEL) : ISA_WHOLE_LINE;
	if (pairs != ISA_WHOLE_LINE && c->line->operands[pairs].number & 3)
		return refuse(refusal, pairs, "invalid op_sel operand: the first two sources are pairs, whose bits are 0");
	int at = c->form->flags & ISA_OP_SEL_UNUSED ? find_modifier(c, MODIFIER_OP_SEL) : ISA_WHOLE_LINE;
	return at == ISA_WHOLE_LINE || !c->line->operands[at].number ||
	       refuse(refusal, at, "op_sel has no bits in this instruction: it must be 0 [stricter than llvm-mc]");
}

/* Where op_sel selects anything it selects the halves that are written. */
static bool op_sel_agrees(const struct checked *c, struct isa_refusal *refusal) {
	bool is_last = c->form->takes & ISA_OP_SEL_LAST, writes_vgpr = false;
	int at = c->form->halves ? find_modifier(c, is_last ? MODIFIER_OP_SEL_LAST : MODIFIER_OP_SEL) : ISA_WHOLE_LINE;
	unsigned sources = 0, all = isa_op_sel_sources(c->form);
	if (at == ISA_WHOLE_LINE || !c->line->operands[at].number)
		return true;
	int64_t selects = c->line->operands[at].number;
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		bool is_source = isa_kinds[c->form->kinds[i]].role == ROLE_SRC;
		bool selected = selects >> (is_source ? sources : all) & 1;
		sources += is_source;
		writes_vgpr |= !is_source && isa_kinds[c->form->kinds[i]].groups & GROUP_VGPR;
		bool tied = is_source || !(c->form->flags & ISA_TIED) || selected == (selects >> (all - 1) & 1);
		if (operand && operand->half != WHOLE_REGISTER && (selected != (operand->half == HIGH_HALF) || !tied))
			return refuse(refusal, at,
			              "op_sel operand conflicts with 16-bit operand suffix: leave op_sel out, because .l and .h "
			              "select the half");
	}
	return writes_vgpr || !(selects >> all & 1) ||
	       refuse(refusal, at, "op_sel has no bit for a mask of lanes: it must be 0 [stricter than llvm-mc]");
}

static bool is_trap(const struct isa_operand *operand) {
	enum { FIRST = 108, LAST = 123 };
	return operand->reg >= FIRST && operand->reg <= LAST;
}

/* Of scalars, packed numbers of 32 bits are the low one, whose bits are 0. llvm-mc takes TTMPs otherwise; null is 0. */
static bool packed_scalars_are_low(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_OP_SEL), high_at = find_modifier(c, MODIFIER_OP_SEL_HI);
	int64_t selects = high_at < 0 ? -1 : c->line->operands[high_at].number;
	selects |= at < 0 ? 0 : c->line->operands[at].number;
	unsigned sources = 0;
	for (unsigned i = 0; c->form->kinds[i] && c->form->format == FORMAT_VOP3P && is(c, TRAIT_LOW_SCALARS); i++) {
		const struct isa_operand *operand = operand_at(c, i);
		unsigned kind = c->form->kinds[i], n = sources;
		sources += isa_kinds[kind].role == ROLE_SRC;
		if (isa_kinds[kind].role == ROLE_SRC && isa_kinds[kind].type == TYPE_V2F32 &&
		    operand->type == OPERAND_REGISTER && operand->group & GROUP_CONSTANT_BUS & ~(unsigned)GROUP_NULL &&
		    !is_trap(operand) && selects >> n & 1)
			return refuse(
			    refusal, at < 0 ? ISA_WHOLE_LINE : at,
			    "invalid op_sel operand: scalars supply their low dword, so their bits of op_sel and op_sel_hi are 0");
	}
	return true;
}

/* From gfx940 on, dot products read both halves. */
static bool dot_product_is_whole(const struct checked *c, struct isa_refusal *refusal) {
	if (!(c->form->flags & ISA_DOT_PRODUCT) || !is(c, TRAIT_WHOLE_DOT_PRODUCTS))
		return true;
	int at = find_modifier(c, MODIFIER_OP_SEL);
	bool selects = at != ISA_WHOLE_LINE && c->line->operands[at].number;
	return (!selects && find_modifier(c, MODIFIER_OP_SEL_HI) == ISA_WHOLE_LINE) ||
	       refuse(refusal, at,
	              "invalid op_sel operand: leave op_sel and op_sel_hi out; this processor reads both halves");
}

/* neg_lo and neg_hi have no bits for some sources. Across lanes llvm-mc drops what it is asked for. */
static bool negated_have_bits(const struct checked *c, struct isa_refusal *refusal) {
	static const struct {
		uint8_t modifier;
		char text[64], dropped[88];
	} rows[] = {
	    {MODIFIER_NEG_LO, "invalid neg_lo operand: it has no bit for that source",
	     "invalid neg_lo operand: it has no bit for that source [stricter than llvm-mc]"},
	    {MODIFIER_NEG_HI, "invalid neg_hi operand: it has no bit for that source",
	     "invalid neg_hi operand: it has no bit for that source [stricter than llvm-mc]"},
	};
	unsigned sources = 0;
	int64_t without = 0, low_alone = 0;
	for (unsigned i = 0; c->form->kinds[i] && c->form->takes & (ISA_NEG_HALVES | ISA_NEG_LO); i++)
		if (isa_kinds[c->form->kinds[i]].role == ROLE_SRC) {
			low_alone |= (int64_t)isa_kinds[c->form->kinds[i]].low_alone << sources;
			without |= (int64_t)isa_kinds[c->form->kinds[i]].unnegated << sources++;
		}
	int high = find_modifier(c, MODIFIER_NEG_HI);
	if (high >= 0 && c->line->operands[high].number & low_alone)
		return refuse(refusal, high, rows[1].dropped);
	for (size_t i = 0; without && i < sizeof rows / sizeof rows[0]; i++) {
		int at = find_modifier(c, rows[i].modifier);
		if (at >= 0 && c->line->operands[at].number & without)
			return refuse(refusal, at, c->form->family == FAMILY_OWN ? rows[i].text : rows[i].dropped);
	}
	return true;
}

static bool index_key_fits(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_INDEX_KEY);
	return at < 0 || c->line->operands[at].number <= 1 || c->form->takes & ISA_INDEX_KEY4 ||
	       refuse(refusal, at, "out of range index_key: it is 0 or 1");
}

/* llvm-mc stores low bits of a double. */
static bool immediates_are_integers(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		unsigned type = isa_kinds[c->form->kinds[i]].type;
		if (operand && operand->type == OPERAND_REAL && operand->number && type >= TYPE_ANY8 && type <= TYPE_ANY32)
			return refuse(refusal, c->places[i],
			              "invalid operand for instruction: it takes an integer [stricter than llvm-mc]");
	}
	return true;
}

static int64_t modifier_or(const struct checked *c, unsigned modifier, int64_t missing) {
	int at = find_modifier(c, modifier);
	return at < 0 ? missing : c->line->operands[at].number;
}

static bool has_field(const struct checked *c, enum isa_role role) {
	return isa_fields[c->form->layout][role].width != 0;
}

/* The dimension tells the size of the address, and what is loaded of each sample has several of them. */
static bool dimension_is_right(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_DIM);
	if (!has_field(c, ROLE_DIM))
		return true;
	if (at < 0)
		return refuse(refusal, ISA_WHOLE_LINE, "missing dim operand: write dim:2D, or the image's kind");
	return c->form->kinds[0] != KIND_imsaa || isa_dims[c->line->operands[at].number].samples ||
	       refuse(refusal, at, "invalid dim; must be MSAA type: dim:2D_MSAA or dim:2D_MSAA_ARRAY");
}

/* The registers of a list, and those of a tuple. */
static unsigned address_words(const struct checked *c, const struct isa_operand *operand) {
	const struct isa_address_list *list = &c->line->addresses;
	unsigned words = 0;
	if (operand->type != OPERAND_LIST)
		return operand->words;
	for (unsigned i = 0; i < list->count; i++)
		words += list->at[i].words;
	return words;
}

/* Eight registers are an address of five to seven, too: older LLVMs had no tuples of these sizes. */
static bool address_fits(const struct checked *c, struct isa_refusal *refusal) {
	enum { LEAST_OF_8 = 5, EIGHT = 8 };
	if (isa_most_addresses(c->form->layout) == 1)
		return true;
	unsigned place = isa_address_place(c->form), kind = c->form->kinds[place];
	const struct isa_operand *operand = operand_at(c, place);
	bool is_list = operand->type == OPERAND_LIST, is_ray = isa_is_ray(kind);
	struct isa_address_shape shape = isa_address_shape(c->line->machine, c->form, kind,
	                                                   (unsigned)modifier_or(c, MODIFIER_DIM, 0),
	                                                   modifier_or(c, MODIFIER_A16, 0) != 0);
	unsigned words = address_words(c, operand), count = is_list ? c->line->addresses.count : shape.count;
	if ((words == shape.words && count == shape.count) ||
	    (!is_list && !is_ray && words == EIGHT && shape.words >= LEAST_OF_8 && shape.words < EIGHT))
		return true;
	refuse(refusal, ISA_WHOLE_LINE,
	       is_ray                 ? "image address size does not match a16"
	       : count == shape.count ? "image address size does not match dim and a16 [stricter than llvm-mc]"
	                              : "image address size does not match dim and a16");
	refusal->address_words = shape.words;
	return false;
}

static bool image_data_fit(const struct checked *c, struct isa_refusal *refusal) {
	static const char texts[][64] = {
	    "image data size does not match dmask and tfe", "image data size does not match dmask, d16 and tfe",
	    "image data size does not match dmask", "image data size does not match dmask and d16"};
	bool no_status = is(c, TRAIT_NO_STATUS);
	bool has_d16 = c->form->takes & ISA_D16 && !is(c, TRAIT_UNPACKED_HALVES);
	struct isa_image image = {
	    (unsigned)modifier_or(c, MODIFIER_DMASK, 0) & 0xf, isa_image_gathers(c->line->machine, c->form->kinds[0]),
	    modifier_or(c, MODIFIER_D16, 0) && !is(c, TRAIT_UNPACKED_HALVES), modifier_or(c, MODIFIER_TFE, 0) != 0};
	if (!has_field(c, ROLE_DMASK) || operand_at(c, 0)->type == OPERAND_OFF ||
	    operand_at(c, 0)->words == isa_image_words(&image))
		return true;
	refuse(refusal, ISA_WHOLE_LINE, texts[no_status * 2 + has_d16]);
	refusal->words = isa_image_words(&image);
	return false;
}

/* What dmask may be; llvm-mc drops its higher bits, and takes samples without data for atomics. */
static bool dmask_fits(const struct checked *c, struct isa_refusal *refusal) {
	unsigned kind = c->form->kinds[0];
	int at = find_modifier(c, MODIFIER_DMASK);
	int64_t all = modifier_or(c, MODIFIER_DMASK, 0), dmask = all & 0xf;
	bool is_atomic = kind == KIND_iatomic || kind == KIND_icmpswap;
	if ((is_atomic || operand_at(c, 0)->type == OPERAND_OFF) && dmask != 1 && dmask != 3 && dmask != 0xf)
		return refuse(refusal, at, "invalid atomic image dmask: it is 1, 3 or 15");
	if (isa_image_gathers(c->line->machine, kind) && (!dmask || dmask & (dmask - 1)))
		return refuse(refusal, at, "invalid image_gather dmask: only one bit must be set: it is 1, 2, 4 or 8");
	return all == dmask || refuse(refusal, at, "dmask has 4 bits [stricter than llvm-mc]");
}

/* From gfx90a on, several VGPRs begin at an even one. */
static bool vgprs_are_even(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i] && is(c, TRAIT_EVEN_VGPRS) && !(c->form->flags & ISA_ODD); i++) {
		const struct isa_operand *operand = operand_at(c, i);
		if (operand && operand->type == OPERAND_REGISTER && operand->group & (GROUP_VGPR | GROUP_AGPR) &&
		    operand->words > 1 && operand->reg & 1 && !isa_kinds[c->form->kinds[i]].may_be_odd)
			return refuse(refusal, ISA_WHOLE_LINE,
			              "invalid register class: vgpr tuples must be 64 bit aligned: begin with an even register");
	}
	return true;
}

/* llvm-mc drops the bit that it is asked for. */
static bool extension_has_bit(const struct checked *c, struct isa_refusal *refusal) {
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		bool none = c->form->family != FAMILY_SDWA || isa_kinds[c->form->kinds[i]].changes;
		if (operand && operand->extended && none)
			return refuse(refusal, c->places[i], "sext() has no bit in this form [stricter than llvm-mc]");
	}
	return true;
}

/* llvm-mc writes the number of a literal, for which there is no room; and other numbers for floats of 32 bits that are
 * written as integers, where the instruction has 16 bits. */
static bool sdwa_constant_is_inline(const struct checked *c, struct isa_refusal *refusal) {
	int64_t value;
	for (unsigned i = 0; c->form->kinds[i] && c->form->family == FAMILY_SDWA; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		bool wider = i > 1 && c->form->kinds[i] == KIND_b32 && isa_kinds[c->form->kinds[i - 1]].type == TYPE_F16 &&
		             operand->type == OPERAND_INTEGER && operand->number >> 16 > 0;
		if (is_literal(c, i, &value) || (wider && operand->number < INT64_C(0xfffffff0)))
			return refuse(refusal, c->places[i],
			              "invalid operand for instruction: no inline constant in 16 bits [stricter than llvm-mc]");
	}
	return true;
}

/* llvm-mc takes no part for what is added to, though there are bits for it. */
static bool sum_is_whole(const struct checked *c, struct isa_refusal *refusal) {
	int at = c->form->flags & ISA_TIED && c->form->family == FAMILY_SDWA ? find_modifier(c, MODIFIER_DST_SEL) : -1;
	return at < 0 || c->line->operands[at].number == isa_presets[MODIFIER_DST_SEL] ||
	       refuse(refusal, at, "invalid operand for instruction: it accumulates into a whole register, dst_sel:DWORD");
}

/* llvm-mc takes one dword for two, and drops the second of two. */
static bool dpp_source_has_size(const struct checked *c, struct isa_refusal *refusal) {
	bool has_lanes = c->form->family == FAMILY_DPP || c->form->family == FAMILY_VOP3_DPP8;
	for (unsigned i = 0; c->form->kinds[i] && has_lanes; i++) {
		const struct isa_operand *operand = operand_at(c, i);
		unsigned words = isa_kinds[c->form->kinds[i]].words;
		if (operand && operand->type == OPERAND_REGISTER && operand->words && operand->words != words)
			return refuse(refusal, c->places[i],
			              words == 1 ? "invalid operand for instruction: it is one register [stricter than llvm-mc]"
			              : is(c, TRAIT_WIDE_DPP)
			                  ? "invalid operand for instruction: it is two registers [stricter than llvm-mc]"
			                  : "DPP has 64-bit sources since gfx90a [stricter than llvm-mc]");
	}
	return true;
}

/* Where the second source of DPP in VOP3 is no scalar. */
static bool second_source_is_vgpr(const struct checked *c, struct isa_refusal *refusal) {
	unsigned sources = 0;
	if (c->form->family < FAMILY_VOP3_DPP || is(c, TRAIT_SCALARS_BESIDE_LANES))
		return true;
	for (unsigned i = 0; c->form->kinds[i]; i++) {
		if (isa_kinds[c->form->kinds[i]].role != ROLE_SRC || sources++ != 1)
			continue;
		const struct isa_operand *operand = operand_at(c, i);
		if (operand->type != OPERAND_REGISTER)
			return refuse(
			    refusal, c->places[i],
			    "src1 immediate operand invalid for instruction: with lanes such as row_shr:1 it is a VGPR; move it "
			    "to one first");
		if (operand->group != GROUP_VGPR)
			return refuse(refusal, c->places[i],
			              "invalid operand for instruction: with lanes such as row_shr:1 it is a VGPR; v_mov_b32 "
			              "moves it to one");
	}
	return true;
}

static bool dpp_lanes_are_known(const struct checked *c, struct isa_refusal *refusal) {
	int at = find_modifier(c, MODIFIER_DPP_CTRL);
	if (at < 0 || !isa_reads_one_lane(c->line->machine, c->form) ||
	    (c->line->operands[at].number >= ISA_ONE_LANE_FIRST && c->line->operands[at].number <= ISA_ONE_LANE_LAST))
		return true;
	return refuse(refusal, at,
	              isa_exists(c->line->machine, FEATURE_SINCE_10)
	                  ? "DP ALU dpp only supports row_share: operands of 64 bits read one lane of each row"
	                  : "DP ALU dpp only supports row_newbcast: operands of 64 bits read one lane of each row");
}

/* llvm-mc drops the bits above the mask. */
static bool masks_fit(const struct checked *c, struct isa_refusal *refusal) {
	static const uint8_t masks[] = {MODIFIER_ROW_MASK, MODIFIER_BANK_MASK};
	int fi = find_modifier(c, MODIFIER_FI);
	if (fi >= 0 && (c->line->operands[fi].number < 0 || c->line->operands[fi].number > 1))
		return refuse(refusal, fi, "invalid fi value: it is 0 or 1 [stricter than llvm-mc]");
	int choice = find_modifier(c, MODIFIER_FI8);
	if (choice >= 0 && !c->line->operands[choice].number)
		return refuse(refusal, choice, "invalid fi value: it is 0 or 1 [stricter than llvm-mc]");
	for (size_t i = 0; i < sizeof masks / sizeof masks[0]; i++) {
		int at = find_modifier(c, masks[i]);
		if (at >= 0 && (c->line->operands[at].number < 0 || c->line->operands[at].number > 15))
			return refuse(refusal, at, "the mask has four bits: it is 0 to 15 [stricter than llvm-mc]");
	}
	return true;
}

/* What a line has that rules are about: most lines have little of it. */
enum concern {
	NUMBERS = 1 << 0,
	SCALARS = 1 << 1, /* registers that are read through the constant bus */
	DIRECT = 1 << 2,  /* LDS_DIRECT */
	ABSOLUTES = 1 << 3,
	MODIFIERS = 1 << 4,
	MATRICES = 1 << 5,
	ACCUMULATORS = 1 << 6, /* AGPRs */
	PAIRS = 1 << 7,        /* several vector registers */
	SCALAR_MEMORY = 1 << 8,
	MEMORY = 1 << 9,
	EXTENSIONS = 1 << 10, /* sext() */
	SDWA = 1 << 11,
	DPP = 1 << 12,
	IMAGES = 1 << 13,
	PAIRED = 1 << 14, /* two instructions */
};

static unsigned concerns_of_operand(const struct isa_operand *operand) {
	if (operand->type == OPERAND_MODIFIER)
		return MODIFIERS;
	if (operand->type != OPERAND_REGISTER)
		return NUMBERS | (operand->absolute ? ABSOLUTES : 0U) | (operand->extended ? EXTENSIONS : 0U);
	return (operand->extended ? EXTENSIONS : 0U) | (operand->group & GROUP_CONSTANT_BUS ? SCALARS : 0U) |
	       (operand->group == GROUP_LDS ? DIRECT : 0U) | (operand->group == GROUP_AGPR ? ACCUMULATORS : 0U) |
	       (operand->words > 1 && operand->group & (GROUP_VGPR | GROUP_AGPR) ? PAIRS : 0U) |
	       (operand->absolute ? ABSOLUTES : 0U);
}

static unsigned concerns_of(const struct isa_line *line, const struct isa_form *form) {
	unsigned concerns = form->format == FORMAT_SMEM                     ? SCALAR_MEMORY
	                    : isa_format_takes[form->format] & ISA_IMAGE    ? IMAGES
	                    : isa_is_vector_memory(form->format)            ? MEMORY
	                    : isa_format_is(form->format, FORMAT_IS_MATRIX) ? MATRICES
	                    : form->family == FAMILY_SDWA                   ? SDWA
	                    : form->family >= FAMILY_DPP                    ? DPP
	                    : form->second                                  ? PAIRED
	                                                                    : 0;
	for (unsigned i = 0; i < line->count; i++)
		concerns |= concerns_of_operand(&line->operands[i]);
	return concerns;
}

/* With each rule what concerns it, one of these at least. A loop over a table of them would take a third of the time of
 * all encoding. */
#define RULES(RULE)                                                                                                    \
	RULE(accumulators_are_agprs, MATRICES)                                                                             \
	RULE(scalar_offset_is_register, MEMORY)                                                                            \
	RULE(wait_reads_nothing, NUMBERS)                                                                                  \
	RULE(lds_direct_is_first, DIRECT)                                                                                  \
	RULE(literals_are_one, NUMBERS)                                                                                    \
	RULE(constants_are_as_written, NUMBERS)                                                                            \
	RULE(constant_bus_is_free, NUMBERS | SCALARS)                                                                      \
	RULE(halves_are_apart, PAIRED)                                                                                     \
	RULE(dot_product_is_whole, MODIFIERS)                                                                              \
	RULE(negated_have_bits, MODIFIERS)                                                                                 \
	RULE(index_key_fits, MODIFIERS)                                                                                    \
	RULE(accumulator_source_is_vgpr, ACCUMULATORS)                                                                     \
	RULE(matrices_fit, MATRICES)                                                                                       \
	RULE(packed_scalars_are_low, SCALARS)                                                                              \
	RULE(elements_have_words, PAIRS)                                                                                   \
	RULE(wide_literals_are_whole, NUMBERS)                                                                             \
	RULE(offset_may_be_scaled, MODIFIERS)                                                                              \
	RULE(dimension_is_right, IMAGES)                                                                                   \
	RULE(image_halves_are_there, IMAGES)                                                                               \
	RULE(image_data_fit, IMAGES)                                                                                       \
	RULE(address_fits, IMAGES)                                                                                         \
	RULE(dmask_fits, IMAGES)                                                                                           \
	RULE(offset_is_in_range, SCALAR_MEMORY)                                                                            \
	RULE(dpp_lanes_are_known, DPP)                                                                                     \
	RULE(second_source_is_vgpr, DPP)                                                                                   \
	RULE(no_absolute_with_mask, ABSOLUTES)                                                                             \
	RULE(absolutes_have_bits, ABSOLUTES)                                                                               \
	RULE(extension_has_bit, EXTENSIONS)                                                                                \
	RULE(sdwa_constant_is_inline, SDWA)                                                                                \
	RULE(sum_is_whole, SDWA)                                                                                           \
	RULE(dpp_source_has_size, DPP)                                                                                     \
	RULE(masks_fit, DPP | MODIFIERS)                                                                                   \
	RULE(vgprs_are_even, PAIRS)                                                                                        \
	RULE(blgp_is_spelt, MATRICES)                                                                                      \
	RULE(policy_is_known, SCALAR_MEMORY)                                                                               \
	RULE(clamp_is_there, MODIFIERS)                                                                                    \
	RULE(op_sel_has_bits, MODIFIERS)                                                                                   \
	RULE(op_sel_agrees, MODIFIERS)                                                                                     \
	RULE(immediates_are_integers, NUMBERS)                                                                             \
	RULE(agprs_are_there, ACCUMULATORS)                                                                                \
	RULE(inst_offset_is_in_range, MODIFIERS)                                                                           \
	RULE(gds_is_there, MODIFIERS)                                                                                      \
	RULE(atomics_return, MEMORY)                                                                                       \
	RULE(hint_fits, MODIFIERS)                                                                                         \
	RULE(base_has_bits, MEMORY)                                                                                        \
	RULE(policy_has_bits, MODIFIERS)                                                                                   \
	RULE(status_is_wanted, MODIFIERS)                                                                                  \
	RULE(format_is_one, MODIFIERS)

/* Those of lines that have nothing but numbers and scalar registers for rules: nearly all. */
enum { COMMON = NUMBERS | SCALARS };

bool isa_rules_hold(const struct isa_line *line, const struct isa_form *form, const int8_t *places,
                    struct isa_refusal *refusal) {
#define HOLDS(holds, concerning)                                                                                       \
	if (concerns & (concerning) && !holds(&checked, refusal))                                                          \
		return false;
#define HOLDS_COMMONLY(holds, concerning)                                                                              \
	if ((concerning)&COMMON && concerns & (concerning) && !holds(&checked, refusal))                                   \
		return false;
	const struct checked checked = {line, form, places};
	const unsigned concerns = concerns_of(line, form);
	if (concerns & ~(unsigned)COMMON) {
		RULES(HOLDS)
	} else if (concerns) {
		RULES(HOLDS_COMMONLY)
	}
	return true;
}

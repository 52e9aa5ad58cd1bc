/* form.c: see form.h. */
#include "form.h"

#include "feature_sets.h"

#define VECTOR FORMAT_IS_VECTOR
#define LONG FORMAT_IS_LONG
#define MATRIX FORMAT_IS_MATRIX
#define HALVES FORMAT_HAS_HALVES
#define PAIR FORMAT_IS_PAIR

_Static_assert(MODIFIER_COUNT <= 64, "sets of modifiers have a bit each");

const uint8_t isa_format_traits[FORMAT_COUNT] = {
#define KD_FORMAT(id, traits, meaning) [FORMAT_##id] = (traits),
#include "kdasm/isa/formats.def"
};

const struct isa_layout isa_layouts[LAYOUT_COUNT] = {
    [LAYOUT_NONE] = {.vop3 = NO_VOP3},
#define KD_LAYOUT(id, format, generations, bytes, base, opcode, opcode_width, vop3)                                    \
	[LAYOUT_##id] = {base, FORMAT_##format, bytes, opcode, opcode_width, vop3},
#include "kdasm/isa/formats.def"
};

#define OFFSET ISA_OFFSET
#define GDS ISA_GDS
#define POLICY ISA_POLICY
#define TFE ISA_TFE
#define IMAGE ISA_IMAGE
#define IMAGE_TFE ISA_IMAGE_TFE
#define TYPED ISA_TYPED
#define MATRIX_FMT ISA_MATRIX_FMT
#define MATRIX_SCALES ISA_MATRIX_SCALES
#define MATRIX_REUSE ISA_MATRIX_REUSE
#define NEG_HALVES ISA_NEG_HALVES

const uint64_t isa_format_takes[FORMAT_COUNT] = {
#define KD_FORMAT_TAKES(format, takes) [FORMAT_##format] = (takes),
#include "kdasm/isa/formats.def"
};

const uint64_t isa_layout_rests[LAYOUT_COUNT] = {
#define KD_LAYOUT_REST(layout, base) [LAYOUT_##layout] = base,
#include "kdasm/isa/formats.def"
};

const struct isa_field isa_fields[LAYOUT_COUNT][ROLE_COUNT] = {
#define KD_FIELD(layout, role, bit, width, shift) [LAYOUT_##layout][ROLE_##role] = {bit, width, shift, false},
#define KD_SIGNED_FIELD(layout, role, bit, width) [LAYOUT_##layout][ROLE_##role] = {bit, width, 0, true},
#include "kdasm/isa/formats.def"
};

const struct isa_field isa_opcode_rests[LAYOUT_COUNT] = {
#define KD_OPCODE_REST(layout, bit, width, shift) [LAYOUT_##layout] = {bit, width, shift, false},
#include "kdasm/isa/formats.def"
};

const uint8_t isa_no_offset_registers[LAYOUT_COUNT] = {
#define KD_NO_OFFSET_REGISTER(layout, register) [LAYOUT_##layout] = register,
#include "kdasm/isa/formats.def"
};

/* The formats of other families; 0, which is none of a vector instruction, where there is none. */
static const uint8_t beside[FORMAT_COUNT][FAMILY_COUNT] = {
#define KD_BESIDE(format, family, other) [FORMAT_##format][FAMILY_##family] = FORMAT_##other,
#include "kdasm/isa/formats.def"
};

const uint8_t isa_role_rests[ROLE_COUNT] = {
    [ROLE_OP_SEL] = ROLE_OP_SEL_REST,
    [ROLE_ATTRIBUTE] = ROLE_CHANNEL,
    [ROLE_BITOP3] = ROLE_BITOP3_MIDDLE,
    [ROLE_BITOP3_MIDDLE] = ROLE_BITOP3_HIGH,
    [ROLE_OP_SEL_HI] = ROLE_OP_SEL_HI2,
    [ROLE_DST] = ROLE_DST_FILE,
    [ROLE_POLICY] = ROLE_POLICY_SLC,
    [ROLE_POLICY_SLC] = ROLE_POLICY_DLC,
    [ROLE_POLICY_DLC] = ROLE_POLICY_SCC,
    [ROLE_POLICY_SCC] = ROLE_POLICY_SCOPE,
    [ROLE_POLICY_SCOPE] = ROLE_POLICY_NV,
    [ROLE_POLICY_NV] = ROLE_POLICY_SCALE,
    [ROLE_MATRIX_B_FMT] = ROLE_MATRIX_B_FMT_HIGH,
    [ROLE_ADDRESS] = ROLE_AGPR,
    [ROLE_DATA0] = ROLE_AGPR,
    [ROLE_DATA1] = ROLE_AGPR,
    [ROLE_DATA_DST] = ROLE_AGPR,
    [ROLE_SRC0] = ROLE_SRC0_FILE,
    [ROLE_SRC1] = ROLE_SRC1_FILE,
    [ROLE_BYTE_SEL] = ROLE_BYTE_SEL_HIGH,
    [ROLE_NEG] = ROLE_NEG1,
    [ROLE_ABS] = ROLE_ABS1,
    [ROLE_SEXT] = ROLE_SEXT1,
};

bool isa_has_beside(const struct isa_machine *machine, unsigned format, enum isa_family family) {
	return beside[format][family] && isa_layout_of(machine, beside[format][family]) != LAYOUT_NONE;
}

struct isa_offsets isa_offsets_of(unsigned layout, enum isa_type type) {
	const struct isa_field *field = &isa_fields[layout][ROLE_OFFSET];
	int64_t past = INT64_C(1) << (field->width - field->is_signed);
	return (struct isa_offsets){type == TYPE_OFFSET && field->is_signed ? -past : 0, past - 1};
}

unsigned isa_role_width(unsigned layout, unsigned role) {
	unsigned width = 0;
	for (; role != ROLE_NOWHERE; role = isa_role_rests[role]) {
		const struct isa_field *field = &isa_fields[layout][role];
		width = field->width && field->shift + field->width > width ? field->shift + field->width : width;
	}
	return width;
}

uint64_t isa_row_takes(const struct isa_row *row) {
	uint64_t takes = row->takes | (row->flags & ISA_BARE ? 0 : isa_format_takes[row->format]);
	if (takes & (ISA_OFFSETS | ISA_SWIZZLE))
		takes &= ~(uint64_t)ISA_OFFSET;
	return row->flags & ISA_NO_GDS ? takes & ~(uint64_t)ISA_GDS : takes;
}

uint64_t isa_takes(const struct isa_machine *machine, const struct isa_row *row) {
	return isa_row_takes(row) & ~(isa_is(machine, TRAIT_NO_STATUS) ? ISA_IMAGE_TFE : 0);
}

/* What the kind is on the machine. */
static unsigned kind_of(const struct isa_machine *machine, unsigned kind) {
	if (isa_is(machine, TRAIT_IMPLIED_VCC))
		kind = kind == KIND_carry_in ? KIND_vcc_in : kind == KIND_carry_out ? KIND_vcc_out : kind;
	if (kind == KIND_sdwa_cc && isa_is(machine, TRAIT_SDWA_WRITES_VCC))
		kind = KIND_carry_out;
	unsigned other = machine->wave == KD_WAVE_32 ? isa_kinds_of_wave32[kind] : KIND_NONE;
	return other ? other : kind;
}

/* Kinds as the machine has them; most machines of wavefronts with 64 lanes have those of the rows. */
static void put_kinds_of_machine(const struct isa_machine *machine, struct isa_form *form) {
	if (machine->wave == KD_WAVE_64 && !isa_is(machine, TRAIT_IMPLIED_VCC))
		return;
	for (unsigned i = 0; form->kinds[i]; i++)
		form->kinds[i] = (uint16_t)kind_of(machine, form->kinds[i]);
}

const uint16_t *isa_operands_of(const struct isa_machine *machine, const struct isa_row *row) {
	return row->operands + (row->operands[0] == KIND_vcc_cmpx && isa_is(machine, TRAIT_CMPX_WRITES_EXEC));
}

bool isa_form_takes(const struct isa_form *form, unsigned modifier) {
	return form->takes & isa_modifiers[modifier].taken && isa_modifiers_of(form->layout) >> modifier & 1;
}

static void put_literals(const struct isa_machine *machine, struct isa_form *form) {
	if (isa_is(machine, TRAIT_WIDE_LITERALS))
		form->literals = isa_format_is(form->format, FORMAT_IS_LONG) ? LITERALS_HIGH : LITERALS_WIDE;
}

static void put_row(const struct isa_machine *machine, const struct isa_row *row, struct isa_form *form) {
	uint64_t takes = isa_takes(machine, row) & ~ISA_TFE;
	unsigned layout = isa_layout_of(machine, row->format);
	*form = (struct isa_form){.row = row,
	                          .format = row->format,
	                          .layout = (uint8_t)layout,
	                          .opcode = (uint16_t)isa_opcode(machine, row),
	                          .flags = row->flags};
	form->source_bits = isa_format_is(row->format, FORMAT_IS_LONG);
	form->needs = (row->flags & ISA_ONLY_GDS ? ISA_GDS : 0) | (takes & (ISA_TO_LDS | ISA_FROM_LDS));
	const uint64_t of_vop3_form = ISA_CLAMP | ISA_OMOD | ISA_OP_SEL | ISA_SWAPS | ISA_FI | ISA_BYTE_SEL;
	if (isa_layouts[layout].vop3 != NO_VOP3)
		takes &= ~of_vop3_form;
	const uint16_t *operands = isa_operands_of(machine, row);
	for (unsigned i = 0; operands[i]; i++) {
		form->kinds[i] = operands[i];
		form->data += isa_is_data(operands[i]);
		if (isa_kinds[operands[i]].role == ROLE_OFFSET && isa_fields[layout][ROLE_OFFSET_REGISTER].width)
			takes |= ISA_SCALAR_OFFSET;
	}
	put_kinds_of_machine(machine, form);
	for (unsigned i = 0; form->kinds[i]; i++)
		takes |= isa_kind_takes[form->kinds[i]];
	form->takes = takes;
	put_literals(machine, form);
}

/* What follows the first half of a pair. */
static void put_colons(struct isa_form *form) {
	unsigned count = 0;
	while (form->kinds[count])
		count++;
	form->kinds[count] = KIND_colons;
	form->kinds[count + 1] = KIND_second;
}

/* Both halves have so few operands that they fit. */
bool isa_pair_of(const struct isa_machine *machine, const struct isa_row *first, const struct isa_row *second,
                 struct isa_form *form) {
	unsigned count = 0;
	if (first->format != second->format || first->flags & ISA_SECOND || !isa_kinds_of_second[second->operands[0]] ||
	    !isa_go_together(first, second))
		return false;
	put_row(machine, first, form);
	put_colons(form);
	while (form->kinds[count])
		count++;
	for (unsigned i = 0; second->operands[i]; i++) {
		unsigned kind = kind_of(machine, second->operands[i]), other = isa_kinds_of_second[kind];
		form->kinds[count++] = (uint16_t)(other ? other : kind);
	}
	form->second = second;
	form->second_opcode = (uint8_t)isa_opcode(machine, second);
	form->takes |= second->takes;
	form->flags |= second->flags;
	return true;
}

/* The operand that has variants; KIND_NONE: there is none. */
static unsigned place_of(const struct isa_row *row) {
	for (unsigned i = 0; row->operands[i]; i++)
		if (isa_kinds[row->operands[i]].type == TYPE_PLACE && row->operands[i] != KIND_addr)
			return row->operands[i];
	return KIND_NONE;
}

static void put_variant(struct isa_form *form, const struct isa_variant *variant) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (form->kinds[i] == KIND_addr)
			form->kinds[i] = variant->address;
		else if (form->kinds[i] == variant->place)
			form->kinds[i] = variant->base;
	form->needs |= variant->needs;
	form->takes |= variant->needs;
	form->sets = variant->sets;
}

bool isa_has_16_bits(const struct isa_row *row) {
	bool has = false;
	for (unsigned i = 0; row->operands[i]; i++)
		has |= isa_kinds[row->operands[i]].half;
	return has;
}

bool isa_has_halves(const struct isa_machine *machine, const struct isa_row *row) {
	return isa_is(machine, TRAIT_HALVES) && isa_format_is(row->format, FORMAT_HAS_HALVES) && isa_has_16_bits(row);
}

uint64_t isa_takes_of_forms(const struct isa_machine *machine, const struct isa_row *row) {
	uint64_t takes = isa_takes(machine, row);
	unsigned place = place_of(row);
	if (isa_has_halves(machine, row) && !(row->flags & ISA_NO_OP_SEL))
		takes |= ISA_OP_SEL;
	for (const struct isa_variant *variant = isa_variants; place && variant->place; variant++)
		if (variant->place == place)
			takes |= variant->needs;
	for (unsigned i = 0; row->operands[i]; i++)
		takes |= isa_kind_takes[kind_of(machine, row->operands[i])];
	return takes;
}

static bool own_form(const struct isa_machine *machine, const struct isa_row *row, unsigned n, struct isa_form *form) {
	unsigned place = isa_is_vector_memory(row->format) ? place_of(row) : KIND_NONE;
	const struct isa_variant *variant = isa_variants;
	if (place == KIND_NONE) {
		if (n == 0)
			put_row(machine, row, form);
		if (n == 0 && isa_format_is(row->format, FORMAT_IS_PAIR) && !(row->flags & ISA_SECOND))
			put_colons(form);
		return n == 0;
	}
	bool has_status = isa_takes(machine, row) & ISA_TFE && !isa_is(machine, TRAIT_NO_STATUS) &&
	                  isa_kinds[row->operands[0]].role == ROLE_DATA_DST;
	for (; variant->place; variant++) {
		if (variant->place != place || !isa_exists(machine, variant->feature))
			continue;
		if (n <= has_status)
			break;
		n -= 1u + has_status;
	}
	if (!variant->place)
		return false;
	put_row(machine, row, form);
	put_variant(form, variant);
	form->status = n == 1;
	if (form->status) {
		form->takes |= ISA_TFE;
		form->needs |= ISA_TFE;
	}
	return true;
}

/* The format of the VOP3 forms of another one. */
static unsigned vop3_format(unsigned format) {
	return format == FORMAT_VINTRP ? FORMAT_VINTRP3 : FORMAT_VOP3;
}

uint64_t isa_modifiers_of_row(const struct isa_machine *machine, const struct isa_row *row) {
	unsigned layout = isa_layout_of(machine, row->format);
	uint64_t own = isa_modifiers_of(layout);
	bool has_vop3 = isa_layouts[layout].vop3 != NO_VOP3 && !(row->flags & ISA_NO_VOP3_FORM);
	return has_vop3 ? own | isa_modifiers_of(isa_layout_of(machine, vop3_format(row->format))) : own;
}

static bool vop3_form(const struct isa_machine *machine, const struct isa_row *row, struct isa_form *form) {
	unsigned first = isa_layouts[isa_layout_of(machine, row->format)].vop3;
	unsigned format = vop3_format(row->format);
	if (first == NO_VOP3 || row->flags & ISA_NO_VOP3_FORM)
		return false;
	*form = (struct isa_form){.row = row,
	                          .format = (uint8_t)format,
	                          .layout = (uint8_t)isa_layout_of(machine, format),
	                          .family = FAMILY_VOP3,
	                          .opcode = (uint16_t)(first + isa_opcode(machine, row)),
	                          .takes = row->takes,
	                          .flags = row->flags};
	form->source_bits = true;
	const uint16_t *operands = isa_operands_of(machine, row);
	form->bits = operands == row->operands ? 0 : ISA_EXEC;
	for (unsigned i = 0; operands[i]; i++)
		form->kinds[i] = isa_kinds[operands[i]].e64;
	put_kinds_of_machine(machine, form);
	put_literals(machine, form);
	return true;
}

/* Masks of lanes are written there, though they are VCC but for that of a comparison. */
static unsigned kind_beside(unsigned kind, enum isa_family family) {
	switch (kind) {
	case KIND_vcc_cmp:
	case KIND_vcc_cmpx: return family == FAMILY_SDWA ? KIND_sdwa_cc : kind;
	case KIND_vcc_in: return KIND_carry_in;
	case KIND_vcc_out: return KIND_carry_out;
	default: return isa_kinds[kind].role == ROLE_SRC ? isa_kinds[kind].e64 : kind;
	}
}

static uint64_t sdwa_takes(const struct isa_row *row, bool has_destination, unsigned sources) {
	uint64_t takes = (sources > 0 ? ISA_SRC0_SEL | ISA_CLAMP : 0U) | (sources > 1 ? ISA_SRC1_SEL : 0U);
	if (!has_destination)
		return takes;
	takes |= row->flags & ISA_NO_SDWA_OMOD ? 0 : row->takes & ISA_OMOD;
	return takes | (row->flags & ISA_SRC_SEL_ALONE ? 0 : ISA_DST_SEL);
}

static uint64_t lanes_taken(enum isa_family family, unsigned layout) {
	if (family == FAMILY_DPP8 || family == FAMILY_VOP3_DPP8)
		return ISA_DPP8 | ISA_FI8;
	return ISA_DPP_CTRL | ISA_DPP_MASKS | (isa_fields[layout][ROLE_FI].width ? ISA_FI : 0);
}

/* Whether an operand has more than a dword, masks of lanes aside. */
static bool is_wide(const struct isa_form *form) {
	for (unsigned i = 0; form->kinds[i]; i++) {
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		if (kind->words > 1 && kind->groups & GROUP_VGPR)
			return true;
	}
	return false;
}

/* Whether DPP has forms of 64 bits; from GFX10 on, neither of comparisons nor of eight lanes. */
static bool has_wide_lanes(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family) {
	bool few = isa_is(machine, TRAIT_IMPLIED_VCC) && (row->format == FORMAT_VOPC || row->format == FORMAT_VOP3P);
	return !isa_is(machine, TRAIT_NARROW_DPP) && !few && family != FAMILY_DPP8 && family != FAMILY_VOP3_DPP8;
}

static bool form_beside(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family,
                        struct isa_form *form) {
	bool sdwa = family == FAMILY_SDWA, has_destination = false;
	unsigned sources = 0, format = beside[row->format][family], layout = isa_layout_of(machine, format);
	if (!format || layout == LAYOUT_NONE || row->flags & (unsigned)(sdwa ? ISA_NO_SDWA : ISA_NO_DPP))
		return false;
	*form = (struct isa_form){.row = row,
	                          .format = (uint8_t)format,
	                          .layout = (uint8_t)layout,
	                          .family = (uint8_t)family,
	                          .opcode = (uint16_t)isa_opcode(machine, row),
	                          .flags = row->flags,
	                          .source_bits = family != FAMILY_DPP8};
	const uint16_t *operands = isa_operands_of(machine, row);
	for (unsigned i = 0; operands[i]; i++) {
		form->kinds[i] = (uint16_t)kind_of(machine, kind_beside(operands[i], family));
		const struct isa_kind_row *kind = &isa_kinds[form->kinds[i]];
		has_destination |= kind->role == ROLE_DST;
		sources += kind->role == ROLE_SRC;
		if (kind->role == ROLE_SRC && sdwa && kind->words > 1) /* it selects parts of one dword */
			return false;
	}
	form->takes = row->takes & ~(uint64_t)(ISA_CLAMP | ISA_OMOD | ISA_OP_SEL | ISA_BYTE_SEL);
	form->takes |= sdwa ? sdwa_takes(row, has_destination, sources) : lanes_taken(family, layout);
	form->needs = form->takes & (ISA_DPP_CTRL | ISA_DPP8);
	return sdwa || !is_wide(form) || has_wide_lanes(machine, row, family);
}

/* Of the sources the first one is read from other lanes. */
static void put_lanes(struct isa_form *form) {
	const uint16_t *others = isa_kinds_of_lanes;
	for (unsigned i = 0; form->kinds[i]; i++) {
		if (isa_kinds[form->kinds[i]].role != ROLE_SRC)
			continue;
		form->kinds[i] = others[form->kinds[i]] ? others[form->kinds[i]] : form->kinds[i];
		others = isa_kinds_beside_lanes;
	}
}

/* The VOP3 form with lanes in a third dword, from which it reads the first source. */
static bool vop3_lanes_form(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family,
                            struct isa_form *form) {
	bool is_long = isa_format_is(row->format, FORMAT_IS_LONG);
	unsigned format = beside[is_long ? row->format : FORMAT_VOP3][family], layout = isa_layout_of(machine, format);
	if (!format || layout == LAYOUT_NONE || row->flags & ISA_NO_DPP || !row->operands[0])
		return false;
	if (row->format == FORMAT_VOP3P && !isa_kinds_of_lanes[row->operands[1]])
		return false;
	if (!(is_long ? own_form(machine, row, 0, form) : vop3_form(machine, row, form)) ||
	    (is_wide(form) && !has_wide_lanes(machine, row, family)))
		return false;
	if (form->takes & ISA_ONE_LANE && family == FAMILY_VOP3_DPP8)
		return false;
	form->format = (uint8_t)format;
	form->layout = (uint8_t)layout;
	form->family = (uint8_t)family;
	form->takes |= lanes_taken(family, layout);
	form->needs = form->takes & (ISA_DPP_CTRL | ISA_DPP8);
	put_lanes(form);
	return true;
}

/* The form whose operands of 16 bits are whole registers. */
static inline bool whole_form(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family,
                              unsigned n, struct isa_form *form) {
	switch (family) {
	case FAMILY_OWN: return own_form(machine, row, n, form);
	case FAMILY_VOP3: return n == 0 && vop3_form(machine, row, form);
	case FAMILY_VOP3_DPP:
	case FAMILY_VOP3_DPP8: return n == 0 && vop3_lanes_form(machine, row, family, form);
	default: return n == 0 && form_beside(machine, row, family, form);
	}
}

/* Beside it is the form in which they are halves, or in its place. */
static bool halves_form(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family,
                        unsigned n, struct isa_form *form) {
	unsigned place = row->flags & ISA_HALVES_ALONE ? 0 : 1;
	if (n != place || !isa_has_halves(machine, row) || !whole_form(machine, row, family, 0, form))
		return false;
	form->halves = true;
	if (isa_format_is(form->format, FORMAT_IS_LONG) && !(row->flags & ISA_NO_OP_SEL))
		form->takes |= ISA_OP_SEL;
	return true;
}

bool isa_form_of(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family, unsigned n,
                 struct isa_form *form) {
	if (isa_is(machine, TRAIT_HALVES) && (n == 1 || row->flags & ISA_HALVES_ALONE) &&
	    !isa_is_vector_memory(row->format))
		return halves_form(machine, row, family, n, form);
	return whole_form(machine, row, family, n, form);
}

/* Where SDWA has no bit that tells scalar sources from VGPRs. */
static bool reads_parts_of_vgprs(const struct isa_form *form) {
	return form->family == FAMILY_SDWA && !isa_fields[form->layout][ROLE_SRC0_SCALAR].width;
}

unsigned isa_form_groups(const struct isa_form *form, unsigned kind) {
	bool lanes = form->family >= FAMILY_DPP && form->family <= FAMILY_DPP8;
	bool source = isa_kinds[kind].role == ROLE_SRC;
	return isa_kinds[kind].groups & (source && (lanes || reads_parts_of_vgprs(form)) ? (unsigned)GROUP_VGPR : ~0U);
}

/* A symbol may have 64 bits in scalar instructions alone. */
enum isa_constants isa_form_constants(const struct isa_form *form, unsigned kind) {
	static const uint8_t most[FAMILY_COUNT] = {
	    [FAMILY_OWN] = SYMBOL_CONSTANTS,       [FAMILY_VOP3] = SYMBOL_CONSTANTS, [FAMILY_SDWA] = INLINE_CONSTANTS,
	    [FAMILY_DPP] = NO_CONSTANTS,           [FAMILY_DPP8] = NO_CONSTANTS,     [FAMILY_VOP3_DPP] = INLINE_CONSTANTS,
	    [FAMILY_VOP3_DPP8] = INLINE_CONSTANTS,
	};
	if (reads_parts_of_vgprs(form))
		return NO_CONSTANTS;
	if (form->literals == LITERALS_WIDE && isa_kinds[kind].type == TYPE_B64 &&
	    isa_kinds[kind].constants == LITERAL_CONSTANTS && !isa_format_is(form->format, FORMAT_IS_VECTOR))
		return SYMBOL_CONSTANTS;
	return isa_kinds[kind].constants < most[form->family] ? isa_kinds[kind].constants : most[form->family];
}

enum isa_type isa_form_type(const struct isa_form *form, unsigned kind) {
	enum isa_type type = isa_kinds[kind].type;
	if (form->literals == LITERALS_HIGH && type == TYPE_F64)
		return TYPE_HIGH_F64;
	if (form->literals == LITERALS_WIDE)
		return type == TYPE_B64 ? TYPE_WIDE_B64 : type == TYPE_F64 ? TYPE_WIDE_F64 : type;
	if (form->family != FAMILY_SDWA)
		return type;
	return type == TYPE_V2F16 ? TYPE_F32 : type == TYPE_BF16 ? TYPE_F16 : type;
}

bool isa_form_extends(const struct isa_form *form, unsigned kind) {
	const struct isa_kind_row *row = &isa_kinds[kind];
	if (form->family == FAMILY_DPP)
		return kind == KIND_pf16;
	if (form->flags & ISA_SRC_SEL_ALONE)
		return false;
	return form->family == FAMILY_SDWA && row->role == ROLE_SRC && (!row->changes || row->type == TYPE_V2F16);
}

bool isa_has_role(const struct isa_form *form, enum isa_role role) {
	for (unsigned i = 0; form->kinds[i]; i++)
		if (isa_kinds[form->kinds[i]].role == role)
			return true;
	return false;
}

bool isa_offset_is_register(const struct isa_form *form, unsigned kind) {
	enum { OF_REGISTERS = 7 };
	unsigned role = isa_kinds[kind].role;
	return role == ROLE_SCALAR_OFFSET && isa_fields[form->layout][role].width == OF_REGISTERS;
}

bool isa_may_be_left_out(unsigned kind) {
	bool missing = isa_kinds[kind].optional;
	for (const struct isa_variant *variant = isa_variants; variant->place; variant++)
		missing |= variant->place == kind && variant->base == KIND_NONE;
	return missing;
}

bool isa_is_left_out(const struct isa_machine *machine, unsigned kind) {
	bool stands = !isa_may_be_left_out(kind) || isa_kinds[kind].optional;
	for (const struct isa_variant *variant = isa_variants; variant->place; variant++)
		stands |= variant->place == kind && variant->base != KIND_NONE && isa_exists(machine, variant->feature);
	return !stands;
}

bool isa_scales_offset(const struct isa_form *form) {
	bool scales = false;
	for (unsigned i = 0; form->kinds[i]; i++)
		scales |= form->kinds[i] == KIND_va32 || form->kinds[i] == KIND_sb64;
	return scales && isa_fields[form->layout][ROLE_POLICY_SCALE].width;
}

unsigned isa_hints_of(const struct isa_form *form) {
	bool stores = false;
	for (unsigned i = 0; form->kinds[i]; i++) {
		if (isa_is_data(form->kinds[i]) && isa_kinds[form->kinds[i]].optional)
			return ISA_OF_ATOMICS;
		stores |= isa_kinds[form->kinds[i]].role == ROLE_DATA0 || isa_kinds[form->kinds[i]].stored;
	}
	stores |= (form->takes & ISA_STORES) != 0;
	return form->flags & ISA_ATOMIC ? ISA_OF_ATOMICS : stores ? ISA_OF_STORES : ISA_OF_LOADS;
}

unsigned isa_op_sel_sources(const struct isa_form *form) {
	unsigned sources = 0;
	for (unsigned i = 0; form->kinds[i]; i++)
		sources += isa_kinds[form->kinds[i]].role == ROLE_SRC;
	bool has_three = form->flags & (ISA_OP_SEL4 | ISA_TIED) || form->takes & ISA_MATRIX_SCALES;
	return has_three ? 3 : form->flags & ISA_OP_SEL2 ? 2 : sources;
}

bool isa_op_sel_has_destination(const struct isa_form *form) {
	enum { WITH_DESTINATION = 4 };
	return isa_role_width(form->layout, ROLE_OP_SEL) == WITH_DESTINATION && !(form->flags & ISA_OP_SEL2) &&
	       isa_kinds[form->kinds[0]].role != ROLE_SRC;
}

unsigned isa_f8f6f4_words(const struct isa_form *form, unsigned elements) {
	static const uint8_t words[] = {8, 8, 6, 6, 4, 8, 8, 8}, of_wave32[] = {16, 16, 12, 12, 8, 0, 0, 0};
	return form->takes & ISA_MATRIX_FMT ? of_wave32[elements] : words[elements];
}

unsigned isa_elements_role(const struct isa_form *form, unsigned source) {
	if (form->takes & ISA_MATRIX_FMT)
		return source ? ROLE_MATRIX_B_FMT : ROLE_MATRIX_A_FMT;
	return source ? ROLE_BLGP : ROLE_CBSZ;
}

bool isa_blgp_negates(const struct isa_machine *machine, const struct isa_form *form) {
	enum { THIRD = 3 };
	return form->takes & ISA_BLGP && isa_kinds[form->kinds[THIRD]].type == TYPE_F64 &&
	       isa_is(machine, TRAIT_NEGATED_MATRICES);
}

bool isa_reads_one_lane(const struct isa_machine *machine, const struct isa_form *form) {
	bool wide = false;
	for (unsigned i = 0; form->kinds[i]; i++)
		wide |= isa_kinds[form->kinds[i]].role != ROLE_NOWHERE && isa_kinds[form->kinds[i]].words == 2;
	return (wide && isa_is(machine, TRAIT_WIDE_DPP)) || form->takes & ISA_ONE_LANE;
}

/* decode.c: see decode.h.
 *
 * Formats are known by their first bits, rows by their opcodes, operands by their fields. What was read is encoded
 * again and compared, so that spare bits, operands out of place and broken rules need no code here. */
#include "decode.h"

#include <string.h>

#include "constant.h"
#include "feature_sets.h"
#include "image_size.h"
#include "names.h"
#include "print_special.h"
#include "swizzle_bits.h"

enum { DWORD = ISA_DWORD, LITERAL_SIZE = DWORD, WIDE_LITERAL_SIZE = 2 * DWORD };

/* What is read, and how far. */
struct code {
	uint64_t words[ISA_MOST_WORDS];
	const struct isa_machine *machine;
	const struct isa_form *form;
	const struct isa_field *fields;
	uint64_t literal;              /* the two dwords after the instruction ... */
	unsigned literal_size;         /* ... bytes of them that are there ... */
	unsigned uses_literal;         /* ... and that it reads */
	unsigned sources;              /* read so far */
	unsigned data;                 /* enum isa_group of the destination */
	struct isa_address_list *list; /* where the registers of a list go */
	unsigned listed;               /* words of what is read of a list; 0: it is none */
	bool lenient;                  /* what cannot be read is known from elsewhere */
	bool rounds;                   /* registers begin where they can: the low bits of their numbers are spare */
};

static uint32_t read_dword(const uint8_t *bytes) {
	return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static const struct isa_field *field_of(const struct code *code, unsigned role) {
	return &code->fields[role];
}

static uint64_t get(const struct code *code, unsigned role) {
	uint64_t value = 0;
	for (; role != ROLE_NOWHERE; role = isa_role_rests[role]) {
		const struct isa_field *field = field_of(code, role);
		if (!field->width)
			continue;
		uint64_t mask = (UINT64_C(1) << field->width) - 1;
		value |= (code->words[field->bit / 64] >> field->bit % 64 & mask) << field->shift;
	}
	return value;
}

/* ---- operands ---- */

/* Vector registers as sources have them, and the bit beside them that tells AGPRs. */
enum { FIRST_VECTOR = 256, FILE_BIT = 512, HIGH_BIT = 128 };

static bool has_few_floats(const struct isa_machine *machine) {
	return !isa_is(machine, TRAIT_INVERSE_TWO_PI);
}

static struct isa_operand integer(int64_t number) {
	return (struct isa_operand){.type = OPERAND_INTEGER, .number = number};
}

static struct isa_address_shape address_shape(const struct code *code, unsigned kind) {
	return isa_address_shape(code->machine, code->form, kind, (unsigned)get(code, ROLE_DIM),
	                         !(code->form->flags & ISA_BARE) && get(code, ROLE_A16));
}

/* Of several sizes modifiers tell that of data and of matrices, and from GFX10 on that of an address; before,
 * llvm-objdump prints the smallest. */
static unsigned words_of(const struct code *code, const struct isa_kind_row *kind) {
	if (!(kind->words & ISA_SIZES))
		return kind->words + (code->form->status && isa_is_data((unsigned)(kind - isa_kinds)) ? 1U : 0);
	if (kind->role == ROLE_SRC)
		return isa_f8f6f4_words(code->form, (unsigned)get(code, isa_elements_role(code->form, code->sources - 1)));
	if (code->listed)
		return code->listed;
	if (kind->role == ROLE_ADDRESS && isa_most_addresses(code->form->layout) > 1)
		return address_shape(code, (unsigned)(kind - isa_kinds)).words;
	if (kind->role != ROLE_DATA_DST)
		return (unsigned)__builtin_ctz(kind->words);
	bool gathers = isa_image_gathers(code->machine, (unsigned)(kind - isa_kinds));
	struct isa_image image = {(unsigned)get(code, ROLE_DMASK), gathers,
	                          code->form->takes & ISA_D16 && !isa_is(code->machine, TRAIT_UNPACKED_HALVES) &&
	                              get(code, ROLE_D16),
	                          code->form->takes & ISA_IMAGE_TFE && get(code, ROLE_TFE)};
	return isa_image_words(&image);
}

/* Which of the vector registers the number means. A third source of matrices is in the file of their destination, which
 * gfx908 does not tell. */
static unsigned vector_group(const struct code *code, const struct isa_kind_row *kind, unsigned number) {
	bool source = kind->role == ROLE_SRC, both = kind->groups & GROUP_AGPR && kind->groups & GROUP_VGPR;
	unsigned file = kind->role == ROLE_DST ? ROLE_DST_FILE : ROLE_SRC0_FILE + code->sources - 1;
	if (!both)
		return kind->groups & GROUP_AGPR ? GROUP_AGPR : GROUP_VGPR;
	if (source && code->sources > 2)
		return code->data;
	if (kind->role == ROLE_DST && field_of(code, file)->width && !isa_is(code->machine, TRAIT_VGPR_ACCUMULATORS))
		return GROUP_AGPR;
	bool before = field_of(code, ROLE_AGPR)->width && !isa_is(code->machine, TRAIT_AGPR_DATA); /* memory has none */
	return number & FILE_BIT && !before ? GROUP_AGPR : GROUP_VGPR;
}

/* Which half of the vector register it is: VOP3 has it in op_sel. */
static enum isa_half half_of(const struct code *code, const struct isa_kind_row *kind, unsigned number) {
	enum { OF_DESTINATION = 3 };
	unsigned place = kind->role == ROLE_DST ? OF_DESTINATION : code->sources - 1;
	bool is_high = isa_format_is(code->form->format, FORMAT_IS_LONG) ? get(code, ROLE_OP_SEL) >> place & 1
	                                                                 : number & HIGH_BIT;
	return is_high ? HIGH_HALF : LOW_HALF;
}

static bool read_register(const struct code *code, const struct isa_kind_row *kind, unsigned number,
                          struct isa_operand *operand) {
	bool vector = number >= FIRST_VECTOR;
	unsigned words = words_of(code, kind), group = vector ? vector_group(code, kind, number) : GROUP_SCALAR;
	unsigned half = vector && code->form->halves && kind->half ? half_of(code, kind, number) : WHOLE_REGISTER;
	number &= FILE_BIT - 1;
	if (half != WHOLE_REGISTER && !isa_format_is(code->form->format, FORMAT_IS_LONG))
		number &= ~(unsigned)HIGH_BIT;
	const struct isa_register_file *file = isa_register_file_of(code->machine, group, number);
	*operand = (struct isa_operand){.type = OPERAND_REGISTER,
	                                .group = (uint16_t)group,
	                                .reg = (uint16_t)number,
	                                .words = (uint8_t)words,
	                                .half = (uint8_t)half};
	if (file) {
		number -= file->first;
		for (; code->rounds && !isa_is_aligned(file, number, words); number--)
			operand->reg--;
		return isa_has_words(file, words) && isa_is_aligned(file, number, words) &&
		       number + words <= isa_register_count_of_banks(code->machine, file);
	}
	const struct isa_register *named = isa_register_at(code->machine, number, words);
	if (!named)
		return false;
	operand->group = named->group;
	operand->words = named->words;
	return true;
}

/* In a field that has registers of one file alone. */
static bool read_field(const struct code *code, const struct isa_kind_row *kind, unsigned role,
                       struct isa_operand *operand) {
	bool vector = kind->groups & (GROUP_VGPR | GROUP_AGPR);
	return read_register(code, kind, (unsigned)get(code, role) + (vector ? FIRST_VECTOR : 0), operand);
}

/* A literal needs lit() if its number has an inline constant. A float of 64 bits cannot tell, for its low half is not
 * there. */
static bool read_literal(struct code *code, unsigned kind, struct isa_operand *operand) {
	enum isa_type type = isa_kinds[kind].type;
	struct isa_constant constant;
	code->uses_literal = LITERAL_SIZE;
	uint32_t value = (uint32_t)(type == TYPE_B16 || type == TYPE_F16 ? code->literal & UINT16_MAX : code->literal);
	int64_t number = (int32_t)value;
	*operand = integer(type == TYPE_WHOLE_V2F16 && isa_is_inline_integer(number) ? number : (int64_t)value);
	operand->few_floats = has_few_floats(code->machine);
	isa_constant_read(type, LITERAL_CONSTANTS, isa_folds(code->form, kind), operand, &constant);
	operand->dword = type != TYPE_WHOLE_V2F16 || !isa_is_inline_integer(operand->number);
	operand->literal = type != TYPE_WHOLE_V2F16 && value == (uint32_t)operand->number &&
	                   constant.source != SOURCE_LITERAL && type != TYPE_F64;
	return code->literal_size >= LITERAL_SIZE;
}

/* The same of 64 bits. It needs lit64() if an inline constant or fewer bits would say it. Where a constant of 64 bits
 * follows the instruction, the high half of a float says it whole. */
static bool read_wide_literal(struct code *code, unsigned kind, struct isa_operand *operand) {
	struct isa_constant constant;
	enum isa_type type = isa_form_type(code->form, kind);
	bool is_source = isa_kinds[kind].role == ROLE_SRC;
	bool is_high = type == TYPE_WIDE_F64 && code->literal && !(uint32_t)code->literal &&
	               isa_has_role(code->form, ROLE_AFTER);
	code->uses_literal = WIDE_LITERAL_SIZE;
	*operand = integer((int64_t)(is_high ? code->literal >> 32 : code->literal));
	isa_constant_read(type, LITERAL_CONSTANTS, true, operand, &constant);
	if (is_high && is_source && constant.source < SOURCE_WIDE_LITERAL) {
		is_high = false;
		operand->number = (int64_t)code->literal;
	}
	operand->dword = true;
	operand->literal = operand->wide = !is_high &&
	                                   (constant.source != SOURCE_WIDE_LITERAL || code->literal <= UINT32_MAX);
	return code->literal_size >= WIDE_LITERAL_SIZE;
}

static bool read_value(struct code *code, unsigned kind, unsigned role, struct isa_operand *operand) {
	const struct isa_kind_row *row = &isa_kinds[kind];
	unsigned number = (unsigned)get(code, role);
	double real;
	int64_t whole;
	if (code->form->family == FAMILY_SDWA)
		number += get(code, role - ROLE_SRC0 + ROLE_SRC0_SCALAR) ? 0 : FIRST_VECTOR;
	else if (field_of(code, role)->width == 8 && row->groups & (GROUP_VGPR | GROUP_AGPR))
		return read_field(code, row, role, operand);
	if (number == SOURCE_LITERAL)
		return read_literal(code, kind, operand);
	if (number == SOURCE_WIDE_LITERAL && code->form->literals == LITERALS_WIDE)
		return read_wide_literal(code, kind, operand);
	if (isa_inline_integer(number, &whole)) {
		*operand = integer(whole);
		return true;
	}
	if (number == SOURCE_INVERSE_TWO_PI && has_few_floats(code->machine))
		return false;
	if (isa_inline_pair(isa_form_type(code->form, kind), number, &whole)) {
		*operand = integer(whole);
		operand->dword = true;
		return true;
	}
	if (isa_inline_real(isa_form_type(code->form, kind), number, &real)) {
		*operand = (struct isa_operand){.type = OPERAND_REAL};
		memcpy(&operand->number, &real, sizeof real);
		return true;
	}
	return read_register(code, row, number, operand);
}

static bool read_source(struct code *code, unsigned kind, struct isa_operand *operand) {
	unsigned n = code->sources++;
	if (!read_value(code, kind, ROLE_SRC0 + n, operand))
		return false;
	if (!isa_folds(code->form, kind)) {
		operand->negated = get(code, ROLE_NEG) >> n & 1;
		operand->absolute = !isa_has_role(code->form, ROLE_DST2) && get(code, ROLE_ABS) >> n & 1;
	}
	operand->extended = isa_form_extends(code->form, kind) && get(code, ROLE_SEXT) >> n & 1;
	return true;
}

static int64_t sign_extended(const struct code *code, unsigned role) {
	unsigned unused = 64U - field_of(code, role)->width;
	return (int64_t)(get(code, role) << unused) >> unused;
}

static int64_t number_in(const struct code *code, unsigned role) {
	return field_of(code, role)->is_signed ? sign_extended(code, role) : (int64_t)get(code, role);
}

static bool read_offset(struct code *code, const struct isa_kind_row *kind, struct isa_operand *operand) {
	enum { SCALARS = 127 };
	unsigned none = isa_no_offset_registers[code->form->layout];
	if (get(code, ROLE_OFFSET_HAS_REGISTER) || (none && get(code, ROLE_OFFSET_REGISTER) != none))
		return read_field(code, kind, ROLE_OFFSET_REGISTER, operand);
	if (!none && !get(code, ROLE_OFFSET_IS_NUMBER) && get(code, ROLE_OFFSET) == SOURCE_LITERAL &&
	    isa_is(code->machine, TRAIT_LITERAL_OFFSET)) {
		*operand = integer((uint32_t)code->literal);
		code->uses_literal = LITERAL_SIZE;
		return code->literal_size >= LITERAL_SIZE;
	}
	if (!none && !get(code, ROLE_OFFSET_IS_NUMBER))
		return read_register(code, kind, (unsigned)get(code, ROLE_OFFSET) & (code->rounds ? SCALARS : ~0U), operand);
	*operand = integer(number_in(code, ROLE_OFFSET));
	if (none && !operand->number && !code->lenient && !isa_is(code->machine, TRAIT_OFFSETS_OF_TWO))
		return read_field(code, kind, ROLE_OFFSET_REGISTER, operand); /* as llvm-objdump prints 0 */
	return true;
}

/* In a compressed export two sources are in each register. */
static bool read_export(struct code *code, const struct isa_kind_row *kind, struct isa_operand *operand) {
	unsigned n = code->sources++;
	*operand = (struct isa_operand){.type = OPERAND_OFF};
	return !(get(code, ROLE_ENABLED) >> n & 1) ||
	       read_field(code, kind, ROLE_SRC0 + (get(code, ROLE_COMPR) ? n / 2 : n), operand);
}

/* Whether the field of the base has the bits that say that there is none; where there always is one, no bits do. */
static bool lacks_base(const struct code *code) {
	struct code fixed = *code;
	isa_fixed_bits(code->form, fixed.words);
	uint64_t none = get(&fixed, ROLE_BASE);
	return none && get(code, ROLE_BASE) == none;
}

/* Whether the address is a list: the dwords after the instruction say so, or there is no other way. */
static bool has_list(const struct code *code, unsigned kind) {
	return isa_most_addresses(code->form->layout) > 1 &&
	       (get(code, ROLE_LIST_DWORDS) ||
	        (isa_is(code->machine, TRAIT_ADDRESSES_ARE_LISTS) && address_shape(code, kind).words > 1));
}

static bool read_list(struct code *code, unsigned kind, struct isa_operand *operand) {
	struct isa_address_shape shape = address_shape(code, kind);
	struct isa_operand one;
	bool good = shape.count > 1;
	*operand = (struct isa_operand){.type = OPERAND_LIST};
	code->list->count = shape.count;
	for (unsigned i = 0; i < shape.count && good; i++) {
		unsigned bit = isa_address_bit(code->form->layout, i);
		unsigned number = (unsigned)(code->words[bit / 64] >> bit % 64 & UINT8_MAX);
		code->listed = shape.sizes[i];
		good = read_register(code, &isa_kinds[kind], number + FIRST_VECTOR, &one);
		code->list->at[i].reg = one.reg;
		code->list->at[i].group = one.group;
		code->list->at[i].words = one.words;
	}
	code->listed = 0;
	return good;
}

static bool read_operand(struct code *code, unsigned kind, struct isa_operand *operand) {
	enum { NOT_VCC = 0x80 };
	unsigned number;
	const struct isa_kind_row *row = &isa_kinds[kind];
	if (row->type == TYPE_OFF && row->role != ROLE_EXPORT) {
		*operand = (struct isa_operand){.type = OPERAND_OFF};
		return row->role != ROLE_BASE || lacks_base(code);
	}
	switch (row->role) {
	case ROLE_SECOND: code->sources = isa_sources_of_first(code->form->layout); /* fall through */
	case ROLE_NOWHERE:
		if (row->type != TYPE_SPECIAL)
			return read_register(code, row, ISA_VCC, operand);
		*operand = (struct isa_operand){.type = OPERAND_SPECIAL, .special = (uint16_t)kind};
		return true;
	case ROLE_DST_SECOND:
		number = (unsigned)get(code, ROLE_DST_SECOND);
		if (field_of(code, ROLE_DST_SECOND)->shift) /* the lowest bit is not that of the first */
			number |= !(get(code, ROLE_DST) & 1);
		return read_register(code, row, FIRST_VECTOR + number, operand);
	case ROLE_SRC: return read_source(code, kind, operand);
	case ROLE_OFFSET: return read_offset(code, row, operand);
	case ROLE_SCALAR_OFFSET: return read_value(code, kind, ROLE_SCALAR_OFFSET, operand);
	case ROLE_EXPORT: return read_export(code, row, operand);
	case ROLE_ADDRESS:
		return has_list(code, kind) ? read_list(code, kind, operand) : read_field(code, row, ROLE_ADDRESS, operand);
	case ROLE_DST_OR_VCC:
		number = (unsigned)get(code, row->role);
		return read_register(code, row, number & NOT_VCC ? number - NOT_VCC : ISA_VCC, operand);
	case ROLE_AFTER:
		if (row->type == TYPE_F64)
			return read_wide_literal(code, kind, operand);
		code->uses_literal = LITERAL_SIZE;
		*operand = row->type == TYPE_ANY32 ? isa_inline_of_dword((uint32_t)code->literal, has_few_floats(code->machine))
		                                   : integer((uint32_t)code->literal);
		return code->literal_size >= LITERAL_SIZE;
	default:
		if (row->role == ROLE_BASE && isa_is_vector_memory(code->form->format) && lacks_base(code))
			return false;
		if (row->groups)
			return read_field(code, row, row->role, operand);
		*operand = integer(field_of(code, row->role)->is_signed ? sign_extended(code, row->role)
		                                                        : (int64_t)get(code, row->role));
		if (row->type == TYPE_SPECIAL)
			*operand =
			    (struct isa_operand){.type = OPERAND_SPECIAL, .special = (uint16_t)kind, .number = operand->number};
		return true;
	}
}

/* What need not be written: no number at the end of a program, no register for what an atomic does not return. */
static bool is_left_out(const struct code *code, unsigned kind, const struct isa_operand *operand) {
	enum { RETURNS = 1 };
	if (kind == KIND_endpgm)
		return operand->number == 0;
	if (kind == KIND_dfmt) /* the modifier is printed */
		return true;
	return isa_is_data(kind) && isa_kinds[kind].optional && !(get(code, ROLE_POLICY) & RETURNS);
}

static bool read_operands(struct code *code, struct isa_decoded *decoded) {
	for (unsigned i = 0; code->form->kinds[i]; i++) {
		unsigned kind = code->form->kinds[i];
		if (!read_operand(code, kind, &decoded->operands[i]) && !code->lenient)
			return false;
		if (isa_kinds[kind].role == ROLE_DST)
			code->data = decoded->operands[i].group;
		decoded->left_out |= (uint16_t)(is_left_out(code, kind, &decoded->operands[i]) << i);
	}
	return true;
}

/* ---- modifiers ---- */

/* The bit of the destination has the highest place, and follows those of the sources where it is written. Where
 * byte_sel has the place of either, it is 0. */
static uint64_t op_sel_written(uint64_t bits, const struct isa_form *form) {
	unsigned sources = isa_op_sel_sources(form);
	uint64_t of_sources = form->takes & ISA_BYTE_SEL ? 0 : bits & ((UINT64_C(1) << sources) - 1);
	uint64_t of_destination = form->takes & ISA_DST_BYTE_SEL ? 0 : bits >> 3;
	return of_sources | of_destination << sources;
}

/* What the name of the hint says besides its number. */
static uint64_t hint_bits(const struct code *code, uint64_t policy) {
	bool widest = isa_scope_of((int64_t)policy) == ISA_WIDEST_SCOPE;
	const struct isa_hint *hint = isa_hint_at(isa_hints_of(code->form), policy & ISA_HINT, widest);
	return hint ? hint->of : 0;
}

static int32_t read_modifier(const struct code *code, unsigned modifier) {
	unsigned role = isa_modifier_role(code->form, modifier);
	uint64_t bits = get(code, role);
	if (field_of(code, role)->is_signed)
		return (int32_t)sign_extended(code, role);
	if (role == ROLE_OP_SEL && code->form->flags & ISA_TIED)
		bits |= bits >> 3 << 2;
	if (role == ROLE_OP_SEL)
		return (int32_t)op_sel_written(bits, code->form);
	if (role == ROLE_POLICY && isa_is(code->machine, TRAIT_TEMPORAL_HINTS))
		bits |= hint_bits(code, bits);
	if (isa_modifiers[modifier].form == MODIFIER_BITS)
		bits &= (1U << isa_op_sel_sources(code->form)) - 1;
	return (int32_t)bits;
}

/* Whether a number is beside the register; where there always may be one, 0 is none. */
static bool has_both_offsets(const struct code *code) {
	unsigned none = isa_no_offset_registers[code->form->layout];
	if (!none)
		return get(code, ROLE_OFFSET_HAS_REGISTER);
	return get(code, ROLE_OFFSET_REGISTER) != none &&
	       (get(code, ROLE_OFFSET) || isa_is(code->machine, TRAIT_OFFSETS_OF_TWO));
}

/* Whether the modifier is written whatever its value is: those of SDWA and DPP are, counters, dimensions, an offset
 * after a register, and op_sel_hi with scales. */
static bool is_always_written(const struct code *code, unsigned modifier) {
	const struct isa_modifier_row *row = &isa_modifiers[modifier];
	if (row->role == ROLE_OFFSET)
		return has_both_offsets(code);
	if (row->role == ROLE_OP_SEL_HI && code->form->format == FORMAT_MAI_SCALED)
		return true;
	if (row->form == MODIFIER_DIMENSION)
		return true;
	return row->taken &
	           (ISA_DST_SEL | ISA_SRC0_SEL | ISA_SRC1_SEL | ISA_DPP_CTRL | ISA_DPP_MASKS | ISA_DPP8 | ISA_WAITS) &&
	       row->form != MODIFIER_EITHER && row->form != MODIFIER_CHOICE;
}

/* Whether bits of a second destination are where the modifier's would be. */
static bool is_overlaid(const struct code *code, unsigned modifier) {
	const struct isa_field *own = field_of(code, isa_modifier_role(code->form, modifier)),
	                       *other = field_of(code, ROLE_DST2);
	return own->bit >= other->bit && own->bit < other->bit + other->width && isa_has_role(code->form, ROLE_DST2);
}

/* What is as in the format's first bits is left out. */
static void read_modifiers(const struct code *code, struct isa_decoded *decoded) {
	if (!(code->form->takes & isa_all_modifiers))
		return;
	struct code preset = *code;
	preset.words[0] = isa_layouts[code->form->layout].base;
	preset.words[1] = isa_layout_rests[code->form->layout];
	preset.words[2] = 0;
	for (uint64_t left = isa_modifiers_of(code->form->layout); left; left &= left - 1) {
		unsigned i = (unsigned)__builtin_ctzll(left);
		if (!(code->form->takes & isa_modifiers[i].taken) || is_overlaid(code, i))
			continue;
		decoded->modifiers[i] = read_modifier(code, i);
		int32_t usual = isa_presets[i] ? isa_presets[i] : read_modifier(&preset, i);
		bool differs = isa_modifiers[i].role != ROLE_OFFSET && decoded->modifiers[i] != usual;
		bool written = differs || is_always_written(code, i);
		decoded->written |= (uint64_t)written << i;
	}
}

/* Whether the names of what the immediate is made of say all of its bits. */
static bool names_say_all(const struct isa_machine *machine, unsigned kind, uint64_t bits) {
	switch (kind) {
	case KIND_waitcnt: return (bits & ~isa_counters_unset(machine, ISA_WAITCNT)) == 0;
	case KIND_depctr: return (bits & ~isa_counters_unset(machine, ISA_DEPCTR)) == 0;
	case KIND_delay: return special_delays_are_known(bits);
	case KIND_msg_rtn:
	case KIND_sendmsg: return isa_sendmsg_is_whole(machine, bits) || !isa_sendmsg_named(machine, bits).message;
	default: return true;
	}
}

static bool needs_numbers(const struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	if (decoded->written >> MODIFIER_SWIZZLE & 1 && !isa_swizzle_is_whole(decoded->modifiers[MODIFIER_SWIZZLE]))
		return true;
	for (unsigned i = 0; form->kinds[i]; i++)
		if (!names_say_all(decoded->machine, form->kinds[i], (uint64_t)decoded->operands[i].number))
			return true;
	return false;
}

/* ---- forms ---- */

/* How the printed mnemonic ends. */
static enum isa_suffix suffix_of(const struct isa_machine *machine, const struct isa_form *form) {
	static const uint8_t suffixes[FAMILY_COUNT] = {
	    [FAMILY_OWN] = SUFFIX_E32,           [FAMILY_VOP3] = SUFFIX_E64, [FAMILY_SDWA] = SUFFIX_SDWA,
	    [FAMILY_DPP] = SUFFIX_DPP,           [FAMILY_DPP8] = SUFFIX_DPP, [FAMILY_VOP3_DPP] = SUFFIX_E64_DPP,
	    [FAMILY_VOP3_DPP8] = SUFFIX_E64_DPP,
	};
	bool lanes = form->family == FAMILY_DPP || form->family == FAMILY_DPP8;
	bool parts = form->family == FAMILY_SDWA && isa_is(machine, TRAIT_SDWA_WRITES_VCC);
	if ((lanes || parts) && form->row->format == FORMAT_VOPC)
		return SUFFIX_NONE; /* which these tell */
	if (form->family >= FAMILY_SDWA && form->kinds[0])
		return suffixes[form->family];
	if (isa_layouts[isa_layout_of(machine, form->row->format)].vop3 == NO_VOP3 || form->row->flags & ISA_NO_VOP3_FORM ||
	    !form->kinds[0] || (form->family == FAMILY_OWN && form->row->takes & ISA_PLAIN_NAME))
		return SUFFIX_NONE;
	return suffixes[form->family];
}

enum reading { READ_EXACTLY, READ_LENIENTLY, READ_ROUNDING }; /* struct code */

static void read_dwords(struct code *code, const uint8_t *bytes, size_t from, size_t to) {
	for (size_t i = from / DWORD; i < to / DWORD; i++)
		code->words[i / 2] |= (uint64_t)read_dword(bytes + DWORD * i) << i % 2 * 32;
}

/* Reads the rest of what is decoded, whose form is known. The size is how far was read, whatever comes of it. */
static bool read_form(const struct isa_machine *machine, const uint8_t *bytes, size_t size, enum reading reading,
                      struct isa_decoded *decoded) {
	const struct isa_form *form = &decoded->form;
	size_t own = isa_layouts[form->layout].bytes;
	struct code code = {.machine = machine,
	                    .form = form,
	                    .fields = isa_fields[form->layout],
	                    .list = &decoded->addresses,
	                    .lenient = reading == READ_LENIENTLY,
	                    .rounds = reading == READ_ROUNDING};
	decoded->suffix = suffix_of(machine, form);
	decoded->left_out = 0;
	decoded->written = 0;
	decoded->machine = machine;
	decoded->exact = true;
	decoded->refused = decoded->shows_banks = false;
	memset(decoded->modifiers, 0, sizeof decoded->modifiers);
	decoded->size = (unsigned)own;
	if (size < own)
		return false;
	read_dwords(&code, bytes, 0, own);
	if (field_of(&code, ROLE_LIST_DWORDS)->width) {
		size_t first = own;
		own += (size_t)get(&code, ROLE_LIST_DWORDS) * DWORD;
		decoded->size = (unsigned)own;
		if (size < own)
			return false;
		read_dwords(&code, bytes, first, own);
	}
	code.literal_size = (unsigned)(size >= own + WIDE_LITERAL_SIZE ? WIDE_LITERAL_SIZE : size - own);
	for (unsigned i = 0; i + DWORD <= code.literal_size; i += DWORD)
		code.literal |= (uint64_t)read_dword(bytes + own + i) << 8 * i;
	bool good = read_operands(&code, decoded);
	decoded->size = (unsigned)own + code.uses_literal;
	if (!good)
		return false;
	read_modifiers(&code, decoded);
	decoded->numbers = reading != READ_LENIENTLY && needs_numbers(decoded);
	return true;
}

/* What its bytes do not tell: registers of which llvm-mc drops bits, lit(), bits that are cut off. */
static void amend(struct isa_operand *operand, const struct isa_kind_row *kind, const struct isa_operand *written,
                  uint64_t literal) {
	if ((written->type == OPERAND_REGISTER && kind->role != ROLE_EXPORT) ||
	    (written->type == OPERAND_OFF && kind->may_be_off))
		*operand = *written;
	bool is_constant = (kind->role == ROLE_SRC || kind->role == ROLE_AFTER) && kind->type <= TYPE_F64;
	operand->literal = is_constant && written->literal && operand->type == OPERAND_INTEGER;
	operand->wide = operand->literal && written->wide;
	if (operand->literal && kind->words <= 1) /* llvm-mc shows integers with all their bits */
		operand->number = written->type == OPERAND_INTEGER ? written->number : (int64_t)literal;
	if (kind->type == TYPE_BRANCH)
		operand->number = written->number;
	if (kind->role == ROLE_AFTER && kind->type == TYPE_F16 && !operand->literal)
		operand->number &= UINT16_MAX;
	if (kind->type == TYPE_ANY8 || kind->type == TYPE_ANY16)
		*operand = isa_inline_of_dword((uint32_t)written->number, written->few_floats);
}

static const struct isa_row *row_of_name(const struct isa_machine *machine, unsigned format, unsigned opcode) {
	const struct isa_row *row = isa_row_of_opcode(machine, format, opcode);
	while (row && (row->flags & ISA_ALIAS || !isa_has(machine, row)))
		row = isa_next_of_opcode(machine, row);
	return row;
}

/* The row whose name is printed; of a long form it may be that of a short one. */
static const struct isa_row *without_alias(const struct isa_machine *machine, const struct isa_row *row) {
	if (!(row->flags & ISA_ALIAS))
		return row;
	unsigned opcode = isa_opcode(machine, row);
	const struct isa_row *found = row_of_name(machine, row->format, opcode);
	for (unsigned format = 0; !found && format < FORMAT_COUNT; format++) {
		unsigned first = isa_layouts[isa_layout_of(machine, format)].vop3;
		if (first <= opcode)
			found = row_of_name(machine, format, opcode - first);
	}
	return found;
}

/* A number beside the register that holds the offset, which is printed though it is 0. */
static void keep_offset(const struct isa_operand *operand, struct isa_decoded *decoded) {
	if (operand->type != OPERAND_MODIFIER || isa_modifiers[operand->modifier].role != ROLE_OFFSET)
		return;
	decoded->written |= UINT64_C(1) << operand->modifier;
	decoded->modifiers[operand->modifier] = (int32_t)operand->number;
}

/* Null is a register here, too. */
static bool is_register_offset(const struct isa_decoded *decoded, unsigned place) {
	return isa_kinds[decoded->form.kinds[place]].role == ROLE_OFFSET &&
	       decoded->operands[place].type == OPERAND_REGISTER;
}

/* Interpolation shows op_sel only if it was written, where .l and .h say the same. */
static void drop_op_sel(const struct isa_line *line, struct isa_decoded *decoded) {
	bool written = !decoded->form.halves;
	for (unsigned i = 0; i < line->count; i++)
		written |= line->operands[i].type == OPERAND_MODIFIER && line->operands[i].modifier == MODIFIER_OP_SEL_LAST;
	if (!written)
		decoded->written &= ~(UINT64_C(1) << MODIFIER_OP_SEL_LAST);
}

void isa_decode_line(const struct isa_line *line, const struct isa_code *code, struct isa_decoded *decoded, int *late) {
	*late = ISA_NO_OPERAND;
	decoded->form = code->form;
	read_form(line->machine, code->bytes, code->size, READ_LENIENTLY, decoded);
	decoded->form.row = without_alias(line->machine, code->form.row);
	if (decoded->form.row->format != code->form.row->format) {
		decoded->form.family = FAMILY_VOP3;
		decoded->suffix = suffix_of(line->machine, &decoded->form);
	}
	for (int i = 0; code->form.kinds[i]; i++) {
		int place = code->places[i];
		if (place < 0 && isa_is_data(code->form.kinds[i]))
			decoded->left_out = (uint16_t)(decoded->left_out | 1U << i);
		if (place >= 0 && line->operands[place].type == OPERAND_LIST) {
			decoded->operands[i] = line->operands[place];
			decoded->addresses = line->addresses;
		} else if (place >= 0)
			amend(&decoded->operands[i], &isa_kinds[code->form.kinds[i]], &line->operands[place],
			      read_dword(code->bytes + code->size - LITERAL_SIZE));
		if (is_register_offset(decoded, (unsigned)i) && isa_is(line->machine, TRAIT_OFFSETS_OF_TWO))
			decoded->written |= UINT64_C(1) << MODIFIER_OFFSET;
		if (code->late && place == (int)code->late_operand)
			*late = i;
	}
	for (unsigned i = 0; i < line->count; i++)
		keep_offset(&line->operands[i], decoded);
	drop_op_sel(line, decoded);
}

/* ---- is that what the bytes say ---- */

/* The line that the printed text is. */
static void make_line(const struct isa_decoded *decoded, struct isa_line *line) {
	const struct isa_form *form = &decoded->form;
	line->rows = isa_first(form->row);
	line->second = form->second ? isa_first(form->second) : NULL;
	line->suffix = decoded->suffix;
	line->machine = decoded->machine;
	line->first = NULL;
	line->count = 0;
	for (unsigned i = 0; form->kinds[i]; i++)
		if (!(decoded->left_out >> i & 1)) {
			line->operands[line->count++] = decoded->operands[i];
			if (decoded->operands[i].type == OPERAND_LIST)
				line->addresses = decoded->addresses;
		}
	for (uint64_t left = decoded->written; left; left &= left - 1) {
		unsigned modifier = (unsigned)__builtin_ctzll(left);
		line->operands[line->count++] = (struct isa_operand){.type = OPERAND_MODIFIER,
		                                                     .modifier = (uint8_t)modifier,
		                                                     .number = decoded->modifiers[modifier],
		                                                     .negated = isa_blgp_negates(decoded->machine, form)};
	}
}

/* llvm-objdump leaves out what SDWA changes of packed floats. */
static bool hides_changes(const struct isa_decoded *decoded, unsigned kind, const struct isa_operand *operand) {
	return decoded->form.family == FAMILY_SDWA && isa_kinds[kind].type == TYPE_V2F16 &&
	       (operand->negated || operand->absolute);
}

/* Whether there is a text for the operand. Some have no word in macros. */
static bool has_text(const struct isa_machine *machine, unsigned kind, uint64_t bits) {
	switch (kind) {
	case KIND_slot: return bits < ISA_SLOTS;
	case KIND_target: return isa_export_target_at(machine, (unsigned)bits) != NULL;
	default: return true;
	}
}

/* Whether it is what matrices are added to, or in their registers: of scalars it may be none with a number. For a pair
 * llvm-objdump knows those with a name. */
static bool is_added_to(unsigned kind) {
	enum { PAIR = 2 };
	unsigned groups = isa_kinds[kind].groups;
	return isa_kinds[kind].words > PAIR &&
	       (groups & GROUP_AGPR || (groups & GROUP_VGPR && (groups & GROUP_SGPR) == GROUP_NULL));
}

/* Whether the operand's text says all of its bits. llvm-objdump prints floats as integers where the instruction wants
 * integers of 16 bits. */
static bool text_is_whole(const struct isa_decoded *decoded, unsigned kind, const struct isa_operand *operand) {
	uint64_t bits = (uint64_t)operand->number;
	if (hides_changes(decoded, kind, operand))
		return false;
	if (operand->type == OPERAND_REGISTER) /* of those with a name it knows null alone there */
		return !is_added_to(kind) || operand->group & (GROUP_VGPR | GROUP_AGPR | GROUP_NULL);
	switch (kind) {
	case KIND_gpr_idx: return bits >> ISA_INDEX_MODES == 0;
	case KIND_attribute: return bits <= ISA_LAST_ATTRIBUTE;
	default: return operand->type != OPERAND_REAL || isa_kinds[kind].type != TYPE_B16;
	}
}

/* The bits of a policy that have words. */
static uint64_t policy_in_words(const struct isa_decoded *decoded, uint64_t bits) {
	const uint64_t named = ISA_OF_LOADS | ISA_OF_STORES | ISA_OF_ATOMICS;
	if (isa_is(decoded->machine, TRAIT_TEMPORAL_HINTS))
		return bits & ISA_HINT && !(bits & named) ? bits & ~(uint64_t)ISA_HINT : bits;
	for (uint64_t left = bits; left; left &= left - 1) {
		unsigned bit = (unsigned)(left & -left);
		if (!isa_policy_of_bit(decoded->machine, bit, decoded->form.format == FORMAT_SMEM))
			bits &= ~(uint64_t)bit;
	}
	return bits;
}

static bool modifier_has_text(const struct isa_decoded *decoded, unsigned modifier) {
	int64_t number = decoded->modifiers[modifier];
	switch (isa_modifiers[modifier].form) {
	case MODIFIER_SELECTION:
	case MODIFIER_UNUSED_PART:
	case MODIFIER_FMT_OF_MATRIX:
	case MODIFIER_MATRIX_SCALE:
	case MODIFIER_MATRIX_SCALE_FMT: return isa_part_name(isa_modifiers[modifier].form, number) != NULL;
	case MODIFIER_LANES: return number <= ISA_LAST_QUAD_PERM || isa_lanes_of(decoded->machine, number);
	default: return true;
	}
}

static bool has_texts(const struct isa_decoded *decoded) {
	for (uint64_t left = decoded->written; left; left &= left - 1)
		if (!modifier_has_text(decoded, (unsigned)__builtin_ctzll(left)))
			return false;
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (!has_text(decoded->machine, decoded->form.kinds[i], (uint64_t)decoded->operands[i].number))
			return false;
	return true;
}

static bool texts_are_whole(const struct isa_decoded *decoded) {
	uint64_t policy = (uint64_t)decoded->modifiers[MODIFIER_POLICY];
	for (unsigned i = 0; decoded->form.kinds[i]; i++)
		if (!text_is_whole(decoded, decoded->form.kinds[i], &decoded->operands[i]))
			return false;
	return policy_in_words(decoded, policy) == policy;
}

/* `first`: see struct isa_line. */
static bool encodes_to(const struct isa_decoded *decoded, const struct isa_form *first, const uint8_t *bytes) {
	struct isa_line line;
	if (!has_texts(decoded) || !texts_are_whole(decoded))
		return false;
	make_line(decoded, &line);
	line.first = first;
	return isa_encodes_to(&line, bytes, decoded->size);
}

/* Drops the bits that no text says. */
static void drop_unsaid(struct isa_decoded *decoded) {
	int32_t *policy = &decoded->modifiers[MODIFIER_POLICY];
	for (unsigned i = 0; decoded->form.kinds[i]; i++) {
		struct isa_operand *operand = &decoded->operands[i];
		if (hides_changes(decoded, decoded->form.kinds[i], operand))
			operand->negated = operand->absolute = false;
		if (decoded->form.kinds[i] == KIND_gpr_idx)
			operand->number &= (1 << ISA_INDEX_MODES) - 1;
	}
	*policy = (int32_t)policy_in_words(decoded, (uint64_t)*policy);
	if (!*policy)
		decoded->written &= ~(UINT64_C(1) << MODIFIER_POLICY);
}

static bool is_refused(const struct isa_decoded *decoded) {
	struct isa_line line;
	struct isa_code code;
	struct isa_refusal refusal;
	make_line(decoded, &line);
	return !texts_are_whole(decoded) || !isa_encode(&line, &code, &refusal);
}

/* Whether its literal of 32 bits has a value that lit() writes in 64, or an inline constant is a literal as text. */
static bool literal_grows(const struct isa_decoded *decoded, unsigned size) {
	bool grows = false;
	for (unsigned i = 0; decoded->form.kinds[i]; i++) {
		const struct isa_operand *operand = &decoded->operands[i];
		grows |= operand->dword && operand->literal && !operand->wide;
		grows |= isa_kinds[decoded->form.kinds[i]].type == TYPE_WHOLE_V2F16 && operand->type != OPERAND_REGISTER;
	}
	return grows && size == decoded->size + LITERAL_SIZE;
}

/* How many bits are others than those of the instruction; fewer than none if it has another size, but for that of a
 * literal. */
static int count_spare(struct isa_decoded *decoded, const uint8_t *bytes) {
	struct isa_line line;
	uint8_t written[ISA_MOST_BYTES];
	int count = 0;
	make_line(decoded, &line);
	unsigned size = isa_encode_form(&line, &decoded->form, decoded->left_out, written);
	memset(decoded->spare, 0, sizeof decoded->spare);
	if (size != decoded->size)
		return literal_grows(decoded, size) ? 0 : -1;
	for (unsigned i = 0; i < decoded->size; i++) {
		decoded->spare[i] = written[i] ^ bytes[i];
		count += __builtin_popcount(decoded->spare[i]);
	}
	return count;
}

unsigned isa_symbol_size(const struct isa_decoded *decoded, unsigned number, const uint8_t *bytes) {
	struct isa_line line;
	struct isa_code code;
	struct isa_refusal refusal;
	if (decoded->left_out >> number & 1)
		return 0;
	make_line(decoded, &line);
	for (unsigned i = number; i; i--)
		number -= decoded->left_out >> (i - 1) & 1;
	line.operands[number] = (struct isa_operand){.type = OPERAND_LATE};
	bool is_late = isa_encode(&line, &code, &refusal) && (code.late == LATE_LITERAL || code.late == LATE_WIDE_LITERAL);
	if (!is_late || code.late_operand != number || code.size != decoded->size)
		return 0;
	unsigned size = code.late == LATE_LITERAL ? LITERAL_SIZE : WIDE_LITERAL_SIZE;
	return memcmp(code.bytes, bytes, code.size - size) == 0 ? size : 0;
}

/* ---- which instruction ---- */

struct search {
	const struct isa_machine *machine;
	const uint8_t *bytes;
	size_t size;
	struct isa_decoded *found;
	bool (*take)(struct search *search, const struct isa_form *form); /* true: it is found, and no other is looked at */
	const struct isa_form *first; /* of the row in its own format, if that is the form */
	int fewest;                   /* bits of `found` that are spare; less than none: nothing is found */
	unsigned looked_at;           /* bytes */
};

static void has_looked_at(struct search *search, unsigned bytes) {
	search->looked_at = bytes > search->looked_at ? bytes : search->looked_at;
}

/* The bits of a field, which are in one dword; false if that is not there. */
static bool look_at(struct search *search, unsigned bit, unsigned width, unsigned *value) {
	unsigned at = bit / 32 * DWORD;
	has_looked_at(search, at + DWORD);
	if (search->size < at + DWORD)
		return false;
	*value = read_dword(search->bytes + at) >> bit % 32 & ((1U << width) - 1);
	return true;
}

/* Whether there is something of the form. */
static bool read_as(struct search *search, enum reading reading, struct isa_decoded *decoded) {
	bool good = read_form(search->machine, search->bytes, search->size, reading, decoded);
	has_looked_at(search, decoded->size);
	return good;
}

static bool take_exact(struct search *search, const struct isa_form *form) {
	search->found->form = *form;
	return read_as(search, READ_EXACTLY, search->found) && encodes_to(search->found, search->first, search->bytes);
}

/* The bits of the layout that fields have, in the 8 bytes from the bit `from` on. */
static uint64_t field_bits(unsigned layout, unsigned from) {
	uint64_t bits = 0;
	for (unsigned role = 0; role < ROLE_COUNT; role++) {
		const struct isa_field *field = &isa_fields[layout][role];
		uint64_t mask = field->width < 64 ? (UINT64_C(1) << field->width) - 1 : UINT64_MAX;
		if (field->width && field->bit >= from && field->bit < from + 64)
			bits |= mask << (field->bit - from);
	}
	return bits;
}

/* Whether the bit is there that tells the form's variant. */
static bool has_variant_bit(const struct isa_form *form, const uint8_t *bytes) {
	const struct isa_field *set = &isa_fields[form->layout][form->sets];
	return !set->width || read_dword(bytes + set->bit / 32 * DWORD) >> set->bit % 32 & 1;
}

/* Whether the bytes have the bits that tell the layout. What follows the first 8 has some, too, as an instruction
 * does. */
static bool is_of_layout(unsigned layout, const uint8_t *bytes) {
	enum { FAMILY_BIT = 26 };
	uint32_t first = (uint32_t)(isa_layouts[layout].base & ~field_bits(layout, 0));
	uint32_t others = (uint32_t)~field_bits(layout, 64), rest = (uint32_t)isa_layout_rests[layout] & others;
	uint32_t after = rest ? read_dword(bytes + 2 * sizeof first) & others : 0;
	return (read_dword(bytes) & first) == first && (after & rest) == rest && (after ^ rest) >> FAMILY_BIT == 0;
}

/* Whether a spare bit tells another format, which begins like this one. */
static bool tells_other(const struct isa_decoded *decoded, const uint8_t *bytes) {
	uint32_t base = (uint32_t)isa_layouts[decoded->form.layout].base;
	for (uint64_t left = isa_formats_of(decoded->machine, read_dword(bytes)); left; left &= left - 1) {
		unsigned layout = isa_layout_of(decoded->machine, (unsigned)__builtin_ctzll(left));
		uint32_t other = (uint32_t)(isa_layouts[layout].base & ~field_bits(layout, 0));
		if ((other & base) == base && other & ~base & read_dword(decoded->spare))
			return true;
	}
	return false;
}

/* Whether the modifiers that the form must have are there. */
static bool meets_needs(const struct isa_decoded *decoded) {
	uint64_t there = 0;
	for (uint64_t left = decoded->written; left; left &= left - 1)
		there |= isa_modifiers[__builtin_ctzll(left)].taken;
	return (decoded->form.needs & ~there & isa_all_modifiers) == 0;
}

/* Formats that begin alike are told by more bits. */
static int fixed_bits(const struct isa_decoded *decoded) {
	return __builtin_popcount((uint32_t)isa_layouts[decoded->form.layout].base);
}

/* Whether the instruction is rather what is meant: it is longer, of a format with more fixed bits, with fewer that are
 * spare. */
static bool is_nearer(const struct search *search, const struct isa_decoded *decoded, int spare) {
	if (search->fewest < 0 || decoded->size != search->found->size)
		return search->fewest < 0 || decoded->size > search->found->size;
	int fixed = fixed_bits(decoded), others = fixed_bits(search->found);
	return fixed != others ? fixed > others : spare < search->fewest;
}

static bool take_nearest(struct search *search, const struct isa_form *form) {
	struct isa_decoded decoded = {.form = *form};
	if (!read_as(search, READ_ROUNDING, &decoded) || !has_texts(&decoded) || !meets_needs(&decoded) ||
	    !is_of_layout(form->layout, search->bytes) || !has_variant_bit(form, search->bytes))
		return false;
	drop_unsaid(&decoded);
	decoded.exact = false;
	int spare = count_spare(&decoded, search->bytes);
	if (spare < 0 || tells_other(&decoded, search->bytes) || !is_nearer(search, &decoded, spare))
		return false;
	*search->found = decoded;
	search->fewest = spare;
	return false;
}

/* The forms in a family of the rows that have the opcode. Halves of registers come before whole
 * ones. */
static bool try_family(struct search *search, const struct isa_row *row, enum isa_family family) {
	enum { HALVES = 1 };
	struct isa_form form;
	for (; row; row = isa_next_of_opcode(search->machine, row)) {
		if (!isa_has(search->machine, row) || row->flags & ISA_ALIAS)
			continue;
		search->first = NULL;
		if (isa_has_halves(search->machine, row) && isa_form_of(search->machine, row, family, HALVES, &form) &&
		    search->take(search, &form))
			return true;
		for (unsigned n = 0; isa_form_of(search->machine, row, family, n, &form); n++) {
			search->first = family == FAMILY_OWN && n == 0 ? &form : NULL;
			if (search->take(search, &form))
				return true;
		}
	}
	return false;
}

/* Two rows of the format, by the opcodes of both halves. */
static bool try_pairs(struct search *search, unsigned layout, unsigned opcode) {
	const struct isa_field *field = &isa_fields[layout][ROLE_SECOND];
	unsigned format = isa_layouts[layout].format;
	unsigned other = read_dword(search->bytes) >> field->bit & ((1U << field->width) - 1);
	struct isa_form form;
	search->first = NULL;
	for (const struct isa_row *row = isa_row_of_opcode(search->machine, format, opcode); row;
	     row = isa_next_of_opcode(search->machine, row))
		for (const struct isa_row *second = isa_row_of_opcode(search->machine, format, other); second;
		     second = isa_next_of_opcode(search->machine, second))
			if (isa_has(search->machine, row) && isa_has(search->machine, second) &&
			    isa_pair_of(search->machine, row, second, &form) && search->take(search, &form))
				return true;
	return false;
}

/* The first source tells SDWA and DPP. */
static enum isa_family family_of_source(unsigned source, bool is_long) {
	enum { SOURCE_DPP8 = 0xe9, SOURCE_DPP8_FI = 0xea, SOURCE_SDWA = 0xf9, SOURCE_DPP = 0xfa };
	switch (source) {
	case SOURCE_SDWA: return FAMILY_SDWA;
	case SOURCE_DPP: return is_long ? FAMILY_VOP3_DPP : FAMILY_DPP;
	case SOURCE_DPP8:
	case SOURCE_DPP8_FI: return is_long ? FAMILY_VOP3_DPP8 : FAMILY_DPP8;
	default: return FAMILY_OWN;
	}
}

static enum isa_family family_of(struct search *search, unsigned layout) {
	const struct isa_field *field = &isa_fields[layout][ROLE_SRC0];
	unsigned format = isa_layouts[layout].format, source;
	if (!look_at(search, field->bit, field->width, &source))
		return FAMILY_OWN;
	enum isa_family family = family_of_source(source, isa_format_is(format, FORMAT_IS_LONG));
	return isa_has_beside(search->machine, format, family) ? family : FAMILY_OWN;
}

/* VOP3 forms of other formats. */
static bool try_vop3(struct search *search, unsigned opcode, enum isa_family family) {
	for (unsigned format = 0; format < FORMAT_COUNT; format++) {
		unsigned first = isa_layouts[isa_layout_of(search->machine, format)].vop3;
		if (first <= opcode && try_family(search, isa_row_of_opcode(search->machine, format, opcode - first), family))
			return true;
	}
	return false;
}

/* Some layouts have the higher bits apart. */
static bool read_opcode(struct search *search, unsigned layout, unsigned *opcode) {
	const struct isa_layout *row = &isa_layouts[layout];
	const struct isa_field *rest = &isa_opcode_rests[layout];
	unsigned higher;
	if (!look_at(search, row->opcode, row->opcode_width, opcode))
		return false;
	if (rest->width && look_at(search, rest->bit, rest->width, &higher))
		*opcode |= higher << rest->shift;
	return true;
}

static bool try_all(struct search *search) {
	for (uint64_t left = isa_formats_of(search->machine, read_dword(search->bytes)); left; left &= left - 1) {
		unsigned format = (unsigned)__builtin_ctzll(left), opcode;
		unsigned layout = isa_layout_of(search->machine, format);
		if (!read_opcode(search, layout, &opcode))
			continue;
		if (isa_format_is(format, FORMAT_IS_PAIR)) {
			if (try_pairs(search, layout, opcode))
				return true;
			continue;
		}
		enum isa_family family = family_of(search, layout);
		if (try_family(search, isa_row_of_opcode(search->machine, format, opcode), family) ||
		    (format == FORMAT_VOP3 && try_vop3(search, opcode, family == FAMILY_OWN ? FAMILY_VOP3 : family)))
			return true;
	}
	return false;
}

static bool search_all(struct search *search) {
	has_looked_at(search, DWORD);
	bool found = search->size >= DWORD && try_all(search);
	search->found->looked_at = search->looked_at;
	return found;
}

bool isa_decode(const struct isa_machine *machine, const uint8_t *bytes, size_t size, struct isa_decoded *decoded) {
	struct search search = {.machine = machine, .bytes = bytes, .size = size, .found = decoded, .take = take_exact};
	return search_all(&search);
}

bool isa_decode_nearest(const struct isa_machine *machine, const uint8_t *bytes, size_t size,
                        struct isa_decoded *decoded) {
	struct search search = {
	    .machine = machine, .bytes = bytes, .size = size, .found = decoded, .take = take_nearest, .fewest = -1};
	if (isa_decode(machine, bytes, size, decoded))
		return true;
	search.looked_at = decoded->looked_at;
	search_all(&search);
	if (search.fewest < 0)
		return false;
	decoded->refused = is_refused(decoded);
	return true;
}

/* form.h: the forms of an instruction: a row in one of the formats it has. */
#ifndef KD_GPU_ISA_FORM_H
#define KD_GPU_ISA_FORM_H

#include "isa.h"

enum isa_format_trait {
	FORMAT_IS_VECTOR = 1 << 0, /* its sources are those of vector instructions */
	FORMAT_IS_LONG = 1 << 1,   /* it is VOP3 or one made after it: of 64 bits, and without a literal before GFX10 */
	FORMAT_IS_MATRIX = 1 << 2,
	FORMAT_HAS_HALVES = 1 << 3, /* its operands of 16 bits may be halves of VGPRs */
	FORMAT_IS_PAIR = 1 << 4,    /* two rows are an instruction */
};

/* In the order in which llvm-mc tries them. */
struct isa_layout {
	uint64_t base; /* the fixed bits of the first 8 bytes */
	uint8_t format, bytes, opcode, opcode_width;
	uint16_t vop3; /* NO_VOP3: there is none */
};

struct isa_field {
	uint8_t bit, width, shift; /* of width 0: the layout lacks it */
	bool is_signed;
};

enum { NO_VOP3 = 0xffff };

extern const struct isa_layout isa_layouts[LAYOUT_COUNT];
extern const uint64_t isa_layout_rests[LAYOUT_COUNT]; /* the fixed bits after them */
extern const struct isa_field isa_fields[LAYOUT_COUNT][ROLE_COUNT];
extern const struct isa_field isa_opcode_rests[LAYOUT_COUNT]; /* where higher bits of the opcode are apart */
extern const uint8_t isa_no_offset_registers[LAYOUT_COUNT];   /* 0: another bit tells whether there is one */
extern const struct isa_variant isa_variants[];               /* an empty one ends them */
extern const uint64_t isa_format_takes[];                     /* modifiers of all instructions of the format */
extern const uint8_t isa_format_traits[];

/* How the machine lays the format out. */
enum isa_layout_number isa_layout_of(const struct isa_machine *machine, unsigned format);

/* How many places for sources the first half of a pair has: those of both halves are alike. */
static inline unsigned isa_sources_of_first(unsigned layout) {
	return isa_fields[layout][ROLE_SRC5].width ? 3 : 2;
}

/* Whether the machine has forms of the family, SDWA or DPP, beside the format. */
bool isa_has_beside(const struct isa_machine *machine, unsigned format, enum isa_family family);

static inline bool isa_format_is(unsigned format, enum isa_format_trait trait) {
	return isa_format_traits[format] & trait;
}

/* The role whose field has the higher bits; ROLE_NOWHERE: there are no more. */
extern const uint8_t isa_role_rests[];

/* The bits that no operand changes, with the opcode. */
static inline void isa_fixed_bits(const struct isa_form *form, uint64_t words[2]) {
	const struct isa_layout *layout = &isa_layouts[form->layout];
	const struct isa_field *set = &isa_fields[form->layout][form->sets], *rest = &isa_opcode_rests[form->layout];
	words[0] = layout->base | form->bits;
	words[1] = isa_layout_rests[form->layout];
	if (form->sets && set->width)
		words[0] |= UINT64_C(1) << set->bit;
	if (rest->width)
		words[rest->bit / 64] |= (uint64_t)form->opcode >> rest->shift << rest->bit % 64;
	uint64_t opcode = rest->width ? form->opcode & ((UINT64_C(1) << layout->opcode_width) - 1) : form->opcode;
	words[layout->opcode / 64] |= opcode << layout->opcode % 64;
}

/* The numbers that an offset of scalar memory may be. */
struct isa_offsets {
	int64_t least, most;
};

struct isa_offsets isa_offsets_of(unsigned layout, enum isa_type type);

/* How many bits the role has, wherever they are. */
unsigned isa_role_width(unsigned layout, unsigned role);

/* The modifiers that the row takes, with those of its format; and what of them the machine has. */
uint64_t isa_row_takes(const struct isa_row *row);
uint64_t isa_takes(const struct isa_machine *machine, const struct isa_row *row);

/* The modifiers that have a field in the row's own format or in that of its VOP3 form, a bit each. */
uint64_t isa_modifiers_of_row(const struct isa_machine *machine, const struct isa_row *row);

/* What the modifier is to the form: byte_sel is a byte of the source, or of the destination. */
static inline unsigned isa_modifier_role(const struct isa_form *form, unsigned modifier) {
	unsigned role = isa_modifiers[modifier].role;
	return role == ROLE_BYTE_SEL && form->takes & ISA_DST_BYTE_SEL ? ROLE_DST_BYTE_SEL : role;
}

/* Whether the form takes the modifier, and has a field for it. */
bool isa_form_takes(const struct isa_form *form, unsigned modifier);

/* The modifiers that some of its forms take. */
uint64_t isa_takes_of_forms(const struct isa_machine *machine, const struct isa_row *row);

/* The operands that a line has of the row: EXEC is not written where a comparison writes it alone. */
const uint16_t *isa_operands_of(const struct isa_machine *machine, const struct isa_row *row);

/* Whether operands of the row have 16 bits; whether these are halves of VGPRs, in one of two forms. */
bool isa_has_16_bits(const struct isa_row *row);
bool isa_has_halves(const struct isa_machine *machine, const struct isa_row *row);

/* The n-th form of the row in the family, of which vector memory has several of its own; false after the last one. */
bool isa_form_of(const struct isa_machine *machine, const struct isa_row *row, enum isa_family family, unsigned n,
                 struct isa_form *form);

/* The form of a pair; false where no processor has these two. isa_form_of() tells the first half alone, and what is to
 * follow. */
bool isa_pair_of(const struct isa_machine *machine, const struct isa_row *first, const struct isa_row *second,
                 struct isa_form *form);

/* Registers and constants that an operand of this kind may be in the form. */
unsigned isa_form_groups(const struct isa_form *form, unsigned kind);
enum isa_constants isa_form_constants(const struct isa_form *form, unsigned kind);

/* How llvm-mc reads constants of the kind. */
enum isa_type isa_form_type(const struct isa_form *form, unsigned kind);

/* Whether sext() may be around a source; llvm-mc has places for it where there is no bit. */
bool isa_form_extends(const struct isa_form *form, unsigned kind);

/* Whether llvm-mc takes sext() around a source that is read from another lane, and drops it: of 16-bit instructions. */
static inline bool isa_drops_extension(const struct isa_machine *machine, const struct isa_form *form, unsigned kind) {
	return form->family == FAMILY_DPP && isa_kinds[kind].role == ROLE_SRC && !isa_kinds[kind].changes &&
	       isa_has_halves(machine, form->row);
}

/* Whether it has offsets beside addresses in vector registers. */
static inline bool isa_is_vector_memory(unsigned format) {
	return isa_format_takes[format] & ISA_OFFSET;
}

static inline bool isa_is_image(unsigned format) {
	return format == FORMAT_MIMG || format == FORMAT_SAMPLE || format == FORMAT_RAY;
}

/* Whether the result is an integer: floats may be multiplied. */
static inline bool isa_writes_integer(const struct isa_form *form) {
	return !(form->takes & ISA_OMOD) || form->takes & ISA_INTEGER;
}

/* Whether operands of the kind are data of vector memory. */
static inline bool isa_is_data(unsigned kind) {
	return isa_kinds[kind].role >= ROLE_DATA0 && isa_kinds[kind].role <= ROLE_DATA_DST;
}

/* Whether what negates an operand changes its constant: the form has no bits for it. */
static inline bool isa_folds(const struct isa_form *form, unsigned kind) {
	return !form->source_bits || !isa_kinds[kind].changes;
}

/* Whether the field of a buffer's scalar offset has the numbers of registers alone, as from GFX12 on. */
bool isa_offset_is_register(const struct isa_form *form, unsigned kind);

/* Whether an operand of a row may be missing, also where it stands for what is not there; whether it always is. */
bool isa_may_be_left_out(unsigned kind);
bool isa_is_left_out(const struct isa_machine *machine, unsigned kind);

/* Whether scale_offset may multiply its offset, which is in a register. */
bool isa_scales_offset(const struct isa_form *form);

/* Which hints it takes: enum isa_hint_bit. */
unsigned isa_hints_of(const struct isa_form *form);

/* The formats that the first dword of an instruction may be one of, a bit each; those are left out that have no row
 * then. */
uint64_t isa_formats_of(const struct isa_machine *machine, uint32_t word);

/* The modifiers that have a field in the layout, a bit each. */
uint64_t isa_modifiers_of(enum isa_layout_number layout);

/* The rows of a format with this opcode in the machine's column, one after another, whether the machine has them or
 * not; NULL: there is none. */
const struct isa_row *isa_row_of_opcode(const struct isa_machine *machine, enum isa_format format, unsigned opcode);
const struct isa_row *isa_next_of_opcode(const struct isa_machine *machine, const struct isa_row *row);

/* Whether an operand has the role. */
bool isa_has_role(const struct isa_form *form, enum isa_role role);

/* How many bits in op_sel and its like are of sources. */
unsigned isa_op_sel_sources(const struct isa_form *form);

/* Whether another one is of the destination: a comparison that writes EXEC has none. */
bool isa_op_sel_has_destination(const struct isa_form *form);

/* Dwords of a matrix whose elements modifiers tell; 0: there are no such elements. The field that tells those of the
 * first or the second source. */
unsigned isa_f8f6f4_words(const struct isa_form *form, unsigned elements);
unsigned isa_elements_role(const struct isa_form *form, unsigned source);

/* Whether blgp is written as neg: from gfx940 on its bits negate matrices of doubles. */
bool isa_blgp_negates(const struct isa_machine *machine, const struct isa_form *form);

/* Whether a DPP form is of 64 bits, which read one lane of each row, as these lanes do: row_newbcast or row_share. */
enum { ISA_ONE_LANE_FIRST = 0x150, ISA_ONE_LANE_LAST = 0x15f };
bool isa_reads_one_lane(const struct isa_machine *machine, const struct isa_form *form);

#endif

/* isa.h: instructions: their rows, what a line says of one, and its bytes.
 *
 * The rows are in include/kdasm/isa/. Everything here works on them alone: no function knows a mnemonic. Nothing
 * allocates. */
#ifndef KD_GPU_ISA_ISA_H
#define KD_GPU_ISA_ISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/target.h"

/* ---- rows ---- */

/* A bit each: sets.def. */
enum isa_set_number {
#define KD_ISA_SET(id, generation, processors) ISA_SET_NUMBER_##id,
#include "kdasm/isa/sets.def"
	ISA_SET_COUNT,
};
enum isa_generation {
#define KD_GENERATION(id, name, column, sgprs, extent) ISA_GENERATION_##id,
#include "kdasm/isa/generations.def"
	ISA_GENERATION_COUNT,
};

/* Whether the generation's instructions are taken. Who works on one has them taken as far as its rows go. */
#ifndef KD_ISA_PARTS
#define KD_ISA_PARTS 0
#endif
enum isa_extent { ISA_IN_PART = KD_ISA_PARTS, ISA_WHOLE = 1 };
enum isa_extent_of_generation {
#define KD_GENERATION(id, name, column, sgprs, extent) ISA_EXTENT_##id = ISA_##extent,
#include "kdasm/isa/generations.def"
};

/* 0 where they are not: whatever is only there, nothing has. */
enum isa_set {
#define KD_ISA_SET(id, generation, processors) ISA_SET_##id = (unsigned)ISA_EXTENT_##generation << ISA_SET_NUMBER_##id,
#include "kdasm/isa/sets.def"
};

/* Opcodes that several generations have in common. */
enum isa_column { ISA_OF_GFX6, ISA_OF_GFX8, ISA_OF_GFX11, ISA_COLUMN_COUNT };

/* What a processor is to the rows of instructions. */
struct isa_machine {
	uint32_t set;       /* enum isa_set: its own; 0: its instructions are not taken */
	uint8_t generation; /* enum isa_generation */
	uint8_t column;     /* enum isa_column */
	uint8_t sgprs;      /* scalar registers with numbers */
	uint8_t wave;       /* enum kd_wave: a mask of lanes has so many bits */
	uint32_t lacks;     /* instructions with these flags: those of wavefronts of the other size */
};

extern const struct isa_machine isa_machines[KD_WAVE_COUNT][ISA_SET_COUNT];

/* What rules ask, a bit each set: features.def. */
enum isa_trait {
#define KD_ISA_TRAIT(id, sets, meaning) TRAIT_##id,
#include "kdasm/isa/features.def"
	TRAIT_COUNT,
};

extern const uint32_t isa_trait_sets[TRAIT_COUNT];

static inline bool isa_is(const struct isa_machine *machine, enum isa_trait trait) {
	return (isa_trait_sets[trait] & machine->set) != 0;
}

enum isa_format {
#define KD_FORMAT(id, ...) FORMAT_##id,
#include "kdasm/isa/formats.def"
	FORMAT_COUNT,
};

/* How some generations lay a format out. */
enum isa_layout_number {
	LAYOUT_NONE,
#define KD_LAYOUT(id, ...) LAYOUT_##id,
#include "kdasm/isa/formats.def"
	LAYOUT_COUNT,
};

/* What an operand or modifier is to the instruction, which tells its field. */
enum isa_role {
#define KD_ISA_ROLE(id) ROLE_##id,
#include "kdasm/isa/words.def"
	ROLE_COUNT,
};

/* Registers that the same operands take. */
enum isa_group {
	GROUP_VGPR = 1 << 0,
	GROUP_AGPR = 1 << 1,
	GROUP_SCALAR = 1 << 2, /* SGPRs, TTMPs, FLAT_SCRATCH, XNACK_MASK */
	GROUP_VCC = 1 << 3,
	GROUP_M0 = 1 << 4,
	GROUP_EXEC = 1 << 5,
	GROUP_STATUS = 1 << 6,   /* VCCZ, EXECZ, SCC, POPS_EXITING_WAVE_ID: of any size */
	GROUP_APERTURE = 1 << 7, /* bases and limits of address spaces: likewise */
	GROUP_LDS = 1 << 8,      /* LDS_DIRECT */
	GROUP_NULL = 1 << 9,     /* reads as 0, of any size */
	GROUP_COUNTER = 1 << 10, /* PC */
	GROUP_SGPR = GROUP_SCALAR | GROUP_VCC | GROUP_NULL,
	GROUP_ANY_SIZE = GROUP_STATUS | GROUP_APERTURE,
	GROUP_CONSTANT_BUS = GROUP_SGPR | GROUP_M0 | GROUP_EXEC | GROUP_ANY_SIZE,
};

/* How a constant is read. */
enum isa_type {
	TYPE_B16,
	TYPE_F16,
	TYPE_BF16,
	TYPE_V2F16, /* two of them */
	TYPE_V2BF16,
	TYPE_BOTH_F16,    /* two of them, and an inline constant is both */
	TYPE_WHOLE_V2F16, /* two of them, which no inline constant is */
	TYPE_B32,
	TYPE_F32,
	TYPE_V2B32,
	TYPE_V2F32,
	TYPE_B64,
	TYPE_F64,
	/* Of numbers that are no sources: */
	TYPE_UNSIGNED16,
	TYPE_EITHER16, /* signed or unsigned */
	TYPE_ANY8,     /* the low bits of any number */
	TYPE_ANY16,
	TYPE_ANY32,
	TYPE_OFFSET,        /* as many bits as its field, signed */
	TYPE_BUFFER_OFFSET, /* those of them that are not negative */
	TYPE_BRANCH,
	TYPE_SPECIAL, /* the reader of operands knows it */
	TYPE_OFF,     /* the word "off" */
	TYPE_PLACE,   /* variants.def has what stands here */
	/* Those of 64 bits where literals may have as many: */
	TYPE_WIDE_B64,
	TYPE_WIDE_F64,
	TYPE_HIGH_F64, /* the high half of as many, whose low half is 0 */
};

enum isa_constants { NO_CONSTANTS, INLINE_CONSTANTS, LITERAL_CONSTANTS, SYMBOL_CONSTANTS };

enum isa_kind {
	KIND_NONE,
#define KD_OPERAND(id, ...) KIND_##id,
#include "kdasm/isa/operand_kinds.def"
	KIND_COUNT,
};

#define ISA_SIZES (UINT32_C(1) << 31) /* words of a kind that has several sizes, besides a bit for each of them */

enum isa_kind_trait_number {
#define KD_ISA_KIND_TRAIT(id) KIND_TRAIT_NUMBER_##id,
#include "kdasm/isa/words.def"
};
enum isa_kind_trait {
#define KD_ISA_KIND_TRAIT(id) KIND_##id = 1 << KIND_TRAIT_NUMBER_##id,
#include "kdasm/isa/words.def"
};

struct isa_kind_row {
	uint8_t role;
	uint32_t words;
	uint8_t type, constants;
	bool changes, optional, from_vcc, half, unnegated, may_be_off, stored, low_alone, may_be_odd;
	uint16_t e64;
	uint16_t groups;
};

enum isa_modifier {
#define KD_MODIFIER(id, ...) MODIFIER_##id,
#include "kdasm/isa/modifiers.def"
	MODIFIER_COUNT,
};

/* What the number of a policy has where it is a temporal hint and a scope: the bits of the instruction, and which
 * instructions the hint is for. */
enum isa_hint_bit {
	ISA_HINT = 7,
	ISA_SCOPE_BIT = 3,
	ISA_WIDEST_SCOPE = 3,
	ISA_NON_VOLATILE = 1 << 5,
	ISA_SCALE_OFFSET = 1 << 6,
	ISA_OF_LOADS = 1 << 8,
	ISA_OF_STORES = 1 << 9,
	ISA_OF_ATOMICS = 1 << 10,
	ISA_BYPASS = 1 << 11, /* of no cache: the widest scope */
};

static inline unsigned isa_scope_of(int64_t policy) {
	return (unsigned)policy >> ISA_SCOPE_BIT & ISA_WIDEST_SCOPE;
}

enum isa_modifier_form {
#define KD_MODIFIER_FORM(id) MODIFIER_##id,
#include "kdasm/isa/words.def"
	MODIFIER_KEY_OF_BITS,                               /* and so many more, two at most */
	MODIFIER_NUMBER_OF_BITS = MODIFIER_KEY_OF_BITS + 3, /* and so many more */
};

struct isa_modifier_row {
	char name[20];
	uint8_t form, role;
	uint64_t taken; /* the bit of instructions that take it */
};

/* Modifiers that instructions take, and what only some instructions do, a bit each: words.def. */
enum isa_takes_number {
#define KD_ISA_TAKES(id) ISA_TAKES_NUMBER_##id,
#include "kdasm/isa/words.def"
};
enum isa_flag_number {
#define KD_ISA_FLAG(id) ISA_FLAG_NUMBER_##id,
#include "kdasm/isa/words.def"
};

/* Enumerators of more bits than an int has: in C from C23 on. */
__extension__ enum isa_takes {
#define KD_ISA_TAKES(id) ISA_##id = UINT64_C(1) << ISA_TAKES_NUMBER_##id,
#include "kdasm/isa/words.def"
};
__extension__ enum isa_flag {
#define KD_ISA_FLAG(id) ISA_##id = UINT32_C(1) << ISA_FLAG_NUMBER_##id,
#include "kdasm/isa/words.def"
};

/* VCC and EXEC, as a source has them. */
enum { ISA_VCC = 106, ISA_EXEC = 126 };

enum {
	ISA_ROW_OPERANDS = 6,
	ISA_FORM_OPERANDS = 10, /* of a pair, with what is between its halves */
	ISA_NAME_SIZE = 36,
	ISA_MOST_OPERANDS = 16,
	ISA_DWORD = 4,
	ISA_MOST_BYTES = 20,
	ISA_MOST_WORDS = 3
};

enum { ISA_NO_OPCODE = 0xffff };

struct isa_row {
	char name[ISA_NAME_SIZE]; /* without suffix */
	uint8_t format, feature;
	uint16_t opcodes[ISA_COLUMN_COUNT];      /* ISA_NO_OPCODE: no generation of the column has it */
	uint64_t takes;                          /* modifiers */
	uint32_t flags;                          /* enum isa_flag */
	uint16_t operands[ISA_ROW_OPERANDS + 1]; /* enum isa_kind; KIND_NONE ends them */
};

/* What conditions.def, hazards.def, waits.def and effects.def say of the instruction: the number of the line there,
 * from 1 on; 0: nothing. */
unsigned isa_scalar_kind(const struct isa_row *row);
unsigned isa_timed_kind(const struct isa_row *row);
unsigned isa_wait_kind(const struct isa_row *row);
unsigned isa_effect_kind(const struct isa_row *row);

extern const struct isa_kind_row isa_kinds[];
/* What a kind is where wavefronts have 32 lanes, KIND_NONE being the same ... */
extern const uint16_t isa_kinds_of_wave32[];
extern const uint16_t isa_kinds_of_lanes[];     /* ... where another lane is read ... */
extern const uint16_t isa_kinds_of_second[];    /* ... in the second half of a pair ... */
extern const uint16_t isa_kinds_beside_lanes[]; /* ... and beside such a lane */
extern const uint64_t isa_kind_takes[];         /* modifiers of instructions that have it */
extern const struct isa_modifier_row isa_modifiers[];
extern const uint64_t isa_all_modifiers; /* the bits of all of them; many forms take none */
extern const uint8_t isa_presets[MODIFIER_COUNT];

/* The processor's, with wavefronts of that size; NULL where its instructions are not taken, or it is NULL: not known
 * yet. */
const struct isa_machine *isa_machine_of(const struct kd_processor *processor, enum kd_wave wave);

/* The rows of a name, without suffix and in lower case, one after another by isa_next(). NULL: there is none, or no
 * processor has it whose instructions are taken. */
const struct isa_row *isa_find(const char *name, size_t length);

/* The same, also of names that only other processors have. */
const struct isa_row *isa_find_anywhere(const char *name, size_t length);
const struct isa_row *isa_next(const struct isa_row *row);

/* The first of those that have the row's name. */
const struct isa_row *isa_first(const struct isa_row *row);

/* The n-th row; NULL: there are no more. */
const struct isa_row *isa_row_at(size_t n);

/* What an operand of a place stands for: variants.def. */
struct isa_variant {
	uint16_t place, address, base;
	uint8_t feature;
	uint8_t sets; /* enum isa_role: its field is 1 */
	uint64_t needs;
};

static inline unsigned isa_opcode(const struct isa_machine *machine, const struct isa_row *row) {
	return row->opcodes[machine->column];
}

/* Whether some processor has both rows. */
bool isa_go_together(const struct isa_row *row, const struct isa_row *other);

/* Whether the machine has the instruction. */
bool isa_has(const struct isa_machine *machine, const struct isa_row *row);

/* ---- a line ---- */

/* What the end of a mnemonic asks for. */
enum isa_suffix { SUFFIX_NONE, SUFFIX_E32, SUFFIX_E64, SUFFIX_DPP, SUFFIX_SDWA, SUFFIX_E64_DPP };

enum isa_operand_type {
	OPERAND_REGISTER,
	OPERAND_INTEGER,
	OPERAND_REAL,    /* `number` are the bits of a double */
	OPERAND_LATE,    /* only layout knows the value */
	OPERAND_SPECIAL, /* a number that is right for the kind `special` alone */
	OPERAND_OFF,     /* no register: "off" */
	OPERAND_LIST,    /* the registers of an address: isa_address_list */
	OPERAND_MODIFIER,
};

/* The half of a VGPR that an operand is. */
enum isa_half { WHOLE_REGISTER, LOW_HALF, HIGH_HALF };

struct isa_operand {
	uint8_t type;
	uint8_t modifier;       /* OPERAND_MODIFIER: enum isa_modifier */
	uint8_t words;          /* OPERAND_REGISTER; 0: any */
	uint8_t half;           /* OPERAND_REGISTER: enum isa_half */
	bool negated, absolute; /* negated, OPERAND_MODIFIER: it was written as neg: */
	bool extended;          /* sext() */
	bool few_floats : 1;    /* 1/(2*pi) is no inline constant on the processor */
	bool literal : 1;       /* must have a dword of its own: lit() ... */
	bool wide : 1;          /* ... or two of them, if the instruction has room: lit64() */
	bool dword : 1;         /* OPERAND_INTEGER: it was read from a dword of its own */
	uint16_t special;       /* OPERAND_SPECIAL: enum isa_kind */
	uint16_t group;         /* OPERAND_REGISTER: enum isa_group */
	uint16_t reg;           /* OPERAND_REGISTER: its number as a source; VGPRs begin at 256 */
	int64_t number;         /* the value */
};

struct isa_form;
/* The address of an image, which may be registers that do not follow one another. */
enum { ISA_MOST_ADDRESSES = 13 };
struct isa_address_list {
	uint8_t count;
	struct {
		uint16_t reg, group; /* as those of an operand */
		uint8_t words;
	} at[ISA_MOST_ADDRESSES];
};

struct isa_line {
	const struct isa_row *rows;
	const struct isa_row *second; /* of what follows "::"; NULL: nothing does, or no row has the name */
	const struct isa_form *first; /* of a row of them on the machine, in its own format, where it is known before */
	enum isa_suffix suffix;
	const struct isa_machine *machine;
	struct isa_operand operands[ISA_MOST_OPERANDS];
	unsigned count;
	struct isa_address_list addresses; /* of the operand that is a list, if there is one */
};

/* ---- its bytes ---- */

/* A row in one of the formats it has. */
enum isa_family {
	FAMILY_OWN,
	FAMILY_VOP3,
	FAMILY_SDWA,
	FAMILY_DPP,
	FAMILY_DPP8,
	FAMILY_VOP3_DPP,
	FAMILY_VOP3_DPP8,
	FAMILY_COUNT
};

struct isa_form {
	const struct isa_row *row;
	const struct isa_row *second; /* of a pair; NULL: it is none, or the form tells the first half alone */
	uint8_t format, layout, family;
	uint8_t second_opcode;
	uint16_t opcode;
	uint64_t takes, needs;                 /* modifiers that it may have, and must have */
	uint32_t flags;                        /* of the rows */
	uint16_t bits;                         /* that it has besides those of its layout */
	uint8_t sets;                          /* the role whose field is 1: struct isa_variant */
	bool status;                           /* a dword of it follows what is loaded */
	uint16_t kinds[ISA_FORM_OPERANDS + 1]; /* as isa_row.operands */
	uint8_t data;                          /* how many of them are data of vector memory */
	bool halves;                           /* its operands of 16 bits are halves of VGPRs */
	bool source_bits;                      /* it has bits that negate sources and take absolute values */
	uint8_t literals;                      /* enum isa_literals */
};

enum { ISA_WHOLE_LINE = -1 }; /* in place of the number of an operand */

/* Of operands of 64 bits: literals have 32 bits, likewise but with the zeros below those of a float, or as many. */
enum isa_literals { LITERALS_NARROW, LITERALS_HIGH, LITERALS_WIDE };

enum isa_late { LATE_NONE, LATE_BRANCH, LATE_LITERAL, LATE_WIDE_LITERAL };

struct isa_code {
	uint8_t bytes[ISA_MOST_BYTES];
	unsigned size;
	enum isa_late late;               /* what is left to store ... */
	struct isa_form form;             /* that was chosen ... */
	int8_t places[ISA_FORM_OPERANDS]; /* ... and which operand its n-th is; -1: it is left out */
	unsigned late_operand; /* ... the value of this operand, a branch in the low 16 bits, a literal in the last dword */
	bool inexact;          /* a 64-bit float lost its low half */
};

struct isa_refusal {
	const char *text;     /* begins as llvm-mc's message does */
	int operand;          /* which one is wrong, or ISA_WHOLE_LINE */
	struct isa_form form; /* that the line should have fitted; of no row where another rule is broken ... */
	unsigned place;       /* ... and which of its operands is wrong; ISA_FORM_OPERANDS: none */
	int misfit;           /* the operand that does not fit the form, which may be an earlier one ... */
	unsigned misplace;    /* ... and its place, as above */
	/* What else would do, where that is known: */
	const struct isa_row *instead; /* takes these operands */
	uint32_t owners;               /* the sets whose processors take the line */
	unsigned words;                /* registers that the data of an image have */
	unsigned address_words;        /* registers that its address has */
	unsigned hints;                /* for what the hints are that it takes: enum isa_hint_bit */
};

/* The sets whose processors have an instruction of that name. */
uint32_t isa_sets_with(const struct isa_row *rows);

/* Writes the names of the processors of the sets, or of generations: "gfx906, GFX10 (not gfx1013), GFX11". */
void isa_put_processors(uint32_t sets, char *text, size_t size);

/* Whether the processor has an instruction that begins with that name. */
bool isa_is_there(const struct isa_line *line);

/* Whether it has it in the form that the suffix asks for; false with the reason. It needs no operands. */
bool isa_supports(const struct isa_line *line, struct isa_refusal *refusal);

/* Chooses the form of an instruction that the processor has, and writes its bytes; false with the reason. */
bool isa_encode(const struct isa_line *line, struct isa_code *code, struct isa_refusal *refusal);

/* Writes the bytes of the form, whatever rules say; the operands of the line are those of the form, in its order, but
 * for those that have a bit in `left_out`. Gives their number. */
unsigned isa_encode_form(const struct isa_line *line, const struct isa_form *form, unsigned left_out, uint8_t *bytes);

/* Whether the machine gets branches like this one wrong that go over 63 words. */
bool isa_may_miss(const struct isa_machine *machine, const struct isa_form *form);

/* Whether isa_encode() makes these bytes. */
bool isa_encodes_to(const struct isa_line *line, const uint8_t *bytes, size_t size);

#endif

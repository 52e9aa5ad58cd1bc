/* isa.h: instructions: their rows, what a line says of one, and its bytes.
 *
 * The rows are in include/kdasm/isa/. Everything here works on them alone: no function knows a mnemonic. Nothing
 * allocates. */
#ifndef KD_ISA_ISA_H
#define KD_ISA_ISA_H

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
	ROLE_NOWHERE, /* it has no field */
	ROLE_SRC,     /* the next source */
	ROLE_SRC0,
	ROLE_SRC1,
	ROLE_SRC2,
	ROLE_SRC3,
	ROLE_SRC4,
	ROLE_SRC5,
	ROLE_SRC0_FILE, /* whether it is an AGPR */
	ROLE_SRC1_FILE,
	ROLE_DST,
	ROLE_DST_FILE,
	ROLE_DST2,       /* a mask of lanes beside it */
	ROLE_DST_SECOND, /* of the second half of a pair ... */
	ROLE_SECOND,     /* ... and its opcode */
	ROLE_IMMEDIATE,
	ROLE_AFTER, /* a dword after the instruction */
	ROLE_BASE,
	ROLE_VECTOR_ADDRESS, /* whether scratch memory has an address in a vector register ... */
	ROLE_NO_ADDRESS,     /* ... or none at all */
	ROLE_OFFSET,
	ROLE_OFFSET_REGISTER,
	ROLE_OFFSET_IS_NUMBER,
	ROLE_OFFSET_HAS_REGISTER,
	ROLE_POLICY,
	ROLE_POLICY_SLC, /* its bits 1, 2 and 4, where they have fields of their own */
	ROLE_POLICY_DLC,
	ROLE_POLICY_SCC,
	ROLE_POLICY_SCOPE, /* its bits from 8 on */
	ROLE_POLICY_NV,    /* its bits 32 and 64 */
	ROLE_POLICY_SCALE,
	ROLE_ADDRESS,      /* of memory, in vector registers */
	ROLE_ADDRESSES,    /* the further ones of a list, a byte each ... */
	ROLE_LAST_ADDRESS, /* ... one that is apart from them ... */
	ROLE_LIST_DWORDS,  /* ... and how many dwords they are that follow the instruction */
	ROLE_LDS_ADDRESS,  /* of local memory, beside one of global memory */
	ROLE_DATA0,
	ROLE_DATA1,
	ROLE_DATA_DST,
	ROLE_AGPR, /* data are AGPRs */
	ROLE_INST_OFFSET,
	ROLE_OFFSET0,
	ROLE_OFFSET1,
	ROLE_GDS,
	ROLE_LDS,
	ROLE_OFFEN,
	ROLE_IDXEN,
	ROLE_ADDR64,
	ROLE_TFE,
	ROLE_SCALAR_OFFSET, /* of a buffer */
	ROLE_BUFFER_FORMAT,
	ROLE_ABS,
	ROLE_NEG,
	ROLE_OP_SEL,
	ROLE_OP_SEL_HI,
	ROLE_OP_SEL_HI2, /* of the third source */
	ROLE_CLAMP,
	ROLE_OMOD,
	ROLE_OP_SEL_REST,
	ROLE_SAMPLER,
	ROLE_DMASK,
	ROLE_UNORM,
	ROLE_A16,
	ROLE_LWE,
	ROLE_DA,
	ROLE_D16,
	ROLE_ATTRIBUTE,
	ROLE_CHANNEL, /* of an attribute */
	ROLE_HIGH,
	ROLE_EXPORT,  /* the next source, which may be missing ... */
	ROLE_ENABLED, /* ... a bit each */
	ROLE_DONE,
	ROLE_COMPR,
	ROLE_VM,
	ROLE_INDEX_KEY, /* which of two or four parts of a register has an index */
	ROLE_ROW_EN,
	ROLE_WAIT_EXP,
	ROLE_WAIT_VDST,
	ROLE_WAIT_VA_VDST,
	ROLE_WAIT_VM_VSRC,
	ROLE_MATRIX_A_FMT,
	ROLE_MATRIX_B_FMT,
	ROLE_MATRIX_B_FMT_HIGH,
	ROLE_MATRIX_A_SCALE,
	ROLE_MATRIX_B_SCALE,
	ROLE_MATRIX_A_SCALE_FMT,
	ROLE_MATRIX_B_SCALE_FMT,
	ROLE_MATRIX_A_REUSE,
	ROLE_MATRIX_B_REUSE,
	ROLE_CBSZ,
	ROLE_ABID,
	ROLE_BLGP,
	ROLE_BITOP3,
	ROLE_BITOP3_MIDDLE,
	ROLE_BITOP3_HIGH,
	ROLE_DST_OR_VCC,  /* a mask of lanes, where VCC is 0 */
	ROLE_SRC0_SCALAR, /* the source is no VGPR */
	ROLE_SRC1_SCALAR,
	ROLE_ABS1, /* of the second source, where its bit is apart */
	ROLE_NEG1,
	ROLE_SEXT,
	ROLE_SEXT1,
	ROLE_DST_SEL,
	ROLE_DST_UNUSED,
	ROLE_SRC0_SEL,
	ROLE_SRC1_SEL,
	ROLE_DPP_CTRL,
	ROLE_ROW_MASK,
	ROLE_BANK_MASK,
	ROLE_BOUND_CTRL,
	ROLE_FI,
	ROLE_DPP8,
	ROLE_BYTE_SEL,
	ROLE_BYTE_SEL_HIGH,
	ROLE_DST_BYTE_SEL,
	ROLE_SCALE_SEL,
	ROLE_FI8,
	ROLE_DIM,
	ROLE_R128,
	ROLE_SPARE, /* of nothing, in the midst of bits that tell the format */
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

enum isa_kind_trait {
	KIND_CHANGES = 1 << 0,
	KIND_OPTIONAL = 1 << 1,
	KIND_FROM_VCC = 1 << 2,
	KIND_HALF = 1 << 3,
	KIND_UNNEGATED = 1 << 4,
	KIND_MAY_BE_OFF = 1 << 5,
	KIND_STORED = 1 << 6,
	KIND_LOW_ALONE = 1 << 7,
	KIND_MAY_BE_ODD = 1 << 8,
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
	MODIFIER_FLAG,
	MODIFIER_FLAG_OR_R128,
	MODIFIER_TOKEN,
	MODIFIER_NUMBER,
	MODIFIER_PATTERN,
	MODIFIER_FORMAT,
	MODIFIER_BITS,
	MODIFIER_SCALE,
	MODIFIER_WORDS,
	MODIFIER_NUMBER_OR_NEG,
	MODIFIER_SELECTION,
	MODIFIER_UNUSED_PART,
	MODIFIER_LANES,
	MODIFIER_LANES8,
	MODIFIER_EITHER,
	MODIFIER_CHOICE,
	MODIFIER_DIMENSION,
	MODIFIER_MATRIX_FMT,
	MODIFIER_MATRIX_SCALE,
	MODIFIER_MATRIX_SCALE_FMT,
	MODIFIER_KEY_OF_BITS,                               /* and so many more, two at most */
	MODIFIER_NUMBER_OF_BITS = MODIFIER_KEY_OF_BITS + 3, /* and so many more */
};

struct isa_modifier_row {
	char name[20];
	uint8_t form, role;
	uint64_t taken; /* the bit of instructions that take it */
};

/* Modifiers that instructions take, a bit each; some stand for several: modifiers.def. */
#define ISA_CLAMP (UINT64_C(1) << 0)
#define ISA_OMOD (UINT64_C(1) << 1)
#define ISA_OP_SEL (UINT64_C(1) << 2)
#define ISA_BITOP3 (UINT64_C(1) << 3)
#define ISA_POLICY (UINT64_C(1) << 4)
#define ISA_OFFSET (UINT64_C(1) << 5)  /* a number beside the address */
#define ISA_OFFSETS (UINT64_C(1) << 6) /* two of 8 bits in place of it */
#define ISA_SWIZZLE (UINT64_C(1) << 7) /* a pattern of lanes in place of it */
#define ISA_GDS (UINT64_C(1) << 8)
#define ISA_TO_LDS (UINT64_C(1) << 9)    /* what is loaded goes to local memory: "lds" must be written */
#define ISA_FROM_LDS (UINT64_C(1) << 10) /* what is stored comes from it, likewise */
#define ISA_OFFEN (UINT64_C(1) << 11)    /* an offset is in the address */
#define ISA_IDXEN (UINT64_C(1) << 12)    /* an index is in it */
#define ISA_TFE (UINT64_C(1) << 13)      /* a dword of status follows what is loaded */
#define ISA_TYPED (UINT64_C(1) << 14)    /* a buffer has a format */
#define ISA_OP_SEL_HI (UINT64_C(1) << 15)
#define ISA_NEG_HALVES (UINT64_C(1) << 16) /* neg_lo and neg_hi */
#define ISA_CBSZ (UINT64_C(1) << 17)
#define ISA_ABID (UINT64_C(1) << 18)
#define ISA_BLGP (UINT64_C(1) << 19)
#define ISA_HIGH (UINT64_C(1) << 20)
#define ISA_OP_SEL_LAST (UINT64_C(1) << 21) /* op_sel is after clamp */
#define ISA_EXPORT (UINT64_C(1) << 22)
#define ISA_IMAGE (UINT64_C(1) << 23)
#define ISA_IMAGE_TFE (UINT64_C(1) << 24) /* the same of images */
#define ISA_D16 (UINT64_C(1) << 25)
#define ISA_SWAPS (UINT64_C(1) << 26) /* exchanges lanes: which ones, VOP3 says as DPP does */
/* Derived: */
#define ISA_SCALAR_OFFSET (UINT64_C(1) << 27) /* a number beside the register that is an offset of scalar memory */
#define ISA_DST_SEL (UINT64_C(1) << 28)       /* parts of registers, in SDWA */
#define ISA_SRC0_SEL (UINT64_C(1) << 29)
#define ISA_SRC1_SEL (UINT64_C(1) << 30)
#define ISA_DPP_CTRL (UINT64_C(1) << 31)
#define ISA_DPP_MASKS (UINT64_C(1) << 32)
#define ISA_FI (UINT64_C(1) << 33)
#define ISA_DPP8 (UINT64_C(1) << 34)
#define ISA_FI8 (UINT64_C(1) << 35)
#define ISA_BYTE_SEL (UINT64_C(1) << 36)
#define ISA_DST_BYTE_SEL (UINT64_C(1) << 37)
#define ISA_NEG_LO (UINT64_C(1) << 38) /* neg_lo alone, which tells signed numbers */
#define ISA_INDEX_KEY2 (UINT64_C(1) << 39)
#define ISA_INDEX_KEY4 (UINT64_C(1) << 40)
#define ISA_WAITS (UINT64_C(1) << 41) /* counters of what it waits for are in it */
#define ISA_MATRIX_FMT (UINT64_C(1) << 42)
#define ISA_MATRIX_SCALES (UINT64_C(1) << 43)
#define ISA_MATRIX_REUSE (UINT64_C(1) << 44)
#define ISA_SCALE_SEL (UINT64_C(1) << 45)
#define ISA_STORES (UINT64_C(1) << 46)     /* its temporal hints are those of stores, though no operand tells */
#define ISA_ONE_LANE (UINT64_C(1) << 47)   /* DPP reads one lane of each row, though operands have 32 bits */
#define ISA_PLAIN_NAME (UINT64_C(1) << 48) /* its name is printed without _e32 */
#define ISA_ADDR64 (UINT64_C(1) << 49)     /* the address has 64 bits, and the resource is added */
#define ISA_INTEGER (UINT64_C(1) << 50)    /* an integer is written, though the result may be multiplied */
#define ISA_NO_LDS (UINT64_C(1) << 51)     /* loads nothing to LDS, though it has no register for what it loads */
#define ISA_WITH_LDS (UINT64_C(1) << 52)   /* copies to or from LDS, though its operands do not tell */

/* What only some instructions do. */
enum isa_flag {
	ISA_NO_E64 = 1 << 0,         /* has no VOP3 form */
	ISA_READS_VCC = 1 << 1,      /* besides its operands */
	ISA_REVERSED = 1 << 2,       /* the operands of another instruction, exchanged: takes no LDS_DIRECT */
	ISA_LANE = 1 << 3,           /* the second source is a lane, which M0 may hold */
	ISA_OP_SEL4 = 1 << 4,        /* op_sel has a bit for each of three sources, though there are two */
	ISA_OP_SEL_UNUSED = 1 << 5,  /* op_sel may be written, and has no bits */
	ISA_TRUNCATES = 1 << 6,      /* llvm-mc cuts constants that have more bits than a source of 16 bits */
	ISA_NO_GDS = 1 << 7,         /* lacks what others of its format have */
	ISA_ONLY_GDS = 1 << 8,       /* "gds" must be written */
	ISA_BARE = 1 << 9,           /* lacks all modifiers of its format */
	ISA_ODD = 1 << 10,           /* several registers need not begin at an even one */
	ISA_NO_RETURN = 1 << 11,     /* is an atomic without a form that returns */
	ISA_NO_SCC = 1 << 12,        /* lacks the bit of the policy scc on gfx90a */
	ISA_ALIAS = 1 << 13,         /* another name of an instruction that has a row of its own */
	ISA_DOT_PRODUCT = 1 << 14,   /* a dot product, whose halves gfx940 cannot select */
	ISA_INDEXES = 1 << 15,       /* uses other registers than its operands, by an index */
	ISA_LEAVES = 1 << 16,        /* what follows is never next: a program ends, or goes on elsewhere */
	ISA_MAY_LEAVE = 1 << 17,     /* what follows may never be: calls, traps, halts */
	ISA_NO_SDWA = 1 << 18,       /* has no SDWA form, though its sources have 32 bits */
	ISA_NO_DPP = 1 << 19,        /* has no DPP form */
	ISA_NO_SDWA_OMOD = 1 << 20,  /* has output modifiers in VOP3 alone */
	ISA_SRC_SEL_ALONE = 1 << 21, /* of SDWA: it writes a whole register, and extends no sign */
	ISA_ONE_SCALAR = 1 << 22,    /* reads one scalar value where others read two */
	ISA_OP_SEL2 = 1 << 23,       /* op_sel has two bits, which are no halves: fi and bound_ctrl */
	ISA_NO_OP_SEL = 1 << 24,     /* has halves, and does not take op_sel */
	ISA_HALVES_ALONE = 1 << 25,  /* takes halves of registers alone */
	ISA_PAIRS = 1 << 26,         /* the first two sources are pairs, of which op_sel selects nothing */
	ISA_TIED = 1 << 27,          /* the destination is the third source, too, and op_sel shows its bit twice */
	ISA_ATOMIC = 1 << 28,        /* is an atomic whose operands do not tell */
	ISA_WAVE32 = 1 << 29,        /* is there only where wavefronts have 32 lanes */
	ISA_SECOND = 1 << 30,        /* is only the second half of a pair */
};
#define ISA_PERMUTES (UINT32_C(1) << 31) /* moves values between lanes, not to or from memory */

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

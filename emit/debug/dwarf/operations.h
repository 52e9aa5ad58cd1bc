/* operations.h: the operations of DWARF expressions: their rows, and the bytes of an expression taken apart.
 *
 * An expression is a list of steps, each an operation with its operands. The assembler makes steps of its source, the
 * reader of bytes; what checks and evaluates expressions sees steps alone. */
#ifndef KD_DEBUG_DWARF_OPERATIONS_H
#define KD_DEBUG_DWARF_OPERATIONS_H

#include "base/arena.h"
#include "base/source.h"
#include "dwarf_names.h"

enum dwarf_operand_kind {
	OPERAND_NONE,
	OPERAND_U1, /* numbers of 1 to 8 bytes, without and with a sign */
	OPERAND_U2,
	OPERAND_U4,
	OPERAND_U8,
	OPERAND_S1,
	OPERAND_S2,
	OPERAND_S4,
	OPERAND_S8,
	OPERAND_ULEB,
	OPERAND_SLEB,
	OPERAND_ADDRESS,         /* of the size of one, relocated */
	OPERAND_REGISTER_NUMBER, /* ULEB128 */
	OPERAND_TYPE,            /* a base type: ULEB128, where in the unit its entry is */
	OPERAND_ENTRY2,          /* an entry of the unit: where in it, 2 bytes */
	OPERAND_ENTRY4,          /* the same, 4 bytes */
	OPERAND_ENTRY,           /* an entry of any unit: where in .debug_info, of the size of an offset, relocated */
	OPERAND_BLOCK,           /* bytes, with their number before them, ULEB128 */
	OPERAND_BLOCK1,          /* the same, with their number in one byte */
	OPERAND_EXPRESSION,      /* an expression, with its length before it, ULEB128 */
	OPERAND_BRANCH,          /* signed, 2 bytes: from the end of the operation on */
};

/* What operations do to the stack. */
enum dwarf_effect {
#define KD_EFFECT(name, check, evaluate) EFFECT_##name,
#include "effects.def"
#undef KD_EFFECT
};

enum { DWARF_OPERANDS = 2 };

/* Without pointers, each of which the loader sets when a program starts. */
struct dwarf_operation {
	char name[32];                    /* without DW_OP_; of a series without its number */
	uint16_t numbers[2];              /* by enum dwarf_generation: the byte, DWARF_USER with the byte after it, or 0 */
	uint8_t operands[DWARF_OPERANDS]; /* enum dwarf_operand_kind */
	uint8_t effect;                   /* enum dwarf_effect */
	uint8_t series;                   /* so many operations, whose numbers and names count up; 0: it is one */
	bool not_in_frames;               /* call frames can't have it */
	char takes[8], gives[8];          /* entries of the stack, see operations.def */
	char summary[100];
};

/* DW_OP_LLVM_user in front of a number. */
#define DWARF_USER 0xe900

/* Deeper nesting of expressions in expressions is refused. */
enum { DWARF_NESTING = 16 };

/* One operation of an expression. */
struct dwarf_step {
	const struct dwarf_operation *operation;
	uint8_t index;                        /* in its series */
	bool unknown[DWARF_OPERANDS];         /* nothing is known of the operand's number yet */
	uint64_t numbers[DWARF_OPERANDS];     /* the operands, signed ones in two's complement */
	const uint8_t *bytes;                 /* OPERAND_BLOCK, OPERAND_BLOCK1 */
	size_t byte_count;                    /* the same */
	const struct dwarf_expression *inner; /* OPERAND_EXPRESSION */
	size_t target;                        /* OPERAND_BRANCH: the step, or the number of steps; DWARF_NOWHERE */
	size_t offset;                        /* of its first byte in the expression, if bytes were taken apart */
	bool is_target;                       /* likewise: a branch goes to it */
	kd_pos pos;                           /* of the operation in a source, if it has one ... */
	kd_pos operand_pos[DWARF_OPERANDS];   /* ... and of the operands */
};

#define DWARF_NOWHERE SIZE_MAX

struct dwarf_expression {
	LIST(struct dwarf_step) steps;
};

/* What bytes don't say of themselves. */
struct dwarf_format {
	enum dwarf_generation generation;
	uint8_t address_size, offset_size; /* bytes */
};

/* The rows, one after the other from 0 on; NULL: no more. */
const struct dwarf_operation *dwarf_operation_row(size_t row);

/* The operation of that name, "DW_OP_lit5", and its index in the series; NULL: there is none. */
const struct dwarf_operation *dwarf_operation_named(const char *name, size_t length, unsigned *index);

/* The whole name of a step. */
void dwarf_operation_name(const struct dwarf_step *step, char out[64]);

/* The bytes of operation and index, which have a number; gives how many, 1 or 2. */
size_t dwarf_operation_encode(uint16_t number, unsigned index, uint8_t out[2]);

/* The width of numbers that are not LEB128; 0: they are, or it is no number. */
unsigned dwarf_operand_width(enum dwarf_operand_kind kind, const struct dwarf_format *format);
bool dwarf_operand_is_signed(enum dwarf_operand_kind kind);

/* Takes bytes apart. NULL, or what is wrong with them and, in `offset`, where. */
const char *dwarf_expression_decode(struct arena *arena, const uint8_t *bytes, size_t size,
                                    const struct dwarf_format *format, struct dwarf_expression *expression,
                                    size_t *offset);

/* The same where the generation may not be known: it is then that of the format, if the bytes mean something there,
 * else the other one if they do in that. `format` becomes that in which they were read. */
const char *dwarf_expression_read(struct arena *arena, const uint8_t *bytes, size_t size, struct dwarf_format *format,
                                  bool generation_known, struct dwarf_expression *expression, size_t *offset);

#endif

/* call_frame.h: the instructions of call frames: their rows, and bytes taken apart. */
#ifndef KD_DEBUG_DWARF_CALL_FRAME_H
#define KD_DEBUG_DWARF_CALL_FRAME_H

#include "stack_check.h"

enum call_frame_operand {
	CALL_FRAME_NONE,
	CALL_FRAME_ADDRESS,
	CALL_FRAME_DELTA1, /* to the next address: in units of the code alignment */
	CALL_FRAME_DELTA2,
	CALL_FRAME_DELTA4,
	CALL_FRAME_LOW_DELTA,    /* the same, in 6 bits of the number */
	CALL_FRAME_REGISTER,     /* ULEB128 */
	CALL_FRAME_LOW_REGISTER, /* in 6 bits of the number */
	CALL_FRAME_OFFSET,       /* ULEB128 */
	CALL_FRAME_FACTORED,     /* the same, in units of the data alignment */
	CALL_FRAME_SIGNED_FACTORED,
	CALL_FRAME_SPACE, /* ULEB128 */
	CALL_FRAME_EXPRESSION,
};

enum { CALL_FRAME_OPERANDS = 3 };

struct call_frame_row {
	const char *name; /* without DW_CFA_ */
	uint8_t number;
	uint8_t operands[CALL_FRAME_OPERANDS]; /* enum call_frame_operand */
};

/* What is said of all instructions of a frame. */
struct call_frame_format {
	bool generation_known; /* of expressions; else it is judged by the bytes of each */
	struct dwarf_format format;
	uint64_t code_alignment;
	int64_t data_alignment;
};

struct call_frame_instruction {
	const struct call_frame_row *row; /* NULL: no instruction has this number */
	const uint8_t *bytes;
	size_t size;
	const char *problem;                    /* NULL; or why no more can be read, and the bytes are all that are left */
	uint64_t operands[CALL_FRAME_OPERANDS]; /* times their units; signed ones in two's complement */
	const uint8_t *expression_bytes;        /* NULL: it has no expression */
	size_t expression_size;
	struct dwarf_expression expression; /* up to a problem of it */
	const char *expression_problem;     /* NULL: there is none */
	size_t problem_offset;              /* where in the expression */
	enum dwarf_generation generation;   /* of the expression */
};

/* Takes the instruction apart that the bytes, at least one, begin with. */
void call_frame_decode(struct arena *arena, const uint8_t *bytes, size_t size, const struct call_frame_format *format,
                       struct call_frame_instruction *instruction);

/* What the expression of the instruction with this number is for. */
enum stack_use call_frame_use(uint8_t number);

/* An address advances by an operand of this kind. */
static inline bool call_frame_is_delta(unsigned kind) {
	return kind >= CALL_FRAME_DELTA1 && kind <= CALL_FRAME_LOW_DELTA;
}

#endif

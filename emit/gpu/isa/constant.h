/* constant.h: how operands store constants: as numbers of their own, or in a dword after the instruction. */
#ifndef KD_GPU_ISA_CONSTANT_H
#define KD_GPU_ISA_CONSTANT_H

#include "isa.h"

enum { SOURCE_FIRST_FLOAT = 240, SOURCE_INVERSE_TWO_PI = 248, SOURCE_WIDE_LITERAL = 254, SOURCE_LITERAL = 255 };

struct isa_constant {
	uint16_t source;  /* as a source has it: an inline constant, SOURCE_LITERAL or SOURCE_WIDE_LITERAL ... */
	uint64_t literal; /* ... with this dword, or two */
	bool inexact;     /* the low half of a 64-bit float is lost */
};

/* Reads an OPERAND_INTEGER or OPERAND_REAL as a constant of the type. With `fold`, what negates it changes the number,
 * since the form has no bits for it. False where the type lacks it, or has it only as a literal and `most` does not
 * allow one. */
bool isa_constant_read(enum isa_type type, enum isa_constants most, bool fold, const struct isa_operand *operand,
                       struct isa_constant *constant);

/* The same for numbers that are no sources: what to store. */
bool isa_number_read(enum isa_type type, const struct isa_operand *operand, uint64_t *stored);

/* The pair of equal halves that the number of a source is, for the type that has them. */
bool isa_inline_pair(enum isa_type type, unsigned source, int64_t *number);

/* The integer or the float that a source's number stands for; false if it is none. */
bool isa_inline_integer(unsigned source, int64_t *number);
bool isa_inline_real(enum isa_type type, unsigned source, double *number);

/* The float or the integer that has the dword's bits and an inline constant; else the dword as it is. `few_floats`: as
 * an operand has it. */
struct isa_operand isa_inline_of_dword(uint32_t dword, bool few_floats);

/* How such a float is written. */
const char *isa_inline_real_text(enum isa_type type, double number);

/* Whether the integer has an inline constant. */
bool isa_is_inline_integer(int64_t number);

#endif

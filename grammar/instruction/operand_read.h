/* operand_read.h: one operand or modifier of an instruction. */
#ifndef KD_GRAMMAR_INSTRUCTION_OPERAND_READ_H
#define KD_GRAMMAR_INSTRUCTION_OPERAND_READ_H

#include "special.h"

/* What an instruction may have at a place. */
struct expected {
	unsigned special;    /* a kind that special.h reads, or KIND_NONE */
	bool floats;         /* operands that may be negated or made absolute */
	bool integers;       /* operands that may be sign-extended */
	bool list;           /* brackets are around the registers of an address, which need not follow one another */
	uint64_t modifiers;  /* bits of enum isa_modifier: those that may be here */
	bool scalar, vector; /* it is an instruction of scalar or vector memory */
};

/* Reads what is at the cursor; false after reporting a mistake, or with read->unknown. */
bool operand_read(struct cursor *cursor, const struct expected *expected, struct read_operand *read);

#endif

/* print.h: the text of an instruction, as llvm-mc and llvm-objdump have it. */
#ifndef KD_GPU_ISA_PRINT_H
#define KD_GPU_ISA_PRINT_H

#include "decode.h"

enum { ISA_TEXT_SIZE = 400 };

struct isa_text {
	char text[ISA_TEXT_SIZE];
	size_t length;
	size_t late_at; /* where the text of the operand that the caller has belongs */
};

/* Prints the instruction but for the operand with the number `late`, which the caller knows better: a label, a symbol.
 * ISA_NO_OPERAND: all of it. */
void isa_print(const struct isa_decoded *decoded, int late, struct isa_text *text);

#endif

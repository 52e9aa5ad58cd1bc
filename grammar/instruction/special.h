/* special.h: operands with a syntax of their own: counters, hardware registers, messages, branch targets. */
#ifndef KD_GRAMMAR_INSTRUCTION_SPECIAL_H
#define KD_GRAMMAR_INSTRUCTION_SPECIAL_H

#include "cursor.h"

/* An operand as it is read, with its place. `value` is what an OPERAND_LATE waits for. */
struct read_operand {
	struct isa_operand *operand;
	struct value value;
	const char *start;
	bool unknown; /* no operand begins so, which was not reported yet */
};

/* Whether operands of the kind are read here. */
bool special_is(unsigned kind);

enum special_result { SPECIAL_READ, SPECIAL_WRONG, SPECIAL_NONE };

/* Reads one; SPECIAL_WRONG after reporting a mistake, SPECIAL_NONE: it is an operand like any other. */
enum special_result special_read(struct cursor *cursor, unsigned kind, struct read_operand *read);

#endif

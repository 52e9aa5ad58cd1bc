/* special.h: operands with a syntax of their own: counters, hardware registers, messages, branch targets. */
#ifndef KD_GRAMMAR_INSTRUCTION_SPECIAL_H
#define KD_GRAMMAR_INSTRUCTION_SPECIAL_H

#include "cursor.h"

/* An operand as it is read, with its place. `value` is what an OPERAND_LATE waits for. */
struct read_operand {
	struct isa_address_list *addresses; /* where those of a list go ... */
	const char **address_starts;        /* ... and where they were written */
	struct isa_operand *operand;
	struct value value;
	const char *start;
	bool unknown; /* no operand begins so, which was not reported yet */
};

/* SPECIAL_WRONG after reporting a mistake; SPECIAL_NONE: it is an operand like any other. */
enum special_result { SPECIAL_READ, SPECIAL_WRONG, SPECIAL_NONE };

/* ---- for those that read one kind ---- */

extern const char special_absolute[]; /* what is said where a number is missing */

/* Makes the operand a number that is right for the kind alone. */
enum special_result special_number(struct read_operand *read, unsigned kind, int64_t number);

/* Reports a mistake. */
enum special_result special_wrong(struct cursor *cursor, const char *at, const char *message);

/* A number that begins here; `message` says what else may. False after reporting a mistake. */
bool special_number_or(struct cursor *cursor, int64_t *number, const char *message);

/* ---- all of them ---- */

/* Whether operands of the kind are read here. */
bool special_is(unsigned kind);

/* Reads one. */
enum special_result special_read(struct cursor *cursor, unsigned kind, struct read_operand *read);

#endif

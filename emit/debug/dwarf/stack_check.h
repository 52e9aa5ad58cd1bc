/* stack_check.h: the types on the stack of an expression, followed operation by operation.
 *
 * What can't be known before it is evaluated is left open: an expression that is refused is ill-formed whatever it
 * meets, one that passes fails, if at all, for what is in registers and memory. */
#ifndef KD_DEBUG_DWARF_STACK_CHECK_H
#define KD_DEBUG_DWARF_STACK_CHECK_H

#include "operations.h"

/* What an expression is for. */
enum stack_use {
	USE_ANY,            /* of its result nothing is known */
	USE_VALUE,          /* a value */
	USE_LOCATION,       /* a location */
	USE_MEMBER,         /* the same; the stack begins with the location of the object */
	USE_POINTED,        /* the same; with the value of the pointer, and on it the location of the object */
	USE_LANE_PC,        /* a location of the addresses of all lanes */
	USE_PROCEDURE,      /* what is called: the stack is that of the caller, before and after */
	USE_CFA,            /* of a call frame: the CFA */
	USE_REGISTER,       /* of a call frame: where a register is; the stack begins with the CFA */
	USE_REGISTER_VALUE, /* of a call frame: what a register was; the same */
};

/* A base type. */
struct stack_type {
	bool known;
	bool generic;
	uint8_t kind; /* enum dwarf_value_kind */
	uint32_t bits;
};

struct stack_problem {
	const struct dwarf_step *step; /* NULL: the expression as a whole */
	int operand;                   /* of the step; negative: the operation itself */
	bool is_warning;
	const char *text;
};

struct stack_check {
	struct arena *arena; /* for what is needed on the way, and texts */
	enum stack_use use;
	unsigned address_bits;    /* of the default address space */
	unsigned lanes;           /* of the subprogram; 0: not known */
	uint64_t register_number; /* USE_REGISTER_VALUE */
	void (*report)(void *context, const struct stack_problem *problem);
	struct stack_type (*type_of)(void *context, const struct dwarf_step *step, unsigned operand); /* NULL: unknown */
	void *context;
};

/* Reports what is wrong with the expression; false if anything but warnings was. */
bool stack_check(const struct stack_check *check, const struct dwarf_expression *expression);

#endif

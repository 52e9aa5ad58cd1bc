/* evaluation.h: expressions of debug information evaluated, for a state of the machine that the caller knows.
 *
 * An evaluation ends: it takes at most EVALUATION_STEPS steps, parts looked at among them, and calls nest at most
 * EVALUATION_DEPTH deep; memory is bounded by that. The rules are those of stack_check.h: what is refused there never
 * evaluates, and what is not never fails for the type of an entry that is known there. */
#ifndef KD_DEBUG_DWARF_EVALUATION_H
#define KD_DEBUG_DWARF_EVALUATION_H

#include "location.h"
#include "typed_value.h"

enum {
	EVALUATION_STEPS = 1000000,
	EVALUATION_DEPTH = 64,
};

enum evaluation_fault {
	FAULT_NONE,
	FAULT_TYPE,  /* an entry of the stack is missing, or not of the kind or base type that is needed */
	FAULT_FORM,  /* it is ill-formed in another way, or an operation has no result */
	FAULT_STATE, /* the state lacks something */
	FAULT_LIMIT, /* it takes too long or too much */
};

struct dwarf_machine;

struct called_expression {
	const uint8_t *bytes;
	size_t size;
	bool is_procedure; /* of DW_TAG_dwarf_procedure, which works on the caller's stack; others give a location */
	const struct dwarf_machine *machine; /* that knows what is around it; NULL: that of the caller does */
};

/* What an expression may ask of the machine and of the debug information around it. Every function may be NULL, which
 * is as if it knew nothing. */
struct dwarf_machine {
	struct dwarf_format format;
	unsigned wave; /* lanes of the wavefront, for the names of registers; 0: not known */
	uint64_t lane;
	uint64_t pointer;                                       /* USE_POINTED */
	const struct dwarf_location *cfa, *frame_base, *object; /* NULL: not known, */
	const char *no_cfa, *no_frame_base;                     /* and why; NULL: no reason */

	/* The bytes of a register, now or in the caller; there may be fewer than it has. NULL: not known. */
	const uint8_t *(*register_bytes)(void *context, uint64_t number, bool at_entry, size_t *size);
	bool (*memory_byte)(void *context, uint64_t space, uint64_t address, uint8_t *byte);

	/* Where a register of the caller is. Without it: in the register, as it was at entry. */
	bool (*entry_location)(void *context, uint64_t number, struct dwarf_location *location);

	/* The base type that an operand names; not known: there is none. */
	struct stack_type (*type_of)(void *context, const struct dwarf_step *step, unsigned operand);

	/* What .debug_addr has at an index; false: it is not known. */
	bool (*address_at)(void *context, uint64_t index, uint64_t *address);

	/* The expression that a step calls; false: it is not known. */
	bool (*called)(void *context, const struct dwarf_step *step, struct called_expression *called);
	void *context;
};

struct evaluation_request {
	const struct dwarf_machine *machine;
	enum stack_use use;
	unsigned lanes;           /* of the subprogram; 0: not known */
	uint64_t register_number; /* USE_REGISTER_VALUE */
	size_t spent;             /* that the evaluations took of which this is a part */
};

/* An entry of the stack. */
struct dwarf_entry {
	bool is_value;
	struct typed_value value;
	struct dwarf_location location;
};

struct evaluation {
	enum evaluation_fault fault;
	const char *problem; /* what it is, with the operation; NULL without a fault */
	size_t offset;       /* where in the bytes the operation begins, ... */
	size_t number;       /* ... and which one it is, from 1; 0: it is none */
	struct dwarf_entry result;
	size_t left;  /* entries below the result, of which the expression made them */
	size_t steps; /* that it took, with those that were spent before */
};

/* Evaluates an expression. What the result refers to is memory of the arena. */
struct evaluation dwarf_evaluate(struct arena *arena, const uint8_t *bytes, size_t size,
                                 const struct evaluation_request *request);

/* Reads bits of a location into (bits + 7) / 8 bytes. NULL, or why there are none. */
const char *dwarf_read_bits(struct arena *arena, const struct dwarf_machine *machine,
                            const struct dwarf_location *location, uint64_t bits, uint8_t *out);

#endif

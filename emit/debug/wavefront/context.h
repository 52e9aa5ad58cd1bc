/* context.h: what expressions of debug information are evaluated in: a wavefront that is at an address of a code
 * object.
 *
 * Specification: "DWARF Extensions For Heterogeneous Debugging", "DWARF Expression Evaluation Context". What the state
 * of the wavefront says goes before what the object says. */
#ifndef KD_DEBUG_WAVEFRONT_CONTEXT_H
#define KD_DEBUG_WAVEFRONT_CONTEXT_H

#include "debug/state/evaluated.h"
#include "debug/read/debug_symbols.h"
#include "debug/read/frame_row.h"
#include "debug/read/unit_scopes.h"

/* A location that is computed when it is first asked for. */
struct found_location {
	enum { NOT_SOUGHT, BEING_SOUGHT, FOUND, NOT_FOUND } status;
	struct dwarf_location location; /* FOUND */
	const char *problem;            /* NOT_FOUND; NULL: nothing says where it is */
};

struct evaluation_context {
	struct arena *arena;
	const struct kd_code_object *object;
	const struct kd_machine_state *state;
	struct debug_address pc;
	uint8_t pc_bytes[8]; /* what the register holds */
	unsigned reading;    /* enum kd_dwarf_reading */
	struct debug_symbols symbols;

	/* The call frame. */
	struct call_frames frames;
	const struct frame_table *table;
	const struct frame_entry *entry; /* NULL: none is about the address */
	const char *frame_problem;       /* NULL; or why there is no row */
	struct frame_row row;
	struct found_location cfa;
	struct found_location *registers; /* of the caller, by the rules of the row */

	/* The units, and the entries about the address; read by scope_find(). */
	struct debug_units units;
	struct debug_scope scope;
	struct found_location frame_base;

	size_t spent;       /* steps */
	size_t left;        /* entries that the last evaluation left below its result */
	const char *reason; /* why the last thing that an expression asked for is not known; NULL: no reason */
	unsigned depth;     /* of evaluations that others asked for */
};

struct context_request {
	const struct kd_code_object *object;
	const struct kd_machine_state *state; /* KD_OK */
	uint64_t pc;
	unsigned reading; /* enum kd_dwarf_reading */
};

/* Why nothing can be asked: the object or the state could not be read; NULL: it can. */
const char *context_refuses(const struct context_request *request);

void context_begin(struct evaluation_context *context, struct arena *arena, const struct context_request *request);

/* The function that an address of the section with the context's is in, and how far it is from its beginning; NULL: it
 * is not known. */
const char *context_function(const struct evaluation_context *context, uint64_t address, uint64_t *offset);

/* An expression, and what it is for. */
struct context_expression {
	const uint8_t *bytes;
	size_t size;
	const struct debug_unit *unit;    /* that it is in; NULL: it is in none, ... */
	enum dwarf_generation generation; /* ... and has these numbers */
	enum stack_use use;
	unsigned lanes;                          /* USE_LANE_PC; 0: not known */
	uint64_t number;                         /* of the register: USE_REGISTER_VALUE */
	const struct dwarf_location *cfa;        /* NULL: not known, ... */
	const char *no_cfa;                      /* ... and why; NULL: no reason */
	const struct dwarf_location *frame_base; /* the same */
	const char *no_frame_base;
};

/* Evaluates it, perhaps as a part of another evaluation. False: *problem says why, with the operation. */
bool context_evaluate(struct evaluation_context *context, const struct context_expression *expression,
                      struct dwarf_entry *result, const char **problem);

/* Reads bits of a location; NULL: *problem says why not. */
const uint8_t *context_read(struct evaluation_context *context, const struct dwarf_location *location, uint64_t bits,
                            const char **problem);

/* What came out, with what is there: of a location or a value; NULL: of nothing, for a problem. `bits`: of a location
 * what is there has so many; 0: not known. */
void context_show(struct evaluation_context *context, struct kd_evaluation *evaluation,
                  const struct dwarf_entry *result, uint64_t bits, const char *problem);

#endif

/* kdasm/debugging.h: a wavefront at an address of a code object, by its debug information: caller, variables, lanes.
 *
 *     struct kd_unwound *unwound = kd_unwind(object, 0x1210, state, NULL);
 *     if (kd_unwound_status(unwound) == KD_OK)
 *         kd_unwound_print(unwound, KD_FORM_TEXT, take, context);
 *     kd_unwound_free(unwound);
 *
 * Addresses are the code object's; in one that is not linked, offsets in a section. Debug information may be hostile:
 * each function takes at most a million steps of evaluation. An unreadable object or state gives a result with its
 * error; both must live as long as the result. Options may be NULL. A result is NULL if there is no memory for it. */
#ifndef KDASM_DEBUGGING_H
#define KDASM_DEBUGGING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"
#include "kdasm/evaluation.h"

KD_DECLARATIONS_BEGIN

struct kd_debugging_options {
	uint8_t dwarf_reading; /* enum kd_dwarf_reading */
	uint8_t result;        /* for kd_evaluate_at(): enum kd_evaluation_result */
	uint64_t reserved[4];  /* 0, for later versions */
};

/* Reads a state like kd_machine_state_read(), but takes a missing size of the wavefront from the object's kernels or
 * processor. An object that is not open gives KD_INPUT_ERRORS. */
KD_API struct kd_machine_state *kd_machine_state_read_for(const struct kd_code_object *object, const char *text,
                                                          size_t size);

/* ---- variables ---- */

/* Evaluates the variable of that name seen at an address, in the innermost scope. A location shows the bytes of its
 * type; a value is read by its base type, enumeration or pointer. Anything but a variable's name is an expression for
 * kd_evaluate(), in the unit of the address. A frame base or CFA that the state lacks is found in the object. */
KD_API struct kd_evaluation *kd_evaluate_at(const struct kd_code_object *object, uint64_t pc, const char *expression,
                                            size_t size, const struct kd_machine_state *state,
                                            const struct kd_debugging_options *options);

/* ---- the caller ---- */

struct kd_unwound;

/* Finds the caller of a wavefront by the call frames in .debug_frame or .eh_frame. */
KD_API struct kd_unwound *kd_unwind(const struct kd_code_object *object, uint64_t pc,
                                    const struct kd_machine_state *state, const struct kd_debugging_options *options);

/* Frees it and all it owns. NULL is allowed. */
KD_API void kd_unwound_free(struct kd_unwound *unwound);

/* KD_OK; KD_INPUT_ERRORS if no call frame covers the address, or its rule for the CFA or return address can't be read,
 * is ill-formed, or needs what the state lacks; or KD_NO_MEMORY (also for NULL). Unless it is KD_OK, the error says
 * why, and nothing else may be asked. */
KD_API enum kd_status kd_unwound_status(const struct kd_unwound *unwound);
KD_API const char *kd_unwound_error(const struct kd_unwound *unwound);

/* The CFA, a location with KD_OK; NULL: the frame has no rule for it. */
KD_API const struct kd_evaluation *kd_unwound_cfa(const struct kd_unwound *unwound);

/* The address that the wavefront returns to; false: no caller, as in a kernel. */
KD_API bool kd_unwound_caller(const struct kd_unwound *unwound, uint64_t *pc);

/* The functions of the two addresses, by the symbols of their call frames, and the address's distance from the symbol;
 * NULL: none. */
KD_API const char *kd_unwound_function(const struct kd_unwound *unwound, uint64_t *offset);
KD_API const char *kd_unwound_caller_function(const struct kd_unwound *unwound, uint64_t *offset);

/* A register of the caller that the frame has a rule for. All others are unchanged. */
struct kd_unwound_register {
	uint64_t number;                      /* in DWARF */
	const char *name;                     /* "v0"; NULL: none */
	const char *rule;                     /* "same_value", "offset" and so on, as in DW_CFA_offset */
	const struct kd_evaluation *location; /* where it is, and its value; the status may be KD_INPUT_ERRORS */
	const uint8_t *bytes;                 /* its contents in the caller, lowest first; NULL: not all known */
	size_t size;                          /* of them */
};

/* By number, without the return address. */
KD_API size_t kd_unwound_register_count(const struct kd_unwound *unwound);
KD_API const struct kd_unwound_register *kd_unwound_register(const struct kd_unwound *unwound, size_t index);

/* Prints it as KD_FORM_TEXT or KD_FORM_JSON; other forms print nothing. False: memory ran out, or the status is not
 * KD_OK. */
KD_API bool kd_unwound_print(const struct kd_unwound *unwound, enum kd_form form, kd_take_text *take, void *context);

/* ---- lanes ---- */

struct kd_lanes;

/* Finds where lanes are, by DW_AT_LLVM_lane_pc of the function at an address, and which are active, by
 * DW_AT_LLVM_active_lane or the register exec. */
KD_API struct kd_lanes *kd_lanes_at(const struct kd_code_object *object, uint64_t pc,
                                    const struct kd_machine_state *state, const struct kd_debugging_options *options);

/* Frees it and all it owns. NULL is allowed. */
KD_API void kd_lanes_free(struct kd_lanes *lanes);

/* KD_OK; KD_INPUT_ERRORS if one of these can't be read, is ill-formed, or needs what the state lacks; or KD_NO_MEMORY
 * (also for NULL). Unless it is KD_OK, the error says why, and nothing else may be asked. */
KD_API enum kd_status kd_lanes_status(const struct kd_lanes *lanes);
KD_API const char *kd_lanes_error(const struct kd_lanes *lanes);

enum kd_lane_status {
	KD_LANE_ACTIVE,
	KD_LANE_WAITING,     /* for its turn in divergent code */
	KD_LANE_INACTIVE,    /* nothing says where it is */
	KD_LANE_NOT_IN_CALL, /* it was not active when the function was called */
	KD_LANE_STATUS_COUNT,
};

struct kd_lane {
	unsigned number;
	enum kd_lane_status status;
	bool has_pc;           /* the lane's place is known: ... */
	uint64_t pc;           /* ... conceptually at this address */
	const char *problem;   /* why it is not known; NULL: it is, or there is nothing to know */
	const char *file;      /* of the source, by the line table, with its directory; NULL: not known */
	uint64_t line, column; /* in it; column 0: not known */
};

/* As many as the function has, at most the wavefront's. */
KD_API size_t kd_lanes_count(const struct kd_lanes *lanes);
KD_API const struct kd_lane *kd_lanes_lane(const struct kd_lanes *lanes, size_t index);

/* Prints them as KD_FORM_TEXT or KD_FORM_JSON; other forms print nothing. False: memory ran out, or the status is not
 * KD_OK. */
KD_API bool kd_lanes_print(const struct kd_lanes *lanes, enum kd_form form, kd_take_text *take, void *context);

KD_DECLARATIONS_END

#endif

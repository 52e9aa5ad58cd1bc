/* kdasm/debugging.h: a wavefront's caller, variables and lanes at an address, by debug information.
 *
 *     struct kd_unwound *unwound = kd_unwind(object, 0x1210, state, NULL);
 *     if (kd_unwound_status(unwound) == KD_OK)
 *         kd_unwound_print(unwound, KD_FORM_TEXT, take, context);
 *     kd_unwound_free(unwound);
 *
 * Addresses are the code object's, or unless linked, offsets in a section. Debug information may be hostile: a call
 * evaluates at most a million steps. An unreadable object or state gives a result with its error; both must outlive the
 * result. Options may be NULL. A NULL result: no memory. */
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

/* Like kd_machine_state_read(), but a missing wavefront size comes from the object's kernels or processor. An object
 * that is not open gives KD_INPUT_ERRORS. */
KD_API struct kd_machine_state *kd_machine_state_read_for(const struct kd_code_object *object, const char *text,
                                                          size_t size);

/* ---- variables ---- */

/* Evaluates a variable, by name, of the innermost scope at an address. A location shows the bytes of its type; a value
 * is read by its base type, enumeration or pointer. Any other text is an expression for kd_evaluate(), in the address's
 * unit. The object supplies a frame base or CFA that the state lacks. */
KD_API struct kd_evaluation *kd_evaluate_at(const struct kd_code_object *object, uint64_t pc, const char *expression,
                                            size_t size, const struct kd_machine_state *state,
                                            const struct kd_debugging_options *options);

/* ---- the caller ---- */

struct kd_unwound;

/* Finds a wavefront's caller by .debug_frame or .eh_frame. */
KD_API struct kd_unwound *kd_unwind(const struct kd_code_object *object, uint64_t pc,
                                    const struct kd_machine_state *state, const struct kd_debugging_options *options);

/* Frees it and all it owns; NULL is allowed. */
KD_API void kd_unwound_free(struct kd_unwound *unwound);

/* Like kd_evaluation_status(): KD_INPUT_ERRORS if no call frame covers the address, or its rule for the CFA or return
 * address can't be read, is ill-formed, or needs what the state lacks. */
KD_API enum kd_status kd_unwound_status(const struct kd_unwound *unwound);
KD_API const char *kd_unwound_error(const struct kd_unwound *unwound);

/* The CFA, a location with KD_OK; NULL: no rule. */
KD_API const struct kd_evaluation *kd_unwound_cfa(const struct kd_unwound *unwound);

/* The return address; false: no caller, as in a kernel. */
KD_API bool kd_unwound_caller(const struct kd_unwound *unwound, uint64_t *pc);

/* The two addresses' functions, by their call frames' symbols, and the distance from the symbol; NULL: none. */
KD_API const char *kd_unwound_function(const struct kd_unwound *unwound, uint64_t *offset);
KD_API const char *kd_unwound_caller_function(const struct kd_unwound *unwound, uint64_t *offset);

/* A caller's register with a rule in the frame. Others are unchanged. */
struct kd_unwound_register {
	uint64_t number;                      /* in DWARF */
	const char *name;                     /* "v0"; NULL: none */
	const char *rule;                     /* "same_value", "offset" and so on, as in DW_CFA_offset */
	const struct kd_evaluation *location; /* place and value; its status may be KD_INPUT_ERRORS */
	const uint8_t *bytes;                 /* contents in the caller, lowest first; NULL: not all known */
	size_t size;                          /* of them */
};

/* By number; excludes the return address. */
KD_API size_t kd_unwound_register_count(const struct kd_unwound *unwound);
KD_API const struct kd_unwound_register *kd_unwound_register(const struct kd_unwound *unwound, size_t index);

/* Like kd_evaluation_print(). */
KD_API bool kd_unwound_print(const struct kd_unwound *unwound, enum kd_form form, kd_take_text *take, void *context);

/* ---- lanes ---- */

struct kd_lanes;

/* Finds lanes' places by the function's DW_AT_LLVM_lane_pc, and active ones by DW_AT_LLVM_active_lane or exec. */
KD_API struct kd_lanes *kd_lanes_at(const struct kd_code_object *object, uint64_t pc,
                                    const struct kd_machine_state *state, const struct kd_debugging_options *options);

/* Frees it and all it owns; NULL is allowed. */
KD_API void kd_lanes_free(struct kd_lanes *lanes);

/* Like kd_evaluation_status(): KD_INPUT_ERRORS if one of these can't be read, is ill-formed, or needs what the state
 * lacks. */
KD_API enum kd_status kd_lanes_status(const struct kd_lanes *lanes);
KD_API const char *kd_lanes_error(const struct kd_lanes *lanes);

enum kd_lane_status {
	KD_LANE_ACTIVE,
	KD_LANE_WAITING,     /* for its turn in divergent code */
	KD_LANE_INACTIVE,    /* nothing says where it is */
	KD_LANE_NOT_IN_CALL, /* inactive when the function was called */
	KD_LANE_STATUS_COUNT,
};

struct kd_lane {
	unsigned number;
	enum kd_lane_status status;
	bool has_pc;           /* its place is known: ... */
	uint64_t pc;           /* ... conceptually at this address */
	const char *problem;   /* why it is unknown; NULL: known, or nothing to know */
	const char *file;      /* of the source, by the line table, with directory; NULL: unknown */
	uint64_t line, column; /* in it; column 0: unknown */
};

/* The function's lanes, at most the wavefront's. */
KD_API size_t kd_lanes_count(const struct kd_lanes *lanes);
KD_API const struct kd_lane *kd_lanes_lane(const struct kd_lanes *lanes, size_t index);

/* Like kd_evaluation_print(). */
KD_API bool kd_lanes_print(const struct kd_lanes *lanes, enum kd_form form, kd_take_text *take, void *context);

KD_DECLARATIONS_END

#endif

/* kdasm/evaluation.h: evaluate debug information's expressions in a wavefront's state: a variable's place and value.
 *
 *     struct kd_machine_state *state = kd_machine_state_read(yaml, size);
 *     struct kd_evaluation *evaluation = kd_evaluate("DW_OP_regx v0, DW_OP_LLVM_offset_uconst 20", 42, state, NULL);
 *     if (kd_evaluation_status(evaluation) == KD_OK)
 *         kd_evaluation_print(evaluation, KD_FORM_TEXT, take, context);
 *     kd_evaluation_free(evaluation);
 *     kd_machine_state_free(state);
 *
 * Texts may be hostile: an evaluation takes at most a million steps. */
#ifndef KDASM_EVALUATION_H
#define KDASM_EVALUATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* ---- the state ---- */

struct kd_machine_state;

/* Reads a state in YAML or JSON; kdinfo(1) lists the keys. NULL: no memory. */
KD_API struct kd_machine_state *kd_machine_state_read(const char *text, size_t size);

/* Frees it; NULL is allowed. */
KD_API void kd_machine_state_free(struct kd_machine_state *state);

/* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY (also for NULL). Unless it is KD_OK, the error says why; only free it. */
KD_API enum kd_status kd_machine_state_status(const struct kd_machine_state *state);
KD_API const char *kd_machine_state_error(const struct kd_machine_state *state);

/* ---- evaluation ---- */

struct kd_evaluation;

enum kd_evaluation_result {
	KD_EVALUATE_LOCATION,
	KD_EVALUATE_VALUE,
	KD_EVALUATE_CFI, /* a register's place, as in call frames: the stack begins with the CFA */
	KD_EVALUATION_RESULT_COUNT,
};

struct kd_evaluation_options {
	enum kd_evaluation_result result;
	enum kd_dwarf_extensions extensions; /* which operations are allowed */
	uint64_t reserved[4];                /* 0, for later versions */
};

/* Evaluates operations as the assembler reads them, separated by commas or lines. The state must be KD_OK and outlive
 * the evaluation. Options may be NULL. NULL: no memory. */
KD_API struct kd_evaluation *kd_evaluate(const char *expression, size_t size, const struct kd_machine_state *state,
                                         const struct kd_evaluation_options *options);

/* The same for an expression's bytes. */
KD_API struct kd_evaluation *kd_evaluate_bytes(const uint8_t *bytes, size_t size, const struct kd_machine_state *state,
                                               const struct kd_evaluation_options *options);

/* Frees it and all it owns; NULL is allowed. */
KD_API void kd_evaluation_free(struct kd_evaluation *evaluation);

/* KD_OK; KD_INPUT_ERRORS for an expression that can't be read, is ill-formed, or needs what the state lacks; or
 * KD_NO_MEMORY (also for NULL). Unless it is KD_OK, ask only for the error, which names the operation. */
KD_API enum kd_status kd_evaluation_status(const struct kd_evaluation *evaluation);
KD_API const char *kd_evaluation_error(const struct kd_evaluation *evaluation);

/* Stack entries left below the result. */
KD_API size_t kd_evaluation_left(const struct kd_evaluation *evaluation);

/* ---- a value ---- */

struct kd_evaluation_value {
	const char *type;     /* "generic", or a base type: "unsigned", "signed", "float", "other" */
	uint32_t bits;        /* of the type */
	const uint8_t *bytes; /* (bits + 7) / 8, lowest first */
};

/* False if the result is a location. */
KD_API bool kd_evaluation_value(const struct kd_evaluation *evaluation, struct kd_evaluation_value *value);

/* ---- a location ---- */

enum kd_part_kind { KD_PART_UNDEFINED, KD_PART_REGISTER, KD_PART_MEMORY, KD_PART_IMPLICIT };

struct kd_evaluation_part {
	enum kd_part_kind kind;
	bool has_bits;    /* the part belongs to a composite ... */
	uint64_t bits;    /* ... and has this many; else the storage's from there on, 0 if endless */
	uint64_t number;  /* the register in DWARF, or the address space */
	bool at_entry;    /* the register as at the function's entry */
	uint64_t offset;  /* bits, in the register or implicit bytes */
	uint64_t address; /* of memory */
	unsigned bit;     /* of the byte at the address */
	const uint8_t *implicit;
	size_t implicit_size;
	const uint8_t *bytes; /* contents from the first byte's bit 0 on; NULL: unknown */
	size_t byte_count;    /* the part's, if it has a size, else those shown */
	bool is_pointer;      /* a pointer stored nowhere: ... */
	uint64_t entry;       /* ... to what the .debug_info entry at this offset describes ... */
	int64_t beyond;       /* ... and this many bytes beyond; it has no bytes */
};

/* In order; one unless the location is composite. */
KD_API size_t kd_evaluation_part_count(const struct kd_evaluation *evaluation);
KD_API const struct kd_evaluation_part *kd_evaluation_part(const struct kd_evaluation *evaluation, size_t index);

/* Prints the result as KD_FORM_TEXT or KD_FORM_JSON, else nothing. False: memory ran out, or the status is not
 * KD_OK. */
KD_API bool kd_evaluation_print(const struct kd_evaluation *evaluation, enum kd_form form, kd_take_text *take,
                                void *context);

KD_DECLARATIONS_END

#endif

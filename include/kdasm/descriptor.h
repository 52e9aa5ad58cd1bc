/* kdasm/descriptor.h: a kernel descriptor's 64 bytes, their fields and directives.
 *
 * kdasm/descriptor_fields.def alone has bit numbers, defaults and availability. Specification: "Kernel Descriptor",
 * "AMDHSA Kernel Directives". All functions are pure: no allocation, safe from any thread.
 *
 * An assembler's use:
 *
 *     at a directive      kd_field_find(), then kd_field_check() with the value if known;
 *                         then kd_field_give()
 *     at the block's end  kd_descriptor_check() with what is known so far
 *     at layout           put late fields' values into `values`, kd_descriptor_encode()
 */
#ifndef KDASM_DESCRIPTOR_H
#define KDASM_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

enum {
	KD_DESCRIPTOR_SIZE = 64,
	KD_DESCRIPTOR_TEXT_SIZE = 512, /* holds every text written below */
	KD_FIELD_ROOM = 128,           /* ids are below this in every version with this soname */
};

/* How a directive's value becomes bits. */
enum kd_field_kind {
	KD_KIND_BITS,           /* unchanged; the width limits it */
	KD_KIND_BITS_SPILLING,  /* the same, but LLVM checks no range and overwrites bits above */
	KD_KIND_BYTES,          /* unchanged; a word that may become a relocation */
	KD_KIND_VGPRS,          /* granules of VGPRs, minus one */
	KD_KIND_SGPRS,          /* granules of SGPRs, minus one */
	KD_KIND_ACCUM_OFFSET,   /* fours of VGPRs, minus one */
	KD_KIND_USER_SGPRS,     /* unchanged; at least what other directives imply */
	KD_KIND_PRELOAD_LENGTH, /* unchanged; the processor limits it */
	KD_KIND_RESERVE,        /* no bits: 0 or 1, for the SGPR count */
	KD_KIND_RESERVE_XNACK,  /* no bits: must agree with the target ID */
	KD_KIND_FIXED,          /* no directive: always the default */
	KD_KIND_SETTABLE,       /* no directive: assembled as the default, but other values mean something */
};

/* A field's `initial`, unless it is a value from 0 on. */
enum kd_initial {
	KD_INITIAL_REQUIRED = -1,  /* no default */
	KD_INITIAL_WAVE32 = -2,    /* 1 for wavefronts of 32; 0 before version 4, where they still decide the granule of
	                              VGPRs */
	KD_INITIAL_WGP = -3,       /* 1 unless the target is in CU mode */
	KD_INITIAL_TGSPLIT = -4,   /* 1 with tgsplit; 0 before version 4 */
	KD_INITIAL_XNACK = -5,     /* 1 with XNACK on or any */
	KD_INITIAL_IMPLIED = -6,   /* user SGPRs that other directives imply */
	KD_INITIAL_LINKED = -7,    /* a relocation fills it in */
	KD_INITIAL_VERSION_4 = -8, /* 1 since version 4, else 0 */
};

/* When a directive's value must be known. */
enum kd_known {
	KD_KNOWN_LATE,   /* at layout */
	KD_KNOWN_EARLY,  /* when the directive is read */
	KD_KNOWN_AT_END, /* when the block ends */
};

struct kd_field {
	unsigned id;           /* other versions of the library may renumber */
	const char *directive; /* with its dot; NULL: none writes the field */
	size_t directive_length;
	const char *name;    /* the specification's; NULL: none */
	uint8_t word_offset; /* in the descriptor */
	uint8_t word_size;   /* bytes */
	uint8_t low_bit;     /* in the word */
	uint8_t width;       /* bits; 0: only register counts use the directive */
	uint32_t gates;      /* conditions on the target: kd_field_available() */
	enum kd_field_kind kind;
	enum kd_known known;
	int8_t initial;     /* enum kd_initial, or the default */
	uint8_t user_sgprs; /* user SGPRs per unit of the value */
	const char *description;
};

/* By id, from 0, those with a directive first; NULL after the last. */
KD_API const struct kd_field *kd_field_at(size_t id);

/* By directive, with its dot: where bits differ between processors, the row of `target`, else the first, which
 * kd_field_check() refuses. NULL: no such directive. */
KD_API const struct kd_field *kd_field_find(const struct kd_target *target, const char *name, size_t length);

/* Whether the target has the field. */
KD_API bool kd_field_available(const struct kd_target *target, const struct kd_field *field);

/* The value of a field not given; 0 if required, linked or user_sgpr_count. */
KD_API int64_t kd_field_default(const struct kd_target *target, const struct kd_field *field);

/* A kernel's directives. Zero-initialise; kd_field_give() adds one. */
struct kd_descriptor_input {
	uint64_t given;                /* bits by id: the directive was there */
	uint64_t late;                 /* those unknown at the block's end */
	int64_t values[KD_FIELD_ROOM]; /* by id; at layout also of late ones */
};

static inline void kd_field_give(struct kd_descriptor_input *input, const struct kd_field *field,
                                 const int64_t *value) {
	input->given |= UINT64_C(1) << field->id;
	if (value)
		input->values[field->id] = *value;
	else
		input->late |= UINT64_C(1) << field->id;
}

enum kd_fault {
	KD_FAULT_NONE,
	KD_FAULT_DIRECTIVE, /* show its name */
	KD_FAULT_VALUE,     /* its value */
};

/* Checks a directive's repetition, target and range before kd_field_give(). `value` is NULL if unknown yet. Writes the
 * error to `text`. */
KD_API enum kd_fault kd_field_check(const struct kd_target *target, const struct kd_descriptor_input *input,
                                    const struct kd_field *field, const int64_t *value, char *text, size_t size);

/* Finds, checks and gives a directive, for callers without a source: `name` is like ".amdhsa_next_free_vgpr",
 * zero-terminated. False, with the error in `text`: there is none, or kd_field_check() objects. */
KD_API bool kd_descriptor_set(const struct kd_target *target, struct kd_descriptor_input *input, const char *name,
                              int64_t value, char *text, size_t size);

/* Receives the next three functions' problems, with the faulty directive's field; if that was not given, the place is
 * the block's end. */
struct kd_problems {
	void (*report)(void *context, unsigned field, const char *text);
	void *context;
};

/* Checks the block's end: missing directives and contradictory values. Like LLVM, skips rules about late values. True
 * without problems. */
KD_API bool kd_descriptor_check(const struct kd_target *target, const struct kd_descriptor_input *input,
                                const struct kd_problems *problems);

/* Reports LLVM's warnings about a block that passed. */
KD_API void kd_descriptor_warn(const struct kd_target *target, const struct kd_descriptor_input *input,
                               const struct kd_problems *problems);

/* Makes the 64 bytes of a block that passed kd_descriptor_check(), once all values are known. As in LLVM, late values
 * may break directives' rules, but may not exceed their bits ("[stricter than llvm-mc]"). The entry offset stays 0, for
 * a relocation. True without problems. */
KD_API bool kd_descriptor_encode(const struct kd_target *target, const struct kd_descriptor_input *input,
                                 uint8_t bytes[KD_DESCRIPTOR_SIZE], const struct kd_problems *problems);

/* The raw bits of a field that has bits. */
KD_API uint64_t kd_field_read(const struct kd_field *field, const uint8_t bytes[KD_DESCRIPTOR_SIZE]);

/* The reverse: gives every field of the target; register counts are the largest with that encoding. False if
 * kd_descriptor_encode() would make other bytes: bits outside all fields (kd_descriptor_strays()), or a register count
 * that no directives give. */
KD_API bool kd_descriptor_decode(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                                 struct kd_descriptor_input *input);

/* Clears the target's fields, leaving bits that must be 0. True if none is set. */
KD_API bool kd_descriptor_strays(const struct kd_target *target, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                                 uint8_t strays[KD_DESCRIPTOR_SIZE]);

/* User SGPRs that directives occupy, without their count directive. */
KD_API int64_t kd_user_sgprs_implied(const struct kd_descriptor_input *input);

/* ---- register arithmetic, and functions of assembler expressions ----
 *
 * Where LLVM would divide by zero, these return false and set nothing. It ignores surplus arguments and crashes on
 * missing ones. max() and or() are signed. */

/* ceil(max(1, count) / granule) - 1, wrapping in 64 bits; granule > 0. */
KD_API int64_t kd_granules(int64_t count, unsigned granule);

/* alignto(value, alignment): up to a multiple, unsigned, wrapping. False: alignment 0. */
KD_API bool kd_align_to(int64_t value, int64_t alignment, int64_t *result);

/* extrasgprs(vcc, flat_scratch, xnack): SGPRs after the numbered ones. Non-zero means yes; architected flat scratch
 * always counts. */
KD_API int64_t kd_extra_sgprs(const struct kd_target *target, int64_t vcc, int64_t flat_scratch, int64_t xnack);

/* totalnumvgprs(agprs, vgprs): the larger, unsigned; where one file holds both, as on gfx90a, alignto(vgprs, 4) +
 * agprs, or vgprs without agprs. */
KD_API int64_t kd_total_num_vgprs(const struct kd_target *target, int64_t agprs, int64_t vgprs);

/* occupancy(max_waves, vgpr_granule, total_vgprs, generation, initial, sgprs, vgprs): wavefronts of a SIMD that fit the
 * registers, at most `initial`. Register counts of 0 do not limit. LLVM's generations: 5 GFX6, 6 GFX7, 7 GFX8, 8 GFX9,
 * 9 and up GFX10 and up. Arguments have 32 bits. */
KD_API bool kd_occupancy_by_registers(const int64_t arguments[7], int64_t *result);

KD_DECLARATIONS_END

#endif

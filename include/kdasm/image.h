/* kdasm/image.h: make a loadable code object in memory from machine code, without text or files.
 *
 * For code generators in the program that launches their kernels:
 *
 *     kd_target_init()     names the processor, once
 *     kd_descriptor_set()  for each directive that the kernel needs, as .amdhsa_next_free_vgpr
 *     kd_image_make()      makes the image for hsa_code_object_reader_create_from_memory() or hipModuleLoadData()
 *
 * Variables, constants and shared functions are the image's symbols; fixups in code and data refer to them.
 *
 * The result is like kd_assemble()'s: its object is the image, byte for byte as from the same kernels' text. */
#ifndef KDASM_IMAGE_H
#define KDASM_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/argument_kinds.h"
#include "kdasm/checks.h"
#include "kdasm/descriptor.h"
#include "kdasm/fixup.h"
#include "kdasm/kdasm.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* A kernel's argument, a map of `.args` in the metadata. Strings are zero-terminated UTF-8, read during the call
 * only. */
struct kd_image_argument {
	const char *name;          /* NULL: none */
	const char *type_name;     /* as in the source; NULL: none */
	const char *value_kind;    /* KD_ARGUMENT_GLOBAL_BUFFER and so on: kdasm/argument_kinds.h */
	const char *address_space; /* KD_ADDRESS_SPACE_GLOBAL and so on; NULL: none */
	const char *access;        /* KD_ACCESS_READ_ONLY and so on; NULL: none */
	uint32_t size;             /* bytes */
	uint32_t offset;           /* bytes, in the kernarg segment */
	uint64_t reserved[2];      /* 0, for later versions */
};

/* Zero-initialise, then set what is wanted. Read during the call only. */
struct kd_image_kernel {
	const char *name; /* the entry's symbol, not beginning with .L; the descriptor's is name.kd */
	const void *code; /* machine code, from the entry on */
	size_t code_size; /* bytes, a multiple of 4 */
	const struct kd_descriptor_input *descriptor; /* has no late values */

	/* For the metadata, which also repeats segment sizes, register counts, wavefront size and modes of the descriptor.
	 * A kernarg segment of unset size ends with the arguments. Ignored if the options have a document. */
	const struct kd_image_argument *arguments;
	size_t argument_count;
	uint32_t kernarg_align;           /* bytes, a power of two; 0: 8 */
	uint32_t max_flat_workgroup_size; /* 0: reqd_workgroup_size, else 1024 */
	uint32_t reqd_workgroup_size[3];  /* X, Y, Z; all 0 for any, else none 0 */
	const char *language;             /* "OpenCL C", "HIP", "Assembler", ...; NULL: none */
	uint32_t language_version[2];     /* with `language`: major, minor; both 0: none */

	const struct kd_fixup *fixups; /* in its code, by ascending offset, not overlapping */
	size_t fixup_count;
	uint64_t reserved[4]; /* 0, for later versions */
};

enum kd_image_place {
	KD_IMAGE_CODE,     /* .text: a function for kernels to call */
	KD_IMAGE_CONSTANT, /* .rodata; with fixups .data.rel.ro, which the loader writes */
	KD_IMAGE_VARIABLE, /* .data: program and kernels may change it */
	KD_IMAGE_ZEROED,   /* .bss: the same, initially zeros, not in the file */
};

/* Who finds a symbol by its name. */
enum kd_image_scope {
	KD_IMAGE_EXPORTED, /* the loading program: hipModuleGetGlobal(), hsa_executable_get_symbol_by_name() */
	KD_IMAGE_HIDDEN,   /* what a relocatable object is linked with; in an image, local */
	KD_IMAGE_LOCAL,    /* this call's kernels and symbols */
};

/* A variable, constant or function. Zero-initialise, then set what is wanted. Read during the call only. */
struct kd_image_symbol {
	const char *name; /* zero-terminated, unique among symbols and kernels; begins with .L only if local */
	enum kd_image_place place;
	enum kd_image_scope scope;
	const void *bytes;             /* NULL in KD_IMAGE_ZEROED */
	uint64_t size;                 /* bytes, 1 to INT64_MAX; of code a multiple of 4 */
	uint64_t alignment;            /* bytes, a power of two, at most 2^31; 0: 8, of code 64 */
	const struct kd_fixup *fixups; /* in its bytes, by ascending offset, not overlapping */
	size_t fixup_count;

	uint64_t reserved[4]; /* 0, for later versions */
};

/* What kd_image_options.metadata is. */
enum kd_image_metadata {
	KD_IMAGE_METADATA_MADE,   /* nothing: the document is made from the kernels */
	KD_IMAGE_METADATA_YAML,   /* an .amdgpu_metadata block's text */
	KD_IMAGE_METADATA_PACKED, /* the note's MessagePack, unchanged */
};

struct kd_image_options {
	enum kd_image_metadata metadata_kind;
	const void *metadata;
	size_t metadata_size;           /* bytes */
	bool relocatable;               /* make an object for a linker instead */
	uint64_t size_limit;            /* of the file, in bytes; 0: 1 GiB */
	struct kd_check_options checks; /* of the result. Findings are errors, unless "no-error=NAME" (kd_check_option())
	                                   makes them warnings */

	/* Symbols besides the kernels, in this order in each section: code after the kernels', constants after their
	 * descriptors. */
	const struct kd_image_symbol *symbols;
	size_t symbol_count;

	uint64_t reserved[4]; /* 0, for later versions */
};

/* Makes the image of kernels, in this order, and symbols: at least one of either. Fixups name these, descriptors
 * (name.kd) or, in a relocatable object, foreign symbols. An image reaches descriptors only by KD_FIXUP_GOTPCREL and
 * its halves, or KD_FIXUP_ABS64, because another code object may define them. The target is for amdhsa, with code
 * object version 4 to 6. `options` may be NULL. kdasm/checks.def checks the result.
 *
 * Diagnostics name the kernel or symbol, without a place, except in YAML metadata. KD_INPUT_ERRORS: mistakes in
 * kernels, symbols or metadata. KD_USAGE_ERROR: images can't have this target, or metadata_kind is unknown. NULL: no
 * memory. */
KD_API struct kd_result *kd_image_make(const struct kd_target *target, const struct kd_image_kernel *kernels,
                                       size_t count, const struct kd_image_options *options);

KD_DECLARATIONS_END

#endif

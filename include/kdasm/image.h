/* kdasm/image.h: the code object that a runtime loads, made in memory from machine code: no source text, no files.
 *
 * For code generators that run in the program which launches their kernels:
 *
 *     kd_target_init()     names the processor, once
 *     kd_descriptor_set()  for each directive that the kernel needs, as .amdhsa_next_free_vgpr
 *     kd_image_make()      gives the image, to hand to hsa_code_object_reader_create_from_memory() or
 *                          hipModuleLoadData()
 *
 * Global variables, constants and functions that kernels share are symbols of the image, and fixups in code and data
 * refer to them.
 *
 * The result is the one of kd_assemble(): the image is its object. It is the same file, byte for byte, that the
 * same kernels written as text come to. */
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

/* An argument of a kernel, for the metadata: a map of `.args`. Strings are zero-terminated UTF-8, read during the
 * call only. */
struct kd_image_argument {
	const char *name;          /* NULL: none */
	const char *type_name;     /* as in the source; NULL: none */
	const char *value_kind;    /* KD_ARGUMENT_GLOBAL_BUFFER and the like, of kdasm/argument_kinds.h */
	const char *address_space; /* KD_ADDRESS_SPACE_GLOBAL and the like; NULL: none */
	const char *access;        /* KD_ACCESS_READ_ONLY and the like; NULL: none */
	uint32_t size;             /* bytes */
	uint32_t offset;           /* bytes, in the kernarg segment */
	uint64_t reserved[2];      /* 0: room for later versions */
};

/* A kernel. Zero-initialise, then set what is wanted. All of it is read during the call only. */
struct kd_image_kernel {
	const char *name; /* the symbol of its entry, not one in .L; that of its descriptor is name.kd */
	const void *code; /* machine code, as the processor reads it; the entry is its first byte */
	size_t code_size; /* bytes, a multiple of 4 */
	const struct kd_descriptor_input *descriptor; /* no value of it is late */

	/* For the metadata, which also repeats what the descriptor says: sizes of segments, register counts, wavefront
	 * size, modes. If it leaves the size of the kernarg segment open, that is where the arguments end. Not used when
	 * the options have a document of their own. */
	const struct kd_image_argument *arguments;
	size_t argument_count;
	uint32_t kernarg_align;           /* bytes, a power of two; 0: 8 */
	uint32_t max_flat_workgroup_size; /* 0: that of reqd_workgroup_size, else 1024 */
	uint32_t reqd_workgroup_size[3];  /* X, Y, Z; all 0: any, else none is 0 */
	const char *language;             /* "OpenCL C", "HIP", "Assembler", ...; NULL: not said */
	uint32_t language_version[2];     /* with `language`: major and minor; both 0: not said */

	const struct kd_fixup *fixups; /* in its code, in the order of their offsets; none overlaps another */
	size_t fixup_count;
	uint64_t reserved[4]; /* 0: room for later versions */
};

/* Where a symbol lies. */
enum kd_image_place {
	KD_IMAGE_CODE,     /* .text: a function that kernels call */
	KD_IMAGE_CONSTANT, /* .rodata; with fixups .data.rel.ro, because the loader writes addresses into it */
	KD_IMAGE_VARIABLE, /* .data: the program and kernels may change it */
	KD_IMAGE_ZEROED,   /* .bss: the same, and it begins with zeros, which the file does not hold */
};

/* Who finds a symbol by its name. */
enum kd_image_scope {
	KD_IMAGE_EXPORTED, /* the program that loads the image: hipModuleGetGlobal(), hsa_executable_get_symbol_by_name() */
	KD_IMAGE_HIDDEN,   /* what is linked with the object, if that is relocatable; an image keeps it to itself */
	KD_IMAGE_LOCAL,    /* the kernels and symbols of this call */
};

/* A global variable, a constant or a function. Zero-initialise, then set what is wanted. All of it is read during the
 * call only. */
struct kd_image_symbol {
	const char *name; /* zero-terminated; no other symbol or kernel has it; not one in .L unless it is local */
	enum kd_image_place place;
	enum kd_image_scope scope;
	const void *bytes;             /* `size` of them; NULL in KD_IMAGE_ZEROED */
	uint64_t size;                 /* bytes, 1 to INT64_MAX; of code a multiple of 4 */
	uint64_t alignment;            /* bytes, a power of two, at most 2^31; 0: 8, of code 64 */
	const struct kd_fixup *fixups; /* in its bytes, in the order of their offsets; none overlaps another */
	size_t fixup_count;

	uint64_t reserved[4]; /* 0: room for later versions */
};

/* What struct kd_image_options.metadata is. */
enum kd_image_metadata {
	KD_IMAGE_METADATA_MADE,   /* nothing: the document is made from the kernels */
	KD_IMAGE_METADATA_YAML,   /* the text of an .amdgpu_metadata block */
	KD_IMAGE_METADATA_PACKED, /* MessagePack, as in the note; it goes there as it is */
};

struct kd_image_options {
	enum kd_image_metadata metadata_kind;
	const void *metadata;
	size_t metadata_size;           /* bytes */
	bool relocatable;               /* make the object that a linker takes, and not the loadable image */
	uint64_t size_limit;            /* largest file that is made, in bytes; 0: 1 GiB */
	struct kd_check_options checks; /* which checks look at what is made. What they find is an error here, except
	                                   for those that kd_check_option() was given "no-error=NAME" for, which warn */

	/* What is beside the kernels, in this order in each section; code after that of the kernels, constants after their
	 * descriptors. */
	const struct kd_image_symbol *symbols;
	size_t symbol_count;

	uint64_t reserved[4]; /* 0: room for later versions */
};

/* Makes the image of kernels, in this order, and of the symbols of the options: at least one of either. Fixups name
 * these symbols, kernels, descriptors (name.kd) or, in a relocatable object, symbols of others. An image reaches its
 * descriptors only by KD_FIXUP_GOTPCREL and its halves, or KD_FIXUP_ABS64, as another code object may define them, too.
 * The target is one of amdhsa, with code object version 4 to 6. `options` may be NULL. What is made is checked as kdasm
 * and kdinfo check code objects: kdasm/checks.def.
 *
 * Diagnostics have no place, except in metadata that is text: their text names the kernel or symbol. Status
 * KD_INPUT_ERRORS says that kernels, symbols or metadata have mistakes, KD_USAGE_ERROR that the target is not one for
 * images or metadata_kind is none of the above. NULL only for want of memory for the result itself; free it with
 * kd_result_free(). */
KD_API struct kd_result *kd_image_make(const struct kd_target *target, const struct kd_image_kernel *kernels,
                                       size_t count, const struct kd_image_options *options);

KD_DECLARATIONS_END

#endif

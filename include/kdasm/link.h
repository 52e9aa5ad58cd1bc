/* kdasm/link.h: link relocatable objects into the code object that a runtime loads, from memory to memory.
 *
 * What ld.lld -shared or ld.lld --pie makes of them: an ELF shared object, or executable. Objects may be those of kdasm
 * or LLVM. */
#ifndef KDASM_LINK_H
#define KDASM_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* A relocatable object, or an archive of ar(1), not a thin one. Members of archives become part of the link when an
 * undefined symbol needs them, as with ld.lld: a symbol is that of the first input that defines it, and a member of an
 * archive defines it for all inputs, before the archive and after it. Bytes and name are read during the call only. */
struct kd_link_input {
	const char *name; /* in messages; NULL: "<memory>" */
	const void *bytes;
	size_t size;
};

/* Zero-initialise, then set what is wanted. */
struct kd_link_options {
	bool fatal_warnings;   /* a warning counts as an error */
	bool no_warnings;      /* leave warnings out */
	unsigned error_limit;  /* so many errors are reported, and so many warnings; what is left out
	                         is said in one more, without a place. 0: KD_ERROR_LIMIT; KD_NO_ERROR_LIMIT: all */
	uint64_t size_limit;   /* largest code object that is made, in bytes; 0: 1 GiB */
	bool executable;       /* a position-independent executable, as of ld.lld --pie, rather than a shared object: all
	                         symbols must be defined, and no other code object can replace them */
	bool export_dynamic;   /* .dynsym has the global symbols of an executable too, not only those of a shared object */
	bool link_resources;   /* experimental: add up what functions need by their .amdgpu.info along the calls, give
	                         variables in LDS and named barriers their places, and change descriptors and metadata of
	                         kernels. Without it there is a warning where it would be needed */
	unsigned llvm_version; /* what is written is spelled as this LLVM does, 22 to 24; 0: 22 */
	uint64_t reserved[4];  /* 0: room for later versions */
};

/* Whether the bytes are a file for linkers (ELF, an archive, LLVM bitcode, a bundle) rather than source text. kd_link()
 * says which of them it takes. */
KD_API bool kd_link_is_input(const void *bytes, size_t size);

/* Links `count` objects and archives in this order; one must be an object, or a member that starts the code. The
 * result's object is the code object. Diagnostics have no place in a source: their text names input, section and
 * symbol. Only those about metadata of code object version 2 have one, in the text of the note: their file is
 * "input:(section)". Status KD_INPUT_ERRORS says that an input is no relocatable AMDGPU object or archive of such, is
 * damaged, or does not fit the others, that a symbol is missing that the code object needs, or that it is too large.
 * Never returns NULL, except for want of memory for the result itself. `options` may be NULL. Free with
 * kd_result_free(). */
KD_API struct kd_result *kd_link(const struct kd_link_input *inputs, size_t count,
                                 const struct kd_link_options *options);

KD_DECLARATIONS_END

#endif

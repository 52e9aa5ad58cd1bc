/* kdasm/link.h: link relocatable objects into a loadable code object, in memory.
 *
 * Makes an ELF shared object or executable like ld.lld -shared or --pie, from kdasm's or LLVM's objects. */
#ifndef KDASM_LINK_H
#define KDASM_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* A relocatable object, or an archive of ar(1) that is not thin. As with ld.lld, a member joins when an undefined
 * symbol needs it, and the first input that defines a symbol provides it. Read during the call only. */
struct kd_link_input {
	const char *name; /* in messages; NULL: "<memory>" */
	const void *bytes;
	size_t size;
};

/* What to do about a needed, non-weak symbol that no input defines. Hidden or protected ones are always errors, because
 * no other code object may define them. */
enum kd_link_undefined {
	KD_LINK_UNDEFINED_DEFAULT, /* error for an executable; ignored for a shared object */
	KD_LINK_UNDEFINED_ERROR,   /* error, as with --no-undefined and -z defs */
	KD_LINK_UNDEFINED_WARNING, /* left to the loader, with a warning */
	KD_LINK_UNDEFINED_IGNORED, /* left to the loader */
};

/* Zero-initialise, then set what is wanted. Read during the call only. */
struct kd_link_details {
	const bool *whole_archives; /* for each input: whether all members of the archive join, needed or not; NULL: none
	                               do */
	enum kd_link_undefined undefined;
	const char *entry;         /* a symbol or a number; NULL: _start */
	const char *const *wanted; /* --undefined: symbols that pull archive members in, and stay */
	size_t wanted_count;
	/* Keep only needed sections: those of dynamic or `wanted` symbols, the entry, _init and _fini; notes; tables of
	 * functions run at the start or end; and all these refer to. */
	bool gc_sections;
	bool keeps_named_sections;           /* -z nostart-stop-gc: `__start_x` and `__stop_x` need sections named x */
	bool print_gc_sections;              /* list those left out, a line each, in the result's `printed` */
	bool strips_debug;                   /* leave out debug information */
	bool frame_header;                   /* --eh-frame-hdr: give .eh_frame a table to find functions by */
	bool binds_now;                      /* -z now: .dynamic asks to bind all symbols at once */
	const char *soname;                  /* name in .dynamic; NULL: none */
	const char *output_name;             /* for the base version without `soname`; NULL: "" */
	const struct kd_link_input *scripts; /* --version-script: global symbols, with or without a version */
	size_t script_count;
	bool undefined_version;                /* scripts may name missing symbols */
	const char *const *excluded_libraries; /* --exclude-libs: file names of archives whose symbols become local; "ALL":
	                                          all */
	size_t excluded_library_count;
	const char *const *traced; /* --trace-symbol: symbols whose mentions go to `printed` */
	size_t traced_count;
	/* -Map: takes the map's text once the code object is made. NULL: no map. */
	void (*take_map)(void *context, const void *text, size_t size);
	void *map_context; /* for take_map */
	/* Called with each input's number, in order, before its use: another thread may fill in the input until this
	 * returns. False: no input comes; the link ends without a diagnostic. NULL: all inputs are there. */
	bool (*wait)(void *context, size_t number);
	void *wait_context;   /* for wait */
	uint64_t reserved[4]; /* 0, for later versions */
};

/* Zero-initialise, then set what is wanted. */
struct kd_link_options {
	bool fatal_warnings; /* this and the next two: as in struct kd_options */
	bool no_warnings;
	unsigned error_limit;
	uint64_t size_limit;   /* of the code object, in bytes; 0: 1 GiB */
	bool executable;       /* like ld.lld --pie, not a shared object: all symbols must be defined, and no other code
	                          object can replace them */
	bool export_dynamic;   /* an executable's global symbols go to .dynsym, too */
	bool link_resources;   /* experimental: add up functions' needs by .amdgpu.info along calls, place LDS variables and
	                          named barriers, and change kernels' descriptors and metadata. Unless set, a warning says
	                          where it is needed */
	unsigned llvm_version; /* write as this LLVM does, 22 to 24; 0: 22 */
	const struct kd_link_details *details; /* NULL: all zero */
	uint64_t reserved[3];                  /* 0, for later versions */
};

/* Whether the bytes are for linkers (ELF, archive, LLVM bitcode, bundle), not source text. kd_link() refuses some, with
 * the reason. */
KD_API bool kd_link_is_input(const void *bytes, size_t size);

/* Links objects and archives in this order; one must be an object, or a member that starts the code. The result's
 * object is the code object. Diagnostics name input, section and symbol, without a place, except in metadata of version
 * 2: the place is in the note's text, in file "input:(section)". KD_INPUT_ERRORS: an input is no relocatable AMDGPU
 * object or archive of such, is damaged, or does not fit the others; a needed symbol is missing; the code object is too
 * large; or kd_link_details.wait gave false. `options` may be NULL. NULL: no memory. */
KD_API struct kd_result *kd_link(const struct kd_link_input *inputs, size_t count,
                                 const struct kd_link_options *options);

KD_DECLARATIONS_END

#endif

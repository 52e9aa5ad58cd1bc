/* kdasm/link.h: link relocatable objects into the code object that a runtime loads, from memory to memory.
 *
 * Makes an ELF shared object or executable like ld.lld -shared or --pie, of kdasm's or LLVM's objects. */
#ifndef KDASM_LINK_H
#define KDASM_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* A relocatable object, or an archive of ar(1), but not a thin one. As with ld.lld, a member joins the link when an
 * undefined symbol of any input needs it, and the first input that defines a symbol provides it. Bytes and name are
 * read during the call only. */
struct kd_link_input {
	const char *name; /* in messages; NULL: "<memory>" */
	const void *bytes;
	size_t size;
};

/* What to do about a needed symbol, not weak, that no input defines. A hidden or protected one, which no other code
 * object may define, is always an error. */
enum kd_link_undefined {
	KD_LINK_UNDEFINED_DEFAULT, /* error for an executable; a shared object leaves it to the loader */
	KD_LINK_UNDEFINED_ERROR,   /* error, as with --no-undefined and -z defs */
	KD_LINK_UNDEFINED_WARNING, /* left to the loader, with a warning */
	KD_LINK_UNDEFINED_IGNORED, /* left to the loader */
};

/* More options, like ld.lld's. Zero-initialise, then set what is wanted. Read during the call only. */
struct kd_link_details {
	const bool *whole_archives;       /* for each input that is an archive: whether all members join the link, needed or
	                                     not; NULL: for none */
	enum kd_link_undefined undefined; /* for undefined symbols */
	const char *entry;                /* the entry, a symbol or a number; NULL: _start */
	const char *const *wanted;        /* --undefined: symbols that need their archive members, and stay */
	size_t wanted_count;              /* of them */
	/* Leave out unneeded sections. Needed are those of dynamic or `wanted` symbols, of the entry, of _init and _fini;
	 * notes; tables of functions that run at the start or end; and whatever all these refer to. */
	bool gc_sections;
	bool keeps_named_sections;             /* -z nostart-stop-gc: `__start_x` and `__stop_x` need sections called x */
	bool print_gc_sections;                /* list what is left out, a line each in the result's `printed` */
	bool strips_debug;                     /* leave out debug information */
	bool frame_header;                     /* --eh-frame-hdr: give .eh_frame a table to find functions by */
	bool binds_now;                        /* -z now: .dynamic asks to bind all symbols at once */
	const char *soname;                    /* the code object's name in .dynamic; NULL: none */
	const char *output_name;               /* the file's name, for the base version if there is no `soname`. NULL: "" */
	const struct kd_link_input *scripts;   /* --version-script: which symbols are global, with or without a version */
	size_t script_count;                   /* of them */
	bool undefined_version;                /* symbols that a script names may be missing */
	const char *const *excluded_libraries; /* --exclude-libs: file names of archives whose symbols become local; "ALL"
	                                          is all of them */
	size_t excluded_library_count;         /* of them */
	const char *const *traced;             /* --trace-symbol: symbols whose mentions are listed in `printed` */
	size_t traced_count;                   /* of them */
	/* -Map: gets the map's text once the code object is made. NULL: no map. */
	void (*take_map)(void *context, const void *text, size_t size);
	void *map_context; /* for take_map */
	/* Called with the number of each input, in order, before it is read: until then its name, bytes and size may be
	 * missing, because another thread reads them. False: there are none; the link ends without a diagnostic. NULL: all
	 * inputs are there. */
	bool (*wait)(void *context, size_t number);
	void *wait_context;   /* for wait */
	uint64_t reserved[4]; /* 0, for later versions */
};

/* Zero-initialise, then set what is wanted. */
struct kd_link_options {
	bool fatal_warnings;   /* a warning counts as an error */
	bool no_warnings;      /* leave warnings out */
	unsigned error_limit;  /* most errors reported, and most warnings; one more, without a place, says that others are
	                          left out. 0: KD_ERROR_LIMIT; KD_NO_ERROR_LIMIT: all */
	uint64_t size_limit;   /* largest code object to make, in bytes; 0: 1 GiB */
	bool executable;       /* a position-independent executable, like ld.lld --pie, rather than a shared object: all
	                          symbols must be defined, and no other code object can replace them */
	bool export_dynamic;   /* .dynsym gets the global symbols of an executable, too */
	bool link_resources;   /* experimental: add up along the calls what functions need by their .amdgpu.info, place
	                          variables in LDS and named barriers, and change descriptors and metadata of kernels.
	                          Without it, a warning says where it is needed */
	unsigned llvm_version; /* write as this LLVM does, 22 to 24; 0: 22 */
	const struct kd_link_details *details; /* NULL: a zero-initialised one */
	uint64_t reserved[3];                  /* 0, for later versions */
};

/* Whether the bytes are a file for linkers (ELF, an archive, LLVM bitcode, a bundle) rather than source text. kd_link()
 * refuses some of them, with the reason. */
KD_API bool kd_link_is_input(const void *bytes, size_t size);

/* Links `count` objects and archives in this order; one must be an object, or a member that starts the code. The
 * result's object is the code object. Diagnostics name input, section and symbol, without a place, except in metadata
 * of version 2: there it is in the note's text, in file "input:(section)". Status KD_INPUT_ERRORS: an input is no
 * relocatable AMDGPU object or archive of such, is damaged, or does not fit the others; a needed symbol is missing; the
 * code object is too large; or kd_link_details.wait gave false. `options` may be NULL. NULL: no memory for the result,
 * which kd_result_free() frees. */
KD_API struct kd_result *kd_link(const struct kd_link_input *inputs, size_t count,
                                 const struct kd_link_options *options);

KD_DECLARATIONS_END

#endif

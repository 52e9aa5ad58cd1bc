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

/* What is done about a symbol that is needed, not weak, and that no input defines. One that no other code object may
 * define, being hidden or protected, is an error in any case. */
enum kd_link_undefined {
	KD_LINK_UNDEFINED_DEFAULT, /* an executable must have it, a shared object leaves it to the loader */
	KD_LINK_UNDEFINED_ERROR,   /* as --no-undefined and -z defs: the code object is not made */
	KD_LINK_UNDEFINED_WARNING, /* it is left to the loader, with a warning */
	KD_LINK_UNDEFINED_IGNORED, /* it is left to the loader */
};

/* What a link may be told besides, as with the options of ld.lld of these names. Zero-initialise, then set what is
 * wanted. Everything in it is read during the call only. */
struct kd_link_details {
	const bool *whole_archives;       /* for each input, if it is an archive, whether all members become part of the
	                                         link, needed or not; NULL: none is such */
	enum kd_link_undefined undefined; /* what is done about undefined symbols */
	const char *entry;                /* where the code object starts, a symbol or a number; NULL: _start */
	const char *const *wanted;        /* --undefined: symbols whose archive members are needed, and which stay */
	size_t wanted_count;              /* of them */
	/* Leave out sections that nothing needs. Needed are those of symbols that are dynamic or `wanted`, of the entry, of
	 * _init and _fini; notes, and tables of functions that run at the start or end; and what all these refer to. */
	bool gc_sections;
	bool keeps_named_sections;           /* -z nostart-stop-gc: `__start_x` and `__stop_x` need sections called x */
	bool print_gc_sections;              /* say which are left out: a line each in the result's `printed` */
	bool strips_debug;                   /* leave out debug information */
	bool frame_header;                   /* --eh-frame-hdr: .eh_frame gets a table by which functions are found */
	bool binds_now;                      /* -z now: say in .dynamic that all symbols are bound at once */
	const char *soname;                  /* what .dynamic calls the code object; NULL: nothing */
	const char *output_name;             /* the base version's name if it has no `soname`: that of the file. NULL: "" */
	const struct kd_link_input *scripts; /* --version-script: which symbols are global, with or without a version */
	size_t script_count;                 /* of them */
	bool undefined_version;              /* a symbol that a script names may be missing */
	const char *const *excluded_libraries; /* --exclude-libs: file names of archives whose symbols are local to the code
	                                         object; "ALL" is all of them */
	size_t excluded_library_count;         /* of them */
	const char *const *traced;             /* --trace-symbol: symbols of which each mention is said in `printed` */
	size_t traced_count;                   /* of them */
	/* -Map: gets the text of the map once the code object is made. NULL: none is made. */
	void (*take_map)(void *context, const void *text, size_t size);
	void *map_context;    /* for take_map */
	uint64_t reserved[6]; /* 0: room for later versions */
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
	const struct kd_link_details *details; /* NULL: what a zero-initialised one says */
	uint64_t reserved[3];                  /* 0: room for later versions */
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

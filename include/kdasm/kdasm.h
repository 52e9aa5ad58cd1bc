/* kdasm/kdasm.h: assemble source text into an AMDGPU code object, from memory to memory.
 *
 * The library has no global state, prints nothing and never exits. Any threads may call it at once; a call needs up to
 * 1 MiB of stack. */
#ifndef KDASM_KDASM_H
#define KDASM_KDASM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/checks.h"
#include "kdasm/diagnostic.h"
#include "kdasm/editing.h"

KD_DECLARATIONS_BEGIN

#define KDASM_VERSION "0.2.0"

/* The running library's version; KDASM_VERSION is the headers'. */
KD_API const char *kd_version(void);

/* A symbol set before the first line, as by -defsym. */
struct kd_symbol_definition {
	const char *name;
	int64_t value;
};

#define KD_MACRO_DEPTH 20 /* as in llvm-mc and gas */

/* The default of kd_options.work_limit: half a second's work. */
#define KD_WORK_LIMIT 16000000

/* What to make from a source. */
enum kd_output {
	KD_OUTPUT_OBJECT,   /* an ELF relocatable object */
	KD_OUTPUT_ASSEMBLY, /* canonical text, as llvm-mc -filetype=asm prints it, with everything written out; what merely
	                       does not fit an object is no error */
	KD_OUTPUT_UPGRADED, /* the source, of version 2 or 3, rewritten for a later one; losses are reported */
	KD_OUTPUT_SECTION,  /* one section's bytes, complete without a linker */
};

/* How an object stores debug information: compressed only where smaller. */
enum kd_debug_compression {
	KD_DEBUG_PLAIN,
	KD_DEBUG_ZLIB,
	KD_DEBUG_ZSTD,
};

/* Numberings of AMD's DWARF extensions. */
enum kd_dwarf_extensions {
	KD_DWARF_EXTENSIONS_LLVM, /* LLVM 22's: DW_OP_LLVM_user, attributes from 0x3e0f on */
	KD_DWARF_EXTENSIONS_2021, /* ROCgdb's: one-byte operations, attributes from 0x3e08 on */
};

/* In debug information's paths, `to` replaces `from` at the beginning. */
struct kd_path_map {
	const char *from;
	const char *to;
};

/* Zero-initialise, then set what is wanted. Strings are read during the call only. */
struct kd_options {
	const char *file_name;        /* in messages; NULL: "<memory>" */
	const char *triple;           /* NULL: "amdgcn-amd-amdhsa" */
	const char *processor;        /* processor or target ID: "gfx942:xnack+"; NULL: the source's .amdgcn_target */
	const char *features;         /* comma-separated +name and -name; NULL: none */
	unsigned code_object_version; /* 2 to 6; 0: 6, or 2 with directives of version 2 */
	enum kd_output output;
	bool show_encoding;       /* for KD_OUTPUT_ASSEMBLY: instructions' bytes as comments */
	unsigned upgrade_version; /* for KD_OUTPUT_UPGRADED: 4 to 6; 0: 6. The source's own version is 3 unless set, or 2
	                             with directives of version 2 */
	bool fill_metadata;       /* fill in what .amdgpu_metadata leaves out and descriptors know; in objects since version
	                             3 only */
	bool fatal_warnings;      /* warnings are errors */
	bool no_warnings;         /* leave warnings out */
	unsigned error_limit; /* most errors before the work stops, and most warnings; one more, without a place, mentions
	                         the rest. 0: KD_ERROR_LIMIT; KD_NO_ERROR_LIMIT: all */
	struct kd_check_options checks; /* of kernels and metadata; fatal_warnings does not apply */

	const struct kd_symbol_definition *symbols;
	size_t symbol_count;

	const char *const *include_directories; /* for .include and .incbin, after the current folder */
	size_t include_directory_count;

	/* Debug information. */
	bool debug;                          /* describe the source itself, unless it has numbered .file directives */
	unsigned dwarf_version;              /* 2 to 5; 0: 4. `.file 0` makes it 5 */
	bool dwarf64;                        /* 64-bit format, from version 3 on */
	const char *compilation_directory;   /* NULL: none */
	const char *main_file_name;          /* with `debug`: the source's name; NULL: file_name */
	const struct kd_path_map *path_maps; /* the last match counts */
	size_t path_map_count;

	/* For very large sources, kd_assemble_in_place() only: called with parts already read, so that the caller can drop
	 * their memory. Diagnostics read them again at the end: they must hold the same bytes, as a file's mapping does.
	 * NULL: not wanted. */
	void (*text_done)(void *context, char *text, size_t size);
	void *text_context;

	/* For callers that write files: takes the object or text in pieces, in order, during the call. It is then never
	 * whole in memory, and the result's `object` is NULL. A piece is valid until this returns. Not called for sources
	 * with errors or empty texts. The pieces are complete only if the status is KD_OK. NULL: not wanted. */
	void (*take_object)(void *context, const void *bytes, size_t size);
	void *take_context;

	unsigned macro_depth_limit; /* of macro calls and repeats; 0: KD_MACRO_DEPTH */

	/* Largest object or text, in bytes; 0: 1 GiB, but without take_object an object has at most 96 MiB or 48 times its
	 * source, whichever is more, besides .incbin's bytes. Larger ones are an error in the source: `.fill` of 2^60 asks
	 * for no memory. */
	uint64_t object_size_limit;

	enum kd_debug_compression debug_compression; /* of objects */
	bool save_temp_labels; /* keep names beginning with .L in an object's symbol table, like llvm-mc's option */
	bool missing_files;    /* .include and .incbin take missing files, to be made later, as empty and list them in the
	                          result's `files` */
	bool insert_waits;     /* insert waits and wait states that code lacks; in objects and canonical text */

	bool vgpr_msb; /* on GFX12.5, VGPRs are v0 to v1023, and s_set_vgpr_msb is inserted, until .amdgpu_vgpr_msb says
	                  otherwise */

	const char *section;                       /* for KD_OUTPUT_SECTION */
	enum kd_dwarf_extensions dwarf_extensions; /* until the source says otherwise */
	unsigned llvm_version; /* write and print as this LLVM does, 22 to 24; 0: 22. Reads what any of them writes */

	/* Most words, numbers and signs that macros, repeats and includes may bring in, besides 16 for each byte made. More
	 * are an error in the source: ten lines can't take hours. 0: KD_WORK_LIMIT. */
	uint64_t work_limit;

	const struct kd_editing *editing; /* for editors, or NULL */

	uint64_t reserved[3]; /* 0, for later versions */
};

enum kd_status {
	KD_OK,           /* the object is complete, here or with options.take_object */
	KD_INPUT_ERRORS, /* the source has errors; see the diagnostics */
	KD_USAGE_ERROR,  /* a wrong option: unknown triple or processor, bad version; one diagnostic, without a place,
	                    explains */
	KD_NO_MEMORY,    /* memory ran out; no diagnostics */
};

/* The result owns all this, until kd_result_free(). */
struct kd_result {
	enum kd_status status;
	const uint8_t *object; /* the object, or unterminated text; NULL unless KD_OK, or if options.take_object got it */
	size_t object_size;    /* 0 without an object */
	const struct kd_diagnostic *diagnostics; /* in the order found */
	size_t diagnostic_count;
	const char *const *files; /* files read besides the source (.include, .incbin) */
	size_t file_count;
	const char *printed; /* lines of .print directives, for standard output */
	size_t printed_size;
};

/* Assembles `size` bytes of source. NULL: no memory. */
KD_API struct kd_result *kd_assemble(const char *source, size_t size, const struct kd_options *options);

/* The same without a copy: `source` has size + 2 writable bytes, undefined afterwards. */
KD_API struct kd_result *kd_assemble_in_place(char *source, size_t size, const struct kd_options *options);

/* Frees it; NULL is allowed. */
KD_API void kd_result_free(struct kd_result *result);

KD_DECLARATIONS_END

#endif

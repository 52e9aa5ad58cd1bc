/* kdasm/kdasm.h: assemble source text into an AMDGPU code object, from memory to memory.
 *
 * The library has no global state, prints nothing and never exits. Any number of threads may call it at once; a call
 * needs up to 1 MiB of stack. See also kdasm/target.h (processors and target IDs) and kdasm/descriptor.h (kernel
 * descriptors). */
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

/* The version of the running library, such as "0.2.0"; KDASM_VERSION is the headers'. */
KD_API const char *kd_version(void);

/* A symbol set before the first line, as by -defsym. */
struct kd_symbol_definition {
	const char *name;
	int64_t value;
};

#define KD_MACRO_DEPTH 20 /* as in llvm-mc and gas */

/* Words, numbers and signs that macros, repeats and includes may bring in without producing bytes: half a second of
 * work. */
#define KD_WORK_LIMIT 16000000

/* What to make from a source. */
enum kd_output {
	KD_OUTPUT_OBJECT,   /* an ELF relocatable object */
	KD_OUTPUT_ASSEMBLY, /* canonical assembly text, as llvm-mc -filetype=asm prints it: everything written out; what
	                       merely does not fit into an object is no error */
	KD_OUTPUT_UPGRADED, /* the source, of code object version 2 or 3, rewritten for a later version; losses are
	                       reported */
	KD_OUTPUT_SECTION,  /* the bytes of one section, complete without a linker */
};

/* How an object stores sections of debug information: compressed only where that is smaller. */
enum kd_debug_compression {
	KD_DEBUG_PLAIN,
	KD_DEBUG_ZLIB,
	KD_DEBUG_ZSTD,
};

/* The two numberings of AMD's DWARF extensions, for operations and attributes. */
enum kd_dwarf_extensions {
	KD_DWARF_EXTENSIONS_LLVM, /* LLVM 22's: DW_OP_LLVM_user, attributes from 0x3e0f on */
	KD_DWARF_EXTENSIONS_2021, /* ROCgdb's: one-byte operations, attributes from 0x3e08 on */
};

/* Paths in debug information that begin with `from` begin with `to` instead. */
struct kd_path_map {
	const char *from;
	const char *to;
};

/* How to assemble. Zero-initialise, then set what is wanted. Strings are read during the call only. */
struct kd_options {
	const char *file_name;        /* the source's name in messages; NULL: "<memory>" */
	const char *triple;           /* NULL: "amdgcn-amd-amdhsa" */
	const char *processor;        /* processor or target ID, as "gfx942:xnack+"; NULL: .amdgcn_target in the source
	                                 names the target */
	const char *features;         /* comma-separated +name and -name; NULL: none */
	unsigned code_object_version; /* 2 to 6; 0: 6, or 2 if the source has directives of version 2 */
	enum kd_output output;        /* an object unless set */
	bool show_encoding;           /* for KD_OUTPUT_ASSEMBLY: show the bytes of instructions as comments */
	unsigned upgrade_version;     /* for KD_OUTPUT_UPGRADED: 4 to 6; 0: 6. The source's own version is 3 unless set, or
	                                 2 if it has directives of version 2 */
	bool fill_metadata;   /* fill in what .amdgpu_metadata leaves out and descriptors know; in objects only, except
	                         those of version 2 */
	bool fatal_warnings;  /* a warning counts as an error */
	bool no_warnings;     /* leave warnings out */
	unsigned error_limit; /* most errors reported before the work stops, and most warnings; one more, without a place,
	                         says that others are left out. 0: KD_ERROR_LIMIT; KD_NO_ERROR_LIMIT: all */
	struct kd_check_options checks; /* of kernels and metadata; fatal_warnings does not apply to them */

	const struct kd_symbol_definition *symbols;
	size_t symbol_count;

	const char *const *include_directories; /* where .include and .incbin look after the current folder */
	size_t include_directory_count;

	/* Debug information. */
	bool debug;                          /* describe the source itself, unless it has numbered .file directives */
	unsigned dwarf_version;              /* 2 to 5; 0: 4. A .file directive with number 0 makes it 5 */
	bool dwarf64;                        /* the 64-bit format, from version 3 on */
	const char *compilation_directory;   /* NULL: none is written */
	const char *main_file_name;          /* with `debug`: the source's name instead of file_name; or NULL */
	const struct kd_path_map *path_maps; /* the last match counts */
	size_t path_map_count;

	/* For very large sources, kd_assemble_in_place() only: called during the assembly with the parts of the source that
	 * have been read. A caller that can drops their memory. If there are diagnostics, these parts are read once more at
	 * the end and must still hold the same bytes, as the mapping of a file does. NULL: not wanted. */
	void (*text_done)(void *context, char *text, size_t size);
	void *text_context;

	/* Takes the object or text in pieces, in order, during the call, for callers that write it to a file. The whole
	 * object is then never in memory, and the result's `object` is NULL. The bytes of a piece are valid until this
	 * returns. Not called for a source with errors, nor for an empty text. The pieces are complete only if the result's
	 * status is KD_OK. NULL: not wanted. */
	void (*take_object)(void *context, const void *bytes, size_t size);
	void *take_context;

	unsigned macro_depth_limit; /* nesting limit of macro calls and repeats; 0: KD_MACRO_DEPTH */

	/* Largest object or text made, in bytes; 0: 1 GiB, but without take_object an object has at most 96 MiB or 48 times
	 * its source, whichever is more, besides what .incbin takes. Larger ones are an error in the source, so that
	 * `.fill` of 2^60 asks for no memory. */
	uint64_t object_size_limit;

	enum kd_debug_compression debug_compression; /* of objects */
	bool save_temp_labels; /* put names beginning with .L into an object's symbol table, like llvm-mc's option */
	bool missing_files;    /* .include and .incbin take missing files as empty and list them in the result's `files`,
	                          because they will be made later */
	bool insert_waits;     /* insert waits and wait states that kernels and functions lack; in objects and canonical
	                          text */

	bool vgpr_msb; /* on GFX12.5, VGPRs are v0 to v1023, and s_set_vgpr_msb is inserted for them, until .amdgpu_vgpr_msb
	                  says otherwise */

	const char *section;                       /* for KD_OUTPUT_SECTION: its name */
	enum kd_dwarf_extensions dwarf_extensions; /* until the source says otherwise */
	unsigned llvm_version; /* write and print as this LLVM does, 22 to 24; 0: 22. Whatever any of them writes can be
	                          read */

	/* Most words, numbers and signs that macros, repeats and includes may bring in, besides 16 for each byte made. More
	 * are an error in the source, so that ten lines can't take hours. 0: KD_WORK_LIMIT. */
	uint64_t work_limit;

	const struct kd_editing *editing; /* what editors want to know of the object; NULL: nothing */

	uint64_t reserved[3]; /* 0, for later versions */
};

enum kd_status {
	KD_OK,           /* the object is complete, here or with options.take_object */
	KD_INPUT_ERRORS, /* the source has errors; see the diagnostics */
	KD_USAGE_ERROR,  /* an option is wrong: unknown triple or processor, bad version; one diagnostic without a place
	                    explains */
	KD_NO_MEMORY,    /* memory ran out; no diagnostics */
};

/* The outcome. The result owns everything, until kd_result_free(). */
struct kd_result {
	enum kd_status status;
	const uint8_t *object; /* the object, or the unterminated text; NULL if status is not KD_OK, or options.take_object
	                          got it */
	size_t object_size;    /* 0 without an object */
	const struct kd_diagnostic *diagnostics; /* in the order they were found */
	size_t diagnostic_count;
	const char *const *files; /* files read besides the source (.include, .incbin) */
	size_t file_count;
	const char *printed; /* the lines of .print directives, for standard output */
	size_t printed_size;
};

/* Assembles `size` bytes of source. NULL: no memory for the result. */
KD_API struct kd_result *kd_assemble(const char *source, size_t size, const struct kd_options *options);

/* The same without copying the text: `source` has size + 2 writable bytes, which are undefined afterwards. */
KD_API struct kd_result *kd_assemble_in_place(char *source, size_t size, const struct kd_options *options);

/* Frees a result and all it owns. NULL is allowed. */
KD_API void kd_result_free(struct kd_result *result);

KD_DECLARATIONS_END

#endif

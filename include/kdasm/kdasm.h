/* kdasm/kdasm.h: assemble source text into an AMDGPU code object, from memory to memory.
 *
 * The library has no global state, prints nothing and never exits; any number of threads may
 * call it at once; a call needs up to 1 MiB of stack. See also kdasm/target.h (processors and target IDs) and
 * kdasm/descriptor.h (encode and decode one kernel descriptor). */
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

/* The version of the library that runs, as KDASM_VERSION is that of the headers: "0.2.0". */
KD_API const char *kd_version(void);

/* A symbol set before the first line, as by -defsym. */
struct kd_symbol_definition {
	const char *name;
	int64_t value;
};

#define KD_MACRO_DEPTH 20 /* as in llvm-mc and gas */

/* Words, numbers and signs that macros, repeats and includes may bring in without making anything of them: half a
 * second of work. */
#define KD_WORK_LIMIT 16000000

/* What is made of a source. */
enum kd_output {
	KD_OUTPUT_OBJECT,   /* an ELF relocatable object */
	KD_OUTPUT_ASSEMBLY, /* canonical assembly text, as llvm-mc -filetype=asm prints it: everything is
	                       written out, and what only an object could not hold is no error */
	KD_OUTPUT_UPGRADED, /* the source itself, of code object version 2 or 3, as one of a later version; what
	                       can't be carried over is reported */
	KD_OUTPUT_SECTION,  /* the bytes of one section, which no linker need complete */
};

/* How sections of debug information are in an object: those that get smaller are compressed. */
enum kd_debug_compression {
	KD_DEBUG_PLAIN,
	KD_DEBUG_ZLIB,
	KD_DEBUG_ZSTD,
};

/* The numbers of AMD's extension of DWARF: its operations and attributes have two sets. */
enum kd_dwarf_extensions {
	KD_DWARF_EXTENSIONS_LLVM, /* those of LLVM 22: DW_OP_LLVM_user, attributes from 0x3e0f on */
	KD_DWARF_EXTENSIONS_2021, /* those of ROCgdb: operations of one byte, attributes from 0x3e08 on */
};

/* Paths in debug information that begin with `from` begin with `to` instead. */
struct kd_path_map {
	const char *from;
	const char *to;
};

/* How to assemble. Zero-initialise, then set what is wanted. All strings are read during the
 * call only. */
struct kd_options {
	const char *file_name;        /* name of the source in messages; NULL: "<memory>" */
	const char *triple;           /* NULL: "amdgcn-amd-amdhsa" */
	const char *processor;        /* processor or target ID such as "gfx942:xnack+";
	                             NULL: .amdgcn_target in the source names the target */
	const char *features;         /* comma-separated +name and -name; NULL: none */
	unsigned code_object_version; /* 2 to 6; 0: 6, or 2 if the source has directives of that version */
	enum kd_output output;        /* an object unless set */
	bool show_encoding;           /* of KD_OUTPUT_ASSEMBLY: the bytes of instructions as comments */
	unsigned upgrade_version;     /* of KD_OUTPUT_UPGRADED: 4 to 6; 0: 6. The source's own version is 3 unless
	                             set, or 2 if it has directives of that */
	bool fill_metadata;   /* what .amdgpu_metadata leaves out and descriptors know is filled in; only in objects, not of
	                             version 2 */
	bool fatal_warnings;  /* a warning counts as an error */
	bool no_warnings;     /* leave warnings out */
	unsigned error_limit; /* so many errors are reported, then the work stops, and so many warnings; what is left out
	                         is said in one more, without a place. 0: KD_ERROR_LIMIT; KD_NO_ERROR_LIMIT: all */
	struct kd_check_options checks; /* of kernels and metadata; fatal_warnings is not about them */

	const struct kd_symbol_definition *symbols;
	size_t symbol_count;

	const char *const *include_directories; /* searched by .include and .incbin after the current folder */
	size_t include_directory_count;

	/* Debug information. */
	bool debug;                          /* describe the source itself, unless it has numbered .file directives */
	unsigned dwarf_version;              /* 2 to 5; 0: 4. A .file directive with number 0 makes it 5 */
	bool dwarf64;                        /* the 64-bit format, from version 3 on */
	const char *compilation_directory;   /* NULL: none is written */
	const char *main_file_name;          /* with `debug`: name of the source, in place of that in file_name; or NULL */
	const struct kd_path_map *path_maps; /* the last one that fits counts */
	size_t path_map_count;

	/* For very large sources, and kd_assemble_in_place() only: called as the assembly goes on with
	 * the parts of the source that have been read. A caller that can, drops their memory; if there
	 * is something to report in the end they are looked at once more, so the same bytes must come
	 * back then, as they do from the mapping of a file. NULL: not wanted. */
	void (*text_done)(void *context, char *text, size_t size);
	void *text_context;

	/* Takes the object or text in pieces, in order, during the call, for callers that write it to a file: an object is
	 * then never in memory as a whole, and the result's `object` is NULL. The bytes of a piece are valid until it
	 * returns. Not called for a source with errors, nor for an empty text; the pieces are all of it only if the
	 * result's status is KD_OK. NULL: not wanted. */
	void (*take_object)(void *context, const void *bytes, size_t size);
	void *take_context;

	unsigned macro_depth_limit; /* how deep calls of macros and repeats nest; 0: KD_MACRO_DEPTH */

	/* Largest object or text that is made, in bytes; 0: 1 GiB, and without take_object an object may be no larger than
	 * 96 MiB or 48 times its source, whichever is more, besides what .incbin takes. Larger ones are an error in the
	 * source, so that `.fill` of 2^60 asks for no memory. */
	uint64_t object_size_limit;

	enum kd_debug_compression debug_compression; /* of objects */
	bool save_temp_labels; /* names that begin with .L are in an object's symbol table, as with llvm-mc's option */
	bool missing_files;    /* .include and .incbin take files that are not there as empty, and they are among the
	                          result's `files`: they will be made */
	bool insert_waits;     /* waits and wait states that the code of kernels and functions lacks are put in; in objects
	                          and canonical text */

	bool vgpr_msb; /* on GFX12.5, VGPRs are v0 to v1023, and s_set_vgpr_msb is put in for them, until
	                          .amdgpu_vgpr_msb says otherwise */

	const char *section;                       /* of KD_OUTPUT_SECTION: its name */
	enum kd_dwarf_extensions dwarf_extensions; /* until the source says otherwise */
	unsigned llvm_version; /* what is written and printed is that of this LLVM, 22 to 24; 0: 22. What any of them
	                          writes is read */

	/* So many words, numbers and signs, and 16 for each byte that is made, may macros, repeats and includes bring in.
	 * More are an error in the source, so that ten lines can't take hours. 0: KD_WORK_LIMIT. */
	uint64_t work_limit;

	const struct kd_editing *editing; /* what editors want to know of an object that is made; NULL: nothing */

	uint64_t reserved[3]; /* 0: room for options of later versions */
};

enum kd_status {
	KD_OK,           /* the object is there, or options.take_object got all of it */
	KD_INPUT_ERRORS, /* the source has errors; see the diagnostics */
	KD_USAGE_ERROR,  /* an option is wrong: unknown triple or processor, bad version; one
	                    diagnostic without a place says what */
	KD_NO_MEMORY,    /* memory ran out; there are no diagnostics */
};

/* What became of it. Everything is owned by the result and lives until kd_result_free(). */
struct kd_result {
	enum kd_status status;
	const uint8_t *object; /* the object, or the text without a terminator; NULL if status is not KD_OK, or
	                          options.take_object got it */
	size_t object_size;    /* 0 where there is no object */
	const struct kd_diagnostic *diagnostics; /* in the order they were found */
	size_t diagnostic_count;
	const char *const *files; /* the files that were read beside the source (.include, .incbin) */
	size_t file_count;
	const char *printed; /* what .print directives say, a line each; for standard output */
	size_t printed_size;
};

/* Assembles `size` bytes of source. Never returns NULL, except for want of memory for the result
 * itself. */
KD_API struct kd_result *kd_assemble(const char *source, size_t size, const struct kd_options *options);

/* The same without a copy of the text: `source` has size + 2 writable bytes, which the
 * assembly changes while it runs and leaves undefined. For callers that read a file anyway. */
KD_API struct kd_result *kd_assemble_in_place(char *source, size_t size, const struct kd_options *options);

/* Frees a result and all it owns. NULL is allowed. */
KD_API void kd_result_free(struct kd_result *result);

KD_DECLARATIONS_END

#endif

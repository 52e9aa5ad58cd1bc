/* kdasm/code_object.h: read finished code objects, versions 2 to 6, and change their descriptors.
 *
 *     struct kd_code_object *object = kd_code_object_open(bytes, size);
 *     if (kd_code_object_status(object) == KD_CODE_OBJECT_OK)
 *         for (size_t i = 0; i < kd_code_object_kernel_count(object); i++)
 *             puts(kd_code_object_kernel(object, i)->name);
 *     kd_code_object_close(object);
 *
 * The bytes may be hostile: nothing outside them is read, and their size bounds memory. The caller owns them and keeps
 * them in place until closing; the object owns all else handed out. Threads may share an object while nobody changes
 * its bytes. */
#ifndef KDASM_CODE_OBJECT_H
#define KDASM_CODE_OBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

struct kd_code_object;
struct kd_content; /* kdasm/contents.h */

enum kd_code_object_status {
	KD_CODE_OBJECT_OK,
	KD_CODE_OBJECT_INVALID, /* no code object, or too damaged; see kd_code_object_error() */
	KD_CODE_OBJECT_NO_MEMORY,
};

/* Opens the object that fills `size` bytes, relocatable or linked. NULL: no memory. */
KD_API struct kd_code_object *kd_code_object_open(const uint8_t *bytes, size_t size);

/* Frees it; NULL is allowed. */
KD_API void kd_code_object_close(struct kd_code_object *object);

/* KD_CODE_OBJECT_NO_MEMORY for NULL. Unless it is KD_CODE_OBJECT_OK, ask only for the error. */
KD_API enum kd_code_object_status kd_code_object_status(const struct kd_code_object *object);
KD_API const char *kd_code_object_error(const struct kd_code_object *object);

/* What could not be found or understood: damaged metadata, missing symbols. */
KD_API size_t kd_code_object_remark_count(const struct kd_code_object *object);
KD_API const char *kd_code_object_remark(const struct kd_code_object *object, size_t index);

/* From the ELF header. The target has the version, too: 2 to 6, or 6 for systems other than HSA. The target ID is that
 * version's, or the processor if it has none. */
KD_API const struct kd_target *kd_code_object_target(const struct kd_code_object *object);
KD_API const char *kd_code_object_target_id(const struct kd_code_object *object);
KD_API unsigned kd_code_object_version(const struct kd_code_object *object);

/* False for ET_REL: addresses are offsets in a section; relocations give entries. */
KD_API bool kd_code_object_is_linked(const struct kd_code_object *object);

/* ---- metadata ---- */

/* A read-only value of the metadata. */
struct kd_value;

enum kd_value_kind {
	KD_VALUE_NIL,
	KD_VALUE_BOOLEAN,
	KD_VALUE_SIGNED,   /* an integer below 0 */
	KD_VALUE_UNSIGNED, /* another integer */
	KD_VALUE_FLOAT,
	KD_VALUE_STRING,
	KD_VALUE_LIST,
	KD_VALUE_MAP,
};

/* The whole document, a map; NULL: none. Notes are joined as by runtimes: the first document, with the others' kernels
 * and printf formats, unless left out (struct kd_note). In version 2, scalars have their keys' types: strings, integers
 * or booleans. */
KD_API const struct kd_value *kd_code_object_metadata(const struct kd_code_object *object);

/* NULL and other kinds give KD_VALUE_NIL, 0, NULL or false. */
KD_API enum kd_value_kind kd_value_kind(const struct kd_value *value);
KD_API size_t kd_value_count(const struct kd_value *value); /* elements or entries */
/* An element, or the value of an entry. */
KD_API const struct kd_value *kd_value_at(const struct kd_value *value, size_t index);
KD_API const struct kd_value *kd_value_key(const struct kd_value *map, size_t index);
KD_API const struct kd_value *kd_value_find(const struct kd_value *map, const char *key);
KD_API const char *kd_value_text(const struct kd_value *value, size_t *size); /* not terminated */
KD_API bool kd_value_unsigned(const struct kd_value *value, uint64_t *number);
KD_API bool kd_value_signed(const struct kd_value *value, int64_t *number); /* any integer that fits */
KD_API bool kd_value_boolean(const struct kd_value *value, bool *truth);
KD_API bool kd_value_float(const struct kd_value *value, double *number);

/* ---- notes ---- */

struct kd_note {
	const char *name; /* owner: "AMDGPU", "AMD"; not terminated */
	size_t name_size;
	uint32_t type;
	const char *type_name; /* "NT_AMDGPU_METADATA"; NULL: unknown */
	const uint8_t *bytes;
	size_t size;

	/* For notes with metadata: NT_AMDGPU_METADATA, NT_AMD_HSA_METADATA. */
	size_t metadata_number;          /* their number, from 1; 0 for other notes */
	const struct kd_value *metadata; /* its document, a map; NULL: damaged */
	const char *left_out; /* why runtimes ignore this document and its kernels; NULL: they join it to the others, like
	                         AMD's comgr */
};

KD_API size_t kd_code_object_note_count(const struct kd_code_object *object);
KD_API const struct kd_note *kd_code_object_note(const struct kd_code_object *object, size_t index);

/* ---- kernels ---- */

struct kd_kernel {
	const char *name;            /* without ".kd" */
	const uint8_t *descriptor;   /* in the bytes of the object */
	size_t descriptor_size;      /* KD_DESCRIPTOR_SIZE, in version 2 KD_CODE_T_SIZE */
	uint64_t descriptor_offset;  /* in the file */
	uint64_t descriptor_address; /* unless linked, an offset in the section */
	uint32_t descriptor_section; /* index; 0 without section headers */
	uint64_t descriptor_flags;   /* SHF_* of the section; without section headers, by the segment */
	uint8_t binding;             /* of its symbol: STB_* */
	uint8_t visibility;          /* and STV_* */

	/* Where the code begins; offsets, index and flags as for the descriptor. */
	bool has_entry;           /* false: a relocation names an undefined symbol, or nothing is there */
	const char *entry_symbol; /* of the relocation; NULL: none */
	uint64_t entry_address;
	uint64_t entry_offset;
	uint32_t entry_section;
	uint64_t entry_flags;
	const char *same_entry; /* the first with this entry, if a linker folded equal code; NULL: this one */

	const struct kd_value *metadata;     /* its map, even of an ignored note; NULL: none */
	const struct kd_note *metadata_note; /* the note that has it */
};

/* In the symbol table's order. */
KD_API size_t kd_code_object_kernel_count(const struct kd_code_object *object);
KD_API const struct kd_kernel *kd_code_object_kernel(const struct kd_code_object *object, size_t index);

/* All kernels of a name, which local symbols may share, in the same order. NULL: none. */
KD_API const struct kd_kernel *const *kd_code_object_kernels_named(const struct kd_code_object *object,
                                                                   const char *name, size_t *count);

/* The first of them; NULL: none. */
KD_API const struct kd_kernel *kd_code_object_find_kernel(const struct kd_code_object *object, const char *name);

/* ---- functions ---- */

/* A function's entry in a relocatable object's .amdgpu.info: see kdasm/info_records.def. */
struct kd_function_entry {
	uint8_t kind;
	const char *directive; /* the line in .amdgpu_info; NULL: unknown kind */
	const char *text;      /* the symbol or type; NULL: a number, or unknown */
	uint64_t number;       /* the number, or a symbol's addend: "section+number" */
	const uint8_t *bytes;  /* the raw operand */
	size_t size;
};

struct kd_function {
	struct kd_function_entry symbol; /* the function */
	const struct kd_function_entry *entries;
	size_t entry_count;
};

/* In the section's order; none if it is missing, or damaged (see remarks). */
KD_API size_t kd_code_object_function_count(const struct kd_code_object *object);
KD_API const struct kd_function *kd_code_object_function(const struct kd_code_object *object, size_t index);

/* ---- fields ----
 *
 * A directive's name ("group_segment_fixed_size", with or without ".amdhsa_") gives its value: registers, not granules.
 * The specification's name ("GRANULATED_WORKITEM_VGPR_COUNT") gives the bits. Version 2 uses keys
 * ("workgroup_group_segment_byte_size"). */

/* False, with `error`: the kernel has no such field, or no directive gives its bits. */
KD_API bool kd_kernel_get(const struct kd_code_object *object, const struct kd_kernel *kernel, const char *field,
                          int64_t *value, char *error, size_t error_size);

struct kd_setting {
	const char *field;
	int64_t value;
};

/* Changes fields in `bytes`: the object's, or a copy of all. Settings are first checked like directives, alone and
 * together; if one is refused, `error` says why and nothing changes. Other fields and metadata stay. */
KD_API bool kd_kernel_set(const struct kd_code_object *object, const struct kd_kernel *kernel,
                          const struct kd_setting *settings, size_t count, uint8_t *bytes, char *error,
                          size_t error_size);

enum { KD_FIELD_ERROR_SIZE = 1024 }; /* holds every such error */

/* ---- printing ---- */

/* The rows of kdasm/forms.def. */
enum kd_form {
#define KD_FORM(id, ...) KD_FORM_##id,
#include "kdasm/forms.def"
	KD_FORM_COUNT,
};

/* Takes a piece of text. The object's texts in it are UTF-8 with question marks for control characters, or escaped in
 * JSON. Only sources and documents (KD_FORM_ASSEMBLY, KD_FORM_YAML, `code`, `debug`, `waits`) have raw names: remove
 * control characters before showing them on a terminal. */
typedef void kd_take_text(void *context, const char *text, size_t size);

/* The numbering of AMD's DWARF extensions. */
enum kd_dwarf_reading {
	KD_DWARF_READ_ANY,  /* by each expression's bytes: LLVM's if meaningful */
	KD_DWARF_READ_LLVM, /* KD_DWARF_EXTENSIONS_LLVM of kdasm/kdasm.h */
	KD_DWARF_READ_2021, /* KD_DWARF_EXTENSIONS_2021 */
};

/* `code`, `debug` and `waits` replace the rest in KD_FORM_TEXT, and add to it in KD_FORM_JSON. */
struct kd_print_options {
	const char *const *kernels;       /* only these; */
	size_t kernel_count;              /* 0: all */
	const char *file_name;            /* the object's file; NULL: left out */
	const struct kd_content *content; /* where in that file; NULL: all of it */
	const char *line_prefix;          /* for kd_code_object_diff(): before each line, or NULL */
	bool colour;                      /* ANSI escapes, not letters, in explanations and maps */
	bool code;    /* disassembly; KD_FORM_ASSEMBLY: the whole object, whatever `kernels`, with code as instructions */
	bool uses;    /* KD_FORM_JSON: what each kernel's code, read for this, uses */
	bool changed; /* KD_FORM_TEXT: only fields that are required or not default */
	bool debug;   /* units and call frames; KD_FORM_ASSEMBLY: the whole object as with `code`, with directives for
	                 them */
	uint8_t dwarf_reading; /* enum kd_dwarf_reading */
	uint8_t llvm_version;  /* print target IDs and directives as this LLVM; 0: 22 */
	bool relocations;      /* KD_FORM_TEXT with `code`: relocations after their instructions */
	bool all;   /* with `debug`: repeat lists and strings for each entry; with `waits`: list all pending registers of a
	               counter */
	bool waits; /* what is pending before each instruction, and what waits wait for */
	bool physical; /* with `code`, but not KD_FORM_ASSEMBLY: VGPRs above v255 by number, following s_set_vgpr_msb;
	                  KD_FORM_TEXT is then a source with .amdgpu_vgpr_msb */
	bool *unread;  /* NULL, or set to true if with `debug` a part, named in the output, is unreadable */
	uint64_t reserved[2]; /* 0, for later versions */
};

/* Prints in pieces; nothing for an unknown form. False: memory ran out, or the object is not open. */
KD_API bool kd_code_object_print(const struct kd_code_object *object, enum kd_form form,
                                 const struct kd_print_options *options, kd_take_text *take, void *context);

/* Prints a line for each differing field, value or kernel. The n-th kernel, argument or other element of a name is
 * compared with the n-th as name#n. KD_DIFFERENCE_NO_MEMORY also if an object is not open. */
enum kd_difference { KD_SAME, KD_DIFFERENT, KD_DIFFERENCE_NO_MEMORY };

KD_API enum kd_difference kd_code_object_diff(const struct kd_code_object *a, const struct kd_code_object *b,
                                              const struct kd_print_options *options, kd_take_text *take,
                                              void *context);

KD_DECLARATIONS_END

#endif

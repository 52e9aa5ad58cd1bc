/* kdasm/code_object.h: read a finished code object, versions 2 to 6, and change its descriptors.
 *
 *     struct kd_code_object *object = kd_code_object_open(bytes, size);
 *     if (kd_code_object_status(object) == KD_CODE_OBJECT_OK)
 *         for (size_t i = 0; i < kd_code_object_kernel_count(object); i++)
 *             puts(kd_code_object_kernel(object, i)->name);
 *     kd_code_object_close(object);
 *
 * The bytes may be hostile: nothing outside them is read, and memory is bounded by their size. The caller owns them and
 * keeps them in place until the object is closed; the object owns all else that is handed out. Threads may use
 * different objects at once, or the same one while nobody changes its bytes. */
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
	KD_CODE_OBJECT_INVALID, /* no code object, or too damaged to read; see kd_code_object_error() */
	KD_CODE_OBJECT_NO_MEMORY,
};

/* Opens the object that fills `size` bytes, relocatable or linked. NULL: no memory for the object. */
KD_API struct kd_code_object *kd_code_object_open(const uint8_t *bytes, size_t size);

/* Frees an object and all it owns. NULL is allowed. */
KD_API void kd_code_object_close(struct kd_code_object *object);

/* KD_CODE_OBJECT_NO_MEMORY if `object` is NULL. Unless the status is KD_CODE_OBJECT_OK, the error says why, and nothing
 * else may be asked. */
KD_API enum kd_code_object_status kd_code_object_status(const struct kd_code_object *object);
KD_API const char *kd_code_object_error(const struct kd_code_object *object);

/* What could not be found or understood: damaged metadata, missing symbols. Usually none. */
KD_API size_t kd_code_object_remark_count(const struct kd_code_object *object);
KD_API const char *kd_code_object_remark(const struct kd_code_object *object, size_t index);

/* From the ELF header. The target also has the version, 2 to 6; systems other than HSA get 6. The target ID is that
 * version's, or the processor if the version has none. */
KD_API const struct kd_target *kd_code_object_target(const struct kd_code_object *object);
KD_API const char *kd_code_object_target_id(const struct kd_code_object *object);
KD_API unsigned kd_code_object_version(const struct kd_code_object *object);

/* False for ET_REL: addresses are then offsets in a section, and entries come from relocations. */
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

/* The whole document, a map; NULL without one. Several notes are joined as by runtimes: the first document, with the
 * kernels and printf formats of the others, except those that runtimes leave out (struct kd_note). In version 2,
 * scalars have the types of their keys: strings, integers or booleans. */
KD_API const struct kd_value *kd_code_object_metadata(const struct kd_code_object *object);

/* For NULL or a value of another kind, these give KD_VALUE_NIL, 0, NULL or false. */
KD_API enum kd_value_kind kd_value_kind(const struct kd_value *value);
KD_API size_t kd_value_count(const struct kd_value *value); /* elements of a list, entries of a map */
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
	const char *name; /* the note's owner: "AMDGPU", "AMD"; not terminated */
	size_t name_size;
	uint32_t type;
	const char *type_name; /* "NT_AMDGPU_METADATA"; NULL: not known */
	const uint8_t *bytes;
	size_t size;

	/* For notes with metadata: NT_AMDGPU_METADATA, NT_AMD_HSA_METADATA. */
	size_t metadata_number;          /* counts them from 1; 0 for other notes */
	const struct kd_value *metadata; /* this note's document, a map; NULL: damaged */
	const char *left_out; /* why runtimes ignore this document and its kernels; NULL: they read it, and join it to the
	                         others as AMD's code object manager, comgr, does */
};

KD_API size_t kd_code_object_note_count(const struct kd_code_object *object);
KD_API const struct kd_note *kd_code_object_note(const struct kd_code_object *object, size_t index);

/* ---- kernels ---- */

struct kd_kernel {
	const char *name;            /* without ".kd" */
	const uint8_t *descriptor;   /* in the bytes of the object */
	size_t descriptor_size;      /* KD_DESCRIPTOR_SIZE; in version 2 KD_CODE_T_SIZE: amd_kernel_code_t */
	uint64_t descriptor_offset;  /* in the file */
	uint64_t descriptor_address; /* when linked, else an offset in the section */
	uint32_t descriptor_section; /* index; 0 without section headers */
	uint64_t descriptor_flags;   /* SHF_* of the section; without section headers those that the segment has */
	uint8_t binding;             /* of its symbol: STB_* */
	uint8_t visibility;          /* and STV_* */

	/* Where the code begins. */
	bool has_entry;           /* false: a relocation names an undefined symbol, or nothing is there */
	const char *entry_symbol; /* of the relocation; NULL: none */
	uint64_t entry_address;   /* when linked, else an offset in the section */
	uint64_t entry_offset;    /* in the file */
	uint32_t entry_section;   /* index; 0 without section headers */
	uint64_t entry_flags;     /* SHF_* of the section; without section headers those that the segment has */
	const char *same_entry;   /* the first kernel with this entry, where a linker folded equal code; NULL: this one */

	const struct kd_value *metadata;     /* its map in the metadata or, failing that, in an ignored note; or NULL */
	const struct kd_note *metadata_note; /* the note that has it */
};

/* In the order of the symbol table. */
KD_API size_t kd_code_object_kernel_count(const struct kd_code_object *object);
KD_API const struct kd_kernel *kd_code_object_kernel(const struct kd_code_object *object, size_t index);

/* All kernels of a name, in the same order, and their count: local symbols may share it. NULL: none. */
KD_API const struct kd_kernel *const *kd_code_object_kernels_named(const struct kd_code_object *object,
                                                                   const char *name, size_t *count);

/* The first of them; NULL: none. */
KD_API const struct kd_kernel *kd_code_object_find_kernel(const struct kd_code_object *object, const char *name);

/* ---- functions ---- */

/* An entry about a function in section .amdgpu.info of a relocatable object: see kdasm/info_records.def. */
struct kd_function_entry {
	uint8_t kind;
	const char *directive; /* the line in .amdgpu_info; NULL: the kind is not known */
	const char *text;      /* the symbol, or the type; NULL: a number, or not known */
	uint64_t number;       /* the number; of a symbol, what is added: "section+number" */
	const uint8_t *bytes;  /* the operand as it is there */
	size_t size;
};

struct kd_function {
	struct kd_function_entry symbol; /* the function */
	const struct kd_function_entry *entries;
	size_t entry_count;
};

/* In the order of the section; none if it is missing or damaged, which a remark says. */
KD_API size_t kd_code_object_function_count(const struct kd_code_object *object);
KD_API const struct kd_function *kd_code_object_function(const struct kd_code_object *object, size_t index);

/* ---- fields ----
 *
 * A field named by its directive ("group_segment_fixed_size", with or without ".amdhsa_") has the directive's value:
 * registers, not granules. By the specification's name for its bits ("GRANULATED_WORKITEM_VGPR_COUNT"), it has the
 * bits. In version 2 its name is its key ("workgroup_group_segment_byte_size"). */

/* False with an error text if the kernel has no such field or no directive gives its bits. */
KD_API bool kd_kernel_get(const struct kd_code_object *object, const struct kd_kernel *kernel, const char *field,
                          int64_t *value, char *error, size_t error_size);

struct kd_setting {
	const char *field;
	int64_t value;
};

/* Changes fields of a kernel in `bytes`: the object's, or a copy of all of them. Settings are first checked, each and
 * together, like directives; if one is refused, nothing changes and the error says why. Other fields and the metadata
 * stay. */
KD_API bool kd_kernel_set(const struct kd_code_object *object, const struct kd_kernel *kernel,
                          const struct kd_setting *settings, size_t count, uint8_t *bytes, char *error,
                          size_t error_size);

enum { KD_FIELD_ERROR_SIZE = 1024 }; /* holds every error text of these two */

/* ---- printing ---- */

/* The rows of kdasm/forms.def. */
enum kd_form {
#define KD_FORM(id, ...) KD_FORM_##id,
#include "kdasm/forms.def"
	KD_FORM_COUNT,
};

/* Takes a piece of text. The object's texts in it are UTF-8 with question marks for control characters, or escaped in
 * JSON. Only sources and documents (KD_FORM_ASSEMBLY, KD_FORM_YAML, `code`, `debug`, `waits`) have names with the
 * object's bytes: remove control characters before showing them on a terminal. */
typedef void kd_take_text(void *context, const char *text, size_t size);

/* Which numbering of AMD's DWARF extensions debug information uses. */
enum kd_dwarf_reading {
	KD_DWARF_READ_ANY,  /* by the bytes of each expression: LLVM's if they mean something there */
	KD_DWARF_READ_LLVM, /* KD_DWARF_EXTENSIONS_LLVM of kdasm/kdasm.h */
	KD_DWARF_READ_2021, /* KD_DWARF_EXTENSIONS_2021 */
};

struct kd_print_options {
	const char *const *kernels;       /* only these; */
	size_t kernel_count;              /* 0: all */
	const char *file_name;            /* where the object is from; NULL: left out */
	const struct kd_content *content; /* where in that file; NULL: it is the file */
	const char *line_prefix;          /* for kd_code_object_diff(): in front of each line; NULL: nothing */
	bool colour;                      /* explanations and maps with ANSI escapes rather than letters */
	bool code;             /* KD_FORM_TEXT: the disassembled code instead of the rest; KD_FORM_JSON: besides the rest;
	                          KD_FORM_ASSEMBLY: the whole object, whatever `kernels`, with its code as instructions */
	bool uses;             /* KD_FORM_JSON: what each kernel's code uses, which is read for that */
	bool changed;          /* KD_FORM_TEXT: only fields that are required or differ from their default */
	bool debug;            /* KD_FORM_TEXT: units and call frames instead of the rest; KD_FORM_JSON: besides the rest;
	                          KD_FORM_ASSEMBLY: the whole object as with `code`, with directives for them */
	uint8_t dwarf_reading; /* enum kd_dwarf_reading */
	uint8_t llvm_version;  /* print target IDs and directives as this LLVM does; 0: 22 */
	bool relocations;      /* KD_FORM_TEXT with `code`: show relocations after the instructions that they change */
	bool all;              /* with `debug`: repeat lists and strings for each entry that refers to them; with `waits`:
	                          list all pending registers of a counter */
	bool waits;            /* KD_FORM_TEXT: what is pending before each instruction, and what waits wait for, instead of
	                          the rest; KD_FORM_JSON: besides the rest */
	bool physical;         /* with `code`, but not KD_FORM_ASSEMBLY: print VGPRs above v255 by these numbers, following
	                          s_set_vgpr_msb; KD_FORM_TEXT is then a source with .amdgpu_vgpr_msb */
	bool *unread;          /* NULL, or set to true if with `debug` a part could not be read, which the output says */
	uint64_t reserved[2];  /* 0, for later versions */
};

/* Prints an object in pieces; nothing for an unknown form. False if memory ran out before the end, or the object is not
 * open. */
KD_API bool kd_code_object_print(const struct kd_code_object *object, enum kd_form form,
                                 const struct kd_print_options *options, kd_take_text *take, void *context);

/* Prints the differences between two objects, a line for each field, value or kernel. Of several kernels, arguments or
 * other elements of one name, the n-th is compared with the n-th as name#n. KD_DIFFERENCE_NO_MEMORY also if an object
 * is not open. */
enum kd_difference { KD_SAME, KD_DIFFERENT, KD_DIFFERENCE_NO_MEMORY };

KD_API enum kd_difference kd_code_object_diff(const struct kd_code_object *a, const struct kd_code_object *b,
                                              const struct kd_print_options *options, kd_take_text *take,
                                              void *context);

KD_DECLARATIONS_END

#endif

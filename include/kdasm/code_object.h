/* kdasm/code_object.h: look into a finished code object, versions 2 to 6, and change its descriptors.
 *
 *     struct kd_code_object *object = kd_code_object_open(bytes, size);
 *     if (kd_code_object_status(object) == KD_CODE_OBJECT_OK)
 *         for (size_t i = 0; i < kd_code_object_kernel_count(object); i++)
 *             puts(kd_code_object_kernel(object, i)->name);
 *     kd_code_object_close(object);
 *
 * The bytes may be hostile: nothing outside them is read, and memory is bounded by their size. They belong
 * to the caller and must live, at one place, until the object is closed. Everything else that is handed
 * out belongs to the object. There is no global state: different objects may be used by different threads
 * at once, and one object too as long as nobody changes its bytes. */
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
	KD_CODE_OBJECT_INVALID, /* no code object, or too damaged to be read; see kd_code_object_error() */
	KD_CODE_OBJECT_NO_MEMORY,
};

/* Opens the object that fills `size` bytes, relocatable or linked. Never returns NULL, except for want of
 * memory for the object itself. */
KD_API struct kd_code_object *kd_code_object_open(const uint8_t *bytes, size_t size);

/* Frees an object and all it owns. NULL is allowed. */
KD_API void kd_code_object_close(struct kd_code_object *object);

/* KD_CODE_OBJECT_NO_MEMORY if `object` is NULL. Unless the status is KD_CODE_OBJECT_OK, there is a text that
 * says why, and nothing else may be asked. */
KD_API enum kd_code_object_status kd_code_object_status(const struct kd_code_object *object);
KD_API const char *kd_code_object_error(const struct kd_code_object *object);

/* What could not be found or understood, though the rest could: metadata that is damaged, symbols that are
 * missing. Usually there is none. */
KD_API size_t kd_code_object_remark_count(const struct kd_code_object *object);
KD_API const char *kd_code_object_remark(const struct kd_code_object *object, size_t index);

/* From the ELF header. The version, 2 to 6, is in the target too; systems other than HSA have none, and it is
 * 6. The target ID is spelled as in that version; where it has no name for a target, it is the processor. */
KD_API const struct kd_target *kd_code_object_target(const struct kd_code_object *object);
KD_API const char *kd_code_object_target_id(const struct kd_code_object *object);
KD_API unsigned kd_code_object_version(const struct kd_code_object *object);

/* False for ET_REL: addresses are offsets in a section then, and entries come from relocations. */
KD_API bool kd_code_object_is_linked(const struct kd_code_object *object);

/* ---- metadata ---- */

/* A value of the metadata, read only. */
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

/* The whole document, a map; NULL when there is none. Of several notes it is what runtimes make of them: the first
 * document with the kernels and the formats of printf of the others, except for the notes that they leave out
 * (struct kd_note). In version 2 scalars are strings, integers or booleans as their keys want it. */
KD_API const struct kd_value *kd_code_object_metadata(const struct kd_code_object *object);

/* Of NULL, or of a value of another kind, the functions below give KD_VALUE_NIL, 0, NULL or false. */
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
	const char *name; /* whose note it is: "AMDGPU", "AMD"; not terminated */
	size_t name_size;
	uint32_t type;
	const char *type_name; /* "NT_AMDGPU_METADATA"; NULL when not known */
	const uint8_t *bytes;
	size_t size;

	/* Of notes with metadata: NT_AMDGPU_METADATA, NT_AMD_HSA_METADATA. */
	size_t metadata_number;          /* counts them from 1; 0 of other notes */
	const struct kd_value *metadata; /* the document in this note, a map; NULL: it is damaged */
	const char *left_out; /* why runtimes leave this document out and don't find its kernels; NULL: they read it. They
	                         join the others as AMD's code object manager, comgr, does it */
};

KD_API size_t kd_code_object_note_count(const struct kd_code_object *object);
KD_API const struct kd_note *kd_code_object_note(const struct kd_code_object *object, size_t index);

/* ---- kernels ---- */

struct kd_kernel {
	const char *name;            /* without ".kd" */
	const uint8_t *descriptor;   /* in the bytes of the object */
	size_t descriptor_size;      /* KD_DESCRIPTOR_SIZE, or in version 2 KD_CODE_T_SIZE: amd_kernel_code_t */
	uint64_t descriptor_offset;  /* in the file */
	uint64_t descriptor_address; /* when linked, else an offset in the section */
	uint32_t descriptor_section; /* index; 0 without section headers */
	uint64_t descriptor_flags;   /* SHF_* of the section; without section headers those that the segment has */
	uint8_t binding;             /* of its symbol: STB_* */
	uint8_t visibility;          /* and STV_* */

	/* Where the code begins. */
	bool has_entry;           /* false: a relocation names a symbol that is not defined, or nothing is there */
	const char *entry_symbol; /* of the relocation; NULL: there is none */
	uint64_t entry_address;   /* when linked, else an offset in the section */
	uint64_t entry_offset;    /* in the file */
	uint32_t entry_section;   /* index; 0 without section headers */
	uint64_t entry_flags;     /* SHF_* of the section; without section headers those that the segment has */
	const char
	    *same_entry; /* the first kernel with this entry, as of equal code that a linker folds; NULL: this is it */

	const struct kd_value *metadata;     /* its map in the metadata, or else in a note that is left out; or NULL */
	const struct kd_note *metadata_note; /* the note that has it */
};

/* In the order of the symbol table. */
KD_API size_t kd_code_object_kernel_count(const struct kd_code_object *object);
KD_API const struct kd_kernel *kd_code_object_kernel(const struct kd_code_object *object, size_t index);

/* Those of a name, in the same order, and how many: several if symbols that are local share it. NULL: there is none. */
KD_API const struct kd_kernel *const *kd_code_object_kernels_named(const struct kd_code_object *object,
                                                                   const char *name, size_t *count);

/* The first of them; NULL if there is none. */
KD_API const struct kd_kernel *kd_code_object_find_kernel(const struct kd_code_object *object, const char *name);

/* ---- functions ---- */

/* What section .amdgpu.info of a relocatable object says of a function, an entry each: see kdasm/info_records.def. */
struct kd_function_entry {
	uint8_t kind;
	const char *directive; /* the line of .amdgpu_info; NULL: the kind is not known */
	const char *text;      /* the symbol, or the type; NULL: it is a number, or not known */
	uint64_t number;       /* the number; of a symbol what is added to it, as "section+number" */
	const uint8_t *bytes;  /* the operand as it is there */
	size_t size;
};

struct kd_function {
	struct kd_function_entry symbol; /* the function */
	const struct kd_function_entry *entries;
	size_t entry_count;
};

/* In the order of the section; none where it is missing or damaged, which a remark says. */
KD_API size_t kd_code_object_function_count(const struct kd_code_object *object);
KD_API const struct kd_function *kd_code_object_function(const struct kd_code_object *object, size_t index);

/* ---- fields ----
 *
 * A field is called by its directive ("group_segment_fixed_size", with or without ".amdhsa_" before it), and
 * its value is what the directive would say: registers, not granules. Or it is called as the specification
 * calls its bits ("GRANULATED_WORKITEM_VGPR_COUNT"), and the value is the bits. In version 2 it is called
 * by its key ("workgroup_group_segment_byte_size"). */

/* False with an error text if the kernel has no such field or its bits are those of no directive. */
KD_API bool kd_kernel_get(const struct kd_code_object *object, const struct kd_kernel *kernel, const char *field,
                          int64_t *value, char *error, size_t error_size);

struct kd_setting {
	const char *field;
	int64_t value;
};

/* Changes fields of a kernel in `bytes`: those of the object, or a copy of all of them. All settings are
 * checked first, each and together, as an assembler would check the directives; if one is refused nothing
 * changes and the error says why. Bits of other fields stay as they are. The metadata is not changed. */
KD_API bool kd_kernel_set(const struct kd_code_object *object, const struct kd_kernel *kernel,
                          const struct kd_setting *settings, size_t count, uint8_t *bytes, char *error,
                          size_t error_size);

enum { KD_FIELD_ERROR_SIZE = 1024 }; /* enough for every error text of these two */

/* ---- printing ---- */

/* The rows of kdasm/forms.def. */
enum kd_form {
#define KD_FORM(id, ...) KD_FORM_##id,
#include "kdasm/forms.def"
	KD_FORM_COUNT,
};

/* Takes some text that was made. Texts of the object in it are UTF-8 with question marks for control characters, or
 * escaped in JSON, except in sources and documents (KD_FORM_ASSEMBLY, KD_FORM_YAML, `code`, `debug`, `waits`), whose
 * names have the object's bytes: who shows those on a terminal takes control characters out. */
typedef void kd_take_text(void *context, const char *text, size_t size);

/* Which numbers of AMD's extension of DWARF debug information has. */
enum kd_dwarf_reading {
	KD_DWARF_READ_ANY,  /* as the bytes of each expression tell: those of LLVM if they mean something there */
	KD_DWARF_READ_LLVM, /* KD_DWARF_EXTENSIONS_LLVM of kdasm/kdasm.h */
	KD_DWARF_READ_2021, /* KD_DWARF_EXTENSIONS_2021 */
};

struct kd_print_options {
	const char *const *kernels;       /* only these; */
	size_t kernel_count;              /* 0: all */
	const char *file_name;            /* where the object is from; NULL: not to be said */
	const struct kd_content *content; /* where in that file; NULL: it is the file */
	const char *line_prefix;          /* of kd_code_object_diff(): in front of each line; NULL: nothing */
	bool colour;                      /* explanations and maps with ANSI escapes rather than letters */
	bool code;    /* KD_FORM_TEXT: the code, disassembled, in place of the rest; KD_FORM_JSON: besides the rest;
	              KD_FORM_ASSEMBLY: the whole object whatever kernels are wanted, with its code as instructions */
	bool uses;    /* JSON says of each kernel what its code uses, for which that is read */
	bool changed; /* KD_FORM_TEXT: of fields only those that are required or not as they are by default */
	bool debug;   /* KD_FORM_TEXT: units and call frames in place of the rest; KD_FORM_JSON: besides the rest;
	              KD_FORM_ASSEMBLY: the whole object as with `code`, with directives for them */
	uint8_t dwarf_reading; /* enum kd_dwarf_reading */
	uint8_t llvm_version;  /* target IDs and directives are as this LLVM prints them; 0: 22 */
	bool relocations;      /* KD_FORM_TEXT with `code`: relocations follow the instructions that they change */
	bool all;              /* with `debug`: lists and strings that many entries refer to are whole each time; with
	                          `waits`: of a counter all registers that are pending */
	bool waits;            /* KD_FORM_TEXT: what is pending in front of each instruction, and what waits wait for, in
	                          place of the rest; KD_FORM_JSON: besides the rest */
	bool physical;         /* with `code`, but not KD_FORM_ASSEMBLY: VGPRs above v255 are printed as such, after what
	                          s_set_vgpr_msb says before; in text as a source with .amdgpu_vgpr_msb */
	bool *unread;          /* NULL; or becomes true if with `debug` a part could not be read, which is said there */
	uint64_t reserved[2];  /* 0: room for later versions */
};

/* Prints an object in pieces; of a form that is not known nothing. False if memory ran out before the end, or the
 * object is not open. */
KD_API bool kd_code_object_print(const struct kd_code_object *object, enum kd_form form,
                                 const struct kd_print_options *options, kd_take_text *take, void *context);

/* Prints what differs between two objects, a line for each field, value or kernel. Of several kernels, arguments or
 * other elements of one name in an object the n-th is compared with the n-th, and called name#n. Where one of the
 * objects is not open nothing is compared: KD_DIFFERENCE_NO_MEMORY. */
enum kd_difference { KD_SAME, KD_DIFFERENT, KD_DIFFERENCE_NO_MEMORY };

KD_API enum kd_difference kd_code_object_diff(const struct kd_code_object *a, const struct kd_code_object *b,
                                              const struct kd_print_options *options, kd_take_text *take,
                                              void *context);

KD_DECLARATIONS_END

#endif

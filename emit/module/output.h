/* output.h: what is made of a module, an object or text, as one table of operations.
 *
 * The functions of the module (symbol.c, section.c, data.c) and the actions of the grammar call the operations; which
 * table it is, the stage that begins an assembly decides. Operations on contents are in every table. All others may be
 * NULL, which means that the module itself holds what the directive says and no more is to be done: so it is for an
 * object. Text prints the directive where the source has it. */
#ifndef KD_MODULE_OUTPUT_H
#define KD_MODULE_OUTPUT_H

#include "expr.h"
#include "module.h"

struct alignment;
struct buffer;
struct frame_instruction;
struct kd_descriptor_input;
struct line_file;
struct line_location;
struct pal_metadata;

/* The block of a kernel that passed kd_descriptor_check(). */
struct output_descriptor {
	const struct name *name;
	const struct kd_descriptor_input *input;
	const struct value *values; /* of the late fields, by number */
	const uint8_t *order;       /* the given fields, in the order of the source */
	size_t order_count;
	uint32_t version; /* of the code object, as far as the source has been read */
};

/* An instruction: its text without the operand that comes late, and its bytes, where that is 0. */
struct output_instruction {
	const char *text;
	size_t length;
	size_t late_at;           /* where in the text ... */
	const struct value *late; /* ... the operand belongs; NULL: there is none */
	const uint8_t *bytes;
	unsigned size;
	unsigned fixup_at, fixup_width; /* where among the bytes */
	const char *fixup;              /* what llvm-mc calls its kind */
	const char *comment;            /* on what was put in or changed; NULL: there is none */
};

struct module_output {
	/* What is made says the same as the source: symbols keep their names and labels get one, expressions stay as they
	 * are written, nothing has a size or an address, and what an object could not hold is no error. */
	bool symbolic;

	/* ---- contents of the current section; see the functions of the same names in data.h ---- */

	void (*bytes)(struct module *module, const void *bytes, size_t size);
	void (*value)(struct module *module, struct value value, unsigned width, kd_pos pos);
	void (*leb)(struct module *module, struct value value, bool is_signed, kd_pos pos);
	void (*fill)(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos);
	void (*space)(struct module *module, struct value size, int64_t fill, kd_pos pos);
	void (*reserve)(struct module *module, int64_t count, int64_t width, kd_pos pos);
	void (*org)(struct module *module, struct value offset, uint8_t fill, kd_pos pos);
	void (*align)(struct module *module, const struct alignment *alignment, kd_pos pos);

	/* How much there is, in bytes. */
	uint64_t (*size)(const struct module *module);

	/* Where in it the next contents of the current section go; and what takes the last `size` bytes to in front of
	 * those from a place on. Who asks for it knows that nothing points into them. */
	uint64_t (*place)(const struct module *module);
	void (*move_back)(struct module *module, uint64_t place, uint64_t size);

	/* ---- what the output may take in place of the module, as a directive: output_takes() ---- */

	void (*repeat)(struct module *module, struct value count, unsigned width, uint32_t fill); /* .fill */
	void (*relocation)(struct module *module, struct value offset, const struct name *type, const struct value *target);
	void (*ident)(struct module *module, const char *text, size_t length);
	void (*comm)(struct module *module, const struct symbol *symbol, uint64_t size, unsigned power);
	void (*lcomm)(struct module *module, const struct symbol *symbol, uint64_t size);
	void (*lds)(struct module *module, const struct symbol *symbol, uint64_t size, uint64_t alignment);
	void (*type)(struct module *module, const struct symbol *symbol, const char *type);
	void (*symver)(struct module *module, const struct symbol *symbol, const struct name *version, bool removes);
	void (*weakref)(struct module *module, const struct symbol *alias, const struct symbol *target);
	void (*conditional_assignment)(struct module *module, const struct symbol *symbol, struct value value);
	void (*call_profile)(struct module *module, const struct symbol *const calls[2], int64_t count);
	void (*info_symbol)(struct module *module, const char *directive, const struct symbol *symbol); /* .amdgpu_info */
	void (*info_number)(struct module *module, const char *directive, uint32_t number);
	void (*info_text)(struct module *module, const char *directive, const char *text, size_t length);
	void (*attribute)(struct module *module, const char *directive, const struct symbol *symbol);
	void (*end_sequence)(struct module *module, const struct symbol *label, kd_pos pos); /* .loc_label */
	void (*descriptor)(struct module *module, const struct output_descriptor *kernel);
	void (*isa_name)(struct module *module, const char *id, size_t length);
	void (*metadata)(struct module *module, const struct buffer *packed);
	void (*pal_metadata)(struct module *module, const struct pal_metadata *pal);

	/* .amd_kernel_code_t: all keys, in the order of the structure. */
	void (*code_t_begin)(struct module *module);
	void (*code_t_key)(struct module *module, const char *key, struct value value);
	void (*code_t_end)(struct module *module);

	void (*instruction)(struct module *module, const struct output_instruction *instruction);

	/* A directive that the caller has spelled. */
	void (*directive)(struct module *module, const char *text);

	/* ---- what the output is told of, besides what the module does: output_tell() ---- */

	void (*target)(struct module *module); /* the source or an option named it */
	void (*code_object_version)(struct module *module, uint32_t version);
	void (*section)(struct module *module, const struct place_in_section *before); /* NULL: .popsection */
	void (*label)(struct module *module, const struct symbol *symbol);
	void (*assignment)(struct module *module, const struct symbol *symbol, struct value value);
	void (*symbol_size)(struct module *module, const struct symbol *symbol, struct value size);
	void (*kernel_type)(struct module *module, const struct symbol *symbol);
	void (*addrsig)(struct module *module);
	void (*addrsig_symbol)(struct module *module, const struct symbol *symbol);
	void (*file)(struct module *module, uint32_t number, const struct name *directory, const struct line_file *file);
	void (*location)(struct module *module, const struct line_location *location, uint8_t flags_before,
	                 const struct symbol *view);
	void (*frame_directive)(struct module *module, const char *text); /* what follows ".cfi_" */
	bool (*frame_as_data)(
	    struct module *module); /* takes the line back that began the frame; false: others follow it */
	void (*frame_pointer)(struct module *module, const char *directive, int64_t encoding, const struct symbol *symbol);
	void (*frame_register)(struct module *module, const char *directive, int64_t number);
	void (*frame_instruction)(struct module *module, const char *directive,
	                          const struct frame_instruction *instruction);
	void (*info_end)(struct module *module);   /* of what .amdgpu_info says of a function */
	void (*empty_line)(struct module *module); /* llvm-mc prints those of the source */
};

/* Calls an operation with the bracketed arguments; false where the output leaves it to the module. */
#define output_takes(module, operation, arguments)                                                                     \
	((module)->output->operation ? ((module)->output->operation arguments, true) : false)

#define output_tell(module, operation, arguments)                                                                      \
	((module)->output->operation ? (module)->output->operation arguments : (void)0)

/* Contents go into the fragments of sections, from which layout and emit/files/elf/write make an object. */
extern const struct module_output object_output;

#endif

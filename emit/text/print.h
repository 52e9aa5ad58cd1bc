/* print.h: the printed form: canonical assembly, as llvm-mc -filetype=asm writes it.
 *
 * With module->printer set, the operations of the module print their directives in the order of
 * the source instead of filling sections. There is no layout then: distances between labels have no
 * value, and what an object could not hold is no error. Printing a further directive is one more
 * function here, called where the directive would change the module. */
#ifndef KD_TEXT_PRINT_H
#define KD_TEXT_PRINT_H

#include "metadata/pal.h"
#include "module/module.h"

struct printer {
	struct buffer text;
	bool section_chosen; /* llvm-mc does not print the section that the source begins in */
	bool too_large;      /* and reported */
};

/* Whether the text has grown beyond its limit, which was reported: loops may end. */
static inline bool print_is_full(const struct module *module) {
	return module->printer && module->printer->too_large;
}

/* From now on the module is printed. */
void print_begin(struct module *module);

/* An empty line of the source. */
void print_empty_line(struct module *module);

/* data.c */

void print_bytes(struct module *module, const void *bytes, size_t size);
void print_value(struct module *module, struct value value, unsigned width);
void print_leb(struct module *module, struct value value, bool is_signed);
void print_fill(struct module *module, struct value count, unsigned width, uint32_t fill);
void print_space(struct module *module, struct value size, int64_t fill);
void print_org(struct module *module, struct value offset, uint8_t fill);

/* `is_code`: llvm-mc pads with instructions, no value is given. `max_bytes` 0: no limit. */
void print_align(struct module *module, uint64_t alignment, uint64_t fill, unsigned width, uint64_t max_bytes,
                 bool is_code);
void print_reloc(struct module *module, struct value offset, const struct name *type, const struct value *target);

/* symbol.c */

void print_label(struct module *module, const struct symbol *symbol);
void print_assignment(struct module *module, const struct symbol *symbol, struct value value);

/* `directive symbol`, as for .globl. */
void print_attribute(struct module *module, const char *directive, const struct symbol *symbol);
void print_type(struct module *module, const struct symbol *symbol, const char *type);
void print_size(struct module *module, const struct symbol *symbol, struct value size);
void print_comm(struct module *module, const struct symbol *symbol, uint64_t size, unsigned power);
void print_lcomm(struct module *module, const struct symbol *symbol, uint64_t size);
void print_lds(struct module *module, const struct symbol *symbol, uint64_t size, uint64_t alignment);
void print_symver(struct module *module, const struct symbol *symbol, const struct name *version, bool removes);
void print_weakref(struct module *module, const struct symbol *alias, const struct symbol *target);
void print_conditional_assignment(struct module *module, const struct symbol *symbol, struct value value);
void print_call_profile(struct module *module, const struct symbol *const calls[2], int64_t count);
void print_addrsig(struct module *module);
void print_addrsig_symbol(struct module *module, const struct symbol *symbol);

/* debug.c */

struct line_file;
struct line_location;
struct frame_instruction;

void print_file(struct module *module, uint32_t number, const struct name *directory, const struct line_file *file);

/* `flags_before` are those of the .loc before. */
void print_loc(struct module *module, const struct line_location *location, uint8_t flags_before);
void print_loc_label(struct module *module, const struct symbol *label);

/* `text` stands behind ".cfi_". */
void print_frame_directive(struct module *module, const char *text);
void print_frame_pointer(struct module *module, const char *directive, int64_t encoding, const struct symbol *symbol);
void print_frame_register(struct module *module, const char *directive, int64_t number);
void print_frame_instruction(struct module *module, const char *directive,
                             const struct frame_instruction *instruction);

/* section.c */

/* The section being written changes from `before` to module->current. */
void print_section_switch(struct module *module, struct place_in_section before);
void print_section(struct module *module);
void print_ident(struct module *module, const char *text, size_t length);

/* target.c */

/* At the begin of the file, or where the source names the target for the first time. */
void print_target(struct module *module);
void print_code_object_version(struct module *module, uint32_t version);

/* kernel_code.c */

/* The KD_CODE_T_SIZE bytes of .amd_kernel_code_t. */
void print_kernel_code(struct module *module, const uint8_t *bytes);
void print_kernel_type(struct module *module, const struct symbol *symbol);
void print_isa_name(struct module *module, const char *id, size_t length);

/* .amd_kernel_code_t: all keys, in the order of the structure. */
void print_code_t_begin(struct module *module);
void print_code_t_key(struct module *module, const char *key, struct value value);
void print_code_t_end(struct module *module);

/* metadata.c */

/* The document from its MessagePack form, which document.c made. */
void print_metadata(struct module *module, const struct buffer *packed);
void print_pal_metadata(struct module *module, const struct pal_metadata *pal);

/* The document alone, behind a line end. */
void print_document(struct arena *arena, const struct buffer *packed, struct buffer *out);

#endif

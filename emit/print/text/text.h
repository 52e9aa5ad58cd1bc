/* text.h: pieces of text and what directives consist of; for the files of this room. */
#ifndef KD_PRINT_TEXT_TEXT_H
#define KD_PRINT_TEXT_TEXT_H

#include "base/buffer.h"
#include "module/output.h"
#include "print.h"

struct printer {
	struct buffer text;
	size_t target_at, target_size; /* of the last .amdgcn_target */
	size_t frame_at, frame_end;    /* the last directive that began a frame */
	bool section_chosen;           /* llvm-mc does not print the section that the source begins in */
	uint64_t repeated;             /* bytes of lines that a directive repeats */
	bool too_large;                /* and reported */
	bool show_encoding;            /* of instructions */
};

void text_put(struct module *module, const char *text);
void text_put_bytes(struct module *module, const char *text, size_t length);
void text_put_number(struct module *module, int64_t number);
void text_put_hex(struct module *module, uint64_t number);

/* Whether a name needs no quotation marks: letters, digits, `_`, `.` and those of `others`. */
bool text_is_plain(const struct name *name, const char *others);

/* A string in quotation marks with escapes; a byte that is no printable ASCII becomes octal. */
void text_put_quoted(struct module *module, const uint8_t *bytes, size_t size);

/* Ends the line, and reports a text that gets too large. */
void text_end_line(struct module *module);

/* Prints the lines from `start` on so many times more, or reports that this is too much. */
void text_repeat(struct module *module, size_t start, uint64_t count);

/* expression.c */

void text_put_symbol(struct module *module, const struct symbol *symbol);
void text_put_value(struct module *module, struct value value);

/* ---- the operations of module/output.h ---- */

void print_bytes(struct module *module, const void *bytes, size_t size);
void print_value(struct module *module, struct value value, unsigned width, kd_pos pos);
void print_leb(struct module *module, struct value value, bool is_signed, kd_pos pos);
void print_fill(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos);
void print_space(struct module *module, struct value size, int64_t fill, kd_pos pos);
void print_reserve(struct module *module, int64_t count, int64_t width, kd_pos pos);
void print_org(struct module *module, struct value offset, uint8_t fill, kd_pos pos);
void print_align(struct module *module, const struct alignment *alignment, kd_pos pos);
void print_repeat(struct module *module, struct value count, unsigned width, uint32_t fill);
void print_relocation(struct module *module, struct value offset, const struct name *type, const struct value *target);
void print_ident(struct module *module, const char *text, size_t length);
void print_comm(struct module *module, const struct symbol *symbol, uint64_t size, unsigned power);
void print_lcomm(struct module *module, const struct symbol *symbol, uint64_t size);
void print_lds(struct module *module, const struct symbol *symbol, uint64_t size, uint64_t alignment);
void print_type(struct module *module, const struct symbol *symbol, const char *type);
void print_symver(struct module *module, const struct symbol *symbol, const struct name *version, bool removes);
void print_weakref(struct module *module, const struct symbol *alias, const struct symbol *target);
void print_conditional_assignment(struct module *module, const struct symbol *symbol, struct value value);
void print_call_profile(struct module *module, const struct symbol *const calls[2], int64_t count);
void print_info_symbol(struct module *module, const char *directive, const struct symbol *symbol);
void print_info_number(struct module *module, const char *directive, uint32_t number);
void print_info_text(struct module *module, const char *directive, const char *text, size_t length);
void print_info_end(struct module *module);
void print_attribute(struct module *module, const char *directive, const struct symbol *symbol);
void print_end_sequence(struct module *module, const struct symbol *label, kd_pos pos);
void print_descriptor(struct module *module, const struct output_descriptor *kernel);
void print_isa_name(struct module *module, const char *id, size_t length);
void print_metadata(struct module *module, const struct buffer *packed);
void print_pal_metadata(struct module *module, const struct pal_metadata *pal);
void print_code_t_begin(struct module *module);
void print_code_t_key(struct module *module, const char *key, struct value value);
void print_code_t_end(struct module *module);
void print_instruction(struct module *module, const struct output_instruction *instruction);
void print_target(struct module *module);
void print_code_object_version(struct module *module, uint32_t version);
void print_section(struct module *module, const struct place_in_section *before);
void print_label(struct module *module, const struct symbol *symbol);
void print_assignment(struct module *module, const struct symbol *symbol, struct value value);
void print_symbol_size(struct module *module, const struct symbol *symbol, struct value size);
void print_kernel_type(struct module *module, const struct symbol *symbol);
void print_addrsig(struct module *module);
void print_addrsig_symbol(struct module *module, const struct symbol *symbol);
void print_file(struct module *module, uint32_t number, const struct name *directory, const struct line_file *file);
void print_location(struct module *module, const struct line_location *location, uint8_t flags_before,
                    const struct symbol *view);
bool print_frame_as_data(struct module *module);
void print_frame_directive(struct module *module, const char *text);
void print_frame_pointer(struct module *module, const char *directive, int64_t encoding, const struct symbol *symbol);
void print_frame_register(struct module *module, const char *directive, int64_t number);
void print_frame_instruction(struct module *module, const char *directive, const struct frame_instruction *instruction);

#endif

/* actions.h: what the grammar's actions do; each is one call into this header.
 *
 * Values and spans are as the grammar has them. Actions report mistakes themselves. */
#ifndef KD_GRAMMAR_ACTIONS_ACTIONS_H
#define KD_GRAMMAR_ACTIONS_ACTIONS_H

#include "instruction/instruction.h"
#include "records.h"
#include "module/note.h"
#include "reader/expression_names.h"
#include "reader/operands.h"
#include "reader/scope.h"
#include "sections/sections.h"

struct dwarf_operand;
struct metadata_text;

/* What the actions of a subject remember, before the first of them is called. */
void metadata_start(struct reader *reader);
void lines_start(struct reader *reader);
void frames_start(struct reader *reader);
void kernels_start(struct reader *reader);
void code_t_start(struct reader *reader);
void local_labels_start(struct reader *reader);
void counted_calls_start(struct reader *reader);
void info_start(struct reader *reader);
void probes_start(struct reader *reader);
void pal_start(struct reader *reader);

/* source.c: statements as a whole, targets */

void instruction_line(struct reader *reader, struct instruction_text text, struct span at);
void unknown_instruction(struct reader *reader, struct text line, enum instruction_result result);
void unknown_directive(struct reader *reader, struct name *name, struct span at);
void waits_mode(struct reader *reader, struct named named);
void banks_mode(struct reader *reader, struct named named);
void amdgcn_target(struct reader *reader, struct text id, struct span at);
void code_object_version(struct reader *reader, struct value version, struct span at);

/* At the end of the source: the last version counts, if it is one there is. */
void code_object_version_finish(struct reader *reader);

/* Writes a note record to the section of that role. */
void note_write(struct reader *reader, enum section_role role, struct note_kind kind, const struct buffer *contents,
                kd_pos pos);
void metadata_block(struct reader *reader, const struct directive *directive, struct span at);

/* At the end of the source: a note for kernels without any metadata, if they are filled in. */
void metadata_finish(struct reader *reader);
void version_note(struct reader *reader, struct text text, struct span at);

/* expression.c */

/* The number that a name of DWARF is in its operations; false if it is none, or the source gives it a value. */
bool expression_number_of_dwarf(const struct reader *reader, const struct name *name, uint32_t *number);

/* A name, which in operations of DWARF may be one of its numbers. */
struct value expression_operand_name(struct reader *reader, struct name *name, struct span at);
struct value expression_here(struct reader *reader, struct span at);
struct value expression_string(struct reader *reader, struct text text, struct span at);
struct value expression_string_with_specifier(struct reader *reader, struct text text, struct span at,
                                              struct name *specifier, struct span specifier_at);

struct value expression_real(struct reader *reader, struct text text);
struct value expression_wide(struct reader *reader, struct span at);
struct value expression_with_specifier(struct reader *reader, struct value value, struct name *specifier,
                                       struct span at);

struct name *name_after_at(struct reader *reader, struct name *name);
struct text text_after_at(struct name *name);
struct text text_of_name(struct name *name);

/* plain_line.c */

void plain_line(struct reader *reader, const struct directive *directive, struct span at);

/* data.c */

void data(struct reader *reader, struct value value, struct span at);
void data_plain(struct reader *reader);
void octa(struct reader *reader, struct wide number);
void octa_short(struct reader *reader, struct value number);
void real(struct reader *reader, struct text sign, struct span number);
void ascii(struct reader *reader, struct text text, struct span at, bool first);
void base64(struct reader *reader, struct text text, struct span at);
void leb(struct reader *reader, struct value value, struct span at);
void incbin(struct reader *reader, struct text file, struct span at, const struct value *skip,
            const struct value *count, struct span count_at);
void reloc(struct reader *reader, struct operand offset, struct named type, const struct operand *target);
void fill(struct reader *reader, struct operand count, const struct operand *size, const struct operand *pattern);
void space(struct reader *reader, struct value size, struct span size_at, struct value pattern, struct span pattern_at);
void org(struct reader *reader, struct value offset, struct span offset_at, struct value pattern,
         struct span pattern_at);
void filled(struct reader *reader, const struct directive *directive, struct value count, struct span count_at,
            struct value pattern, struct span pattern_at);
void filled_nothing(struct reader *reader, const struct directive *directive, struct value count, struct span at);
void filled_real(struct reader *reader, const struct directive *directive, struct value count, struct span count_at,
                 struct text sign, struct span number);
void reserved(struct reader *reader, const struct directive *directive, struct value count, struct span count_at);

/* False after reporting that the number is not known here. */
void align_plain(struct reader *reader, const struct directive *directive);
bool alignment_is_known(struct reader *reader, struct value alignment, struct span at);
struct alignment_operands *alignment_operands(struct reader *reader, struct operand alignment,
                                              const struct operand *pattern, const struct operand *limit);
void align(struct reader *reader, const struct directive *directive, const struct alignment_operands *operands);
void align_nothing(struct reader *reader, const struct directive *directive, struct span at);

/* symbol.c */

void symbol_label(struct reader *reader, struct name *name, struct span at);
void symbol_label_here(struct reader *reader, struct span at);
void symbol_set(struct reader *reader, struct name *name, struct span at, struct value value, bool redefinable,
                struct span value_at);
/* `. = value`: the location moves there, unless a symbol has that name already (`.quad .@rel64` makes one). */
void symbol_set_here(struct reader *reader, struct span at, struct value value, struct span value_at);
void symbol_set_plain(struct reader *reader, bool redefinable);
void symbol_size_plain(struct reader *reader);
void symbol_attribute(struct reader *reader, struct name *name, struct span at);
void symbol_type(struct reader *reader, struct name *name, struct span at, struct text type, struct span type_at);
void symbol_size(struct reader *reader, struct name *name, struct span at, struct value size);
void addrsig(struct reader *reader);
void addrsig_symbol(struct reader *reader, struct name *name, struct span at);
void comm(struct reader *reader, const struct directive *directive, struct named named, struct operand size,
          const struct operand *power);
void lds(struct reader *reader, struct named named, struct operand size, const struct operand *alignment);

/* local_label.c */

void symbol_local_label(struct reader *reader, struct value number, struct span at);
struct value expression_direction(struct reader *reader, struct direction direction, struct span at);

/* At the end of the source: numeric labels that never came. */
void local_labels_finish(struct reader *reader);

/* alias.c */

void symver(struct reader *reader, struct named named, struct named version, const struct named *action);
void weakref(struct reader *reader, struct name *alias, struct span at, struct name *name, struct span name_at);
void lto_discard_begin(struct reader *reader);
void lto_discard(struct reader *reader, struct name *name);

/* Whether definitions and attributes of the symbol are to be ignored. */
bool lto_discards(struct reader *reader, const struct name *name);
void lto_set_conditional(struct reader *reader, struct name *name, struct value target, struct span target_at);

/* profile.c */

void call_profile(struct reader *reader, struct name *caller, struct span caller_at, struct name *callee,
                  struct span callee_at, struct value count);

/* At the end of the source: writes what was counted. */
void call_profile_finish(struct reader *reader);

/* info_block.c */

/* At the end of the source: writes what .amdgpu_info says. */
void info_finish(struct reader *reader);

/* probe.c */

void pseudo_probe(struct reader *reader, struct text rest, struct span at);

/* At the end of the source: writes the probes. */
void pseudo_probes_finish(struct reader *reader);

/* section.c */

struct section_operands *section_operands(struct reader *reader);

/* False after reporting what is wrong with flags in quotes. */
bool section_flags_are_valid(struct reader *reader, struct text flags, struct span at);
struct section_operands *section_flags(struct section_operands *operands, struct text flags, struct span at);
struct section_operands *section_flag_word(struct reader *reader, struct section_operands *operands, struct name *word,
                                           struct span at);
struct section_operands *section_with_type(struct section_operands *operands, struct text type, struct span at);
struct section_operands *section_with_type_number(struct reader *reader, struct section_operands *operands,
                                                  struct span at);
struct section_operands *section_argument(struct section_operands *operands, struct value argument, struct span at);
void section(struct reader *reader, struct text name, struct span at, struct section_operands *operands);
void section_plain(struct reader *reader);
void pushsection(struct reader *reader, struct text name, struct span at, struct section_operands *operands,
                 const struct value *part, struct span part_at);
void pushsection_part(struct reader *reader, struct text name, struct span at, struct value part, struct span part_at,
                      struct section_operands *operands);
void short_section(struct reader *reader, const struct directive *directive, struct value part, struct span at);
void popsection(struct reader *reader, struct span at);
void previous(struct reader *reader, struct span at);
void subsection(struct reader *reader, struct value part, struct span at);
void ident(struct reader *reader, struct text text);

/* debug.c */

struct file_operands *file_operands(struct reader *reader, const struct operand *number, const struct quoted *folder,
                                    struct quoted name);
struct file_operands *file_md5(struct reader *reader, struct file_operands *operands, struct span at, struct wide md5);
struct file_operands *file_source(struct reader *reader, struct file_operands *operands, struct text text,
                                  struct span at);
void file(struct reader *reader, const struct file_operands *operands, struct span at);
struct loc_operands *loc_number(struct reader *reader, struct loc_operands *operands, struct value number,
                                struct span at);
struct loc_operands *loc_options(struct reader *reader, struct loc_operands *operands);
struct loc_operands *loc_flag(struct reader *reader, struct loc_operands *operands, const struct name *name,
                              struct span at);
struct loc_operands *loc_is_stmt(struct reader *reader, struct loc_operands *operands, struct value value,
                                 struct span at);
struct loc_operands *loc_isa(struct reader *reader, struct loc_operands *operands, struct value value, struct span at);
struct loc_operands *loc_discriminator(struct reader *reader, struct loc_operands *operands, struct value value,
                                       struct span at);
struct loc_operands *loc_view(struct reader *reader, struct loc_operands *operands, struct name *name, struct span at);
struct loc_operands *loc_view_number(struct reader *reader, struct loc_operands *operands, struct value number,
                                     struct span at);
void loc(struct reader *reader, const struct loc_operands *operands);
void loc_label(struct reader *reader, struct name *name, struct span at);

/* What -g asks for: at the start of the source, at a label, before an instruction, where .section names a section. */
void debug_start(struct reader *reader);
void debug_label(struct reader *reader, const struct symbol *symbol, struct span at);
void debug_instruction(struct reader *reader, struct span at);
void debug_section(struct reader *reader, struct section *section);

/* At the end of the source: writes the frames, the debug information and the line table. */
void debug_finish(struct reader *reader);

/* frame.c */

struct register_operand *register_single(struct reader *reader, struct value value, struct span at);
struct register_operand *register_group(struct reader *reader, const struct name *name, struct span at,
                                        struct operand first, struct operand last);
struct register_operand *register_list(struct reader *reader, const struct register_operand *list, struct span list_at,
                                       const struct register_operand *next, struct span next_at);
struct register_operand *register_whole(struct reader *reader, struct register_operand *operand, struct span at);
struct register_operand *register_bracketed(struct reader *reader, struct register_operand *operand, struct span at);
unsigned cfi_section_bit(const struct name *name);
void cfi_sections(struct reader *reader, unsigned bits);
void cfi_start(struct reader *reader, bool is_simple, struct span at);
void cfi_start_named(struct reader *reader, const struct name *word, struct span word_at, struct span at);
void cfi_end(struct reader *reader, struct span at);
void cfi_plain(struct reader *reader, const struct directive *directive, struct span at);
void cfi_value(struct reader *reader, const struct directive *directive, struct span at, struct value value,
               struct span value_at);
void cfi_register(struct reader *reader, const struct directive *directive, struct span at,
                  const struct register_operand *operand);
void cfi_register_value(struct reader *reader, const struct directive *directive, struct span at,
                        const struct register_operand *operand, struct value value, struct span value_at);
void cfi_register_pair(struct reader *reader, const struct directive *directive, struct span at,
                       const struct register_operand *operand, const struct register_operand *second);
void cfi_aspace(struct reader *reader, const struct directive *directive, struct span at,
                const struct register_operand *operand, struct operand value, struct operand space);
void cfi_byte(struct reader *reader, struct value value, struct span at);
void cfi_escape(struct reader *reader, const struct directive *directive, struct span at);
void cfi_label(struct reader *reader, const struct directive *directive, struct span at, struct name *name,
               struct span name_at);
void cfi_return_column(struct reader *reader, struct span at, const struct register_operand *operand);
void cfi_signal_frame(struct reader *reader, struct span at);
void cfi_no_pointer(struct reader *reader, struct value encoding, struct span at);
void cfi_pointer(struct reader *reader, const struct directive *directive, struct span at, struct operand encoding,
                 struct named named);

/* At the end of the source: reports frames that are not ended, and writes the others. */
void frames_finish(struct reader *reader);

/* frame_expression.c: those with expressions */

void cfi_operand(struct reader *reader, const struct dwarf_operand *operand, bool first);
void cfi_signed(struct reader *reader, const struct directive *directive, struct span at);
void cfi_registers(struct reader *reader, const struct directive *directive, struct span at);
void cfi_expression(struct reader *reader, const struct directive *directive, struct span at,
                    const struct dwarf_operand *register_operand);
void cfi_kernel(struct reader *reader, struct span at);
void cfi_augmentation(struct reader *reader, struct span at, struct text text, struct span text_at);

/* dwarf_expression.c */

void dwarf_start(struct reader *reader);
void dwarf_extensions(struct reader *reader, struct text word, struct span at);
void dwarf_number(struct reader *reader, struct named named, struct operand operand);

/* An operand of an operation; one that its text says, as s[4:5] and v0@w32. */
struct dwarf_operand *dwarf_value(struct reader *reader, struct value value, struct span at);
struct dwarf_operand *dwarf_text(struct reader *reader, struct span at);

/* An expression begins on this line, not in a block. */
void dwarf_expression_open(struct reader *reader);
void dwarf_operation(struct reader *reader, struct name *name, struct span at);
void dwarf_operand(struct reader *reader, const struct dwarf_operand *operand);
void dwarf_inner_open(struct reader *reader, struct span at);
void dwarf_inner_close(struct reader *reader);
void dwarf_list_label(struct reader *reader, struct value number, struct span at);

/* A label was defined: branches of the expression may go there. */
void dwarf_expression_label(struct reader *reader, const struct symbol *symbol);

/* The line of operations ends. */
void dwarf_line(struct reader *reader);
void dwarf_block_begin(struct reader *reader, struct span at, struct span length_at, const struct named *result);
void dwarf_block_end(struct reader *reader, struct span at);

/* Whether a name is that of an operation or, with the size of the wavefront, of a register. */
bool dwarf_is_operation(const char *name, size_t length);
bool dwarf_is_register(const char *name, size_t length);

/* Whether names of DWARF have their meaning in the statement that is read. */
bool dwarf_names_count(const struct reader *reader);

/* Reports a directive, or NULL for another statement, that can't be in the expression which is open, if one is. */
bool dwarf_block_refuses(struct reader *reader, const struct directive *directive, kd_pos pos);

/* At the end of the source: reports a block that is open. */
void dwarf_finish(struct reader *reader);

/* dwarf_unit.c */

/* Whether a line that begins with this word is one of operations in the unit that is read. */
bool dwarf_unit_has_operation(const struct reader *reader, struct text word);

/* At the end of the source: writes the units. */
void dwarf_units_finish(struct reader *reader);

/* kernel.c */

void kernel_begin(struct reader *reader, struct span at, struct name *name, struct span name_at);
void kernel_begin_unnamed(struct reader *reader, struct span at);
void kernel_field(struct reader *reader, struct name *directive, struct span at, struct value value,
                  struct span value_at);
void kernel_field_lines(struct reader *reader);
void kernel_mistake(struct reader *reader);
void kernel_end(struct reader *reader, struct span at);

/* v2.c */

/* Operands of .hsa_code_object_isa: major, minor, stepping; vendor, architecture. */
struct isa_operands {
	struct value version[3];
	struct span version_at[3];
	struct text names[2];
};

void version_v2(struct reader *reader, struct value major, struct span major_at, struct value minor,
                struct span minor_at);
void isa_v2(struct reader *reader, const struct isa_operands *operands, struct span at);
void isa_v2_of_target(struct reader *reader, struct span at);
void isa_name_v2(struct reader *reader, struct text id, struct span at);
void kernel_type(struct reader *reader, struct name *name, struct span at);
void text_v2(struct reader *reader, struct span at);
void metadata_v2(struct reader *reader, const struct metadata_text *text, struct span at);

/* code_t.c */

void code_t_begin(struct reader *reader, struct span at);
void code_t_key(struct reader *reader, struct name *key, struct span at, struct value value, struct span value_at,
                struct span after);
void code_t_ignored_key(struct reader *reader, struct span line);
void code_t_mistake(struct reader *reader);
void code_t_end(struct reader *reader, struct span at);

/* pal.c */

void pal_document(struct reader *reader, const struct metadata_text *text, struct span at);
void pal_number(struct reader *reader, struct value value, struct span at, bool first);
void pal_numbers(struct reader *reader, struct span at, struct span numbers_at);

/* At the end of the source: the note with what the directives have said. */
void pal_note(struct reader *reader);

#endif

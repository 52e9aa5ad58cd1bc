/* upgrade.h: a source of code object version 2 or 3 as one of a later version.
 *
 * The source is assembled as what it is. Meanwhile the actions hand over what they have read, and
 * edits are noted: a range of the main source and what is there afterwards. In the end the text
 * with its edits is the result; all the rest of it, comments and layout, stays as it was.
 *
 * An error is reported where the hardware would be set up otherwise, a warning where something is
 * dropped that only informs. Without reader->upgrade these functions do nothing. */
#ifndef KD_GRAMMAR_UPGRADE_UPGRADE_H
#define KD_GRAMMAR_UPGRADE_UPGRADE_H

#include "kdasm/kernel_code.h"
#include "reader/reader.h"

struct given_descriptor;
struct metadata_text;

/* Before the source is read: what comes out is of `version`, 4 to 6. */
void upgrade_start(struct reader *reader, unsigned version);

/* After it was read and assembled without errors. False after an error. */
bool upgrade_finish(struct reader *reader, struct buffer *text);

/* target.c: directives that name version and target */

void upgrade_version(struct reader *reader, struct span statement);
void upgrade_isa(struct reader *reader, const uint32_t version[3], struct text vendor, struct text architecture,
                 struct span statement);
void upgrade_isa_of_target(struct reader *reader, struct span statement);
void upgrade_target_id(struct reader *reader, struct span string);

/* upgrade.c: what has one word for another */

void upgrade_kernel_type(struct reader *reader, struct name *name, struct span statement);
void upgrade_text_section(struct reader *reader, struct span statement);

/* Padding of code, as LLVM 14 has it. With s_nop: the fill value 0 is no longer taken for none, so it goes. With zeros:
 * no fill value means s_nop in later versions, so 0 is written. */
void upgrade_fill(struct reader *reader, const struct alignment_operands *operands, bool nops);

/* Before `name` gets that value. */
void upgrade_symbol_set(struct reader *reader, const struct name *name, struct value value, bool redefinable,
                        kd_pos pos);

/* An instruction stays as it is, and need not be encoded then; false without an upgrade. */
bool upgrade_instruction(struct reader *reader);

/* code_t.c: .amd_kernel_code_t becomes .amdhsa_kernel */

void upgrade_code_t_begin(struct reader *reader, struct span directive);

/* A key of the .amd_kernel_code_t block that is being read. */
struct upgraded_key {
	const struct kd_code_t_field *field; /* NULL: a key without effect */
	struct span key;
	struct span value;
	struct span after; /* the line end or comma after the value */
	bool constant;     /* the value has no labels ... */
	bool plain;        /* ... and fits, so that its text may stay */
};

void upgrade_code_t_key(struct reader *reader, const struct upgraded_key *key);
void upgrade_code_t_ignored_key(struct reader *reader, struct span line);
void upgrade_code_t_end(struct reader *reader, const uint8_t bytes[KD_CODE_T_SIZE], struct span directive);

/* kernel.c: .amdhsa_kernel of version 3; `ends` are after the operands of the given fields, by field */

void upgrade_kernel(struct reader *reader, const struct given_descriptor *given, const kd_pos *ends);

/* metadata.c */

/* `packed` is what the text comes to in version 3. */
void upgrade_metadata(struct reader *reader, const struct metadata_text *text, const struct buffer *packed,
                      struct span block);
void upgrade_metadata_v2(struct reader *reader, const struct metadata_text *text, struct span block);

#endif

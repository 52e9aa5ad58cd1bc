/* frame_text.h: an instruction of a call frame as a directive, and in words. */
#ifndef KD_PRINT_REPORT_FRAME_TEXT_H
#define KD_PRINT_REPORT_FRAME_TEXT_H

#include "base/out.h"
#include "debug/dwarf/expression_text.h"
#include "debug/read/call_frames.h"

/* The directive of which the assembler makes the bytes of the instruction, in the generation of its expression;
 * .cfi_escape where no other does. */
void frame_put_directive(struct out *out, const struct frame_entry *entry,
                         const struct call_frame_instruction *instruction, const struct dwarf_naming *naming);

/* Whether that directive is .cfi_escape. */
bool frame_is_escape(const struct frame_entry *entry, const struct call_frame_instruction *instruction);

/* An operand, but not an expression. */
void frame_put_operand(struct out *out, const struct call_frame_instruction *instruction, unsigned which,
                       const struct dwarf_naming *naming);

#endif

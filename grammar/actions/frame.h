/* frame.h: operands of .cfi_* directives. */
#ifndef KD_GRAMMAR_ACTIONS_FRAME_H
#define KD_GRAMMAR_ACTIONS_FRAME_H

#include "debug/write/dwarf_registers.h"
#include "debug/write/frame_table.h"
#include "dwarf.h"
#include "reader/reader.h"

/* reader->frames */
struct frame_source {
	LIST(uint8_t) escape;                /* bytes of the .cfi_escape being read */
	LIST(struct dwarf_operand) operands; /* of the directive being read; frame_expression.c */
};

/* An operand that is a register: its number in DWARF; a list of registers before it is complete. */
struct register_operand {
	struct machine_register list;
	int64_t number;
	bool is_number;
	bool is_list; /* of more than one */
	bool faulty;
};

/* The frame being described, or NULL after an error. */
struct frame *frame_needed(struct reader *reader, struct span at);

/* An instruction with these bytes, which is a .cfi_escape in text. */
void frame_bytes(struct reader *reader, struct span at, const struct buffer *bytes);

/* What an instruction does to the rule of the CFA. */
enum cfa_rule {
	CFA_UNSET,
	CFA_IN_REGISTER,
	CFA_IN_EXPRESSION,
	CFA_UNKNOWN, /* after what isn't looked into */
	CFA_CHANGED, /* register or offset of the rule there is; no rule */
};

/* The rule from here on; warns where there is none that can be changed. */
void frame_cfa(struct reader *reader, struct span at, enum cfa_rule rule);

#endif

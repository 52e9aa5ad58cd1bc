/* frame.h: operands of .cfi_* directives. */
#ifndef KD_GRAMMAR_ACTIONS_FRAME_H
#define KD_GRAMMAR_ACTIONS_FRAME_H

#include "debug/frame_table.h"
#include "debug/dwarf_registers.h"
#include "reader/reader.h"

/* reader->frames */
struct frame_source {
	LIST(uint8_t) escape; /* bytes of the .cfi_escape being read */
};

/* An operand that is a register: its number in DWARF; a list of registers before it is complete. */
struct register_operand {
	struct machine_register list;
	int64_t number;
	bool is_number;
	bool is_list; /* of more than one */
	bool faulty;
};

#endif

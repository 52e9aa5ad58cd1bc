/* instruction_state.h: what is kept between the lines of instructions. */
#ifndef KD_GRAMMAR_READER_INSTRUCTION_STATE_H
#define KD_GRAMMAR_READER_INSTRUCTION_STATE_H

#include <stdint.h>

#include "module/wait_edits.h"

struct kd_processor;
struct known_mnemonics;
struct needed_waits;
struct repeated_lines;

/* reader->instructions */
struct instruction_state {
	const struct kd_processor *processor; /* whose ... */
	const struct isa_machine *machine;    /* ... which machine of emit/gpu/isa this is */
	struct known_mnemonics *known;        /* of instruction/instruction.c; or NULL */
	struct repeated_lines *repeated;      /* of instruction/repeated_lines.c; or NULL ... */
	uint32_t lines;                       /* ... and then how many lines there were */
};

/* reader->edited: which instruction it is, see module/wait_edits.h. */
struct edited_lines {
	uint32_t number;                   /* of the one that was read last */
	struct wait_edits left;            /* those that are to come */
	struct needed_waits *needed_waits; /* that are asked for, rather than an object; or NULL */
};

#endif

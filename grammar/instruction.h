/* instruction.h: the one place where an instruction encoder would be plugged in. */
#ifndef KD_GRAMMAR_INSTRUCTION_H
#define KD_GRAMMAR_INSTRUCTION_H

#include "reader.h"

/* Is handed a whole instruction line, comment included, and the place of its mnemonic. The
 * target is reader->module->target. kdasm has no encoder: the line is refused with the ways to
 * bring machine code in. */
void instruction_encode(struct reader *reader, struct text line, kd_pos pos);

#endif

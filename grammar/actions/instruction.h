/* instruction.h: the one place where an instruction encoder would be plugged in. */
#ifndef KD_GRAMMAR_ACTIONS_INSTRUCTION_H
#define KD_GRAMMAR_ACTIONS_INSTRUCTION_H

#include "reader/reader.h"

/* Is handed a whole instruction line, comment included, and the place of its mnemonic. The
 * target is reader->module->target. False when the line is no instruction it knows; kdasm has no
 * encoder, so it knows none. */
bool instruction_encode(struct reader *reader, struct text line, kd_pos pos);

#endif

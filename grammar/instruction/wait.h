/* wait.h: operands that say what is waited for: counters of s_waitcnt and s_waitcnt_depctr, and s_delay_alu.
 * Sections "waitcnt", "waitcnt_depctr" and "delay" of AMDGPUOperandSyntax.rst and its neighbours. */
#ifndef KD_GRAMMAR_INSTRUCTION_WAIT_H
#define KD_GRAMMAR_INSTRUCTION_WAIT_H

#include "special.h"

enum special_result wait_read_counters(struct cursor *cursor, struct read_operand *read);
enum special_result wait_read_dependencies(struct cursor *cursor, struct read_operand *read);
enum special_result wait_read_delay(struct cursor *cursor, struct read_operand *read);

#endif

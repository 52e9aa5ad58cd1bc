/* register_read.h: a register in the operands of an instruction.
 *
 * "Registers" of AMDGPUOperandSyntax.rst: v1, v[1], v[1:2], s[a+1:b], [s4,s5], vcc, m0, src_scc. */
#ifndef KD_GRAMMAR_INSTRUCTION_REGISTER_READ_H
#define KD_GRAMMAR_INSTRUCTION_REGISTER_READ_H

#include "cursor.h"

/* These read registers as nearly all are written: VGPRs and SGPRs whose numbers are decimal, v1, s[2:3], and names,
 * vcc, that no colon follows. False, with nothing read or reported, where something else may be there; `good` is false
 * after a mistake. */
bool register_read_numbered(struct cursor *cursor, struct isa_operand *operand, bool *good);
bool register_read_named(struct cursor *cursor, struct isa_operand *operand, bool *good);

/* Whether the name of a register is next; whether one begins here or a list of them, as '[' always does. */
bool register_is_named(struct cursor *cursor);
bool register_begins(struct cursor *cursor);

/* Whether a change of a register is next, which is -, | |, neg(), abs() or sext(); whether a minus that changes a float
 * is. Before a number or a symbol it is a sign. */
bool register_change_begins(struct cursor *cursor);
bool register_minus_begins(struct cursor *cursor);

/* Reads the register that begins here, and counts it as used; false after reporting a mistake. */
bool register_read(struct cursor *cursor, struct isa_operand *operand);

#endif

/* register_read.h: a register in the operands of an instruction.
 *
 * "Registers" of AMDGPUOperandSyntax.rst: v1, v[1], v[1:2], s[a+1:b], [s4,s5], vcc, m0, src_scc. */
#ifndef KD_GRAMMAR_INSTRUCTION_REGISTER_READ_H
#define KD_GRAMMAR_INSTRUCTION_REGISTER_READ_H

#include "cursor.h"

/* Whether nothing but a VGPR or SGPR with its number can begin here: nearly all operands are one. */
static inline bool register_is_plain(const struct cursor *cursor) {
	const char *at = cursor->at;
	if (cursor->end - at < 2 || (*at != 'v' && *at != 's'))
		return false;
	for (at++; at < cursor->end && *at >= '0' && *at <= '9'; at++)
		;
	return *at == '[' || (at > cursor->at + 1 && (at == cursor->end || !lex_name_bytes[(unsigned char)*at]));
}

/* Whether a register begins here. */
bool register_begins(struct cursor *cursor);

/* Reads the register that begins here, and counts it as used; false after reporting a mistake. */
bool register_read(struct cursor *cursor, struct isa_operand *operand);

#endif

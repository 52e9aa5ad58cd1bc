/* frame_row.h: what call frames say at one address: the rule of the CFA, and those of registers.
 *
 * Specification: DWARF 5, 6.4.1 "Structure of Call Frame Information"; "DWARF Extensions For Heterogeneous Debugging",
 * "Call Frame Information". */
#ifndef KD_DEBUG_READ_FRAME_ROW_H
#define KD_DEBUG_READ_FRAME_ROW_H

#include "call_frames.h"

enum frame_rule_kind {
	RULE_SAME_VALUE, /* also that of registers without a rule */
	RULE_UNDEFINED,
	RULE_OFFSET,     /* in memory at the CFA plus an offset */
	RULE_VAL_OFFSET, /* the register is that address */
	RULE_REGISTER,
	RULE_EXPRESSION,
	RULE_VAL_EXPRESSION,
	FRAME_RULE_COUNT,
};

/* An expression of call frames. */
struct frame_expression {
	const uint8_t *bytes;
	size_t size;
	enum dwarf_generation generation;
};

struct frame_rule {
	uint64_t number; /* of the register */
	enum frame_rule_kind kind;
	uint64_t operand; /* the offset, in two's complement, or the other register */
	struct frame_expression expression;
};

enum cfa_rule_kind { CFA_NONE, CFA_REGISTER, CFA_EXPRESSION };

struct cfa_rule {
	enum cfa_rule_kind kind;
	uint64_t number, offset, space; /* CFA_REGISTER: a register plus an offset, in an address space */
	struct frame_expression expression;
};

struct frame_row {
	const char *problem; /* NULL; or why the rules are not known */
	struct cfa_rule cfa;
	LIST(struct frame_rule) rules; /* by number; each register at most once */
};

/* Reads the row of an entry, which is no common one and has no problem, at an address. */
void frame_row_read(struct frame_row *row, struct arena *arena, const struct frame_table *table,
                    const struct frame_entry *entry, uint64_t address);

/* The rule of a register; NULL: it has none. */
const struct frame_rule *frame_row_rule(const struct frame_row *row, uint64_t number);

/* "DW_CFA_" and this make the rule: "offset". */
const char *frame_rule_name(enum frame_rule_kind kind);

#endif

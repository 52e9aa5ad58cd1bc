/* expression_text.h: expressions in the assembler's syntax. */
#ifndef KD_DEBUG_DWARF_EXPRESSION_TEXT_H
#define KD_DEBUG_DWARF_EXPRESSION_TEXT_H

#include "base/buffer.h"
#include "operations.h"

/* How registers are called, and what is in other parts of the file. */
struct dwarf_naming {
	unsigned wave; /* lanes of the wavefronts whose registers need no "@w32" */

	/* Writes an address or an entry; false: it has no name. NULL: none has. */
	bool (*put_place)(void *context, struct buffer *out, const struct dwarf_step *step, unsigned which);
	void *context;
};

/* A register: its name, or its number where it has none. */
void dwarf_register_text(struct buffer *out, const struct dwarf_naming *naming, uint64_t number);

/* An address space: its name, or its number. */
void dwarf_space_text(struct buffer *out, uint64_t number);

/* One operation with its operands, and its label in front if a branch goes to it. */
void dwarf_step_text(struct buffer *out, const struct dwarf_naming *naming, const struct dwarf_expression *expression,
                     size_t step);

/* All of them, with commas between them. */
void dwarf_expression_text(struct buffer *out, const struct dwarf_naming *naming,
                           const struct dwarf_expression *expression);

/* Whether the assembler makes the same bytes, so many of them, of that text on a line. */
bool dwarf_expression_is_plain(const struct dwarf_expression *expression, size_t size,
                               const struct dwarf_format *format);

#endif

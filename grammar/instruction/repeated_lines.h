/* repeated_lines.h: lines of instructions that were read before, and what they became.
 *
 * Generated kernels say the same lines again: of the two million lines of a matrix library's code object four in five
 * are among the last 4,096 that differ. What such a line becomes need not be found again: it depends on nothing but its
 * text and the processor, as lines with symbols are not kept. */
#ifndef KD_GRAMMAR_INSTRUCTION_REPEATED_LINES_H
#define KD_GRAMMAR_INSTRUCTION_REPEATED_LINES_H

#include "gpu/isa/isa.h"
#include "gpu/isa/use.h"
#include "module/register_marks.h"
#include "reader/reader.h"

enum { REPEATED_TEXT = 80 /* bytes; longer lines are not kept */ };

struct repeated_line {
	char text[REPEATED_TEXT]; /* with its comment */
	uint8_t length;           /* 0: nothing is kept here */
	uint8_t size;             /* bytes of the instruction */
	uint8_t bytes[ISA_MOST_BYTES];
	uint16_t registers[REGISTER_KINDS]; /* that operands name: one more than the highest; 0: none */
	struct isa_use use;                 /* all of it */
};

/* Where the line is, or may be kept. NULL: nowhere, as it is too long, or the source has had few lines so far. */
struct repeated_line *repeated_line_place(struct reader *reader, struct text text);

static inline bool repeated_line_is(const struct repeated_line *line, struct text text) {
	return line->length == text.length && memcmp(line->text, text.at, text.length) == 0;
}

#endif

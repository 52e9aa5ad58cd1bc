/* remedy.h: what to write instead of what an instruction does not take. */
#ifndef KD_GRAMMAR_INSTRUCTION_REMEDY_H
#define KD_GRAMMAR_INSTRUCTION_REMEDY_H

#include "gpu/isa/isa.h"
#include "gpu/isa/pages/piece.h"
#include "lex/lex.h"

/* The line that is refused, as far as it was read. */
struct refused_line {
	const struct isa_line *isa;
	const char *const *starts; /* of its operands */
	const char *end;           /* of its text */
	struct text mnemonic;
	const char *processor;
};

/* Of a line that was read: what makes it fit, or brings it further. Nothing where no remedy is known. */
void remedy_of_line(struct piece *piece, const struct refused_line *line, const struct isa_refusal *refusal);

/* Of a word that was read as no operand: the modifier of another form, processor or generation. */
void remedy_of_word(struct piece *piece, const struct refused_line *line, struct text word);

#endif

/* instruction.h: the line of an instruction. */
#ifndef KD_GRAMMAR_INSTRUCTION_INSTRUCTION_H
#define KD_GRAMMAR_INSTRUCTION_INSTRUCTION_H

#include "reader/reader.h"

struct suggestions;

enum instruction_result {
	INSTRUCTION_DONE,     /* its bytes are in the section, or what is wrong with it was reported */
	INSTRUCTION_UNKNOWN,  /* no instruction has the name */
	INSTRUCTION_NOT_HERE, /* of this processor's instructions none are known */
};

/* Considers the mnemonics of the processor for a misspelt one. */
void instruction_suggest(const struct reader *reader, struct suggestions *found);

/* Encodes the line, comment included, whose first byte is the mnemonic's. */
enum instruction_result instruction_line_read(struct reader *reader, struct text line);

#endif

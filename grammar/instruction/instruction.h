/* instruction.h: the line of an instruction. */
#ifndef KD_GRAMMAR_INSTRUCTION_INSTRUCTION_H
#define KD_GRAMMAR_INSTRUCTION_INSTRUCTION_H

#include "reader/reader.h"

struct isa_code;
struct suggestions;

enum instruction_result {
	INSTRUCTION_DONE,
	INSTRUCTION_WRONG,    /* which was reported */
	INSTRUCTION_UNKNOWN,  /* no instruction has the name */
	INSTRUCTION_NOT_HERE, /* of this processor's instructions none are known */
};

/* Sources have fewer bytes than 32 bits count. */
struct instruction_text {
	const char *at;       /* the mnemonic */
	uint32_t length;      /* of the line from there on, comment included */
	uint32_t name_length; /* of the name that begins there; the mnemonic ends in front of an @ in it */
};

/* Considers the mnemonics of the processor for a misspelt one. */
void instruction_suggest(const struct reader *reader, struct suggestions *found);

/* Encodes the line. Its bytes go into the section, and those of waits that belong in front of it. */
enum instruction_result instruction_line_read(struct reader *reader, struct instruction_text text);

/* The same without any waits. The text, if it has a comment, need not be part of a source: then there can't be an error
 * in it. `size`: of the bytes. */
enum instruction_result instruction_line_put(struct reader *reader, struct instruction_text text, const char *comment,
                                             unsigned *size);

/* Puts in an instruction that has a number as its only operand, which fits. It is none of the source. */
void instruction_put_in(struct reader *reader, const char *name, int64_t number);

/* The same of a line that is not part of a source. Its bytes are the caller's. No value can come late, except that of a
 * literal if `literal` is not NULL. */
enum instruction_result instruction_alone_read(struct reader *reader, struct instruction_text text,
                                               struct isa_code *code, struct value *literal);

#endif

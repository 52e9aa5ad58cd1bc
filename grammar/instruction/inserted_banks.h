/* inserted_banks.h: s_set_vgpr_msb, put in where instructions need other banks of VGPRs than those before them.
 *
 * What comes in the order of the source is known. Wherever else code may come from or go to, the mode is 0, as in code
 * of LLVM: at labels, in front of branches, calls and returns, and behind calls. */
#ifndef KD_GRAMMAR_INSTRUCTION_INSERTED_BANKS_H
#define KD_GRAMMAR_INSTRUCTION_INSERTED_BANKS_H

#include "gpu/isa/isa.h"
#include "reader/reader.h"

struct banked_line {
	const struct isa_line *isa;
	const struct isa_code *code;
	const char *const *starts; /* of its operands */
	const char *mnemonic;
	const struct value *values; /* of those that come late */
};

/* Whether registers are physical ones here, v0 to v1023. */
static inline bool banks_are_inserted(const struct reader *reader) {
	return reader->module->banks_are_inserted;
}

/* Whether the processor, as far as it is known, may have banks. */
bool banks_exist(const struct reader *reader);

/* Puts in what the line needs in front of it. False where that can't be, which was reported. */
bool banks_before(struct reader *reader, const struct banked_line *line);

/* The line was put. */
void banks_after(struct reader *reader, const struct banked_line *line);

/* Code may come from elsewhere to what follows, or what follows is written otherwise: the mode becomes 0. */
void banks_reach(struct reader *reader);

/* The same of a symbol that is set, perhaps to this place; `pos` is that of its name. */
void banks_reach_symbol(struct reader *reader, const struct name *name, kd_pos pos);

/* From here on, banks are put in or not. */
void banks_switch(struct reader *reader, bool are_inserted);

#endif

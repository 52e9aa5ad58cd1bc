/* code.h: the code of an object, read instruction by instruction. */
#ifndef KD_INSPECT_REPORT_CODE_H
#define KD_INSPECT_REPORT_CODE_H

#include "inspect/object/code_object.h"
#include "isa/print.h"

struct code_symbol {
	const char *name;
	uint64_t address; /* as in struct elf_symbol */
	uint32_t section;
	uint8_t type;
};

struct code {
	const struct kd_code_object *object;
	uint32_t set;                     /* enum isa_set; 0: no row has instructions of the processor */
	LIST(struct code_symbol) symbols; /* by section, address and name */
};

/* What is from one symbol to the next, or before the first one. */
struct code_part {
	const struct elf_section *section;
	const struct code_symbol *symbols; /* of the section */
	size_t symbol_count;
	const char *name; /* of the symbol, else of the section */
	uint64_t address, end;
};

struct code_line {
	uint64_t address;
	const uint8_t *bytes;
	unsigned size;
	struct isa_text text; /* of an instruction, or data; without `label` */
	const char *label;    /* where a branch goes to, in the text; NULL: it has none */
	bool has_target;
	uint64_t target;                /* of a branch */
	const struct code_symbol *near; /* the last symbol up to there, which is told beside it; NULL: the label says it */
};

void code_open(struct code *code, const struct kd_code_object *object, struct arena *arena);

/* Goes to the next part, beginning with one that is zeroed; false after the last one. */
bool code_next_part(const struct code *code, struct code_part *part);

/* Reads what is at an address of the part. */
void code_read(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line);

#endif

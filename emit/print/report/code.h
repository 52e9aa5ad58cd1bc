/* code.h: the code of an object, read instruction by instruction. */
#ifndef KD_PRINT_REPORT_CODE_H
#define KD_PRINT_REPORT_CODE_H

#include "code_banks.h"
#include "code_relocations.h"
#include "code_texts.h"
#include "printing.h"

struct code_symbol {
	const char *name;
	uint64_t address, size; /* as in struct elf_symbol */
	uint32_t section;
	uint8_t type;
	uint32_t number; /* of the object's symbols */
	bool is_label;   /* in a source */
};

struct code_name {
	const char *name;
	uint32_t number; /* of the object's symbols; 0: a section is called so */
	bool local;
};

/* Where a branch goes that no symbol is at; it gets a label of its own. */
struct code_target {
	uint32_t section;
	uint64_t address;
};

/* What changes as code is read. Lines are mostly read one after another: the next relocation and the next target are
 * looked for where the last one was. */
struct code_reading {
	struct code_texts texts;
	uint64_t name_bytes; /* of names of targets that may yet be shown beside branches */
	size_t relocation, target;
};

struct code {
	const struct kd_code_object *object;
	const struct isa_machine *machine; /* NULL: no row has instructions of the processor */
	LIST(struct code_symbol) symbols;  /* by section, address and name */
	size_t section_end;                /* see code_section_end() */
	bool *is_named;                    /* of the object's symbols: a source can name it, and means no other */
	LIST(struct code_name) names;      /* of those, sorted */
	struct code_relocations relocations;
	struct code_banks banks; /* of VGPRs, where registers are printed as physical ones */
	struct code_reading *reading;
	bool has_local_targets;           /* branches name no other symbols */
	LIST(struct code_target) targets; /* sorted; without code_find_targets() there are none */
};

/* What is from one symbol to the next, or before the first one. */
struct code_part {
	const struct elf_section *section;
	uint32_t number;                   /* of the section */
	const struct code_symbol *symbols; /* of the section */
	size_t symbol_count;
	const char *name; /* of the symbol, else of the section */
	uint64_t address, end;
	uint64_t data_end; /* up to there a symbol says that it is data */
};

struct code_line {
	uint64_t address;
	const uint8_t *bytes;
	unsigned size;
	bool is_object;      /* data, as a symbol says: there may be characters */
	bool is_instruction; /* that assembles to the bytes ... */
	bool is_nearly;      /* ... or one with spare bits set, or that is refused: the text is data */
	bool banks_differ;   /* ways with several banks of VGPRs meet here: the registers are as encoded */
	bool gives_counter;  /* the instruction gives the address of what follows */
	const char *text;    /* of an instruction, or data; until the next line is read */
	size_t length;
	size_t late_at, late_end;          /* where the text has what a label is in place of: nothing without one */
	const struct code_text *kept;      /* the text of an instruction, likewise ... */
	const struct isa_decoded *decoded; /* ... or what nearly is one */
	struct isa_text own;               /* a text that no other line has */
	const char *label;                 /* where a branch goes to, in the text; NULL: it has none ... */
	const struct code_target *made;    /* ... unless one is made there; NULL: none is */
	struct code_relocation_range relocations;
	bool has_target;
	uint64_t target;  /* of a branch */
	const char *near; /* the last symbol up to there, which is told beside it; NULL: the label says it */
	uint64_t beyond;  /* how far the target is from there */
};

/* The number of the first section that is not read. Sections of a sound file do not overlap, so that all together are
 * no larger than it, and none is left out. */
size_t code_section_end(const struct elf_file *elf);

/* Only what is below the symbols that are wanted has labels. */
void code_open(struct code *code, const struct printing *printing);

/* Branches name local symbols alone from here on, if they have relocations with others, or s_nop behind them. */
void code_choose_targets(struct code *code);

/* Finds the targets that lines of parts which are wanted begin at. */
void code_find_targets(struct code *code, const struct printing *printing);

/* Prints the label of a target at the address, on a line of its own, if there is one. */
void code_put_target(struct out *out, const struct code *code, const struct code_part *part, uint64_t address);

/* Goes to the next part, beginning with one that is zeroed; false after the last one. */
bool code_next_part(const struct code *code, struct code_part *part);

/* The same in one section. */
void code_begin_section(const struct code *code, const struct elf_section *section, struct code_part *part);
bool code_next_in_section(struct code_part *part);

/* The symbol that the name means; NULL: none. */
const struct elf_symbol *code_symbol_named(const struct code *code, const char *name);

/* The symbols at an address of the part's section. */
struct code_symbols {
	const struct code_symbol *items;
	size_t count;
};

struct code_symbols code_symbols_at(const struct code_part *part, uint64_t address);

/* Those after the last part of a section, which none begins with; no symbols for other parts. */
struct code_symbols code_symbols_at_end(const struct code_part *part);

/* Leaves the operand that is the literal of an instruction to the caller: it is from late_at to late_end. Gives the
 * literal's number of bytes, which are the last ones; 0: no symbol can be in its place. */
unsigned code_leave_out_literal(const struct code *code, struct code_line *line);

/* Prints a label as an operand or a line has it. */
void code_put_label(struct out *out, const char *name);

/* Whether the text has a label from late_at on; prints it. */
static inline bool code_has_label(const struct code_line *line) {
	return line->label || line->made;
}

void code_put_label_of(struct out *out, const struct code_line *line);

/* Prints what is beside a line in comments: symbols of relocations, characters, what data nearly are. */
void code_put_remarks(struct out *out, const struct code_line *line);

/* Prints the text of a line. */
void code_put_text(struct out *out, const struct code_line *line);

/* Prints what data nearly are: the instruction, and why it is none that assembles to the bytes. */
void code_put_nearly(struct out *out, const struct code_line *line);

/* Reads what is at an address of the part, and the relocations of these bytes. */
void code_read(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line);

/* The same without relocations, for who does not ask for them. */
void code_read_bare(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line);

#endif

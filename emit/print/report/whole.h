/* whole.h: a whole object as a source: what the files of this form share. */
#ifndef KD_PRINT_REPORT_WHOLE_H
#define KD_PRINT_REPORT_WHOLE_H

#include "assembly.h"
#include "code.h"

/* A relocation, or what a linker made of one. */
struct whole_relocation {
	uint64_t offset; /* in its section */
	int64_t addend;
	uint32_t type;
	size_t order;                    /* in its table */
	const struct elf_symbol *symbol; /* NULL: a section ... */
	uint32_t section;                /* ... with this number; 0: the addend is all */
	bool in_bytes;                   /* the addend is in the section's bytes */
	bool resolved;                   /* the value is there */
};

struct whole_section {
	bool printed;
	bool is_made;       /* by directives of debug information: its bytes are not printed */
	bool has_frames;    /* code that call frames are about */
	bool has_name;      /* the first one of its name that is printed: expressions can name it */
	const char *group;  /* the name of its signature; NULL: it is in none */
	uint32_t signature; /* the number of that symbol */
	bool comdat;
	uint32_t first_member;                /* of a section that is a group itself */
	struct whole_relocation *relocations; /* by offset */
	size_t relocation_count;
	const char *problem; /* why it stays compressed; NULL: it is not */
};

struct whole {
	struct assembly assembly;
	struct code code;
	const struct elf_file *elf;
	struct arena *arena;
	struct out *out;
	const char *compression;        /* with what sections were compressed, zlib or zstd; NULL: none was */
	struct whole_section *sections; /* as many as the object has */
	struct ranges addresses;        /* of the sections of a linked object */
	LIST(uint32_t) got;             /* the symbols, by number, that its table has the addresses of ... */
	struct whole_frames *frames;    /* directives of call frames; NULL: their sections are data */
	const struct out *units;        /* the blocks of debug information; NULL: its sections are data */
	uint32_t *got_counts; /* ... and of each symbol how many entries there are up to its own; 0: it has none */
};

/* ---- whole_packed.c ---- */

/* Puts in place of the object one whose sections of debug information are not compressed. */
void whole_unpack(struct whole *whole, struct printing *printing);

/* ---- whole_relocations.c ---- */

void whole_find_relocations(struct whole *whole);

/* What begins at `offset` of the section, or after it. */
const struct whole_relocation *whole_relocation_from(const struct whole_section *section, uint64_t offset);

/* The same, where this one is the first from some place before it on; NULL: there was none. */
const struct whole_relocation *whole_relocation_after(const struct whole_section *section,
                                                      const struct whole_relocation *relocation, uint64_t offset);

/* How many bytes such a relocation changes; 0: not known. */
unsigned whole_value_size(uint32_t type);

/* Whether there are words for the relocated value as an operand of an instruction, in a literal of so many bytes;
 * prints them. */
bool whole_can_be_operand(const struct whole *whole, const struct whole_relocation *relocation, unsigned size);
void whole_put_operand(struct whole *whole, const struct whole_relocation *relocation);

/* Prints a directive for the relocated value in the section with the number; false if there are no words for it. */
bool whole_put_value(struct whole *whole, uint32_t section, const struct whole_relocation *relocation);

/* Prints the value that the relocation of so many bytes stands for, without a directive; false if the assembler would
 * make another relocation of it. */
bool whole_put_sum(struct whole *whole, uint32_t section, const struct whole_relocation *relocation, unsigned width);

/* Prints a directive for the record alone. */
void whole_put_record(struct whole *whole, const struct whole_relocation *relocation, uint64_t here);

/* ---- whole_got.c ---- */

/* Gives what reads a linker's table of addresses its relocations back, so that the table need not be printed. */
void whole_undo_got(struct whole *whole);

/* ---- whole_symbols.c ---- */

/* Chooses the sections that are printed: what linkers and assemblers make by themselves is not. */
void whole_choose_sections(struct whole *whole);

/* Prints the directive that switches to the section. */
void whole_put_section(struct whole *whole, uint32_t section);

/* Names of sections: one that expressions can name has its own, others have a label. */
void whole_put_section_symbol(struct whole *whole, uint32_t section);

/* Prints what symbols are, in the order of their table, and with them sections in theirs. */
void whole_put_symbols(struct whole *whole);

/* Prints the table of symbols whose addresses are significant. */
void whole_put_addrsig(struct whole *whole);

/* ---- whole_units.c ---- */

/* Whether the first unit has the format of 64 bits, for which the assembler has an option. */
bool whole_has_long_units(struct printing *printing);

/* Makes blocks of the units, where these make the same sections. */
void whole_read_units(struct whole *whole);

/* ---- whole_frames.c ---- */

/* Makes directives of the call frames, where these make the same section. */
void whole_read_frames(struct whole *whole);

/* Prints which section they are for; and those for a place of the code. `ends`: only the ends of frames. */
void whole_begin_frames(const struct whole *whole);
bool whole_frames_section(const struct whole *whole, size_t index, uint32_t *section); /* of code; false: no more */
void whole_put_frames(const struct whole *whole, uint32_t section, uint64_t offset, bool ends);

#endif

/* section.h: sections, their parts and groups, and which of them is being written. */
#ifndef KD_MODULE_SECTION_H
#define KD_MODULE_SECTION_H

#include <stdbool.h>

#include "base/buffer.h"
#include "base/source.h"
#include "statements.h"
#include "wait_edits.h"

struct code_runs;
struct fixup;
struct fragment;
struct line_section;
struct module;
struct name;
struct relocation;
struct symbol;

/* Of the instructions that were put into a part: which banks of VGPRs what comes next begins with. */
struct banks_here {
	uint16_t mode;        /* of gpu/isa/vgpr_banks.h */
	bool begins_clause;   /* the last one did */
	bool wrote_mode;      /* the last one did, or the one before what begins a clause: the hardware register MODE */
	uint64_t last;        /* its place in the output ... */
	uint64_t last_pieces; /* ... and module.pieces after it */
};

/* Numbered part of a section (.subsection). */
struct subsection {
	struct subsection *next; /* in any order but for part 0, the first; see section_order_parts() */
	uint32_t number;
	struct fragment *first;
	struct fragment *last;
	LIST(struct fixup) fixups;
	struct banks_here banks;
};

/* A section group: a linker keeps all of its sections or none. */
struct group {
	struct symbol *signature;
	uint32_t index;         /* of its own section header, set by the writer */
	LIST(uint32_t) members; /* the indices of its sections, set by the writer */
};

struct section {
	struct section *next; /* in order of creation */
	struct name *name;
	uint32_t type;  /* SHT_* */
	uint64_t flags; /* SHF_* */
	uint64_t entry_size;
	uint64_t unique_id;         /* of ",unique,N"; UNIQUE_NONE without */
	uint64_t alignment;         /* largest asked for; at least 1 */
	struct group *group;        /* or NULL */
	bool comdat;                /* a linker keeps one of all groups with this one's signature */
	struct symbol *symbol;      /* the section symbol: label at the beginning, STT_SECTION */
	struct symbol *link_symbol; /* SHF_LINK_ORDER: one in the section that this one belongs to; or NULL */
	struct line_section *lines; /* its rows in the line table, or NULL */
	bool described;             /* -g: it is one of those with debug information ... */
	bool has_instructions;      /* ... if it has any */
	struct subsection *subsections;
	size_t part_count;
	struct buffer bytes;                      /* contents of all fragments, in order of writing */
	struct statements statements;             /* of a code section, if module->keeps_statements */
	LIST(struct written_instruction) written; /* likewise, if module->waits.are_numbered */
	LIST(struct waits_region) waits_regions;  /* of .amdgpu_waits: what is before the first one is untold */
	struct code_runs *runs;                   /* its instructions, see gpu/code/code_runs.h, or NULL: likewise */
	uint64_t size;                            /* after layout */
	bool loose;                               /* one pass of layout does not settle it */
	uint32_t index;                           /* in the section header table, set by the writer */
	uint32_t link;                            /* index of the section it refers to, set by the writer */
	LIST(struct relocation) relocations;      /* after layout */
};

#define UNIQUE_NONE UINT64_MAX

/* What .section can say of a section. */
struct section_key {
	struct name *name;
	uint32_t type;
	uint64_t flags;
	uint64_t entry_size;
	uint64_t unique_id;
	struct symbol *link_symbol;
	struct symbol *signature; /* of its group, or NULL */
	bool comdat;
	bool takes_name; /* what the name stands for as a symbol is this section, unless another one has it */
};

/* The name in the table of section names. */
struct name *section_name(struct module *module, const char *text, size_t length);

/* The section with that name, number, link and group, or NULL. */
struct section *section_find(struct module *module, const struct section_key *key);
struct section *section_create(struct module *module, const struct section_key *key);

/* Reports a symbol that cannot become that of a section so called, because it is defined already. */
void section_check_name(struct module *module, const char *text, size_t length);

/* The group with that signature, made if there is none. */
struct group *group_of(struct module *module, struct symbol *signature);

/* Goes on at the end of a part of the section. */
void section_switch(struct module *module, struct section *section, uint32_t subsection);

/* Puts the parts into the order of their numbers, in which they follow each other in the file. */
void section_order_parts(struct module *module, struct section *section);

void section_push(struct module *module);

/* False when nothing was pushed. */
bool section_pop(struct module *module);
bool section_previous(struct module *module);
bool section_is_code(const struct section *section);

enum { TEXT_ALIGNMENT = 4 }; /* of .text: instructions are words */

#endif

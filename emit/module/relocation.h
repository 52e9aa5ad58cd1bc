/* relocation.h: relocation records, and the .reloc directives that ask for them. */
#ifndef KD_MODULE_RELOCATION_H
#define KD_MODULE_RELOCATION_H

#include "expr.h"

struct fragment;
struct section;
struct symbol;

/* A relocation record as it goes to the file. */
struct relocation {
	uint64_t offset;
	struct symbol *symbol; /* or NULL */
	int64_t addend;
	uint32_t type;
};

/* A .reloc directive, resolved after layout. */
struct pending_relocation {
	struct pending_relocation *next; /* of the same fragment */
	struct section *section;
	struct value offset;
	struct value target;
	kd_pos offset_pos;
	kd_pos pos;
	uint32_t type;
	struct fragment *fragment; /* that the offset is relative to, once resolved; NULL: there is none */
	uint64_t place;            /* offset in the section, likewise */
};

#endif

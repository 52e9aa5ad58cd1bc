/* relocation_kind.h: the rows of relocation_kinds.def, and what becomes of one relocation. */
#ifndef KD_LINK_RELOCATION_KIND_H
#define KD_LINK_RELOCATION_KIND_H

#include "linker.h"

enum relocation_base { BASE_NONE, BASE_SYMBOL, BASE_RELATIVE, BASE_GOT };
enum relocation_range { RANGE_ANY, RANGE_SIGNED, RANGE_EITHER, RANGE_BRANCH };

struct relocation_kind {
	const char *name; /* "R_AMDGPU_ABS64" */
	enum relocation_base base;
	uint8_t width;
	uint8_t shift;
	enum relocation_range range;
	uint32_t dynamic;
};

/* NULL for types that objects can't have. */
const struct relocation_kind *relocation_kind(uint32_t type);

/* What becomes of a relocation in a section that is loaded. */
enum relocation_fate {
	FATE_STATIC,   /* the value is known when the addresses are */
	FATE_RELATIVE, /* the loader adds where it loads the code object */
	FATE_SYMBOLIC, /* the loader finds the symbol */
	FATE_ABSOLUTE, /* refused: how far it is to a number depends on where the code object is loaded */
	FATE_NONE,     /* refused: there is no way to say it to the loader */
};

enum relocation_fate relocation_fate(const struct linker *linker, const struct input_section *section,
                                     const struct relocation_kind *kind, const struct link_symbol *symbol);

/* The addend, which may be in the bytes. */
int64_t relocation_addend(const struct input_section *section, const struct relocation_kind *kind,
                          const struct elf_relocation *relocation);

#endif

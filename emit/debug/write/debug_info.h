/* debug_info.h: what -g says of the assembler source besides its line table: the unit, its labels, and which addresses
 * are of it.
 *
 * Specification: DWARF 5, 3.1.1 "Full and Partial Compilation Unit Entries", 3.6 "Label Entries", 6.1.2 "Lookup by
 * Address", 2.17.3 "Non-Contiguous Address Ranges"; layout and choices are llvm-mc's. */
#ifndef KD_DEBUG_WRITE_DEBUG_INFO_H
#define KD_DEBUG_WRITE_DEBUG_INFO_H

#include "module/fragment.h"

struct name;
struct section;

struct info_label {
	const struct name *name;
	uint32_t file;
	uint32_t line;
	struct address address;
};

struct debug_info {
	LIST(struct section *) sections; /* described ones; debug_info_is_wanted() keeps those with instructions */
	LIST(struct info_label) labels;  /* in any of the described ones */
	const char *producer;

	/* Where it is written. */
	struct section *info, *abbreviations, *aranges;
	struct section *ranges; /* or NULL: one section needs none */
};

/* A label at the current place; the name must live as long as the module. */
void debug_info_add_label(struct module *module, struct debug_info *info, const struct name *name, uint32_t file,
                          uint32_t line);

/* To be called when no more instructions follow: whether there is anything to write. */
bool debug_info_is_wanted(struct debug_info *info);

/* Whether the addresses have a table of their own. */
bool debug_info_has_ranges(const struct module *module, const struct debug_info *info);

/* Writes to the ends of the sections. The line table must follow. */
void debug_info_write(struct module *module, const struct debug_info *info);

#endif

/* unit_scopes.h: the addresses that entries are about, and the entries that are about an address. */
#ifndef KD_DEBUG_READ_UNIT_SCOPES_H
#define KD_DEBUG_READ_UNIT_SCOPES_H

#include "address_lists.h"

/* The ranges of an entry: from DW_AT_low_pc up to DW_AT_high_pc, or those of DW_AT_ranges. */
struct debug_ranges {
	bool has_any; /* the entry says them */
	bool is_list;
	bool done;
	struct debug_address first, past; /* of one that is no list */
	struct debug_list list;
};

struct debug_ranges debug_ranges_begin(struct debug_units *units, const struct debug_unit *unit,
                                       const struct debug_entry *entry);

/* The entries about an address, each in the one in front of it: unit, subprogram, blocks, inlined subroutines. */
struct debug_scope {
	const struct debug_unit *unit; /* NULL: no unit is about it */
	LIST(const struct debug_entry *) entries;
};

void debug_scope_find(struct debug_scope *scope, struct arena *arena, struct debug_units *units,
                      struct debug_address address);

#endif

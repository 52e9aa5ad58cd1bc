/* debug_symbols.h: what addresses in debug information are called: by the functions and labels of the object. */
#ifndef KD_DEBUG_READ_DEBUG_SYMBOLS_H
#define KD_DEBUG_READ_DEBUG_SYMBOLS_H

#include "files/object/code_object.h"

struct debug_symbol {
	uint32_t section; /* 0 in a linked object */
	uint64_t address;
	uint8_t rank; /* of several at an address the lowest is the function's */
	const struct elf_symbol *symbol;
};

struct debug_symbols {
	LIST(struct debug_symbol) list; /* sorted */
};

void debug_symbols_read(struct debug_symbols *symbols, struct arena *arena, const struct kd_code_object *object);

/* The symbol that an address is in, or behind if that has no size; and how far behind its beginning. NULL: none. The
 * section is 0 in a linked object. */
const struct elf_symbol *debug_symbol_at(const struct debug_symbols *symbols, uint32_t section, uint64_t address,
                                         uint64_t *beyond);

#endif

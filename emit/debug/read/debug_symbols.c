/* debug_symbols.c: see debug_symbols.h. */
#include "debug_symbols.h"

#include <stdlib.h>

static int compare_symbols(const void *a, const void *b) {
	const struct debug_symbol *first = a, *second = b;
	if (first->section != second->section)
		return first->section < second->section ? -1 : 1;
	if (first->address != second->address)
		return first->address < second->address ? -1 : 1;
	if (first->rank != second->rank)
		return first->rank < second->rank ? -1 : 1;
	return (first->symbol > second->symbol) - (first->symbol < second->symbol);
}

void debug_symbols_read(struct debug_symbols *symbols, struct arena *arena, const struct kd_code_object *object) {
	const struct elf_symbols *all = &object->symbols;
	*symbols = (struct debug_symbols){0};
	for (size_t i = 1; i < all->count; i++) {
		const struct elf_symbol *symbol = &all->items[i];
		if (!symbol->section || symbol->reserved || !symbol->name[0] ||
		    (symbol->type != STT_FUNC && symbol->type != STT_NOTYPE))
			continue;
		uint8_t rank = (uint8_t)((symbol->type != STT_FUNC ? 2 : 0) + (symbol->binding == STB_LOCAL));
		uint32_t section = object->elf.type == ET_REL ? symbol->section : 0;
		*list_add(arena, &symbols->list) = (struct debug_symbol){section, symbol->value, rank, symbol};
	}
	if (symbols->list.count)
		qsort(symbols->list.items, symbols->list.count, sizeof *symbols->list.items, compare_symbols);
}

/* How many symbols are before an address, or at it. */
static size_t symbols_up_to(const struct debug_symbols *symbols, uint32_t section, uint64_t address) {
	size_t low = 0, high = symbols->list.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct debug_symbol *at = &symbols->list.items[middle];
		if (at->section < section || (at->section == section && at->address <= address))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* The first one, by rank, at the place of the last symbol up to there. */
const struct elf_symbol *debug_symbol_at(const struct debug_symbols *symbols, uint32_t section, uint64_t address,
                                         uint64_t *beyond) {
	size_t end = symbols_up_to(symbols, section, address);
	*beyond = 0;
	if (!end || symbols->list.items[end - 1].section != section)
		return NULL;
	uint64_t place = symbols->list.items[end - 1].address;
	size_t first = place ? symbols_up_to(symbols, section, place - 1) : 0;
	while (symbols->list.items[first].section != section)
		first++; /* of address 0 */
	const struct elf_symbol *symbol = symbols->list.items[first].symbol;
	if (address > place && symbol->size && address - place >= symbol->size)
		return NULL;
	*beyond = address - place;
	return symbol;
}

/* undefined.c: see undefined.h. A loader looks for such a symbol among what the host and earlier code objects define,
 * and refuses the file where it finds none; a weak one makes no difference to it (ROCr's ApplyDynamicRelocation()). */
#include "undefined.h"

#include <inttypes.h>

struct undefined {
	struct checker *checker;
	const struct elf_file *elf;
	struct ranges sections, holders; /* those that are loaded; functions and objects: by number */
	bool places_known;
	uint8_t *told; /* of each dynamic symbol */
};

/* ---- where the address is used ---- */

static void know_places(struct undefined *undefined) {
	const struct elf_file *elf = undefined->elf;
	struct arena *arena = undefined->checker->arena;
	if (undefined->places_known)
		return;
	undefined->places_known = true;
	for (size_t i = 1; i < elf->section_count; i++)
		if (elf->sections[i].flags & SHF_ALLOC)
			ranges_add(&undefined->sections, arena, elf->sections[i].address, elf->sections[i].size, i);
	for (size_t i = 1; i < elf->symbols.count; i++) {
		const struct elf_symbol *symbol = &elf->symbols.items[i];
		if (symbol->section && !symbol->reserved && (symbol->type == STT_FUNC || symbol->type == STT_OBJECT))
			ranges_add(&undefined->holders, arena, symbol->value, symbol->size, i);
	}
	ranges_sort(&undefined->sections);
	ranges_sort(&undefined->holders);
}

static const char *shown(struct undefined *undefined, const char *name) {
	return check_shown(undefined->checker, name, strlen(name));
}

/* ".got+0x8", or ".data+0x8, in 'table'". */
static const char *place_of(struct undefined *undefined, uint64_t address) {
	struct arena *arena = undefined->checker->arena;
	know_places(undefined);
	const struct range *section = ranges_find(&undefined->sections, address);
	const struct range *holder = ranges_find(&undefined->holders, address);
	const char *place = arena_printf(arena, "address 0x%" PRIx64, address);
	if (section)
		place = arena_printf(arena, "%s+0x%" PRIx64, shown(undefined, undefined->elf->sections[section->number].name),
		                     address - section->start);
	if (holder)
		place = arena_printf(arena, "%s, in '%s'", place,
		                     shown(undefined, undefined->elf->symbols.items[holder->number].name));
	return place;
}

/* ---- the symbols ---- */

/* Each is told of once, with the first place. */
static void check_relocation(struct undefined *undefined, const struct elf_relocation *relocation) {
	const struct elf_symbols *symbols = &undefined->elf->dynamic_symbols;
	if (!relocation->symbol || relocation->symbol >= symbols->count || undefined->told[relocation->symbol])
		return;
	const struct elf_symbol *symbol = &symbols->items[relocation->symbol];
	if (symbol->section)
		return;
	undefined->told[relocation->symbol] = 1;
	const char *name = shown(undefined, symbol->name);
	check_report(
	    undefined->checker, KD_CHECK_UNDEFINED_SYMBOL, NULL, (struct check_place){CHECK_AT_FILE, 0},
	    "symbol '%s' is undefined, and its address is needed at %s: a loader refuses the file, unless the host defines "
	    "%s first",
	    name, place_of(undefined, relocation->offset), name);
}

/* The loader applies the relocations of sections that are for no other section; those that --emit-relocs keeps it does
 * not look at. */
void check_undefined(struct checker *checker, const struct elf_file *elf) {
	const struct elf_symbols *symbols = &elf->dynamic_symbols;
	if (!checker->outcomes[KD_CHECK_UNDEFINED_SYMBOL] || !symbols->count)
		return;
	struct undefined undefined = {
	    .checker = checker, .elf = elf, .told = arena_zeroed(checker->arena, symbols->count, 1)};
	for (size_t i = 1; i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		if (section->type != SHT_RELA || section->info || section->link != symbols->section)
			continue;
		for (size_t k = 0; k < section->relocation_count; k++)
			check_relocation(&undefined, &section->relocations[k]);
	}
}

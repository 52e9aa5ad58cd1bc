/* code_relocations.c: see code_relocations.h. */
#include "code_relocations.h"

#include <inttypes.h>
#include <stdlib.h>

const char *relocation_type_name(uint32_t type) {
	switch (type) {
#define KD_RELOCATION(name, number)                                                                                    \
	case number:                                                                                                       \
		return #name;
#include "kdasm/relocations.def"
#undef KD_RELOCATION
	default: return NULL;
	}
}

static const struct specifier {
	uint32_t type;
	const char *spelling;
} specifiers[] = {
#define KD_RELOCATION(name, number)
#define KD_SPECIFIER(id, spelling, relocation) {R_AMDGPU_##relocation, spelling},
#include "kdasm/relocations.def"
#undef KD_RELOCATION
#undef KD_SPECIFIER
};

const char *relocation_specifier(uint32_t type) {
	for (size_t i = 0; i < sizeof specifiers / sizeof specifiers[0]; i++)
		if (specifiers[i].type == type)
			return specifiers[i].spelling;
	return NULL;
}

/* ---- finding ---- */

static int compare(const void *a, const void *b) {
	const struct code_relocation *one = a, *other = b;
	if (one->section != other->section)
		return one->section < other->section ? -1 : 1;
	return (one->address > other->address) - (one->address < other->address);
}

/* Of the symbol, or of the section that it is of. */
static const char *name_of(const struct kd_code_object *object, const struct elf_section *table,
                           const struct elf_relocation *relocation) {
	const struct elf_file *elf = &object->elf;
	bool dynamic = table->link == elf->dynamic_symbols.section && table->link;
	const struct elf_symbols *symbols = dynamic ? &elf->dynamic_symbols : &elf->symbols;
	if (!relocation->symbol || relocation->symbol >= symbols->count)
		return "";
	const struct elf_symbol *symbol = &symbols->items[relocation->symbol];
	bool of_section = symbol->type == STT_SECTION && !symbol->reserved && symbol->section < elf->section_count;
	return of_section ? elf->sections[symbol->section].name : symbol->name;
}

void code_relocations_find(struct code_relocations *relocations, struct arena *arena,
                           const struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	relocations->linked = elf->type != ET_REL;
	for (size_t i = 1; i < elf->section_count; i++) {
		const struct elf_section *table = &elf->sections[i];
		for (size_t r = 0; r < table->relocation_count; r++) {
			const struct elf_relocation *relocation = &table->relocations[r];
			*list_add(arena, &relocations->all) = (struct code_relocation){
			    .section = relocations->linked ? 0 : table->info,
			    .address = relocation->offset,
			    .type = relocation->type,
			    .symbol = name_of(object, table, relocation),
			    .addend = relocation->addend,
			};
		}
	}
	if (relocations->all.count)
		qsort(relocations->all.items, relocations->all.count, sizeof *relocations->all.items, compare);
}

static size_t count_before(const struct code_relocations *relocations, const struct code_relocation *place) {
	size_t low = 0, high = relocations->all.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare(&relocations->all.items[middle], place) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Whether all before the number, and no others, are before the place. */
static bool is_count_before(const struct code_relocations *relocations, size_t number,
                            const struct code_relocation *place) {
	const struct code_relocation *items = relocations->all.items;
	return (!number || compare(&items[number - 1], place) < 0) &&
	       (number == relocations->all.count || compare(&items[number], place) >= 0);
}

struct code_relocation_range code_relocations_at(const struct code_relocations *relocations, size_t *next,
                                                 uint32_t section, uint64_t address, uint64_t size) {
	const struct code_relocation *items = relocations->all.items;
	struct code_relocation place = {.section = relocations->linked ? 0 : section, .address = address};
	if (!relocations->all.count)
		return (struct code_relocation_range){NULL, 0};
	if (!is_count_before(relocations, *next, &place))
		*next = count_before(relocations, &place);
	size_t end = *next;
	place.address += size;
	while (end < relocations->all.count && compare(&items[end], &place) < 0)
		end++;
	size_t count = end - *next;
	return (struct code_relocation_range){count ? items + *next : NULL, count};
}

/* ---- printing ---- */

void code_relocation_put_type(struct out *out, const struct code_relocation *relocation) {
	const char *name = relocation_type_name(relocation->type);
	if (name)
		out_printf(out, "R_AMDGPU_%s", name);
	else
		out_printf(out, "%" PRIu32, relocation->type);
}

void code_relocation_put_operand(struct out *out, const struct code_relocation *relocation) {
	const char *specifier = relocation_specifier(relocation->type);
	out_visible(out, relocation->symbol, strlen(relocation->symbol));
	if (specifier)
		out_printf(out, "@%s", specifier);
	if (relocation->addend)
		out_printf(out, "%+" PRId64, relocation->addend);
}

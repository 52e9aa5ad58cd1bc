/* relocate.c: stores the values that relocations ask for, now that everything has its address. */
#include <inttypes.h>

#include "relocation_kind.h"

/* Where it is and what it refers to. */
struct place {
	const struct input_section *section;
	const struct elf_relocation *relocation;
	const struct relocation_kind *kind;
	const struct link_symbol *symbol;
};

static bool fits(enum relocation_range range, int64_t value) {
	switch (range) {
	case RANGE_SIGNED: return value >= INT32_MIN && value <= INT32_MAX;
	case RANGE_EITHER: return value >= INT32_MIN && value <= (int64_t)UINT32_MAX;
	case RANGE_BRANCH: return value >= INT16_MIN && value <= INT16_MAX;
	case RANGE_ANY: break;
	}
	return true;
}

/* s_branch counts dwords from the next instruction. */
static int64_t branch_distance(int64_t value) {
	enum { DWORD = 4 };
	return (value - DWORD) / DWORD;
}

static void store(struct linker *linker, uint8_t *at, const struct place *p, uint64_t value) {
	int64_t number = (int64_t)value;
	if (p->kind->range == RANGE_BRANCH)
		number = branch_distance(number);
	if (!fits(p->kind->range, number))
		diag_error(linker->diag, 0,
		           "%s: relocation %s out of range: %" PRId64 " does not fit in %u bits; references %s",
		           link_place(linker, p->section, p->relocation->offset), p->kind->name, number, p->kind->width * 8u,
		           link_symbol_text(linker, p->symbol));
	store_le(at, (uint64_t)number >> p->kind->shift, p->kind->width);
}

/* The value, with the place at `address`. */
static uint64_t value_of(const struct linker *linker, const struct place *p, uint64_t address) {
	int64_t addend = relocation_addend(p->section, p->kind, p->relocation);
	if (p->kind->base == BASE_GOT)
		return section_address(linker->got, p->symbol->got_index * (uint64_t)WORD) + (uint64_t)addend - address;
	uint64_t value = link_symbol_address(linker, p->symbol, addend);
	return p->kind->base == BASE_RELATIVE ? value - address : value;
}

/* What debug information says of code that is gone, as in ld.lld of what no symbol stands for. Lists of ranges end with
 * two zeros, so it can't be 0 there. False: the value is the usual one. */
static bool tombstone(const struct place *p, uint64_t *value) {
	const char *name = p->section->name;
	bool gone = p->symbol->kind != LINK_DEFINED || !p->relocation->symbol;
	if (p->kind->base != BASE_SYMBOL || !gone || strncmp(name, ".debug", strlen(".debug")) != 0)
		return false;
	if (strcmp(name, ".debug_loc") == 0 || strcmp(name, ".debug_ranges") == 0)
		*value = 1;
	else
		*value = strcmp(name, ".debug_names") == 0 ? UINT64_MAX : 0;
	return true;
}

static void relocate(struct linker *linker, uint8_t *image, const struct place *p) {
	const struct input_section *holder = p->section->holder ? p->section->holder : p->section;
	uint64_t offset = p->relocation->offset, value;
	if (p->section->holder && !piece_offset(p->section, offset, &offset))
		return;
	bool loaded = p->section->flags & SHF_ALLOC;
	if (loaded && relocation_fate(linker, p->section, p->kind, p->symbol) != FATE_STATIC)
		return;
	if (loaded || !tombstone(p, &value))
		value = value_of(linker, p, holder->output->address + holder->offset + offset);
	store(linker, image + holder->output->offset + holder->offset + offset, p, value);
}

static void relocate_section(struct linker *linker, uint8_t *image, const struct input_section *section) {
	for (size_t i = 0; i < section->relocation_count; i++) {
		const struct elf_relocation *relocation = &section->relocations[i];
		const struct place place = {section, relocation, relocation_kind(relocation->type),
		                            relocation_symbol(section, relocation)};
		if (place.kind && place.kind->base != BASE_NONE)
			relocate(linker, image, &place);
	}
}

void relocate_image(struct linker *linker, uint8_t *image) {
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		for (size_t s = 1; s < input->file.section_count; s++)
			if (input->sections[s] && !input->sections[s]->discarded)
				relocate_section(linker, image, input->sections[s]);
	}
}

/* debug_section.c: see debug_section.h. In a linked object relocations of debug information are done. */
#include "debug_section.h"

#include <stdlib.h>

#include "files/elf/read/packed_section.h"
#include "files/object/resources.h"

/* ---- relocations ---- */

/* The relocations that debug information has. */
static const struct relocation_row {
	uint8_t type, width;
	bool is_relative; /* to the place */
} relocation_rows[] = {
    {R_AMDGPU_ABS32_LO, 4, false}, {R_AMDGPU_ABS32, 4, false},   {R_AMDGPU_ABS64, 8, false},
    {R_AMDGPU_REL32, 4, true},     {R_AMDGPU_REL32_LO, 4, true}, {R_AMDGPU_REL64, 8, true},
};

static const struct relocation_row *relocation_row(uint32_t type) {
	for (size_t i = 0; i < sizeof relocation_rows / sizeof *relocation_rows; i++)
		if (relocation_rows[i].type == type)
			return &relocation_rows[i];
	return NULL;
}

/* False: it is not understood. The bytes are a copy. */
static bool relocate(struct debug_section *section, struct arena *arena, const struct kd_code_object *object,
                     const struct elf_section *relocations, const struct elf_relocation *relocation, uint8_t *bytes) {
	const struct relocation_row *row = relocation_row(relocation->type);
	const struct elf_symbols *symbols = &object->elf.symbols;
	if (relocation->type == R_AMDGPU_NONE)
		return true;
	if (!row || relocation->offset > section->size || row->width > section->size - relocation->offset ||
	    relocations->link != symbols->section || relocation->symbol >= symbols->count)
		return false;
	const struct elf_symbol *symbol = &symbols->items[relocation->symbol];
	uint8_t *at = bytes + relocation->offset;
	int64_t addend = relocations->type == SHT_REL ? (int64_t)load_le(at, row->width) : relocation->addend;
	uint64_t value = symbol->value + (uint64_t)addend;
	store_le(at, row->is_relative ? value - relocation->offset : value, row->width);
	*list_add(arena, &section->places) = (struct debug_place){relocation->offset, symbol, addend};
	return true;
}

static int compare_places(const void *a, const void *b) {
	const struct debug_place *first = a, *second = b;
	return (first->offset > second->offset) - (first->offset < second->offset);
}

static void relocate_all(struct debug_section *section, struct arena *arena, const struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	size_t number = (size_t)(section->section - elf->sections);
	uint8_t *copy = NULL;
	for (size_t i = 0; i < elf->section_count; i++) {
		const struct elf_section *from = &elf->sections[i];
		if (from->info != number || !from->relocation_count)
			continue;
		if (!copy) {
			copy = arena_alloc(arena, section->size);
			memcpy(copy, section->bytes, section->size);
		}
		for (size_t j = 0; j < from->relocation_count; j++)
			if (!relocate(section, arena, object, from, &from->relocations[j], copy))
				section->remark = "some of its relocations are not understood";
	}
	section->bytes = copy ? copy : section->bytes;
	if (section->places.count)
		qsort(section->places.items, section->places.count, sizeof *section->places.items, compare_places);
}

void debug_section_read(struct debug_section *section, struct arena *arena, const struct kd_code_object *object,
                        const struct elf_section *of) {
	*section = (struct debug_section){.section = of, .bytes = of->bytes, .size = of->bytes ? (size_t)of->size : 0};
	if (object->elf.type != ET_REL)
		section->address = of->address;
	if (section_is_packed(of)) {
		struct unpacked_section unpacked = section_unpacked(arena, of, &object->elf);
		section->problem = unpacked.problem;
		section->bytes = unpacked.section.bytes;
		section->size = (size_t)unpacked.section.size;
	}
	if (section->problem)
		section->size = 0;
	else if (object->elf.type == ET_REL && section->size)
		relocate_all(section, arena, object);
}

size_t debug_most_kept(const struct kd_code_object *object) {
	return object->size > DEBUG_KEPT_LEAST ? object->size : DEBUG_KEPT_LEAST;
}

bool debug_keep(size_t *left, uint64_t size) {
	enum { MOST = 16 };
	size_t weight = size < MOST ? (size_t)size : MOST;
	if (*left < weight)
		return false;
	*left -= weight;
	return true;
}

bool debug_section_is(const struct elf_section *section, const char *name) {
	const char *old = section_old_name(section);
	return strcmp(section->name, name) == 0 || (old && strcmp(old, name + 1) == 0);
}

const struct debug_place *debug_section_place(const struct debug_section *section, uint64_t offset) {
	const struct debug_place key = {.offset = offset};
	if (!section->places.count)
		return NULL;
	return bsearch(&key, section->places.items, section->places.count, sizeof key, compare_places);
}

bool debug_generation_of(unsigned dwarf_reading, enum dwarf_generation *generation) {
	*generation = dwarf_reading == KD_DWARF_READ_2021 ? DWARF_2021 : DWARF_LLVM;
	return dwarf_reading == KD_DWARF_READ_LLVM || dwarf_reading == KD_DWARF_READ_2021;
}

unsigned debug_wavefront_size(const struct kd_code_object *object) {
	return object_wave(object) == KD_WAVE_32 ? 32 : 64;
}

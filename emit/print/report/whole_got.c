/* whole_got.c: the global offset table of a linked object, in the words that made a linker make it.
 *
 * A linker places a table of its own elsewhere than one that a source has, and code knows the distance. So what
 * reads an entry gets the relocation back that it had: of the pair of literals that LLVM adds to the program counter,
 * from GFX12 on with other instructions between them, or of the one of 64 bits.
 * Where each entry is read so, the linker makes the table again. */
#include "whole.h"

/* Bytes; the last one from the program counter to a literal. */
enum { ENTRY = 8, LITERAL = 4, WIDE_LITERAL = 8, MOST_APART = 32 };

struct got {
	struct whole *whole;
	const struct elf_section *section;
	const struct whole_section *how;
	bool *is_read;                           /* of its entries */
	LIST(struct whole_relocation) found;     /* in the section that is looked at */
	uint64_t counter;                        /* the program counter that was read last; 0: none was */
	const struct whole_relocation *awaiting; /* a first literal whose second one comes next */
	int64_t distance;                        /* what both say */
	bool sound;
};

/* The symbol that an entry is for; NULL: none that has a name. */
static const struct elf_symbol *symbol_of_entry(const struct whole *whole, const struct whole_relocation *entry) {
	struct code_part part;
	if (entry->symbol)
		return code_symbol_named(&whole->code, entry->symbol->name);
	if (!entry->section)
		return NULL;
	const struct elf_section *section = &whole->elf->sections[entry->section];
	code_begin_section(&whole->code, section, &part);
	struct code_symbols symbols = code_symbols_at(&part, section->address + (uint64_t)entry->addend);
	for (size_t i = 0; i < symbols.count; i++)
		if (symbols.items[i].is_label)
			return &whole->assembly.object->symbols.items[symbols.items[i].number];
	return NULL;
}

/* The entry that is at an address; NULL: none is. */
static const struct whole_relocation *entry_at(const struct got *got, uint64_t address) {
	uint64_t offset = address - got->section->address;
	if (offset >= got->section->size || offset % ENTRY)
		return NULL;
	return whole_relocation_from(got->how, offset);
}

static void add(struct got *got, uint64_t offset, uint32_t type, int64_t addend, const struct elf_symbol *symbol) {
	*list_add(got->whole->arena, &got->found) =
	    (struct whole_relocation){.offset = offset, .type = type, .addend = addend, .symbol = symbol, .resolved = true};
}

/* Looks at the literal at an address, which is at an offset in its section. Of 8 bytes linkers write the first 4. */
static void look_at(struct got *got, uint64_t address, uint64_t offset, const uint8_t *bytes, unsigned size) {
	int64_t value = (int32_t)load_le(bytes, LITERAL);
	uint64_t beyond = address - got->counter;
	if (!got->counter || beyond > MOST_APART || (size == WIDE_LITERAL && load_le(bytes + LITERAL, LITERAL)))
		return;
	if (got->awaiting && size == LITERAL) {
		struct whole_relocation first = *got->awaiting;
		bool second = value == (int32_t)(got->distance >> 32);
		got->awaiting = NULL;
		got->sound = got->sound && second;
		if (second)
			add(got, offset, R_AMDGPU_GOTPCREL32_HI, (int64_t)beyond, first.symbol);
		return;
	}
	const struct whole_relocation *entry = entry_at(got, got->counter + (uint64_t)value);
	const struct elf_symbol *symbol = entry ? symbol_of_entry(got->whole, entry) : NULL;
	if (!symbol)
		return;
	got->is_read[entry - got->how->relocations] = true;
	if (size == WIDE_LITERAL) {
		add(got, offset, R_AMDGPU_GOTPCREL, (int64_t)beyond, symbol);
		return;
	}
	got->distance = value;
	add(got, offset, R_AMDGPU_GOTPCREL32_LO, (int64_t)beyond, symbol);
	got->awaiting = &got->found.items[got->found.count - 1];
}

static void look_through(struct got *got, const struct elf_section *section) {
	struct code_part part;
	struct code_line line;
	code_begin_section(&got->whole->code, section, &part);
	got->counter = 0;
	while (code_next_in_section(&part)) {
		for (uint64_t at = part.address; at < part.end; at += line.size) {
			code_read_bare(&got->whole->code, &part, at, &line);
			unsigned size = line.is_instruction ? code_leave_out_literal(&got->whole->code, &line) : 0;
			uint64_t place = line.size - size;
			if (size)
				look_at(got, at + place, at + place - section->address, line.bytes + place, size);
			if (line.is_instruction && line.gives_counter)
				got->counter = at + line.size;
		}
	}
}

/* A table as linkers make it: each entry is relocated. */
static bool is_table(const struct whole *whole, const struct elf_section *section, const struct whole_section *how) {
	if (strcmp(section->name, ".got") != 0 || !how->printed || !section->bytes ||
	    how->relocation_count != section->size / ENTRY)
		return false;
	for (size_t i = 0; i < how->relocation_count; i++)
		if (how->relocations[i].offset != i * ENTRY || how->relocations[i].type != R_AMDGPU_ABS64)
			return false;
	return whole->elf->type != ET_REL;
}

/* Gives code its relocations, of which a linked object has no others; false if they do not account for the table. */
static bool find_references(struct got *got) {
	struct whole *whole = got->whole;
	size_t read = 0;
	for (size_t i = 1; i < whole->elf->section_count && got->sound; i++) {
		const struct elf_section *section = &whole->elf->sections[i];
		if (!whole->sections[i].printed || !(section->flags & SHF_EXECINSTR) || !section->bytes ||
		    whole->sections[i].relocation_count)
			continue;
		got->found.items = NULL;
		got->found.count = got->found.capacity = 0;
		look_through(got, section);
		got->sound = got->sound && !got->awaiting;
		whole->sections[i].relocations = got->found.items;
		whole->sections[i].relocation_count = got->found.count;
	}
	for (size_t i = 0; i < got->how->relocation_count; i++)
		read += got->is_read[i];
	return got->sound && read == got->how->relocation_count;
}

static void forget_references(struct whole *whole) {
	for (size_t i = 1; i < whole->elf->section_count; i++)
		if (whole->sections[i].relocation_count && whole->sections[i].relocations->resolved)
			whole->sections[i].relocation_count = 0;
}

/* Linkers make entries in the order of the symbols. */
static void keep_order(struct whole *whole, const struct whole_section *how) {
	const struct elf_symbols *symbols = &whole->assembly.object->symbols;
	for (size_t i = 0; i < how->relocation_count; i++) {
		uint32_t number = (uint32_t)(symbol_of_entry(whole, &how->relocations[i]) - symbols->items);
		*list_add(whole->arena, &whole->got) = number;
		whole->got_counts[number] = (uint32_t)whole->got.count;
	}
}

void whole_undo_got(struct whole *whole) {
	whole->got_counts =
	    arena_zeroed(whole->arena, whole->assembly.object->symbols.count + 1, sizeof *whole->got_counts);
	for (size_t i = 1; i < whole->elf->section_count; i++) {
		struct whole_section *how = &whole->sections[i];
		if (!is_table(whole, &whole->elf->sections[i], how))
			continue;
		struct got got = {.whole = whole, .section = &whole->elf->sections[i], .how = how, .sound = true};
		got.is_read = arena_zeroed(whole->arena, how->relocation_count, sizeof *got.is_read);
		if (!find_references(&got)) {
			forget_references(whole);
			return;
		}
		how->printed = false;
		keep_order(whole, how);
		return;
	}
}

/* whole_relocations.c: relocations in the words of a source. */
#include "whole.h"

#include "code_relocations.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- reading ---- */

static int compare(const void *a, const void *b) {
	const struct whole_relocation *one = a, *other = b;
	if (one->offset != other->offset)
		return one->offset > other->offset ? 1 : -1;
	return (one->order > other->order) - (one->order < other->order);
}

typedef LIST(struct whole_relocation) relocation_list;

static void add(struct whole *whole, relocation_list *lists, uint32_t section, struct whole_relocation relocation) {
	relocation.order = lists[section].count;
	if (whole->sections[section].printed)
		*list_add(whole->arena, &lists[section]) = relocation;
}

static void find_addresses(struct whole *whole) {
	for (size_t i = 1; i < whole->elf->section_count; i++) {
		const struct elf_section *section = &whole->elf->sections[i];
		if (section->flags & SHF_ALLOC && section->size)
			ranges_add(&whole->addresses, whole->arena, section->address, section->size, i);
	}
	ranges_sort(&whole->addresses);
}

/* The section that an address of a linked object is in; 0: none. */
static uint32_t section_at(const struct whole *whole, uint64_t address) {
	const struct range *range = ranges_find(&whole->addresses, address);
	return range ? (uint32_t)range->number : 0;
}

static void name_symbol(struct whole_relocation *relocation, const struct elf_symbol *symbol) {
	if (symbol->type == STT_SECTION && !symbol->reserved)
		relocation->section = symbol->section;
	else
		relocation->symbol = symbol;
}

/* Of a table for one section. */
static void read_table(struct whole *whole, const struct elf_section *table, relocation_list *lists) {
	for (size_t i = 0; i < table->relocation_count; i++) {
		const struct elf_relocation *entry = &table->relocations[i];
		struct whole_relocation relocation = {
		    .offset = entry->offset, .addend = entry->addend, .type = entry->type, .in_bytes = table->type == SHT_REL};
		if (entry->symbol)
			name_symbol(&relocation, &whole->assembly.object->symbols.items[entry->symbol]);
		add(whole, lists, table->info, relocation);
	}
}

/* Of a table for the loader: places and values are addresses. */
static void read_dynamic(struct whole *whole, const struct elf_section *table, relocation_list *lists) {
	const struct elf_file *elf = whole->elf;
	for (size_t i = 0; i < table->relocation_count; i++) {
		const struct elf_relocation *entry = &table->relocations[i];
		uint32_t section = section_at(whole, entry->offset);
		struct whole_relocation relocation = {.addend = entry->addend, .type = entry->type};
		if (!section)
			continue;
		relocation.offset = entry->offset - elf->sections[section].address;
		if (entry->symbol) {
			name_symbol(&relocation, &elf->dynamic_symbols.items[entry->symbol]);
		} else if (entry->type == R_AMDGPU_RELATIVE64) {
			relocation.type = R_AMDGPU_ABS64;
			relocation.section = section_at(whole, (uint64_t)entry->addend);
			relocation.addend -= (int64_t)elf->sections[relocation.section].address;
		}
		add(whole, lists, section, relocation);
	}
}

void whole_find_relocations(struct whole *whole) {
	const struct elf_file *elf = whole->elf;
	relocation_list *lists = arena_zeroed(whole->arena, elf->section_count, sizeof *lists);
	find_addresses(whole);
	for (size_t i = 1; i < elf->section_count; i++) {
		const struct elf_section *table = &elf->sections[i];
		if (!table->relocation_count)
			continue;
		if (elf->type == ET_REL && table->link && table->link == whole->assembly.object->symbols.section)
			read_table(whole, table, lists);
		else if (elf->type != ET_REL && table->link && table->link == elf->dynamic_symbols.section)
			read_dynamic(whole, table, lists);
	}
	for (size_t i = 1; i < elf->section_count; i++) {
		if (lists[i].count)
			qsort(lists[i].items, lists[i].count, sizeof *lists[i].items, compare);
		whole->sections[i].relocations = lists[i].items;
		whole->sections[i].relocation_count = lists[i].count;
	}
}

const struct whole_relocation *whole_relocation_from(const struct whole_section *section, uint64_t offset) {
	size_t low = 0, high = section->relocation_count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (section->relocations[middle].offset < offset)
			low = middle + 1;
		else
			high = middle;
	}
	return low < section->relocation_count ? &section->relocations[low] : NULL;
}

const struct whole_relocation *whole_relocation_after(const struct whole_section *section,
                                                      const struct whole_relocation *relocation, uint64_t offset) {
	while (relocation && relocation->offset < offset)
		relocation = relocation + 1 < section->relocations + section->relocation_count ? relocation + 1 : NULL;
	return relocation;
}

/* ---- printing ---- */

/* Before version 4 no other section's symbol has a distance, and no relocation a name. */
static bool is_before_version_4(const struct whole *whole) {
	return whole->assembly.target.code_object_version < 4;
}

static bool is_of_number(const struct whole_relocation *relocation) {
	return relocation->symbol && relocation->symbol->reserved && relocation->symbol->section == SHN_ABS;
}

/* A number would be put in at once, unless it is global and a specifier follows. */
static bool number_can_be_named(const struct whole *whole, const struct whole_relocation *relocation) {
	return relocation_specifier(relocation->type) && relocation->symbol->binding != STB_LOCAL &&
	       !is_before_version_4(whole);
}

/* Whether an expression can name what the relocation refers to. */
static bool can_be_named(const struct whole *whole, const struct whole_relocation *relocation) {
	if (!relocation->symbol)
		return relocation->section && whole->sections[relocation->section].printed;
	const struct elf_symbols *symbols = &whole->assembly.object->symbols;
	size_t number = (size_t)(relocation->symbol - symbols->items);
	bool of_table = relocation->symbol >= symbols->items && number < symbols->count;
	if (is_of_number(relocation) && !number_can_be_named(whole, relocation))
		return false;
	return of_table ? whole->code.is_named[number] : *relocation->symbol->name != '\0';
}

static void put_addend(struct out *out, int64_t addend) {
	if (addend)
		out_printf(out, "%+" PRId64, addend);
}

static void put_reference(struct whole *whole, const struct whole_relocation *relocation, const char *specifier) {
	if (relocation->symbol)
		code_put_label(whole->out, relocation->symbol->name);
	else
		whole_put_section_symbol(whole, relocation->section);
	if (specifier)
		out_printf(whole->out, "@%s", specifier);
	put_addend(whole->out, relocation->addend);
}

unsigned whole_value_size(uint32_t type) {
	switch (type) {
	case R_AMDGPU_ABS64:
	case R_AMDGPU_REL64: return 8;
	case R_AMDGPU_ABS32:
	case R_AMDGPU_REL32: return 4;
	default: return relocation_specifier(type) ? 4 : 0;
	}
}

bool whole_can_be_operand(const struct whole *whole, const struct whole_relocation *relocation, unsigned size) {
	bool has_specifier = relocation_specifier(relocation->type) && whole_value_size(relocation->type) <= size;
	return can_be_named(whole, relocation) && (has_specifier || (relocation->type == R_AMDGPU_REL32 && size == 4));
}

void whole_put_operand(struct whole *whole, const struct whole_relocation *relocation) {
	put_reference(whole, relocation, relocation_specifier(relocation->type));
}

/* A distance within the section would be no relocation. */
static bool has_distance(const struct whole *whole, uint32_t section, const struct whole_relocation *relocation) {
	const struct elf_symbol *symbol = relocation->symbol;
	bool here = symbol ? !symbol->reserved && symbol->section == section : relocation->section == section;
	return !here && !is_before_version_4(whole);
}

bool whole_put_value(struct whole *whole, uint32_t section, const struct whole_relocation *relocation) {
	bool absolute = relocation->type == R_AMDGPU_ABS32 || relocation->type == R_AMDGPU_ABS64;
	bool distance = relocation->type == R_AMDGPU_REL32;
	if (!can_be_named(whole, relocation) || (distance && !has_distance(whole, section, relocation)))
		return false;
	out_text(whole->out, whole_value_size(relocation->type) == 8 ? "\t.quad " : "\t.long ");
	bool plain = absolute && !is_of_number(relocation);
	put_reference(whole, relocation, plain ? NULL : relocation_specifier(relocation->type));
	out_text(whole->out, distance ? "-.\n" : "\n");
	return true;
}

/* A name in quotes would be taken for a string. */
bool whole_put_sum(struct whole *whole, uint32_t section, const struct whole_relocation *relocation, unsigned width) {
	const uint8_t *bytes = whole->elf->sections[section].bytes + relocation->offset;
	struct whole_relocation sum = *relocation;
	bool absolute = relocation->type == R_AMDGPU_ABS32 || relocation->type == R_AMDGPU_ABS64;
	if (!absolute || is_of_number(relocation) || whole_value_size(relocation->type) != width ||
	    !can_be_named(whole, relocation))
		return false;
	uint64_t there = load_le(bytes, width);
	if (!relocation->in_bytes && !relocation->resolved && there)
		return false;
	if (relocation->in_bytes)
		sum.addend = width == 4 ? (int32_t)there : (int64_t)there;
	out_text(whole->out, relocation->symbol && !assembly_is_plain(relocation->symbol->name) ? "0+" : "");
	put_reference(whole, &sum, NULL);
	return true;
}

void whole_put_record(struct whole *whole, const struct whole_relocation *relocation, uint64_t here) {
	const char *name = relocation_type_name(relocation->type);
	struct out *out = whole->out;
	bool is_number = !relocation->symbol && !relocation->section;
	bool names = is_number || (!is_of_number(relocation) && can_be_named(whole, relocation));
	bool named = name && !is_before_version_4(whole) && names;
	out_text(out, named ? "\t.reloc ." : "\t// no directive makes this relocation: ");
	put_addend(out, (int64_t)(relocation->offset - here));
	out_printf(out, named ? ", R_AMDGPU_%s" : "%s", name ? name : "of another type");
	if (named) {
		out_text(out, ", ");
		if (is_number)
			out_signed(out, relocation->addend);
		else
			put_reference(whole, relocation, NULL);
	}
	out_text(out, "\n");
}

/* html_lines.c: see html_lines.h. All addresses are asked for at once, because each question walks all tables. */
#include "html_lines.h"

#include <stdlib.h>

#include "gpu/isa/isa.h"

static bool has_table(const struct kd_code_object *object) {
	for (size_t i = 1; i < object->elf.section_count; i++)
		if (debug_section_is(&object->elf.sections[i], ".debug_line"))
			return true;
	return false;
}

static bool is_code(const struct elf_section *section) {
	return section->bytes && section->flags & SHF_EXECINSTR;
}

static size_t dwords(const struct elf_section *section) {
	return is_code(section) ? (size_t)(section->size / ISA_DWORD) : 0;
}

static int compare(const void *a, const void *b) {
	const struct debug_address *x = &((const struct debug_line_query *)a)->address;
	const struct debug_address *y = &((const struct debug_line_query *)b)->address;
	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	return (x->value > y->value) - (x->value < y->value);
}

/* As sections mostly are. */
static bool is_in_order(const struct html_lines *lines) {
	for (size_t i = 1; i < lines->count; i++)
		if (compare(&lines->queries[i - 1], &lines->queries[i]) > 0)
			return false;
	return true;
}

void html_lines_find(struct html_lines *lines, struct arena *arena, const struct kd_code_object *object) {
	const struct elf_file *elf = &object->elf;
	size_t count = 0, most = (size_t)(elf->size / ISA_DWORD); /* sections may overlap */
	*lines = (struct html_lines){0};
	if (!has_table(object))
		return;
	for (size_t i = 1; i < elf->section_count; i++)
		count += dwords(&elf->sections[i]) <= most - count ? dwords(&elf->sections[i]) : 0;
	lines->queries = arena_zeroed(arena, count + 1, sizeof *lines->queries);
	for (size_t i = 1; i < elf->section_count; i++) {
		const struct elf_section *section = &elf->sections[i];
		if (dwords(section) > count - lines->count)
			continue;
		for (size_t at = 0; at < dwords(section); at++)
			lines->queries[lines->count++].address = (struct debug_address){
			    .value = section->address + at * ISA_DWORD, .section = elf->type == ET_REL ? (uint32_t)i : 0};
	}
	struct debug_units units;
	debug_units_read(&units, arena, object, KD_DWARF_READ_ANY);
	debug_lines_find_all(&units, arena, lines->queries, lines->count);
	if (!is_in_order(lines))
		qsort(lines->queries, lines->count, sizeof *lines->queries, compare);
}

const struct debug_line *html_line_at(const struct html_lines *lines, uint32_t section, uint64_t address) {
	struct debug_line_query wanted = {.address = {.value = address, .section = section}};
	const struct debug_line_query *found =
	    lines->count ? bsearch(&wanted, lines->queries, lines->count, sizeof wanted, compare) : NULL;
	return found && found->line.found ? &found->line : NULL;
}

/* info_section.c: see info_section.h. */
#include "info_section.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/buffer.h"

/* A section being read, and its relocations by their places, of which those before `next` have been looked at. */
struct reading {
	const struct elf_file *file;
	struct arena *arena;
	const struct elf_section *section, *strings;
	LIST(const struct elf_relocation *) relocations;
	size_t next;
	bool given[INFO_RECORD_COUNT]; /* of the function: FUNC itself, and its numbers */
};

static bool is_info(const struct elf_section *section) {
	return section->type == SHT_PROGBITS && strcmp(section->name, INFO_SECTION) == 0;
}

/* The index of the section; 0: there is none. Of several that of the first, and *several is set. */
static uint32_t find(const struct elf_file *file, bool *several) {
	uint32_t found = 0;
	for (uint32_t i = 1; i < file->section_count; i++) {
		if (!is_info(&file->sections[i]))
			continue;
		*several = found;
		found = found ? found : i;
		if (*several)
			break;
	}
	return found;
}

bool info_section_is_in(const struct elf_file *file) {
	bool several = false;
	return find(file, &several);
}

static int compare_offsets(const void *a, const void *b) {
	const struct elf_relocation *x = *(const struct elf_relocation *const *)a;
	const struct elf_relocation *y = *(const struct elf_relocation *const *)b;
	if (x->offset != y->offset)
		return x->offset < y->offset ? -1 : 1;
	return x < y ? -1 : x > y;
}

/* Of SHT_REL, as other systems than HSA have it, the addend is in the bytes: a copy has it like that of SHT_RELA. */
static const struct elf_relocation *with_addend(const struct reading *reading, const struct elf_section *from,
                                                const struct elf_relocation *relocation) {
	const struct elf_section *section = reading->section;
	if (from->type == SHT_RELA || relocation->offset > section->size ||
	    section->size - relocation->offset < sizeof(uint64_t))
		return relocation;
	struct elf_relocation *copy = arena_alloc(reading->arena, sizeof *copy);
	*copy = *relocation;
	copy->addend = (int64_t)load_le(section->bytes + relocation->offset, sizeof(uint64_t));
	return copy;
}

static void collect_relocations(struct reading *reading, uint32_t index) {
	const struct elf_file *file = reading->file;
	for (size_t i = 1; i < file->section_count; i++) {
		const struct elf_section *from = &file->sections[i];
		bool is_table = from->type == SHT_RELA || from->type == SHT_REL;
		if (!is_table || from->info != index || from->link != file->symbols.section)
			continue;
		for (size_t r = 0; r < from->relocation_count; r++)
			*list_add(reading->arena, &reading->relocations) = with_addend(reading, from, &from->relocations[r]);
	}
	if (reading->relocations.count)
		qsort(reading->relocations.items, reading->relocations.count, sizeof *reading->relocations.items,
		      compare_offsets);
}

/* The one at a place; places are asked for in ascending order. */
static const struct elf_relocation *relocation_at(struct reading *reading, uint64_t offset) {
	while (reading->next < reading->relocations.count && reading->relocations.items[reading->next]->offset < offset)
		reading->next++;
	if (reading->next == reading->relocations.count || reading->relocations.items[reading->next]->offset != offset)
		return NULL;
	return reading->relocations.items[reading->next];
}

/* What is wrong with an item; NULL: nothing. */
static const char *complete(struct reading *reading, struct info_item *item) {
	const struct info_entry *entry = &item->entry;
	item->operand = reading->section->bytes + entry->operand_at;
	if (entry->record == INFO_FUNC)
		memset(reading->given, 0, sizeof reading->given);
	else if (!reading->given[INFO_FUNC])
		return "an entry is before the first function";
	if (entry->record == INFO_RECORD_COUNT)
		return NULL;
	if (info_row(entry->record)->operand == INFO_NUMBER && reading->given[entry->record])
		return "a number of a function is given twice";
	reading->given[entry->record] = true;
	if (info_row(entry->record)->operand == INFO_SYMBOL) {
		item->relocation = relocation_at(reading, entry->operand_at);
		if (!item->relocation || item->relocation->type != R_AMDGPU_ABS64 || !item->relocation->symbol)
			return "an entry names no symbol: it has no relocation R_AMDGPU_ABS64";
	} else if (info_row(entry->record)->operand == INFO_TEXT) {
		item->text = reading->strings ? info_string(reading->strings->bytes, reading->strings->size, entry->value)
		                              : NULL;
		if (!item->text)
			return "an entry names a string that section " INFO_STRINGS_SECTION " lacks";
	}
	return NULL;
}

static bool read_section(struct reading *reading, struct info_items *items, const char **error) {
	const struct elf_section *section = reading->section;
	struct info_entry entry;
	uint64_t offset = 0, before = 0;
	while (info_next(section->bytes, section->size, &offset, &entry, error)) {
		struct info_item item = {.entry = entry};
		*error = complete(reading, &item);
		if (*error)
			break;
		*list_add(reading->arena, &items->list) = item;
		before = offset;
	}
	if (*error)
		*error = arena_printf(reading->arena, "section " INFO_SECTION ", offset 0x%" PRIx64 ": %s", before, *error);
	return !*error;
}

bool info_section_read(const struct elf_file *file, struct arena *arena, struct info_items *items, const char **error) {
	bool several = false;
	uint32_t index = find(file, &several);
	*error = several ? "it has several sections " INFO_SECTION : NULL;
	if (several || !index || !file->sections[index].bytes)
		return !several;
	struct reading reading = {.file = file,
	                          .arena = arena,
	                          .section = &file->sections[index],
	                          .strings = elf_file_section(file, INFO_STRINGS_SECTION)};
	collect_relocations(&reading, index);
	return read_section(&reading, items, error);
}

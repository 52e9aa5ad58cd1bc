/* function_info.c: what .amdgpu.info says of functions, with the names of what they call and use. */
#include <stdlib.h>

#include "code_object.h"
#include "files/elf/read/info_section.h"

/* Symbols by their places, to find those that a section's symbol and an addend stand for. */
struct names_of_places {
	LIST(const struct elf_symbol *) symbols;
};

static int compare_places(uint32_t section, uint64_t value, const struct elf_symbol *symbol) {
	if (section != symbol->section)
		return section < symbol->section ? -1 : 1;
	return value < symbol->value ? -1 : value > symbol->value;
}

static int compare_symbols(const void *a, const void *b) {
	const struct elf_symbol *x = *(const struct elf_symbol *const *)a, *y = *(const struct elf_symbol *const *)b;
	int places = compare_places(x->section, x->value, y);
	return places ? places : x < y ? -1 : x > y;
}

static void collect(struct names_of_places *names, struct arena *arena, const struct elf_symbols *symbols) {
	for (size_t i = 1; i < symbols->count; i++) {
		const struct elf_symbol *symbol = &symbols->items[i];
		if (symbol->type != STT_SECTION && symbol->section && !symbol->reserved && symbol->name[0])
			*list_add(arena, &names->symbols) = symbol;
	}
	if (names->symbols.count)
		qsort(names->symbols.items, names->symbols.count, sizeof *names->symbols.items, compare_symbols);
}

/* The first of them at a place; NULL: there is none. */
static const struct elf_symbol *find(const struct names_of_places *names, uint32_t section, uint64_t value) {
	size_t from = 0, to = names->symbols.count;
	while (from < to) {
		size_t middle = from + (to - from) / 2;
		if (compare_places(section, value, names->symbols.items[middle]) > 0)
			from = middle + 1;
		else
			to = middle;
	}
	if (from == names->symbols.count || compare_places(section, value, names->symbols.items[from]) != 0)
		return NULL;
	return names->symbols.items[from];
}

/* ---- entries ---- */

static void name_symbol(const struct kd_code_object *object, const struct names_of_places *names,
                        const struct elf_relocation *relocation, struct kd_function_entry *entry) {
	const struct elf_symbol *symbol = &object->elf.symbols.items[relocation->symbol];
	entry->text = symbol->name;
	entry->number = (uint64_t)relocation->addend;
	if (symbol->type != STT_SECTION || symbol->reserved || !symbol->section)
		return;
	const struct elf_symbol *named = find(names, symbol->section, symbol->value + entry->number);
	entry->text = named ? named->name : object->elf.sections[symbol->section].name;
	entry->number = named ? 0 : symbol->value + entry->number;
}

static struct kd_function_entry entry_of(const struct kd_code_object *object, const struct names_of_places *names,
                                         const struct info_item *item) {
	struct kd_function_entry entry = {.kind = item->entry.number, .bytes = item->operand, .size = item->entry.size};
	if (item->entry.record == INFO_RECORD_COUNT)
		return entry;
	entry.directive = info_row(item->entry.record)->directive;
	entry.text = item->text;
	entry.number = item->text ? 0 : item->entry.value;
	if (item->relocation)
		name_symbol(object, names, item->relocation, &entry);
	return entry;
}

static void add_functions(struct kd_code_object *object, const struct info_items *items) {
	struct names_of_places names = {0};
	struct kd_function_entry *entries = arena_zeroed(object->arena, items->list.count, sizeof *entries);
	struct kd_function *function = NULL;
	collect(&names, object->arena, &object->elf.symbols);
	for (size_t i = 0; i < items->list.count; i++) {
		entries[i] = entry_of(object, &names, &items->list.items[i]);
		if (items->list.items[i].entry.record == INFO_FUNC) {
			function = list_add(object->arena, &object->functions);
			function->symbol = entries[i];
			function->entries = &entries[i + 1];
		} else {
			function->entry_count++;
		}
	}
}

void code_object_read_functions(struct kd_code_object *object) {
	struct info_items items = {0};
	const char *error;
	if (object->elf.type != ET_REL)
		return;
	if (info_section_read(&object->elf, object->arena, &items, &error))
		add_functions(object, &items);
	else
		code_object_remark(object, "%s", error);
}

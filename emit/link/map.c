/* map.c: what lies where in the code object, as ld.lld -Map prints it; names are not demangled. */
#include <inttypes.h>
#include <stdlib.h>

#include "base/printable.h"
#include "linker.h"

/* A symbol below its section. */
struct mapped {
	const struct input_section *section;
	const struct link_symbol *symbol;
	uint64_t address;
	size_t number;
};

struct map {
	struct linker *linker;
	struct buffer *out;
	LIST(struct mapped) symbols; /* by section, then address, then as they came */
};

void link_put_line(struct buffer *out, char *line) {
	printable(line, strlen(line), "");
	buffer_put_text(out, line);
	buffer_put_text(out, "\n");
}

static void put_line(const struct map *map, uint64_t address, uint64_t size, uint64_t alignment, const char *name) {
	link_put_line(map->out, arena_printf(map->linker->arena, "%16" PRIx64 " %16" PRIx64 " %8" PRIx64 " %5" PRIu64 " %s",
	                                     address, address, size, alignment, name));
}

/* ---- symbols ---- */

static void add_symbol(struct map *map, const struct link_symbol *symbol) {
	if (symbol->kind != LINK_DEFINED || symbol->type == STT_SECTION || !symbol->section)
		return;
	*list_add(map->linker->arena, &map->symbols) =
	    (struct mapped){symbol->section, symbol, link_symbol_address(map->linker, symbol, 0), map->symbols.count};
}

static int compare_places(const struct mapped *left, const struct mapped *right) {
	uintptr_t a = (uintptr_t)left->section, b = (uintptr_t)right->section;
	return a < b ? -1 : a > b;
}

static int compare_symbols(const void *a, const void *b) {
	const struct mapped *left = a, *right = b;
	int places = compare_places(left, right);
	if (places)
		return places;
	if (left->address != right->address)
		return left->address < right->address ? -1 : 1;
	return left->number < right->number ? -1 : left->number > right->number;
}

static void collect_symbols(struct map *map) {
	struct linker *linker = map->linker;
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		for (size_t s = 1; s < input->file.symbols.count; s++)
			if (input->symbols[s]->input == input)
				add_symbol(map, input->symbols[s]);
	}
	if (map->symbols.count)
		qsort(map->symbols.items, map->symbols.count, sizeof *map->symbols.items, compare_symbols);
}

static void put_symbols(const struct map *map, const struct input_section *section) {
	const struct mapped wanted = {.section = section};
	size_t low = 0, high = map->symbols.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_places(&map->symbols.items[middle], &wanted) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	for (; low < map->symbols.count && map->symbols.items[low].section == section; low++) {
		const struct mapped *mapped = &map->symbols.items[low];
		put_line(map, mapped->address, mapped->symbol->size, 1,
		         arena_printf(map->linker->arena, "                %s", mapped->symbol->name));
	}
}

/* ---- sections ---- */

static bool is_beside(const struct frame_place *left, const struct frame_place *right) {
	return left->section == right->section && left->piece->start + left->piece->size == right->piece->start &&
	       left->piece->offset + left->piece->size == right->piece->offset;
}

/* Those of .eh_frame are the parts of inputs that stay, as far as they lie side by side. */
static void put_frames(const struct map *map, uint64_t address) {
	const struct linker *linker = map->linker;
	for (size_t i = 0, next; i < linker->frames.count; i = next) {
		const struct frame_place *first = &linker->frames.items[i];
		uint64_t size = first->piece->size;
		for (next = i + 1; next < linker->frames.count; next++) {
			if (!is_beside(&linker->frames.items[next - 1], &linker->frames.items[next]))
				break;
			size += linker->frames.items[next].piece->size;
		}
		put_line(map, address + first->piece->offset, size, 1,
		         arena_printf(linker->arena, "        %s:(%s+0x%" PRIx64 ")", first->section->input->name,
		                      first->section->name, first->piece->start));
	}
}

static void put_section(const struct map *map, const struct input_section *section) {
	uint64_t address = section_address(section, 0);
	if (section == map->linker->eh_frame) {
		put_frames(map, address);
		return;
	}
	put_line(map, address, section->size, section->alignment,
	         arena_printf(map->linker->arena, "        %s:(%s)", section->input ? section->input->name : INTERNAL,
	                      section->name));
	put_symbols(map, section);
}

void map_put(struct linker *linker, struct buffer *out) {
	struct map map = {.linker = linker, .out = out};
	collect_symbols(&map);
	buffer_put_text(out, "             VMA              LMA     Size Align Out     In      Symbol\n");
	for (size_t i = 0; i < linker->outputs.count; i++) {
		const struct output_section *output = linker->outputs.items[i];
		put_line(&map, output->address, output->size, output->alignment, output->name);
		for (size_t m = 0; m < output->members.count; m++)
			put_section(&map, output->members.items[m]);
	}
}

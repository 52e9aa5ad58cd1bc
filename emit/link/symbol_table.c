/* symbol_table.c: .symtab, for tools and for loaders that look for kernels there. */
#include <stdlib.h>

#include "linker.h"

/* Sections have no symbols; labels in mergeable sections that assemblers would have left out go. */
static bool is_kept(const struct link_symbol *symbol) {
	if (symbol->type == STT_SECTION || symbol->kind == LINK_UNDEFINED || symbol_is_dropped(symbol))
		return false;
	bool label = symbol->name[0] == '.' && symbol->name[1] == 'L';
	return !(label && symbol->section && symbol->section->flags & SHF_MERGE);
}

/* A local symbol on its way into the table: they are grouped by the input that they come from. */
struct local {
	struct link_symbol *symbol;
	size_t group;
	size_t number;
};

struct locals {
	LIST(struct local) items;
	size_t group_count;
	size_t own_group; /* of the linker's own ones; from 1 */
	bool disordered;  /* one is of a group before that of its predecessor: a hidden global one, most often */
};

/* Groups are in the order in which they were met. */
static size_t group_of(struct locals *locals, struct link_input *input) {
	size_t *group = input ? &input->table_group : &locals->own_group;
	if (!*group)
		*group = ++locals->group_count;
	return *group;
}

static void add_local(struct linker *linker, struct locals *locals, struct link_symbol *symbol) {
	size_t number = locals->items.count, group = group_of(locals, symbol->input);
	locals->disordered |= number && locals->items.items[number - 1].group > group;
	*list_add(linker->arena, &locals->items) = (struct local){symbol, group, number};
}

static int compare_locals(const void *a, const void *b) {
	const struct local *left = a, *right = b;
	if (left->group != right->group)
		return left->group < right->group ? -1 : 1;
	return left->number < right->number ? -1 : left->number > right->number;
}

static void put_name(struct buffer *names, struct link_symbol *symbol) {
	if (!symbol->name[0])
		return;
	symbol->table_name = (uint32_t)names->size;
	buffer_put(names, symbol->name, strlen(symbol->name) + 1);
}

/* Local symbols of the inputs, then all global ones, of which those that are hidden have become local. That is
 * the order of the names. */
void symbol_table_collect(struct linker *linker) {
	struct locals locals = {0};
	struct buffer names = buffer_in(linker->arena);
	buffer_put_zeros(&names, 1);
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		for (size_t s = 1; s < input->file.symbols.local_count; s++) {
			if (!is_kept(input->symbols[s]))
				continue;
			put_name(&names, input->symbols[s]);
			add_local(linker, &locals, input->symbols[s]);
		}
	}
	for (size_t i = 0; i < linker->symbols.count; i++) {
		put_name(&names, linker->symbols.items[i]);
		if (link_symbol_binding(linker->symbols.items[i]) == STB_LOCAL)
			add_local(linker, &locals, linker->symbols.items[i]);
	}
	if (locals.disordered)
		qsort(locals.items.items, locals.items.count, sizeof *locals.items.items, compare_locals);
	for (size_t i = 0; i < locals.items.count; i++)
		*list_add(linker->arena, &linker->table) = locals.items.items[i].symbol;
	linker->table_local_count = linker->table.count;
	for (size_t i = 0; i < linker->symbols.count; i++)
		if (link_symbol_binding(linker->symbols.items[i]) != STB_LOCAL)
			*list_add(linker->arena, &linker->table) = linker->symbols.items[i];
	linker->strtab->bytes = names.data;
	linker->strtab->size = names.size;
	linker->symtab->size = (linker->table.count + 1) * sizeof(Elf64_Sym);
}

void symbol_table_check(struct linker *linker) {
	for (size_t i = 0; i < linker->table.count; i++) {
		const struct link_symbol *symbol = linker->table.items[i];
		if (symbol->type == STT_TLS && symbol->section && !thread_segment(linker))
			diag_error(linker->diag, 0,
			           "%s has an STT_TLS symbol but doesn't have a PT_TLS segment: '%s' lies in no "
			           "thread-local section",
			           symbol->input->name, symbol->name);
	}
}

void link_symbol_store(const struct linker *linker, uint8_t *at, const struct link_symbol *symbol, uint32_t name) {
	const Elf64_Sym entry = {
	    .st_name = htole32(name),
	    .st_info = (uint8_t)ELF64_ST_INFO(link_symbol_binding(symbol), symbol->type),
	    .st_other = symbol->visibility | symbol->other,
	    .st_shndx = htole16(link_symbol_section_index(symbol)),
	    .st_value = htole64(link_symbol_address(linker, symbol, 0)),
	    .st_size = htole64(symbol->size),
	};
	memcpy(at, &entry, sizeof entry);
}

void symbol_table_fill(struct linker *linker, uint8_t *image) {
	uint8_t *out = section_in_image(linker->symtab, image);
	for (size_t i = 0; i < linker->table.count; i++) {
		const struct link_symbol *symbol = linker->table.items[i];
		link_symbol_store(linker, out + (i + 1) * sizeof(Elf64_Sym), symbol, symbol->table_name);
	}
}

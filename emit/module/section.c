/* section.c: sections and which of them is being written. */
#include "section.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/elf_numbers.h"
#include "output.h"
#include "symbol.h"

/* Name, number, link and group tell sections apart; type, flags and entry size do not. */
static struct name *section_slot(struct module *module, const struct section_key *key) {
	if (key->unique_id == UNIQUE_NONE && !key->link_symbol && !key->signature)
		return key->name;
	struct buffer bytes = buffer_in(module->arena);
	buffer_put(&bytes, &key->unique_id, sizeof key->unique_id);
	buffer_put(&bytes, &key->link_symbol, sizeof key->link_symbol);
	buffer_put(&bytes, &key->signature, sizeof key->signature);
	buffer_put(&bytes, key->name->text, key->name->length);
	return name_intern(&module->section_keys, (const char *)bytes.data, bytes.size);
}

struct section *section_find(struct module *module, const struct section_key *key) {
	return section_slot(module, key)->entry;
}

struct name *section_name(struct module *module, const char *text, size_t length) {
	return name_intern(&module->section_names, text, length);
}

/* The symbol that a section's name stands for already, or a new one. */
static struct symbol *section_symbol(struct module *module, const struct section_key *key) {
	struct name *name = name_intern(&module->names, key->name->text, key->name->length);
	struct symbol *symbol = key->takes_name ? name->symbol : NULL;
	if (!symbol || symbol->of_section) {
		symbol = arena_zeroed(module->arena, 1, sizeof *symbol);
		symbol->name = name;
		if (key->takes_name && !name->symbol)
			name->symbol = symbol;
	}
	symbol->of_section = true;
	return symbol;
}

void section_check_name(struct module *module, const char *text, size_t length) {
	const struct name *name = name_find(&module->names, text, length);
	const struct symbol *symbol = name ? name->symbol : NULL;
	if (!symbol || symbol->of_section)
		return;
	if (symbol->kind == SYMBOL_COMMON)
		diag_error(module->diag, symbol->pos, "common symbol '%.*s' has the name of a section [stricter than llvm-mc]",
		           NAME_ARGS(name));
	else if (!symbol_is_undefined(module, symbol))
		diag_error(module->diag, symbol->pos, "invalid symbol redefinition: '%.*s' is also the name of a section",
		           NAME_ARGS(name));
}

struct group *group_of(struct module *module, struct symbol *signature) {
	struct name *name = name_intern(&module->groups, signature->name->text, signature->name->length);
	struct group *group = name->entry;
	if (!group) {
		name->entry = group = arena_zeroed(module->arena, 1, sizeof *group);
		group->signature = signature;
		signature->signature = true;
	}
	return group;
}

struct section *section_create(struct module *module, const struct section_key *key) {
	struct section *section = arena_zeroed(module->arena, 1, sizeof *section);
	section->name = key->name;
	section->type = key->type;
	section->flags = key->flags;
	section->entry_size = key->entry_size;
	section->unique_id = key->unique_id;
	section->link_symbol = key->link_symbol;
	section->group = key->signature ? group_of(module, key->signature) : NULL;
	section->comdat = key->comdat;
	section->alignment = 1;
	section->bytes = buffer_in(module->arena);
	section->symbol = section_symbol(module, key);
	section_slot(module, key)->entry = section;
	if (module->last_section)
		module->last_section->next = section;
	else
		module->sections = section;
	module->last_section = section;
	return section;
}

bool section_is_code(const struct section *section) {
	return section->flags & SHF_EXECINSTR;
}

/* The number in front of others, because part 0 is there from the start: section_order_parts() does the rest. */
static struct subsection *find_subsection(struct module *module, struct section *section, uint32_t number) {
	const uint64_t key[] = {(uintptr_t)section, number};
	if (!number && section->subsections)
		return section->subsections;
	struct name *name = number ? name_intern(&module->parts, (const char *)key, sizeof key) : NULL;
	if (name && name->entry)
		return name->entry;
	struct subsection *part = arena_zeroed(module->arena, 1, sizeof *part);
	struct subsection **link = number ? &section->subsections->next : &section->subsections;
	part->number = number;
	part->next = *link;
	*link = part;
	section->part_count++;
	if (name)
		name->entry = part;
	return part;
}

static int compare_parts(const void *a, const void *b) {
	const struct subsection *const *left = a, *const *right = b;
	return ((*left)->number > (*right)->number) - ((*left)->number < (*right)->number);
}

void section_order_parts(struct module *module, struct section *section) {
	size_t count = 0;
	if (section->part_count < 3)
		return;
	struct subsection **parts = arena_alloc(module->arena, section->part_count * sizeof *parts);
	for (struct subsection *part = section->subsections; part; part = part->next)
		parts[count++] = part;
	qsort(parts, count, sizeof *parts, compare_parts);
	for (size_t i = 0; i < count; i++)
		parts[i]->next = i + 1 < count ? parts[i + 1] : NULL;
}

/* Goes on in another place. As in llvm-mc a return to a section begins a fragment, which shows in
 * the order of relocations where .reloc is used. */
static void go_to(struct module *module, struct place_in_section place) {
	if (place.subsection != module->current.subsection) {
		module->before_contents = NULL; /* a .loc without contents is lost, as in llvm-mc */
		module->returned = place.subsection->last;
		module->pieces++;
	}
	module->current = place;
	if (!place.subsection->last)
		fragment_current(module); /* there is one from the start: offsets begin there */
}

/* Part 0 is there from the start, with the section symbol at its beginning. */
static void start_section(struct module *module, struct section *section) {
	struct symbol *symbol = section->symbol;
	go_to(module, (struct place_in_section){section, find_subsection(module, section, 0)});
	symbol_register(module, symbol);
	if (symbol->kind != SYMBOL_VARIABLE) {
		symbol->kind = SYMBOL_LABEL;
		symbol->fragment = section->subsections->first;
		symbol->offset = 0;
		symbol->pos = module->statement_pos;
		module->stamp += symbol->in_expression;
	}
}

void section_switch(struct module *module, struct section *section, uint32_t subsection) {
	module->previous = module->current;
	if (section->group)
		symbol_register(module, section->group->signature);
	module->gnu_abi |= (section->flags & SHF_GNU_RETAIN) != 0;
	if (!section->subsections)
		start_section(module, section);
	section->symbol->type = STT_SECTION;
	section->symbol->binding = STB_LOCAL;
	section->symbol->binding_set = true;
	go_to(module, (struct place_in_section){section, find_subsection(module, section, subsection)});
	output_tell(module, section, (module, &module->previous));
}

void section_push(struct module *module) {
	*list_add(module->arena, &module->stack) = module->current;
	*list_add(module->arena, &module->stack) = module->previous;
}

bool section_pop(struct module *module) {
	if (!module->stack.count)
		return false;
	module->previous = module->stack.items[module->stack.count - 1];
	module->stack.count -= 2;
	go_to(module, module->stack.items[module->stack.count]);
	output_tell(module, section, (module, NULL));
	return true;
}

bool section_previous(struct module *module) {
	if (!module->previous.section)
		return false;
	struct place_in_section current = module->current;
	go_to(module, module->previous);
	module->previous = current;
	output_tell(module, section, (module, &current));
	return true;
}

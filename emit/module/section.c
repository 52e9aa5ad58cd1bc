/* section.c: sections and which of them is being written. */
#include "module.h"

/* Name, number and link tell sections apart; type, flags and entry size do not. */
struct section *section_find(const struct section_key *key) {
	struct section *section = key->name->sections;
	while (section && (section->unique_id != key->unique_id || section->link_symbol != key->link_symbol))
		section = section->same_name;
	return section;
}

struct name *section_name(struct module *module, const char *text, size_t length) {
	return name_intern(&module->section_names, text, length);
}

static struct symbol *section_symbol(struct module *module, struct section *section) {
	struct symbol *symbol = arena_zeroed(module->arena, 1, sizeof *symbol);
	symbol->kind = SYMBOL_SECTION;
	symbol->section = section;
	symbol->type = STT_SECTION;
	symbol->binding = STB_LOCAL;
	symbol->binding_set = true;
	return symbol;
}

struct section *section_create(struct module *module, const struct section_key *key) {
	struct section *section = arena_zeroed(module->arena, 1, sizeof *section);
	section->name = key->name;
	section->type = key->type;
	section->flags = key->flags;
	section->entry_size = key->entry_size;
	section->unique_id = key->unique_id;
	section->link_symbol = key->link_symbol;
	section->alignment = 1;
	section->bytes = buffer_in(module->arena);
	section->symbol = section_symbol(module, section);
	section->same_name = key->name->sections;
	key->name->sections = section;
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

static struct subsection *find_subsection(struct module *module, struct section *section, uint32_t number) {
	struct subsection **link = &section->subsections;
	while (*link && (*link)->number < number)
		link = &(*link)->next;
	if (!*link || (*link)->number != number) {
		struct subsection *part = arena_zeroed(module->arena, 1, sizeof *part);
		part->number = number;
		part->next = *link;
		*link = part;
	}
	return *link;
}

void section_switch(struct module *module, struct section *section, uint32_t subsection) {
	struct place_in_section next = {section, find_subsection(module, section, subsection)};
	module->previous = module->current;
	module->current = next;
	symbol_register(module, section->symbol);
	fragment_current(module); /* offsets in the section begin there */
}

void section_switch_part(struct module *module, uint32_t subsection) {
	module->current.subsection = find_subsection(module, module->current.section, subsection);
	fragment_current(module);
}

void section_push(struct module *module) {
	*list_add(module->arena, &module->stack) = module->current;
	*list_add(module->arena, &module->stack) = module->previous;
}

bool section_pop(struct module *module) {
	if (!module->stack.count)
		return false;
	module->previous = module->stack.items[module->stack.count - 1];
	module->current = module->stack.items[module->stack.count - 2];
	module->stack.count -= 2;
	return true;
}

bool section_previous(struct module *module) {
	if (!module->previous.section)
		return false;
	struct place_in_section current = module->current;
	module->current = module->previous;
	module->previous = current;
	return true;
}

void module_init(struct module *module, struct arena *arena, struct diag *diag) {
	*module = (struct module){.arena = arena, .values = arena_new_below(arena), .diag = diag, .stamp = 1};
	names_init(&module->names, arena);
	names_init(&module->section_names, arena);
}

enum { TEXT_ALIGNMENT = 4 }; /* instructions are words */

void module_start(struct module *module) {
	struct section_key key = {.name = section_name(module, ".text", strlen(".text")),
	                          .type = SHT_PROGBITS,
	                          .flags = SHF_ALLOC | SHF_EXECINSTR,
	                          .unique_id = UNIQUE_NONE};
	module->text = section_create(module, &key);
	section_switch(module, module->text, 0);
	data_align(module, TEXT_ALIGNMENT, 0, 1, 0, true, 0);
}

/* garbage.c: --gc-sections: sections that nothing needs are left out. What is needed is ld.lld's: sections of symbols
 * that other code objects see, of the entry and of what --undefined names; tables of functions that run at the start or
 * the end, notes, sections that are not loaded; and all that those refer to. */
#include "linker.h"

/* What belongs together, of one section. */
struct section_bonds {
	struct input_section *group;          /* the next one of its section group, in a circle; NULL: it is in none */
	struct input_section *dependent;      /* the first of those that are ordered by it (SHF_LINK_ORDER) */
	struct input_section *next_dependent; /* of those that are ordered by the same */
};

struct collector {
	struct linker *linker;
	LIST(struct input_section *) queue;
	struct names named; /* "__start_x": struct named_sections */
};

struct named_sections {
	LIST(struct input_section *) items;
};

/* ---- what belongs together ---- */

static void bind_group(const struct link_input *input, const struct elf_section *group) {
	struct input_section *first = NULL, *last = NULL;
	for (uint64_t i = 1; i < group->size / 4; i++) {
		struct input_section *section = input->sections[load_le(group->bytes + i * 4, 4)];
		if (!section || section->discarded)
			continue;
		if (last)
			last->bonds->group = section;
		first = first ? first : section;
		last = section;
	}
	if (last)
		last->bonds->group = first;
}

static void bind(const struct link_input *input) {
	for (uint32_t i = 1; i < input->file.section_count; i++) {
		struct input_section *section = input->sections[i];
		if (input->file.sections[i].type == SHT_GROUP)
			bind_group(input, &input->file.sections[i]);
		if (!section || section->discarded || !section->after)
			continue;
		section->bonds->next_dependent = section->after->bonds->dependent;
		section->after->bonds->dependent = section;
	}
}

static bool is_merged(const struct input_section *section) {
	return section->pieces.count && section->flags & SHF_MERGE;
}

static void prepare(struct linker *linker, struct input_section *section) {
	section->bonds = arena_zeroed(linker->arena, 1, sizeof *section->bonds);
	for (size_t i = 0; is_merged(section) && section->flags & SHF_ALLOC && i < section->pieces.count; i++)
		section->pieces.items[i].dropped = true;
}

static void prepare_all(struct linker *linker) {
	for (size_t i = 0; i < linker->commons.count; i++)
		prepare(linker, linker->commons.items[i]);
	for (size_t i = 0; i < linker->inputs.count; i++) {
		const struct link_input *input = linker->inputs.items[i];
		for (uint32_t s = 1; s < input->file.section_count; s++)
			if (input->sections[s])
				prepare(linker, input->sections[s]);
		bind(input);
	}
}

/* ---- what is needed ---- */

/* Of merged sections only the pieces that are referred to. */
static void need(struct collector *c, struct input_section *section, uint64_t offset) {
	if (is_merged(section)) {
		struct piece *piece = (struct piece *)(uintptr_t)piece_at(section, offset);
		if (piece)
			piece->dropped = false;
	}
	if (section->needed)
		return;
	section->needed = true;
	if (!section->pieces.count)
		*list_add(c->linker->arena, &c->queue) = section;
}

static void need_symbol(struct collector *c, const struct link_symbol *symbol) {
	if (symbol && symbol->kind == LINK_DEFINED && symbol->section)
		need(c, symbol->section, symbol->value);
}

static void need_named(struct collector *c, const char *text) {
	const struct name *name = name_find(&c->linker->names, text, strlen(text));
	if (name)
		need_symbol(c, name->entry);
}

/* What an entry of .eh_frame says of its function does not make that needed; nor does the table of its language, where
 * that comes and goes with the function. */
static bool is_kept_by_frames(const struct input_section *section) {
	return !(section->flags & (SHF_EXECINSTR | SHF_LINK_ORDER)) && !section->bonds->group;
}

static void follow(struct collector *c, const struct input_section *section, const struct elf_relocation *relocation,
                   bool from_function) {
	struct link_symbol *symbol = relocation_symbol(section, relocation);
	uint64_t offset = symbol->value;
	symbol->used = true;
	if (symbol->kind == LINK_DEFINED) {
		if (!symbol->section || (from_function && !is_kept_by_frames(symbol->section)))
			return;
		if (symbol->type == STT_SECTION)
			offset += (uint64_t)relocation_addend_of(section, relocation);
		need(c, symbol->section, offset);
		return;
	}
	const struct name *name = name_find(&c->named, symbol->name, strlen(symbol->name));
	struct named_sections *named = name ? name->entry : NULL;
	while (named && named->items.count) /* each is needed once, however many refer to them */
		need(c, named->items.items[--named->items.count], 0);
}

static void follow_all(struct collector *c) {
	while (c->queue.count) {
		const struct input_section *section = c->queue.items[--c->queue.count];
		for (size_t i = 0; i < section->relocation_count; i++)
			follow(c, section, &section->relocations[i], false);
		struct input_section *dependent = section->bonds->dependent;
		for (; dependent; dependent = dependent->bonds->next_dependent)
			need(c, dependent, 0);
		if (section->bonds->group)
			need(c, section->bonds->group, 0);
	}
}

/* ---- where it begins ---- */

/* The first relocation of a common entry names what handles exceptions, which is needed; those of a function's entry
 * name the function and its table. */
static void follow_frames(struct collector *c, const struct input_section *section) {
	const struct piece *last = NULL;
	for (size_t i = 0; i < section->relocation_count; i++) {
		const struct elf_relocation *relocation = &section->relocations[i];
		const struct piece *piece = piece_at(section, relocation->offset);
		if (!piece)
			continue;
		bool common = frames_is_common(section, piece);
		if (!common || piece != last)
			follow(c, section, relocation, !common);
		last = piece;
	}
}

static bool starts_with(const char *name, const char *prefix) {
	return strncmp(name, prefix, strlen(prefix)) == 0;
}

static bool is_kept(const struct input_section *section) {
	const char *name = section->name;
	switch (section->type) {
	case SHT_INIT_ARRAY:
	case SHT_FINI_ARRAY:
	case SHT_PREINIT_ARRAY: return true;
	case SHT_NOTE: return !section->bonds->group;
	default: break;
	}
	return strcmp(name, ".init") == 0 || strcmp(name, ".fini") == 0 || strcmp(name, ".jcr") == 0 ||
	       starts_with(name, ".init_array") || starts_with(name, ".ctors") || starts_with(name, ".dtors");
}

static void add_named(struct collector *c, const char *prefix, struct input_section *section) {
	const char *text = arena_printf(c->linker->arena, "%s%s", prefix, section->name);
	struct name *name = name_intern(&c->named, text, strlen(text));
	struct named_sections *named = name->entry;
	if (!named)
		name->entry = named = arena_zeroed(c->linker->arena, 1, sizeof *named);
	*list_add(c->linker->arena, &named->items) = section;
}

/* What is not loaded stays, with what is ordered by it, but its references do not count. */
static void begin_section(struct collector *c, struct input_section *section) {
	if (section->flags & SHF_GNU_RETAIN) {
		need(c, section, 0);
		return;
	}
	if (section->flags & SHF_LINK_ORDER)
		return;
	if (!(section->flags & SHF_ALLOC) && !section->bonds->group) {
		section->needed = true;
		struct input_section *dependent = section->bonds->dependent;
		for (; dependent; dependent = dependent->bonds->next_dependent)
			dependent->needed = true;
	}
	if (is_kept(section)) {
		need(c, section, 0);
	} else if ((c->linker->details->keeps_named_sections || starts_with(section->name, "__libc_")) &&
	           link_is_identifier(section->name)) {
		add_named(c, "__start_", section);
		add_named(c, "__stop_", section);
	}
}

static void begin(struct collector *c) {
	struct linker *linker = c->linker;
	for (size_t i = 0; i < linker->symbols.count; i++) {
		const struct link_symbol *symbol = linker->symbols.items[i];
		if (symbol->wanted || link_symbol_is_exported(linker, symbol))
			need_symbol(c, symbol);
	}
	need_symbol(c, linker->entry);
	need_named(c, "_init");
	need_named(c, "_fini");
	for (size_t i = 0; i < linker->sections.count; i++)
		if (strcmp(linker->sections.items[i]->name, EH_FRAME) == 0)
			follow_frames(c, linker->sections.items[i]);
	for (size_t i = 0; i < linker->sections.count; i++)
		begin_section(c, linker->sections.items[i]);
}

/* ---- what is not needed ---- */

static bool leave_out(struct linker *linker, struct input_section *section) {
	if (section->needed || strcmp(section->name, EH_FRAME) == 0)
		return false;
	section->discarded = true;
	section->relocations = NULL;
	section->relocation_count = 0;
	if (linker->details->print_gc_sections)
		link_put_line(&linker->printed, arena_printf(linker->arena, "removing unused section %s:(%s)",
		                                             section->input->name, section->name));
	return true;
}

void garbage_collect(struct linker *linker) {
	struct collector c = {.linker = linker};
	size_t kept = 0;
	if (!linker->details->gc_sections)
		return;
	names_init(&c.named, linker->arena);
	prepare_all(linker);
	begin(&c);
	follow_all(&c);
	for (size_t i = 0; i < linker->commons.count; i++)
		if (!leave_out(linker, linker->commons.items[i]))
			linker->commons.items[kept++] = linker->commons.items[i];
	linker->commons.count = kept;
	kept = 0;
	for (size_t i = 0; i < linker->sections.count; i++)
		if (!leave_out(linker, linker->sections.items[i]))
			linker->sections.items[kept++] = linker->sections.items[i];
	linker->sections.count = kept;
	for (size_t i = 0; i < linker->inputs.count; i++)
		symbols_forget(linker->inputs.items[i]);
}

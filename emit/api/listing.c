/* listing.c: see listing.h. */
#include "listing.h"

#include <stdlib.h>

#include "base/source.h"
#include "module/fragment.h"
#include "module/module.h"
#include "module/section.h"
#include "module/symbol.h"

struct listing {
	struct arena *arena;
	struct module *module;
	struct sources *sources;
	const struct kd_editing *editing;
	LIST(const struct fragment *) fragments; /* of the section, in order of their contents */
	size_t fragment;                         /* that the last statement was in */
};

static int compare_fragments(const void *a, const void *b) {
	const struct fragment *const *first = a, *const *second = b;
	return ((*first)->data > (*second)->data) - ((*first)->data < (*second)->data);
}

/* Fragments without contents can't be told apart by them, and have no statements. */
static void find_fragments(struct listing *listing, const struct section *section) {
	listing->fragments.count = listing->fragment = 0;
	for (const struct subsection *part = section->subsections; part; part = part->next)
		for (const struct fragment *fragment = part->first; fragment; fragment = fragment->next)
			if (fragment->size)
				*list_add(listing->arena, &listing->fragments) = fragment;
	if (listing->fragments.count)
		qsort(listing->fragments.items, listing->fragments.count, sizeof *listing->fragments.items, compare_fragments);
}

/* The fragment with what is at `data`; statements ask in order. */
static const struct fragment *fragment_at(struct listing *listing, size_t data) {
	while (listing->fragment < listing->fragments.count) {
		const struct fragment *fragment = listing->fragments.items[listing->fragment];
		if (data < fragment->data + fragment->size)
			return data >= fragment->data ? fragment : NULL;
		listing->fragment++;
	}
	return NULL;
}

static void tell_statement(struct listing *listing, const struct section *section, const char *name, size_t number) {
	const struct statement *statement = &section->statements.items[number];
	bool is_last = number + 1 == section->statements.count;
	size_t end = is_last ? section->bytes.size : section->statements.items[number + 1].data;
	const struct fragment *fragment = fragment_at(listing, statement->data);
	if (!fragment || !statement->pos || end <= statement->data)
		return;
	struct location at = sources_locate(listing->sources, statement->pos);
	const struct kd_statement told = {
	    .file = at.file,
	    .line = at.line,
	    .source_line = sources_outer_line(listing->sources, statement->pos),
	    .text = at.line_text,
	    .text_size = at.line_length,
	    .section = name,
	    .address = fragment->offset + (statement->data - fragment->data),
	    .bytes = section->bytes.data + statement->data,
	    .size = end - statement->data,
	};
	listing->editing->take_statement(listing->editing->context, &told);
}

static void tell_section(struct listing *listing, const struct section *section) {
	const char *name = arena_copy(listing->arena, section->name->text, section->name->length);
	find_fragments(listing, section);
	for (size_t i = 0; i < section->statements.count; i++)
		tell_statement(listing, section, name, i);
}

/* What a symbol stands for, once all addresses are known. */
static bool find_value(struct listing *listing, struct symbol *symbol, struct kd_listed_symbol *told) {
	const struct symbol *label = symbol_label_of(listing->module, symbol);
	uint64_t offset;
	if (label && label->kind == SYMBOL_LABEL && symbol_offset(listing->module, symbol, &offset)) {
		const struct name *name = label->fragment->section->name;
		told->section = arena_copy(listing->arena, name->text, name->length);
		told->value = (int64_t)offset;
		return true;
	}
	if (symbol->kind != SYMBOL_VARIABLE)
		return false;
	told->value = symbol->value.constant;
	return !symbol->value.expr || value_known_absolute(listing->module, symbol->value, &told->value);
}

static void tell_symbol(struct listing *listing, const struct name *name, struct symbol *symbol) {
	struct kd_listed_symbol told = {.name = arena_copy(listing->arena, name->text, name->length)};
	if (!find_value(listing, symbol, &told))
		return;
	struct location at = sources_locate(listing->sources, symbol->pos);
	told.file = at.file;
	told.line = at.line;
	told.column = at.column;
	listing->editing->take_symbol(listing->editing->context, &told);
}

void listing_tell(struct module *module, struct sources *sources, const struct kd_editing *editing) {
	struct listing listing = {arena_new_below(module->arena), module, sources, editing, {0}, 0};
	for (const struct section *s = module->sections; s && editing->take_statement; s = s->next)
		tell_section(&listing, s);
	for (uint32_t i = 0; i < module->names.count && editing->take_symbol; i++) {
		const struct name *name = name_at(&module->names, i);
		if (name->symbol)
			tell_symbol(&listing, name, name->symbol);
	}
	arena_free(listing.arena);
}

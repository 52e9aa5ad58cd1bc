/* listing.c: see listing.h. */
#include "listing.h"

#include <stdlib.h>

#include "base/diag.h"
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

static void tell_statement(struct listing *listing, const struct section *section, const char *name,
                           const struct statement *statement, size_t end) {
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
	struct statement_walk walk = {0};
	bool goes_on = statements_next(&section->statements, &walk);
	while (goes_on) {
		struct statement statement = walk.at;
		goes_on = statements_next(&section->statements, &walk);
		tell_statement(listing, section, name, &statement, goes_on ? walk.at.data : section->bytes.size);
	}
}

/* A label, and what is added to it. */
static bool set_place(struct listing *listing, struct symbol *label, int64_t distance, struct kd_listed_symbol *told) {
	uint64_t offset;
	if (label->kind != SYMBOL_LABEL || !symbol_offset(listing->module, label, &offset))
		return false;
	const struct name *name = label->fragment->section->name;
	told->section = arena_copy(listing->arena, name->text, name->length);
	told->value = (int64_t)(offset + (uint64_t)distance);
	return true;
}

/* What a symbol stands for, once all addresses are known. */
static bool find_value(struct listing *listing, struct symbol *symbol, struct kd_listed_symbol *told) {
	struct relocatable value = {.constant = symbol->value.constant};
	if (symbol->kind != SYMBOL_VARIABLE)
		return set_place(listing, symbol, 0, told);
	if (symbol->value.expr && !value_of_symbol(listing->module, symbol->value, &value))
		return false;
	if (value.add)
		return !value.subtract && set_place(listing, value.add, value.constant, told);
	told->value = value.constant;
	return !value.subtract;
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

/* The writer of the object reports values that can't be worked out, in its own order: what was reported here, and
 * remembered because of that, is forgotten. */
static void forget_reports(struct module *module, size_t messages) {
	if (!module->diag->errors)
		return;
	diag_forget(module->diag, messages, 0);
	module->too_deep = false;
	module->stamp++;
	for (uint32_t i = 0; i < module->names.count; i++) {
		struct symbol *symbol = name_at(&module->names, i)->symbol;
		if (symbol)
			symbol->cycle_reported = false;
	}
}

static void tell_symbols(struct listing *listing) {
	struct module *module = listing->module;
	size_t messages = module->diag->messages.count;
	for (uint32_t i = 0; i < module->names.count; i++) {
		const struct name *name = name_at(&module->names, i);
		if (name->symbol)
			tell_symbol(listing, name, name->symbol);
	}
	forget_reports(module, messages);
}

void listing_tell(struct module *module, struct sources *sources, const struct kd_editing *editing) {
	struct listing listing = {arena_new_below(module->arena), module, sources, editing, {0}, 0};
	for (const struct section *s = module->sections; s && editing->take_statement; s = s->next)
		tell_section(&listing, s);
	if (editing->take_symbol)
		tell_symbols(&listing);
	arena_free(listing.arena);
}

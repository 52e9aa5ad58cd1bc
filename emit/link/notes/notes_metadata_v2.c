/* notes_metadata_v2.c: metadata documents of several inputs of code object version 2, which are text, as one. */
#include "metadata/v2/metadata_v2.h"
#include "notes.h"

struct documents {
	struct joining *joining;
	struct arena *arena;
	struct metadata_v2 *read; /* of each source */
	struct node whole;
};

/* Mistakes are shown with their places in the text of the note. Some writers end it with zeros. */
static bool read_document(struct documents *d, size_t index) {
	struct joining *j = d->joining;
	const struct note_source *from = &j->sources.items[index];
	size_t size = from->note.contents_size;
	while (size && !from->note.contents[size - 1])
		size--;
	enum { SLACK = 2 }; /* that texts of sources have */
	char *text = arena_zeroed(d->arena, size + SLACK, 1);
	const char *name = arena_printf(d->arena, "%s:(%s)", from->section->input->name, from->section->name);
	struct source *source;
	memcpy(text, from->note.contents, size);
	if (!sources_add(j->linker->texts, name, text, size, &source))
		return notes_refuse(j, from, "all texts together are larger than 4 GiB");
	const struct text_piece whole = {0, source->base};
	const struct metadata_text given = {.text = text, .size = size, .pieces = &whole, .piece_count = 1};
	return metadata_v2_read(&d->read[index], d->arena, j->linker->diag, &given, source->base) ||
	       notes_refuse(j, from, "it is no metadata of version 2");
}

static bool read_documents(struct documents *d) {
	size_t count = d->joining->sources.count;
	d->read = arena_zeroed(d->arena, count, sizeof *d->read);
	for (size_t i = 0; i < count; i++)
		if (!read_document(d, i))
			return false;
	return true;
}

static const struct node *entry_of(const struct documents *d, size_t source, const char *key) {
	return metadata_v2_entry(d->read[source].root, key);
}

static const struct node *first_element(const struct node *list) {
	return list ? list->first : NULL;
}

static void choose_kernels(struct documents *d) {
	for (size_t i = 0; i < d->joining->sources.count; i++) {
		for (const struct node *kernel = first_element(entry_of(d, i, "Kernels")); kernel; kernel = kernel->next) {
			const struct node *symbol = metadata_v2_entry(kernel, "SymbolName");
			notes_add_kernel(d->joining, &d->joining->sources.items[i], symbol->text, symbol->size,
			                 metadata_v2_name_size(symbol));
		}
	}
}

static bool is_copy(const struct documents *d, size_t source, const struct node *kernel) {
	const struct node *symbol = metadata_v2_entry(kernel, "SymbolName");
	return symbol && notes_is_copy(d->joining, &d->joining->sources.items[source], symbol->text, symbol->size);
}

/* ---- one document of several ---- */

static struct node *append(struct documents *d, struct node *parent, const struct node *node) {
	struct node *copy = arena_alloc(d->arena, sizeof *copy);
	*copy = *node;
	copy->parent = parent;
	copy->next = NULL;
	*(parent->last ? &parent->last->next : &parent->first) = copy;
	parent->last = copy;
	return copy;
}

static bool is_known_format(const struct documents *d, size_t source, const struct node *format) {
	return !notes_add_format(d->joining, &d->joining->sources.items[source], format->text, format->size);
}

/* The lists of all documents are one, without what `leaves_out` says is there already. */
static void join_lists(struct documents *d, const char *key,
                       bool (*leaves_out)(const struct documents *d, size_t source, const struct node *element)) {
	const struct node empty = {.kind = NODE_LIST, .key = key, .key_size = strlen(key)};
	struct node *list = append(d, &d->whole, &empty);
	for (size_t i = 0; i < d->joining->sources.count; i++)
		for (const struct node *element = first_element(entry_of(d, i, key)); element; element = element->next)
			if (!leaves_out(d, i, element))
				append(d, list, element);
}

static bool is_older(struct documents *d, const struct node *version, const struct node *other) {
	const struct node *a = version->first, *b = other->first;
	for (; a && b; a = a->next, b = b->next) {
		uint64_t number = metadata_v2_number(&d->read[0], a), other_number = metadata_v2_number(&d->read[0], b);
		if (number != other_number)
			return number < other_number;
	}
	return false;
}

/* The greatest. */
static void choose_version(struct documents *d) {
	const struct node *version = entry_of(d, 0, "Version");
	for (size_t i = 1; i < d->joining->sources.count; i++)
		if (is_older(d, version, entry_of(d, i, "Version")))
			version = entry_of(d, i, "Version");
	append(d, &d->whole, version);
}

bool notes_join_metadata_v2(struct joining *j, struct buffer *out) {
	struct documents d = {.joining = j, .arena = j->linker->arena, .whole = {.kind = NODE_MAP}};
	if (!read_documents(&d))
		return false;
	choose_kernels(&d);
	choose_version(&d);
	join_lists(&d, "Printf", is_known_format);
	join_lists(&d, "Kernels", is_copy);
	metadata_v2_write(&d.read[0], &d.whole, out);
	return true;
}

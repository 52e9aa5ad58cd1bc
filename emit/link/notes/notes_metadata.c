/* notes_metadata.c: metadata documents of several inputs as one.
 *
 * Those of code object version 2 are text, those of later versions MessagePack; as trees they are joined alike. */
#include "kernel/metadata/canonical.h"
#include "kernel/metadata/v2/metadata_v2.h"
#include "notes.h"

static size_t whole_size(const struct node *descriptor) {
	return descriptor->scalar.size;
}

/* Keys as the versions of metadata spell them. */
static const struct spelling {
	const char *version, *kernels, *formats, *descriptor;
	size_t (*symbol_size)(const struct node *descriptor); /* how much of its name is the symbol to define */
} later = {"amdhsa.version", "amdhsa.kernels", "amdhsa.printf", ".symbol", whole_size},
  version_2 = {"Version", "Kernels", "Printf", "SymbolName", metadata_v2_name_size};

#define TARGET "amdhsa.target"

struct documents {
	struct joining *joining;
	struct arena *arena;
	const struct spelling *spelling;
	struct node **roots; /* of each source */
	struct node whole;
	struct names keys; /* of `whole`, of which inputs may have any number, with the place of the value */
};

/* ---- one document of several ---- */

/* What the metadata calls it, or NULL. */
static const char *kernel_name(const struct documents *d, const struct node *kernel, size_t *size) {
	if (kernel->kind != NODE_PACKED)
		return node_text(tree_find(kernel, d->spelling->descriptor), size);
	*size = kernel->packed.name_size;
	return kernel->packed.name;
}

static void choose_kernel(struct documents *d, size_t source, const struct node *kernel) {
	size_t size;
	const char *name = kernel_name(d, kernel, &size);
	if (!name)
		return;
	const struct node descriptor = node_of_text(name, size);
	notes_add_kernel(d->joining, &d->joining->sources.items[source], name, size, d->spelling->symbol_size(&descriptor));
}

static void choose_kernels(struct documents *d) {
	for (size_t i = 0; i < d->joining->sources.count; i++) {
		const struct node *kernels = tree_find(d->roots[i], d->spelling->kernels);
		for (size_t k = 0; kernels && kernels->kind == NODE_LIST && k < kernels->children.count; k++)
			choose_kernel(d, i, &kernels->children.items[k]);
	}
}

static bool is_copy(const struct documents *d, size_t source, const struct node *kernel) {
	size_t size;
	const char *name = d->joining->has_copies ? kernel_name(d, kernel, &size) : NULL;
	return name && notes_is_copy(d->joining, &d->joining->sources.items[source], name, size);
}

/* The greater version has all that the other has. */
static bool is_older(const struct node *version, const struct node *other) {
	for (size_t i = 0; i < version->children.count && i < other->children.count; i++) {
		uint64_t number = 0, other_number = 0;
		node_unsigned(&version->children.items[i], &number);
		node_unsigned(&other->children.items[i], &other_number);
		if (number != other_number)
			return number < other_number;
	}
	return false;
}

/* The place of a key's value in the whole document. */
static struct node *value_in_whole(struct documents *d, const struct node *key, bool *known) {
	struct name *name = name_intern(&d->keys, key->scalar.text, key->scalar.size);
	*known = name->number;
	if (!*known) {
		*list_add(d->arena, &d->whole.children) = *key;
		name->number = d->whole.children.count;
		list_add(d->arena, &d->whole.children);
	}
	return &d->whole.children.items[name->number];
}

/* Formats that are there already. */
static bool is_known_format(const struct documents *d, size_t source, const struct node *format) {
	size_t size;
	const char *text = node_text(format, &size);
	return text && !notes_add_format(d->joining, &d->joining->sources.items[source], text, size);
}

static bool is_wanted(const struct documents *d, size_t source, const struct node *key, const struct node *element) {
	if (node_is(key, d->spelling->kernels))
		return !is_copy(d, source, element);
	return !node_is(key, d->spelling->formats) || !is_known_format(d, source, element);
}

static void add_elements(struct documents *d, size_t source, const struct node *key, struct node *whole,
                         const struct node *list) {
	for (size_t i = 0; whole->kind == NODE_LIST && i < list->children.count; i++)
		if (is_wanted(d, source, key, &list->children.items[i]))
			tree_append(d->arena, whole, list->children.items[i]);
}

/* Lists of one key become one list; anything else is that of the first input which says it. */
static void add_entry(struct documents *d, size_t source, const struct node *key, const struct node *value) {
	bool known, version = node_is(key, d->spelling->version), is_list = value->kind == NODE_LIST;
	struct node *whole = value_in_whole(d, key, &known);
	if (is_list && !version) {
		if (!known)
			*whole = node_of_list();
		add_elements(d, source, key, whole, value);
	} else if (!known || (version && is_list && whole->kind == NODE_LIST && is_older(whole, value))) {
		*whole = *value;
	}
}

static void add_document(struct documents *d, size_t source) {
	const struct node *root = d->roots[source];
	for (size_t i = 0; i + 1 < root->children.count; i += 2) {
		size_t size;
		if (node_text(&root->children.items[i], &size))
			add_entry(d, source, &root->children.items[i], &root->children.items[i + 1]);
	}
}

static void join_documents(struct documents *d) {
	d->whole = node_of_map();
	names_init(&d->keys, d->arena);
	choose_kernels(d);
	for (size_t i = 0; i < d->joining->sources.count; i++)
		add_document(d, i);
}

/* ---- what kernels need, when that was added up ---- */

static bool has_agprs(const struct linker *linker, const struct node *kernel) {
	return tree_find(kernel, ".agpr_count") || kd_has(linker->target.family.capabilities, KD_AGPRS, 0);
}

static void change_kernel(struct documents *d, struct node *kernel) {
	const struct linker *linker = d->joining->linker;
	size_t size;
	const char *symbol = node_text(tree_find(kernel, later.descriptor), &size);
	const struct name *name = symbol ? name_find(&linker->kernel_needs, symbol, size) : NULL;
	const struct kernel_needs *needs = name ? name->entry : NULL;
	if (!needs)
		return;
	if (needs->has_lds)
		tree_set(d->arena, kernel, ".group_segment_fixed_size", node_of_unsigned(needs->lds_bytes));
	tree_set(d->arena, kernel, ".private_segment_fixed_size", node_of_unsigned(needs->private_bytes));
	tree_set(d->arena, kernel, ".sgpr_count", node_of_unsigned(needs->sgprs));
	tree_set(d->arena, kernel, ".vgpr_count", node_of_unsigned(needs->vgprs));
	if (has_agprs(linker, kernel))
		tree_set(d->arena, kernel, ".agpr_count", node_of_unsigned(needs->agprs));
	if (needs->has_dynamic_stack || tree_find(kernel, ".uses_dynamic_stack"))
		tree_set(d->arena, kernel, ".uses_dynamic_stack", node_of_boolean(needs->has_dynamic_stack));
}

static void change_kernels(struct documents *d) {
	struct node *kernels = tree_find(&d->whole, later.kernels);
	for (size_t i = 0; kernels && kernels->kind == NODE_LIST && i < kernels->children.count; i++)
		if (kernels->children.items[i].kind == NODE_MAP)
			change_kernel(d, &kernels->children.items[i]);
}

/* ---- reading and writing ---- */

/* Kernels that stay as they are need not be taken apart. */
static bool read_document(struct documents *d, size_t index) {
	const struct note_source *from = &d->joining->sources.items[index];
	const uint8_t *bytes = from->note.contents;
	size_t size = (size_t)from->note.contents_size;
	const char *error = "it is not a map";
	if (!d->joining->linker->kernel_needs.count)
		d->roots[index] = canonical_unpack(d->arena, bytes, size, later.kernels, later.descriptor);
	if (!d->roots[index])
		d->roots[index] = tree_unpack(d->arena, bytes, size, &error);
	return (d->roots[index] && d->roots[index]->kind == NODE_MAP) || notes_refuse(d->joining, from, error);
}

/* Mistakes are shown with their places in the text of the note. Some writers end it with zeros. */
static bool read_document_v2(struct documents *d, size_t index) {
	struct joining *j = d->joining;
	const struct note_source *from = &j->sources.items[index];
	size_t size = (size_t)from->note.contents_size;
	while (size && !from->note.contents[size - 1])
		size--;
	enum { SLACK = 2 }; /* that texts of sources have */
	struct arena *arena = j->linker->texts->arena;
	char *text = arena_zeroed(arena, size + SLACK, 1);
	const char *name = arena_printf(arena, "%s:(%s)", from->section->input->name, from->section->name);
	struct source *source;
	memcpy(text, from->note.contents, size);
	if (!sources_add(j->linker->texts, name, text, size, &source))
		return notes_refuse(j, from, "all texts together are larger than 4 GiB");
	const struct text_piece whole = {0, source->base};
	const struct metadata_text given = {.text = text, .size = size, .pieces = &whole, .piece_count = 1};
	d->roots[index] = metadata_v2_read(d->arena, j->linker->diag, &given, source->base);
	return d->roots[index] || notes_refuse(j, from, "it is not metadata of version 2");
}

static bool read_documents(struct documents *d, struct joining *j, const struct spelling *spelling,
                           bool (*read)(struct documents *d, size_t index)) {
	*d = (struct documents){.joining = j, .arena = j->arena, .spelling = spelling};
	d->roots = arena_zeroed(d->arena, j->sources.count, sizeof *d->roots);
	for (size_t i = 0; i < j->sources.count; i++)
		if (!read(d, i))
			return false;
	return true;
}

static bool has_kernels(const struct documents *d) {
	for (size_t i = 0; i < d->joining->sources.count; i++)
		if (tree_find(d->roots[i], later.kernels))
			return true;
	return false;
}

bool notes_join_metadata(struct joining *j, struct buffer *out) {
	struct documents d;
	char target[KD_TARGET_ID_SIZE];
	if (!read_documents(&d, j, &later, read_document) || !has_kernels(&d))
		return false;
	join_documents(&d);
	if (tree_find(&d.whole, TARGET) && kd_target_id_format(&j->linker->target, target, sizeof target))
		tree_set(d.arena, &d.whole, TARGET, node_of_text(target, strlen(target)));
	change_kernels(&d);
	buffer_grow(out, (size_t)j->size); /* as much, unless inputs have copies of kernels */
	tree_pack(&d.whole, out);
	return true;
}

bool notes_join_metadata_v2(struct joining *j, struct buffer *out) {
	struct documents d;
	if (!read_documents(&d, j, &version_2, read_document_v2))
		return false;
	join_documents(&d);
	metadata_v2_write(&d.whole, out);
	return true;
}

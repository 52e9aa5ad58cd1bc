/* notes_metadata.c: metadata documents of several inputs, in MessagePack, as one. */
#include "metadata/tree.h"
#include "notes.h"

#define KERNELS "amdhsa.kernels"
#define DESCRIPTOR ".symbol"
#define TARGET "amdhsa.target"
#define VERSION "amdhsa.version"

struct documents {
	struct joining *joining;
	struct arena *arena;
	struct node **roots; /* of each source */
	struct node whole;
};

static bool read_documents(struct documents *d) {
	struct joining *j = d->joining;
	d->roots = arena_zeroed(d->arena, j->sources.count, sizeof *d->roots);
	for (size_t i = 0; i < j->sources.count; i++) {
		const struct note *note = &j->sources.items[i].note;
		const char *error = "it is no map";
		d->roots[i] = tree_unpack(d->arena, note->contents, note->contents_size, &error);
		if (!d->roots[i] || d->roots[i]->kind != NODE_MAP)
			return notes_refuse(j, &j->sources.items[i], error);
	}
	return true;
}

static bool has_kernels(const struct documents *d) {
	for (size_t i = 0; i < d->joining->sources.count; i++)
		if (tree_find(d->roots[i], KERNELS))
			return true;
	return false;
}

/* The name of a kernel's descriptor, or NULL. */
static const char *descriptor_of(const struct node *kernel, size_t *size) {
	return node_text(tree_find(kernel, DESCRIPTOR), size);
}

static void choose_kernels(struct documents *d) {
	for (size_t i = 0; i < d->joining->sources.count; i++) {
		const struct node *kernels = tree_find(d->roots[i], KERNELS);
		for (size_t k = 0; kernels && kernels->kind == NODE_LIST && k < kernels->children.count; k++) {
			size_t size;
			const char *name = descriptor_of(&kernels->children.items[k], &size);
			if (name)
				notes_add_kernel(d->joining, &d->joining->sources.items[i], name, size, size);
		}
	}
}

static bool is_copy(const struct documents *d, size_t source, const struct node *kernel) {
	size_t size;
	const char *name = descriptor_of(kernel, &size);
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

/* Lists of one key become one list. */
static void add_list(struct documents *d, size_t source, const char *key, const struct node *list) {
	struct node *known = tree_find(&d->whole, key);
	if (!known)
		known = tree_set(d->arena, &d->whole, key, node_of_list());
	bool kernels = strcmp(key, KERNELS) == 0;
	for (size_t i = 0; known->kind == NODE_LIST && i < list->children.count; i++)
		if (!kernels || !is_copy(d, source, &list->children.items[i]))
			tree_append(d->arena, known, list->children.items[i]);
}

/* What all inputs say is that of the first, but for lists. */
static void add_entry(struct documents *d, size_t source, const char *key, const struct node *value) {
	const struct node *known = tree_find(&d->whole, key);
	bool version = strcmp(key, VERSION) == 0;
	if (value->kind == NODE_LIST && !version)
		add_list(d, source, key, value);
	else if (!known || (version && known->kind == NODE_LIST && value->kind == NODE_LIST && is_older(known, value)))
		tree_set(d->arena, &d->whole, key, *value);
}

static void add_document(struct documents *d, size_t source) {
	const struct node *root = d->roots[source];
	for (size_t i = 0; i + 1 < root->children.count; i += 2) {
		size_t size;
		const char *key = node_text(&root->children.items[i], &size);
		if (key)
			add_entry(d, source, arena_copy(d->arena, key, size), &root->children.items[i + 1]);
	}
}

bool notes_join_metadata(struct joining *j, struct buffer *out) {
	struct documents d = {.joining = j, .arena = j->linker->arena, .whole = node_of_map()};
	char target[KD_TARGET_ID_SIZE];
	if (!read_documents(&d) || !has_kernels(&d))
		return false;
	choose_kernels(&d);
	for (size_t i = 0; i < j->sources.count; i++)
		add_document(&d, i);
	if (tree_find(&d.whole, TARGET) && kd_target_id_format(&j->linker->target, target, sizeof target))
		tree_set(d.arena, &d.whole, TARGET, node_of_text(target, strlen(target)));
	tree_pack(&d.whole, out);
	return true;
}

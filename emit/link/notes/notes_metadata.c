/* notes_metadata.c: metadata documents of several inputs, in MessagePack, as one. */
#include "metadata/tree.h"
#include "notes.h"

#define KERNELS "amdhsa.kernels"
#define FORMATS "amdhsa.printf"
#define DESCRIPTOR ".symbol"
#define TARGET "amdhsa.target"
#define VERSION "amdhsa.version"

struct documents {
	struct joining *joining;
	struct arena *arena;
	struct node **roots; /* of each source */
	struct node whole;
	struct names keys; /* of `whole`, of which inputs may have any number, with the place of the value */
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
	if (node_is(key, KERNELS))
		return !is_copy(d, source, element);
	return !node_is(key, FORMATS) || !is_known_format(d, source, element);
}

static void add_elements(struct documents *d, size_t source, const struct node *key, struct node *whole,
                         const struct node *list) {
	for (size_t i = 0; whole->kind == NODE_LIST && i < list->children.count; i++)
		if (is_wanted(d, source, key, &list->children.items[i]))
			tree_append(d->arena, whole, list->children.items[i]);
}

/* Lists of one key become one list; anything else is that of the first input which says it. */
static void add_entry(struct documents *d, size_t source, const struct node *key, const struct node *value) {
	bool known, version = node_is(key, VERSION), is_list = value->kind == NODE_LIST;
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

bool notes_join_metadata(struct joining *j, struct buffer *out) {
	struct documents d = {.joining = j, .arena = j->linker->arena, .whole = node_of_map()};
	char target[KD_TARGET_ID_SIZE];
	if (!read_documents(&d) || !has_kernels(&d))
		return false;
	names_init(&d.keys, d.arena);
	choose_kernels(&d);
	for (size_t i = 0; i < j->sources.count; i++)
		add_document(&d, i);
	if (tree_find(&d.whole, TARGET) && kd_target_id_format(&j->linker->target, target, sizeof target))
		tree_set(d.arena, &d.whole, TARGET, node_of_text(target, strlen(target)));
	tree_pack(&d.whole, out);
	return true;
}

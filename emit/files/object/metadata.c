/* metadata.c: the metadata of a code object: the documents of its notes, and the one that runtimes make of them. */
#include "code_object.h"
#include "kernel/metadata/join.h"
#include "note_types.h"
#include "kernel/metadata/v2/yaml_tree.h"

#define VERSION "amdhsa.version"
#define KERNELS "amdhsa.kernels"
#define FORMATS "amdhsa.printf"

/* ---- the documents ---- */

static bool has_metadata(const struct kd_note *note) {
	enum note_type type = note_type_of(note);
	return type == NOTE_AMDGPU_METADATA || type == NOTE_AMD_HSA_METADATA;
}

/* Runtimes take no notice of bytes that follow a document. */
static void read_document(struct kd_code_object *object, struct kd_note *note) {
	const char *error = "";
	size_t used = note->size;
	const struct node *document = note_type_of(note) == NOTE_AMD_HSA_METADATA
	                                  ? yaml_tree_unpack(object->arena, (const char *)note->bytes, note->size, &error)
	                                  : tree_unpack_first(object->arena, note->bytes, note->size, &used, &error);
	bool is_map = document && document->kind == NODE_MAP;
	note->metadata = is_map ? node_value(document) : NULL;
	if (is_map && used < note->size)
		code_object_remark(object, "the metadata in note %zu, %s, ends at byte %zu of %zu", note->metadata_number,
		                   note->type_name, used, note->size);
	if (!document)
		code_object_remark(object, "the metadata in note %zu, %s, cannot be read: %s", note->metadata_number,
		                   note->type_name, error);
	else if (!is_map)
		code_object_remark(object, "the metadata in note %zu, %s, is not a map", note->metadata_number,
		                   note->type_name);
}

static void read_documents(struct kd_code_object *object) {
	size_t count = 0;
	for (size_t i = 0; i < object->notes.count; i++) {
		struct kd_note *note = &object->notes.items[i];
		if (!has_metadata(note))
			continue;
		note->metadata_number = ++count;
		read_document(object, note);
	}
}

const struct node *metadata_kernel_maps(const struct node *document) {
	const struct node *list = tree_find(document, KERNELS);
	if (!list)
		list = tree_find(document, "Kernels");
	return list && list->kind == NODE_LIST ? list : NULL;
}

/* ---- one document of all ---- */

struct joining {
	struct kd_code_object *object;
	const struct node *first;
	struct join_root root;
	bool from_segments; /* other notes are left out */
	const struct node *formats;
	LIST(const struct node *) kernels; /* the lists of the documents that are joined */
};

static const struct node *find_list(const struct node *document, const char *key) {
	const struct node *list = tree_find(document, key);
	return list && list->kind == NODE_LIST ? list : NULL;
}

static struct join_root root_of(const struct node *document) {
	return (struct join_root){
	    .has_version = find_list(document, VERSION),
	    .has_kernels = find_list(document, KERNELS),
	    .has_printf = tree_find(document, FORMATS),
	};
}

static bool is_same_version(const struct node *document, const struct node *other) {
	const struct node *a = find_list(document, VERSION), *b = find_list(other, VERSION);
	if (!a || !b || a->children.count != b->children.count)
		return false;
	for (size_t i = 0; i < a->children.count; i++) {
		uint64_t number, other_number;
		if (!node_unsigned(&a->children.items[i], &number) || !node_unsigned(&b->children.items[i], &other_number) ||
		    number != other_number)
			return false;
	}
	return true;
}

/* Why a document is not joined with the first; NULL: it is. */
static const char *refusal(struct joining *joining, const struct kd_note *note, const struct node *document) {
	enum note_type type = note_type_of(note), first = note_type_of(joining->object->metadata_note);
	if (type != first)
		return "metadata of version 2 is not joined with that of a later version";
	if (type == NOTE_AMD_HSA_METADATA)
		return "in version 2 only the first note counts";
	return join_refusal(&joining->root, root_of(document), is_same_version(joining->first, document));
}

static void join_note(struct joining *joining, struct kd_note *note) {
	const struct node *document = value_node(note->metadata);
	bool had_formats = joining->root.has_printf;
	if (!joining->first) {
		joining->first = document;
		joining->root = root_of(document);
		joining->object->metadata_note = note;
	} else {
		note->left_out = refusal(joining, note, document);
		if (joining->root.has_printf && !had_formats)
			joining->formats = tree_find(document, FORMATS);
	}
	if (!note->left_out)
		*list_add(joining->object->arena, &joining->kernels) = tree_find(document, KERNELS);
}

/* Loaders read the segments, and the sections where no segment has metadata. */
static bool is_outside(const struct joining *joining, size_t note) {
	return joining->from_segments && !joining->object->elf.notes[note].in_segment;
}

static void join_notes(struct joining *joining) {
	struct kd_code_object *object = joining->object;
	for (size_t i = 0; i < object->notes.count && !joining->from_segments; i++)
		joining->from_segments = object->notes.items[i].metadata && object->elf.notes[i].in_segment;
	for (size_t i = 0; i < object->notes.count; i++) {
		struct kd_note *note = &object->notes.items[i];
		if (note->metadata && is_outside(joining, i))
			note->left_out = "it is in no segment of type PT_NOTE";
		else if (note->metadata)
			join_note(joining, note);
	}
}

static struct node all_kernels(const struct joining *joining) {
	struct arena *arena = joining->object->arena;
	struct node all = node_of_list();
	for (size_t i = 0; i < joining->kernels.count; i++)
		for (size_t k = 0; k < joining->kernels.items[i]->children.count; k++)
			tree_append(arena, &all, joining->kernels.items[i]->children.items[k]);
	return all;
}

/* The first document with what the others give to it. */
static const struct node *make_document(const struct joining *joining) {
	struct arena *arena = joining->object->arena;
	if (joining->kernels.count == 1 && !joining->formats)
		return joining->first;
	struct node *whole = arena_alloc(arena, sizeof *whole);
	*whole = node_of_map();
	for (size_t i = 0; i < joining->first->children.count; i++)
		tree_append(arena, whole, joining->first->children.items[i]);
	if (joining->kernels.count > 1)
		tree_set(arena, whole, KERNELS, all_kernels(joining));
	if (joining->formats)
		tree_set(arena, whole, FORMATS, *joining->formats);
	return whole;
}

void code_object_read_metadata(struct kd_code_object *object) {
	struct joining joining = {.object = object};
	read_documents(object);
	join_notes(&joining);
	if (joining.first)
		object->metadata = make_document(&joining);
}

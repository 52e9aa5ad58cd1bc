/* notes.c: the metadata of several inputs in one note. Runtimes read only the first note of a code object, and
 * ld.lld leaves one of each input. */
#include "linker.h"
#include "metadata/tree.h"

enum { HEADER_SIZE = 12, NOTE_ALIGNMENT = 4 };

#define KERNELS "amdhsa.kernels"
#define DESCRIPTOR ".symbol"
#define TARGET "amdhsa.target"
#define VERSION "amdhsa.version"

/* A note in the bytes of a section. */
struct note {
	const char *name;
	uint64_t name_size; /* with its end */
	uint64_t type;
	const uint8_t *contents;
	uint64_t contents_size;
	uint64_t start; /* in the section */
	uint64_t end;
};

/* A section with metadata. */
struct metadata_source {
	struct input_section *section;
	struct note note;
	struct node *root;
};

struct joining {
	struct linker *linker;
	LIST(struct metadata_source) sources;
	struct names descriptors; /* of kernels: which source's entry stays */
	struct node whole;
};

/* The note at *at, which moves behind it; false at the end, or where the rest is none. */
static bool next_note(const struct input_section *section, uint64_t *at, struct note *note) {
	uint64_t left = section->size - *at;
	if (left < HEADER_SIZE)
		return false;
	const uint8_t *bytes = section->bytes + *at;
	note->name_size = load_le(bytes, 4);
	note->contents_size = load_le(bytes + 4, 4);
	note->type = load_le(bytes + 8, 4);
	uint64_t name_room = align_to(note->name_size, NOTE_ALIGNMENT), room = align_to(note->contents_size, NOTE_ALIGNMENT);
	if (name_room > left - HEADER_SIZE || note->contents_size > left - HEADER_SIZE - name_room)
		return false;
	note->name = (const char *)bytes + HEADER_SIZE;
	note->contents = bytes + HEADER_SIZE + name_room;
	note->start = *at;
	*at += HEADER_SIZE + name_room + room;
	if (*at > section->size)
		*at = section->size; /* the last one need not be padded */
	note->end = *at;
	return true;
}

static bool is_metadata(const struct note *note) {
	static const char name[] = "AMDGPU";
	return note->type == NT_AMDGPU_METADATA && note->name_size == sizeof name &&
	       memcmp(note->name, name, sizeof name) == 0;
}

static bool may_have_metadata(const struct input_section *section) {
	return section->type == SHT_NOTE && section->bytes && section->alignment <= NOTE_ALIGNMENT &&
	       !section->relocation_count;
}

static void find_metadata(struct joining *j) {
	for (size_t i = 0; i < j->linker->sections.count; i++) {
		struct input_section *section = j->linker->sections.items[i];
		struct note note;
		for (uint64_t at = 0; may_have_metadata(section) && next_note(section, &at, &note);)
			if (is_metadata(&note))
				*list_add(j->linker->arena, &j->sources) = (struct metadata_source){.section = section, .note = note};
	}
}

static bool read_metadata(struct joining *j) {
	for (size_t i = 0; i < j->sources.count; i++) {
		struct metadata_source *source = &j->sources.items[i];
		const char *error = "it is no map";
		source->root = tree_unpack(j->linker->arena, source->note.contents, source->note.contents_size, &error);
		if (!source->root || source->root->kind != NODE_MAP) {
			diag_error(j->linker->diag, 0, "%s: the metadata can't be joined with that of %s: %s [stricter than ld.lld]",
			           source->section->input->name, j->sources.items[0].section->input->name, error);
			return false;
		}
	}
	return true;
}

/* ---- kernels that several inputs have, as instances of one template are ---- */

/* The name of a kernel's descriptor, or NULL. */
static struct name *descriptor_of(struct joining *j, const struct node *kernel) {
	size_t size;
	const char *text = node_text(tree_find(kernel, DESCRIPTOR), &size);
	return text ? name_intern(&j->descriptors, text, size) : NULL;
}

static bool defines(const struct joining *j, const struct metadata_source *source, const struct name *descriptor) {
	const struct name *name = name_find(&j->linker->names, descriptor->text, descriptor->length);
	return name && name->linked && name->linked->kind == LINK_DEFINED && name->linked->input == source->section->input;
}

/* The entry that stays is that of the input whose descriptor does; if that has none, the first. */
static void choose_kernels(struct joining *j) {
	names_init(&j->descriptors, j->linker->arena);
	for (size_t i = 0; i < j->sources.count; i++) {
		const struct metadata_source *source = &j->sources.items[i];
		const struct node *kernels = tree_find(source->root, KERNELS);
		for (size_t k = 0; kernels && kernels->kind == NODE_LIST && k < kernels->children.count; k++) {
			struct name *name = descriptor_of(j, &kernels->children.items[k]);
			if (name && (!name->metadata || (!defines(j, name->metadata, name) && defines(j, source, name))))
				name->metadata = source;
		}
	}
}

static bool is_copy(struct joining *j, const struct metadata_source *source, const struct node *kernel) {
	const struct name *name = descriptor_of(j, kernel);
	return name && name->metadata && name->metadata != source;
}

/* ---- one document of several ---- */

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
static void add_list(struct joining *j, const struct metadata_source *source, const char *key, const struct node *list) {
	struct arena *arena = j->linker->arena;
	struct node *known = tree_find(&j->whole, key);
	if (!known)
		known = tree_set(arena, &j->whole, key, node_of_list());
	bool kernels = strcmp(key, KERNELS) == 0;
	for (size_t i = 0; known->kind == NODE_LIST && i < list->children.count; i++)
		if (!kernels || !is_copy(j, source, &list->children.items[i]))
			tree_append(arena, known, list->children.items[i]);
}

/* What all inputs say is that of the first, but for lists. */
static void add_entry(struct joining *j, const struct metadata_source *source, const char *key, const struct node *value) {
	const struct node *known = tree_find(&j->whole, key);
	bool version = strcmp(key, VERSION) == 0;
	if (value->kind == NODE_LIST && !version)
		add_list(j, source, key, value);
	else if (!known || (version && known->kind == NODE_LIST && value->kind == NODE_LIST && is_older(known, value)))
		tree_set(j->linker->arena, &j->whole, key, *value);
}

static void add_entries(struct joining *j, const struct metadata_source *source) {
	for (size_t i = 0; i + 1 < source->root->children.count; i += 2) {
		size_t size;
		const char *key = node_text(&source->root->children.items[i], &size);
		if (key)
			add_entry(j, source, arena_copy(j->linker->arena, key, size), &source->root->children.items[i + 1]);
	}
}

static void join_metadata(struct joining *j, struct buffer *out) {
	char target[KD_TARGET_ID_SIZE];
	j->whole = node_of_map();
	choose_kernels(j);
	for (size_t i = 0; i < j->sources.count; i++)
		add_entries(j, &j->sources.items[i]);
	if (tree_find(&j->whole, TARGET) && kd_target_id_format(&j->linker->target, target, sizeof target))
		tree_set(j->linker->arena, &j->whole, TARGET, node_of_text(target, strlen(target)));
	tree_pack(&j->whole, out);
}

/* The first note takes the joined metadata. */
static void put_note(struct buffer *out, const struct note *note, const struct buffer *contents) {
	buffer_put_le(out, note->name_size, 4);
	buffer_put_le(out, contents->size, 4);
	buffer_put_le(out, note->type, 4);
	buffer_put(out, note->name, note->name_size);
	buffer_align(out, NOTE_ALIGNMENT);
	buffer_put(out, contents->data, contents->size);
	buffer_align(out, NOTE_ALIGNMENT);
}

/* Writes the section anew, without the metadata that the joined note holds. */
static void rewrite(struct joining *j, struct input_section *section, const struct buffer *contents) {
	struct buffer out = buffer_in(j->linker->arena);
	const struct metadata_source *first = &j->sources.items[0];
	struct note note;
	uint64_t at = 0;
	while (next_note(section, &at, &note)) {
		if (!is_metadata(&note))
			buffer_put(&out, section->bytes + note.start, note.end - note.start);
		else if (section == first->section && note.start == first->note.start)
			put_note(&out, &note, contents);
	}
	buffer_put(&out, section->bytes + at, section->size - at);
	section->bytes = out.data;
	section->size = out.size;
}

static bool has_kernels(const struct joining *j) {
	for (size_t i = 0; i < j->sources.count; i++)
		if (tree_find(j->sources.items[i].root, KERNELS))
			return true;
	return false;
}

void notes_join(struct linker *linker) {
	struct joining j = {.linker = linker};
	struct buffer contents = buffer_in(linker->arena);
	find_metadata(&j);
	if (j.sources.count < 2 || !read_metadata(&j) || !has_kernels(&j))
		return;
	join_metadata(&j, &contents);
	for (size_t i = j.sources.count; i-- > 0;)
		if (!i || j.sources.items[i].section != j.sources.items[i - 1].section)
			rewrite(&j, j.sources.items[i].section, &contents);
}

/* notes.c: the metadata of several inputs in one note. Runtimes read only the first note of a code object, and
 * ld.lld leaves one of each input. */
#include "linker.h"
#include "metadata/tree.h"

enum { HEADER_SIZE = 12, NOTE_ALIGNMENT = 4 };

#define KERNELS "amdhsa.kernels"
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
};

static uint64_t padded(uint64_t size) {
	return (size + NOTE_ALIGNMENT - 1) & ~(uint64_t)(NOTE_ALIGNMENT - 1);
}

/* The note at *at, which moves behind it; false at the end, or where the rest is none. */
static bool next_note(const struct input_section *section, uint64_t *at, struct note *note) {
	uint64_t left = section->size - *at;
	if (left < HEADER_SIZE)
		return false;
	const uint8_t *bytes = section->bytes + *at;
	note->name_size = load_le(bytes, 4);
	note->contents_size = load_le(bytes + 4, 4);
	note->type = load_le(bytes + 8, 4);
	uint64_t name_room = padded(note->name_size), room = padded(note->contents_size);
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

/* Lists of one key become one list. */
static struct node *append_list(struct arena *arena, const struct node *first, const struct node *second) {
	struct node *both = arena_zeroed(arena, 1, sizeof *both);
	*both = node_of_list();
	for (size_t i = 0; i < first->children.count; i++)
		tree_append(arena, both, first->children.items[i]);
	for (size_t i = 0; i < second->children.count; i++)
		tree_append(arena, both, second->children.items[i]);
	return both;
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

/* The value of a key that both have. */
static struct node join_values(struct arena *arena, const char *key, const struct node *first, const struct node *second) {
	bool lists = first->kind == NODE_LIST && second->kind == NODE_LIST;
	if (lists && strcmp(key, VERSION) == 0)
		return is_older(first, second) ? *second : *first;
	return lists ? *append_list(arena, first, second) : *first;
}

static void add_entries(struct arena *arena, struct node *whole, const struct node *map) {
	for (size_t i = 0; i + 1 < map->children.count; i += 2) {
		size_t size;
		const char *text = node_text(&map->children.items[i], &size);
		if (!text)
			continue;
		const char *key = arena_copy(arena, text, size);
		const struct node *known = tree_find(whole, key), *value = &map->children.items[i + 1];
		tree_set(arena, whole, key, known ? join_values(arena, key, known, value) : *value);
	}
}

static void join_metadata(struct joining *j, struct buffer *out) {
	struct arena *arena = j->linker->arena;
	struct node whole = node_of_map();
	char target[KD_TARGET_ID_SIZE];
	for (size_t i = 0; i < j->sources.count; i++)
		add_entries(arena, &whole, j->sources.items[i].root);
	if (tree_find(&whole, TARGET) && kd_target_id_format(&j->linker->target, target, sizeof target))
		tree_set(arena, &whole, TARGET, node_of_text(target, strlen(target)));
	tree_pack(&whole, out);
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

/* notes.c: the notes of a code object and the metadata in them. */
#include "code_object.h"
#include "elf/elf_numbers.h"
#include "note_types.h"
#include "yaml_tree.h"

static const char *const type_names[] = {
#define KD_NOTE_TYPE(owner, number, id) [NOTE_##id] = "NT_" #id,
#include "elf/note_types.def"
};

static const struct {
	const char *name;
	uint32_t type;
} types[NOTE_TYPE_COUNT] = {
#define KD_NOTE_TYPE(owner, number, id) [NOTE_##id] = {owner, number},
#include "elf/note_types.def"
};

enum note_type note_type_of(const struct kd_note *note) {
	for (size_t i = 0; i < NOTE_TYPE_COUNT; i++)
		if (types[i].type == note->type && strlen(types[i].name) == note->name_size &&
		    memcmp(types[i].name, note->name, note->name_size) == 0)
			return (enum note_type)i;
	return NOTE_TYPE_COUNT;
}

/* Names of notes end in a NUL, which some writers forget and others write twice. */
static size_t name_length(const struct elf_note *note) {
	return note->name ? strnlen(note->name, note->name_size) : 0;
}

static void add_note(struct kd_code_object *object, const struct elf_note *from) {
	struct kd_note *note = list_add(object->arena, &object->notes);
	*note = (struct kd_note){.name = from->name, .name_size = name_length(from), .type = from->type,
	                         .bytes = from->bytes, .size = from->size};
	enum note_type type = note_type_of(note);
	if (type != NOTE_TYPE_COUNT)
		note->type_name = type_names[type];
}

/* The first one counts, as for loaders. */
static const struct kd_note *find_metadata(const struct kd_code_object *object) {
	for (size_t i = 0; i < object->notes.count; i++) {
		enum note_type type = note_type_of(&object->notes.items[i]);
		if (type == NOTE_AMDGPU_METADATA || type == NOTE_AMD_HSA_METADATA)
			return &object->notes.items[i];
	}
	return NULL;
}

void code_object_read_notes(struct kd_code_object *object) {
	for (size_t i = 0; i < object->elf.note_count; i++)
		add_note(object, &object->elf.notes[i]);
	if (object->elf.damaged_notes)
		code_object_remark(object, "%s", object->elf.damaged_notes);
	const struct kd_note *note = object->metadata_note = find_metadata(object);
	if (!note)
		return;
	const char *error = "";
	object->metadata = note_type_of(note) == NOTE_AMD_HSA_METADATA
	                       ? yaml_tree_read(object->arena, (const char *)note->bytes, note->size, &error)
	                       : tree_unpack(object->arena, note->bytes, note->size, &error);
	if (!object->metadata)
		code_object_remark(object, "the metadata in the note %s can't be read: %s", note->type_name, error);
	else if (object->metadata->kind != NODE_MAP)
		code_object_remark(object, "the metadata in the note %s is not a map", note->type_name);
}

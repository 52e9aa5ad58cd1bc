/* notes.c: the notes of a code object. */
#include "code_object.h"
#include "base/elf_numbers.h"
#include "note_types.h"

static const char *const type_names[] = {
#define KD_NOTE_TYPE(owner, number, id) [NOTE_##id] = "NT_" #id,
#include "base/note_types.def"
};

static const struct {
	const char *name;
	uint32_t type;
} types[NOTE_TYPE_COUNT] = {
#define KD_NOTE_TYPE(owner, number, id) [NOTE_##id] = {owner, number},
#include "base/note_types.def"
};

enum note_type note_type_of(const struct kd_note *note) {
	for (size_t i = 0; i < NOTE_TYPE_COUNT; i++)
		if (types[i].type == note->type && strlen(types[i].name) == note->name_size &&
		    memcmp(types[i].name, note->name, note->name_size) == 0)
			return (enum note_type)i;
	return NOTE_TYPE_COUNT;
}

static void add_note(struct kd_code_object *object, const struct elf_note *from) {
	struct kd_note *note = list_add(object->arena, &object->notes);
	*note = (struct kd_note){
	    .name = from->name, .name_size = from->name_size, .type = from->type, .bytes = from->bytes, .size = from->size};
	enum note_type type = note_type_of(note);
	if (type != NOTE_TYPE_COUNT)
		note->type_name = type_names[type];
}

void code_object_read_notes(struct kd_code_object *object) {
	for (size_t i = 0; i < object->elf.note_count; i++)
		add_note(object, &object->elf.notes[i]);
	if (object->elf.damaged_notes)
		code_object_remark(object, "%s", object->elf.damaged_notes);
}

/* note.c: note records. */
#include "note.h"

#include "base/elf_numbers.h"
#include "data.h"
#include "fragment.h"
#include "module.h"
#include "section.h"

size_t note_begin(struct module *module, struct section *section, const char *name, size_t length, uint32_t type,
                  size_t size, kd_pos pos) {
	section_push(module);
	section_switch(module, section, 0);
	data_value(module, value_constant((int64_t)length + 1), 4, pos);
	size_t size_at = module->current.section->bytes.size;
	data_value(module, value_constant((int64_t)size), 4, pos);
	data_value(module, value_constant(type), 4, pos);
	data_bytes(module, name, length);
	data_bytes(module, "", 1);
	data_align(module, NOTE_ALIGNMENT, 0, 1, 0, false, pos);
	return size_at;
}

void note_end(struct module *module, size_t size, kd_pos pos) {
	if (size)
		data_align(module, NOTE_ALIGNMENT, 0, 1, 0, false, pos);
	section_pop(module);
}

struct late_note *note_late(struct module *module, struct section *section, const char *name, size_t length,
                            uint32_t type, kd_pos pos) {
	struct late_note *note = arena_alloc(module->arena, sizeof *note);
	note->size_at = note_begin(module, section, name, length, type, 0, pos);
	note->section = module->current.section;
	note->hole = fragment_hole(module);
	note_end(module, 1, pos);
	return note;
}

struct buffer *late_note_open(struct late_note *note) {
	struct buffer *bytes = &note->section->bytes;
	note->hole->data = bytes->size;
	return bytes;
}

void late_note_close(struct late_note *note) {
	struct buffer *bytes = &note->section->bytes;
	note->hole->size = bytes->size - note->hole->data;
	store_le(bytes->data + note->size_at, note->hole->size, 4);
}

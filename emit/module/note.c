/* note.c: note records. */
#include "note.h"

#include "base/elf_numbers.h"
#include "data.h"
#include "fragment.h"
#include "module.h"
#include "section.h"

size_t note_begin(struct module *module, struct section *section, struct note_kind kind, size_t size, kd_pos pos) {
	section_push(module);
	section_switch(module, section, 0);
	data_value(module, value_constant((int64_t)kind.length + 1), 4, pos);
	size_t size_at = module->current.section->bytes.size;
	data_value(module, value_constant((int64_t)size), 4, pos);
	data_value(module, value_constant(kind.type), 4, pos);
	data_bytes(module, kind.name, kind.length);
	data_bytes(module, "", 1);
	data_align(module, align_with_zeros(NOTE_ALIGNMENT), pos);
	return size_at;
}

void note_end(struct module *module, size_t size, kd_pos pos) {
	if (size)
		data_align(module, align_with_zeros(NOTE_ALIGNMENT), pos);
	section_pop(module);
}

struct late_note *note_late(struct module *module, struct section *section, struct note_kind kind, kd_pos pos) {
	struct late_note *note = arena_alloc(module->arena, sizeof *note);
	note->size_at = note_begin(module, section, kind, 0, pos);
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

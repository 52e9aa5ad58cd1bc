/* object_text.c: the public call that prints a finished object. Metadata printed for kdasm was assembled first, to see
 * that it makes the same. */
#include "files/elf/read/elf_file.h"
#include "print/report/printing.h"

/* Whether an object has just the note. */
static bool has_note(const struct elf_file *object, const struct kd_note *wanted) {
	if (object->note_count != 1 || object->damaged_notes)
		return false;
	const struct elf_note *note = &object->notes[0];
	return note->type == wanted->type && note->name_size == wanted->name_size &&
	       memcmp(note->name, wanted->name, note->name_size) == 0 && note->size == wanted->size &&
	       (!note->size || memcmp(note->bytes, wanted->bytes, note->size) == 0);
}

/* The same of what was assembled. */
static bool result_has_note(struct arena *arena, const struct kd_result *result, const struct kd_note *wanted) {
	struct elf_file object;
	const char *error;
	return result->status == KD_OK && elf_file_read(&object, arena, result->object, result->object_size, &error) &&
	       has_note(&object, wanted);
}

static void free_result(void *result) {
	kd_result_free(result);
}

static bool makes_note(struct arena *arena, struct buffer *text, const struct kd_options *options,
                       const struct kd_note *note) {
	enum { SLACK = 2 }; /* for the assembler */
	struct arena *below = arena_new_below(arena);
	size_t size = text->size;
	buffer_put_zeros(text, SLACK);
	struct kd_result *result = kd_assemble_in_place((char *)text->data, size, options);
	arena_defer(below, free_result, result);
	if (!result || result->status == KD_NO_MEMORY)
		arena_out_of_memory(below);
	bool made = result_has_note(below, result, note);
	arena_free(below);
	buffer_release(text);
	return made;
}

bool kd_code_object_print(const struct kd_code_object *object, enum kd_form form,
                          const struct kd_print_options *options, kd_take_text *take, void *context) {
	struct printing printing = printing_of(object, options, take, context);
	printing.makes_note = makes_note;
	return printing_print(&printing, form);
}

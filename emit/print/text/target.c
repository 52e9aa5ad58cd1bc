/* target.c: printing what the whole file is assembled for. */
#include "text.h"

#include <string.h>

/* Text after the line of a target that became another one. */
static void move_rest(struct printer *printer, size_t before) {
	struct buffer *text = &printer->text;
	size_t from = printer->target_at + before, to = printer->target_at + printer->target_size;
	size_t size = text->size - from;
	if (to > from)
		buffer_put_zeros(text, to - from);
	memmove(text->data + to, text->data + from, size);
	text->size = to + size;
}

/* A directive that chooses modes of the target changes the line that is there already. */
void print_target(struct module *module) {
	struct printer *printer = module->printer;
	char id[KD_TARGET_ID_SIZE];
	if (module->target.os != KD_OS_AMDHSA || module->target.processor->architecture != KD_AMDGCN)
		return;
	kd_target_id_format(&module->target, id, sizeof id);
	const char *line = arena_printf(module->arena, "\t.amdgcn_target \"%s\"\n", id);
	size_t before = printer->target_size;
	printer->target_size = strlen(line);
	if (before) {
		move_rest(printer, before);
		memcpy(printer->text.data + printer->target_at, line, printer->target_size);
		return;
	}
	printer->target_at = printer->text.size;
	text_put(module, line);
}

void print_code_object_version(struct module *module, uint32_t version) {
	text_put(module, "\t.amdhsa_code_object_version ");
	text_put_number(module, version);
	text_end_line(module);
}

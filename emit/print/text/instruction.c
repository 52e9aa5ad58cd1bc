/* instruction.c: printing instructions, and their bytes as comments. */
#include <stdio.h>

#include "text.h"

enum { COMMENT_COLUMN = 40 };

static void fill_to_comment(struct module *module, size_t column) {
	static const char blanks[] = "                                        ";
	text_put_bytes(module, blanks, column < COMMENT_COLUMN ? COMMENT_COLUMN - column : 1);
}

static bool is_late(const struct output_instruction *instruction, unsigned byte) {
	return instruction->late && byte >= instruction->fixup_at &&
	       byte < instruction->fixup_at + instruction->fixup_width;
}

/* llvm-mc names fixups by letters; an instruction has one at most. */
static void print_encoding(struct module *module, const struct output_instruction *instruction) {
	char byte[8];
	text_put(module, "; encoding: ");
	for (unsigned i = 0; i < instruction->size; i++) {
		snprintf(byte, sizeof byte, "0x%02x", instruction->bytes[i]);
		text_put(module, i ? "," : "[");
		text_put(module, is_late(instruction, i) ? "A" : byte);
	}
	text_put(module, "]");
	if (!instruction->late)
		return;
	text_end_line(module);
	fill_to_comment(module, 0);
	text_put(module, ";   fixup A - offset: ");
	text_put_number(module, instruction->fixup_at);
	text_put(module, ", value: ");
	text_put_value(module, *instruction->late);
	text_put(module, ", kind: ");
	text_put(module, instruction->fixup);
}

void print_instruction(struct module *module, const struct output_instruction *instruction) {
	size_t before = module->printer->text.size;
	text_put(module, "\t");
	text_put_bytes(module, instruction->text, instruction->late_at);
	if (instruction->late)
		text_put_value(module, *instruction->late);
	text_put_bytes(module, instruction->text + instruction->late_at, instruction->length - instruction->late_at);
	if (module->printer->show_encoding) {
		fill_to_comment(module, module->printer->text.size - before - 1); /* a tab counts as nothing */
		print_encoding(module, instruction);
	}
	if (instruction->comment) {
		fill_to_comment(module, module->printer->text.size - before - 1);
		text_put(module, "// ");
		text_put(module, instruction->comment);
	}
	text_end_line(module);
}

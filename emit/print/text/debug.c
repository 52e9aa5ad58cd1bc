/* debug.c: printing .file, .loc and .cfi_* directives. */
#include "debug/write/frame_table.h"
#include "debug/write/line_table.h"
#include "text.h"
#include "module/symbol.h"

enum { COMMENT_COLUMN = 48, TAB = 8 };

static void put_name(struct module *module, const struct name *name) {
	text_put_quoted(module, (const uint8_t *)name->text, name->length);
}

void print_file(struct module *module, uint32_t number, const struct name *directory, const struct line_file *file) {
	text_put(module, arena_printf(module->arena, "\t.file\t%u ", number));
	if (directory->length) {
		put_name(module, directory);
		text_put(module, " ");
	}
	put_name(module, file->name);
	if (file->has_md5) {
		text_put(module, " md5 0x");
		for (size_t i = 0; i < MD5_SIZE; i++)
			text_put(module, arena_printf(module->arena, "%02x", file->md5[i]));
	}
	if (file->source) {
		text_put(module, " source ");
		put_name(module, file->source);
	}
	text_end_line(module);
}

/* The column after the last line of the text, which has no line end yet. */
static size_t column_of(const struct buffer *text) {
	size_t start = text->size, column = 0;
	while (start > 0 && text->data[start - 1] != '\n')
		start--;
	for (size_t i = start; i < text->size; i++)
		column = text->data[i] == '\t' ? (column / TAB + 1) * TAB : column + 1;
	return column;
}

/* llvm-mc has no view numbers. What they say is not in the rest of the text. */
static void put_view(struct module *module, const struct line_location *location, const struct symbol *view) {
	if (!view) {
		text_put(module, location->flags & LINE_RESETS_VIEW ? " view 0" : "");
		return;
	}
	text_put(module, " view ");
	text_put_symbol(module, view);
}

void print_location(struct module *module, const struct line_location *location, uint8_t flags_before,
                    const struct symbol *view) {
	static const struct {
		uint8_t flag;
		const char *text;
	} flags[] = {
	    {LINE_BASIC_BLOCK, " basic_block"},
	    {LINE_PROLOGUE_END, " prologue_end"},
	    {LINE_EPILOGUE_BEGIN, " epilogue_begin"},
	};
	struct arena *arena = module->arena;
	text_put(module, arena_printf(arena, "\t.loc\t%u %u %u", location->file, location->line, location->column));
	for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
		if (location->flags & flags[i].flag)
			text_put(module, flags[i].text);
	if ((location->flags ^ flags_before) & LINE_IS_STMT)
		text_put(module, location->flags & LINE_IS_STMT ? " is_stmt 1" : " is_stmt 0");
	if (location->isa)
		text_put(module, arena_printf(arena, " isa %u", location->isa));
	if (location->discriminator)
		text_put(module, arena_printf(arena, " discriminator %u", location->discriminator));
	put_view(module, location, view);
	do
		text_put(module, " ");
	while (column_of(&module->printer->text) < COMMENT_COLUMN);
	text_put(module, arena_printf(arena, "; :%u:%u", location->line, location->column));
	text_end_line(module);
}

void print_end_sequence(struct module *module, const struct symbol *label, kd_pos pos) {
	symbol_here(module, pos);
	text_put(module, ".loc_label\t");
	text_put_symbol(module, label);
	text_end_line(module);
}

void print_frame_directive(struct module *module, const char *text) {
	static const char begins[] = "startproc";
	struct printer *printer = module->printer;
	size_t at = printer->text.size;
	text_put(module, "\t.cfi_");
	text_put(module, text);
	text_end_line(module);
	if (strncmp(text, begins, sizeof begins - 1) != 0)
		return;
	printer->frame_at = at;
	printer->frame_end = printer->text.size;
}

bool print_frame_as_data(struct module *module) {
	struct printer *printer = module->printer;
	if (printer->text.size != printer->frame_end)
		return false;
	printer->text.size = printer->frame_at;
	return true;
}

void print_frame_pointer(struct module *module, const char *directive, int64_t encoding, const struct symbol *symbol) {
	text_put(module, "\t");
	text_put(module, directive);
	text_put(module, " ");
	text_put_number(module, encoding);
	text_put(module, ", ");
	text_put_symbol(module, symbol);
	text_end_line(module);
}

void print_frame_register(struct module *module, const char *directive, int64_t number) {
	text_put(module, "\t");
	text_put(module, directive);
	text_put(module, " ");
	text_put_number(module, number);
	text_end_line(module);
}

static void put_numbers(struct module *module, int64_t first, int64_t second) {
	text_put_number(module, first);
	text_put(module, ", ");
	text_put_number(module, second);
}

static void put_bytes(struct module *module, const struct frame_instruction *instruction) {
	for (size_t i = 0; i < instruction->byte_count; i++)
		text_put(module, arena_printf(module->arena, "%s0x%02x", i ? ", " : "", instruction->bytes[i]));
}

static void put_operands(struct module *module, const struct frame_instruction *instruction) {
	switch ((enum frame_operation)instruction->operation) {
	case FRAME_DEF_CFA:
	case FRAME_OFFSET:
	case FRAME_REL_OFFSET:
	case FRAME_VAL_OFFSET: put_numbers(module, instruction->register_number, instruction->offset); break;
	case FRAME_DEF_ASPACE_CFA:
		put_numbers(module, instruction->register_number, instruction->offset);
		text_put(module, ", ");
		text_put_number(module, instruction->address_space);
		break;
	case FRAME_REGISTER: put_numbers(module, instruction->register_number, instruction->second_register); break;
	case FRAME_DEF_CFA_REGISTER:
	case FRAME_RESTORE:
	case FRAME_UNDEFINED:
	case FRAME_SAME_VALUE: text_put_number(module, instruction->register_number); break;
	case FRAME_DEF_CFA_OFFSET:
	case FRAME_ADJUST_CFA_OFFSET: text_put_number(module, instruction->offset); break;
	case FRAME_ESCAPE: put_bytes(module, instruction); break;
	case FRAME_LABEL: text_put_symbol(module, instruction->defined); break;
	case FRAME_REMEMBER_STATE:
	case FRAME_RESTORE_STATE:
	case FRAME_WINDOW_SAVE: break;
	}
}

void print_frame_instruction(struct module *module, const char *directive,
                             const struct frame_instruction *instruction) {
	enum frame_operation operation = (enum frame_operation)instruction->operation;
	bool plain = operation == FRAME_REMEMBER_STATE || operation == FRAME_RESTORE_STATE ||
	             operation == FRAME_WINDOW_SAVE;
	text_put(module, "\t");
	text_put(module, directive);
	if (!plain)
		text_put(module, " ");
	put_operands(module, instruction);
	text_end_line(module);
}

/* edited_line.c: lines of instructions with the waits that are put in front of them, or in their place. */
#include "instruction.h"

#include "base/hash.h"
#include "module/wait_edits.h"

static const char inserted[] = "inserted";

/* The edit of the instruction; NULL: there is none. */
static const struct wait_edit *next_edit(struct edited_lines *edited) {
	const struct wait_edit *next = edited->left.items;
	if (!edited->left.count || next->number != edited->number)
		return NULL;
	edited->left.items++;
	edited->left.count--;
	return next;
}

static struct instruction_text line_of(const char *text) {
	return (struct instruction_text){text, (uint32_t)strcspn(text, "\n"), (uint32_t)strcspn(text, " \n")};
}

/* "inserted into s_waitcnt vmcnt(1)": what stood in the place of the edit. */
static const char *comment_on(struct reader *reader, struct instruction_text text) {
	size_t length = text.name_length;
	for (size_t i = length; i < text.length && text.at[i] != ';' && text.at[i] != '/'; i++)
		length = text.at[i] > ' ' ? i + 1 : length;
	return arena_printf(reader->arena, "inserted into %.*s", (int)length, text.at);
}

static uint32_t hash_of(struct instruction_text text) {
	return (uint32_t)hash_bytes(0, text.at, text.length);
}

static void insert(struct reader *reader, const char *lines) {
	for (struct instruction_text line; *lines; lines += line.length + 1) {
		unsigned size;
		line = line_of(lines);
		instruction_line_put(reader, line, inserted, &size);
		wait_edits_note(reader->module, size, reader->edited.number, 0, true);
	}
}

/* For an editor, which puts it into the text itself. */
static void tell(struct reader *reader, const struct wait_edit *edit, struct instruction_text text, bool is_replaced) {
	const struct kd_editing *editing = reader->options->editing;
	const char *before = edit->before ? edit->before : "";
	if (!editing || !editing->take_inserted || reader->edited.needed_waits)
		return;
	kd_pos pos = text_pos(reader, text.at);
	struct location at = sources_locate(&reader->sources, pos);
	const struct kd_inserted inserted_lines = {
	    .file = at.file,
	    .line = at.line,
	    .column = at.column,
	    .source_line = sources_outer_line(&reader->sources, pos),
	    .before = edit->instead && !is_replaced ? arena_printf(reader->arena, "%s%s", before, edit->instead) : before,
	    .instead = is_replaced ? edit->instead : NULL,
	};
	editing->take_inserted(editing->context, &inserted_lines);
}

/* What is put in front of the instruction; whether another line is put in its place. */
static bool edit_line(struct reader *reader, const struct wait_edit *edit, struct instruction_text text) {
	if (edit->warning)
		diag_warning(reader->diag, text_pos(reader, text.at), "%s", edit->warning);
	bool is_replaced = edit->instead && edit->hash == hash_of(text);
	tell(reader, edit, text, is_replaced);
	if (edit->before)
		insert(reader, edit->before);
	if (!edit->instead || is_replaced)
		return is_replaced;
	insert(reader, edit->instead);
	return false;
}

enum instruction_result instruction_line_read(struct reader *reader, struct instruction_text text) {
	unsigned size;
	struct module *module = reader->module;
	reader->edited.number++;
	const struct wait_edit *edit = next_edit(&reader->edited);
	bool is_replaced = edit && edit_line(reader, edit, text);
	const char *comment = is_replaced ? comment_on(reader, text) : NULL;
	enum instruction_result result =
	    instruction_line_put(reader, is_replaced ? line_of(edit->instead) : text, comment, &size);
	if (size && (module->waits.are_numbered || module->waits.mode))
		wait_edits_note(module, size, reader->edited.number, module->waits.are_numbered ? hash_of(text) : 0, false);
	return result;
}

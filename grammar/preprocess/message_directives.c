/* message_directives.c: see message_directives.h. */
#include "message_directives.h"
#include "reader/operands.h"

enum { LONGEST = 1024 };

static int shown(struct text text) {
	return (int)(text.length < LONGEST ? text.length : LONGEST);
}

void message(struct reader *reader, const struct directive *directive, const struct text *text) {
	static const struct text warning = {".warning directive invoked in source file", 41};
	static const struct text error = {".error directive invoked in source file", 39};
	kd_pos pos = reader->module->statement_pos;
	bool warns = directive->argument == MESSAGE_WARNING;
	if (!text)
		text = warns ? &warning : &error;
	if (warns)
		diag_warning(reader->diag, pos, "%.*s", shown(*text), text->at);
	else
		diag_error(reader->diag, pos, "%.*s", shown(*text), text->at);
}

void message_of_stop(struct reader *reader, struct text operands) {
	kd_pos pos = reader->module->statement_pos;
	kd_pos operands_pos = token_after(reader, (struct span){pos, pos + (kd_pos)strlen(reader->directive->name)});
	if (reader->directive->argument == STOP_ERR)
		diag_error(reader->diag, pos, ".err encountered");
	else if (reader->directive->argument == STOP_UNSUPPORTED)
		diag_error(reader->diag, operands_pos, "%s not currently supported for this target", reader->directive->name);
	else if (reader->directive->argument == STOP_CODEVIEW)
		diag_error(reader->diag, pos,
		           "%s is for objects of Windows: in ELF its tables lack names and addresses; use .file and .loc "
		           "[stricter than llvm-mc]",
		           reader->directive->name);
	else if (!operands.length)
		diag_error(reader->diag, pos, ".abort detected. Assembly stopping");
	else
		diag_error(reader->diag, pos, ".abort '%.*s' detected. Assembly stopping", shown(operands), operands.at);
}

void message_print(struct reader *reader, struct text text) {
	buffer_put(&reader->printed, text.at, text.length);
	buffer_put(&reader->printed, "\n", 1);
}

/* operands.c: see operands.h. */
#include "operands.h"
#include "module/output.h"
#include "reader.h"
#include "scope.h"

#include <ctype.h>

bool absolute(struct reader *reader, struct value value, struct span at, int64_t *number) {
	if (value_absolute(reader->module, value, EVALUATE_EARLY, number))
		return true;
	if (reader->target.missed) /* on which the number may depend */
		return false;
	diag_error(reader->diag, at.start, "expected absolute expression: the number must be known here; %s",
	           reader->module->output->symbolic
	               ? "symbols in it must be set before this line, and printed text has no distances between labels"
	               : "symbols in it must be set before this line");
	return false;
}

bool absolute_if_given(struct reader *reader, const struct operand *operand, int64_t *number) {
	return !operand || absolute(reader, operand->value, operand->at, number);
}

struct text source_text(const struct reader *reader, struct span at) {
	return (struct text){reader->source->text + (at.start - reader->source->base), at.end - at.start};
}

kd_pos token_after(const struct reader *reader, struct span at) {
	const struct source *source = reader->source;
	return text_pos(reader, lex_skip_blanks(source->text + (at.end - source->base), source->text + source->size));
}

bool begins_like_version(const struct reader *reader, struct span at) {
	const char *text = source_text(reader, at).at;
	bool hexadecimal = text[0] == '0' && (text[1] | 0x20) == 'x';
	size_t digits = hexadecimal ? 2 + strspn(text + 2, "0123456789abcdefABCDEF") : strspn(text, "0123456789");
	char next = text[digits];
	if (digits)
		return !next || !strchr(hexadecimal ? ".pP" : ".eE", next);
	return !(next == '.' && isdigit((unsigned char)text[1])) && (!next || !strchr("(+-~![\"", next));
}

struct name *name_of_string(struct reader *reader, struct text text) {
	/* LLVM 14 takes them as they stand. */
	if (scope_is_llvm_14(reader) || !memchr(text.at, '\\', text.length))
		return name_intern(&reader->module->names, text.at, text.length);
	/* In names a backslash only quotes a quote or another backslash. */
	char *plain = arena_alloc(reader->arena, text.length);
	size_t length = 0;
	for (size_t i = 0; i < text.length; i++) {
		if (text.at[i] == '\\' && i + 1 < text.length && (text.at[i + 1] == '"' || text.at[i + 1] == '\\'))
			i++;
		plain[length++] = text.at[i];
	}
	return name_intern(&reader->module->names, plain, length);
}

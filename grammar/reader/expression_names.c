/* expression_names.c: see expression_names.h. */
#include "expression_names.h"

#include "module/symbol.h"
#include "reader.h"
#include "scope.h"

struct value expression_symbol(struct reader *reader, struct name *name, enum specifier specifier, struct span at) {
	const struct symbol *known = name->symbol;
	if (known && known->kind == SYMBOL_VARIABLE && !known->value.expr && !specifier)
		return known->value;
	struct symbol *symbol = symbol_get(reader->module, name, at.start);
	struct value value = value_symbol(reader->module, symbol, specifier, at.start);
	if (symbol->kind == SYMBOL_VARIABLE && !specifier && scope_is_llvm_14(reader))
		symbol_mark_used(reader->module, value);
	return value;
}

enum specifier expression_specifier(struct reader *reader, const char *text, size_t length, kd_pos pos) {
	enum specifier specifier = specifier_find(text, length);
	if (scope_is_llvm_14(reader) && (!specifier || specifier_is_absolute(specifier))) {
		diag_error(reader->diag, pos,
		           "invalid variant '%.*s': code objects before version 4 have no relocation for it, and LLVM 14 does "
		           "not know it or leaves it out; write the symbol alone [stricter than llvm-mc]",
		           (int)(length < 64 ? length : 64), text);
		return SPECIFIER_NONE;
	}
	if (!specifier)
		diag_error(reader->diag, pos,
		           "invalid variant '%.*s': relocation specifiers are @rel32@lo, @rel32@hi, @rel64, @abs32@lo, "
		           "@abs32@hi, @abs64, @gotpcrel, @gotpcrel32@lo and @gotpcrel32@hi",
		           (int)(length < 64 ? length : 64), text);
	return specifier;
}

struct value expression_name(struct reader *reader, struct name *name, struct span at) {
	reader->expression.value_end = at.end;
	const char *mark = memchr(name->text, '@', name->length);
	if (!mark || name->text[0] == '@' || mark + 1 == name->text + name->length)
		return expression_symbol(reader, name, SPECIFIER_NONE, at);
	size_t length = (size_t)(mark - name->text);
	enum specifier specifier =
	    expression_specifier(reader, mark + 1, name->length - length - 1, at.start + (kd_pos)length + 1);
	if (!specifier && !scope_is_llvm_14(reader)) /* there LLVM goes on with the symbol */
		return value_constant(0);
	return expression_symbol(reader, name_intern(&reader->module->names, name->text, length), specifier, at);
}

struct value expression_function(struct reader *reader, const struct function *function, const struct value *arguments,
                                 size_t count, struct span arguments_at, struct span at) {
	if (arguments_at.end != reader->expression.call_end)
		reader->expression.last_argument_end = arguments_at.end;
	reader->expression.call_end = at.end;
	const char *wrong = function_check_count(function, count);
	if (wrong) {
		diag_error(reader->diag, token_after(reader, at), "%s", wrong);
		return value_constant(0);
	}
	if (function_needs_target(function) && !target_needed(reader, at.start, function_name(function)))
		return value_constant(0);
	return value_call(reader->module, function, arguments, count, at.start);
}

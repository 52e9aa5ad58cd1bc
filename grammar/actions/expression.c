/* expression.c: names, specifiers and calls in expressions. */
#include "actions.h"
#include "dwarf/dwarf_names.h"
#include "module/output.h"
#include "module/symbol.h"

#include "reader/escapes.h"
#include "parse.h"
#include "reader/scope.h"
#include "sections/sections.h"

/* The value of a symbol: a variable that is a plain number is replaced at once, so that a later
 * .set does not change it. */
static struct value symbol_value(struct reader *reader, struct name *name, enum specifier specifier, struct span at) {
	const struct symbol *known = name->symbol;
	bool keeps_name = specifier && reader->module->output->symbolic;
	if (!known || known->kind != SYMBOL_VARIABLE || known->value.expr || keeps_name) {
		struct symbol *symbol = symbol_get(reader->module, name, at.start);
		struct value value = value_symbol(reader->module, symbol, specifier, at.start);
		if (symbol->kind == SYMBOL_VARIABLE && !specifier && scope_is_llvm_14(reader))
			symbol_mark_used(reader->module, value);
		return value;
	}
	if (specifier)
		diag_error(reader->diag, at.start,
		           "unexpected modifier on variable reference: '%.*s' is a number [stricter than llvm-mc]",
		           NAME_ARGS(name));
	return known->value;
}

static enum specifier find_specifier(struct reader *reader, const char *text, size_t length, kd_pos pos) {
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

enum specifier expression_specifier(struct reader *reader, const char *text, kd_pos pos) {
	return find_specifier(reader, text, strlen(text), pos);
}

/* A name of DWARF, unless the source gives it a value. */
static bool is_number_of_dwarf(const struct reader *reader, const struct name *name, uint32_t *number) {
	const struct symbol *symbol = name->symbol;
	if (!dwarf_names_count(reader) || (symbol && symbol->kind == SYMBOL_VARIABLE))
		return false;
	return dwarf_operand_named(name->text, name->length, number);
}

struct value expression_name(struct reader *reader, struct name *name, struct span at) {
	uint32_t number;
	reader->expression.value_end = at.end;
	if (is_number_of_dwarf(reader, name, &number))
		return value_constant(number);
	const char *mark = memchr(name->text, '@', name->length);
	if (!mark || name->text[0] == '@' || mark + 1 == name->text + name->length)
		return symbol_value(reader, name, SPECIFIER_NONE, at);
	size_t length = (size_t)(mark - name->text);
	enum specifier specifier =
	    find_specifier(reader, mark + 1, name->length - length - 1, at.start + (kd_pos)length + 1);
	if (!specifier && !scope_is_llvm_14(reader)) /* there LLVM goes on with the symbol */
		return value_constant(0);
	return symbol_value(reader, name_intern(&reader->module->names, name->text, length), specifier, at);
}

struct value expression_here(struct reader *reader, struct span at) {
	return value_symbol(reader->module, symbol_dot(reader->module, at.start), SPECIFIER_NONE, at.start);
}

static struct value string_value(struct reader *reader, struct text text, enum specifier specifier, struct span at) {
	if (!text.length && section_is_chosen(reader)) /* the name of a group may be empty; it is no number in any case */
		return expression_here(reader, at);
	if (!text.length)
		diag_error(reader->diag, token_after(reader, at), "expected a symbol reference: the name is empty");
	return symbol_value(reader, name_of_string(reader, text), specifier, at);
}

struct value expression_string(struct reader *reader, struct text text, struct span at) {
	return string_value(reader, text, SPECIFIER_NONE, at);
}

struct value expression_string_with_specifier(struct reader *reader, struct text text, struct span at,
                                              struct name *specifier, struct span specifier_at) {
	enum specifier found = find_specifier(reader, specifier->text, specifier->length, specifier_at.start);
	return string_value(reader, text, found, at);
}

struct value expression_with_specifier(struct reader *reader, struct value value, struct name *specifier,
                                       struct span at) {
	enum specifier found = find_specifier(reader, specifier->text, specifier->length, at.start);
	if (found && !value_apply_specifier(reader->module, &value, found))
		diag_error(reader->diag, at.start, "invalid modifier '%.*s' (no symbols present)", NAME_ARGS(specifier));
	return value_fold(reader->module, value);
}

struct value expression_wide(struct reader *reader, struct span at) {
	const struct directive *directive = reader->directive;
	const char *words = directive && directive->token == PAL_NUMBERS
	                        ? arena_printf(reader->arena, "invalid value in %s", directive->name)
	                        : "literal value out of range for directive";
	diag_error(reader->diag, at.start, "%s: a value has 64 bits; .octa takes 128", words);
	return value_constant(0);
}

void expression_wanted(struct reader *reader, struct value value, struct span at, int after) {
	reader->expression.value = value;
	reader->expression.end = at.end;
	reader->expression.bad_after = after == BAD;
}

void expression_call_open(struct reader *reader) {
	*list_add(reader->arena, &reader->expression.calls) = reader->expression.arguments.count;
}

void expression_argument(struct reader *reader, struct value argument) {
	*list_add(reader->arena, &reader->expression.arguments) = argument;
}

struct value expression_call(struct reader *reader, const struct name *name, struct span arguments_at, struct span at) {
	if (arguments_at.end != reader->expression.call_end)
		reader->expression.last_argument_end = arguments_at.end;
	reader->expression.call_end = at.end;
	size_t first = reader->expression.calls.items[--reader->expression.calls.count];
	size_t count = reader->expression.arguments.count - first;
	reader->expression.arguments.count = first;
	const struct function *function = function_find(name);
	const char *wrong = function_check_count(function, count);
	if (wrong) {
		diag_error(reader->diag, token_after(reader, at), "%s", wrong);
		return value_constant(0);
	}
	if (function_needs_target(function) && !target_needed(reader, at.start, function_name(function)))
		return value_constant(0);
	return value_call(reader->module, function, reader->expression.arguments.items + first, count, at.start);
}

struct text text_of_name(struct name *name) {
	return (struct text){name->text, name->length};
}

struct text text_after_at(struct name *name) {
	return (struct text){name->text + 1, name->length - 1};
}

struct name *name_after_at(struct reader *reader, struct name *name) {
	return name_intern(&reader->module->names, name->text + 1, name->length - 1);
}

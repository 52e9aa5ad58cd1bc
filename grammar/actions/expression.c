/* expression.c: what is rare in expressions: strings, specifiers that follow, numbers that are none. */
#include "actions.h"
#include "debug/dwarf/dwarf_names.h"
#include "module/output.h"
#include "module/symbol.h"

#include "reader/escapes.h"
#include "parse.h"
#include "reader/scope.h"
#include "sections/sections.h"

bool expression_number_of_dwarf(const struct reader *reader, const struct name *name, uint32_t *number) {
	const struct symbol *symbol = name->symbol;
	if (!dwarf_names_count(reader) || (symbol && symbol->kind == SYMBOL_VARIABLE))
		return false;
	return dwarf_operand_named(name->text, name->length, number);
}

struct value expression_operand_name(struct reader *reader, struct name *name, struct span at) {
	uint32_t number;
	if (!expression_number_of_dwarf(reader, name, &number))
		return expression_name(reader, name, at);
	reader->expression.value_end = at.end;
	return value_constant(number);
}

struct value expression_here(struct reader *reader, struct span at) {
	return value_symbol(reader->module, symbol_dot(reader->module, at.start), SPECIFIER_NONE, at.start);
}

static struct value string_value(struct reader *reader, struct text text, enum specifier specifier, struct span at) {
	if (!text.length && section_is_chosen(reader)) /* the name of a group may be empty; it is no number in any case */
		return expression_here(reader, at);
	if (!text.length)
		diag_error(reader->diag, token_after(reader, at), "expected a symbol reference: the name is empty");
	return expression_symbol(reader, name_of_string(reader, text), specifier, at);
}

struct value expression_string(struct reader *reader, struct text text, struct span at) {
	return string_value(reader, text, SPECIFIER_NONE, at);
}

struct value expression_string_with_specifier(struct reader *reader, struct text text, struct span at,
                                              struct name *specifier, struct span specifier_at) {
	enum specifier found = expression_specifier(reader, specifier->text, specifier->length, specifier_at.start);
	return string_value(reader, text, found, at);
}

struct value expression_with_specifier(struct reader *reader, struct value value, struct name *specifier,
                                       struct span at) {
	enum specifier found = expression_specifier(reader, specifier->text, specifier->length, at.start);
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

struct text text_of_name(struct name *name) {
	return (struct text){name->text, name->length};
}

struct text text_after_at(struct name *name) {
	return (struct text){name->text + 1, name->length - 1};
}

struct name *name_after_at(struct reader *reader, struct name *name) {
	return name_intern(&reader->module->names, name->text + 1, name->length - 1);
}

/* alias.c: other names for symbols: versions, weak references, and what link-time
 * optimisation says of symbols that it leaves out. */
#include "actions.h"
#include "module/output.h"
#include "module/symbol.h"
#include "reader/scope.h"

void symver(struct reader *reader, struct named named, struct named version, const struct named *action) {
	if (!memchr(version.name->text, '@', version.name->length)) {
		diag_error(reader->diag, token_after(reader, version.at),
		           "expected a '@' in the name: a version is name@version, name@@version or name@@@version, not '%.*s'",
		           NAME_ARGS(version.name));
		return;
	}
	if (action && !name_is(action->name, "remove")) {
		diag_error(reader->diag, action->at.start, "expected 'remove', not '%.*s'", NAME_ARGS(action->name));
		return;
	}
	if (output_takes(reader->module, symver,
	                 (reader->module, symbol_get(reader->module, named.name, named.at.start), version.name,
	                  action ? action->name : NULL)))
		return;
	*list_add(reader->arena, &reader->module->versions) = (struct symbol_version){
	    .symbol = symbol_get(reader->module, named.name, named.at.start),
	    .name = version.name,
	    .removes = action,
	    .pos = reader->module->statement_pos,
	};
}

/* An alias that leads to itself counts as defined. */
static bool is_circular(struct module *module, const struct symbol *symbol) {
	struct relocatable end;
	return symbol->kind == SYMBOL_VARIABLE && value_relocatable(module, symbol->value, EVALUATE_VALUES, &end) &&
	       end.add && end.add->kind == SYMBOL_VARIABLE && symbol_is_undefined(module, end.add);
}

void weakref(struct reader *reader, struct name *alias, struct span at, struct name *name, struct span name_at) {
	struct symbol *target = symbol_get(reader->module, name, name_at.start);
	struct symbol *symbol = symbol_get(reader->module, alias, at.start);
	if (output_takes(reader->module, weakref, (reader->module, symbol, target)))
		return;
	if (!symbol_is_undefined(reader->module, symbol) || is_circular(reader->module, symbol)) {
		diag_error(reader->diag, reader->module->statement_pos, "symbol '%.*s' is already defined", NAME_ARGS(alias));
		diag_note(reader->diag, symbol->pos, "the earlier definition");
		return;
	}
	if (scope_is_llvm_14(reader)) /* LLVM 14 writes the target even if nothing uses it */
		symbol_register(reader->module, target);
	symbol_make_weakref(reader->module, symbol, target, at.start);
}

void lto_discard_begin(struct reader *reader) {
	names_init(&reader->discarded, reader->arena);
}

void lto_discard(struct reader *reader, struct name *name) {
	name_intern(&reader->discarded, name->text, name->length);
}

bool lto_discards(struct reader *reader, const struct name *name) {
	return reader->discarded.count && name_find(&reader->discarded, name->text, name->length);
}

void lto_set_conditional(struct reader *reader, struct name *name, struct value target, struct span target_at) {
	if (lto_discards(reader, name))
		symbol_to_assign(reader->module, name, false, target_at.start);
	else if (!target.expr || target.expr->kind != EXPR_SYMBOL || target.expr->specifier)
		diag_error(reader->diag, target_at.start, "expected identifier: the value must be a symbol");
	else
		symbol_assign_conditionally(reader->module, name, target, target_at.start);
}

/* aliases.c: .symver, whose versions are other names for a symbol and may take its place, and
 * .weakref. */
#include "elf_writer.h"
#include "module/expr.h"
#include "module/symbol.h"

/* Enters the alias under which the symbol goes to the table; false if it has another one. */
static bool rename_symbol(struct module *module, struct symbol *symbol, struct symbol *alias) {
	struct name *entry = symbol_entry(&module->renamed, symbol);
	if (!entry->symbol)
		entry->symbol = alias;
	symbol->renamed = true;
	return entry->symbol == alias;
}

struct symbol *symbol_renamed(struct module *module, struct symbol *symbol) {
	return symbol->renamed ? symbol_entry(&module->renamed, symbol)->symbol : symbol;
}

/* The marks between name and version: "@@@" becomes "@" for a symbol from elsewhere, else "@@". */
static struct name *alias_name(struct module *module, const struct name *version, size_t prefix, bool undefined) {
	size_t skip = undefined ? 2 : 1;
	char *text = arena_alloc(module->arena, version->length - skip);
	memcpy(text, version->text, prefix);
	memcpy(text + prefix, version->text + prefix + skip, version->length - prefix - skip);
	return name_intern(&module->names, text, version->length - skip);
}

static void bind_version(struct module *module, const struct symbol_version *version) {
	struct symbol *symbol = version->symbol;
	const struct name *name = version->name;
	size_t prefix = (size_t)((const char *)memchr(name->text, '@', name->length) - name->text), marks = 1;
	while (marks < 3 && prefix + marks < name->length && name->text[prefix + marks] == '@')
		marks++;
	bool undefined = symbol_is_undefined(module, symbol);
	struct name *spelled = marks == 3 ? alias_name(module, name, prefix, undefined) : version->name;
	struct symbol *alias = symbol_get(module, spelled, version->pos);
	symbol_register(module, alias);
	symbol_make_alias(module, alias, symbol, version->pos);
	alias->binding = (uint8_t)symbol_binding(module, symbol);
	alias->binding_set = true;
	alias->visibility = symbol->visibility;
	if (!undefined && marks < 3 && !version->removes)
		return;
	if (undefined && marks == 2)
		diag_error(module->diag, version->pos, "default version symbol %.*s must be defined", NAME_ARGS(name));
	else if (!rename_symbol(module, symbol, alias))
		diag_error(module->diag, version->pos, "multiple versions for %s", symbol_text(module, symbol));
}

/* Whether it still is an alias, and in use. */
static bool is_weak_reference(const struct symbol *alias) {
	return alias->weakref && alias->registered && alias->kind == SYMBOL_VARIABLE && alias->value.expr &&
	       alias->value.expr->kind == EXPR_SYMBOL;
}

/* A symbol that is mentioned through .weakref alone is weak. */
static void bind_weak_reference(struct module *module, const struct symbol *alias) {
	if (!is_weak_reference(alias))
		return;
	struct symbol *target = alias->value.expr->symbol;
	if (target->registered)
		return;
	symbol_register(module, target);
	if (!symbol_is_undefined(module, target))
		return;
	target->binding = STB_WEAK;
	target->binding_set = true;
}

/* An alias of an alias that was bound before, or one that has become a common symbol. */
static void check_weak_reference(struct module *module, const struct symbol *alias) {
	if (alias->weakref && alias->registered && alias->kind == SYMBOL_COMMON)
		diag_error(module->diag, alias->pos,
		           "'%s' is a weak reference, so it cannot also be a common symbol [stricter than llvm-mc]",
		           symbol_text(module, alias));
	if (is_weak_reference(alias) && !alias->value.expr->symbol->registered)
		diag_error(module->diag, alias->pos,
		           "'%s' is a weak reference that is used only by another one, which comes after it; exchange the two "
		           "lines [stricter than llvm-mc]",
		           symbol_text(module, alias));
}

void aliases_bind(struct module *module) {
	for (size_t i = 0; i < module->versions.count; i++)
		bind_version(module, &module->versions.items[i]);
	for (size_t i = 0; i < module->weakrefs.count; i++)
		bind_weak_reference(module, module->weakrefs.items[i]);
	for (size_t i = 0; i < module->weakrefs.count; i++)
		check_weak_reference(module, module->weakrefs.items[i]);
}

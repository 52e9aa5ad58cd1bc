/* symbol_table.c: which symbols are in the table, in what order and with what values. */
#include "elf_writer.h"
#include "module/expr.h"
#include "module/symbol.h"

static bool belongs_in_table(struct module *module, const struct symbol *symbol) {
	if (symbol->used_in_relocation || symbol->used_weakly || symbol->signature)
		return true;
	if (symbol->renamed || symbol->weakref)
		return false;
	if (symbol->type == STT_SECTION || symbol->temporary)
		return false;
	return symbol->kind != SYMBOL_VARIABLE || !symbol_is_undefined(module, symbol);
}

/* The type of an alias: its own or that of what it stands for, whichever says more. */
static uint8_t merge_types(uint8_t own, uint8_t base) {
	static const uint8_t more[] = {
	    [STT_OBJECT] = 1,
	    [STT_FUNC] = 2,
	    [STT_TLS] = 3,
	    [STT_GNU_IFUNC] = 4,
	};
	enum { COUNT = sizeof more };
	if (base == STT_SECTION)
		return base;
	if (base == STT_TLS && (own == STT_FUNC || own == STT_GNU_IFUNC))
		return own;
	if (own == STT_TLS && base == STT_GNU_IFUNC)
		return own;
	return (own < COUNT ? more[own] : 0) > (base < COUNT ? more[base] : 0) ? own : base;
}

static void set_section(struct table_symbol *entry, uint32_t index) {
	entry->section_index = index;
	entry->reserved = false;
}

static void set_place(struct module *module, struct table_symbol *entry, struct symbol *symbol) {
	entry->reserved = true;
	if (symbol->kind == SYMBOL_COMMON)
		entry->section_index = symbol->lds ? SHN_AMDGPU_LDS : SHN_COMMON;
	else if (symbol_is_absolute(module, symbol))
		entry->section_index = SHN_ABS;
	else if (symbol_is_undefined(module, symbol) && symbol->signature && !symbol->used_in_relocation)
		set_section(entry, group_of(module, symbol)->index);
	else if (symbol_is_undefined(module, symbol))
		entry->section_index = SHN_UNDEF;
	else
		set_section(entry, symbol_section(module, symbol)->index);
}

/* The symbol of which `symbol` is plainly another name, or NULL. */
static const struct symbol *aliased(const struct symbol *symbol) {
	if (symbol->kind != SYMBOL_VARIABLE || !symbol->value.expr)
		return NULL;
	const struct expr *expr = symbol->value.expr;
	return expr->kind == EXPR_SYMBOL && !expr->specifier ? expr->symbol : NULL;
}

/* An alias of an indirect function is one, even if what it stands for in the end is not. */
static bool is_indirect_function(const struct symbol *symbol) {
	while (symbol && symbol->type != STT_GNU_IFUNC)
		symbol = symbol->type == STT_TLS ? NULL : aliased(symbol);
	return symbol;
}

static void set_size(struct module *module, struct table_symbol *entry, const struct symbol *symbol,
                     const struct symbol *base) {
	const struct value *size = symbol_size_given(module, symbol);
	/* y = x takes the size of x, along the chain of aliases, unless they stand for a number in the end. */
	for (const struct symbol *s = symbol; base && !size && (s = aliased(s));)
		size = symbol_size_given(module, s);
	if (base && !size)
		size = symbol_size_given(module, base);
	if (!size) {
		entry->size = symbol->kind == SYMBOL_COMMON ? symbol->common_size : 0;
		return;
	}
	int64_t number = size->constant;
	if (!size->expr || value_known_absolute(module, *size, &number))
		entry->size = (uint64_t)number;
	else
		diag_error(module->diag, size->expr->pos,
		           "Size expression must be absolute: the size of '%s' must be a number or a difference of labels",
		           symbol_text(module, symbol));
}

/* What a variable stands for: a number, or a symbol that it is another name for. Reports values that cannot be in a
 * symbol table, used or not. */
static struct relocatable value_of_variable(struct module *module, const struct symbol *symbol) {
	struct relocatable value = {.constant = symbol->value.constant};
	if (!symbol->value.expr)
		return value;
	if (!value_of_symbol(module, symbol->value, &value)) {
		if (!symbol->cycle_reported)
			diag_error(module->diag, value_pos(symbol->value, symbol->pos),
			           "expression could not be evaluated: the value of '%s'", symbol_text(module, symbol));
	} else if (value.subtract) {
		diag_error(module->diag, value_pos(symbol->value, symbol->pos),
		           "symbol '%s' could not be evaluated in a subtraction expression: the two symbols lie in different "
		           "sections",
		           symbol_text(module, value.subtract));
	} else if (value.add && value.add->kind == SYMBOL_COMMON) {
		diag_error(module->diag, value_pos(symbol->value, symbol->pos),
		           "Common symbol '%s' cannot be used in assignment expr", symbol_text(module, value.add));
	} else {
		return value;
	}
	return (struct relocatable){0};
}

static struct table_symbol describe(struct module *module, struct symbol *symbol) {
	struct table_symbol entry = {.type = symbol->type, .visibility = symbol->visibility};
	size_t errors = module->diag->errors;
	struct relocatable value = {0};
	if (symbol->kind == SYMBOL_VARIABLE)
		value = value_of_variable(module, symbol);
	struct symbol *base = value.add;
	if (module->diag->errors > errors || symbol->cycle_reported || (base && base->cycle_reported))
		return entry; /* an alias may stand for itself: its chain has no end */
	set_place(module, &entry, symbol);
	if (symbol->kind == SYMBOL_COMMON)
		entry.value = symbol->common_alignment;
	else if (symbol->kind == SYMBOL_VARIABLE && !base)
		entry.value = (uint64_t)value.constant;
	else
		symbol_offset(module, symbol, &entry.value);
	if (base)
		entry.type = is_indirect_function(symbol) ? STT_GNU_IFUNC : merge_types(symbol->type, base->type);
	set_size(module, &entry, symbol, base);
	return entry;
}

/* What llvm-mc calls symbols that have no name but must be in the table; LLVM 14 leaves them without one. */
#define UNNAMED ".L0 "

static void add_name(const struct module *module, struct string_table *strings, const struct symbol *symbol) {
	bool unnamed = !symbol->name || !symbol->name->length;
	if (symbol->type == STT_SECTION ||
	    (unnamed && kd_object_version_has(module->target.code_object_version, KD_OF_LLVM_14)))
		string_table_add(strings, "", 0);
	else if (unnamed)
		string_table_add(strings, UNNAMED, strlen(UNNAMED));
	else
		string_table_add(strings, symbol->name->text, symbol->name->length);
}

/* Whether the symbol belongs in the table; reports one that would, but can't. */
static bool enters_table(struct module *module, const struct symbol *symbol) {
	if (!belongs_in_table(module, symbol))
		return false;
	if (!symbol->temporary || (symbol->kind != SYMBOL_UNDEFINED && symbol->kind != SYMBOL_COMMON))
		return true;
	diag_error(module->diag, symbol->pos, "Undefined temporary symbol %s", symbol_text(module, symbol));
	return false;
}

/* llvm-mc also works out what is in no table: values that were replaced, and those of temporary symbols, unless
 * they are numbers or have a place. */
static bool is_checked(struct module *module, const struct symbol *symbol) {
	return symbol->kind == SYMBOL_VARIABLE && !symbol->weakref && !belongs_in_table(module, symbol) &&
	       symbol_is_undefined(module, symbol);
}

static void enter(struct module *module, struct symbol_table *table, struct string_table *strings,
                  struct symbol *symbol, unsigned binding) {
	symbol->index = 0;
	if (!enters_table(module, symbol)) {
		table->leaves_checked |= is_checked(module, symbol);
		return;
	}
	struct table_symbol *entry = &table->items[table->count++];
	*entry = describe(module, symbol);
	entry->binding = (uint8_t)binding;
	symbol->index = (uint32_t)table->count; /* the null entry comes first */
	if (!entry->reserved && entry->section_index >= SHN_LORESERVE)
		table->needs_extended_indices = true;
	add_name(module, strings, symbol);
}

/* Local symbols come first in the table. */
static void enter_all(struct module *module, struct symbol_table *table, struct string_table *strings) {
	LIST(struct symbol *) others = {0};
	for (size_t i = 0; i < module->symbols.count; i++) {
		struct symbol *symbol = module->symbols.items[i];
		unsigned binding = symbol_binding(module, symbol);
		if (binding == STB_LOCAL)
			enter(module, table, strings, symbol, binding);
		else
			*list_add(module->arena, &others) = symbol;
	}
	table->local_count = table->count;
	for (size_t i = 0; i < others.count; i++)
		enter(module, table, strings, others.items[i], symbol_binding(module, others.items[i]));
}

void symbol_table_build(struct module *module, struct symbol_table *table, struct string_table *strings) {
	*table = (struct symbol_table){.first_name = (uint32_t)strings->strings.count};
	table->items = arena_alloc(module->arena, module->symbols.count * sizeof *table->items);
	enter_all(module, table, strings);
	for (size_t i = 0; table->leaves_checked && i < module->symbols.count; i++)
		if (is_checked(module, module->symbols.items[i]))
			value_of_variable(module, module->symbols.items[i]);
}

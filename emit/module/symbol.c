/* symbol.c: symbols, their definition and what they stand for. */
#include "symbol.h"

#include <elf.h>

#include "base/diag.h"
#include "output.h"
#include "section.h"
#include "temporary.h"

/* Where a symbol or value belongs. */
enum home { HOME_UNDEFINED, HOME_ABSOLUTE, HOME_SECTION };

struct place {
	enum home home;
	struct section *section; /* HOME_SECTION */
};

/* A .lto_set_conditional directive whose target is not mentioned yet. */
struct awaiting_symbol {
	struct symbol *symbol;
	struct symbol *target;
	kd_pos pos;
};

/* Those with the same target. */
struct awaiting {
	LIST(struct awaiting_symbol) items;
};

static struct symbol *new_symbol(struct module *module, struct name *name, kd_pos pos) {
	struct symbol *symbol = arena_zeroed(module->arena, 1, sizeof *symbol);
	symbol->name = name;
	symbol->pos = pos;
	bool is_private = !name || (name->length >= 2 && memcmp(name->text, ".L", 2) == 0);
	symbol->temporary = is_private && !(name && module->save_temp_labels);
	return symbol;
}

struct name *symbol_entry(struct names *table, const struct symbol *symbol) {
	return name_intern(table, (const char *)&symbol, sizeof symbol);
}

static struct symbol *symbol_named(struct module *module, struct name *name, kd_pos pos) {
	if (!name->symbol)
		name->symbol = new_symbol(module, temporary_spared(module, name), pos);
	return name->symbol;
}

struct symbol *symbol_get(struct module *module, struct name *name, kd_pos pos) {
	struct symbol *symbol = symbol_named(module, name, pos);
	symbol->held = true;
	return symbol;
}

void symbol_register(struct module *module, struct symbol *symbol) {
	if (symbol->registered)
		return;
	symbol->registered = true;
	symbol->index = (uint32_t)module->symbols.count;
	*list_add(module->arena, &module->symbols) = symbol;
}

void symbol_set_type(struct module *module, struct symbol *symbol, uint8_t type) {
	symbol->type = type;
	if (type == STT_FUNC)
		*list_add(module->arena, &module->functions) = symbol;
}

static void close_vacancies(struct module *module) {
	size_t count = 0;
	for (size_t i = 0; i < module->symbols.count; i++) {
		struct symbol *symbol = module->symbols.items[i];
		if (symbol == module->nobody)
			continue;
		symbol->index = (uint32_t)count;
		module->symbols.items[count++] = symbol;
	}
	module->symbols.count = count;
	module->vacancies = 0;
}

/* The symbol comes after all others if it is registered again. */
static void unregister(struct module *module, struct symbol *symbol) {
	if (!symbol->registered)
		return;
	symbol->registered = false;
	if (symbol->index == module->symbols.count - 1) {
		module->symbols.count--;
		return;
	}
	if (!module->nobody)
		module->nobody = new_symbol(module, NULL, 0);
	module->symbols.items[symbol->index] = module->nobody;
	if (++module->vacancies > module->symbols.count / 2)
		close_vacancies(module);
}

const char *symbol_text(struct module *module, const struct symbol *symbol) {
	if (!symbol->name)
		return ".";
	return arena_printf(module->arena, "%.*s", NAME_ARGS(symbol->name));
}

/* What was worked out from the symbol holds no longer. */
static void changed(struct module *module, const struct symbol *symbol) {
	if (symbol->in_expression)
		module->stamp++;
}

void symbol_too_deep(struct module *module, kd_pos pos) {
	if (!module->too_deep)
		diag_error(module->diag, pos,
		           "the value depends on too many others: symbols and operators may nest %d deep "
		           "[stricter than llvm-mc]",
		           EXPR_DEPTH_LIMIT);
	module->too_deep = true;
}

static void place_label(struct module *module, struct symbol *symbol, struct address address, kd_pos pos) {
	symbol->kind = SYMBOL_LABEL;
	symbol->fragment = address.fragment;
	symbol->offset = address.offset;
	symbol->pos = pos;
	if (address.fragment->section->flags & SHF_TLS)
		symbol->type = STT_TLS;
	changed(module, symbol);
	output_tell(module, label, (module, symbol));
}

static void assign_awaiting(struct module *module, struct symbol *symbol);

void symbol_define_label(struct module *module, struct symbol *symbol, kd_pos pos) {
	bool again = symbol->kind == SYMBOL_VARIABLE ? !symbol->redefinable : symbol->kind == SYMBOL_LABEL;
	if (again) {
		diag_error(module->diag, pos, "symbol '%s' is already defined", symbol_text(module, symbol));
		diag_note(module->diag, symbol->pos, "the earlier definition");
		return;
	}
	if (symbol->kind == SYMBOL_COMMON) {
		diag_error(module->diag, pos,
		           "symbol '%s' is a common symbol, which the linker places; it cannot also be a label [stricter than "
		           "llvm-mc]",
		           symbol_text(module, symbol));
		return;
	}
	symbol->redefinable = false;
	symbol_register(module, symbol);
	place_label(module, symbol, address_here(module), pos);
	if (symbol->awaited)
		assign_awaiting(module, symbol);
}

struct symbol *symbol_unnamed(struct module *module, kd_pos pos) {
	return module->output->symbolic ? symbol_numbered(module, pos) : new_symbol(module, NULL, pos);
}

struct symbol *symbol_numbered(struct module *module, kd_pos pos) {
	return new_symbol(module, temporary_name(module), pos);
}

struct symbol *symbol_at(struct module *module, struct address address, kd_pos pos) {
	struct symbol *symbol = symbol_unnamed(module, pos);
	symbol_register(module, symbol);
	place_label(module, symbol, address, pos);
	return symbol;
}

struct symbol *symbol_here(struct module *module, kd_pos pos) {
	return symbol_at(module, address_here(module), pos);
}

struct symbol *symbol_dot(struct module *module, kd_pos pos) {
	struct symbol *dot = module->dot;
	struct address here = address_here(module);
	if (module->output->symbolic)
		return symbol_here(module, pos);
	if (dot && !module->dot_uses) {
		dot->in_expression = false;
		dot->type = STT_NOTYPE;
		place_label(module, dot, here, pos);
	} else if (!dot || dot->fragment != here.fragment || dot->offset != here.offset) {
		dot = module->dot = symbol_at(module, here, pos);
		module->dot_uses = 0;
	}
	module->dot_uses++;
	return dot;
}

void symbol_release_dot(struct module *module, const struct symbol *symbol) {
	module->dot_uses -= symbol == module->dot;
}

static bool has_value(const struct symbol *symbol) {
	return symbol && symbol->kind != SYMBOL_UNDEFINED && symbol->kind != SYMBOL_COMMON;
}

static bool check_redefinition(struct module *module, const struct symbol *symbol, bool redefinable, kd_pos pos) {
	if (!has_value(symbol) || (redefinable && symbol->redefinable))
		return true;
	diag_error(module->diag, pos, "redefinition of '%s'", symbol_text(module, symbol));
	diag_note(module->diag, symbol->pos, "the earlier definition");
	return false;
}

/* Whether nothing refers to a variable, and nothing can be wrong with its value: that is worked out when all is known,
 * even if it was replaced; see check_unused_variables(). */
static bool is_free(struct module *module, struct symbol *symbol) {
	int64_t number;
	if (symbol->held || symbol->in_expression || symbol->of_section)
		return false;
	return value_absolute(module, symbol->value, EVALUATE_EARLY, &number) || symbol_section(module, symbol);
}

struct symbol *symbol_to_assign(struct module *module, struct name *name, bool redefinable, kd_pos pos) {
	struct symbol *old = name->symbol;
	if (!check_redefinition(module, old, redefinable, pos))
		return NULL;
	if (!has_value(old))
		return symbol_named(module, name, pos);
	if (is_free(module, old)) {
		unregister(module, old);
		return old;
	}
	/* Uses so far keep the old value: they hold the old symbol, which loses its place in the symbol table. */
	struct symbol *symbol = name->symbol = arena_alloc(module->arena, sizeof *symbol);
	*symbol = *old;
	symbol->registered = symbol->in_expression = symbol->held = false;
	old->temporary = true;
	return symbol;
}

void symbol_assign(struct module *module, struct name *name, struct value value, bool redefinable, kd_pos pos) {
	struct symbol *old = name->symbol, *symbol = symbol_to_assign(module, name, redefinable, pos);
	if (!symbol)
		return;
	if (symbol != old)
		symbol->memo_number = 0; /* it is that of the old one */
	else if (has_value(old))
		value_release(module, old->value);
	symbol_give_value(module, symbol, value, redefinable, pos);
}

/* What a variable came to is to be worked out anew. */
static void set_memo(struct module *module, struct symbol *symbol) {
	if (symbol->memo_number) {
		*symbol_memo(module, symbol) = (struct memo){0};
	} else if (symbol->value.expr) {
		*list_add(module->values, &module->memos) = arena_zeroed(module->values, 1, sizeof(struct memo));
		symbol->memo_number = (uint32_t)module->memos.count;
	}
}

/* All descriptors have the same size, which is kept once. */
void symbol_give_size(struct module *module, struct symbol *symbol, struct value size) {
	uint32_t constant = module->constant_size;
	if (!size.expr && constant && module->sizes.items[constant - 1].constant == size.constant) {
		symbol->size_number = constant;
		return;
	}
	*list_add(module->arena, &module->sizes) = size;
	symbol->size_number = (uint32_t)module->sizes.count;
	if (!size.expr)
		module->constant_size = symbol->size_number;
}

void symbol_give_value(struct module *module, struct symbol *symbol, struct value value, bool redefinable, kd_pos pos) {
	symbol_register(module, symbol);
	value_register_symbols(module, value);
	symbol->kind = SYMBOL_VARIABLE;
	symbol->value = value;
	set_memo(module, symbol);
	symbol->redefinable = redefinable;
	symbol->pos = pos;
	changed(module, symbol);
	output_tell(module, assignment, (module, symbol, value));
	if (symbol->awaited)
		assign_awaiting(module, symbol);
}

void symbol_make_alias(struct module *module, struct symbol *symbol, struct symbol *target, kd_pos pos) {
	symbol->kind = SYMBOL_VARIABLE;
	symbol->value = value_symbol(module, target, SPECIFIER_NONE, pos);
	set_memo(module, symbol);
	symbol->redefinable = false;
	symbol->pos = pos;
	module->stamp++;
}

void symbol_make_weakref(struct module *module, struct symbol *symbol, struct symbol *target, kd_pos pos) {
	symbol_make_alias(module, symbol, target, pos);
	symbol->weakref = true;
	*list_add(module->arena, &module->weakrefs) = symbol;
}

/* Puts what waits for the symbol onto the stack, the first on top. */
static void push_awaiting(struct module *module, struct awaiting *stack, struct symbol *symbol) {
	const struct awaiting *waiting = symbol_entry(&module->awaited, symbol)->entry;
	symbol->awaited = false;
	for (size_t i = waiting->items.count; i-- > 0;)
		*list_add(module->arena, &stack->items) = waiting->items.items[i];
}

/* What .lto_set_conditional made wait for the symbol; each may set off others. Whatever else was
 * made of a waiting symbol meanwhile, the value takes its place, as in llvm-mc. */
static void assign_awaiting(struct module *module, struct symbol *symbol) {
	struct awaiting stack = {0};
	push_awaiting(module, &stack, symbol);
	while (stack.items.count) {
		struct awaiting_symbol top = stack.items.items[--stack.items.count];
		symbol_register(module, top.symbol);
		symbol_make_alias(module, top.symbol, top.target, top.pos);
		if (top.symbol->awaited)
			push_awaiting(module, &stack, top.symbol);
	}
}

void symbol_assign_conditionally(struct module *module, struct name *name, struct value target, kd_pos pos) {
	struct symbol *symbol = symbol_get(module, name, pos);
	if (!module->output->symbolic && target.expr->symbol->registered) {
		symbol_assign(module, name, target, false, pos);
		return;
	}
	if (!check_redefinition(module, symbol, false, pos) ||
	    output_takes(module, conditional_assignment, (module, symbol, target)))
		return;
	struct name *name_of_awaited = symbol_entry(&module->awaited, target.expr->symbol);
	if (!target.expr->symbol->awaited)
		name_of_awaited->entry = arena_zeroed(module->arena, 1, sizeof(struct awaiting));
	struct awaiting *awaiting = name_of_awaited->entry;
	target.expr->symbol->awaited = true;
	*list_add(module->arena, &awaiting->items) = (struct awaiting_symbol){symbol, target.expr->symbol, pos};
}

static struct place place_of_reference(struct module *module, const struct symbol *symbol, unsigned depth);

static struct place place_of_expr(struct module *module, const struct expr *expr, unsigned depth) {
	if (depth >= EXPR_DEPTH_LIMIT && expr->kind != EXPR_CONSTANT) {
		symbol_too_deep(module, expr->pos);
		return (struct place){HOME_UNDEFINED, NULL};
	}
	switch (expr->kind) {
	case EXPR_CONSTANT: return (struct place){HOME_ABSOLUTE, NULL};
	case EXPR_SYMBOL: return place_of_reference(module, expr->symbol, depth + 1);
	case EXPR_UNARY: return place_of_expr(module, expr->left, depth + 1);
	case EXPR_BINARY: {
		struct place left = place_of_expr(module, expr->left, depth + 1);
		if (left.home == HOME_ABSOLUTE)
			return place_of_expr(module, expr->right, depth + 1);
		struct place right = place_of_expr(module, expr->right, depth + 1);
		if (right.home == HOME_ABSOLUTE)
			return left;
		/* A difference is taken for a number even if its symbols are not known yet. */
		if (expr->operation == BINARY_SUBTRACT)
			return (struct place){HOME_ABSOLUTE, NULL};
		return left.home != HOME_UNDEFINED ? left : right;
	}
	case EXPR_FUNCTION:
		for (size_t i = 0; i < expr->count; i++) {
			struct place place = place_of_expr(module, expr_argument(expr, i), depth + 1);
			if (place.home != HOME_UNDEFINED)
				return place;
		}
		break;
	}
	return (struct place){HOME_UNDEFINED, NULL};
}

/* The place of a variable's expression, remembered until a symbol changes. */
static struct place place_of_variable(struct module *module, const struct symbol *symbol, unsigned depth) {
	struct memo *memo = symbol_memo(module, symbol);
	if (memo->place_stamp == module->stamp)
		return (struct place){(enum home)memo->home, memo->section};
	struct place place = place_of_expr(module, symbol->value.expr, depth);
	memo->home = (uint8_t)place.home;
	memo->section = place.section;
	memo->place_stamp = module->stamp;
	return place;
}

static struct place place_of_symbol(struct module *module, const struct symbol *symbol, unsigned depth) {
	switch ((enum symbol_kind)symbol->kind) {
	case SYMBOL_UNDEFINED:
	case SYMBOL_COMMON: break;
	case SYMBOL_LABEL: return (struct place){HOME_SECTION, symbol->fragment->section};
	case SYMBOL_VARIABLE:
		if (!symbol->value.expr)
			return (struct place){HOME_ABSOLUTE, NULL};
		return place_of_variable(module, symbol, depth);
	}
	return (struct place){HOME_UNDEFINED, NULL};
}

/* The same where an expression mentions the symbol. In a cycle llvm-mc takes the second mention for a number. */
static struct place place_of_reference(struct module *module, const struct symbol *symbol, unsigned depth) {
	if (symbol->kind != SYMBOL_VARIABLE || !symbol->memo_number)
		return place_of_symbol(module, symbol, depth);
	struct memo *memo = symbol_memo(module, symbol);
	if (memo->placing && memo->place_stamp != module->stamp)
		return (struct place){HOME_ABSOLUTE, NULL};
	memo->placing = true;
	struct place place = place_of_symbol(module, symbol, depth);
	memo->placing = false;
	return place;
}

bool symbol_is_undefined(struct module *module, const struct symbol *symbol) {
	return place_of_symbol(module, symbol, 0).home == HOME_UNDEFINED;
}

bool symbol_is_absolute(struct module *module, const struct symbol *symbol) {
	return place_of_symbol(module, symbol, 0).home == HOME_ABSOLUTE;
}

struct section *symbol_section(struct module *module, const struct symbol *symbol) {
	return place_of_symbol(module, symbol, 0).section;
}

unsigned symbol_binding(struct module *module, const struct symbol *symbol) {
	if (symbol->binding_set)
		return symbol->binding;
	if (!symbol_is_undefined(module, symbol))
		return STB_LOCAL;
	if (symbol->used_in_relocation)
		return STB_GLOBAL;
	if (symbol->used_weakly)
		return STB_WEAK;
	return symbol->signature ? STB_LOCAL : STB_GLOBAL;
}

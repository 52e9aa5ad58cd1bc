/* reassign.c: symbols that are set again, as LLVM 14 has it.
 *
 * There a symbol is one all through the source: what it is set to last holds for all that was
 * written before, except for numbers, which replace the symbol where it is mentioned. A symbol that
 * is no number can't be set again once an expression has mentioned it. */
#include "module.h"
#include "symbol.h"

static bool expr_mentions(struct module *module, const struct expr *expr, const struct symbol *symbol, unsigned depth);

static bool symbol_mentions(struct module *module, const struct symbol *known, const struct symbol *symbol,
                            unsigned depth) {
	if (known->kind != SYMBOL_VARIABLE)
		return known == symbol;
	if (!known->value.expr || symbol_memo(module, known)->walk == module->walks)
		return false;
	symbol_memo(module, known)->walk = module->walks;
	return expr_mentions(module, known->value.expr, symbol, depth + 1);
}

/* Whether the value depends on the symbol, which is no variable yet. */
static bool expr_mentions(struct module *module, const struct expr *expr, const struct symbol *symbol, unsigned depth) {
	if (depth >= EXPR_DEPTH_LIMIT) {
		symbol_too_deep(module, expr->pos);
		return false;
	}
	switch (expr->kind) {
	case EXPR_CONSTANT: return false;
	case EXPR_SYMBOL: return symbol_mentions(module, expr->symbol, symbol, depth);
	case EXPR_UNARY: return expr_mentions(module, expr->left, symbol, depth + 1);
	case EXPR_BINARY:
		return expr_mentions(module, expr->left, symbol, depth + 1) ||
		       expr_mentions(module, expr->right, symbol, depth + 1);
	case EXPR_FUNCTION: break; /* these came with version 4 */
	}
	return false;
}

static const char *refusal(struct module *module, const struct symbol *symbol, struct value value, bool redefinable) {
	bool variable = symbol->kind == SYMBOL_VARIABLE;
	module->walks++;
	if (value.expr && expr_mentions(module, value.expr, symbol, 0))
		return "Recursive use of '%s'";
	if (variable && redefinable && (!symbol->used || !symbol->value.expr))
		return NULL;
	if (symbol_is_undefined(module, symbol) && !variable)
		return symbol->used ? "invalid assignment to '%s'" : NULL;
	if (!symbol_is_undefined(module, symbol) && (!variable || !redefinable))
		return "redefinition of '%s'";
	return symbol->value.expr ? "invalid reassignment of non-absolute variable '%s'" : NULL;
}

struct symbol *symbol_to_assign_throughout(struct module *module, struct name *name, struct value value,
                                           bool redefinable, kd_pos pos) {
	struct symbol *symbol = symbol_get(module, name, pos);
	if (symbol->kind == SYMBOL_VARIABLE) /* LLVM 14 looks where the old value lies */
		symbol_mark_used(module, symbol->value);
	const char *wrong = refusal(module, symbol, value, redefinable);
	if (!wrong)
		return symbol;
	diag_error(module->diag, pos, wrong, symbol_text(module, symbol));
	if (symbol->kind != SYMBOL_UNDEFINED)
		diag_note(module->diag, symbol->pos, "the earlier definition");
	return NULL;
}

void symbol_assign_throughout(struct module *module, struct name *name, struct value value, bool redefinable,
                              kd_pos pos) {
	struct symbol *symbol = symbol_to_assign_throughout(module, name, value, redefinable, pos);
	if (symbol)
		symbol_give_value(module, symbol, value, redefinable, pos);
}

static void mark_expr(struct module *module, const struct expr *expr, unsigned depth) {
	if (depth >= EXPR_DEPTH_LIMIT)
		return; /* working the value out says so */
	if (expr->kind == EXPR_SYMBOL && expr->symbol->kind == SYMBOL_VARIABLE && !expr->symbol->used) {
		expr->symbol->used = true;
		if (expr->symbol->value.expr)
			mark_expr(module, expr->symbol->value.expr, depth + 1);
	}
	if (expr->kind == EXPR_UNARY || expr->kind == EXPR_BINARY)
		mark_expr(module, expr->left, depth + 1);
	if (expr->kind == EXPR_BINARY)
		mark_expr(module, expr->right, depth + 1);
}

void symbol_mark_used(struct module *module, struct value value) {
	if (value.expr)
		mark_expr(module, value.expr, 0);
}

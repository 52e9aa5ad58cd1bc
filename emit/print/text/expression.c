/* expression.c: expressions with llvm-mc's parentheses: around each operand that has two operands
 * itself, except on the left of a sum, where a sum needs none. */
#include "text.h"
#include "module/symbol.h"

static const char *const unary_spellings[] = {
    [UNARY_MINUS] = "-",
    [UNARY_PLUS] = "+",
    [UNARY_NOT] = "~",
    [UNARY_LOGICAL_NOT] = "!",
};

static const char *const binary_spellings[] = {
    [BINARY_ADD] = "+",
    [BINARY_SUBTRACT] = "-",
    [BINARY_MULTIPLY] = "*",
    [BINARY_DIVIDE] = "/",
    [BINARY_MODULO] = "%",
    [BINARY_SHIFT_LEFT] = "<<",
    [BINARY_SHIFT_RIGHT] = ">>",
    [BINARY_AND] = "&",
    [BINARY_OR] = "|",
    [BINARY_XOR] = "^",
    [BINARY_OR_NOT] = "!",
    [BINARY_EQUAL] = "==",
    [BINARY_NOT_EQUAL] = "!=",
    [BINARY_LESS] = "<",
    [BINARY_LESS_EQUAL] = "<=",
    [BINARY_GREATER] = ">",
    [BINARY_GREATER_EQUAL] = ">=",
    [BINARY_LOGICAL_AND] = "&&",
    [BINARY_LOGICAL_OR] = "||",
};

void text_put_symbol(struct module *module, const struct symbol *symbol) {
	const struct name *name = symbol->name;
	if (name->length && text_is_plain(name, "$")) {
		text_put_bytes(module, name->text, name->length);
		return;
	}
	text_put(module, "\"");
	for (size_t i = 0; i < name->length; i++) {
		char c = name->text[i];
		if (c == '\n')
			c = 'n';
		if (name->text[i] == '"' || name->text[i] == '\\' || name->text[i] == '\n')
			text_put(module, "\\");
		text_put_bytes(module, &c, 1);
	}
	text_put(module, "\"");
}

static void put_expr(struct module *module, const struct expr *expr);

static bool is_sum(const struct expr *expr) {
	return expr->kind == EXPR_BINARY && (expr->operation == BINARY_ADD || expr->operation == BINARY_SUBTRACT);
}

static void put_operand(struct module *module, const struct expr *operand, bool is_left_of_sum) {
	if (operand->kind != EXPR_BINARY || (is_left_of_sum && is_sum(operand))) {
		put_expr(module, operand);
		return;
	}
	text_put(module, "(");
	put_expr(module, operand);
	text_put(module, ")");
}

static void put_binary(struct module *module, const struct expr *expr) {
	const struct expr *right = expr->right;
	put_operand(module, expr->left, is_sum(expr));
	if (expr->operation != BINARY_ADD || right->kind != EXPR_CONSTANT || right->constant >= 0)
		text_put(module, binary_spellings[expr->operation]);
	put_operand(module, right, false);
}

static void put_call(struct module *module, const struct expr *call) {
	text_put(module, function_name(expr_function(call)));
	for (size_t i = 0; i < call->count; i++) {
		text_put(module, i ? ", " : "(");
		put_expr(module, expr_argument(call, i));
	}
	text_put(module, ")");
}

static void put_expr(struct module *module, const struct expr *expr) {
	switch ((enum expr_kind)expr->kind) {
	case EXPR_CONSTANT: text_put_number(module, expr->constant); break;
	case EXPR_SYMBOL:
		text_put_symbol(module, expr->symbol);
		if (expr->specifier) {
			text_put(module, "@");
			text_put(module, specifier_spelling((enum specifier)expr->specifier));
		}
		break;
	case EXPR_UNARY:
		text_put(module, unary_spellings[expr->operation]);
		put_operand(module, expr->left, false);
		break;
	case EXPR_BINARY: put_binary(module, expr); break;
	case EXPR_FUNCTION: put_call(module, expr); break;
	}
}

void text_put_value(struct module *module, struct value value) {
	if (!value.expr)
		text_put_number(module, value.constant);
	else if (value.expr->depth < EXPR_DEPTH_LIMIT)
		put_expr(module, value.expr);
	else
		symbol_too_deep(module, value.expr->pos);
}

/* expr.c: building expressions, folding what is constant on the way; printed ones are kept as the
 * source spells them. */
#include "expr.h"

#include <strings.h>

#include "base/elf_numbers.h"
#include "output.h"
#include "symbol.h"

enum { SYMBOL_SIZE = offsetof(struct expr, symbol) + sizeof(struct symbol *) };

/* Those of one size that were taken back, linked by `left`. */
static struct expr **spare_exprs(struct module *module, enum expr_kind kind) {
	return kind == EXPR_SYMBOL ? &module->spare_symbol_exprs : &module->spare_exprs;
}

static void begin_expr(struct expr *expr, enum expr_kind kind, kd_pos pos) {
	expr->kind = kind;
	expr->open = expr->bracketed = false;
	expr->operation = 0;
	expr->depth = 1;
	expr->pos = pos;
}

/* Its value or operands are the caller's to set. */
static struct expr *new_expr(struct module *module, enum expr_kind kind, kd_pos pos) {
	struct expr **spare = spare_exprs(module, kind), *expr = *spare;
	if (expr)
		*spare = expr->left;
	else
		expr = arena_alloc(module->values, kind == EXPR_SYMBOL ? SYMBOL_SIZE : sizeof *expr);
	begin_expr(expr, kind, pos);
	return expr;
}

static bool is_open(struct value value) {
	return value.expr && value.expr->open;
}

static unsigned depth_of(struct value value) {
	return value.expr ? value.expr->depth : 0;
}

/* One level above `below`. Saturates: evaluation refuses what reaches the limit. */
static uint16_t depth_above(unsigned below) {
	return (uint16_t)(below < EXPR_DEPTH_LIMIT ? below + 1 : EXPR_DEPTH_LIMIT);
}

/* Constants have no place of their own: nothing is wrong with them. */
static struct expr *constant_expr(struct module *module, int64_t constant) {
	uint64_t mixed = (uint64_t)constant * UINT64_C(0x9e3779b97f4a7c15); /* 0, 64 and -65536 have the same low bits */
	struct expr **kept = &module->constants[mixed >> (64 - CONSTANTS_KEPT_BITS)];
	if (!*kept || (*kept)->constant != constant) {
		*kept = new_expr(module, EXPR_CONSTANT, 0);
		(*kept)->constant = constant;
	}
	return *kept;
}

static struct expr *as_expr(struct module *module, struct value value) {
	return value.expr ? value.expr : constant_expr(module, value.constant);
}

struct value value_symbol(struct module *module, struct symbol *symbol, enum specifier specifier, kd_pos pos) {
	struct expr *expr = new_expr(module, EXPR_SYMBOL, pos);
	expr->symbol = symbol;
	expr->specifier = (uint8_t)specifier;
	symbol->in_expression = true;
	return (struct value){expr, 0};
}

int64_t unary_result(enum unary operation, int64_t a) {
	switch (operation) {
	case UNARY_MINUS: return (int64_t)(0 - (uint64_t)a);
	case UNARY_PLUS: return a;
	case UNARY_NOT: return ~a;
	case UNARY_LOGICAL_NOT: return !a;
	}
	return 0;
}

struct value value_unary(struct module *module, enum unary operation, struct value operand, kd_pos pos) {
	if (!operand.expr && !module->output->symbolic)
		return value_constant(unary_result(operation, operand.constant));
	struct expr *expr = new_expr(module, EXPR_UNARY, pos);
	expr->operation = (uint8_t)operation;
	expr->left = as_expr(module, operand);
	expr->open = is_open(operand);
	expr->depth = depth_above(depth_of(operand));
	return (struct value){expr, 0};
}

bool binary_result(enum binary operation, int64_t a, int64_t b, int64_t *result) {
	uint64_t ua = (uint64_t)a, ub = (uint64_t)b;
	switch (operation) {
	case BINARY_ADD: *result = (int64_t)(ua + ub); return true;
	case BINARY_SUBTRACT: *result = (int64_t)(ua - ub); return true;
	case BINARY_MULTIPLY: *result = (int64_t)(ua * ub); return true;
	case BINARY_DIVIDE:
	case BINARY_MODULO:
		if (b == 0)
			return false;
		if (b == -1) /* INT64_MIN / -1 wraps */
			*result = operation == BINARY_DIVIDE ? (int64_t)(0 - ua) : 0;
		else
			*result = operation == BINARY_DIVIDE ? a / b : a % b;
		return true;
	case BINARY_SHIFT_LEFT: *result = (int64_t)(ua << (ub & 63)); return true;
	case BINARY_SHIFT_RIGHT: *result = (int64_t)(ua >> (ub & 63)); return true;
	case BINARY_AND: *result = a & b; return true;
	case BINARY_OR: *result = a | b; return true;
	case BINARY_XOR: *result = a ^ b; return true;
	case BINARY_OR_NOT: *result = a | ~b; return true;
	case BINARY_EQUAL: *result = -(int64_t)(a == b); return true;
	case BINARY_NOT_EQUAL: *result = -(int64_t)(a != b); return true;
	case BINARY_LESS: *result = -(int64_t)(a < b); return true;
	case BINARY_LESS_EQUAL: *result = -(int64_t)(a <= b); return true;
	case BINARY_GREATER: *result = -(int64_t)(a > b); return true;
	case BINARY_GREATER_EQUAL: *result = -(int64_t)(a >= b); return true;
	case BINARY_LOGICAL_AND: *result = a && b; return true;
	case BINARY_LOGICAL_OR: *result = a || b; return true;
	}
	return false;
}

struct value value_binary(struct module *module, enum binary operation, struct value left, struct value right,
                          kd_pos pos) {
	int64_t result;
	if (!left.expr && !right.expr && !module->output->symbolic &&
	    binary_result(operation, left.constant, right.constant, &result))
		return value_constant(result);
	unsigned below = depth_of(left) > depth_of(right) ? depth_of(left) : depth_of(right);
	bool goes_on = left.expr && left.expr->kind == EXPR_BINARY && !left.expr->bracketed;
	struct expr *expr = new_expr(module, EXPR_BINARY, goes_on ? left.expr->pos : pos);
	expr->operation = (uint8_t)operation;
	expr->left = as_expr(module, left);
	expr->right = as_expr(module, right);
	expr->open = (is_open(left) || is_open(right)) && !expr_compares_calls(expr);
	expr->depth = depth_above(below);
	return (struct value){expr, 0};
}

struct value value_bracketed(struct value value) {
	if (value.expr && value.expr->kind == EXPR_BINARY)
		value.expr->bracketed = true;
	return value;
}

kd_pos value_pos(struct value value, kd_pos operand) {
	return value.expr && value.expr->pos ? value.expr->pos : operand;
}

bool expr_compares_calls(const struct expr *expr) {
	bool compares = expr->operation == BINARY_EQUAL || expr->operation == BINARY_NOT_EQUAL;
	return compares && expr->left->kind == EXPR_FUNCTION && expr->right->kind == EXPR_FUNCTION;
}

struct value value_call(struct module *module, const struct function *function, const struct value *arguments,
                        size_t count, kd_pos pos) {
	size_t size = offsetof(struct expr, first_argument) + count * sizeof(struct expr *);
	struct expr *expr = arena_alloc(module->values, size > sizeof *expr ? size : sizeof *expr);
	unsigned below = 0;
	bool open = false;
	begin_expr(expr, EXPR_FUNCTION, pos);
	expr->function = function_number(function);
	expr->count = (uint32_t)count;
	expr->reported = false;
	for (size_t i = 0; i < count; i++) {
		expr_arguments(expr)[i] = as_expr(module, arguments[i]);
		open |= is_open(arguments[i]) && i < function_operands(function, count);
		if (depth_of(arguments[i]) > below)
			below = depth_of(arguments[i]);
	}
	expr->open = open;
	expr->depth = depth_above(below);
	return (struct value){expr, 0};
}

/* A copy of the tree with the specifier on every symbol that has none; `found` becomes true if
 * there is one. */
static struct expr *apply_specifier(struct module *module, struct expr *expr, enum specifier specifier, bool *found) {
	if (expr->kind == EXPR_SYMBOL && !expr->specifier) {
		*found = true;
		return value_symbol(module, expr->symbol, specifier, expr->pos).expr;
	}
	if (expr->kind != EXPR_UNARY && expr->kind != EXPR_BINARY)
		return expr;
	struct expr *copy = new_expr(module, expr->kind, expr->pos);
	*copy = *expr;
	copy->left = apply_specifier(module, expr->left, specifier, found);
	if (expr->kind == EXPR_BINARY)
		copy->right = apply_specifier(module, expr->right, specifier, found);
	return copy;
}

bool value_apply_specifier(struct module *module, struct value *value, enum specifier specifier) {
	bool found = false;
	if (value->expr && value->expr->depth < EXPR_DEPTH_LIMIT)
		value->expr = apply_specifier(module, value->expr, specifier, &found);
	return found;
}

/* Nothing that is no number becomes part of one: symbols do not cancel each other here. So a deep
 * expression is not worked out again at each of its parentheses. */
struct value value_fold(struct module *module, struct value value) {
	int64_t result;
	if (!value.expr || value.expr->open)
		return value;
	if (value_absolute(module, value, EVALUATE_VALUES, &result)) {
		value_release(module, value);
		return value_constant(result);
	}
	value.expr->open = true;
	return value;
}

/* Constants are shared. */
static void release(struct module *module, struct expr *expr) {
	switch (expr->kind) {
	case EXPR_CONSTANT: return;
	case EXPR_SYMBOL: symbol_release_dot(module, expr->symbol); break;
	case EXPR_BINARY:
		release(module, expr->left);
		release(module, expr->right);
		break;
	case EXPR_UNARY: release(module, expr->left); break;
	case EXPR_FUNCTION:
		for (size_t i = 0; i < expr->count; i++)
			release(module, expr_argument(expr, i));
		break;
	}
	struct expr **spare = spare_exprs(module, expr->kind);
	expr->left = *spare;
	*spare = expr;
}

/* Printed text shares the parts of what it simplifies. */
void value_release(struct module *module, struct value value) {
	if (value.expr && value.expr->depth < EXPR_DEPTH_LIMIT && !module->output->symbolic)
		release(module, value.expr);
}

static void register_symbols(struct module *module, const struct expr *expr) {
	switch (expr->kind) {
	case EXPR_CONSTANT: break;
	case EXPR_SYMBOL: symbol_register(module, expr->symbol); break;
	case EXPR_BINARY:
		register_symbols(module, expr->left);
		register_symbols(module, expr->right);
		break;
	case EXPR_UNARY: register_symbols(module, expr->left); break;
	case EXPR_FUNCTION:
		for (size_t i = 0; i < expr->count; i++)
			register_symbols(module, expr_argument(expr, i));
		break;
	}
}

void value_register_symbols(struct module *module, struct value value) {
	if (value.expr && value.expr->depth < EXPR_DEPTH_LIMIT)
		register_symbols(module, value.expr);
}

static const struct {
	const char *spelling;
	unsigned relocation;
} specifiers[] = {
    [SPECIFIER_NONE] = {"", R_AMDGPU_NONE},
#define KD_RELOCATION(name, number)
#define KD_SPECIFIER(id, text, type) [SPECIFIER_##id] = {text, R_AMDGPU_##type},
#include "kdasm/relocations.def"
#undef KD_RELOCATION
#undef KD_SPECIFIER
};

enum specifier specifier_find(const char *text, size_t length) {
	for (size_t i = 1; i < sizeof specifiers / sizeof specifiers[0]; i++)
		if (strlen(specifiers[i].spelling) == length && strncasecmp(specifiers[i].spelling, text, length) == 0)
			return (enum specifier)i;
	return SPECIFIER_NONE;
}

const char *specifier_spelling(enum specifier specifier) {
	return specifiers[specifier].spelling;
}

unsigned specifier_relocation(enum specifier specifier) {
	return specifiers[specifier].relocation;
}

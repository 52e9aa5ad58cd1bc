/* fold.c: see fold.h.
 *
 * Which nodes change follows from LLVM's code rather than from a principle: it knows bits only near
 * the root, leaves the operands of some operators and most functions alone, and keeps a unary
 * expression even where it is a number, because ~62 says more than -63. */
#include "fold.h"

#include "known_bits.h"
#include "module/module.h"
#include "module/symbol.h"

enum {
	BITS_DEPTH = 16,     /* below it only numbers are known, and after those nothing */
	DEPTH_LIMIT = 1000,  /* deeper parts stay as they are */
	STEP_LIMIT = 100000, /* symbols may use each other very often */
};

struct folder {
	struct module *module;
	unsigned steps;
};

struct folded {
	struct value value;
	struct known_bits bits;
	bool absolute; /* all its symbols are numbers: it comes to `number` */
	int64_t number;
};

static const struct known_bits unknown = {0, 0};

static struct known_bits bits_at(unsigned depth, int64_t number) {
	return depth <= BITS_DEPTH ? bits_of((uint64_t)number) : unknown;
}

static struct folded folded_number(int64_t number, unsigned depth) {
	return (struct folded){value_constant(number), bits_at(depth, number), true, number};
}

/* A number instead, if all bits are known. */
static struct folded with_bits(struct folded folded, struct known_bits bits) {
	folded.bits = bits;
	if (bits_are_constant(bits))
		folded.value = value_constant((int64_t)bits.one);
	return folded;
}

static struct folded fold(struct folder *folder, struct value value, unsigned depth);

static struct folded fold_unary(struct folder *folder, const struct expr *expr, unsigned depth) {
	enum unary operation = (enum unary)expr->operation;
	struct folded operand = fold(folder, (struct value){expr->left, 0}, depth + 1);
	struct folded result = {.value = value_unary(folder->module, operation, operand.value, expr->pos)};
	result.absolute = operand.absolute;
	if (operand.absolute) {
		result.number = unary_result(operation, operand.number);
		result.bits = bits_at(depth, result.number);
	} else if (depth < BITS_DEPTH) {
		result.bits = bits_unary(operation, operand.bits);
	}
	return result;
}

/* What becomes of the operands of an operation that is no number. */
static const struct rule {
	bool simplifies;    /* they are folded; otherwise they stay as they are */
	bool idle_on_right; /* one that is `idle` goes */
	bool idle_on_left;
	uint8_t idle;
} rules[] = {
    [BINARY_ADD] = {true, true, true, 0},          [BINARY_SUBTRACT] = {true, true, false, 0},
    [BINARY_MULTIPLY] = {true, true, true, 1},     [BINARY_SHIFT_LEFT] = {true, true, false, 0},
    [BINARY_SHIFT_RIGHT] = {true, true, false, 0}, [BINARY_AND] = {true, false, false, 0},
    [BINARY_OR] = {true, true, true, 0},           [BINARY_LOGICAL_OR] = {false, false, false, 0}, /* the last one */
};

static bool is_idle(const struct folded *operand, uint8_t idle) {
	return bits_are_constant(operand->bits) && operand->bits.one == idle;
}

static struct value combine(struct module *module, struct expr *expr, const struct folded *left,
                            const struct folded *right) {
	const struct rule *rule = &rules[expr->operation];
	if (!rule->simplifies)
		return (struct value){expr, 0};
	if (rule->idle_on_right && is_idle(right, rule->idle))
		return left->value;
	if (rule->idle_on_left && is_idle(left, rule->idle))
		return right->value;
	return value_binary(module, (enum binary)expr->operation, left->value, right->value, expr->pos);
}

static struct folded fold_binary(struct folder *folder, struct expr *expr, unsigned depth) {
	enum binary operation = (enum binary)expr->operation;
	struct folded left = fold(folder, (struct value){expr->left, 0}, depth + 1);
	struct folded right = fold(folder, (struct value){expr->right, 0}, depth + 1);
	int64_t number;
	if (left.absolute && right.absolute && binary_result(operation, left.number, right.number, &number))
		return folded_number(number, depth);
	struct folded result = {.value = combine(folder->module, expr, &left, &right)};
	return depth < BITS_DEPTH ? with_bits(result, bits_binary(operation, left.bits, right.bits)) : result;
}

/* The functions that LLVM looks into. */
static const struct joining {
	const char *name;
	struct known_bits (*join)(struct known_bits a, struct known_bits b);
} joinings[] = {{"max", bits_max}, {"or", bits_or}};

static const struct joining *find_joining(const struct function *function) {
	for (size_t i = 0; i < sizeof joinings / sizeof joinings[0]; i++)
		if (strcmp(joinings[i].name, function_name(function)) == 0)
			return &joinings[i];
	return NULL;
}

static struct folded fold_joining(struct folder *folder, const struct expr *call, const struct joining *joining,
                                  unsigned depth) {
	struct module *module = folder->module;
	const struct function *function = expr_function(call);
	struct value *values = arena_alloc(module->values, call->count * sizeof *values);
	struct known_bits bits = unknown;
	for (size_t i = 0; i < call->count; i++) {
		struct folded argument = fold(folder, (struct value){expr_argument(call, i), 0}, depth + 1);
		values[i] = argument.value;
		bits = i ? joining->join(bits, argument.bits) : argument.bits;
	}
	struct folded result = {.value = value_call(module, function, values, call->count, call->pos)};
	return depth < BITS_DEPTH ? with_bits(result, bits) : result;
}

/* A symbol keeps its form, and so do most calls, unless it is a number. */
static struct folded fold_whole(struct folder *folder, struct expr *expr, unsigned depth) {
	struct folded result = {.value = {expr, 0}};
	int64_t number;
	if (value_absolute(folder->module, result.value, EVALUATE_VALUES, &number))
		return folded_number(number, depth);
	if (expr->kind == EXPR_FUNCTION) {
		const struct joining *joining = find_joining(expr_function(expr));
		return joining ? fold_joining(folder, expr, joining, depth) : result;
	}
	if (expr->symbol->kind == SYMBOL_VARIABLE && depth < BITS_DEPTH)
		return with_bits(result, fold(folder, expr->symbol->value, depth + 1).bits);
	return result;
}

static struct folded fold(struct folder *folder, struct value value, unsigned depth) {
	if (!value.expr)
		return folded_number(value.constant, depth);
	if (depth >= DEPTH_LIMIT || folder->steps++ >= STEP_LIMIT)
		return (struct folded){.value = value};
	switch ((enum expr_kind)value.expr->kind) {
	case EXPR_CONSTANT: return folded_number(value.expr->constant, depth);
	case EXPR_UNARY: return fold_unary(folder, value.expr, depth);
	case EXPR_BINARY: return fold_binary(folder, value.expr, depth);
	case EXPR_SYMBOL:
	case EXPR_FUNCTION: break;
	}
	return fold_whole(folder, value.expr, depth);
}

struct value fold_value(struct module *module, struct value value) {
	struct folder folder = {.module = module};
	return value_fold(module, fold(&folder, value, 0).value);
}

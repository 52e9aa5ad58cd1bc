/* evaluate.c: what expressions come to, before and after layout.
 *
 * Follows llvm-mc's rules for when a symbol may be replaced by its value: an alias of a label
 * stays a symbol (relocations name it), a symbol set to a number does not. */
#include "fragment.h"
#include "output.h"
#include "symbol.h"

struct evaluator {
	struct module *module;
	enum evaluation mode;
	bool in_set; /* the value of a symbol is wanted: aliases are replaced too */
};

static bool evaluate(struct evaluator *e, struct expr *expr, struct relocatable *out);

/* The symbol's fragment, where it is at hand before layout: plain labels only. */
static bool early_difference(const struct module *module, const struct symbol *a, const struct symbol *b,
                             int64_t *difference) {
	if (module->output->symbolic) /* nothing has a size */
		return false;
	if (a->kind != SYMBOL_LABEL || b->kind != SYMBOL_LABEL)
		return false;
	return address_difference((struct address){a->fragment, a->offset}, (struct address){b->fragment, b->offset},
	                          difference);
}

/* Folds a - b into the constant when both lie in one section, and forgets them. */
static void fold_difference(struct evaluator *e, struct symbol **a, struct symbol **b, int64_t *constant) {
	if (!*a || !*b)
		return;
	struct section *section = symbol_section(e->module, *a);
	if (!section || section != symbol_section(e->module, *b))
		return;
	int64_t difference;
	if (e->mode == EVALUATE_LAYOUT) {
		uint64_t at_a, at_b;
		if (!symbol_offset(e->module, *a, &at_a) || !symbol_offset(e->module, *b, &at_b))
			return;
		difference = (int64_t)(at_a - at_b);
	} else if (!early_difference(e->module, *a, *b, &difference)) {
		return;
	}
	*constant = (int64_t)((uint64_t)*constant + (uint64_t)difference);
	*a = *b = NULL;
}

static bool is_number(const struct relocatable *value) {
	return !value->add && !value->subtract;
}

static bool add(struct evaluator *e, struct relocatable left, struct relocatable right, struct relocatable *out) {
	int64_t constant = (int64_t)((uint64_t)left.constant + (uint64_t)right.constant);
	if (is_number(&right) || is_number(&left)) {
		*out = is_number(&right) ? left : right;
		out->constant = constant;
		return true;
	}
	if ((left.subtract && left.specifier) || (right.subtract && right.specifier))
		return false;
	if (e->mode != EVALUATE_VALUES && !left.specifier && !right.specifier) {
		fold_difference(e, &left.add, &left.subtract, &constant);
		fold_difference(e, &left.add, &right.subtract, &constant);
		fold_difference(e, &right.add, &left.subtract, &constant);
		fold_difference(e, &right.add, &right.subtract, &constant);
	}
	if ((left.add && right.add) || (left.subtract && right.subtract))
		return false;
	out->add = left.add ? left.add : right.add;
	out->subtract = left.subtract ? left.subtract : right.subtract;
	out->constant = constant;
	out->specifier = left.specifier ? left.specifier : right.specifier;
	out->weakly = left.add ? left.weakly : right.weakly;
	return true;
}

static void negate(struct relocatable *value) {
	struct symbol *add = value->add;
	value->add = value->subtract;
	value->subtract = add;
	value->weakly = false;
	value->constant = (int64_t)(0 - (uint64_t)value->constant);
}

static bool evaluate_binary(struct evaluator *e, const struct expr *expr, struct relocatable *out) {
	struct relocatable left, right;
	if (!evaluate(e, expr->left, &left) || !evaluate(e, expr->right, &right)) {
		*out = (struct relocatable){.constant = expr->operation == BINARY_NOT_EQUAL ? -1 : 0};
		return expr_compares_calls(expr);
	}
	enum binary operation = (enum binary)expr->operation;
	if (is_number(&left) && is_number(&right)) {
		*out = (struct relocatable){0};
		return binary_result(operation, left.constant, right.constant, &out->constant);
	}
	if (operation == BINARY_SUBTRACT)
		negate(&right);
	else if (operation != BINARY_ADD)
		return false;
	return add(e, left, right, out);
}

static bool evaluate_unary(struct evaluator *e, const struct expr *expr, struct relocatable *out) {
	if (!evaluate(e, expr->left, out))
		return false;
	if (is_number(out)) {
		out->constant = unary_result((enum unary)expr->operation, out->constant);
		return true;
	}
	if (expr->operation == UNARY_PLUS)
		return true;
	if (expr->operation != UNARY_MINUS || (out->add && !out->subtract))
		return false;
	negate(out);
	return true;
}

/* Nothing else is said about a value with such a call in it. */
static void report_call(struct evaluator *e, struct expr *expr, const char *wrong) {
	if (!expr->reported)
		diag_error(e->module->diag, expr->pos, "%s", wrong);
	expr->reported = true;
}

static bool evaluate_function(struct evaluator *e, struct expr *expr, struct relocatable *out) {
	const struct function *function = expr_function(expr);
	enum { ON_STACK = 8 };
	int64_t small[ON_STACK], *values = small;
	size_t count = function_operands(function, expr->count);
	if (count > ON_STACK)
		values = arena_alloc(e->module->values, count * sizeof *values);
	for (size_t i = 0; i < count; i++) {
		struct evaluator inner = {e->module, e->mode, false};
		struct relocatable result;
		if (!evaluate(&inner, expr_argument(expr, i), &result) || !is_number(&result))
			return false;
		values[i] = result.constant;
	}
	*out = (struct relocatable){0};
	const char *wrong = function_evaluate(&e->module->target, function, values, count, &out->constant);
	if (wrong)
		report_call(e, expr, wrong);
	return true;
}

static void report_cycle(struct evaluator *e, struct symbol *symbol) {
	if (e->mode != EVALUATE_LAYOUT || symbol->cycle_reported)
		return;
	symbol->cycle_reported = true;
	diag_error(e->module->diag, value_pos(symbol->value, symbol->pos), "cyclic dependency detected for symbol '%s'",
	           symbol_text(e->module, symbol));
}

/* `in_set` comes with EVALUATE_LAYOUT alone. */
static struct memo_of_value *memo_of(struct evaluator *e, struct symbol *symbol) {
	struct memo_of_value **memo = &symbol_memo(e->module, symbol)->values[e->mode + e->in_set];
	if (!*memo)
		*memo = arena_zeroed(e->module->values, 1, sizeof **memo);
	return *memo;
}

/* The value of a variable, remembered until a symbol changes. */
static bool evaluate_variable(struct evaluator *e, struct symbol *symbol, struct relocatable *out) {
	if (!symbol->value.expr) {
		*out = (struct relocatable){.constant = symbol->value.constant};
		return true;
	}
	if (symbol->evaluating) {
		report_cycle(e, symbol);
		return false;
	}
	struct memo_of_value *memo = memo_of(e, symbol);
	if (memo->stamp == e->module->stamp) {
		*out = memo->result;
		return !memo->failed;
	}
	symbol->evaluating = true;
	bool done = evaluate(e, symbol->value.expr, out);
	symbol->evaluating = false;
	*memo = (struct memo_of_value){e->module->stamp, !done, *out};
	return done;
}

/* Before version 4 (LLVM 14) any variable with a section stays a symbol. */
static bool stays_for_section(const struct evaluator *e, const struct symbol *symbol) {
	return !e->in_set && !kd_has(e->module->target.family.capabilities, KD_VERSION_4_UP, 0) &&
	       symbol_section(e->module, symbol);
}

/* Since then one whose value is a place: a symbol with a section, and a number. */
static bool stays_for_value(const struct evaluator *e, const struct relocatable *value) {
	return !e->in_set && value->add && !value->subtract && symbol_section(e->module, value->add);
}

static bool evaluate_symbol(struct evaluator *e, const struct expr *expr, struct relocatable *out) {
	struct symbol *symbol = expr->symbol;
	enum specifier specifier = (enum specifier)expr->specifier;
	bool may_expand = symbol->kind == SYMBOL_VARIABLE && (!specifier || e->mode == EVALUATE_LAYOUT) &&
	                  !stays_for_section(e, symbol);
	bool expanded = may_expand && evaluate_variable(e, symbol, out);
	if (may_expand && !expanded && e->mode == EVALUATE_LAYOUT && !symbol->cycle_reported)
		return false;
	if (expanded && !stays_for_value(e, out)) {
		out->weakly |= symbol->weakref;
		if (!specifier)
			return true;
		if (!is_number(out)) {
			/* A specifier goes only onto a single symbol without anything added. */
			if (out->subtract || out->constant)
				return false;
			out->specifier = specifier;
			return true;
		}
	}
	*out = (struct relocatable){.add = symbol, .specifier = specifier};
	return true;
}

static bool evaluate(struct evaluator *e, struct expr *expr, struct relocatable *out) {
	*out = (struct relocatable){0};
	if (expr->kind == EXPR_CONSTANT) {
		out->constant = expr->constant;
		return true;
	}
	if (e->module->depth >= EXPR_DEPTH_LIMIT) {
		symbol_too_deep(e->module, expr->pos);
		return false;
	}
	e->module->depth++;
	bool done = false;
	switch (expr->kind) {
	case EXPR_CONSTANT: break;
	case EXPR_SYMBOL: done = evaluate_symbol(e, expr, out); break;
	case EXPR_UNARY: done = evaluate_unary(e, expr, out); break;
	case EXPR_BINARY: done = evaluate_binary(e, expr, out); break;
	case EXPR_FUNCTION: done = evaluate_function(e, expr, out); break;
	}
	e->module->depth--;
	return done;
}

static bool relocatable(struct module *module, struct value value, enum evaluation mode, bool in_set,
                        struct relocatable *result) {
	*result = (struct relocatable){.constant = value.constant};
	if (!value.expr)
		return true;
	struct evaluator evaluator = {module, mode, in_set};
	return evaluate(&evaluator, value.expr, result);
}

bool value_relocatable(struct module *module, struct value value, enum evaluation mode, struct relocatable *result) {
	return relocatable(module, value, mode, false, result);
}

bool value_of_symbol(struct module *module, struct value value, struct relocatable *result) {
	return relocatable(module, value, EVALUATE_LAYOUT, true, result);
}

bool value_absolute(struct module *module, struct value value, enum evaluation mode, int64_t *result) {
	struct relocatable relocatable_value;
	bool done = value_relocatable(module, value, mode, &relocatable_value);
	*result = relocatable_value.constant;
	return done && is_number(&relocatable_value);
}

bool value_known_absolute(struct module *module, struct value value, int64_t *result) {
	struct relocatable relocatable_value;
	bool done = value_of_symbol(module, value, &relocatable_value);
	*result = relocatable_value.constant;
	return done && is_number(&relocatable_value);
}

bool symbol_offset(struct module *module, struct symbol *symbol, uint64_t *offset) {
	struct relocatable value;
	uint64_t add = 0, subtract = 0;
	switch ((enum symbol_kind)symbol->kind) {
	case SYMBOL_LABEL: *offset = symbol->fragment->offset + symbol->offset; return true;
	case SYMBOL_UNDEFINED:
	case SYMBOL_COMMON: return false;
	case SYMBOL_VARIABLE: break;
	}
	struct evaluator evaluator = {module, EVALUATE_LAYOUT, true};
	if (!evaluate_variable(&evaluator, symbol, &value))
		return false;
	if (value.add && (value.add == symbol || !symbol_offset(module, value.add, &add)))
		return false;
	if (value.subtract && !symbol_offset(module, value.subtract, &subtract))
		return false;
	*offset = (uint64_t)value.constant + add - subtract;
	return true;
}

const struct symbol *symbol_label_of(struct module *module, const struct symbol *symbol) {
	struct relocatable value;
	if (symbol->kind == SYMBOL_LABEL)
		return symbol;
	if (symbol->kind != SYMBOL_VARIABLE || !value_of_symbol(module, symbol->value, &value))
		return NULL;
	bool alone = value.add && !value.subtract && !value.constant;
	return alone && value.add->kind == SYMBOL_LABEL ? value.add : NULL;
}

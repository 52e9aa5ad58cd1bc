/* expr.h: expressions, built by the grammar and evaluated when their symbols are known.
 *
 * An operand whose value is known is just a number (struct value with no expr), so the many
 * constant operands of a file cost no memory. Values are 64-bit two's complement. */
#ifndef KD_MODULE_EXPR_H
#define KD_MODULE_EXPR_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/name.h"

struct kd_target;
struct module;
struct symbol;
struct expr;

struct value {
	struct expr *expr; /* NULL: the value is `constant` */
	int64_t constant;
};

enum unary {
	UNARY_MINUS,
	UNARY_PLUS,
	UNARY_NOT,         /* ~ */
	UNARY_LOGICAL_NOT, /* ! */
};

enum binary {
	BINARY_ADD,
	BINARY_SUBTRACT,
	BINARY_MULTIPLY,
	BINARY_DIVIDE,
	BINARY_MODULO,
	BINARY_SHIFT_LEFT,
	BINARY_SHIFT_RIGHT, /* logical */
	BINARY_AND,
	BINARY_OR,
	BINARY_XOR,
	BINARY_OR_NOT, /* a ! b: a | ~b */
	BINARY_EQUAL,  /* comparisons give -1 for true */
	BINARY_NOT_EQUAL,
	BINARY_LESS,
	BINARY_LESS_EQUAL,
	BINARY_GREATER,
	BINARY_GREATER_EQUAL,
	BINARY_LOGICAL_AND, /* logical operators give 1 for true */
	BINARY_LOGICAL_OR,
};

enum specifier {
	SPECIFIER_NONE,
#define KD_RELOCATION(name, number)
#define KD_SPECIFIER(id, spelling, relocation) SPECIFIER_##id,
#include "kdasm/relocations.def"
#undef KD_RELOCATION
#undef KD_SPECIFIER
};

enum expr_kind {
	EXPR_CONSTANT,
	EXPR_SYMBOL,
	EXPR_UNARY,
	EXPR_BINARY,
	EXPR_FUNCTION,
};

/* The functions of the AMDGPU assembler; rows in functions.c. */
struct function;

/* As large as its kind asks for: there are 25 with each kernel. */
struct expr {
	enum expr_kind kind : 6;
	bool open : 1;      /* value_fold() found that it is no number yet, or that a part of it is none */
	bool bracketed : 1; /* a binary one in brackets of its own */
	union {
		uint8_t operation; /* enum unary or binary */
		uint8_t specifier; /* EXPR_SYMBOL: enum specifier */
		uint8_t function;  /* EXPR_FUNCTION: see expr_function() */
	};
	uint16_t depth; /* of the tree below; see EXPR_DEPTH_LIMIT */
	kd_pos pos;     /* of the name, the operator or the function; see value_binary() */
	union {
		int64_t constant;
		struct symbol *symbol;
		struct {
			struct expr *left; /* the operand of a unary expression */
			struct expr *right;
		};
		struct {
			uint32_t count; /* of arguments: each takes two bytes of a source, which has less than 2 GiB */
			bool reported;  /* the function has no result for them */
			struct expr *first_argument;
		};
	};
};

/* The arguments of a call, which lie behind each other. */
static inline struct expr **expr_arguments(struct expr *call) {
	return (struct expr **)(void *)((char *)call + offsetof(struct expr, first_argument));
}

static inline struct expr *expr_argument(const struct expr *call, size_t i) {
	const char *first = (const char *)call + offsetof(struct expr, first_argument);
	return ((struct expr *const *)(const void *)first)[i];
}

/* Deeper trees are refused: nothing recurses on input depth without a limit. Evaluation may
 * pass through symbols; their chains count too. This many levels need less than 1 MiB of stack. */
enum { EXPR_DEPTH_LIMIT = 3000 };

/* What an expression comes to: add - subtract + constant, each symbol possibly absent. */
struct relocatable {
	struct symbol *add;
	struct symbol *subtract;
	int64_t constant;
	enum specifier specifier;
	bool weakly; /* `add` is referred to through .weakref */
};

/* How much may be used in an evaluation. */
enum evaluation {
	EVALUATE_VALUES, /* symbols that are set to values; no label differences */
	EVALUATE_EARLY,  /* also differences of labels with only known sizes between them */
	EVALUATE_LAYOUT, /* everything: addresses are final */
};

static inline struct value value_constant(int64_t constant) {
	return (struct value){NULL, constant};
}

struct value value_symbol(struct module *module, struct symbol *symbol, enum specifier specifier, kd_pos pos);
struct value value_unary(struct module *module, enum unary operation, struct value operand, kd_pos pos);

/* The place of an expression is that of its first operator, "-" in "a - b * c + d", as in llvm-mc, where
 * brackets begin an expression of their own: `pos` is that of this operator. */
struct value value_binary(struct module *module, enum binary operation, struct value left, struct value right,
                          kd_pos pos);

/* The value of an expression in brackets. */
struct value value_bracketed(struct value value);

/* The place of the value's expression; that of a number is its operand's, `operand`. */
kd_pos value_pos(struct value value, kd_pos operand);

struct value value_call(struct module *module, const struct function *function, const struct value *arguments,
                        size_t count, kd_pos pos);

/* Whether a binary expression asks if two calls of functions are equal. For llvm-mc they differ as long as one of them
 * has no value, even if they read the same: so this has one at any time. */
bool expr_compares_calls(const struct expr *expr);

/* The value with `specifier` put on its symbol references; false when it has none. */
bool value_apply_specifier(struct module *module, struct value *value, enum specifier specifier);

/* The number, if symbols that are set already decide it; else the value as it is. Done once
 * for each complete operand, as llvm-mc does: a symbol that is set again later does not
 * change it. */
struct value value_fold(struct module *module, struct value value);

/* Evaluates to symbols and a constant. False when the value has no such form. */
bool value_relocatable(struct module *module, struct value value, enum evaluation mode, struct relocatable *result);

/* Evaluates to a number. False when it is not one. */
bool value_absolute(struct module *module, struct value value, enum evaluation mode, int64_t *result);

/* What a symbol set to `value` stands for: as value_relocatable() after layout, but aliases of
 * labels are replaced by the labels too. */
bool value_of_symbol(struct module *module, struct value value, struct relocatable *result);

/* The number that a value comes to under the same rules. */
bool value_known_absolute(struct module *module, struct value value, int64_t *result);

/* The offset of a label or alias in its section; for a plain variable its value. After
 * layout only. False for undefined and common symbols. */
bool symbol_offset(struct module *module, struct symbol *symbol, uint64_t *offset);

/* The label itself, or the one that the symbol is another name of; NULL: it is none. After layout only. */
const struct symbol *symbol_label_of(struct module *module, const struct symbol *symbol);

/* Takes back an expression that nothing refers to any longer, for others. */
void value_release(struct module *module, struct value value);

/* Registers every symbol that the expression mentions, in order. */
void value_register_symbols(struct module *module, struct value value);

/* a `operation` b; false for a division by zero. */
bool binary_result(enum binary operation, int64_t a, int64_t b, int64_t *result);
int64_t unary_result(enum unary operation, int64_t a);

/* The function of that name, or NULL. */
const struct function *function_find(const struct name *name);
const char *function_name(const struct function *function);

/* The number of a function, and the function that a call calls. */
uint8_t function_number(const struct function *function);
const struct function *expr_function(const struct expr *call);

/* Whether its result depends on the processor. */
bool function_needs_target(const struct function *function);

/* NULL, or why it cannot take so many arguments. */
const char *function_check_count(const struct function *function, size_t count);

/* How many of `count` arguments, which are enough, count; the others may be anything. */
size_t function_operands(const struct function *function, size_t count);

/* Computes the function. NULL, or what is wrong with the arguments. */
const char *function_evaluate(const struct kd_target *target, const struct function *function, const int64_t *arguments,
                              size_t count, int64_t *result);

/* Whether a specifier asks for an address or a part of one. */
static inline bool specifier_is_absolute(enum specifier specifier) {
	return specifier == SPECIFIER_ABS32_LO || specifier == SPECIFIER_ABS32_HI || specifier == SPECIFIER_ABS64;
}

/* The specifier so spelled, or SPECIFIER_NONE. */
enum specifier specifier_find(const char *text, size_t length);

const char *specifier_spelling(enum specifier specifier);

/* The relocation type that a specifier asks for. */
unsigned specifier_relocation(enum specifier specifier);

#endif

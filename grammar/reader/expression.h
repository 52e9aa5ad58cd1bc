/* expression.h: the reader of expressions, which alone knows the order of operators.
 *
 * It works on the bytes of the source: names, plain numbers, operators, brackets and calls, which are all that
 * compilers write. For what is rarer (strings, other numbers, words of the language) it asks the grammar, a token at a
 * time. An expression is read through one of three doors:
 *
 * expression_find()  finds one that has nothing rare, and what its value takes; nothing happens before
 *                    expression_value(). Lines whose operands are all so are read whole, which saves a sixth
 *                    of the machine instructions that kernels take.
 * expression_take()  reads any for the grammar, as one token
 * expression_read()  reads any for those who read text by hand */
#ifndef KD_GRAMMAR_READER_EXPRESSION_H
#define KD_GRAMMAR_READER_EXPRESSION_H

#include "base/arena.h"
#include "base/source.h"
#include "module/expr.h"
#include "operands.h"

struct function;
struct reader;
struct scanned_token;

/* What is to be done for the value of an expression, in this order: operands come before what takes them. */
struct expression_step {
	uint8_t kind;
	uint8_t operation;      /* enum unary or binary; of a bracket, or of a call, the byte that closes it */
	uint8_t level;          /* of an operator */
	uint32_t arguments;     /* of a call */
	uint32_t at;            /* from the beginning of the expression: where it begins, or the operator is ... */
	uint32_t end;           /* ... and the place after the last byte that it takes ... */
	uint32_t arguments_end; /* ... and after the last argument of a call */
	union {
		uint64_t number;
		struct name *name;
		const struct function *function;
	};
};

enum expression_outcome {
	EXPRESSION_READ,
	EXPRESSION_MISSING, /* no operand begins there; the token that does is kept, and not reported */
	EXPRESSION_WRONG,   /* that was reported */
};

/* What could have come where an expression can't go on. */
enum expression_wants {
	WANTS_OPERAND,
	WANTS_CLOSE,   /* a parenthesis */
	WANTS_BRACKET, /* a closing one */
	WANTS_MORE,    /* a comma, or the parenthesis after the arguments */
	WANTS_NAME,    /* of a specifier */
};

/* What expressions have besides names, plain numbers and operators, in the grammar's words. */
struct expression_grammar {
	/* Whether the name, among the operands of the statement, is a word of the language rather than a symbol. */
	bool (*is_word)(const struct reader *reader, const struct name *name);

	/* Reads the operand at `*at`, and moves that on. */
	enum expression_outcome (*operand)(struct reader *reader, const char **at, struct value *value);

	/* The same of the specifier of the value, whose @ is there. */
	enum expression_outcome (*specifier)(struct reader *reader, const char **at, struct value *value);

	/* Reports the token at `at`, or the one that is kept. */
	void (*report)(struct reader *reader, const char *at, enum expression_wants wants, bool in_call);
};

/* reader->expression */
struct expression_state {
	const struct expression_grammar *grammar;
	LIST(struct expression_step) steps;   /* of the expressions of the statement that were found */
	LIST(struct expression_step) waiting; /* of the one that is read: what has begun, but not ended */
	LIST(struct value) values;            /* of its operands, as far as they are not taken */
	struct scanned_token *kept;           /* that can't be where it is; or NULL. See expression_token.h */
	const struct name *name;              /* the last name of the text, and the place after it */
	kd_pos name_end;
	kd_pos value_end;                       /* the place after the last name that is a value */
	void (*prepare)(struct reader *reader); /* before the first one that is not a number; NULL: all is ready */
	kd_pos call_end;                        /* the place after the last call ... */
	kd_pos last_argument_end;               /* ... and after its last argument, or after that of a call which is that */
};

/* One that was found. */
struct found_expression {
	const char *at;
	const char *number_end; /* NULL: it is not a number alone, but steps */
	union {
		uint64_t number;
		struct {
			uint32_t first_step; /* in reader->expression.steps */
			uint32_t step_count;
		};
	};
};

/* Before the first one of a statement is looked for. */
void expressions_forget(struct reader *reader);

/* Finds the expression at `at` if nothing in it is rare and a comma, bracket, colon or line end follows it. Returns the
 * place of what follows, or NULL. */
const char *expression_find(struct reader *reader, const char *at, const char *end, struct found_expression *found);

/* The value of what was found, and its place. */
struct value expression_value(struct reader *reader, const struct found_expression *found, struct span *at);

/* Reads the expression at `at`; taken->at ends where reading did, in any case. */
enum expression_outcome expression_take(struct reader *reader, const char *at, struct operand *taken);

/* Reads the expression that begins at `at`, anywhere on a line of the text being read; blanks and comments may come
 * first. Gives the place after its last byte, and judges nothing from there on: `a+3` is what it reads of "a+3:b]".
 * NULL after reporting a mistake in it. The scanner stays where it was. */
const char *expression_read(struct reader *reader, const char *at, struct value *value);

#endif

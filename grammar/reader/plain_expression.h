/* plain_expression.h: expressions of names, numbers, operators, brackets and calls, read without scanner and grammar.
 *
 * Compilers write some for every kernel, the same ones with other names, and macros write them as data. Through scanner
 * and grammar, kernels take 2.3 times the instructions (1.9 times because field_lines.h needs these), and macros 1.6.
 * What is not as plain (strings, comments, other kinds of numbers, mistakes) is left to the grammar, which knows all of
 * them. */
#ifndef KD_GRAMMAR_READER_PLAIN_EXPRESSION_H
#define KD_GRAMMAR_READER_PLAIN_EXPRESSION_H

#include "operands.h"
#include "module/expr.h"

struct reader;

/* What is to be done for the value of an expression, in this order: operands come before what takes them. So the text
 * is read once, and nothing has happened if it turns out not to be plain. */
struct plain_step {
	uint8_t kind;
	uint8_t operation;      /* enum unary or binary */
	uint8_t level;          /* of an operator */
	uint8_t arguments;      /* of a call */
	uint32_t at;            /* from the beginning of the expression: where it begins, or the operator is ... */
	uint32_t end;           /* ... and the place after the last byte that it takes ... */
	uint32_t arguments_end; /* ... and after the last argument of a call */
	union {
		uint64_t number;
		struct name *name;
		const struct function *function;
	};
};

struct plain_expression {
	const char *at;
	const char *number_end; /* NULL: it is not a number alone, but steps */
	union {
		uint64_t number;
		struct {
			uint32_t first_step; /* in reader->plain_steps */
			uint32_t step_count;
		};
	};
};

/* Before the first one of a statement is looked for. */
void plain_expressions_forget(struct reader *reader);

/* Finds the expression at `at` if it is plain and a comma, bracket, colon or line end follows it. Returns the place of
 * what follows, or NULL. */
const char *plain_expression_find(struct reader *reader, const char *at, const char *end,
                                  struct plain_expression *found);

/* For an action of the grammar: the value, made as the grammar's own actions make it, and its place. */
struct value plain_expression_value(struct reader *reader, const struct plain_expression *expression, struct span *at);

#endif

/* plain_expression.c: see plain_expression.h. */
#include "plain_expression.h"

#include "expression_names.h"
#include "reader.h"
#include "scope.h"

enum { DEEPEST = 64 }; /* of brackets and calls in each other */

/* ---- operators ---- */

/* The order of parse.y's: an operator of a higher level takes its operands first. */
enum level {
	NO_OPERATOR,
	LEVEL_LOGICAL_OR,
	LEVEL_LOGICAL_AND,
	LEVEL_COMPARE,
	LEVEL_ADD,
	LEVEL_BITS,
	LEVEL_MULTIPLY,
};

struct operator{
	enum binary operation;
	enum level level;
	unsigned length;
};

static struct operator operator_at(const char *at) {
	char next = *at ? at[1] : '\0';
	switch (*at) {
	case '+': return (struct operator){BINARY_ADD, LEVEL_ADD, 1};
	case '-': return (struct operator){BINARY_SUBTRACT, LEVEL_ADD, 1};
	case '*': return (struct operator){BINARY_MULTIPLY, LEVEL_MULTIPLY, 1};
	case '%': return (struct operator){BINARY_MODULO, LEVEL_MULTIPLY, 1};
	case '^': return (struct operator){BINARY_XOR, LEVEL_BITS, 1};
	case '/':
		if (next == '/' || next == '*') /* a comment */
			break;
		return (struct operator){BINARY_DIVIDE, LEVEL_MULTIPLY, 1};
	case '|':
		if (next == '|')
			return (struct operator){BINARY_LOGICAL_OR, LEVEL_LOGICAL_OR, 2};
		return (struct operator){BINARY_OR, LEVEL_BITS, 1};
	case '&':
		if (next == '&')
			return (struct operator){BINARY_LOGICAL_AND, LEVEL_LOGICAL_AND, 2};
		return (struct operator){BINARY_AND, LEVEL_BITS, 1};
	case '!':
		if (next == '=')
			return (struct operator){BINARY_NOT_EQUAL, LEVEL_COMPARE, 2};
		return (struct operator){BINARY_OR_NOT, LEVEL_BITS, 1};
	case '=':
		if (next == '=')
			return (struct operator){BINARY_EQUAL, LEVEL_COMPARE, 2};
		break;
	case '<':
		if (next == '<')
			return (struct operator){BINARY_SHIFT_LEFT, LEVEL_MULTIPLY, 2};
		if (next == '>')
			return (struct operator){BINARY_NOT_EQUAL, LEVEL_COMPARE, 2};
		if (next == '=')
			return (struct operator){BINARY_LESS_EQUAL, LEVEL_COMPARE, 2};
		return (struct operator){BINARY_LESS, LEVEL_COMPARE, 1};
	case '>':
		if (next == '>')
			return (struct operator){BINARY_SHIFT_RIGHT, LEVEL_MULTIPLY, 2};
		if (next == '=')
			return (struct operator){BINARY_GREATER_EQUAL, LEVEL_COMPARE, 2};
		return (struct operator){BINARY_GREATER, LEVEL_COMPARE, 1};
	default: break;
	}
	return (struct operator){.level = NO_OPERATOR};
}

/* ---- where it ends ---- */

static const char *expression_end(const struct reader *reader, const char *at, const char *end, unsigned depth);

static const char *name_end(const char *at) {
	while (lex_is_name_byte(*at)) /* the text ends with a NUL */
		at++;
	return at;
}

static bool is_function(const struct reader *reader, const char *text, size_t length) {
	const struct name name = {.text = text, .length = (uint32_t)length};
	return function_find(&name) && !scope_is_llvm_14(reader);
}

static bool ends_block(const struct reader *reader, struct text name) {
	return reader->block.kind && text_is(name, reader->block.kind->end);
}

/* The place after the bracket that closes the arguments at `at`. */
static const char *arguments_end(const struct reader *reader, const char *at, const char *end, unsigned depth) {
	const char *after = lex_skip_spaces(at, end);
	if (*after == ')')
		return after + 1;
	while ((after = expression_end(reader, after, end, depth)) && *after == ',')
		after++;
	return after && *after == ')' ? after + 1 : NULL;
}

static bool is_sign(const char *at) {
	return *at == '-' || *at == '+' || *at == '~' || (*at == '!' && at[1] != '=');
}

static const char *operand_end(const struct reader *reader, const char *at, const char *end, unsigned depth) {
	bool signs = false;
	uint64_t number;
	for (at = lex_skip_spaces(at, end); is_sign(at); signs = true)
		at = lex_skip_spaces(at + 1, end);
	if (*at == '(') {
		const char *after = expression_end(reader, at + 1, end, depth);
		return after && *after == ')' ? after + 1 : NULL;
	}
	if (!lex_begins_name(at))
		return lex_plain_number(at, end, &number);
	const char *after = name_end(at), *next = lex_skip_spaces(after, end);
	if (ends_block(reader, (struct text){at, (size_t)(after - at)}))
		return NULL;
	if (*next != '(')
		return after;
	bool called = !signs && is_function(reader, at, (size_t)(after - at));
	return called ? arguments_end(reader, next + 1, end, depth) : NULL;
}

static const char *expression_end(const struct reader *reader, const char *at, const char *end, unsigned depth) {
	if (depth == DEEPEST)
		return NULL;
	for (;;) {
		at = operand_end(reader, at, end, depth + 1);
		if (!at)
			return NULL;
		at = lex_skip_spaces(at, end);
		struct operator found = operator_at(at);
		if (found.level == NO_OPERATOR)
			return at;
		at += found.length;
	}
}

static bool is_complete(const char *at, const char *end) {
	return at < end && (*at == '\n' || *at == ',' || *at == ']' || *at == ':');
}

const char *plain_expression_find(const struct reader *reader, const char *at, const char *end,
                                  struct plain_expression *found) {
	found->at = lex_skip_spaces(at, end);
	found->number_end = lex_plain_number(found->at, end, &found->number);
	const char *next = found->number_end ? lex_skip_spaces(found->number_end, end) : end;
	if (is_complete(next, end)) /* as nearly always */
		return next;
	found->number_end = NULL;
	next = expression_end(reader, found->at, end, 0);
	return next && is_complete(next, end) ? next : NULL;
}

/* ---- its value ---- */

/* The same way again, through what the grammar's actions call. */
struct reading {
	struct reader *reader;
	const char *end;   /* of the text */
	const char *at;    /* what comes next, no blank */
	const char *token; /* after the last one */
};

static struct value read_expression(struct reading *reading);

static void take(struct reading *reading, size_t length) {
	reading->reader->work.tokens++;
	reading->token = reading->at + length;
	reading->at = lex_skip_spaces(reading->token, reading->end);
}

/* From `start` to the end of the last token. */
static struct span span_from(const struct reading *reading, const char *start) {
	return (struct span){text_pos(reading->reader, start), text_pos(reading->reader, reading->token)};
}

static struct value read_brackets(struct reading *reading) {
	take(reading, 1);
	struct value value = value_bracketed(read_expression(reading));
	take(reading, 1);
	return value;
}

static struct value read_call(struct reading *reading, const struct name *name, const char *start) {
	struct reader *reader = reading->reader;
	expression_call_open(reader);
	take(reading, 1);
	while (*reading->at != ')') {
		expression_argument(reader, read_expression(reading));
		if (*reading->at == ',')
			take(reading, 1);
	}
	struct span arguments = span_from(reading, start);
	take(reading, 1);
	return expression_call(reader, name, arguments, span_from(reading, start));
}

static struct value read_name(struct reading *reading) {
	const char *start = reading->at;
	struct name *name = name_intern(&reading->reader->module->names, start, (size_t)(name_end(start) - start));
	take(reading, name->length);
	if (*reading->at == '(')
		return read_call(reading, name, start);
	return expression_name(reading->reader, name, span_from(reading, start));
}

static struct value read_signed(struct reading *reading, enum unary sign);

static struct value read_operand(struct reading *reading) {
	uint64_t number;
	switch (*reading->at) {
	case '-': return read_signed(reading, UNARY_MINUS);
	case '+': return read_signed(reading, UNARY_PLUS);
	case '~': return read_signed(reading, UNARY_NOT);
	case '!': return read_signed(reading, UNARY_LOGICAL_NOT);
	case '(': return read_brackets(reading);
	default: break;
	}
	if (lex_begins_name(reading->at))
		return read_name(reading);
	take(reading, (size_t)(lex_plain_number(reading->at, reading->end, &number) - reading->at));
	return value_constant((int64_t)number);
}

static struct value read_signed(struct reading *reading, enum unary sign) {
	kd_pos pos = text_pos(reading->reader, reading->at);
	take(reading, 1);
	return value_unary(reading->reader->module, sign, read_operand(reading), pos);
}

/* Operators of the level and higher ones. */
static struct value read_level(struct reading *reading, enum level level) {
	struct value left = read_operand(reading);
	for (;;) {
		struct operator found = operator_at(reading->at);
		if (found.level < level)
			return left;
		kd_pos pos = text_pos(reading->reader, reading->at);
		take(reading, found.length);
		struct value right = read_level(reading, found.level + 1);
		left = value_binary(reading->reader->module, found.operation, left, right, pos);
	}
}

static struct value read_expression(struct reading *reading) {
	return value_fold(reading->reader->module, read_level(reading, LEVEL_LOGICAL_OR));
}

struct value plain_expression_value(struct reader *reader, const struct plain_expression *expression, struct span *at) {
	if (expression->number_end) { /* as nearly always */
		*at = (struct span){text_pos(reader, expression->at), text_pos(reader, expression->number_end)};
		return value_constant((int64_t)expression->number);
	}
	struct reading reading = {reader, reader->source->text + reader->source->size, expression->at, NULL};
	struct value value = read_expression(&reading);
	*at = span_from(&reading, expression->at);
	return value;
}

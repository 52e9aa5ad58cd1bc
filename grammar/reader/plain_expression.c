/* plain_expression.c: see plain_expression.h. */
#include "plain_expression.h"

#include "expression_names.h"
#include "reader.h"
#include "scope.h"

enum {
	MOST_WAITING = 64,   /* signs, operators, brackets and calls in each other */
	MOST_OPERANDS = 255, /* that they wait for at once */
};

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
	uint8_t operation; /* enum binary */
	uint8_t level;     /* enum level */
	uint8_t length;
	bool longer; /* it may be the beginning of one of two bytes */
};

static const struct operator one_byte[256] = {
    ['+'] = {BINARY_ADD, LEVEL_ADD, 1, false},
    ['-'] = {BINARY_SUBTRACT, LEVEL_ADD, 1, false},
    ['*'] = {BINARY_MULTIPLY, LEVEL_MULTIPLY, 1, false},
    ['/'] = {BINARY_DIVIDE, LEVEL_MULTIPLY, 1, true},
    ['%'] = {BINARY_MODULO, LEVEL_MULTIPLY, 1, false},
    ['^'] = {BINARY_XOR, LEVEL_BITS, 1, false},
    ['|'] = {BINARY_OR, LEVEL_BITS, 1, true},
    ['&'] = {BINARY_AND, LEVEL_BITS, 1, true},
    ['!'] = {BINARY_OR_NOT, LEVEL_BITS, 1, true},
    ['<'] = {BINARY_LESS, LEVEL_COMPARE, 1, true},
    ['>'] = {BINARY_GREATER, LEVEL_COMPARE, 1, true},
    ['='] = {0, NO_OPERATOR, 0, true},
};

static const struct {
	char bytes[2];
	struct operator operator;
} two_bytes[] = {
    {{'&', '&'}, {BINARY_LOGICAL_AND, LEVEL_LOGICAL_AND, 2, false}},
    {{'|', '|'}, {BINARY_LOGICAL_OR, LEVEL_LOGICAL_OR, 2, false}},
    {{'=', '='}, {BINARY_EQUAL, LEVEL_COMPARE, 2, false}},
    {{'!', '='}, {BINARY_NOT_EQUAL, LEVEL_COMPARE, 2, false}},
    {{'<', '>'}, {BINARY_NOT_EQUAL, LEVEL_COMPARE, 2, false}},
    {{'<', '='}, {BINARY_LESS_EQUAL, LEVEL_COMPARE, 2, false}},
    {{'>', '='}, {BINARY_GREATER_EQUAL, LEVEL_COMPARE, 2, false}},
    {{'<', '<'}, {BINARY_SHIFT_LEFT, LEVEL_MULTIPLY, 2, false}},
    {{'>', '>'}, {BINARY_SHIFT_RIGHT, LEVEL_MULTIPLY, 2, false}},
    {{'/', '/'}, {0, NO_OPERATOR, 0, false}}, /* comments */
    {{'/', '*'}, {0, NO_OPERATOR, 0, false}},
};

static struct operator operator_at(const char *at) {
	struct operator found = one_byte[(uint8_t)*at];
	for (size_t i = 0; found.longer && i < sizeof two_bytes / sizeof two_bytes[0]; i++)
		if (at[0] == two_bytes[i].bytes[0] && at[1] == two_bytes[i].bytes[1])
			return two_bytes[i].operator;
	return found;
}

/* ---- finding one ---- */

enum step_kind {
	STEP_NUMBER,
	STEP_NAME,
	STEP_SIGN,
	STEP_BINARY,
	STEP_BRACKETS,
	STEP_ARGUMENT, /* the end of one */
	STEP_CALL,
};

struct finding {
	struct reader *reader;
	const char *start;
	const char *end;   /* of the text */
	const char *at;    /* what comes next */
	const char *token; /* after the last one */
	bool operand_next;
	unsigned operands;                           /* that the steps so far leave */
	struct plain_step *innermost;                /* of what waits, or the first one, which is none */
	struct plain_step waiting[MOST_WAITING + 1]; /* what has begun, but not ended */
};

static inline uint32_t place_of(const struct finding *finding, const char *at) {
	return (uint32_t)(at - finding->start);
}

static inline void take(struct finding *finding, size_t length) {
	finding->token = finding->at += length;
}

/* Room for the next step; list_add() would clear it. */
static inline struct plain_step *add_step(struct finding *finding) {
	struct reader *reader = finding->reader;
	if (reader->plain_steps.count == reader->plain_steps.capacity)
		reader->plain_steps.items = list_grow(reader->arena, reader->plain_steps.items, &reader->plain_steps.capacity,
		                                      sizeof(struct plain_step));
	return &reader->plain_steps.items[reader->plain_steps.count++];
}

/* A step whose operands come later. */
static inline bool begin(struct finding *finding, enum step_kind kind, struct operator operator) {
	if (finding->innermost == &finding->waiting[MOST_WAITING])
		return false;
	*++finding->innermost = (struct plain_step){.kind = (uint8_t)kind,
	                                            .operation = operator.operation,
	                                            .level = operator.level,
	                                            .at = place_of(finding, finding->at)};
	finding->operand_next = true;
	take(finding, operator.length);
	return true;
}

static inline void end_innermost(struct finding *finding) {
	finding->innermost->end = place_of(finding, finding->token);
	*add_step(finding) = *finding->innermost--;
}

/* An operand has ended: it is that of the signs in front of it. */
static inline void end_operand(struct finding *finding) {
	while (finding->innermost->kind == STEP_SIGN)
		end_innermost(finding);
	finding->operand_next = false;
}

/* An operand of one step, which goes up to `after`. */
static inline bool add_operand(struct finding *finding, struct plain_step step, const char *after) {
	if (finding->operands == MOST_OPERANDS)
		return false;
	finding->operands++;
	step.at = place_of(finding, finding->at);
	step.end = place_of(finding, after);
	*add_step(finding) = step;
	finding->token = finding->at = after;
	end_operand(finding);
	return true;
}

/* The operators that take their operands before one of the level does. */
static void end_operators(struct finding *finding, enum level level) {
	while (finding->innermost->level >= level) {
		finding->operands--;
		end_innermost(finding);
	}
}

/* The closing bracket comes next. */
static bool end_brackets(struct finding *finding) {
	take(finding, 1);
	end_innermost(finding);
	end_operand(finding);
	return true;
}

/* A number remains what it is. */
static void end_argument(struct finding *finding) {
	const struct reader *reader = finding->reader;
	finding->innermost->arguments++;
	if (reader->plain_steps.items[reader->plain_steps.count - 1].kind != STEP_NUMBER)
		*add_step(finding) = (struct plain_step){.kind = STEP_ARGUMENT};
}

static bool end_call(struct finding *finding) {
	struct plain_step *call = finding->innermost;
	call->arguments_end = place_of(finding, finding->token);
	finding->operands += 1U - call->arguments;
	return end_brackets(finding);
}

/* A call, whose name is followed by a bracket at `bracket`. */
static bool begin_call(struct finding *finding, const struct name *name, const char *bracket) {
	const struct function *function = function_find(name);
	if (finding->innermost->kind == STEP_SIGN || !function || scope_is_llvm_14(finding->reader) ||
	    finding->operands == MOST_OPERANDS || !begin(finding, STEP_CALL, (struct operator){0}))
		return false;
	finding->innermost->function = function;
	finding->token = bracket + 1;
	finding->at = lex_skip_spaces(finding->token, finding->end);
	return *finding->at != ')' || end_call(finding);
}

static bool ends_block(const struct reader *reader, const struct name *name) {
	return reader->block.kind && name_is(name, reader->block.kind->end);
}

static bool find_name(struct finding *finding) {
	const char *after = finding->at;
	while (lex_is_name_byte(*after)) /* the text ends with a NUL */
		after++;
	size_t length = (size_t)(after - finding->at);
	struct name *name = name_intern(&finding->reader->module->names, finding->at, length);
	const char *next = lex_skip_spaces(after, finding->end);
	if (ends_block(finding->reader, name))
		return false;
	if (*next == '(')
		return begin_call(finding, name, next);
	return add_operand(finding, (struct plain_step){.kind = STEP_NAME, .name = name}, after);
}

static bool find_number(struct finding *finding) {
	uint64_t number;
	const char *after = lex_plain_number(finding->at, finding->end, &number);
	return after && add_operand(finding, (struct plain_step){.kind = STEP_NUMBER, .number = number}, after);
}

static inline bool find_operand(struct finding *finding) {
	const char *at = finding->at;
	if (lex_begins_name(at))
		return find_name(finding);
	switch (*at) {
	case '(': return begin(finding, STEP_BRACKETS, (struct operator){.length = 1});
	case '-': return begin(finding, STEP_SIGN, (struct operator){.operation = UNARY_MINUS, .length = 1});
	case '+': return begin(finding, STEP_SIGN, (struct operator){.operation = UNARY_PLUS, .length = 1});
	case '~': return begin(finding, STEP_SIGN, (struct operator){.operation = UNARY_NOT, .length = 1});
	case '!':
		return at[1] != '=' &&
		       begin(finding, STEP_SIGN, (struct operator){.operation = UNARY_LOGICAL_NOT, .length = 1});
	default: return find_number(finding);
	}
}

/* What follows an operand. */
static inline bool find_operator(struct finding *finding) {
	struct operator found = operator_at(finding->at);
	end_operators(finding, found.level ? found.level : LEVEL_LOGICAL_OR);
	if (found.level)
		return begin(finding, STEP_BINARY, found);
	bool call = finding->innermost->kind == STEP_CALL;
	if (*finding->at == ')' && finding->innermost->kind == STEP_BRACKETS)
		return end_brackets(finding);
	if (!call || (*finding->at != ',' && *finding->at != ')'))
		return false;
	end_argument(finding);
	if (*finding->at == ')')
		return end_call(finding);
	finding->operand_next = true;
	take(finding, 1);
	return true;
}

/* The place of what follows the expression at `at`, or NULL. */
static const char *find_steps(struct reader *reader, const char *at, const char *end, struct plain_expression *found) {
	struct finding finding; /* the room for what waits is not cleared */
	finding.reader = reader;
	finding.start = finding.at = finding.token = at;
	finding.end = end;
	finding.operand_next = true;
	finding.operands = 0;
	finding.innermost = finding.waiting;
	finding.waiting[0] = (struct plain_step){.kind = STEP_NUMBER};
	found->first_step = (uint32_t)reader->plain_steps.count;
	do
		finding.at = lex_skip_spaces(finding.at, end);
	while (finding.operand_next ? find_operand(&finding) : find_operator(&finding));
	found->step_count = (uint32_t)reader->plain_steps.count - found->first_step;
	return finding.operand_next || finding.innermost != finding.waiting ? NULL : finding.at;
}

static bool is_complete(const char *at, const char *end) {
	return at < end && (*at == '\n' || *at == ',' || *at == ']' || *at == ':');
}

void plain_expressions_forget(struct reader *reader) {
	reader->plain_steps.count = 0;
}

const char *plain_expression_find(struct reader *reader, const char *at, const char *end,
                                  struct plain_expression *found) {
	found->at = lex_skip_spaces(at, end);
	found->number_end = lex_plain_number(found->at, end, &found->number);
	const char *next = found->number_end ? lex_skip_spaces(found->number_end, end) : end;
	if (is_complete(next, end)) /* as nearly always */
		return next;
	found->number_end = NULL;
	next = find_steps(reader, found->at, end, found);
	return next && is_complete(next, end) ? next : NULL;
}

/* ---- its value ---- */

static struct value name_value(struct reader *reader, const struct plain_step *step, kd_pos start) {
	return expression_name(reader, step->name, (struct span){start + step->at, start + step->end});
}

static struct value call_value(struct reader *reader, const struct plain_step *call, const struct value *arguments,
                               kd_pos start) {
	struct span arguments_at = {start + call->at, start + call->arguments_end};
	return expression_function(reader, call->function, arguments, call->arguments, arguments_at,
	                           (struct span){start + call->at, start + call->end});
}

/* Through what the grammar's actions call. The expression begins at `start`. */
static struct value take_steps(struct reader *reader, const struct plain_step *step, size_t count, kd_pos start) {
	struct module *module = reader->module;
	struct value values[MOST_OPERANDS], *after = values; /* after the last one */
	for (const struct plain_step *end = step + count; step < end; step++) {
		switch ((enum step_kind)step->kind) {
		case STEP_NUMBER: *after++ = value_constant((int64_t)step->number); break;
		case STEP_NAME: *after++ = name_value(reader, step, start); break;
		case STEP_SIGN:
			after[-1] = value_unary(module, (enum unary)step->operation, after[-1], start + step->at);
			break;
		case STEP_BINARY:
			after--;
			after[-1] = value_binary(module, (enum binary)step->operation, after[-1], after[0], start + step->at);
			break;
		case STEP_BRACKETS: after[-1] = value_bracketed(value_fold(module, after[-1])); break;
		case STEP_ARGUMENT: after[-1] = value_fold(module, after[-1]); break;
		case STEP_CALL:
			after -= step->arguments;
			*after = call_value(reader, step, after, start);
			after++;
			break;
		}
	}
	return value_fold(module, values[0]);
}

struct value plain_expression_value(struct reader *reader, const struct plain_expression *expression, struct span *at) {
	at->start = text_pos(reader, expression->at);
	if (expression->number_end) { /* as nearly always */
		at->end = text_pos(reader, expression->number_end);
		return value_constant((int64_t)expression->number);
	}
	const struct plain_step *first = &reader->plain_steps.items[expression->first_step];
	at->end = at->start + first[expression->step_count - 1].end;
	reader->work.tokens += expression->step_count;
	return take_steps(reader, first, expression->step_count, at->start);
}

/* expression.c: see expression.h. */
#include "expression.h"

#include "expression_names.h"
#include "reader.h"
#include "lex/raw_text.h"
#include "scanner.h"
#include "scope.h"

enum { MOST_WAITING = 19996 }; /* signs, operators, brackets and calls in each other */

/* ---- operators ---- */

/* An operator of a higher level takes its operands first. */
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

/* ---- the value of one ---- */

enum step_kind {
	STEP_NUMBER,
	STEP_NAME,
	STEP_SIGN,
	STEP_BINARY,
	STEP_BRACKETS,
	STEP_ARGUMENT, /* the end of one */
	STEP_CALL,
};

static struct value name_value(struct reader *reader, const struct expression_step *step, kd_pos start) {
	struct span at = {start + step->at, start + step->end};
	reader->expression.name = step->name;
	reader->expression.name_end = at.end;
	return expression_name(reader, step->name, at);
}

static struct value call_value(struct reader *reader, const struct expression_step *call, const struct value *arguments,
                               kd_pos start) {
	struct span arguments_at = {start + call->at, start + call->arguments_end};
	return expression_function(reader, call->function, arguments, call->arguments, arguments_at,
	                           (struct span){start + call->at, start + call->end});
}

/* Room for so many values more. */
static struct value *values_end(struct reader *reader, size_t more) {
	struct expression_state *state = &reader->expression;
	while (state->values.capacity - state->values.count < more)
		state->values.items =
		    list_grow(reader->arena, state->values.items, &state->values.capacity, sizeof *state->values.items);
	return state->values.items + state->values.count;
}

/* The expression begins at `start`. */
static void take_steps(struct reader *reader, const struct expression_step *step, size_t count, kd_pos start) {
	struct module *module = reader->module;
	struct value *after = values_end(reader, count); /* after the last one */
	for (const struct expression_step *end = step + count; step < end; step++) {
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
	reader->work.tokens += count;
	reader->expression.values.count = (size_t)(after - reader->expression.values.items);
}

/* ---- reading one ---- */

struct reading {
	struct reader *reader;
	const char *start;
	const char *end;   /* of the text */
	const char *at;    /* what comes next */
	const char *token; /* after the last one */
	bool operand_next;
	bool whole; /* what is rare is read, too; values are made on the way, and mistakes reported */
	bool wrong; /* a mistake was reported */
	size_t first_step;
	struct expression_step *innermost; /* of what waits, or the first one, which is none */
	struct expression_step *last;      /* for which there is room */
};

static inline uint32_t place_of(const struct reading *reading, const char *at) {
	return (uint32_t)(at - reading->start);
}

static inline struct expression_step *outermost(const struct reading *reading) {
	return reading->reader->expression.waiting.items;
}

static inline void take(struct reading *reading, size_t length) {
	reading->token = reading->at += length;
}

/* Comments are as rare as the rest. One without an end is left to the scanner. */
static inline void skip_blanks(struct reading *reading) {
	reading->at = lex_skip_spaces(reading->at, reading->end);
	if (!reading->whole || (*reading->at != '/' && *reading->at != '\0'))
		return;
	const char *after = lex_skip_rare_blanks(reading->at, reading->end);
	reading->at = after < reading->end ? after : reading->at;
}

/* Room for the next step; list_add() would clear it. */
static inline struct expression_step *add_step(struct reading *reading) {
	struct reader *reader = reading->reader;
	struct expression_state *state = &reader->expression;
	if (state->steps.count == state->steps.capacity)
		state->steps.items =
		    list_grow(reader->arena, state->steps.items, &state->steps.capacity, sizeof *state->steps.items);
	return &state->steps.items[state->steps.count++];
}

/* The values of the steps so far. */
static void make_values(struct reading *reading) {
	struct reader *reader = reading->reader;
	size_t count = reader->expression.steps.count - reading->first_step;
	if (!count)
		return;
	const struct expression_step *first = reader->expression.steps.items + reading->first_step;
	reader->expression.steps.count = reading->first_step;
	take_steps(reader, first, count, text_pos(reader, reading->start));
}

/* What waits has the room that there is, up to the limit. */
static void set_last(struct reading *reading) {
	const struct expression_state *state = &reading->reader->expression;
	size_t most = state->waiting.capacity - 1;
	reading->last = state->waiting.items + (most < MOST_WAITING ? most : MOST_WAITING);
}

/* Makes room for what waits; false if that is too much. */
static bool grow_waiting(struct reading *reading) {
	struct reader *reader = reading->reader;
	struct expression_state *state = &reader->expression;
	size_t count = (size_t)(reading->innermost - state->waiting.items);
	if (count == MOST_WAITING) {
		if (reading->whole)
			diag_error(reader->diag, text_pos(reader, reading->at),
			           "the expression is nested too deeply [stricter than llvm-mc]");
		reading->wrong = true;
		return false;
	}
	state->waiting.items =
	    list_grow(reader->arena, state->waiting.items, &state->waiting.capacity, sizeof *state->waiting.items);
	reading->innermost = state->waiting.items + count;
	set_last(reading);
	return true;
}

/* A step whose operands come later. */
static inline bool begin(struct reading *reading, enum step_kind kind, struct operator operator) {
	if (reading->innermost == reading->last && !grow_waiting(reading))
		return false;
	*++reading->innermost = (struct expression_step){.kind = (uint8_t)kind,
	                                                 .operation = operator.operation,
	                                                 .level = operator.level,
	                                                 .at = place_of(reading, reading->at)};
	reading->operand_next = true;
	take(reading, operator.length);
	return true;
}

static inline void end_innermost(struct reading *reading) {
	reading->innermost->end = place_of(reading, reading->token);
	*add_step(reading) = *reading->innermost--;
}

/* An operand has ended: it is that of the signs in front of it. */
static inline void end_operand(struct reading *reading) {
	while (reading->innermost->kind == STEP_SIGN)
		end_innermost(reading);
	reading->operand_next = false;
}

/* An operand of one step, which goes up to `after`. */
static inline bool add_operand(struct reading *reading, struct expression_step step, const char *after) {
	step.at = place_of(reading, reading->at);
	step.end = place_of(reading, after);
	*add_step(reading) = step;
	reading->token = reading->at = after;
	end_operand(reading);
	return true;
}

/* The operators that take their operands before one of the level does. */
static inline void end_operators(struct reading *reading, enum level level) {
	while (reading->innermost->level >= level)
		end_innermost(reading);
}

/* The closing bracket comes next. */
static bool end_brackets(struct reading *reading) {
	take(reading, 1);
	end_innermost(reading);
	end_operand(reading);
	return true;
}

/* A number remains what it is. */
static void end_argument(struct reading *reading) {
	const struct expression_state *state = &reading->reader->expression;
	reading->innermost->arguments++;
	if (state->steps.count == reading->first_step || state->steps.items[state->steps.count - 1].kind != STEP_NUMBER)
		*add_step(reading) = (struct expression_step){.kind = STEP_ARGUMENT};
}

static bool end_call(struct reading *reading) {
	reading->innermost->arguments_end = place_of(reading, reading->token);
	return end_brackets(reading);
}

/* What could be where an expression does not go on, in what is open. */
static enum expression_wants wanted(const struct expression_step *open) {
	if (open->kind == STEP_CALL)
		return WANTS_MORE;
	return open->operation == ')' ? WANTS_CLOSE : WANTS_BRACKET;
}

static bool is_empty_call(const struct expression_step *open) {
	return open->kind == STEP_CALL && !open->arguments;
}

/* Reports what is next, if it is to be read at all. */
static bool want(struct reading *reading, enum expression_wants wants) {
	struct reader *reader = reading->reader;
	bool in_call = false;
	if (!reading->whole)
		return false;
	make_values(reading);
	for (const struct expression_step *step = reading->innermost; step > outermost(reading); step--)
		in_call |= step->kind == STEP_CALL;
	reader->expression.grammar->report(reader, reading->at, wants, in_call);
	reading->wrong = true;
	return false;
}

/* What only the grammar knows. */
static bool read_rare(struct reading *reading) {
	struct reader *reader = reading->reader;
	struct value value;
	if (!reading->whole)
		return false;
	make_values(reading);
	bool has_begun = reading->token != reading->start;
	enum expression_outcome outcome = reader->expression.grammar->operand(reader, &reading->at, &value);
	reading->wrong = outcome == EXPRESSION_WRONG;
	if (outcome == EXPRESSION_MISSING && has_begun)
		return want(reading, is_empty_call(reading->innermost) ? WANTS_CLOSE : WANTS_OPERAND);
	if (outcome != EXPRESSION_READ)
		return false;
	*values_end(reader, 1) = value;
	reader->expression.values.count++;
	reading->token = reading->at;
	end_operand(reading);
	return true;
}

static bool read_specifier(struct reading *reading) {
	struct reader *reader = reading->reader;
	make_values(reading);
	struct value *value = &reader->expression.values.items[reader->expression.values.count - 1];
	if (reader->expression.grammar->specifier(reader, &reading->at, value) != EXPRESSION_READ) {
		reading->wrong = true;
		return false;
	}
	reading->token = reading->at;
	skip_blanks(reading);
	return true;
}

/* A call, whose name is followed by a bracket at `bracket`. */
static bool begin_call(struct reading *reading, const struct function *function, const char *bracket) {
	if (!begin(reading, STEP_CALL, (struct operator){.operation = ')'}))
		return false;
	reading->innermost->function = function;
	reading->token = reading->at = bracket + 1;
	skip_blanks(reading);
	return *reading->at != ')' || end_call(reading);
}

static bool ends_block(const struct reader *reader, const struct name *name) {
	return reader->block.kind && name_is(name, reader->block.kind->end);
}

/* After a sign there is no call for llvm-mc. */
static const struct function *called(const struct reading *reading, const struct name *name) {
	bool can_be = reading->innermost->kind != STEP_SIGN && !scope_is_llvm_14(reading->reader);
	return can_be ? function_find(name) : NULL;
}

static bool read_name(struct reading *reading) {
	const struct reader *reader = reading->reader;
	const char *after = reading->at;
	while (lex_is_name_byte(*after)) /* the text ends with a NUL */
		after++;
	size_t length = (size_t)(after - reading->at);
	struct name *name = name_intern(&reading->reader->module->names, reading->at, length);
	const char *next = lex_skip_spaces(after, reading->end);
	if (*next == '\0')
		next = raw_skip_blanks(next, reading->end); /* behind a comment llvm-mc sees no call */
	if (ends_block(reader, name) ||
	    (reading->whole && reader->directive && reader->expression.grammar->is_word(reader, name)))
		return read_rare(reading);
	const struct function *function = *next == '(' ? called(reading, name) : NULL;
	if (function)
		return begin_call(reading, function, next);
	return add_operand(reading, (struct expression_step){.kind = STEP_NAME, .name = name}, after);
}

/* Whether what follows may make something else of a number. */
static bool goes_on(const struct reading *reading, const char *after) {
	const char *next = lex_skip_spaces(after, reading->end);
	return lex_is_name_byte(*next) || *next == '\0' || (next[0] == '/' && next[1] == '*');
}

static bool read_number(struct reading *reading) {
	uint64_t number;
	const char *after = lex_plain_number(reading->at, reading->end, &number);
	if (!after || (reading->whole && goes_on(reading, after)))
		return read_rare(reading);
	return add_operand(reading, (struct expression_step){.kind = STEP_NUMBER, .number = number}, after);
}

static inline bool read_operand(struct reading *reading) {
	const char *at = reading->at;
	if (lex_begins_name(at))
		return read_name(reading);
	switch (*at) {
	case '(': return begin(reading, STEP_BRACKETS, (struct operator){.operation = ')', .length = 1});
	case '[': return begin(reading, STEP_BRACKETS, (struct operator){.operation = ']', .length = 1});
	case '-': return begin(reading, STEP_SIGN, (struct operator){.operation = UNARY_MINUS, .length = 1});
	case '+': return begin(reading, STEP_SIGN, (struct operator){.operation = UNARY_PLUS, .length = 1});
	case '~': return begin(reading, STEP_SIGN, (struct operator){.operation = UNARY_NOT, .length = 1});
	case '!':
		if (at[1] == '=')
			return read_rare(reading);
		return begin(reading, STEP_SIGN, (struct operator){.operation = UNARY_LOGICAL_NOT, .length = 1});
	default: return read_number(reading);
	}
}

/* What follows an operand. */
static inline bool read_operator(struct reading *reading) {
	struct operator found = operator_at(reading->at);
	end_operators(reading, found.level ? found.level : LEVEL_LOGICAL_OR);
	if (found.level)
		return begin(reading, STEP_BINARY, found);
	if (*reading->at == '@' && reading->whole && !read_specifier(reading))
		return false;
	if (reading->innermost == outermost(reading))
		return false;
	bool call = reading->innermost->kind == STEP_CALL, closes = *reading->at == (char)reading->innermost->operation;
	if (closes && !call)
		return end_brackets(reading);
	if (!closes && !(call && *reading->at == ','))
		return want(reading, wanted(reading->innermost));
	end_argument(reading);
	if (closes)
		return end_call(reading);
	reading->operand_next = true;
	take(reading, 1);
	return true;
}

/* The expression begins at reading->at. */
static inline void begin_reading(struct reading *reading) {
	struct expression_state *state = &reading->reader->expression;
	reading->start = reading->token = reading->at;
	reading->operand_next = true;
	reading->wrong = false;
	reading->first_step = state->steps.count;
	if (!state->waiting.capacity)
		list_add(reading->reader->arena, &state->waiting);
	reading->innermost = state->waiting.items;
	set_last(reading);
	*reading->innermost = (struct expression_step){.kind = STEP_NUMBER};
}

/* Goes on from reading->at to the end of the expression; false if it has none. */
static bool read_on(struct reading *reading) {
	do
		skip_blanks(reading);
	while (reading->operand_next ? read_operand(reading) : read_operator(reading));
	return !reading->operand_next && !reading->wrong && reading->innermost == outermost(reading);
}

static bool is_complete(const char *at, const char *end) {
	return at < end && (*at == '\n' || *at == ',' || *at == ']' || *at == ':');
}

void expressions_forget(struct reader *reader) {
	reader->expression.steps.count = 0;
}

/* The place of what follows the expression at found->at, or NULL; the number that it may begin with has been read.
 * Inlined, its room is prepared for numbers, too. */
static __attribute__((noinline)) const char *find_steps(struct reader *reader, const char *end,
                                                        struct found_expression *found) {
	struct reading reading;
	reading.reader = reader;
	reading.end = end;
	reading.at = found->at;
	reading.whole = false;
	begin_reading(&reading);
	if (found->number_end)
		add_operand(&reading, (struct expression_step){.kind = STEP_NUMBER, .number = found->number},
		            found->number_end);
	bool good = read_on(&reading);
	found->number_end = NULL;
	found->first_step = (uint32_t)reading.first_step;
	found->step_count = (uint32_t)(reader->expression.steps.count - reading.first_step);
	return good && is_complete(reading.at, end) ? reading.at : NULL;
}

const char *expression_find(struct reader *reader, const char *at, const char *end, struct found_expression *found) {
	found->at = lex_skip_spaces(at, end);
	found->number_end = lex_plain_number(found->at, end, &found->number);
	const char *next = found->number_end ? lex_skip_spaces(found->number_end, end) : end;
	return is_complete(next, end) ? next : find_steps(reader, end, found); /* as nearly always */
}

static __attribute__((noinline)) struct value steps_value(struct reader *reader, const struct found_expression *found,
                                                          struct span *at) {
	const struct expression_step *first = &reader->expression.steps.items[found->first_step];
	at->end = at->start + first[found->step_count - 1].end;
	reader->expression.values.count = 0;
	take_steps(reader, first, found->step_count, at->start);
	return value_fold(reader->module, reader->expression.values.items[0]);
}

struct value expression_value(struct reader *reader, const struct found_expression *found, struct span *at) {
	at->start = text_pos(reader, found->at);
	if (!found->number_end)
		return steps_value(reader, found, at);
	at->end = text_pos(reader, found->number_end); /* as nearly always */
	return value_constant((int64_t)found->number);
}

static void prepare(struct reader *reader) {
	if (reader->expression.prepare)
		reader->expression.prepare(reader);
	reader->expression.prepare = NULL;
}

enum expression_outcome expression_take(struct reader *reader, const char *at, struct operand *taken) {
	const char *end = reader->source->text + reader->source->size;
	uint64_t number;
	const char *number_end = lex_plain_number(at, end, &number);
	if (number_end && is_complete(number_end, end)) {
		*taken =
		    (struct operand){value_constant((int64_t)number), {text_pos(reader, at), text_pos(reader, number_end)}};
		return EXPRESSION_READ;
	}
	prepare(reader);
	struct reading reading = {.reader = reader, .end = end, .at = at, .whole = true};
	skip_blanks(&reading);
	expressions_forget(reader);
	reader->expression.values.count = 0;
	begin_reading(&reading);
	bool good = read_on(&reading);
	taken->at = (struct span){text_pos(reader, reading.start), text_pos(reader, reading.token)};
	if (!good)
		return reading.token == reading.start && !reading.wrong ? EXPRESSION_MISSING : EXPRESSION_WRONG;
	make_values(&reading);
	taken->value = value_fold(reader->module, reader->expression.values.items[0]);
	return EXPRESSION_READ;
}

const char *expression_read(struct reader *reader, const char *at, struct value *value) {
	struct operand taken = {0};
	const struct scanner_place place = scanner_place(reader);
	reader->expression.name = NULL;      /* one in front of it calls nothing */
	reader->scanner.line.at_end = false; /* at its end another line end is read, not what comes after the text */
	enum expression_outcome outcome = expression_take(reader, at, &taken);
	if (outcome == EXPRESSION_MISSING)
		reader->expression.grammar->report(reader, at, WANTS_OPERAND, false);
	reader->expression.kept = NULL;
	scanner_go_back(reader, &place);
	*value = taken.value;
	return outcome == EXPRESSION_READ ? reader->source->text + (taken.at.end - reader->source->base) : NULL;
}

/* operations.c: see operations.h. */
#include "operations.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/leb128.h"

#define NO_NUMBER 0
#define USER(number) (DWARF_USER | (number))
#define ANYWHERE false
#define NOT_IN_FRAMES true

static const struct dwarf_operation operations[] = {
#define KD_OPERATION(name, llvm, old, first, second, takes, gives, effect, scope, summary)                             \
	{#name, {llvm, old}, {OPERAND_##first, OPERAND_##second}, EFFECT_##effect, 0, scope, takes, gives, summary},
#define KD_OPERATION_SERIES(name, number, count, first, second, takes, gives, effect, scope, summary)                  \
	{#name, {number, number}, {OPERAND_##first, OPERAND_##second}, EFFECT_##effect, count, scope, takes,               \
	 gives, summary},
#include "operations.def"
#undef KD_OPERATION
#undef KD_OPERATION_SERIES
};

enum { OPERATION_COUNT = sizeof operations / sizeof operations[0] };

const struct dwarf_operation *dwarf_operation_row(size_t row) {
	return row < OPERATION_COUNT ? &operations[row] : NULL;
}

/* ---- names ---- */

/* "31", without zeros in front, below `count`. */
static bool read_index(const char *digits, size_t length, unsigned count, unsigned *index) {
	if (!length || length > 2 || (length == 2 && digits[0] == '0'))
		return false;
	*index = 0;
	for (size_t i = 0; i < length; i++) {
		if (digits[i] < '0' || digits[i] > '9')
			return false;
		*index = *index * 10 + (unsigned)(digits[i] - '0');
	}
	return *index < count;
}

const struct dwarf_operation *dwarf_operation_named(const char *name, size_t length, unsigned *index) {
	static const char prefix[] = "DW_OP_";
	enum { PREFIX = sizeof prefix - 1 };
	if (length <= PREFIX || memcmp(name, prefix, PREFIX) != 0)
		return NULL;
	name += PREFIX;
	length -= PREFIX;
	*index = 0;
	for (size_t i = 0; i < OPERATION_COUNT; i++) {
		const struct dwarf_operation *row = &operations[i];
		size_t own = strlen(row->name);
		if (length < own || memcmp(row->name, name, own) != 0)
			continue;
		if (row->series ? read_index(name + own, length - own, row->series, index) : length == own)
			return row;
	}
	return NULL;
}

void dwarf_operation_name(const struct dwarf_step *step, char out[64]) {
	if (step->operation->series)
		snprintf(out, 64, "DW_OP_%s%u", step->operation->name, step->index);
	else
		snprintf(out, 64, "DW_OP_%s", step->operation->name);
}

/* ---- bytes ---- */

size_t dwarf_operation_encode(uint16_t number, unsigned index, uint8_t out[2]) {
	if (number < 0x100) {
		out[0] = (uint8_t)(number + index);
		return 1;
	}
	out[0] = (uint8_t)(number >> 8);
	out[1] = (uint8_t)number;
	return 2;
}

unsigned dwarf_operand_width(enum dwarf_operand_kind kind, const struct dwarf_format *format) {
	switch (kind) {
	case OPERAND_U1:
	case OPERAND_S1: return 1;
	case OPERAND_U2:
	case OPERAND_S2:
	case OPERAND_ENTRY2:
	case OPERAND_BRANCH: return 2;
	case OPERAND_U4:
	case OPERAND_S4:
	case OPERAND_ENTRY4: return 4;
	case OPERAND_U8:
	case OPERAND_S8: return 8;
	case OPERAND_ADDRESS: return format->address_size;
	case OPERAND_ENTRY: return format->offset_size;
	default: return 0;
	}
}

bool dwarf_operand_is_signed(enum dwarf_operand_kind kind) {
	return (kind >= OPERAND_S1 && kind <= OPERAND_S8) || kind == OPERAND_SLEB || kind == OPERAND_BRANCH;
}

/* What is left of the bytes. */
struct input {
	const uint8_t *at, *end;
};

static const char cut_off[] = "the expression ends within an operation";

static bool take_leb(struct input *in, bool is_signed, uint64_t *number) {
	return leb_read(&in->at, in->end, is_signed, number);
}

static bool take_number(struct input *in, unsigned width, bool is_signed, uint64_t *number) {
	if ((size_t)(in->end - in->at) < width)
		return false;
	*number = 0;
	for (unsigned i = 0; i < width; i++)
		*number |= (uint64_t)in->at[i] << (8 * i);
	in->at += width;
	if (is_signed && width < 8 && *number >> (8 * width - 1))
		*number |= UINT64_MAX << (8 * width);
	return true;
}

static bool take_block(struct input *in, uint64_t size, const uint8_t **bytes) {
	*bytes = in->at;
	if (size > (uint64_t)(in->end - in->at))
		return false;
	in->at += size;
	return true;
}

/* The row of a number; of one of two bytes the second. */
static const struct dwarf_operation *row_of(unsigned number, enum dwarf_generation generation, uint8_t *index) {
	for (size_t i = 0; i < OPERATION_COUNT; i++) {
		const struct dwarf_operation *row = &operations[i];
		unsigned first = row->numbers[generation], count = row->series ? row->series : 1;
		if (!first || number < first || number >= first + count)
			continue;
		*index = (uint8_t)(number - first);
		return row;
	}
	return NULL;
}

static const char *take_operation(struct input *in, enum dwarf_generation generation, struct dwarf_step *step) {
	unsigned number = *in->at++;
	uint64_t second;
	if (generation == DWARF_LLVM && number == DWARF_USER >> 8) {
		if (!take_leb(in, false, &second))
			return cut_off;
		number = second < 0x100 ? DWARF_USER | (unsigned)second : UINT32_MAX;
	}
	step->operation = row_of(number, generation, &step->index);
	return step->operation ? NULL : "no operation has this number";
}

static const char *decode(struct arena *arena, struct input in, const struct dwarf_format *format, unsigned depth,
                          struct dwarf_expression *expression, size_t *offset);

static const char *take_expression(struct arena *arena, struct input *in, const struct dwarf_format *format,
                                   unsigned depth, struct dwarf_step *step) {
	const uint8_t *bytes;
	uint64_t size;
	size_t offset;
	if (depth == DWARF_NESTING)
		return "too many expressions are nested";
	if (!take_leb(in, false, &size) || !take_block(in, size, &bytes))
		return cut_off;
	struct dwarf_expression *inner = arena_zeroed(arena, 1, sizeof *inner);
	step->inner = inner;
	return decode(arena, (struct input){bytes, bytes + size}, format, depth + 1, inner, &offset);
}

static const char *take_operand(struct arena *arena, struct input *in, const struct dwarf_format *format,
                                unsigned depth, struct dwarf_step *step, unsigned which) {
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	unsigned width = dwarf_operand_width(kind, format);
	bool is_signed = dwarf_operand_is_signed(kind);
	uint64_t *number = &step->numbers[which];
	bool whole = true;
	switch (kind) {
	case OPERAND_NONE: break;
	case OPERAND_EXPRESSION: return take_expression(arena, in, format, depth, step);
	case OPERAND_BLOCK:
	case OPERAND_BLOCK1:
		whole = (kind == OPERAND_BLOCK ? take_leb(in, false, number) : take_number(in, 1, false, number)) &&
		        take_block(in, *number, &step->bytes);
		step->byte_count = whole ? (size_t)*number : 0;
		break;
	default: whole = width ? take_number(in, width, is_signed, number) : take_leb(in, is_signed, number);
	}
	return whole ? NULL : cut_off;
}

static int compare_offset(const void *wanted, const void *step) {
	const uint64_t *offset = wanted;
	const struct dwarf_step *other = step;
	return (*offset > other->offset) - (*offset < other->offset);
}

/* The step that begins at that byte of the expression, which has a step at least. */
static size_t step_at(const struct dwarf_expression *expression, size_t size, uint64_t offset) {
	const struct dwarf_step *first = expression->steps.items;
	if (offset == size)
		return expression->steps.count;
	const struct dwarf_step *step = bsearch(&offset, first, expression->steps.count, sizeof *first, compare_offset);
	return step ? (size_t)(step - first) : DWARF_NOWHERE;
}

/* Branches are to steps, once all of these are known. */
static void find_targets(struct dwarf_expression *expression, size_t size) {
	enum { SIZE = 3 }; /* of a branch */
	for (size_t i = 0; i < expression->steps.count; i++) {
		struct dwarf_step *step = &expression->steps.items[i];
		if (step->operation->operands[0] != OPERAND_BRANCH)
			continue;
		step->target = step_at(expression, size, step->offset + SIZE + step->numbers[0]);
		if (step->target < expression->steps.count)
			expression->steps.items[step->target].is_target = true;
	}
}

static const char *decode(struct arena *arena, struct input in, const struct dwarf_format *format, unsigned depth,
                          struct dwarf_expression *expression, size_t *offset) {
	const uint8_t *start = in.at;
	size_t size = (size_t)(in.end - in.at);
	while (in.at < in.end) {
		struct dwarf_step step = {.offset = (size_t)(in.at - start), .target = DWARF_NOWHERE};
		*offset = step.offset;
		const char *problem = take_operation(&in, format->generation, &step);
		for (unsigned i = 0; i < DWARF_OPERANDS && !problem; i++)
			problem = take_operand(arena, &in, format, depth, &step, i);
		if (problem)
			return problem;
		*list_add(arena, &expression->steps) = step;
	}
	find_targets(expression, size);
	return NULL;
}

const char *dwarf_expression_decode(struct arena *arena, const uint8_t *bytes, size_t size,
                                    const struct dwarf_format *format, struct dwarf_expression *expression,
                                    size_t *offset) {
	*expression = (struct dwarf_expression){0};
	if (!size)
		return NULL; /* perhaps there are no bytes to point to */
	return decode(arena, (struct input){bytes, bytes + size}, format, 0, expression, offset);
}

const char *dwarf_expression_read(struct arena *arena, const uint8_t *bytes, size_t size, struct dwarf_format *format,
                                  bool generation_known, struct dwarf_expression *expression, size_t *offset) {
	struct dwarf_expression other;
	struct dwarf_format old = *format;
	size_t other_offset = 0;
	const char *problem = dwarf_expression_decode(arena, bytes, size, format, expression, offset);
	if (!problem || generation_known)
		return problem;
	old.generation = old.generation == DWARF_LLVM ? DWARF_2021 : DWARF_LLVM;
	if (dwarf_expression_decode(arena, bytes, size, &old, &other, &other_offset))
		return problem;
	*expression = other;
	*format = old;
	return NULL;
}

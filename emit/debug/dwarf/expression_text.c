/* expression_text.c: see expression_text.h.
 *
 * Labels are the numbers of the steps that they are in front of, from 1 on. */
#include "expression_text.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/leb128.h"
#include "register_numbers.h"

static void put_formatted(struct buffer *out, const char *format, uint64_t number)
    __attribute__((format(printf, 2, 0)));

static void put_formatted(struct buffer *out, const char *format, uint64_t number) {
	char text[32];
	snprintf(text, sizeof text, format, number);
	buffer_put_text(out, text);
}

void dwarf_register_text(struct buffer *out, const struct dwarf_naming *naming, uint64_t number) {
	char name[16];
	if (dwarf_register_name(number, naming->wave, name))
		buffer_put_text(out, name);
	else
		put_formatted(out, "%" PRIu64, number);
}

void dwarf_space_text(struct buffer *out, uint64_t number) {
	const char *name = number < UINT32_MAX ? dwarf_number_name(DWARF_ADDRESS_SPACE, (uint32_t)number, DWARF_LLVM)
	                                       : NULL;
	if (!name) {
		put_formatted(out, "%" PRIu64, number);
		return;
	}
	buffer_put_text(out, dwarf_family_prefix(DWARF_ADDRESS_SPACE));
	buffer_put_text(out, name);
}

static bool is_branch(const struct dwarf_step *step) {
	return step->operation->operands[0] == OPERAND_BRANCH;
}

/* Whether the constant of a step is taken as an address space at once. */
static bool is_space(const struct dwarf_expression *expression, size_t step) {
	if (expression->steps.items[step].operation->effect != EFFECT_CONSTANT || step + 1 >= expression->steps.count)
		return false;
	uint8_t next = expression->steps.items[step + 1].operation->effect;
	return next == EFFECT_FORM_ADDRESS || next == EFFECT_SPACE_BASED_REGISTER || next == EFFECT_SPACE_IMPLICIT_POINTER;
}

/* The first byte has `separator` in front. */
static void put_bytes(struct buffer *out, const struct dwarf_step *step, const char *separator) {
	for (size_t i = 0; i < step->byte_count; i++) {
		buffer_put_text(out, i ? ", " : separator);
		put_formatted(out, "0x%02" PRIx64, step->bytes[i]);
	}
}

static void put_target(struct buffer *out, const struct dwarf_step *step, size_t own) {
	if (step->target == DWARF_NOWHERE) {
		put_formatted(out, "%" PRId64, step->numbers[0]);
		return;
	}
	put_formatted(out, "%" PRIu64, step->target + 1);
	buffer_put_text(out, step->target > own ? "f" : "b");
}

/* Places are only known of operations that are not in others. */
static void put_inner(struct buffer *out, const struct dwarf_naming *naming, const struct dwarf_expression *inner) {
	const struct dwarf_naming plain = {.wave = naming->wave};
	buffer_put_text(out, "(");
	dwarf_expression_text(out, &plain, inner);
	buffer_put_text(out, ")");
}

static void put_operand(struct buffer *out, const struct dwarf_naming *naming,
                        const struct dwarf_expression *expression, size_t index, unsigned which) {
	const struct dwarf_step *step = &expression->steps.items[index];
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	const char *separator = which ? ", " : " ";
	if (kind == OPERAND_NONE)
		return;
	if (kind == OPERAND_BLOCK || kind == OPERAND_BLOCK1) {
		put_bytes(out, step, separator);
		return;
	}
	buffer_put_text(out, separator);
	switch (kind) {
	case OPERAND_REGISTER_NUMBER: dwarf_register_text(out, naming, step->numbers[which]); break;
	case OPERAND_EXPRESSION: put_inner(out, naming, step->inner); break;
	case OPERAND_BRANCH: put_target(out, step, index); break;
	case OPERAND_ADDRESS:
	case OPERAND_TYPE:
	case OPERAND_ENTRY2:
	case OPERAND_ENTRY4:
	case OPERAND_ENTRY:
		if (!naming->put_place || !naming->put_place(naming->context, out, step, which))
			put_formatted(out, "0x%" PRIx64, step->numbers[which]);
		break;
	default:
		if (is_space(expression, index))
			dwarf_space_text(out, step->numbers[which]);
		else if (dwarf_operand_is_signed(kind))
			put_formatted(out, "%" PRId64, step->numbers[which]);
		else
			put_formatted(out, "%" PRIu64, step->numbers[which]);
	}
}

void dwarf_step_text(struct buffer *out, const struct dwarf_naming *naming, const struct dwarf_expression *expression,
                     size_t step) {
	char name[64];
	if (expression->steps.items[step].is_target) {
		put_formatted(out, "%" PRIu64, step + 1);
		buffer_put_text(out, ": ");
	}
	dwarf_operation_name(&expression->steps.items[step], name);
	buffer_put_text(out, name);
	for (unsigned i = 0; i < DWARF_OPERANDS; i++)
		put_operand(out, naming, expression, step, i);
}

void dwarf_expression_text(struct buffer *out, const struct dwarf_naming *naming,
                           const struct dwarf_expression *expression) {
	for (size_t i = 0; i < expression->steps.count; i++) {
		buffer_put_text(out, i ? ", " : "");
		dwarf_step_text(out, naming, expression, i);
	}
}

/* ---- the same bytes ---- */

/* The bytes that an operand takes, without those of an expression; LEB128 as short as can be. */
static size_t operand_size(const struct dwarf_step *step, unsigned which, const struct dwarf_format *format) {
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	unsigned width = dwarf_operand_width(kind, format);
	switch (kind) {
	case OPERAND_NONE: return 0;
	case OPERAND_BLOCK: return leb_size(step->byte_count, false) + step->byte_count;
	case OPERAND_BLOCK1: return 1 + step->byte_count;
	default: return width ? width : leb_size(step->numbers[which], dwarf_operand_is_signed(kind));
	}
}

/* What a line can't say: labels that are last or in parentheses, and bytes of which there are none. */
static bool can_be_on_line(const struct dwarf_expression *expression, size_t step, bool is_inner) {
	const struct dwarf_step *of = &expression->steps.items[step];
	bool has_block = of->operation->operands[0] == OPERAND_BLOCK || of->operation->operands[1] == OPERAND_BLOCK1;
	if (of->is_target && is_inner)
		return false;
	if (is_branch(of) && (is_inner || of->target >= expression->steps.count))
		return false;
	return !has_block || of->byte_count;
}

/* The size of the bytes that the assembler makes; 0: it can't. */
static size_t plain_size(const struct dwarf_expression *expression, const struct dwarf_format *format, bool is_inner) {
	size_t sum = 0;
	for (size_t i = 0; i < expression->steps.count; i++) {
		const struct dwarf_step *step = &expression->steps.items[i];
		uint8_t code[2];
		if (!can_be_on_line(expression, i, is_inner))
			return 0;
		sum += dwarf_operation_encode(step->operation->numbers[format->generation], step->index, code);
		if (step->operation->operands[0] == OPERAND_EXPRESSION) {
			size_t inner = plain_size(step->inner, format, true);
			if (!inner)
				return 0;
			sum += leb_size(inner, false) + inner;
			continue;
		}
		for (unsigned which = 0; which < DWARF_OPERANDS; which++)
			sum += operand_size(step, which, format);
	}
	return sum;
}

bool dwarf_expression_is_plain(const struct dwarf_expression *expression, size_t size,
                               const struct dwarf_format *format) {
	return size && plain_size(expression, format, false) == size;
}

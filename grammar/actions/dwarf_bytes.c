/* dwarf_bytes.c: the bytes of expressions, and what numbers operations and attributes have.
 *
 * In a section they are made of what any data is made of, so operands may come late; those of a call frame are put into
 * a buffer at its end. */
#include <inttypes.h>

#include "actions.h"
#include "base/leb128.h"
#include "dwarf.h"

#include "debug/write/pieces.h"
#include "module/data.h"
#include "module/symbol.h"

/* ---- numbers of operations and attributes ---- */

void dwarf_extensions(struct reader *reader, struct text word, struct span at) {
	if (text_is(word, "llvm"))
		reader->dwarf->generation = DWARF_LLVM;
	else if (text_is(word, "2021"))
		reader->dwarf->generation = DWARF_2021;
	else
		diag_error(reader->diag, at.start, "unknown extensions '%.*s': they are llvm or 2021",
		           (int)(word.length < 64 ? word.length : 64), word.at);
}

static const struct given_number *given(const struct reader *reader, const struct name *name) {
	for (size_t i = reader->dwarf->given.count; i > 0; i--)
		if (reader->dwarf->given.items[i - 1].name == name)
			return &reader->dwarf->given.items[i - 1];
	return NULL;
}

bool dwarf_given_number(const struct reader *reader, const struct name *name, uint32_t *number) {
	const struct given_number *by_source = given(reader, name);
	if (by_source)
		*number = by_source->number;
	return by_source;
}

static bool number_fits(int64_t number, bool is_operation) {
	enum { LAST_USER = 0x7f, LAST_ATTRIBUTE = 0xffff };
	if (!is_operation)
		return number > 0 && number <= LAST_ATTRIBUTE;
	if (number > DWARF_USER && number <= DWARF_USER + LAST_USER)
		return true;
	return number > 0 && number < 0x100 && number != DWARF_USER >> 8;
}

void dwarf_number(struct reader *reader, struct named named, struct operand operand) {
	unsigned index;
	uint32_t known;
	int64_t number;
	const struct name *name = named.name;
	bool is_operation = dwarf_operation_named(name->text, name->length, &index);
	if (!is_operation && !dwarf_name_number(DWARF_ATTRIBUTE, name->text, name->length, DWARF_LLVM, &known)) {
		diag_error(reader->diag, named.at.start, "'%.*s' is no operation (DW_OP_...) and no attribute (DW_AT_...)",
		           NAME_ARGS(name));
		return;
	}
	if (!absolute(reader, operand.value, operand.at, &number))
		return;
	if (number_fits(number, is_operation))
		*list_add(reader->arena, &reader->dwarf->given) = (struct given_number){name, (uint32_t)number};
	else
		diag_error(reader->diag, operand.at.start, "%" PRId64 " is out of range: %s", number,
		           is_operation ? "an operation has a number from 1 to 255 without 0xe9, or 0xe901 to 0xe97f, which "
		                          "is DW_OP_LLVM_user and the last byte"
		                        : "an attribute has a number from 1 to 0xffff");
}

/* The number of a step's operation; 0 after reporting that it has none. */
static uint16_t number_of(struct reader *reader, const struct dwarf_step *step, const struct step_source *source) {
	const struct given_number *by_source = given(reader, source->name);
	uint16_t number = by_source ? (uint16_t)by_source->number : step->operation->numbers[reader->dwarf->generation];
	if (number)
		return number;
	bool other = step->operation->numbers[!reader->dwarf->generation];
	diag_error(reader->diag, source->at.start, "%.*s has no number%s; write .amdgpu_dwarf_number %.*s, number%s",
	           NAME_ARGS(source->name), other ? " among these extensions" : "", NAME_ARGS(source->name),
	           other ? ", or choose the others with .amdgpu_dwarf_extensions" : "");
	return 0;
}

/* ---- bytes of a section ---- */

static void write_inner(struct reader *reader, struct expression_source *inner) {
	struct module *module = reader->module;
	struct symbol *start = symbol_unnamed(module, 0), *end = symbol_unnamed(module, 0);
	data_leb(module, write_difference(module, end, start, 0), false, 0);
	symbol_define_label(module, start, 0);
	dwarf_expression_write(reader, inner, 0);
	symbol_define_label(module, end, 0);
}

static void write_branch(struct module *module, const struct dwarf_step *step, struct step_source *source) {
	kd_pos pos = step->operand_pos[0];
	struct symbol *after = symbol_unnamed(module, pos);
	struct value end = value_symbol(module, after, SPECIFIER_NONE, pos);
	source->distance = value_binary(module, BINARY_SUBTRACT, source->values[0], end, pos);
	data_value(module, source->distance, 2, pos);
	symbol_define_label(module, after, pos);
}

static void write_operand(struct reader *reader, const struct dwarf_step *step, struct step_source *source,
                          unsigned which) {
	struct module *module = reader->module;
	const struct dwarf_format format = dwarf_format_of(reader);
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	unsigned width = dwarf_operand_width(kind, &format);
	kd_pos pos = step->operand_pos[which];
	struct value value = step->unknown[which] ? source->values[which] : value_constant((int64_t)step->numbers[which]);
	switch (kind) {
	case OPERAND_NONE:
	case OPERAND_EXPRESSION: return;
	case OPERAND_BRANCH: write_branch(module, step, source); return;
	case OPERAND_BLOCK:
	case OPERAND_BLOCK1:
		if (kind == OPERAND_BLOCK)
			write_uleb(module, step->byte_count);
		else
			write_byte(module, (uint8_t)step->byte_count);
		data_bytes(module, step->bytes, step->byte_count);
		return;
	default: break;
	}
	if (width)
		data_value(module, value, width, pos);
	else
		data_leb(module, value, dwarf_operand_is_signed(kind), pos);
}

static bool write_step(struct reader *reader, const struct dwarf_step *step, struct step_source *source) {
	uint8_t bytes[2];
	uint16_t number = number_of(reader, step, source);
	if (!number)
		return false;
	data_bytes(reader->module, bytes, dwarf_operation_encode(number, step->index, bytes));
	if (source->inner)
		write_inner(reader, source->inner);
	for (unsigned i = 0; i < DWARF_OPERANDS; i++)
		write_operand(reader, step, source, i);
	return true;
}

/* Where branches to a step go. */
static void write_place(struct reader *reader, const struct expression_source *source, size_t step) {
	if (source->places && source->places[step])
		symbol_define_label(reader->module, source->places[step], 0);
}

void dwarf_expression_write(struct reader *reader, struct expression_source *source, size_t from) {
	for (size_t i = from; i < source->expression.steps.count; i++) {
		write_place(reader, source, i);
		if (!write_step(reader, &source->expression.steps.items[i], &source->sources.items[i]))
			source->faulty = true;
	}
	source->written = source->expression.steps.count;
	write_place(reader, source, source->written);
}

/* ---- bytes of a buffer ---- */

static bool put_operand(struct reader *reader, const struct dwarf_step *step, const struct step_source *source,
                        unsigned which, struct buffer *bytes) {
	const struct dwarf_format format = dwarf_format_of(reader);
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	unsigned width = dwarf_operand_width(kind, &format);
	int64_t number = (int64_t)step->numbers[which];
	if (kind == OPERAND_NONE || kind == OPERAND_EXPRESSION)
		return true;
	if (step->unknown[which] && kind != OPERAND_BRANCH &&
	    !absolute(reader, source->values[which], source->operands.items[which].at, &number))
		return false;
	if (width || kind == OPERAND_BLOCK1)
		buffer_put_le(bytes, (uint64_t)number, width ? width : 1);
	else
		leb_put(bytes, (uint64_t)number, dwarf_operand_is_signed(kind));
	buffer_put(bytes, step->bytes, dwarf_is_block(kind) ? step->byte_count : 0);
	return true;
}

static bool put_expression(struct reader *reader, struct expression_source *source, struct buffer *bytes);

static bool put_inner(struct reader *reader, struct expression_source *inner, struct buffer *bytes) {
	struct buffer content = buffer_in(reader->arena);
	if (!put_expression(reader, inner, &content))
		return false;
	leb_put_block(bytes, &content);
	return true;
}

static bool put_step(struct reader *reader, const struct dwarf_step *step, struct step_source *source,
                     struct buffer *bytes) {
	uint8_t code[2];
	uint16_t number = number_of(reader, step, source);
	if (!number)
		return false;
	buffer_put(bytes, code, dwarf_operation_encode(number, step->index, code));
	if (source->inner && !put_inner(reader, source->inner, bytes))
		return false;
	return put_operand(reader, step, source, 0, bytes) && put_operand(reader, step, source, 1, bytes);
}

/* The distance of a branch, where all steps are in place. */
static bool put_branch(struct reader *reader, const struct expression_source *source, const struct dwarf_step *step,
                       size_t start, struct buffer *bytes) {
	enum { OPERATION_SIZE = 3 };
	size_t after = step->offset + OPERATION_SIZE, size = bytes->size - start;
	bool at_end = step->target == source->expression.steps.count;
	size_t target = at_end ? size : source->expression.steps.items[step->target].offset;
	const int64_t distance = (int64_t)target - (int64_t)after;
	store_le(bytes->data + start + after - 2, (uint64_t)distance, 2);
	return dwarf_number_fits(reader, OPERAND_BRANCH, distance, (struct span){step->operand_pos[0], 0});
}

static bool put_expression(struct reader *reader, struct expression_source *source, struct buffer *bytes) {
	bool good = true;
	size_t start = bytes->size, count = source->expression.steps.count;
	for (size_t i = 0; good && i < count; i++) {
		source->expression.steps.items[i].offset = bytes->size - start;
		good = put_step(reader, &source->expression.steps.items[i], &source->sources.items[i], bytes);
	}
	for (size_t i = 0; good && i < count; i++)
		if (source->expression.steps.items[i].operation->operands[0] == OPERAND_BRANCH)
			good = put_branch(reader, source, &source->expression.steps.items[i], start, bytes);
	return good;
}

bool dwarf_expression_bytes(struct reader *reader, struct expression_source *source, struct buffer *bytes) {
	reader->dwarf->reading = NULL;
	return dwarf_expression_complete(reader, source) && put_expression(reader, source, bytes);
}

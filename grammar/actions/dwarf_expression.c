/* dwarf_expression.c: expressions of debug information: operations, operands, .amdgpu_dwarf_expr.
 *
 * The steps of a line are complete where it ends, or at a label in it. Those of a block are then put into the section
 * with what any data is made of, so their operands may come late; a call frame's are put into a buffer at its end. */
#include <inttypes.h>
#include <stdio.h>

#include "actions.h"
#include "dwarf.h"

#include "base/row_numbers.h"
#include "base/suggest.h"
#include "debug/pieces.h"
#include "dwarf/register_numbers.h"
#include "module/data.h"
#include "module/output.h"
#include "module/symbol.h"
#include "parse.h"

void dwarf_start(struct reader *reader) {
	reader->dwarf = arena_zeroed(reader->arena, 1, sizeof *reader->dwarf);
	reader->dwarf->generation =
	    reader->options && reader->options->dwarf_extensions == KD_DWARF_EXTENSIONS_2021 ? DWARF_2021 : DWARF_LLVM;
}

unsigned dwarf_wave(const struct reader *reader) {
	return reader->module->target.wave == KD_WAVE_32 ? 32 : 64;
}

static struct dwarf_format format_of(const struct reader *reader) {
	return (struct dwarf_format){reader->dwarf->generation, (uint8_t)write_address_size(reader->module),
	                             (uint8_t)write_offset_size(reader->module)};
}

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

/* ---- what is read ---- */

static struct step_source *last_source(struct expression_source *source) {
	return &source->sources.items[source->sources.count - 1];
}

static struct expression_source *open_expression(struct reader *reader) {
	struct expression_source *source = arena_zeroed(reader->arena, 1, sizeof *source);
	source->outer = reader->dwarf->reading;
	reader->dwarf->reading = source;
	return source;
}

void dwarf_expression_open(struct reader *reader) {
	reader->dwarf->reading = NULL;
	open_expression(reader);
}

static void report_unknown(struct reader *reader, const struct name *name, struct span at) {
	char near[256], text[64];
	struct suggestions found = suggest_for(name->text, name->length);
	bool suggests = diag_may_suggest(reader->diag);
	for (size_t i = 0; suggests && dwarf_operation_row(i); i++) {
		struct dwarf_step step = {.operation = dwarf_operation_row(i)};
		dwarf_operation_name(&step, text);
		suggest_consider(&found, arena_copy(reader->arena, text, strlen(text)));
	}
	if (suggest_text(&found, near, sizeof near))
		diag_error(reader->diag, at.start, "unknown operation '%.*s'; did you mean %s?", NAME_ARGS(name), near);
	else
		diag_error(reader->diag, at.start, "unknown operation '%.*s'", NAME_ARGS(name));
}

/* The expression that a step is of. At the start of a line it is that of the block, and what a line with a mistake
 * has left is dropped. */
static struct expression_source *expression_of_line(struct reader *reader, struct span at) {
	struct dwarf_source *dwarf = reader->dwarf;
	if (at.start != reader->module->statement_pos)
		return dwarf->reading;
	dwarf->reading = dwarf->block;
	if (!dwarf->block) {
		diag_error(reader->diag, at.start,
		           "an operation belongs into an expression, between .amdgpu_dwarf_expr and .end_amdgpu_dwarf_expr");
		return NULL;
	}
	if (dwarf->block->expression.steps.count > dwarf->block->written) {
		dwarf->block->expression.steps.count = dwarf->block->sources.count = dwarf->block->written;
		dwarf->block->faulty = true;
	}
	return dwarf->block;
}

void dwarf_operation(struct reader *reader, struct name *name, struct span at) {
	struct expression_source *source = expression_of_line(reader, at);
	unsigned index = 0;
	if (!source)
		return;
	const struct dwarf_operation *operation = dwarf_operation_named(name->text, name->length, &index);
	if (!operation) {
		report_unknown(reader, name, at);
		source->faulty = true;
	}
	*list_add(reader->arena, &source->expression.steps) =
	    (struct dwarf_step){.operation = operation, .index = (uint8_t)index, .target = DWARF_NOWHERE, .pos = at.start};
	*list_add(reader->arena, &source->sources) = (struct step_source){.name = name, .at = at};
}

void dwarf_operand(struct reader *reader, const struct dwarf_operand *operand) {
	struct expression_source *source = reader->dwarf->reading;
	if (source && source->sources.count)
		*list_add(reader->arena, &last_source(source)->operands) = *operand;
}

static struct dwarf_operand *keep(struct reader *reader, struct dwarf_operand operand) {
	struct dwarf_operand *kept = arena_alloc(reader->arena, sizeof *kept);
	*kept = operand;
	return kept;
}

struct dwarf_operand *dwarf_value(struct reader *reader, struct value value, struct span at) {
	return keep(reader, (struct dwarf_operand){.value = value, .at = at});
}

struct dwarf_operand *dwarf_text(struct reader *reader, struct span at) {
	return keep(reader, (struct dwarf_operand){.at = at, .is_register = true});
}

void dwarf_inner_open(struct reader *reader, struct span at) {
	struct expression_source *outer = reader->dwarf->reading;
	unsigned depth = 0;
	for (const struct expression_source *source = outer; source; source = source->outer)
		depth++;
	if (depth == DWARF_NESTING) {
		diag_error(reader->diag, at.start, "more than %d expressions are nested", DWARF_NESTING - 1);
		outer->faulty = true;
	}
	if (outer)
		last_source(outer)->inner = depth < DWARF_NESTING ? open_expression(reader) : NULL;
}

/* ---- operands ---- */

static const char *kind_text(enum dwarf_operand_kind kind) {
	switch (kind) {
	case OPERAND_REGISTER: return "a register";
	case OPERAND_ADDRESS: return "an address";
	case OPERAND_TYPE: return "the place of a base type";
	case OPERAND_ENTRY2:
	case OPERAND_ENTRY4:
	case OPERAND_ENTRY: return "the place of an entry";
	case OPERAND_BLOCK:
	case OPERAND_BLOCK1: return "bytes";
	case OPERAND_EXPRESSION: return "an expression in parentheses";
	case OPERAND_BRANCH: return "a label";
	default: return "a number";
	}
}

static bool is_block(unsigned kind) {
	return kind == OPERAND_BLOCK || kind == OPERAND_BLOCK1;
}

static bool report_operands(struct reader *reader, const struct dwarf_step *step, const struct step_source *source) {
	const uint8_t *kinds = step->operation->operands;
	size_t count = source->operands.count;
	const char *first = kinds[0] ? kind_text((enum dwarf_operand_kind)kinds[0]) : "no operand";
	const char *second = kinds[1] ? kind_text((enum dwarf_operand_kind)kinds[1]) : "";
	const char *here = arena_printf(reader->arena, count == 1 ? "is %zu operand" : "are %zu operands", count);
	diag_error(reader->diag, source->at.start, "%.*s takes %s%s%s, and here %s", NAME_ARGS(source->name), first,
	           *second ? " and " : "", second, source->inner ? "is an expression" : here);
	return false;
}

/* Whether the operands are as many as the operation takes. */
static bool operands_fit(struct reader *reader, const struct dwarf_step *step, const struct step_source *source) {
	const uint8_t *kinds = step->operation->operands;
	size_t count = 0;
	bool inner = kinds[0] == OPERAND_EXPRESSION;
	while (!inner && count < DWARF_OPERANDS && kinds[count])
		count++;
	bool many = count && is_block(kinds[count - 1]);
	bool fit = many ? source->operands.count >= count : source->operands.count == count;
	return (fit && inner == (source->inner != NULL)) || report_operands(reader, step, source);
}

/* The number that a register's name is, as it is written. */
static bool register_by_name(struct reader *reader, struct text text, uint64_t *number) {
	uint32_t found;
	if (!dwarf_register_named(text.at, text.length, dwarf_wave(reader), &found))
		return false;
	*number = found;
	return true;
}

/* "s[4]" is s4. */
static struct text without_brackets(struct reader *reader, struct text text) {
	const char *open = memchr(text.at, '[', text.length);
	if (!open || text.at[text.length - 1] != ']' || memchr(open, ':', text.length - (size_t)(open - text.at)))
		return text;
	const char *plain = arena_printf(reader->arena, "%.*s%.*s", (int)(open - text.at), text.at,
	                                 (int)(text.length - (size_t)(open - text.at) - 2), open + 1);
	return (struct text){plain, strlen(plain)};
}

bool dwarf_register(struct reader *reader, const struct dwarf_operand *operand, uint64_t *number) {
	struct text text = source_text(reader, operand->at);
	int64_t given_as;
	if (!operand->is_register && (!text.length || !strchr("abcdefghijklmnopqrstuvwxyz", text.at[0]))) {
		if (!absolute(reader, operand->value, operand->at, &given_as))
			return false;
		*number = (uint64_t)given_as;
		if (given_as >= 0 && given_as <= UINT32_MAX)
			return true;
		diag_error(reader->diag, operand->at.start, "%" PRId64 " is no number of a register", given_as);
		return false;
	}
	if (!target_needed(reader, operand->at.start, "a register name"))
		return false;
	if (register_by_name(reader, without_brackets(reader, text), number))
		return true;
	diag_error(reader->diag, operand->at.start,
	           "'%.*s' has no number in DWARF; it has one for single registers: s5, v0, a3, exec, vcc, pc, status, "
	           "perhaps with @w32 or @w64; describe several registers, or half of one, with DW_OP_piece after each",
	           (int)(text.length < 64 ? text.length : 64), text.at);
	return false;
}

/* Whether a number, which is known, fits its operand. */
static bool number_fits_operand(struct reader *reader, enum dwarf_operand_kind kind, int64_t number, struct span at) {
	const struct dwarf_format format = format_of(reader);
	unsigned width = dwarf_operand_width(kind, &format), bits = 8 * width;
	if (!width || width == 8)
		return true;
	bool is_signed = dwarf_operand_is_signed(kind);
	int64_t low = is_signed ? -(INT64_C(1) << (bits - 1)) : 0;
	int64_t high = (INT64_C(1) << (is_signed ? bits - 1 : bits)) - 1;
	if (number >= low && number <= high)
		return true;
	diag_error(reader->diag, at.start,
	           "%" PRId64 " is out of range: the operand is a number from %" PRId64 " to %" PRId64, number, low, high);
	return false;
}

static bool is_label(struct value value) {
	return value.expr && value.expr->kind == EXPR_SYMBOL && !value.expr->specifier;
}

/* One operand of a step; false after an error. */
static bool take_operand(struct reader *reader, struct dwarf_step *step, struct step_source *source, unsigned which) {
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	const struct dwarf_operand *operand = &source->operands.items[which];
	int64_t number;
	step->operand_pos[which] = operand->at.start;
	source->values[which] = operand->value;
	if (kind == OPERAND_REGISTER) {
		if (!dwarf_register(reader, operand, &step->numbers[which]))
			return false;
		source->values[which] = value_constant((int64_t)step->numbers[which]);
		return true;
	}
	if (operand->is_register) {
		diag_error(reader->diag, operand->at.start, "expected %s: a register can't be here", kind_text(kind));
		return false;
	}
	if (kind == OPERAND_BRANCH) {
		step->unknown[which] = true;
		if (!is_label(operand->value))
			diag_error(reader->diag, operand->at.start, "expected a label of this expression, as in 1b");
		return is_label(operand->value);
	}
	step->unknown[which] = !value_absolute(reader->module, operand->value, EVALUATE_EARLY, &number);
	if (step->unknown[which])
		return true;
	step->numbers[which] = (uint64_t)number;
	return number_fits_operand(reader, kind, number, operand->at);
}

/* The bytes of a block, from an operand on. */
static bool take_bytes(struct reader *reader, struct dwarf_step *step, struct step_source *source, unsigned which) {
	size_t count = source->operands.count - which;
	uint8_t *bytes = arena_alloc(reader->arena, count);
	step->operand_pos[which] = source->operands.items[which].at.start;
	for (size_t i = 0; i < count; i++) {
		const struct dwarf_operand *operand = &source->operands.items[which + i];
		int64_t number;
		if (!absolute(reader, operand->value, operand->at, &number) ||
		    !number_fits_operand(reader, OPERAND_U1, number, operand->at))
			return false;
		bytes[i] = (uint8_t)number;
	}
	step->bytes = bytes;
	step->byte_count = count;
	step->numbers[which] = count;
	return number_fits_operand(reader, step->operation->operands[which] == OPERAND_BLOCK1 ? OPERAND_U1 : OPERAND_U4,
	                           (int64_t)count, source->at);
}

static bool complete_expression(struct reader *reader, struct expression_source *source);

static bool complete_step(struct reader *reader, struct dwarf_step *step, struct step_source *source) {
	bool good = operands_fit(reader, step, source);
	const uint8_t *kinds = step->operation->operands;
	if (good && source->inner) {
		step->inner = &source->inner->expression;
		return complete_expression(reader, source->inner);
	}
	for (unsigned i = 0; good && i < DWARF_OPERANDS && kinds[i]; i++)
		good = is_block(kinds[i]) ? take_bytes(reader, step, source, i) : take_operand(reader, step, source, i);
	return good;
}

/* Branches go to steps, once all labels are known. */
static void find_targets(struct reader *reader, struct expression_source *source) {
	for (size_t i = 0; i < source->expression.steps.count && !source->faulty; i++) {
		struct dwarf_step *step = &source->expression.steps.items[i];
		if (step->operation->operands[0] != OPERAND_BRANCH)
			continue;
		const struct symbol *symbol = source->sources.items[i].values[0].expr->symbol;
		for (size_t j = 0; j < source->labels.count; j++)
			if (source->labels.items[j].symbol == symbol)
				step->target = source->labels.items[j].step;
		if (step->target != DWARF_NOWHERE)
			continue;
		diag_error(reader->diag, step->operand_pos[0],
		           "branch into an operation or out of the expression: no label of it has this name");
		source->faulty = true;
	}
}

static bool complete_expression(struct reader *reader, struct expression_source *source) {
	for (size_t i = 0; i < source->expression.steps.count && !source->faulty; i++)
		source->faulty = !complete_step(reader, &source->expression.steps.items[i], &source->sources.items[i]);
	find_targets(reader, source);
	return !source->faulty;
}

/* ---- bytes of a section ---- */

static void write_expression(struct reader *reader, struct expression_source *source, size_t from);

static void write_inner(struct reader *reader, struct expression_source *inner) {
	struct module *module = reader->module;
	struct symbol *start = symbol_unnamed(module, 0), *end = symbol_unnamed(module, 0);
	data_leb(module, write_difference(module, end, start, 0), false, 0);
	symbol_define_label(module, start, 0);
	write_expression(reader, inner, 0);
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
	const struct dwarf_format format = format_of(reader);
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

static void write_step(struct reader *reader, const struct dwarf_step *step, struct step_source *source) {
	uint8_t bytes[2];
	uint16_t number = number_of(reader, step, source);
	if (!number) {
		reader->dwarf->block->faulty = true;
		return;
	}
	data_bytes(reader->module, bytes, dwarf_operation_encode(number, step->index, bytes));
	if (source->inner)
		write_inner(reader, source->inner);
	for (unsigned i = 0; i < DWARF_OPERANDS; i++)
		write_operand(reader, step, source, i);
}

static void write_expression(struct reader *reader, struct expression_source *source, size_t from) {
	for (size_t i = from; i < source->expression.steps.count; i++)
		write_step(reader, &source->expression.steps.items[i], &source->sources.items[i]);
	source->written = source->expression.steps.count;
}

/* The steps that were read since the last line or label. */
static void write_steps(struct reader *reader, struct expression_source *block) {
	bool good = true;
	for (size_t i = block->written; i < block->expression.steps.count; i++)
		if (!block->expression.steps.items[i].operation ||
		    !complete_step(reader, &block->expression.steps.items[i], &block->sources.items[i]))
			good = false;
	if (good)
		write_expression(reader, block, block->written);
	else
		block->expression.steps.count = block->sources.count = block->written;
	block->faulty |= !good;
}

void dwarf_line(struct reader *reader) {
	if (reader->dwarf->reading && reader->dwarf->reading == reader->dwarf->block)
		write_steps(reader, reader->dwarf->block);
}

/* ---- bytes of a buffer ---- */

static bool put_operand(struct reader *reader, const struct dwarf_step *step, const struct step_source *source,
                        unsigned which, struct buffer *bytes) {
	const struct dwarf_format format = format_of(reader);
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	unsigned width = dwarf_operand_width(kind, &format);
	uint8_t leb[16];
	int64_t number = (int64_t)step->numbers[which];
	if (kind == OPERAND_NONE || kind == OPERAND_EXPRESSION)
		return true;
	if (step->unknown[which] && kind != OPERAND_BRANCH &&
	    !absolute(reader, source->values[which], source->operands.items[which].at, &number))
		return false;
	if (width || kind == OPERAND_BLOCK1)
		buffer_put_le(bytes, (uint64_t)number, width ? width : 1);
	else
		buffer_put(bytes, leb, leb_encode(leb, number, dwarf_operand_is_signed(kind), 0));
	buffer_put(bytes, step->bytes, is_block(kind) ? step->byte_count : 0);
	return true;
}

static bool put_expression(struct reader *reader, struct expression_source *source, struct buffer *bytes);

static bool put_inner(struct reader *reader, struct expression_source *inner, struct buffer *bytes) {
	struct buffer content = buffer_in(reader->arena);
	uint8_t leb[16];
	if (!put_expression(reader, inner, &content))
		return false;
	buffer_put(bytes, leb, leb_encode(leb, (int64_t)content.size, false, 0));
	buffer_put(bytes, content.data, content.size);
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
	return number_fits_operand(reader, OPERAND_BRANCH, distance, (struct span){step->operand_pos[0], 0});
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
	return complete_expression(reader, source) && put_expression(reader, source, bytes);
}

/* ---- nesting, labels ---- */

void dwarf_inner_close(struct reader *reader) {
	struct expression_source *source = reader->dwarf->reading;
	if (source && source->outer)
		reader->dwarf->reading = source->outer;
}

void dwarf_expression_label(struct reader *reader, const struct symbol *symbol) {
	struct expression_source *source = reader->dwarf->reading ? reader->dwarf->reading : reader->dwarf->block;
	if (source)
		*list_add(reader->arena, &source->labels) = (struct expression_label){symbol, source->expression.steps.count};
}

void dwarf_list_label(struct reader *reader, struct value number, struct span at) {
	if (reader->dwarf->reading && reader->dwarf->reading->outer) {
		diag_error(reader->diag, at.start, "a label can't be in an expression in parentheses");
		return;
	}
	dwarf_line(reader);
	symbol_local_label(reader, number, at);
}

/* ---- .amdgpu_dwarf_expr ---- */

static const struct {
	const char *name;
	uint8_t use; /* enum stack_use */
} results[] = {
    {"any", USE_ANY},
    {"value", USE_VALUE},
    {"location", USE_LOCATION},
    {"cfi", USE_REGISTER},
};

enum { RESULT_COUNT = sizeof results / sizeof results[0] };

static bool take_result(struct reader *reader, const struct named *result) {
	reader->dwarf->use = USE_ANY;
	if (!result)
		return true;
	for (size_t i = 0; i < RESULT_COUNT; i++)
		if (name_is(result->name, results[i].name)) {
			reader->dwarf->use = results[i].use;
			return true;
		}
	diag_error(reader->diag, result->at.start, "unknown result '%.*s': it is any, value, location or cfi",
	           NAME_ARGS(result->name));
	return false;
}

/* The length before the block: 1, 2 or 4 bytes, 0 for ULEB128, less than that for none. */
static bool length_width(struct reader *reader, struct text length, struct span at, int *width) {
	static const struct {
		const char *name;
		int width;
	} lengths[] = {{"none", -1}, {"uleb", 0}, {"1", 1}, {"2", 2}, {"4", 4}};
	for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
		if (text_is(length, lengths[i].name)) {
			*width = lengths[i].width;
			return true;
		}
	diag_error(reader->diag, at.start, "unknown length '%.*s': it is none, uleb, 1, 2 or 4",
	           (int)(length.length < 64 ? length.length : 64), length.at);
	return false;
}

static void write_block_length(struct reader *reader, int width) {
	struct dwarf_source *dwarf = reader->dwarf;
	struct module *module = reader->module;
	dwarf->end = NULL;
	if (width < 0)
		return;
	struct symbol *start = symbol_unnamed(module, 0);
	dwarf->end = symbol_unnamed(module, 0);
	dwarf->length = write_difference(module, dwarf->end, start, dwarf->block_pos);
	dwarf->length_width = (uint8_t)width;
	if (width)
		data_value(module, dwarf->length, (unsigned)width, dwarf->block_pos);
	else
		data_leb(module, dwarf->length, false, dwarf->block_pos);
	symbol_define_label(module, start, 0);
}

/* Lengths and distances that are known by now must fit their bytes. */
static void check_block_size(struct reader *reader, const struct expression_source *block) {
	const struct dwarf_source *dwarf = reader->dwarf;
	int64_t number;
	bool sized = dwarf->end && dwarf->length_width;
	if (sized && value_absolute(reader->module, dwarf->length, EVALUATE_EARLY, &number) &&
	    number >> (8 * dwarf->length_width))
		diag_error(reader->diag, dwarf->block_pos,
		           "the expression has %" PRId64 " bytes, a length that does not fit %u byte%s; uleb fits all", number,
		           dwarf->length_width, dwarf->length_width == 1 ? "" : "s");
	for (size_t i = 0; i < block->sources.count; i++) {
		struct value distance = block->sources.items[i].distance;
		if (distance.expr && value_absolute(reader->module, distance, EVALUATE_EARLY, &number) &&
		    number != (int16_t)number)
			diag_error(reader->diag, block->expression.steps.items[i].operand_pos[0],
			           "the branch goes %" PRId64 " bytes: it can go from -32768 to 32767", number);
	}
}

void dwarf_block_begin(struct reader *reader, struct span at, struct span length_at, const struct named *result) {
	struct dwarf_source *dwarf = reader->dwarf;
	int width;
	if (!length_width(reader, source_text(reader, length_at), length_at, &width) || !take_result(reader, result))
		return;
	dwarf->reading = NULL;
	dwarf->block = open_expression(reader);
	dwarf->reading = NULL;
	dwarf->block_pos = at.start;
	write_block_length(reader, width);
}

void dwarf_block_end(struct reader *reader, struct span at) {
	struct dwarf_source *dwarf = reader->dwarf;
	struct expression_source *block = dwarf->block;
	if (!block) {
		diag_error(reader->diag, at.start, ".end_amdgpu_dwarf_expr without .amdgpu_dwarf_expr");
		return;
	}
	dwarf->block = dwarf->reading = NULL;
	if (dwarf->end)
		symbol_define_label(reader->module, dwarf->end, at.start);
	find_targets(reader, block);
	check_block_size(reader, block);
	if (!block->faulty)
		dwarf_expression_check(reader, block, (struct stack_check){.use = dwarf->use});
}

void dwarf_finish(struct reader *reader) {
	if (reader->dwarf->block)
		diag_error(reader->diag, reader->dwarf->block_pos,
		           "the expression begins here, and has no .end_amdgpu_dwarf_expr");
}

bool dwarf_is_operation(const char *name, size_t length) {
	static const char prefix[] = "DW_OP_";
	return length >= sizeof prefix - 1 && memcmp(name, prefix, sizeof prefix - 1) == 0;
}

bool dwarf_is_register(const char *name, size_t length) {
	enum { SUFFIX = 4 };
	return length > SUFFIX && name[length - SUFFIX] == '@' && name[length - SUFFIX + 1] == 'w';
}

bool dwarf_names_count(const struct reader *reader) {
	switch (reader->directive ? reader->directive->token : 0) {
	case OPERATION:
	case CFI_ASPACE:
	case CFI_EXPRESSION:
	case CFI_REGISTER_EXPRESSION:
	case CFI_SIGNED:
	case CFI_REGISTERS: return true;
	default: return false;
	}
}

bool dwarf_block_refuses(struct reader *reader, const struct directive *directive, kd_pos pos) {
	static const int others[] = {
	    DWARF_END, DWARF_EXTENSIONS, DWARF_NUMBER, SET,     SET_LINE, MACRO, MACRO_CALL,       PURGEM,       ENDM,
	    EXITM,     REPEAT,           INCLUDE,      MESSAGE, PRINT,    STOP,  REPEAT_ARGUMENTS, REPEAT_BYTES, IGNORED,
	    FINISH,    ATTRIBUTE};
	if (!reader->dwarf->block)
		return false;
	for (size_t i = 0; directive && i < sizeof others / sizeof others[0]; i++)
		if (others[i] == directive->token)
			return false;
	diag_error(reader->diag, pos, "expected an operation or .end_amdgpu_dwarf_expr%s%s",
	           directive ? ": there can't be " : "", directive ? directive->name : "");
	return true;
}

/* ---- the check ---- */

static void report_problem(void *context, const struct stack_problem *problem) {
	struct reader *reader = context;
	const struct dwarf_step *step = problem->step;
	kd_pos pos = !step                  ? reader->module->statement_pos
	             : problem->operand < 0 ? step->pos
	                                    : step->operand_pos[problem->operand];
	if (problem->is_warning)
		dwarf_warning(reader, pos, problem->text);
	else
		diag_error(reader->diag, pos, "%s [-Wdwarf-expression]", problem->text);
}

static bool is_unwanted(const struct reader *reader) {
	return reader->options->checks.wishes[KD_CHECK_DWARF_EXPRESSION] & KD_CHECK_UNWANTED;
}

void dwarf_warning(struct reader *reader, kd_pos pos, const char *text) {
	if (!is_unwanted(reader) && !reader->module->output->symbolic)
		diag_finding(reader->diag, false, pos, arena_printf(reader->arena, "%s [-Wdwarf-expression]", text));
}

void dwarf_expression_check(struct reader *reader, const struct expression_source *source, struct stack_check check) {
	if (is_unwanted(reader))
		return;
	check.arena = reader->arena;
	check.address_bits = 8 * write_address_size(reader->module);
	check.report = report_problem;
	check.context = reader;
	stack_check(&check, &source->expression);
}

void dwarf_finding(struct reader *reader, enum kd_check check, kd_pos pos, const char *format, ...) {
	int level = kd_check_level(&reader->options->checks, check, false);
	va_list arguments;
	char what[512];
	if (!level || reader->module->output->symbolic)
		return;
	va_start(arguments, format);
	vsnprintf(what, sizeof what, format, arguments);
	va_end(arguments);
	const struct kd_check_row *row = kd_check_at(check);
	diag_finding(
	    reader->diag, level == 2, pos,
	    arena_printf(reader->arena, "%s; %s [-W%s%s]", what, row->remedy, level == 2 ? "error=" : "", row->name));
}

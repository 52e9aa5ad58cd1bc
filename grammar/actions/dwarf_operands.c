/* dwarf_operands.c: the operands of operations: registers, numbers, labels, bytes. */
#include <inttypes.h>

#include "actions.h"
#include "dwarf.h"

#include "debug/write/pieces.h"
#include "debug/dwarf/register_numbers.h"
#include "lex/raw_text.h"
#include "module/symbol.h"

unsigned dwarf_wave(const struct reader *reader) {
	return reader->module->target.wave == KD_WAVE_32 ? 32 : 64;
}

struct dwarf_format dwarf_format_of(const struct reader *reader) {
	return (struct dwarf_format){reader->dwarf->generation, (uint8_t)write_address_size(reader->module),
	                             (uint8_t)write_offset_size(reader->module)};
}

static const char *kind_text(enum dwarf_operand_kind kind) {
	switch (kind) {
	case OPERAND_REGISTER_NUMBER: return "a register";
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

bool dwarf_is_block(unsigned kind) {
	return kind == OPERAND_BLOCK || kind == OPERAND_BLOCK1;
}

static bool report_operands(struct reader *reader, const struct dwarf_step *step, const struct step_source *source) {
	const uint8_t *kinds = step->operation->operands;
	size_t count = source->operands.count;
	const char *first = kinds[0] ? kind_text((enum dwarf_operand_kind)kinds[0]) : "no operand";
	const char *second = kinds[1] ? kind_text((enum dwarf_operand_kind)kinds[1]) : "";
	const char *here = arena_printf(reader->arena, count == 1 ? "is %zu operand" : "are %zu operands", count);
	diag_error(reader->diag, source->at.start, "%.*s takes %s%s%s, but here %s", NAME_ARGS(source->name), first,
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
	bool many = count && dwarf_is_block(kinds[count - 1]);
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
bool dwarf_number_fits(struct reader *reader, enum dwarf_operand_kind kind, int64_t number, struct span at) {
	const struct dwarf_format format = dwarf_format_of(reader);
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

/* The name that an operand is and nothing else. */
static const struct name *name_alone(struct reader *reader, const struct dwarf_operand *operand) {
	struct text text = source_text(reader, operand->at);
	struct raw_token token = raw_token(text.at, text.at + text.length);
	bool alone = token.kind == RAW_NAME && token.length == text.length;
	return alone ? name_intern(&reader->module->names, text.at, text.length) : NULL;
}

static bool is_of_entry(enum dwarf_operand_kind kind) {
	return kind == OPERAND_TYPE || kind == OPERAND_ENTRY2 || kind == OPERAND_ENTRY4 || kind == OPERAND_ENTRY;
}

/* One operand of a step; false after an error. */
static bool take_operand(struct reader *reader, struct dwarf_step *step, struct step_source *source, unsigned which) {
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	const struct dwarf_operand *operand = &source->operands.items[which];
	int64_t number;
	step->operand_pos[which] = operand->at.start;
	source->values[which] = operand->value;
	source->entries[which] = is_of_entry(kind) ? name_alone(reader, operand) : NULL;
	if (kind == OPERAND_REGISTER_NUMBER) {
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
	return dwarf_number_fits(reader, kind, number, operand->at);
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
		    !dwarf_number_fits(reader, OPERAND_U1, number, operand->at))
			return false;
		bytes[i] = (uint8_t)number;
	}
	step->bytes = bytes;
	step->byte_count = count;
	step->numbers[which] = count;
	return dwarf_number_fits(reader, step->operation->operands[which] == OPERAND_BLOCK1 ? OPERAND_U1 : OPERAND_U4,
	                         (int64_t)count, source->at);
}

bool dwarf_step_complete(struct reader *reader, struct dwarf_step *step, struct step_source *source) {
	bool good = operands_fit(reader, step, source);
	const uint8_t *kinds = step->operation->operands;
	if (good && source->inner) {
		step->inner = &source->inner->expression;
		return dwarf_expression_complete(reader, source->inner);
	}
	for (unsigned i = 0; good && i < DWARF_OPERANDS && kinds[i]; i++)
		good = dwarf_is_block(kinds[i]) ? take_bytes(reader, step, source, i) : take_operand(reader, step, source, i);
	return good;
}

/* The labels of an expression by their symbols. */
static struct names *labels_of(struct reader *reader, struct expression_source *source) {
	struct names *table = arena_zeroed(reader->arena, 1, sizeof *table);
	names_init(table, reader->arena);
	for (size_t i = 0; i < source->labels.count; i++)
		symbol_entry(table, source->labels.items[i].symbol)->entry = &source->labels.items[i];
	return table;
}

void dwarf_expression_targets(struct reader *reader, struct expression_source *source) {
	struct names *labels = NULL; /* few expressions have a branch */
	for (size_t i = 0; i < source->expression.steps.count && !source->faulty; i++) {
		struct dwarf_step *step = &source->expression.steps.items[i];
		if (step->operation->operands[0] != OPERAND_BRANCH)
			continue;
		labels = labels ? labels : labels_of(reader, source);
		const struct expression_label *label =
		    symbol_entry(labels, source->sources.items[i].values[0].expr->symbol)->entry;
		if (label) {
			step->target = label->step;
			continue;
		}
		diag_error(reader->diag, step->operand_pos[0],
		           "branch into an operation or out of the expression: no label of it has this name");
		source->faulty = true;
	}
}

bool dwarf_expression_complete(struct reader *reader, struct expression_source *source) {
	for (size_t i = 0; i < source->expression.steps.count && !source->faulty; i++)
		source->faulty = !dwarf_step_complete(reader, &source->expression.steps.items[i], &source->sources.items[i]);
	dwarf_expression_targets(reader, source);
	return !source->faulty;
}

/* dwarf_expression.c: expressions of debug information while they are read: operations, labels, .amdgpu_dwarf_expr.
 *
 * The steps of a line are complete where it ends, or at a label in it. Those of a block are then put into the section,
 * those of a call frame stay for its directive. */
#include <inttypes.h>

#include "actions.h"
#include "dwarf.h"

#include "base/suggest.h"
#include "debug/write/pieces.h"
#include "module/data.h"
#include "module/symbol.h"
#include "parse.h"

void dwarf_start(struct reader *reader) {
	reader->dwarf = arena_zeroed(reader->arena, 1, sizeof *reader->dwarf);
	reader->dwarf->generation =
	    reader->options && reader->options->dwarf_extensions == KD_DWARF_EXTENSIONS_2021 ? DWARF_2021 : DWARF_LLVM;
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
	char ending[SUGGEST_ENDING_SIZE], text[64];
	struct suggestions found = suggest_for(name->text, name->length);
	bool suggests = diag_may_suggest(reader->diag);
	for (size_t i = 0; suggests && dwarf_operation_row(i); i++) {
		struct dwarf_step step = {.operation = dwarf_operation_row(i)};
		dwarf_operation_name(&step, text);
		suggest_consider(&found, arena_copy(reader->arena, text, strlen(text)));
	}
	diag_error(reader->diag, at.start, "unknown operation '%.*s'%s", NAME_ARGS(name), suggest_ending(&found, ending));
}

/* What a line with a mistake has left goes. */
static void drop_unfinished(struct expression_source *block) {
	if (block->expression.steps.count == block->written)
		return;
	block->expression.steps.count = block->sources.count = block->written;
	block->faulty = true;
}

/* The expression that a step is of: at the start of a line that of the block. */
static struct expression_source *expression_of_line(struct reader *reader, struct span at) {
	struct dwarf_source *dwarf = reader->dwarf;
	if (at.start != reader->module->statement_pos)
		return dwarf->reading;
	dwarf->reading = dwarf->block;
	if (!dwarf->block) {
		diag_error(
		    reader->diag, at.start,
		    "an operation belongs into an expression: between .amdgpu_dwarf_expr and .end_amdgpu_dwarf_expr or, in "
		    "a unit, after an attribute that takes one");
		return NULL;
	}
	drop_unfinished(dwarf->block);
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

/* The steps that were read since the last line or label. */
static void write_steps(struct reader *reader, struct expression_source *block) {
	bool good = true;
	for (size_t i = block->written; i < block->expression.steps.count; i++)
		if (!block->expression.steps.items[i].operation ||
		    !dwarf_step_complete(reader, &block->expression.steps.items[i], &block->sources.items[i]))
			good = false;
	if (good && block->kept)
		block->written = block->expression.steps.count;
	else if (good)
		dwarf_expression_write(reader, block, block->written);
	else
		block->expression.steps.count = block->sources.count = block->written;
	block->faulty |= !good;
}

void dwarf_line(struct reader *reader) {
	if (reader->dwarf->reading && reader->dwarf->reading == reader->dwarf->block)
		write_steps(reader, reader->dwarf->block);
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
	drop_unfinished(block);
	if (dwarf->end)
		symbol_define_label(reader->module, dwarf->end, at.start);
	dwarf_expression_targets(reader, block);
	check_block_size(reader, block);
	if (!block->faulty)
		dwarf_expression_check(reader, block, (struct stack_check){.use = dwarf->use});
}

struct expression_source *dwarf_kept_open(struct reader *reader) {
	dwarf_kept_close(reader);
	reader->dwarf->block = open_expression(reader);
	reader->dwarf->block->kept = true;
	reader->dwarf->reading = NULL;
	return reader->dwarf->block;
}

void dwarf_kept_close(struct reader *reader) {
	struct expression_source *block = reader->dwarf->block;
	reader->dwarf->block = reader->dwarf->reading = NULL;
	if (!block)
		return;
	drop_unfinished(block);
	dwarf_expression_targets(reader, block);
}

void dwarf_finish(struct reader *reader) {
	if (reader->dwarf->block && !reader->dwarf->block->kept)
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
	static const int others[] = {DWARF_END,    DWARF_EXTENSIONS, DWARF_NUMBER, SET,      MACRO,
	                             MACRO_CALL,   PURGEM,           ENDM,         EXITM,    REPEAT,
	                             INCLUDE,      MESSAGE,          PRINT,        STOP,     REPEAT_ARGUMENTS,
	                             REPEAT_BYTES, IGNORED,          FINISH,       ATTRIBUTE};
	if (!reader->dwarf->block || reader->dwarf->block->kept)
		return false;
	for (size_t i = 0; directive && i < sizeof others / sizeof others[0]; i++)
		if (others[i] == directive->token)
			return false;
	diag_error(reader->diag, pos, "expected an operation or .end_amdgpu_dwarf_expr%s%s",
	           directive ? ": there can't be " : "", directive ? directive->name : "");
	return true;
}

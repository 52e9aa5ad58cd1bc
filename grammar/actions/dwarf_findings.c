/* dwarf_findings.c: what the checks of expressions and call frames find. */
#include <stdio.h>

#include "actions.h"
#include "dwarf.h"

#include "base/buffer.h"
#include "base/row_numbers.h"
#include "debug/write/pieces.h"
#include "module/output.h"

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

static void check_expression(struct reader *reader, const struct dwarf_expression *expression,
                             struct stack_check check) {
	if (is_unwanted(reader))
		return;
	check.arena = reader->arena;
	check.address_bits = 8 * write_address_size(reader->module);
	check.report = report_problem;
	check.context = reader;
	stack_check(&check, expression);
}

void dwarf_expression_check(struct reader *reader, const struct expression_source *source, struct stack_check check) {
	check_expression(reader, &source->expression, check);
}

void dwarf_bytes_check(struct reader *reader, const struct buffer *bytes, struct span at, struct stack_check check) {
	const struct dwarf_format format = dwarf_format_of(reader);
	struct dwarf_expression expression;
	size_t offset;
	if (dwarf_expression_decode(reader->arena, bytes->data, bytes->size, &format, &expression, &offset))
		return;
	for (size_t i = 0; i < expression.steps.count; i++) {
		struct dwarf_step *step = &expression.steps.items[i];
		step->pos = step->operand_pos[0] = step->operand_pos[1] = at.start;
	}
	check_expression(reader, &expression, check);
}

void dwarf_finding(struct reader *reader, enum kd_check check, kd_pos pos, const char *format, ...) {
	int level = kd_check_outcome(&reader->options->checks, check, false);
	va_list arguments;
	char what[512];
	if (!level || reader->module->output->symbolic)
		return;
	va_start(arguments, format);
	vsnprintf(what, sizeof what, format, arguments);
	va_end(arguments);
	diag_finding(reader->diag, level == 2, pos, diag_finding_text(reader->arena, kd_check_at(check), level == 2, what));
}

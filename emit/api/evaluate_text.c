/* evaluate_text.c: the public calls that evaluate an expression: the assembler makes bytes of its text, which are
 * evaluated for a state. */
#include "kdasm/evaluation.h"

#include <stdlib.h>

#include "base/opening.h"
#include "base/buffer.h"
#include "base/row_numbers.h"
#include "debug/wavefront/variable.h"
#include "kdasm/debugging.h"

/* In front of the expression, and after it: a block in a section of its own. */
static const char before[] = ".section .evaluated,\"\",@progbits\n.amdgpu_dwarf_expr none, any\n";
static const char after[] = "\n.end_amdgpu_dwarf_expr\n";
enum { LINES_BEFORE = 2 };

/* The first error, at its place in the expression. */
static void refuse_text(struct kd_evaluation *evaluation, const struct kd_result *result) {
	const struct kd_diagnostic *first = NULL;
	for (size_t i = 0; i < result->diagnostic_count && !first; i++)
		if (result->diagnostics[i].severity == KD_ERROR)
			first = &result->diagnostics[i];
	if (!first)
		evaluated_refuse(evaluation, "it can't be read");
	else if (first->line > LINES_BEFORE)
		evaluated_refuse(evaluation, arena_printf(evaluation->arena, "%u:%u: %s", first->line - LINES_BEFORE,
		                                          first->column, first->message));
	else
		evaluated_refuse(evaluation, arena_copy_text(evaluation->arena, first->message));
}

/* Makes bytes of a text, as the assembler does. Its own check is left out: the evaluation finds what is wrong. */
static bool assemble(struct kd_evaluation *evaluation, const char *text, size_t size,
                     const struct kd_machine_state *state, enum kd_dwarf_extensions extensions) {
	struct kd_options options = {.processor = state->wave == 32 ? "gfx1100" : "gfx90a",
	                             .output = KD_OUTPUT_SECTION,
	                             .section = ".evaluated",
	                             .no_warnings = true,
	                             .dwarf_extensions = extensions};
	struct buffer source = buffer_in(evaluation->arena);
	options.checks.wishes[KD_CHECK_DWARF_EXPRESSION] = KD_CHECK_UNWANTED;
	buffer_put_text(&source, before);
	buffer_put(&source, text, size);
	buffer_put_text(&source, after);
	evaluation->assembled = kd_assemble((const char *)source.data, source.size, &options);
	const struct kd_result *result = evaluation->assembled;
	if (!result || result->status == KD_NO_MEMORY)
		arena_out_of_memory(evaluation->arena);
	if (result->status != KD_OK)
		refuse_text(evaluation, result);
	return result->status == KD_OK;
}

static const enum stack_use uses[KD_EVALUATION_RESULT_COUNT] = {
    [KD_EVALUATE_LOCATION] = USE_LOCATION, [KD_EVALUATE_VALUE] = USE_VALUE, [KD_EVALUATE_CFI] = USE_REGISTER};

static enum dwarf_generation generation_of(enum kd_dwarf_extensions extensions) {
	return extensions == KD_DWARF_EXTENSIONS_2021 ? DWARF_2021 : DWARF_LLVM;
}

static bool is_result(struct kd_evaluation *evaluation, unsigned result) {
	if (result < KD_EVALUATION_RESULT_COUNT)
		return true;
	evaluated_refuse(evaluation, "there is no such result");
	return false;
}

/* An expression of bytes. */
static void evaluate(struct kd_evaluation *evaluation, const uint8_t *bytes, size_t size,
                     const struct kd_machine_state *state, const struct kd_evaluation_options *options) {
	struct dwarf_machine machine = state->machine;
	if (!is_result(evaluation, options->result))
		return;
	machine.format.generation = generation_of(options->extensions);
	const struct evaluation_request request = {.machine = &machine, .use = uses[options->result]};
	const struct evaluation result = dwarf_evaluate(evaluation->arena, bytes, size, &request);
	if (result.fault) {
		const char *problem = result.problem;
		evaluated_refuse(evaluation, result.number
		                                 ? arena_printf(evaluation->arena, "operation %zu: %s", result.number, problem)
		                                 : problem);
		return;
	}
	evaluation->wave = (unsigned)state->wave;
	evaluation->left = result.left;
	evaluated_take(evaluation, &machine, &result.result);
}

/* ---- at an address ---- */

static void evaluate_in_scope(struct kd_evaluation *evaluation, struct evaluation_context *context,
                              const struct kd_evaluation_options *options) {
	const struct context_expression expression = {.bytes = evaluation->assembled->object,
	                                              .size = evaluation->assembled->object_size,
	                                              .unit = context->scope.unit,
	                                              .generation = generation_of(options->extensions),
	                                              .use = uses[options->result]};
	struct dwarf_entry entry;
	const char *problem = NULL;
	bool good = scope_evaluate(context, expression, &entry, &problem);
	evaluation->left = good ? context->left : 0;
	context_show(context, evaluation, good ? &entry : NULL, 0, problem);
}

/* What has no operation in it can only be a name. */
static bool has_operation(const char *text, size_t size) {
	static const char prefix[] = "DW_OP_";
	return size && memmem(text, size, prefix, sizeof prefix - 1);
}

static void refuse_name(struct kd_evaluation *evaluation, const struct evaluation_context *context, const char *name,
                        size_t size) {
	enum { SHOWN = 256 };
	const char *why = context->scope.unit ? "" : ": no unit of debug information is about this address";
	int shown = (int)(size < SHOWN ? size : SHOWN);
	evaluated_refuse(evaluation,
	                 arena_printf(evaluation->arena, "no variable is called '%.*s' here%s", shown, name, why));
}

static void evaluate_at(struct kd_evaluation *evaluation, const struct context_request *request, const char *text,
                        size_t size, const struct kd_evaluation_options *options) {
	struct evaluation_context *context = arena_alloc(evaluation->arena, sizeof *context);
	struct die variable;
	if (!is_result(evaluation, options->result))
		return;
	context_begin(context, evaluation->arena, request);
	scope_find(context);
	if (variable_find(context, text, size, &variable))
		variable_evaluate(context, variable, options->result, evaluation);
	else if (!has_operation(text, size))
		refuse_name(evaluation, context, text, size);
	else if (assemble(evaluation, text, size, request->state, options->extensions))
		evaluate_in_scope(evaluation, context, options);
}

/* ---- the calls ---- */

struct wanted_evaluation {
	struct kd_evaluation *evaluation;
	const char *text;     /* or NULL: ... */
	const uint8_t *bytes; /* ... then these */
	size_t size;
	const struct kd_machine_state *state;
	const struct kd_evaluation_options *how;
	const struct context_request *at; /* an address; NULL: none */
};

static void evaluate_wanted(void *context) {
	const struct wanted_evaluation *wanted = context;
	struct kd_evaluation *evaluation = wanted->evaluation;
	const struct kd_machine_state *state = wanted->state;
	const struct kd_evaluation_options *how = wanted->how;
	const char *problem = wanted->at ? context_refuses(wanted->at) : state_refuses(state);
	if (problem)
		evaluated_refuse(evaluation, problem);
	else if (wanted->at)
		evaluate_at(evaluation, wanted->at, wanted->text, wanted->size, how);
	else if (!wanted->text)
		evaluate(evaluation, wanted->bytes, wanted->size, state, how);
	else if (assemble(evaluation, wanted->text, wanted->size, state, how->extensions))
		evaluate(evaluation, evaluation->assembled->object, evaluation->assembled->object_size, state, how);
}

static struct kd_evaluation *run(struct wanted_evaluation wanted) {
	static const struct kd_evaluation_options usual = {0};
	struct kd_evaluation *evaluation = calloc(1, sizeof *evaluation);
	if (!evaluation)
		return NULL;
	evaluation->arena = arena_new();
	wanted.evaluation = evaluation;
	if (!wanted.how)
		wanted.how = &usual;
	opening_run(evaluation->arena, &evaluation->status, &evaluation->error, evaluate_wanted, &wanted);
	return evaluation;
}

struct kd_evaluation *kd_evaluate(const char *expression, size_t size, const struct kd_machine_state *state,
                                  const struct kd_evaluation_options *options) {
	return run(
	    (struct wanted_evaluation){.text = size ? expression : "", .size = size, .state = state, .how = options});
}

struct kd_evaluation *kd_evaluate_bytes(const uint8_t *bytes, size_t size, const struct kd_machine_state *state,
                                        const struct kd_evaluation_options *options) {
	return run((struct wanted_evaluation){.bytes = bytes, .size = size, .state = state, .how = options});
}

struct kd_evaluation *kd_evaluate_at(const struct kd_code_object *object, uint64_t pc, const char *expression,
                                     size_t size, const struct kd_machine_state *state,
                                     const struct kd_debugging_options *options) {
	const struct context_request request = {object, state, pc, options ? options->dwarf_reading : KD_DWARF_READ_ANY};
	const struct kd_evaluation_options how = {
	    .result = options ? (enum kd_evaluation_result)options->result : KD_EVALUATE_LOCATION,
	    .extensions = request.reading == KD_DWARF_READ_2021 ? KD_DWARF_EXTENSIONS_2021 : KD_DWARF_EXTENSIONS_LLVM};
	return run(
	    (struct wanted_evaluation){.text = expression, .size = size, .state = state, .how = &how, .at = &request});
}

void kd_evaluation_free(struct kd_evaluation *evaluation) {
	if (!evaluation)
		return;
	kd_result_free(evaluation->assembled);
	arena_free(evaluation->arena);
	free(evaluation);
}

/* context.c: see context.h. */
#include "context.h"

#include "caller.h"
#include "dwarf/register_numbers.h"

enum { PC = 16 };

/* ---- what expressions ask ---- */

/* What the caller had in a register: as the state says, else as the call frame does. */
static const uint8_t *bytes_at_entry(struct evaluation_context *context, uint64_t number, size_t *size) {
	const struct dwarf_machine *machine = &context->state->machine;
	const uint8_t *bytes = machine->register_bytes(machine->context, number, true, size);
	const struct register_run *run = dwarf_register_run(number);
	const struct dwarf_location *location;
	if (bytes || !run)
		return bytes;
	location = caller_register(context, number, &context->reason);
	if (!location || (location->storage == STORAGE_REGISTER && location->at_entry))
		return NULL;
	*size = run->bits / 8;
	return context_read(context, location, run->bits, &context->reason);
}

static const uint8_t *register_bytes(void *of, uint64_t number, bool at_entry, size_t *size) {
	struct evaluation_context *context = of;
	const struct dwarf_machine *machine = &context->state->machine;
	if (at_entry)
		return bytes_at_entry(context, number, size);
	if (number != PC)
		return machine->register_bytes(machine->context, number, false, size);
	*size = sizeof context->pc_bytes;
	return context->pc_bytes;
}

static bool memory_byte(void *of, uint64_t space, uint64_t address, uint8_t *byte) {
	const struct evaluation_context *context = of;
	const struct dwarf_machine *machine = &context->state->machine;
	return machine->memory_byte(machine->context, space, address, byte);
}

static bool location_at_entry(void *of, uint64_t number, struct dwarf_location *location) {
	struct evaluation_context *context = of;
	const struct dwarf_location *found = caller_register(context, number, &context->reason);
	if (found)
		*location = *found;
	return found;
}

/* ---- evaluations ---- */

static const char *with_operation(const struct evaluation_context *context, const struct evaluation *evaluation) {
	bool has_reason = evaluation->fault == FAULT_STATE && context->reason;
	const char *problem = evaluation->problem;
	if (evaluation->number)
		problem = arena_printf(context->arena, "operation %zu: %s", evaluation->number, problem);
	return has_reason ? arena_printf(context->arena, "%s: %s", problem, context->reason) : problem;
}

bool context_evaluate(struct evaluation_context *context, const struct context_expression *expression,
                      struct dwarf_entry *result, const char **problem) {
	struct dwarf_machine machine = context->machine;
	const struct evaluation_request request = {.machine = &machine,
	                                           .use = expression->use,
	                                           .lanes = expression->lanes,
	                                           .register_number = expression->number,
	                                           .spent = context->spent};
	if (context->depth == EVALUATION_DEPTH) {
		*problem = "expressions are nested too deep";
		return false;
	}
	machine.format.generation = expression->generation;
	machine.cfa = expression->cfa;
	context->reason = NULL;
	context->depth++;
	const struct evaluation evaluation = dwarf_evaluate(context->arena, expression->bytes, expression->size, &request);
	context->depth--;
	context->spent = evaluation.steps > context->spent ? evaluation.steps : context->spent;
	*result = evaluation.result;
	if (evaluation.fault)
		*problem = with_operation(context, &evaluation);
	return !evaluation.fault;
}

const uint8_t *context_read(struct evaluation_context *context, const struct dwarf_location *location, uint64_t bits,
                            const char **problem) {
	uint8_t *bytes = arena_zeroed(context->arena, (size_t)(bits + 7) / 8 + 1, 1);
	const char *wrong = dwarf_read_bits(context->arena, &context->machine, location, bits, bytes);
	if (!wrong)
		return bytes;
	*problem = wrong;
	return NULL;
}

/* ---- the beginning ---- */

static void find_frame(struct evaluation_context *context) {
	bool is_one = true;
	context->entry = call_frames_at(&context->frames, context->pc, &context->table, &is_one);
	if (!context->entry)
		context->frame_problem = "no call frame is about this address";
	else if (!is_one)
		context->frame_problem = "several call frames are about this address, as the object is not linked";
	if (context->frame_problem)
		return;
	frame_row_read(&context->row, context->arena, context->table, context->entry, context->pc);
	context->frame_problem = context->row.problem;
	context->registers = arena_zeroed(context->arena, context->row.rules.count + 1, sizeof *context->registers);
}

void context_begin(struct evaluation_context *context, struct arena *arena, const struct context_request *request) {
	static const enum dwarf_generation generations[] = {
	    [KD_DWARF_READ_LLVM] = DWARF_LLVM, [KD_DWARF_READ_2021] = DWARF_2021};
	bool known = request->reading == KD_DWARF_READ_LLVM || request->reading == KD_DWARF_READ_2021;
	*context = (struct evaluation_context){.arena = arena,
	                                       .object = request->object,
	                                       .state = request->state,
	                                       .pc = request->pc,
	                                       .generation = known ? &generations[request->reading] : NULL,
	                                       .machine = request->state->machine};
	store_le(context->pc_bytes, request->pc, sizeof context->pc_bytes);
	context->machine.register_bytes = register_bytes;
	context->machine.memory_byte = memory_byte;
	context->machine.entry_location = location_at_entry;
	context->machine.context = context;
	call_frames_read(&context->frames, arena, request->object, context->generation);
	find_frame(context);
}

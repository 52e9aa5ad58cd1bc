/* context.c: see context.h. */
#include "context.h"

#include "caller.h"
#include "context_view.h"
#include "debug/dwarf/register_numbers.h"

enum { PC = 16 };

/* ---- what expressions ask ---- */

/* What the caller had in a register: as the state says, else as the call frame does. */
static const uint8_t *bytes_at_entry(struct evaluation_context *context, uint64_t number, size_t *size) {
	const struct dwarf_machine *machine = &context->state->machine;
	const uint8_t *bytes = machine->register_bytes(machine->context, number, true, size);
	const struct register_run *run = dwarf_register_run(number);
	if (bytes || !run)
		return bytes;
	const struct dwarf_location *location = caller_register(context, number, &context->reason);
	if (!location || (location->storage == STORAGE_REGISTER && location->at_entry))
		return NULL;
	*size = run->bits / 8;
	return context_read(context, location, run->bits, &context->reason);
}

static const uint8_t *register_bytes(void *of, uint64_t number, bool at_entry, size_t *size) {
	struct evaluation_context *context = ((struct context_view *)of)->context;
	const struct dwarf_machine *machine = &context->state->machine;
	if (at_entry)
		return bytes_at_entry(context, number, size);
	if (number != PC)
		return machine->register_bytes(machine->context, number, false, size);
	*size = sizeof context->pc_bytes;
	return context->pc_bytes;
}

static bool memory_byte(void *of, uint64_t space, uint64_t address, uint8_t *byte) {
	const struct evaluation_context *context = ((struct context_view *)of)->context;
	const struct dwarf_machine *machine = &context->state->machine;
	return machine->memory_byte(machine->context, space, address, byte);
}

static bool location_at_entry(void *of, uint64_t number, struct dwarf_location *location) {
	struct evaluation_context *context = ((struct context_view *)of)->context;
	const struct dwarf_location *found = caller_register(context, number, &context->reason);
	if (found)
		*location = *found;
	return found;
}

/* Without a unit nothing is known of what is around an expression. */
static void begin_view(struct context_view *view, struct evaluation_context *context, const struct debug_unit *unit) {
	*view = (struct context_view){.context = context, .unit = unit, .machine = context->state->machine};
	struct dwarf_machine *machine = &view->machine;
	machine->context = view;
	machine->register_bytes = register_bytes;
	machine->memory_byte = memory_byte;
	machine->entry_location = location_at_entry;
	if (!unit)
		return;
	machine->format = unit->format;
	machine->type_of = view_type_of;
	machine->address_at = view_address_at;
	machine->called = view_called;
}

/* ---- evaluations ---- */

static const char *with_operation(const struct evaluation_context *context, const struct evaluation *evaluation) {
	bool has_reason = evaluation->fault == FAULT_STATE && context->reason;
	const char *problem = evaluation->problem;
	if (evaluation->number)
		problem = arena_printf(context->arena, "operation %zu: %s", evaluation->number, problem);
	return has_reason ? arena_printf(context->arena, "%s: %s", problem, context->reason) : problem;
}

static void choose_machine(struct context_view *view, const struct context_expression *expression) {
	struct dwarf_machine *machine = &view->machine;
	struct dwarf_expression read;
	size_t offset;
	machine->cfa = expression->cfa;
	machine->no_cfa = expression->no_cfa;
	machine->frame_base = expression->frame_base;
	machine->no_frame_base = expression->no_frame_base;
	if (!view->unit)
		machine->format.generation = expression->generation;
	else
		dwarf_expression_read(view->context->arena, expression->bytes, expression->size, &machine->format,
		                      view->unit->generation_known, &read, &offset);
}

bool context_evaluate(struct evaluation_context *context, const struct context_expression *expression,
                      struct dwarf_entry *result, const char **problem) {
	struct context_view *view = arena_alloc(context->arena, sizeof *view); /* results may refer to it */
	const struct evaluation_request request = {.machine = &view->machine,
	                                           .use = expression->use,
	                                           .lanes = expression->lanes,
	                                           .register_number = expression->number,
	                                           .spent = context->spent};
	*result = (struct dwarf_entry){0};
	if (context->depth == EVALUATION_DEPTH) {
		*problem = "expressions are nested too deep";
		return false;
	}
	begin_view(view, context, expression->unit);
	choose_machine(view, expression);
	context->reason = NULL;
	context->depth++;
	const struct evaluation evaluation = dwarf_evaluate(context->arena, expression->bytes, expression->size, &request);
	context->depth--;
	context->spent = evaluation.steps > context->spent ? evaluation.steps : context->spent;
	context->left = evaluation.left;
	*result = evaluation.result;
	if (evaluation.fault)
		*problem = with_operation(context, &evaluation);
	return !evaluation.fault;
}

const uint8_t *context_read(struct evaluation_context *context, const struct dwarf_location *location, uint64_t bits,
                            const char **problem) {
	struct context_view view;
	uint8_t *bytes = arena_zeroed(context->arena, (size_t)(bits + 7) / 8 + 1, 1);
	begin_view(&view, context, NULL);
	const char *wrong = dwarf_read_bits(context->arena, &view.machine, location, bits, bytes);
	if (!wrong)
		return bytes;
	*problem = wrong;
	return NULL;
}

void context_show(struct evaluation_context *context, struct kd_evaluation *evaluation,
                  const struct dwarf_entry *result, uint64_t bits, const char *problem) {
	struct context_view view;
	evaluation->wave = (unsigned)context->state->wave;
	evaluation->wanted = bits;
	begin_view(&view, context, NULL);
	if (result)
		evaluated_take(evaluation, &view.machine, result);
	else
		evaluated_refuse(evaluation, problem);
}

/* Call frames are about whole functions, in which there may be symbols of labels. */
const char *context_function(const struct evaluation_context *context, uint64_t address, uint64_t *offset) {
	const struct frame_table *table;
	bool is_one = false;
	const struct frame_entry *entry = call_frames_at(&context->frames, address, &table, &is_one);
	if (entry && is_one && entry->function) {
		*offset = address - entry->begin + entry->beyond;
		return entry->function;
	}
	const struct elf_symbol *symbol = debug_symbol_at(&context->symbols, context->pc.section, address, offset);
	return symbol ? symbol->name : NULL;
}

/* ---- the beginning ---- */

static void find_frame(struct evaluation_context *context) {
	bool is_one = true;
	context->entry = call_frames_at(&context->frames, context->pc.value, &context->table, &is_one);
	if (!context->entry)
		context->frame_problem = "no call frame is about this address";
	else if (!is_one)
		context->frame_problem = "several call frames are about this address, as the object is not linked";
	if (context->frame_problem)
		return;
	frame_row_read(&context->row, context->arena, context->table, context->entry, context->pc.value);
	context->frame_problem = context->row.problem;
	context->registers = arena_zeroed(context->arena, context->row.rules.count + 1, sizeof *context->registers);
}

/* The section of an address, where sections all begin at 0: the first with code that is large enough. */
static uint32_t section_of(const struct kd_code_object *object, uint64_t pc) {
	const struct elf_file *elf = &object->elf;
	for (uint32_t i = 1; i < elf->section_count && elf->type == ET_REL; i++)
		if (elf->sections[i].flags & SHF_EXECINSTR && pc < elf->sections[i].size)
			return i;
	return 0;
}

const char *context_refuses(const struct context_request *request) {
	if (!code_object_is_open(request->object))
		return kd_code_object_error(request->object);
	return state_refuses(request->state);
}

void context_begin(struct evaluation_context *context, struct arena *arena, const struct context_request *request) {
	*context =
	    (struct evaluation_context){.arena = arena,
	                                .object = request->object,
	                                .state = request->state,
	                                .pc = {.value = request->pc, .section = section_of(request->object, request->pc)},
	                                .reading = request->reading};
	store_le(context->pc_bytes, request->pc, sizeof context->pc_bytes);
	debug_symbols_read(&context->symbols, arena, request->object);
	call_frames_read(&context->frames, arena, request->object, context->reading);
	find_frame(context);
}

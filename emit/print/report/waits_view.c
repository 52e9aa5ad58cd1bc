/* waits_view.c: see waits_view.h. */
#include "waits_view.h"

#include "files/code/object_code.h"
#include "files/object/resources.h"
#include "gpu/isa/print.h"

struct waits_object {
	struct printing printing;
	struct object_code *objects;
	struct code code;
};

/* Who takes its functions. */
struct visiting {
	struct waits_object *object;
	bool finds_pending;
	waits_take *take;
	void *context;
};

const char *waits_unknown(const struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	const struct isa_machine *machine = isa_machine_of(object->target.processor, object_wave(object));
	if (machine)
		return NULL;
	return arena_printf(printing->arena, "what instructions of %s wait for is not known",
	                    object->target.processor->name);
}

/* With the labels of all code: those within a kernel have other names than it. Registers are those that are pending. */
static void open_code(struct waits_object *object) {
	struct kd_print_options options = *object->printing.options;
	struct printing all = object->printing;
	options.kernel_count = 0;
	options.physical = true;
	all.options = &options;
	code_open(&object->code, &all);
	code_find_targets(&object->code, &all);
}

/* The section as one part, from the function on. */
static void find_part(const struct waits_object *object, uint32_t section, struct waits_function *function) {
	if (!section || section >= object->code.section_end)
		return;
	const struct elf_section *found = &object->printing.object->elf.sections[section];
	uint64_t offset = function->address - found->address;
	if (!found->bytes || function->address < found->address || offset > found->size ||
	    function->bytes.size > found->size - offset)
		return;
	code_begin_section(&object->code, found, &function->part);
	function->part.name = function->name;
	function->part.address = function->part.data_end = function->address;
	function->part.end = found->address + found->size;
	function->code = object->code;
	function->code.machine = function->bytes.machine;
}

static void find_pending(struct waits_function *function) {
	if (!flow_find_pending(&function->flow, false, &function->fronts))
		function->problem = "there are too many ways through it";
}

static void hand(const struct visiting *visiting, struct waits_function *function) {
	struct flow_met *met = function->bytes.met;
	if (met)
		flow_met_hold(met);
	visiting->take(visiting->context, function);
	if (met)
		flow_met_release(met);
}

static void give(const struct visiting *visiting, struct waits_function *function, uint32_t section) {
	struct arena *arena = arena_new_below(visiting->object->printing.arena);
	if (!function->problem && !function->same_entry) {
		find_part(visiting->object, section, function);
		flow_read(&function->flow, arena, &function->bytes);
		if (visiting->finds_pending)
			find_pending(function);
	}
	hand(visiting, function);
	arena_free(arena);
}

static void give_kernel(const struct visiting *visiting, const struct kd_kernel *kernel) {
	struct waits_function function = {
	    .name = kernel->name, .kernel = kernel, .address = kernel->entry_address, .same_entry = kernel->same_entry};
	if (!function.same_entry && !object_code_function(visiting->object->objects, kernel, &function.bytes))
		function.problem = "its code is not in this file";
	give(visiting, &function, kernel->entry_section);
}

static void give_function(const struct visiting *visiting, const struct elf_symbol *symbol) {
	struct waits_function function = {.name = symbol->name, .address = symbol->value};
	if (object_code_function_at(visiting->object->objects, symbol, &function.bytes))
		give(visiting, &function, symbol->section);
}

struct waits_object *waits_open(const struct printing *printing, struct flow_met *met) {
	struct waits_object *object = arena_zeroed(printing->arena, 1, sizeof *object);
	object->printing = *printing;
	object->objects = object_code_with_functions(printing->object, printing->arena, met);
	open_code(object);
	return object;
}

void waits_give_kernel(struct waits_object *object, const struct kd_kernel *kernel, waits_take *take, void *context) {
	give_kernel(&(struct visiting){.object = object, .take = take, .context = context}, kernel);
}

void waits_visit(const struct printing *printing, struct flow_met *met, waits_take *take, void *context) {
	const struct kd_code_object *object = printing->object;
	struct visiting visiting = {
	    .object = waits_open(printing, met), .finds_pending = true, .take = take, .context = context};
	for (size_t i = 0; i < object->kernels.count; i++) {
		const struct kd_kernel *kernel = &object->kernels.items[i];
		if (printing_wants(printing, kernel->name, strlen(kernel->name)))
			give_kernel(&visiting, kernel);
	}
	for (size_t i = 1; i < object->symbols.count; i++) {
		const struct elf_symbol *symbol = &object->symbols.items[i];
		if (object_code_is_function(symbol) && printing_wants(printing, symbol->name, strlen(symbol->name)))
			give_function(&visiting, symbol);
	}
}

void waits_read(const struct waits_function *function, const struct flow_instruction *instruction,
                struct code_line *line) {
	const struct flow_code *code = &function->bytes;
	struct isa_decoded decoded;
	if (function->part.section) {
		code_read(&function->code, &function->part, function->address + instruction->at, line);
		return;
	}
	*line = (struct code_line){.address = function->address + instruction->at};
	line->text = line->own.text;
	if (!isa_decode_nearest(code->machine, code->bytes + instruction->at, code->size - instruction->at, &decoded))
		return;
	isa_print(&decoded, ISA_NO_OPERAND, &line->own);
	line->length = line->late_at = line->late_end = line->own.length;
}

unsigned waits_others(const struct waits_function *function, const struct flow_front *front, unsigned counter) {
	const struct flow_front_counter *state = &front->counters[counter];
	if (!state->waits || state->pending <= state->left || waits_is_blind(front, counter))
		return 0;
	const struct flow_pending *items = function->fronts.pending.items + front->first;
	unsigned ended = state->pending - state->left, told = 0;
	for (size_t i = 0; i < front->count; i++) {
		bool is_new = i == 0 || items[i].counter != items[i - 1].counter || items[i].from != items[i - 1].from ||
		              items[i].younger != items[i - 1].younger;
		told += items[i].counter == counter && is_new && flow_ends(front, &items[i]);
	}
	return told < ended ? ended - told : 0;
}

bool waits_is_wait(const struct flow_front *front) {
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++)
		if (front->counters[i].waits)
			return true;
	return false;
}

bool waits_is_at_entry(const struct waits_function *function, const struct flow_instruction *instruction) {
	const struct flow_instruction *items = function->flow.instructions.items;
	uint32_t number = function->bytes.is_function ? 0 : FLOW_NOWHERE;
	while (number != FLOW_NOWHERE && &items[number] != instruction && waits_is_wait(&function->fronts.items[number]))
		number = flow_next(&function->flow, &items[number]);
	return number != FLOW_NOWHERE && &items[number] == instruction;
}

bool waits_is_blind(const struct flow_front *front, unsigned counter) {
	const struct flow_front_counter *state = &front->counters[counter];
	return state->waits && state->left && state->pending > state->left && !state->in_order;
}

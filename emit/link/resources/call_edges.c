/* call_edges.c: the functions of all inputs, with what they need, call and use. */
#include <inttypes.h>

#include "files/elf/read/info_section.h"
#include "object_linking.h"

#define BARRIER_PREFIX "__amdgpu_named_barrier"

enum { BARRIER_BYTES = 16 };

/* ---- functions ---- */

/* What tells functions apart: symbols of one place are one function. */
struct place {
	uint64_t home; /* the address of the section, or of the symbol that is not defined */
	uint64_t offset;
};

static struct place place_of(const struct link_symbol *symbol, int64_t addend) {
	if (symbol->kind == LINK_DEFINED && symbol->section)
		return (struct place){(uintptr_t)symbol->section, symbol->value + (uint64_t)addend};
	return (struct place){(uintptr_t)symbol, 0};
}

struct function *resources_function_at(struct resources *resources, const struct link_symbol *symbol, int64_t addend) {
	const struct place place = place_of(symbol, addend);
	const struct name *name = name_find(&resources->by_place, (const char *)&place, sizeof place);
	return name ? name->entry : NULL;
}

static struct function *add_function(struct resources *resources, struct name *name, const char *text) {
	struct function *function = arena_zeroed(resources->arena, 1, sizeof *function);
	name->entry = function;
	function->name = text;
	*list_add(resources->arena, &resources->functions) = function;
	return function;
}

static struct function *function_of(struct resources *resources, const struct link_symbol *symbol, int64_t addend) {
	const struct place place = place_of(symbol, addend);
	struct name *name = name_intern(&resources->by_place, (const char *)&place, sizeof place);
	struct function *function = name->entry;
	if (!function) {
		const char *text = symbol->name;
		if (!text[0] && symbol->section)
			text = link_place(resources->linker, symbol->section, place.offset);
		function = add_function(resources, name, text);
		function->is_defined = symbol->kind == LINK_DEFINED;
	}
	return function;
}

static struct function *type_of(struct resources *resources, const char *text) {
	struct name *name = name_intern(&resources->by_type, text, strlen(text));
	struct function *type = name->entry;
	if (!type) {
		type = add_function(resources, name, text);
		type->is_type = type->has_numbers = type->is_defined = true;
	}
	return type;
}

/* ---- variables ---- */

static bool is_barrier(const struct link_symbol *symbol) {
	return strncmp(symbol->name, BARRIER_PREFIX, strlen(BARRIER_PREFIX)) == 0;
}

/* All of them, used or not, in the order of their first mention; symbols know theirs by number. */
static void collect_variables(struct resources *resources) {
	struct linker *linker = resources->linker;
	for (size_t i = 0; i < linker->symbols.count; i++) {
		struct link_symbol *symbol = linker->symbols.items[i];
		if (symbol->kind != LINK_COMMON || !symbol->is_lds)
			continue;
		struct variable *variable = arena_zeroed(resources->arena, 1, sizeof *variable);
		variable->symbol = symbol;
		variable->is_barrier = is_barrier(symbol);
		variable->size = variable->is_barrier ? symbol->size / BARRIER_BYTES : symbol->size;
		variable->alignment = symbol->value;
		variable->number = resources->variables.count;
		resources->barrier_count += variable->is_barrier;
		resources->lds_count += !variable->is_barrier;
		*list_add(resources->arena, &resources->variables) = variable;
		symbol->variable = variable;
	}
}

/* ---- what an input says ---- */

struct reading {
	struct resources *resources;
	struct link_input *input;
	struct function *function; /* NULL: a function that is not linked */
	bool prevails;             /* its definition is the one of the input */
};

static struct link_symbol *symbol_of(const struct reading *reading, const struct info_item *item) {
	return reading->input->symbols[item->relocation->symbol];
}

/* Local functions of sections that are not linked are gone. */
static void begin_function(struct reading *reading, const struct info_item *item) {
	const struct link_symbol *symbol = symbol_of(reading, item);
	reading->prevails = symbol->kind == LINK_DEFINED && symbol->input == reading->input;
	reading->function = NULL;
	if (!symbol->lost)
		reading->function = function_of(reading->resources, symbol, item->relocation->addend);
	if (reading->function && symbol->name[0])
		reading->function->name = symbol->name;
}

/* Of several symbols of one place each may have numbers: the largest count. */
static void take_number(struct function *function, enum info_record record, uint32_t number) {
	uint32_t *known = &function->numbers[record];
	bool given = function->given[record];
	function->has_numbers = true;
	function->given[record] = true;
	if (record == INFO_FLAGS)
		*known |= number;
	else if (!given || *known < number)
		*known = number;
}

static void take_use(const struct reading *reading, const struct info_item *item) {
	const struct link_symbol *symbol = symbol_of(reading, item);
	if (!symbol->variable) {
		diag_error(reading->resources->linker->diag, 0,
		           "%s: function '%s' uses '%s', which is neither a variable in LDS nor a named barrier",
		           reading->input->name, reading->function->name, symbol->name);
		return;
	}
	*list_add(reading->resources->arena, &reading->function->uses) = symbol->variable;
	reading->resources->use_count++;
}

static void take_indirect_call(const struct reading *reading, const struct info_item *item) {
	struct function *type = type_of(reading->resources, item->text);
	*list_add(reading->resources->arena, &reading->function->calls) = type;
	type->caller = type->caller ? type->caller : reading->function;
}

static void take_item(const struct reading *reading, const struct info_item *item) {
	struct resources *resources = reading->resources;
	struct function *function = reading->function;
	enum info_record record = item->entry.record;
	if (!function || record == INFO_RECORD_COUNT)
		return;
	if (record == INFO_TYPEID)
		*list_add(resources->arena, &type_of(resources, item->text)->calls) = function;
	else if (!reading->prevails)
		return;
	else if (record == INFO_USE)
		take_use(reading, item);
	else if (record == INFO_CALL)
		*list_add(resources->arena, &function->calls) =
		    function_of(resources, symbol_of(reading, item), item->relocation->addend);
	else if (record == INFO_INDIRECT_CALL)
		take_indirect_call(reading, item);
	else
		take_number(function, record, (uint32_t)item->entry.value);
}

static void read_input(struct resources *resources, struct link_input *input) {
	struct reading reading = {.resources = resources, .input = input};
	struct info_items items = {0};
	const char *error;
	if (!info_section_read(&input->file, resources->arena, &items, &error)) {
		diag_error(resources->linker->diag, 0, "%s: %s", input->name, error);
		return;
	}
	resources->has_info |= items.list.count;
	for (size_t i = 0; i < items.list.count; i++) {
		if (items.list.items[i].entry.record == INFO_FUNC)
			begin_function(&reading, &items.list.items[i]);
		else
			take_item(&reading, &items.list.items[i]);
	}
}

void resources_read(struct resources *resources) {
	names_init(&resources->by_place, resources->arena);
	names_init(&resources->by_type, resources->arena);
	collect_variables(resources);
	for (size_t i = 0; i < resources->linker->inputs.count; i++)
		read_input(resources, resources->linker->inputs.items[i]);
}

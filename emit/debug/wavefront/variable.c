/* variable.c: see variable.h. */
#include "variable.h"

#include "caller.h"

enum { BYTE = 8, LARGEST = 1 << 16 /* bytes of a variable that are read as a value */ };

/* ---- the scope ---- */

void scope_find(struct evaluation_context *context) {
	debug_units_read(&context->units, context->arena, context->object, context->reading);
	debug_scope_find(&context->scope, context->arena, &context->units, context->pc);
}

static bool is_function(const struct debug_entry *entry) {
	return entry->abbreviation->tag == DW_TAG_subprogram || entry->abbreviation->tag == DW_TAG_entry_point;
}

struct die scope_function(const struct evaluation_context *context) {
	const struct debug_scope *scope = &context->scope;
	for (size_t i = scope->entries.count; i-- > 0;)
		if (is_function(scope->entries.items[i]))
			return (struct die){scope->unit, scope->entries.items[i]};
	return (struct die){scope->unit, NULL};
}

/* ---- the frame base ---- */

/* What a register holds is an address of the default space. */
static bool in_register(struct evaluation_context *context, struct dwarf_location *location, const char **problem) {
	uint64_t bits = 0;
	location_room(location, &bits);
	bits = bits < 64 ? bits : 64;
	const uint8_t *bytes = context_read(context, location, bits, problem);
	if (bytes)
		*location = location_memory(0, load_le(bytes, (size_t)bits / BYTE));
	return bytes;
}

static void seek_frame_base(struct evaluation_context *context, struct found_location *found) {
	const struct die function = scope_function(context);
	struct die_location location;
	struct context_expression expression = {.use = USE_LOCATION};
	struct dwarf_entry entry;
	found->status = NOT_FOUND;
	found->problem = "no function with one is around the address";
	if (!function.entry)
		return;
	die_location_read(context, function, DW_AT_frame_base, &location);
	found->problem = location.problem ? location.problem : "the function has none here";
	if (location.problem || !location.bytes)
		return;
	expression.bytes = location.bytes;
	expression.size = location.size;
	expression.unit = location.owner.unit;
	expression.cfa = caller_cfa(context, &expression.no_cfa);
	expression.no_frame_base = "it needs itself";
	if (!context_evaluate(context, &expression, &entry, &found->problem))
		return;
	found->location = entry.location;
	if (entry.location.storage != STORAGE_REGISTER || in_register(context, &found->location, &found->problem))
		found->status = FOUND;
}

static const struct dwarf_location *frame_base(struct evaluation_context *context, const char **problem) {
	struct found_location *found = &context->frame_base;
	if (context->state->machine.frame_base)
		return context->state->machine.frame_base;
	if (found->status == NOT_SOUGHT)
		seek_frame_base(context, found);
	*problem = found->problem;
	return found->status == FOUND ? &found->location : NULL;
}

bool scope_evaluate(struct evaluation_context *context, struct context_expression expression,
                    struct dwarf_entry *result, const char **problem) {
	expression.cfa = caller_cfa(context, &expression.no_cfa);
	expression.frame_base = frame_base(context, &expression.no_frame_base);
	return context_evaluate(context, &expression, result, problem);
}

/* ---- names ---- */

static bool is_called(struct debug_units *units, struct die die, const char *name, size_t size) {
	const uint32_t tag = die.entry->abbreviation->tag;
	if (tag != DW_TAG_variable && tag != DW_TAG_formal_parameter)
		return false;
	const char *own = die_name(units, die);
	return own && strlen(own) == size && memcmp(own, name, size) == 0;
}

/* What is in namespaces is seen like what is around them. */
static bool is_transparent(const struct debug_entry *entry) {
	return entry->abbreviation->tag == DW_TAG_namespace || entry->abbreviation->tag == DW_TAG_module;
}

/* Looks at the entries in an entry. One with a place goes before declarations. */
static bool find_in(struct debug_units *units, struct die around, const char *name, size_t size, struct die *variable) {
	const struct debug_entry *all = around.unit->entries.items;
	struct debug_value value;
	bool found = false;
	for (size_t i = (size_t)(around.entry - all) + 1; i < around.entry->past;) {
		const struct die die = {around.unit, &all[i]};
		if (is_called(units, die, name, size)) {
			*variable = die;
			found = true;
			if (!debug_attribute(units, die.unit, die.entry, DW_AT_declaration, &value))
				return true;
		}
		i = is_transparent(die.entry) ? i + 1 : die.entry->past;
	}
	return found;
}

bool variable_find(struct evaluation_context *context, const char *name, size_t size, struct die *variable) {
	const struct debug_scope *scope = &context->scope;
	struct debug_units *units = &context->units;
	for (size_t i = scope->entries.count; i-- > 0;)
		if (find_in(units, (struct die){scope->unit, scope->entries.items[i]}, name, size, variable))
			return true;
	for (size_t i = 0; i < units->list.count; i++) {
		const struct debug_unit *unit = &units->list.items[i];
		if (unit->entries.count && find_in(units, (struct die){unit, unit->entries.items}, name, size, variable))
			return true;
	}
	return false;
}

/* ---- what it is ---- */

static bool find_location(struct evaluation_context *context, struct die variable, const struct die_type *type,
                          struct dwarf_entry *entry, const char **problem) {
	struct die_location location;
	*entry = (struct dwarf_entry){0};
	die_location_read(context, variable, DW_AT_location, &location);
	*problem = location.problem;
	if (location.problem)
		return false;
	if (!location.is_there && die_constant(context, variable, type, &entry->location))
		return true;
	*problem = "no entry says where it is";
	const struct context_expression expression = {
	    .bytes = location.bytes, .size = location.size, .unit = location.owner.unit, .use = USE_LOCATION};
	return location.is_there && scope_evaluate(context, expression, entry, problem);
}

/* Reads a location as a value of its type. */
static bool read_value(struct evaluation_context *context, const struct die_type *type, struct dwarf_entry *entry,
                       const char **problem) {
	*problem = "its type is none of values: it is no base type, enumeration or pointer";
	if (!type->base.known || type->base.bits > BYTE * LARGEST)
		return false;
	const uint8_t *bytes = context_read(context, &entry->location, type->base.bits, problem);
	if (!bytes)
		return false;
	entry->is_value = true;
	if (type->base.bits <= 64)
		entry->value = typed_number(type->base, load_le(bytes, (type->base.bits + 7) / BYTE));
	else
		entry->value = (struct typed_value){.type = type->base, .bytes = bytes};
	return true;
}

void variable_evaluate(struct evaluation_context *context, struct die variable, enum kd_evaluation_result result,
                       struct kd_evaluation *evaluation) {
	struct dwarf_entry entry;
	struct die_type type;
	const char *problem = "a variable is no expression of call frames";
	die_type_read(context, variable, &type);
	bool good = result != KD_EVALUATE_CFI && find_location(context, variable, &type, &entry, &problem) &&
	            (result != KD_EVALUATE_VALUE || read_value(context, &type, &entry, &problem));
	context_show(context, evaluation, good ? &entry : NULL, type.bits, problem);
}

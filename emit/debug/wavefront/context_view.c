/* context_view.c: see context_view.h. */
#include "context_view.h"

#include "base/leb128.h"
#include "die.h"

struct stack_type view_type_of(void *of, const struct dwarf_step *step, unsigned operand) {
	struct context_view *view = of;
	return debug_base_type(&view->context->units, view->unit, step->numbers[operand]);
}

bool view_address_at(void *of, uint64_t index, uint64_t *address) {
	struct context_view *view = of;
	struct debug_address found;
	view->context->reason = debug_address_at(&view->context->units, view->unit, index, &found);
	if (view->context->reason)
		return false;
	*address = found.value;
	return true;
}

/* The entry that a step refers to: by an offset in the unit, or in the section. */
static bool die_of(const struct context_view *view, const struct dwarf_step *step, struct die *die) {
	const uint64_t offset = step->numbers[0];
	if (step->operation->operands[0] == OPERAND_ENTRY)
		return die_at(&view->context->units, view->unit->section, offset, die);
	*die = (struct die){view->unit, debug_entry_in(view->unit, offset)};
	return die->entry;
}

/* The machine of an expression that is in another entry. */
static const struct dwarf_machine *machine_for(const struct context_view *view, const struct debug_unit *unit,
                                               const struct called_expression *called) {
	struct context_view *other = arena_alloc(view->context->arena, sizeof *other);
	struct dwarf_expression read;
	size_t offset;
	*other = *view;
	other->unit = unit;
	other->machine.context = other;
	other->machine.format = unit->format;
	dwarf_expression_read(view->context->arena, called->bytes, called->size, &other->machine.format,
	                      unit->generation_known, &read, &offset);
	return &other->machine;
}

static bool is_pointer(const struct dwarf_step *step) {
	return step->operation->effect == EFFECT_IMPLICIT_POINTER ||
	       step->operation->effect == EFFECT_SPACE_IMPLICIT_POINTER;
}

/* What has a constant is pointed to as if that were implicit: DW_OP_implicit_value with its bytes. */
static void constant_location(struct evaluation_context *context, struct die die, struct die_location *location) {
	static const uint8_t implicit_value = 0x9e;
	struct die_type type;
	struct dwarf_location constant;
	struct buffer bytes = buffer_in(context->arena);
	die_type_read(context, die, &type);
	location->problem = "it has neither a location nor a value";
	if (!die_constant(context, die, &type, &constant))
		return;
	buffer_put(&bytes, &implicit_value, 1);
	leb_put(&bytes, constant.byte_count, false);
	buffer_put(&bytes, constant.bytes, constant.byte_count);
	*location = (struct die_location){.is_there = true, .owner = die, .bytes = bytes.data, .size = bytes.size};
}

/* What an entry without a location gives has no effect. */
bool view_called(void *of, const struct dwarf_step *step, struct called_expression *called) {
	const struct context_view *view = of;
	struct die die;
	struct die_location location;
	view->context->reason = "no entry is there";
	if (!die_of(view, step, &die))
		return false;
	view->context->reason = NULL;
	die_location_read(view->context, die, DW_AT_location, &location);
	if (!location.is_there && is_pointer(step))
		constant_location(view->context, die, &location);
	view->context->reason = location.problem;
	if (location.problem)
		return false;
	called->bytes = location.bytes;
	called->size = location.size;
	called->is_procedure = !location.is_there || die.entry->abbreviation->tag == DW_TAG_dwarf_procedure;
	called->machine = machine_for(view, location.owner.unit, called);
	return true;
}

/* dwarf_unit_check.c: what the names in a unit mean, and what its expressions are checked against. */
#include <inttypes.h>

#include "actions.h"
#include "dwarf_unit.h"

#include "base/dwarf_numbers.h"
#include "debug/write/line_table.h"
#include "debug/write/pieces.h"
#include "module/symbol.h"

/* ---- entries by their labels ---- */

static bool is_undefined(struct reader *reader, struct value value) {
	return value.expr && value.expr->kind == EXPR_SYMBOL && symbol_is_undefined(reader->module, value.expr->symbol);
}

/* NULL: there is none, which is reported unless the name has another value. */
static struct unit_entry *entry_named(struct reader *reader, const struct dwarf_unit *unit, const struct name *label,
                                      struct value value, kd_pos pos) {
	const struct name *own = name_find(&unit->labels, label->text, label->length);
	const struct name *shared = name_find(&reader->dwarf->units->labels, label->text, label->length);
	if (own)
		return own->entry;
	if (shared && !shared->entry)
		diag_error(reader->diag, pos, "several units have an entry '%.*s'", NAME_ARGS(label));
	else if (!shared && is_undefined(reader, value))
		diag_error(reader->diag, pos,
		           "there is no entry '%.*s': a tag's line has the label of its entry as second word",
		           NAME_ARGS(label));
	return shared ? shared->entry : NULL;
}

/* Where an entry is: in its unit, or in .debug_info. */
static struct value place_in_unit(struct module *module, const struct unit_entry *entry, kd_pos pos) {
	return write_difference(module, entry->symbol, entry->unit->start, pos);
}

/* ---- expressions ---- */

static bool takes_entry(struct reader *reader, const struct dwarf_unit *unit, const struct unit_entry *entry,
                        enum dwarf_operand_kind kind, kd_pos pos) {
	if (kind == OPERAND_TYPE && entry->tag != DW_TAG_base_type)
		diag_error(reader->diag, pos, "%.*s is no base type", NAME_ARGS(entry->tag_name));
	else if (kind != OPERAND_ENTRY && entry->unit != unit)
		diag_error(reader->diag, pos, "the entry belongs to another unit, but the operand must be in this unit");
	else
		return true;
	return false;
}

static void resolve_operand(struct reader *reader, const struct dwarf_unit *unit, struct dwarf_step *step,
                            struct step_source *source, unsigned which) {
	enum dwarf_operand_kind kind = (enum dwarf_operand_kind)step->operation->operands[which];
	const struct name *label = source->entries[which];
	kd_pos pos = step->operand_pos[which];
	if (!label)
		return;
	struct unit_entry *entry = entry_named(reader, unit, label, source->values[which], pos);
	if (!entry || !takes_entry(reader, unit, entry, kind, pos))
		return;
	step->unknown[which] = true;
	step->numbers[which] = entry->number; /* for type_of() */
	source->values[which] = kind == OPERAND_ENTRY ? value_symbol(reader->module, entry->symbol, SPECIFIER_NONE, pos)
	                                              : place_in_unit(reader->module, entry, pos);
}

/* Its labels of the source are where they were read: in the unit branches have labels of their own. */
static void resolve_branch(struct reader *reader, struct expression_source *source, size_t index) {
	const struct dwarf_step *step = &source->expression.steps.items[index];
	kd_pos pos = step->operand_pos[0];
	if (step->operation->operands[0] != OPERAND_BRANCH || step->target == DWARF_NOWHERE)
		return;
	if (!source->places)
		source->places = arena_zeroed(reader->arena, source->expression.steps.count + 1, sizeof *source->places);
	if (!source->places[step->target])
		source->places[step->target] = symbol_unnamed(reader->module, pos);
	source->sources.items[index].values[0] =
	    value_symbol(reader->module, source->places[step->target], SPECIFIER_NONE, pos);
}

static void resolve(struct reader *reader, const struct dwarf_unit *unit, struct expression_source *source) {
	for (size_t i = 0; i < source->expression.steps.count; i++) {
		struct step_source *of = &source->sources.items[i];
		if (of->inner)
			resolve(reader, unit, of->inner);
		for (unsigned which = 0; which < DWARF_OPERANDS; which++)
			resolve_operand(reader, unit, &source->expression.steps.items[i], of, which);
		resolve_branch(reader, source, i);
	}
}

/* The base type that an operand of the current unit names. */
static struct stack_type type_of(void *context, const struct dwarf_step *step, unsigned operand) {
	struct reader *reader = context;
	const struct dwarf_unit *unit = reader->dwarf->units->current;
	struct stack_type type = {0};
	int64_t size, bits, encoding;
	uint64_t number = step->numbers[operand];
	if (!step->unknown[operand] || !number || number > unit->entries.count)
		return type;
	const struct unit_entry *entry = unit->entries.items[number - 1];
	bool sized = unit_number(reader, entry, DW_AT_byte_size, &size) && size > 0 && size <= UINT16_MAX;
	if (!sized || !unit_number(reader, entry, DW_AT_encoding, &encoding))
		return type;
	if (!unit_number(reader, entry, DW_AT_bit_size, &bits) || bits <= 0 || bits > 8 * size)
		bits = 8 * size;
	return (struct stack_type){
	    .known = true, .kind = (uint8_t)dwarf_encoding_kind((uint32_t)encoding), .bits = (uint32_t)bits};
}

static enum stack_use use_of(const struct unit_entry *entry, const struct unit_attribute *attribute) {
	switch ((enum dwarf_result)attribute->result) {
	case NO_RESULT:
	case RESULT_ANY: return USE_ANY;
	case RESULT_VALUE: return USE_VALUE;
	case RESULT_LOCATION: return entry->tag == DW_TAG_dwarf_procedure ? USE_PROCEDURE : USE_LOCATION;
	case RESULT_MEMBER: return USE_MEMBER;
	case RESULT_POINTED: return USE_POINTED;
	case RESULT_LANE_PC: return USE_LANE_PC;
	}
	return USE_ANY;
}

static const char lanes_name[] = "DW_AT_LLVM_lanes";

/* Of the function that an entry is or is in; 0: not known. */
static unsigned lanes_of(struct reader *reader, const struct unit_entry *entry, enum stack_use use) {
	entry = entry->function;
	for (size_t i = 0; entry && i < entry->attributes.count; i++) {
		const struct unit_attribute *attribute = &entry->attributes.items[i];
		int64_t lanes = 0;
		if (!name_is(attribute->name, lanes_name))
			continue;
		bool known = unit_number(reader, entry, attribute->number, &lanes) && lanes > 0 && lanes <= UINT16_MAX;
		return known ? (unsigned)lanes : 0;
	}
	return entry && use == USE_LANE_PC; /* one is the default */
}

static void check_expression(struct reader *reader, const struct unit_entry *entry,
                             const struct unit_attribute *attribute, struct expression_source *expression) {
	enum stack_use use = use_of(entry, attribute);
	resolve(reader, entry->unit, expression);
	if (!expression->faulty)
		dwarf_expression_check(
		    reader, expression,
		    (struct stack_check){.use = use, .lanes = lanes_of(reader, entry, use), .type_of = type_of});
}

/* ---- attributes ---- */

static bool may_be_entry(const struct unit_attribute *attribute) {
	return attribute->form_given ? unit_form_takes_entry(attribute->form) : attribute->classes & CLASS_REFERENCE;
}

/* Which of the values it is that have the same look in the source. */
static void resolve_value(struct reader *reader, const struct dwarf_unit *unit, struct unit_attribute *attribute) {
	bool has_form = attribute->form_given;
	unsigned form_classes = has_form ? dwarf_form(attribute->form)->classes : ANY_CLASS;
	if (attribute->locations.count) {
		attribute->value = attribute->classes & CLASS_LOCLIST ? VALUE_LOCATIONS : VALUE_RANGES;
	} else if (attribute->expression) {
		bool may_be_flag = attribute->classes & form_classes & CLASS_FLAG;
		if (attribute->expression->expression.steps.count || !may_be_flag)
			attribute->value = VALUE_EXPRESSION;
	} else if (attribute->value == VALUE_NONE && attribute->number == DW_AT_stmt_list) {
		attribute->value = VALUE_LINES;
	} else if (attribute->label && may_be_entry(attribute)) {
		struct value value = attribute->operands.items[0].value;
		attribute->entry = entry_named(reader, unit, attribute->label, value, attribute->value_pos);
		attribute->value = attribute->entry ? VALUE_ENTRY : VALUE_NUMBERS;
	}
}

/* As far as it is known without layout. */
static void check_range(struct reader *reader, const struct unit_location *location) {
	struct module *module = reader->module;
	struct value size =
	    value_binary(module, BINARY_SUBTRACT, location->past.value, location->first.value, location->pos);
	int64_t bytes;
	if (!location->is_default && value_absolute(module, size, EVALUATE_EARLY, &bytes) && bytes < 0)
		diag_error(reader->diag, location->past.at.start, "the range ends %" PRId64 " bytes before it begins",
		           (int64_t)(0 - (uint64_t)bytes));
}

static void check_attribute(struct reader *reader, const struct unit_entry *entry, struct unit_attribute *attribute) {
	int64_t number;
	resolve_value(reader, entry->unit, attribute);
	if (!unit_form(reader, entry->unit, attribute))
		return;
	if (name_is(attribute->name, lanes_name) && unit_number(reader, entry, attribute->number, &number) && number <= 0)
		diag_error(reader->diag, attribute->value_pos, "there must be at least one lane");
	if (attribute->value == VALUE_LINES && !reader->module->lines->wanted)
		diag_error(reader->diag, attribute->at.start,
		           "%.*s without a value is the line table of this file, which has none: it needs .file and .loc",
		           NAME_ARGS(attribute->name));
	if (attribute->value == VALUE_EXPRESSION)
		check_expression(reader, entry, attribute, attribute->expression);
	for (size_t i = 0; i < attribute->locations.count; i++) {
		const struct unit_location *location = &attribute->locations.items[i];
		check_range(reader, location);
		if (location->expression)
			check_expression(reader, entry, attribute, location->expression);
	}
}

/* The header of other units has more in it. */
static void check_root(struct reader *reader, const struct unit_entry *root) {
	if (root->tag != DW_TAG_compile_unit && root->tag != DW_TAG_partial_unit)
		diag_error(reader->diag, root->at.start,
		           "a unit begins with DW_TAG_compile_unit or DW_TAG_partial_unit, not %.*s",
		           NAME_ARGS(root->tag_name));
}

void unit_check(struct reader *reader, struct dwarf_unit *unit) {
	unit->start = symbol_unnamed(reader->module, unit->pos);
	check_root(reader, unit->entries.items[0]);
	for (size_t i = 0; i < unit->entries.count; i++) {
		struct unit_entry *entry = unit->entries.items[i];
		for (size_t k = 0; k < entry->attributes.count; k++)
			check_attribute(reader, entry, &entry->attributes.items[k]);
	}
}

/* unit_text.c: see unit_text.h. */
#include "unit_text.h"

#include <inttypes.h>

#include "assembly.h"

enum { INDENT = 2, INDENT_LIMIT = 40, LINE_LIMIT = 100 };

void unit_put_indent(struct out *out, unsigned depth) {
	out_blanks(out, INDENT * (size_t)(depth < INDENT_LIMIT ? depth : INDENT_LIMIT));
}

void unit_put_named(struct out *out, enum dwarf_family family, const char *name, uint32_t number) {
	out_text(out, dwarf_family_prefix(family));
	if (name)
		out_text(out, name);
	else
		out_printf(out, "0x%" PRIx32, number);
}

void unit_put_form(struct out *out, uint32_t form) {
	unit_put_named(out, DWARF_FORM, dwarf_number_name(DWARF_FORM, form, DWARF_LLVM), form);
}

/* ---- entries and addresses ---- */

void unit_put_label(struct out *out, const struct debug_unit *unit, uint64_t offset) {
	if (unit->section_number) /* units of types, each in a section of its own */
		out_printf(out, "s%zu_", unit->section_number);
	out_printf(out, "e0x%" PRIx64, offset);
}

/* Whether an entry begins there. */
static const struct debug_unit *unit_of_entry(const struct unit_printing *of, uint64_t offset) {
	const struct debug_unit *unit = debug_unit_at(&of->units, of->unit->section, offset);
	return unit && debug_entry_at(unit, offset) ? unit : NULL;
}

static void put_offset(struct out *out, uint64_t offset) {
	if (offset)
		out_printf(out, "+0x%" PRIx64, offset);
}

static bool is_linked(const struct unit_printing *of) {
	return of->printing->object->elf.type != ET_REL;
}

bool unit_put_function(struct out *out, const struct unit_printing *of, struct debug_address address) {
	uint64_t beyond;
	const struct elf_symbol *symbol = debug_symbol_at(&of->symbols, address.section, address.value, &beyond);
	if (!symbol || (!is_linked(of) && !address.section))
		return false;
	assembly_put_name(out, symbol->name);
	put_offset(out, beyond);
	return true;
}

void unit_put_address(struct out *out, const struct unit_printing *of, struct debug_address address) {
	const struct elf_file *elf = &of->printing->object->elf;
	const struct elf_symbol *symbol = address.symbol;
	if (is_linked(of) || !symbol) {
		out_printf(out, "0x%" PRIx64, address.value);
		return;
	}
	if (!address.section && symbol->name[0]) {
		assembly_put_name(out, symbol->name);
		put_offset(out, address.value - symbol->value);
	} else if (!unit_put_function(out, of, address)) {
		assembly_put_name(out, elf->sections[address.section].name);
		put_offset(out, address.value);
	}
}

/* ---- values ---- */

void unit_put_number(struct out *out, const struct debug_value *value) {
	char name[64];
	if (value->specification->name && dwarf_value_name(value->specification->name, value->number, name))
		out_text(out, name);
	else if (debug_value_is_signed(value))
		out_signed(out, (int64_t)value->number);
	else
		out_unsigned(out, value->number);
}

void unit_put_bytes(struct out *out, const uint8_t *bytes, size_t size) {
	for (size_t i = 0; i < size; i++)
		out_printf(out, "%s0x%02x", i ? ", " : "", bytes[i]);
}

static void put_entry(struct out *out, const struct unit_printing *of, const struct debug_value *value) {
	const struct debug_unit *unit = value->problem ? NULL : unit_of_entry(of, value->place);
	if (unit)
		unit_put_label(out, unit, value->place);
	else
		out_printf(out, "0x%" PRIx64, value->number);
}

void unit_put_value(struct out *out, const struct unit_printing *of, const struct debug_value *value) {
	switch ((enum debug_value_kind)value->kind) {
	case DEBUG_VALUE_NUMBER: unit_put_number(out, value); return;
	case DEBUG_VALUE_BYTES: unit_put_bytes(out, value->bytes, value->size); return;
	case DEBUG_VALUE_FLAG:
		if (value->number != 1)
			out_unsigned(out, value->number);
		return;
	case DEBUG_VALUE_ENTRY: put_entry(out, of, value); return;
	case DEBUG_VALUE_ADDRESS:
		if (value->problem)
			break;
		unit_put_address(out, of, value->address);
		return;
	case DEBUG_VALUE_STRING:
		if (!value->string)
			break;
		out_quoted(out, value->string, value->size);
		return;
	case DEBUG_VALUE_EXPRESSION:
	case DEBUG_VALUE_LOCATIONS:
	case DEBUG_VALUE_RANGES: return; /* lines of their own */
	case DEBUG_VALUE_PLACE:
	case DEBUG_VALUE_SIGNATURE:
	case DEBUG_VALUE_SUPPLEMENT: break;
	}
	out_printf(out, "0x%" PRIx64, value->number);
}

/* ---- expressions ---- */

/* Where an operand is in the section, behind the operation. */
static uint64_t operand_offset(const struct unit_printing *of, const struct dwarf_step *step) {
	enum { CODE = 1 }; /* operations with an address or an entry have one byte */
	return (uint64_t)(of->expression - of->section->bytes) + step->offset + CODE;
}

/* What may be relocated has the width of its form. */
static bool put_relocated(struct out *out, const struct unit_printing *of, const struct dwarf_step *step,
                          unsigned which) {
	bool is_address = step->operation->operands[which] == OPERAND_ADDRESS;
	unsigned width = is_address ? of->unit->format.address_size : of->unit->format.offset_size;
	return of->put_relocated(of->context, out, operand_offset(of, step), width);
}

static bool put_operand_address(struct out *out, const struct unit_printing *of, const struct dwarf_step *step,
                                unsigned which) {
	unit_put_address(out, of, debug_address_there(of->section, operand_offset(of, step), step->numbers[which]));
	return true;
}

static bool put_place(void *context, struct buffer *text, const struct dwarf_step *step, unsigned which) {
	const struct unit_printing *of = context;
	uint64_t number = step->numbers[which];
	struct out out = {.text = *text};
	bool is_address = step->operation->operands[which] == OPERAND_ADDRESS;
	if (of->put_relocated && (is_address || step->operation->operands[which] == OPERAND_ENTRY)) {
		bool put = put_relocated(&out, of, step, which);
		*text = out.text;
		return put;
	}
	if (is_address) {
		bool put = put_operand_address(&out, of, step, which);
		*text = out.text;
		return put;
	}
	bool in_unit = step->operation->operands[which] != OPERAND_ENTRY;
	if (in_unit && (!number || number >= of->unit->past - of->unit->offset))
		return false; /* 0 is the generic type */
	uint64_t offset = in_unit ? of->unit->offset + number : number;
	const struct debug_unit *unit = unit_of_entry(of, offset);
	if (!unit)
		return false;
	unit_put_label(&out, unit, offset);
	*text = out.text;
	return true;
}

struct unit_expression unit_expression_of(struct unit_printing *of, struct arena *arena,
                                          const struct debug_section *section, const uint8_t *bytes, size_t size) {
	struct unit_expression made = {0};
	struct dwarf_format format = of->unit->format;
	made.problem = dwarf_expression_read(arena, bytes, size, &format, of->unit->generation_known, &made.expression,
	                                     &made.problem_offset);
	made.generation = format.generation;
	of->expression = bytes;
	of->section = section;
	return made;
}

static bool has_label(const struct dwarf_expression *expression) {
	for (size_t i = 0; i < expression->steps.count; i++)
		if (expression->steps.items[i].is_target)
			return true;
	return false;
}

void unit_put_operations(struct out *out, const struct unit_printing *of, const struct dwarf_expression *expression,
                         unsigned depth) {
	bool alone = has_label(expression);
	size_t start = out->text.size;
	for (size_t i = 0; i < expression->steps.count; i++) {
		bool begins = !i || alone || out->text.size - start > LINE_LIMIT;
		if (begins && i)
			out_text(out, "\n");
		if (begins)
			start = out->text.size;
		if (begins)
			unit_put_indent(out, depth);
		else
			out_text(out, ", ");
		dwarf_step_text(&out->text, &of->naming, expression, i);
	}
}

/* ---- how much is printed ---- */

/* What is short is printed in any case, and counted. */
static bool shows_whole(struct unit_printing *of, bool is_short, uint64_t size) {
	if (!is_short && size > of->whole)
		return false;
	of->whole -= size < of->whole ? size : of->whole;
	return true;
}

size_t unit_shown_text(struct unit_printing *of, size_t size) {
	return shows_whole(of, size <= UNIT_MOST_TEXT, size) ? size : UNIT_MOST_TEXT;
}

bool unit_shows_row(struct unit_printing *of, size_t number, uint64_t size) {
	return shows_whole(of, number < UNIT_MOST_ROWS, size);
}

/* The sections once, and more than any that is small. */
static uint64_t bytes_to_print(const struct unit_printing *of) {
	enum { LEAST = 1 << 20 };
	uint64_t bytes = LEAST;
	for (unsigned kind = 0; kind < DEBUG_SECTION_KINDS; kind++)
		bytes += of->units.others[kind].size;
	return of->printing->options->all ? UINT64_MAX : bytes;
}

void unit_printing_begin(struct unit_printing *of, struct printing *printing, unsigned dwarf_reading) {
	*of = (struct unit_printing){.printing = printing};
	debug_units_read(&of->units, printing->arena, printing->object, dwarf_reading);
	debug_symbols_read(&of->symbols, printing->arena, printing->object);
	of->naming = (struct dwarf_naming){of->units.wave, put_place, of};
	of->whole = bytes_to_print(of);
}

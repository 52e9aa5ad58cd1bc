/* print_units.c: the units of an object's debug information as the blocks that make them, and as JSON.
 *
 * Every entry has a label with its offset. In a comment beside an attribute is the form of its value, with the index or
 * offset that the form has; the value is what that refers to. */
#include <inttypes.h>

#include "debug/read/unit_scopes.h"
#include "unit_text.h"

/* What is printed of a unit, entry after entry. */
struct unit_walk {
	struct unit_printing *of;
	const struct debug_unit *unit;
	struct arena *arena; /* of what a value needs */
	uint32_t open;       /* the entry whose end comes next; DEBUG_NO_ENTRY: none */
	unsigned depth;
};

/* ---- which entries ---- */

/* The name of a function, which may be at the entry that this one is an instance of. */
static const char *function_name(struct unit_printing *of, const struct debug_unit *unit,
                                 const struct debug_entry *entry) {
	enum { HOPS = 4 };
	struct debug_value value;
	for (unsigned i = 0; i < HOPS && entry; i++) {
		if ((debug_attribute(&of->units, unit, entry, DW_AT_linkage_name, &value) ||
		     debug_attribute(&of->units, unit, entry, DW_AT_name, &value)) &&
		    value.string)
			return value.string;
		bool is_instance = debug_attribute(&of->units, unit, entry, DW_AT_abstract_origin, &value) ||
		                   debug_attribute(&of->units, unit, entry, DW_AT_specification, &value);
		entry = is_instance && value.kind == DEBUG_VALUE_ENTRY ? debug_entry_at(unit, value.place) : NULL;
	}
	return NULL;
}

/* Functions that have code are left out where others are wanted. */
static bool wants(struct unit_printing *of, const struct debug_unit *unit, const struct debug_entry *entry) {
	if (!of->printing->options->kernel_count || entry->abbreviation->tag != DW_TAG_subprogram ||
	    !debug_ranges_begin(&of->units, unit, entry).has_any)
		return true;
	const char *name = function_name(of, unit, entry);
	return name && printing_wants(of->printing, name, strlen(name));
}

/* ---- expressions ---- */

static void put_generation(struct unit_walk *walk, const struct unit_expression *made) {
	if (made->generation == walk->of->generation || !made->expression.steps.count)
		return;
	out_printf(&walk->of->printing->out, " // of the extensions of %s",
	           made->generation == DWARF_2021 ? "2021" : "LLVM");
}

static void put_operations(struct unit_walk *walk, const struct unit_expression *made, unsigned depth) {
	struct out *out = &walk->of->printing->out;
	unit_put_operations(out, walk->of, &made->expression, depth);
	put_generation(walk, made);
	if (made->expression.steps.count)
		out_text(out, "\n");
	if (!made->problem)
		return;
	unit_put_indent(out, depth);
	out_printf(out, "// problem at byte %zu of the expression: %s\n", made->problem_offset, made->problem);
}

static void put_expression(struct unit_walk *walk, const struct debug_section *section, const uint8_t *bytes,
                           size_t size, unsigned depth) {
	struct unit_expression made = unit_expression_of(walk->of, walk->arena, section, bytes, size);
	put_operations(walk, &made, depth);
}

/* ---- lists ---- */

static void put_functions(struct out *out, const struct unit_printing *of, const struct debug_row *row) {
	if (of->printing->object->elf.type == ET_REL)
		return;
	out_text(out, ", ");
	if (!unit_put_function(out, of, row->first))
		out_text(out, "no function");
}

static void put_row_head(struct unit_walk *walk, const struct debug_row *row) {
	struct out *out = &walk->of->printing->out;
	switch ((enum debug_row_kind)row->kind) {
	case DEBUG_ROW_RANGE:
		out_text(out, ".range ");
		unit_put_address(out, walk->of, row->first);
		out_text(out, ", ");
		unit_put_address(out, walk->of, row->past);
		break;
	case DEBUG_ROW_DEFAULT: out_text(out, ".default"); break;
	case DEBUG_ROW_BASE:
		out_text(out, "// base ");
		unit_put_address(out, walk->of, row->first);
		break;
	case DEBUG_ROW_END: break;
	}
}

static void put_row(struct unit_walk *walk, const struct debug_list *list, const struct debug_row *row,
                    unsigned depth) {
	struct out *out = &walk->of->printing->out;
	size_t start = out->text.size;
	if (row->kind == DEBUG_ROW_END && !row->problem)
		return;
	unit_put_indent(out, depth);
	if (!row->problem)
		put_row_head(walk, row);
	printing_comment(out, start);
	out_printf(out, "0x%" PRIx64, row->offset);
	if (row->name)
		out_printf(out, ": DW_%s_%s", list->is_location ? "LLE" : "RLE", row->name);
	if (row->kind == DEBUG_ROW_RANGE && !row->problem)
		put_functions(out, walk->of, row);
	if (row->problem)
		out_printf(out, " ... problem: %s", row->problem);
	out_text(out, "\n");
	if (row->bytes)
		put_expression(walk, list->section, row->bytes, row->size, depth + 1);
	out_flush_large(out);
}

static uint64_t row_size(const struct debug_list *list, const struct debug_row *row) {
	return debug_input_offset(&list->in) - row->offset;
}

static void put_list(struct unit_walk *walk, const struct debug_value *value, unsigned depth) {
	struct debug_list list = debug_list_begin(&walk->of->units, walk->unit, value);
	struct debug_row row;
	size_t count = 0, more = 0;
	while (debug_list_next(&list, &row)) {
		if (row.problem || unit_shows_row(walk->of, count++, row_size(&list, &row)))
			put_row(walk, &list, &row, depth);
		else
			more += row.kind != DEBUG_ROW_END;
	}
	if (!more)
		return;
	unit_put_indent(&walk->of->printing->out, depth);
	out_printf(&walk->of->printing->out, "// and %zu more; --all prints them\n", more);
}

/* ---- attributes ---- */

/* Forms whose numbers are indices or places, which the value does not show. */
static bool has_number_of_its_own(const struct debug_value *value) {
	switch ((enum debug_value_kind)value->kind) {
	case DEBUG_VALUE_ADDRESS: return value->form != DW_FORM_addr;
	case DEBUG_VALUE_STRING: return value->form_row->size != SIZE_STRING;
	case DEBUG_VALUE_LOCATIONS:
	case DEBUG_VALUE_RANGES: return true;
	default: return false;
	}
}

static void put_value_comment(struct unit_walk *walk, const struct debug_value *value) {
	struct out *out = &walk->of->printing->out;
	if (value->specification->form == DW_FORM_indirect)
		out_text(out, "DW_FORM_indirect ");
	unit_put_form(out, value->form);
	if (has_number_of_its_own(value))
		out_printf(out, " 0x%" PRIx64, value->number);
	bool is_linked = walk->of->printing->object->elf.type != ET_REL;
	if (value->kind == DEBUG_VALUE_ADDRESS && !value->problem && is_linked) {
		size_t start = out->text.size;
		out_text(out, ", ");
		if (!unit_put_function(out, walk->of, value->address))
			out->text.size = start;
	}
	if (value->problem)
		out_printf(out, " ... problem: %s", value->problem);
}

static void put_attribute(struct unit_walk *walk, const struct debug_value *value) {
	struct out *out = &walk->of->printing->out;
	size_t start = out->text.size, named;
	unit_put_indent(out, walk->depth);
	unit_put_named(out, DWARF_ATTRIBUTE, value->specification->name, value->specification->attribute);
	out_text(out, " ");
	named = out->text.size;
	struct debug_value shown = *value;
	shown.size = value->string ? unit_shown_text(walk->of, value->size) : value->size;
	unit_put_value(out, walk->of, &shown);
	if (out->text.size == named)
		out->text.size--;
	printing_comment(out, start);
	put_value_comment(walk, value);
	if (shown.size < value->size)
		out_printf(out, ", and %zu more bytes; --all prints them", value->size - shown.size);
	out_text(out, "\n");
	if (value->kind == DEBUG_VALUE_EXPRESSION)
		put_expression(walk, walk->unit->section, value->bytes, value->size, walk->depth + 1);
	else if (!value->problem && (value->kind == DEBUG_VALUE_LOCATIONS || value->kind == DEBUG_VALUE_RANGES))
		put_list(walk, value, walk->depth + 1);
	out_flush_large(out);
}

/* ---- entries ---- */

static void put_entry(struct unit_walk *walk, const struct debug_entry *entry) {
	struct out *out = &walk->of->printing->out;
	struct debug_attributes attributes = debug_attributes_begin(&walk->of->units, walk->unit, entry);
	struct debug_value value;
	unit_put_indent(out, walk->depth);
	unit_put_named(out, DWARF_TAG, entry->abbreviation->tag_name, entry->abbreviation->tag);
	out_text(out, " ");
	unit_put_label(out, walk->unit, entry->offset);
	out_text(out, "\n");
	walk->depth++;
	walk->arena = arena_new_below(walk->of->printing->arena);
	while (debug_attributes_next(&attributes, &value))
		put_attribute(walk, &value);
	arena_free(walk->arena);
}

static void end_entry(struct unit_walk *walk) {
	unit_put_indent(&walk->of->printing->out, --walk->depth);
	out_text(&walk->of->printing->out, "end\n");
	walk->open = walk->unit->entries.items[walk->open].parent;
}

/* Ends of entries that come before one. */
static void end_entries_before(struct unit_walk *walk, size_t index) {
	while (walk->open != DEBUG_NO_ENTRY && walk->unit->entries.items[walk->open].past <= index)
		end_entry(walk);
}

static void put_entries(struct unit_walk *walk) {
	const struct debug_unit *unit = walk->unit;
	for (size_t i = 0; i < unit->entries.count;) {
		const struct debug_entry *entry = &unit->entries.items[i];
		if (!wants(walk->of, unit, entry)) {
			i = entry->past;
			continue;
		}
		end_entries_before(walk, i);
		put_entry(walk, entry);
		walk->open = (uint32_t)i++;
	}
	end_entries_before(walk, SIZE_MAX);
}

/* ---- units ---- */

static const char *const unit_types[] = {
    [DW_UT_compile] = "compile",
    [DW_UT_type] = "type",
    [DW_UT_partial] = "partial",
    [DW_UT_skeleton] = "skeleton",
    [DW_UT_split_compile] = "split_compile",
    [DW_UT_split_type] = "split_type",
};

static bool is_type(const struct debug_unit *unit) {
	return unit->type == DW_UT_type || unit->type == DW_UT_split_type;
}

static bool has_signature(const struct debug_unit *unit) {
	return is_type(unit) || unit->type == DW_UT_skeleton || unit->type == DW_UT_split_compile;
}

static void put_header(struct out *out, const struct debug_unit *unit) {
	out_printf(out, "\n// 0x%" PRIx64 " to 0x%" PRIx64, unit->offset, unit->past);
	if (!unit->abbreviations)
		return;
	out_printf(out, ": DW_UT_%s, version %u, %u bits, addresses of %u bytes, abbreviations at 0x%" PRIx64,
	           unit_types[unit->type], unit->version, unit->format.offset_size * 8U, unit->format.address_size,
	           unit->abbreviations_offset);
	if (has_signature(unit))
		out_printf(out, ", %s 0x%016" PRIx64, is_type(unit) ? "signature" : "ID", unit->signature);
	if (is_type(unit))
		out_printf(out, ", type at 0x%" PRIx64, unit->offset + unit->type_offset);
}

static void put_unit(struct unit_printing *of, const struct debug_unit *unit) {
	struct out *out = &of->printing->out;
	struct unit_walk walk = {.of = of, .unit = unit, .open = DEBUG_NO_ENTRY, .depth = 1};
	of->unit = unit;
	put_header(out, unit);
	out_text(out, "\n");
	if (unit->entries.count) {
		out_printf(out, ".amdgpu_dwarf_unit %u\n", unit->version);
		put_entries(&walk);
		out_text(out, ".end_amdgpu_dwarf_unit\n");
	}
	if (unit->problem)
		out_printf(out, "// 0x%" PRIx64 ": problem: %s\n", unit->problem_offset, unit->problem);
	out_flush_large(out);
}

static void put_problem(struct out *out, const struct debug_section *section) {
	if (section->section && section->problem)
		out_printf(out, "// problem of %s: %s\n", section->section->name, section->problem);
	if (section->section && section->remark)
		out_printf(out, "// problem of %s: %s\n", section->section->name, section->remark);
}

static void put_sections(struct unit_printing *of) {
	struct out *out = &of->printing->out;
	size_t next = 0;
	for (size_t i = 0; i < of->units.sections.count; i++) {
		const struct debug_section *section = of->units.sections.items[i];
		out_printf(out, "\n// Units in %s, registers of wavefronts of %u:\n", section->section->name, of->units.wave);
		put_problem(out, section);
		for (; next < of->units.list.count && of->units.list.items[next].section == section; next++)
			put_unit(of, &of->units.list.items[next]);
	}
}

static void note_problems(const struct unit_printing *of) {
	for (size_t i = 0; i < of->units.sections.count; i++)
		printing_note(of->printing, of->units.sections.items[i]->problem);
	for (size_t i = 0; i < of->units.list.count; i++)
		printing_note(of->printing, of->units.list.items[i].problem);
	printing_note(of->printing, of->units.abbreviations.section.problem);
	for (unsigned kind = 0; kind < DEBUG_SECTION_KINDS; kind++)
		printing_note(of->printing, of->units.others[kind].problem);
}

static void begin(struct unit_printing *of, struct printing *printing) {
	unit_printing_begin(of, printing, printing->options->dwarf_reading);
}

void print_units(struct printing *printing) {
	struct unit_printing of;
	begin(&of, printing);
	put_sections(&of);
	note_problems(&of);
	if (!of.units.sections.count)
		return;
	put_problem(&printing->out, &of.units.abbreviations.section);
	for (unsigned kind = 0; kind < DEBUG_SECTION_KINDS; kind++)
		put_problem(&printing->out, &of.units.others[kind]);
}

/* ---- JSON ---- */

/* What was written, as a string; the text is empty then. */
static void json_written(struct json *json, const char *key, struct out *text) {
	if (key)
		json_key(json, key);
	json_string(json, (const char *)text->text.data, text->text.size);
	text->text.size = 0;
}

static void json_address(struct json *json, const char *key, const struct unit_printing *of,
                         struct debug_address address, struct out *text) {
	json_key(json, key);
	json_begin(json, '{');
	json_unsigned_entry(json, "value", address.value);
	if (address.section)
		json_entry(json, "section", of->printing->object->elf.sections[address.section].name);
	if (unit_put_function(text, of, address))
		json_written(json, "symbol", text);
	json_end(json, '}');
}

static void json_expression(struct json *json, struct unit_walk *walk, const struct debug_section *section,
                            const uint8_t *bytes, size_t size, struct out *text) {
	struct unit_expression made = unit_expression_of(walk->of, walk->arena, section, bytes, size);
	json_key(json, "bytes");
	json_hex(json, bytes, size);
	json_key(json, "expression");
	json_begin(json, '[');
	for (size_t i = 0; i < made.expression.steps.count; i++) {
		dwarf_step_text(&text->text, &walk->of->naming, &made.expression, i);
		json_written(json, NULL, text);
	}
	json_end(json, ']');
	json_entry(json, "dwarf_extensions", made.generation == DWARF_2021 ? "2021" : "llvm");
	if (made.problem)
		json_entry(json, "expression_problem", made.problem);
}

static void json_row(struct json *json, struct unit_walk *walk, const struct debug_list *list,
                     const struct debug_row *row, struct out *text) {
	static const char *const kinds[] = {[DEBUG_ROW_END] = "end",
	                                    [DEBUG_ROW_BASE] = "base",
	                                    [DEBUG_ROW_RANGE] = "range",
	                                    [DEBUG_ROW_DEFAULT] = "default"};
	json_begin(json, '{');
	json_unsigned_entry(json, "offset", row->offset);
	json_entry(json, "kind", kinds[row->kind]);
	if (row->name) {
		out_printf(text, "DW_%s_%s", list->is_location ? "LLE" : "RLE", row->name);
		json_written(json, "name", text);
	}
	if (!row->problem && (row->kind == DEBUG_ROW_RANGE || row->kind == DEBUG_ROW_BASE))
		json_address(json, "first", walk->of, row->first, text);
	if (!row->problem && row->kind == DEBUG_ROW_RANGE)
		json_address(json, "past", walk->of, row->past, text);
	if (row->bytes)
		json_expression(json, walk, list->section, row->bytes, row->size, text);
	if (row->problem)
		json_entry(json, "problem", row->problem);
	json_end(json, '}');
	out_flush_large(json->out);
}

static void json_list(struct json *json, struct unit_walk *walk, const struct debug_value *value, struct out *text) {
	struct debug_list list = debug_list_begin(&walk->of->units, walk->unit, value);
	struct debug_row row;
	json_key(json, "rows");
	json_begin(json, '[');
	size_t count = 0, more = 0;
	while (debug_list_next(&list, &row)) {
		if (row.problem || unit_shows_row(walk->of, count++, row_size(&list, &row)))
			json_row(json, walk, &list, &row, text);
		else
			more++;
	}
	json_end(json, ']');
	if (more)
		json_unsigned_entry(json, "more_rows", more);
}

static void json_number_value(struct json *json, const struct debug_value *value) {
	char name[64];
	json_key(json, "number");
	if (debug_value_is_signed(value))
		json_signed(json, (int64_t)value->number);
	else
		json_unsigned(json, value->number);
	if (value->specification->name && dwarf_value_name(value->specification->name, value->number, name))
		json_entry(json, "named", name);
}

static void json_value(struct json *json, struct unit_walk *walk, const struct debug_value *value, struct out *text) {
	switch ((enum debug_value_kind)value->kind) {
	case DEBUG_VALUE_ADDRESS:
		if (!value->problem)
			json_address(json, "address", walk->of, value->address, text);
		return;
	case DEBUG_VALUE_NUMBER: json_number_value(json, value); return;
	case DEBUG_VALUE_FLAG:
		json_key(json, "flag");
		json_boolean(json, value->number);
		return;
	case DEBUG_VALUE_BYTES:
		json_key(json, "bytes");
		json_hex(json, value->bytes, value->size);
		return;
	case DEBUG_VALUE_STRING: {
		if (!value->string)
			return;
		json_key(json, "string");
		size_t shown = unit_shown_text(walk->of, value->size);
		json_string(json, value->string, shown);
		if (shown < value->size)
			json_unsigned_entry(json, "more_bytes", value->size - shown);
		return;
	}
	case DEBUG_VALUE_EXPRESSION:
		json_expression(json, walk, walk->unit->section, value->bytes, value->size, text);
		return;
	case DEBUG_VALUE_ENTRY: json_unsigned_entry(json, "entry", value->place); return;
	case DEBUG_VALUE_PLACE: json_unsigned_entry(json, "place", value->place); return;
	case DEBUG_VALUE_SIGNATURE: json_unsigned_entry(json, "signature", value->number); return;
	case DEBUG_VALUE_SUPPLEMENT: json_unsigned_entry(json, "supplement", value->number); return;
	case DEBUG_VALUE_LOCATIONS:
	case DEBUG_VALUE_RANGES:
		if (value->problem)
			return;
		json_unsigned_entry(json, "place", value->place);
		json_list(json, walk, value, text);
		return;
	}
}

static void json_attribute(struct json *json, struct unit_walk *walk, const struct debug_value *value,
                           struct out *text) {
	json_begin(json, '{');
	unit_put_named(text, DWARF_ATTRIBUTE, value->specification->name, value->specification->attribute);
	json_written(json, "name", text);
	unit_put_form(text, value->form);
	json_written(json, "form", text);
	if (has_number_of_its_own(value))
		json_unsigned_entry(json, "index", value->number);
	json_value(json, walk, value, text);
	if (value->problem)
		json_entry(json, "problem", value->problem);
	json_end(json, '}');
	out_flush_large(json->out);
}

static void json_entry_of(struct json *json, struct unit_walk *walk, const struct debug_entry *entry,
                          struct out *text) {
	struct debug_attributes attributes = debug_attributes_begin(&walk->of->units, walk->unit, entry);
	const struct debug_entry *parent = debug_entry_parent(walk->unit, entry);
	struct debug_value value;
	json_begin(json, '{');
	json_unsigned_entry(json, "offset", entry->offset);
	unit_put_named(text, DWARF_TAG, entry->abbreviation->tag_name, entry->abbreviation->tag);
	json_written(json, "tag", text);
	if (parent)
		json_unsigned_entry(json, "parent", parent->offset);
	json_key(json, "attributes");
	json_begin(json, '[');
	walk->arena = arena_new_below(walk->of->printing->arena);
	while (debug_attributes_next(&attributes, &value))
		json_attribute(json, walk, &value, text);
	arena_free(walk->arena);
	json_end(json, ']');
	json_end(json, '}');
}

static void json_entries(struct json *json, struct unit_walk *walk) {
	struct out text = {.text = buffer_in(walk->of->printing->arena)};
	const struct debug_unit *unit = walk->unit;
	json_key(json, "entries");
	json_begin(json, '[');
	for (size_t i = 0; i < unit->entries.count;) {
		const struct debug_entry *entry = &unit->entries.items[i];
		bool wanted = wants(walk->of, unit, entry);
		if (wanted)
			json_entry_of(json, walk, entry, &text);
		i = wanted ? i + 1 : entry->past;
	}
	json_end(json, ']');
	buffer_release(&text.text);
}

static void json_header(struct json *json, const struct debug_unit *unit) {
	json_unsigned_entry(json, "version", unit->version);
	json_entry(json, "type", unit_types[unit->type]);
	json_unsigned_entry(json, "offset_size", unit->format.offset_size);
	json_unsigned_entry(json, "address_size", unit->format.address_size);
	json_unsigned_entry(json, "abbreviations", unit->abbreviations_offset);
	if (has_signature(unit))
		json_unsigned_entry(json, "signature", unit->signature);
	if (is_type(unit))
		json_unsigned_entry(json, "type_entry", unit->offset + unit->type_offset);
}

static void json_unit(struct json *json, struct unit_printing *of, const struct debug_unit *unit) {
	struct unit_walk walk = {.of = of, .unit = unit};
	of->unit = unit;
	json_begin(json, '{');
	json_entry(json, "section", unit->section->section->name);
	json_unsigned_entry(json, "offset", unit->offset);
	json_unsigned_entry(json, "end", unit->past);
	if (unit->abbreviations)
		json_header(json, unit);
	json_entries(json, &walk);
	if (unit->problem) {
		json_entry(json, "problem", unit->problem);
		json_unsigned_entry(json, "problem_offset", unit->problem_offset);
	}
	json_end(json, '}');
}

void json_units(struct json *json, struct printing *printing) {
	struct unit_printing of;
	begin(&of, printing);
	json_key(json, "units");
	json_begin(json, '[');
	for (size_t i = 0; i < of.units.list.count; i++)
		json_unit(json, &of, &of.units.list.items[i]);
	json_end(json, ']');
	note_problems(&of);
}

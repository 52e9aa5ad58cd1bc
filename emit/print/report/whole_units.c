/* whole_units.c: the units of a whole object as blocks of which the assembler makes the same .debug_info and
 * .debug_abbrev.
 *
 * Values are written with their forms, as the form has them: indices and places in other sections, which are data of
 * their own. What they refer to is in comments. Blocks are made before anything is printed: where something can't be
 * said in them, the sections are printed as data. */
#include "whole.h"

#include <inttypes.h>

#include "base/leb128.h"
#include "base/name.h"
#include "unit_text.h"

struct unit_source {
	struct whole *whole;
	struct unit_printing of;
	uint32_t section, abbreviations; /* numbers of .debug_info and .debug_abbrev */
	size_t next;                     /* of the relocations of .debug_info, the first that was not written */
	bool good;                       /* everything could be said up to here */
	struct out out;
	struct arena *arena;           /* of what a unit needs */
	const struct debug_unit *unit; /* that is written */
	uint32_t open;                 /* the entry whose end comes next; DEBUG_NO_ENTRY: none */
	unsigned depth;
};

static void require(struct unit_source *source, bool promise) {
	source->good = source->good && promise;
}

/* ---- relocations ---- */

/* The one relocation of a value, if it has any: those that are passed over could not be said. */
static const struct whole_relocation *take_relocation(struct unit_source *source, uint64_t offset, unsigned width) {
	const struct whole_section *section = &source->whole->sections[source->section];
	if (source->next == section->relocation_count)
		return NULL;
	const struct whole_relocation *next = &section->relocations[source->next];
	if (next->offset >= offset + width)
		return NULL;
	source->next++;
	require(source, next->offset == offset);
	return next;
}

static bool put_relocated(void *context, struct out *out, uint64_t offset, unsigned width) {
	struct unit_source *source = context;
	struct out *before = source->whole->out;
	const struct whole_relocation *relocation = take_relocation(source, offset, width);
	if (!relocation)
		return false;
	source->whole->out = out;
	require(source, whole_put_sum(source->whole, source->section, relocation, width));
	source->whole->out = before;
	return true;
}

/* ---- sizes ---- */

/* The bytes that the assembler makes of a value. */
static uint64_t value_size(const struct debug_unit *unit, const struct debug_value *value) {
	enum { DATA16_SIZE = 16 };
	unsigned size = value->form_row->size;
	switch (size) {
	case SIZE_ADDRESS: return unit->format.address_size;
	case SIZE_OFFSET: return unit->format.offset_size;
	case SIZE_REF_ADDR: return unit->version == 2 ? unit->format.address_size : unit->format.offset_size;
	case SIZE_ULEB: return leb_size(value->number, false);
	case SIZE_SLEB: return leb_size(value->number, true);
	case SIZE_ULEB_AND_4: return leb_size(value->number, false) + 4;
	case SIZE_STRING: return value->size + 1;
	case SIZE_BLOCK1:
	case SIZE_BLOCK2:
	case SIZE_BLOCK4: return (1U << (size - SIZE_BLOCK1)) + value->size;
	case SIZE_ULEB_BLOCK: return leb_size(value->size, false) + value->size;
	default: return size;
	}
}

/* Where the value is, behind a form that is in front of it. */
static uint64_t value_offset(const struct debug_value *value) {
	bool indirect = value->specification->form == DW_FORM_indirect;
	return value->offset + (indirect ? leb_size(value->form, false) : 0);
}

/* ---- values ---- */

/* Whether the assembler knows that the attribute has such values; else its number is written, which may have any. */
static bool suits(const struct debug_unit *unit, const struct debug_value *value) {
	const struct dwarf_attribute *row = value->specification->row;
	return row && dwarf_attribute_classes(row->classes, value->specification->attribute, unit->version) &
	                  dwarf_form_classes(value->form, unit->version);
}

static void put_plain_number(struct unit_source *source, const struct debug_value *value) {
	struct out *out = &source->out;
	if (value->form_row->size == SIZE_ULEB_AND_4)
		out_printf(out, "%" PRIu64 ", %" PRIu64, value->number, value->added);
	else if (value->kind == DEBUG_VALUE_NUMBER && (debug_value_is_signed(value) || value->number <= INT64_MAX))
		unit_put_number(out, value);
	else
		out_printf(out, "0x%" PRIx64, value->number);
}

static bool put_label(struct unit_source *source, const struct debug_value *value) {
	if (value->form_row->size == SIZE_REF_ADDR || !debug_entry_at(source->unit, value->place))
		return false;
	unit_put_label(&source->out, source->unit, value->place);
	return true;
}

static void put_value(struct unit_source *source, const struct debug_value *value) {
	struct out *out = &source->out;
	uint64_t size = value_size(source->unit, value);
	if (value->form == DW_FORM_flag_present)
		return;
	if (value->form_row->size == SIZE_STRING)
		out_quoted(out, value->string, strlen(value->string));
	else if (value->kind == DEBUG_VALUE_BYTES)
		unit_put_bytes(out, value->bytes, value->size);
	else if (value->form != DW_FORM_implicit_const && put_relocated(source, out, value_offset(value), (unsigned)size))
		return;
	else if (value->kind != DEBUG_VALUE_ENTRY || !put_label(source, value))
		put_plain_number(source, value);
}

/* What it refers to. */
static void put_comment(struct unit_source *source, const struct debug_value *value, size_t start) {
	struct out *out = &source->out;
	bool is_far = value->kind == DEBUG_VALUE_STRING && value->form_row->size != SIZE_STRING && value->string;
	bool is_address = value->kind == DEBUG_VALUE_ADDRESS && value->form != DW_FORM_addr && !value->problem;
	if (!is_far && !is_address)
		return;
	printing_comment(out, start);
	if (is_far)
		out_quoted(out, value->string, strlen(value->string));
	else
		unit_put_address(out, &source->of, value->address);
}

/* Operations, or the bytes of what operations don't make. */
static void put_expression(struct unit_source *source, const struct debug_value *value) {
	struct unit_expression made =
	    unit_expression_of(&source->of, source->arena, source->unit->section, value->bytes, value->size);
	bool plain = !made.problem && made.generation == DWARF_LLVM &&
	             dwarf_expression_is_plain(&made.expression, value->size, &source->unit->format);
	if (!plain) {
		out_text(&source->out, value->size ? " " : "");
		unit_put_bytes(&source->out, value->bytes, value->size);
		return;
	}
	out_text(&source->out, "\n");
	unit_put_operations(&source->out, &source->of, &made.expression, source->depth + 1);
}

static void put_attribute(struct unit_source *source, const struct debug_value *value, uint64_t past) {
	struct out *out = &source->out;
	const struct debug_specification *specification = value->specification;
	size_t start = out->text.size;
	require(source, past == value_offset(value) + value_size(source->unit, value));
	unit_put_indent(out, source->depth);
	unit_put_named(out, DWARF_ATTRIBUTE, suits(source->unit, value) ? specification->name : NULL,
	               specification->attribute);
	out_text(out, specification->form == DW_FORM_indirect ? " DW_FORM_indirect " : " ");
	unit_put_form(out, value->form);
	require(source, value->form_row->version <= source->unit->version);
	if (value->kind == DEBUG_VALUE_EXPRESSION) {
		put_expression(source, value);
	} else {
		out_text(out, value->form == DW_FORM_flag_present ? "" : " ");
		put_value(source, value);
		put_comment(source, value, start);
	}
	out_text(out, "\n");
}

/* ---- entries ---- */

static void end_entries_before(struct unit_source *source, size_t index) {
	while (source->open != DEBUG_NO_ENTRY && source->unit->entries.items[source->open].past <= index) {
		unit_put_indent(&source->out, --source->depth);
		out_text(&source->out, "end\n");
		source->open = source->unit->entries.items[source->open].parent;
	}
}

static void put_entry(struct unit_source *source, uint32_t index) {
	struct out *out = &source->out;
	const struct debug_entry *entry = &source->unit->entries.items[index];
	struct debug_attributes attributes = debug_attributes_begin(&source->of.units, source->unit, entry);
	struct debug_value value;
	require(source, debug_input_offset(&attributes.in) == entry->offset + leb_size(entry->abbreviation->code, false));
	require(source, entry->abbreviation->has_children == (entry->past > index + 1));
	unit_put_indent(out, source->depth++);
	unit_put_named(out, DWARF_TAG, entry->abbreviation->tag_name, entry->abbreviation->tag);
	out_text(out, " ");
	unit_put_label(out, source->unit, entry->offset);
	out_text(out, "\n");
	while (debug_attributes_next(&attributes, &value))
		put_attribute(source, &value, debug_input_offset(&attributes.in));
	source->open = index;
}

/* ---- abbreviations ---- */

static void put_shape(struct buffer *bytes, const struct debug_abbreviation *abbreviation) {
	leb_put(bytes, abbreviation->tag, false);
	leb_put(bytes, abbreviation->has_children ? DW_CHILDREN_yes : DW_CHILDREN_no, false);
	for (size_t i = 0; i < abbreviation->specifications.count; i++) {
		const struct debug_specification *of = &abbreviation->specifications.items[i];
		leb_put(bytes, of->attribute, false);
		leb_put(bytes, of->form, false);
		if (of->form == DW_FORM_implicit_const)
			leb_put(bytes, (uint64_t)of->constant, true);
	}
	buffer_put_zeros(bytes, 2);
}

/* No entry of a source has an attribute twice. */
static bool has_twice(const struct debug_abbreviation *abbreviation, uint64_t *seen, uint64_t number) {
	for (size_t i = 0; i < abbreviation->specifications.count; i++) {
		uint64_t *last = &seen[abbreviation->specifications.items[i].attribute];
		if (*last == number)
			return true;
		*last = number;
	}
	return false;
}

/* Whether the table is that which the assembler makes: each abbreviation where it is used first, none like another. */
static bool is_own_table(struct unit_source *source, const struct debug_unit *unit) {
	const struct debug_section *section = &source->of.units.abbreviations.section;
	struct buffer bytes = buffer_in(source->arena);
	struct names shapes;
	uint64_t *seen = arena_zeroed(source->arena, UINT16_MAX + 1, sizeof *seen), codes = 0;
	names_init(&shapes, source->arena);
	for (size_t i = 0; i < unit->entries.count; i++) {
		const struct debug_abbreviation *abbreviation = unit->entries.items[i].abbreviation;
		if (abbreviation->code <= codes)
			continue;
		if (abbreviation->code != ++codes || has_twice(abbreviation, seen, codes))
			return false;
		leb_put(&bytes, codes, false);
		size_t start = bytes.size, known = shapes.count;
		put_shape(&bytes, abbreviation);
		name_intern(&shapes, (const char *)bytes.data + start, bytes.size - start);
		if (shapes.count == known)
			return false;
	}
	buffer_put_zeros(&bytes, 1);
	const struct debug_abbreviation_table *table = unit->abbreviations;
	return table->past - table->offset == bytes.size &&
	       memcmp(section->bytes + table->offset, bytes.data, bytes.size) == 0;
}

/* ---- units ---- */

static bool has_own_header(const struct unit_source *source, const struct debug_unit *unit) {
	const struct debug_unit *first = &source->of.units.list.items[0];
	uint32_t tag = unit->entries.items[0].abbreviation->tag;
	uint8_t type = tag == DW_TAG_partial_unit && unit->version >= 5 ? DW_UT_partial : DW_UT_compile;
	return (tag == DW_TAG_compile_unit || tag == DW_TAG_partial_unit) && unit->type == type &&
	       unit->format.address_size == 8 && unit->format.offset_size == first->format.offset_size &&
	       unit->filling == unit->past;
}

/* The header has the place of the table. */
static bool take_table(struct unit_source *source, const struct debug_unit *unit) {
	enum { SHORT_LENGTH = 4, LONG_LENGTH = 12, VERSION = 2, TYPE_AND_SIZE = 2 };
	unsigned width = unit->format.offset_size;
	uint64_t offset = unit->offset + (width == 8 ? LONG_LENGTH : SHORT_LENGTH) + VERSION;
	offset += unit->version >= 5 ? TYPE_AND_SIZE : 0;
	const struct whole_relocation *relocation = take_relocation(source, offset, width);
	if (source->whole->elf->type != ET_REL)
		return !relocation;
	if (!relocation || relocation->symbol || relocation->section != source->abbreviations)
		return false;
	if (relocation->type != (width == 8 ? R_AMDGPU_ABS64 : R_AMDGPU_ABS32))
		return false;
	return relocation->in_bytes || ((uint64_t)relocation->addend == unit->abbreviations_offset &&
	                                !load_le(unit->section->section->bytes + offset, width));
}

static bool put_unit(struct unit_source *source, const struct debug_unit *unit) {
	source->unit = source->of.unit = unit;
	source->open = DEBUG_NO_ENTRY;
	source->depth = 1;
	source->arena = arena_new_below(source->whole->arena);
	require(source, has_own_header(source, unit) && take_table(source, unit) && is_own_table(source, unit));
	out_printf(&source->out, "\n.amdgpu_dwarf_unit %u\n", unit->version);
	for (uint32_t i = 0; i < unit->entries.count && source->good; i++) {
		end_entries_before(source, i);
		put_entry(source, i);
	}
	if (source->good)
		end_entries_before(source, SIZE_MAX);
	out_text(&source->out, ".end_amdgpu_dwarf_unit\n");
	arena_free(source->arena);
	return source->good;
}

/* ---- sections ---- */

/* Whether the assembler's section of the name is this one, with nothing of its own. */
static bool is_plain(const struct whole *whole, const struct debug_section *section, uint32_t *number) {
	struct code_part part;
	if (!section->section || section->problem || section->remark)
		return false;
	*number = (uint32_t)(section->section - whole->elf->sections);
	code_begin_section(&whole->code, section->section, &part);
	return whole->sections[*number].printed && whole->sections[*number].has_name && !whole->sections[*number].group &&
	       section->section->type == SHT_PROGBITS && !section->section->flags && section->section->alignment <= 1 &&
	       !part.symbol_count;
}

/* Names in blocks mean labels of entries, and the names of DWARF, before they mean symbols. */
static bool has_other_names(const struct whole *whole) {
	const struct elf_symbols *symbols = &whole->assembly.object->symbols;
	for (size_t i = 1; i < symbols->count; i++)
		if (strncmp(symbols->items[i].name, "e0x", 3) == 0 || strncmp(symbols->items[i].name, "DW_", 3) == 0)
			return true;
	return false;
}

static bool are_in_order(const struct debug_units *units) {
	uint64_t offset = 0, table = 0;
	for (size_t i = 0; i < units->list.count; i++) {
		const struct debug_unit *unit = &units->list.items[i];
		if (unit->problem || unit->offset != offset || unit->abbreviations_offset != table)
			return false;
		offset = unit->past;
		table = unit->abbreviations->past;
	}
	return units->list.count && table == units->abbreviations.section.size;
}

bool whole_has_long_units(struct printing *printing) {
	struct debug_units units;
	debug_units_read(&units, printing->arena, printing->object, KD_DWARF_READ_ANY);
	return units.list.count && units.list.items[0].format.offset_size == 8;
}

void whole_read_units(struct whole *whole) {
	struct unit_source *source = arena_zeroed(whole->arena, 1, sizeof *source);
	*source = (struct unit_source){.whole = whole, .good = true, .out = {.text = buffer_in(whole->arena)}};
	unit_printing_begin(&source->of, whole->assembly.printing, KD_DWARF_READ_LLVM);
	source->of.put_relocated = put_relocated;
	source->of.context = source;
	const struct debug_units *units = &source->of.units;
	if (units->sections.count != 1 || !is_plain(whole, units->sections.items[0], &source->section) ||
	    !is_plain(whole, &units->abbreviations.section, &source->abbreviations) || !are_in_order(units) ||
	    whole->sections[source->abbreviations].relocation_count || has_other_names(whole))
		return;
	for (size_t i = 0; i < units->list.count; i++)
		if (!put_unit(source, &units->list.items[i]))
			return;
	if (source->next != whole->sections[source->section].relocation_count)
		return;
	whole->sections[source->section].is_made = true;
	whole->sections[source->abbreviations].is_made = true;
	whole->units = &source->out;
}

/* dwarf_unit.c: .amdgpu_dwarf_unit while it is read: tags, attributes, rows of lists. */
#include <inttypes.h>

#include "actions.h"
#include "dwarf_unit.h"

#include "base/dwarf_numbers.h"
#include "base/suggest.h"
#include "module/section.h"
#include "module/symbol.h"

enum {
	VERSION_LEAST = 2,
	VERSION_MOST = 5,
	DEPTH_LIMIT = 1 << 16,
	ATTRIBUTE_LIMIT = 1024, /* of an entry: each is compared with those before it */
};

static const char end_of_entry[] = "end", row_of_range[] = ".range", row_of_rest[] = ".default";

static void make_units(struct reader *reader) {
	struct dwarf_units *units = arena_zeroed(reader->arena, 1, sizeof *units);
	names_init(&units->labels, reader->arena);
	names_init(&units->strings, reader->arena);
	names_init(&units->shapes, reader->arena);
	reader->dwarf->units = units;
}

static void open(struct record_line *line) {
	struct reader *reader = line->reader;
	struct dwarf_unit *unit = arena_zeroed(reader->arena, 1, sizeof *unit);
	if (!reader->dwarf->units)
		make_units(reader);
	reader->records->unit = unit;
	unit->pos = line->word_at.start;
	unit->generation = reader->dwarf->generation;
	unit->given_numbers = reader->dwarf->given.count;
	names_init(&unit->labels, reader->arena);
	kd_pos pos = record_pos(line);
	if (!record_unsigned(line, 8, &unit->version) || !record_end(line))
		return;
	if (unit->version < VERSION_LEAST || unit->version > VERSION_MOST)
		diag_error(reader->diag, pos, "a unit has version %d to %d of DWARF, not %" PRIu64, VERSION_LEAST, VERSION_MOST,
		           unit->version);
	else if (unit->version == VERSION_LEAST && reader->module->dwarf64)
		diag_error(reader->diag, pos, "DWARF 2 has no 64-bit format: leave -dwarf64 out, or write version 3");
}

/* ---- names ---- */

static void report_unknown(const struct record_line *line, enum dwarf_family family, struct text word, kd_pos pos) {
	char ending[SUGGEST_ENDING_SIZE];
	struct arena *arena = line->reader->arena;
	struct suggestions found = suggest_for(word.at, word.length);
	for (size_t i = 0; diag_may_suggest(line->reader->diag) && dwarf_family_name(family, i); i++)
		suggest_consider(&found,
		                 arena_printf(arena, "%s%s", dwarf_family_prefix(family), dwarf_family_name(family, i)));
	diag_error(line->reader->diag, pos, "there is no name '%.*s' of DWARF%s",
	           (int)(word.length < 64 ? word.length : 64), word.at, suggest_ending(&found, ending));
}

static bool has_prefix(struct text word, enum dwarf_family family) {
	const char *prefix = dwarf_family_prefix(family);
	return word.length >= strlen(prefix) && memcmp(word.at, prefix, strlen(prefix)) == 0;
}

static const struct name *name_of(const struct record_line *line, struct text word) {
	return name_intern(&line->reader->module->names, word.at, word.length);
}

/* ---- entries ---- */

/* The second word of a tag's line. */
static void take_label(struct record_line *line, struct unit_entry *entry) {
	struct text label = record_word(line);
	if (!label.length)
		return;
	struct reader *reader = line->reader;
	struct name *own = name_intern(&entry->unit->labels, label.at, label.length);
	if (own->entry)
		diag_error(reader->diag, text_pos(reader, label.at), "the unit has an entry '%.*s' already", NAME_ARGS(own));
	own->entry = entry;
	size_t known = reader->dwarf->units->labels.count;
	struct name *shared = name_intern(&reader->dwarf->units->labels, label.at, label.length);
	shared->entry = reader->dwarf->units->labels.count > known ? entry : NULL;
	entry->symbol = symbol_unnamed(reader->module, text_pos(reader, label.at));
}

static bool is_function(const struct unit_entry *entry) {
	return entry->tag == DW_TAG_subprogram || entry->tag == DW_TAG_inlined_subroutine ||
	       entry->tag == DW_TAG_entry_point;
}

/* 0 after an error: the lines of the entry are read all the same. */
static uint32_t find_tag(const struct record_line *line, const struct dwarf_unit *unit) {
	uint32_t tag = 0;
	if (!dwarf_name_number(DWARF_TAG, line->word.at, line->word.length, unit->generation, &tag))
		report_unknown(line, DWARF_TAG, line->word, line->word_at.start);
	else if (!tag || tag > UINT16_MAX)
		diag_error(line->reader->diag, line->word_at.start, "a tag has a number from 1 to 0xffff");
	return tag;
}

static bool take_tag(struct record_line *line, struct dwarf_unit *unit) {
	struct reader *reader = line->reader;
	if (!has_prefix(line->word, DWARF_TAG))
		return false;
	if (!unit->open && unit->entries.count)
		diag_error(reader->diag, line->word_at.start, "the unit has one entry, which is closed: all others are in it");
	struct unit_entry *entry = arena_zeroed(reader->arena, 1, sizeof *entry);
	*entry = (struct unit_entry){.unit = unit,
	                             .parent = unit->open,
	                             .tag_name = name_of(line, line->word),
	                             .tag = find_tag(line, unit),
	                             .depth = unit->open ? unit->open->depth + 1 : 0,
	                             .at = line->word_at};
	entry->function = is_function(entry) ? entry : entry->parent ? entry->parent->function : NULL;
	if (entry->depth == DEPTH_LIMIT)
		diag_error(reader->diag, line->word_at.start, "more than %d entries are in each other", DEPTH_LIMIT);
	if (entry->parent)
		entry->parent->has_children = true;
	*list_add(reader->arena, &unit->entries) = entry;
	entry->number = (uint32_t)unit->entries.count;
	unit->open = entry;
	take_label(line, entry);
	record_end(line);
	return true;
}

static bool end_entry(struct record_line *line, struct dwarf_unit *unit) {
	if (!text_is(line->word, end_of_entry))
		return false;
	if (!unit->open)
		diag_error(line->reader->diag, line->word_at.start, "no entry is open here");
	else
		unit->open = unit->open->parent;
	record_end(line);
	return true;
}

/* ---- attributes ---- */

static bool find_attribute(const struct record_line *line, const struct dwarf_unit *unit,
                           struct unit_attribute *attribute) {
	const struct name *name = attribute->name;
	const struct dwarf_attribute *row = dwarf_attribute_named(name->text, name->length);
	attribute->classes = row ? row->classes : ANY_CLASS;
	attribute->result = row ? row->result : RESULT_ANY;
	if (dwarf_given_number(line->reader, name, &attribute->number))
		return true;
	if (!dwarf_name_number(DWARF_ATTRIBUTE, name->text, name->length, unit->generation, &attribute->number)) {
		report_unknown(line, DWARF_ATTRIBUTE, line->word, line->word_at.start);
		return false;
	}
	if (attribute->number && attribute->number <= UINT16_MAX)
		return true;
	if (row)
		diag_error(line->reader->diag, line->word_at.start,
		           "%.*s has no number among these extensions; write .amdgpu_dwarf_number %.*s, number before the unit",
		           NAME_ARGS(name), NAME_ARGS(name));
	else
		diag_error(line->reader->diag, line->word_at.start, "an attribute has a number from 1 to 0xffff");
	return false;
}

/* One or, of an indirect form, two words in front of the value. */
static bool take_form(struct record_line *line, const struct dwarf_unit *unit, struct unit_attribute *attribute) {
	struct record_line before = *line;
	struct text word = record_word(line);
	uint32_t form;
	if (!has_prefix(word, DWARF_FORM)) {
		*line = before;
		return true;
	}
	kd_pos pos = text_pos(line->reader, word.at);
	if (!dwarf_name_number(DWARF_FORM, word.at, word.length, unit->generation, &form) || !dwarf_form(form)) {
		report_unknown(line, DWARF_FORM, word, pos);
		return false;
	}
	attribute->form_at = (struct span){pos, pos + (kd_pos)word.length};
	if (dwarf_form(form)->size == SIZE_INDIRECT && attribute->indirect) {
		diag_error(line->reader->diag, pos, "DW_FORM_indirect is there already: the form of the value comes here");
		return false;
	}
	if (dwarf_form(form)->size == SIZE_INDIRECT) {
		attribute->indirect = true;
		return take_form(line, unit, attribute);
	}
	attribute->form_given = true;
	attribute->form = form;
	return true;
}

/* The operand, if it is a name and nothing else. */
static const struct name *name_alone(struct record_line line) {
	struct text word = record_word(&line);
	return word.length && !record_more(&line, true) ? name_of(&line, word) : NULL;
}

/* A name of DWARF, unless the source gives it a value. */
static bool take_number_name(struct record_line *line, struct operand *operand) {
	struct record_line before = *line;
	struct text word = record_word(line);
	kd_pos pos = text_pos(line->reader, word.at);
	uint32_t number;
	if (word.length && dwarf_operand_named(word.at, word.length, &number)) {
		const struct symbol *symbol = name_of(line, word)->symbol;
		operand->value = value_constant(number);
		operand->at = (struct span){pos, pos + (kd_pos)word.length};
		if (!symbol || symbol->kind != SYMBOL_VARIABLE)
			return true;
	}
	*line = before;
	return false;
}

static bool take_operands(struct record_line *line, struct unit_attribute *attribute) {
	struct record_line before = *line;
	bool first = true;
	attribute->value_pos = record_pos(line);
	if (!record_more(line, true))
		return true;
	attribute->value_pos = record_pos(line);
	if (*line->rest.at == '"') {
		attribute->value = VALUE_STRING;
		attribute->string = buffer_in(line->reader->arena);
		return record_string(line, &attribute->string) && record_end(line);
	}
	attribute->value = VALUE_NUMBERS;
	attribute->label = name_alone(before);
	for (; record_more(line, first); first = false) {
		struct operand *operand = list_add(line->reader->arena, &attribute->operands);
		if (!take_number_name(line, operand) && !record_value(line, operand))
			return false;
	}
	return true;
}

static bool check_place(const struct record_line *line, const struct unit_entry *entry,
                        const struct unit_attribute *attribute) {
	for (size_t i = 0; i < entry->attributes.count; i++) {
		if (entry->attributes.items[i].number != attribute->number)
			continue;
		diag_error(line->reader->diag, line->word_at.start, "the entry has %.*s twice", NAME_ARGS(attribute->name));
		return false;
	}
	if (entry->attributes.count == ATTRIBUTE_LIMIT)
		diag_error(line->reader->diag, line->word_at.start, "an entry can have %d attributes", ATTRIBUTE_LIMIT);
	return entry->attributes.count < ATTRIBUTE_LIMIT;
}

/* False after an error. */
static bool add_attribute(struct record_line *line, struct dwarf_unit *unit) {
	struct unit_attribute attribute = {.name = name_of(line, line->word), .at = line->word_at};
	if (!unit->open) {
		diag_error(line->reader->diag, line->word_at.start, "an attribute belongs to an entry, but none is open here");
		return false;
	}
	if (!find_attribute(line, unit, &attribute) || !take_form(line, unit, &attribute) ||
	    !take_operands(line, &attribute) || !check_place(line, unit->open, &attribute))
		return false;
	unit->attribute = list_add(line->reader->arena, &unit->open->attributes);
	*unit->attribute = attribute;
	return true;
}

static bool take_attribute(struct record_line *line, struct dwarf_unit *unit) {
	if (!has_prefix(line->word, DWARF_ATTRIBUTE))
		return false;
	unit->drops = !add_attribute(line, unit);
	struct unit_attribute *attribute = unit->attribute;
	if (unit->drops)
		(void)dwarf_kept_open(line->reader);
	else if (attribute->value == VALUE_NONE && attribute->classes & (CLASS_EXPRLOC | CLASS_BLOCK | CLASS_LOCLIST))
		attribute->expression = dwarf_kept_open(line->reader);
	return true;
}

/* ---- lists ---- */

static bool take_range(struct record_line *line, struct unit_location *location) {
	if (!record_value(line, &location->first))
		return false;
	if (record_more(line, false))
		return record_value(line, &location->past);
	diag_error(line->reader->diag, record_pos(line),
	           "expected two addresses, with a comma between: the first one, and the one past the last");
	return false;
}

static bool has_locations(const struct unit_attribute *attribute) {
	return attribute->classes & CLASS_LOCLIST;
}

/* What rows may belong to. */
static bool may_have_rows(const struct unit_attribute *attribute) {
	return attribute && attribute->value == VALUE_NONE && attribute->classes & (CLASS_LOCLIST | CLASS_RNGLIST);
}

/* Whether a row can be here; false after reporting why not. */
static bool may_be_row(const struct record_line *line, const struct dwarf_unit *unit, bool is_default) {
	struct diag *diag = line->reader->diag;
	const struct unit_attribute *attribute = unit->attribute;
	kd_pos pos = line->word_at.start;
	if (!may_have_rows(attribute))
		diag_error(diag, pos,
		           "a row of a list belongs to the attribute above it, but none there has locations or ranges");
	else if (attribute->expression && attribute->expression->expression.steps.count)
		diag_error(diag, pos, "%.*s has an expression already: a location list has operations in its rows alone",
		           NAME_ARGS(attribute->name));
	else if (is_default && !has_locations(attribute))
		diag_error(diag, pos, "%.*s has ranges, but none is the default", NAME_ARGS(attribute->name));
	else if (is_default && unit->version < VERSION_MOST)
		diag_error(diag, pos,
		           "a default location needs DWARF 5, but the unit has version %" PRIu64 "; write .range with the "
		           "other addresses",
		           unit->version);
	else if (is_default && attribute->has_default)
		diag_error(diag, pos, "the list has a default location already");
	else
		return true;
	return false;
}

/* Operations may follow the row of a location list, and what is wrong. */
static void add_row(struct record_line *line, struct dwarf_unit *unit, bool is_default) {
	struct unit_location location = {.is_default = is_default, .pos = line->word_at.start};
	if (unit->drops || !may_have_rows(unit->attribute) || has_locations(unit->attribute))
		location.expression = dwarf_kept_open(line->reader);
	if (unit->drops || !may_be_row(line, unit, is_default) || (!is_default && !take_range(line, &location)) ||
	    !record_end(line))
		return;
	unit->attribute->has_default |= is_default;
	*list_add(line->reader->arena, &unit->attribute->locations) = location;
}

static bool take_row(struct record_line *line, struct dwarf_unit *unit) {
	bool is_default = text_is(line->word, row_of_rest), is_row = is_default || text_is(line->word, row_of_range);
	if (is_row)
		add_row(line, unit, is_default);
	return is_row;
}

/* ---- the block ---- */

static void take_line(struct record_line *line) {
	struct dwarf_unit *unit = line->reader->records->unit;
	dwarf_kept_close(line->reader);
	if (take_row(line, unit))
		return;
	unit->attribute = NULL;
	unit->drops = false;
	if (!take_tag(line, unit) && !take_attribute(line, unit) && !end_entry(line, unit))
		diag_error(
		    line->reader->diag, line->word_at.start,
		    "expected a tag (DW_TAG_...), an attribute (DW_AT_...), an operation (DW_OP_...), .range, .default or "
		    "end, not '%.*s'",
		    (int)(line->word.length < 64 ? line->word.length : 64), line->word.at);
}

static void close(struct reader *reader, kd_pos begin, bool faulty) {
	struct dwarf_unit *unit = reader->records->unit;
	dwarf_kept_close(reader);
	if (faulty)
		return;
	if (!unit->entries.count)
		diag_error(reader->diag, begin, "the unit has no entry: it begins with DW_TAG_compile_unit");
	else if (unit->open)
		diag_error(reader->diag, unit->open->at.start, "%.*s has no end", NAME_ARGS(unit->open->tag_name));
	else
		*list_add(reader->arena, &reader->dwarf->units->list) = unit;
}

const struct record_block dwarf_unit_block = {
    .begin = ".amdgpu_dwarf_unit",
    .end = ".end_amdgpu_dwarf_unit",
    .open = open,
    .line = take_line,
    .close = close,
};

bool dwarf_unit_has_operation(const struct reader *reader, struct text word) {
	return reader->records->block == &dwarf_unit_block && dwarf_is_operation(word.at, word.length);
}

/* ---- the end of the source ---- */

static void with_each(struct reader *reader, void (*act)(struct reader *reader, struct dwarf_unit *unit)) {
	struct dwarf_source *dwarf = reader->dwarf;
	enum dwarf_generation generation = dwarf->generation;
	size_t given_numbers = dwarf->given.count;
	for (size_t i = 0; i < dwarf->units->list.count; i++) {
		struct dwarf_unit *unit = dwarf->units->list.items[i];
		dwarf->generation = unit->generation;
		dwarf->given.count = unit->given_numbers;
		dwarf->units->current = unit;
		act(reader, unit);
	}
	dwarf->generation = generation;
	dwarf->given.count = given_numbers;
}

void dwarf_units_finish(struct reader *reader) {
	struct module *module = reader->module;
	if (!reader->dwarf->units || reader->diag->errors)
		return;
	with_each(reader, unit_check);
	if (reader->diag->errors)
		return;
	section_push(module);
	with_each(reader, unit_write);
	unit_strings_write(reader);
	(void)section_pop(module);
}

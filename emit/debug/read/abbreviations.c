/* abbreviations.c: see abbreviations.h. */
#include "abbreviations.h"

#include <stdlib.h>

#include "base/dwarf_numbers.h"
#include "debug_input.h"

enum {
	WORK_FACTOR = 4,        /* so many times the bytes of the section may be read */
	ATTRIBUTE_LIMIT = 1024, /* of an abbreviation, as in the assembler */
};

struct abbreviation_reading {
	struct arena *arena;
	struct debug_abbreviations *of;
	enum dwarf_generation generation;
	uint64_t work; /* bytes that may still be read */
	size_t left;   /* abbreviations and attributes that may yet be kept */
};

/* ---- one abbreviation ---- */

/* Names are found here, once, as entries are many. */
static struct debug_specification specification(uint64_t attribute, uint64_t form, int64_t constant,
                                                enum dwarf_generation generation) {
	return (struct debug_specification){
	    .attribute = (uint32_t)attribute,
	    .form = (uint32_t)form,
	    .constant = constant,
	    .name = dwarf_number_name(DWARF_ATTRIBUTE, (uint32_t)attribute, generation),
	    .row = dwarf_attribute((uint32_t)attribute, generation),
	    .form_row = dwarf_form((uint32_t)form),
	};
}

static const char *read_specifications(struct abbreviation_reading *reading, struct debug_input *in,
                                       struct debug_abbreviation *abbreviation) {
	for (;;) {
		uint64_t attribute = debug_take_leb(in, false), form = debug_take_leb(in, false);
		int64_t constant = form == DW_FORM_implicit_const ? (int64_t)debug_take_leb(in, true) : 0;
		if (!in->good)
			return "the section ends within an abbreviation";
		if (!attribute && !form)
			return NULL;
		if (!attribute || attribute > UINT16_MAX || form > UINT16_MAX)
			return "an abbreviation has an attribute or form whose number is 0 or above 0xffff";
		if (abbreviation->specifications.count == ATTRIBUTE_LIMIT)
			return "an abbreviation has more than 1024 attributes";
		if (!debug_keep(&reading->left, 1))
			return DEBUG_KEPT_PROBLEM;
		*list_add(reading->arena, &abbreviation->specifications) =
		    specification(attribute, form, constant, reading->generation);
	}
}

static const char *read_abbreviation(struct abbreviation_reading *reading, struct debug_input *in,
                                     struct debug_abbreviation *abbreviation) {
	uint64_t tag = debug_take_leb(in, false);
	uint64_t children = debug_take(in, 1);
	abbreviation->tag = (uint32_t)tag;
	abbreviation->tag_name = dwarf_number_name(DWARF_TAG, abbreviation->tag, reading->generation);
	abbreviation->has_children = children;
	if (!in->good)
		return "the section ends within an abbreviation";
	if (!tag || tag > UINT16_MAX)
		return "an abbreviation has a tag whose number is 0 or above 0xffff";
	if (children > DW_CHILDREN_yes)
		return "an abbreviation says neither that there are children nor that there are none";
	return read_specifications(reading, in, abbreviation);
}

/* ---- tables ---- */

/* What was looked at counts, a number without an end too. */
static bool may_go_on(struct abbreviation_reading *reading, const struct debug_input *in, uint64_t from) {
	uint64_t to = in->good ? debug_input_offset(in) : reading->of->section.size;
	bool may = to - from <= reading->work;
	reading->work -= may ? to - from : reading->work;
	return may;
}

static const char *read_list(struct abbreviation_reading *reading, struct debug_input *in,
                             struct debug_abbreviation_table *table) {
	for (;;) {
		struct debug_abbreviation abbreviation = {.offset = debug_input_offset(in)};
		abbreviation.code = debug_take_leb(in, false);
		const char *problem = !in->good           ? "the section ends without an end of the abbreviations"
		                      : abbreviation.code ? read_abbreviation(reading, in, &abbreviation)
		                                          : NULL;
		if (!may_go_on(reading, in, abbreviation.offset))
			return "tables of abbreviations are in each other";
		if (problem || !abbreviation.code)
			return problem;
		if (!debug_keep(&reading->left, 1))
			return DEBUG_KEPT_PROBLEM;
		*list_add(reading->arena, &table->list) = abbreviation;
	}
}

static const char *check_section(const struct debug_section *section, const struct debug_input *in) {
	if (!section->section)
		return "there is no .debug_abbrev";
	if (section->problem)
		return ".debug_abbrev could not be read";
	return in->good ? NULL : "it is beyond the end of .debug_abbrev";
}

static int compare_codes(const void *a, const void *b) {
	const struct debug_abbreviation *first = *(const struct debug_abbreviation *const *)a;
	const struct debug_abbreviation *second = *(const struct debug_abbreviation *const *)b;
	if (first->code != second->code)
		return first->code < second->code ? -1 : 1;
	return (first->offset > second->offset) - (first->offset < second->offset);
}

static void sort_codes(struct arena *arena, struct debug_abbreviation_table *table) {
	size_t count = table->list.count;
	if (!count)
		return;
	table->by_code = arena_zeroed(arena, count, sizeof *table->by_code);
	for (size_t i = 0; i < count; i++)
		table->by_code[i] = &table->list.items[i];
	qsort(table->by_code, count, sizeof *table->by_code, compare_codes);
}

static void read_table(struct abbreviation_reading *reading, uint64_t offset) {
	struct debug_abbreviation_table *table = list_add(reading->arena, &reading->of->tables);
	struct debug_input in = debug_input_from(&reading->of->section, offset);
	table->offset = offset;
	table->problem = check_section(&reading->of->section, &in);
	if (!table->problem)
		table->problem = read_list(reading, &in, table);
	table->past = in.start ? debug_input_offset(&in) : 0;
	sort_codes(reading->arena, table);
}

static int compare_offsets(const void *a, const void *b) {
	uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
	return (first > second) - (first < second);
}

void debug_abbreviations_read(struct debug_abbreviations *abbreviations, struct arena *arena,
                              enum dwarf_generation generation, uint64_t *offsets, size_t count, size_t most) {
	struct abbreviation_reading reading = {arena, abbreviations, generation,
	                                       (uint64_t)abbreviations->section.size * WORK_FACTOR, most};
	if (count)
		qsort(offsets, count, sizeof *offsets, compare_offsets);
	for (size_t i = 0; i < count; i++)
		if (!i || offsets[i] != offsets[i - 1])
			read_table(&reading, offsets[i]);
}

const struct debug_abbreviation_table *debug_abbreviation_table_at(const struct debug_abbreviations *abbreviations,
                                                                   uint64_t offset) {
	size_t low = 0, high = abbreviations->tables.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (abbreviations->tables.items[middle].offset < offset)
			low = middle + 1;
		else
			high = middle;
	}
	return &abbreviations->tables.items[low];
}

const struct debug_abbreviation *debug_abbreviation_of(const struct debug_abbreviation_table *table, uint64_t code) {
	size_t low = 0, high = table->list.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (table->by_code[middle]->code < code)
			low = middle + 1;
		else
			high = middle;
	}
	return low < table->list.count && table->by_code[low]->code == code ? table->by_code[low] : NULL;
}

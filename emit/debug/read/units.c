/* units.c: see units.h.
 *
 * Headers are read first, then the tables of abbreviations that they name, each once, then the entries. */
#include "units.h"

#include "unit_values.h"

enum {
	VERSION_LEAST = 2,
	VERSION_MOST = 5,
	WITH_TYPE = 5,          /* headers have a type of unit */
	WITH_TYPE_SECTION = 4,  /* .debug_types has them; and before DWARF 5 no version that is later */
	ATTRIBUTES_OF_BYTE = 2, /* attributes that need no bytes end here: so many of a byte of the unit, ... */
	ATTRIBUTES_LEAST = 64,  /* ... and these */
	WORK_FACTOR = 64,       /* so many times the bytes of sections may be looked at */
	WORK_LEAST = 1 << 20,
};

struct unit_reading {
	struct arena *arena;
	struct debug_units *units;
	bool generation_known;
	enum dwarf_generation generation;
	size_t left; /* units and entries that may yet be kept */
};

static const char *const kind_names[DEBUG_SECTION_KINDS] = {
    [DEBUG_STR] = ".debug_str",       [DEBUG_LINE_STR] = ".debug_line_str", [DEBUG_STR_OFFSETS] = ".debug_str_offsets",
    [DEBUG_ADDR] = ".debug_addr",     [DEBUG_LOC] = ".debug_loc",           [DEBUG_LOCLISTS] = ".debug_loclists",
    [DEBUG_RANGES] = ".debug_ranges", [DEBUG_RNGLISTS] = ".debug_rnglists",
};

/* ---- headers ---- */

static bool is_types(const struct debug_section *section) {
	return debug_section_is(section->section, ".debug_types");
}

/* What comes after the version. */
static void read_fields(struct debug_unit *unit, struct debug_input *in) {
	unsigned offset_size = unit->format.offset_size;
	unit->type = is_types(unit->section) ? DW_UT_type : DW_UT_compile;
	if (unit->version >= WITH_TYPE) {
		unit->type = (uint8_t)debug_take(in, 1);
		unit->format.address_size = (uint8_t)debug_take(in, 1);
	}
	unit->abbreviations_offset = debug_take(in, offset_size);
	if (unit->version < WITH_TYPE)
		unit->format.address_size = (uint8_t)debug_take(in, 1);
	switch (unit->type) {
	case DW_UT_type:
	case DW_UT_split_type:
		unit->signature = debug_take(in, 8);
		unit->type_offset = debug_take(in, offset_size);
		break;
	case DW_UT_skeleton:
	case DW_UT_split_compile: unit->signature = debug_take(in, 8); break;
	default: break;
	}
}

static const char *read_header(struct debug_unit *unit, struct debug_input *in) {
	unit->version = (uint16_t)debug_take(in, 2);
	if (in->good && (unit->version < VERSION_LEAST || unit->version > VERSION_MOST))
		return "its version is none from 2 to 5";
	read_fields(unit, in);
	if (!in->good)
		return "it ends within its header";
	if (!unit->type || unit->type > DW_UT_split_type)
		return "it is of a type of unit that is not known";
	return debug_is_address_size(unit->format.address_size) ? NULL : "an address has neither 2 nor 4 nor 8 bytes";
}

static void read_unit(const struct unit_reading *reading, struct debug_unit *unit, const struct debug_head *head) {
	struct debug_input in = debug_input_of(unit->section, (size_t)unit->offset, head);
	unit->past = unit->offset + head->size + head->length;
	unit->format.generation = reading->generation;
	unit->format.offset_size = head->is_64 ? 8 : 4;
	unit->generation_known = reading->generation_known;
	unit->problem = read_header(unit, &in);
	unit->entries_offset = debug_input_offset(&in);
	unit->filling = unit->entries_offset;
}

static void read_headers(struct unit_reading *reading, size_t number) {
	const struct debug_section *section = reading->units->sections.items[number];
	struct debug_head head;
	for (size_t at = 0; at < section->size; at += head.size + (size_t)head.length) {
		struct debug_unit *unit = list_add(reading->arena, &reading->units->list);
		*unit = (struct debug_unit){.section = section, .section_number = number, .offset = at};
		unit->problem_offset = at;
		unit->problem = debug_head_read(section, at, &head);
		if (!unit->problem && !debug_keep(&reading->left, head.size + head.length))
			unit->problem = DEBUG_KEPT_PROBLEM;
		if (unit->problem) {
			unit->past = section->size;
			return;
		}
		read_unit(reading, unit, &head);
	}
}

/* ---- abbreviations ---- */

static void read_abbreviations(struct unit_reading *reading) {
	struct debug_units *units = reading->units;
	LIST(uint64_t) offsets = {0};
	for (size_t i = 0; i < units->list.count; i++)
		if (!units->list.items[i].problem)
			*list_add(reading->arena, &offsets) = units->list.items[i].abbreviations_offset;
	debug_abbreviations_read(&units->abbreviations, reading->arena, reading->generation, offsets.items, offsets.count,
	                         debug_most_kept(units->object));
	for (size_t i = 0; i < units->list.count; i++) {
		struct debug_unit *unit = &units->list.items[i];
		if (!unit->problem)
			unit->abbreviations = debug_abbreviation_table_at(&units->abbreviations, unit->abbreviations_offset);
	}
}

/* ---- entries ---- */

static const char *skip_values(const struct debug_unit *unit, const struct debug_abbreviation *abbreviation,
                               struct debug_input *in) {
	struct debug_value value;
	for (size_t i = 0; i < abbreviation->specifications.count; i++) {
		const char *problem = debug_value_take(unit, &abbreviation->specifications.items[i], in, &value);
		if (problem)
			return problem;
	}
	return NULL;
}

static const char *lacks_abbreviation(const struct debug_unit *unit) {
	return unit->abbreviations->problem ? unit->abbreviations->problem : "an entry has an abbreviation that is missing";
}

/* What has begun ends here. */
static void close_all(struct debug_unit *unit, uint32_t open) {
	for (; open != DEBUG_NO_ENTRY; open = unit->entries.items[open].parent)
		unit->entries.items[open].past = (uint32_t)unit->entries.count;
}

/* Reads what begins at the input: an entry, or the end of one. */
static const char *read_entry(struct unit_reading *reading, struct debug_unit *unit, struct debug_input *in,
                              uint32_t *open) {
	uint64_t offset = debug_input_offset(in), code = debug_take_leb(in, false);
	if (!in->good)
		return "the unit ends without the end of an entry";
	if (!code && *open == DEBUG_NO_ENTRY)
		return "it begins with the end of an entry"; /* of several bytes */
	if (!code) {
		unit->entries.items[*open].past = (uint32_t)unit->entries.count;
		*open = unit->entries.items[*open].parent;
		return NULL;
	}
	const struct debug_abbreviation *abbreviation = debug_abbreviation_of(unit->abbreviations, code);
	if (!abbreviation)
		return lacks_abbreviation(unit);
	const char *problem = skip_values(unit, abbreviation, in);
	if (problem)
		return problem;
	if (!debug_keep(&reading->left, 1))
		return DEBUG_KEPT_PROBLEM;
	uint32_t index = (uint32_t)unit->entries.count;
	*list_add(reading->arena, &unit->entries) = (struct debug_entry){offset, abbreviation, *open, index + 1};
	if (abbreviation->has_children)
		*open = index;
	return index + 1 < DEBUG_NO_ENTRY ? NULL : "the unit has too many entries";
}

static bool is_filled(const struct debug_input *in) {
	for (size_t i = 0; i < in->left; i++)
		if (in->at[i])
			return false;
	return true;
}

/* Entries up to the end of the first one. */
static const char *read_tree(struct unit_reading *reading, struct debug_unit *unit, struct debug_input *in) {
	uint64_t attributes = (unit->past - unit->offset) * ATTRIBUTES_OF_BYTE + ATTRIBUTES_LEAST;
	uint32_t open = DEBUG_NO_ENTRY;
	if (in->left && !in->at[0])
		return is_filled(in) ? "it has no entry" : "it begins with the end of an entry";
	do {
		size_t known = unit->entries.count;
		unit->problem_offset = debug_input_offset(in);
		const char *problem = read_entry(reading, unit, in, &open);
		if (problem) {
			close_all(unit, open);
			return problem;
		}
		size_t more = unit->entries.count > known ? unit->entries.items[known].abbreviation->specifications.count : 0;
		if (more > attributes) {
			close_all(unit, open);
			return "its entries have too many attributes without a value";
		}
		attributes -= more;
	} while (open != DEBUG_NO_ENTRY);
	unit->filling = debug_input_offset(in);
	unit->problem_offset = unit->filling;
	return is_filled(in) ? NULL : "it goes on after the end of its entry";
}

static void read_entries(struct unit_reading *reading, struct debug_unit *unit) {
	struct debug_input in = debug_input_from(unit->section, unit->entries_offset);
	in.left = (size_t)(unit->past - unit->entries_offset);
	unit->problem = in.left ? read_tree(reading, unit, &in) : "it has no entry";
}

/* ---- what indices begin at ---- */

/* Without attributes the arrays begin after the header that the section has, as in split units. */
static void default_bases(struct debug_unit *unit) {
	uint64_t length = unit->format.offset_size == 8 ? 12 : 4;
	if (unit->version < WITH_TYPE)
		return;
	unit->bases.strings = length + 4; /* version, filling */
	unit->bases.addresses = length + 4;
	unit->bases.locations = length + 8; /* version, sizes of addresses and selectors, number of offsets */
	unit->bases.ranges = length + 8;
}

static void take_base(struct debug_unit *unit, const struct debug_value *value) {
	struct debug_bases *bases = &unit->bases;
	switch (value->specification->attribute) {
	case DW_AT_str_offsets_base: bases->strings = value->number; break;
	case DW_AT_GNU_addr_base:
	case DW_AT_addr_base: bases->addresses = value->number; break;
	case DW_AT_loclists_base: bases->locations = value->number; break;
	case DW_AT_rnglists_base: bases->ranges = value->number; break;
	case DW_AT_GNU_ranges_base: bases->old_ranges = value->number; break;
	default: break;
	}
}

static void read_bases(struct debug_units *units, struct debug_unit *unit) {
	struct debug_value value;
	if (!unit->entries.count)
		return;
	const struct debug_entry *entry = &unit->entries.items[0];
	struct debug_attributes walk = debug_attributes_begin(units, unit, entry);
	default_bases(unit);
	while (walk.next < entry->abbreviation->specifications.count) {
		debug_value_take(unit, &entry->abbreviation->specifications.items[walk.next++], &walk.in, &value);
		take_base(unit, &value);
	}
	if (debug_attribute(units, unit, entry, DW_AT_low_pc, &value) && value.kind == DEBUG_VALUE_ADDRESS)
		unit->base = value.address;
}

/* ---- sections ---- */

static void read_section(struct unit_reading *reading, const struct elf_section *section) {
	struct debug_units *units = reading->units;
	if (debug_section_is(section, ".debug_info") || debug_section_is(section, ".debug_types")) {
		struct debug_section *own = arena_zeroed(reading->arena, 1, sizeof *own);
		debug_section_read(own, reading->arena, units->object, section);
		*list_add(reading->arena, &units->sections) = own;
		return;
	}
	struct debug_section *other = debug_section_is(section, ".debug_abbrev") ? &units->abbreviations.section : NULL;
	for (unsigned kind = 0; kind < DEBUG_SECTION_KINDS && !other; kind++)
		if (debug_section_is(section, kind_names[kind]))
			other = &units->others[kind];
	if (other && !other->section)
		debug_section_read(other, reading->arena, units->object, section);
}

static void set_limits(struct debug_units *units) {
	uint64_t strings = 0, lists = 0;
	for (unsigned kind = 0; kind < DEBUG_SECTION_KINDS; kind++)
		*(kind <= DEBUG_LINE_STR ? &strings : &lists) += units->others[kind].size;
	for (size_t i = 0; i < units->sections.count; i++)
		strings += units->sections.items[i]->size;
	units->string_work = strings * WORK_FACTOR + WORK_LEAST;
	units->list_work = lists * WORK_FACTOR + WORK_LEAST;
}

void debug_units_read(struct debug_units *units, struct arena *arena, const struct kd_code_object *object,
                      unsigned dwarf_reading) {
	struct unit_reading reading = {.arena = arena, .units = units, .left = debug_most_kept(object)};
	reading.generation_known = debug_generation_of(dwarf_reading, &reading.generation);
	*units = (struct debug_units){.object = object, .wave = debug_wavefront_size(object)};
	for (size_t i = 1; i < object->elf.section_count; i++)
		read_section(&reading, &object->elf.sections[i]);
	set_limits(units);
	for (size_t i = 0; i < units->sections.count; i++)
		read_headers(&reading, i);
	read_abbreviations(&reading);
	for (size_t i = 0; i < units->list.count; i++) {
		if (units->list.items[i].problem)
			continue;
		read_entries(&reading, &units->list.items[i]);
		read_bases(units, &units->list.items[i]);
	}
}

/* ---- what is where ---- */

/* The sections have the order of the file. */
static bool is_past(const struct debug_unit *unit, const struct debug_section *section, uint64_t offset) {
	if (unit->section != section)
		return unit->section->section < section->section;
	return unit->past <= offset;
}

const struct debug_unit *debug_unit_at(const struct debug_units *units, const struct debug_section *section,
                                       uint64_t offset) {
	size_t low = 0, high = units->list.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (is_past(&units->list.items[middle], section, offset))
			low = middle + 1;
		else
			high = middle;
	}
	bool found = low < units->list.count && units->list.items[low].section == section;
	return found && offset >= units->list.items[low].offset ? &units->list.items[low] : NULL;
}

const struct debug_entry *debug_entry_at(const struct debug_unit *unit, uint64_t offset) {
	size_t low = 0, high = unit->entries.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (unit->entries.items[middle].offset < offset)
			low = middle + 1;
		else
			high = middle;
	}
	bool found = low < unit->entries.count && unit->entries.items[low].offset == offset;
	return found ? &unit->entries.items[low] : NULL;
}

const struct debug_entry *debug_entry_in(const struct debug_unit *unit, uint64_t unit_offset) {
	return unit_offset < unit->past - unit->offset ? debug_entry_at(unit, unit->offset + unit_offset) : NULL;
}

const struct debug_entry *debug_entry_parent(const struct debug_unit *unit, const struct debug_entry *entry) {
	return entry->parent == DEBUG_NO_ENTRY ? NULL : &unit->entries.items[entry->parent];
}

/* line_rows.c: see line_rows.h. The rows are not kept: each is compared with the addresses when the next one is made.
 *
 * Specification: DWARF 5, 6.2 "Line Number Information". */
#include "line_rows.h"

#include <stdlib.h>

/* Names in other sections are looked up when they are needed. */
struct line_name {
	const char *text;                    /* NULL: it is elsewhere, or missing */
	const struct debug_section *section; /* NULL: it is not */
	uint64_t offset;
};

struct line_file {
	struct line_name name;
	uint64_t directory;
};

struct line_table {
	struct debug_units *units;
	struct arena *arena;
	struct debug_section section;
	struct debug_input in;
	unsigned version, address_size, offset_size;
	struct debug_input program;
	uint8_t least_step; /* bytes: minimum_instruction_length */
	int8_t line_base;
	uint8_t line_range, opcode_base;
	const uint8_t *operand_counts; /* of the standard opcodes, from 1 on */
	LIST(struct line_name) directories;
	LIST(struct line_file) files;
	uint64_t first_file; /* the index of the first one */
};

struct line_row {
	bool is_there;
	struct debug_address address;
	uint64_t file, line, column;
};

struct line_walk {
	struct line_table *table;
	struct line_row now, before;       /* the registers, and the last row */
	struct debug_line_query **queries; /* sorted by address */
	size_t count;
};

enum { SINCE_OPERATIONS = 4, SINCE_FORMATS = 5, SPECIAL_LAST = 255 };

/* ---- names of files ---- */

static const char *text_of(const struct line_name *name) {
	if (!name->section || !name->section->section || name->section->problem)
		return name->text;
	struct debug_input in = debug_input_from(name->section, name->offset);
	return debug_take_text(&in);
}

struct entry_format {
	uint64_t content, form;
};

/* A value of an entry: forms that take no bytes are not among those that there can be. */
static void take_value(struct line_table *table, const struct entry_format *format, struct line_file *file) {
	struct debug_input *in = &table->in;
	const struct dwarf_form *row = format->form <= UINT16_MAX ? dwarf_form((uint32_t)format->form) : NULL;
	struct line_name name = {0};
	uint64_t number = 0;
	unsigned size = row ? row->size : 0;
	if (size == SIZE_STRING) {
		name.text = debug_take_text(in);
	} else if (size == SIZE_OFFSET) {
		name.section = &table->units->others[format->form == DW_FORM_line_strp ? DEBUG_LINE_STR : DEBUG_STR];
		name.offset = debug_take(in, table->offset_size);
	} else if (size == SIZE_ULEB) {
		number = debug_take_leb(in, false);
	} else if (size == SIZE_ULEB_BLOCK) {
		debug_take_bytes(in, debug_take_leb(in, false));
	} else if (size && size <= 16) {
		number = size <= 8 ? debug_take(in, size) : 0;
		if (size > 8)
			debug_take_bytes(in, size);
	} else {
		in->good = false;
	}
	if (format->content == DW_LNCT_path)
		file->name = name;
	else if (format->content == DW_LNCT_directory_index)
		file->directory = number;
}

/* A list of entries, whose contents its own formats say. */
static void take_entries(struct line_table *table, bool is_directories) {
	struct entry_format formats[UINT8_MAX];
	struct debug_input *in = &table->in;
	const size_t format_count = (size_t)debug_take(in, 1);
	for (size_t i = 0; i < format_count; i++) {
		formats[i].content = debug_take_leb(in, false);
		formats[i].form = debug_take_leb(in, false);
	}
	const uint64_t count = debug_take_leb(in, false);
	in->good = in->good && (format_count || !count);
	for (uint64_t i = 0; i < count && in->good; i++) {
		struct line_file file = {0};
		for (size_t j = 0; j < format_count && in->good; j++)
			take_value(table, &formats[j], &file);
		in->good = in->good && table->files.count + table->directories.count < debug_most_kept(table->units->object);
		if (!in->good)
			return;
		if (is_directories)
			*list_add(table->arena, &table->directories) = file.name;
		else
			*list_add(table->arena, &table->files) = file;
	}
}

/* The entry that DW_LNE_define_file has, too. */
static bool take_old_file(struct line_table *table, struct debug_input *in) {
	struct line_file file = {.name = {.text = debug_take_text(in)}};
	if (!file.name.text || !*file.name.text)
		return false;
	file.directory = debug_take_leb(in, false);
	debug_take_leb(in, false); /* time */
	debug_take_leb(in, false); /* size */
	if (in->good)
		*list_add(table->arena, &table->files) = file;
	return in->good;
}

/* Up to DWARF 4; directory 0 is that of the compilation. */
static void take_old_names(struct line_table *table) {
	const char *directory;
	*list_add(table->arena, &table->directories) = (struct line_name){0};
	table->first_file = 1;
	while ((directory = debug_take_text(&table->in)) && *directory)
		*list_add(table->arena, &table->directories) = (struct line_name){.text = directory};
	while (take_old_file(table, &table->in))
		continue;
}

static const char *path_of(const struct line_table *table, uint64_t index) {
	index -= table->first_file;
	const struct line_file *file = index < table->files.count ? &table->files.items[index] : NULL;
	const char *name = file ? text_of(&file->name) : NULL;
	if (!name || *name == '/' || !file->directory || file->directory >= table->directories.count)
		return name;
	const char *directory = text_of(&table->directories.items[file->directory]);
	return directory ? arena_printf(table->arena, "%s/%s", directory, name) : name;
}

/* ---- the header ---- */

static bool read_header(struct line_table *table, uint64_t offset) {
	enum { FIRST = 2, LAST = 5 };
	struct debug_head head;
	struct debug_input *in = &table->in;
	if (offset >= table->section.size || debug_head_read(&table->section, (size_t)offset, &head))
		return false;
	*in = debug_input_of(&table->section, (size_t)offset, &head);
	table->version = (unsigned)debug_take(in, 2);
	table->offset_size = head.is_64 ? 8 : 4;
	if (table->version < FIRST || table->version > LAST)
		return false;
	if (table->version >= SINCE_FORMATS) {
		table->address_size = (unsigned)debug_take(in, 1);
		debug_take(in, 1); /* the size of segment selectors */
	}
	uint64_t header = debug_take(in, table->offset_size);
	table->program = *in;
	debug_take_bytes(&table->program, header);
	table->least_step = (uint8_t)debug_take(in, 1);
	if (table->version >= SINCE_OPERATIONS)
		debug_take(in, 1); /* operations of an instruction */
	debug_take(in, 1);     /* whether rows are statements */
	table->line_base = (int8_t)debug_take(in, 1);
	table->line_range = (uint8_t)debug_take(in, 1);
	table->opcode_base = (uint8_t)debug_take(in, 1);
	table->operand_counts = debug_take_bytes(in, table->opcode_base ? table->opcode_base - 1U : 0);
	return in->good && table->program.good && table->line_range && table->opcode_base;
}

static void read_names(struct line_table *table) {
	if (table->version < SINCE_FORMATS) {
		take_old_names(table);
		return;
	}
	take_entries(table, true);
	take_entries(table, false);
}

/* ---- rows ---- */

static int compare_addresses(const struct debug_address *x, const struct debug_address *y) {
	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	return (x->value > y->value) - (x->value < y->value);
}

static int compare_queries(const void *a, const void *b) {
	struct debug_line_query *const *x = a, *const *y = b;
	return compare_addresses(&(*x)->address, &(*y)->address);
}

/* The first query of this address or one after it. */
static size_t search(const struct line_walk *walk, const struct debug_address *address) {
	size_t low = 0, high = walk->count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_addresses(&walk->queries[middle]->address, address) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* A row is about the addresses from its own up to that of the next one. */
static void end_row(struct line_walk *walk, struct debug_address past) {
	const struct line_row *row = &walk->before;
	if (!row->is_there || row->address.value >= past.value)
		return;
	for (size_t i = search(walk, &row->address); i < walk->count; i++) {
		struct debug_line_query *query = walk->queries[i];
		if (query->address.section != row->address.section || query->address.value >= past.value)
			return;
		if (!query->line.found)
			query->line = (struct debug_line){true, path_of(walk->table, row->file), row->line, row->column};
	}
}

static void add_row(struct line_walk *walk) {
	end_row(walk, walk->now.address);
	walk->before = walk->now;
	walk->before.is_there = true;
}

static void begin_sequence(struct line_walk *walk) {
	walk->before = (struct line_row){0};
	walk->now = (struct line_row){.file = 1, .line = 1};
}

static void advance(struct line_walk *walk, uint64_t steps) {
	walk->now.address.value += steps * walk->table->least_step;
}

static void run_special(struct line_walk *walk, unsigned opcode) {
	const struct line_table *table = walk->table;
	const unsigned adjusted = opcode - table->opcode_base;
	advance(walk, adjusted / table->line_range);
	walk->now.line += (uint64_t)(int64_t)(table->line_base + (int)(adjusted % table->line_range));
	add_row(walk);
}

static void run_extended(struct line_walk *walk) {
	struct line_table *table = walk->table;
	struct debug_input *in = &table->program;
	const uint64_t size = debug_take_leb(in, false);
	struct debug_input own = *in;
	if (!debug_take_bytes(in, size) || !size)
		return;
	own.left = (size_t)size;
	switch (debug_take(&own, 1)) {
	case DW_LNE_end_sequence:
		end_row(walk, walk->now.address);
		begin_sequence(walk);
		break;
	case DW_LNE_set_address: {
		uint64_t offset = debug_input_offset(&own);
		walk->now.address = debug_address_there(&table->section, offset, debug_take(&own, own.left));
		break;
	}
	default: break; /* what is not about places */
	}
}

static void run_standard(struct line_walk *walk, unsigned opcode) {
	struct line_table *table = walk->table;
	struct debug_input *in = &table->program;
	switch (opcode) {
	case DW_LNS_copy: add_row(walk); break;
	case DW_LNS_advance_pc: advance(walk, debug_take_leb(in, false)); break;
	case DW_LNS_advance_line: walk->now.line += debug_take_leb(in, true); break;
	case DW_LNS_set_file: walk->now.file = debug_take_leb(in, false); break;
	case DW_LNS_set_column: walk->now.column = debug_take_leb(in, false); break;
	case DW_LNS_const_add_pc:
		advance(walk, (uint8_t)(SPECIAL_LAST - table->opcode_base) / (uint64_t)table->line_range);
		break;
	case DW_LNS_fixed_advance_pc: walk->now.address.value += debug_take(in, 2); break;
	default:
		for (unsigned i = 0; i < table->operand_counts[opcode - 1]; i++)
			debug_take_leb(in, false);
	}
}

static void run_program(struct line_walk *walk) {
	const struct line_table *table = walk->table;
	begin_sequence(walk);
	while (table->program.good && table->program.left) {
		unsigned opcode = (unsigned)debug_take(&walk->table->program, 1);
		if (opcode >= table->opcode_base)
			run_special(walk, opcode);
		else if (opcode == DW_LNS_extended_op)
			run_extended(walk);
		else
			run_standard(walk, opcode);
	}
}

/* ---- tables ---- */

static bool find_section(struct line_table *table) {
	const struct kd_code_object *object = table->units->object;
	for (size_t i = 1; i < object->elf.section_count; i++) {
		if (!debug_section_is(&object->elf.sections[i], ".debug_line"))
			continue;
		debug_section_read(&table->section, table->arena, object, &object->elf.sections[i]);
		return !table->section.problem;
	}
	return false;
}

static struct line_walk walk_of(struct line_table *table, struct debug_line_query *queries, size_t count) {
	struct line_walk walk = {.table = table, .count = count};
	walk.queries = arena_zeroed(table->arena, count, sizeof *walk.queries);
	for (size_t i = 0; i < count; i++)
		walk.queries[i] = &queries[i];
	if (count)
		qsort(walk.queries, count, sizeof *walk.queries, compare_queries);
	return walk;
}

static void run_table(struct line_walk *walk, uint64_t offset) {
	struct line_table *table = walk->table;
	table->directories.count = table->files.count = 0;
	table->first_file = 0;
	if (!read_header(table, offset))
		return;
	read_names(table);
	run_program(walk);
}

void debug_lines_find(struct debug_units *units, struct arena *arena, const struct debug_unit *unit,
                      struct debug_line_query *queries, size_t count) {
	struct line_table table = {.units = units, .arena = arena};
	struct debug_value value;
	if (!unit->entries.count || !debug_attribute(units, unit, unit->entries.items, DW_AT_stmt_list, &value) ||
	    !find_section(&table))
		return;
	struct line_walk walk = walk_of(&table, queries, count);
	run_table(&walk, value.place);
}

void debug_lines_find_all(struct debug_units *units, struct arena *arena, struct debug_line_query *queries,
                          size_t count) {
	struct line_table table = {.units = units, .arena = arena};
	struct debug_head head;
	if (!find_section(&table))
		return;
	struct line_walk walk = walk_of(&table, queries, count);
	for (size_t at = 0; at < table.section.size; at += head.size + (size_t)head.length) {
		if (debug_head_read(&table.section, at, &head))
			return;
		run_table(&walk, at);
	}
}

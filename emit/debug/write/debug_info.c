/* debug_info.c: see debug_info.h. */
#include "debug_info.h"

#include "base/diag.h"
#include "base/dwarf_numbers.h"
#include "line_table.h"
#include "module/data.h"
#include "module/module.h"
#include "module/section.h"
#include "module/symbol.h"
#include "pieces.h"

enum {
	SEGMENT_SELECTOR_SIZE = 0,
	ARANGES_VERSION = 2,     /* in all versions of DWARF */
	RANGES_WITH_VERSION = 3, /* from this version on a unit can have several ranges */
	ABBREVIATION_UNIT = 1,   /* codes */
	ABBREVIATION_LABEL = 2,
};

void debug_info_add_label(struct module *module, struct debug_info *info, const struct name *name, uint32_t file,
                          uint32_t line) {
	*list_add(module->arena, &info->labels) = (struct info_label){name, file, line, address_here(module)};
}

bool debug_info_is_wanted(struct debug_info *info) {
	size_t kept = 0;
	for (size_t i = 0; i < info->sections.count; i++)
		if (info->sections.items[i]->has_instructions)
			info->sections.items[kept++] = info->sections.items[i];
	info->sections.count = kept;
	return kept;
}

bool debug_info_has_ranges(const struct module *module, const struct debug_info *info) {
	return info->sections.count > 1 && module->dwarf_version >= RANGES_WITH_VERSION;
}

/* ---- pieces ---- */

static void write_number(struct module *module, uint64_t number, unsigned width) {
	write_value(module, value_constant((int64_t)number), width);
}

static void write_text(struct module *module, const char *text, size_t length) {
	data_bytes(module, text, length);
	write_byte(module, 0);
}

static void write_symbol(struct module *module, struct symbol *symbol, unsigned width) {
	write_value(module, value_symbol(module, symbol, SPECIFIER_NONE, 0), width);
}

static struct value section_size(struct module *module, struct section *section) {
	struct symbol *end = symbol_at(module, write_section_end(module, section), 0);
	return write_difference(module, end, section->symbol, 0);
}

/* ---- addresses ---- */

static void write_aranges(struct module *module, const struct debug_info *info, struct symbol *unit) {
	unsigned offset_size = write_offset_size(module), length_size = module->dwarf64 ? 12 : 4;
	unsigned header = length_size + 2 + offset_size + 1 + 1, pair = 2 * write_address_size(module);
	unsigned padding = (pair - header % pair) % pair;
	section_switch(module, info->aranges, 0);
	struct symbol *end = write_unit_length(module, module->dwarf64);
	write_number(module, ARANGES_VERSION, 2);
	write_symbol(module, unit, offset_size);
	write_byte(module, (uint8_t)write_address_size(module));
	write_byte(module, SEGMENT_SELECTOR_SIZE);
	for (unsigned i = 0; i < padding; i++)
		write_byte(module, 0);
	for (size_t i = 0; i < info->sections.count; i++) {
		write_symbol(module, info->sections.items[i]->symbol, write_address_size(module));
		write_value(module, section_size(module, info->sections.items[i]), write_address_size(module));
	}
	write_number(module, 0, write_address_size(module));
	write_number(module, 0, write_address_size(module));
	symbol_define_label(module, end, 0);
}

/* Before version 5 each range is of its section, which a base address selects. */
static void write_ranges_before_5(struct module *module, const struct debug_info *info) {
	for (size_t i = 0; i < info->sections.count; i++) {
		write_number(module, UINT64_MAX, write_address_size(module));
		write_symbol(module, info->sections.items[i]->symbol, write_address_size(module));
		write_number(module, 0, write_address_size(module));
		write_value(module, section_size(module, info->sections.items[i]), write_address_size(module));
	}
	write_number(module, 0, write_address_size(module));
	write_number(module, 0, write_address_size(module));
}

static struct symbol *write_range_list(struct module *module, const struct debug_info *info) {
	struct symbol *end = write_unit_length(module, module->dwarf64);
	write_number(module, module->dwarf_version, 2);
	write_byte(module, (uint8_t)write_address_size(module));
	write_byte(module, SEGMENT_SELECTOR_SIZE);
	write_number(module, 0, 4); /* offsets of lists */
	struct symbol *list = symbol_here(module, 0);
	for (size_t i = 0; i < info->sections.count; i++) {
		write_byte(module, DW_RLE_start_length);
		write_symbol(module, info->sections.items[i]->symbol, write_address_size(module));
		data_leb(module, section_size(module, info->sections.items[i]), false, 0);
	}
	write_byte(module, DW_RLE_end_of_list);
	symbol_define_label(module, end, 0);
	return list;
}

/* The label of the unit's list; NULL if there is none. */
static struct symbol *write_ranges(struct module *module, const struct debug_info *info) {
	if (!info->ranges)
		return NULL;
	section_switch(module, info->ranges, 0);
	if (module->dwarf_version >= 5)
		return write_range_list(module, info);
	struct symbol *list = symbol_here(module, 0);
	write_ranges_before_5(module, info);
	return list;
}

/* ---- the unit and its labels ---- */

static void write_abbreviation(struct module *module, unsigned code, unsigned tag, unsigned children) {
	write_uleb(module, code);
	write_uleb(module, tag);
	write_byte(module, (uint8_t)children);
}

static void write_attribute(struct module *module, unsigned name, unsigned form) {
	write_uleb(module, name);
	write_uleb(module, form);
}

static unsigned offset_form(const struct module *module) {
	if (module->dwarf_version >= 4)
		return DW_FORM_sec_offset;
	return module->dwarf64 ? DW_FORM_data8 : DW_FORM_data4;
}

static void write_abbreviations(struct module *module, const struct debug_info *info, const struct name *folder) {
	section_switch(module, info->abbreviations, 0);
	write_abbreviation(module, ABBREVIATION_UNIT, DW_TAG_compile_unit, DW_CHILDREN_yes);
	write_attribute(module, DW_AT_stmt_list, offset_form(module));
	if (info->ranges) {
		write_attribute(module, DW_AT_ranges, offset_form(module));
	} else {
		write_attribute(module, DW_AT_low_pc, DW_FORM_addr);
		write_attribute(module, DW_AT_high_pc, DW_FORM_addr);
	}
	write_attribute(module, DW_AT_name, DW_FORM_string);
	if (folder->length)
		write_attribute(module, DW_AT_comp_dir, DW_FORM_string);
	write_attribute(module, DW_AT_producer, DW_FORM_string);
	write_attribute(module, DW_AT_language, DW_FORM_data2);
	write_attribute(module, 0, 0);
	write_abbreviation(module, ABBREVIATION_LABEL, DW_TAG_label, DW_CHILDREN_no);
	write_attribute(module, DW_AT_name, DW_FORM_string);
	write_attribute(module, DW_AT_decl_file, DW_FORM_data4);
	write_attribute(module, DW_AT_decl_line, DW_FORM_data4);
	write_attribute(module, DW_AT_low_pc, DW_FORM_addr);
	write_attribute(module, 0, 0);
	write_byte(module, 0);
}

/* As llvm-mc has it: the first folder of the line table, whether it is that of the first file or not. */
static void write_unit_name(struct module *module) {
	const struct line_table *lines = module->lines;
	const struct name *name = lines->files.count > 1 ? lines->files.items[1].name : line_table_root(module);
	if (lines->directories.count) {
		const struct name *folder = line_table_mapped(module, lines->directories.items[0]);
		data_bytes(module, folder->text, folder->length);
		write_byte(module, '/');
	}
	write_text(module, name->text, name->length);
}

static void write_unit_header(struct module *module, struct symbol *abbreviations) {
	write_number(module, module->dwarf_version, 2);
	if (module->dwarf_version >= 5) {
		write_byte(module, DW_UT_compile);
		write_byte(module, (uint8_t)write_address_size(module));
	}
	write_symbol(module, abbreviations, write_offset_size(module));
	if (module->dwarf_version < 5)
		write_byte(module, (uint8_t)write_address_size(module));
}

static void write_unit(struct module *module, const struct debug_info *info, struct symbol *ranges,
                       const struct name *folder) {
	write_uleb(module, ABBREVIATION_UNIT);
	write_symbol(module, module->lines->start, write_offset_size(module));
	if (ranges) {
		write_symbol(module, ranges, write_offset_size(module));
	} else {
		struct section *section = info->sections.items[0];
		write_symbol(module, section->symbol, write_address_size(module));
		write_value(module, write_address(module, write_section_end(module, section)), write_address_size(module));
	}
	write_unit_name(module);
	if (folder->length)
		write_text(module, folder->text, folder->length);
	write_text(module, info->producer, strlen(info->producer));
	write_number(module, DW_LANG_Mips_Assembler, 2);
}

/* As with llvm-mc a leading underscore is not part of the name. */
static void write_label(struct module *module, const struct info_label *label) {
	size_t skipped = label->name->length && label->name->text[0] == '_';
	write_uleb(module, ABBREVIATION_LABEL);
	write_text(module, label->name->text + skipped, label->name->length - skipped);
	write_number(module, label->file, 4);
	write_number(module, label->line, 4);
	write_value(module, write_address(module, label->address), write_address_size(module));
}

/* The end of a section is that of its last rows. */
static bool has_ends(struct module *module, const struct debug_info *info) {
	for (size_t i = 0; i < info->sections.count; i++) {
		const struct line_section *lines = info->sections.items[i]->lines;
		const struct line_row *last = lines ? &lines->rows.items[lines->rows.count - 1] : NULL;
		if (last && !last->stream_label)
			continue;
		diag_error(module->diag, last ? last->pos : 0,
		           "Cannot represent a difference across sections: with -g, section %.*s needs an instruction after "
		           "the last .loc_label",
		           NAME_ARGS(info->sections.items[i]->name));
		return false;
	}
	return true;
}

void debug_info_write(struct module *module, const struct debug_info *info) {
	if (!has_ends(module, info))
		return;
	const struct name *folder = line_table_mapped(module, module->lines->compilation_directory);
	section_switch(module, info->info, 0);
	struct symbol *unit = symbol_here(module, 0);
	section_switch(module, info->abbreviations, 0);
	struct symbol *abbreviations = symbol_here(module, 0);
	module->lines->start = symbol_unnamed(module, 0);
	write_aranges(module, info, unit);
	struct symbol *ranges = write_ranges(module, info);
	write_abbreviations(module, info, folder);
	section_switch(module, info->info, 0);
	struct symbol *end = write_unit_length(module, module->dwarf64);
	write_unit_header(module, abbreviations);
	write_unit(module, info, ranges, folder);
	for (size_t i = 0; i < info->labels.count; i++)
		write_label(module, &info->labels.items[i]);
	write_byte(module, 0); /* no more entries below the unit */
	symbol_define_label(module, end, 0);
}

/* line_table.c: see line_table.h. */
#include "line_table.h"

#include "module/advance.h"
#include "base/dwarf_numbers.h"
#include "base/leb128.h"
#include "kdasm/kdasm.h"
#include "path.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "pieces.h"

#define NO_NAME "<stdin>" /* of a file */

static struct name *plain_string(struct module *module, const char *text) {
	return line_table_string(module, text, strlen(text));
}

void line_table_init(struct module *module, const struct kd_options *options) {
	struct line_table *lines = module->lines = arena_zeroed(module->arena, 1, sizeof *lines);
	names_init(&lines->strings, module->arena);
	names_init(&lines->directory_numbers, module->arena);
	names_init(&lines->file_numbers, module->arena);
	lines->no_name = plain_string(module, "");
	lines->compilation_directory = options->compilation_directory ? plain_string(module, options->compilation_directory)
	                                                              : lines->no_name;
	lines->path_maps = options->path_maps;
	lines->path_map_count = options->path_map_count;
	lines->current.flags = LINE_IS_STMT;
	line_table_forget_files(module);
	lines->root_directory = lines->no_name;
}

struct name *line_table_string(struct module *module, const void *text, size_t length) {
	return name_intern(&module->lines->strings, text, length);
}

void line_table_forget_files(struct module *module) {
	struct line_table *lines = module->lines;
	lines->files.count = 0;
	lines->directories.count = 0;
	lines->root.name = lines->no_name; /* its MD5 checksum stays, for a prefix map that makes a name of none */
	lines->all_md5 = true;
	lines->any_md5 = lines->any_source = false;
}

static void track(struct line_table *lines, const struct line_file *file) {
	lines->all_md5 &= file->has_md5;
	lines->any_md5 |= file->has_md5;
	lines->any_source |= file->source != NULL;
}

void line_table_set_root(struct module *module, struct name *directory, const struct line_file *file) {
	struct line_table *lines = module->lines;
	lines->wanted = true;
	lines->root_directory = directory;
	lines->root = *file;
	track(lines, file);
}

static bool is_root(const struct line_table *lines, const struct line_file *file) {
	const struct line_file *root = &lines->root;
	if (!root->name->length || root->name != file->name || root->has_md5 != file->has_md5)
		return false;
	return !root->has_md5 || memcmp(root->md5, file->md5, MD5_SIZE) == 0;
}

/* The number of a folder in the table. */
static size_t directory_number(struct module *module, struct name *directory) {
	struct line_table *lines = module->lines;
	if (!directory->length)
		return 0;
	size_t *number = &name_intern(&lines->directory_numbers, directory->text, directory->length)->number;
	if (*number && *number <= lines->directories.count && lines->directories.items[*number - 1] == directory)
		return *number;
	*list_add(module->arena, &lines->directories) = directory;
	return *number = lines->directories.count;
}

bool line_table_add_file(struct module *module, uint32_t number, struct name *directory, struct line_file file) {
	struct line_table *lines = module->lines;
	lines->wanted = true;
	if (directory == lines->root_directory)
		directory = lines->no_name;
	if (!file.name->length) {
		file.name = plain_string(module, NO_NAME);
		directory = lines->no_name;
	}
	if (!lines->files.count)
		track(lines, &file);
	if (module->dwarf_version >= 5 && is_root(lines, &file))
		return true;
	bool is_last = number >= lines->files.count;
	while (lines->files.count <= number)
		list_add(module->arena, &lines->files);
	struct line_file *slot = &lines->files.items[number];
	if (slot->name)
		return false;
	if (!directory->length) {
		struct path_parts parts = path_split(file.name->text, file.name->length);
		directory = line_table_string(module, file.name->text, parts.folders);
		if (directory->length)
			file.name = line_table_string(module, parts.name, parts.name_length);
	}
	file.directory = directory_number(module, directory);
	track(lines, &file);
	*slot = file;
	if (is_last) /* llvm-mc does not print those that fill a gap */
		output_tell(module, file, (module, number, directory, slot));
	return true;
}

uint32_t line_table_number(struct module *module, struct line_file file) {
	struct line_table *lines = module->lines;
	size_t next = lines->files.count ? lines->files.count : 1;
	if (!file.name->length)
		file.name = plain_string(module, NO_NAME);
	size_t *number = &name_intern(&lines->file_numbers, file.name->text, file.name->length)->number;
	if (*number)
		return (uint32_t)*number;
	line_table_add_file(module, (uint32_t)next, lines->no_name, file);
	if (next < lines->files.count)
		*number = next;
	return (uint32_t)*number;
}

bool line_table_has_file(const struct module *module, uint32_t number) {
	const struct line_table *lines = module->lines;
	if (number == 0)
		return module->dwarf_version >= 5;
	return number < lines->files.count && lines->files.items[number].name;
}

/* ---- rows ---- */

void line_table_locate(struct module *module, const struct line_location *location, const struct symbol *view) {
	if (module->before_contents)
		module->before_contents(module);
	output_tell(module, location, (module, location, module->lines->current.flags, view));
	module->lines->wanted = true;
	module->lines->current = *location;
	module->before_contents = module->output->symbolic ? NULL : line_table_row;
}

static struct line_row *add_row(struct module *module) {
	struct section *section = module->current.section;
	if (!section->lines) {
		section->lines = arena_zeroed(module->arena, 1, sizeof *section->lines);
		section->lines->section = section;
		*list_add(module->arena, &module->lines->sections) = section->lines;
	}
	struct line_row *row = list_add(module->arena, &section->lines->rows);
	row->address = address_here(module);
	return row;
}

void line_table_row(struct module *module) {
	module->before_contents = NULL;
	struct line_row *row = add_row(module);
	row->location = module->lines->current;
	row->location.column &= UINT16_MAX;
	row->location.isa &= UINT8_MAX;
}

void line_table_end_sequence(struct module *module, struct symbol *label, kd_pos pos) {
	if (output_takes(module, end_sequence, (module, label, pos)))
		return;
	module->lines->wanted = true;
	struct line_row *row = add_row(module);
	row->stream_label = label;
	row->pos = pos;
}

/* ---- the line number program ---- */

/* The state machine of the specification, as far as the opcodes depend on it. */
struct line_state {
	struct line_location location;
	const struct address *address; /* of the row before; NULL at the start of a sequence */
};

static const struct line_state initial_state = {{.file = 1, .line = 1, .flags = LINE_IS_STMT}, NULL};

static void write_set_address(struct module *module, struct address address) {
	write_byte(module, DW_LNS_extended_op);
	write_uleb(module, write_address_size(module) + 1);
	write_byte(module, DW_LNE_set_address);
	write_value(module, write_address(module, address), write_address_size(module));
}

static void write_discriminator(struct module *module, uint32_t discriminator) {
	write_byte(module, DW_LNS_extended_op);
	write_uleb(module, leb_size(discriminator, false) + 1);
	write_byte(module, DW_LNE_set_discriminator);
	write_uleb(module, discriminator);
}

static void write_number(struct module *module, uint8_t opcode, uint64_t number) {
	write_byte(module, opcode);
	write_uleb(module, number);
}

/* The opcodes for all but line and address. */
static void write_registers(struct module *module, const struct line_location *from, const struct line_location *to) {
	if (from->file != to->file)
		write_number(module, DW_LNS_set_file, to->file);
	if (from->column != to->column)
		write_number(module, DW_LNS_set_column, to->column);
	if (to->discriminator && module->dwarf_version >= 4)
		write_discriminator(module, to->discriminator); /* every row begins with 0 */
	if (from->isa != to->isa)
		write_number(module, DW_LNS_set_isa, to->isa);
	if ((from->flags ^ to->flags) & LINE_IS_STMT)
		write_byte(module, DW_LNS_negate_stmt);
	if (to->flags & LINE_BASIC_BLOCK)
		write_byte(module, DW_LNS_set_basic_block);
	if (to->flags & LINE_PROLOGUE_END)
		write_byte(module, DW_LNS_set_prologue_end);
	if (to->flags & LINE_EPILOGUE_BEGIN)
		write_byte(module, DW_LNS_set_epilogue_begin);
}

static void write_row(struct module *module, struct line_state *state, const struct line_row *row) {
	int64_t lines = (int64_t)row->location.line - state->location.line;
	write_registers(module, &state->location, &row->location);
	if (state->address) {
		data_line_advance(module, state->address, &row->address, lines);
	} else {
		write_set_address(module, row->address);
		data_line_advance(module, &row->address, &row->address, lines);
	}
	state->location = row->location;
	state->address = &row->address;
}

static void write_end(struct module *module, struct line_state *state, const struct address *end) {
	data_line_advance(module, state->address, end, LINE_END_SEQUENCE);
	*state = initial_state;
}

static const struct address *section_end(struct module *module, struct section *section) {
	struct address *end = arena_alloc(module->arena, sizeof *end);
	*end = write_section_end(module, section);
	return end;
}

static void write_section_rows(struct module *module, const struct line_section *lines) {
	struct line_state state = initial_state;
	for (size_t i = 0; i < lines->rows.count; i++) {
		const struct line_row *row = &lines->rows.items[i];
		if (!row->stream_label) {
			write_row(module, &state, row);
			continue;
		}
		if (state.address)
			write_end(module, &state, &row->address);
		symbol_define_label(module, row->stream_label, row->pos);
	}
	if (state.address)
		write_end(module, &state, section_end(module, lines->section));
}

/* ---- the header ---- */

struct header_writer {
	struct module *module;
	struct line_table *lines;
	struct section *strings; /* .debug_line_str */
	struct buffer string_bytes;
};

static bool begins_with(const struct name *name, const char *prefix) {
	size_t length = strlen(prefix);
	return name->length >= length && memcmp(name->text, prefix, length) == 0;
}

struct name *line_table_mapped(struct module *module, struct name *path) {
	const struct line_table *lines = module->lines;
	for (size_t i = lines->path_map_count; i-- > 0;) {
		const struct kd_path_map *map = &lines->path_maps[i];
		if (!begins_with(path, map->from))
			continue;
		size_t used = strlen(map->from);
		struct buffer text = buffer_in(module->arena);
		buffer_put_text(&text, map->to);
		buffer_put(&text, path->text + used, path->length - used);
		return line_table_string(module, text.data, text.size);
	}
	return path;
}

/* LLVM 14, the reference before version 4, leaves root and folder of .file 0 and of -g as they are. */
static struct name *mapped_root(struct module *module, struct name *path) {
	return kd_has(module->target.family.capabilities, KD_VERSION_4_UP, 0) ? line_table_mapped(module, path) : path;
}

struct name *line_table_root(struct module *module) {
	return mapped_root(module, module->lines->root.name);
}

static void write_string(struct module *module, const struct name *text) {
	data_bytes(module, text->text, text->length);
	write_byte(module, 0);
}

/* A reference to a string in .debug_line_str, where each appears once. */
static void write_string_offset(struct header_writer *w, struct name *text) {
	struct module *module = w->module;
	if (!text->number) {
		text->number = w->string_bytes.size + 1;
		buffer_put(&w->string_bytes, text->text, text->length);
		buffer_put_zeros(&w->string_bytes, 1);
	}
	struct value start = value_symbol(module, w->strings->symbol, SPECIFIER_NONE, 0);
	struct value offset = value_constant((int64_t)text->number - 1);
	write_value(module, value_binary(module, BINARY_ADD, start, offset, 0), write_offset_size(module));
}

static void write_files_before_5(struct module *module) {
	struct line_table *lines = module->lines;
	for (size_t i = 0; i < lines->directories.count; i++)
		write_string(module, line_table_mapped(module, lines->directories.items[i]));
	write_byte(module, 0);
	for (size_t i = 1; i < lines->files.count; i++) {
		write_string(module, lines->files.items[i].name);
		write_uleb(module, lines->files.items[i].directory);
		write_byte(module, 0); /* time of the last change: not known */
		write_byte(module, 0); /* length: not known */
	}
	write_byte(module, 0);
}

static void write_format(struct module *module, uint64_t content, uint64_t form) {
	write_uleb(module, content);
	write_uleb(module, form);
}

static void write_directories(struct header_writer *w) {
	struct line_table *lines = w->lines;
	struct name *first = lines->root_directory->length ? mapped_root(w->module, lines->root_directory)
	                                                   : line_table_mapped(w->module, lines->compilation_directory);
	write_byte(w->module, 1);
	write_format(w->module, DW_LNCT_path, DW_FORM_line_strp);
	write_uleb(w->module, lines->directories.count + 1);
	write_string_offset(w, first);
	for (size_t i = 0; i < lines->directories.count; i++)
		write_string_offset(w, line_table_mapped(w->module, lines->directories.items[i]));
}

/* A line end tells a text that is empty from one that is not given. */
static struct name *source_text(struct header_writer *w, const struct line_file *file) {
	if (!file->source)
		return w->lines->no_name;
	return file->source->length ? file->source : plain_string(w->module, "\n");
}

static void write_file(struct header_writer *w, struct name *name, const struct line_file *file) {
	write_string_offset(w, name);
	write_uleb(w->module, file->directory);
	if (w->lines->all_md5)
		data_bytes(w->module, file->md5, MD5_SIZE);
	if (w->lines->any_source)
		write_string_offset(w, source_text(w, file));
}

/* Source that names no file 0 was written for older versions: file 1 stands for it. */
static void write_files(struct header_writer *w) {
	struct line_table *lines = w->lines;
	struct name *root = line_table_root(w->module);
	write_byte(w->module, (uint8_t)(2 + lines->all_md5 + lines->any_source));
	write_format(w->module, DW_LNCT_path, DW_FORM_line_strp);
	write_format(w->module, DW_LNCT_directory_index, DW_FORM_udata);
	if (lines->all_md5)
		write_format(w->module, DW_LNCT_MD5, DW_FORM_data16);
	if (lines->any_source)
		write_format(w->module, DW_LNCT_LLVM_source, DW_FORM_line_strp);
	write_uleb(w->module, lines->files.count ? lines->files.count : 1);
	if (root->length)
		write_file(w, root, &lines->root);
	else
		write_file(w, lines->files.items[1].name, &lines->files.items[1]);
	for (size_t i = 1; i < lines->files.count; i++)
		write_file(w, lines->files.items[i].name, &lines->files.items[i]);
}

static void write_parameters(struct module *module) {
	static const uint8_t operand_counts[LINE_OPCODE_BASE - 1] = {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
	write_byte(module, CODE_ALIGNMENT);
	if (module->dwarf_version >= 4)
		write_byte(module, 1); /* operations of an instruction */
	write_byte(module, 1);     /* is_stmt at the start */
	write_byte(module, (uint8_t)LINE_BASE);
	write_byte(module, LINE_RANGE);
	write_byte(module, LINE_OPCODE_BASE);
	data_bytes(module, operand_counts, sizeof operand_counts);
}

static void write_header(struct header_writer *w) {
	enum { SEGMENT_SELECTOR_SIZE = 0 };
	struct module *module = w->module;
	write_value(module, value_constant(module->dwarf_version), 2);
	if (module->dwarf_version >= 5) {
		write_byte(module, (uint8_t)write_address_size(module));
		write_byte(module, SEGMENT_SELECTOR_SIZE);
	}
	struct symbol *end = write_length(module, write_offset_size(module));
	write_parameters(module);
	if (module->dwarf_version >= 5) {
		write_directories(w);
		write_files(w);
	} else {
		write_files_before_5(module);
	}
	symbol_define_label(module, end, 0);
}

/* llvm-mc would read past the list of files. */
static bool has_root(const struct module *module) {
	return module->dwarf_version < 5 || module->lines->root.name->length || module->lines->files.count > 1;
}

void line_table_write(struct module *module, struct section *section, struct section *strings) {
	struct header_writer w = {module, module->lines, strings, buffer_in(module->arena)};
	if (!has_root(module)) {
		diag_error(module->diag, 0,
		           "a line table of DWARF 5 needs a file with a name: give one with .file 0 [stricter than llvm-mc]");
		return;
	}
	section_switch(module, section, 0);
	if (w.lines->start)
		symbol_define_label(module, w.lines->start, 0);
	struct symbol *end = write_unit_length(module, module->dwarf64);
	write_header(&w);
	for (size_t i = 0; i < w.lines->sections.count; i++)
		write_section_rows(module, w.lines->sections.items[i]);
	symbol_define_label(module, end, 0);
	if (!strings)
		return;
	section_switch(module, strings, 0);
	data_bytes(module, w.string_bytes.data, w.string_bytes.size);
}

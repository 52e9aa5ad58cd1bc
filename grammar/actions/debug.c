/* debug.c: .file and .loc, and -g, which describes the assembler source itself. */
#include <inttypes.h>

#include "actions.h"
#include "base/elf_numbers.h"
#include "debug.h"
#include "debug/write/path.h"
#include "debug/write/view.h"
#include "reader/escapes.h"
#include "reader/scope.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "preprocess/texts.h"
#include "sections/sections.h"

/* ---- .file ---- */

/* A name or text of the line table; NULL after an error. */
static struct name *string_of(struct reader *reader, struct text text, struct span at) {
	struct buffer bytes = buffer_in(reader->arena);
	if (!string_unescape(reader, text, at.start + 1, &bytes))
		return NULL;
	return line_table_string(reader->module, bytes.size ? (const char *)bytes.data : "", bytes.size);
}

struct file_operands *file_operands(struct reader *reader, const struct operand *number, const struct quoted *folder,
                                    struct quoted name) {
	struct file_operands *operands = arena_zeroed(reader->arena, 1, sizeof *operands);
	operands->file.name = string_of(reader, name.text, name.at);
	operands->directory = folder ? string_of(reader, folder->text, folder->at) : reader->module->lines->no_name;
	operands->faulty = !operands->file.name || !operands->directory;
	operands->has_number = number;
	if (number && number->value.constant < 0) {
		diag_error(reader->diag, number->at.start, "negative file number");
		operands->faulty = true;
	} else if (number) {
		operands->number = (uint64_t)number->value.constant;
	}
	if (folder && !number) {
		diag_error(reader->diag, name.at.start, "explicit path specified, but no file number");
		operands->faulty = true;
	}
	return operands;
}

static void needs_number(struct reader *reader, struct file_operands *operands, struct span at, const char *what) {
	if (operands->has_number)
		return;
	diag_error(reader->diag, at.start, "%s specified, but no file number", what);
	operands->faulty = true;
}

struct file_operands *file_md5(struct reader *reader, struct file_operands *operands, struct span at, struct wide md5) {
	needs_number(reader, operands, at, "MD5 checksum");
	operands->file.has_md5 = true;
	for (size_t i = 0; i < MD5_SIZE; i++)
		operands->file.md5[i] = (uint8_t)((i < 8 ? md5.high : md5.low) >> (8 * (7 - i % 8)));
	return operands;
}

struct file_operands *file_source(struct reader *reader, struct file_operands *operands, struct text text,
                                  struct span at) {
	needs_number(reader, operands, at, "source");
	operands->file.source = string_of(reader, text, at);
	operands->faulty |= !operands->file.source;
	return operands;
}

static void warn_of_md5(struct reader *reader, struct span at) {
	struct line_table *lines = reader->module->lines;
	if (lines->md5_reported || !lines->files.count || lines->all_md5 == lines->any_md5)
		return;
	lines->md5_reported = true;
	diag_warning(reader->diag, at.start,
	             "inconsistent use of MD5 checksums: they are left out unless all files have one");
}

/* The first line marker names the source as it was before the preprocessor, unless the source has a number already: to
 * be called where that name counts. */
static void take_marked_file(struct reader *reader) {
	struct module *module = reader->module;
	struct text file = reader->texts->marked_file;
	if (!file.at || !reader->debug->describes || reader->debug->marker_taken)
		return;
	reader->debug->marker_taken = true;
	if (reader->debug->number)
		return;
	reader->debug->file = (struct line_file){.name = line_table_string(module, file.at, file.length)};
	line_table_set_root(module, module->lines->compilation_directory, &reader->debug->file);
}

void file(struct reader *reader, const struct file_operands *operands, struct span at) {
	struct module *module = reader->module;
	if (operands->faulty || !operands->has_number)
		return;
	if (operands->number > LINE_FILE_LIMIT) {
		diag_error(reader->diag, at.start,
		           "file number %" PRIu64 " is too large: numbers follow each other, and the largest is "
		           "%d [stricter than llvm-mc]",
		           operands->number, LINE_FILE_LIMIT);
		return;
	}
	take_marked_file(reader);
	if (reader->debug->describes)
		line_table_forget_files(module);
	reader->debug->describes = false;
	if (!operands->number) {
		module->dwarf_version = 5;
		line_table_set_root(module, operands->directory, &operands->file);
		output_tell(module, file, (module, 0, operands->directory, &operands->file));
	} else if (!line_table_add_file(module, (uint32_t)operands->number, operands->directory, operands->file)) {
		diag_error(reader->diag, at.start, "file number already allocated: %" PRIu64, operands->number);
		return;
	}
	warn_of_md5(reader, at);
}

/* ---- .loc ---- */

struct loc_operands *loc_number(struct reader *reader, struct loc_operands *operands, struct value number,
                                struct span at) {
	enum { MOST = sizeof operands->numbers / sizeof operands->numbers[0] };
	static const char *const names[MOST] = {"file number less than one", "line number less than zero",
	                                        "column position less than zero"};
	if (!operands)
		operands = arena_zeroed(reader->arena, 1, sizeof *operands);
	if (operands->count == MOST) {
		diag_error(reader->diag, at.start,
		           "unexpected token in '.loc' directive: file, line and column are already given");
		operands->faulty = true;
		return operands;
	}
	if (number.constant < 0) {
		diag_error(reader->diag, at.start, "%s in '.loc' directive", names[operands->count]);
		operands->faulty = true;
	}
	operands->at[operands->count] = at;
	operands->numbers[operands->count++] = (uint64_t)number.constant;
	return operands;
}

/* All numbers are there. They are kept in as many bits as in llvm-mc. */
struct loc_operands *loc_options(struct reader *reader, struct loc_operands *operands) {
	struct module *module = reader->module;
	uint32_t file = (uint32_t)operands->numbers[0];
	operands->location = (struct line_location){
	    .file = file,
	    .line = (uint32_t)operands->numbers[1],
	    .column = (uint32_t)operands->numbers[2],
	    .flags = module->lines->current.flags & LINE_IS_STMT,
	};
	if (operands->faulty)
		return operands;
	operands->faulty = true;
	if (!operands->numbers[0] && module->dwarf_version < 5)
		diag_error(reader->diag, operands->at[0].start,
		           "file number less than one in '.loc' directive: file 0 is one of DWARF 5; "
		           "give it with .file 0 \"name\"");
	else if (!line_table_has_file(module, file))
		diag_error(reader->diag, operands->at[0].start,
		           "unassigned file number in '.loc' directive: there is no .file %" PRIu32
		           " \"name\" before this line",
		           file);
	else
		operands->faulty = false;
	return operands;
}

struct loc_operands *loc_flag(struct reader *reader, struct loc_operands *operands, const struct name *name,
                              struct span at) {
	static const struct {
		const char *name;
		uint8_t flag;
	} flags[] = {
	    {"basic_block", LINE_BASIC_BLOCK},
	    {"prologue_end", LINE_PROLOGUE_END},
	    {"epilogue_begin", LINE_EPILOGUE_BEGIN},
	};
	for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
		if (!name_is(name, flags[i].name))
			continue;
		operands->location.flags |= flags[i].flag;
		return operands;
	}
	diag_error(reader->diag, at.start,
	           "unknown sub-directive in '.loc' directive: '%.*s'; use basic_block, prologue_end, epilogue_begin, "
	           "is_stmt, isa, discriminator or view",
	           NAME_ARGS(name));
	operands->faulty = true;
	return operands;
}

/* Symbols must have their value already; llvm-mc then looks at 32 bits of it. */
static bool constant(struct reader *reader, struct loc_operands *operands, struct value value, struct span at,
                     const char *message, int32_t *number) {
	*number = (int32_t)value.constant;
	if (!value.expr)
		return true;
	diag_error(reader->diag, at.start, "%s", message);
	operands->faulty = true;
	return false;
}

struct loc_operands *loc_is_stmt(struct reader *reader, struct loc_operands *operands, struct value value,
                                 struct span at) {
	int32_t number;
	if (!constant(reader, operands, value, at, "is_stmt value not the constant value of 0 or 1", &number))
		return operands;
	if (number != 0 && number != 1) {
		diag_error(reader->diag, at.start, "is_stmt value not 0 or 1: it is %" PRId32, number);
		operands->faulty = true;
	}
	operands->location.flags &= (uint8_t)~LINE_IS_STMT;
	if (number)
		operands->location.flags |= LINE_IS_STMT;
	return operands;
}

struct loc_operands *loc_isa(struct reader *reader, struct loc_operands *operands, struct value value, struct span at) {
	int32_t number;
	if (!constant(reader, operands, value, at, "isa number not a constant value", &number))
		return operands;
	if (number < 0) {
		diag_error(reader->diag, at.start, "isa number less than zero: it is %" PRId32, number);
		operands->faulty = true;
	}
	operands->location.isa = (uint32_t)number;
	return operands;
}

struct loc_operands *loc_discriminator(struct reader *reader, struct loc_operands *operands, struct value value,
                                       struct span at) {
	int64_t number = 0;
	operands->faulty |= !absolute(reader, value, at, &number);
	operands->location.discriminator = (uint32_t)number;
	return operands;
}

struct loc_operands *loc_view(struct reader *reader, struct loc_operands *operands, struct name *name, struct span at) {
	if (!reader->debug->view_seen)
		diag_warning(reader->diag, at.start,
		             "view numbers in '.loc' directives are those of the GNU assembler [llvm-mc refuses this]");
	reader->debug->view_seen = true;
	operands->has_view = true;
	operands->view = name;
	operands->view_at = at;
	return operands;
}

struct loc_operands *loc_view_number(struct reader *reader, struct loc_operands *operands, struct value number,
                                     struct span at) {
	if (number.constant) {
		diag_error(reader->diag, at.start, "unknown sub-directive in '.loc' directive: view can be given a name or 0");
		operands->faulty = true;
		return operands;
	}
	operands->location.flags |= LINE_RESETS_VIEW;
	return loc_view(reader, operands, NULL, at);
}

void loc(struct reader *reader, const struct loc_operands *operands) {
	struct module *module = reader->module;
	if (operands->faulty)
		return;
	line_table_locate(module, &operands->location,
	                  operands->view ? symbol_get(module, operands->view, operands->view_at.start) : NULL);
	if (!operands->has_view || module->output->symbolic)
		return;
	line_table_row(module); /* as the GNU assembler does, rather than with the next bytes */
	if (operands->view)
		symbol_assign(module, operands->view, view_number(module, module->current.section->lines), false,
		              operands->view_at.start);
}

void loc_label(struct reader *reader, struct name *name, struct span at) {
	line_table_end_sequence(reader->module, symbol_get(reader->module, name, at.start), at.start);
}

/* ---- -g ---- */

/* The path of the source as the line table has it: relative to the folder of the compilation,
 * with the name that -main-file-name gives. */
static struct name *source_name(struct reader *reader) {
	const struct kd_options *options = reader->options;
	const char *path = options->file_name ? options->file_name : "<memory>";
	const char *folder = options->compilation_directory;
	struct buffer text = buffer_in(reader->arena);
	struct path_parts parts = path_split(path, strlen(path));
	if (options->main_file_name && options->main_file_name[0]) {
		buffer_put(&text, path, parts.folders);
		if (parts.folders && path[parts.folders - 1] != '/')
			buffer_put(&text, "/", 1);
		buffer_put_text(&text, options->main_file_name);
	} else {
		buffer_put_text(&text, path);
	}
	size_t skipped = folder ? strlen(folder) : 0;
	if (!skipped || skipped >= text.size || memcmp(text.data, folder, skipped) != 0)
		return line_table_string(reader->module, text.data, text.size);
	if (text.data[skipped] == '/')
		skipped++;
	return line_table_string(reader->module, text.data + skipped, text.size - skipped);
}

static void describe_section(struct reader *reader, struct section *section) {
	section->described = true;
	*list_add(reader->arena, &reader->debug->info.sections) = section;
}

void lines_start(struct reader *reader) {
	reader->debug = arena_zeroed(reader->arena, 1, sizeof *reader->debug);
}

void debug_start(struct reader *reader) {
	struct module *module = reader->module;
	reader->debug->describes = reader->options->debug;
	if (!reader->debug->describes)
		return;
	reader->debug->file.name = source_name(reader);
	if (module->dwarf_version >= 5) {
		reader->debug->file.has_md5 = true;
		md5(reader->source->text, reader->source->size, reader->debug->file.md5);
	}
	line_table_set_root(module, module->lines->compilation_directory, &reader->debug->file);
	describe_section(reader, module->current.section);
}

/* Whether -g describes the source. As with llvm-mc it becomes file 1 at its first label or instruction, but in DWARF 5
 * it already is the root: there, markers after these count, too. */
static bool describes(struct reader *reader) {
	struct debug_source *debug = reader->debug;
	if (!debug->describes)
		return false;
	take_marked_file(reader);
	if (!debug->number)
		debug->number = line_table_number(reader->module, debug->file);
	return true;
}

void debug_label(struct reader *reader, const struct symbol *symbol, struct span at) {
	struct module *module = reader->module;
	if (!describes(reader) || symbol->temporary || !module->current.section->described)
		return;
	if (module->output->symbolic)
		symbol_here(module, symbol->pos); /* its entry in .debug_info would have a label */
	else
		debug_info_add_label(module, &reader->debug->info, symbol->name, reader->debug->number,
		                     sources_line(&reader->sources, at.start));
}

/* The line after the last marker is the one that it says; if it is in another text, llvm-mc counts all the same. */
void debug_instruction(struct reader *reader, struct span at) {
	struct module *module = reader->module;
	struct section *section = module->current.section;
	const struct text_mark *mark = &reader->texts->mark;
	section->has_instructions = true;
	if (!describes(reader) || !section->described)
		return;
	uint32_t line = sources_line(&reader->sources, text_place_outside(reader, at.start));
	if (mark->file.length) {
		struct line_file file = {.name = line_table_string(module, mark->file.at, mark->file.length)};
		reader->debug->number = line_table_number(module, file);
		line += (uint32_t)mark->line - 1 - mark->line_before;
	}
	line_table_locate(module, &(struct line_location){reader->debug->number, line, .flags = LINE_IS_STMT}, NULL);
}

void debug_section(struct reader *reader, struct section *section) {
	bool is_loaded_code = section_is_code(section) && (section->flags & SHF_ALLOC);
	if (!reader->debug->describes || section->described || !is_loaded_code)
		return;
	describe_section(reader, section);
	if (reader->module->dwarf_version <= 2)
		diag_warning(reader->diag, reader->module->statement_pos,
		             "DWARF2 only supports one section per compilation unit");
}

/* ---- the end ---- */

/* Numbers must follow each other. */
static void check_files(struct reader *reader) {
	const struct line_table *lines = reader->module->lines;
	kd_pos end = reader->source->base + (kd_pos)reader->source->size;
	for (size_t i = 1; i < lines->files.count; i++) {
		if (lines->files.items[i].name)
			continue;
		diag_error(reader->diag, end,
		           "unassigned file number: %zu for .file directives: numbers follow each other from 1", i);
		return;
	}
}

/* The sections are made in llvm-mc's order. */
static void write_info(struct reader *reader) {
	struct module *module = reader->module;
	struct debug_info *info = &reader->debug->info;
	/* llvm-mc names itself, and so does kdasm, so that the objects are the same. */
	info->producer = scope_is_llvm_14(reader) ? "llvm-mc (based on LLVM 14.0.6)" : "llvm-mc (based on LLVM 22.1.8)";
	if (!reader->debug->describes || !debug_info_is_wanted(info))
		return;
	info->info = section_named(reader, ".debug_info");
	info->abbreviations = section_named(reader, ".debug_abbrev");
	info->aranges = section_named(reader, ".debug_aranges");
	if (debug_info_has_ranges(module, info))
		info->ranges = section_named(reader, module->dwarf_version >= 5 ? ".debug_rnglists" : ".debug_ranges");
	debug_info_write(module, info);
}

void debug_finish(struct reader *reader) {
	struct module *module = reader->module;
	check_files(reader);
	if (!scope_is_llvm_14(reader)) /* which looks at markers at labels and instructions only */
		take_marked_file(reader);
	if (reader->debug->describes && module->output->symbolic)
		diag_error(reader->diag, 0,
		           "with -g, a source without numbered .file directives can only be made into an object [stricter than "
		           "llvm-mc]");
	frames_finish(reader);
	if (reader->diag->errors || !module->lines->wanted || module->output->symbolic)
		return;
	write_info(reader);
	struct section *table = section_named(reader, ".debug_line");
	struct section *strings = module->dwarf_version >= 5 ? section_named(reader, ".debug_line_str") : NULL;
	line_table_write(module, table, strings);
}

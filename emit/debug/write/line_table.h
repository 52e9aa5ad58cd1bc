/* line_table.h: the line table that .file and .loc make: which source line each address is of.
 *
 * Specification: DWARF 5, 6.2 "Line Number Information"; layout and choices are llvm-mc's. A row
 * is made by the first bytes after .loc, wherever they come from, so data.c asks for it. */
#ifndef KD_DEBUG_WRITE_LINE_TABLE_H
#define KD_DEBUG_WRITE_LINE_TABLE_H

#include "base/md5.h"
#include "module/fragment.h"

struct kd_options;
struct section;
struct symbol;

/* What .file says of a source file; names and text are of line_table.strings. */
struct line_file {
	struct name *name;   /* NULL: the number is not assigned */
	size_t directory;    /* 0: that of the compilation, else 1 + index in line_table.directories */
	struct name *source; /* the file's text, or NULL */
	uint8_t md5[MD5_SIZE];
	bool has_md5;
};

enum {
	LINE_IS_STMT = 1 << 0,
	LINE_BASIC_BLOCK = 1 << 1,
	LINE_PROLOGUE_END = 1 << 2,
	LINE_EPILOGUE_BEGIN = 1 << 3,
	LINE_RESETS_VIEW = 1 << 4, /* not in the table: the row's view number is 0 */
};

/* What .loc says. */
struct line_location {
	uint32_t file;
	uint32_t line;
	uint32_t discriminator;
	uint32_t column; /* 16 bits count in a row */
	uint32_t isa;    /* 8 bits count in a row */
	uint8_t flags;   /* LINE_* */
};

struct line_row {
	struct address address;
	struct line_location location;
	struct symbol *stream_label; /* of .loc_label: no row, but the end of a sequence; else NULL */
	kd_pos pos;                  /* of stream_label */
};

/* The rows of a section, in the order of the source. */
struct line_section {
	struct section *section;
	LIST(struct line_row) rows;
};

struct line_table {
	bool wanted;                        /* .debug_line is written */
	struct names strings;               /* with 1 + the place in .debug_line_str */
	struct name *no_name;               /* the empty string */
	struct name *compilation_directory; /* of the command line */
	struct name *root_directory;        /* of .file 0, or with -g; else no_name */
	struct line_file root;              /* file 0 of version 5; may have no name */
	LIST(struct name *) directories;
	struct names directory_numbers; /* of folders, by their names; those of forgotten files may be in it */
	struct names file_numbers;      /* of files that the assembler has numbered, by their names */
	LIST(struct line_file) files;   /* number 0 stays empty */
	bool all_md5, any_md5, any_source;
	bool md5_reported;

	struct line_location current;         /* of the last .loc */
	LIST(struct line_section *) sections; /* in order of their first rows */
	struct symbol *start;                 /* to be placed where the table begins; or NULL */
	const struct kd_path_map *path_maps;
	size_t path_map_count;
};

/* Most files: numbers must follow each other, so a larger one is a mistake. */
enum { LINE_FILE_LIMIT = 1 << 18 };

void line_table_init(struct module *module, const struct kd_options *options);

/* The name or text in line_table.strings. */
struct name *line_table_string(struct module *module, const void *text, size_t length);

/* Forgets all files, as the first numbered .file does where -g has named the source itself. */
void line_table_forget_files(struct module *module);

/* .file 0, or the source itself with -g. */
void line_table_set_root(struct module *module, struct name *directory, const struct line_file *file);

/* .file `number`, in `directory` or, if that is empty, in the folders that its name begins with.
 * False if the number is taken. */
bool line_table_add_file(struct module *module, uint32_t number, struct name *directory, struct line_file file);
bool line_table_has_file(const struct module *module, uint32_t number);

/* The number of a file that a numbered .file does not give one: the next free one on first mention, in version 5 0 for
 * the root. */
uint32_t line_table_number(struct module *module, struct line_file file);

/* What -fdebug-prefix-map makes of a path, where the last prefix that fits is replaced, and of the root's name. */
struct name *line_table_mapped(struct module *module, struct name *path);
struct name *line_table_root(struct module *module);

/* .loc: the next bytes are of this place. If none came since the last .loc, that one makes a row here. */
void line_table_locate(struct module *module, const struct line_location *location, const struct symbol *view);

/* Makes the row that .loc asked for, here. It is module->before_contents then. */
void line_table_row(struct module *module);

/* .loc_label: a sequence ends here; the label is where the next one begins in .debug_line. */
void line_table_end_sequence(struct module *module, struct symbol *label, kd_pos pos);

/* Writes the table to the end of .debug_line, and its strings if the version has them. */
void line_table_write(struct module *module, struct section *section, struct section *strings);

#endif

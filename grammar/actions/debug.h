/* debug.h: what .file, .loc and -g say, as far as it is read. */
#ifndef KD_GRAMMAR_ACTIONS_DEBUG_H
#define KD_GRAMMAR_ACTIONS_DEBUG_H

#include "debug/write/debug_info.h"
#include "debug/write/line_table.h"
#include "reader/reader.h"

/* The options of .file and of .loc, as far as they are read. */
struct file_operands {
	struct name *directory;
	struct line_file file;
	struct span at;
	uint64_t number;
	bool has_number;
	bool faulty;
};

struct loc_operands {
	uint64_t numbers[3]; /* file, line, column */
	struct span at[3];
	uint8_t count;
	bool faulty;
	struct line_location location;
	bool has_view;
	struct name *view; /* or NULL */
	struct span view_at;
};

/* reader->debug */
struct debug_source {
	bool view_seen;        /* and reported */
	bool describes;        /* -g, and no numbered .file yet */
	bool marker_taken;     /* the first line marker has named the source, or came too late for that */
	struct line_file file; /* -g: the source as a file of the line table */
	uint32_t number;       /* of the file that labels are of; 0: none yet, or the root */
	struct debug_info info;
};

#endif

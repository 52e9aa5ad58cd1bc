/* files.h: files that a source names. */
#ifndef KD_GRAMMAR_READER_FILES_H
#define KD_GRAMMAR_READER_FILES_H

#include "base/arena.h"
#include "base/buffer.h"
#include "base/name.h"
#include "base/source.h"

struct reader;

/* reader->files */
struct files {
	LIST(const char *) paths; /* of files that were read beside the source */
	struct names names;       /* theirs, with the same text */
	struct names included;    /* by the names in the source: struct file_text */
	uint64_t size;            /* of the files that .incbin names, each counted once */
	uint64_t taken;           /* bytes that it took of them */
	bool too_much;            /* they are more than they may be, which is reported; nothing more is to be read */
};

void files_start(struct reader *reader);

/* Bytes of a file: after the first `skip`, at most `most`. */
struct file_range {
	uint64_t skip;
	uint64_t most;
};

/* What an included file holds. */
struct file_text {
	struct origin origin; /* of each .include of it after the first; see preprocess/texts.c */
	const char *path;
	char *text; /* with room for two bytes after it */
	size_t size;
	bool is_kept;  /* it will not be read again: it is a regular file */
	bool is_known; /* it was not read now */
};

/* Reads a part of a file for .incbin, looked for by its name, then in the include directories. Its path is added to
 * reader->files.paths. False after reporting an error at `pos`. */
bool file_read(struct reader *reader, const char *name, struct file_range range, kd_pos pos, struct buffer *contents);

/* The same for .include and the whole file; NULL after reporting an error. */
struct file_text *file_text(struct reader *reader, const char *name, kd_pos pos);

#endif

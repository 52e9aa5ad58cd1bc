/* files.h: files that a source names. */
#ifndef KD_GRAMMAR_PREPROCESS_FILES_H
#define KD_GRAMMAR_PREPROCESS_FILES_H

#include "reader.h"

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
 * reader->files. False after reporting an error at `pos`. */
bool file_read(struct reader *reader, const char *name, struct file_range range, kd_pos pos, struct buffer *contents);

/* The same for .include and the whole file; NULL after reporting an error. */
struct file_text *file_text(struct reader *reader, const char *name, kd_pos pos);

#endif

/* files.h: files that a source names. */
#ifndef KD_GRAMMAR_FILES_H
#define KD_GRAMMAR_FILES_H

#include "reader.h"

/* Reads the first `most` bytes of a file or a little more, looked for by its name, then in the
 * include directories. Its path is added to reader->files. False after reporting an error at
 * `pos`. */
bool file_read(struct reader *reader, const char *name, uint64_t most, kd_pos pos, struct buffer *contents);

#endif

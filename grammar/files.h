/* files.h: files that a source names. */
#ifndef KD_GRAMMAR_FILES_H
#define KD_GRAMMAR_FILES_H

#include "reader.h"

/* Reads a whole file, looked for by its name, then in the include directories. Its path is
 * added to reader->files. False after reporting an error at `pos`. */
bool file_read(struct reader *reader, const char *name, kd_pos pos, struct buffer *contents);

#endif

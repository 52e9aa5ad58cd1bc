/* files.h: files that a source names. */
#ifndef KD_GRAMMAR_PREPROCESS_FILES_H
#define KD_GRAMMAR_PREPROCESS_FILES_H

#include "reader.h"

/* Reads the first `most` bytes of a file or a little more, looked for by its name, then in the
 * include directories. Its path is given and added to reader->files. False after reporting an
 * error at `pos`; `what` is the directive as llvm-mc calls it there. */
bool file_read(struct reader *reader, const char *what, const char *name, uint64_t most, kd_pos pos,
               struct buffer *contents, const char **path);

#endif

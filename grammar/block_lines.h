/* block_lines.h: where a block begins and ends, and lines in it that are none of a block. */
#ifndef KD_GRAMMAR_BLOCK_LINES_H
#define KD_GRAMMAR_BLOCK_LINES_H

#include "tokens.h"

/* At the directive that begins a block. */
void block_open(struct reader *reader, const struct directive *directive);

/* Whether the name is the end directive of the block; then it is to be closed, which gives the token. */
static inline bool block_ends(const struct reader *reader, const struct name *name) {
	return reader->block.kind && name_is(name, reader->block.kind->end);
}
int block_close(struct reader *reader);

/* The token of a name that begins a line of the block. A label or a directive that blocks lack is reported; where the
 * block has no end directive it ends there. */
int block_line(struct reader *reader, struct name *name, struct scanned *token);

/* At the end of the source: reports a block that is still open. */
void block_finish(struct reader *reader);

/* Reports a line marker where the lines of a block are wanted. */
int block_marker(struct reader *reader, const struct span *span);

#endif

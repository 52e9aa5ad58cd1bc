/* reader_parts.h: the parts of a reader, begun. */
#ifndef KD_API_READER_PARTS_H
#define KD_API_READER_PARTS_H

struct reader;

/* Begins what the owners of its parts keep there; arena, module, diag, options and sources are set. */
void reader_parts_start(struct reader *reader);

#endif

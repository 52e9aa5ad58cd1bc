/* reader_parts.h: the parts of a reader, begun before the source and finished after it. */
#ifndef KD_API_READER_PARTS_H
#define KD_API_READER_PARTS_H

struct reader;

/* Begins what the owners of its parts keep there; arena, module, diag, options and sources are set. */
void reader_parts_start(struct reader *reader);

/* At the end of the source: lets each write and report what is left. */
void reader_parts_finish(struct reader *reader);

#endif

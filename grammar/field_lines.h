/* field_lines.h: the plain lines of a kernel block, a directive and a number each, read
 * a run at a time. Compilers write more than forty for each kernel and the same ones for every
 * kernel; one by one through scanner and grammar they would take a third of an assembly. */
#ifndef KD_GRAMMAR_LEX_FIELD_LINES_H
#define KD_GRAMMAR_LEX_FIELD_LINES_H

#include "reader/reader.h"

/* Reads as many plain lines as are at `at`, the start of a line, into reader->field_lines.
 * Returns where they end; `at` when there are none. */
const char *field_lines_read(struct reader *reader, const char *at, const char *end);

#endif

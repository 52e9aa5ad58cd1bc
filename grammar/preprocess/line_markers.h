/* line_markers.h: what a preprocessor leaves where the text of a file begins or goes on: # 12 "file".
 *
 * For llvm-mc it is no comment: messages name the places of the lines after it as that file's, and with -g the first
 * one names the source. */
#ifndef KD_GRAMMAR_PREPROCESS_LINE_MARKERS_H
#define KD_GRAMMAR_PREPROCESS_LINE_MARKERS_H

#include "reader/reader.h"

struct line_marker {
	uint64_t line;
	struct text file; /* as it stands between the quotation marks */
};

/* Whether `at` begins a marker, if it begins a line at all. */
bool line_marker_read(const char *at, const char *end, struct line_marker *marker);

/* The same for any place in the text being read. A marker is taken note of, except for those in expansions. */
bool line_marker_take(struct reader *reader, const char *at);

/* Takes note of one in the body of a macro that is being defined, which may be in an expansion. */
void line_marker_take_in_definition(struct reader *reader, const char *at);

#endif

/* yaml_lines.h: lines of metadata: which key is on one, and in which map it is.
 *
 * They are read a line at a time, because an editor's text is seldom a document. */
#ifndef KD_PROGRAMS_LSP_YAML_LINES_H
#define KD_PROGRAMS_LSP_YAML_LINES_H

#include "kdasm/metadata.h"
#include "outline.h"

struct yaml_key {
	size_t start, end; /* without quotes and the colon */
	size_t column;     /* from 0, of the key: that of "- .name" is of the name */
	size_t value;      /* where its value begins on the line; the line's end if there is none */
};

/* The first key of a line; false: it has none. */
bool yaml_key_of_line(const struct document *document, size_t line, struct yaml_key *key);

/* The map that a key at this column would be in. */
enum kd_metadata_map yaml_map_at(const struct document *document, const struct outline *outline, size_t line,
                                 size_t column);

#endif

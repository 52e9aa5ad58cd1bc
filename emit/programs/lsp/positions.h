/* positions.h: places of the protocol, a line and a character of it, and offsets in a text.
 *
 * Characters are units of UTF-16, or bytes if client and server agreed on UTF-8. What is no UTF-8 counts a unit a byte.
 * Specification: "Position". */
#ifndef KD_PROGRAMS_LSP_POSITIONS_H
#define KD_PROGRAMS_LSP_POSITIONS_H

#include <jansson.h>
#include <stdbool.h>

#include "editor_documents.h"

struct units {
	bool utf8;
};

/* The units that `size` bytes have. */
size_t units_of(struct units units, const char *text, size_t size);

/* The offset of a position, {"line": 1, "character": 2}; one that is not there is the nearest before it. False: it is
 * no position. */
bool position_read(struct units units, const struct document *document, const json_t *position, size_t *offset);
bool range_read(struct units units, const struct document *document, const json_t *range, size_t *start, size_t *end);

json_t *position_json(struct units units, const struct document *document, size_t offset);
json_t *range_json(struct units units, const struct document *document, size_t start, size_t end);
json_t *location_json(struct units units, const struct document *document, size_t start, size_t end);

#endif

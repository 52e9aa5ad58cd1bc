/* parts.h: the sections of the text. */
#ifndef KD_INSPECT_EXPLAIN_PARTS_H
#define KD_INSPECT_EXPLAIN_PARTS_H

#include "page.h"
#include "subject.h"

/* How register counts and sizes follow from directives. */
void section_directives(struct page *page, const struct subject *subject);

/* What registers hold when a wavefront starts. */
void section_registers(struct page *page, const struct subject *subject);

/* What the code uses; nothing where that is not known. */
void section_code(struct page *page, const struct subject *subject);

/* How many wavefronts fit, what limits them, what to save for one more. */
void section_occupancy(struct page *page, const struct subject *subject);

/* The bytes, 16 a row, and each word bit by bit: name and value of all fields; `meanings` adds what the values
 * mean, and the directives. */
void section_map(struct page *page, const struct subject *subject, bool meanings);

#endif

/* parts.h: the sections of the text, and what pages have of the picture. */
#ifndef KD_PRINT_EXPLAIN_PARTS_H
#define KD_PRINT_EXPLAIN_PARTS_H

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

/* The directive that writes the bits of a part, or the key of amd_kernel_code_t, in brackets after a blank. */
void part_put_source(struct page *page, const struct subject *subject, const struct part *part);

/* The bytes, or the bits of a word that is divided, as an SVG element: a box with a tooltip for each field. */
void figure_bytes(struct page *page, const struct subject *subject);
void figure_bits(struct page *page, const struct subject *subject, const struct word *word);

#endif

/* page.h: lines of text with or without colour. */
#ifndef KD_PRINT_EXPLAIN_PAGE_H
#define KD_PRINT_EXPLAIN_PAGE_H

#include <stdbool.h>

#include "base/buffer.h"

struct page {
	struct buffer *out;
	bool colour;
};

/* Colours that fields take in turn, light enough for black letters. */
struct page_colour {
	uint8_t ansi; /* of the 256 */
	const char *web;
};

const struct page_colour *page_colour_at(size_t index);

/* The letter that stands for such a colour. */
char page_letter_at(size_t index);

void page_add(struct page *page, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A heading with an empty line before it. */
void page_heading(struct page *page, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* From here on in a colour, or as usual again. Nothing without colour. */
void page_paint(struct page *page, size_t colour);
void page_plain(struct page *page);

/* Text from outside: bytes that are no printable ASCII become \xNN. */
void page_add_foreign(struct page *page, const char *text, size_t size);

#endif

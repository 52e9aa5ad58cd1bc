/* html_text.h: text and numbers as HTML has them. */
#ifndef KD_PRINT_HTML_HTML_TEXT_H
#define KD_PRINT_HTML_HTML_TEXT_H

#include "base/out.h"

/* Text between tags or in an attribute: what HTML reads as markup is escaped, control characters are question marks. */
void html_put(struct out *out, const char *text, size_t size);

static inline void html_put_text(struct out *out, const char *text) {
	html_put(out, text, strlen(text));
}

/* The same of several lines, each with its end. */
void html_put_lines(struct out *out, const char *text, size_t size);

/* A cell of a table with a number, or with an escaped text. */
void html_put_number_cell(struct out *out, uint64_t number);
void html_put_cell(struct out *out, const char *text, size_t size);

#endif

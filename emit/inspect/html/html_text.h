/* html_text.h: text and numbers as HTML has them. */
#ifndef KD_INSPECT_HTML_HTML_TEXT_H
#define KD_INSPECT_HTML_HTML_TEXT_H

#include "base/out.h"

/* Text between tags or in an attribute: what HTML reads as markup is escaped, control characters are question marks. */
void html_put(struct out *out, const char *text, size_t size);

static inline void html_put_text(struct out *out, const char *text) {
	html_put(out, text, strlen(text));
}

/* A cell of a table with a number, or with an escaped text. */
void html_put_number_cell(struct out *out, uint64_t number);
void html_put_cell(struct out *out, const char *text, size_t size);

/* The address of a row of code: "#k3-1240", to be written in an attribute. */
void html_put_place(struct out *out, size_t number, uint64_t address);

#endif

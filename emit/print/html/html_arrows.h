/* html_arrows.h: branches as arrows beside lines of code. */
#ifndef KD_PRINT_HTML_HTML_ARROWS_H
#define KD_PRINT_HTML_HTML_ARROWS_H

#include "html_text.h"

enum { HTML_LINE = 16 }; /* pixels from one line to the next; emit/print/html/page.css has the same */

/* From one line to another, which may be before it. */
struct html_arrow {
	size_t from, to;
};

/* Writes them as a picture of so many lines; they are sorted then. */
void html_put_arrows(struct out *out, struct html_arrow *arrows, size_t count, size_t lines);

#endif

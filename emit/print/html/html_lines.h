/* html_lines.h: the lines of sources that an object's code is of. */
#ifndef KD_PRINT_HTML_HTML_LINES_H
#define KD_PRINT_HTML_HTML_LINES_H

#include "debug/read/line_rows.h"

struct html_lines {
	struct debug_line_query *queries; /* of each dword of code, by section and address */
	size_t count;
};

/* Looks them up for all code of the object; none where it has no line table. */
void html_lines_find(struct html_lines *lines, struct arena *arena, const struct kd_code_object *object);

/* The line of an address; NULL: there is none. `section` counts only where the object is not linked. */
const struct debug_line *html_line_at(const struct html_lines *lines, uint32_t section, uint64_t address);

#endif

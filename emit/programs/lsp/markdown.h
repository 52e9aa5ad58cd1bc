/* markdown.h: text for people, put together in pieces. */
#ifndef KD_PROGRAMS_LSP_MARKDOWN_H
#define KD_PROGRAMS_LSP_MARKDOWN_H

#include <jansson.h>

#include "base/buffer.h"

void markdown_put(struct buffer *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Text as it is, whatever signs of Markdown it has. */
void markdown_plain(struct buffer *text, const char *plain);

/* {"kind": "markdown", "value": ...} */
json_t *markdown_json(const struct buffer *text);

#endif

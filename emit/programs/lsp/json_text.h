/* json_text.h: any bytes as a string of JSON. */
#ifndef KD_PROGRAMS_LSP_JSON_TEXT_H
#define KD_PROGRAMS_LSP_JSON_TEXT_H

#include <jansson.h>

/* Bytes that are no UTF-8, which files may have, become question marks. NULL for want of memory. */
json_t *json_text(const char *text, size_t size);

#endif

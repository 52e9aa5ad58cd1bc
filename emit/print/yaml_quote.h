/* yaml_quote.h: when a YAML scalar needs quotation marks, and how it looks in them. */
#ifndef KD_PRINT_YAML_QUOTE_H
#define KD_PRINT_YAML_QUOTE_H

#include "yaml.h"

void yaml_quote(struct buffer *out, const char *text, size_t size, enum yaml_quotes quotes);

#endif

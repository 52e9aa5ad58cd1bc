/* yaml_quote.h: when a YAML scalar needs quotation marks, and how it looks in them. */
#ifndef KD_BASE_YAML_YAML_QUOTE_H
#define KD_BASE_YAML_YAML_QUOTE_H

#include <stdbool.h>

#include "base/buffer.h"

enum yaml_quotes { YAML_PLAIN, YAML_SINGLE, YAML_DOUBLE };

/* Whose idea of the characters that can be printed; the others are escaped. */
enum yaml_unicode { YAML_UNICODE_LLVM_14, YAML_UNICODE_LLVM_22 };

/* What a text needs; with `keep_string` also what keeps it from being read as null, a boolean or a number. */
enum yaml_quotes yaml_quotes_needed(const char *text, size_t size, bool keep_string);

void yaml_quote(struct buffer *out, const char *text, size_t size, enum yaml_quotes quotes, enum yaml_unicode unicode);

#endif

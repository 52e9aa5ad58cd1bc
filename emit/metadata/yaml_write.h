/* yaml_write.h: scalars as LLVM's YAML output writes them. */
#ifndef KD_METADATA_YAML_WRITE_H
#define KD_METADATA_YAML_WRITE_H

#include "base/buffer.h"

/* A string: plain where that is safe, in single quotes where it needs some, in double quotes with
 * escapes where it holds control characters or anything but ASCII. */
void yaml_write_string(struct buffer *out, const char *text, size_t size);

#endif

/* uri_path.h: paths in URIs. */
#ifndef KD_PROGRAMS_SHARED_URI_PATH_H
#define KD_PROGRAMS_SHARED_URI_PATH_H

#include "base/buffer.h"

/* Puts a path as a part of a URI, RFC 3986: bytes that cannot stand there are %XX. */
void uri_put_path(struct buffer *uri, const char *path);

#endif

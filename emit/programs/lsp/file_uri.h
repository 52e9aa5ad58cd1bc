/* file_uri.h: paths as URIs and back: "file:///a%20b.s". */
#ifndef KD_PROGRAMS_LSP_FILE_URI_H
#define KD_PROGRAMS_LSP_FILE_URI_H

#include "base/arena.h"

/* The path; NULL if the URI is of no file. The caller frees it. If memory runs out, control goes where the arena
 * says. */
char *file_uri_path(struct arena *arena, const char *uri);

/* The URI of an absolute path, likewise. */
char *file_uri_of(struct arena *arena, const char *path);

#endif

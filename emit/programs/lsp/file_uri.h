/* file_uri.h: paths as URIs and back: "file:///a%20b.s". */
#ifndef KD_PROGRAMS_LSP_FILE_URI_H
#define KD_PROGRAMS_LSP_FILE_URI_H

/* The path; NULL if the URI is of no file, or memory ran out. The caller frees it. */
char *file_uri_path(const char *uri);

/* The URI of an absolute path; NULL for want of memory. The caller frees it. */
char *file_uri_of(const char *path);

#endif

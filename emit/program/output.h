/* output.h: files that are written whole or not at all. */
#ifndef KD_PROGRAM_OUTPUT_H
#define KD_PROGRAM_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the bytes to a file, or to standard output for "-". A regular file is written under a
 * temporary name in its folder and renamed, so an older one stays until the new one is whole.
 * False, with errno set, on failure. */
bool output_write(const char *path, const void *bytes, size_t size);

#endif

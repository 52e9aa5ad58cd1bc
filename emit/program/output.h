/* output.h: files that are written whole or not at all.
 *
 * A regular file is written under a temporary name in its folder and renamed, so an older one stays until the new
 * one is whole. Devices and pipes, and standard output for "-", are written directly. */
#ifndef KD_PROGRAM_OUTPUT_H
#define KD_PROGRAM_OUTPUT_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

/* A file that is written piece by piece. */
struct output {
	const char *path;
	char target[PATH_MAX]; /* what is replaced: a link stays a link */
	char *unfinished;      /* the temporary name, which a signal's handler knows too; NULL: none */
	int file;
	int error;  /* errno of what failed first; 0: nothing did */
	bool begun; /* the file was opened, or that failed */
};

/* Nothing happens to the file yet. The path must stay. */
void output_init(struct output *output, const char *path);

/* The next bytes of a `struct output`. What fails is told by output_end(). */
void output_put(void *output, const void *bytes, size_t size);

/* Puts the file in its place. False, with errno set, if anything failed: then no regular file was touched. */
bool output_end(struct output *output);

/* Drops what was written to a `struct output`; behind output_end() nothing. */
void output_drop(void *output);

/* Removes a file that output_end() has put in its place; devices and pipes stay. */
void output_remove(const char *path);

/* All of a file at once; as output_end(). */
bool output_write(const char *path, const void *bytes, size_t size);

#endif

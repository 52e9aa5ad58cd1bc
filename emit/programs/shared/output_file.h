/* output_file.h: files that are written whole or not at all.
 *
 * A regular file is written under another name in its folder and then renamed, so an older one stays until the new one
 * is whole. Symbolic links are followed. Where the folder, or an owner that can't be given on, does not allow that, the
 * older file is overwritten, once all of the new one is there; see overwrite.h. Devices and pipes, and standard output
 * for "-", are written directly. */
#ifndef KD_PROGRAMS_SHARED_OUTPUT_FILE_H
#define KD_PROGRAMS_SHARED_OUTPUT_FILE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "input_file.h"
#include "overwrite.h"

/* A file that is written piece by piece. */
struct output {
	const char *path;
	int file;            /* of what is written; -1: none is open */
	int error;           /* errno of what failed first; 0: nothing did */
	bool is_here;        /* see output_new_here() */
	bool begun;          /* the file was opened, or that failed */
	bool whole;          /* output_close() was called */
	bool overwrites;     /* the older file stays where it is: `file` is unnamed, and copied into it in the end */
	bool placed;         /* the target is the new file */
	bool was_there;      /* the target was an older file before */
	struct output *next; /* that has a temporary file */
	/* Texts, whose room is not cleared: */
	char target[PATH_MAX];       /* the path with links followed */
	char temporary[PATH_MAX];    /* what is written, then the older file as long as that may come back; or empty */
	char reason[PATH_MAX + 256]; /* see output_error() */
	struct overwriting in_place;
};

/* An output to a path, which must stay. Nothing happens to the file yet. What is not put in its place is dropped with
 * the arena. */
struct output *output_new(struct arena *arena, const char *path);

/* The same for the last component of the path, in the current folder; the rest of it is for messages. A symbolic link
 * is not followed, and what is there and is no regular file is not touched. Only the folder is searched for the name:
 * nothing that is called so can lead out of it. */
struct output *output_new_here(struct arena *arena, const char *path);

/* Whether it is written where it is: a device, a pipe, standard output. */
bool output_is_direct(const struct output *output);

/* The next bytes of a `struct output`. What fails is told by output_close(). */
void output_put(void *output, const void *bytes, size_t size);

/* A file that another program is to write to, in place of output_put(): the temporary one. NULL, with an error or not,
 * if there is none, because the output is written where it is. */
const char *output_for_others(struct output *output);

/* Ends what is written. False, with errno set, if anything failed: then no regular file was touched. */
bool output_close(struct output *output);

/* Puts the file in its place, after output_close() if that was not called. False, with errno set, if anything failed:
 * then the older file is as it was. */
bool output_end(struct output *output);

/* Does so with several of them, or with none if anything failed: then it gives the one that failed, with errno set.
 * Those that are overwritten come first, then the others in their order; NULL among them stands for none. */
struct output *outputs_end(struct output *const *outputs, size_t count);

/* What failed, for a message. */
const char *output_error(struct output *output);

/* Whether the output would replace or overwrite one of these regular files, "-" for standard input. */
bool output_is_input(const struct output *output, const char *const *paths, size_t count);

/* The same of files that have been identified. */
bool output_was_read(const struct output *output, const struct input *inputs, size_t count);

/* Whether two outputs would be one, or are names of one regular file. */
bool output_is_output(const struct output *a, const struct output *b);

#endif

/* named_file.h: files that a file names: the one door to them.
 *
 * The command line and the environment may name anything. A name out of a file chooses nothing: it is followed only
 * into the folder that it is relative to, or into the neighbours that packages have, and only to regular files; it
 * waits for no pipe and opens no device. Symbolic links are followed, since packages and build trees are full of them:
 * they are of the folder, not of the file, and what they lead to must be a regular file, too. */
#ifndef KD_PROGRAMS_SHARED_NAMED_FILE_H
#define KD_PROGRAMS_SHARED_NAMED_FILE_H

#include <sys/types.h>

#include "base/arena.h"

/* Bounds, which messages quote. */
#define NAMED_MOST_FILES 64    /* that the names in one file lead to; a library has an archive for each processor */
#define NAMED_MOST_STEPS 4096  /* files asked for and folders read, for the names in one file */
#define NAMED_MOST_PATTERNS 4  /* components of a name with a pattern */
#define NAMED_MOST_GIBIBYTES 2 /* of such a file, as the library takes them */

/* Stands in a component of a name for a processor or target ID, which begins with gfx. */
#define NAMED_PATTERN "@GFXARCH@"

/* Opens a regular file for reading. -1: *why says why not; NULL there: it does not exist. */
int named_file_open(int folder, const char *path, const char **why);

/* A file that a name led to. */
struct named_file {
	const char *path; /* where it was found */
	int file;         /* open for reading; closed with the arena */
	dev_t device;     /* which file it is */
	ino_t inode;
};

/* A search for the files that names in one file lead to. */
struct named_search {
	struct arena *arena;
	LIST(struct named_file) found;
	size_t first; /* of those that must not be found again: what is before it may be */
	size_t steps;
	/* Told what is there, or may be, and is not followed. */
	void (*refused)(void *context, const char *name, const char *why);
	void *context;
};

/* Why a name out of a file is not followed; NULL: it is. */
const char *named_file_refusal(const char *name);

/* Finds the files that a path stands for, in the order of their names. It begins in `folder`, which ends in a slash or
 * is empty. The caller has asked named_file_refusal() unless the path is of the command line or the environment. */
void named_search_find(struct named_search *search, const char *folder, const char *path);

#endif

/* overwrite.h: a file whose content is replaced where it lies, because its folder lets no other file take its place.
 *
 * Room for the new content is made before a byte of the old one changes, and a copy of the old content is kept until
 * the new one is there: what fails puts the old content back. Only SIGKILL or a crash of the machine in between leave a
 * part of each. */
#ifndef KD_PROGRAMS_SHARED_OVERWRITE_H
#define KD_PROGRAMS_SHARED_OVERWRITE_H

#include <limits.h>
#include <stdbool.h>

struct overwriting {
	int file;               /* open; -1: nothing is overwritten */
	int older;              /* a copy of the old content; -1: there was none */
	char rescued[PATH_MAX]; /* where the old content was put because putting it back failed; empty: it did not */
};

/* Nothing is overwritten yet. */
static inline void overwriting_init(struct overwriting *overwriting) {
	overwriting->file = overwriting->older = -1;
	overwriting->rescued[0] = '\0';
}

/* Gives the file the content of another one that is open. False, with errno set, if that failed: the file is as it was.
 * An older content that may not be read can't be put back, so such a file is refused. Signals are to wait meanwhile. */
bool overwriting_begin(struct overwriting *overwriting, const char *path, int from);

/* Puts the old content back; errno stays. */
void overwriting_undo(struct overwriting *overwriting);

/* Closes what is open. */
void overwriting_end(struct overwriting *overwriting);

#endif

/* join.h: which notes of an object runtimes read as one document of metadata.
 *
 * Runtimes read metadata through AMD's code object manager, comgr. It goes through the notes in the order of the file:
 * the first map is the document, and each later one gives its kernels and its formats of printf to it, or is left out
 * (mergeNoteRecords() in comgr-metadata.cpp; tests/oracle/notes_check.py asks the library). */
#ifndef KD_KERNEL_METADATA_JOIN_H
#define KD_KERNEL_METADATA_JOIN_H

#include <stdbool.h>

/* What decides of a document, or of what was joined so far. */
struct join_root {
	bool has_version; /* a list 'amdhsa.version' */
	bool has_kernels; /* a list 'amdhsa.kernels' */
	bool has_printf;  /* the key 'amdhsa.printf' */
};

/* Why the next document is left out; NULL: it is joined. `same_version`: its 'amdhsa.version' is that of the first
 * document, element by element. Its formats of printf are taken unless there are some already, even if it is left out
 * for another reason: then whole->has_printf becomes true. */
const char *join_refusal(struct join_root *whole, struct join_root next, bool same_version);

#endif

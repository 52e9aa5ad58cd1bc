/* uri.h: code-object URIs. Specification: "Loaded Code Object Path Uniform Resource Identifier (URI)". */
#ifndef KD_PROGRAMS_KDINFO_URI_H
#define KD_PROGRAMS_KDINFO_URI_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

struct place {
	const char *path;
	bool has_range;
	bool is_memory; /* the offset is an address in the memory that the file, a core file, has */
	uint64_t offset;
	uint64_t size;
};

/* Where a word of the command line says to look: it is a path, a URI of a file, or one of memory, which is that of a
 * core file; NULL: none is given. False with *error set for a URI that is not valid or of another kind. */
bool uri_read(struct arena *arena, const char *word, const char *core, struct place *place, const char **error);

#endif

/* path.h: file names with folders, taken apart as LLVM does it (llvm::sys::path). */
#ifndef KD_DEBUG_WRITE_PATH_H
#define KD_DEBUG_WRITE_PATH_H

#include <stddef.h>

/* The folders are path[0 .. folders); the rest is what `name` says. */
struct path_parts {
	size_t folders;   /* length, without the slash after it unless it is the root */
	const char *name; /* "." if the path ends in a slash */
	size_t name_length;
};

struct path_parts path_split(const char *path, size_t length);

#endif

/* path.c: see path.h. */
#include "path.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define NO_ROOT SIZE_MAX

/* Where the slash of the root is: "/a" 0, "//host/a" 6. */
static size_t root_position(const char *path, size_t length) {
	if (length > 3 && path[0] == '/' && path[1] == '/' && path[2] != '/') {
		const char *slash = memchr(path + 2, '/', length - 2);
		return slash ? (size_t)(slash - path) : NO_ROOT;
	}
	return length && path[0] == '/' ? 0 : NO_ROOT;
}

/* Where the last part begins; a slash at the end is a part of its own. */
static size_t last_part(const char *path, size_t length) {
	if (length && path[length - 1] == '/')
		return length - 1;
	const char *slash = length ? memrchr(path, '/', length) : NULL;
	if (!slash || (slash == path + 1 && path[0] == '/'))
		return 0;
	return (size_t)(slash - path) + 1;
}

static size_t folders_length(const char *path, size_t length) {
	size_t end = last_part(path, length), root = root_position(path, length);
	bool is_slash = length && path[end] == '/';
	while (end > 0 && (root == NO_ROOT || end > root) && path[end - 1] == '/')
		end--;
	return end == root && !is_slash ? root + 1 : end;
}

struct path_parts path_split(const char *path, size_t length) {
	struct path_parts parts = {.folders = folders_length(path, length)};
	size_t root = root_position(path, length), end = length;
	while (end > 0 && end - 1 != root && path[end - 1] == '/')
		end--;
	if (length && path[length - 1] == '/' && (root == NO_ROOT || end - 1 > root)) {
		parts.name = ".";
		parts.name_length = 1;
		return parts;
	}
	size_t start = last_part(path, end);
	parts.name = path + start;
	parts.name_length = end - start;
	return parts;
}

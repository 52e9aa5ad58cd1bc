/* source_names.c: see source_names.h. */
#include "source_names.h"

bool name_ends_with(const char *name, const char *end) {
	size_t length = strlen(name), tail = strlen(end);
	return length >= tail && strcmp(name + length - tail, end) == 0;
}

const char *source_base(const char *path) {
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

const char *source_stem(struct arena *arena, const char *path) {
	const char *dot = strrchr(source_base(path), '.');
	return arena_copy(arena, path, dot ? (size_t)(dot - path) : strlen(path));
}

const char *source_object(struct arena *arena, const char *path) {
	return arena_printf(arena, "%s.o", source_base(source_stem(arena, path)));
}

/* uri.c: see uri.h. */
#include "uri.h"

#include <errno.h>
#include <stdlib.h>

#include "base/ascii.h"

static const char file_scheme[] = "file://", memory_scheme[] = "memory://";
enum { FILE_SCHEME = sizeof file_scheme - 1, MEMORY_SCHEME = sizeof memory_scheme - 1 };

/* The path with %20 and its like decoded; NULL for a % without two digits, or that makes a NUL. */
static const char *decode(struct arena *arena, const char *text, size_t length) {
	char *path = arena_copy(arena, text, length), *to = path;
	for (size_t i = 0; i < length; i++) {
		if (text[i] != '%') {
			*to++ = text[i];
			continue;
		}
		unsigned high = length - i > 2 ? ascii_hex_digit(text[i + 1]) : 16;
		unsigned low = high < 16 ? ascii_hex_digit(text[i + 2]) : 16;
		if (low == 16 || (!high && !low))
			return NULL;
		*to++ = (char)(high << 4 | low);
		i += 2;
	}
	*to = '\0';
	return path;
}

/* A number as in C after `key`; moves on. */
static bool read_number(const char **at, const char *key, uint64_t *number) {
	size_t length = strlen(key);
	char *end;
	if (strncmp(*at, key, length) != 0 || ascii_hex_digit((*at)[length]) == 16)
		return false;
	errno = 0;
	*number = strtoull(*at + length, &end, 0);
	*at = end;
	return errno == 0;
}

/* "offset=number&size=number" after its mark. */
static bool read_range(const char *range, struct place *place) {
	place->has_range = true;
	return read_number(&range, "offset=", &place->offset) && read_number(&range, "&size=", &place->size) && !*range;
}

static bool read_memory(const char *process, const char *core, struct place *place, const char **error) {
	size_t digits = strspn(process, "0123456789");
	place->path = core;
	place->is_memory = true;
	if (!core)
		*error = "a memory:// URI names the memory of a process: give its core file with --core, or save the bytes to "
		         "a file";
	else if (!digits || !process[digits] || !strchr("#?", process[digits]) || !read_range(process + digits + 1, place))
		*error = "the URI is not of the form memory://process#offset=number&size=number";
	else
		return true;
	return false;
}

bool uri_read(struct arena *arena, const char *word, const char *core, struct place *place, const char **error) {
	*place = (struct place){.path = word};
	if (strncmp(word, memory_scheme, MEMORY_SCHEME) == 0)
		return read_memory(word + MEMORY_SCHEME, core, place, error);
	if (strncmp(word, file_scheme, FILE_SCHEME) != 0)
		return true;
	const char *path = word + FILE_SCHEME;
	size_t length = strcspn(path, "#?");
	place->path = decode(arena, path, length);
	if (!place->path || !length) {
		*error = "the path of the URI is not valid: write special characters as % and two hexadecimal digits";
		return false;
	}
	const char *range = path + length;
	if (!*range)
		return true;
	if (read_range(range + 1, place))
		return true;
	*error = "the range of the URI is not of the form #offset=number&size=number";
	return false;
}

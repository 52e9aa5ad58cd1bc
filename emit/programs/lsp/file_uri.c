/* file_uri.c: see file_uri.h. */
#include "file_uri.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int digit(char c) {
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The byte that "%41" stands for; -1 if it is no such thing, or a zero byte, which no path has. */
static int escaped(const char *at) {
	int high = digit(at[1]), low = high < 0 ? -1 : digit(at[2]);
	return low < 0 || (high == 0 && low == 0) ? -1 : high * 16 + low;
}

char *file_uri_path(struct arena *arena, const char *uri) {
	static const char scheme[] = "file://";
	if (strncmp(uri, scheme, sizeof scheme - 1) != 0)
		return NULL;
	const char *from = strchr(uri + sizeof scheme - 1, '/'); /* after the name of the machine */
	char *path = from ? malloc(strlen(from) + 1) : NULL, *to = path;
	if (!from)
		return NULL;
	if (!path)
		arena_out_of_memory(arena);
	for (; *from; from++) {
		int byte = *from == '%' ? escaped(from) : -1;
		*to++ = byte < 0 ? *from : (char)byte;
		from += byte < 0 ? 0 : 2;
	}
	*to = '\0';
	return path;
}

char *file_uri_of(struct arena *arena, const char *path) {
	static const char plain[] = "/-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
	static const char digits[] = "0123456789ABCDEF";
	size_t length = strlen(path);
	bool fits = length <= (SIZE_MAX - sizeof "file://") / 3;
	char *uri = fits ? malloc(sizeof "file://" + length * 3) : NULL, *to = uri;
	if (!uri)
		arena_out_of_memory(arena);
	memcpy(to, "file://", 7);
	to += 7;
	for (const unsigned char *from = (const unsigned char *)path; *from; from++) {
		if (strchr(plain, *from)) {
			*to++ = (char)*from;
			continue;
		}
		*to++ = '%';
		*to++ = digits[*from >> 4];
		*to++ = digits[*from & 15];
	}
	*to = '\0';
	return uri;
}

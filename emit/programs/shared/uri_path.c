/* uri_path.c: see uri_path.h. */
#include "uri_path.h"

#include <stdio.h>
#include <string.h>

void uri_put_path(struct buffer *uri, const char *path) {
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
	for (; *path; path++) {
		char escape[4];
		if (strchr(plain, *path)) {
			buffer_put(uri, path, 1);
			continue;
		}
		snprintf(escape, sizeof escape, "%%%02X", (unsigned char)*path);
		buffer_put_text(uri, escape);
	}
}

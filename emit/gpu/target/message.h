/* message.h: messages written into the caller's buffer, cut when it is too small. */
#ifndef KD_GPU_TARGET_MESSAGE_H
#define KD_GPU_TARGET_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

struct text {
	char *buffer;
	size_t size; /* 0 is allowed */
	size_t used; /* never above size - 1 */
};

/* An empty text in `buffer`. */
struct text text_in(char *buffer, size_t size);

void text_add(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Starts another line unless the text is empty. */
void text_line(struct text *text);

/* Replaces the text by an error message; gives false, so that callers can return it. */
bool text_error(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Precision for "%.*s" of names that come from outside and may be long. */
int text_cut(size_t length);

#endif

/* message.c: messages written into the caller's buffer. */
#include "message.h"

#include <stdarg.h>
#include <stdio.h>

enum { LONGEST_NAME = 200 };

struct text text_in(char *buffer, size_t size) {
	if (size)
		buffer[0] = '\0';
	return (struct text){.buffer = buffer, .size = size};
}

static void add(struct text *text, const char *format, va_list arguments) {
	size_t room = text->size - text->used;
	if (room == 0)
		return;
	int length = vsnprintf(text->buffer + text->used, room, format, arguments);
	if (length > 0)
		text->used += (size_t)length < room ? (size_t)length : room - 1;
}

void text_add(struct text *text, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	add(text, format, arguments);
	va_end(arguments);
}

void text_line(struct text *text) {
	if (text->used)
		text_add(text, "\n");
}

bool text_error(struct text *text, const char *format, ...) {
	va_list arguments;
	text->used = 0;
	va_start(arguments, format);
	add(text, format, arguments);
	va_end(arguments);
	return false;
}

int text_cut(size_t length) {
	return length < LONGEST_NAME ? (int)length : LONGEST_NAME;
}

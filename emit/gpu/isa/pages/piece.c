/* piece.c: see piece.h. */
#include "piece.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LINE = 80 };

void piece_say(struct piece *piece, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(piece->text + piece->used, PIECE_SIZE - piece->used, format, arguments);
	va_end(arguments);
	piece->used += length > 0 ? (size_t)length : 0;
	if (piece->used >= PIECE_SIZE)
		piece->used = PIECE_SIZE - 1;
}

static size_t line_start(const struct piece *piece, size_t at) {
	while (at > 0 && piece->text[at - 1] != '\n')
		at--;
	return at;
}

void piece_column(struct piece *piece, size_t column) {
	size_t here = piece->used - line_start(piece, piece->used);
	piece_say(piece, "%*s", here < column ? (int)(column - here) : 1, "");
}

void piece_wrap(struct piece *piece, size_t start, size_t column) {
	struct piece whole = *piece;
	size_t line = line_start(piece, start), last = 0;
	piece->used = start;
	for (size_t i = start; i < whole.used; i++) {
		piece_say(piece, "%c", whole.text[i]);
		if (whole.text[i] == ' ')
			last = piece->used;
		if (piece->used - line <= LINE || !last)
			continue;
		char rest[LINE + 1];
		size_t length = piece->used - last;
		memcpy(rest, piece->text + last, length);
		piece->used = last - 1;
		piece_say(piece, "\n%*s%.*s", (int)column, "", (int)length, rest);
		line = line_start(piece, piece->used);
		last = 0;
	}
}

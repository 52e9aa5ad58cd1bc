/* fit.c: see fit.h. */
#include "fit.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "terminal.h"

/* ---- where it goes ---- */

static bool is_utf8(void) {
	static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
	const char *locale = NULL;
	for (size_t i = 0; i < sizeof names / sizeof *names && !(locale && *locale); i++)
		locale = getenv(names[i]);
	return locale && (strcasestr(locale, "UTF-8") || strcasestr(locale, "UTF8"));
}

struct fit fit_to_reader(struct arena *arena, kd_take_text *take) {
	return (struct fit){.width = terminal_width(), .take = take, .line = buffer_in(arena)};
}

struct fit fit_to_output(struct arena *arena, kd_take_text *take) {
	const char *columns = getenv("COLUMNS");
	bool terminal = isatty(STDOUT_FILENO);
	unsigned long asked = columns ? strtoul(columns, NULL, 10) : 0;
	unsigned width = terminal ? terminal_width() : asked >= LEAST_WIDTH && asked <= INT16_MAX ? (unsigned)asked : 0;
	return (struct fit){.width = width, .ascii = terminal && !is_utf8(), .take = take, .line = buffer_in(arena)};
}

/* ---- lines ---- */

/* Bytes of the character or the escape sequence here, and the columns that it takes. */
static size_t step(const char *at, size_t size, unsigned *columns) {
	size_t length = 1;
	*columns = 1;
	if (*at == '\033') {
		*columns = 0;
		while (length < size && at[length] != 'm')
			length++;
		return length < size ? length + 1 : length;
	}
	while (length < size && ((unsigned char)at[length] & 0xc0) == 0x80)
		length++;
	return length;
}

/* Where text goes on: below the last column, if that begins in the first part of the line. */
static unsigned hang_of(const char *line, size_t size, unsigned width) {
	enum { INDENT = 2 };
	unsigned column = (unsigned)strspn(line, " "), columns, hang = column + INDENT, blanks = 0;
	for (size_t at = column; at < size && column < width * 5 / 8; column += columns) {
		bool blank = line[at] == ' ';
		if (!blank && blanks >= 2)
			hang = column;
		at += step(line + at, size - at, &columns);
		blanks = blank ? blanks + 1 : columns ? 0 : blanks;
	}
	return hang;
}

/* How many bytes fit: to the last blank before the end of the line, or to the first one after it. */
static size_t piece_size(const char *text, size_t size, unsigned room) {
	unsigned column = 0, columns;
	size_t last = 0, at = strspn(text, " ");
	column = (unsigned)at;
	while (at < size) {
		if (text[at] == ' ' && (column <= room || !last))
			last = at;
		if (column >= room && last)
			return last;
		at += step(text + at, size - at, &columns);
		column += columns;
	}
	return column > room && last ? last : size;
}

/* Blanks in front that are left out, so that a column far to the right still fits. */
static size_t surplus(const char *line, size_t size, unsigned width) {
	enum { KEPT = 6 };
	size_t blanks = strspn(line, " "), over = size - width;
	return blanks >= width / 2 && blanks >= over + KEPT ? over : 0;
}

static const char blanks[] = "                                                                                ";

/* What goes on is moved to the left where its first word needs it. */
static unsigned indent_of(const char *line, size_t size, unsigned hang, unsigned width) {
	const char *end = memchr(line, ' ', size);
	size_t word = end ? (size_t)(end - line) : size;
	if (hang + word > width)
		hang = word < width ? width - (unsigned)word : 0;
	return hang < sizeof blanks - 1 ? hang : (unsigned)sizeof blanks - 1;
}

static void put_line(struct fit *fit, const char *line, size_t size) {
	size_t left_out = surplus(line, size, fit->width);
	line += left_out;
	size -= left_out;
	unsigned hang = hang_of(line, size, fit->width), before = 0;
	while (size) {
		size_t piece = piece_size(line, size, fit->width - before);
		size_t shown = piece;
		while (shown && line[shown - 1] == ' ')
			shown--;
		fit->take(NULL, line, shown);
		while (piece < size && line[piece] == ' ')
			piece++;
		line += piece;
		size -= piece;
		if (!size)
			break;
		before = indent_of(line, size, hang, fit->width);
		fit->take(NULL, "\n", 1);
		fit->take(NULL, blanks, before);
	}
}

static void end_line(struct fit *fit) {
	buffer_put(&fit->line, "", 1);
	const char *line = (const char *)fit->line.data;
	fit->line.size--;
	if (fit->width && fit->line.size > fit->width)
		put_line(fit, line, fit->line.size);
	else
		fit->take(NULL, line, fit->line.size);
	fit->line.size = 0;
}

/* An arrow is the only character of ours that is not ASCII. */
static void add(struct fit *fit, const char *text, size_t size) {
	static const char arrow[] = "→";
	enum { ARROW = sizeof arrow - 1 };
	for (size_t i = 0; i < size; i++) {
		buffer_put(&fit->line, text + i, 1);
		size_t length = fit->line.size;
		if (fit->ascii && length >= ARROW && memcmp(fit->line.data + length - ARROW, arrow, ARROW) == 0) {
			fit->line.size -= ARROW;
			buffer_put_text(&fit->line, "->");
		}
	}
}

void fit_take(void *context, const char *text, size_t size) {
	struct fit *fit = context;
	if (!fit->width && !fit->ascii) {
		fit->take(NULL, text, size);
		return;
	}
	while (size) {
		const char *end = memchr(text, '\n', size);
		size_t used = end ? (size_t)(end - text) : size;
		add(fit, text, used);
		if (end) {
			end_line(fit);
			fit->take(NULL, "\n", 1);
			used++;
		}
		text += used;
		size -= used;
	}
}

void fit_end(struct fit *fit) {
	if (fit->line.size)
		end_line(fit);
}

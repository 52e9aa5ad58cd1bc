/* page.c: see page.h. */
#include "page.h"

#include <stdarg.h>
#include <stdio.h>

static const struct page_colour colours[] = {
    {217, "#ffafaf"}, {159, "#afffff"}, {229, "#ffffaf"}, {183, "#d7afff"}, {157, "#afffaf"}, {223, "#ffd7af"},
    {153, "#afd7ff"}, {193, "#d7ffaf"}, {219, "#ffafff"}, {158, "#afffd7"}, {180, "#d7af87"}, {147, "#afafff"},
};

const struct page_colour *page_colour_at(size_t index) {
	return &colours[index % (sizeof colours / sizeof *colours)];
}

char page_letter_at(size_t index) {
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
	return letters[index % (sizeof letters - 1)];
}

/* Nearly all texts are short. */
static void add(struct page *page, const char *format, va_list arguments) {
	char text[256];
	va_list again;
	va_copy(again, arguments);
	int length = vsnprintf(text, sizeof text, format, arguments);
	if (length >= 0 && (size_t)length < sizeof text)
		buffer_put(page->out, text, (size_t)length);
	else
		buffer_put_text(page->out, arena_vprintf(page->out->arena, format, again));
	va_end(again);
}

void page_add(struct page *page, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	add(page, format, arguments);
	va_end(arguments);
}

void page_heading(struct page *page, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	page_add(page, page->colour ? "\n\033[1m" : "\n");
	add(page, format, arguments);
	page_plain(page);
	page_add(page, "\n");
	va_end(arguments);
}

void page_paint(struct page *page, size_t colour) {
	if (page->colour)
		page_add(page, "\033[30;48;5;%um", page_colour_at(colour)->ansi);
}

void page_plain(struct page *page) {
	if (page->colour)
		page_add(page, "\033[0m");
}

void page_add_foreign(struct page *page, const char *text, size_t size) {
	for (size_t i = 0, plain; i < size; i = plain + 1) {
		for (plain = i; plain < size && text[plain] >= ' ' && text[plain] < 0x7f;)
			plain++;
		buffer_put(page->out, text + i, plain - i);
		if (plain < size)
			page_add(page, "\\x%02x", (uint8_t)text[plain]);
	}
}

/* yaml_write.c: see yaml_write.h. */
#include "metadata/yaml_write.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum quotes { QUOTES_NONE, QUOTES_SINGLE, QUOTES_DOUBLE };

static bool is_word(const char *const *words, const char *text, size_t size) {
	for (; *words; words++)
		if (strlen(*words) == size && memcmp(*words, text, size) == 0)
			return true;
	return false;
}

/* What would be read as something other than a string. */
static bool is_reserved(const char *text, size_t size) {
	static const char *const words[] = {"null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE",
	                                    ".nan", ".NaN", ".NAN", NULL};
	static const char *const infinities[] = {".inf", ".Inf", ".INF", NULL};
	bool sign = size && (text[0] == '+' || text[0] == '-');
	return is_word(words, text, size) || is_word(infinities, text + sign, size - sign);
}

static size_t skip_set(const char *text, size_t size, size_t at, const char *set) {
	while (at < size && text[at] && strchr(set, text[at]))
		at++;
	return at;
}

#define DIGITS "0123456789"

/* A decimal number, perhaps with fraction and exponent. */
static bool is_decimal(const char *text, size_t size, size_t at) {
	size_t whole = skip_set(text, size, at, DIGITS), digits = whole - at;
	at = whole;
	if (at < size && text[at] == '.') {
		size_t fraction = skip_set(text, size, at + 1, DIGITS);
		digits += fraction - at - 1;
		at = fraction;
	}
	if (!digits)
		return false;
	if (at == size)
		return true;
	if (text[at] != 'e' && text[at] != 'E')
		return false;
	at++;
	if (at < size && (text[at] == '+' || text[at] == '-'))
		at++;
	return at < size && skip_set(text, size, at, DIGITS) == size;
}

static bool is_numeric(const char *text, size_t size) {
	bool sign = size && (text[0] == '+' || text[0] == '-');
	if (size > 2 && text[0] == '0' && text[1] == 'o')
		return skip_set(text, size, 2, "01234567") == size;
	if (size > 2 && text[0] == '0' && text[1] == 'x')
		return skip_set(text, size, 2, DIGITS "abcdefABCDEF") == size;
	return is_decimal(text, size, sign);
}

static bool is_blank(char c) {
	return c && strchr(" \t\n\v\f\r", c);
}

static bool is_alphanumeric(char c) {
	return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

static enum quotes quotes_of_byte(char c) {
	unsigned char byte = (unsigned char)c;
	if (is_alphanumeric(c) || (c && strchr("_-^., \t", c)))
		return QUOTES_NONE;
	if (byte < 0x20 || byte >= 0x7f)
		return QUOTES_DOUBLE;
	return QUOTES_SINGLE;
}

static enum quotes quotes_of(const char *text, size_t size) {
	enum quotes quotes = QUOTES_NONE;
	if (!size || is_blank(text[0]) || is_blank(text[size - 1]) || is_reserved(text, size) || is_numeric(text, size) ||
	    (text[0] && strchr("-?:\\,[]{}#&*!|>'\"%@`", text[0])))
		quotes = QUOTES_SINGLE;
	for (size_t i = 0; i < size && quotes != QUOTES_DOUBLE; i++) {
		enum quotes needed = quotes_of_byte(text[i]);
		quotes = needed > quotes ? needed : quotes;
	}
	return quotes;
}

static void put(struct buffer *out, const char *text) {
	buffer_put(out, text, strlen(text));
}

static void write_single(struct buffer *out, const char *text, size_t size) {
	put(out, "'");
	for (size_t i = 0; i < size; i++)
		buffer_put(out, text[i] == '\'' ? "''" : text + i, text[i] == '\'' ? 2 : 1);
	put(out, "'");
}

static bool is_printable(uint32_t code) {
	static const struct {
		uint32_t first, last;
	} unprintable[] = {
#include "metadata/unprintable.def"
	};
	size_t low = 0, high = sizeof unprintable / sizeof *unprintable;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (code > unprintable[middle].last)
			low = middle + 1;
		else
			high = middle;
	}
	return low == sizeof unprintable / sizeof *unprintable || code < unprintable[low].first;
}

/* Length of the UTF-8 sequence at `text`, and its code point; 0 if there is no good one. */
static size_t decode(const char *text, size_t size, uint32_t *code) {
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	unsigned char first = (unsigned char)text[0];
	size_t length = first >= 0xf8 ? 0 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
	if (!length || length > size)
		return 0;
	*code = first & (0xffu >> (length + 1));
	for (size_t i = 1; i < length; i++) {
		if (((unsigned char)text[i] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | ((unsigned char)text[i] & 0x3f);
	}
	bool surrogate = *code >= 0xd800 && *code <= 0xdfff;
	return *code < least[length] || *code > 0x10ffff || surrogate ? 0 : length;
}

/* Characters whose escape is a letter. */
static const char *short_escape(uint32_t code) {
	static const struct {
		uint32_t code;
		const char *escape;
	} escapes[] = {
	    {'\\', "\\\\"}, {'"', "\\\""}, {0, "\\0"},    {7, "\\a"},    {8, "\\b"},      {9, "\\t"},      {10, "\\n"},
	    {11, "\\v"},    {12, "\\f"},   {13, "\\r"},   {27, "\\e"},   {0x85, "\\N"},   {0xa0, "\\_"},   {0x2028, "\\L"},
	    {0x2029, "\\P"},
	};
	for (size_t i = 0; i < sizeof escapes / sizeof *escapes; i++)
		if (escapes[i].code == code)
			return escapes[i].escape;
	return NULL;
}

static void write_character(struct buffer *out, const char *text, size_t length, uint32_t code) {
	char number[16];
	const char *escape = short_escape(code);
	bool plain = code < 0x80 ? code >= 0x20 : is_printable(code);
	if (escape) {
		put(out, escape);
	} else if (plain) {
		buffer_put(out, text, length);
	} else {
		const char *format = code < 0x100 ? "\\x%02X" : code < 0x10000 ? "\\u%04X" : "\\U%08X";
		snprintf(number, sizeof number, format, (unsigned)code);
		put(out, number);
	}
}

static void write_double(struct buffer *out, const char *text, size_t size) {
	put(out, "\"");
	for (size_t i = 0, length = 1; i < size; i += length) {
		uint32_t code = (unsigned char)text[i];
		length = code < 0x80 ? 1 : decode(text + i, size - i, &code);
		if (!length) {
			put(out, "\xef\xbf\xbd"); /* LLVM stops there too */
			break;
		}
		write_character(out, text + i, length, code);
	}
	put(out, "\"");
}

void yaml_write_string(struct buffer *out, const char *text, size_t size) {
	switch (quotes_of(text, size)) {
	case QUOTES_NONE: buffer_put(out, text, size); break;
	case QUOTES_SINGLE: write_single(out, text, size); break;
	case QUOTES_DOUBLE: write_double(out, text, size); break;
	}
}

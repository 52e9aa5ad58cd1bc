/* yaml_quote.c: see yaml_quote.h. */
#include "yaml_quote.h"

#include <stdio.h>

#include "base/ascii.h"
#include "base/utf8.h"

/* ---- what is needed ---- */

static bool is_word(const char *text, size_t size) {
	static const char *const words[] = {"null",  "Null",  "NULL",  "~",    "true", "True", "TRUE",
	                                    "false", "False", "FALSE", ".nan", ".NaN", ".NAN"};
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strlen(words[i]) == size && memcmp(words[i], text, size) == 0)
			return true;
	return false;
}

static bool all_in(const char *text, size_t size, const char *set) {
	for (size_t i = 0; i < size; i++)
		if (!memchr(set, text[i], strlen(set)))
			return false;
	return size;
}

static const char *after_digits(const char *at, const char *end) {
	while (at < end && ascii_is_digit(*at))
		at++;
	return at;
}

/* Digits, with a dot or an exponent or both. */
static bool is_decimal(const char *at, const char *end) {
	if (*at == '.' && (end - at == 1 || !ascii_is_digit(at[1])))
		return false;
	if (*at == 'e' || *at == 'E')
		return false;
	at = after_digits(at, end);
	if (at < end && *at == '.')
		at = after_digits(at + 1, end);
	if (at == end)
		return true;
	if (*at != 'e' && *at != 'E')
		return false;
	at++;
	if (at < end && (*at == '+' || *at == '-'))
		at++;
	return at < end && after_digits(at, end) == end;
}

static bool is_number(const char *text, size_t size) {
	bool is_signed = text[0] == '+' || text[0] == '-';
	const char *magnitude = text + is_signed;
	size_t length = size - is_signed;
	if (!length)
		return false;
	static const char *const infinities[] = {".inf", ".Inf", ".INF"};
	for (size_t i = 0; i < sizeof infinities / sizeof infinities[0]; i++)
		if (length == 4 && memcmp(magnitude, infinities[i], 4) == 0)
			return true;
	if (size >= 2 && text[0] == '0' && text[1] == 'o')
		return all_in(text + 2, size - 2, "01234567");
	if (size >= 2 && text[0] == '0' && text[1] == 'x')
		return all_in(text + 2, size - 2, "0123456789abcdefABCDEF");
	return is_decimal(magnitude, magnitude + length);
}

static bool is_space(char c) {
	return c == ' ' || (c >= '\t' && c <= '\r');
}

enum yaml_quotes yaml_quotes_needed(const char *text, size_t size, bool keep_string) {
	enum yaml_quotes needed = YAML_PLAIN;
	if (!size || is_space(text[0]) || is_space(text[size - 1]))
		needed = YAML_SINGLE;
	if (size && keep_string && (is_word(text, size) || is_number(text, size)))
		needed = YAML_SINGLE;
	if (size && memchr("-?:\\,[]{}#&*!|>'\"%@`", text[0], 20))
		needed = YAML_SINGLE;
	for (size_t i = 0; i < size; i++) {
		char c = text[i];
		if (ascii_is_letter(c) || ascii_is_digit(c) || memchr("_-^., \t", c, 7))
			continue;
		if ((unsigned char)c < ' ' || (unsigned char)c >= 0x7f)
			return YAML_DOUBLE;
		needed = YAML_SINGLE;
	}
	return needed;
}

/* ---- how it looks ---- */

static void put_single(struct buffer *out, const char *text, size_t size) {
	for (size_t i = 0; i < size; i++) {
		buffer_put(out, &text[i], 1);
		if (text[i] == '\'')
			buffer_put(out, "'", 1);
	}
}

struct range {
	uint32_t first, last;
};

static const struct range unprintable_14[] = {
#include "unprintable.def"
};

/* Controls, format characters, private ones and what is far from all others. Between the others there are code
 * points without a character, more or fewer in each version of Unicode; those are taken for printable. */
static const struct range unprintable_22[] = {
    {0x80, 0x9f},       {0x600, 0x605},      {0x61c, 0x61c},     {0x6dd, 0x6dd},     {0x70f, 0x70f},
    {0x890, 0x891},     {0x8e2, 0x8e2},      {0x180e, 0x180e},   {0x200b, 0x200f},   {0x2028, 0x202e},
    {0x2060, 0x206f},   {0xe000, 0xf8ff},    {0xfeff, 0xfeff},   {0xfff0, 0xfffb},   {0xfffe, 0xffff},
    {0x110bd, 0x110bd}, {0x110cd, 0x110cd},  {0x13430, 0x13438}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a},
    {0x323b0, 0xe00ff}, {0xe01f0, 0x10ffff},
};

static const struct {
	const struct range *ranges; /* in order */
	size_t count;
} unprintable[] = {
    [YAML_UNICODE_LLVM_14] = {unprintable_14, sizeof unprintable_14 / sizeof unprintable_14[0]},
    [YAML_UNICODE_LLVM_22] = {unprintable_22, sizeof unprintable_22 / sizeof unprintable_22[0]},
};

static bool is_printable(uint32_t point, enum yaml_unicode unicode) {
	const struct range *ranges = unprintable[unicode].ranges;
	size_t low = 0, high = unprintable[unicode].count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (point > ranges[middle].last)
			low = middle + 1;
		else
			high = middle;
	}
	return low == unprintable[unicode].count || point < ranges[low].first;
}

static const struct {
	uint32_t point;
	char letter;
} letters[] = {{0, '0'},    {7, 'a'},   {8, 'b'},     {9, 't'},    {10, 'n'},   {11, 'v'},     {12, 'f'},    {13, 'r'},
               {0x1b, 'e'}, {'"', '"'}, {'\\', '\\'}, {0x85, 'N'}, {0xa0, '_'}, {0x2028, 'L'}, {0x2029, 'P'}};

/* False if the code point stands for itself. */
static bool put_escape(struct buffer *out, uint32_t point, enum yaml_unicode unicode) {
	char escape[12] = {'\\'};
	for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
		if (letters[i].point != point)
			continue;
		escape[1] = letters[i].letter;
		buffer_put(out, escape, 2);
		return true;
	}
	if (point >= ' ' && is_printable(point, unicode))
		return false;
	const char *format = point <= 0xff ? "\\x%02X" : point <= 0xffff ? "\\u%04X" : "\\U%08X";
	buffer_put(out, escape, (size_t)snprintf(escape, sizeof escape, format, point));
	return true;
}

/* LLVM ends the text at the first byte that is not UTF-8. */
static void put_double(struct buffer *out, const char *text, size_t size, enum yaml_unicode unicode) {
	const uint8_t *at = (const uint8_t *)text;
	for (size_t i = 0; i < size;) {
		uint32_t point;
		size_t length = utf8_decode(at + i, size - i, &point);
		if (!length) {
			buffer_put(out, "\xef\xbf\xbd", 3);
			return;
		}
		if (!put_escape(out, point, unicode))
			buffer_put(out, at + i, length);
		i += length;
	}
}

void yaml_quote(struct buffer *out, const char *text, size_t size, enum yaml_quotes quotes, enum yaml_unicode unicode) {
	switch (quotes) {
	case YAML_PLAIN: buffer_put(out, text, size); break;
	case YAML_SINGLE:
		buffer_put(out, "'", 1);
		put_single(out, text, size);
		buffer_put(out, "'", 1);
		break;
	case YAML_DOUBLE:
		buffer_put(out, "\"", 1);
		put_double(out, text, size, unicode);
		buffer_put(out, "\"", 1);
		break;
	}
}

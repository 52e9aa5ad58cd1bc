/* escapes.c: see escapes.h. */
#include "escapes.h"

#include "base/ascii.h"
#include "reader.h"

/* All hexadecimal digits that follow; the low byte counts. */
static bool hexadecimal(struct reader *reader, struct text text, size_t *at, kd_pos pos, uint8_t *byte) {
	size_t start = *at;
	unsigned value = 0;
	while (*at < text.length && ascii_hex_digit(text.at[*at]) < 16)
		value = (value << 4 | ascii_hex_digit(text.at[(*at)++])) & 0xff;
	if (*at == start) {
		diag_error(reader->diag, pos, "invalid hexadecimal escape sequence: \\x needs a digit");
		return false;
	}
	*byte = (uint8_t)value;
	return true;
}

/* One to three octal digits. */
static bool octal(struct reader *reader, struct text text, size_t *at, kd_pos pos, uint8_t *byte) {
	unsigned value = 0;
	for (int i = 0; i < 3 && *at < text.length && text.at[*at] >= '0' && text.at[*at] <= '7'; i++)
		value = value * 8 + (unsigned)(text.at[(*at)++] - '0');
	if (value > 255) {
		diag_error(reader->diag, pos, "invalid octal escape sequence (out of range): \\%o is more than \\377", value);
		return false;
	}
	*byte = (uint8_t)value;
	return true;
}

static bool unescape_one(struct reader *reader, struct text text, size_t *at, kd_pos pos, uint8_t *byte) {
	enum { SHOWN = 8 };
	size_t start = *at - 1;
	static const char letters[] = "bfnrt\"\\", meanings[] = "\b\f\n\r\t\"\\";
	char c = text.at[*at];
	if (c >= '0' && c <= '7')
		return octal(reader, text, at, pos, byte);
	(*at)++;
	if (c == 'x' || c == 'X')
		return hexadecimal(reader, text, at, pos, byte);
	const char *letter = c ? strchr(letters, c) : NULL;
	if (!letter) {
		diag_error(reader->diag, pos,
		           "invalid escape sequence (unrecognized character): '%.*s' is not one; use \\b \\f \\n \\r \\t \\\" "
		           "\\\\, \\ooo or \\xhh",
		           (int)(text.length - start < SHOWN ? text.length - start : SHOWN), text.at + start);
		return false;
	}
	*byte = (uint8_t)meanings[letter - letters];
	return true;
}

/* Text without escapes. A line end in it is worth a warning; CR LF counts as the CR alone, but not for LLVM 14. */
static void put_plain(struct reader *reader, const char *at, size_t length, kd_pos pos, struct buffer *bytes) {
	size_t start = 0;
	for (size_t i = 0; i < length; i++) {
		if (at[i] != '\n' && at[i] != '\r')
			continue;
		if (at[i] == '\n' && i > 0 && at[i - 1] == '\r') {
			buffer_put(bytes, at + start, i + scope_is_llvm_14(reader) - start);
			start = i + 1;
		} else {
			diag_warning(reader->diag, pos + (kd_pos)i, "unterminated string; newline inserted");
		}
	}
	buffer_put(bytes, at + start, length - start);
}

bool string_unescape(struct reader *reader, struct text text, kd_pos pos, struct buffer *bytes) {
	size_t at = 0;
	while (at < text.length) {
		const char *backslash = memchr(text.at + at, '\\', text.length - at);
		size_t plain = backslash ? (size_t)(backslash - text.at) - at : text.length - at;
		put_plain(reader, text.at + at, plain, pos + (kd_pos)at, bytes);
		at += plain;
		if (!backslash)
			break;
		uint8_t byte;
		if (++at == text.length || !unescape_one(reader, text, &at, pos - 1, &byte))
			return false;
		buffer_put(bytes, &byte, 1);
	}
	return true;
}

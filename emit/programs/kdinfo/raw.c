/* raw.c: bare instructions, as bytes or as text, made a code object. */
#include "raw.h"

#include <ctype.h>
#include <string.h>

#include "kdasm/kdasm.h"

enum { BYTE_DIGITS = 2, WORD_DIGITS = 8, LINE_BYTES = 16 };

static bool is_separator(char character) {
	return isspace((unsigned char)character) || (character && strchr(",[]", character));
}

static unsigned digit_value(char digit) {
	return isdigit((unsigned char)digit) ? (unsigned)(digit - '0') : (unsigned)(tolower(digit) - 'a' + 10);
}

/* The bytes of a number of two digits, or of a word of eight, whose lowest byte comes first. */
static bool put_number(struct buffer *bytes, const char *digits, size_t count) {
	uint64_t value = 0;
	if (count > BYTE_DIGITS && count != WORD_DIGITS)
		return false;
	for (size_t i = 0; i < count; i++)
		value = value * 16 + digit_value(digits[i]);
	buffer_put_le(bytes, value, count == WORD_DIGITS ? 4 : 1);
	return true;
}

/* Reads numbers, with comments from # or // on; false if it is other text, or none. */
static bool read_text(struct buffer *bytes, const char *text, size_t size) {
	const char *end = text + size;
	while (text < end) {
		if (is_separator(*text)) {
			text++;
			continue;
		}
		if (*text == '#' || (*text == '/' && end - text > 1 && text[1] == '/')) {
			const char *line = memchr(text, '\n', (size_t)(end - text));
			text = line ? line : end;
			continue;
		}
		text += end - text > 2 && *text == '0' && tolower((unsigned char)text[1]) == 'x' ? 2 : 0;
		const char *digits = text;
		while (text < end && isxdigit((unsigned char)*text))
			text++;
		if (text == digits || (text < end && !is_separator(*text)) ||
		    !put_number(bytes, digits, (size_t)(text - digits)))
			return false;
	}
	return true;
}

static const char *source_of(struct arena *arena, const uint8_t *bytes, size_t size, size_t *length) {
	struct buffer source = buffer_in(arena);
	buffer_put_text(&source, ".text");
	for (size_t i = 0; i < size; i++)
		buffer_put_text(&source, arena_printf(arena, "%s%u", i % LINE_BYTES ? "," : "\n.byte ", bytes[i]));
	buffer_put_text(&source, "\n");
	*length = source.size;
	return (const char *)source.data;
}

bool raw_read(struct arena *arena, const char *processor, const uint8_t **bytes, size_t *size, const char **error) {
	struct buffer read = buffer_in(arena);
	bool is_text = read_text(&read, (const char *)*bytes, *size);
	size_t length;
	const char *source = source_of(arena, is_text ? read.data : *bytes, is_text ? read.size : *size, &length);
	struct kd_options options = {.processor = processor};
	struct kd_result *result = kd_assemble(source, length, &options);
	bool good = result && result->status == KD_OK;
	*error = !result                    ? "out of memory"
	         : good                     ? NULL
	         : result->diagnostic_count ? arena_copy_text(arena, result->diagnostics[0].message)
	                                    : "it can't be assembled";
	if (good) {
		*bytes = (const uint8_t *)arena_copy(arena, (const char *)result->object, result->object_size);
		*size = result->object_size;
	}
	kd_result_free(result);
	return good;
}

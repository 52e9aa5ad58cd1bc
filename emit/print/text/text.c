/* text.c: see text.h. */
#include "text.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/ascii.h"

enum { MOST_REPEATED = 128 << 20 }; /* bytes of lines that directives repeat */

void text_put_bytes(struct module *module, const char *text, size_t length) {
	buffer_put(&module->printer->text, text, length);
}

void text_put(struct module *module, const char *text) {
	text_put_bytes(module, text, strlen(text));
}

void text_put_number(struct module *module, int64_t number) {
	char digits[24], *at = digits + sizeof digits;
	uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
	do
		*--at = (char)('0' + rest % 10);
	while (rest /= 10);
	if (number < 0)
		*--at = '-';
	text_put_bytes(module, at, (size_t)(digits + sizeof digits - at));
}

void text_put_hex(struct module *module, uint64_t number) {
	char digits[24];
	snprintf(digits, sizeof digits, "0x%" PRIx64, number);
	text_put(module, digits);
}

bool text_is_plain(const struct name *name, const char *others) {
	for (size_t i = 0; i < name->length; i++) {
		char c = name->text[i];
		bool plain = ascii_is_letter(c) || ascii_is_digit(c) || c == '_' || c == '.';
		if (!plain && !memchr(others, c, strlen(others)))
			return false;
	}
	return true;
}

static void put_escaped(struct module *module, uint8_t byte) {
	static const char letters[256] = {
	    ['\b'] = 'b', ['\f'] = 'f', ['\n'] = 'n', ['\r'] = 'r', ['\t'] = 't', ['"'] = '"', ['\\'] = '\\'};
	char escape[4] = {'\\', letters[byte]};
	size_t length = 2;
	if (!letters[byte]) {
		for (int i = 0; i < 3; i++)
			escape[1 + i] = (char)('0' + (byte >> (6 - 3 * i) & 7));
		length = 4;
	}
	text_put_bytes(module, escape, length);
}

static bool is_plain(uint8_t byte) {
	return byte >= ' ' && byte < 0x7f && byte != '"' && byte != '\\';
}

void text_put_quoted(struct module *module, const uint8_t *bytes, size_t size) {
	text_put(module, "\"");
	for (size_t i = 0; i < size; i++) {
		size_t plain = i;
		while (plain < size && is_plain(bytes[plain]))
			plain++;
		text_put_bytes(module, (const char *)bytes + i, plain - i);
		if (plain < size)
			put_escaped(module, bytes[plain]);
		i = plain;
	}
	text_put(module, "\"");
}

static void refuse(struct module *module, uint64_t limit, const char *what) {
	module->printer->too_large = true;
	diag_error(module->diag, module->statement_pos,
	           "the text is too large: here it has more than the limit of %" PRIu64 " bytes%s [stricter than llvm-mc]",
	           limit, what);
}

void text_end_line(struct module *module) {
	struct printer *printer = module->printer;
	text_put(module, "\n");
	if (printer->text.size <= module->size_limit || printer->too_large)
		return;
	refuse(module, module->size_limit, "");
}

void text_repeat(struct module *module, size_t start, uint64_t count) {
	struct printer *printer = module->printer;
	struct buffer *text = &printer->text;
	size_t size = text->size - start;
	if (!size || printer->too_large)
		return;
	if (count > (module->size_limit - text->size) / size)
		refuse(module, module->size_limit, "");
	else if (count > (MOST_REPEATED - printer->repeated) / size)
		refuse(module, MOST_REPEATED, " for values that are repeated: with .fill they are one line");
	if (printer->too_large)
		return;
	printer->repeated += count * size;
	for (uint8_t *at = buffer_extend(text, count * size); count; count--, at += size)
		memcpy(at, text->data + start, size);
}

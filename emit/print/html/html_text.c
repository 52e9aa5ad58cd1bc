/* html_text.c: see html_text.h. */
#include "html_text.h"

#include "base/printable.h"

static const char *entity_of(uint8_t c) {
	switch (c) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '"': return "&quot;";
	default: return NULL;
	}
}

/* What is behind `start` has been appended as it is. */
static void escape(struct out *out, size_t start) {
	size_t size = out->text.size - start, more = 0;
	for (size_t i = 0; i < size; i++) {
		const char *entity = entity_of(out->text.data[start + i]);
		more += entity ? strlen(entity) - 1 : 0;
	}
	if (!more)
		return;
	buffer_extend(&out->text, more);
	uint8_t *to = out->text.data + out->text.size;
	for (size_t i = size; i-- > 0;) {
		uint8_t c = out->text.data[start + i];
		const char *entity = entity_of(c);
		size_t length = entity ? strlen(entity) : 1;
		to -= length;
		memcpy(to, entity ? entity : (const char *)&c, length);
	}
}

void html_put(struct out *out, const char *text, size_t size) {
	size_t start = out->text.size;
	out_visible(out, text, size);
	escape(out, start);
}

void html_put_lines(struct out *out, const char *text, size_t size) {
	for (const char *end; (end = memchr(text, '\n', size)); text = end + 1) {
		html_put(out, text, (size_t)(end - text));
		out_text(out, "\n");
		size -= (size_t)(end + 1 - text);
	}
}

void html_put_number_cell(struct out *out, uint64_t number) {
	out_text(out, "<td class=n>");
	out_unsigned(out, number);
}

void html_put_cell(struct out *out, const char *text, size_t size) {
	out_text(out, "<td>");
	html_put(out, text, size);
}

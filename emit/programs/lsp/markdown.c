/* markdown.c: see markdown.h. */
#include "markdown.h"

#include "json_text.h"

void markdown_put(struct buffer *text, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	buffer_put_text(text, arena_vprintf(text->arena, format, arguments));
	va_end(arguments);
}

void markdown_plain(struct buffer *text, const char *plain) {
	for (; *plain; plain++) {
		if (strchr("\\`*_{}[]<>#|~", *plain))
			buffer_put(text, "\\", 1);
		buffer_put(text, plain, 1);
	}
}

json_t *markdown_json(const struct buffer *text) {
	return json_pack("{s:s, s:o}", "kind", "markdown", "value",
	                 json_text(text->size ? (const char *)text->data : "", text->size));
}

/* text_edits.c: see text_edits.h. */
#include "text_edits.h"

#include <string.h>

#include "json_text.h"

json_t *edit_json(struct units units, const struct document *document, size_t start, size_t end, const char *text,
                  size_t size) {
	return json_pack("{s:o, s:o}", "range", range_json(units, document, start, end), "newText", json_text(text, size));
}

json_t *edits_to(struct units units, const struct document *document, const char *text, size_t size) {
	const char *own = document->text;
	size_t common = document->size < size ? document->size : size, start = 0, end = 0;
	for (size_t i = 0; i < common && own[i] == text[i]; i++)
		start = own[i] == '\n' ? i + 1 : start;
	for (size_t i = 0; i < common - start && own[document->size - 1 - i] == text[size - 1 - i]; i++)
		end = own[document->size - 1 - i] == '\n' ? i : end;
	if (document->size == size && memcmp(own, text, size) == 0)
		return json_array();
	return json_pack("[o]", edit_json(units, document, start, document->size - end, text + start, size - start - end));
}

json_t *edits_action(const struct document *document, const char *title, const char *kind, json_t *edits) {
	return json_pack("{s:s, s:s, s:{s:{s:o}}}", "title", title, "kind", kind, "edit", "changes", document->uri, edits);
}

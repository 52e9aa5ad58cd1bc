/* hover.c: what the word under the pointer means. */
#include "hover.h"

#include <string.h>

/* The first that knows the word tells of it. */
static bool (*const tellers[])(struct hover *) = {
    hover_key,         hover_check,  hover_register, hover_field,  hover_directive,
    hover_instruction, hover_symbol, hover_modifier, hover_number,
};

static bool tell(struct hover *hover) {
	for (size_t i = 0; i < sizeof tellers / sizeof *tellers; i++)
		if (tellers[i](hover))
			return true;
	return false;
}

/* In comments and YAML there are no words of the assembler. */
static void find_word(struct hover *hover) {
	if (outline_word_at(hover->outline, hover->document, hover->offset, &hover->word))
		return;
	size_t start = hover->offset, end = hover->offset, limit = document_line_end(hover->document, hover->line);
	const char *text = hover->document->text;
	while (start > document_line_start(hover->document, hover->line) &&
	       (is_name_part(text[start - 1]) || text[start - 1] == '-'))
		start--;
	while (end < limit && (is_name_part(text[end]) || text[end] == '-'))
		end++;
	hover->word = (struct word){WORD_COMMENT, start, end};
}

json_t *hover_request(struct server *server, const json_t *parameters) {
	struct hover hover = {.server = server, .text = buffer_in(server->passing)};
	hover.document = server_place(server, parameters, &hover.offset);
	if (!hover.document)
		return NULL;
	hover.outline = outline_of(&server->documents, hover.document);
	hover.assembly = assembly_of(server, unit_of(server, hover.document).source);
	hover.processor = hover.assembly->has_target ? hover.assembly->target.processor : NULL;
	hover.line = document_line(hover.document, hover.offset);
	hover.row = &hover.outline->lines[hover.line];
	find_word(&hover);
	if (hover.word.end == hover.word.start || !tell(&hover))
		return json_null();
	return json_pack("{s:o, s:o}", "contents", markdown_json(&hover.text), "range",
	                 range_json(server->units, hover.document, hover.word.start, hover.word.end));
}

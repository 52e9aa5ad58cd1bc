/* hover.h: what is told of a word; each function tells of one kind of words, and is false of others. */
#ifndef KD_PROGRAMS_LSP_HOVER_H
#define KD_PROGRAMS_LSP_HOVER_H

#include "assembled_text.h"
#include "markdown.h"
#include "outline.h"
#include "unit.h"

struct hover {
	struct server *server;
	struct document *document;
	const struct outline *outline;
	struct assembly *assembly;            /* of the document */
	const struct kd_processor *processor; /* NULL: none is named */
	size_t offset, line;
	const struct outline_line *row;
	struct word word; /* at the offset */
	struct buffer text;
};

bool hover_instruction(struct hover *hover);
bool hover_modifier(struct hover *hover); /* an operand or modifier of the line's instruction */
bool hover_register(struct hover *hover);
bool hover_directive(struct hover *hover);
bool hover_field(struct hover *hover); /* .amdhsa_... */
bool hover_key(struct hover *hover);   /* of metadata */
bool hover_check(struct hover *hover);
bool hover_symbol(struct hover *hover);
bool hover_number(struct hover *hover);

/* The bytes of the instruction on the line, from the assembly or by itself; 0: it has none that are known. */
size_t hover_bytes(const struct hover *hover, const uint8_t **bytes);

#endif

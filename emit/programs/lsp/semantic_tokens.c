/* semantic_tokens.c: semantic colours: what each word is.
 *
 * Specification: "Semantic Tokens": five numbers a word, relative to the one before. */
#include <string.h>

#include "assembled_text.h"
#include "directive_words.h"
#include "kdasm/descriptor.h"
#include "register_writers.h"
#include "server.h"
#include "semantic_tokens.h"
#include "unit.h"
#include "yaml_lines.h"

/* In the order of tokens_legend(). */
enum token {
	TOKEN_FUNCTION, /* instructions */
	TOKEN_MACRO,
	TOKEN_KEYWORD,   /* directives */
	TOKEN_PROPERTY,  /* directives of kernels, keys of metadata, modifiers */
	TOKEN_VARIABLE,  /* symbols */
	TOKEN_PARAMETER, /* registers, and "\name" in macros */
	TOKEN_NUMBER,
	TOKEN_STRING,
	TOKEN_COMMENT,
};
enum { DECLARATION = 1 };

json_t *tokens_legend(void) {
	return json_pack("{s:[s, s, s, s, s, s, s, s, s], s:[s]}", "tokenTypes", "function", "macro", "keyword", "property",
	                 "variable", "parameter", "number", "string", "comment", "tokenModifiers", "declaration");
}

/* Most numbers are small, and there are five for each word: one object stands for all that are the same. */
enum { SMALL_NUMBERS = 64 };

struct colouring {
	struct server *server;
	const struct document *document;
	const struct outline *outline;
	json_t *macros; /* names */
	json_t *data;
	json_t *small[SMALL_NUMBERS]; /* NULL: not met yet */
	size_t last_line, last_start; /* of the last word; offsets */
	size_t definition;            /* the next one */
};

static void add_number(struct colouring *colouring, size_t number) {
	if (number >= SMALL_NUMBERS) {
		json_array_append_new(colouring->data, json_integer((json_int_t)number));
		return;
	}
	if (!colouring->small[number])
		colouring->small[number] = json_integer((json_int_t)number);
	json_array_append(colouring->data, colouring->small[number]);
}

static void add(struct colouring *colouring, size_t line, size_t start, size_t end, enum token token, int modifiers) {
	const char *text = colouring->document->text;
	struct units units = colouring->server->units;
	bool same = line == colouring->last_line;
	size_t from = same ? colouring->last_start : document_line_start(colouring->document, line);
	add_number(colouring, line - colouring->last_line);
	add_number(colouring, units_of(units, text + from, start - from));
	add_number(colouring, units_of(units, text + start, end - start));
	add_number(colouring, token);
	add_number(colouring, (size_t)modifiers);
	colouring->last_line = line;
	colouring->last_start = start;
}

/* Definitions come in the order of the text. */
static bool is_definition(struct colouring *colouring, size_t start) {
	const struct outline *outline = colouring->outline;
	while (colouring->definition < outline->definitions.count &&
	       outline->definitions.items[colouring->definition].start < start)
		colouring->definition++;
	return colouring->definition < outline->definitions.count &&
	       outline->definitions.items[colouring->definition].start == start &&
	       outline->definitions.items[colouring->definition].kind != DEFINITION_SECTION;
}

static bool is_macro(const struct colouring *colouring, struct word word) {
	const char *name = colouring->document->text + word.start;
	return json_object_size(colouring->macros) &&
	       json_object_get(colouring->macros, arena_copy(colouring->server->passing, name, word.end - word.start));
}

static enum token first_token(const struct colouring *colouring, struct word word, size_t line) {
	const char *name = colouring->document->text + word.start;
	enum region region = colouring->outline->lines[line].region;
	bool in_block = region == REGION_KERNEL || region == REGION_KERNEL_CODE || region == REGION_OTHER;
	bool ends_block = word.end - word.start > 4 && memcmp(name, ".end", 4) == 0;
	if (*name == '.' && (ends_block || directive_words(name, word.end - word.start)))
		return TOKEN_KEYWORD;
	if (in_block || *name == '.')
		return TOKEN_PROPERTY;
	return is_macro(colouring, word) ? TOKEN_MACRO : TOKEN_FUNCTION;
}

/* A name among operands. */
static enum token operand_token(const struct colouring *colouring, struct word word, size_t end) {
	const char *text = colouring->document->text;
	struct registers found;
	if (registers_read(text, word.start, end, &found))
		return TOKEN_PARAMETER;
	bool is_modifier = word.end < end && (text[word.end] == ':' || text[word.end] == '(');
	return is_modifier ? TOKEN_PROPERTY : TOKEN_VARIABLE;
}

static void add_word(struct colouring *colouring, struct word word, size_t line, size_t end) {
	const struct outline_line *row = &colouring->outline->lines[line];
	switch (word.kind) {
	case WORD_ARGUMENT: add(colouring, line, word.start, word.end, TOKEN_PARAMETER, 0); break;
	case WORD_NUMBER: add(colouring, line, word.start, word.end, TOKEN_NUMBER, 0); break;
	case WORD_STRING: add(colouring, line, word.start, word.end, TOKEN_STRING, 0); break;
	case WORD_COMMENT: add(colouring, line, word.start, word.end, TOKEN_COMMENT, 0); break;
	case WORD_SIGN: break;
	case WORD_NAME:
		if (is_definition(colouring, word.start))
			add(colouring, line, word.start, word.end, TOKEN_VARIABLE, DECLARATION);
		else if (word.start == row->first.start)
			add(colouring, line, word.start, word.end, first_token(colouring, word, line), 0);
		else
			add(colouring, line, word.start, word.end, operand_token(colouring, word, end), 0);
	}
}

static void add_metadata(struct colouring *colouring, size_t line) {
	struct yaml_key key;
	if (yaml_key_of_line(colouring->document, line, &key))
		add(colouring, line, key.start, key.end, TOKEN_PROPERTY, 0);
}

static void add_lines(struct colouring *colouring, size_t first, size_t last) {
	for (size_t line = first; line <= last && line < colouring->document->line_count; line++) {
		if (colouring->outline->lines[line].region == REGION_METADATA) {
			add_metadata(colouring, line);
			continue;
		}
		struct word_reader reader = outline_words(colouring->outline, colouring->document, line);
		struct word word;
		while (word_next(&reader, &word))
			add_word(colouring, word, line, reader.end);
	}
}

static json_t *colours(struct server *server, struct document *document, size_t first, size_t last) {
	struct colouring colouring = {.server = server, .document = document};
	colouring.outline = outline_of(&server->documents, document);
	colouring.macros = unit_macros(server, document);
	colouring.data = json_array();
	add_lines(&colouring, first, last);
	for (size_t i = 0; i < SMALL_NUMBERS; i++)
		json_decref(colouring.small[i]);
	json_decref(colouring.macros);
	return json_pack("{s:o}", "data", colouring.data);
}

json_t *tokens_full(struct server *server, const json_t *parameters) {
	struct document *document = server_document(server, parameters);
	return document ? colours(server, document, 0, SIZE_MAX) : NULL;
}

json_t *tokens_range(struct server *server, const json_t *parameters) {
	size_t start, end;
	struct document *document = server_range(server, parameters, &start, &end);
	return document ? colours(server, document, document_line(document, start), document_line(document, end)) : NULL;
}

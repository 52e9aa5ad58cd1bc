/* hover_symbol.c: hover over symbols, macros and numbers. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "hover.h"

static void put_value(struct hover *hover, const struct kd_listed_symbol *symbol) {
	if (symbol->section)
		markdown_put(&hover->text, "\n\n`%s+0x%" PRIx64 "`", symbol->section, (uint64_t)symbol->value);
	else
		markdown_put(&hover->text, "\n\n%" PRId64 " = `0x%" PRIx64 "`", symbol->value, (uint64_t)symbol->value);
}

static const char *kind_words(enum definition_kind kind) {
	switch (kind) {
	case DEFINITION_LABEL: return "label";
	case DEFINITION_VARIABLE: return "symbol";
	case DEFINITION_MACRO: return "macro";
	case DEFINITION_KERNEL: return "kernel descriptor";
	case DEFINITION_COMMON: return "memory";
	case DEFINITION_SECTION: return "section";
	case DEFINITION_INCLUDE: return "file";
	}
	return "";
}

/* ---- macros ---- */

static void put_source(struct hover *hover, const struct document *text, const struct defined *defined) {
	enum { MOST_LINES = 24 };
	size_t last = defined->last_line, more = 0;
	if (last - defined->line >= MOST_LINES) {
		more = last - defined->line - MOST_LINES + 1;
		last = defined->line + MOST_LINES - 1;
	}
	size_t start = document_line_start(text, defined->line), end = document_line_end(text, last);
	markdown_put(&hover->text, "\n```\n%.*s\n", (int)(end - start), text->text + start);
	if (more)
		markdown_put(&hover->text, "... %zu more lines\n", more);
	markdown_put(&hover->text, "```");
}

/* What a call on this line became. */
static void put_expansion(struct hover *hover) {
	enum { MOST_LINES = 24 };
	size_t count, size = 0;
	const struct line_code *codes = assembly_codes(hover->assembly, (unsigned)hover->line + 1, &count);
	if (!count || codes->is_own || hover->document->assembly != hover->assembly)
		return;
	for (size_t i = 0; i < count; i++)
		size += codes[i].size;
	markdown_put(&hover->text, "\n\nHere it becomes %zu bytes:\n```\n", size);
	for (size_t i = 0; i < count && i < MOST_LINES; i++) {
		const char *line = codes[i].text, *end = line + codes[i].text_size;
		while (line < end && (*line == ' ' || *line == '\t'))
			line++;
		markdown_put(&hover->text, "%.*s\n", (int)(end - line), line);
	}
	if (count > MOST_LINES)
		markdown_put(&hover->text, "... %zu more lines\n", count - MOST_LINES);
	markdown_put(&hover->text, "```");
}

/* ---- symbols ---- */

/* In a text with errors nothing has an address: then what it was before. */
static const struct kd_listed_symbol *find_value(const struct hover *hover, const struct unit *unit,
                                                 struct unit_name name) {
	const struct assembly *good = unit->source->good;
	bool has_errors = !hover->assembly->result || hover->assembly->result->status != KD_OK;
	return assembly_symbol(has_errors && good ? good : hover->assembly, name.text, name.size);
}

bool hover_symbol(struct hover *hover) {
	if (hover->word.kind != WORD_NAME && hover->word.kind != WORD_STRING)
		return false;
	struct unit unit = unit_of(hover->server, hover->document);
	struct unit_name name = unit_name_of(hover->document, hover->word);
	struct document *text = NULL;
	const struct defined *defined = unit_find(hover->server, &unit, name, &text);
	const struct kd_listed_symbol *symbol = find_value(hover, &unit, name);
	if (!defined && !symbol)
		return false;
	markdown_put(&hover->text, "**%.*s**: %s", (int)name.size, name.text,
	             defined ? kind_words(defined->kind) : "predefined symbol");
	if (defined && defined->kind == DEFINITION_MACRO) {
		put_source(hover, text, defined);
		put_expansion(hover);
	} else if (defined) {
		markdown_put(&hover->text, ", line %zu", defined->line + 1);
		if (text != hover->document && text->path)
			markdown_put(&hover->text, " of %s", text->path);
	}
	if (symbol && !(defined && defined->kind == DEFINITION_MACRO))
		put_value(hover, symbol);
	return true;
}

/* ---- numbers ---- */

static bool read_number(const char *text, size_t size, uint64_t *number) {
	char copy[32], *end;
	if (size >= sizeof copy)
		return false;
	memcpy(copy, text, size);
	copy[size] = '\0';
	*number = strtoull(copy, &end, 0);
	return !*end;
}

static bool hover_numbered_label(struct hover *hover) {
	const struct defined *label = outline_numbered(hover->outline, hover->document, hover->word);
	if (label)
		markdown_put(&hover->text, "**%.*s**: label, line %zu", (int)(hover->word.end - hover->word.start),
		             hover->document->text + hover->word.start, label->line + 1);
	return label != NULL;
}

bool hover_number(struct hover *hover) {
	uint64_t number;
	if (hover->word.kind == WORD_NUMBER && hover_numbered_label(hover))
		return true;
	if (hover->word.kind != WORD_NUMBER ||
	    !read_number(hover->document->text + hover->word.start, hover->word.end - hover->word.start, &number))
		return false;
	markdown_put(&hover->text, "%" PRIu64 " = `0x%" PRIx64 "`", number, number);
	if (number <= UINT32_MAX) {
		uint32_t bits = (uint32_t)number;
		float real;
		memcpy(&real, &bits, sizeof real);
		markdown_put(&hover->text, "; the bits of the float %g", (double)real);
	}
	return true;
}

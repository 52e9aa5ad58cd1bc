/* hover_instruction.c: hover over instructions, their operands and modifiers, and registers. */
#include <string.h>

#include "hover.h"
#include "kdasm/instruction.h"
#include "page_forms.h"
#include "register_writers.h"
#include "wait_hints.h"

/* Behind the "::" of a pair. */
static bool is_second_half(const struct hover *hover) {
	const char *text = hover->document->text;
	size_t at = hover->word.start, first = hover->row->first.start;
	while (at > first && (text[at - 1] == ' ' || text[at - 1] == '\t'))
		at--;
	return at > first + 2 && text[at - 1] == ':' && text[at - 2] == ':';
}

/* The name of the line's instruction, or that of the second one of a pair. */
static bool is_mnemonic(const struct hover *hover) {
	return hover->word.kind == WORD_NAME && (hover->word.start == hover->row->first.start || is_second_half(hover));
}

/* Where the line stands for itself: not in the text of an include, whose lines have other numbers. */
static const struct line_code *own_code(const struct hover *hover) {
	size_t count;
	const struct line_code *codes = assembly_codes(hover->assembly, (unsigned)hover->line + 1, &count);
	bool is_source = hover->document->assembly == hover->assembly;
	return is_source && count == 1 && codes->is_own ? codes : NULL;
}

size_t hover_bytes(const struct hover *hover, const uint8_t **bytes) {
	const struct line_code *code = own_code(hover);
	if (code) {
		*bytes = code->bytes;
		return code->size;
	}
	if (!hover->assembly->has_target)
		return 0;
	uint8_t *own = arena_alloc(hover->server->passing, KD_INSTRUCTION_SIZE);
	size_t start = hover->row->first.start, end = document_line_end(hover->document, hover->line);
	*bytes = own;
	return kd_encode(&hover->assembly->target, hover->document->text + start, end - start, own, KD_INSTRUCTION_SIZE,
	                 NULL);
}

static void put_bytes(struct hover *hover, const uint8_t *bytes, size_t size) {
	for (size_t i = 0; i + 4 <= size; i += 4)
		markdown_put(&hover->text, "%s%08x", i ? " " : "",
		             (unsigned)(bytes[i] | bytes[i + 1] << 8 | bytes[i + 2] << 16) | (unsigned)bytes[i + 3] << 24);
}

/* Of `size` bytes, which may be several instructions, the first one's text; "" if it has none. */
static void decode(const struct hover *hover, const uint8_t *bytes, size_t size, char *text, size_t capacity) {
	*text = '\0';
	if (hover->assembly->has_target)
		kd_decode(&hover->assembly->target, bytes, size, text, capacity);
}

static void put_line(struct hover *hover, const char *decoded, const uint8_t *bytes, size_t size) {
	const struct line_code *code = own_code(hover);
	if (!size)
		return;
	markdown_put(&hover->text, "\n\nThis line: ");
	if (*decoded)
		markdown_put(&hover->text, "`%s`, ", decoded);
	markdown_put(&hover->text, "%zu bytes `", size);
	put_bytes(hover, bytes, size);
	markdown_put(&hover->text, "`");
	if (code)
		markdown_put(&hover->text, " at `%s+0x%llx`", code->section, (unsigned long long)code->address);
}

/* What the line's wait waits for. */
static void put_wait(struct hover *hover) {
	const struct line_code *code = own_code(hover);
	const char *function = waits_function(hover->server, hover->outline, hover->document, hover->line);
	struct waits waits;
	if (!code || !function || !waits_is_wait(hover->outline, hover->document, hover->line))
		return;
	waits_begin(&waits, hover->server, hover->assembly);
	const char *text = waits_text(&waits, function, code);
	if (text)
		markdown_put(&hover->text, "\n\nHere it waits for %s.", *text ? text : "nothing");
	waits_end(&waits);
}

static void put_form(struct hover *hover, const struct page *page, const struct page_form *form) {
	struct page_reader reader = page_parts(form);
	struct page_part part;
	const char *encoding = page_text(page, form, "encoding", strlen("encoding"));
	if (encoding)
		markdown_put(&hover->text, "\n\nEncoding: %s\n", encoding);
	while (page_next(&reader, &part)) {
		const char *said = page_text(page, form, part.name, part.name_size);
		if (said)
			markdown_put(&hover->text, "\n- `%.*s` %s", (int)part.size, part.text, said);
	}
}

/* On which processors it is, where this one lacks it or not all have it. */
static void put_processors(struct hover *hover, const char *name, size_t size) {
	const struct page *all = page_of(hover->server->passing, NULL, name, size);
	if (all)
		markdown_put(&hover->text, "\n\n%s", *all->notes ? all->notes : "On all processors.");
}

/* The page of this processor, else that of all. */
static const struct page *find_page(struct hover *hover, struct word word) {
	const char *name = hover->document->text + word.start;
	const struct page *page = page_of(hover->server->passing, hover->processor, name, word.end - word.start);
	return page ? page : page_of(hover->server->passing, NULL, name, word.end - word.start);
}

bool hover_instruction(struct hover *hover) {
	char decoded[KD_INSTRUCTION_TEXT_SIZE] = "";
	const uint8_t *bytes = NULL;
	const char *name = hover->document->text + hover->word.start;
	size_t length = hover->word.end - hover->word.start;
	if (!is_mnemonic(hover))
		return false;
	const struct page *page = find_page(hover, hover->word);
	if (!page)
		return false;
	size_t size = hover_bytes(hover, &bytes);
	decode(hover, bytes, size, decoded, sizeof decoded);
	bool is_decoded = *decoded && !is_second_half(hover);
	const struct page_form *form = is_decoded ? page_form(page, decoded, strcspn(decoded, " "))
	                                          : page_form(page, name, length);
	markdown_put(&hover->text, "**%s**: %s\n```\n", page->name, page->title);
	for (size_t i = 0; i < page->forms.count; i++)
		if (!page_repeats(page, &page->forms.items[i]))
			markdown_put(&hover->text, "%s\n", page->forms.items[i].text);
	markdown_put(&hover->text, "```");
	put_line(hover, decoded, bytes, size);
	put_wait(hover);
	put_form(hover, page, form);
	put_processors(hover, name, length);
	return true;
}

/* Whether a text has a word, as "vmcnt" in "vmcnt(n) expcnt(n)" and "row_shl" in "row_shl:1 to :15, row_mirror"; other
 * words of texts are English. */
static bool has_word(const char *text, const char *name, size_t size) {
	bool is_technical = memchr(name, '_', size) != NULL;
	for (const char *at = text; (at = memmem(at, strlen(at), name, size)) != NULL; at += size) {
		bool begins = at == text || at[-1] == ' ' || at[-1] == ':';
		if (begins && (at[size] == '(' || (is_technical && !is_name_part(at[size]))))
			return true;
	}
	return false;
}

/* A word that an operand or modifier is made of. */
static bool hover_part(struct hover *hover, const struct page *page, const char *name, size_t size) {
	for (size_t i = 0; i < page->forms.count; i++)
		for (size_t j = 0; j < page->forms.items[i].rows.count; j++) {
			const struct page_row *row = &page->forms.items[i].rows.items[j];
			if (!has_word(row->text, name, size))
				continue;
			markdown_put(&hover->text, "**%.*s** of %s: %s", (int)size, name, page->name, row->text);
			put_wait(hover);
			return true;
		}
	return false;
}

bool hover_modifier(struct hover *hover) {
	struct page_part part;
	const char *name = hover->document->text + hover->word.start;
	size_t size = hover->word.end - hover->word.start;
	if (hover->word.kind != WORD_NAME || hover->row->first.end == hover->row->first.start)
		return false;
	const struct page *page = find_page(hover, hover->row->first);
	for (size_t i = 0; page && i < page->forms.count; i++) {
		const struct page_form *form = &page->forms.items[i];
		for (struct page_reader reader = page_parts(form); page_next(&reader, &part);) {
			if (part.name_size != size || memcmp(part.name, name, size) != 0)
				continue;
			const char *said = page_text(page, form, name, size);
			markdown_put(&hover->text, "**%.*s** of %s: %s", (int)size, name, page->name, said ? said : "");
			return said != NULL;
		}
	}
	return page && hover_part(hover, page, name, size);
}

/* ---- registers ---- */

static const char *file_words(const struct registers *found) {
	switch (found->file) {
	case 'v': return "vector register, one value a lane";
	case 's': return "scalar register, one value for all lanes";
	case 'a': return "accumulation register, one value a lane";
	case 't': return "register of the trap handler";
	default: return "special register";
	}
}

bool hover_register(struct hover *hover) {
	struct registers found;
	size_t writer;
	if (hover->row->region == REGION_METADATA || hover->word.kind == WORD_COMMENT ||
	    hover->word.start == hover->row->first.start ||
	    !registers_at(hover->outline, hover->document, hover->offset, &found))
		return false;
	const char *text = hover->document->text;
	markdown_put(&hover->text, "**%.*s**: %s", (int)(found.end - found.start), text + found.start, file_words(&found));
	if (registers_writer(hover->server, hover->document, hover->line, &found, &writer)) {
		size_t start = hover->outline->lines[writer].first.start, end = document_line_end(hover->document, writer);
		markdown_put(&hover->text, "\n\nLast written in this block on line %zu:\n```\n%.*s\n```", writer + 1,
		             (int)(end - start), text + start);
	} else {
		markdown_put(&hover->text, "\n\nNot written before in this block.");
	}
	hover->word.start = found.start;
	hover->word.end = found.end;
	return true;
}

/* page_forms.c: see page_forms.h. */
#include "page_forms.h"

#include <string.h>

#include "base/buffer.h"

/* Columns of the text: see emit/gpu/isa/pages. */
enum { INDENT_FORM = 4, INDENT_MORE_FORM = 6, INDENT_ROW = 8, INDENT_TEXT = 20 };

static void take_text(void *context, const char *text, size_t size) {
	buffer_put(context, text, size);
}

struct reading {
	struct arena *arena;
	struct page *page;
	struct page_row *row; /* that goes on; NULL: none does */
	bool in_words;        /* after the blank line */
};

static const char *joined(struct arena *arena, const char *before, const char *more) {
	return arena_printf(arena, "%s%s%s", before, *before ? " " : "", more);
}

/* Where long names end, which leave but one blank: "th:name scope:name TH_LOAD_RT, ..." */
static const char *end_of_names(const char *line) {
	const char *end = line + strcspn(line, " ");
	while (*end && memchr(end + 1, ':', strcspn(end + 1, " ")))
		end += 1 + strcspn(end + 1, " ");
	return end;
}

/* "name     text" */
static struct page_row split_row(struct arena *arena, const char *line) {
	const char *gap = strstr(line, "  ");
	gap = gap ? gap : end_of_names(line);
	return (struct page_row){arena_copy(arena, line, (size_t)(gap - line)), gap + strspn(gap, " ")};
}

static void take_row(struct reading *reading, const char *line) {
	struct page *page = reading->page;
	struct page_form *form = page->forms.count ? &page->forms.items[page->forms.count - 1] : NULL;
	if (reading->in_words)
		reading->row = list_add(reading->arena, &page->words);
	else if (form)
		reading->row = list_add(reading->arena, &form->rows);
	else
		return;
	*reading->row = split_row(reading->arena, line);
}

static void take_form(struct reading *reading, const char *line) {
	struct page *page = reading->page;
	reading->row = NULL;
	if (*line >= 'A' && *line <= 'Z')
		page->notes = joined(reading->arena, page->notes, line);
	else
		list_add(reading->arena, &page->forms)->text = line;
}

static void take_title(struct reading *reading, const char *line) {
	const char *colon = strstr(line, ": ");
	reading->page->name = arena_copy(reading->arena, line, colon ? (size_t)(colon - line) : strlen(line));
	reading->page->title = colon ? colon + 2 : "";
}

static void take_line(struct reading *reading, const char *line) {
	struct page *page = reading->page;
	size_t indent = strspn(line, " ");
	const char *text = line + indent;
	if (!*text)
		reading->in_words = true;
	else if (!indent)
		take_title(reading, text);
	else if (indent >= INDENT_TEXT && reading->row)
		reading->row->text = joined(reading->arena, reading->row->text, text);
	else if (indent == INDENT_ROW || reading->in_words)
		take_row(reading, text);
	else if (indent == INDENT_MORE_FORM && page->forms.count)
		page->forms.items[page->forms.count - 1].text =
		    joined(reading->arena, page->forms.items[page->forms.count - 1].text, text);
	else if (indent == INDENT_FORM)
		take_form(reading, text);
}

const struct page *page_of(struct arena *arena, const struct kd_processor *processor, const char *name, size_t size) {
	struct buffer text = buffer_in(arena);
	struct reading reading = {.arena = arena};
	for (size_t i = 0; i < size; i++)
		if (strchr("?*[]\\", name[i])) /* signs of a pattern */
			return NULL;
	if (!size || kd_instruction_pages(processor, arena_copy(arena, name, size), take_text, &text) != 1)
		return NULL;
	buffer_put(&text, "", 1);
	reading.page = arena_zeroed(arena, 1, sizeof *reading.page);
	reading.page->notes = "";
	for (char *line = (char *)text.data, *end; *line; line = end) {
		end = line + strcspn(line, "\n");
		if (*end)
			*end++ = '\0';
		take_line(&reading, line);
	}
	return reading.page->forms.count ? reading.page : NULL;
}

const struct page_form *page_form(const struct page *page, const char *mnemonic, size_t size) {
	for (size_t i = 0; i < page->forms.count; i++) {
		const char *text = page->forms.items[i].text;
		if (strncmp(text, mnemonic, size) == 0 && (text[size] == ' ' || !text[size]))
			return &page->forms.items[i];
	}
	return &page->forms.items[0];
}

bool page_repeats(const struct page *page, const struct page_form *form) {
	for (const struct page_form *before = page->forms.items; before < form; before++)
		if (strcmp(before->text, form->text) == 0)
			return true;
	return false;
}

/* A row may be about several names: "glc slc scc". */
static bool is_about(const char *names, const char *name, size_t size) {
	for (const char *at = names; *at; at += strspn(at, " ")) {
		size_t length = strcspn(at, " "), bare = strcspn(at, ": ");
		if ((length == size && memcmp(at, name, size) == 0) || (bare == size && memcmp(at, name, size) == 0))
			return true;
		at += length;
	}
	return false;
}

const char *page_text(const struct page *page, const struct page_form *form, const char *name, size_t size) {
	for (size_t left = (size_t)(form - page->forms.items) + 1; left-- > 0;) {
		const struct page_form *at = &page->forms.items[left];
		for (size_t i = 0; i < at->rows.count; i++)
			if (is_about(at->rows.items[i].name, name, size))
				return at->rows.items[i].text;
	}
	return NULL;
}

const char *page_word(const struct page *page, const char *name, size_t size) {
	for (size_t i = 0; i < page->words.count; i++)
		if (strlen(page->words.items[i].name) == size && memcmp(page->words.items[i].name, name, size) == 0)
			return page->words.items[i].text;
	return NULL;
}

struct page_reader page_parts(const struct page_form *form) {
	return (struct page_reader){form->text + strcspn(form->text, " "), 0};
}

/* "[neg_lo:[0,0,0]]" */
static size_t bracketed_size(const char *start) {
	size_t size = 0, depth = 0;
	do {
		depth += start[size] == '[';
		depth -= start[size] == ']';
		size++;
	} while (depth && start[size]);
	return size;
}

bool page_next(struct page_reader *reader, struct page_part *part) {
	size_t skipped = strspn(reader->at, " ,");
	bool is_separate = !reader->operands || memchr(reader->at, ',', skipped);
	const char *start = reader->at + skipped;
	bool is_bracketed = *start == '[';
	if (!*start)
		return false;
	part->text = start;
	part->size = is_bracketed ? bracketed_size(start) : strcspn(start, " ,");
	part->name = start + is_bracketed;
	part->name_size = strcspn(part->name, ":] ,");
	part->has_value = part->name[part->name_size] == ':';
	part->operand = is_separate && !is_bracketed ? reader->operands++ : -1;
	reader->at = start + part->size;
	return true;
}

unsigned page_operand_count(const struct page_form *form) {
	struct page_reader reader = page_parts(form);
	struct page_part part;
	while (page_next(&reader, &part))
		;
	return (unsigned)reader.operands;
}

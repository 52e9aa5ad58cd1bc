/* html_fields.c: a kernel's descriptor in a page, and sections of its explanation. */
#include "html.h"

#include <inttypes.h>

/* What a section, or part of one, of the explanation prints. */
static struct page page_of(const struct html_kernel *html, struct buffer *text) {
	*text = buffer_in(html->arena);
	return (struct page){.out = text};
}

/* A section is an empty line, a title and lines. */
void html_put_section(const struct html_kernel *html,
                      void (*section)(struct page *page, const struct subject *subject)) {
	struct buffer text;
	struct page page = page_of(html, &text);
	section(&page, html->subject);
	if (!text.size)
		return; /* it has nothing to say */
	const char *title = (const char *)text.data + 1;
	const char *end = memchr(title, '\n', text.size - 1);
	out_text(html->out, "<h3>");
	html_put(html->out, title, (size_t)(end - title));
	out_text(html->out, "</h3>\n<pre>");
	html_put_lines(html->out, end + 1, text.size - 2 - (size_t)(end - title));
	out_text(html->out, "</pre>\n");
}

/* ---- fields ---- */

static void begin_table(struct out *out) {
	out_text(out, "<table class=fields>\n<tr><th><th>bits<th>field<th>value<th>meaning\n");
}

static void put_part(const struct html_kernel *html, const struct part *part, const char *bits) {
	struct out *out = html->out;
	struct buffer source;
	struct page page = page_of(html, &source);
	const char *name = part_name(part), *meaning = part_meaning(html->subject, part);
	if (name)
		out_printf(out, "<tr class=field><td class=mark bgcolor=\"%s\">%c<td>%s<td>", page_colour_at(part->mark)->web,
		           page_letter_at(part->mark), bits);
	else
		out_printf(out, "<tr><td><td>%s<td>", bits);
	html_put_text(out, name ? name : "reserved");
	out_printf(out, part->width == 64 ? "<td class=n>%" PRId64 : "<td class=n>%" PRIu64, part->value);
	part_put_source(&page, html->subject, part);
	html_put_cell(out, meaning, strlen(meaning));
	html_put(out, (const char *)source.data, source.size);
	out_text(out, "\n");
}

/* A word with one field is called as that, and has its mark among the words. */
static void put_whole_word(const struct html_kernel *html, const struct word *word) {
	struct part part = word->parts.items[0];
	part.mark = word->mark;
	put_part(html, &part, arena_printf(html->arena, "bytes %u to %u", word->offset, word->offset + word->size - 1u));
}

static void put_divided_word(const struct html_kernel *html, const struct word *word) {
	struct out *out = html->out;
	struct buffer text;
	struct page page = page_of(html, &text);
	out_text(out, "<h4>");
	html_put_text(out, word->title);
	out_printf(out, ": bytes %u to %u, bit %u to bit 0</h4>\n", word->offset, word->offset + word->size - 1u,
	           word->size * 8u - 1);
	figure_bits(&page, html->subject, word);
	out_bytes(out, text.data, text.size);
	begin_table(out);
	for (size_t i = 0; i < word->parts.count; i++)
		put_part(html, &word->parts.items[i], part_bits(&word->parts.items[i]).text);
	out_text(out, "</table>\n");
}

void html_put_fields(const struct html_kernel *html) {
	struct out *out = html->out;
	struct buffer text;
	struct page page = page_of(html, &text);
	const struct subject *subject = html->subject;
	out_printf(out, "<h3>%s</h3>\n", subject->is_code_t ? "amd_kernel_code_t" : "Descriptor");
	figure_bytes(&page, subject);
	out_bytes(out, text.data, text.size);
	begin_table(out);
	for (size_t i = 0; i < subject->words.count; i++)
		if (!subject->words.items[i].reserved && !word_is_divided(&subject->words.items[i]))
			put_whole_word(html, &subject->words.items[i]);
	out_text(out, "</table>\n");
	for (size_t i = 0; i < subject->words.count; i++)
		if (word_is_divided(&subject->words.items[i]))
			put_divided_word(html, &subject->words.items[i]);
}

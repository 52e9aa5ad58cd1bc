/* bits.c: the map of the bytes, and the tables of all bits, which are its legend. */
#include "parts.h"

#include <inttypes.h>

enum { ROW = 16 };

static const struct word *word_at(const struct subject *subject, size_t offset) {
	const struct word *word = subject->words.items;
	while (offset >= (size_t)word->offset + word->size)
		word++;
	return word;
}

/* Text with the colour of a mark, or of none. */
static void add_marked(struct page *page, bool marked, uint8_t mark, const char *text) {
	if (marked)
		page_paint(page, mark);
	buffer_put_text(page->out, text);
	if (marked)
		page_plain(page);
}

/* What a line of the legend begins with. */
static void add_legend_mark(struct page *page, bool marked, uint8_t mark) {
	char text[] = {' ', marked ? page_letter_at(mark) : '.', ' ', '\0'};
	page_add(page, "  ");
	add_marked(page, marked, mark, text);
	page_add(page, "  ");
}

/* ---- bytes ---- */

static void add_byte_row(struct page *page, const struct subject *subject, size_t row) {
	static const char digits[] = "0123456789abcdef";
	page_add(page, "  %3zu ", row);
	for (size_t i = row; i < row + ROW; i++) {
		uint8_t byte = subject->kernel->bytes[i];
		const struct word *word = word_at(subject, i);
		char text[] = {' ', digits[byte >> 4], digits[byte & 15], '\0'};
		add_marked(page, !word->reserved, word->mark, text);
	}
	page_add(page, "\n");
	if (page->colour)
		return;
	page_add(page, "      ");
	for (size_t i = row; i < row + ROW; i++) {
		const struct word *word = word_at(subject, i);
		page_add(page, "  %c", word->reserved ? '.' : page_letter_at(word->mark));
	}
	page_add(page, "\n");
}

/* ---- lines of the tables ---- */

void part_put_source(struct page *page, const struct subject *subject, const struct part *part) {
	if (part->code_t) {
		bool shares = part->field && part->field->width < part->code_t->width;
		uint64_t value = kd_code_t_read(part->code_t, subject->kernel->bytes);
		page_add(page, shares ? " [part of %s = %" PRIu64 "]" : " [%s = %" PRIu64 "]", part->code_t->key, value);
	} else if (part->field && (part->field->kind == KD_KIND_VGPRS || part->field->kind == KD_KIND_SGPRS)) {
		/* Several counts give the field: section_directives() has them. */
		page_add(page, " [%s]", part->field->directive);
	} else if (part->field && part->field->directive) {
		page_add(page, " [%s %" PRId64 "]", part->field->directive, subject->input.values[part->field->id]);
	}
}

/* Value, meaning and directive; the end of a line. */
static void add_value(struct page *page, const struct subject *subject, const struct part *part, bool meanings) {
	/* Only the offset of the code, of 64 bits, can be negative. */
	page_add(page, part->width == 64 ? "%" PRId64 : "%" PRIu64, part->value);
	const char *meaning = part_meaning(subject, part);
	if (meanings && *meaning)
		page_add(page, ": %s", meaning);
	if (meanings)
		part_put_source(page, subject, part);
	page_add(page, "\n");
}

static void add_word_line(struct page *page, const struct subject *subject, const struct word *word, bool meanings) {
	const uint8_t *bytes = subject->kernel->bytes + word->offset;
	add_legend_mark(page, !word->reserved, word->mark);
	page_add(page, "bytes %u to %u: %s ", word->offset, word->offset + word->size - 1u, word->title);
	if (word->reserved) {
		size_t set = 0;
		while (set < word->size && bytes[set] == 0)
			set++;
		page_add(page, set == word->size ? "0\n" : "but not 0, as it must be\n");
	} else if (word_is_divided(word)) {
		page_add(page, "0x%0*" PRIx64 "\n", word->size * 2, load_le(bytes, word->size));
	} else {
		add_value(page, subject, word->parts.items, meanings);
	}
}

static int name_width(const struct word *word) {
	size_t width = sizeof "reserved" - 1;
	for (size_t i = 0; i < word->parts.count; i++) {
		const char *name = part_name(&word->parts.items[i]);
		if (name && strlen(name) > width)
			width = strlen(name);
	}
	return (int)width;
}

static void add_part_line(struct page *page, const struct subject *subject, const struct part *part, int width,
                          bool meanings) {
	const char *name = part_name(part);
	add_legend_mark(page, name != NULL, part->mark);
	page_add(page, "%-5s  %-*s  ", part_bits(part).text, width, name ? name : "reserved");
	add_value(page, subject, part, meanings);
}

/* ---- words bit by bit ---- */

static void add_bit_rows(struct page *page, const struct subject *subject, const struct word *word) {
	uint64_t value = load_le(subject->kernel->bytes + word->offset, word->size);
	unsigned width = word->size * 8u;
	char letters[64 + 8], *at = letters; /* with a blank before each byte but the first */
	buffer_put_text(page->out, "  ");
	for (unsigned bit = width; bit-- > 0;) {
		const struct part *part = word_part(word, bit);
		bool named = part_name(part) != NULL;
		add_marked(page, named, part->mark, value >> bit & 1 ? "1" : "0");
		*at++ = named ? page_letter_at(part->mark) : '.';
		if (bit && bit % 8 == 0) {
			buffer_put_text(page->out, " ");
			*at++ = ' ';
		}
	}
	buffer_put_text(page->out, "\n");
	if (!page->colour)
		page_add(page, "  %.*s\n", (int)(at - letters), letters);
}

static void add_table(struct page *page, const struct subject *subject, const struct word *word, bool meanings) {
	page_heading(page, "%s: bytes %u to %u, bit %u to bit 0", word->title, word->offset, word->offset + word->size - 1u,
	             word->size * 8u - 1);
	add_bit_rows(page, subject, word);
	int width = name_width(word);
	for (size_t i = 0; i < word->parts.count; i++)
		add_part_line(page, subject, &word->parts.items[i], width, meanings);
}

void section_map(struct page *page, const struct subject *subject, bool meanings) {
	page_heading(page, "Map of the %zu bytes", subject->kernel->size);
	for (size_t row = 0; row < subject->kernel->size; row += ROW)
		add_byte_row(page, subject, row);
	for (size_t i = 0; i < subject->words.count; i++)
		add_word_line(page, subject, &subject->words.items[i], meanings);
	for (size_t i = 0; i < subject->words.count; i++)
		if (word_is_divided(&subject->words.items[i]))
			add_table(page, subject, &subject->words.items[i], meanings);
}

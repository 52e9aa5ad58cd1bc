/* svg.c: the map as a picture. */
#include "parts.h"

#include <inttypes.h>

/* Lengths in pixels. */
enum {
	MARGIN = 20,
	BYTE_WIDTH = 72,
	BYTES = 16, /* of a row */
	ROW_HEIGHT = 44,
	BOX_HEIGHT = 36, /* of bits */
	LINE = 18,
	WIDTH = 2 * MARGIN + BYTES * BYTE_WIDTH,
	LEGEND_BITS = 28, /* columns of the legend, from the margin */
	LEGEND_NAME = 80,
	LEGEND_VALUE = 430,
};

struct picture {
	struct page page; /* the document except for its first line */
	const struct subject *subject;
	unsigned y;
	bool meanings; /* tooltips of bits say what values mean, as no legend does */
};

/* What XML reserves as an entity; NULL of other characters. */
static const char *entity_of(char c) {
	switch (c) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '"': return "&quot;";
	default: return NULL;
	}
}

/* Text between tags: printable ASCII. */
static void add_xml(struct page *page, const char *text, size_t size) {
	for (size_t i = 0, plain; i < size; i = plain + 1) {
		for (plain = i; plain < size && !entity_of(text[plain]);)
			plain++;
		page_add_foreign(page, text + i, plain - i);
		if (plain < size)
			page_add(page, "%s", entity_of(text[plain]));
	}
}

static void add_label(struct picture *picture, unsigned x, const char *style, const char *text) {
	page_add(&picture->page, "<text x=\"%u\" y=\"%u\"%s>", x, picture->y, style);
	add_xml(&picture->page, text, strlen(text));
	page_add(&picture->page, "</text>\n");
}

/* A box with a tooltip; reserved ones are white. */
static void add_box(struct picture *picture, unsigned x, unsigned width, unsigned height, const char *fill,
                    const char *tip) {
	page_add(&picture->page, "<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\" fill=\"%s\" stroke=\"#444\"><title>",
	         x, picture->y, width, height, fill);
	add_xml(&picture->page, tip, strlen(tip));
	page_add(&picture->page, "</title></rect>\n");
}

/* Text in the middle of a box, as small as it takes. */
static void add_box_text(struct picture *picture, unsigned x, unsigned width, unsigned below, const char *text) {
	enum { LARGEST = 12 };
	/* A letter is some 0.6 of its height wide. */
	unsigned size = (unsigned)(width * 10 / (strlen(text) * 6 + 1));
	page_add(&picture->page, "<text x=\"%u\" y=\"%u\" text-anchor=\"middle\" font-size=\"%u\">", x + width / 2,
	         picture->y + below, size < LARGEST ? size : LARGEST);
	add_xml(&picture->page, text, strlen(text));
	page_add(&picture->page, "</text>\n");
}

/* Begins digits that have places of their own each, where they are in the middle. */
static void add_digits_begin(struct picture *picture, unsigned below) {
	page_add(&picture->page, "<text text-anchor=\"middle\" y=\"%u", picture->y + below);
}

/* ---- bytes ---- */

/* The bytes of a word in the row that begins at `row`. */
static void add_word_box(struct picture *picture, const struct word *word, unsigned row) {
	struct arena *arena = picture->subject->arena;
	unsigned begin = word->offset > row ? word->offset : row;
	unsigned end = word->offset + word->size < row + BYTES ? word->offset + word->size : row + BYTES;
	if (begin >= end)
		return;
	unsigned x = MARGIN + (begin - row) * BYTE_WIDTH, width = (end - begin) * BYTE_WIDTH;
	add_box(picture, x, width, ROW_HEIGHT, word->reserved ? "#fff" : page_colour_at(word->mark)->web,
	        arena_printf(arena, "bytes %u to %u: %s", word->offset, word->offset + word->size - 1u, word->title));
	add_box_text(picture, x, width, 18, word->title);
	add_digits_begin(picture, 36);
	page_add(&picture->page, "\">");
	for (unsigned i = begin; i < end; i++)
		page_add(&picture->page, "<tspan x=\"%u\">%02x</tspan>", MARGIN + (i - row) * BYTE_WIDTH + BYTE_WIDTH / 2,
		         picture->subject->kernel->bytes[i]);
	page_add(&picture->page, "</text>\n");
}

static void add_bytes(struct picture *picture) {
	const struct subject *subject = picture->subject;
	for (unsigned row = 0; row < subject->kernel->size; row += BYTES) {
		for (size_t i = 0; i < subject->words.count; i++)
			add_word_box(picture, &subject->words.items[i], row);
		picture->y += ROW_HEIGHT;
	}
}

/* ---- bits ---- */

static void add_part_box(struct picture *picture, const struct part *part, unsigned bits) {
	unsigned bit_width = BYTES * BYTE_WIDTH / bits;
	unsigned x = MARGIN + (bits - part->low_bit - part->width) * bit_width;
	const char *name = part_name(part) ? part_name(part) : "reserved";
	const char *fill = part_name(part) ? page_colour_at(part->mark)->web : "#fff";
	const char *meaning = picture->meanings ? part_meaning(picture->subject, part) : "";
	add_box(picture, x, part->width * bit_width, BOX_HEIGHT, fill,
	        arena_printf(picture->subject->arena, "%s %s = %" PRIu64 "%s%s", part_bits(part).text, name, part->value,
	                     *meaning ? ": " : "", meaning));
	if (part_name(part))
		add_box_text(picture, x, part->width * bit_width, 14, (char[]){page_letter_at(part->mark), '\0'});
	add_digits_begin(picture, 30);
	page_add(&picture->page, "\" x=\"");
	for (unsigned bit = 0; bit < part->width; bit++)
		page_add(&picture->page, bit ? " %u" : "%u", x + bit * bit_width + bit_width / 2);
	page_add(&picture->page, "\">");
	for (unsigned bit = part->width; bit-- > 0;)
		buffer_put_text(picture->page.out, part->value >> bit & 1 ? "1" : "0");
	page_add(&picture->page, "</text>\n");
}

static void add_legend_line(struct picture *picture, const struct part *part) {
	struct arena *arena = picture->subject->arena;
	const char *meaning = part_meaning(picture->subject, part);
	picture->y += LINE;
	if (part_name(part)) {
		page_add(&picture->page, "<rect x=\"%d\" y=\"%u\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", MARGIN - 5,
		         picture->y - LINE + 4, LINE, LINE, page_colour_at(part->mark)->web);
		add_label(picture, MARGIN, "", (char[]){page_letter_at(part->mark), '\0'});
	}
	add_label(picture, MARGIN + LEGEND_BITS, "", part_bits(part).text);
	add_label(picture, MARGIN + LEGEND_NAME, "", part_name(part) ? part_name(part) : "reserved");
	add_label(picture, MARGIN + LEGEND_VALUE, "",
	          arena_printf(arena, "%" PRIu64 "%s%s", part->value, *meaning ? ": " : "", meaning));
}

static void add_parts(struct picture *picture, const struct word *word) {
	for (size_t i = word->parts.count; i-- > 0;)
		add_part_box(picture, &word->parts.items[i], word->size * 8u);
	picture->y += BOX_HEIGHT;
}

static void add_bits(struct picture *picture, const struct word *word) {
	picture->y += 2 * LINE;
	add_label(picture, MARGIN, " font-weight=\"bold\"",
	          arena_printf(picture->subject->arena, "%s: bytes %u to %u, bit %u to bit 0", word->title, word->offset,
	                       word->offset + word->size - 1u, word->size * 8u - 1));
	picture->y += LINE / 2;
	add_parts(picture, word);
	for (size_t i = 0; i < word->parts.count; i++)
		add_legend_line(picture, &word->parts.items[i]);
}

/* ---- parts of it in a page ---- */

/* Without the margins. */
static void put_figure(struct page *page, const struct picture *picture) {
	page_add(page,
	         "<svg class=\"map\" viewBox=\"%d -1 %d %u\" width=\"%d\" font-family=\"monospace\" font-size=\"12\">\n",
	         MARGIN - 1, WIDTH - 2 * MARGIN + 2, picture->y + 2, WIDTH - 2 * MARGIN + 2);
	buffer_put(page->out, picture->page.out->data, picture->page.out->size);
	page_add(page, "</svg>\n");
}

void figure_bytes(struct page *page, const struct subject *subject) {
	struct buffer body = buffer_in(subject->arena);
	struct picture picture = {.page.out = &body, .subject = subject, .meanings = true};
	add_bytes(&picture);
	put_figure(page, &picture);
}

void figure_bits(struct page *page, const struct subject *subject, const struct word *word) {
	struct buffer body = buffer_in(subject->arena);
	struct picture picture = {.page.out = &body, .subject = subject, .meanings = true};
	add_parts(&picture, word);
	put_figure(page, &picture);
}

/* ---- the document ---- */

static void add_heading(struct picture *picture) {
	const struct explained_kernel *kernel = picture->subject->kernel;
	char id[KD_TARGET_ID_SIZE];
	size_t length = kd_target_id_format(kernel->target, id, sizeof id);
	picture->y = MARGIN + LINE / 2;
	page_add(&picture->page, "<text x=\"%d\" y=\"%u\" font-weight=\"bold\">", MARGIN, picture->y);
	add_xml(&picture->page, kernel->name, kernel->name_size);
	page_add(&picture->page, " for %s</text>\n", length ? id : kernel->target->processor->name);
	picture->y += LINE / 2;
}

void explain_svg(const struct explained_kernel *kernel, struct buffer *out) {
	struct arena *arena = arena_new_below(out->arena);
	struct buffer body = buffer_in(arena);
	struct subject subject;
	subject_take(&subject, kernel, arena);
	struct picture picture = {.page.out = &body, .subject = &subject};
	add_heading(&picture);
	add_bytes(&picture);
	for (size_t i = 0; i < subject.words.count; i++)
		if (word_is_divided(&subject.words.items[i]))
			add_bits(&picture, &subject.words.items[i]);

	struct page page = {.out = out};
	page_add(&page,
	         "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%u\" viewBox=\"0 0 %d %u\""
	         " font-family=\"monospace\" font-size=\"12\">\n"
	         "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
	         WIDTH, picture.y + MARGIN, WIDTH, picture.y + MARGIN);
	buffer_put(out, body.data, body.size);
	page_add(&page, "</svg>\n");
	arena_free(arena);
}

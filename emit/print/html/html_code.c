/* html_code.c: the code of a function in a page: a line of text for each instruction, so that a picture of arrows fits
 * beside them. A line has its address, how many vector registers are live there, the instruction, and what it waits
 * for. */
#include <inttypes.h>
#include <stdlib.h>

#include "html.h"
#include "html_arrows.h"
#include "html_lines.h"
#include "html_pressure.h"
#include "print/report/assembly.h"
#include "print/report/waits_text.h"

enum { COLUMN = 56, MOST_UNREACHED = 16 /* dwords that no way leads to and that are shown nevertheless */ };

struct listing {
	const struct html_kernel *html;
	const struct html_pressure *pressure; /* NULL: not known */
	struct out piece;                     /* of a line, not escaped yet */
	size_t line_count;
	uint32_t *lines;                 /* of each dword, and one; 0: no line begins there */
	LIST(struct html_arrow) arrows;  /* `to` is an address, until all lines are known */
	const struct debug_line *source; /* that the line before is of */
};

static void put_piece(struct listing *listing) {
	html_put(listing->html->out, (const char *)listing->piece.text.data, listing->piece.text.size);
}

static bool is_inside(const struct listing *listing, uint64_t address) {
	const struct waits_function *function = listing->html->function;
	return address >= function->address && address - function->address < function->bytes.size;
}

static void end_line(struct listing *listing) {
	out_text(listing->html->out, "\n");
	if (listing->html->is_direct)
		out_flush_large(listing->html->out);
	listing->line_count++;
}

/* ---- lines between instructions ---- */

static void put_source(struct listing *listing, uint64_t address) {
	const struct html_kernel *html = listing->html;
	uint32_t number = (uint32_t)(html->function->part.section - html->object->elf.sections);
	const struct debug_line *line = html_line_at(html->lines, html->object->elf.type == ET_REL ? number : 0, address);
	const struct debug_line *before = listing->source;
	if (!line || !line->line || !line->file ||
	    (before && before->line == line->line && strcmp(before->file, line->file) == 0))
		return;
	listing->source = line;
	out_text(listing->html->out, "<cite>");
	html_put_text(listing->html->out, line->file);
	out_printf(listing->html->out, ":%" PRIu64 "</cite>", line->line);
	end_line(listing);
}

static void put_label(struct listing *listing) {
	if (!listing->piece.text.size)
		return;
	listing->piece.text.size -= listing->piece.text.data[listing->piece.text.size - 1] == '\n';
	out_text(listing->html->out, "<b>");
	put_piece(listing);
	out_text(listing->html->out, "</b>");
	end_line(listing);
}

static void put_labels(struct listing *listing, uint64_t address) {
	const struct waits_function *function = listing->html->function;
	struct code_symbols symbols = code_symbols_at(&function->part, address);
	for (size_t i = 0; i < symbols.count; i++) {
		if (!symbols.items[i].is_label)
			continue;
		listing->piece.text.size = 0;
		assembly_put_name(&listing->piece, symbols.items[i].name);
		out_text(&listing->piece, ":");
		put_label(listing);
	}
	listing->piece.text.size = 0;
	code_put_target(&listing->piece, &function->code, &function->part, address);
	put_label(listing);
}

static void put_gap(struct listing *listing, uint64_t from, uint64_t to) {
	out_printf(listing->html->out, "<s>  0x%" PRIx64 " to 0x%" PRIx64 ": no way leads there that can be followed</s>",
	           from, to);
	end_line(listing);
}

/* ---- a line ---- */

/* A number in so many columns at least. printf() would take a tenth of the time of a page. */
static void put_number(struct out *out, uint64_t number, unsigned base, size_t columns) {
	char digits[2 * sizeof number + 4], *at = digits + sizeof digits;
	do
		*--at = "0123456789abcdef"[number % base];
	while (number /= base);
	size_t size = (size_t)(digits + sizeof digits - at);
	out_blanks(out, size < columns ? columns - size : 0);
	out_bytes(out, at, size);
}

void html_put_place(struct out *out, const struct html_kernel *html, uint64_t address) {
	out_text(out, "k");
	put_number(out, html->number, 10, 0);
	out_text(out, html->is_other ? "-other-" : "-");
	put_number(out, address, 16, 0);
}

static void put_live(struct out *out, const struct html_pressure *pressure, uint32_t number) {
	if (number == FLOW_NOWHERE) {
		out_text(out, "      ");
		return;
	}
	size_t at = pressure->positions[number];
	out_text(out, at == pressure->peak ? " <mark>" : " ");
	put_number(out, html_vectors(&pressure->at[at]), 10, 3);
	out_text(out, at == pressure->peak ? "</mark>  " : "  ");
}

void html_put_line_head(struct out *out, const struct html_kernel *html, const struct html_pressure *pressure,
                        uint64_t address) {
	enum { COLUMNS = 8 };
	out_text(out, "<a id=");
	html_put_place(out, html, address);
	out_text(out, ">");
	put_number(out, address, 16, COLUMNS);
	out_text(out, "</a>");
	put_live(out, pressure,
	         pressure ? flow_number_at(pressure->flow, address - html->function->address) : FLOW_NOWHERE);
}

/* The instruction, its label a link where it is in the function. */
static void put_instruction(struct listing *listing, const struct code_line *line) {
	struct out *out = listing->html->out, *piece = &listing->piece;
	bool links = code_has_label(line) && line->has_target && is_inside(listing, line->target);
	if (!links) {
		code_put_text(piece, line);
		put_piece(listing);
		return;
	}
	html_put(out, line->text, line->late_at);
	out_text(out, "<a href=\"#");
	html_put_place(out, listing->html, line->target);
	out_text(out, "\">");
	code_put_label_of(piece, line);
	put_piece(listing);
	out_text(out, "</a>");
	html_put(out, line->text + line->late_end, line->length - line->late_end);
	out_bytes(piece, line->text, line->late_at);
	out_bytes(piece, line->text + line->late_end, line->length - line->late_end);
}

/* Text with addresses of the function as links: " at 0x1240". */
static void put_linked(struct listing *listing) {
	struct out *out = listing->html->out;
	out_bytes(&listing->piece, "", 1);
	const char *at = (const char *)listing->piece.text.data, *place;
	for (; (place = strstr(at, " at 0x")); at = place) {
		char *end;
		uint64_t address = strtoull(place + 4, &end, 16);
		html_put(out, at, (size_t)(place + 4 - at));
		place += 4;
		if (!is_inside(listing, address))
			continue;
		out_text(out, "<a href=\"#");
		html_put_place(out, listing->html, address);
		out_printf(out, "\">0x%" PRIx64 "</a>", address);
		place = end;
	}
	html_put_text(out, at);
}

static void put_wait(struct listing *listing, const struct flow_instruction *instruction) {
	const struct waits_function *function = listing->html->function;
	if (function->problem || !instruction || !waits_is_wait(waits_front(function, instruction)))
		return;
	size_t used = listing->piece.text.size;
	out_blanks(listing->html->out, used < COLUMN ? COLUMN - used : 1);
	out_text(listing->html->out, "<i>waits for:");
	listing->piece.text.size = 0;
	waits_put_awaited(&listing->piece, function, instruction);
	put_linked(listing);
	out_text(listing->html->out, "</i>");
}

static void put_line(struct listing *listing, const struct code_line *line,
                     const struct flow_instruction *instruction) {
	const struct waits_function *function = listing->html->function;
	listing->lines[(line->address - function->address) / ISA_DWORD] = (uint32_t)listing->line_count + 1;
	if (line->has_target && is_inside(listing, line->target))
		*list_add(listing->html->arena, &listing->arrows) =
		    (struct html_arrow){listing->line_count, (size_t)(line->target - function->address) / ISA_DWORD};
	out_text(listing->html->out, instruction ? "" : "<s>");
	html_put_line_head(listing->html->out, listing->html, listing->pressure, line->address);
	listing->piece.text.size = 0;
	put_instruction(listing, line);
	size_t length = listing->piece.text.size;
	code_put_remarks(&listing->piece, line);
	html_put(listing->html->out, (const char *)listing->piece.text.data + length, listing->piece.text.size - length);
	put_wait(listing, instruction);
	out_text(listing->html->out, instruction ? "" : "</s>");
	end_line(listing);
}

/* ---- all lines ---- */

/* The next place from there on that a way leads to; the end of the function if there is none. */
static uint64_t next_reached(const struct waits_function *function, uint64_t at) {
	for (; at + ISA_DWORD <= function->bytes.size; at += ISA_DWORD)
		if (waits_instruction(function, at))
			return at;
	return function->bytes.size;
}

static uint64_t put_reached(struct listing *listing, uint64_t at) {
	const struct waits_function *function = listing->html->function;
	const struct flow_instruction *instruction = waits_instruction(function, at);
	struct code_line line;
	code_read(&function->code, &function->part, function->address + at, &line);
	put_labels(listing, line.address);
	put_source(listing, line.address);
	put_line(listing, &line, instruction);
	return line.size;
}

static void put_lines(struct listing *listing) {
	const struct waits_function *function = listing->html->function;
	bool knows_ways = function->flow.instructions.count;
	uint64_t reached = 0;
	for (uint64_t at = 0; at + ISA_DWORD <= function->bytes.size;) {
		if (at >= reached)
			reached = next_reached(function, at);
		if (knows_ways && reached > at + (uint64_t)MOST_UNREACHED * ISA_DWORD) {
			put_gap(listing, function->address + at, function->address + reached);
			at = reached;
			continue;
		}
		at += put_reached(listing, at);
	}
}

/* Arrows lead to lines; those to no line are left out. */
static size_t settle_arrows(struct listing *listing) {
	size_t count = 0;
	for (size_t i = 0; i < listing->arrows.count; i++) {
		struct html_arrow arrow = listing->arrows.items[i];
		uint32_t line = listing->lines[arrow.to];
		if (!line)
			continue;
		listing->arrows.items[count++] = (struct html_arrow){arrow.from, line - 1};
	}
	return count;
}

void html_put_code(const struct html_kernel *html, const struct html_pressure *pressure) {
	const struct waits_function *function = html->function;
	struct listing listing = {.html = html, .pressure = pressure};
	struct out *out = html->out;
	out_text(out, "<h3>Code</h3>\n");
	if (function->same_entry) {
		out_text(out, "<p>The same code as of kernel ");
		html_put_text(out, function->same_entry);
		out_text(out, ".</p>\n");
		return;
	}
	if (function->problem) {
		out_text(out, "<p>What is pending is not known: ");
		html_put_text(out, function->problem);
		out_text(out, ".</p>\n");
	}
	if (!function->part.section)
		return;
	listing.piece.text = buffer_in(html->arena);
	listing.lines = arena_zeroed(html->arena, function->bytes.size / ISA_DWORD + 1, sizeof *listing.lines);
	out_text(out,
	         "<p>Address, vector registers that are live, instruction, and what it waits for.</p>\n<div class=code>\n");
	out_text(out, "<pre>");
	put_lines(&listing);
	out_text(out, "</pre>\n");
	html_put_arrows(out, listing.arrows.items, settle_arrows(&listing), listing.line_count);
	out_text(out, "</div>\n");
}

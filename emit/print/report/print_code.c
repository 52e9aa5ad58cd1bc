/* print_code.c: the code of an object in the text of `llvm-objdump -d`, as a source.
 *
 * What llvm-objdump says beside the instructions is in comments, so that kdasm makes the same code of it. */
#include <inttypes.h>

#include "assembly.h"
#include "code.h"
#include "second_entries.h"

enum { COMMENT_COLUMN = 60, TAB = 8 }; /* with the tab as one */

/* Writes the last eight digits in capitals; gives the place after them. All at once, a byte each, the first one in the
 * highest byte: what follows 9 are letters, 7 further. */
static uint8_t *put_eight_digits(uint8_t *at, uint64_t number) {
	static const uint64_t ones = 0x0101010101010101;
	uint64_t digits = (uint32_t)number;
	digits = (digits << 16 | digits) & 0x0000ffff0000ffff;
	digits = (digits << 8 | digits) & 0x00ff00ff00ff00ff;
	digits = (digits << 4 | digits) & 0x0f0f0f0f0f0f0f0f;
	digits = htobe64(digits + ones * '0' + ((digits + ones * 6) >> 4 & ones) * 7);
	memcpy(at, &digits, sizeof digits);
	return at + sizeof digits;
}

/* With all digits, of which there are twelve at least, and the words after it, or bytes if there are fewer. */
static void put_encoding(struct out *out, const struct code_line *line) {
	enum { WORD = 4, DIGITS = 2 * WORD, MOST_WORDS = ISA_MOST_BYTES / WORD };
	uint8_t text[2 * DIGITS + 1 + MOST_WORDS * (1 + DIGITS)], *at = text;
	unsigned unused = 4;
	while (unused && line->address >> 4 * (2 * DIGITS - unused))
		unused--;
	at = put_eight_digits(at, line->address >> 32);
	at = put_eight_digits(at, line->address);
	*at++ = ':';
	for (unsigned i = 0; i + WORD <= line->size; i += WORD) {
		*at++ = ' ';
		at = put_eight_digits(at, load_le(line->bytes + i, WORD));
	}
	out_bytes(out, text + unused, (size_t)(at - text) - unused);
	for (unsigned i = 0; i < line->size && line->size < WORD; i++)
		out_printf(out, " %02X", line->bytes[i]);
}

static void begin_comment(struct out *out, size_t start, size_t column) {
	size_t used = out->text.size - start;
	out_blanks(out, used < column ? column - used : 1);
	out_text(out, "// ");
}

/* As llvm-objdump -r prints them, in a comment. */
static void put_relocations(struct out *out, const struct code_line *line) {
	for (size_t i = 0; i < line->relocations.count; i++) {
		const struct code_relocation *relocation = &line->relocations.items[i];
		uint64_t addend = (uint64_t)relocation->addend;
		bool negative = relocation->addend < 0;
		out_printf(out, "\t\t// %016" PRIx64 ":  ", relocation->address);
		code_relocation_put_type(out, relocation);
		out_text(out, "\t");
		out_visible(out, relocation->symbol, strlen(relocation->symbol));
		if (addend)
			out_printf(out, "%c0x%" PRIx64, negative ? '-' : '+', negative ? -addend : addend);
		out_text(out, "\n");
	}
}

static void put_line(struct printing *printing, const struct code_line *line) {
	struct out *out = &printing->out;
	size_t start = out->text.size;
	out_text(out, "\t");
	code_put_text(out, line);
	begin_comment(out, start, COMMENT_COLUMN);
	put_encoding(out, line);
	if (line->near) {
		out_text(out, " <");
		out_visible(out, line->near, strlen(line->near));
		if (line->beyond)
			out_printf(out, "+0x%" PRIx64, line->beyond);
		out_text(out, ">");
	}
	code_put_remarks(out, line);
	out_text(out, "\n");
	if (printing->options->relocations)
		put_relocations(out, line);
	out_flush_large(out);
}

static void put_place(struct out *out, const struct code_part *part) {
	out_printf(out, "%016" PRIx64 " <", part->address);
	out_visible(out, part->name, strlen(part->name));
	out_text(out, ">:\n");
}

/* The last symbol's label has the place beside it. */
static void put_heading(struct printing *printing, const struct code_part *part) {
	struct out *out = &printing->out;
	struct code_symbols symbols = code_symbols_at(part, part->address);
	bool placed = false;
	out_text(out, "\n");
	for (size_t i = 0; i < symbols.count; i++) {
		size_t start = out->text.size;
		if (!symbols.items[i].is_label)
			continue;
		assembly_put_name(out, symbols.items[i].name);
		out_text(out, ":");
		placed = i + 1 == symbols.count;
		if (placed)
			begin_comment(out, start, COMMENT_COLUMN + TAB - 1);
		else
			out_text(out, "\n");
	}
	if (!placed)
		out_text(out, "// ");
	put_place(out, part);
}

static void put_labels_at_end(struct out *out, const struct code_part *part) {
	struct code_symbols symbols = code_symbols_at_end(part);
	for (size_t i = 0; i < symbols.count; i++) {
		if (!symbols.items[i].is_label)
			continue;
		assembly_put_name(out, symbols.items[i].name);
		out_text(out, ":\n");
	}
}

/* Each is a section of its own, whatever others are called. */
static void put_section(struct printing *printing, const struct elf_section *section, bool is_text) {
	struct out *out = &printing->out;
	out_text(out, "\n// Disassembly of section ");
	out_visible(out, section->name, strlen(section->name));
	out_text(out, ":\n\t.section ");
	assembly_put_section_name(out, section->name);
	out_text(out, ",\"ax\",@progbits");
	if (!is_text)
		out_printf(out, ",unique,%zu", (size_t)(section - printing->object->elf.sections));
	out_text(out, "\n");
}

static void put_second_entry(struct out *out, const char *kernel) {
	if (!kernel)
		return;
	out_text(out, "// firmware that preloads kernel arguments starts ");
	out_visible(out, kernel, strlen(kernel));
	out_text(out, " here\n");
}

void print_code(struct printing *printing) {
	struct assembly assembly;
	struct second_entries entries;
	struct code code;
	struct code_line line;
	const struct elf_section *section = NULL, *text = elf_file_section(&printing->object->elf, ".text");
	assembly_begin(&assembly, printing, false, "");
	code_open(&code, printing);
	code_find_targets(&code, printing);
	second_entries_find(&entries, printing);
	if (code.banks.are_followed)
		out_text(&printing->out, "\t.amdgpu_vgpr_msb auto\n");
	if (!code.machine)
		out_printf(&printing->out, "// instructions of %s are not known yet: they are data\n",
		           printing->object->target.processor->name);
	if (code.section_end < printing->object->elf.section_count)
		out_printf(&printing->out, "// sections from number %zu on are left out, as sections overlap\n",
		           code.section_end);
	for (struct code_part part = {0}; code_next_part(&code, &part);) {
		if (!printing_wants(printing, part.name, strlen(part.name)))
			continue;
		if (part.section != section)
			put_section(printing, section = part.section, part.section == text);
		put_heading(printing, &part);
		for (uint64_t at = part.address; at < part.end; at += line.size) {
			code_put_target(&printing->out, &code, &part, at);
			code_read(&code, &part, at, &line);
			put_second_entry(&printing->out, second_entry_at(&entries, printing, &part, at));
			put_line(printing, &line);
		}
		put_labels_at_end(&printing->out, &part);
	}
}

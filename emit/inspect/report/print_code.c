/* print_code.c: the code of an object, as `llvm-objdump -d` prints it. */
#include <inttypes.h>

#include "code.h"
#include "printing.h"

enum { COMMENT_COLUMN = 60 }; /* with the tab as one */

static void put_words(struct out *out, const struct code_line *line) {
	const uint8_t *bytes = line->bytes;
	for (unsigned i = 0; i + 4 <= line->size; i += 4, bytes += 4)
		out_printf(out, " %02X%02X%02X%02X", bytes[3], bytes[2], bytes[1], bytes[0]);
	for (unsigned i = 0; i < line->size && line->size < 4; i++)
		out_printf(out, " %02X", bytes[i]);
}

static void put_line(struct printing *printing, const struct code_line *line) {
	struct out *out = &printing->out;
	size_t start = out->text.size;
	out_text(out, "\t");
	out_bytes(out, line->text.text, line->text.late_at);
	if (line->label)
		out_visible(out, line->label, strlen(line->label));
	out_bytes(out, line->text.text + line->text.late_at, line->text.length - line->text.late_at);
	size_t used = out->text.size - start;
	out_blanks(out, used < COMMENT_COLUMN ? COMMENT_COLUMN - used : 0);
	out_printf(out, "// %012" PRIX64 ":", line->address);
	put_words(out, line);
	if (line->near) {
		out_text(out, " <");
		out_visible(out, line->near->name, strlen(line->near->name));
		if (line->target > line->near->address)
			out_printf(out, "+0x%" PRIx64, line->target - line->near->address);
		out_text(out, ">");
	}
	out_text(out, "\n");
	out_flush_large(out);
}

static void put_heading(struct printing *printing, const struct code_part *part) {
	struct out *out = &printing->out;
	out_printf(out, "\n%016" PRIx64 " <", part->address);
	out_visible(out, part->name, strlen(part->name));
	out_text(out, ">:\n");
}

static void put_section(struct printing *printing, const struct elf_section *section) {
	out_text(&printing->out, "\nDisassembly of section ");
	out_visible(&printing->out, section->name, strlen(section->name));
	out_text(&printing->out, ":\n");
}

void print_code(struct printing *printing) {
	struct code code;
	struct code_line line;
	const struct elf_section *section = NULL;
	code_open(&code, printing->object, printing->arena);
	if (!code.set)
		out_printf(&printing->out, "; instructions of %s are not known yet: they are data\n",
		           printing->object->target.processor->name);
	for (struct code_part part = {0}; code_next_part(&code, &part);) {
		if (!printing_wants(printing, part.name, strlen(part.name)))
			continue;
		if (part.section != section)
			put_section(printing, section = part.section);
		put_heading(printing, &part);
		for (uint64_t at = part.address; at < part.end; at += line.size) {
			code_read(&code, &part, at, &line);
			put_line(printing, &line);
		}
	}
}

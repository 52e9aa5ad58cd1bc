/* data.c: printing directives that put bytes and gaps into a section. */
#include "text.h"

#include "module/data.h"
#include "module/fixup.h"

void print_value(struct module *module, struct value value, unsigned width, kd_pos pos) {
	(void)pos;
	text_put(module, "\t");
	text_put(module, fixup_of_data(width)->directive);
	text_put(module, "\t");
	text_put_value(module, value);
	text_end_line(module);
}

void print_bytes(struct module *module, const void *bytes, size_t size) {
	const uint8_t *first = bytes;
	if (size == 1) {
		print_value(module, value_constant(*first), 1, 0);
		return;
	}
	bool terminated = !first[size - 1];
	text_put(module, terminated ? "\t.asciz\t" : "\t.ascii\t");
	text_put_quoted(module, bytes, size - terminated);
	text_end_line(module);
}

void print_leb(struct module *module, struct value value, bool is_signed, kd_pos pos) {
	(void)pos;
	text_put(module, is_signed ? "\t.sleb128 " : "\t.uleb128 ");
	text_put_value(module, value);
	text_end_line(module);
}

void print_fill(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos) {
	size_t start = module->printer->text.size;
	if (count.constant <= 0)
		return;
	print_value(module, value_constant((int64_t)fill), width, pos);
	text_repeat(module, start, (uint64_t)count.constant - 1);
}

void print_repeat(struct module *module, struct value count, unsigned width, uint32_t fill) {
	text_put(module, "\t.fill\t");
	text_put_value(module, count);
	text_put(module, ", ");
	text_put_number(module, width);
	text_put(module, ", ");
	text_put_hex(module, fill);
	text_end_line(module);
}

void print_space(struct module *module, struct value size, int64_t fill, kd_pos pos) {
	(void)pos;
	if (!size.expr && !size.constant)
		return;
	text_put(module, "\t.zero\t");
	text_put_value(module, size);
	if (fill) { /* llvm-mc prints 32 bits of it; the byte is the lowest anyway */
		text_put(module, ",");
		text_put_number(module, (int32_t)fill);
	}
	text_end_line(module);
}

void print_reserve(struct module *module, int64_t count, int64_t width, kd_pos pos) {
	size_t start = module->printer->text.size;
	if (count <= 0)
		return;
	print_space(module, value_constant(width), 0, pos);
	text_repeat(module, start, (uint64_t)count - 1);
}

void print_org(struct module *module, struct value offset, uint8_t fill, kd_pos pos) {
	(void)pos;
	text_put(module, ".org ");
	text_put_value(module, offset);
	text_put(module, ", ");
	text_put_number(module, fill);
	text_end_line(module);
}

void print_align(struct module *module, const struct alignment *alignment, kd_pos pos) {
	(void)pos;
	static const char *const directives[] = {[1] = "\t.p2align\t", [2] = ".p2alignw ", [4] = ".p2alignl "};
	text_put(module, directives[alignment->nops ? 1 : alignment->width]);
	text_put_number(module, __builtin_ctzll(alignment->bytes));
	if (!alignment->nops) {
		text_put(module, ", ");
		text_put_hex(module, alignment->fill & UINT64_MAX >> (64 - 8 * alignment->width));
	}
	if (alignment->max_bytes) {
		text_put(module, alignment->nops ? ", , " : ", ");
		text_put_number(module, (int64_t)alignment->max_bytes);
	}
	text_end_line(module);
}

void print_relocation(struct module *module, struct value offset, const struct name *type, const struct value *target) {
	text_put(module, "\t.reloc ");
	text_put_value(module, offset);
	text_put(module, ", ");
	text_put_bytes(module, type->text, type->length);
	if (target) {
		text_put(module, ", ");
		text_put_value(module, *target);
	}
	text_end_line(module);
}

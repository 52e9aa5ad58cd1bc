/* code.c: what the code uses, beside what the descriptor reserves. */
#include "parts.h"

#include <inttypes.h>

#include "kernel/descriptor/kernel_source.h"
#include "gpu/code/code_use.h"

struct word_row {
	unsigned used;
	const char *name;
};

/* The words of the bits that are set, with what is between them and before the first. */
static void add_words(struct page *page, unsigned used, const struct word_row *rows, size_t count, const char *before) {
	for (size_t i = 0; i < count; i++) {
		if (!(used & rows[i].used))
			continue;
		page_add(page, "%s%s", before, rows[i].name);
		before = ", ";
	}
}

static void add_highest(struct page *page, char letter, unsigned count) {
	if (count)
		page_add(page, count > 1 ? "up to %c%u" : "%c%u", letter, count - 1);
}

static void add_file(struct page *page, const char *label, char letter, unsigned count, int64_t reserved) {
	page_add(page, "  %s: ", label);
	add_highest(page, letter, count);
	page_add(page, "%s; %" PRId64 " are reserved\n", count ? "" : "none", reserved);
}

static void add_sgprs(struct page *page, const struct isa_use *use, int64_t reserved) {
	static const struct word_row special[] = {
	    {ISA_USES_VCC, "VCC"}, {ISA_USES_FLAT_SCRATCH, "FLAT_SCRATCH"}, {ISA_USES_XNACK_MASK, "XNACK_MASK"}};
	unsigned used = use->others & (ISA_USES_VCC | ISA_USES_FLAT_SCRATCH | ISA_USES_XNACK_MASK);
	page_add(page, "  SGPRs: ");
	add_highest(page, 's', use->sgprs);
	add_words(page, used, special, sizeof special / sizeof *special, use->sgprs ? ", " : "");
	page_add(page, "%s; %" PRId64 " are reserved\n", use->sgprs || used ? "" : "none", reserved);
}

static void add_registers(struct page *page, const struct subject *subject, const struct isa_use *use) {
	struct reserved_registers reserved = registers_reserved(&subject->facts.target, subject->facts.descriptor);
	add_file(page, "VGPRs", 'v', use->vgprs, reserved.vgprs);
	if (kd_has(subject->facts.target.family.capabilities, KD_AGPRS, 0))
		add_file(page, "AGPRs", 'a', use->agprs, reserved.agprs);
	add_sgprs(page, use, reserved.sgprs);
}

static void add_memory(struct page *page, unsigned used) {
	static const struct word_row memories[] = {
	    {ISA_USES_LDS, "LDS"}, {ISA_USES_SCRATCH, "scratch"}, {ISA_USES_FLAT, "flat addresses"}};
	if (!(used & (ISA_USES_LDS | ISA_USES_SCRATCH | ISA_USES_FLAT)))
		return;
	add_words(page, used, memories, sizeof memories / sizeof *memories, "  memory: ");
	page_add(page, "\n");
}

static void add_limits(struct page *page, const struct code_use *code) {
	if (code->all.use.others & ISA_USES_INDEX)
		page_add(page, "  registers are also used by an index, which can be higher ones\n");
	if (code->leaves)
		page_add(page, "  it calls or jumps to code that is not counted here\n");
	if (code->is_cut)
		page_add(page,
		         "  %" PRIu64 " bytes after the entry is a word that is no instruction; what follows is not counted\n",
		         code->cut);
	if (code->at_second != CODE_SECOND_FITS)
		page_add(page, "  firmware that preloads arguments starts it %" PRIu64 " bytes after the entry, where %s\n",
		         code->second, code_second_text(code->at_second));
	if (code->runs_out)
		page_add(page, "  it can run on %s, %" PRIu64 " bytes after the entry\n",
		         code->is_before_kernel ? "into another kernel" : "past its end", code->size);
}

void section_code(struct page *page, const struct subject *subject) {
	const struct code_use *code = subject->kernel->code;
	if (!code)
		return;
	page_heading(page, "What the code uses");
	page_add(page, "  instructions: %zu can be reached from the entry", code->instructions);
	if (code->second && code->at_second == CODE_SECOND_FITS)
		page_add(page, " and from %" PRIu64 " bytes after it, where firmware that preloads arguments starts",
		         code->second);
	page_add(page, "\n");
	add_registers(page, subject, &code->all.use);
	add_memory(page, code->all.use.others);
	add_limits(page, code);
}

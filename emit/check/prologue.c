/* prologue.c: the first instructions of a kernel, as LLVM 24 wants them on gfx1250 (PR 209517).
 *
 * Bytes are looked at, because they come without a module. What operands the instructions have is not: only one choice
 * of them is known to be right. */
#include "check.h"

#include "base/buffer.h"

/* An instruction: the bits of its first dword that say so, its size, and where a literal is the source, the size with
 * that. */
struct pattern {
	uint32_t mask, bits;
	uint8_t size;
	bool has_source; /* the low 8 bits are a scalar source */
};

static const struct pattern setreg = {0xff800000, 0xb9800000, 8, false}, /* s_setreg_imm32_b32 */
    prologue[] = {
        {0xff80ff00, 0xbe800100, 4, true},  /* s_mov_b64 */
        {0xffffffff, 0x7e000000, 4, false}, /* v_nop */
        {0xffffff80, 0xee174000, 12, false} /* global_prefetch_b8 */
};

enum { LITERAL_64 = 0xfe, LITERAL = 0xff, PROLOGUE = sizeof prologue / sizeof *prologue };

struct reading {
	const uint8_t *at;
	size_t size;
};

static uint32_t literal_size(uint32_t source) {
	return source == LITERAL ? 4 : source == LITERAL_64 ? 8 : 0;
}

/* Goes past an instruction; false if there is another one. */
static bool skip(struct reading *reading, const struct pattern *pattern) {
	if (reading->size < pattern->size)
		return false;
	uint32_t word = (uint32_t)load_le(reading->at, 4);
	size_t size = pattern->size + (pattern->has_source ? literal_size(word & UINT8_MAX) : 0);
	if ((word & pattern->mask) != pattern->bits || reading->size < size)
		return false;
	reading->at += size;
	reading->size -= size;
	return true;
}

static bool has_prologue(const struct check_kernel *kernel) {
	struct reading reading = {kernel->entry, kernel->entry_size};
	(void)skip(&reading, &setreg);
	for (size_t i = 0; i < PROLOGUE; i++)
		if (!skip(&reading, &prologue[i]))
			return false;
	return true;
}

void check_prologue(struct checker *checker, const struct check_kernel *kernel) {
	if (!checker->outcomes[KD_CHECK_KERNEL_PROLOGUE] || !kernel->entry_known ||
	    !checker->target->processor->needs_prologue || has_prologue(kernel))
		return;
	check_sentence(checker, KD_CHECK_KERNEL_PROLOGUE, kernel, (struct check_place){CHECK_AT_ENTRY, 0},
	               "does not begin with the required prologue sequence: s_mov_b64 followed by v_nop and "
	               "global_prefetch_b8");
}

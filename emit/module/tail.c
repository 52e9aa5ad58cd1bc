/* tail.c: see tail.h. */
#include "tail.h"

#include "base/buffer.h"
#include "base/leb128.h"

/* s_nop 0, the instruction that pads code. */
static const uint8_t nop[] = {0x00, 0x00, 0x80, 0xbf};

uint64_t advance_distance(const struct fragment *fragment) {
	const struct address *from = fragment->from, *to = fragment->to;
	return to->fragment->offset + to->offset - from->fragment->offset - from->offset;
}

/* A tail of few bytes. */
static void encode(uint8_t out[LINE_ADVANCE_SIZE], const struct fragment *fragment) {
	if (fragment->tail == TAIL_LEB)
		leb_encode(out, fragment->count.constant, fragment->fill_width, (size_t)fragment->tail_size);
	else if (fragment->tail == TAIL_LINE_ADVANCE)
		line_advance_encode(out, fragment->lines, advance_distance(fragment));
	else
		frame_advance_encode(out, advance_distance(fragment));
}

struct tail_pattern tail_pattern(const struct fragment *fragment) {
	struct tail_pattern pattern = {.size = fragment->fill ? fragment->fill_width : 1};
	if (fragment->tail >= TAIL_LEB) {
		pattern.size = (size_t)fragment->tail_size;
		encode(pattern.bytes, fragment);
	} else if (fragment->nops) {
		pattern.size = sizeof nop;
		memcpy(pattern.bytes, nop, sizeof nop);
	} else {
		store_le(pattern.bytes, fragment->fill, fragment->fill_width);
	}
	return pattern;
}

/* tail.h: the bytes of a fragment's tail, once layout has decided its size. */
#ifndef KD_MODULE_TAIL_H
#define KD_MODULE_TAIL_H

#include "advance.h"
#include "fragment.h"

/* What is repeated until the tail is full; the last one may be cut off. */
struct tail_pattern {
	uint8_t bytes[LINE_ADVANCE_SIZE];
	size_t size;
};

/* The step of a TAIL_LINE_ADVANCE or TAIL_FRAME_ADVANCE, in bytes. */
uint64_t advance_distance(const struct fragment *fragment);

struct tail_pattern tail_pattern(const struct fragment *fragment);

#endif

/* ranges.h: which of many parts of memory has an address. */
#ifndef KD_FILES_ELF_READ_RANGES_H
#define KD_FILES_ELF_READ_RANGES_H

#include "base/arena.h"

struct range {
	uint64_t start;
	uint64_t size;
	size_t number; /* whose it is */
};

struct ranges {
	struct range *items;
	size_t count;
	size_t capacity;
};

void ranges_add(struct ranges *ranges, struct arena *arena, uint64_t start, uint64_t size, size_t number);

/* Makes them ready to be looked in, once all are there. No sound file has some that overlap: of these the one that
 * begins first stays, or else has the lowest number. */
void ranges_sort(struct ranges *ranges);

/* The range that has the address, or NULL. */
const struct range *ranges_find(const struct ranges *ranges, uint64_t address);

#endif

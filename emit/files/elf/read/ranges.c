/* ranges.c: see ranges.h. */
#include "ranges.h"

#include <stdlib.h>

void ranges_add(struct ranges *ranges, struct arena *arena, uint64_t start, uint64_t size, size_t number) {
	if (size)
		*list_add(arena, ranges) = (struct range){start, size, number};
}

static int compare(const void *a, const void *b) {
	const struct range *x = a, *y = b;
	if (x->start != y->start)
		return x->start < y->start ? -1 : 1;
	return (x->number > y->number) - (x->number < y->number);
}

void ranges_sort(struct ranges *ranges) {
	size_t kept = 0;
	if (ranges->count)
		qsort(ranges->items, ranges->count, sizeof *ranges->items, compare);
	for (size_t i = 0; i < ranges->count; i++) {
		const struct range *range = &ranges->items[i], *before = kept ? &ranges->items[kept - 1] : NULL;
		if (!before || range->start - before->start >= before->size)
			ranges->items[kept++] = *range;
	}
	ranges->count = kept;
}

const struct range *ranges_find(const struct ranges *ranges, uint64_t address) {
	size_t low = 0, high = ranges->count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct range *range = &ranges->items[middle];
		if (address < range->start)
			high = middle;
		else if (address - range->start < range->size)
			return range;
		else
			low = middle + 1;
	}
	return NULL;
}

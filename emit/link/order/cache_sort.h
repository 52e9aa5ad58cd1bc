/* cache_sort.h: the order of functions by how often they call each other, so that those that meet often share
 * cache lines and pages. */
#ifndef KD_LINK_ORDER_CACHE_SORT_H
#define KD_LINK_ORDER_CACHE_SORT_H

#include "base/arena.h"

/* A caller and a callee, both indices, that are not the same, and how often; not 0. */
struct counted_edge {
	size_t from;
	size_t to;
	uint64_t count;
};

/* Fills order[] with the indices of the `count` functions, in the order in which they are to lie. */
void cache_sort(struct arena *arena, const uint64_t *sizes, size_t count, const struct counted_edge *edges,
                size_t edge_count, size_t *order);

#endif

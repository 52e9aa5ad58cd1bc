/* diff_lines.c: the lines in which two lists differ.
 *
 * Myers, "An O(ND) Difference Algorithm and Its Variations": paths with d differences reach, on each diagonal, as far
 * as they can; the furthest of each d are kept to find the way back. */
#include "diff.h"

enum { MOST = 1024 }; /* differences, whose square is the memory that is taken */

struct search {
	struct arena *arena;
	const uint64_t *a, *b;
	int64_t in_a, in_b;
	int64_t *furthest[MOST + 1]; /* by differences; of the diagonals from -d to d, in steps of 1 */
};

/* Whether the path to the diagonal comes from the one above it: by a line of b. */
static bool comes_from_above(const int64_t *before, int64_t differences, int64_t diagonal) {
	if (diagonal == -differences)
		return true;
	if (diagonal == differences)
		return false;
	return before[diagonal - 1 + differences - 1] < before[diagonal + 1 + differences - 1];
}

/* How many lines of a are before the place that the path begins to go straight at. */
static int64_t begin_straight(const struct search *search, int64_t differences, int64_t diagonal) {
	if (!differences)
		return 0;
	const int64_t *before = search->furthest[differences - 1];
	if (comes_from_above(before, differences, diagonal))
		return before[diagonal + 1 + differences - 1];
	return before[diagonal - 1 + differences - 1] + 1;
}

/* Goes on with one difference more; whether the end is reached. */
static bool go_on(struct search *search, int64_t differences) {
	int64_t *furthest = arena_zeroed(search->arena, 2 * (size_t)differences + 1, sizeof *furthest);
	search->furthest[differences] = furthest;
	for (int64_t diagonal = -differences; diagonal <= differences; diagonal += 2) {
		int64_t x = begin_straight(search, differences, diagonal), y = x - diagonal;
		while (x < search->in_a && y < search->in_b && x >= 0 && y >= 0 && search->a[x] == search->b[y])
			x++, y++;
		furthest[diagonal + differences] = x;
		if (x >= search->in_a && y >= search->in_b)
			return true;
	}
	return false;
}

/* Goes back and marks the lines that a path does not share. */
static void mark(const struct search *search, int64_t differences, bool *alone_a, bool *alone_b) {
	int64_t diagonal = search->in_a - search->in_b;
	for (; differences > 0; differences--) {
		bool above = comes_from_above(search->furthest[differences - 1], differences, diagonal);
		int64_t x = begin_straight(search, differences, diagonal), y = x - diagonal;
		if (above && y > 0 && y <= search->in_b)
			alone_b[y - 1] = true;
		else if (!above && x > 0 && x <= search->in_a)
			alone_a[x - 1] = true;
		diagonal += above ? 1 : -1;
	}
}

static void mark_all(bool *alone, int64_t count) {
	for (int64_t i = 0; i < count; i++)
		alone[i] = true;
}

void diff_lines(struct arena *arena, struct diff_lines *a, struct diff_lines *b) {
	size_t first = 0, end_a = a->count, end_b = b->count;
	while (first < end_a && first < end_b && a->items[first] == b->items[first])
		first++;
	while (end_a > first && end_b > first && a->items[end_a - 1] == b->items[end_b - 1])
		end_a--, end_b--;
	struct search *search = arena_zeroed(arena, 1, sizeof *search);
	search->arena = arena;
	search->a = a->items + first;
	search->b = b->items + first;
	search->in_a = (int64_t)(end_a - first);
	search->in_b = (int64_t)(end_b - first);
	for (int64_t differences = 0; differences <= MOST; differences++) {
		if (!go_on(search, differences))
			continue;
		mark(search, differences, a->alone + first, b->alone + first);
		return;
	}
	mark_all(a->alone + first, search->in_a);
	mark_all(b->alone + first, search->in_b);
}

/* html_arrows.c: see html_arrows.h. Each arrow has a lane of its own as long as it goes; what starts first is farther
 * left. Where there are too many at a time some are left out: the names of targets are in the code. */
#include "html_arrows.h"

#include <stdlib.h>

/* Lengths in pixels. */
enum { MOST_LANES = 16, LANE = 6, HEAD = 10 };

static size_t first_of(const struct html_arrow *arrow) {
	return arrow->from < arrow->to ? arrow->from : arrow->to;
}

static size_t last_of(const struct html_arrow *arrow) {
	return arrow->from < arrow->to ? arrow->to : arrow->from;
}

/* The longest of those that start at one line comes first. */
static int compare(const void *a, const void *b) {
	const struct html_arrow *x = a, *y = b;
	if (first_of(x) != first_of(y))
		return first_of(x) < first_of(y) ? -1 : 1;
	return (last_of(x) < last_of(y)) - (last_of(x) > last_of(y));
}

/* The first lane that is free; MOST_LANES: none is. Lanes are free from a line on. */
static unsigned lane_for(size_t *free_from, const struct html_arrow *arrow) {
	for (unsigned lane = 0; lane < MOST_LANES; lane++) {
		if (free_from[lane] > first_of(arrow))
			continue;
		free_from[lane] = last_of(arrow) + 1;
		return lane;
	}
	return MOST_LANES;
}

/* How many lanes they take, which are sorted. */
static unsigned lanes_of(const struct html_arrow *arrows, size_t count) {
	size_t free_from[MOST_LANES] = {0};
	unsigned lanes = 0;
	for (size_t i = 0; i < count; i++) {
		unsigned lane = lane_for(free_from, &arrows[i]);
		lanes = lane >= lanes ? lane + 1 : lanes;
	}
	return lanes < MOST_LANES ? lanes : MOST_LANES;
}

static void put_arrow(struct out *out, const struct html_arrow *arrow, unsigned lane, unsigned right) {
	const unsigned x = lane * LANE + 2;
	size_t from = arrow->from * HTML_LINE + HTML_LINE / 2, to = arrow->to * HTML_LINE + HTML_LINE / 2;
	out_printf(out, "<path class=%s d=\"M%u %zuH%uV%zuH%um-4-3l4 3l-4 3\"/>\n",
	           arrow->to <= arrow->from ? "back" : "forth", right, from, x, to, right - 1);
}

void html_put_arrows(struct out *out, struct html_arrow *arrows, size_t count, size_t lines) {
	if (!count)
		return;
	qsort(arrows, count, sizeof *arrows, compare);
	unsigned right = lanes_of(arrows, count) * LANE + HEAD;
	size_t free_from[MOST_LANES] = {0};
	out_printf(out, "<svg class=arrows width=\"%u\" height=\"%zu\">\n", right + 2, lines * HTML_LINE);
	for (size_t i = 0; i < count; i++) {
		unsigned lane = lane_for(free_from, &arrows[i]);
		if (lane < MOST_LANES)
			put_arrow(out, &arrows[i], lane, right);
	}
	out_text(out, "</svg>\n");
}

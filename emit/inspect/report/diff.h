/* diff.h: what the parts of a comparison of two code objects share. */
#ifndef KD_INSPECT_REPORT_DIFF_H
#define KD_INSPECT_REPORT_DIFF_H

#include "printing.h"

struct diff {
	const struct kd_code_object *a, *b;
	struct printing printing; /* options, arena and output */
	size_t differences;
};

/* Begins a line of which `differences` may know or not. */
struct out *diff_begin_line(struct diff *diff);

/* Compares the code, function by function: counts of instructions, or with the option `code` both sides beside each
 * other. */
void diff_code(struct diff *diff);

/* Compares what else is loaded, and says which sections differ that are not compared. Nothing if only some kernels are
 * wanted. */
void diff_sections(struct diff *diff);

/* ---- diff_lines.c ---- */

/* Two lists of lines by numbers that tell them. */
struct diff_lines {
	const uint64_t *items;
	size_t count;
	bool *alone; /* the other list has no such line here; zeroed by the caller */
};

/* Finds what is alone in each list: the fewest, unless these are very many. */
void diff_lines(struct arena *arena, struct diff_lines *a, struct diff_lines *b);

#endif

/* diff.h: what the parts of a comparison of two code objects share. */
#ifndef KD_PRINT_REPORT_DIFF_H
#define KD_PRINT_REPORT_DIFF_H

#include "code.h"
#include "printing.h"

struct diff {
	const struct kd_code_object *a, *b;
	struct printing printing; /* options, arena and output */
	size_t differences;
};

/* The n-th kernels of a name in the two objects. */
struct diff_kernels {
	const char *name;
	size_t number;                 /* n, from 1; 0: neither object has more */
	const struct kd_kernel *a, *b; /* NULL: there is none */
};

typedef void diff_take_kernels(void *context, const struct diff_kernels *kernels);

/* Gives all that are wanted, those that only the second object has last. */
void diff_visit_kernels(struct diff *diff, diff_take_kernels *take, void *context);

/* Begins a line of which `differences` may know or not. */
struct out *diff_begin_line(struct diff *diff);

/* Compares the code, function by function: counts of instructions, or with the option `code` both sides beside each
 * other. */
void diff_code(struct diff *diff);

/* The code of the two objects, to be shown whole. */
struct diff_listing;
struct diff_listing *diff_listing_open(struct diff *diff);

/* An instruction, or data, of the one object and what is beside it in the other one; NULL: nothing is. */
typedef void diff_take_lines(void *context, const struct code_line *a, const struct code_line *b, bool differ);

/* Gives the lines of the n-th functions of a name, n from 0. False: one of the objects has none. */
bool diff_visit_lines(struct diff_listing *listing, struct arena *arena, const char *name, size_t number,
                      diff_take_lines *take, void *context);

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

/* html.h: what the parts of a page about a kernel, or another function, share.
 *
 * Each part writes elements that stand by themselves; nothing that a file says is in them but escaped. */
#ifndef KD_PRINT_HTML_HTML_H
#define KD_PRINT_HTML_HTML_H

#include "html_text.h"
#include "print/explain/parts.h"
#include "print/report/waits_view.h"

struct html_lines; /* html_lines.h */

/* A kernel, or another function, on its way into a page. */
struct html_kernel {
	struct out *out;
	struct arena *arena; /* of what is not needed after it */
	const struct kd_code_object *object;
	const struct waits_function *function;
	const struct subject *subject; /* of a kernel; NULL: it is another function */
	const struct html_lines *lines;
	size_t number;  /* among the kernels and functions of the page, from 1: k1 */
	bool is_other;  /* the second one of two that are compared */
	bool is_direct; /* what is written need not stay: it is not packed */
};

/* Puts the name of a line of code, for an attribute: "k3-1240". */
void html_put_place(struct out *out, const struct html_kernel *html, uint64_t address);

/* A kernel's occupancy: a bar for each limit, and what to save for one more wavefront. */
void html_put_occupancy(const struct html_kernel *html);

/* Its descriptor: the bytes, the bits, and a row for each field. */
void html_put_fields(const struct html_kernel *html);

/* Its arguments: their bytes, and a row for each. */
void html_put_arguments(const struct html_kernel *html);

/* What a section of the explanation says, under its title. */
void html_put_section(const struct html_kernel *html,
                      void (*section)(struct page *page, const struct subject *subject));

/* How many registers are live at each instruction, and the registers that are live where it is most. */
struct html_pressure;
void html_put_pressure(const struct html_kernel *html, const struct html_pressure *pressure);

/* What a line of code begins with: its address, and how many vector registers are live there. */
void html_put_line_head(struct out *out, const struct html_kernel *html, const struct html_pressure *pressure,
                        uint64_t address);

/* The code: addresses, live registers, instructions, what waits wait for, lines of sources, arrows of branches. */
void html_put_code(const struct html_kernel *html, const struct html_pressure *pressure);

#endif

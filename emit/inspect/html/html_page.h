/* html_page.h: a page that is being made. */
#ifndef KD_INSPECT_HTML_HTML_PAGE_H
#define KD_INSPECT_HTML_HTML_PAGE_H

#include "inspect/report/printing.h"
#include "kdasm/page.h"

struct kd_page {
	kd_take_text *take;
	void *context;
	size_t kernel_count; /* with other functions */
	size_t object_count;
	bool is_whole; /* memory has not run out */
};

/* Writes what a kernel has, which was made, into an element of its own: as it is, or packed. Its opening tag has been
 * written except for its end, and so can't hold more. */
void html_put_body(struct out *out, const struct kd_page *page, const struct buffer *body);

/* Writes an object: its kernels as a table, then each. */
void html_put_object(struct kd_page *page, struct printing *printing);

/* Writes two objects beside each other likewise; the second one is that of `other`. Gives whether anything differs. */
enum kd_difference html_put_pair(struct kd_page *page, struct printing *printing, struct printing *other);

/* What both begin with: the target and where the object is from, as rows of a table. */
void html_put_facts(struct printing *printing);

/* Begins the element of a kernel or another function, the next one of the page. */
void html_begin_kernel(struct kd_page *page, struct out *out, const char *name, bool is_kernel, bool is_open);

#endif

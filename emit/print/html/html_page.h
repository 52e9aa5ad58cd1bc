/* html_page.h: a page that is being made. */
#ifndef KD_PRINT_HTML_HTML_PAGE_H
#define KD_PRINT_HTML_HTML_PAGE_H

#include "print/report/printing.h"
#include "kdasm/page.h"

struct kd_page {
	kd_take_text *take;
	void *context;
	size_t kernel_count; /* with other functions */
	bool is_whole;       /* memory has not run out */
};

/* What a kernel has is an element of its own, as it is or packed. */
struct html_body {
	struct out *page; /* where it goes */
	struct out *out;  /* what is put into it */
	struct out made;  /* of what is packed in the end */
	bool is_packed;
};

/* Begins that of the last kernel of the page, and ends it. */
void html_body_begin(struct html_body *body, const struct kd_page *page, struct out *out, struct arena *arena);
void html_body_end(struct html_body *body);

/* Writes an object: its kernels as a table, then each. */
void html_put_object(struct kd_page *page, struct printing *printing);

/* Writes two objects beside each other likewise; the second one is that of `other`. Gives whether anything differs. */
enum kd_difference html_put_pair(struct kd_page *page, struct printing *printing, struct printing *other);

/* What both begin with: the target and where the object is from, as rows of a table. */
void html_put_facts(struct printing *printing);

/* Begins the element of a kernel or another function, the next one of the page. */
void html_begin_kernel(struct kd_page *page, struct out *out, const char *name, bool is_kernel, bool is_open);

#endif

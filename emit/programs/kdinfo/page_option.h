/* page_option.h: a page for browsers on its way into a file. */
#ifndef KD_PROGRAMS_KDINFO_PAGE_OPTION_H
#define KD_PROGRAMS_KDINFO_PAGE_OPTION_H

#include "kdasm/page.h"
#include "subjects.h"
#include "tasks.h"

struct page_writing {
	struct output *output;
	struct kd_page *page;
	size_t kernels; /* of the object that is being added; 0: none is */
	size_t before;  /* of the page when it was begun */
};

/* Begins a page in the file of -o, or standard output. False, reported, if that is an input or memory ran out. */
bool page_begin(struct page_writing *writing, struct arena *arena, const struct options *options, const char *title);

/* Ends it. Whether all of it was written; if not, reported. */
bool page_end(struct page_writing *writing);

#endif

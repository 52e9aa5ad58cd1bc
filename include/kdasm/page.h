/* kdasm/page.h: kernels as a self-contained page for browsers.
 *
 *     struct kd_page *page = kd_page_begin("vector_add.o", take, context);
 *     bool good = kd_page_add(page, object, NULL);
 *     good = kd_page_end(page) && good;
 *
 * Each kernel has occupancy, descriptor, arguments, registers and code. The first KD_PAGE_PLAIN kernels are plain, for
 * all browsers; a script unpacks the others when they are opened. Output goes to the caller at once: memory does not
 * grow with the objects. */
#ifndef KDASM_PAGE_H
#define KDASM_PAGE_H

#include <stdbool.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"

KD_DECLARATIONS_BEGIN

enum { KD_PAGE_PLAIN = 32 };

struct kd_page;

/* The title is read during this call only. `take` gets UTF-8; objects' texts never become markup. NULL: memory ran
 * out. */
KD_API struct kd_page *kd_page_begin(const char *title, kd_take_text *take, void *context);

/* Adds an open object: the options' kernels, file name and content; NULL: all kernels. False: memory ran out, or it is
 * not open. */
KD_API bool kd_page_add(struct kd_page *page, const struct kd_code_object *object,
                        const struct kd_print_options *options);

/* Adds two open objects side by side: the kernels of the first one's options, both names and contents, and what
 * kd_code_object_diff() prints. Returns whether anything differs; KD_DIFFERENCE_NO_MEMORY: memory ran out, or one is
 * not open. */
KD_API enum kd_difference kd_page_add_pair(struct kd_page *page, const struct kd_code_object *a,
                                           const struct kd_print_options *of_a, const struct kd_code_object *b,
                                           const struct kd_print_options *of_b);

/* Adds a paragraph of text. False: memory ran out. */
KD_API bool kd_page_add_text(struct kd_page *page, const char *text);

/* Kernels and other functions added so far, even of an unfinished object. */
KD_API size_t kd_page_kernel_count(const struct kd_page *page);

/* Ends and frees the page. False: memory had run out, or `page` is NULL. */
KD_API bool kd_page_end(struct kd_page *page);

KD_DECLARATIONS_END

#endif

/* kdasm/page.h: kernels of code objects as a page for browsers: one document that needs nothing else.
 *
 *     struct kd_page *page = kd_page_begin("vector_add.o", take, context);
 *     bool good = kd_page_add(page, object, NULL);
 *     good = kd_page_end(page) && good;
 *
 * Of each kernel it has the occupancy, the descriptor, arguments, registers and code. The first KD_PAGE_PLAIN kernels
 * are there for all browsers; those beyond are packed, and a script of the page unpacks each when it is opened. What is
 * made goes to the caller at once, so that memory does not grow with the number of objects. */
#ifndef KDASM_PAGE_H
#define KDASM_PAGE_H

#include <stdbool.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"

KD_DECLARATIONS_BEGIN

enum { KD_PAGE_PLAIN = 32 };

struct kd_page;

/* Begins a page with a title, which only this call needs. `take` gets UTF-8, in which nothing of an object is markup.
 * NULL: memory ran out. */
KD_API struct kd_page *kd_page_begin(const char *title, kd_take_text *take, void *context);

/* Adds an object, which is open: with the kernels, the name of the file and the content of it that the options say.
 * NULL: all kernels. False: memory ran out, or it is not open. */
KD_API bool kd_page_add(struct kd_page *page, const struct kd_code_object *object,
                        const struct kd_print_options *options);

/* Adds two objects that are compared, beside each other, likewise: the kernels that the options of the first one say,
 * the names and contents of both, and what kd_code_object_diff() prints. Gives whether anything differs;
 * KD_DIFFERENCE_NO_MEMORY: memory ran out, or one is not open. */
KD_API enum kd_difference kd_page_add_pair(struct kd_page *page, const struct kd_code_object *a,
                                           const struct kd_print_options *of_a, const struct kd_code_object *b,
                                           const struct kd_print_options *of_b);

/* Adds a paragraph of text. False: memory ran out. */
KD_API bool kd_page_add_text(struct kd_page *page, const char *text);

/* Kernels, and other functions, that have been added: it grows while an object is added, too. */
KD_API size_t kd_page_kernel_count(const struct kd_page *page);

/* Ends the page, which is freed. False: memory had run out. NULL is allowed, and false. */
KD_API bool kd_page_end(struct kd_page *page);

KD_DECLARATIONS_END

#endif

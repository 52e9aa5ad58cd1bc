/* kdasm/visa.h: read Intel's vISA debug information, which begins with 0xdeadd010.
 *
 * As in kdasm/code_object.h, the bytes may be hostile and belong to the caller. */
#ifndef KDASM_VISA_H
#define KDASM_VISA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kdasm/api.h"
#include "kdasm/code_object.h"
#include "kdasm/findings.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

struct kd_visa;

/* The layouts of kdasm/visa_records.def: the specification's, and the one that IGC writes. */
enum kd_visa_layout { KD_VISA_DOCUMENT, KD_VISA_IGC, KD_VISA_LAYOUT_COUNT };

/* Whether the bytes begin with the magic number of both layouts. */
KD_API bool kd_visa_is(const uint8_t *bytes, size_t size);

/* Reads a file, in the layout that ends where the file ends. NULL: no memory. */
KD_API struct kd_visa *kd_visa_open(const uint8_t *bytes, size_t size);

/* Frees it. NULL is allowed. */
KD_API void kd_visa_close(struct kd_visa *visa);

/* KD_OK, KD_INPUT_ERRORS or KD_NO_MEMORY (also for NULL). Unless it is KD_OK, ask only for the error. */
KD_API enum kd_status kd_visa_status(const struct kd_visa *visa);
KD_API const char *kd_visa_error(const struct kd_visa *visa);

KD_API enum kd_visa_layout kd_visa_layout(const struct kd_visa *visa);

/* Whether the bytes fit both layouts; the specification's is then taken. */
KD_API bool kd_visa_is_ambiguous(const struct kd_visa *visa);

/* Prints it as KD_FORM_TEXT, KD_FORM_JSON or KD_FORM_ASSEMBLY, the directives that make it; else nothing. Only the
 * options' file name counts. False: memory ran out, or the status is not KD_OK. */
KD_API bool kd_visa_print(const struct kd_visa *visa, enum kd_form form, const struct kd_print_options *options,
                          kd_take_text *take, void *context);

/* Checks it. False: memory ran out, or the status is not KD_OK. */
KD_API bool kd_visa_check(const struct kd_visa *visa, const struct kd_check_options *options, kd_take_finding *take,
                          void *context);

KD_DECLARATIONS_END

#endif

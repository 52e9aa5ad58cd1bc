/* kdasm/instruction_pages.h: a manual of instructions: syntax, encoding and processors.
 *
 * It comes from the assembler's rows, without allocation. Every function is safe from any thread. A NULL processor
 * stands for all whose instructions the library encodes; where these differ, the text names them. */
#ifndef KDASM_INSTRUCTION_PAGES_H
#define KDASM_INSTRUCTION_PAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "kdasm/api.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* Takes a text's next piece. */
typedef void kd_take_text(void *context, const char *text, size_t length);

/* Whether the library encodes instructions of the processor. */
KD_API bool kd_instructions_known(const struct kd_processor *processor);

/* Names by index, without suffix, in the list's order; NULL after the last. */
KD_API const char *kd_instruction_name(const struct kd_processor *processor, size_t index);

/* Prints a line for each instruction, by format. */
KD_API void kd_instruction_list(const struct kd_processor *processor, kd_take_text *take, void *context);

/* Prints pages of instructions whose names match a shell pattern ("ds_read*"), ignoring case: with or without suffix,
 * or as other generations call them; then explains the pages' words. Returns the number of pages. */
KD_API size_t kd_instruction_pages(const struct kd_processor *processor, const char *pattern, kd_take_text *take,
                                   void *context);

KD_DECLARATIONS_END

#endif

/* kdasm/instruction_pages.h: what a manual says of instructions: how they are written and encoded, and which processors
 * have them.
 *
 * All of it comes from the rows that the assembler reads. Nothing is allocated, and everything is safe from any thread.
 * A processor that is NULL stands for all whose instructions the library encodes; where these differ, the text names
 * them. */
#ifndef KDASM_INSTRUCTION_PAGES_H
#define KDASM_INSTRUCTION_PAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "kdasm/api.h"
#include "kdasm/target.h"

KD_DECLARATIONS_BEGIN

/* Takes the next piece of a text, `length` bytes. */
typedef void kd_take_text(void *context, const char *text, size_t length);

/* Whether the library encodes instructions of the processor. */
KD_API bool kd_instructions_known(const struct kd_processor *processor);

/* Names by index, without suffix, in the order of the list: NULL after the last one. */
KD_API const char *kd_instruction_name(const struct kd_processor *processor, size_t index);

/* A line for each instruction, by format. */
KD_API void kd_instruction_list(const struct kd_processor *processor, kd_take_text *take, void *context);

/* The pages of the instructions whose names match a pattern of the shell ("ds_read*"), case aside: names with or
 * without suffix, also those that other generations have for an instruction; and what the words of the pages mean.
 * Returns how many there are. */
KD_API size_t kd_instruction_pages(const struct kd_processor *processor, const char *pattern, kd_take_text *take,
                                   void *context);

KD_DECLARATIONS_END

#endif

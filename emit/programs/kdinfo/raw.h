/* raw.h: bare instructions made a code object. */
#ifndef KD_PROGRAMS_KDINFO_RAW_H
#define KD_PROGRAMS_KDINFO_RAW_H

#include "base/buffer.h"

/* Makes a relocatable object of code for the processor: of the bytes, or if they are text with nothing but hexadecimal
 * numbers, of these: of two digits a byte, of eight a word. The object is memory of the arena. */
bool raw_read(struct arena *arena, const char *processor, const uint8_t **bytes, size_t *size, const char **error);

#endif

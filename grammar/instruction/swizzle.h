/* swizzle.h: the pattern of ds_swizzle_b32. */
#ifndef KD_GRAMMAR_INSTRUCTION_SWIZZLE_H
#define KD_GRAMMAR_INSTRUCTION_SWIZZLE_H

#include "cursor.h"

/* Reads swizzle(...) or a number; false after reporting a mistake. */
bool swizzle_read(struct cursor *cursor, int64_t *pattern);

#endif

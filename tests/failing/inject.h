/* inject.h: makes the n-th call of a function of the C library fail, or sends a signal at it. */
#ifndef INJECT_H
#define INJECT_H

#include <stdbool.h>
#include <stddef.h>

/* `how` is a name of the table in inject.c; the call is the n-th from now on. 0: none fails. */
void inject(const char *how, size_t n);

/* Whether there was such a call since. */
bool inject_reached(void);

/* Blocks of memory that are not freed. */
long inject_live_blocks(void);

#endif

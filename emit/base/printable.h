/* printable.h: text of an input on its way to a terminal. */
#ifndef KD_BASE_PRINTABLE_H
#define KD_BASE_PRINTABLE_H

#include <stddef.h>

/* Replaces each byte of a control character, utf8_is_control(), and each byte that belongs to no character of UTF-8, by
 * a question mark. Control characters that are in `kept` stay. The size stays the same. */
void printable(char *text, size_t size, const char *kept);

#endif

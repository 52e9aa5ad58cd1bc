/* printable.h: text of an input on its way to a terminal. */
#ifndef KD_BASE_PRINTABLE_H
#define KD_BASE_PRINTABLE_H

#include <stddef.h>

/* Replaces each byte of a control character by a question mark: C0 (which has ESC and the line ends), DEL and C1,
 * as UTF-8 (U+0080 to U+009F) and as a byte of its own. Those in `kept` stay. The size stays the same. */
void printable(char *text, size_t size, const char *kept);

#endif

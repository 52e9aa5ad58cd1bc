/* utf8.h: characters of UTF-8. The Unicode Standard, table 3-7. */
#ifndef KD_BASE_UTF8_H
#define KD_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The code point of the character that a text of at least one byte begins with, and its length in bytes; 0: the bytes
 * are no character. */
size_t utf8_decode(const uint8_t *at, size_t size, uint32_t *point);

/* Whether a character is for terminals and not for people: C0 (which has ESC and the line ends), DEL, C1, the other two
 * line ends, and those that turn the direction of the text that follows around (UAX 9, 2.1 to 2.5), so that it reads as
 * something else. */
bool utf8_is_control(uint32_t point);

#endif

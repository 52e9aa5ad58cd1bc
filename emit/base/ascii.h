/* ascii.h: what kind a character is, whatever language the program around us speaks. */
#ifndef KD_BASE_ASCII_H
#define KD_BASE_ASCII_H

#include <stdbool.h>

static inline bool ascii_is_digit(char c) {
	return c >= '0' && c <= '9';
}

static inline bool ascii_is_letter(char c) {
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline char ascii_small(char c) {
	return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

/* The value of a hexadecimal digit; 16: it is not one. */
static inline unsigned ascii_hex_digit(char c) {
	if (ascii_is_digit(c))
		return (unsigned)(c - '0');
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 16;
}

#endif

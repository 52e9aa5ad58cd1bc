/* real.h: floating point numbers as they are written. */
#ifndef KD_BASE_REAL_H
#define KD_BASE_REAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bits of the number in the C locale, whatever the caller's is; `width` 4 rounds to single precision, 8 to double.
 * `valid`: all of the text is a number. */
uint64_t real_bits(const char *text, unsigned width, bool *valid);

/* The length without a decimal exponent that has no digits: to llvm-mc, 1e and 1e+ are 1. */
size_t real_length(const char *text, size_t length);

#endif

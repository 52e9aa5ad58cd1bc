/* leb128.h: the numbers of DWARF that take as many bytes as they need. */
#ifndef KD_BASE_LEB128_H
#define KD_BASE_LEB128_H

#include <stdbool.h>

#include "buffer.h"

/* Writes the LEB128 form, at least `minimum` bytes long; gives its length, at most 10. */
size_t leb_encode(uint8_t out[16], int64_t value, bool is_signed, size_t minimum);

/* The number, as short as can be; and bytes with their number before them. */
void leb_put(struct buffer *out, uint64_t number, bool is_signed);
void leb_put_block(struct buffer *out, const struct buffer *block);

/* How many bytes the shortest form has. */
size_t leb_size(uint64_t number, bool is_signed);

/* Reads a number, of which bits above the 64th are dropped; false: it does not end before `end`. */
bool leb_read(const uint8_t **at, const uint8_t *end, bool is_signed, uint64_t *number);

#endif

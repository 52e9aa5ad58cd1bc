/* leb128.c: see leb128.h. */
#include "leb128.h"

size_t leb_encode(uint8_t out[16], int64_t value, bool is_signed, size_t minimum) {
	size_t size = 0;
	uint64_t rest = (uint64_t)value;
	bool more;
	do {
		uint8_t byte = rest & 0x7f;
		bool negative = is_signed && (rest >> 63);
		rest = rest >> 7 | (negative ? ~(UINT64_MAX >> 7) : 0);
		more = is_signed ? !((rest == 0 && !(byte & 0x40)) || (rest == UINT64_MAX && (byte & 0x40))) : rest != 0;
		out[size++] = more ? byte | 0x80 : byte;
	} while (more);
	if (size >= minimum)
		return size;
	uint8_t padding = is_signed && value < 0 ? 0x7f : 0;
	out[size - 1] |= 0x80;
	for (; size < minimum - 1; size++)
		out[size] = padding | 0x80;
	out[size++] = padding;
	return size;
}

void leb_put(struct buffer *out, uint64_t number, bool is_signed) {
	uint8_t bytes[16];
	buffer_put(out, bytes, leb_encode(bytes, (int64_t)number, is_signed, 0));
}

void leb_put_block(struct buffer *out, const struct buffer *block) {
	leb_put(out, block->size, false);
	buffer_put(out, block->data, block->size);
}

size_t leb_size(uint64_t number, bool is_signed) {
	size_t size = 1;
	if (is_signed && number >> 63)
		number = ~number;
	for (number >>= is_signed ? 6 : 7; number; number >>= 7)
		size++;
	return size;
}

bool leb_read(const uint8_t **at, const uint8_t *end, bool is_signed, uint64_t *number) {
	unsigned shift = 0;
	*number = 0;
	while (*at < end) {
		uint8_t byte = *(*at)++;
		if (shift < 64)
			*number |= (uint64_t)(byte & 0x7f) << shift;
		shift = shift < 64 ? shift + 7 : shift;
		if (byte & 0x80)
			continue;
		if (is_signed && shift < 64 && byte & 0x40)
			*number |= UINT64_MAX << shift;
		return true;
	}
	return false;
}

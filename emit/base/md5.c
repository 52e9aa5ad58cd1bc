/* md5.c: see md5.h. */
#include "md5.h"

#include <string.h>

#include "buffer.h"

enum { BLOCK = 64, LENGTH_SIZE = 8, STEPS = 64 };

struct state {
	uint32_t word[4];
};

/* floor(2^32 * |sin(i + 1)|), RFC 1321, 3.4. */
static const uint32_t sines[STEPS] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
};

static uint32_t rotate(uint32_t value, unsigned bits) {
	return value << bits | value >> (32 - bits);
}

static void add_block(struct state *state, const uint8_t *block) {
	static const uint8_t shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
	uint32_t a = state->word[0], b = state->word[1], c = state->word[2], d = state->word[3];
	for (unsigned i = 0; i < STEPS; i++) {
		uint32_t mixed;
		unsigned piece;
		switch (i / 16) {
		case 0: mixed = (b & c) | (~b & d), piece = i; break;
		case 1: mixed = (d & b) | (~d & c), piece = (5 * i + 1) % 16; break;
		case 2: mixed = b ^ c ^ d, piece = (3 * i + 5) % 16; break;
		default: mixed = c ^ (b | ~d), piece = 7 * i % 16; break;
		}
		mixed += a + sines[i] + (uint32_t)load_le(block + 4 * (size_t)piece, 4);
		a = d;
		d = c;
		c = b;
		b += rotate(mixed, shifts[i / 16][i % 4]);
	}
	state->word[0] += a;
	state->word[1] += b;
	state->word[2] += c;
	state->word[3] += d;
}

void md5(const void *data, size_t size, uint8_t sum[MD5_SIZE]) {
	struct state state = {{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}};
	const uint8_t *at = data;
	size_t rest = size;
	for (; rest >= BLOCK; rest -= BLOCK, at += BLOCK)
		add_block(&state, at);
	uint8_t last[2 * BLOCK] = {0};
	size_t last_size = rest + 1 + LENGTH_SIZE <= BLOCK ? BLOCK : 2 * BLOCK;
	if (rest)
		memcpy(last, at, rest);
	last[rest] = 0x80;
	store_le(last + last_size - LENGTH_SIZE, (uint64_t)size * 8, LENGTH_SIZE);
	for (size_t i = 0; i < last_size; i += BLOCK)
		add_block(&state, last + i);
	for (size_t i = 0; i < 4; i++)
		store_le(sum + 4 * i, state.word[i], 4);
}

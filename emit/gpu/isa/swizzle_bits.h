/* swizzle_bits.h: the pattern of ds_swizzle_b32. */
#ifndef KD_GPU_ISA_SWIZZLE_BITS_H
#define KD_GPU_ISA_SWIZZLE_BITS_H

#include <stdbool.h>
#include <stdint.h>

/* A pattern is a mask of lanes (and, or, xor, of 5 bits each) or has one of the high bits. */
enum {
	SWIZZLE_MASK_BITS = 5,
	SWIZZLE_LAST_LANE = 31,
	SWIZZLE_OR_BIT = 5,
	SWIZZLE_XOR_BIT = 10,
	SWIZZLE_QUAD = 0x8000,
	SWIZZLE_FFT = 0xe000,
	SWIZZLE_ROTATE = 0xc000,
	SWIZZLE_ROTATE_RIGHT_BIT = 10,
	SWIZZLE_ROTATE_BIT = 5,
};

/* Whether its macro says all bits. In a mask, a bit of a lane's number is 0, 1, preserved or inverted in one way. */
static inline bool isa_swizzle_is_whole(int64_t pattern) {
	int64_t and = pattern & SWIZZLE_LAST_LANE, or = pattern >> SWIZZLE_OR_BIT & SWIZZLE_LAST_LANE;
	int64_t xor = pattern >> SWIZZLE_XOR_BIT & SWIZZLE_LAST_LANE;
	int64_t rotation = 1 << SWIZZLE_ROTATE_RIGHT_BIT | SWIZZLE_LAST_LANE << SWIZZLE_ROTATE_BIT;
	if (pattern >= SWIZZLE_ROTATE)
		return !(pattern &
		         (pattern >= SWIZZLE_FFT ? ~(SWIZZLE_FFT | SWIZZLE_LAST_LANE) : ~(SWIZZLE_ROTATE | rotation)));
	return pattern >= SWIZZLE_QUAD || !((or &(and | xor)) | (xor&~and));
}

#endif

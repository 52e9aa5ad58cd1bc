/* known_bits.h: what is known of a 64-bit value whose symbols are not: llvm-mc works it out for the
 * expressions of descriptors, to print a number where it can. */
#ifndef KD_PRINT_TEXT_KNOWN_BITS_H
#define KD_PRINT_TEXT_KNOWN_BITS_H

#include "module/expr.h"

struct known_bits {
	uint64_t zero;
	uint64_t one;
};

static inline struct known_bits bits_of(uint64_t number) {
	return (struct known_bits){~number, number};
}

static inline bool bits_are_constant(struct known_bits bits) {
	return __builtin_popcountll(bits.zero) + __builtin_popcountll(bits.one) == 64;
}

struct known_bits bits_unary(enum unary operation, struct known_bits a);
struct known_bits bits_binary(enum binary operation, struct known_bits a, struct known_bits b);
struct known_bits bits_or(struct known_bits a, struct known_bits b);

/* The larger of two unsigned values. */
struct known_bits bits_max(struct known_bits a, struct known_bits b);

#endif

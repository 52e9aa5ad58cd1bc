/* known_bits.c: see known_bits.h.
 *
 * The rules are those of LLVM's KnownBits, and like there what is known of a negated number is only
 * that its sign is set, which is not true of all. */
#include "known_bits.h"

static const struct known_bits unknown = {0, 0};
static const uint64_t sign = UINT64_C(1) << 63;

/* A comparison's result: 0 or 1. */
static const struct known_bits truth = {~UINT64_C(1), 0};

static uint64_t least(struct known_bits bits) {
	return bits.one;
}

static uint64_t most(struct known_bits bits) {
	return ~bits.zero;
}

static unsigned leading_zeros(uint64_t number) {
	return number ? (unsigned)__builtin_clzll(number) : 64;
}

static unsigned trailing_ones(uint64_t number) {
	return ~number ? (unsigned)__builtin_ctzll(~number) : 64;
}

static uint64_t high_bits(unsigned count) {
	return count ? ~UINT64_C(0) << (64 - count) : 0;
}

static uint64_t low_bits(unsigned count) {
	return count ? UINT64_MAX >> (64 - count) : 0;
}

/* What contradicts itself counts as 0. */
static struct known_bits settle(struct known_bits bits) {
	return bits.zero & bits.one ? bits_of(0) : bits;
}

/* The sum of two values and a carry that is known. */
static struct known_bits add_carry(struct known_bits a, struct known_bits b, bool carry) {
	uint64_t most_sum = most(a) + most(b) + carry;
	uint64_t least_sum = least(a) + least(b) + carry;
	uint64_t carry_zero = ~(most_sum ^ a.zero ^ b.zero);
	uint64_t carry_one = least_sum ^ a.one ^ b.one;
	uint64_t known = (a.zero | a.one) & (b.zero | b.one) & (carry_zero | carry_one);
	return settle((struct known_bits){~most_sum & known, least_sum & known});
}

static struct known_bits multiply(struct known_bits a, struct known_bits b) {
	uint64_t product;
	bool overflows = __builtin_mul_overflow(most(a), most(b), &product);
	unsigned known_a = trailing_ones(a.zero | a.one), known_b = trailing_ones(b.zero | b.one);
	unsigned zeros_a = trailing_ones(a.zero), zeros_b = trailing_ones(b.zero);
	unsigned smaller = known_a - zeros_a < known_b - zeros_b ? known_a - zeros_a : known_b - zeros_b;
	unsigned known = smaller + zeros_a + zeros_b;
	uint64_t mask = low_bits(known < 64 ? known : 64);
	uint64_t bottom = (a.one & low_bits(known_a)) * (b.one & low_bits(known_b));
	uint64_t high = overflows ? 0 : high_bits(leading_zeros(product));
	return (struct known_bits){high | (~bottom & mask), bottom & mask};
}

/* Only of numbers without sign is something known. */
static struct known_bits divide(struct known_bits a, struct known_bits b) {
	if (!(a.zero & sign) || !(b.zero & sign))
		return !~a.zero || !~b.zero ? bits_of(0) : unknown;
	uint64_t largest = least(b) ? most(a) / least(b) : most(a);
	return (struct known_bits){most(b) ? high_bits(leading_zeros(largest)) : UINT64_MAX, 0};
}

/* How many of the highest bits are known to be equal; at least the sign itself. */
static unsigned sign_bits(struct known_bits bits) {
	if (bits.zero & sign)
		return leading_zeros(~bits.zero);
	return bits.one & sign ? leading_zeros(~bits.one) : 1;
}

/* Bits below the lowest one of the divisor stay; those above the smaller operand are the sign's. */
static struct known_bits modulo(struct known_bits a, struct known_bits b) {
	uint64_t low = ~b.zero ? low_bits(trailing_ones(b.zero)) : 0;
	struct known_bits rest = {a.zero & low, a.one & low};
	bool is_power = bits_are_constant(b) && b.one && (b.one & (b.one - 1)) == 0;
	unsigned magnitude = sign_bits(b) > sign_bits(a) ? sign_bits(b) : sign_bits(a);
	uint64_t high = is_power ? ~low : high_bits(magnitude);
	if ((a.zero & sign) || (is_power && (low & ~a.zero) == 0))
		rest.zero |= high;
	else if ((a.one & sign) && rest.one)
		rest.one |= high;
	return rest;
}

static struct known_bits shift_by(struct known_bits a, unsigned amount, bool left) {
	if (left)
		return (struct known_bits){a.zero << amount | low_bits(amount), a.one << amount};
	return (struct known_bits){a.zero >> amount | high_bits(amount), a.one >> amount};
}

/* What all amounts that are possible have in common; 0 when there is none below 64. */
static struct known_bits shift(struct known_bits a, struct known_bits amount, bool left) {
	struct known_bits common = {UINT64_MAX, UINT64_MAX};
	bool possible = false;
	for (unsigned i = 0; i < 64; i++) {
		if ((i & amount.zero) || (~(uint64_t)i & amount.one))
			continue;
		struct known_bits shifted = shift_by(a, i, left);
		common.zero &= shifted.zero;
		common.one &= shifted.one;
		possible = true;
	}
	return possible ? settle(common) : bits_of(0);
}

struct known_bits bits_or(struct known_bits a, struct known_bits b) {
	return (struct known_bits){a.zero & b.zero, a.one | b.one};
}

/* Of a value that is known to be at least `limit`. */
static struct known_bits at_least(struct known_bits a, uint64_t limit) {
	unsigned ones = leading_zeros(~(a.zero | limit));
	return (struct known_bits){a.zero, a.one | (limit & high_bits(ones))};
}

struct known_bits bits_max(struct known_bits a, struct known_bits b) {
	if (least(a) >= most(b))
		return a;
	if (least(b) >= most(a))
		return b;
	struct known_bits left = at_least(a, least(b)), right = at_least(b, least(a));
	return (struct known_bits){left.zero & right.zero, left.one & right.one};
}

/* ---- comparisons: 1 yes, 0 no, -1 not known ---- */

static int is_equal(struct known_bits a, struct known_bits b) {
	if (bits_are_constant(a) && bits_are_constant(b))
		return a.one == b.one;
	return (a.one & b.zero) || (a.zero & b.one) ? 0 : -1;
}

static int opposite(int answer) {
	return answer < 0 ? answer : !answer;
}

static int64_t least_signed(struct known_bits a) {
	return (int64_t)(a.one | (a.zero & sign ? 0 : sign));
}

static int64_t most_signed(struct known_bits a) {
	return (int64_t)(~a.zero & ~(a.one & sign ? 0 : sign));
}

static int is_greater(struct known_bits a, struct known_bits b) {
	if (most_signed(a) <= least_signed(b))
		return 0;
	return least_signed(a) > most_signed(b) ? 1 : -1;
}

static int is_true(struct known_bits a) {
	return opposite(is_equal(a, bits_of(0)));
}

static int both_true(struct known_bits a, struct known_bits b) {
	int left = is_true(a), right = is_true(b);
	return left < 0 || right < 0 ? -1 : left && right;
}

static struct known_bits answer(int known) {
	return known < 0 ? truth : bits_of((uint64_t)known);
}

struct known_bits bits_unary(enum unary operation, struct known_bits a) {
	switch (operation) {
	case UNARY_MINUS: return (struct known_bits){a.zero, a.one | sign};
	case UNARY_PLUS: return (struct known_bits){a.zero | sign, a.one};
	case UNARY_NOT: return (struct known_bits){a.one, a.zero};
	case UNARY_LOGICAL_NOT: break;
	}
	return unknown;
}

struct known_bits bits_binary(enum binary operation, struct known_bits a, struct known_bits b) {
	switch (operation) {
	case BINARY_ADD: return add_carry(a, b, false);
	case BINARY_SUBTRACT: return add_carry(a, (struct known_bits){b.one, b.zero}, true);
	case BINARY_MULTIPLY: return multiply(a, b);
	case BINARY_DIVIDE: return divide(a, b);
	case BINARY_MODULO: return modulo(a, b);
	case BINARY_SHIFT_LEFT: return shift(a, b, true);
	case BINARY_SHIFT_RIGHT: return shift(a, b, false);
	case BINARY_AND: return (struct known_bits){a.zero | b.zero, a.one & b.one};
	case BINARY_OR: return bits_or(a, b);
	case BINARY_XOR:
		return (struct known_bits){(a.zero & b.zero) | (a.one & b.one), (a.zero & b.one) | (a.one & b.zero)};
	case BINARY_OR_NOT: break;
	case BINARY_EQUAL: return answer(is_equal(a, b));
	case BINARY_NOT_EQUAL: return answer(opposite(is_equal(a, b)));
	case BINARY_LESS: return answer(is_greater(b, a));
	case BINARY_LESS_EQUAL: return answer(opposite(is_greater(a, b)));
	case BINARY_GREATER: return answer(is_greater(a, b));
	case BINARY_GREATER_EQUAL: return answer(opposite(is_greater(b, a)));
	case BINARY_LOGICAL_AND: return answer(both_true(a, b));
	case BINARY_LOGICAL_OR: return answer(is_true(bits_or(a, b)));
	}
	return unknown;
}

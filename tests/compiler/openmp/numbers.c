/* Integers of all sizes: division, wide products, shifts, counting bits, overflow, 128 bits. */
#include <stdint.h>
#include <stdio.h>

enum { COUNT = 256 };

#pragma omp declare target
__attribute__((noinline)) static int64_t divide(int64_t a, int64_t b) {
	return b ? a / b + a % b : a;
}

__attribute__((noinline)) static uint64_t divide_unsigned(uint64_t a, uint32_t b) {
	return a / (b | 1) ^ a % (b | 1);
}

__attribute__((noinline)) static int counts(uint32_t a, uint64_t b) {
	return __builtin_popcount(a) + __builtin_popcountll(b) + __builtin_clz(a | 1) + __builtin_ctzll(b | 1) +
	       __builtin_ffs((int)a) + __builtin_parity(a) + __builtin_clzll(b | 1);
}

__attribute__((noinline)) static uint64_t rotate(uint64_t value, unsigned by) {
	return value << (by & 63) | value >> (-by & 63);
}

__attribute__((noinline)) static int overflows(int a, int b, int *result) {
	int product;
	int over = __builtin_mul_overflow(a, b, &product);
	return over + __builtin_add_overflow(a, b, result);
}

__attribute__((noinline)) static uint64_t high_half(uint64_t a, uint64_t b) {
	return (uint64_t)((unsigned __int128)a * b >> 64);
}
#pragma omp end declare target

int main(void) {
	int64_t results[COUNT];
	int8_t small[COUNT];
	uint16_t halves[COUNT];
#pragma omp target teams distribute parallel for map(from : results, small, halves)
	for (int i = 0; i < COUNT; i++) {
		int64_t wide = (int64_t)i * 0x123456789abcdefLL - i;
		int sum;
		results[i] = divide(wide, i - 17) + (int64_t)divide_unsigned((uint64_t)wide, (uint32_t)(i * 77)) +
		             counts((uint32_t)wide, (uint64_t)wide >> 3) + (int64_t)rotate((uint64_t)wide, (unsigned)i) +
		             overflows(i << 20, i * 4000, &sum) + (int64_t)high_half((uint64_t)wide, (uint64_t)wide + 1);
		small[i] = (int8_t)(wide >> (i % 64)) / (int8_t)((i & 15) + 1);
		halves[i] = __builtin_bswap16((uint16_t)(wide * 3)) % (uint16_t)(i + 1);
	}
	int64_t total = 0;
	for (int i = 0; i < COUNT; i++)
		total += results[i] + small[i] + halves[i];
	printf("%lld\n", (long long)total);
	return 0;
}

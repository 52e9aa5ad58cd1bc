/* Sums, products, extremes and logical reductions, over teams, threads and nested loops. */
#include <stdio.h>

enum { COUNT = 4096 };
static double weights[COUNT];
static float values[COUNT];

static void fill(void) {
	for (int i = 0; i < COUNT; i++) {
		weights[i] = i * 0.5;
		values[i] = (float)((i * 37) % 101);
	}
}

static double weighted_sum(void) {
	double sum = 0;
#pragma omp target teams distribute parallel for reduction(+ : sum) map(to : weights, values) map(tofrom : sum)
	for (int i = 0; i < COUNT; i++)
		sum += weights[i] * values[i];
	return sum;
}

static float extremes(float *lowest) {
	float highest = values[0], low = values[0];
#pragma omp target parallel for reduction(max                                                                          \
                                          : highest) reduction(min                                                     \
                                                               : low) map(to                                           \
                                                                          : values) map(tofrom                         \
                                                                                        : highest, low)
	for (int i = 0; i < COUNT; i++) {
		highest = values[i] > highest ? values[i] : highest;
		low = values[i] < low ? values[i] : low;
	}
	*lowest = low;
	return highest;
}

static unsigned bits_of(int *all_positive) {
	unsigned any = 0, parity = 0;
	int positive = 1;
	long product = 1;
#pragma omp target teams distribute parallel for collapse(2) reduction(| : any) reduction(^ : parity)                      \
    reduction(&& : positive) reduction(* : product) map(tofrom : any, parity, positive, product)
	for (int i = 0; i < 64; i++)
		for (int j = 0; j < 64; j++) {
			any |= 1u << ((i + j) & 31);
			parity ^= (unsigned)(i * j);
			positive = positive && i + j >= 0;
			product *= i == j && i < 20 && i > 0 ? i : 1;
		}
	*all_positive = positive && product > 0;
	return any ^ parity;
}

int main(void) {
	float lowest;
	int positive;
	fill();
	double sum = weighted_sum();
	float highest = extremes(&lowest);
	unsigned bits = bits_of(&positive);
	printf("%f %f %f %u %d\n", sum, highest, lowest, bits, positive);
	return 0;
}

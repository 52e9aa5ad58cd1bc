/* Calls: with many arguments, recursive and through pointers, with structures. */
#include <stdio.h>

#pragma omp declare target
struct pair {
	double first;
	long second;
};

struct large {
	int parts[24];
};

__attribute__((noinline)) static int fibonacci(int n) {
	return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

__attribute__((noinline)) static void swap(struct pair *result, struct pair given) {
	result->first = (double)given.second;
	result->second = (long)given.first;
}

__attribute__((noinline)) static long many(char a, short b, int c, long d, float e, double f, unsigned char g,
                                           struct large h, int i, long j) {
	return a + b + c + d + (long)e + (long)f + g + h.parts[3] + h.parts[23] + i + j;
}

static int twice(int x) {
	return 2 * x;
}
static int squared(int x) {
	return x * x;
}
static int negated(int x) {
	return -x;
}
int (*const operations[])(int) = {twice, squared, negated};

__attribute__((noinline)) static int by_switch(int which, int x) {
	switch (which) {
	case 0: return x + 1;
	case 1: return x * 3;
	case 2: return x / 7;
	case 3: return x % 11;
	case 4: return ~x;
	case 5: return x << 3;
	case 9: return fibonacci(x & 7);
	default: return -1;
	}
}
#pragma omp end declare target

int main(void) {
	long total = 0;
	double swapped = 0;
#pragma omp target map(tofrom : total, swapped)
	{
		struct large parts;
		for (int i = 0; i < 24; i++)
			parts.parts[i] = operations[i % 3](i);
		total = many(1, 2, 3, 4, 5.5f, 6.5, 7, parts, 8, 9) + fibonacci(10);
		for (int i = 0; i < 12; i++)
			total += by_switch(i, i + 100);
		struct pair pair;
		swap(&pair, (struct pair){3.75, 4});
		swapped = pair.first + (double)pair.second;
	}
	printf("%ld %f\n", total, swapped);
	return 0;
}

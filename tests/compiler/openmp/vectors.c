/* Loops for vectors: of all widths, with conditions, gaps and conversions, and GCC's own vector types. */
#include <stdio.h>

enum { COUNT = 2048 };
typedef float float64 __attribute__((vector_size(256)));
typedef int int64 __attribute__((vector_size(256)));

static float x[COUNT], y[COUNT];
static double d[COUNT];
static int n[COUNT], m[COUNT];
static short h[COUNT];
static unsigned char c[COUNT];
static long long q[COUNT];

#pragma omp declare target
static float64 blend(float64 a, float64 b, int64 mask) {
	return (float64)(((int64)(a * b) & mask) | ((int64)(a - b) & ~mask));
}
#pragma omp end declare target

static void arithmetic(void) {
#pragma omp target teams distribute parallel for simd map(tofrom : x, y, d, n, m)
	for (int i = 0; i < COUNT; i++) {
		x[i] = 2.5f * y[i] + x[i];
		d[i] = d[i] * d[i] - x[i];
		n[i] = (m[i] & 0xff) | (n[i] << 4);
		m[i] = n[i] > 100 ? m[i] - n[i] : m[i] * 3;
	}
}

static void narrow(void) {
#pragma omp target simd map(tofrom : h, c, n, q)
	for (int i = 0; i < COUNT; i++) {
		h[i] = (short)(h[i] + c[i]);
		c[i] = (unsigned char)(c[i] >> 1 ^ h[i]);
		q[i] = (long long)n[i] * h[i] - q[i];
	}
}

static float conditional(void) {
	float sum = 0;
#pragma omp target simd reduction(+ : sum) map(to : x, n) map(tofrom : sum)
	for (int i = 0; i < COUNT / 2; i++) {
		if (x[2 * i] > 1.0f && n[i] != 7)
			sum += x[2 * i] / (1.0f + x[2 * i + 1]);
		else
			sum -= (float)n[i];
	}
	return sum;
}

static float explicit_vectors(void) {
	float sum = 0;
#pragma omp target map(to : x, y, n) map(tofrom : sum)
	{
		const float64 *a = (const float64 *)x, *b = (const float64 *)y;
		const int64 *mask = (const int64 *)n;
		float64 total = {0};
		for (int i = 0; i < COUNT / 64; i++)
			total += blend(a[i], b[i], mask[i] > 3);
		for (int i = 0; i < 64; i++)
			sum += total[i];
	}
	return sum;
}

int main(void) {
	for (int i = 0; i < COUNT; i++) {
		x[i] = (float)i, y[i] = (float)(i % 7), d[i] = i * 0.25, q[i] = -i;
		n[i] = i % 13, m[i] = 3 * i, h[i] = (short)(i * 5), c[i] = (unsigned char)i;
	}
	arithmetic();
	narrow();
	printf("%f %f %lld %d\n", conditional(), explicit_vectors(), q[5], h[9] + c[7] + m[3]);
	return 0;
}

/* Floats and doubles: the C library's functions, conversions, comparisons with NaN, classes, fused operations. */
#include <math.h>
#include <stdio.h>

enum { COUNT = 512 };

#pragma omp declare target
static float single_functions(float x) {
	return sqrtf(x) + fabsf(x - 3) + floorf(x) * ceilf(x) + fmaf(x, x, 1.5f) + copysignf(2, x - 1) + fmaxf(x, 4) -
	       fminf(x, 9) + truncf(x / 3) + rintf(x);
}

static double double_functions(double x) {
	return sqrt(x) + sin(x) * cos(x) + exp(-x) + log(x + 1) + pow(x, 1.25) + fma(x, 3, 0.5) + fmod(x, 7) + floor(x) +
	       hypot(x, 2);
}

static int classes(double x) {
	return !!isnan(x) + 2 * !!isinf(x) + 4 * !!signbit(x) + 8 * isless(x, 3.0) + 16 * isunordered(x, 1.0) +
	       32 * (x >= 2.0) + 64 * !(x < 2.0);
}
#pragma omp end declare target

int main(void) {
	double sum = 0;
	int kinds = 0;
	long rounded = 0;
#pragma omp target teams distribute parallel for reduction(+ : sum, kinds, rounded) map(tofrom : sum, kinds, rounded)
	for (int i = 0; i < COUNT; i++) {
		float x = (float)i * 0.37f;
		double y = i / 3.0;
		_Complex double z = y + 2.0i;
		sum += single_functions(x) + double_functions(y) + __real__(z * z / (z + 1.0));
		kinds += classes(i % 5 ? y : y / 0.0) + classes(0.0 / (y - y));
		rounded += (long)(y * 1e10) + (unsigned)x + (unsigned char)y + (long)llrintf(x);
		sum += (double)(long long)(i * 1000003) + (float)(unsigned)i + ldexp(y, i % 30);
	}
	printf("%f %d %ld\n", sum, kinds, rounded);
	return 0;
}

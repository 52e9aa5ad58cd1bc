/* Local arrays of a team and of a thread: a matrix product by tiles, a histogram, arrays whose size is known late. */
#include <stdio.h>

enum { SIZE = 64, TILE = 16, BUCKETS = 32 };
static float a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];

static void multiply(void) {
#pragma omp target teams distribute collapse(2) map(to : a, b) map(from : c)
	for (int row = 0; row < SIZE; row += TILE)
		for (int column = 0; column < SIZE; column += TILE) {
			float left[TILE][TILE], right[TILE][TILE], sums[TILE][TILE] = {{0}};
			for (int step = 0; step < SIZE; step += TILE) {
#pragma omp parallel for collapse(2)
				for (int i = 0; i < TILE; i++)
					for (int j = 0; j < TILE; j++) {
						left[i][j] = a[row + i][step + j];
						right[i][j] = b[step + i][column + j];
					}
#pragma omp parallel for
				for (int i = 0; i < TILE; i++)
					for (int j = 0; j < TILE; j++)
						for (int k = 0; k < TILE; k++)
							sums[i][j] += left[i][k] * right[k][j];
			}
			for (int i = 0; i < TILE; i++)
				for (int j = 0; j < TILE; j++)
					c[row + i][column + j] = sums[i][j];
		}
}

static int histogram(const unsigned char *bytes, int count) {
	int most = 0;
#pragma omp target map(to : bytes[:count]) map(tofrom : most)
	{
		int buckets[BUCKETS] = {0};
#pragma omp parallel for
		for (int i = 0; i < count; i++) {
#pragma omp atomic
			buckets[bytes[i] % BUCKETS]++;
		}
		for (int i = 0; i < BUCKETS; i++)
			most = buckets[i] > most ? buckets[i] : most;
	}
	return most;
}

static long late_size(int count) {
	long sum = 0;
#pragma omp target map(tofrom : sum) firstprivate(count)
	{
		short numbers[count];
		for (int i = 0; i < count; i++)
			numbers[i] = (short)(i * i);
		for (int i = count - 1; i >= 0; i -= 3)
			sum += numbers[i];
	}
	return sum;
}

int main(void) {
	unsigned char bytes[1000];
	for (int i = 0; i < 1000; i++)
		bytes[i] = (unsigned char)(i * i);
	for (int i = 0; i < SIZE * SIZE; i++)
		a[i / SIZE][i % SIZE] = (float)i, b[i / SIZE][i % SIZE] = (float)(i % 5);
	multiply();
	printf("%f %d %ld\n", c[1][2], histogram(bytes, 1000), late_size(100));
	return 0;
}

/* Threads that meet: atomic updates of all kinds, critical sections, barriers, single, ordered, sections, locks. */
#include <omp.h>
#include <stdio.h>

int main(void) {
	int count = 0, captured = 0, highest = 0, steps = 0;
	long long total = 0;
	unsigned bits = 0;
	float sum = 0;
	double product = 1;
#pragma omp target map(tofrom : count, captured, highest, total, bits, sum, product, steps)
	{
		omp_lock_t lock;
		omp_init_lock(&lock);
#pragma omp parallel num_threads(8)
		{
			int mine;
#pragma omp for schedule(dynamic, 4)
			for (int i = 0; i < 200; i++) {
#pragma omp atomic
				count++;
#pragma omp atomic update relaxed
				total += i * 3LL;
#pragma omp atomic
				bits ^= 1u << (i & 31);
#pragma omp atomic
				sum += (float)i;
#pragma omp atomic
				product *= 1.0 + i * 0.001;
			}
#pragma omp atomic capture seq_cst
			mine = captured++;
#pragma omp critical(highest_so_far)
			if (mine > highest)
				highest = mine;
#pragma omp barrier
#pragma omp single
			steps += 100;
#pragma omp sections
			{
#pragma omp section
				{
					omp_set_lock(&lock);
					steps++;
					omp_unset_lock(&lock);
				}
#pragma omp section
				{
					omp_set_lock(&lock);
					steps += 2;
					omp_unset_lock(&lock);
				}
			}
#pragma omp for ordered schedule(static, 1)
			for (int i = 0; i < 16; i++) {
#pragma omp ordered
				steps = steps * 3 % 1009 + i;
			}
		}
		omp_destroy_lock(&lock);
	}
	int expected = 4, swapped = 0;
	unsigned char byte = 9;
#pragma omp target map(tofrom : expected, swapped, byte)
	{
		swapped = __atomic_compare_exchange_n(&expected, &swapped, 7, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
		swapped += __atomic_exchange_n(&expected, 5, __ATOMIC_SEQ_CST);
		swapped += __atomic_fetch_and(&expected, 4, __ATOMIC_RELEASE);
		byte = (unsigned char)__atomic_load_n(&expected, __ATOMIC_ACQUIRE);
	}
	printf("%d %d %d %lld %u %f %f %d %d %d\n", count, captured, highest, total, bits, sum, product, steps, swapped,
	       byte);
	return 0;
}

/* Data of the device: with initial values, constant, weak, thread-local copies, strings and pointers to each other. */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#pragma omp declare target
struct node {
	const char *name;
	const struct node *next;
	double weight;
};

static const struct node last = {"last", NULL, 0.5}, middle = {"middle", &last, 1.5};
const struct node first = {"first", &middle, 2.5};
int counters[8] = {1, 2, 3};
long zeros[100];
static unsigned char flag = 7;
__attribute__((weak)) int optional = 5;
__attribute__((aligned(128))) float aligned_values[32] = {1, 0.5f, 0.25f};
static const short table[][3] = {{1, 2, 3}, {-4, 5, -6}, {7, -8, 9}};
__attribute__((section(".data.special"))) int placed = 11;

__attribute__((noinline)) size_t lengths(void) {
	size_t sum = 0;
	for (const struct node *node = &first; node; node = node->next)
		sum += strlen(node->name) + (size_t)node->weight;
	return sum;
}
#pragma omp end declare target

int main(void) {
	size_t sum = 0;
	char text[64] = "";
#pragma omp target map(tofrom : sum, text)
	{
		int *numbers = malloc(100 * sizeof *numbers);
		if (numbers) {
			memset(numbers, 1, 100 * sizeof *numbers);
			memmove(numbers + 3, numbers, 50 * sizeof *numbers);
			sum += (size_t)numbers[10];
			free(numbers);
		}
		zeros[3] += counters[1]++ + optional + flag + table[1][2] + placed;
		flag ^= 0x55;
		sum += lengths() + (size_t)zeros[3] + (size_t)aligned_values[0];
		strcpy(text, first.next->name);
		strcat(text, " of three");
		printf("on the device: %s, %zu, %d\n", text, sum, omp_is_initial_device());
		if (sum == 12345)
			abort();
	}
#pragma omp target update from(counters)
	printf("%s %zu %d\n", text, sum, counters[1]);
	return 0;
}

/* Target regions of all kinds: data mapped for several, late and in part, schedules, conditions, several devices' code. */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1000 };
typedef struct {
	int count;
	double *values;
} list;

static void scale(list *list, double by) {
	double *values = list->values;
	int count = list->count;
#pragma omp target teams distribute parallel for map(tofrom                                                            \
                                                     : values[:count]) thread_limit(64) num_teams(4) if (count > 10)
	for (int i = 0; i < count; i++)
		values[i] *= by;
}

static void smooth(double *from, double *to, int count) {
#pragma omp target data map(to : from[:count]) map(from : to[:count])
	for (int round = 0; round < 4; round++) {
#pragma omp target teams distribute parallel for dist_schedule(static, 32) schedule(guided)
		for (int i = 1; i < count - 1; i++)
			to[i] = (from[i - 1] + from[i] + from[i + 1]) / 3;
#pragma omp target parallel for schedule(runtime) lastprivate(round)
		for (int i = 1; i < count - 1; i++)
			from[i] = to[i];
	}
}

static int where(void) {
	int teams = 0, threads = 0, level = 0;
#pragma omp target teams map(tofrom : teams, threads, level) num_teams(2)
	{
		if (omp_get_team_num() == 0)
			teams = omp_get_num_teams();
#pragma omp parallel
		{
#pragma omp master
			{
				threads = omp_get_num_threads() + omp_get_thread_num();
				level = omp_get_level();
			}
		}
	}
	return teams * 10000 + threads * 10 + level;
}

int main(void) {
	double *a = malloc(COUNT * sizeof *a), *b = calloc(COUNT, sizeof *b);
	for (int i = 0; i < COUNT; i++)
		a[i] = i;
	list all = {COUNT, a};
#pragma omp target enter data map(to : a[:COUNT])
	scale(&all, 1.5);
#pragma omp target exit data map(from : a[:COUNT])
	smooth(a, b, COUNT);
	int sum = 0;
#pragma omp target map(tofrom : sum) map(to : b [10:20]) nowait depend(out : sum)
	for (int i = 10; i < 30; i++)
		sum += (int)b[i];
#pragma omp taskwait
	printf("%f %f %d %d\n", a[3], b[4], sum, where());
	free(a);
	free(b);
	return 0;
}

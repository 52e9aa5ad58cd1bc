/* Structures, unions and bit-fields; copies of them; loops with jumps; tasks; offsets that are large. */
#include <stdint.h>
#include <stdio.h>

struct particle {
	float position[3], velocity[3];
	uint32_t kind : 5, alive : 1, age : 26;
	union {
		uint64_t id;
		uint32_t halves[2];
		uint8_t bytes[8];
	};
	int16_t tail[3];
} __attribute__((packed, aligned(4)));

enum { COUNT = 300 };
static struct particle particles[COUNT];
static struct {
	int before[5000];
	double far;
} large;

#pragma omp declare target
__attribute__((noinline)) static void step(struct particle *p, float time) {
	for (int i = 0; i < 3; i++)
		p->position[i] += p->velocity[i] * time;
	p->age++;
	p->kind = (p->kind * 3u + 1) & 31;
	if (p->bytes[3] & 1)
		p->alive = 0;
	p->tail[p->kind % 3] -= (int16_t)p->age;
}

__attribute__((noinline)) static int search(const struct particle *list, int count, uint32_t low) {
	int found = -1, at = 0;
again:
	if (at >= count)
		goto done;
	if (list[at].halves[0] != low) {
		at += 1 + (list[at].kind & 1u);
		goto again;
	}
	found = at;
done:
	return found;
}
#pragma omp end declare target

int main(void) {
	int found = 0;
	for (int i = 0; i < COUNT; i++)
		particles[i] = (struct particle){
		    .position = {(float)i}, .velocity = {1, 2, 3}, .kind = i & 31, .alive = 1, .id = i * 99ull};
#pragma omp target teams distribute parallel for map(tofrom : particles)
	for (int i = 0; i < COUNT; i++) {
		struct particle copy = particles[i];
		for (int j = 0; j < 10 && copy.alive; j++)
			step(&copy, 0.1f);
		particles[i] = copy;
	}
#pragma omp target map(to : particles) map(tofrom : found, large)
	{
		found = search(particles, COUNT, 99 * 64);
		large.far = large.before[4999] + found;
#pragma omp parallel
#pragma omp single
		for (int i = 0; i < 8; i++) {
#pragma omp task firstprivate(i) shared(large)
			large.before[i * 600] = i;
		}
#pragma omp taskwait
	}
	printf("%d %f %f %u\n", found, large.far, (double)particles[5].position[1], particles[7].age);
	return 0;
}

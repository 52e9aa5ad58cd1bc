/* threads.c THREADS ROUNDS FILE [link]: assembles a source in memory that many times in each of so many threads, which
 * begin together, and prints the seconds that all of it took. With `link` each object is linked, too. */
#include <kdasm/link.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_THREADS = 256 };

struct work {
	char *source;
	size_t size;
	int rounds;
	bool links;
	pthread_barrier_t begin;
};

static double now(void) {
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void require(bool good, const char *what) {
	if (good)
		return;
	fprintf(stderr, "threads: %s failed\n", what);
	exit(EXIT_FAILURE);
}

static void assemble(const struct work *work) {
	static const struct kd_options options = {.no_warnings = true};
	struct kd_result *object = kd_assemble(work->source, work->size, &options);
	require(object && object->status == KD_OK, "kd_assemble()");
	if (work->links) {
		const struct kd_link_input input = {NULL, object->object, object->object_size};
		struct kd_result *image = kd_link(&input, 1, NULL);
		require(image && image->status == KD_OK, "kd_link()");
		kd_result_free(image);
	}
	kd_result_free(object);
}

static void *run(void *argument) {
	struct work *work = argument;
	assemble(work); /* so that the heap of the thread is there */
	pthread_barrier_wait(&work->begin);
	for (int i = 0; i < work->rounds; i++)
		assemble(work);
	return NULL;
}

static void read_file(struct work *work, const char *path) {
	FILE *in = fopen(path, "rb");
	require(in && fseek(in, 0, SEEK_END) == 0, path);
	work->size = (size_t)ftell(in);
	work->source = malloc(work->size);
	rewind(in);
	require(work->source && fread(work->source, 1, work->size, in) == work->size, path);
	fclose(in);
}

int main(int argc, char **argv) {
	struct work work = {.links = argc > 4 && strcmp(argv[4], "link") == 0};
	pthread_t threads[MOST_THREADS];
	require(argc >= 4, "usage: threads THREADS ROUNDS FILE [link]:");
	unsigned count = (unsigned)atoi(argv[1]);
	work.rounds = atoi(argv[2]);
	require(count >= 1 && count <= MOST_THREADS && work.rounds > 0, "number of threads or rounds:");
	read_file(&work, argv[3]);
	pthread_barrier_init(&work.begin, NULL, count + 1);
	for (unsigned i = 0; i < count; i++)
		require(pthread_create(&threads[i], NULL, run, &work) == 0, "pthread_create()");
	pthread_barrier_wait(&work.begin);
	double start = now();
	for (unsigned i = 0; i < count; i++)
		pthread_join(threads[i], NULL);
	printf("%.9f\n", now() - start);
	pthread_barrier_destroy(&work.begin);
	free(work.source);
	return EXIT_SUCCESS;
}

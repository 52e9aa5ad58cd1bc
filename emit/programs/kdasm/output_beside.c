/* output_beside.c: see output_beside.h. */
#include "output_beside.h"

#include "programs/shared/threads.h"

enum {
	LEAST = 1024 * 1024, /* bytes; fewer are written before a thread has begun */
	STACK = 64 * 1024,
};

struct output_beside {
	struct arena *arena; /* that this lives in */
	struct output *output;
	const void *bytes;
	size_t size;
	pthread_t thread;
};

static void *put(void *context) {
	struct output_beside *beside = context;
	output_put(beside->output, beside->bytes, beside->size);
	return NULL;
}

static void join(void *context) {
	const struct output_beside *beside = context;
	pthread_join(beside->thread, NULL);
}

/* The file is opened here, because the handler of signals, which removes it, runs here. */
struct output_beside *output_beside_begin(struct arena *arena, struct output *output, const void *bytes, size_t size) {
	if (size < LEAST || output_is_direct(output) || threads_usable() < 2)
		return NULL;
	struct output_beside *beside = arena_zeroed(arena, 1, sizeof *beside);
	*beside = (struct output_beside){.arena = arena, .output = output, .bytes = bytes, .size = size};
	output_put(output, bytes, 0);
	if (thread_begin(&beside->thread, STACK, put, beside)) {
		arena_defer(arena, join, beside);
		return beside;
	}
	put(beside);
	return NULL;
}

void output_beside_end(struct output_beside *beside) {
	if (!beside)
		return;
	join(beside);
	arena_forget(beside->arena, beside);
}

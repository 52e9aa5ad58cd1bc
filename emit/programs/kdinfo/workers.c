/* workers.c: see workers.h. */
#include "workers.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "programs/shared/threads.h"

enum { AHEAD = 2 /* results for each thread that may wait to be taken */ };

struct work {
	size_t count;
	do_work *do_one;
	void *context;
	size_t most_ahead;

	/* What threads share, under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t changes;
	size_t begun, taken;
	bool *done; /* of each number */
};

struct worker {
	struct work *work;
	unsigned number;
	pthread_t thread;
};

/* The number of a piece to be done, once it is not too far ahead. False: all are begun. */
static bool begin(struct work *work, size_t *number) {
	pthread_mutex_lock(&work->lock);
	while (work->begun < work->count && work->begun - work->taken >= work->most_ahead)
		pthread_cond_wait(&work->changes, &work->lock);
	bool begins = work->begun < work->count;
	*number = work->begun;
	work->begun += begins;
	pthread_mutex_unlock(&work->lock);
	return begins;
}

static void tell_done(struct work *work, size_t number) {
	pthread_mutex_lock(&work->lock);
	work->done[number] = true;
	pthread_cond_broadcast(&work->changes);
	pthread_mutex_unlock(&work->lock);
}

static void *run(void *context) {
	const struct worker *worker = context;
	struct work *work = worker->work;
	size_t number;
	while (begin(work, &number)) {
		work->do_one(work->context, worker->number, number);
		tell_done(work, number);
	}
	return NULL;
}

static void wait_for(struct work *work, size_t number) {
	pthread_mutex_lock(&work->lock);
	while (!work->done[number])
		pthread_cond_wait(&work->changes, &work->lock);
	pthread_mutex_unlock(&work->lock);
}

static void tell_taken(struct work *work) {
	pthread_mutex_lock(&work->lock);
	work->taken++;
	pthread_cond_broadcast(&work->changes);
	pthread_mutex_unlock(&work->lock);
}

/* As many as can be had. */
static unsigned start(struct work *work, struct worker *workers, unsigned threads) {
	unsigned started = 0;
	while (started < threads) {
		workers[started] = (struct worker){.work = work, .number = started};
		if (!thread_begin(&workers[started].thread, 0, run, &workers[started]))
			break;
		started++;
	}
	return started;
}

/* False, with nothing done, if no thread can be had. */
static bool work_in_threads(struct work *work, struct worker *workers, unsigned threads, take_work *take) {
	unsigned started = start(work, workers, threads);
	for (size_t i = 0; started && i < work->count; i++) {
		wait_for(work, i);
		take(work->context, i);
		tell_taken(work);
	}
	for (unsigned i = 0; i < started; i++)
		pthread_join(workers[i].thread, NULL);
	return started > 0;
}

void work_in_order(unsigned threads, size_t count, do_work *do_one, take_work *take, void *context) {
	threads = count < threads ? (unsigned)count : threads;
	struct work work = {.count = count, .do_one = do_one, .context = context, .most_ahead = (size_t)AHEAD * threads};
	struct worker *workers = threads > 1 ? calloc(threads, sizeof *workers) : NULL;
	work.done = workers ? calloc(count, sizeof *work.done) : NULL;
	pthread_mutex_init(&work.lock, NULL);
	pthread_cond_init(&work.changes, NULL);
	bool done = work.done && work_in_threads(&work, workers, threads, take);
	for (size_t i = 0; !done && i < count; i++) {
		do_one(context, 0, i);
		take(context, i);
	}
	pthread_cond_destroy(&work.changes);
	pthread_mutex_destroy(&work.lock);
	free(work.done);
	free(workers);
}

/* workers.c: see workers.h. */
#include "workers.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "programs/shared/threads.h"

enum {
	AHEAD = 2, /* results for each thread that may wait to be taken */
	MAIN = 0,  /* the number of the main thread as a worker */
};

struct work {
	size_t count;
	do_work *do_one;
	void *context;
	size_t most_ahead;

	/* What threads share, under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t room;      /* pieces may begin that were too far ahead */
	pthread_cond_t next_done; /* the piece that is taken next */
	size_t begun, taken;
	bool *done; /* of each number */
};

struct worker {
	struct work *work;
	unsigned number;
	pthread_t thread;
};

/* Whether a piece may begin, and is not too far ahead. The lock is held here and below. */
static bool may_begin(const struct work *work) {
	return work->begun < work->count && work->begun - work->taken < work->most_ahead;
}

/* Threads that sleep are woken once there is room for half of what may be ahead: it takes longer than a small piece. */
static bool is_worth_waking(const struct work *work) {
	return work->begun - work->taken <= work->most_ahead / 2;
}

static void do_next(struct work *work, unsigned worker) {
	size_t number = work->begun++;
	pthread_mutex_unlock(&work->lock);
	work->do_one(work->context, worker, number);
	pthread_mutex_lock(&work->lock);
	work->done[number] = true;
	if (number == work->taken)
		pthread_cond_signal(&work->next_done);
}

static void *run(void *context) {
	const struct worker *worker = context;
	struct work *work = worker->work;
	pthread_mutex_lock(&work->lock);
	while (work->begun < work->count) {
		if (may_begin(work))
			do_next(work, worker->number);
		else
			pthread_cond_wait(&work->room, &work->lock);
	}
	pthread_mutex_unlock(&work->lock);
	return NULL;
}

/* The main thread works, too, instead of waiting. */
static void take_all(struct work *work, take_work *take) {
	pthread_mutex_lock(&work->lock);
	while (work->taken < work->count) {
		if (!work->done[work->taken]) {
			if (may_begin(work))
				do_next(work, MAIN);
			else
				pthread_cond_wait(&work->next_done, &work->lock);
			continue;
		}
		size_t number = work->taken;
		pthread_mutex_unlock(&work->lock);
		take(work->context, number);
		pthread_mutex_lock(&work->lock);
		work->taken++;
		if (is_worth_waking(work))
			pthread_cond_broadcast(&work->room);
	}
	pthread_mutex_unlock(&work->lock);
}

/* As many as can be had. */
static unsigned start(struct work *work, struct worker *workers, unsigned threads) {
	unsigned started = 0;
	while (started < threads) {
		workers[started] = (struct worker){.work = work, .number = MAIN + 1 + started};
		if (!thread_begin(&workers[started].thread, 0, run, &workers[started]))
			break;
		started++;
	}
	return started;
}

void work_in_order(unsigned threads, size_t count, do_work *do_one, take_work *take, void *context) {
	threads = count < threads ? (unsigned)count : threads;
	struct work work = {.count = count, .do_one = do_one, .context = context, .most_ahead = (size_t)AHEAD * threads};
	struct worker *workers = threads > 1 ? calloc(threads - 1, sizeof *workers) : NULL;
	work.done = workers ? calloc(count, sizeof *work.done) : NULL;
	pthread_mutex_init(&work.lock, NULL);
	pthread_cond_init(&work.room, NULL);
	pthread_cond_init(&work.next_done, NULL);
	unsigned started = work.done ? start(&work, workers, threads - 1) : 0;
	if (started)
		take_all(&work, take);
	for (unsigned i = 0; i < started; i++)
		pthread_join(workers[i].thread, NULL);
	for (size_t i = 0; !started && i < count; i++) {
		do_one(context, MAIN, i);
		take(context, i);
	}
	pthread_cond_destroy(&work.next_done);
	pthread_cond_destroy(&work.room);
	pthread_mutex_destroy(&work.lock);
	free(work.done);
	free(workers);
}

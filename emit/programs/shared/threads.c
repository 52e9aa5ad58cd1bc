/* threads.c: see threads.h. */
#include "threads.h"

#include <sched.h>
#include <signal.h>

unsigned threads_usable(void) {
	cpu_set_t set;
	int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
	return count > 0 ? (unsigned)count : 1;
}

/* To a processor other than the caller's, if there is one; later it may run anywhere. Linux often leaves a new thread
 * waiting for the caller's processor, for a millisecond or more, although another is idle: a link of 1,000 small
 * objects took a tenth longer. Where the thread has ended already, glibc moves the caller, which may run anywhere
 * afterwards, too. */
static void move_away(pthread_t thread) {
	cpu_set_t all, others;
	int here = sched_getcpu();
	if (here < 0 || sched_getaffinity(0, sizeof all, &all) != 0 || CPU_COUNT(&all) < 2)
		return;
	others = all;
	CPU_CLR((size_t)here, &others);
	pthread_setaffinity_np(thread, sizeof others, &others);
	pthread_setaffinity_np(thread, sizeof all, &all);
}

static bool create(pthread_t *thread, size_t stack, void *(*run)(void *context), void *context) {
	pthread_attr_t attributes;
	if (pthread_attr_init(&attributes) != 0)
		return false;
	bool begun = (!stack || pthread_attr_setstacksize(&attributes, stack) == 0) &&
	             pthread_create(thread, &attributes, run, context) == 0;
	pthread_attr_destroy(&attributes);
	return begun;
}

bool thread_begin(pthread_t *thread, size_t stack, void *(*run)(void *context), void *context) {
	sigset_t all, before;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	bool begun = create(thread, stack, run, context);
	if (begun)
		move_away(*thread);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return begun;
}

/* threads.c: see threads.h. */
#include "threads.h"

#include <sched.h>
#include <signal.h>

unsigned threads_usable(void) {
	cpu_set_t set;
	int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
	return count > 0 ? (unsigned)count : 1;
}

bool thread_begin(pthread_t *thread, void *(*run)(void *context), void *context) {
	sigset_t all, before;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	bool begun = pthread_create(thread, NULL, run, context) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return begun;
}

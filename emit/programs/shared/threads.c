/* threads.c: see threads.h. */
#include "threads.h"

#include <sched.h>
#include <signal.h>

unsigned threads_usable(void) {
	cpu_set_t set;
	int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
	return count > 0 ? (unsigned)count : 1;
}

/* For all processors but the caller's, if there are others: Linux often leaves a new thread waiting for that one, for a
 * millisecond or more, while another is idle. A link of 1,000 small objects took a tenth longer. */
static void keep_apart(pthread_attr_t *attributes) {
#ifdef __GLIBC__
	cpu_set_t others;
	int here = sched_getcpu();
	if (here < 0 || sched_getaffinity(0, sizeof others, &others) != 0 || CPU_COUNT(&others) < 2)
		return;
	CPU_CLR((size_t)here, &others);
	pthread_attr_setaffinity_np(attributes, sizeof others, &others);
#else
	(void)attributes;
#endif
}

static bool create(pthread_t *thread, size_t stack, void *(*run)(void *context), void *context) {
	pthread_attr_t attributes;
	if (pthread_attr_init(&attributes) != 0)
		return false;
	keep_apart(&attributes);
	bool begun = (!stack || pthread_attr_setstacksize(&attributes, stack) == 0) &&
	             pthread_create(thread, &attributes, run, context) == 0;
	pthread_attr_destroy(&attributes);
	return begun;
}

bool thread_begin(pthread_t *thread, size_t stack, void *(*run)(void *context), void *context) {
	sigset_t all, before;
	sigfillset(&all);
	sigdelset(&all, SIGXFSZ);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	bool begun = create(thread, stack, run, context);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return begun;
}

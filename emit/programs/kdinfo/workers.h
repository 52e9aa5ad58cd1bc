/* workers.h: numbered work that threads do, and whose results are taken in order. */
#ifndef KD_PROGRAMS_KDINFO_WORKERS_H
#define KD_PROGRAMS_KDINFO_WORKERS_H

#include <stddef.h>

/* Does one piece of the work, in any thread: `worker` is that thread's number, from 0. */
typedef void do_work(void *context, unsigned worker, size_t number);

/* Takes what came of it, in the caller's thread, one number after another. */
typedef void take_work(void *context, size_t number);

/* Does `count` pieces in so many threads; in the caller's own where that is one, or no other can be had. Few are done
 * ahead of the one that is taken next, so that there are never many results. */
void work_in_order(unsigned threads, size_t count, do_work *do_one, take_work *take, void *context);

#endif

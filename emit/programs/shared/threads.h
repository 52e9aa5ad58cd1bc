/* threads.h: threads beside the one that a program begins with. */
#ifndef KD_PROGRAMS_SHARED_THREADS_H
#define KD_PROGRAMS_SHARED_THREADS_H

#include <pthread.h>
#include <stdbool.h>

/* How many may run at once, of this process on this machine: at least 1. */
unsigned threads_usable(void);

/* Begins one. `stack` is its size in bytes; 0: as the system has it, mostly 8 MB, which counts where a process may have
 * few addresses. It does not run on the caller's processor if there are others. Signals are for the caller's thread:
 * those of the progress line, those that end the program, and those that it holds back at times; but what is sent for a
 * file that becomes too large is for the thread that writes it. False: there can be none. */
bool thread_begin(pthread_t *thread, size_t stack, void *(*run)(void *context), void *context);

#endif

/* processors.c: see processors.h. */
#include "processors.h"

#include <sched.h>

unsigned processors_usable(void) {
	cpu_set_t set;
	int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
	return count > 0 ? (unsigned)count : 1;
}

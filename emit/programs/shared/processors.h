/* processors.h: how many threads may run at once. */
#ifndef KD_PROGRAMS_SHARED_PROCESSORS_H
#define KD_PROGRAMS_SHARED_PROCESSORS_H

/* Of this process on this machine, at least 1. */
unsigned processors_usable(void);

#endif

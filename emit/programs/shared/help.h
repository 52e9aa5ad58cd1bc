/* help.h: --help, which shows the usual options, or all of them. */
#ifndef KD_PROGRAMS_SHARED_HELP_H
#define KD_PROGRAMS_SHARED_HELP_H

#include <stdbool.h>

/* Whether --help may have the value: all, or none (NULL). Else that is wrong usage, and reported. */
bool help_may_have(const char *value);

#endif

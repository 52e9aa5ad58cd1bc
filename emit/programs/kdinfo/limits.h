/* limits.h: what limits the occupancy, in words. */
#ifndef KD_PROGRAMS_KDINFO_LIMITS_H
#define KD_PROGRAMS_KDINFO_LIMITS_H

#include "kdasm/occupancy.h"

enum { LIMITS_SIZE = 40 };

/* "VGPRs and LDS"; "slots" where there are no more; "-" where nothing is known. */
void limits_format(const struct kd_occupancy *occupancy, const char *separator, char text[LIMITS_SIZE]);

#endif

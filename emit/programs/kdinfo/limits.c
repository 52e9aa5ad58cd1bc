/* limits.c: see limits.h. */
#include "limits.h"

#include <stdio.h>

static const struct {
	enum kd_occupancy_limit limit;
	const char *name;
} names[] = {
    {KD_LIMITED_BY_VGPRS, "VGPRs"},
    {KD_LIMITED_BY_SGPRS, "SGPRs"},
    {KD_LIMITED_BY_LDS, "LDS"},
    {KD_LIMITED_BY_SLOTS, "slots"},
};

void limits_format(const struct kd_occupancy *occupancy, const char *separator, char text[LIMITS_SIZE]) {
	int length = snprintf(text, LIMITS_SIZE, "%s", occupancy->limits ? "" : "-");
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (occupancy->limits & names[i].limit)
			length +=
			    snprintf(text + length, (size_t)(LIMITS_SIZE - length), "%s%s", length ? separator : "", names[i].name);
}

/* limits.c: see limits.h. */
#include "limits.h"

#include <stdio.h>

void limits_format(const struct kd_occupancy *occupancy, const char *separator, char text[LIMITS_SIZE]) {
	int length = snprintf(text, LIMITS_SIZE, "%s", occupancy->limits ? "" : "-");
	const char *name;
	for (uint32_t bit = 1; (name = kd_occupancy_limit_name(bit)); bit <<= 1)
		if (occupancy->limits & bit)
			length += snprintf(text + length, (size_t)(LIMITS_SIZE - length), "%s%s", length ? separator : "", name);
}

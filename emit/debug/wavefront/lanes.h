/* lanes.h: the lanes of a wavefront, for the callers of the library. */
#ifndef KD_DEBUG_WAVEFRONT_LANES_H
#define KD_DEBUG_WAVEFRONT_LANES_H

#include "context.h"
#include "kdasm/debugging.h"

struct kd_lanes {
	struct arena *arena;
	enum kd_status status;
	const char *error;
	struct evaluation_context context;
	LIST(struct kd_lane) list;
};

/* Finds where the lanes are, by an object and a state that are good. */
void lanes_find(struct kd_lanes *lanes, const struct context_request *request);

#endif

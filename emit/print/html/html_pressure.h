/* html_pressure.h: how many registers are live at each instruction of a function. */
#ifndef KD_PRINT_HTML_HTML_PRESSURE_H
#define KD_PRINT_HTML_HTML_PRESSURE_H

#include "gpu/flow/live.h"

enum { HTML_STEPS = 480 }; /* columns of the picture at most */

struct html_pressure {
	const struct flow *flow;
	struct flow_live live;
	uint32_t *positions; /* of instructions, by their addresses */
	uint32_t *numbers;   /* of instructions at positions */
	size_t count;
	struct flow_pressure *at; /* by position */
	size_t peak;              /* the first position at which most vector registers are live */
	struct flow_register_set peak_set;
};

/* NULL: it is not known. */
struct html_pressure *html_pressure_find(const struct flow *flow, struct arena *arena);

static inline unsigned html_vectors(const struct flow_pressure *pressure) {
	return (unsigned)pressure->vgprs + pressure->agprs;
}

#endif

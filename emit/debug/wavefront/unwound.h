/* unwound.h: the caller of a wavefront, for the callers of the library. */
#ifndef KD_DEBUG_WAVEFRONT_UNWOUND_H
#define KD_DEBUG_WAVEFRONT_UNWOUND_H

#include "context.h"
#include "kdasm/debugging.h"

/* An address and its function. */
struct unwound_place {
	uint64_t pc;
	const char *function; /* NULL: not known */
	uint64_t offset;      /* of the address from it */
};

struct kd_unwound {
	struct arena *arena;
	enum kd_status status;
	const char *error;
	struct evaluation_context context;
	struct unwound_place place, caller;
	bool has_caller;
	struct kd_evaluation *cfa; /* NULL: there is no rule */
	LIST(struct kd_unwound_register) registers;
};

/* Unwinds one call, by an object and a state that are good. */
void unwound_find(struct kd_unwound *unwound, const struct context_request *request);

#endif

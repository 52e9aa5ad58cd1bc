/* result.h: the result of a public call, and the arena that all of it lies in. */
#ifndef KD_API_RESULT_H
#define KD_API_RESULT_H

#include "base/arena.h"
#include "base/buffer.h"
#include "base/diag.h"
#include "kdasm/kdasm.h"

/* Of output files, in bytes. */
#define SIZE_LIMIT_DEFAULT (UINT64_C(1) << 30)

/* The limit that counts, where 0 stands for the default: sizes below it are a size_t on every machine. */
static inline uint64_t size_limit(uint64_t wanted) {
	uint64_t limit = wanted ? wanted : SIZE_LIMIT_DEFAULT;
	return limit < SIZE_MAX ? limit : SIZE_MAX;
}

struct outcome {
	struct kd_result result; /* first: kd_result_free() is given its address */
	struct arena *arena;
};

/* An empty one, or NULL for want of memory. kd_result_free(&outcome->result) frees it. */
struct outcome *outcome_new(void);

/* Its object, if the status is KD_OK, and the diagnostics. */
struct kd_result *outcome_end(struct outcome *outcome, const struct buffer *object, struct diag *diag,
                              struct sources *sources);

/* What is returned when the arena ran out of memory. */
struct kd_result *outcome_no_memory(struct outcome *outcome);

#endif

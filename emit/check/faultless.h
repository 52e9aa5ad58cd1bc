/* faultless.h: functions that were followed before, and nothing was found: libraries repeat some in many of their code
 * objects. Of their bytes only a hash is kept, with so many bits that no two functions have one by chance. */
#ifndef KD_CHECK_FAULTLESS_H
#define KD_CHECK_FAULTLESS_H

#include "base/arena.h"
#include "gpu/flow/flow.h"

struct faultless;

/* Of none as yet; in memory of the arena. */
struct faultless *faultless_new(struct arena *arena);

/* A function, and which checks are made of it, a bit each. */
struct faultless_code {
	uint64_t hash[2];
	const struct isa_machine *machine; /* NULL: it is not known by its bytes alone */
	size_t size;
	uint8_t replay, asked;
	bool is_function;
};

struct faultless_code faultless_code_of(const struct faultless *faultless, const struct flow_code *code,
                                        unsigned asked);

bool faultless_has(const struct faultless *faultless, const struct faultless_code *code);

/* Nothing was found in it. */
void faultless_add(struct faultless *faultless, const struct faultless_code *code);

#endif

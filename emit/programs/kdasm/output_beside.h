/* output_beside.h: a file is written while what it holds is checked. */
#ifndef KD_PROGRAMS_KDASM_OUTPUT_BESIDE_H
#define KD_PROGRAMS_KDASM_OUTPUT_BESIDE_H

#include "programs/shared/output_file.h"

struct output_beside;

/* Puts all that an output is to hold, in a thread if that is worth it and the output is not written where it is. The
 * bytes and the output must stay until the end, or until the arena is freed. NULL: no thread writes. */
struct output_beside *output_beside_begin(struct arena *arena, struct output *output, const void *bytes, size_t size);

/* Waits until it is put. NULL is allowed. */
void output_beside_end(struct output_beside *beside);

#endif

/* bundle.h: --bundle: what was made for several targets becomes one file. */
#ifndef KD_PROGRAMS_KDASM_BUNDLE_H
#define KD_PROGRAMS_KDASM_BUNDLE_H

#include "kdasm/kdasm.h"
#include "options.h"
#include "programs/shared/input_file.h"

/* The bundle of inputs that are code objects. Reports inputs that are none. */
struct kd_result bundle_inputs(struct arena *arena, const struct options *options, const struct input *inputs);

/* The results of all targets, in their order, as one, whose object is the bundle. Memory of the arena, and of the
 * results, which must live as long. */
struct kd_result bundle_join(struct arena *arena, const struct options *options, const struct kd_result *results);

#endif

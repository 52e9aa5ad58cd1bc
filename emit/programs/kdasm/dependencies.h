/* dependencies.h: the make rule that -MD, -M and what is like them write. */
#ifndef KD_PROGRAMS_KDASM_DEPENDENCIES_H
#define KD_PROGRAMS_KDASM_DEPENDENCIES_H

#include "kdasm/kdasm.h"
#include "options.h"
#include "programs/shared/output_file.h"

/* The file that the rule goes to; "-": standard output. */
const char *dependencies_path(struct arena *arena, const struct options *options);

/* A file name as make reads it back. */
const char *dependencies_quote(struct arena *arena, const char *name);

/* `target: inputs and files that they read` for make. */
void dependencies_put(struct arena *arena, const struct options *options, const struct kd_result *result,
                      struct output *output);

#endif
